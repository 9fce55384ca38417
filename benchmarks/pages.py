"""The CPU time of the pages that people play on, each beside the JSON of the API that it shows, in the same run."""

from dataclasses import dataclass

from django.conf import settings
from django.db import connection
from django.test import Client

from accounts.models import Player
from benchmarks.figures import Line
from benchmarks.in_process import access_log_to_nowhere, cpu_of, environment
from benchmarks.run import Run
from benchmarks.world import copy_games, play_turns
from games.models import Game, Turn
from games.services import orders
from games.services.orders import OrderOptions

SEATS = 7
BUDGET = 8
"""Milliseconds of the application that the page of a table may take."""
TURNS_OF_MINE = 200
REQUESTS_PER_SECOND = 60
"""How many requests are measured for each second that the scale gives to a measurement."""
ORDERS = OrderOptions({str(card): [{"action": "cover", "onto": 1}, {"policy": "steady"}] for card in range(1, 13)})

OWN_NAMES = """UPDATE games_snapshot snapshot SET document = replace(snapshot.document, %s, game.uuid::text)
    FROM games_game game WHERE game.id = snapshot.game_id AND game.id BETWEEN %s AND %s"""
"""Copies of a game have its document, with its id."""


@dataclass(frozen=True)
class Page:
    """A page, the address of the same below `/api/v1/`, and whose browser asks for it."""

    work: str
    path: str
    json: str
    player: Player
    budget: float | None = None


def pages(run: Run) -> list[Line]:
    """The table, what waits for a player of many games, a replay, standing orders."""
    world = run.world
    table, over = world.new_game(SEATS), world.new_game(SEATS)
    play_turns(world, [table], 8)
    while Game.objects.filter(pk=over.pk, status="playing").exists():
        play_turns(world, [over], 10)
    player, path = _asked(table), f"games/{table.uuid}"
    last = Turn.objects.filter(game=over, round__number=3).latest("number")
    replay = f"games/{over.uuid}/replay/3/{last.number}"
    shown = [
        Page("a table of seven", f"/{path}", path, player, BUDGET),
        Page(f"my turns, {TURNS_OF_MINE} games", "/", "me/turns", _of_many_games(run)),
        Page("the last turn of a replay, seven seats", f"/{replay}", f"games/{over.uuid}/record", player),
    ]
    ordered = [
        Page("a table of seven, with orders for all cards", f"/{path}", path, player, BUDGET),
        Page("these orders", f"/{path}/orders", f"{path}/orders", player),
    ]
    with access_log_to_nowhere():
        lines = [_line(run, each) for each in shown]
        orders.set_orders(player, table.uuid, ORDERS)
        return [*lines, *(_line(run, each) for each in ordered)]


def _asked(game: Game) -> Player:
    """A player for whom the open turn waits."""
    turn = Turn.objects.get(game=game, resolved_at=None)
    return game.seats.select_related("player").get(index=turn.waiting_for[0]).player


def _of_many_games(run: Run) -> Player:
    """A player of many games, of which each waits for a move."""
    original = run.originals[0]
    copies = copy_games([original], TURNS_OF_MINE - 1)
    with connection.cursor() as cursor:
        cursor.execute(OWN_NAMES, [str(original.uuid), *copies])
    return _asked(original)


def _line(run: Run, page: Page) -> Line:
    count = int(run.scale.seconds * REQUESTS_PER_SECOND)
    page_ms, page_sql = _milliseconds(_by_browser(page), count)
    token = run.world.tokens[page.player.pk]
    json_ms, json_sql = _milliseconds(environment("GET", f"/api/v1/{page.json}", token), count)
    return Line(
        f"CPU of a page: {page.work}",
        f"{page_ms:.1f} ms application, {page_sql:.1f} ms PostgreSQL",
        f"its JSON: {json_ms:.1f} and {json_sql:.1f} ms",
        ratio=page_ms / json_ms,
        goal=f"<= {page.budget} ms" if page.budget else "",
        met=page_ms <= page.budget if page.budget else None,
    )


def _milliseconds(request: dict[str, object], count: int) -> tuple[float, float]:
    application, database = cpu_of([request] * count, 200, warm_up=count // 4)
    return application / 1000, database / 1000


def _by_browser(page: Page) -> dict[str, object]:
    """The request of a browser in which the player has signed in."""
    browser = Client()
    browser.force_login(page.player)
    cookie = f"{settings.SESSION_COOKIE_NAME}={browser.cookies[settings.SESSION_COOKIE_NAME].value}"
    request = environment("GET", page.path, "", HTTP_COOKIE=cookie, HTTP_ACCEPT_ENCODING="gzip")
    del request["HTTP_AUTHORIZATION"]
    return request
