"""Standing orders: listed, tried, set by forms and from the table, and nobody else's to know."""

import re

import pytest
from django.test import Client

from games.models import Game, Seat, StandingOrders
from games.orders import MAX_PREFERENCES
from games.services import orders
from games.services.locks import database_now
from games.services.orders import OrderOptions
from tests.api.signed_in import SignedIn
from tests.games.factories import (
    awaits,
    legal_moves,
    make_game,
    make_lobby,
    make_player,
    open_turn,
    play_to_the_end,
    play_turn,
    play_until,
    player_of,
    submit,
)
from tests.web.browsing import RADIO, SECRET, browser_of, html_of, move_url, page_of, text_of, told
from web.forms import MOST_WISHES
from web.plans import preference_of, value_of

pytestmark = pytest.mark.django_db
COVER = {"action": "cover", "onto": 3}
BESIDE = {"action": "duck", "beside": 12}
BOT = {"policy": "steady"}
LIMITS = {"otherwise": "steady", "until": "game", "pause_after": "5", "pause_at_stacks": ""}


@pytest.fixture
def game():
    """A game whose first called seat may choose, and in which nobody has orders."""
    return play_until(make_game("orders", seats=3, name=SECRET), awaits(3))


@pytest.fixture
def dana(game):
    return player_of(game, 0)


def order(game, calls, **options):
    """Set the orders of dana, who has sent a move in the open turn."""
    submit(game, 0)
    orders.set_orders(player_of(game, 0), game.uuid, OrderOptions(calls, **options))


def url(game, rest=""):
    return f"/games/{game.uuid}/orders{rest}"


def stored(game):
    return StandingOrders.objects.get(game=game, seat=0)


def a_quiet_call(game):
    """A call that is not open, for which dana shows a stack."""
    grid = SignedIn(player_of(game, 0)).get(f"games/{game.uuid}").json()["seats"][0]["grid"]
    return next(str(stack["card"]) for stack in grid if str(stack["card"]) != open_turn(game).call)


# --- the list ------------------------------------------------------------------------------------------------


def test_orders__without_any__list_every_call_and_that_the_seat_is_asked(game, dana):
    answer = browser_of(dana).get(url(game))
    assert [row.call for row in answer.context["plan"]] == [*map(str, range(1, 13)), "max"]
    assert "You are asked" in text_of(answer)
    assert "End all orders" not in text_of(answer)
    assert not StandingOrders.objects.exists()


def test_orders__of_max__show_the_highest_stack(game, dana):
    plan = browser_of(dana).get(url(game)).context["plan"]
    visible = [order.stack.card for order in plan if order.stack]
    assert next(order.stack.card for order in plan if order.call == "max") == max(visible)


def test_orders__show_what_the_preview_of_the_api_says(game, dana):
    order(game, {"max": [COVER, BESIDE, BOT], "7": [BOT]}, otherwise="easy")
    rows = {row.call: row for row in browser_of(dana).get(url(game)).context["plan"]}
    said = SignedIn(dana).post(f"games/{game.uuid}/orders/preview").json()
    assert {call: row.by for call, row in rows.items()} == {call: each["by"] for call, each in said["calls"].items()}
    gone = [at for at, wish in enumerate(rows["max"].wishes) if wish.gone]
    assert gone == [idle["preference"] for idle in said["idle"] if idle["call"] == "max"]


def test_orders__strike_what_is_not_possible_today(game, dana):
    call = a_quiet_call(game)
    order(game, {call: [{"action": "cover", "to": {"row": 40, "col": 40}}, BOT]})
    html = browser_of(dana).get(url(game)).content.decode()
    assert "<s>Cover one place, which is empty today</s> <small>not possible today</small>" in html
    assert "<s>Let the bot choose" not in html


def test_orders__of_a_card_that_is_covered__wait_and_are_not_struck(game, dana):
    covered = play_until(game, lambda game: len(_shown(game)) < 12 and awaits(3)(game))
    call = next(str(card) for card in range(1, 13) if card not in _shown(covered))
    order(covered, {call: [COVER]})
    row = next(row for row in browser_of(dana).get(url(game)).context["plan"] if row.call == call)
    assert (row.stack, row.by, [wish.gone for wish in row.wishes]) == (None, None, [False])


