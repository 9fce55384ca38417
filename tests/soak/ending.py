"""What is left of a soak when it is over: logs, and answers that nothing explains."""

import shutil
from pathlib import Path

from duckcover.standalone import embedded
from duckcover.standalone.backup import Database, backup
from tests.soak.breakdowns import Breakdowns
from tests.soak.clock import SimulatedService
from tests.soak.wire import Wire

AWAY = (0, 503)
"""How requests may fail while PostgreSQL is away: without an answer, or saying so."""


def copy_logs(service: SimulatedService, folder: Path | None, *, with_database: bool) -> None:
    """Copy the logs of the service, and its database where it has faults: they are read from its rows."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for log in service.data_dir.glob("*.log"):
            shutil.copy(log, folder)
        if with_database:
            url = embedded.database_url(service.data_dir)
            backup(Database(url), folder / "database.dump", overwrite=True)


def unexplained(wire: Wire, breakdowns: Breakdowns) -> list[str]:
    """Answers that no end of PostgreSQL explains."""
    explained = AWAY if breakdowns.postgres_ended else ()
    return [f"{n} answers {status}" for status, n in wire.failures.items() if status not in explained]
