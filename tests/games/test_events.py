"""The feed of events: its pages, its stream, what it tells, and what H5 keeps from it."""

import json

import pytest

from games.models import EVENT_STEP, Event, Game, Round, Seat, Submission, Turn
from games.services import lobby, resignations, resolution, submissions
from tests.games.clients import Api, fields_of
from tests.games.factories import (
    awaits,
    expire,
    fix_shuffles,
    kinds,
    legal_moves,
    make_game,
    make_lobby,
    make_player,
    make_players,
    open_turn,
    play_to_the_end,
    play_turn,
    play_until,
    rounds_ended,
    submit,
)
from tests.games.shapes import ANY_TIME

pytestmark = pytest.mark.django_db


def feed(game, query="", **headers):
    """One answer of the feed."""
    return Api().get(f"/games/{game.uuid}/events{query}", **headers)


def whole_feed(game, limit=100):
    """Every event, by following `next`."""
    page = feed(game, f"?limit={limit}").json()
    events = page["results"]
    while page["next"]:
        page = Api().get(page["next"]).json()
        events += page["results"]
    return events


def told(game, kind):
    """The documents of all events of a kind."""
    return [event for event in whole_feed(game) if event["kind"] == kind]


# --- pages ------------------------------------------------------------------------------------------------


def test_feed__of_a_lobby__is_the_whole_document():
    game = make_lobby()
    assert feed(game).json() == {
        "results": [
            {"number": 1, "kind": "game_created", "at": ANY_TIME, "seat": None, "turn": None, "details": None},
            {
                "number": 2,
                "kind": "seat_taken",
                "at": ANY_TIME,
                "seat": 0,
                "turn": None,
                "details": {"player": "dana", "bot": None, "is_bot": False, "family": "pirates"},
            },
        ],
        "next": None,
        "previous": None,
    }


def test_feed__after_any_number__gives_the_later_ones():
    game = play_until(make_game(seats=2), awaits(2))
    submit(game, 1)
    whole = whole_feed(game)
    for after in range(whole[-1]["number"] + 1):
        assert feed(game, f"?after={after}&limit=100").json()["results"] == [
            event for event in whole if event["number"] > after
        ]


def test_feed__after_the_version__is_empty():
    game = make_game()
    submit(game, 1)
    version = Api().get(f"/games/{game.uuid}").json()["version"]
    assert feed(game, f"?after={version}").json() == {"results": [], "next": None, "previous": None}
    submit(game, 0)
    (event,) = feed(game, f"?after={version}").json()["results"]
    assert (event["number"], event["kind"], event["seat"]) == (version + 1, "seat_ready", 0)


def test_feed__seen_event_by_event__is_the_same_as_afterwards():
    """Who follows by the number of the last event that was seen misses nothing and is told nothing twice."""
    seen = []
    for game in eventful_game():
        after = seen[-1]["number"] if seen else 0
        seen += [event for event in whole_feed(game) if event["number"] > after]
    assert [(event["number"], event["kind"]) for event in seen] == [
        (event["number"], event["kind"]) for event in whole_feed(game)
    ]


def test_feed__limit__names_the_next_page():
    game = make_game()
    page = feed(game, "?limit=3").json()
    assert [event["number"] for event in page["results"]] == [1, 2, 3]
    assert page["next"] == f"http://testserver/api/v1/games/{game.uuid}/events?after=3&limit=3"


@pytest.mark.parametrize("limit", [1, 2, 7, 100])
def test_feed__followed_by_next__is_complete_and_in_order(limit):
    game = play_until(make_game(seats=2, open_log=True), lambda game: game.version >= 14)
    numbers = [event["number"] for event in whole_feed(game, limit)]
    assert numbers == sorted(set(numbers))
    moves = Submission.objects.filter(turn__game=game).count()
    assert (len(numbers), numbers[-1]) == (game.version + moves, game.version * EVENT_STEP)


