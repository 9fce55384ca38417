"""How a game goes on: cards are drawn until somebody must decide, rounds end, the next is dealt, the game ends.

Everything here changes a `Table` in memory; nothing is written and no lock is taken.
"""

import datetime as dt
import hashlib
import hmac
import random
from collections.abc import Sequence
from typing import Any

from games import bots
from games.documents import turn_facts
from games.models import EVENT_STEP, MAX_SEATS, ROUNDS, Event, Game, Grid, Round, Seat, Submission, Turn
from games.rules.fairness import Deal, RoundShuffler, deal, entropy
from games.rules.grid import Grid as RulesGrid
from games.rules.grid import grid_to_json
from games.rules.moves import is_ambiguous
from games.rules.observation import observe
from games.rules.record_format import result_to_json
from games.rules.scoring import rank_game, score_round
from games.rules.state import RoundState, card_to_move, moves_of, next_turn, open_round, resolve, seats_asked
from games.rules.variations import RoundRules, round_rules
from games.services import attendance, clocks, order_moves
from games.services.agreement import pause_if_agreed
from games.services.table import Table, totals_before

STAND_IN = "steady"
"""The bot that plays for a seat that missed its deadline, resigned, or whose account is gone."""

AUTOMATIC_TURNS = 60
"""How many turns that wait for nobody one step plays; the sweep goes on from there."""

MISSES_TO_AUTOPILOT = 2
"""After so many misses in a row a seat is on autopilot (DAYS.md DA2)."""

LATE_SWEEP = dt.timedelta(seconds=10)
"""A seat does not pay for a sweep that comes later than this after its deadline."""

OFFER_AFTER = dt.timedelta(hours=48)
"""How long a seat must have been on autopilot before it may be offered to others (DAYS.md DA3)."""


def start_playing(table: Table) -> None:
    """Open the first round of a game that just left the lobby, and draw until somebody must decide."""
    table.game.status = Game.Status.PLAYING
    table.game.started_at = table.now
    table.add_event(Event.Kind.GAME_STARTED)
    _open_round(table, 1)
    play_on(table)


def go_on(table: Table) -> None:
    """Play the seats whose time has ended; once the turn waits for nobody, resolve it and draw on."""
    turn = _turn(table)
    for index in turn.late_seats(table.now):
        if _is_excused(table, turn, table.seats[index]):
            _excuse(table, turn, table.seats[index])
            continue
        _play_for(table, turn, table.seats[index])
        turn.waiting_for.remove(index)
    if turn.waiting_for:
        _keep_open(table, turn)
    else:
        resolve_turn(table)
        play_on(table)
    pause_if_agreed(table)


def _is_excused(table: Table, turn: Turn, seat: Seat) -> bool:
    """Whether a late seat gets more time: as often as the game grants it, once a turn (DAYS.md DA1)."""
    left = seat.excuses < table.game.excused
    return left and seat.resigned_at is None and seat.excused_in != turn.number


def _excuse(table: Table, turn: Turn, seat: Seat) -> None:
    """Extend the deadline of a late seat; a late sweep takes nothing of that."""
    ended = turn.deadline_of(seat.index) or table.now
    clocks.more_time(table, turn, seat.index, max(ended, table.now - LATE_SWEEP))
    seat.excuses, seat.excused_in = seat.excuses + 1, turn.number
    table.changed_seats[seat.index] = seat
    table.add_event(Event.Kind.SEAT_EXCUSED, seat=seat.index, turn=turn.number)


def _keep_open(table: Table, turn: Turn) -> None:
    """Leave a turn open that waits for seats whose time has not ended."""
    turn.attempts, turn.due_at = 0, turn.next_deadline
    table.kept_turn = turn


def play_on(table: Table) -> None:
    """Draw cards and resolve what needs no decision of a player, until one must decide or the game is over."""
    for automatic_left in reversed(range(AUTOMATIC_TURNS)):
        if table.game.status != Game.Status.PLAYING:
            return
        turn = _draw(table)
        if turn.waiting_for or not automatic_left or _is_unattended(table):
            _open(table, turn)
            return
        resolve_turn(table)


