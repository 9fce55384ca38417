"""Whole games through the installed package, against a running service."""

import json

import pytest

from tests.live.flaky import BAD, Fate, FlakyProxy

pytestmark = [pytest.mark.slow, pytest.mark.needs("npm")]

DROPPING = {**BAD, Fate.LOSE_ANSWER: 0.2}


def test_game__four_seats_three_rounds__is_played_to_its_end(compiled, node, live_service, figure):
    report = json.loads(node(compiled, "game.js", API=live_service))
    assert report["rounds"] == 3
    figure("a game of 4 seats through the TypeScript SDK", f"{report['turns']} turns in {report['seconds']} s")


def may_suffer(request):
    """Everything but signing up and in, which take no key."""
    return request.path.startswith("/api/")


def test_retries__connection_that_drops_and_doubles__have_one_effect_each(compiled, node, live_service):
    with FlakyProxy(live_service, 7, DROPPING, concerns=may_suffer) as proxy:
        report = json.loads(node(compiled, "retries.js", API=proxy.url, STRAIGHT=live_service))
        seen = dict(proxy.seen)
    assert report["made"] == 12
    assert report["moves"] >= 12
    assert {fate for fate in DROPPING if seen.get(fate, 0) >= 3} == set(DROPPING)
