"""Low blows at real tables (RULES.md V6): gifts and their places, numbers twice, and who sees what."""

import pytest
from django.core.management import call_command
from duckcover_sdk import replay as sdk

from games import history
from games.models import Event, Grid, Round, Submission, Turn
from games.rules.moves import Move, parse_move
from games.rules.record import verify
from games.services import offers, orders, resolution
from games.services.locks import database_now
from games.services.orders import OrderOptions
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import (
    expire,
    legal_moves,
    make_game,
    make_player,
    open_turn,
    origins,
    play_to_the_end,
    play_turn,
    player_of,
    submit,
    submit_all,
)

pytestmark = pytest.mark.django_db

RULES = [["low_blows"], [], ["low_blows", "pressure"]]
KEY = "blow40"
"""The first card of this game of two is a Max, the second a 4."""


@pytest.fixture
def game():
    """Two seats, a Max open: all must give."""
    return make_game(KEY, seats=2, round_rules=RULES)


def cell_with(game, seat, card):
    """Where a seat shows a card."""
    stacks = Grid.objects.get(round__game=game, round__number=1, seat=seat).stacks
    return next((row, col) for row, col, cards, *_ in stacks if cards[-1] == card)


def give(game, seat, card):
    """Give the stack that shows a card."""
    return submit(game, seat, Move("give", cell_with(game, seat, card), None))


@pytest.fixture
def placing(game):
    """Seat 0 has given its 1, seat 1 its 2."""
    give(game, 0, 1)
    give(game, 1, 2)
    assert resolution.resolve_game(game.pk) == 1
    return game


@pytest.fixture
def twice(placing):
    """The next card is a 1, which seat 1 shows twice and seat 0 not at all."""
    row = Round.objects.get(game=placing, number=1)
    deck = row.draw_deck
    at = deck.index(1)
    deck[0], deck[at] = deck[at], deck[0]
    Round.objects.filter(pk=row.pk).update(draw_deck=deck)
    play_turn(placing)
    return placing


def shown(game, player=None):
    return Api(player).get(f"/games/{game.uuid}").json()


def put(game, seat, body):
    return Api(player_of(game, seat)).put(f"/games/{game.uuid}/turns/{open_turn(game).number}/move", body)


def place_of(row, col):
    return {"row": row, "col": col}


# --- V6a: two turns of one card ----------------------------------------------------------------------------


def test_v6a__low_blow__makes_two_turns_of_one_card(game):
    first = open_turn(game)
    play_turn(game)
    second = open_turn(game)
    assert [(turn.number, turn.card, turn.call, turn.phase) for turn in (first, second)] == [
        (1, "max", None, "give"),
        (2, "max", None, "place"),
    ]
    play_turn(game)
    assert (open_turn(game).number, open_turn(game).phase) == (3, "move")


def test_v6a__state__shows_the_phase_and_asks_all(game):
    state = shown(game)
    assert (state["turn"]["phase"], state["turn"]["call"], state["turn"]["waiting_for"]) == ("give", None, [0, 1])
    assert [seat["state"] for seat in state["seats"]] == ["awaited"] * 2


def test_v6a__card__joins_the_captain_pile_after_placing(placing):
    before = shown(placing)
    play_turn(placing)
    after = shown(placing)
    assert [state["captain_pile"] for state in (before, after)] == [
        {"count": 0, "top": None},
        {"count": 1, "top": "max"},
    ]
    assert [state["draw_deck"]["count"] for state in (before, after)] == [25, 24]
    assert [state["last_turn"]["phase"] for state in (before, after)] == ["give", "place"]
    assert [state["last_turn"]["discarded"] or state["last_turn"]["quacks"] for state in (before, after)] == [[], []]


def test_v6a__resolved_turns_events_and_own_turns__tell_the_phase(placing):
    assert Api().get(f"/games/{placing.uuid}/turns/1").json()["phase"] == "give"
    assert Api(make_player("dana")).get("/me/turns").json()["results"][0]["phase"] == "place"
    told = Api().get(f"/games/{placing.uuid}/events?limit=100").json()["results"]
    opened = [event["details"] for event in told if event["kind"] == "turn_opened"]
    assert [each["phase"] for each in opened] == ["give", "place"]


