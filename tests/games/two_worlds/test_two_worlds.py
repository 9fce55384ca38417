"""H1–H5: two games that differ only in a secret get the same answers, byte for byte, headers included."""

import re

import pytest
from django.test import Client

from games.models import Seat, Submission
from tests.games.clients import Api
from tests.games.factories import make_player, open_turn, running_round
from tests.games.two_worlds import worlds
from tests.games.two_worlds.comparison import (
    READY,
    differences,
    make_low_blow,
    make_secretive_game,
    make_table_of_bots,
    others_than_the_ready,
    require_same,
    seen_by_all,
)

ADVICE = r'(?s)<section class="box hint".*?</section>|<form class="mine".*?</form>'
"""What a page says of a hint, and the pond in which its places are marked."""
TOKEN = r'name="csrfmiddlewaretoken" value="[^"]*"'

pytestmark = [pytest.mark.django_db, pytest.mark.thorough]


@pytest.fixture
def game():
    """A game with every secret."""
    return make_secretive_game()


def test_secrets_of_the_service__changed__nobody_sees_a_difference(game):
    require_same(game, worlds.viewers(game), *worlds.OF_THE_SERVICE, worlds.OF_THE_PAST)


def test_move_of_a_seat__another_or_replaced__nobody_else_sees_a_difference(game):
    require_same(game, others_than_the_ready(game), *[(change,) for change in worlds.OF_THE_READY_SEAT])


@pytest.mark.parametrize("phase", ["give", "place"])
def test_v6g__gift_or_place_of_a_seat__another_or_replaced__nobody_else_sees_a_difference(phase):
    game = make_low_blow(phase)
    callers = {name: api for name, api in others_than_the_ready(game).items() if name in ("anonymous", "dana")}
    require_same(game, callers, (worlds.change_move, worlds.change_covered_cards), (worlds.replace_move,))


def test_messages_of_the_seats__others_or_none__no_spectator_sees_a_difference(game):
    callers = {name: api for name, api in worlds.viewers(game).items() if name in ("anonymous", "outsider")}
    require_same(game, callers, *[(change,) for change in worlds.OF_THE_SEATS])


def test_open_log__all_secrets_changed__nobody_sees_a_difference():
    game = make_secretive_game(open_log=True)
    changes = [(*changes, *worlds.OF_THE_READY_SEAT) for changes in worlds.OF_THE_SERVICE]
    require_same(game, others_than_the_ready(game), *changes)


def test_questions__cover_every_route_that_reads():
    assert worlds.read_routes() == set(worlds.PAGES) | set(worlds.NO_GAME_IN_THEM)


def test_questions__cover_every_page_that_reads():
    assert {route for route, reads in worlds.page_routes().items() if reads} == set(worlds.WEB) | set(
        worlds.NO_GAME_IN_PAGES
    )


def test_questions__never_fail_and_meet_every_kind_of_answer(game):
    answers = seen_by_all(game, worlds.viewers(game))
    assert {status for status, *_ in answers.values()} == {200, 201, 302, 304, 400, 401, 403, 404, 409, 422}


def test_requests_that_made_the_game__sent_again__are_answered_by_its_state_now(game):
    answers = seen_by_all(game, worlds.viewers(game))
    for name, question in [("dana", "REPLAY create"), ("erin", "REPLAY join"), ("finn", "REPLAY join")]:
        _, headers, body = answers[name, question]
        assert ("Idempotency-Replayed", "true") in headers
        assert body == answers[name, f"GET /games/{game.uuid}"][2]


# --- controls: the comparison sees what is no secret -------------------------------------------------------


def _make_a_visible_change(game):
    row = running_round(game)
    row.captain_pile = [*row.captain_pile[:-1], "max" if row.captain_pile[-1] != "max" else 1]
    row.save()


def test_control__top_of_the_pile_changed__everybody_sees_it(game):
    callers = worlds.viewers(game)
    seen = differences(game, callers, (_make_a_visible_change,))["_make_a_visible_change"]
    assert {name for name, question in seen if question == f"GET /games/{game.uuid}"} == set(callers)


def test_control__own_move_or_orders_changed__its_own_pages_show_it(game):
    own = Seat.objects.get(game=game, index=READY).player.username
    callers = {own: worlds.viewers(game)[own]}
    assert (own, f"PAGE /games/{game.uuid}") in differences(game, callers, (worlds.change_move,))["change_move"]
    seen = differences(game, callers, (worlds.end_orders,))["end_orders"]
    assert (own, f"PAGE /games/{game.uuid}/orders") in seen


def test_control__own_move_changed__its_seat_sees_it(game):
    own = Seat.objects.get(game=game, index=READY).player.username
    seen = differences(game, {own: worlds.viewers(game)[own]}, (worlds.change_move,))["change_move"]
    number = open_turn(game).number
    assert {
        (own, f"GET /games/{game.uuid}"),
        (own, f"GET /games/{game.uuid}/turns/{number}/move"),
        (own, "GET /me/export"),
    } <= set(seen)


def test_control__messages_changed__every_seat_sees_it(game):
    name = Seat.objects.get(game=game, index=0).player.username
    seen = differences(game, {name: worlds.viewers(game)[name]}, (worlds.change_messages,))["change_messages"]
    assert (name, f"GET /games/{game.uuid}/messages") in seen


def test_control__past_of_a_game_with_an_open_log__everybody_sees_it():
    game = make_secretive_game(open_log=True)
    callers = {"anonymous": worlds.viewers(game)["anonymous"]}
    seen = differences(game, callers, worlds.OF_THE_PAST)["change_older_turns"]
    assert {
        ("anonymous", f"GET /games/{game.uuid}/turns/1"),
        ("anonymous", f"GET /games/{game.uuid}/events?limit=100"),
    } <= set(seen)


def test_world__leaves_nothing_behind(game):
    before = list(Submission.objects.values())
    with worlds.world(game, worlds.change_move):
        pass
    assert list(Submission.objects.values()) == before


def test_hints__secrets_changed__are_the_same():
    """Hints are for tables of bots: two worlds of their own."""
    game = make_table_of_bots()
    dana, address = make_player("dana"), f"/games/{game.uuid}"
    api, browser = Api(dana), Client()
    browser.force_login(dana)
    secrets = (worlds.shuffle_draw_deck, worlds.change_covered_cards, worlds.change_server_seeds)
    hints = []
    for changes in ((), secrets, (worlds.swap_cards_for_others, worlds.change_pile_inside), worlds.OF_THE_PAST):
        with worlds.world(game, *changes):
            said, page = api.get(f"{address}/hint"), browser.get(f"{address}?hint").content.decode()
            hints.append((said.status_code, said.content, re.findall(ADVICE, re.sub(TOKEN, "", page))))
    assert (hints[0][0], len(hints[0][2])) == (200, 2)
    assert hints[1:] == hints[:-1]
