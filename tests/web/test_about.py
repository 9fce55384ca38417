"""What a game is played with, who has held its seats, and what its clocks do."""

import pytest

from games.models import Seat, Tenure
from games.services.locks import database_now
from tests.games.factories import awaits, make_game, make_player, play_to_the_end, play_until, player_of, submit
from tests.web.browsing import browser_of, page_of, text_of

pytestmark = pytest.mark.django_db


def about(game, viewer=None, language="en"):
    return browser_of(viewer, language).get(f"/games/{game.uuid}/about")


def test_about__of_a_running_game__says_what_each_clock_does(game, dana):
    submit(game, 1)
    Seat.objects.filter(game=game, index=2).update(resigned_at=database_now())
    text = text_of(about(game))
    names = [player_of(game, seat).username for seat in range(3)]
    assert f"{names[0]} runs" in text
    assert f"{names[1]} stands still: has moved" in text
    assert f"{names[2]} a bot plays this seat" in text


def test_about__lists_who_has_held_each_seat_and_why_that_ended(game, dana):
    Tenure.objects.create(
        game=game,
        seat=1,
        player=make_player("gone"),
        from_turn=1,
        to_turn=1,
        ended_by="resigned",
        ended_at=database_now(),
    )
    Seat.objects.filter(game=game, index=1).update(held_from=2)
    text = text_of(about(game, dana))
    assert f"gone turns 1 to 1: resigned {player_of(game, 1).username} from turn 2 on" in text


def test_about__of_a_finished_game__leads_to_replay_and_record():
    over = play_to_the_end(make_game("over", seats=2))
    html = about(over).content.decode()
    assert f'href="/api/v1/games/{over.uuid}/record"' in html
    assert f'href="/games/{over.uuid}/replay/1/0"' in html
    assert "Clocks now" not in html


def test_about__in_the_first_round__offers_no_record(game):
    assert f"/games/{game.uuid}/record" not in about(game).content.decode()


def test_about__of_a_lobby__says_what_is_played(private):
    assert "What is played" in text_of(about(private, make_player("dana")))
    assert about(private, make_player("zoe")).status_code == 404


def test_table__leads_there(game):
    assert f'href="/games/{game.uuid}/about"' in page_of(game).content.decode()


@pytest.mark.parametrize("seats", [2, 7])
def test_about__costs_as_many_queries_at_any_size(seats, django_assert_num_queries):
    game = play_until(make_game("size", seats=seats), awaits(seats))
    browser = browser_of(player_of(game, 0))
    browser.get(f"/games/{game.uuid}/about")
    with django_assert_num_queries(13):
        browser.get(f"/games/{game.uuid}/about")


@pytest.mark.parametrize(
    ("language", "says"), [("es", "Relojes"), ("fr", "Horloges"), ("it", "Orologi"), ("ko", "시계")]
)
def test_about__speaks_the_language_asked_for(game, language, says):
    assert says in text_of(about(game, None, language))