@pytest.mark.parametrize(
    ("query", "errors"),
    [
        ("?limit=0", [("limit", "min_value")]),
        ("?limit=101", [("limit", "max_value")]),
        ("?after=-1", [("after", "min_value")]),
        ("?after=x", [("after", "invalid")]),
        ("?after=2147483648", [("after", "max_value")]),
        ("?before=3", [("before", "unknown_parameter")]),
        ("?after=1&after=2", [("after", "repeated_parameter")]),
    ],
)
def test_feed__bad_query__names_the_parameter(query, errors):
    assert fields_of(feed(make_lobby(), query)) == errors


def test_feed__unchanged__is_304():
    game = make_lobby()
    answer = feed(game, If_None_Match=feed(game)["ETag"])
    assert (answer.status_code, answer.content) == (304, b"")


# --- the stream -------------------------------------------------------------------------------------------


def streamed(response):
    """[(id, event, data)] of a server-sent event stream."""
    blocks = [block.split("\n") for block in response.content.decode().split("\n\n") if block]
    parsed = [dict(line.split(": ", 1) for line in block) for block in blocks]
    return [(int(block["id"]), block["event"], json.loads(block["data"])) for block in parsed if "id" in block]


def test_stream__is_the_same_events():
    game = make_game()
    response = feed(game, "?limit=100", Accept="text/event-stream")
    assert response["Content-Type"] == "text/event-stream; charset=utf-8"
    assert streamed(response) == [(event["number"], event["kind"], event) for event in whole_feed(game)]


@pytest.mark.parametrize("accept", ["*/*", "text/event-stream"])
def test_stream__by_the_parameter_format__is_the_same(accept):
    game = make_game()
    response = feed(game, "?format=sse", Accept=accept)
    assert response["Content-Type"] == "text/event-stream; charset=utf-8"
    assert streamed(response) == streamed(feed(game, Accept="text/event-stream"))


def test_pages__by_the_parameter_format__are_the_same():
    game = make_game()
    assert feed(game, "?format=json").json() == feed(game).json()


@pytest.mark.parametrize("accept", ["*/*", "text/event-stream"])
def test_feed__in_an_unknown_format__says_which_parameter_is_wrong(accept):
    response = feed(make_game(), "?format=xml", Accept=accept)
    assert (response.status_code, response["Content-Type"]) == (400, "application/problem+json")
    assert [(error["field"], error["code"]) for error in response.json()["errors"]] == [("format", "invalid_choice")]


def test_stream__says_when_to_come_back():
    assert feed(make_lobby(), Accept="text/event-stream").content.startswith(b"retry: 2000\n\n")


@pytest.mark.parametrize(("last", "first"), [("3", 4), ("0", 1), ("x", 2), ("9999999999", 2), ("-1", 2)])
def test_stream__last_event_id__goes_on_from_there(last, first):
    response = feed(make_game(), "?after=1", Accept="text/event-stream", Last_Event_ID=last)
    assert streamed(response)[0][0] == first


def test_stream__of_an_unknown_game__is_a_problem():
    response = Api().get("/games/00000000-0000-4000-8000-000000000000/events", Accept="text/event-stream")
    assert (response.status_code, response["Content-Type"]) == (404, "application/problem+json")


def test_pages__ignore_last_event_id():
    assert feed(make_game(), Last_Event_ID="3").json()["results"][0]["number"] == 1


# --- every state change is in it ----------------------------------------------------------------------------


def test_turn_resolved__shows_the_last_turn():
    game = play_until(make_game(), awaits(4))
    play_turn(game)
    last = Api().get(f"/games/{game.uuid}").json()["last_turn"]
    assert [event["details"] for event in told(game, "turn_resolved")][-1] == last


def test_turn_opened__shows_the_open_card_and_its_deadline():
    game = make_game()
    turn = Api().get(f"/games/{game.uuid}").json()["turn"]
    event = told(game, "turn_opened")[-1]
    assert (event["turn"], event["details"]) == (
        turn["number"],
        {
            **{name: turn[name] for name in ("phase", "card", "call", "deadline")},
            "asked": turn["waiting_for"],
        },
    )


def test_turn_opened__of_the_last_turn__shows_who_was_asked():
    game = make_game()
    play_turn(game)
    last = Api().get(f"/games/{game.uuid}").json()["last_turn"]
    asked = [event["details"]["asked"] for event in told(game, "turn_opened") if event["turn"] == last["number"]]
    assert asked == [[move["seat"] for move in last["moves"]]]


