"""What holds for all pages: languages, size, the policy, no shared cache."""

import re

import pytest

from tests.games.factories import awaits, make_game, make_lobby, play_until, player_of
from tests.web.browsing import browser_of, html_of, page_of

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("es", "El Capitán anuncia"),
        ("fr", "Le Captain annonce"),
        ("it", "Il Capitano annuncia"),
        ("ko", "선장"),
    ],
)
def test_table__speaks_the_language_asked_for(game, dana, language, says):
    html = html_of(page_of(game, dana, language=language))
    assert says in html
    assert f'<html lang="{language}">' in html


def test_table__for_a_browser_that_takes_gzip__is_within_its_budget():
    game = play_until(make_game(seats=7), awaits(7))
    browser = browser_of(player_of(game, 0))
    packed = browser.get(f"/games/{game.uuid}", headers={"Accept-Encoding": "gzip"})
    assert packed["Content-Encoding"] == "gzip"
    assert len(packed.content) <= 14_000
    assert packed.content != browser.get(f"/games/{game.uuid}", headers={"Accept-Encoding": "gzip"}).content


def test_pages__run_nothing_inline_and_are_kept_by_no_shared_cache(game, dana):
    browser = browser_of(dana)
    table = make_lobby(dana, seats=3)
    own = [f"/games/{game.uuid}{rest}" for rest in ("", "/orders", "/orders/max", "/fairness", "/about")]
    for path in ("/", "/lobby", "/lobby/new", "/leaderboards", "/players/dana/ratings", *own, f"/games/{table.uuid}"):
        answer = browser.get(path)
        assert (answer.status_code, answer["Cache-Control"]) == (200, "private, no-cache"), path
        assert "unsafe-inline" not in answer["Content-Security-Policy"]
        assert not re.search(rb"<script(?! src=)|<style|style=|\son\w+=", answer.content), path


def test_limit__of_requests__holds_for_pages(settings, game, dana):
    settings.RATE_LIMITS = {**settings.RATE_LIMITS, "player": 2}
    browser = browser_of(dana)
    answers = [browser.get("/lobby") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert 0 < int(answers[2]["Retry-After"]) <= 60
