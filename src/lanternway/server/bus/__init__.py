"""The bus: how processes tell each other that something is new. Losing a word loses nothing: whoever
hears of a row, or doubts, looks into the store."""

from lanternway.server.bus.bus import Bus, Receive

__all__ = ["Bus", "Receive", "open_bus"]


async def open_bus(url: str) -> Bus:
    """`local`, `postgresql://…` (NOTIFY) or `redis://…`."""
    if url in ("", "local"):
        from lanternway.server.bus.local import LocalBus

        return LocalBus()
    if url.startswith(("postgres://", "postgresql://")):
        from lanternway.server.bus.postgres import PostgresBus

        return PostgresBus(url)
    if url.startswith(("redis://", "rediss://", "unix://")):
        from lanternway.server.bus.redis import RedisBus

        return RedisBus(url)
    raise ValueError(f"'{url}' is not the address of a bus: local, postgresql://… or redis://…")
