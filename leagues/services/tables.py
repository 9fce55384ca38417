"""The games of tables: opened with their round, counted once when they end, ended at their close (LEAGUES.md LB2, LJ).

Each table has a transaction of its own, which locks competition, table and game in this order and looks again.
"""

import datetime as dt
import logging
import time
from collections.abc import Callable, Iterable, Sequence

from celery.exceptions import SoftTimeLimitExceeded
from django.db import transaction
from django.db.models import Q, QuerySet
from django.db.models.functions import Now

from accounts.models import Player
from games.models import Game
from games.services import tables as games
from games.services.locks import database_now
from leagues.models import Competition, Entry, Event, League, Round, Ruling, Table, TableSeat
from leagues.rules.points import Tenure
from leagues.services.clocks import stop_game
from leagues.services.entries import entry_state, leave
from leagues.services.events import add_event, save
from leagues.services.locks import lock_by_key
from leagues.services.records import record
from leagues.services.rounds import RUN_BY_ITSELF, unended_tables
from leagues.services.seats import entries_of, holders
from leagues.services.standings import rewrite

log = logging.getLogger(__name__)

BATCH = 100
"""How many tables are looked up at a time."""
UNFINISHED = (Table.Status.PLAYING, Table.Status.CLOSING)
OPEN_ROUNDS = (Round.Status.OPEN, Round.Status.CLOSING)


def sweep(stop_at: float) -> int:
    """Open tables that wait, end those that close, count results, until it is time (monotonic); answers how many."""
    done = 0
    for found, act in ((_waiting, open_table), (_closing, close_table), (_finished, count_result)):
        seen: list[int] = []
        while time.monotonic() < stop_at and (keys := _next(found(), seen)):
            seen += keys
            done += sum(_done(key, act) for key in keys)
    return done


@transaction.atomic
def open_table(key: int) -> bool:
    """Give a table of an open round its game; answers whether it had none. A second call changes nothing."""
    table = _locked(key)
    if table is None or table.game_id is not None or table.status != Table.Status.WAITING:
        return False
    competition = table.round.competition
    seats = list(table.seats.select_related("entry__player__owner").order_by("index"))
    settings = competition.settings["game"]
    table.game = games.open_table(
        games.TableSetup(
            league=competition.league.uuid,
            players=_players(table, seats),
            captain=table.captain,
            clock=settings["clock"],
            round_rules=settings["round_rules"],
            open_log=settings["open_log"],
            unlisted=competition.visibility != League.Visibility.PUBLIC,
            rate_bots=settings["rate_bots"],
            name=f"{competition.name} {table.round.number}/{table.number}"[:80],
        )
    )
    table.status = Table.Status.PLAYING
    table.save(update_fields=["game", "status"])
    stop_game(table, database_now())
    return True


@transaction.atomic
def count_result(key: int) -> bool:
    """Count the result of a table whose game is over, and rewrite the standings; a second call changes nothing."""
    table = _locked(key)
    if table is None or table.game is None or table.status not in UNFINISHED:
        return False
    if table.game.status != Game.Status.FINISHED:
        return False
    now = database_now()
    _note(table, games.table_result(table.game))
    _end(table, Table.Status.FINISHED, Event.Kind.TABLE_FINISHED, table.game.finished_at or now, now)
    return True


@transaction.atomic
def close_table(key: int) -> bool:
    """End an unfinished table by the rule of its competition; answers whether anything was done (LJ1 to LJ4).

    Under `play_out` the game ends a moment later and is counted as any other. Whatever rule ends it, its game asks
    nobody for anything from then on.
    """
    table, now = _locked(key), database_now()
    if table is None or table.game is None or table.status not in UNFINISHED or table.closes_at > now:
        return False
    table.status = Table.Status.CLOSING
    table.save(update_fields=["status"])
    settings = table.round.competition.settings
    rule = settings["adjudication"]
    if rule == "organizer":
        hours = dt.timedelta(hours=settings["ruling_hours"])
        table.rule_by = table.rule_by or table.closes_at + hours
        table.save(update_fields=["rule_by"])
        if now < table.rule_by:
            return False
    if table.game.quarantined_at is not None:
        return _void_suspended(table, now)
    if rule in ("ended_rounds", "split"):
        adjudicate(table, rule, now)
    if table.game.status == Game.Status.PLAYING:
        games.play_out(table.game)
    return True


