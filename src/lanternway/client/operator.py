"""What the operator of a server can ask of it, over HTTP."""

from lanternway.client.http import Client
from lanternway.messages import people


class Operator(Client):
    """`token` is what LANTERNWAY_OPERATOR says at the server."""

    def overview(self) -> people.Overview:
        return self._get("operator/overview", people.Overview)

    def find(self, who: str) -> list[people.FoundPerson]:
        """People by id, login or name."""
        return self._get("operator/people", list[people.FoundPerson], who=who)

    def close(self, table: str) -> None:
        with self._open("POST", f"operator/tables/{table}/close", {}):
            pass

    def sanction(self, person: str, kind: str, days: float, reason: str = "") -> None:
        """`kind`: silence or ban; with 0 days it is lifted."""
        body = {"person": person, "kind": kind, "days": days, "reason": reason}
        with self._open("POST", "operator/sanctions", body):
            pass
