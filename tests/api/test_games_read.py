"""GET a game: its document while it runs and when it is over, and the rules of its ETag."""

import pytest

from duckcover.rest.etags import code_digest
from games import selectors
from games.models import EVENT_STEP, Round
from games.rules.observation import observe
from games.services import lobby, resolution
from games.services.locks import database_now
from games.services.table import load_table
from tests.games.clients import Api
from tests.games.factories import (
    awaits,
    expire,
    legal_moves,
    make_game,
    make_lobby,
    make_player,
    open_turn,
    play_to_the_end,
    play_turn,
    play_until,
    player_of,
    rounds_ended,
    submit,
)
from tests.games.shapes import ANY_TIME, GAME, SEAT

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("both_ways")]


@pytest.fixture
def game():
    """Four players, three of them awaited, one quacking."""
    return play_until(make_game(), awaits(3))


def read(game, player=None, **headers):
    """GET the game."""
    return Api(player).get(f"/games/{game.uuid}", **headers)


def move_json(move):
    return {
        "action": move.action,
        "from": {"row": move.source.row, "col": move.source.col},
        "to": {"row": move.target.row, "col": move.target.col},
    }


# --- the document -------------------------------------------------------------------------------------------


def test_game__playing__is_what_the_rules_let_everybody_see(game):
    document, turn, row = read(game).json(), open_turn(game), Round.objects.get(game=game, number=1)
    seen = observe(load_table(game, database_now()).state, None)
    last = document.pop("last_turn")
    assert last["number"] == turn.number - 1
    assert document == {
        "id": str(game.uuid),
        "name": "",
        "status": "playing",
        "visibility": "public",
        "host": "dana",
        "version": game.version * EVENT_STEP,
        "suspended": False,
        "invite_code": None,
        "captain_seat": 0,
        "round_rules": [[], [], []],
        "open_log": False,
        "rated": True,
        "rate_bots": False,
        "same_owner": False,
        "paused": None,
        "pause_asked": None,
        "join_by": ANY_TIME,
        "auto_start": False,
        "invited_only": False,
        "language": None,
        "replace": False,
        "excused": 0,
        "vacation": False,
        "chat": "all",
        "reliability_min": None,
        "clock": {"kind": "per_turn", "turn_seconds": 86_400},
        "created_at": ANY_TIME,
        "started_at": ANY_TIME,
        "finished_at": None,
        "round": {"number": 1, "of": 3, "rules": []},
        "turn": {
            "number": turn.number,
            "phase": "move",
            "card": seen.card,
            "call": seen.call,
            "opened_at": ANY_TIME,
            "deadline": ANY_TIME,
            "deadlines": {},
            "waiting_for": turn.waiting_for,
        },
        "draw_deck": {"count": len(row.draw_deck)},
        "captain_pile": {"count": len(row.captain_pile), "top": row.captain_pile[-1]},
        "discard_area": {
            "cards": row.discard_area,
            "count": len(row.discard_area),
            "limit": 7,
            "remaining": 7 - len(row.discard_area),
        },
        "seats": [
            {
                "index": index,
                "sound": ("moo", "woof", "meow", "oink")[index],
                "player": name,
                "bot": None,
                "is_bot": False,
                "rated": True,
                "family": family,
                "state": "awaited" if index in turn.waiting_for else "quack",
                "resigned": False,
                "misses": 0,
                "offered": False,
                "vacation_until": None,
                "grid": [
                    {"row": row, "col": col, "card": card, "height": height, "family": family}
                    for row, col, card, height, _owner in seen.grids[index]
                ],
                "received": None,
                "round_scores": [],
                "total": 0,
                "rank": None,
            }
            for index, (name, family) in enumerate(
                [("dana", "pirates"), ("erin", "vikings"), ("finn", "knights"), ("gwen", "cowboys")]
            )
        ],
        "result": None,
        "you": None,
    }


def test_game__first_card__has_no_last_turn_and_an_empty_pile():
    document = read(make_game(seats=2)).json()
    assert (document["turn"]["number"], document["last_turn"]) == (1, None)
    assert (document["captain_pile"], document["draw_deck"]) == ({"count": 0, "top": None}, {"count": 25})


def test_you__awaited__has_the_called_card_and_the_legal_moves(game):
    seat = open_turn(game).waiting_for[0]
    moves = legal_moves(game, seat)
    top = observe(load_table(game, database_now()).state, seat).called_card
    assert read(game, player_of(game, seat)).json()["you"] == {
        "seat": seat,
        "card": top,
        "legal_moves": [move_json(move) for move in moves],
        "submission": None,
        "excused_left": 0,
    }