def resolve_turn(table: Table) -> None:
    """Resolve the table's turn; seats that have not moved are played by the stand-in and, unless resigned, miss it."""
    turn, state = _turn(table), _state(table)
    for seat in turn.asked:
        if seat not in table.submissions:
            _play_for(table, turn, table.seats[seat])
        elif table.submissions[seat].origin in attendance.BY_PLAYERS:
            _count_move(table, table.seats[seat])
    order_moves.count_moves(table)
    clocks.charge(table, turn)
    after, outcome = resolve(state, table.moves())
    table.state = after
    turn.resolved_at = table.now
    turn.discarded = outcome.discarded
    turn.due_at, turn.prompts, turn.waiting_for, turn.asked = None, None, [], []
    table.last_turn = turn_facts(turn.number, outcome)
    if turn.pk is not None:
        table.resolved_turn = turn
    table.add_event(Event.Kind.TURN_RESOLVED, turn=turn.number)
    table.turn, table.submissions = None, {}
    if after.ended_by is not None:
        _end_round(table, after.ended_by)


def submission_for(table: Table, turn: Turn, seat: Seat, origin: Submission.Origin) -> Submission:
    """The move that a bot makes for `seat`, unsaved: the same at every attempt, foreseen by nobody.

    Its randomness is keyed by the round's server seed, so that it is secret until the round ends.
    """
    key = hmac.digest(
        bytes(_round(table).server_seed), f"duckcover/bot/{turn.number}/{seat.index}".encode(), hashlib.sha256
    )
    rng = random.Random(key)  # noqa: S311 - reproducible on purpose, seeded by a secret
    move = bots.choose(seat.bot or STAND_IN, observe(_state(table), seat.index), rng)
    return Submission(turn=turn, seat=seat.index, origin=origin, move=str(move), submitted_at=table.now)


def _open_round(table: Table, number: int) -> None:
    row = table.rounds[number - 1]
    seeds = [bytes(seat.player_seed) for seat in table.seats]
    row.player_seeds, row.entropy = list(seeds), entropy(table.game.uuid, number, seeds)
    rules = round_rules(row.rules, table.game.rules_version)
    dealt = deal(_shuffler(table, row), rules, len(table.seats))
    row.removed, row.deck, row.opened_at = list(dealt.removed), list(dealt.deck), table.now
    table.state = opened = _opened(rules, dealt, totals_before(table, number))
    table.grids = [
        Grid(round=row, seat=seat, dealt=list(cards), stacks=grid_to_json(opened.grids[seat]))
        for seat, cards in enumerate(dealt.grids)
    ]
    table.new_grids.extend(table.grids)
    table.turned_rounds[number] = row
    table.add_event(Event.Kind.ROUND_OPENED, data={"round": number})


def _opened(rules: RoundRules, dealt: Deal, totals: Sequence[int]) -> RoundState:
    grids = tuple(RulesGrid.deal(cards) for cards in dealt.grids)
    return open_round(rules, dealt.deck, grids, dealt.removed, totals)


def _draw(table: Table) -> Turn:
    """The turn of the next card, or the second of a low blow: it is not yet open, its bots' moves are already made."""
    row, before = _round(table), _state(table)
    table.state = state = next_turn(before, _shuffler(table, row).reshuffle)
    card = state.open
    if card is None:
        raise LookupError("no card was drawn")
    table.last_number += 1
    if state.reshuffles > before.reshuffles:
        deck = [card.card, *state.draw_deck]
        row.reshuffles = [*row.reshuffles, {"before_turn": table.last_number, "deck": deck}]
        table.turned_rounds[row.number] = row
        table.add_event(Event.Kind.DECK_RESHUFFLED, turn=table.last_number)
    asked = seats_asked(state)
    turn = Turn(
        game=table.game,
        round=row,
        number=table.last_number,
        card=str(card.card),
        call=None if card.call is None else str(card.call),
        phase=card.phase,
        opened_at=table.now,
        asked=list(asked),
    )
    table.turn, table.submissions = turn, {}
    table.new_turns.append(turn)
    for index in asked:
        _ask(table, turn, table.seats[index])
    return turn