def _shown(game):
    seat = SignedIn(player_of(game, 0)).get(f"games/{game.uuid}").json()["seats"][0]
    return {stack["card"] for stack in seat["grid"]}


def test_limits__are_saved_and_keep_the_calls(game, dana):
    order(game, {"7": [COVER]})
    answer = browser_of(dana).post(url(game), LIMITS, follow=True)
    assert told(answer) == ["Your orders are saved."]
    row = stored(game)
    assert (row.calls, row.otherwise, row.until) == ({"7": [COVER]}, "steady", "game")
    assert (row.pause_after, row.pause_at_stacks) == (5, None)


def test_limits__tried__show_what_would_be_done_and_save_nothing(game, dana):
    answer = browser_of(dana).post(url(game, "/preview"), LIMITS)
    assert "Nothing is saved yet." in text_of(answer)
    assert "(bot)" in text_of(answer)
    assert not StandingOrders.objects.exists()
    assert 'name="pause_after" value="5"' in answer.content.decode()


@pytest.mark.parametrize("path", ["", "/preview"])
@pytest.mark.parametrize(
    "wrong",
    [{"pause_after": "61"}, {"pause_after": "x"}, {"pause_at_stacks": "1"}, {"otherwise": "wild"}, {"until": ""}],
)
def test_limits__that_are_none__are_refused_beside_the_field_and_keep_the_rest(game, dana, path, wrong):
    (name,) = wrong
    answer = browser_of(dana).post(url(game, path), {**LIMITS, "pause_at_stacks": "7", **wrong})
    html = answer.content.decode()
    assert (answer.status_code, StandingOrders.objects.exists()) == (400, False)
    assert html.count('class="told error"') == 1
    assert f'id="id_{name}_error"' in html
    assert name == "pause_at_stacks" or 'name="pause_at_stacks" value="7"' in html


def test_end__ends_all_orders(game, dana):
    order(game, {"7": [COVER]})
    answer = browser_of(dana).post(url(game, "/end"), follow=True)
    assert told(answer) == ["Your orders have ended."]
    assert not StandingOrders.objects.exists()


def test_pause__says_why_and_ends_by_a_button(game, dana):
    order(game, {"7": [COVER]})
    StandingOrders.objects.update(paused="pause_after", paused_at=database_now())
    browser = browser_of(dana)
    assert "They have moved as often in a row as you allow." in text_of(browser.get(url(game)))
    browser.post(url(game, "/resume"))
    assert stored(game).paused == ""


# --- one call ------------------------------------------------------------------------------------------------


def test_call__saves_choices_in_order_and_without_gaps(game, dana):
    call = a_quiet_call(game)
    answer = browser_of(dana).post(url(game, f"/{call}"), {"wish0": "", "wish1": "cover:3", "wish2": "policy:steady"})
    assert answer["Location"] == f"{url(game)}#call-{call}"
    assert stored(game).calls == {call: [COVER, BOT]}


def test_call__shows_what_stands_and_offers_two_more(game, dana):
    order(game, {"7": [COVER, BESIDE]})
    html = browser_of(dana).get(url(game, "/7")).content.decode()
    assert re.findall(r'<option value="([^"]+)" selected', html) == ["cover:3", "duck:12"]
    assert html.count("<select") == 4


def test_call__with_all_choices_taken__offers_no_more(game, dana):
    order(game, {"7": [BOT] * MAX_PREFERENCES})
    assert browser_of(dana).get(url(game, "/7")).content.decode().count("<select") == MAX_PREFERENCES == MOST_WISHES


def test_call__emptied__has_no_orders_and_the_others_stay(game, dana):
    order(game, {"7": [COVER], "max": [BOT]})
    browser_of(dana).post(url(game, "/7"), {"wish0": ""})
    assert stored(game).calls == {"max": [BOT]}