def test_you__ready__has_the_submission(game):
    seat = open_turn(game).waiting_for[0]
    move = submit(game, seat).move
    document = read(game, player_of(game, seat)).json()
    assert document["you"]["submission"] == {
        "turn": open_turn(game).number,
        **move_json(move),
        "origin": "player",
        "submitted_at": ANY_TIME,
    }
    assert (document["seats"][seat]["state"], seat in document["turn"]["waiting_for"]) == ("ready", False)


def test_you__quacking__has_nothing_to_choose(game):
    seat = ({0, 1, 2, 3} - set(open_turn(game).waiting_for)).pop()
    assert read(game, player_of(game, seat)).json()["you"] == {
        "seat": seat,
        "card": None,
        "legal_moves": [],
        "submission": None,
        "excused_left": 0,
    }


def test_you__outsider__is_null(game):
    assert read(game, make_player("zoe")).json()["you"] is None


def test_last_turn__shows_all_moves_and_quacks(game):
    number = open_turn(game).number
    moves = {seat: legal_moves(game, seat)[0] for seat in open_turn(game).waiting_for}
    card, call = (read(game).json()["turn"][name] for name in ("card", "call"))
    quacks = sorted({0, 1, 2, 3} - set(moves))
    play_turn(game)
    shown = Api().get(f"/games/{game.uuid}/turns/{number}").json()
    assert shown == {
        "number": number,
        "phase": "move",
        "round": 1,
        "card": card,
        "call": call,
        "discarded": False,
        "moves": [{"seat": seat, **move_json(move)} for seat, move in moves.items()],
        "quacks": quacks,
        "opened_at": ANY_TIME,
        "resolved_at": ANY_TIME,
    }


def test_game__second_round__shows_the_scores_of_the_first():
    game = play_until(make_game(seats=2), rounds_ended(1))
    scores = Round.objects.get(game=game, number=1).scores
    document = read(game).json()
    assert [(seat["round_scores"], seat["total"], seat["rank"]) for seat in document["seats"]] == [
        ([score], score, None) for score in scores
    ]
    assert document["round"]["number"] == 2


def test_game__finished__shows_result_ranks_and_the_last_grids():
    game = play_to_the_end(make_game(seats=2))
    document = read(game, make_player("dana")).json()
    ranks = {standing["seat"]: standing["rank"] for standing in game.result["ranking"]}
    assert (document["status"], document["turn"], document["result"]) == ("finished", None, game.result)
    assert [seat["rank"] for seat in document["seats"]] == [ranks[0], ranks[1]]
    assert [len(seat["round_scores"]) for seat in document["seats"]] == [3, 3]
    assert [len(seat["grid"]) for seat in document["seats"]] == Round.objects.get(game=game, number=3).visible_cards
    assert document["you"] == {"seat": 0, "card": None, "legal_moves": [], "submission": None, "excused_left": 0}


def test_result__has_the_members_of_the_contract():
    result = read(play_to_the_end(make_game(seats=3))).json()["result"]
    assert set(result) == {"winners", "ranking"}
    assert [set(standing) for standing in result["ranking"]] == [
        {"seat", "rank", "total", "visible_cards", "round_scores", "resigned"}
    ] * 3
    assert [standing["seat"] for standing in result["ranking"] if standing["rank"] == 1] == result["winners"]


@pytest.mark.parametrize("make", [make_lobby, make_game, lambda: play_to_the_end(make_game(seats=2))])
def test_game__in_every_status__has_the_same_members(make):
    document = read(make()).json()
    assert set(document) == GAME
    assert {frozenset(seat) for seat in document["seats"]} == {frozenset(SEAT)}


# --- ETag ---------------------------------------------------------------------------------------------------


def etags(game):
    """The ETag of every viewer: anonymous, an outsider, each seat."""
    viewers = [None, make_player("zoe"), *(player_of(game, seat) for seat in range(game.seat_count))]
    return [read(game, viewer)["ETag"] for viewer in viewers]


def changed(before, after):
    """Which viewers' ETags differ."""
    return [one != other for one, other in zip(before, after, strict=True)]


def test_etag__same_again__is_304_without_a_body(game):
    for viewer in (None, player_of(game, 0)):
        tag = read(game, viewer)["ETag"]
        answer = read(game, viewer, If_None_Match=tag)
        assert (answer.status_code, answer.content, answer["ETag"]) == (304, b"", tag)