def test_round_ended__shows_the_scores():
    game = play_until(make_game(seats=2), rounds_ended(1))
    row = Round.objects.get(game=game, number=1)
    shown = {"ended_by": row.ended_by, "scores": row.scores, "visible_cards": row.visible_cards, "removed": []}
    assert [event["details"] for event in told(game, "round_ended")] == [{"round": 1, **shown}]


def test_game_finished__shows_the_result():
    game = play_to_the_end(make_game(seats=2))
    assert [event["details"] for event in told(game, "game_finished")] == [{"result": game.result}]


def test_seat_missed__names_seat_and_turn():
    game = play_until(make_game(seats=2), awaits(2))
    number = open_turn(game).number
    submit(game, 0)
    expire(game)
    resolution.sweep()
    assert [(event["seat"], event["turn"], event["details"]) for event in told(game, "seat_missed")] == [
        (1, number, None)
    ]


def test_host_changed__names_the_seat():
    game = make_lobby()
    lobby.join_game(make_player("erin"), game.uuid)
    lobby.leave_game(make_player("dana"), game.uuid)
    assert [event["seat"] for event in told(game, "host_changed")] == [1]


def reconstructed(events):
    """What the feed alone tells of a game: seats, host, who has moved, turn, round, scores, result."""
    seen = {
        "status": "lobby",
        "seats": {},
        "host": 0,
        "ready": set(),
        "turn": None,
        "round": None,
        "scores": [],
        "resigned": set(),
        "misses": {},
        "result": None,
    }
    for event in events:
        _apply(seen, event)
    return seen


def _apply(seen, event):  # noqa: C901 - one case a kind of event
    seat, details = event["seat"], event["details"]
    match event["kind"]:
        case "seat_taken":
            seen["seats"][seat] = details
        case "seat_left":
            del seen["seats"][seat]
        case "host_changed":
            seen["host"] = seat
        case "game_started":
            seen["status"] = "playing"
        case "game_cancelled":
            seen["status"] = "cancelled"
        case "round_opened":
            seen["round"] = details["round"]
        case "turn_opened":
            seen.update(turn=event["turn"], ready=set())
        case "seat_ready":
            seen["ready"].add(seat)
        case "seat_awaited":
            seen["ready"].remove(seat)
        case "turn_resolved":
            seen.update(turn=None, ready=set())
        case "seat_missed":
            seen["misses"][seat] = seen["misses"].get(seat, 0) + 1
        case "seat_resigned":
            seen["resigned"].add(seat)
        case "round_ended":
            seen["scores"].append(details["scores"])
        case "game_finished":
            seen.update(status="finished", result=details["result"])


def state_of(game):
    """The same out of the rows."""
    game.refresh_from_db()
    turn = open_turn(game)
    seats = list(Seat.objects.filter(game=game).select_related("player"))
    moved = Submission.objects.filter(turn=turn, origin="player") if turn else Submission.objects.none()
    rounds = Round.objects.filter(game=game)
    return {
        "status": game.status,
        "seats": {
            seat.index: {
                "player": seat.player and seat.player.username,
                "bot": seat.bot,
                "is_bot": seat.is_bot,
                "family": seat.family,
            }
            for seat in seats
            if seat.taken
        },
        "host": next((seat.index for seat in seats if seat.player_id == game.host_id), None),
        "ready": {submission.seat for submission in moved},
        "turn": turn and turn.number,
        "round": max((row.number for row in rounds if row.opened_at), default=None),
        "scores": [row.scores for row in rounds if row.ended_at],
        "resigned": {seat.index for seat in seats if seat.resigned_at},
        "misses": {seat.index: seat.misses for seat in seats if seat.misses},
        "result": game.result,
    }