def test_v6a__games_without_low_blows__have_the_phase_move():
    game = make_game("duck", seats=2)
    play_turn(game)
    state = shown(game)
    assert (state["turn"]["phase"], state["last_turn"]["phase"]) == ("move", "move")


@pytest.mark.thorough
@pytest.mark.parametrize("bots", [["steady"], ["easy", "steady"]], ids=str)
def test_v6__game__is_played_to_the_end_and_its_record_verifies(bots):
    rules = [["low_blows"], ["constraints", "low_blows", "surprises"], ["competition", "low_blows", "pressure"]]
    game = play_to_the_end(make_game("blows", seats=1 + len(bots), bots=bots, round_rules=rules))
    document = history.record(game)
    assert {turn["phase"] for row in document["rounds"] for turn in row["turns"]} == {"move", "give", "place"}
    verify(document)
    assert sdk.verify(document).rounds == 3
    call_command("rebuild_snapshots", "--check")


# --- V6g, H4: what is seen ---------------------------------------------------------------------------------


def test_v6g__gifts__are_hidden_until_all_have_given(game):
    before = [shown(game, viewer) for viewer in (None, make_player("erin"))]
    give(game, 0, 1)
    after = [shown(game, viewer) for viewer in (None, make_player("erin"))]
    for state in (*before, *after):
        state.pop("version")
        state["turn"].pop("waiting_for")
        state["seats"][0].pop("state")
    assert after == before


def test_v6g__received_stacks__show_while_they_are_placed(placing):
    families = [seat["family"] for seat in shown(placing)["seats"]]
    received = [seat["received"] for seat in shown(placing)["seats"]]
    assert received == [
        {"card": 2, "height": 1, "family": families[1]},
        {"card": 1, "height": 1, "family": families[0]},
    ]
    assert [len(seat["grid"]) for seat in shown(placing)["seats"]] == [11, 11]
    play_turn(placing)
    assert [seat["received"] for seat in shown(placing)["seats"]] == [None, None]


def test_v6g__stacks__show_the_family_of_their_visible_card(placing):
    target = legal_moves(placing, 0)[0].target
    play_turn(placing)
    state = shown(placing)
    families = [seat["family"] for seat in state["seats"]]
    foreign = [(stack["row"], stack["col"]) for stack in state["seats"][0]["grid"] if stack["family"] == families[1]]
    assert foreign == [tuple(target)]


def test_v6g__places__are_hidden_until_all_have_placed(placing):
    before = shown(placing)
    submit(placing, 0)
    after = shown(placing)
    assert [seat["grid"] for seat in after["seats"]] == [seat["grid"] for seat in before["seats"]]
    assert after["last_turn"] == before["last_turn"]


@pytest.mark.parametrize("phase", ["give", "place", "move"])
def test_rebuild_snapshots__in_every_phase__finds_no_difference(game, phase):
    while open_turn(game).phase != phase:
        play_turn(game)
    call_command("rebuild_snapshots", "--check")


# --- V6h: what is sent -------------------------------------------------------------------------------------


def test_v6h__give__has_no_target(game):
    cell = place_of(*cell_with(game, 0, 1))
    answer = put(game, 0, {"action": "give", "from": cell})
    assert (answer.status_code, answer.json()["from"], answer.json()["to"]) == (201, cell, None)
    assert put(game, 0, {"action": "give", "from": cell, "to": None}).status_code == 200
    assert shown(game, make_player("dana"))["you"]["submission"]["from"] == cell


def test_v6h__place__has_no_source(placing):
    cell = shown(placing, make_player("dana"))["you"]["legal_moves"][0]["to"]
    answer = put(placing, 0, {"action": "place", "to": cell})
    assert (answer.status_code, answer.json()["from"], answer.json()["to"]) == (201, None, cell)
    assert put(placing, 0, {"action": "place", "to": cell, "from": None}).status_code == 200


