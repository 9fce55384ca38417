"""The account that PostgreSQL runs as for root, whom it refuses, and what that account must reach."""

import os
import pwd
import stat
from pathlib import Path
from typing import NamedTuple

CANDIDATES = ("duckcover", "nobody")


class Account(NamedTuple):
    """A user of this machine."""

    uid: int
    gid: int

    def own(self, folder: Path) -> None:
        """Hand `folder` itself (not what is in it) to this account."""
        os.chown(folder, self.uid, self.gid)

    def popen_options(self) -> dict[str, object]:
        """What makes `subprocess` run a program as this account and with none of root's groups."""
        return {"user": self.uid, "group": self.gid, "extra_groups": []}


def postgres_account(cluster: Path) -> Account | None:
    """The account that PostgreSQL runs as, None for our own.

    Only root needs another one: an existing cluster's owner, else the first of `CANDIDATES`.
    """
    if os.geteuid() != 0:
        return None
    if cluster.exists() and cluster.stat().st_uid != 0:
        found = cluster.stat()
        return Account(found.st_uid, found.st_gid)
    entry = next(pwd.getpwnam(name) for name in CANDIDATES if _exists(name))
    return Account(entry.pw_uid, entry.pw_gid)


def _exists(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def open_way(folder: Path) -> None:
    """Let other accounts pass through (not list) `folder` and the folders above it."""
    for step in (folder, *folder.parents):
        mode = stat.S_IMODE(step.stat().st_mode)
        if not mode & stat.S_IXOTH:
            step.chmod(mode | stat.S_IXOTH)
