"""What players do beside moving: they talk, pause, leave and come back, take seats, ask for games, go on vacation."""

import datetime as dt
from collections.abc import Iterator

from tests.soak.players import Document, Player

LOOKS_AROUND = 0.2
"""The share of visits at which a player looks at all games, not only at those that wait."""

RESIGNED = 0.01
"""The share of the games looked at that a player resigns from; so for the next ones."""

TALKED = 0.1
PAUSED = 0.02
RESUMED = 0.2
OFFERED = 0.1

AGREED = 0.8
"""The share of pauses and invitations that are accepted; the others are refused."""

TAKEN = 0.5
"""The share of the looks around at which a player takes a seat that is on offer; so for the next ones."""

BY_VACATION = 0.5
TICKETS = 0.1
REMATCHES = 0.05
REACTIONS = ("quack", "laugh", "wow", "ouch", "thanks")
CLOCKS = ("daily", "relaxed", "slow", "bank")


def look_around(player: Player, *, opening: bool) -> None:
    """Do what comes to a player's mind; new games only while the soak is `opening` games."""
    for game in player.read("/games?seat=me&status=playing&limit=100")["results"]:
        seat = game["seats"][game["you"]["seat"]]
        if not seat["resigned"]:
            _at_table(player, game, seat)
    if player.rng.random() < TAKEN:
        _take_a_seat(player)
    for invitation in player.read("/me/invitations")["results"]:
        agrees = player.rng.random() < AGREED
        what, step = ("invitations accepted", "join") if agrees else ("invitations declined", "invitations/decline")
        player.do(what, "POST", f"/games/{invitation['game']}/{step}", {})
    _read_notices(player)
    if opening:
        _look_for_games(player)


def _at_table(player: Player, game: Document, seat: Document) -> None:
    address, rng = f"/games/{game['id']}", player.rng
    if seat["state"] == "autopilot":
        player.do("returns from autopilot", "POST", f"{address}/return", {})
    if rng.random() < RESIGNED:
        player.do("resignations", "POST", f"{address}/resign", {})
        return
    if rng.random() < TALKED:
        player.do("messages", "POST", f"{address}/messages", {"text": rng.choice(("Well played.", "Quack!", "¡Ay!"))})
        player.do("reactions", "POST", f"{address}/reactions", {"reaction": rng.choice(REACTIONS)})
    _pause(player, game, address)
    for abandoned in _abandoned(game):
        if rng.random() < OFFERED and game["host"] == player.name:
            player.do("seats offered by hosts", "POST", f"{address}/seats/{abandoned}/offer", {})


def _abandoned(game: Document) -> Iterator[int]:
    for seat in game["seats"]:
        if seat["player"] and not seat["offered"] and (seat["resigned"] or seat["state"] == "autopilot"):
            yield seat["index"]


def _pause(player: Player, game: Document, address: str) -> None:
    """Ask for a pause, agree to one, refuse it, end it."""
    asked, chance = game["pause_asked"], player.rng.random()
    if asked and game["you"]["seat"] not in asked["agreed"]:
        what, method = ("pauses agreed to", "PUT") if chance < AGREED else ("pauses refused", "DELETE")
        player.do(what, method, f"{address}/pause")
    elif game["paused"] and chance < RESUMED:
        player.do("pauses ended early", "DELETE", f"{address}/pause")
    elif not asked and not game["paused"] and chance < PAUSED:
        player.do("pauses asked for", "POST", f"{address}/pause", {"hours": player.rng.randint(6, 72)})


def _take_a_seat(player: Player) -> None:
    for game in player.read("/games?offered=true&limit=3")["results"]:
        seat = next((seat["index"] for seat in game["seats"] if seat["offered"]), None)
        if seat is not None:
            player.do("seats taken over", "POST", f"/games/{game['id']}/seats/{seat}/take", {})


def _read_notices(player: Player) -> None:
    notices = player.read("/me/notifications?unread=true&limit=100")["results"]
    if notices:
        player.do("notices read", "POST", "/me/notifications/read", {"ids": [notice["id"] for notice in notices]})


def _look_for_games(player: Player) -> None:
    rng = player.rng
    if rng.random() < TICKETS:
        clocks = rng.sample(CLOCKS, 2)
        wish = {"seats": [3, 4], "clocks": clocks, "bots_after_hours": rng.choice((None, 24))}
        player.do("tickets", "POST", "/me/tickets", wish)
    if rng.random() < REMATCHES:
        for game in player.read("/games?seat=me&status=finished&limit=1")["results"]:
            player.do("rematches", "POST", f"/games/{game['id']}/rematch", {})


def leave(player: Player, absence: dt.timedelta, now: dt.datetime) -> None:
    """Half of those who go away for long say so, to be back a day later than they will be."""
    if player.rng.random() < BY_VACATION:
        until = (now + absence + dt.timedelta(days=1)).isoformat()
        player.on_vacation = player.do("vacations", "POST", "/me/vacation", {"until": until}).is_good


def come_back(player: Player) -> None:
    """End the vacation of a player who is here again."""
    if player.on_vacation:
        player.on_vacation = False
        player.do("vacations ended early", "DELETE", "/me/vacation")


def stop_playing(player: Player) -> None:
    """Give up all seats and wishes: the soak is over."""
    for ticket in _all(player, "/me/tickets?limit=100"):
        if ticket["game"] is None:
            player.do("tickets given up at the end", "DELETE", f"/me/tickets/{ticket['id']}")
    for status, step in (("lobby", "leave"), ("playing", "resign")):
        for game in _all(player, f"/games?seat=me&status={status}&limit=100"):
            if status == "lobby" or not game["seats"][game["you"]["seat"]]["resigned"]:
                player.do(f"games at the end: {step}", "POST", f"/games/{game['id']}/{step}", {})


def _all(player: Player, path: str) -> list[Document]:
    """All entries of a list, page by page, before anything is done with one of them."""
    found: list[Document] = []
    while path:
        page = player.read(path)
        found += page["results"]
        path = (page["next"] or "").partition("/api/v1")[2]
    return found