def test_call__that_is_open__offers_the_places_of_its_moves(game, dana):
    call = open_turn(game).call
    html = browser_of(dana).get(url(game, f"/{call}")).content.decode()
    ducks = {f"duck@{move.target.row},{move.target.col}" for move in legal_moves(game, 0) if move.action == "duck"}
    assert ducks <= set(re.findall(r'<option value="([^"]+)"', html))
    place = min(ducks)
    browser_of(dana).post(url(game, f"/{call}"), {"wish0": place})
    assert [value_of(each) for each in stored(game).calls[call]] == [place]
    assert open_turn(game).submissions.get(seat=0).origin == "order"


def test_call__tried__shows_what_would_be_done_and_saves_nothing(game, dana):
    call = a_quiet_call(game)
    answer = browser_of(dana).post(url(game, "/preview"), {"call": call, "wish0": "policy:steady", "wish1": "cover:12"})
    assert "Nothing is saved yet." in text_of(answer)
    assert answer.context["order"].today is not None
    assert re.findall(r'<option value="([^"]+)" selected', answer.content.decode()) == ["policy:steady", "cover:12"]
    assert not StandingOrders.objects.exists()


@pytest.mark.parametrize("path", ["/7", "/preview"])
@pytest.mark.parametrize("wrong", ["cover:13", "jump:3", "policy:wild", "duck@1", "cover:7", "x" * 500])
def test_call__with_a_choice_that_is_none__says_so_and_keeps_the_rest(game, dana, path, wrong):
    answer = browser_of(dana).post(url(game, path), {"call": "7", "wish0": "policy:easy", "wish1": wrong})
    html = answer.content.decode()
    assert (answer.status_code, StandingOrders.objects.exists()) == (400, False)
    assert 'id="id_wish1_error"' in html
    assert '<option value="policy:easy" selected' in html


@pytest.mark.parametrize("call", ["0", "13", "repeat", "previews"])
def test_call__that_there_is_not__is_404(game, dana, call):
    assert browser_of(dana).get(url(game, f"/{call}")).status_code == 404


@pytest.mark.parametrize("value", ["cover:3", "duck:12", "policy:easy", "cover@0,-1", "duck@-12,40"])
def test_choice__comes_back_as_it_was_sent(value):
    assert value_of(preference_of(value)) == value


def test_save__over_orders_that_have_changed__is_refused_and_loses_nothing(game, dana, monkeypatch):
    order(game, {"7": [COVER]})
    real = orders.orders_of

    def changed_after_reading(player, key):
        row = real(player, key)
        StandingOrders.objects.update(revision=99)
        return row

    monkeypatch.setattr(orders, "orders_of", changed_after_reading)
    answer = browser_of(dana).post(url(game, "/7"), {"wish0": "policy:easy"})
    assert told(answer) == ["It has changed since you read it."]
    assert '<option value="policy:easy" selected' in answer.content.decode()
    assert stored(game).calls == {"7": [COVER]}


# --- from the table ------------------------------------------------------------------------------------------


def test_table__always__sends_the_move_and_orders_it(game, dana):
    call, browser = open_turn(game).call, browser_of(dana)
    cover = next(move for move in RADIO.findall(html_of(page_of(game, dana))) if move.startswith("cover"))
    answer = browser.post(move_url(game), {"move": cover, "always": "1"}, follow=True)
    (preference,) = stored(game).calls[call]
    assert preference["action"] == "cover"
    assert told(answer) == [f"Ordered for {call.capitalize()}: Cover the {preference['onto']}."]
    assert open_turn(game).submissions.get(seat=0).origin == "player"


def test_table__always__puts_the_newest_first_and_keeps_eight(game, dana):
    call = open_turn(game).call
    order(game, {call: [BOT, *[BESIDE] * 7], "max" if call != "max" else "1": [BOT]})
    duck = next(move for move in RADIO.findall(html_of(page_of(game, dana))) if move.startswith("duck"))
    browser_of(dana).post(move_url(game), {"move": duck, "always": "1"})
    kept = stored(game).calls
    assert (kept[call][0]["action"], kept[call][1], len(kept[call]), len(kept)) == ("duck", BOT, 8, 2)