def eventful_game():
    """A game, yielded after each thing that can happen in it."""
    dana, erin, finn, gwen = make_players(4)
    game = fix_shuffles(make_lobby(dana, seats=4), "eventful")
    yield game
    for player in (erin, finn, gwen)[:2]:
        lobby.join_game(player, game.uuid)
        yield game
    lobby.leave_game(dana, game.uuid)
    yield game
    lobby.join_game(gwen, game.uuid)
    yield game
    lobby.start_game(erin, game.uuid, "steady")
    game.refresh_from_db()
    play_until(game, awaits(3))
    yield game
    ready = open_turn(game).waiting_for[0]
    submit(game, ready)
    yield game
    player = Seat.objects.get(game=game, index=ready).player
    submissions.withdraw_move(player, game.uuid, open_turn(game).number)
    yield game
    submit(game, ready, legal_moves(game, ready)[-1])
    expire(game)
    resolution.sweep()
    yield game
    resignations.resign(gwen, game.uuid)
    yield game
    for number in (1, 2, 3):
        play_until(game, rounds_ended(number))
        yield game


def test_feed__alone__tells_the_state_at_every_moment():
    moments = [(reconstructed(whole_feed(game)), state_of(game)) for game in eventful_game()]
    assert [seen for seen, _ in moments] == [true for _, true in moments]
    assert moments[-1][1]["status"] == "finished"


def test_feed__version__is_always_the_number_of_its_last_event():
    versions = [
        (Api().get(f"/games/{game.uuid}").json()["version"], whole_feed(game)[-1]["number"]) for game in eventful_game()
    ]
    assert [version for version, _ in versions] == [number for _, number in versions]


def test_feed__stored_events__count_without_a_gap():
    for game in eventful_game():
        game.refresh_from_db()
        assert game.version == len(kinds(game))


def test_feed__replaced_move__leaves_the_event_of_its_seat_alone():
    game = make_game()
    submit(game, 2)
    before = whole_feed(game)
    submit(game, 2, legal_moves(game, 2)[1])
    assert whole_feed(game) == before


def test_feed__withdrawn_and_submitted_again__tells_all_three():
    game = make_game()
    submit(game, 2)
    first = whole_feed(game)[-1]
    submissions.withdraw_move(make_player("finn"), game.uuid, open_turn(game).number)
    submit(game, 2)
    told = whole_feed(game)[-3:]
    assert [(event["kind"], event["seat"], event["details"]) for event in told] == [
        ("seat_ready", 2, None),
        ("seat_awaited", 2, None),
        ("seat_ready", 2, None),
    ]
    assert told[0] == first


def test_feed__seat_ready__changes_the_tag():
    game = make_game()
    tag = feed(game)["ETag"]
    submit(game, 0)
    assert feed(game, If_None_Match=tag).status_code == 200


# --- H5 -----------------------------------------------------------------------------------------------------


@pytest.fixture
def running():
    """A game in the middle of its second round."""
    game = play_until(make_game(seats=3), rounds_ended(1))
    number = open_turn(game).number
    return play_until(game, lambda game: open_turn(game).number >= number + 4)


def older_turns(game):
    """The numbers of the turns of the running round that H5 hides."""
    numbers = list(
        Turn.objects.filter(game=game, round__ended_at=None, resolved_at__isnull=False).values_list("number", flat=True)
    )
    return numbers[:-1]


def test_h5__feed__hides_older_turns_of_the_running_round(running):
    hidden = older_turns(running)
    of_hidden = [event for event in whole_feed(running) if event["turn"] in hidden]
    assert {event["kind"] for event in of_hidden} == {"turn_opened", "turn_resolved"}
    assert [event["details"] for event in of_hidden] == [None] * len(of_hidden)
    assert [event["seat"] for event in of_hidden] == [None] * len(of_hidden)


def test_h5__feed__hidden_turns_look_the_same_however_many_quacked(running):
    hidden, told = older_turns(running), whole_feed(running)
    asked = [Submission.objects.filter(turn__game=running, turn__number=number).count() for number in hidden]
    assert len(set(asked)) > 1
    seen = [[event for event in told if event["turn"] == number] for number in hidden]
    shapes = {tuple((event["kind"], event["number"] - of_turn[0]["number"]) for event in of_turn) for of_turn in seen}
    assert len(shapes) == 1


