"""Hints at the table: asked for by a link, read as sentences, marked in the pond; all of it without JavaScript."""

import re

import pytest

from games.models import Game
from games.services import resignations
from tests.api.signed_in import SignedIn
from tests.games.factories import make_game, make_player, open_turn, play_until
from tests.web.browsing import RADIO, browser_of, html_of, move_url, page_of, text_of, told

pytestmark = pytest.mark.django_db

LINK = 'href="?hint#hint"'
HINTED = re.compile(r'<td class="[^"]*\bhinted\b[^"]*"><label><input type="radio" name="move" value="([^"]+)"')


@pytest.fixture
def alone():
    """dana with two bots."""
    return play_until(make_game("hint", seats=3, bots=("steady", "easy")), lambda game: open_turn(game).number > 8)


def hint_page(game, player=None, **more):
    return browser_of(player, **more).get(f"/games/{game.uuid}?hint")


def said_of(game, player):
    return SignedIn(player).get(f"games/{game.uuid}/hint").json()["hints"]


def _value(move):
    cells = [f"{cell['row']},{cell['col']}" for cell in (move["from"], move["to"])]
    return ":".join([move["action"], *cells])


def test_hint__asked_for_by_its_link__shows_the_moves_of_the_api_and_marks_them(alone):
    dana = make_player("dana")
    page = html_of(page_of(alone, dana))
    assert LINK in page
    assert HINTED.findall(page) == []
    answer, said = hint_page(alone, dana), said_of(alone, dana)
    assert sorted(HINTED.findall(html_of(answer))) == sorted({_value(each["move"]) for each in said})
    text = text_of(answer)
    assert all(each["reasons"][0]["text"] in text for each in said)
    assert "(hint)" in text
    assert len(RADIO.findall(html_of(answer))) == len(RADIO.findall(page))


def test_hint__bots_that_agree__speak_together_in_three_sentences_at_most(alone):
    dana = make_player("dana")
    said = said_of(alone, dana)
    advice = hint_page(alone, dana).context["advice"]
    assert len(advice) == len({_value(each["move"]) for each in said})
    assert all(len(each.texts) <= 3 for each in advice)
    assert sorted(level for each in advice for level in each.levels) == ["sharp", "steady"]


def test_hint__followed__is_sent_like_any_move(alone):
    dana = make_player("dana")
    move = HINTED.findall(html_of(hint_page(alone, dana)))[0]
    answer = browser_of(dana).post(move_url(alone), {"move": move}, follow=True)
    assert f'value="{move}" required checked' in answer.content.decode()


@pytest.mark.parametrize(
    ("language", "word"), [("es", "Pista"), ("fr", "Conseil"), ("it", "Suggerimento"), ("ko", "도움말")]
)
def test_hint__another_language__is_said_in_it(alone, language, word):
    dana = make_player("dana")
    answer = hint_page(alone, dana, language=language)
    texts = [text for each in answer.context["advice"] for text in each.texts]
    assert f">{word}" in answer.content.decode()
    assert texts
    assert not set(texts) & {text for each in hint_page(alone, dana).context["advice"] for text in each.texts}


def test_hint__people_at_the_table__has_no_link_and_is_refused_in_words(game, dana):
    assert LINK not in html_of(page_of(game, dana))
    answer = hint_page(game, dana)
    assert told(answer) == [
        "Hints are for games in which nobody but bots has ever sat beside you, and which are not rated."
    ]
    assert answer.context["advice"] == []


def test_hint__who_only_watches__has_none(alone):
    for player in (None, make_player("zoe")):
        html = html_of(hint_page(alone, player))
        assert LINK not in html
        assert 'id="hint"' not in html


def test_hint__after_the_game_or_resignation__has_no_link(alone):
    dana = make_player("dana")
    resignations.resign(dana, alone.uuid)
    assert LINK not in html_of(page_of(alone, dana))
    assert HINTED.findall(html_of(hint_page(alone, dana))) == []


def test_hint__page_with_one__is_not_kept_for_use_without_a_connection(alone):
    dana = make_player("dana")
    assert "Offline-Copy" in page_of(alone, dana)
    assert "Offline-Copy" not in hint_page(alone, dana)


@pytest.mark.parametrize("phase", ["give", "place"])
def test_hint__low_blow__marks_what_is_given_and_where_it_is_placed(phase):
    rules = [["low_blows"]] * 3
    game = make_game("blow", seats=2, bots=("easy",), round_rules=rules)
    game = play_until(game, lambda game: open_turn(game).phase == phase)
    assert re.search(r'<td class="[^"]*\bhinted\b', html_of(hint_page(game, make_player("dana"))))


def test_hint__asked_for__costs_a_fixed_number_of_queries_more(alone, django_assert_num_queries):
    dana = make_player("dana")
    browser = browser_of(dana)
    browser.get(f"/games/{alone.uuid}")
    with django_assert_num_queries(11):
        browser.get(f"/games/{alone.uuid}?hint")


def test_hint__game_of_a_league__has_no_link_and_none_by_its_address(alone):
    Game.objects.filter(pk=alone.pk).update(league=alone.uuid)
    dana = make_player("dana")
    assert LINK not in html_of(page_of(alone, dana))
    assert hint_page(alone, dana).context["advice"] == []
