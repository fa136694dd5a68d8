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
    ("ALTER TABLE persons ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'",),
    (
        """CREATE TABLE progress (
            person TEXT NOT NULL REFERENCES persons (id),
            lesson TEXT NOT NULL,
            answers TEXT NOT NULL,
            passed INTEGER NOT NULL,
            PRIMARY KEY (person, lesson)
        )""",
    ),
    (
        "ALTER TABLE log ADD COLUMN content TEXT",
        "ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_owner ON tables (owner, status)",
        """CREATE TABLE facts (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
        )""",
    ),
    (
        "ALTER TABLE tokens ADD COLUMN used DOUBLE PRECISION",
        "ALTER TABLE persons ADD COLUMN recovery TEXT",
    ),
    (
        """CREATE TABLE pushes (
            token TEXT PRIMARY KEY REFERENCES tokens (hash) ON DELETE CASCADE,
            endpoint TEXT NOT NULL,
            receiver TEXT NOT NULL,
            secret TEXT NOT NULL
        )""",
        "CREATE INDEX pushes_endpoint ON pushes (endpoint)",
    ),
    (
        """CREATE TABLE results (
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            person TEXT NOT NULL,
            name TEXT NOT NULL,
            place INTEGER NOT NULL,
            score INTEGER NOT NULL,
            game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL,
            shown DOUBLE PRECISION NOT NULL,
            bots INTEGER NOT NULL,
            own INTEGER NOT NULL,
            unrated TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX results_person ON results (person, ended)",
        """CREATE TABLE ratings (
            person TEXT NOT NULL,
            game TEXT NOT NULL,
            number INTEGER NOT NULL,
            table_id TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            shown DOUBLE PRECISION NOT NULL,
            mu DOUBLE PRECISION NOT NULL,
            sigma DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (person, game, number)
        )""",
        "CREATE UNIQUE INDEX ratings_table ON ratings (table_id, person)",
        """CREATE TABLE blocks (
            person TEXT NOT NULL,
            blocked TEXT NOT NULL,
            PRIMARY KEY (person, blocked)
        )""",
        """CREATE TABLE sanctions (
            person TEXT NOT NULL,
            kind TEXT NOT NULL,
            until DOUBLE PRECISION NOT NULL,
            reason TEXT NOT NULL,
            PRIMARY KEY (person, kind)
        )""",
        "CREATE INDEX log_persons ON log (actor) WHERE kind IN ('joined', 'said')",
        "ALTER TABLE persons ADD COLUMN unconfirmed TEXT NOT NULL DEFAULT ''",
        "UPDATE persons SET unconfirmed = email, email = ''",
    ),
    (
        """CREATE TABLE reviews (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            record TEXT NOT NULL,
            version TEXT NOT NULL,
            data TEXT NOT NULL
        )""",
    ),
)
"""Step n leads from version n to version n + 1."""