def adjudicate(table: Table, rule: str, now: dt.datetime) -> None:
    """End a locked table by `ended_rounds`, or where none has ended, and else, by `split` (LJ2, LJ3)."""
    _end(table, note_by_rule(table, rule), Event.Kind.TABLE_ADJUDICATED, now, now)


def note_by_rule(table: Table, rule: str) -> Table.Status:
    """Write what a rule makes of the seats of a locked table; answers how the table ends by it."""
    if table.game is None:
        raise ValueError("a table without a game has nothing to adjudicate")
    results = games.table_result(table.game)
    ranks = ended_ranks(results) if rule == "ended_rounds" else None
    _note(table, results, ranks)
    if ranks is not None:
        return Table.Status.ADJUDICATED
    for seat, result in zip(table.seats.order_by("index"), results, strict=True):
        seat.at_fault = result.awaited or result.resigned
        seat.save(update_fields=["at_fault"])
    return Table.Status.SPLIT


def note_so_far(table: Table) -> None:
    """Write what the seats of a locked table have come to in the rounds that have ended, and who held them."""
    if table.game is not None and ended_ranks(results := games.table_result(table.game)) is not None:
        _note(table, results)


def forget_result(table: Table) -> None:
    """Let the seats of a locked table be as they were before anything was written of what they have come to."""
    unknown = dict.fromkeys(("played_rank", "total", "round_scores", "visible_cards"))
    table.seats.update(**unknown, at_fault=False, tenures=[])


def play_out(table: Table) -> None:
    """Close a locked table now, and let the stand-in play its game to the end (LJ1). Raises: `game_not_playing`."""
    if table.game is None:
        raise ValueError("a table without a game has nothing to play out")
    table.status = Table.Status.CLOSING
    table.save(update_fields=["status"])
    games.play_out(table.game)


def ended_ranks(results: Sequence[games.SeatResult]) -> list[int] | None:
    """The ranks by the total of the ended rounds, then the fewest visible cards; None where no round has ended."""
    if any(result.visible_cards is None for result in results):
        return None
    keys = [(result.total or 0, result.visible_cards or 0) for result in results]
    return [1 + sum(other < key for other in keys) for key in keys]


def _void_suspended(table: Table, now: dt.datetime) -> bool:
    """A game that is set aside waits as long as for a ruling under every rule, then its table is void (LJ4)."""
    hours = dt.timedelta(hours=table.round.competition.settings["ruling_hours"])
    table.rule_by = table.rule_by or table.closes_at + hours
    table.save(update_fields=["rule_by"])
    if now < table.rule_by:
        return False
    competition = table.round.competition
    where = {"round": table.round.number, "table": table.number}
    changed = {"before": {"status": table.status, "ended": False}, "after": {"status": "void", "ended": True}}
    record(competition, None, Ruling.Action.VOID, "The game is broken.", now, **where, **changed)
    _end(table, Table.Status.VOID, Event.Kind.TABLE_ADJUDICATED, now, now)
    return True


def _locked(key: int) -> Table | None:
    """A table with its round, competition and game, all locked; None where nothing happens by itself there."""
    competition = lock_by_key(Table.objects.values_list("round__competition", flat=True).get(pk=key))
    if competition.status not in RUN_BY_ITSELF or competition.quarantined_at is not None:
        return None
    table = Table.objects.select_for_update(of=("self",)).select_related("round").get(pk=key)
    table.round.competition = competition
    if table.game_id is not None:
        table.game = Game.objects.select_for_update().get(pk=table.game_id)
    return table


def _players(table: Table, seats: Sequence[TableSeat]) -> list[Player | None]:
    """Who takes the seats; None where an entry has left since the draw, or its account is gone: the stand-in plays."""
    held = holders([seat.entry for seat in seats], table.round.number)
    return [held[seat.entry_id] if seat.entry.status == Entry.Status.ACTIVE else None for seat in seats]


def _note(table: Table, results: Sequence[games.SeatResult], ranks: Sequence[int] | None = None) -> None:
    """Write what each seat has come to, and who held it."""
    if table.game is None:
        raise ValueError("a table without a game has no result")
    seats = list(table.seats.select_related("entry").order_by("index"))
    is_over = table.game.status == Game.Status.FINISHED
    held = _tenures(table, seats, games.tenures(table.game, ended_rounds=not is_over))
    for seat, result in zip(seats, results, strict=True):
        seat.played_rank = result.rank if ranks is None else ranks[seat.index]
        seat.total, seat.round_scores = result.total, list(result.round_scores)
        seat.visible_cards = result.visible_cards
        seat.tenures = [
            {
                "entry": each.entry,
                "kind": each.kind,
                "asked": each.asked,
                "decided": each.decided,
                "missed": each.missed,
            }
            for each in held[seat.index]
        ]
    TableSeat.objects.bulk_update(seats, ["played_rank", "total", "round_scores", "visible_cards", "tenures"])


