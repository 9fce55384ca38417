"""Places where a test can hold a worker: triggers that wait for an advisory lock, and tables locked from outside.

They stand in the database alone, so what is held, killed and let go is the service as it is.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg

from duckcover.standalone import embedded
from tests.live.service import Service, await_true

LOCK_CLASS = 77
GATES = (
    "CREATE TABLE IF NOT EXISTS chaos_gate (game bigint, place text)",
    """CREATE OR REPLACE FUNCTION chaos_wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF EXISTS (SELECT FROM chaos_gate WHERE game = NEW.game_id AND place = TG_ARGV[0]) THEN
            PERFORM pg_advisory_xact_lock(77, NEW.game_id::int);
        END IF;
        RETURN NEW;
    END $$""",
    """CREATE OR REPLACE TRIGGER chaos_claiming BEFORE UPDATE OF attempts ON games_turn
    FOR EACH ROW EXECUTE FUNCTION chaos_wait('claiming')""",
    """CREATE OR REPLACE TRIGGER chaos_written BEFORE INSERT ON games_event
    FOR EACH ROW WHEN (NEW.kind = 12) EXECUTE FUNCTION chaos_wait('written')""",
    "DROP TRIGGER IF EXISTS chaos_committing ON games_event",
    """CREATE CONSTRAINT TRIGGER chaos_committing AFTER INSERT ON games_event DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.kind = 12) EXECUTE FUNCTION chaos_wait('committing')""",
)
NO_GATES = (
    "DROP TRIGGER chaos_claiming ON games_turn",
    "DROP TRIGGER chaos_written ON games_event",
    "DROP TRIGGER chaos_committing ON games_event",
    "DROP FUNCTION chaos_wait",
    "DROP TABLE chaos_gate",
)
"""Each statement is a transaction of its own: two tables locked in one may deadlock with a worker at work."""
HELD = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 77 AND objid = %s AND NOT granted"
HELD_BY_TABLE = "SELECT count(*) FROM pg_locks WHERE relation = 'games_round'::regclass AND NOT granted"
PLACES = ("claiming", "loading", "written", "committing")
"""While the attempt is counted; after that, the game locked and nothing written; with all but the snapshot written;
while the resolving transaction commits (the server goes on with that alone)."""


@contextmanager
def gates(service: Service) -> Iterator[None]:
    """The triggers are there; none holds anybody yet."""
    for statement in GATES:
        service.sql(statement)
    try:
        yield
    finally:
        for statement in NO_GATES:
            service.sql(statement)


@contextmanager
def held(service: Service, game: int, place: str) -> Iterator["Gate"]:
    """Whoever resolves this game waits at `place` until the block ends."""
    if place == "loading":
        gate, waiting = Gate(service, HELD_BY_TABLE, ()), "LOCK TABLE games_round IN ACCESS EXCLUSIVE MODE"
    else:
        service.sql("INSERT INTO chaos_gate VALUES (%s, %s)", game, place)
        gate, waiting = Gate(service, HELD, (game,)), f"SELECT pg_advisory_xact_lock({LOCK_CLASS}, {game})"
    with psycopg.connect(embedded.database_url(service.data_dir)) as keeper:
        keeper.execute(waiting)
        yield gate
        service.sql("DELETE FROM chaos_gate")


class Gate:
    """A place at which somebody may be held."""

    def __init__(self, service: Service, question: str, values: tuple[int, ...]) -> None:
        self._ask = lambda: service.sql(question, *values) != [(0,)]

    def await_somebody(self, seconds: float = 90) -> None:
        """Return when somebody is held. Raises: AssertionError when nobody comes."""
        await_true(self._ask, seconds, "a worker at the gate")