@pytest.mark.parametrize("form", ["W/{}", '"other", {}', "*"])
def test_etag__other_forms_of_if_none_match__are_304(game, form):
    assert read(game, If_None_Match=form.format(read(game)["ETag"])).status_code == 304


def test_etag__other__is_200(game):
    assert read(game, If_None_Match='"0"').status_code == 200


def test_etag__of_another_seat__is_another(game):
    seats = etags(game)[2:]
    assert len(set(seats)) == len(seats)


def test_etag__submission__changes_for_everybody(game):
    before = etags(game)
    submit(game, open_turn(game).waiting_for[0])
    assert changed(before, etags(game)) == [True] * 6


def test_etag__replacement__changes_for_its_seat_only(game):
    seat = open_turn(game).waiting_for[0]
    first, second = legal_moves(game, seat)[:2]
    submit(game, seat, first)
    before = etags(game)
    submit(game, seat, second)
    assert changed(before, etags(game)) == [False, False, *(index == seat for index in range(4))]


def test_etag__same_move_again__changes_for_nobody(game):
    seat = open_turn(game).waiting_for[0]
    submit(game, seat)
    before = etags(game)
    submit(game, seat)
    assert changed(before, etags(game)) == [False] * 6


def test_etag__refused_move__changes_for_nobody(game):
    before = etags(game)
    where = f"/games/{game.uuid}/turns/{open_turn(game).number}/move"
    Api(player_of(game, 0)).put(where, {"action": "cover", "to": {"row": 50, "col": 50}})
    assert changed(before, etags(game)) == [False] * 6


def test_etag__resolution__changes_for_everybody(game):
    before = etags(game)
    expire(game)
    resolution.sweep()
    assert changed(before, etags(game)) == [True] * 6


def test_etag__join__changes_in_the_lobby():
    game = make_lobby()
    before = read(game)["ETag"]
    lobby.join_game(make_player("erin"), game.uuid)
    assert read(game)["ETag"] != before


@pytest.mark.parametrize("path", ["", "/events", "/fairness", "/turns/{last}", "/turns/{open}/move"])
def test_etag__of_an_answer_of_other_code__is_not_fresh(game, monkeypatch, path):
    turn = open_turn(game)
    seat = turn.waiting_for[0]
    submit(game, seat)
    api = Api(player_of(game, seat))
    where = f"/games/{game.uuid}{path.format(open=turn.number, last=turn.number - 1)}"
    tag = api.get(where)["ETag"]
    assert api.get(where, If_None_Match=tag).status_code == 304
    monkeypatch.setattr(selectors, "EDITION", "another")
    assert api.get(where, If_None_Match=tag).status_code == 200


def test_code_digest__changes_with_any_file_of_the_code(tmp_path):
    digests = [code_digest(tmp_path)]
    for name, text in (("a.py", "x = 1"), ("a.py", "x = 2"), ("inner/b.py", ""), ("inner/c.py", "")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
        digests.append(code_digest(tmp_path))
    assert len(set(digests)) == len(digests)
    (tmp_path / "notes.txt").write_text("no code")
    assert code_digest(tmp_path) == digests[-1]


def test_id__in_capitals__is_the_same_game(game):
    assert Api().get(f"/games/{str(game.uuid).upper()}").json()["id"] == str(game.uuid)


def test_read__is_kept_by_no_shared_cache(game):
    answer = read(game)
    assert answer["Cache-Control"] == "private, no-cache"
    assert {"Authorization", "Cookie"} <= {name.strip() for name in answer["Vary"].split(",")}


@pytest.mark.parametrize("path", ["/games", "/games?seat=me", "/me/turns"])
def test_lists__are_kept_by_no_shared_cache(game, path):
    answer = Api(make_player("dana")).get(path)
    assert (answer.status_code, answer["Cache-Control"]) == (200, "private, no-cache")
    assert {"Authorization", "Cookie"} <= {name.strip() for name in answer["Vary"].split(",")}


@pytest.mark.parametrize("path", ["/turns/999", "/record"])
def test_if_none_match__any__does_not_hide_an_error(path):
    game = make_game(seats=2)
    plain = Api().get(f"/games/{game.uuid}{path}")
    assert Api().get(f"/games/{game.uuid}{path}", If_None_Match="*").status_code == plain.status_code >= 400
