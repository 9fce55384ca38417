"""The public state of a game as JSON text, made from its rows by what the rules let everybody see.

What changes without a new snapshot (version, who is awaited, `you`) is filled in by `games.selectors`.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from django.db import transaction

from games.clocks import clock_document
from games.documents import call_of, deadlines_document, json_text, piles_of, stacks_of, timestamp
from games.models import Game, Seat, Snapshot, Turn
from games.rules.cards import parse_card
from games.rules.observation import Observation, observe
from games.services.clocks import clock_of
from games.services.rows import Writes, insert_sql
from games.services.table import Table, load_tables
from games.sounds import sound_of

log = logging.getLogger(__name__)


def document(table: Table) -> str:
    """The snapshot of a table as it stands now; the only function that makes one.

    A game whose rows the rules refuse shows its piles and grids as a game does that has not begun.
    """
    game, seen = table.game, _observed(table)
    members = {
        "id": str(game.uuid),
        "name": game.name,
        "status": game.status,
        "visibility": game.visibility,
        "host": _host(table),
        "version": 0,
        "invite_code": None,
        "captain_seat": game.captain_seat,
        "round_rules": [row.rules for row in table.rounds],
        "open_log": game.open_log,
        "rated": game.rated,
        "rate_bots": game.rate_bots,
        "same_owner": game.same_owner,
        "clock": clock_document(clock_of(game)),
        "paused": _paused(game),
        "pause_asked": game.pause_asked,
        "join_by": timestamp(game.join_by),
        "auto_start": game.auto_start,
        "invited_only": game.invited_only,
        "language": game.language or None,
        "replace": game.replace,
        "excused": game.excused,
        "vacation": game.vacation,
        "chat": game.chat,
        "reliability_min": game.reliability_min,
        "created_at": timestamp(game.created_at),
        "started_at": timestamp(game.started_at),
        "finished_at": timestamp(game.finished_at),
        "round": _round(table),
        "turn": _turn(table.turn, game),
        **piles_of(seen),
        "seats": [_seat(table, seat, seen) for seat in table.seats],
        "last_turn": table.last_turn,
        "result": _result(game),
        "you": None,
    }
    return json_text(members)


def write(writes: Writes, tables: Sequence[Table]) -> None:
    """Add the snapshots of these tables to what is written."""
    rows = [{"game_id": table.game.pk, "document": document(table)} for table in tables]
    writes.add(insert_sql(Snapshot, "game_id"), rows)


@dataclass
class Comparison:
    """How many snapshots were looked at, and the games (UUIDs) whose snapshot differs, or whose rows are broken."""

    checked: int = 0
    different: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)


@transaction.atomic
def compare(games: Sequence[int], found: Comparison, *, rewrite: bool) -> None:
    """Compare the stored snapshots of these games (primary keys) with what their rows give; adds to `found`.

    Locks the games in the order of their keys. With `rewrite` it writes those that differ anew. It leaves a game alone
    whose rows the rules refuse.
    """
    locked = list(Game.objects.filter(pk__in=games).select_for_update().order_by("pk").values_list("pk", flat=True))
    stored = dict(Snapshot.objects.filter(game__in=locked).values_list("game_id", "document"))
    different = []
    for table in load_tables(locked):
        found.checked += 1
        if _is_broken(table):
            found.broken.append(str(table.game.uuid))
        elif not _same(stored.get(table.game.pk), document(table)):
            found.different.append(str(table.game.uuid))
            different.append(table)
    if rewrite:
        writes = Writes()
        write(writes, different)
        writes.run()


def _is_broken(table: Table) -> bool:
    try:
        _seen(table)
    except Exception:  # noqa: BLE001 - whatever a game's rows provoke
        return True
    return False


def _same(stored: str | None, made: str) -> bool:
    """Whether two documents say the same; the order of their members is no difference."""
    return stored is not None and msgspec.json.decode(stored) == msgspec.json.decode(made)


def _observed(table: Table) -> Observation | None:
    """What `_seen` answers; None where the rules refuse the rows."""
    try:
        return _seen(table)
    except Exception:  # whatever a game's rows provoke
        log.exception("game %s: the cards cannot be shown", table.game.pk)
        return None


def _seen(table: Table) -> Observation | None:
    """What everybody sees of the cards; None where no round was opened. Raises: whatever broken rows provoke."""
    return None if table.state is None else observe(table.state, None)


def _host(table: Table) -> str | None:
    """The host's name; a host always has a seat."""
    names = (seat.player.username for seat in table.seats if seat.player and seat.player_id == table.game.host_id)
    return next(names, None)


def _paused(game: Game) -> dict[str, Any] | None:
    if game.paused_until is None or game.status != Game.Status.PLAYING:
        return None
    return {"since": timestamp(game.paused_from), "until": timestamp(game.paused_until)}


def _round(table: Table) -> dict[str, Any] | None:
    row = table.round
    return None if row is None else {"number": row.number, "of": len(table.rounds), "rules": row.rules}


def _turn(turn: Turn | None, game: Game) -> dict[str, Any] | None:
    if turn is None or game.status != Game.Status.PLAYING:
        return None
    return {
        "number": turn.number,
        "phase": turn.phase,
        "card": parse_card(turn.card),
        "call": call_of(turn),
        "opened_at": timestamp(turn.opened_at),
        "deadline": timestamp(turn.deadline),
        "deadlines": deadlines_document(turn),
        "waiting_for": [],
    }


def _seat(table: Table, seat: Seat, seen: Observation | None) -> dict[str, Any]:
    scores = [row.scores[seat.index] for row in table.rounds if row.scores is not None]
    return {
        "index": seat.index,
        "player": None if seat.player is None else seat.player.username,
        "bot": seat.bot,
        "is_bot": seat.is_bot,
        "rated": table.game.rates(seat),
        "family": seat.family,
        "sound": sound_of(seat.index, seat.sound),
        "state": "autopilot" if _is_on_autopilot(table, seat) else "idle",
        "resigned": seat.resigned_at is not None,
        "misses": seat.misses,
        "offered": seat.offered_at is not None and table.game.status == Game.Status.PLAYING,
        "vacation_until": _vacation(table.game, seat),
        **stacks_of(seen, seat.index, [each.family for each in table.seats]),
        "round_scores": scores,
        "total": sum(scores),
        "rank": _rank(table.game, seat),
    }


def _is_on_autopilot(table: Table, seat: Seat) -> bool:
    return seat.autopilot_since is not None and table.game.status == Game.Status.PLAYING


def _vacation(game: Game, seat: Seat) -> str | None:
    """Until when a player is on vacation in whose game that counts; past it until the sweep has told of its end."""
    goes_on = game.status in (Game.Status.LOBBY, Game.Status.PLAYING) and seat.resigned_at is None
    return timestamp(seat.player.vacation_until) if game.vacation and goes_on and seat.player else None


def _rank(game: Game, seat: Seat) -> int | None:
    if game.result is None:
        return None
    ranks: list[int] = [standing["rank"] for standing in game.result["ranking"] if standing["seat"] == seat.index]
    return ranks[0]


def _result(game: Game) -> dict[str, Any] | None:
    """The final ranking, its members in one order whether it was made just now or read from the database."""
    if game.result is None:
        return None
    names = ("seat", "rank", "total", "visible_cards", "round_scores", "resigned")
    ranking = [{name: standing[name] for name in names} for standing in game.result["ranking"]]
    return {"winners": game.result["winners"], "ranking": ranking}