def _tenures(table: Table, seats: Sequence[TableSeat], tenures: Iterable[games.Tenure]) -> dict[int, list[Tenure]]:
    """Who held each seat, as entries: the first player is the seat's own entry, a substitute may have one too."""
    found: dict[int, list[Tenure]] = {seat.index: [] for seat in seats}
    held = list(tenures)
    players = [each.player_id for each in held if each.kind == "substitute" and each.player_id is not None]
    entries = entries_of(table.round.competition, players, table.round.number)
    own = {seat.index: str(seat.entry.uuid) for seat in seats}
    for each in held:
        entry = own[each.seat] if each.kind == "player" else entries.get(each.player_id or 0)
        entry = None if each.kind == "bot" else entry
        found[each.seat].append(Tenure(entry, each.kind, each.asked, each.decided, each.missed))
    return found


def _end(table: Table, status: Table.Status, kind: Event.Kind, ended_at: dt.datetime, now: dt.datetime) -> None:
    """End a table: its event, no-shows, standings, and its round where it was the last."""
    competition, round_ = table.round.competition, table.round
    table.status, table.ended_at = status, ended_at
    table.save(update_fields=["status", "ended_at"])
    add_event(competition, kind, now, round=round_.number, table=table.number)
    if status != Table.Status.VOID:
        _count_no_shows(competition, table, now)
    rewrite(competition, now)
    save(competition)
    if round_.status in OPEN_ROUNDS and not unended_tables(round_):
        Round.objects.filter(pk=round_.pk).update(due_at=now)


def _count_no_shows(competition: Competition, table: Table, now: dt.datetime) -> None:
    """Withdraw entries that held a seat and decided nothing once too often (LE7)."""
    most = competition.settings["max_no_shows"]
    for seat in table.seats.select_related("entry").order_by("index"):
        own = [each for each in seat.tenures if each["entry"] == str(seat.entry.uuid)]
        if not own or any(each["decided"] for each in own) or not sum(each["asked"] for each in own):
            continue
        entry = seat.entry
        entry.no_shows += 1
        entry.save(update_fields=["no_shows"])
        if entry.no_shows >= most and entry.status == Entry.Status.ACTIVE:
            before = entry_state(entry)
            leave(competition, entry, now, "no_show")
            changed = {"entry": entry, "before": before, "after": entry_state(entry)}
            where = {"round": table.round.number, "table": table.number}
            reason = "It decided nothing at this table."
            record(competition, None, Ruling.Action.WITHDRAW, reason, now, **where, **changed)


def _waiting() -> QuerySet[Table]:
    return Table.objects.filter(status=Table.Status.WAITING, round__status__in=OPEN_ROUNDS)


def _closing() -> QuerySet[Table]:
    """The tables that are to be ended and are not yet played out, but for those that wait for staff (LJ4)."""
    played = Table.objects.filter(game__status=Game.Status.PLAYING, game__played_out_at=None)
    closing = played.filter(status__in=UNFINISHED, closes_at__lte=Now(), round__status=Round.Status.CLOSING)
    by_staff = Q(round__competition__settings__adjudication="organizer") | Q(game__quarantined_at__isnull=False)
    return closing.exclude(by_staff, rule_by__gt=Now())


def _finished() -> QuerySet[Table]:
    return Table.objects.filter(status__in=UNFINISHED, game__status=Game.Status.FINISHED)


def _next(found: QuerySet[Table], seen: Sequence[int]) -> list[int]:
    running = found.filter(round__competition__status__in=RUN_BY_ITSELF, round__competition__quarantined_at=None)
    return list(running.exclude(pk__in=seen).order_by("pk").values_list("pk", flat=True)[:BATCH])


def _done(key: int, act: Callable[[int], bool]) -> bool:
    """Act on one table; what fails there is logged, and holds up no other."""
    try:
        return act(key)
    except SoftTimeLimitExceeded:
        raise
    except Exception:  # whatever a table's rows provoke must not stop the others
        log.exception("table %s: %s failed", key, act.__name__)
        return False
