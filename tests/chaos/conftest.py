"""The stores of tests/server, here too."""

from tests.server.conftest import postgres_store, postgres_url, redis_url, sqlite_store

__all__ = ["postgres_store", "postgres_url", "redis_url", "sqlite_store"]
