"""How a server runs: every setting, by flag or environment (`LANTERNWAY_…`)."""

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    store: str = "sqlite:///lanternway.db"
    """sqlite:///FILE or postgresql://…"""
    bus: str = ""
    """local, postgresql://… or redis://…; empty: NOTIFY of the store if it is PostgreSQL, else local."""
    origins: tuple[str, ...] = ()
    """Further origins (https://play.example) that browsers may come from; the server's own always may."""
    hosts: tuple[str, ...] = ()
    """Further names (play.example) by which this server is reached; addresses always are."""
    metrics: tuple[str, ...] = ()
    """Addresses that may read /metrics; none: nobody may."""
    secure: bool = False
    """Behind https: cookies are Secure, HSTS is sent."""
    workers: int = 1
    """Processes that serve behind one address; more than one need PostgreSQL."""
    thinkers: int = 2
    """Processes in which bots think, for each that serves. Nobody's tables have all of them, if there are
    several."""
    think_seconds: float = 30.0
    """A bot that needs longer is played for by a quick one."""
    bots_pace: float = 0.3
    """Seconds between two moves where only bots play."""
    web: str = ""
    """Folder of the built page; empty: where the package or the source tree has it."""
    smtp: str = ""
    """smtp://user:password@host:port, for e-mail; empty: none."""
    mail_from: str = "lanternway@localhost"
    public_url: str = ""
    """Where people reach this server; for links in messages."""
    webhooks: bool = False
    """Whether people may have this server call an address of theirs when it is their turn."""
    rate: float = 1.0
    """Multiplies all rate limits; 0: none (for measuring)."""
    operator: str = ""
    """What the operator says to close tables, silence and ban (`lanternway host`); empty: nobody can."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose X-Forwarded-For is believed."""
    deflate: bool = False
    """Compress messages of sockets: less traffic, more memory and time."""
    log_json: bool = True

    def address(self) -> str:
        """Where links in messages lead."""
        scheme = "https" if self.secure else "http"
        return self.public_url or f"{scheme}://{self.host}:{self.port}"

    def contact(self) -> str:
        """Who answers for this server, for those who carry its messages."""
        is_site = self.public_url.startswith("https://")
        return self.public_url if is_site else f"mailto:{self.mail_from}"

    def bus_url(self) -> str:
        if self.bus:
            return self.bus
        return self.store if self.store.startswith("postgres") else "local"
