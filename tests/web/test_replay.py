"""The replay: every turn of the rounds that have ended, and nothing of one that runs."""

import re

import pytest

from games.models import Game, Round, Submission, Turn
from games.services import resolution
from tests.games.clients import Api
from tests.games.factories import (
    expire,
    make_game,
    make_lobby,
    make_player,
    play_to_the_end,
    play_turn,
    play_until,
    player_of,
    rounds_ended,
)
from tests.web.browsing import SECRET, browser_of, html_of, page_of, text_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def game():
    """A game in its second round."""
    return play_until(make_game("replay", seats=3, name=SECRET), rounds_ended(1))


def turns_of(game, number=1):
    """The numbers of the turns of a round."""
    return list(Turn.objects.filter(round__game=game, round__number=number).values_list("number", flat=True))


def replay_of(game, number=1, turn=0, player=None, **more):
    return browser_of(player, **more).get(f"/games/{game.uuid}/replay/{number}/{turn}")


def link(answer, relation):
    found = re.search(rf'href="([^"]+)" rel="{relation}"', answer.content.decode())
    return found and found[1]


def cards_of(state):
    """The discards and the ponds of a document; the Captain pile may become the deck before the next card (P4)."""
    return state["discard_area"], [seat["grid"] for seat in state["seats"]]


@pytest.mark.thorough
def test_replay__by_its_links__shows_each_turn_as_the_table_did():
    game, tables = make_game("replay", seats=3), []
    while not rounds_ended(1)(game):
        tables.append(cards_of(Api().get(f"/games/{game.uuid}").json()))
        play_turn(game)
    browser, address, pages = browser_of(), f"/games/{game.uuid}/replay/1/0", []
    while address:
        answer = browser.get(address)
        pages.append(answer.context["game"])
        address = link(answer, "next")
    assert [each["last_turn"]["number"] for each in pages[1:]] == turns_of(game)
    cards = list(map(cards_of, pages))
    assert all(table in cards for table in tables)


@pytest.mark.thorough
def test_replay__says_what_each_seat_did(game):
    record = Api().get(f"/games/{game.uuid}/record").json()["rounds"][0]
    told = "".join(text_of(replay_of(game, 1, turn["number"])) for turn in record["turns"])
    moves = [move for turn in record["turns"] for move in turn["moves"]]
    covers = sum(move["action"] == "cover" for move in moves)
    assert len(re.findall(r"The \d+ covered the \d+ (?:on its left|on its right|above it|below it)", told)) == covers
    assert len(re.findall(r"The \d+ ducked: now (?:left of|right of|above|below) the \d+", told)) == len(moves) - covers
    assert told.count("quack!") == sum(len(turn["quacks"]) for turn in record["turns"])


def test_replay__of_a_move_that_the_clock_made__says_so():
    game = make_game("late", seats=2)
    expire(game)
    resolution.resolve_game(game.pk)
    play_until(game, rounds_ended(1))
    late = Submission.objects.filter(turn__game=game, origin="timeout").first().turn.number
    assert "(time was up)" in text_of(replay_of(game, 1, late))


def test_replay__ends_with_the_scores_of_the_round(game):
    last = replay_of(game, 1, turns_of(game)[-1])
    scores = Round.objects.get(game=game, number=1).scores
    shown = re.findall(r"<b>(-?\d+)</b> in this round", last.content.decode())
    assert [int(score) for score in shown] == scores
    assert "in this round" not in text_of(replay_of(game, 1, turns_of(game)[0]))


@pytest.mark.thorough
def test_replay__of_a_finished_game__goes_from_round_to_round_and_back():
    game = play_to_the_end(make_game(seats=2))
    last = turns_of(game)[-1]
    assert link(replay_of(game, 1, last), "next") == f"/games/{game.uuid}/replay/2/0"
    assert link(replay_of(game, 1, last), "prev") == f"/games/{game.uuid}/replay/1/{last - 1}"
    assert link(replay_of(game, 3, turns_of(game, 3)[-1]), "next") is None
    assert link(replay_of(game, 1, 0), "prev") is None
    assert f'href="/games/{game.uuid}/replay/3/0"' in replay_of(game).content.decode()


