"""Where a finished game was won: what the replay draws of its analysis."""

import re
from decimal import ROUND_HALF_UP, Decimal

import pytest

from games import analyses
from games.models import Analysis
from tests.games.clients import Api
from tests.games.factories import make_game, play_until, rounds_ended
from tests.games.test_analyses import finish
from tests.web.browsing import browser_of, html_of, text_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def finished():
    return finish(make_game("analysed", seats=2, bots=["sharp"], round_rules=[[], ["low_blows"], []]))


def shown(value, digits=1):
    """A number as a page writes it: halves are rounded up."""
    return str(Decimal(str(value)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP))


def replay_of(game, number=1, turn=0, **more):
    return browser_of(**more).get(f"/games/{game.uuid}/replay/{number}/{turn}")


def test_replay__of_a_finished_game__says_where_it_was_won(finished):
    analyses.analyse_due()
    found = Api().get(f"/games/{finished.uuid}/analysis").json()
    last = next(turn for turn in reversed(found["turns"]) if turn["round"] == 1)
    answer = replay_of(finished, 1, last["number"])
    html, text = html_of(answer), text_of(answer)
    assert html.count("<polyline") == 2 * 3
    assert html.count('class="now"') == 1
    assert len(re.findall(r"stroke-dasharray=\"9 3\"", html)) == 3 + 1
    for seat in found["seats"]:
        assert f"{seat['called']} {shown(seat['expected'], 0)}" in text
        assert f"{shown(seat['luck'])} {shown(seat['lost'])} {seat['agreed']} {seat['moves']}" in text
    for point in found["turning_points"]:
        assert f'href="/games/{finished.uuid}/replay/{point["round"]}/{point["turn"]}"' in html
        assert f"Turn {point['turn']}. " in text
        assert shown(abs(point["value"])) in text
    assert " ".join([str(last["number"]), *map(str, last["splashes"])]) in text


@pytest.mark.thorough
def test_replay__of_each_turn__names_the_moves_that_sharp_likes_better(finished):
    analyses.analyse_due()
    found = Api().get(f"/games/{finished.uuid}/analysis").json()
    phases = set()
    for turn in found["turns"]:
        text = text_of(replay_of(finished, turn["round"], turn["number"]))
        wanted = [move for move in turn["moves"] if move["loss"] >= 0.05]
        assert re.findall(r"sharp: .*?\(([\d.]+) better\)", text) == [shown(move["loss"]) for move in wanted]
        phases |= {move["action"] for move in wanted}
    assert phases & {"cover", "duck"}


def test_replay__before_there_is_an_analysis__asks_for_it(finished):
    Analysis.objects.all().delete()
    answer = replay_of(finished, 1, 0)
    assert answer.status_code == 200
    assert "This game is being analysed. Ask again in a few seconds. Look again" in text_of(answer)
    assert analyses.analyse_due() == 1
    assert "Turning points" in text_of(replay_of(finished, 1, 0))


def test_replay__of_a_game_that_runs__tells_nothing_of_it():
    game = play_until(make_game("replay", seats=2), rounds_ended(1))
    answer = replay_of(game, 1, 0)
    assert (answer.status_code, "Where it was won" in text_of(answer)) == (200, False)
    assert not Analysis.objects.exists()


@pytest.mark.parametrize(("language", "number"), [("es", ","), ("ko", ".")])
def test_replay__in_another_language__writes_numbers_as_it_does(finished, language, number):
    analyses.analyse_due()
    lost = Api().get(f"/games/{finished.uuid}/analysis").json()["seats"][0]["lost"]
    answer = browser_of().get(f"/games/{finished.uuid}/replay/1/0", headers={"Accept-Language": language})
    assert shown(lost).replace(".", number) in text_of(answer)
    assert "Where it was won" not in text_of(answer)
