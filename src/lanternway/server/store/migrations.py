"""The schema, as steps that are never changed, only added to. Both databases understand them."""

from typing import Final

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE persons (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            login TEXT UNIQUE,
            password TEXT,
            webhook TEXT NOT NULL DEFAULT '',
            email TEXT NOT NULL DEFAULT '',
            created DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE tokens (
            hash TEXT PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            person TEXT NOT NULL REFERENCES persons (id),
            label TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL
        )""",
        "CREATE INDEX tokens_person ON tokens (person)",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            status TEXT NOT NULL,
            listed INTEGER NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            updated DOUBLE PRECISION NOT NULL,
            due DOUBLE PRECISION,
            lease TEXT NOT NULL DEFAULT '',
            lease_until DOUBLE PRECISION NOT NULL DEFAULT 0,
            info TEXT NOT NULL
        )""",
        "CREATE INDEX tables_lobby ON tables (listed, status, updated)",
        "CREATE INDEX tables_due ON tables (due)",
        """CREATE TABLE log (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq BIGINT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER NOT NULL,
            actor TEXT NOT NULL,
            command TEXT,
            data TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)
        )""",
        "CREATE UNIQUE INDEX log_command ON log (table_id, actor, command)",
        """CREATE TABLE places (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            person TEXT NOT NULL,
            turn INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX places_person ON places (person)",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            seq BIGINT NOT NULL,
            data TEXT NOT NULL
        )""",
        """CREATE TABLE mutes (
            person TEXT NOT NULL,
            muted TEXT NOT NULL,
            PRIMARY KEY (person, muted)
        )""",
        """CREATE TABLE processes (
            id TEXT PRIMARY KEY,
            beat DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE downtimes (
            start DOUBLE PRECISION PRIMARY KEY,
            stop DOUBLE PRECISION NOT NULL
        )""",
    ),
)
"""Step n leads from version n to version n + 1."""