def _ask(table: Table, turn: Turn, seat: Seat) -> None:
    """Let a bot, the seat's orders, or on autopilot the stand-in move at once; note what a player may choose from."""
    if seat.played_by_bot or table.game.played_out_at is not None:
        _submit_for(table, turn, seat, Submission.Origin.BOT)
        return
    clocks.add_increment(table, seat)
    state = _state(table)
    turn.prompts = turn.prompts or {}
    turn.prompts[str(seat.index)] = _prompt(state, seat.index)
    ordered = order_moves.ordered_submission(table, turn, seat.index)
    if ordered is not None:
        _take_down(table, ordered)
    elif seat.autopilot_since is not None:
        _stand_in_at_once(table, turn, seat)
    else:
        turn.waiting_for.append(seat.index)


def _prompt(state: RoundState, seat: int) -> dict[str, Any]:
    """What a seat may choose from; `ambiguous` where a target alone does not say which stack goes there (V6i)."""
    moves = moves_of(state, seat)
    prompt = {"card": card_to_move(state, seat), "moves": [str(move) for move in moves]}
    return {**prompt, "ambiguous": True} if is_ambiguous(moves) else prompt


def _open(table: Table, turn: Turn) -> None:
    """Leave the turn open: until its first deadline, or due at once when nobody is asked and somebody is there."""
    clocks.set_deadlines(table, turn)
    turn.due_at = turn.next_deadline or (turn.deadline if _is_unattended(table) else table.now)
    table.add_event(Event.Kind.TURN_OPENED, turn=turn.number)
    _make_ready(table, turn)
    _lay_down(table)


def _make_ready(table: Table, turn: Turn) -> None:
    """Tell of the seats whose orders have moved as of any that is ready: each has decided once, in the open turn."""
    turn.decisions = [0] * MAX_SEATS
    ordered = (each for each in table.submissions.values() if each.origin == Submission.Origin.ORDER)
    for ready, submission in enumerate(ordered, table.game.version * EVENT_STEP + 1):
        submission.event, submission.ready_at = ready, table.now
        turn.last_event = ready
        turn.decide(submission.seat)


def _is_unattended(table: Table) -> bool:
    """Whether the stand-in has moved for seats on autopilot, and all players are on autopilot.

    There is nobody whom they could hold up: such turns last as long as any other, so that a player who comes back in
    time finds the game where it was, and not at its end.
    """
    stood_in = any(each.origin == Submission.Origin.TIMEOUT for each in table.submissions.values())
    return stood_in and all(seat.played_by_bot or seat.autopilot_since is not None for seat in table.seats)


def _stand_in_at_once(table: Table, turn: Turn, seat: Seat) -> None:
    """Move for a seat on autopilot: no decision of its player's, who may still make one."""
    submission = submission_for(table, turn, seat, Submission.Origin.TIMEOUT)
    submission.revision = 0
    _take_down(table, submission)


def _submit_for(table: Table, turn: Turn, seat: Seat, origin: Submission.Origin) -> None:
    _take_down(table, submission_for(table, turn, seat, origin))


def _take_down(table: Table, submission: Submission) -> None:
    table.submissions[submission.seat] = submission
    table.new_submissions.append(submission)


def _play_for(table: Table, turn: Turn, seat: Seat) -> None:
    """Move for a seat that has not: one that resigned while its game was broken has missed nothing."""
    if seat.resigned_at is None:
        _miss(table, turn, seat)
    else:
        _submit_for(table, turn, seat, Submission.Origin.BOT)


