"""Moves of players: submit, replace, read back, withdraw.

A submission is one statement: PostgreSQL checks the token, the seat, the turn, the clock and the move, and writes the
move and the turn. Only when it writes nothing are further questions asked, to say why.
"""

import datetime as dt
import uuid
from dataclasses import dataclass
from typing import Any, NamedTuple

from django.db import transaction
from django.utils.translation import gettext_noop as _

from accounts.identity import CALLER_SQL, Identity, load_player
from accounts.models import Player
from duckcover import live
from duckcover.errors import AppError, ErrorCode
from duckcover.prepared import Prepared
from games.access import own_move_is_shown, require_own_seat
from games.documents import submission_document, timestamp
from games.models import EVENT_STEP, Event, Game, Seat, StandingOrders, Submission, Turn
from games.rules.grid import Cell
from games.rules.moves import COVER, DUCK, GIVE, PLACE, SIGNS, Action, Move, parse_move
from games.rules.record_format import cell_to_json, move_to_json
from games.services import events, queue
from games.services.autopilot import return_to_game
from games.services.locks import database_now, lock_game
from games.services.queue import RETRY_AFTER

INTEGER_MAX = 2**31 - 1
"""The greatest `integer` of PostgreSQL; no turn has this number."""

TRIES = 5
"""How often a submission is tried that meets other decisions of its own seat at the same instant."""


@dataclass(frozen=True)
class Choice:
    """A move as a client names it: its notation, or only the end of it when the source was left out.

    A give has no `to`; a place has no source.
    """

    action: Action
    to: tuple[int, int] | None
    source: tuple[int, int] | None = None

    @property
    def ending(self) -> str:
        """The notation from the action on: "x0,1"."""
        return f"{SIGNS[self.action]}{'' if self.to is None else f'{self.to[0]},{self.to[1]}'}"

    @property
    def notation(self) -> str | None:
        """The whole notation, unless the source of a cover or a duck was left out."""
        if self.source is None:
            return self.ending if self.action == PLACE else None
        return f"{self.source[0]},{self.source[1]}{self.ending}"

    def names(self, move: str) -> bool:
        """Whether this is how a client may name the move of that notation."""
        return move == self.notation if self.notation else move.endswith(self.ending)


class Guard(NamedTuple):
    """On which decisions of the seat a new one may follow (`If-Match`, `If-None-Match`), as marks or "*"; None: on any.

    The mark of a decision says how many the seat has made in the turn by then; a withdrawal has one, too.
    """

    match: list[str] | None = None
    none_match: list[str] | None = None

    def allows(self, standing: str | None, *, withdrawn: bool = False) -> bool:
        """Whether a decision may follow on the one with this mark: a move, or a withdrawal; None: there is none yet."""
        if (
            self.match is not None
            and standing not in self.match
            and (withdrawn or not standing or "*" not in self.match)
        ):
            return False
        return self.none_match is None or standing is None or not {"*", standing} & set(self.none_match)


UNGUARDED = Guard()


@dataclass(frozen=True)
class Submitted:
    """An accepted move; `first` when the seat had none in this turn, `mark` as `Guard` has it."""

    turn: int
    move: Move
    submitted_at: dt.datetime
    first: bool
    mark: str


