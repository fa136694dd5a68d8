"""Plain data as text, one way only, and the hash of a state."""

import hashlib
import json
from typing import Any

from lanternway.core.state import State


def to_text(data: Any) -> str:
    """Canonical JSON: sorted keys, no blanks. Equal data gives equal text."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def state_hash(state: State) -> str:
    """A short name of everything on the table, hidden things too; chance does not count."""
    return text_hash(to_text(state.to_data()))


def text_hash(text: str) -> str:
    """Sixteen hex digits of BLAKE2b."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