def _miss(table: Table, turn: Turn, seat: Seat) -> None:
    """Play a seat whose deadline has passed; who misses both turns of a low blow has missed one (V6j)."""
    _submit_for(table, turn, seat, Submission.Origin.TIMEOUT)
    if turn.phase == Turn.Phase.PLACE and seat.missed_in == turn.number - 1:
        return
    attendance.count_miss(table, seat)
    seat.misses, seat.missed_in = seat.misses + 1, turn.number
    seat.missed_in_a_row = min(seat.missed_in_a_row + 1, MISSES_TO_AUTOPILOT)
    table.changed_seats[seat.index] = seat
    table.add_event(Event.Kind.SEAT_MISSED, seat=seat.index, turn=turn.number)
    if seat.missed_in_a_row == MISSES_TO_AUTOPILOT and seat.autopilot_since is None:
        seat.autopilot_since = table.now
        seat.offer_due_at = table.now + OFFER_AFTER if table.game.replace else None
        table.add_event(Event.Kind.SEAT_AUTOPILOT, seat=seat.index, turn=turn.number)


def _count_move(table: Table, seat: Seat) -> None:
    """Note that a seat has moved, by itself or by orders: a row of misses ends, but no autopilot."""
    attendance.count_move(table, seat.index)
    if seat.missed_in_a_row and seat.autopilot_since is None:
        seat.missed_in_a_row = 0
        table.changed_seats[seat.index] = seat


def _end_round(table: Table, ended_by: str) -> None:
    row, state = _round(table), _state(table)
    score = score_round(state.rules, state.grids)
    for seat in table.seats:
        attendance.settle(table, seat)
    row.ended_at, row.ended_by = table.now, ended_by
    row.scores, row.visible_cards = list(score.scores), list(score.visible_cards)
    table.turned_rounds[row.number] = row
    table.add_event(Event.Kind.ROUND_ENDED, data={"round": row.number})
    _lay_down(table)
    if row.number < ROUNDS:
        _open_round(table, row.number + 1)
    else:
        _finish(table)
    order_moves.end_with_round(table)


def _finish(table: Table) -> None:
    scores = [row.scores or [] for row in table.rounds]
    result = rank_game(scores, table.rounds[-1].visible_cards or [])
    table.game.status, table.game.finished_at = Game.Status.FINISHED, table.now
    table.game.result = result_to_json(result)
    for standing in table.game.result["ranking"]:
        standing["resigned"] = table.seats[standing["seat"]].resigned_at is not None
    table.add_event(Event.Kind.GAME_FINISHED)


def _lay_down(table: Table) -> None:
    """Copy the state of the running round into its rows."""
    row, state = _round(table), _state(table)
    row.draw_deck, row.captain_pile = list(state.draw_deck), list(state.captain_pile)
    row.discard_area = list(state.discard_area)
    last = state.last
    row.last = None if last is None else [last.card, last.call, last.discarded]
    table.laid_rounds[row.number] = row
    for grid, stacks in zip(table.grids, state.grids, strict=True):
        grid.stacks, grid.received = grid_to_json(stacks), None
        if state.received:
            stack, owner = state.received[grid.seat]
            grid.received = [list(stack), owner]
        if grid.pk is not None:
            table.changed_grids.append(grid)


def _shuffler(table: Table, row: Round) -> RoundShuffler:
    return RoundShuffler(table.game.uuid, row.number, bytes(row.server_seed), bytes(row.entropy or b""))


def _round(table: Table) -> Round:
    """The running round. Raises: LookupError when none was opened."""
    if table.round is None:
        raise LookupError("no round was opened")
    return table.round


def _state(table: Table) -> RoundState:
    """The rules' view of the running round. Raises: LookupError when there is none."""
    if table.state is None:
        raise LookupError("no round runs")
    return table.state


def _turn(table: Table) -> Turn:
    """The turn that is to be resolved. Raises: LookupError when there is none."""
    if table.turn is None:
        raise LookupError("no turn is open")
    return table.turn