def test_v6h__seat_of_a_place__is_its_receiver(placing):
    play_turn(placing)
    moves = shown(placing)["last_turn"]["moves"]
    assert [(move["seat"], move["action"], move["from"]) for move in moves] == [(0, "place", None), (1, "place", None)]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"action": "give"}, ("from", "required")),
        ({"action": "give", "from": None}, ("from", "null")),
        ({"action": "give", "to": {"row": 0, "col": 0}}, ("to", "unknown_field")),
        ({"action": "place", "from": {"row": 0, "col": 0}}, ("from", "unknown_field")),
        ({"action": "place", "to": None}, ("to", "null")),
        ({"action": "cover", "from": {"row": 0, "col": 0}}, ("to", "required")),
    ],
)
def test_v6i__cells_that_the_action_does_not_take__are_400(game, body, field):
    assert field in fields_of(put(game, 0, body))


# --- V6i: choices ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        {"action": "cover", "to": {"row": 0, "col": 0}},
        {"action": "duck", "to": {"row": 0, "col": 0}, "from": {"row": 0, "col": 1}},
        {"action": "place", "to": {"row": -1, "col": 0}},
    ],
)
def test_v6i__action_of_the_other_phase__is_illegal(game, body):
    answer = put(game, 0, body)
    assert refused(answer) == (422, "illegal_move")
    assert answer.json()["legal_moves"] == shown(game, make_player("dana"))["you"]["legal_moves"]


def test_v6i__gift_in_a_turn_of_moves__is_illegal():
    game = make_game("duck", seats=2)
    seat = open_turn(game).waiting_for[0]
    assert refused(put(game, seat, {"action": "give", "from": {"row": 0, "col": 0}})) == (422, "illegal_move")


def test_v6d__higher_stack__is_no_gift(game):
    answer = put(game, 0, {"action": "give", "from": place_of(*cell_with(game, 0, 12))})
    assert refused(answer) == (422, "illegal_move")
    assert answer.json()["move"] == {"action": "give", "from": place_of(*cell_with(game, 0, 12)), "to": None}
    assert len(answer.json()["legal_moves"]) == 2


def test_v6i__number_twice_without_from__is_ambiguous(twice):
    legal = shown(twice, make_player("erin"))["you"]["legal_moves"]
    for move in legal:
        answer = put(twice, 1, {"action": move["action"], "to": move["to"]})
        assert refused(answer) == (422, "ambiguous_move")
        assert answer.json()["legal_moves"] == legal
    assert len({(move["from"]["row"], move["from"]["col"]) for move in legal}) == 2


def test_v6i__number_twice_with_from__moves_that_stack(twice):
    move = shown(twice, make_player("erin"))["you"]["legal_moves"][-1]
    assert put(twice, 1, move).status_code == 201
    assert refused(put(twice, 1, {"action": move["action"], "to": move["to"]})) == (422, "ambiguous_move")
    assert put(twice, 1, move).status_code == 200
    assert resolution.resolve_game(twice.pk) == 1
    assert shown(twice)["last_turn"]["moves"] == [{"seat": 1, **move}]


def test_v6i__number_nowhere__quacks(twice):
    assert shown(twice)["seats"][0]["state"] == "quack"


# --- V6j: deadlines, orders, misses ------------------------------------------------------------------------


def test_v6j__own_card__is_null_in_give_and_the_received_one_in_place(game):
    assert shown(game, make_player("dana"))["you"]["card"] is None
    give(game, 0, 1)
    give(game, 1, 2)
    resolution.resolve_game(game.pk)
    assert [shown(game, make_player(name))["you"]["card"] for name in ("dana", "erin")] == [2, 1]


def test_v6j__give_and_place__have_deadlines_of_their_own(game):
    given = open_turn(game).deadline
    play_turn(game)
    assert open_turn(game).deadline > given


def miss(game, *seats):
    """Let the others move; these miss the turn."""
    for seat in set(open_turn(game).waiting_for) - set(seats):
        submit(game, seat)
    expire(game)
    assert resolution.resolve_game(game.pk) == 1
    game.refresh_from_db()


def misses(game):
    return [seat["misses"] for seat in shown(game)["seats"]]


def test_v6j__both_missed__are_one_miss(game):
    miss(game, 0)
    assert misses(game) == [1, 0]
    miss(game, 0)
    assert misses(game) == [1, 0]
    assert Event.objects.filter(game=game, kind=Event.Kind.SEAT_MISSED).count() == 1
    assert origins(game, 1)[0] == origins(game, 2)[0] == "timeout"
    assert shown(game)["seats"][0]["state"] != "autopilot"


