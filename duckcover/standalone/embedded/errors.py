"""What can be wrong with the data folder and what runs in it; each message is made for people."""


class EmbeddedError(Exception):
    """Something that keeps the service from running on this folder."""


class FolderError(EmbeddedError):
    """The data folder cannot be made, written or understood."""


class FolderInUseError(EmbeddedError):
    """Another instance holds the data folder; `pid` is its supervisor, 0 when that is unknown."""

    def __init__(self, folder: object, pid: int) -> None:
        self.pid = pid
        super().__init__(f"Another instance (pid {pid or 'unknown'}) runs on the data folder {folder}.")


class PostgresError(EmbeddedError):
    """PostgreSQL could not be set up, started or stopped."""
