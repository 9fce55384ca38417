"""`/healthz`: the process lives. `/readyz`: everything that it needs answers, too."""

import logging
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from duckcover.celery import app as celery_app

Check = Callable[[], dict[str, Any] | None]

BROKER_SECONDS = 1
STARTING_SECONDS = 60
"""How long a service may start before the log warns that it is not ready; `duckcover up` gives up after 90 seconds."""

_checks: dict[str, Check] = {}
_log = logging.getLogger(__name__)


class CheckFailedError(Exception):
    """A check that looked and found something wrong; `members` go into its entry of `/readyz`."""

    def __init__(self, reason: str, **members: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.members = members


def register_check(name: str, check: Check) -> None:
    """Make a check part of `/readyz`; an app does this in its `ready()`.

    `check` returns members for its entry (or None), raises `CheckFailedError` or anything else when it fails, and must
    end in a second or two. A second registration under a name replaces the first.
    """
    _checks[name] = check


@require_safe
@never_cache
def healthz(_request: HttpRequest) -> JsonResponse:
    """Say that the process lives; touches nothing else."""
    return JsonResponse({"status": "alive"})


@require_safe
@never_cache
def readyz(_request: HttpRequest) -> JsonResponse:
    """Say whether the service can do its work: 200 or 503, with an entry per check."""
    entries = {name: run_check(name, check) for name, check in _checks.items()}
    failed = ", ".join(f"{name} ({entry['reason']})" for name, entry in entries.items() if not entry["ok"])
    _noting.note(failed)
    status = {"status": "not_ready" if failed else "ready", "checks": entries}
    response = JsonResponse(status, status=503 if failed else 200)
    response._has_been_logged = True  # type: ignore[attr-defined]  # noqa: SLF001 - Django logs each 503 as an error
    return response


class Noting:
    """What this process has logged of its readiness: a service that starts is asked many times before it is ready."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._has_been_ready = False
        self._last = "", logging.INFO

    def note(self, failed: str) -> None:
        """Log what fails when that changes: as a warning, unless the service has just started."""
        self._has_been_ready = self._has_been_ready or not failed
        starting = not self._has_been_ready and time.monotonic() - self._began < STARTING_SECONDS
        news = failed, logging.INFO if starting or not failed else logging.WARNING
        if news != self._last:
            _log.log(news[1], "Not ready: %s" if failed else "Ready%s", failed)
            self._last = news


_noting = Noting()


def run_check(name: str, check: Check) -> dict[str, Any]:
    """Return the entry of one check: `ok`, `reason` when it failed, and its own members.

    What an unexpected failure says goes to the log only: it may name hosts and users.
    """
    try:
        return {"ok": True, **(check() or {})}
    except CheckFailedError as failure:
        return {"ok": False, "reason": failure.reason, **failure.members}
    except Exception as failure:  # noqa: BLE001 - whatever is wrong with a part, the others are reported
        _log.warning("The check %s failed: %s", name, failure)
        return {"ok": False, "reason": type(failure).__name__}


def database_answers() -> None:
    """Ask the database for a row. Raises: OperationalError."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


def migrations_are_applied() -> None:
    """Check that the tables are those of this code. Raises: CheckFailedError."""
    unapplied = _unapplied_migrations()
    if unapplied:
        _unapplied_migrations.cache_clear()
        raise CheckFailedError("unapplied_migrations", unapplied=unapplied)


@cache
def _unapplied_migrations() -> int:
    """Return how many migrations wait; kept once it is none, as only new code brings new ones."""
    executor = MigrationExecutor(connection)
    return len(executor.migration_plan(executor.loader.graph.leaf_nodes()))


def broker_answers() -> None:
    """Connect to the broker, for a second at most. Raises: OperationalError of kombu."""
    with celery_app.connection_for_write(connect_timeout=BROKER_SECONDS) as broker:
        broker.ensure_connection(max_retries=1, interval_start=0, timeout=BROKER_SECONDS)
        broker.default_channel  # noqa: B018 - opening a channel is what talks to Redis


register_check("database", database_answers)
register_check("migrations", migrations_are_applied)
register_check("broker", broker_answers)
