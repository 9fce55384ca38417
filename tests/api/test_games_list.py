"""GET /games and GET /me/turns: filters, who sees what, pages."""

import uuid

import pytest

from games.models import Turn
from games.services import lobby
from games.services.tables import open_table
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import (
    make_game,
    make_lobby,
    make_player,
    make_players,
    open_turn,
    play_to_the_end,
    player_of,
    submit,
)
from tests.games.shapes import ANY_TIME
from tests.games.test_tables import LEAGUE, setup_of

pytestmark = pytest.mark.django_db


def ids(response):
    """The ids of a page of games."""
    assert response.status_code == 200
    return [game["id"] for game in response.json()["results"]]


def listed(query="", player=None):
    """The ids that a list shows."""
    return ids(Api(player).get(f"/games{query}"))


def test_games__newest_first():
    games = [make_lobby(name=str(number)) for number in range(3)]
    assert listed() == [str(game.uuid) for game in games[::-1]]


def test_games__entries__are_the_games_as_the_viewer_sees_them(dana):
    games = [make_game("listed", seats=2), make_lobby(dana)]
    for viewer in (None, dana):
        entries = Api(viewer).get("/games").json()["results"]
        assert entries == [Api(viewer).get(f"/games/{game.uuid}").json() for game in games[::-1]]


@pytest.mark.parametrize("visibility", ["private", "unlisted"])
def test_games__hidden_ones__are_listed_for_their_seats_only(dana, visibility):
    game = make_lobby(dana, visibility=visibility)
    seen = [listed("", viewer) for viewer in (dana, make_player("zoe"), None)]
    assert seen == [[str(game.uuid)], [], []]


def test_games__by_status():
    waiting, running, over = make_lobby(), make_game("running", seats=2), make_game("over", seats=2)
    play_to_the_end(over)
    cancelled = make_lobby()
    lobby.cancel_game(make_player("dana"), cancelled.uuid)
    statuses = {status: listed(f"?status={status}") for status in ("lobby", "playing", "finished", "cancelled")}
    assert statuses == {
        "lobby": [str(waiting.uuid)],
        "playing": [str(running.uuid)],
        "finished": [str(over.uuid)],
        "cancelled": [str(cancelled.uuid)],
    }


def test_games__by_visibility(dana):
    make_lobby(dana)
    hidden = make_lobby(dana, visibility="private")
    assert listed("?visibility=private", dana) == [str(hidden.uuid)]


def test_games__own_seats(dana):
    own = make_lobby(dana)
    make_lobby(make_player("erin"))
    assert listed("?seat=me", dana) == [str(own.uuid)]


def test_games__awaiting_me__until_i_have_moved(dana):
    game = make_game("awaiting", seats=2)
    make_lobby(dana)
    before = listed("?awaiting=me", dana)
    submit(game, 0)
    assert (before, listed("?awaiting=me", dana)) == ([str(game.uuid)], [])


def test_games__of_a_league__are_those_of_its_public_tables():
    make_lobby()
    game = open_table(setup_of(make_players(2), unlisted=False))
    hidden = open_table(setup_of(make_players(2), unlisted=True))
    open_table(setup_of(make_players(2), league=uuid.UUID(int=8)))
    seen = [listed(f"?league={LEAGUE}", viewer) for viewer in (None, make_player("zoe"), make_player("dana"))]
    assert seen == [[str(game.uuid)], [str(game.uuid)], [str(hidden.uuid), str(game.uuid)]]


def test_games__unlisted_table__is_seen_by_who_has_its_address():
    game = open_table(setup_of(make_players(2), unlisted=True))
    for viewer in (None, make_player("zoe")):
        shown = Api(viewer).get(f"/games/{game.uuid}").json()
        assert (shown["visibility"], shown["host"], shown["you"]) == ("unlisted", None, None)


@pytest.mark.parametrize("query", ["?seat=me", "?awaiting=me"])
def test_games__of_nobody__is_401(query):
    assert refused(Api().get(f"/games{query}")) == (401, "not_authenticated")


@pytest.mark.parametrize(
    ("query", "errors"),
    [
        ("?status=open", [("status", "invalid_choice")]),
        ("?visibility=secret", [("visibility", "invalid_choice")]),
        ("?seat=3", [("seat", "invalid_choice")]),
        ("?awaiting=dana", [("awaiting", "invalid_choice")]),
        ("?league=x", [("league", "invalid")]),
        ("?limit=0", [("limit", "min_value")]),
        ("?limit=101", [("limit", "max_value")]),
        ("?cursor=x", [("cursor", "invalid_cursor")]),
        ("?page=2", [("page", "unknown_parameter")]),
        ("?status=lobby&status=playing", [("status", "repeated_parameter")]),
    ],
)
def test_games__bad_query__names_the_parameter(query, errors):
    assert fields_of(Api().get(f"/games{query}")) == errors


