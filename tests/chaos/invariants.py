"""What must hold for every game at every moment, whatever was killed, lost, doubled or raced.

Reads nothing but rows. Each round is played again through the rules from its deal: a turn that was resolved twice, a
move that was lost or a card that went missing shows as a difference.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from psycopg.pq import TransactionStatus

from games.models import ROUNDS, Event
from games.rules.cards import Card
from games.rules.grid import Grid, grid_to_json
from games.rules.moves import parse_move
from games.rules.record import verify
from games.rules.scoring import rank_game, score_round
from games.rules.state import RoundState, draw, open_round, resolve, seats_asked
from games.rules.variations import round_rules

Row = dict[str, Any]
Kind = Event.Kind
OF_GAME = ("seat", "round", "turn", "event", "snapshot", "tenure")


@dataclass
class GameRows:
    """All rows of one game as JSON objects, each kind in its natural order."""

    game: Row
    seat: list[Row] = field(default_factory=list)
    round: list[Row] = field(default_factory=list)
    turn: list[Row] = field(default_factory=list)
    event: list[Row] = field(default_factory=list)
    snapshot: list[Row] = field(default_factory=list)
    tenure: list[Row] = field(default_factory=list)
    grids: dict[int, list[Row]] = field(default_factory=lambda: defaultdict(list))
    moves: dict[int, dict[int, Row]] = field(default_factory=lambda: defaultdict(dict))


def check_games(connection: Any, games: Iterable[int]) -> None:
    """Check games by their primary keys over a psycopg connection. Raises: AssertionError naming the game."""
    for rows in load(connection, list(games)):
        try:
            check_game(rows)
        except AssertionError as error:
            raise AssertionError(f"game {rows.game['id']}: {error}") from error


def check_record(record: Row) -> None:
    """The record is what the rules and the seeds make of it; answers nothing. Raises: RecordMismatch."""
    verify(record)


def load(connection: Any, games: Sequence[int]) -> list[GameRows]:
    """The rows of these games, all from one snapshot of the database; within a transaction, as that sees them."""
    loaded, begins = {}, connection.info.transaction_status == TransactionStatus.IDLE
    with connection.transaction(), connection.cursor() as cursor:
        if begins:
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        for row in _rows(cursor, "games_game", "t.id = ANY(%s)", "t.id", games):
            loaded[row["id"]] = GameRows(row)
        for name in OF_GAME:
            order = {"seat": "index", "snapshot": "game_id", "tenure": "id"}.get(name, "number")
            for row in _rows(cursor, f"games_{name}", "t.game_id = ANY(%s)", order, games):
                getattr(loaded[row["game_id"]], name).append(row)
        rounds = {row["id"]: of for of in loaded.values() for row in of.round}
        for row in _rows(cursor, "games_grid", "t.round_id = ANY(%s)", "seat", list(rounds)):
            rounds[row["round_id"]].grids[row["round_id"]].append(row)
        turns = {row["id"]: of for of in loaded.values() for row in of.turn}
        for row in _rows(cursor, "games_submission", "t.turn_id = ANY(%s)", "seat", list(turns)):
            turns[row["turn_id"]].moves[row["turn_id"]][row["seat"]] = row
    assert sorted(loaded) == sorted(games), "a game is missing"
    return list(loaded.values())


def _rows(cursor: Any, table: str, where: str, order: str, keys: Sequence[int]) -> list[Row]:
    cursor.execute(f"SELECT to_jsonb(t)::text FROM {table} t WHERE {where} ORDER BY {order}", [keys])
    return [json.loads(text) for (text,) in cursor.fetchall()]


def check_game(rows: GameRows) -> None:
    """Check one game. Raises: AssertionError."""
    _check_numbers(rows)
    _check_events(rows)
    _check_misses(rows)
    for row in rows.round:
        if row["opened_at"] is not None:
            _check_round(rows, row)
    _check_status(rows)
    _check_snapshot(rows)


def _same(what: str, found: Any, expected: Any) -> None:
    assert found == expected, f"{what}: found {found}, expected {expected}"


def _check_numbers(rows: GameRows) -> None:
    """Events, turns and seats count without a gap; the version is the last event's number."""
    _same("event numbers", [row["number"] for row in rows.event], list(range(1, rows.game["version"] + 1)))
    _same("turn numbers", [row["number"] for row in rows.turn], list(range(1, len(rows.turn) + 1)))
    _same("seats", [row["index"] for row in rows.seat], list(range(rows.game["seat_count"])))


