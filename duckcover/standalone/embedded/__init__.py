"""PostgreSQL and a broker for a machine that has none, both in one data folder. Linux and macOS.

Nothing here needs Django; `duckcover.settings` asks here for its defaults.
"""

from duckcover.standalone.embedded.broker import broker_options, broker_url
from duckcover.standalone.embedded.folder import (
    FileLock,
    default_data_dir,
    prepare_folder,
    private_key,
    push_key,
    secret_key,
)
from duckcover.standalone.embedded.postgres import (
    PostgresServer,
    RunningPostgres,
    database_settings,
    database_url,
    is_running,
    program,
    running_pid,
    start_postgres,
)
from duckcover.standalone.errors import EmbeddedError, FolderError, FolderInUseError, PostgresError

__all__ = [
    "EmbeddedError",
    "FileLock",
    "FolderError",
    "FolderInUseError",
    "PostgresError",
    "PostgresServer",
    "RunningPostgres",
    "broker_options",
    "broker_url",
    "database_settings",
    "database_url",
    "default_data_dir",
    "is_running",
    "prepare_folder",
    "private_key",
    "program",
    "push_key",
    "running_pid",
    "secret_key",
    "start_postgres",
]
