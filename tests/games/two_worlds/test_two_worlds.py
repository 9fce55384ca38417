"""H1–H5: two games that differ only in a secret get the same answers, byte for byte, headers included."""

import pytest

from games.models import Seat, Submission
from tests.games.factories import make_game, open_turn, play_until, running_round, submit
from tests.games.two_worlds import worlds

pytestmark = pytest.mark.django_db

READY = 1


def _has_every_secret(game):
    """Covered cards, a pile with an inside, a deck with an order, a seat that may choose, one that quacks."""
    row, turn = running_round(game), open_turn(game)
    heights = [len(cards) for grid in row.grids.all() for *_, cards in grid.stacks]
    return (
        max(heights) >= 3
        and len(row.captain_pile) >= 3
        and len(row.draw_deck) >= 3
        and READY in turn.waiting_for
        and len(turn.waiting_for) == game.seat_count - 1
        and len(turn.prompts[str(READY)]["moves"]) >= 2
    )


def make_secretive_game(**options):
    """A game of three in whose running round everything is hidden that can be; one is ready, one quacks."""
    game = play_until(make_game("two worlds", seats=3, **options), _has_every_secret)
    submit(game, READY)
    return game


@pytest.fixture
def game():
    """A game with every secret."""
    return make_secretive_game()


def seen_by_all(game, callers):
    """What every viewer is answered."""
    return {
        (name, question): answer
        for name, api in callers.items()
        for question, answer in worlds.everything_seen(game, api).items()
    }


def differences(game, callers, *worlds_of_changes):
    """The questions that are answered in another way when secrets are changed, by the names of the changes."""
    with worlds.world(game):
        one = seen_by_all(game, callers)
    found = {}
    for changes in worlds_of_changes:
        with worlds.world(game, *changes):
            other = seen_by_all(game, callers)
        different = {asked: (one[asked], other[asked]) for asked in one if one[asked] != other[asked]}
        if different:
            found[", ".join(change.__name__ for change in changes)] = different
    return found


def others_than_the_ready(game):
    """Every viewer but the seat that is ready."""
    own = Seat.objects.get(game=game, index=READY).player.username
    return {name: api for name, api in worlds.viewers(game).items() if name != own}


def test_secrets_of_the_service__changed__nobody_sees_a_difference(game):
    assert differences(game, worlds.viewers(game), *worlds.OF_THE_SERVICE) == {}


def test_move_of_a_seat__another_or_replaced__nobody_else_sees_a_difference(game):
    changes = [(change,) for change in worlds.OF_THE_READY_SEAT]
    assert differences(game, others_than_the_ready(game), *changes) == {}


def test_open_log__all_secrets_changed__nobody_sees_a_difference():
    game = make_secretive_game(open_log=True)
    changes = [(*changes, *worlds.OF_THE_READY_SEAT) for changes in worlds.OF_THE_SERVICE]
    assert differences(game, others_than_the_ready(game), *changes) == {}


def test_questions__cover_every_route_that_reads():
    assert worlds.read_routes() == set(worlds.PAGES) | worlds.NO_GAME_IN_THEM


def test_questions__never_fail_and_meet_every_kind_of_answer(game):
    answers = seen_by_all(game, worlds.viewers(game))
    assert {status for status, *_ in answers.values()} == {200, 304, 400, 401, 403, 404, 409, 422}


# --- controls: the comparison sees what is no secret -------------------------------------------------------


def _make_a_visible_change(game):
    row = running_round(game)
    row.captain_pile = [*row.captain_pile[:-1], "max" if row.captain_pile[-1] != "max" else 1]
    row.save()


def test_control__top_of_the_pile_changed__everybody_sees_it(game):
    callers = worlds.viewers(game)
    seen = differences(game, callers, (_make_a_visible_change,))["_make_a_visible_change"]
    assert {name for name, question in seen if question == f"GET /games/{game.uuid}"} == set(callers)


def test_control__own_move_changed__its_seat_sees_it(game):
    own = Seat.objects.get(game=game, index=READY).player.username
    seen = differences(game, {own: worlds.viewers(game)[own]}, (worlds.change_move,))["change_move"]
    number = open_turn(game).number
    assert {(own, f"GET /games/{game.uuid}"), (own, f"GET /games/{game.uuid}/turns/{number}/move")} <= set(seen)


def test_world__leaves_nothing_behind(game):
    before = list(Submission.objects.values())
    with worlds.world(game, worlds.change_move):
        pass
    assert list(Submission.objects.values()) == before
