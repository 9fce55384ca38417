"""Races at the services, each contender in a thread with a database connection of its own."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from django.db import connection, connections

from duckcover.errors import AppError
from games.models import Game
from games.services import limits
from tests.chaos.invariants import check_games
from tests.live.service import at_once


def race(*calls: Callable[[], Any]) -> list[Any]:
    """Make the calls at the same instant; what each answered, or the code of the AppError, or the exception."""

    def on_its_own(call: Callable[[], Any]) -> Callable[[], Any]:
        def make() -> Any:
            try:
                return call()
            except AppError as error:
                return error.code.value
            finally:
                connections.close_all()

        return make

    return at_once([on_its_own(call) for call in calls])


def check(*games: Game) -> None:
    """The invariants of these games hold. Raises: AssertionError."""
    connection.ensure_connection()
    check_games(connection.connection, [game.pk for game in games])


@pytest.fixture
def no_game_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let accounts sit in as many games as the repetitions of a test make."""
    for name in ("MAX_LOBBIES", "MAX_RUNNING"):
        monkeypatch.setattr(limits, name, 10_000)


@pytest.fixture(name="race")
def race_fixture(transactional_db: None) -> Callable[..., list[Any]]:
    """Contenders; what they write is committed, and cleared away after the test."""
    return race


@pytest.fixture(name="check")
def check_fixture(transactional_db: None) -> Callable[[Sequence[Game]], None]:
    """The invariants' check for games of the tests' own database."""
    return check
