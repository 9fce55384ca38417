"""Pairs of the same game that differ only in a secret, and every answer that every viewer gets of it.

A secret is changed in the rows, within a savepoint; the public state is made anew from the rows on both sides, so that
whatever leaks while it is made is seen, too.
"""

import datetime as dt
import re
from contextlib import contextmanager

from django.db import transaction
from django.db.models import F
from django.test import Client
from django.urls import get_resolver

from accounts.models import IdempotentAnswer
from duckcover.rest.parsers import ID
from games.models import Event, Grid, Message, Round, Seat, StandingOrders, Submission, Turn
from notifications import urls as notice_urls
from tests.games.clients import Api, headers_of
from tests.games.factories import make_player, open_turn, remake_snapshot, running_round
from web import urls as web_urls

ANYWHERE = "00000000-0000-4000-8000-000000000000"


@contextmanager
def world(game, *changes):
    """The game with secrets changed, for as long as the block lasts."""
    with transaction.atomic():
        for change in changes:
            change(game)
        remake_snapshot(game)
        yield
        transaction.set_rollback(True)
    game.refresh_from_db()


# --- secrets ----------------------------------------------------------------------------------------------


def shuffle_draw_deck(game):
    """Another order of the draw deck (H1)."""
    row = running_round(game)
    drawn = len(row.deck) - len(row.draw_deck)
    assert row.draw_deck != row.draw_deck[::-1]
    row.deck = row.deck[:drawn] + row.draw_deck[::-1]
    row.draw_deck = row.draw_deck[::-1]
    row.save()


def swap_cards_for_others(game):
    """Another content of the draw deck: a card that was played for one that was not (H1)."""
    row = running_round(game)
    row.draw_deck = [12 if card != 12 else 11 for card in row.draw_deck]
    row.save()


def remove_other_cards(game):
    """Other cards were taken out of the draw deck, which has those that were (V5)."""
    row = running_round(game)
    first, second = row.removed
    assert (first, second) != tuple(row.draw_deck[:2])
    row.removed, row.draw_deck = row.draw_deck[:2], [first, second, *row.draw_deck[2:]]
    row.save()


def change_covered_cards(game):
    """Other cards under the visible ones of every stack (H3)."""
    changed = 0
    for grid in Grid.objects.filter(round=running_round(game)):
        stacks = [
            [row, col, [*(13 - card for card in cards[:-1]), cards[-1]], *owner]
            for row, col, cards, *owner in grid.stacks
        ]
        changed += stacks != grid.stacks
        Grid.objects.filter(pk=grid.pk).update(stacks=stacks, dealt=grid.dealt[::-1])
    assert changed


def change_pile_inside(game):
    """Other cards in the Captain pile under its top one (H2)."""
    row = running_round(game)
    *inside, top = row.captain_pile
    changed = [12 if card != 12 else "max" for card in inside]
    assert changed != inside
    row.captain_pile = [*changed, top]
    row.save()


def change_move(game):
    """Another move of the seat that is ready (H4)."""
    mine = Submission.objects.get(turn=open_turn(game))
    moves = open_turn(game).prompts[str(mine.seat)]["moves"]
    other = next(move for move in moves if move != mine.move)
    Submission.objects.filter(turn=mine.turn_id, seat=mine.seat).update(move=other)


def replace_move(game):
    """The seat that is ready has replaced its move twice, the last time much later (H4)."""
    mine = Submission.objects.get(turn=open_turn(game))
    later = mine.submitted_at + dt.timedelta(minutes=7)
    Submission.objects.filter(turn=mine.turn_id, seat=mine.seat).update(revision=3, submitted_at=later)


def move_by_orders(game):
    """The seat that is ready has moved by its orders (H4)."""
    assert Submission.objects.filter(turn=open_turn(game), origin="player").update(origin="order")


def change_orders(game):
    """Other orders of the seat that is ready, which pause (DO1)."""
    changed = {"calls": {"max": [{"policy": "easy"}]}, "otherwise": "ask", "paused": "withdrawn", "revision": 9}
    assert StandingOrders.objects.filter(game=game).update(**changed)


