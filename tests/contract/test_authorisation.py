"""Every operation of the document × everybody × everything: matrix/operations.yaml says who may do what."""

from functools import cache

import pytest

from duckcover.errors import AppError, ErrorCode
from tests.contract.matrix.table import (
    ask,
    ask_sign_in,
    callers_of,
    document_operations,
    everything,
    expected,
    objects_of,
    outcome,
    table,
    undone,
)
from tests.contract.matrix.world import CALLERS, SIGN_IN_CALLERS, build

OPERATIONS = table()["operations"]

pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def world(django_db_setup, django_db_blocker):
    """Everybody and everything, built once for all tests of this module."""
    with django_db_blocker.unblock(), undone():
        yield build()


@pytest.fixture(scope="module")
def answers(world):
    """What an operation answers everybody of everything: an answer for each (caller, object); asked once."""

    @cache
    def ask_all(operation):
        row = OPERATIONS[operation]
        cells = [(caller, target) for caller in callers_of(row) for target in objects_of(row)]
        return {cell: ask(world, operation, row, *cell) for cell in cells}

    return ask_all


def test_table__lists_the_operations_of_the_document_and_no_others():
    assert set(OPERATIONS) | set(table()["sign_in"]) == set(document_operations())


@pytest.mark.parametrize("operation", OPERATIONS)
def test_operation__asked_by_everybody_of_everything__answers_as_listed(answers, operation):
    row, found = OPERATIONS[operation], answers(operation)
    pairs = {cell: (outcome(answer), expected(row, *cell)) for cell, answer in found.items()}
    assert {cell: pair for cell, pair in pairs.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize("operation", [name for name, row in OPERATIONS.items() if "absent" in objects_of(row)])
def test_operation__what_one_may_not_know_of__answers_like_what_does_not_exist(answers, operation):
    row, found = OPERATIONS[operation], answers(operation)
    hidden = [cell for cell in found if expected(row, *cell) == expected(row, cell[0], "absent")]
    assert [cell for cell in hidden if everything(found[cell]) != everything(found[cell[0], "absent"])] == []


@pytest.mark.parametrize("operation", table()["sign_in"])
def test_sign_in__asked_with_and_without_a_session__answers_as_listed(world, operation):
    found = [ask_sign_in(world, operation, caller).status_code for caller in SIGN_IN_CALLERS]
    assert found == [*table()["sign_in"][operation], 410]


def test_comparison__private_tables_let_anybody_in__is_caught(world, monkeypatch):
    monkeypatch.setattr("games.services.lobby.may_see", lambda game, *, seated: True)
    row = OPERATIONS["joinGame"]
    assert outcome(ask(world, "joinGame", row, "outsider", "private")) != expected(row, "outsider", "private")


def test_comparison__a_word_more_about_what_is_hidden__is_caught(world, monkeypatch):
    def tell(_viewer, _game):
        raise AppError(ErrorCode.NOT_FOUND, "This table is private.")

    absent = everything(ask(world, "getTurn", OPERATIONS["getTurn"], "outsider", "absent"))
    monkeypatch.setattr("games.api.history.find_game", tell)
    assert everything(ask(world, "getTurn", OPERATIONS["getTurn"], "outsider", "private")) != absent


def test_table__hides_much():
    """The comparison above is not empty: so many cells stand for something that is there and may not be known of."""
    cells = [
        (name, caller, target)
        for name, row in OPERATIONS.items()
        for caller in CALLERS
        for target in objects_of(row)
        if target not in ("absent", "own") and expected(row, caller, target) == "404 not_found"
    ]
    assert len(cells) > 200