def walk(api, path, direction="next"):
    """The results of all pages from one on."""
    page, found = api.get(path).json(), []
    while True:
        found.append(page["results"])
        if page[direction] is None:
            return found
        page = api.get(page[direction]).json()


def test_games__pages__are_complete_and_in_order():
    games = [str(make_lobby().uuid) for _ in range(5)]
    pages = walk(Api(), "/games?limit=2")
    assert [[game["id"] for game in page] for page in pages] == [games[4:2:-1], games[2:0:-1], games[:1]]


def test_games__pages__lead_back():
    for _ in range(5):
        make_lobby()
    api = Api()
    last = api.get(api.get("/games?limit=2").json()["next"]).json()
    assert ids(api.get(last["previous"])) == ids(api.get("/games?limit=2"))


def test_games__one_page__has_no_neighbours():
    make_lobby()
    page = Api().get("/games").json()
    assert (page["next"], page["previous"], len(page["results"])) == (None, None, 1)


# --- GET /me/turns ------------------------------------------------------------------------------------------


def test_my_turns__has_what_a_client_needs(dana):
    game = make_game("mine", seats=2, name="Tuesday", turn_seconds=3600)
    turn = open_turn(game)
    state = Api().get(f"/games/{game.uuid}").json()["turn"]
    assert Api(dana).get("/me/turns").json() == {
        "results": [
            {
                "game": str(game.uuid),
                "name": "Tuesday",
                "round": 1,
                "turn": turn.number,
                "phase": "move",
                "card": state["card"],
                "call": state["call"],
                "opened_at": ANY_TIME,
                "deadline": state["deadline"],
            }
        ],
        "next": None,
        "previous": None,
    }


def test_my_turns__soonest_deadline_first(dana):
    games = {seconds: make_game(f"mine {seconds}", seats=2, turn_seconds=seconds) for seconds in (900, 60, 300)}
    found = [turn["game"] for turn in Api(dana).get("/me/turns").json()["results"]]
    assert found == [str(games[seconds].uuid) for seconds in (60, 300, 900)]


def test_my_turns__moved_or_resigned__are_gone(dana):
    moved, resigned = make_game("moved", seats=2), make_game("resigned", seats=2)
    submit(moved, 0)
    Api(dana).post(f"/games/{resigned.uuid}/resign")
    assert Api(dana).get("/me/turns").json()["results"] == []
    assert len(Api(player_of(moved, 1)).get("/me/turns").json()["results"]) == 2


def test_my_turns__nobody_waits__is_empty():
    make_game(seats=2)
    assert Api(make_player("zoe")).get("/me/turns").json()["results"] == []


def test_my_turns__opened_in_the_same_batch__are_on_one_page_each(dana):
    games = [make_game(f"batch {number}", seats=2) for number in range(3)]
    first = open_turn(games[0])
    Turn.objects.filter(resolved_at=None).update(
        number=first.number, opened_at=first.opened_at, deadline=first.deadline, due_at=first.deadline
    )
    pages = walk(Api(dana), "/me/turns?limit=1")
    assert sorted(turn["game"] for page in pages for turn in page) == sorted(str(game.uuid) for game in games)


def test_games__head__is_for_anybody_like_get(dana):
    game = make_lobby(dana)
    get, head = Api().get("/games"), Api().send("HEAD", "/games")
    assert (head.status_code, head.content) == (get.status_code, b"") == (200, b"")
    assert get.json()["results"][0]["id"] == str(game.uuid)


@pytest.mark.parametrize(
    ("language", "detail"),
    [
        ("es", "Asegúrese de que este valor es mayor o igual a 1."),
        ("fr", "Assurez-vous que cette valeur est supérieure ou égale à\xa01."),
        ("ko", "이 값이 1보다 크거나 같은지 확인하세요."),
    ],
)
def test_games__limit_out_of_range__is_said_in_the_language_asked_for(language, detail):
    errors = Api().get("/games?limit=0", Accept_Language=language).json()["errors"]
    assert errors == [{"field": "limit", "code": "min_value", "detail": detail}]
