"""Stores for the tests: a fresh SQLite file, and the same on PostgreSQL."""

import asyncio
import functools
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from lanternway.server import accounts, logs
from tests.server import serving

logs.configure(as_json=True)


@pytest.fixture(autouse=True)
def _quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed the same way at a thousandth of the cost."""
    quick = functools.partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(accounts, "PasswordHasher", quick)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    yield from serving.postgres()


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    yield from serving.redis()


@pytest.fixture
def sqlite_store(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def postgres_store(postgres_url: str) -> str:
    return asyncio.run(serving.new_database(postgres_url, f"t{uuid.uuid4().hex}"))


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> str:
    """Every promise holds on both."""
    found: str = request.getfixturevalue(f"{request.param}_store")
    return found
