"""The organizer's command line against the service in this process: through WSGI, on the database of the tests."""

import io
import json
from dataclasses import dataclass

import httpx
import pytest
from django.core.cache import cache
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from duckcover_sdk.league.main import main

from accounts.services.tokens import issue
from duckcover.wsgi import application
from leagues.services import tables
from tests.games.factories import make_player
from tests.leagues.competing import bring, fill, make_published, open_round, play, reload, standings_of, step

FOURS = {"min": 4, "preferred": 4, "max": 4}
TWO_ROUNDS = {"stages": [{"format": "swiss", "rounds": 2}], "table_size": FOURS}


class Keyboard(io.StringIO):
    """What somebody types at a terminal."""

    def isatty(self):
        return True


@dataclass
class Ran:
    """What a command has come to."""

    code: int
    out: str
    err: str

    @property
    def document(self):
        """What `--json` has printed."""
        return json.loads(self.out)


@pytest.fixture(autouse=True)
def desk(monkeypatch, tmp_path):
    """The folder of an organizer whom no service knows yet; nobody sits at the terminal."""
    for name in ("DUCKCOVER_TOKEN", "DUCKCOVER_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def olga(db):
    """The organizer."""
    return make_player("olga")


@pytest.fixture
def kept_connection(db):
    """Requests leave the connection of the test open, as those of Django's test client do."""
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@pytest.fixture
def league(olga, kept_connection, monkeypatch, capsys):
    """Run a command as olga."""
    cache.clear()
    monkeypatch.setenv("DUCKCOVER_URL", "http://testserver")
    monkeypatch.setenv("DUCKCOVER_TOKEN", issue(olga)[1])
    transport = httpx.WSGITransport(app=application, raise_app_exceptions=False)

    def run(*words):
        capsys.readouterr()
        code = main([str(word) for word in words], transport=transport)
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def answering(monkeypatch):
    """Let somebody sit at the terminal who types this."""

    def types(text):
        monkeypatch.setattr("sys.stdin", Keyboard(text))

    return types


@pytest.fixture
def published(olga):
    """Eight entries; the first round of the Autumn cup is published."""
    made = make_published(olga, **TWO_ROUNDS)
    fill(made, 8)
    row = made.rounds.get()
    bring(row, "publishes_at")
    assert [step(row), step(row)] == ["drawn", "published"]
    return reload(made)


@pytest.fixture
def playing(olga):
    """Eight entries; the games of the first round are played."""
    made = make_published(olga, **TWO_ROUNDS)
    fill(made, 8)
    for table in open_round(made).tables.all():
        tables.open_table(table.pk)
    return reload(made)


@pytest.fixture
def played(olga):
    """Eight entries; the first of two rounds has been played."""
    made = make_published(olga, **TWO_ROUNDS)
    fill(made, 8)
    play(made)
    standings_of(made)
    return reload(made)