def test_h5__feed__of_a_hidden_turn_tells_no_seat_that_missed_or_withdrew():
    game = play_until(make_game(seats=3), awaits(3))
    number = open_turn(game).number
    submit(game, 0)
    submissions.withdraw_move(make_player("dana"), game.uuid, number)
    expire(game)
    resolution.sweep()
    assert [event["kind"] for event in whole_feed(game) if event["turn"] == number].count("seat_missed") == 3
    play_turn(game)
    of_hidden = [event["kind"] for event in whole_feed(game) if event["turn"] == number]
    assert of_hidden == ["turn_opened", "turn_resolved"]


def test_h5__feed__of_an_ended_round_tells_again_who_was_ready(running):
    number = Turn.objects.filter(game=running, round__number=1).first().number
    moved = list(Submission.objects.filter(turn__game=running, turn__number=number).values_list("seat", flat=True))
    ready = [event["seat"] for event in told(running, "seat_ready") if event["turn"] == number]
    assert sorted(ready) == sorted(moved)


def test_h5__feed__of_the_running_round__shows_the_last_turn_and_the_open_one_only(running):
    last = older_turns(running)[-1] + 1
    of_round = set(Turn.objects.filter(game=running, round__ended_at=None).values_list("number", flat=True))
    shown = {event["turn"] for event in whole_feed(running) if event["details"] and event["turn"] in of_round}
    assert shown == {last, open_turn(running).number}


def test_h5__feed__shows_ended_rounds(running):
    ended = set(Turn.objects.filter(game=running, round__number=1).values_list("number", flat=True))
    resolved = [event for event in told(running, "turn_resolved") if event["turn"] in ended]
    assert [event["details"]["number"] for event in resolved] == sorted(ended)


def test_h5__turns__older_are_409(running):
    answers = [Api().get(f"/games/{running.uuid}/turns/{number}") for number in older_turns(running)]
    assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(409, "round_running")}


def test_h5__turns__older_are_alike(running):
    answers = [Api().get(f"/games/{running.uuid}/turns/{number}") for number in older_turns(running)]
    assert len({answer.content for answer in answers}) == 1 < len(answers)


def test_h5__turns__last_one_is_shown_as_in_the_state(running):
    number = older_turns(running)[-1] + 1
    state = Api().get(f"/games/{running.uuid}").json()
    turn = Api().get(f"/games/{running.uuid}/turns/{number}").json()
    assert turn == {**state["last_turn"], "round": 2, "opened_at": ANY_TIME, "resolved_at": ANY_TIME}


def test_h5__turns__open_one_is_409(running):
    answer = Api().get(f"/games/{running.uuid}/turns/{open_turn(running).number}")
    assert (answer.status_code, answer.json()["code"]) == (409, "turn_open")


def test_h5__turns__of_an_ended_round_are_shown(running):
    numbers = Turn.objects.filter(game=running, round__number=1).values_list("number", flat=True)
    answers = [Api().get(f"/games/{running.uuid}/turns/{number}") for number in numbers]
    assert {answer.status_code for answer in answers} == {200}


def test_h5__record__holds_ended_rounds_only(running):
    record = Api().get(f"/games/{running.uuid}/record").json()
    assert [row["number"] for row in record["rounds"]] == [1]


def test_h5__open_log__shows_every_resolved_turn():
    game = play_until(make_game(seats=3, open_log=True), lambda game: open_turn(game).number >= 5)
    numbers = [event["details"]["number"] for event in told(game, "turn_resolved")]
    assert numbers == list(range(1, open_turn(game).number))


def test_h5__open_log__still_hides_moves_of_the_open_turn():
    game = play_until(make_game(seats=3, open_log=True), awaits(3))
    submit(game, 0)
    events = [event for event in whole_feed(game) if event["turn"] == open_turn(game).number]
    assert [(event["kind"], event["details"] is None) for event in events] == [
        ("turn_opened", False),
        ("seat_ready", True),
    ]


def test_h5__open_log__record_still_waits_for_the_round():
    game = make_game(seats=3, open_log=True)
    assert Api().get(f"/games/{game.uuid}/record").json()["code"] == "round_running"


def test_events__are_appended_only():
    game = make_game()
    assert list(Event.objects.filter(game=game).order_by("number").values_list("number", flat=True)) == list(
        range(1, game.version + 1)
    )
    assert Game.objects.get(pk=game.pk).version == game.version
