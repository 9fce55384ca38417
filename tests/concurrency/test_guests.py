"""Forms of somebody without an account, sent twice at the same instant on real connections."""

import uuid
from functools import partial

from django.test import Client

from accounts.models import Player
from games.models import Game

TIMES = 5


def test_play_now__twice_at_the_same_instant__makes_one_guest_and_one_table(race):
    for number in range(TIMES):
        browsers = [Client(REMOTE_ADDR=f"203.0.113.{number}") for _ in range(2)]
        for browser in browsers:
            browser.cookies["csrftoken"] = "x" * 32
        key = str(uuid.uuid4())
        answers = race(*(partial(browser.post, "/play", {"key": key}) for browser in browsers))
        game = Game.objects.latest("created_at")
        assert [answer["Location"] for answer in answers] == [f"/games/{game.uuid}"] * 2
        assert (Player.objects.count(), Game.objects.count()) == (number + 1, number + 1)