def _check_events(rows: GameRows) -> None:
    """One event, and one only, for each thing that happens once."""
    told = Counter((row["kind"], row["turn"]) for row in rows.event)
    resolved = {row["number"]: 1 for row in rows.turn if row["resolved_at"] is not None}
    _same("resolutions", {turn: n for (kind, turn), n in told.items() if kind == Kind.TURN_RESOLVED}, resolved)
    opened = {turn: n for (kind, turn), n in told.items() if kind == Kind.TURN_OPENED}
    _same("turns opened more than once", {turn for turn, n in opened.items() if n > 1}, set())
    _same("open turns untold", {row["number"] for row in rows.turn if not row["resolved_at"]} - set(opened), set())
    started = rows.game["started_at"] is not None
    once = {
        Kind.GAME_CREATED: 1,
        Kind.GAME_STARTED: int(started),
        Kind.ROUND_OPENED: sum(row["opened_at"] is not None for row in rows.round),
        Kind.ROUND_ENDED: sum(row["ended_at"] is not None for row in rows.round),
        Kind.GAME_FINISHED: int(rows.game["status"] == "finished"),
        Kind.GAME_CANCELLED: int(rows.game["status"] == "cancelled"),
        Kind.SEAT_RESIGNED: sum(row["resigned_at"] is not None for row in rows.seat)
        + sum(row["ended_by"] in ("resigned", "account_deleted") for row in rows.tenure),
    }
    kinds = Counter(row["kind"] for row in rows.event)
    _same("events", {kind: kinds[kind] for kind in once}, once)


def _check_misses(rows: GameRows) -> None:
    """Each missed deadline is counted once and told once; else the stand-in moves for seats on autopilot alone."""
    turns = {row["id"]: row["number"] for row in rows.turn}
    moves = [(turns[key], move) for key, of_turn in rows.moves.items() for move in of_turn.values()]
    played = {(turn, move["seat"]) for turn, move in moves if move["origin"] == "timeout"}
    told = Counter((row["turn"], row["seat"]) for row in rows.event if row["kind"] == Kind.SEAT_MISSED)
    counted = Counter({row["index"]: row["misses"] for row in rows.seat})
    for row in rows.tenure:
        counted[row["seat"]] += row["misses"]
    _same("misses told twice", {miss for miss, times in told.items() if times > 1}, set())
    _same("misses told that were not played", set(told) - played, set())
    _same("misses counted", +counted, Counter(seat for _, seat in told))
    on_autopilot = {row["seat"] for row in rows.event if row["kind"] == Kind.SEAT_AUTOPILOT}
    _same("moves for seats that were there", {seat for _, seat in played - set(told)} - on_autopilot, set())


def _check_round(rows: GameRows, row: Row) -> None:
    """Play the round again from its deal; what lies in the rows now must be what comes of it."""
    grids = rows.grids[row["id"]]
    _same("grids by seat", [grid["seat"] for grid in grids], list(range(rows.game["seat_count"])))
    state = open_round(round_rules(row["rules"]), row["deck"], [Grid.deal(grid["dealt"]) for grid in grids])
    for turn in [turn for turn in rows.turn if turn["round_id"] == row["id"]]:
        assert state.ended_by is None, f"turn {turn['number']} came after the end of its round"
        state = _replay_turn(row, state, turn, rows.moves[turn["id"]])
    _check_piles(row, state, grids)
    _same("reshuffles", len(row["reshuffles"]), state.reshuffles)
    _same("the round's end", row["ended_by"] or None, state.ended_by)
    if state.ended_by is not None:
        score = score_round(state.rules, state.grids)
        _same("scores", (row["scores"], row["visible_cards"]), (list(score.scores), list(score.visible_cards)))


