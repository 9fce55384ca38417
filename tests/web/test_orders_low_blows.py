"""Standing orders for low blows: what a seat gives, and where it places what it gets (RULES.md V6)."""

import re

import pytest

from games.models import StandingOrders
from games.services import orders
from games.services.orders import OrderOptions
from tests.api.signed_in import SignedIn
from tests.games.factories import legal_moves, make_game, open_turn, play_turn, player_of
from tests.web.browsing import browser_of, text_of
from web import words
from web.plans import places_for, preference_of, stack_for, value_of, wish_of
from web.ponds import gift_of

pytestmark = pytest.mark.django_db
KEY = "blow40"
"""The first card of this game of two is a Max."""
GIVE = {"action": "give", "card": 2}
BESIDE = {"action": "place", "beside": 5}
OPTION = re.compile(r'<option value="([^"]+)"')


@pytest.fixture
def giving():
    """All must give; the first two rounds have low blows, the last one has none."""
    return make_game(KEY, seats=2, round_rules=[["low_blows"], ["low_blows"], []])


@pytest.fixture
def placing(giving):
    play_turn(giving)
    return giving


def url(game, rest=""):
    return f"/games/{game.uuid}/orders{rest}"


def browser(game, **more):
    return browser_of(player_of(game, 0), **more)


def document(game):
    return SignedIn(player_of(game, 0)).get(f"games/{game.uuid}").json()


def plan(game):
    return {row.call: row for row in browser(game).get(url(game)).context["plan"]}


def stored(game):
    return StandingOrders.objects.get(game=game, seat=0)


def order(game, calls):
    """Order something without a move in the open turn."""
    orders.set_orders(player_of(game, 0), game.uuid, OrderOptions(calls))
    open_turn(game).submissions.all().delete()


def twins(state, card):
    """The document in which the first two stacks of the viewer show the same card."""
    first, second, *rest = state["seats"][0]["grid"]
    grid = [{**first, "card": card}, {**second, "card": card}, *rest]
    return {**state, "seats": [{**state["seats"][0], "grid": grid}, *state["seats"][1:]]}


# --- the list ----------------------------------------------------------------------------------------------


def test_plan__lists_giving_and_placing_and_what_only_a_later_round_calls(giving):
    rows = plan(giving)
    assert list(rows) == [*map(str, range(1, 13)), "max", "give", "place"]
    assert [call for call, row in rows.items() if not row.asked] == ["max"]
    assert "not in this round" in text_of(browser(giving).get(url(giving)))


def test_plan__where_every_round_has_low_blows__lists_no_max():
    game = make_game(KEY, seats=2, round_rules=[["low_blows"]] * 3)
    assert "max" not in plan(game)


def test_plan__where_no_round_has_low_blows__lists_neither_unless_it_is_ordered():
    game = make_game(seats=2)
    assert not {"give", "place"} & set(plan(game))
    orders.set_orders(player_of(game, 0), game.uuid, OrderOptions({"give": [GIVE]}))
    row = plan(game)["give"]
    assert (row.asked, row.today, [wish.gone for wish in row.wishes]) == (False, None, [False])


def test_plan__says_what_the_preview_of_the_api_says(giving):
    order(giving, {"give": [GIVE], "place": [BESIDE]})
    rows = plan(giving)
    said = SignedIn(player_of(giving, 0)).post(f"games/{giving.uuid}/orders/preview").json()["calls"]
    assert {call: row.by for call, row in rows.items() if row.asked} == {
        call: each["by"] for call, each in said.items() if call != "max"
    }
    state = document(giving)
    cards = {(each["row"], each["col"]): each["card"] for each in state["seats"][0]["grid"]}
    source = said["give"]["move"]["from"]
    assert rows["give"].today.card == rows["give"].stack.card == cards[source["row"], source["col"]] == 2
    assert words.today_name(rows["give"]) == "Give the 2 away"
    assert words.today_name(rows["place"]).startswith("Place it here: ")


def test_plan__strikes_a_duck_that_may_not_be_given_today(giving):
    order(giving, {"give": [{"action": "give", "card": 9}, GIVE]})
    html = browser(giving).get(url(giving)).content.decode()
    assert "<s>Give the 9 away</s> <small>not possible today</small>" in html
    assert "<s>Give the 2 away" not in html


def test_plan__while_all_place__shows_what_the_seat_has_got(placing):
    state = document(placing)
    row = plan(placing)["place"]
    assert row.stack == gift_of(state["seats"][0])
    assert row.stack.family != state["seats"][0]["family"]


def test_stack__of_a_call__is_drawn_with_the_family_that_it_has(giving):
    state = document(giving)
    guest = {**state["seats"][0]["grid"][0], "family": "cowboys"}
    state["seats"][0]["grid"][0] = guest
    assert stack_for(state, str(guest["card"]), None).family == "cowboys"


