"""`/healthz`: the process lives. `/readyz`: everything that it needs answers, too."""

import logging
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
_checks: dict[str, Check] = {}
_failed = ""
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
    _note(failed)
    status = {"status": "not_ready" if failed else "ready", "checks": entries}
    response = JsonResponse(status, status=503 if failed else 200)
    response._has_been_logged = True  # type: ignore[attr-defined]  # noqa: SLF001 - Django logs each 503 as an error
    return response


def _note(failed: str) -> None:
    """Log what fails when that changes: a service that starts is asked many times before it is ready."""
    global _failed  # noqa: PLW0603 - what this process has logged last
    if failed != _failed:
        _log.log(logging.WARNING if failed else logging.INFO, "Not ready: %s" if failed else "Ready%s", failed)
        _failed = failed


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
