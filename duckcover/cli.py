"""The command `duckcover`: up, play, backup, restore, and all of Django's commands."""

import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import ExitStack

from django.core.exceptions import ImproperlyConfigured

from duckcover import __version__
from duckcover.standalone.embedded import EmbeddedError, default_data_dir, is_running, start_postgres

USAGE = """Usage: duckcover COMMAND [OPTION…]

  up       run the whole service on this machine (duckcover up --help)
  play     play a game in the terminal, or let N clients play one (duckcover play --help)
  backup   write the database to a file (duckcover backup --help)
  restore  fill the database from such a file (duckcover restore --help)

Any other command is Django's, such as migrate, createsuperuser or verify_record; duckcover help lists them."""

# Commands that look at no database; for all the others an embedded one is started while they run.
WITHOUT_DATABASE = frozenset(
    {"help", "--help", "-h", "check", "spectacular", "verify_record", "verify_competition"}
    | {"makemessages", "compilemessages", "collectstatic", "findstatic", "diffsettings", "startapp", "test"}
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, `sys.argv` by default; the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words:
        print(USAGE)
        return 0
    if words[0] in {"--version", "version"}:
        print(f"duckcover {__version__}")
        return 0
    if words[0] == "up":
        from duckcover.standalone.supervisor.up import main as up

        return up(words[1:])
    if words[0] == "play":
        return _play(words[1:])
    if words[0] in {"backup", "restore"}:
        from duckcover.standalone.backup import main as backup

        return backup(words)
    return _django(words)


def _play(words: list[str]) -> int:
    """Run the Python SDK's terminal client, for the service of this machine unless another is named."""
    from duckcover_sdk.terminal.main import main as play

    from duckcover.standalone.address import local_url
    from duckcover.standalone.errors import UpError

    prog = "duckcover play" if shutil.which("duckcover") else "python3.11 bootstrap.py play"
    try:
        return play(words, prog=prog, local_url=local_url())
    except UpError as error:
        print(f"duckcover: {error}", file=sys.stderr)
        return 1


def _django(words: list[str]) -> int:
    """Run a command of Django's, on an embedded PostgreSQL of its own when it needs one and none runs."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duckcover.settings")
    from django.conf import settings
    from django.core.management import execute_from_command_line

    data_dir = default_data_dir()
    try:
        settings.DEBUG  # noqa: B018 - reads the settings before anything starts
    except (EmbeddedError, ImproperlyConfigured) as error:
        print(f"duckcover: {error}", file=sys.stderr)
        return 1
    try:
        with ExitStack() as stack:
            needed = words[0] not in WITHOUT_DATABASE and not os.environ.get("DATABASE_URL")
            if needed and not is_running(data_dir):
                stack.enter_context(start_postgres(data_dir))
            execute_from_command_line(["duckcover", *words])
    except EmbeddedError as error:
        print(f"duckcover: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
