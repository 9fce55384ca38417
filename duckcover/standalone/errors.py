"""Why something cannot run on this machine. Each message is made for people and shown without a traceback."""


class UpError(Exception):
    """Something in the options, the machine or a child that keeps the service from starting."""


class StopRequested(Exception):  # noqa: N818 - somebody's wish, not an error
    """Ctrl-C or SIGTERM came while the service was starting."""


class BackupError(Exception):
    """A backup cannot be made or restored."""


class EmbeddedError(Exception):
    """Something that keeps the service from running on this data folder."""


class FolderError(EmbeddedError):
    """The data folder cannot be made, written or understood."""


class FolderInUseError(EmbeddedError):
    """Another instance holds the data folder; `pid` is its supervisor, 0 when that is unknown."""

    def __init__(self, folder: object, pid: int) -> None:
        self.pid = pid
        super().__init__(f"Another instance (pid {pid or 'unknown'}) runs on the data folder {folder}.")


class PostgresError(EmbeddedError):
    """PostgreSQL could not be set up, started or stopped."""
