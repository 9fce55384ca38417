"""A round from its first card to its end (RULES.md S, T, P, Q, E)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from games.rules.cards import REPEAT, Call, Card, is_card
from games.rules.errors import (
    BadDeck,
    CardOpen,
    MissingMove,
    NoCardOpen,
    RoundEnded,
    SeatsOutOfRange,
    UnknownSeat,
)
from games.rules.grid import Grid
from games.rules.moves import (
    GIVE,
    MOVE,
    PLACE,
    Gift,
    Move,
    NothingToMove,
    Phase,
    apply_move,
    can_move,
    check_move,
    give,
    legal_moves,
    place,
)
from games.rules.variations import SEATS, RoundRules

EndedBy: TypeAlias = Literal["single_stack", "discards"]
SINGLE_STACK: Literal["single_stack"] = "single_stack"
DISCARDS: Literal["discards"] = "discards"

Reshuffle: TypeAlias = Callable[[int, tuple[Card, ...]], Sequence[Card]]
"""What makes a new draw deck: (number of the reshuffle from 1, the pile oldest first) -> deck."""


@dataclass(frozen=True, slots=True)
class LastCard:
    """The card that was drawn before, its call, and whether it was discarded (Q)."""

    card: Card
    call: Call
    discarded: bool


@dataclass(frozen=True, slots=True)
class OpenCard:
    """The card of the turn that is being played; it lies on no pile until it is resolved.

    A low blow's card stays open through both of its turns (V6a).
    """

    card: Card
    call: Call
    phase: Phase = MOVE


@dataclass(frozen=True, slots=True)
class TurnOutcome:
    """What happened in a turn: the moves by seat, and the seats that quacked.

    A card that calls nothing asks nobody, so nobody quacks; a low blow asks all.
    """

    card: Card
    call: Call
    discarded: bool
    moves: tuple[tuple[int, Move], ...]
    quacks: tuple[int, ...]
    phase: Phase = MOVE


@dataclass(frozen=True, slots=True)
class RoundState:
    """Everything there is to know about a round, secrets included (`observe` leaves them out).

    `draw_deck` is drawn from the front, `captain_pile` is oldest first, `grids` go by seat. `received` holds by seat
    what it got and has still to place, while the gifts of a low blow are placed (V6). `totals` are those of the rounds
    before by seat, in the last round of a game; empty in the others. No rule depends on them.
    """

    rules: RoundRules
    draw_deck: tuple[Card, ...]
    grids: tuple[Grid, ...]
    captain_pile: tuple[Card, ...] = ()
    discard_area: tuple[Card, ...] = ()
    last: LastCard | None = None
    open: OpenCard | None = None
    received: tuple[Gift, ...] = ()
    reshuffles: int = 0
    ended_by: EndedBy | None = None
    totals: tuple[int, ...] = ()


def discard_limit(seats: int) -> int:
    """How many cards in the Discard area end a round of so many seats (E2).

    Raises: SeatsOutOfRange.
    """
    return RoundRules().discard_limit(seats)


def open_round(
    rules: RoundRules,
    deck: Sequence[Card],
    grids: Sequence[Grid],
    removed: Sequence[Card] = (),
    totals: Sequence[int] = (),
) -> RoundState:
    """A round before its first card.

    `deck` is the whole draw deck, less the cards `removed` that the rules of the round took out secretly (V5). `totals`
    are those of the rounds before, for the last round of a game.
    Raises: SeatsOutOfRange (S1), BadDeck for cards that the rules do not hold (S3).
    """
    if len(grids) not in SEATS:
        raise SeatsOutOfRange(len(grids))
    check_deck(rules, deck, removed)
    return RoundState(rules, tuple(deck), tuple(grids), totals=tuple(totals))


def check_deck(rules: RoundRules, deck: Sequence[Card], removed: Sequence[Card] = ()) -> None:
    """Answer nothing for the captain cards of a round, less those removed, in any order (S3, V5). Raises: BadDeck."""
    if not all(map(is_card, (*deck, *removed))):
        raise BadDeck("the draw deck holds something that is no captain card")
    if len(removed) != rules.surprises() or Counter((*deck, *removed)) != Counter(rules.captain_cards()):
        raise BadDeck("the draw deck is not the round's captain cards")


def draw(state: RoundState, reshuffle: Reshuffle) -> RoundState:
    """Open the next card (T1, Q); an empty draw deck is made anew from the Captain pile first (P4).

    `reshuffle(number, pile)` is only called when the draw deck is empty. Q5: it changes nothing
    about what Repeat calls.
    Raises: RoundEnded, CardOpen, BadDeck when no card is left or `reshuffle` lost or added one.
    """
    if state.ended_by is not None:
        raise RoundEnded(state.ended_by)
    if state.open is not None:
        raise CardOpen(state.open.card)
    if not state.draw_deck:
        state = _with_new_deck(state, reshuffle)
    card = state.draw_deck[0]
    return replace(state, draw_deck=state.draw_deck[1:], open=_opened(state, card))


def next_turn(state: RoundState, reshuffle: Reshuffle) -> RoundState:
    """Open the next turn: that of the next card, or the second of a low blow, which draws nothing (V6a).

    Raises: as `draw`.
    """
    return state if state.received else draw(state, reshuffle)


def _opened(state: RoundState, card: Card) -> OpenCard:
    """The card that was drawn, with what it asks for."""
    if state.rules.is_low_blow(card):
        return OpenCard(card, None, GIVE)
    return OpenCard(card, _call_of(state.rules, card, state.last))


def _with_new_deck(state: RoundState, reshuffle: Reshuffle) -> RoundState:
    """The Captain pile as the new draw deck; the Discard area stays (P4). Raises: BadDeck."""
    if not state.captain_pile:
        raise BadDeck("no card is left to draw")
    number = state.reshuffles + 1
    deck = tuple(reshuffle(number, state.captain_pile))
    if Counter(deck) != Counter(state.captain_pile):
        raise BadDeck(f"reshuffle {number} does not hold the cards of the Captain pile")
    return replace(state, draw_deck=deck, captain_pile=(), reshuffles=number)


def _call_of(rules: RoundRules, card: Card, last: LastCard | None) -> Call:
    """What a card calls after the card before it (T1, Q)."""
    if card != REPEAT:
        return card
    if last is None or last.discarded:
        return None
    return rules.repeated_call(last.call)


def seats_asked(state: RoundState) -> tuple[int, ...]:
    """The seats that must move for the open card (T3, T7): none when it will be discarded (P2).

    Raises: NoCardOpen.
    """
    if state.open is None:
        raise NoCardOpen
    call, phase = state.open.call, state.open.phase
    if call is None and phase == MOVE:
        return ()
    return tuple(seat for seat, grid in enumerate(state.grids) if can_move(state.rules, grid, call, phase))


def moves_of(state: RoundState, seat: int) -> tuple[Move, ...]:
    """Every legal move of a seat for the open card; none without one."""
    if state.open is None:
        return ()
    return legal_moves(state.rules, state.grids[seat], state.open.call, state.open.phase)


def card_to_move(state: RoundState, seat: int) -> int | None:
    """The number on the stack that a seat must move or place; None when it chooses the stack, or has none to move."""
    if state.open is None or state.open.phase == GIVE:
        return None
    if state.open.phase == PLACE:
        return state.received[seat].stack[-1] if state.received else None
    grid = state.grids[seat]
    called = state.rules.called_cells(grid, state.open.call) if len(grid) > 1 else ()
    return grid[called[0]][-1] if called else None


def resolve(state: RoundState, moves: Mapping[int, Move]) -> tuple[RoundState, TurnOutcome]:
    """Make all moves of the open card at once (T8), put it on its pile (P1, P2), look for the end.

    `moves` has one move for exactly each of `seats_asked`.
    Raises: RoundEnded, NoCardOpen, UnknownSeat, NothingToMove, MissingMove, IllegalMove.
    """
    if state.ended_by is not None:
        raise RoundEnded(state.ended_by)
    asked = seats_asked(state)
    _check_moves(state, asked, moves)
    outcome = _outcome(state, asked, moves)
    if outcome.phase == GIVE:
        return _after_giving(state, moves), outcome
    if outcome.phase == PLACE:
        placed = (place(grid, seat, state.received[seat], moves[seat]) for seat, grid in enumerate(state.grids))
        return _after(replace(state, received=()), outcome, tuple(placed)), outcome
    grids = tuple(apply_move(grid, moves[seat]) if seat in moves else grid for seat, grid in enumerate(state.grids))
    return _after(state, outcome, grids), outcome


def _after_giving(state: RoundState, moves: Mapping[int, Move]) -> RoundState:
    """The state in which each seat has what the one before it gave: the card stays open, nothing ends (V6b)."""
    given = [give(grid, seat, moves[seat]) for seat, grid in enumerate(state.grids)]
    opened = None if state.open is None else replace(state.open, phase=PLACE)
    received = tuple(given[seat - 1][1] for seat in range(len(given)))
    return replace(state, grids=tuple(grid for grid, _gift in given), received=received, open=opened)


def _check_moves(state: RoundState, asked: tuple[int, ...], moves: Mapping[int, Move]) -> None:
    """Answer nothing when the moves are legal and complete. Raises: as `resolve`."""
    call, phase = (state.open.call, state.open.phase) if state.open else (None, MOVE)
    for seat in moves:
        if seat not in range(len(state.grids)):
            raise UnknownSeat(seat, len(state.grids))
        if seat not in asked:
            raise NothingToMove(call, seat)
    for seat in asked:
        if seat not in moves:
            raise MissingMove(seat)
        check_move(state.rules, state.grids[seat], call, moves[seat], seat, phase)


def _outcome(state: RoundState, asked: tuple[int, ...], moves: Mapping[int, Move]) -> TurnOutcome:
    """What a turn with these legal moves comes to. Raises: NoCardOpen."""
    if state.open is None:
        raise NoCardOpen
    card, call = state.open.card, state.open.call
    quacks = () if call is None else set(range(len(state.grids))).difference(asked)
    return TurnOutcome(
        card=card,
        call=call,
        discarded=not asked,
        moves=tuple((seat, moves[seat]) for seat in asked),
        quacks=tuple(sorted(quacks)),
        phase=state.open.phase,
    )


def _after(state: RoundState, outcome: TurnOutcome, grids: tuple[Grid, ...]) -> RoundState:
    """The state after a turn: the card on its pile, the round ended if E1 or E2 says so."""
    card, discarded = outcome.card, outcome.discarded
    discard_area = (*state.discard_area, card) if discarded else state.discard_area
    return replace(
        state,
        grids=grids,
        captain_pile=state.captain_pile if discarded else (*state.captain_pile, card),
        discard_area=discard_area,
        last=LastCard(card, outcome.call, discarded),
        open=None,
        ended_by=_end(state.rules, grids, len(discard_area)),
    )


def _end(rules: RoundRules, grids: tuple[Grid, ...], discards: int) -> EndedBy | None:
    """What ends a round after a turn, if anything does (E1, E2)."""
    if any(len(grid) == 1 for grid in grids):
        return SINGLE_STACK
    return DISCARDS if discards >= rules.discard_limit(len(grids)) else None