def end_orders(game):
    """The seat that is ready has no orders (DO1)."""
    assert StandingOrders.objects.filter(game=game).delete()


def change_server_seeds(game):
    """Other server seeds of the round that runs and of those to come."""
    for row in Round.objects.filter(game=game, ended_at=None):
        Round.objects.filter(pk=row.pk).update(server_seed=bytes(255 - byte for byte in row.server_seed))


def change_player_seeds(game):
    """Other entropy of every seat for the rounds to come."""
    for seat in Seat.objects.filter(game=game):
        Seat.objects.filter(pk=seat.pk).update(player_seed=bytes([seat.index + 1]) * 40)


def change_kept_answers(game):
    """Other first answers under the Idempotency-Keys with which the game was made and joined (H5)."""
    assert IdempotentAnswer.objects.update(encrypted=b"another opening")


def change_older_turns(game):
    """Other cards, moves and seats that moved in the turns of the round before the last resolved one (H5)."""
    row, last = running_round(game), open_turn(game).number - 1
    older = Turn.objects.filter(round=row, number__lt=last)
    for turn in older:
        moves = list(Submission.objects.filter(turn=turn).order_by("seat"))
        Submission.objects.filter(turn=turn).delete()
        Turn.objects.filter(pk=turn.pk).update(card="11" if turn.card != "11" else "10", call="11")
        for move in moves[1:]:
            move.move = "-7,-7>-7,-8"
            move.save(force_insert=True)
    events = list(Event.objects.filter(game=game, turn__in=[turn.number for turn in older], seat__isnull=False))
    for event in events:
        Event.objects.filter(game=game, number=event.number).delete()  # the table takes no UPDATE
        event.seat = (event.seat + 1) % game.seat_count
        event.save(force_insert=True)


def change_messages(game):
    """The seats have said something else (DN7)."""
    assert Message.objects.filter(game=game).update(text="another word", created_at=F("created_at") - dt.timedelta(1))


def remove_messages(game):
    """The seats have said nothing (DN7)."""
    assert Message.objects.filter(game=game).delete()


OF_THE_SERVICE = (
    (remove_other_cards, shuffle_draw_deck, change_covered_cards, change_server_seeds, change_kept_answers),
    (swap_cards_for_others, change_pile_inside, change_player_seeds),
)
"""Secrets that nobody may know, as two worlds in which some of them differ."""

OF_THE_PAST = (change_older_turns,)
"""Secrets that everybody has seen and nobody may look up, but in a game with an open log (H5)."""

OF_THE_SEATS = (change_messages, remove_messages)
"""Secrets that all seats know, and spectators only once the game has ended."""

OF_THE_READY_SEAT = (change_move, replace_move, move_by_orders, change_orders, end_orders)
"""Secrets that only the seat may know whose move, or whose orders, they are."""


# --- everything that can be asked --------------------------------------------------------------------------

