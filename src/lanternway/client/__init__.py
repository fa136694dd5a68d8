"""A Python client: HTTP for single requests (`Client`), one socket to follow tables live (`Live`).

docs/api.md has a bot of 40 lines.
"""

from lanternway.client.http import Client, Problem
from lanternway.client.ledger import Ledger
from lanternway.client.live import Live, OtherProtocol, Refused

__all__ = ["Client", "Ledger", "Live", "OtherProtocol", "Problem", "Refused"]