def _replay_turn(row: Row, state: RoundState, turn: Row, moves: dict[int, Row]) -> RoundState:
    def reshuffled(number: int, _pile: tuple[Card, ...]) -> tuple[Card, ...]:
        made = row["reshuffles"][number - 1]
        _same("the turn of a reshuffle", made["before_turn"], turn["number"])
        return tuple(made["deck"])

    where = f"turn {turn['number']}"
    state = draw(state, reshuffled)
    assert state.open is not None
    call = None if state.open.call is None else str(state.open.call)
    _same(f"{where}: card and call", (turn["card"], turn["call"]), (str(state.open.card), call))
    asked = set(seats_asked(state))
    if turn["resolved_at"] is None:
        missing = asked - set(moves)
        _same(f"{where}: seats that it waits for", set(turn["waiting_for"]), missing)
        _same(f"{where}: moves of seats that were not asked", set(moves) - asked, set())
        return state
    _same(f"{where}: seats that moved", set(moves), asked)
    state, outcome = resolve(state, {seat: parse_move(move["move"]) for seat, move in moves.items()})
    _same(f"{where}: discarded", turn["discarded"], outcome.discarded)
    return state


def _check_piles(row: Row, state: RoundState, grids: list[Row]) -> None:
    """The stored piles and grids are those of the replay, and no captain card is lost or doubled."""
    stored = [row["draw_deck"], row["captain_pile"], row["discard_area"]]
    _same("piles", stored, [list(state.draw_deck), list(state.captain_pile), list(state.discard_area)])
    _same("grids", [grid["stacks"] for grid in grids], [grid_to_json(grid) for grid in state.grids])
    last = state.last
    _same("last card", row["last"], None if last is None else [last.card, last.call, last.discarded])
    cards = Counter(map(str, [*stored[0], *stored[1], *stored[2]]))
    cards.update([str(state.open.card)] if state.open else [])
    _same("captain cards", cards, Counter(map(str, row["deck"])))


def _check_status(rows: GameRows) -> None:
    """A playing game has one open turn and one running round, a finished one none and the right ranking."""
    playing = rows.game["status"] == "playing"
    running = [row for row in rows.round if row["opened_at"] is not None and row["ended_at"] is None]
    is_open = [row for row in rows.turn if row["resolved_at"] is None]
    _same("running rounds and open turns", (len(running), len(is_open)), (int(playing), int(playing)))
    if rows.game["status"] != "finished":
        _same("result", rows.game["result"], None)
        return
    _same("ended rounds", len([row for row in rows.round if row["ended_at"]]), ROUNDS)
    ranked = rank_game([row["scores"] for row in rows.round], rows.round[-1]["visible_cards"])
    found = [(standing["seat"], standing["rank"], standing["total"]) for standing in rows.game["result"]["ranking"]]
    _same("ranking", found, [(standing.seat, standing.rank, standing.total) for standing in ranked.ranking])


def _check_snapshot(rows: GameRows) -> None:
    """The stored public state shows the last resolved turn and the open one."""
    shown = json.loads(rows.snapshot[0]["document"])
    resolved = [row["number"] for row in rows.turn if row["resolved_at"] is not None]
    is_open = [row["number"] for row in rows.turn if row["resolved_at"] is None]
    numbers = [(shown[name] or {}).get("number") for name in ("last_turn", "turn")]
    _same("turns in the snapshot", numbers, [max(resolved, default=None), max(is_open, default=None)])
    _same("status in the snapshot", shown["status"], rows.game["status"])