SUBMIT = Prepared(
    "submit_move",
    f"""
WITH {CALLER_SQL}, locked AS MATERIALIZED (
    SELECT game.id, game.version, seat.index AS seat
    FROM caller
    JOIN games_seat seat ON seat.player_id = caller.id
    JOIN games_game game ON game.id = seat.game_id
    WHERE game.uuid = %(game)s::uuid AND game.status = 'playing' AND seat.resigned_at IS NULL
        AND seat.autopilot_since IS NULL
    FOR UPDATE OF game
), seen AS MATERIALIZED (
    SELECT turn.id, locked.id AS game_id, locked.version, locked.seat, clock_timestamp() AS now,
        turn.decisions[locked.seat + 1] AS decided, mine.revision,
        mine.move = %(notation)s::text
            OR %(notation)s::text IS NULL AND right(mine.move, length(%(ending)s::text)) = %(ending)s::text AS same,
        mine.origin = 'player' AS own
    FROM locked
    JOIN games_turn turn ON turn.game_id = locked.id AND turn.number = %(turn)s::int
    LEFT JOIN games_submission mine ON mine.turn_id = turn.id AND mine.seat = locked.seat
), turned AS (
    UPDATE games_turn turn
    SET waiting_for = array_remove(turn.waiting_for, seen.seat),
        due_at = CASE WHEN turn.waiting_for = ARRAY[seen.seat]
            THEN seen.now + make_interval(secs => coalesce((ARRAY{list(RETRY_AFTER)})[turn.attempts], 0))
            WHEN turn.deadlines IS NULL OR turn.attempts > 0 OR cardinality(turn.waiting_for) = 0 THEN turn.due_at
            ELSE (
                SELECT min(coalesce(turn.deadlines[seat + 1], turn.deadline))
                FROM unnest(turn.waiting_for) AS seat WHERE seat <> seen.seat
            )
            END,
        decisions[seen.seat + 1] = CASE WHEN seen.same AND seen.own THEN seen.decided
            ELSE greatest(seen.decided, seen.revision) + 1 END,
        last_event = CASE WHEN seen.revision IS NULL
            THEN greatest(turn.last_event, seen.version * {EVENT_STEP}) + 1 ELSE turn.last_event END
    FROM seen
    WHERE turn.id = seen.id AND turn.resolved_at IS NULL
        AND seen.now < coalesce(turn.deadlines[seen.seat + 1], turn.deadline)
        AND turn.decisions[seen.seat + 1] = seen.decided
        AND EXISTS (
            SELECT FROM jsonb_array_elements_text(turn.prompts -> seen.seat::text -> 'moves') AS legal
            WHERE legal = %(notation)s::text
                OR (%(notation)s::text IS NULL AND right(legal, length(%(ending)s::text)) = %(ending)s::text)
        ) AND (
            %(notation)s::text IS NOT NULL OR turn.prompts -> seen.seat::text -> 'ambiguous' IS NULL
        ) AND (seen.same IS TRUE OR (
            %(match)s::text[] IS NULL
            OR coalesce(seen.revision, nullif(seen.decided, 0))::text = ANY(%(match)s::text[])
            OR seen.revision IS NOT NULL AND '*' = ANY(%(match)s::text[])
        ) AND (
            %(none_match)s::text[] IS NULL
            OR coalesce(seen.revision, 0) = 0 AND seen.decided = 0
            OR NOT ARRAY['*', coalesce(seen.revision, seen.decided)::text] && %(none_match)s::text[]
        ))
    RETURNING turn.id, seen.game_id, seen.seat, seen.now, cardinality(turn.waiting_for) = 0 AS complete,
        turn.decisions[seen.seat + 1] AS decided, turn.last_event,
        coalesce(%(notation)s::text, (
            SELECT legal FROM jsonb_array_elements_text(turn.prompts -> seen.seat::text -> 'moves') AS legal
            WHERE right(legal, length(%(ending)s::text)) = %(ending)s::text LIMIT 1
        )) AS move
), saved AS (
    INSERT INTO games_submission AS mine (turn_id, seat, revision, origin, move, submitted_at, event, ready_at)
    SELECT id, seat, decided, 'player', move, now, last_event, now FROM turned
    ON CONFLICT (turn_id, seat) DO UPDATE SET
        move = excluded.move, origin = 'player',
        revision = CASE WHEN mine.move = excluded.move AND mine.origin = 'player'
            THEN mine.revision ELSE excluded.revision END,
        submitted_at = CASE WHEN mine.move = excluded.move AND mine.origin = 'player'
            THEN mine.submitted_at ELSE excluded.submitted_at END
    RETURNING move, submitted_at, revision, xmax = 0 AS first
)
SELECT saved.move, saved.submitted_at, saved.first, saved.revision::text, turned.complete,
    turned.game_id
FROM saved, turned
""",
)
"""One submission. The clock is read after the lock; a turn that was resolved while we waited for the lock is seen as
such, because READ COMMITTED checks the newest version of the row that is updated. What `seen` has of the turn and of
the standing move is older: it is good where the seat has decided nothing meanwhile, which the turn counts; otherwise
nothing is written, and the caller tries again. A turn that was tried before keeps its distance to the next attempt:
withdrawing and submitting again hurries nothing. The very move that the seat's orders have made becomes its player's
own by a decision like any other.

The move that the stand-in has made for a seat on autopilot is no decision of its: revision 0.

The event `seat_ready` has no row: its number and its time stand with the move."""


