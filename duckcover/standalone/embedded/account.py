"""The account that PostgreSQL, which refuses root, runs as for root; its way to its files."""

import os
import pwd
import shutil
import stat
from pathlib import Path
from typing import Any, NamedTuple

from duckcover.standalone.errors import PostgresError

CANDIDATES = ("duckcover", "nobody")
# Either lets a process pass through folders closed to its account: capabilities(7), by number.
PASSING_CAPABILITIES = {2: "dac_read_search", 1: "dac_override"}


class Account(NamedTuple):
    """A user of this machine."""

    uid: int
    gid: int

    def own(self, folder: Path) -> None:
        """Hand `folder` itself (not what is in it) to this account."""
        os.chown(folder, self.uid, self.gid)

    def passes(self, folder: Path) -> bool:
        """Whether this account may pass through `folder` and all the folders above it."""
        return all(self._may_search(step.stat()) for step in (folder, *folder.parents))

    def _may_search(self, found: os.stat_result) -> bool:
        if found.st_uid == self.uid:
            return bool(found.st_mode & stat.S_IXUSR)
        return bool(found.st_mode & (stat.S_IXGRP if found.st_gid == self.gid else stat.S_IXOTH))

    def launch(self, way: list[Path]) -> tuple[list[str], dict[str, Any]]:
        """How to start a program as this account: words before the command, options of `Popen`.

        Where a folder of `way` is closed to the account (root's home often is), no folder is opened
        for it: the program gets the one capability to pass, by util-linux's setpriv.

        Raises: PostgresError when that is not to be had.
        """
        closed = [folder for folder in way if not self.passes(folder)]
        if not closed:
            return [], {"user": self.uid, "group": self.gid, "extra_groups": []}
        setpriv, capability = shutil.which("setpriv"), passing_capability()
        if not setpriv or not capability:
            name = pwd.getpwuid(self.uid).pw_name
            message = f"PostgreSQL runs as {name} for root, and {name} may not pass through {closed[0]}."
            raise PostgresError(f"{message} Choose another data folder or run as another account.")
        return [setpriv, *self._switches(capability)], {}

    def _switches(self, capability: str) -> list[str]:
        """The words of setpriv: become the account, keep `capability` and nothing else of root."""
        only = f"-all,+{capability}"
        return [
            *("--reuid", str(self.uid), "--regid", str(self.gid), "--clear-groups"),
            *("--securebits", "+no_setuid_fixup"),  # else access(2) does not count the capability
            *("--inh-caps", only, "--ambient-caps", only, "--bounding-set", only),
            *("--pdeathsig", "keep"),
        ]


def passing_capability() -> str | None:
    """The least capability of this process that opens closed folders, None without any."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    held = next((int(line.split()[1], 16) for line in lines if line.startswith("CapEff:")), 0)
    return next((name for bit, name in PASSING_CAPABILITIES.items() if held >> bit & 1), None)


def postgres_account(cluster: Path) -> Account | None:
    """The account that PostgreSQL runs as, None for our own.

    Only root needs another one: an existing cluster's owner, else the first of `CANDIDATES`.
    """
    if os.geteuid() != 0:
        return None
    if cluster.exists() and cluster.stat().st_uid != 0:
        found = cluster.stat()
        return Account(found.st_uid, found.st_gid)
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = next((known[name] for name in CANDIDATES if name in known), None)
    if entry is None:
        raise PostgresError("PostgreSQL refuses to run as root, and there is no account 'nobody'.")
    return Account(entry.pw_uid, entry.pw_gid)