API = "api/v1/"
GAME = f"games/{ID}"
COMPETITION = f"competitions/{ID}"
WEB_GAME = "games/<uuid:id>"
PAGES = {
    "me": ["/me"],
    "me/export": ["/me/export"],
    "players/<str:username>": ["/players/dana", "/players/erin", "/players/nobody"],
    "players/<str:username>/ratings": ["/players/erin/ratings"],
    "leaderboards/<str:pool>": ["/leaderboards/daily", "/leaderboards/variations"],
    "ratings/export": ["/ratings/export?pool=daily", "/ratings/export?pool=variations"],
    "me/entries": ["/me/entries"],
    "me/offers": ["/me/offers"],
    "me/turns": ["/me/turns", "/me/turns?limit=1"],
    "me/invitations": ["/me/invitations"],
    "me/vacation": ["/me/vacation"],
    "me/notifications": ["/me/notifications"],
    "games": [
        "/games",
        "/games?limit=1",
        "/games?status=playing",
        "/games?visibility=public",
        "/games?seat=me",
        "/games?awaiting=me",
        "/games?status=finished",
        "/games?bogus=1",
    ],
    GAME: ["/games/{game}", "/games/{anywhere}", "/games/{game}?bogus=1"],
    f"{GAME}/turns/<int:number>": [
        "/games/{game}/turns/1",
        "/games/{game}/turns/{last}",
        "/games/{game}/turns/{open}",
        "/games/{game}/turns/{next}",
    ],
    f"{GAME}/turns/<int:number>/move": [
        "/games/{game}/turns/1/move",
        "/games/{game}/turns/{last}/move",
        "/games/{game}/turns/{open}/move",
        "/games/{game}/turns/{next}/move",
    ],
    f"{GAME}/clock": ["/games/{game}/clock"],
    f"{GAME}/orders": ["/games/{game}/orders", "/games/{anywhere}/orders"],
    f"{GAME}/hint": ["/games/{game}/hint", "/games/{anywhere}/hint"],
    f"{GAME}/events": [
        "/games/{game}/events?limit=100",
        "/games/{game}/events?limit=100&after=100",
        "/games/{game}/events?limit=3&after=4",
        "/games/{game}/events?after=-1",
    ],
    "me/events": ["/me/events?after=0-0"],
    f"{GAME}/invitations": ["/games/{game}/invitations"],
    f"{GAME}/messages": ["/games/{game}/messages", "/games/{anywhere}/messages"],
    f"{GAME}/record": ["/games/{game}/record"],
    f"{GAME}/analysis": ["/games/{game}/analysis"],
    f"{GAME}/tenures": ["/games/{game}/tenures"],
    f"{GAME}/fairness": ["/games/{game}/fairness"],
}
"""Every address that is compared, by its route; `{last}` is the last resolved turn, `{open}` the open one."""

WEB = {
    "": ["/"],
    "lobby": ["/lobby"],
    "inbox": ["/inbox"],
    "players/<str:username>": ["/players/erin"],
    "players/<str:username>/ratings": ["/players/erin/ratings"],
    "leaderboards": ["/leaderboards"],
    "leaderboards/<slug:pool>": ["/leaderboards/variations"],
    WEB_GAME: ["/games/{game}", "/games/{game}?hint"],
    f"{WEB_GAME}/picture.png": ["/games/{game}/picture.png"],
    f"{WEB_GAME}/orders": ["/games/{game}/orders"],
    f"{WEB_GAME}/orders/<slug:call>": ["/games/{game}/orders/max"],
    f"{WEB_GAME}/replay/<int:round>/<int:turn>": ["/games/{game}/replay/1/{last}"],
    f"{WEB_GAME}/fairness": ["/games/{game}/fairness"],
    f"{WEB_GAME}/about": ["/games/{game}/about"],
}
"""The same for the pages that people play on."""