def test_replay__has_neither_a_form_nor_a_viewers_own_side(game):
    dana = player_of(game, 0)
    answer = replay_of(game, player=dana)
    assert (answer.context["game"]["you"], answer.context["game"]["turn"]) == (None, None)
    assert "<form" not in html_of(answer).partition("<footer")[0]


def test_h5__replay_of_a_running_round__is_a_sentence_whatever_turn_is_asked_for(game):
    for _ in range(3):
        play_turn(game)
    answers = [
        replay_of(game, 2, turn, player)
        for player in (None, player_of(game, 0))
        for turn in (0, turns_of(game, 2)[0], 9999)
    ]
    for answer in answers:
        assert answer.status_code == 409
        assert "This round has not ended. Its replay opens when it has." in text_of(answer)
        assert b"<table" not in answer.content
    assert Api().get(f"/games/{game.uuid}/turns/{turns_of(game, 2)[0]}").status_code == 409


def test_h5__replay_of_an_ended_round__shows_nothing_of_the_running_one(game):
    before = html_of(replay_of(game, 1, turns_of(game)[-1]))
    for _ in range(3):
        play_turn(game)
    assert html_of(replay_of(game, 1, turns_of(game)[-1])) == before


@pytest.mark.parametrize("number", [1, 2, 3])
def test_replay__before_the_start__is_a_sentence(number):
    assert replay_of(make_lobby(make_player("dana"), seats=3), number).status_code == 409


@pytest.mark.parametrize(("number", "turn"), [(0, 0), (4, 0), (1, 9999)])
def test_replay__of_what_there_is_not__is_404(game, number, turn):
    assert replay_of(game, number, turn).status_code == 404


def test_replay__of_a_private_game__answers_a_stranger_as_of_none(game):
    Game.objects.filter(pk=game.pk).update(visibility="private")
    gone = "/games/6a4ad7f4-4f0e-4d7e-9f5e-0f2a3f3a2b1e/replay/1/0"
    zoe = make_player("zoe")
    answer = replay_of(game, player=zoe)
    assert (answer.status_code, SECRET.encode() in answer.content) == (404, False)
    assert browser_of(zoe).get(gone).status_code == 404
    assert replay_of(game)["Location"] == f"/accounts/login/?next=/games/{game.uuid}/replay/1/0"
    assert browser_of().get(gone)["Location"] == f"/accounts/login/?next={gone}"
    assert replay_of(game, player=player_of(game, 2)).status_code == 200


def test_replay__of_a_record_that_the_rules_refuse__says_that_it_cannot_be_shown(game, caplog):
    Round.objects.filter(game=game, number=1).update(scores=[99, 99, 99])
    assert replay_of(game).status_code == 503


def test_table__links_the_rounds_that_have_ended(game):
    html = page_of(game).content.decode()
    assert f'href="/games/{game.uuid}/replay/1/0"' in html
    assert f'href="/games/{game.uuid}/replay/2/0"' not in html


@pytest.mark.parametrize("seats", [2, 7])
def test_replay__costs_as_many_queries_at_any_size(seats, django_assert_num_queries):
    game = play_until(make_game(f"{seats}", seats=seats), rounds_ended(1))
    browser = browser_of(player_of(game, 0))
    address = f"/games/{game.uuid}/replay/1/{turns_of(game)[1]}"
    browser.get(address)
    with django_assert_num_queries(13):
        browser.get(address)


@pytest.mark.parametrize(
    ("language", "says"), [("es", "Repetición"), ("fr", "Revoir"), ("it", "Replay"), ("ko", "다시 보기")]
)
def test_replay__speaks_the_language_asked_for(game, language, says):
    assert says in text_of(replay_of(game, language=language))
