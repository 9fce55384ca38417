"""Browsers without JavaScript before the pages, and what stands on a page."""

import re

from django.test import Client

from tests.games.factories import open_turn

SECRET = "By the secret pond"
RADIO = re.compile(r'name="move" value="([^"]+)"')


def browser_of(player=None, language="en"):
    browser = Client(headers={"Accept-Language": language})
    if player is not None:
        browser.force_login(player)
    return browser


def page_of(game, player=None, **more):
    return browser_of(player, **more).get(f"/games/{game.uuid}")


NEW = re.compile(r'name="(csrfmiddlewaretoken|key)" value="[^"]*"|data-(version|left)="\d+"')
"""What is new in each answer."""


def html_of(answer):
    """The page without what is new in each answer."""
    assert answer.status_code == 200
    return NEW.sub("", answer.content.decode())


def text_of(answer):
    return " ".join(re.sub(r"<[^>]+>", " ", answer.content.decode()).split())


def told(answer):
    """The messages on the page that a form leads to."""
    return re.findall(r'<p class="told [^"]*" role="status">([^<]*)</p>', answer.content.decode())


def move_url(game, number=None):
    return f"/games/{game.uuid}/turns/{number or open_turn(game).number}/move"