ACCOUNTS = "rows of the caller's account, and accounts know nothing of games"
TICKETS = "what the caller waits for, and the id of the game that came of it"
LEAGUES = "nothing of a game before its table has ended; draws are compared by tests/leagues/test_two_worlds.py"
NO_GAME_IN_PAGES = {
    "lobby/new": "an empty form",
    "picture.png": "the same for everybody",
    "manifest.webmanifest": "the same for everybody of one language",
    "sw.js": "the same for everybody of one language",
    "offline": "the same for everybody of one language",
    "tickets": TICKETS,
    "me/away": ACCOUNTS,
    "leagues": LEAGUES,
    "leagues/<uuid:id>": LEAGUES,
    "leagues/<uuid:id>.<slug:kind>": LEAGUES,
    "leagues/<uuid:id>/crosstable": LEAGUES,
    "leagues/<uuid:id>/entry": LEAGUES,
    "leagues/<uuid:id>/log": LEAGUES,
    "leagues/<uuid:id>/organize": LEAGUES,
    "leagues/<uuid:id>/organize/<slug:power>": LEAGUES,
    "leagues/<uuid:id>/organize/competitions/new": LEAGUES,
    "leagues/<uuid:id>/organize/edit": LEAGUES,
    "leagues/<uuid:id>/organize/entries": LEAGUES,
    "leagues/<uuid:id>/organize/entries/<uuid:entry>": LEAGUES,
    "leagues/<uuid:id>/organize/entries/<uuid:entry>/<slug:power>": LEAGUES,
    "leagues/<uuid:id>/organize/messages": LEAGUES,
    "leagues/<uuid:id>/organize/messages/<uuid:announcement>/<slug:power>": LEAGUES,
    "leagues/<uuid:id>/organize/requests": LEAGUES,
    "leagues/<uuid:id>/organize/requests/<uuid:question>": LEAGUES,
    "leagues/<uuid:id>/organize/rounds": LEAGUES,
    "leagues/<uuid:id>/organize/webhooks": LEAGUES,
    "leagues/<uuid:id>/organize/webhooks/<uuid:webhook>": LEAGUES,
    "leagues/<uuid:id>/organize/webhooks/<uuid:webhook>/<slug:deed>": LEAGUES,
    "leagues/<uuid:id>/organize/rounds/<int:round>": LEAGUES,
    "leagues/<uuid:id>/organize/rounds/<int:round>/<slug:power>": LEAGUES,
    "leagues/<uuid:id>/organize/rounds/<int:round>/explain": LEAGUES,
    "leagues/<uuid:id>/organize/rounds/<int:round>/tables/<int:table>": LEAGUES,
    "leagues/<uuid:id>/organize/rounds/<int:round>/tables/<int:table>/<slug:power>": LEAGUES,
    "leagues/<uuid:id>/organize/rulings": LEAGUES,
    "leagues/<uuid:id>/organize/rulings/<int:number>": LEAGUES,
    "leagues/<uuid:id>/organize/rulings/<int:ruling>/<slug:power>": LEAGUES,
    "leagues/<uuid:id>/organize/seasons/<uuid:season>": LEAGUES,
    "leagues/<uuid:id>/organize/seasons/new": LEAGUES,
    "leagues/<uuid:id>/organize/settings": LEAGUES,
    "leagues/<uuid:id>/organize/staff/<str:username>/<slug:power>": LEAGUES,
    "leagues/<uuid:id>/players": LEAGUES,
    "leagues/<uuid:id>/rounds": LEAGUES,
    "leagues/<uuid:id>/rounds/<int:number>": LEAGUES,
    "leagues/<uuid:id>/rounds/<int:number>/draw": LEAGUES,
    "leagues/<uuid:id>/rounds/<int:number>/explain": LEAGUES,
    "leagues/<uuid:id>/standings": LEAGUES,
    "leagues/all": LEAGUES,
    "leagues/new": LEAGUES,
    "me/calendar": LEAGUES,
    "me/looks": "the same for everybody of one language",
    "me/notices": ACCOUNTS,
    "me/webhooks": "notices of the caller's, which are compared, and what became of them",
    "me/webhooks/<uuid:id>": "notices of the caller's, which are compared, and what became of them",
    "notifications/unsubscribe/<str:token>": ACCOUNTS,
}
"""Pages that are not compared, and why they cannot tell anything of a game."""