def test_stack__of_a_number_shown_twice__is_the_one_that_would_move(giving):
    state = twins(document(giving), 7)
    first, second = ({"row": each["row"], "col": each["col"]} for each in state["seats"][0]["grid"][:2])
    state["seats"][0]["grid"][1]["height"] = 4
    heights = [stack_for(state, "7", {"from": each}).height for each in (first, second)]
    assert heights == [1, 4]


# --- one call ----------------------------------------------------------------------------------------------


def test_give__offers_every_card_and_the_places_of_the_open_turn(giving):
    values = OPTION.findall(browser(giving).get(url(giving, "/give")).content.decode())
    places = [f"give@{move.source.row},{move.source.col}" for move in legal_moves(giving, 0)]
    bots = ["policy:easy", "policy:steady", "policy:sharp"]
    assert values[: len(values) // 2] == [*(f"give:{card}" for card in range(1, 13)), *places, *bots]


@pytest.mark.parametrize("by", ["card", "place"])
def test_give__saved__gives_at_once_in_the_open_turn(giving, by):
    source = legal_moves(giving, 0)[0].source
    value = "give:2" if by == "card" else f"give@{source.row},{source.col}"
    browser(giving).post(url(giving, "/give"), {"wish0": value})
    assert [value_of(each) for each in stored(giving).calls["give"]] == [value]
    assert open_turn(giving).submissions.get(seat=0).origin == "order"


def test_place__saved__places_at_once_in_the_open_turn(placing):
    html = browser(placing).get(url(placing, "/place")).content.decode()
    targets = {f"place@{move.target.row},{move.target.col}" for move in legal_moves(placing, 0)}
    assert targets | {"place:5", "policy:easy"} <= set(OPTION.findall(html))
    assert "Got, and not placed yet" in html
    browser(placing).post(url(placing, "/place"), {"wish0": min(targets), "wish1": "place:5"})
    assert [value_of(each) for each in stored(placing).calls["place"]] == [min(targets), "place:5"]
    assert open_turn(placing).submissions.get(seat=0).origin == "order"


def test_place__before_a_low_blow__is_tried_and_saved(giving):
    tried = browser(giving).post(url(giving, "/preview"), {"call": "place", "wish0": "policy:steady"})
    assert tried.context["order"].today.kind == "place"
    browser(giving).post(url(giving, "/place"), {"wish0": "place:5"})
    assert stored(giving).calls == {"place": [BESIDE]}
    assert not open_turn(giving).submissions.exists()


@pytest.mark.parametrize(
    ("call", "wrong"),
    [("give", "duck@0,1"), ("give", "place:3"), ("place", "give@0,1"), ("place", "cover:3"), ("7", "give:3")],
)
def test_call__with_a_choice_of_another_kind__is_refused(giving, call, wrong):
    answer = browser(giving).post(url(giving, f"/{call}"), {"wish0": wrong})
    assert (answer.status_code, StandingOrders.objects.exists()) == (400, False)


@pytest.mark.parametrize("call", ["give", "place"])
def test_call__of_a_low_blow_in_a_game_without__is_404(call):
    game = make_game(seats=2)
    assert browser(game).get(url(game, f"/{call}")).status_code == 404


def test_number__that_may_show_twice__may_be_ordered_onto_itself(giving):
    assert "cover:7" in OPTION.findall(browser(giving).get(url(giving, "/7")).content.decode())


@pytest.mark.parametrize("value", ["give:2", "place:12", "give@0,-1", "place@-12,40"])
def test_choice__comes_back_as_it_was_sent(value):
    assert value_of(preference_of(value)) == value


# --- words -------------------------------------------------------------------------------------------------


def test_places__of_a_number_shown_twice__have_names_that_tell_them_apart(giving):
    state = twins(document(giving), 1)
    moves = [{"action": "give", "from": each, "to": None} for each in state["seats"][0]["grid"][:2]]
    state["you"]["legal_moves"] = moves
    names = [words.wish_name(wish) for wish in places_for(state, "give", [])]
    assert names == [f"Give the 1 away (row 1, column {column}), at this very place" for column in (1, 2)]


@pytest.mark.parametrize(
    ("preference", "name"),
    [
        (GIVE, "Give the 2 away"),
        (BESIDE, "Place it beside the 5"),
        ({"action": "give", "from": {"row": 40, "col": 0}}, "Give what lies at one place, which is empty today"),
        ({"action": "place", "to": {"row": 40, "col": 0}}, "Place it at one place, which touches nothing today"),
    ],
)
def test_wish__has_a_name(giving, preference, name):
    assert words.wish_name(wish_of(document(giving), preference)) == name


@pytest.mark.parametrize(
    ("language", "says"),
    [("es", "Golpe bajo"), ("fr", "Coup bas"), ("it", "Colpo basso"), ("ko", "비겁한 한 방")],
)
def test_orders__for_low_blows__speak_the_language_asked_for(giving, language, says):
    for path in ("", "/give", "/place"):
        assert says in text_of(browser(giving, language=language).get(url(giving, path)))