def submit_move(caller: Identity, game: uuid.UUID, turn: int, choice: Choice, guard: Guard = UNGUARDED) -> Submitted:
    """Submit or replace the caller's move in the open turn; the last one of a turn enqueues its resolution.

    The same move again changes nothing, its time of submission included, and is accepted whatever the guard says. The
    caller must not be in a transaction. A legal move of a seat on autopilot ends that first.
    Raises: AppError `invalid_token`, `not_found`, `not_seated`, `turn_closed`, `nothing_to_move`,
    `illegal_move`, `ambiguous_move`, `already_resigned`, `precondition_failed` with the mark of the standing decision
    as `etag`.
    """
    parameters = {
        **caller.parameters(),
        "game": game,
        "turn": min(turn, INTEGER_MAX),
        "notation": choice.notation,
        "ending": choice.ending,
        "match": guard.match,
        "none_match": guard.none_match,
    }
    for _attempt in range(TRIES):
        rows = SUBMIT.rows(parameters)
        if rows:
            return _submitted(turn, rows[0])
        refusal = _refusal(caller, game, turn, choice, guard)
        if refusal is not None:
            raise refusal
        _end_autopilot(caller, game)
    raise AppError(ErrorCode.SERVICE_UNAVAILABLE)  # something stood in its way each time, and was gone the next moment


def _end_autopilot(caller: Identity, game: uuid.UUID) -> None:
    """Let a seat on autopilot whose player has sent a legal move take it."""
    player = load_player(caller)
    if player is None:
        raise AppError(ErrorCode.INVALID_TOKEN)
    if Seat.objects.filter(game__uuid=game, player=player, autopilot_since__isnull=False).exists():
        return_to_game(player, game)


def _submitted(turn: int, row: tuple[Any, ...]) -> Submitted:
    """What a row of `SUBMIT` says; tells who follows the game, and enqueues the resolution of a complete turn."""
    move, submitted_at, first, mark, complete, game = row
    if first:
        live.tell_soon(live.GAME, game)
    if complete and first:
        queue.enqueue_resolution(game)
    return Submitted(turn, parse_move(move), submitted_at, first, mark)


def withdraw_move(player: Player, game_id: uuid.UUID, number: int) -> None:
    """Take back the player's move whatever decision stands; the errors are those of `withdraw`."""
    withdraw(player, game_id, number, UNGUARDED)


@transaction.atomic
def withdraw(player: Player, game_id: uuid.UUID, number: int, guard: Guard) -> str:
    """Take back the player's move while the turn is open; answers the mark of the withdrawal.

    A withdrawal is a decision, also where there is nothing to withdraw: an earlier one that arrives late is told by it.
    What was withdrawn stays withdrawn, whatever the guard says. A seat on autopilot comes back, and is asked again.
    Raises: AppError `not_found`, `not_seated`, `turn_closed`, `already_resigned`, `precondition_failed`.
    """
    game = lock_game(game_id)
    seat = require_own_seat(game, player)
    turn = open_turn(game, number)
    if seat.resigned_at is not None:
        raise AppError(ErrorCode.ALREADY_RESIGNED)
    if game.played_out_at is not None or database_now() >= _deadline(turn, seat):
        raise turn_closed(game)
    if seat.autopilot_since is not None:
        return_to_game(player, game_id)
        game, turn = lock_game(game_id), open_turn(game, number)
    own = Submission.objects.filter(turn=turn, seat=seat.index).first()
    decided = turn.decided(seat.index)
    if own is None and decided:
        return str(decided)
    standing = own.mark if own else None
    if not guard.allows(standing):
        raise _superseded(standing)
    turn.decide(seat.index)
    if own is not None:
        _take_back(game, turn, own)
    turn.save(update_fields=["waiting_for", "due_at", "decisions"])
    return str(decided + 1)


def _take_back(game: Game, turn: Turn, own: Submission) -> None:
    """Remove a move of an open turn of a locked game, and tell of it; the caller saves the turn.

    The orders of the seat pause until the next turn, so that they do not make the move again.
    """
    Submission.objects.filter(turn=turn, seat=own.seat).delete()
    turn.waiting_for = sorted({*turn.waiting_for, own.seat})
    turn.due_at = turn.next_deadline
    orders = StandingOrders.objects.filter(game=game, seat=own.seat, paused="").first()
    if orders is not None:  # for this turn only
        orders.pause(StandingOrders.Paused.WITHDRAWN, turn.number, database_now())
        orders.save()
    data = None if own.event is None else {"ready": own.event, "at": timestamp(own.ready_at)}
    events.append_now(game, Event.Kind.SEAT_AWAITED, database_now(), seat=own.seat, turn=turn.number, data=data)