NO_GAME_IN_THEM = {
    "openapi.json": "the same for everybody",
    "openapi.yaml": "the same for everybody",
    "clocks": "the same for everybody of one time zone",
    "sounds": "the same for everybody",
    "push-key": "the same for everybody",
    "me/apps": ACCOUNTS,
    "me/blocks": ACCOUNTS,
    "me/bots": ACCOUNTS,
    "me/bots/<str:username>": ACCOUNTS,
    "me/bots/<str:username>/tokens": ACCOUNTS,
    "me/clients": ACCOUNTS,
    "me/devices": ACCOUNTS,
    "me/mutes": ACCOUNTS,
    "me/notifications/settings": ACCOUNTS,
    "me/push-subscriptions": ACCOUNTS,
    "me/webhooks": ACCOUNTS,
    f"me/webhooks/{ID}": ACCOUNTS,
    f"me/webhooks/{ID}/deliveries": "notices of the caller's, which are compared, and what became of them",
    "me/tickets": TICKETS,
    f"me/tickets/{ID}": TICKETS,
    "me/tokens": ACCOUNTS,
    "leagues": LEAGUES,
    f"leagues/{ID}": LEAGUES,
    f"leagues/{ID}/staff": LEAGUES,
    f"leagues/{ID}/webhooks": LEAGUES,
    f"leagues/{ID}/webhooks/<id:webhook>/deliveries": "events of competitions",
    "me/calendar": ACCOUNTS,
    "calendars/<str:secret>.ics": "the turns of the caller's, which are compared, and rounds of competitions",
    f"seasons/{ID}": LEAGUES,
    f"seasons/{ID}/movement": LEAGUES,
    f"leagues/{ID}/announcements": LEAGUES,
    "competitions": LEAGUES,
    COMPETITION: LEAGUES,
    f"{COMPETITION}/entries": LEAGUES,
    f"{COMPETITION}/entries/<id:entry>": LEAGUES,
    f"{COMPETITION}/substitutes/me": LEAGUES,
    f"{COMPETITION}/requests": LEAGUES,
    f"{COMPETITION}/rounds": LEAGUES,
    f"{COMPETITION}/rounds/<int:number>": LEAGUES,
    f"{COMPETITION}/rounds/<int:number>/draw": LEAGUES,
    f"{COMPETITION}/rounds/<int:number>/explain": LEAGUES,
    f"{COMPETITION}/rounds/<int:number>/tables": LEAGUES,
    f"{COMPETITION}/rounds/<int:number>/tables/<int:table>": LEAGUES,
    f"{COMPETITION}/standings": LEAGUES,
    f"{COMPETITION}/crosstable": LEAGUES,
    f"{COMPETITION}/export": LEAGUES,
    f"{COMPETITION}/calendar.ics": LEAGUES,
    f"{COMPETITION}/rulings": LEAGUES,
    f"{COMPETITION}/rulings/<int:number>": LEAGUES,
    f"{COMPETITION}/events": LEAGUES,
}
"""Routes that are not compared, and why they cannot tell anything of a game."""

MOVES = [
    {"action": "cover", "to": {"row": 50, "col": 50}},
    {"action": "duck", "to": {"row": -50, "col": 50}, "from": {"row": 0, "col": 0}},
    {"action": "fly", "to": {"row": 0, "col": 0}},
]
"""Moves that nobody can make: their refusals are compared, too."""

ORDERS = [None, {"calls": {"7": [{"action": "cover", "onto": 3}]}, "otherwise": "easy"}, {"calls": {"13": []}}]
"""Orders that every viewer tries; what a bot would decide for them follows from no secret of the game."""


def read_routes():
    """The routes below `/api/v1/` that answer GET, from the URL resolver."""
    routes = _routes(get_resolver().url_patterns)
    return {route.removeprefix(API) for route, view in routes if route.startswith(API) and _reads(view)}


def page_routes():
    """The routes of the pages that people play on and are told on, by whether they answer GET."""
    routes = dict(_routes([*web_urls.urlpatterns, *notice_urls.urlpatterns]))
    names = dict.fromkeys(re.findall(r"<\w+:(\w+)>", "".join(routes)), 1) | {"id": ANYWHERE}
    browser = Client()
    addresses = {route: "/" + re.sub(r"<\w+:(\w+)>", lambda found: str(names[found[1]]), route) for route in routes}
    return {route: browser.get(address).status_code != 405 for route, address in addresses.items()}


def _routes(patterns, prefix=""):
    for pattern in patterns:
        route = prefix + str(pattern.pattern)
        if hasattr(pattern, "url_patterns"):
            yield from _routes(pattern.url_patterns, route)
        else:
            yield route, pattern.callback


def _reads(view):
    """Whether a view answers GET; a plain function is taken to."""
    kind = getattr(view, "view_class", None)
    return kind is None or hasattr(kind, "get")


