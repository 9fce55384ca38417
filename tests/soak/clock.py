"""Simulated time for a running service: PostgreSQL's clock, put forward as far as the test says.

The service reads no clock but the database's, by functions that it names without their schema. A schema before
`pg_catalog` in the search path has functions of the same names that add an offset. So the service runs as it is, on one
clock that all its processes share; between two skips it goes as fast as ever.
"""

import datetime as dt
import signal

from tests.live.service import Service
from tests.soak.costs import Costs

CLOCK = """
CREATE SCHEMA simulated;
CREATE TABLE simulated.clock (ahead interval NOT NULL);
INSERT INTO simulated.clock VALUES ('0');
CREATE FUNCTION simulated.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS 'SELECT pg_catalog.clock_timestamp() + ahead FROM simulated.clock';
CREATE FUNCTION simulated.statement_timestamp() RETURNS timestamptz LANGUAGE sql STABLE
    AS 'SELECT pg_catalog.statement_timestamp() + ahead FROM simulated.clock';
CREATE FUNCTION simulated.now() RETURNS timestamptz LANGUAGE sql STABLE
    AS 'SELECT pg_catalog.now() + ahead FROM simulated.clock';
CREATE VIEW simulated.pg_stat_activity AS
    SELECT activity.datname, activity.pid, activity.backend_type, activity.backend_xid,
        activity.xact_start + ahead AS xact_start
    FROM pg_catalog.pg_stat_activity activity, simulated.clock;
DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET search_path = simulated, pg_catalog, public', current_database());
END $$;
"""
"""`clock_timestamp` is volatile, so that it sees an offset that was committed while its statement waited for a lock."""

CLOCKS = ("simulated.clock SET ahead = ahead", "games_heartbeat SET at = at")
"""What a skip adds to, behind a lock on all competitions and games.

The lock waits for everybody who writes one of them: they lock its row, then read the clock, then write what happened.
So no transaction has times from both sides of a skip. The sweep has worked all the time, as far as it can tell."""


class SimulatedService(Service):
    """The service on a clock that is put forward, with several workers and beats."""

    workers = ("worker", "second worker", "third worker")
    programs = {
        **Service.programs,
        **dict.fromkeys(workers, "worker"),
        "second beat": "beat",
    }

    def __init__(self, broker: str) -> None:
        super().__init__(broker)
        self.costs = Costs()

    def kill(self, name: str) -> None:
        self.costs.add(name.rpartition(" ")[2], self.processes[name].pid)
        super().kill(name)

    def kill_postgres(self, sign: signal.Signals = signal.SIGKILL) -> None:
        self.costs.add("PostgreSQL", self.postgres.pid)
        super().kill_postgres(sign)

    def __exit__(self, *_: object) -> None:
        if hasattr(self, "postgres"):
            self.costs.add("PostgreSQL", self.postgres.pid)
        super().__exit__()

    def prepare(self) -> None:
        self.database.execute(CLOCK)
        self.database.close()
        self.connect()

    def skip(self, hours: float) -> tuple[dt.datetime, dt.datetime]:
        """Put the clock forward, at one instant for everybody; answers what it showed before and after."""
        with self.database.transaction():
            self.database.execute("LOCK TABLE leagues_competition, games_game IN EXCLUSIVE MODE")
            before = self.now()
            for clock in CLOCKS:
                self.database.execute(f"UPDATE {clock} + make_interval(secs => %s)", [hours * 3600])
        return before, self.now()

    def now(self) -> dt.datetime:
        """What the simulated clock shows."""
        found: dt.datetime = self.sql("SELECT clock_timestamp()")[0][0]
        return found
