"""`/healthz`, `/readyz`."""

import pytest

from duckcover import health


@pytest.fixture
def checks(monkeypatch):
    """The registered checks, to be changed for one test."""
    changed = dict(health._checks)
    monkeypatch.setattr(health, "_checks", changed)
    return changed


def test_healthz__needs_no_database(api):
    assert (api.get("/healthz").status_code, api.get("/healthz").json()) == (200, {"status": "alive"})


@pytest.mark.django_db
def test_readyz__looks_at_database_migrations_and_broker(api, checks):
    checks.pop("sweep", None)  # no beat runs here
    response = api.get("/readyz")
    assert (response.status_code, response.json()) == (
        200,
        {"status": "ready", "checks": {name: {"ok": True} for name in ("database", "migrations", "broker")}},
    )
    assert "no-store" in response["Cache-Control"]


def test_readyz__sweep_is_among_the_checks():
    assert set(health._checks) == {"database", "migrations", "broker", "sweep"}


@pytest.mark.django_db
def test_readyz__a_check_that_fails__is_503_and_says_which(api, checks):
    def sweep():
        raise health.CheckFailedError("late", age_seconds=61)

    checks.clear()
    checks.update(database=health.database_answers, sweep=sweep)
    response = api.get("/readyz")
    assert (response.status_code, response.json()) == (
        503,
        {
            "status": "not_ready",
            "checks": {"database": {"ok": True}, "sweep": {"ok": False, "reason": "late", "age_seconds": 61}},
        },
    )


def test_readyz__an_unexpected_failure__says_its_kind_only(api, checks):
    def broken():
        raise ConnectionError("amqp://user:secret@broker")

    checks.clear()
    checks["broker"] = broken
    assert api.get("/readyz").json()["checks"] == {"broker": {"ok": False, "reason": "ConnectionError"}}


def test_readyz__broker_away__fails_within_seconds(api, checks, monkeypatch):
    from duckcover.celery import app

    checks.clear()
    checks["broker"] = health.broker_answers
    connection = app.connection_for_write
    monkeypatch.setattr(app, "connection_for_write", lambda **o: connection("redis://127.0.0.1:1/0", **o))
    assert api.get("/readyz").status_code == 503


@pytest.mark.parametrize("address", ["/healthz", "/readyz"])
def test_health__is_read_only(api, address):
    assert api.post(address).status_code == 405


@pytest.fixture
def pond(monkeypatch):
    """The only check: it fails until something is added."""
    works = []

    def check():
        if not works:
            raise health.CheckFailedError("no_water")

    monkeypatch.setattr(health, "_checks", {"pond": check})
    monkeypatch.setattr(health, "_noting", health.Noting())
    return works


def asked(api, caplog):
    """What the log says of three questions."""
    caplog.clear()
    for _ in range(3):
        api.get("/readyz")
    return [(record.levelname, record.getMessage()) for record in caplog.records]


def test_readyz__of_a_service_that_starts__logs_changes_and_warns_of_nothing(api, pond, caplog):
    caplog.set_level("INFO")
    assert asked(api, caplog) == [("INFO", "Not ready: pond (no_water)")]
    pond.append("water")
    assert asked(api, caplog) == [("INFO", "Ready")]


def test_readyz__ready_no_more__warns_once(api, pond, caplog):
    caplog.set_level("INFO")
    pond.append("water")
    assert asked(api, caplog) == []
    pond.clear()
    assert asked(api, caplog) == [("WARNING", "Not ready: pond (no_water)")]


def test_readyz__not_ready_a_minute_after_the_start__warns_once(api, pond, caplog, monkeypatch):
    caplog.set_level("INFO")
    asked(api, caplog)
    monkeypatch.setattr(health, "STARTING_SECONDS", 0)
    assert asked(api, caplog) == [("WARNING", "Not ready: pond (no_water)")]
