"""The pictures of docs/rules.md show what the rules do."""

import xml.etree.ElementTree as ElementTree

import pytest

from games.rules.grid import neighbours
from games.rules.moves import can_move, check_move, legal_moves
from games.rules.state import discard_limit
from tests.rules import pictures
from tests.rules.pictures import BASE


@pytest.mark.parametrize("name", pictures.PICTURES)
def test_picture__is_the_one_that_is_drawn(name):
    text = (pictures.FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert text == pictures.PICTURES[name]()
    assert ElementTree.fromstring(text).tag.endswith("svg")


def test_folder__holds_no_other_picture():
    assert {path.stem for path in pictures.FOLDER.iterdir()} == set(pictures.PICTURES)


def test_cover_and_duck__are_legal():
    check_move(BASE, pictures.START, 9, pictures.COVER)
    check_move(BASE, pictures.AFTER_COVER, 4, pictures.DUCKED)
    ducks = [move for move in legal_moves(BASE, pictures.AFTER_COVER, 4) if move.action == "duck"]
    assert len(ducks) == 13  # as the text of the picture says
    assert not can_move(BASE, pictures.AFTER_DUCK, 2)


def test_worked_turn__moves_are_legal_and_quacks_are_forced():
    for _, grid, move in pictures.TURN:
        assert can_move(BASE, grid, pictures.TURN_CALL) == (move is not None)
        if move:
            check_move(BASE, grid, pictures.TURN_CALL, move)
        assert sorted(card for stack in grid.values() for card in stack) == list(range(1, 13))


def test_worked_end__leaves_one_seat_a_single_stack():
    first, *others = pictures.BEFORE_END
    check_move(BASE, first, pictures.LAST_CALL, pictures.LAST_MOVE)
    assert not any(can_move(BASE, grid, pictures.LAST_CALL) for grid in others)
    assert all(sorted(sum(grid.values(), ())) == list(range(1, 13)) for grid in pictures.BEFORE_END)


def test_discards__are_as_many_as_end_a_round_of_four():
    assert len(pictures.DISCARDED) == discard_limit(4)


def test_low_blow__gives_and_places_as_v6_says():
    for seat, (held, gift, place) in enumerate(zip(pictures.GIVERS, pictures.GIVEN, pictures.PLACED, strict=True)):
        assert sorted(card for cards, _ in held.values() for card in cards) == list(range(1, 13))
        assert gift in pictures.lowest(held)
        left = held.keys() - {gift}
        assert place not in left
        assert left & set(neighbours(place))
        given = pictures.GIVERS[seat - 1][pictures.GIVEN[seat - 1]]
        assert pictures.after_low_blow()[seat][place] == given
