"""One run: its data folder, its rows, what runs on them at the moment."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.core.management import call_command
from django.db import connection

from benchmarks.figures import Scale
from benchmarks.minima import Minima
from benchmarks.service import service
from benchmarks.world import World, templates
from duckcover.standalone import embedded
from games.models import Game, Snapshot


class Run:
    """What every measurement needs; `port` is the service's while it runs."""

    minima: Minima
    originals: list[Game]
    port: int

    def __init__(self, folder: Path, scale: Scale) -> None:
        self.folder, self.scale, self.world = folder, scale, World()

    @contextmanager
    def database(self) -> Iterator[None]:
        """PostgreSQL alone, migrated."""
        with embedded.start_postgres(self.folder):
            call_command("migrate", verbosity=0)
            yield
            connection.close()

    def prepare(self) -> None:
        """Make the games that are copied, and pgbench's tables."""
        self.originals = templates(self.world, 24)
        self.minima = Minima(self.folder, Snapshot.objects.get(game=self.originals[0]).document)

    @contextmanager
    def service(self) -> Iterator[None]:
        """Everything, as `duckcover up` runs it; what rang while no worker listened is forgotten."""
        for message in (self.folder / "broker" / "messages").glob("*.msg"):
            message.unlink()
        with service(self.folder) as self.port:
            yield
            connection.close()