def test_table__always_in_a_turn_that_is_over__orders_nothing(game, dana):
    number = open_turn(game).number
    play_turn(game)
    browser_of(dana).post(move_url(game, number), {"move": "duck:0,0:0,1", "always": "1"})
    assert not StandingOrders.objects.exists()


def test_table__links_the_orders_of_its_seat_alone(game, dana):
    link = f'href="{url(game)}"'
    assert link in page_of(game, dana).content.decode()
    assert link not in page_of(game).content.decode()


# --- who may, and when ---------------------------------------------------------------------------------------

PATHS = ["", "/7"]
FORMS = ["", "/7", "/preview", "/resume", "/end"]


@pytest.mark.parametrize("path", PATHS)
def test_orders__of_a_guest__ask_to_sign_in(game, path):
    assert browser_of().get(url(game, path))["Location"] == f"/accounts/login/?next={url(game, path)}"


@pytest.mark.parametrize("path", PATHS)
def test_orders__of_who_has_no_seat__are_403(game, path):
    answer = browser_of(make_player("zoe")).get(url(game, path))
    assert answer.status_code == 403
    assert "You have no seat in this game." in text_of(answer)


@pytest.mark.parametrize("path", PATHS)
def test_orders__of_a_private_game__answer_a_stranger_as_of_none(game, path):
    Game.objects.filter(pk=game.pk).update(visibility="private")
    answer = browser_of(make_player("zoe")).get(url(game, path))
    assert (answer.status_code, SECRET.encode() in answer.content) == (404, False)


def test_orders__of_another_seat__are_shown_nowhere(game, dana):
    submit(game, 0)
    pages = [(page_of(game, player_of(game, 1))), browser_of(player_of(game, 1)).get(url(game))]
    orders.set_orders(dana, game.uuid, OrderOptions({"7": [COVER]}, otherwise="easy"))
    again = [page_of(game, player_of(game, 1)), browser_of(player_of(game, 1)).get(url(game))]
    assert list(map(html_of, pages)) == list(map(html_of, again))


@pytest.mark.parametrize("path", FORMS)
def test_orders__sent_by_another_site__are_refused(game, dana, path):
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(dana)
    assert browser.post(url(game, path), {**LIMITS, "call": "7"}).status_code == 403
    assert browser_of().post(url(game, path))["Location"].startswith("/accounts/login/")


@pytest.mark.parametrize("path", ["/preview", "/resume", "/end"])
def test_forms__by_get__are_405(game, dana, path):
    assert browser_of(dana).get(url(game, path)).status_code == 405


@pytest.mark.parametrize("state", ["lobby", "finished"])
def test_orders__of_a_game_that_is_not_played__say_so(state):
    game = make_lobby(make_player("dana"), seats=2) if state == "lobby" else play_to_the_end(make_game(seats=2))
    answer = browser_of(make_player("dana")).get(url(game))
    assert (answer.status_code, "The game is not being played." in text_of(answer)) == (409, True)


def test_orders__of_a_seat_that_has_resigned__say_so(game, dana):
    Seat.objects.filter(game=game, index=0).update(resigned_at=database_now())
    assert browser_of(dana).get(url(game)).status_code == 409


@pytest.mark.parametrize("seats", [2, 7])
@pytest.mark.parametrize("path", PATHS)
def test_orders__cost_as_many_queries_at_any_size(seats, path, django_assert_num_queries):
    game = play_until(make_game(f"{seats}", seats=seats), awaits(seats))
    order(game, {"7": [COVER]})
    browser = browser_of(player_of(game, 0))
    browser.get(url(game, path))
    with django_assert_num_queries(11):
        browser.get(url(game, path))


@pytest.mark.parametrize(
    ("language", "says"),
    [("es", "Órdenes permanentes"), ("fr", "Ordres permanents"), ("it", "Ordini permanenti"), ("ko", "예약 명령")],
)
def test_orders__speak_the_language_asked_for(game, dana, language, says):
    assert says in text_of(browser_of(dana, language).get(url(game)))