def test_v6j__place_missed_alone__is_a_miss(game):
    play_turn(game)
    miss(game, 0)
    assert misses(game) == [1, 0]


def test_v6j__next_turn_missed_as_well__is_another_miss(game):
    miss(game, 0, 1)
    miss(game, 0, 1)
    seats = open_turn(game).waiting_for
    miss(game, *seats)
    assert misses(game) == [1 + (seat in seats) for seat in (0, 1)]


def test_v6j__newcomer__pays_for_no_gift_of_the_one_before(game):
    miss(game, 0)
    seat = game.seats.get(index=0)
    assert seat.missed_in == 1
    game.seats.filter(index=0).update(resigned_at=database_now(), offered_at=database_now())
    offers.take_seat(make_player("gwen"), game.uuid, 0)
    assert game.seats.get(index=0).missed_in is None


FAR = {"action": "place", "to": {"row": 40, "col": 40}}
ORDERS = OrderOptions(
    {
        "give": [{"action": "give", "card": 2}, {"policy": "steady"}],
        "place": [FAR, {"action": "place", "beside": 12}],
    },
    until="game",
)


def test_v6j__standing_orders__give_and_place(game):
    cell = cell_with(game, 0, 2)
    orders.set_orders(player_of(game, 0), game.uuid, ORDERS)
    assert Submission.objects.get(turn=open_turn(game), seat=0).move == f"{cell[0]},{cell[1]}!"
    play_turn(game)
    placed = Submission.objects.get(turn=open_turn(game), seat=0)
    assert (placed.origin, parse_move(placed.move).action) == ("order", "place")
    row, col = cell_with(game, 0, 12)
    target = parse_move(placed.move).target
    assert abs(target.row - row) + abs(target.col - col) == 1


def test_v6j__orders_for_a_cell__give_the_stack_on_it(game):
    row, col = cell_with(game, 0, 1)
    preference = {"action": "give", "from": place_of(row, col)}
    orders.set_orders(player_of(game, 0), game.uuid, OrderOptions({"give": [preference]}))
    assert Submission.objects.get(turn=open_turn(game), seat=0).move == f"{row},{col}!"


def test_v6j__orders_that_fit_no_gift__leave_the_seat_asked(game):
    orders.set_orders(player_of(game, 0), game.uuid, OrderOptions({"give": [{"action": "give", "card": 12}]}))
    assert 0 in open_turn(game).waiting_for


def test_v6j__preview__tells_give_and_place_where_they_can_come(game):
    answer = (
        Api(make_player("dana"))
        .post(f"/games/{game.uuid}/orders/preview", {"calls": {**ORDERS.calls, "place": [FAR, {"policy": "easy"}]}})
        .json()
    )
    assert answer["calls"]["give"]["move"]["action"] == "give"
    assert (answer["calls"]["place"]["preference"], answer["calls"]["place"]["move"]["action"]) == (1, "place")
    assert answer["idle"] == [{"call": "place", "preference": 0}]


def test_v6j__preview_without_low_blows__has_no_give(game):
    base = make_game("duck", seats=2)
    answer = (
        Api(make_player("dana"))
        .post(f"/games/{base.uuid}/orders/preview", {"calls": {"give": [{"policy": "easy"}]}})
        .json()
    )
    assert "give" not in answer["calls"]
    assert answer["idle"] == [{"call": "give", "preference": 0}]


def test_v6j__stand_in__gives_and_places_for_who_is_not_there(game):
    miss(game, 0, 1)
    miss(game, 0, 1)
    phases = (
        Turn.objects.filter(game=game, resolved_at__isnull=False).order_by("number").values_list("phase", flat=True)
    )
    assert list(phases) == ["give", "place"]


def test_v6__bots__give_and_place_at_once():
    game = make_game(KEY, seats=2, bots=["steady"], round_rules=RULES)
    assert open_turn(game).waiting_for == [0]
    submit_all(game)
    resolution.resolve_game(game.pk)
    assert (open_turn(game).phase, open_turn(game).waiting_for) == ("place", [0])