def open_turn(game: Game, number: int) -> Turn:
    """The open turn of a locked game, if it has that number.

    Raises: AppError `turn_closed` with the number of the turn that is open.
    """
    turn = Turn.objects.filter(game=game, resolved_at=None).first()
    if turn is None or turn.number != number:
        raise turn_closed(game)
    return turn


def turn_closed(game: Game) -> AppError:
    """The error `turn_closed`; its member `turn` is the number of the turn that is open now, or null."""
    current = Turn.objects.filter(game=game, resolved_at=None).values_list("number", flat=True).first()
    return AppError(ErrorCode.TURN_CLOSED, turn=current)


def _superseded(mark: str | None) -> AppError:
    """The error for a late copy; its member `etag` is the mark of the decision that stands."""
    return AppError(ErrorCode.PRECONDITION_FAILED, _("A newer decision of your seat has been taken down."), etag=mark)


def _deadline(turn: Turn, seat: Seat) -> dt.datetime:
    """The deadline of a seat in an open turn. Raises: LookupError for a turn that was never open."""
    deadline = turn.deadline_of(seat.index)
    if deadline is None:
        raise LookupError("the turn has no deadline")
    return deadline


def _refusal(caller: Identity, game_id: uuid.UUID, number: int, choice: Choice, guard: Guard) -> AppError | None:
    """Why a submission wrote nothing, as the error to raise; questions in the order of what a caller may know.

    None when by now nothing speaks against it.
    """
    player = load_player(caller)
    if player is None:
        return AppError(ErrorCode.INVALID_TOKEN)
    game = Game.objects.filter(uuid=game_id).first()
    if game is None:
        return AppError(ErrorCode.NOT_FOUND)
    try:
        seat = require_own_seat(game, player)
    except AppError as refusal:
        return refusal
    turn = Turn.objects.filter(game=game, number=min(number, INTEGER_MAX), resolved_at=None).first()
    if turn is None:
        return _too_late(game, seat, number, choice)
    if seat.resigned_at is not None:
        return AppError(ErrorCode.ALREADY_RESIGNED)
    if game.played_out_at is not None or database_now() >= _deadline(turn, seat):
        return _too_late(game, seat, number, choice)
    prompt = (turn.prompts or {}).get(str(seat.index))
    if prompt is None:
        return AppError(ErrorCode.NOTHING_TO_MOVE)
    if "ambiguous" in prompt and choice.action in (COVER, DUCK) and choice.notation is None:
        return _unplayed(ErrorCode.AMBIGUOUS_MOVE, choice, prompt)
    if not any(choice.names(move) for move in prompt["moves"]):
        return _unplayed(ErrorCode.ILLEGAL_MOVE, choice, prompt)
    return _stale(turn, seat.index, choice, guard)


def _too_late(game: Game, seat: Seat, number: int, choice: Choice) -> AppError:
    """`turn_closed`; its member `submission` is the seat's own move in that turn, when it is the one that is sent.

    So a client whose answer got lost learns that its move has counted, as far as H5 lets the move be seen.
    """
    error = turn_closed(game)
    own = Submission.objects.select_related("turn__round").filter(
        turn__game=game, turn__number=min(number, INTEGER_MAX), seat=seat.index, origin=Submission.Origin.PLAYER
    )
    played = own.first()
    if played is not None and choice.names(played.move) and own_move_is_shown(game, played.turn):
        move = parse_move(played.move)
        error.extra["submission"] = submission_document(number, move, played.origin, played.submitted_at)
    return error


def _stale(turn: Turn, seat: int, choice: Choice, guard: Guard) -> AppError | None:
    """`precondition_failed` for a legal move that may not follow on the decision that stands, and is not that move."""
    own = Submission.objects.filter(turn=turn, seat=seat).exclude(origin=Submission.Origin.TIMEOUT).first()
    if own is not None and choice.names(own.move):
        return None
    decided = turn.decided(seat)
    standing = own.mark if own else str(decided) if decided else None
    return None if guard.allows(standing, withdrawn=own is None) else _superseded(standing)


def _unplayed(code: ErrorCode, choice: Choice, prompt: dict[str, Any]) -> AppError:
    """A refusal with what would be legal; the same for every reason that the rules may give."""
    sent = {"from": choice.source, "to": choice.to} if choice.action == GIVE else {"to": choice.to}
    places = {name: cell_to_json(place and Cell(*place)) for name, place in sent.items()}
    return AppError(
        code,
        move={"action": choice.action, **places},
        legal_moves=[move_to_json(parse_move(text)) for text in prompt["moves"]],
    )