def everything_seen(game, api):
    """What one viewer is answered to every question: {question: (status, headers, body)}."""
    number = open_turn(game).number
    names = {"game": game.uuid, "anywhere": ANYWHERE, "last": number - 1, "open": number, "next": number + 1}
    addresses = [page.format(**names) for pages in PAGES.values() for page in pages]
    answers = {f"GET {address}": api.get(address) for address in addresses}
    for address in (page.format(**names) for page in PAGES[f"{GAME}/events"]):
        answers[f"SSE {address}"] = api.get(address, Accept="text/event-stream")
    for address in (page.format(**names) for pages in WEB.values() for page in pages if api.browser):
        answers[f"PAGE {address}"] = api.browser.get(address)
    state = answers["GET " + PAGES[GAME][0].format(**names)]
    for address in (page.format(**names) for route, pages in PAGES.items() if route.startswith(GAME) for page in pages):
        answers[f"304 {address}"] = api.get(address, If_None_Match=state["ETag"])
    for turn in (number - 1, number, number + 1):
        for index, move in enumerate(MOVES):
            answers[f"PUT {index} {turn}"] = api.put(f"/games/{game.uuid}/turns/{turn}/move", move)
    for turn in (number - 1, number + 1):
        answers[f"DELETE {turn}"] = api.delete(f"/games/{game.uuid}/turns/{turn}/move")
    for index, orders in enumerate(ORDERS):
        answers[f"POST preview {index}"] = api.post(f"/games/{game.uuid}/orders/preview", orders)
    for name in ("leave", "start", "cancel", "return", "orders/resume"):
        answers[f"POST {name}"] = api.post(f"/games/{game.uuid}/{name}")
    return {question: _compared(question, answer) for question, answer in answers.items()}


KEY = {"Idempotency_Key": "the-key-of-the-first-request"}


def making(*, open_log=False, rule="surprises"):
    """The body with which the game is made."""
    return {"seats": 3, "open_log": open_log, "round_rules": [[rule]] * 3}


def replays(game, name, api):
    """What one viewer is answered to the requests that made and joined the game, sent again."""
    answers = {"REPLAY join": api.post(f"/games/{game.uuid}/join", {}, **KEY)}
    if name == game.host.username:
        answers["REPLAY create"] = api.post("/games", making(open_log=game.open_log), **KEY)
    return {question: _compared(question, answer) for question, answer in answers.items()}


RUNS = re.compile(
    rb'name="(?:csrfmiddlewaretoken|key)" value="[^"]*"|<span class="clock">.*?</span></span>|<time.*?</time>'
    rb'|<p class="own-seed">.*?</p>|<input [^>]*name="seed"[^>]*>',
    re.DOTALL,
)
"""What tells one answer with the same page from the next, and the player seed, which is the viewer's own."""


def _compared(question, answer):
    """What is compared of an answer: its status, its headers and its body.

    Of an export that is all but what tells one request from the next, and the player seed, which is the viewer's own.
    Of clocks it is all but what runs, of what is new all but the time until which it has been read. Of a page it is all
    but its clocks, the tokens of its forms and the player seed.
    """
    headers, body = headers_of(answer), answer.content
    if question.startswith("PAGE "):
        headers.pop("Content-Length", None)
        headers.pop("Expires", None)  # the second of the answer, of pages that no cache keeps
        body = RUNS.sub(b"", body)
    if question == "GET /me/export" and answer.status_code == 200:
        headers.pop("Content-Length", None)
        body = _without(answer.json(), {"exported_at", "requests", "last_used_at", "player_seed"})
    if question.endswith("/clock") and answer.status_code == 200:
        headers.pop("Content-Length", None)
        headers.pop("ETag", None)
        body = _without(answer.json(), {"at", "left_seconds"})
    if question.startswith("GET /me/events") and answer.status_code == 200:
        headers.pop("ETag")
        body = _without(answer.json(), {"position"})
    return answer.status_code, sorted(headers.items()), body


def _without(value, names):
    """A JSON value without the members of these names."""
    if isinstance(value, list):
        return [_without(each, names) for each in value]
    if isinstance(value, dict):
        return {name: _without(each, names) for name, each in value.items() if name not in names}
    return value


def viewers(game):
    """The callers of a game by name: nobody, somebody who sits nowhere, every player."""
    players = [seat.player for seat in Seat.objects.filter(game=game).select_related("player")]
    named = {player.username: _caller(player, player.username) for player in players}
    return {"anonymous": _caller(None, "anonymous"), "outsider": _caller(make_player("zoe"), "outsider"), **named}


BROWSING = ("anonymous", "erin", "finn")
"""Those who look at the pages as well, a guest and two seats: pages cost the most."""


def _caller(player, name):
    """A caller with a token, and maybe a browser that is signed in."""
    api = Api(player)
    api.browser = Client(raise_request_exception=False) if name in BROWSING else None
    if api.browser and player is not None:
        api.browser.force_login(player)
    return api
