"""Moves of players: submit, replace, read back, withdraw, resign.

A submission is one statement: PostgreSQL checks the token, the seat, the turn, the clock and the move, and writes the
move, the turn's waiting list and the event. Only when it writes nothing are further questions asked, to say why.
"""

import datetime as dt
import logging
import uuid
from dataclasses import dataclass
from typing import Any

from django.db import connection, transaction
from django.utils.translation import gettext_noop as _

from accounts.identity import CALLER_SQL, Identity, load_player
from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.access import own_move_is_shown, require_own_seat
from games.documents import submission_document
from games.models import Event, Game, Seat, Submission, Turn
from games.rules.moves import Move, parse_move
from games.rules.record_format import move_to_json
from games.services import events, persistence, queue
from games.services.lobby import require_seat
from games.services.locks import database_now, lock_game
from games.services.progress import submission_for
from games.services.queue import RETRY_AFTER
from games.services.table import Table, load_table

log = logging.getLogger(__name__)

INTEGER_MAX = 2**31 - 1
"""The greatest `integer` of PostgreSQL; no turn has this number."""

SEQUENCE_MAX = 2**53 - 1
"""The greatest `Move-Sequence`: the greatest integer that JSON carries everywhere."""


@dataclass(frozen=True)
class Choice:
    """A move as a client names it: its notation, or only the end of it when the source was left out."""

    action: str
    to: tuple[int, int]
    source: tuple[int, int] | None = None

    @property
    def ending(self) -> str:
        """The notation from the action on: "x0,1"."""
        return f"{'x' if self.action == 'cover' else '>'}{self.to[0]},{self.to[1]}"

    @property
    def notation(self) -> str | None:
        """The whole notation, when the source was given."""
        return None if self.source is None else f"{self.source[0]},{self.source[1]}{self.ending}"

    def names(self, move: str) -> bool:
        """Whether this is how a client may name the move of that notation."""
        return move == self.notation if self.source else move.endswith(self.ending)


@dataclass(frozen=True)
class Submitted:
    """An accepted move; `first` when the seat had none in this turn."""

    turn: int
    move: Move
    submitted_at: dt.datetime
    first: bool


SUBMIT = f"""
WITH {CALLER_SQL}, locked AS MATERIALIZED (
    SELECT game.id, seat.index AS seat
    FROM caller
    JOIN games_seat seat ON seat.player_id = caller.id
    JOIN games_game game ON game.id = seat.game_id
    WHERE game.uuid = %(game)s::uuid AND game.status = 'playing'
    FOR UPDATE OF game
), clock AS MATERIALIZED (
    SELECT locked.*, clock_timestamp() AS now FROM locked
), turned AS (
    UPDATE games_turn turn
    SET waiting_for = array_remove(turn.waiting_for, clock.seat),
        due_at = CASE WHEN turn.waiting_for = ARRAY[clock.seat]
            THEN clock.now + make_interval(secs => coalesce((%(retry_after)s::int[])[turn.attempts], 0))
            ELSE turn.due_at END,
        sequences = CASE
            WHEN %(sequence)s::bigint IS NOT NULL
                THEN coalesce(turn.sequences, '{{}}') || jsonb_build_object(clock.seat, %(sequence)s::bigint)
            WHEN turn.sequences ? clock.seat::text
                THEN turn.sequences || jsonb_build_object(clock.seat, (turn.sequences ->> clock.seat::text)::bigint + 1)
            ELSE turn.sequences END
    FROM clock
    WHERE turn.game_id = clock.id AND turn.number = %(turn)s::int
        AND turn.resolved_at IS NULL AND clock.now < turn.deadline
        AND EXISTS (
            SELECT FROM jsonb_array_elements_text(turn.prompts -> clock.seat::text -> 'moves') AS legal
            WHERE legal = %(notation)s::text
                OR (%(notation)s::text IS NULL AND right(legal, length(%(ending)s::text)) = %(ending)s::text)
        ) AND (
            %(sequence)s::bigint IS NULL
            OR %(sequence)s::bigint > coalesce((turn.sequences ->> clock.seat::text)::bigint, 0)
            OR %(sequence)s::bigint = (turn.sequences ->> clock.seat::text)::bigint AND EXISTS (
                SELECT FROM games_submission mine WHERE mine.turn_id = turn.id AND mine.seat = clock.seat
                    AND right(mine.move, length(%(ending)s::text)) = %(ending)s::text
                    AND (%(notation)s::text IS NULL OR mine.move = %(notation)s::text)
            )
        )
    RETURNING turn.id, turn.game_id, clock.seat, clock.now, cardinality(turn.waiting_for) = 0 AS complete,
        coalesce(%(notation)s::text, (
            SELECT legal FROM jsonb_array_elements_text(turn.prompts -> clock.seat::text -> 'moves') AS legal
            WHERE right(legal, length(%(ending)s::text)) = %(ending)s::text LIMIT 1
        )) AS move
), saved AS (
    INSERT INTO games_submission AS mine (turn_id, seat, revision, origin, move, submitted_at)
    SELECT id, seat, 1, 'player', move, now FROM turned
    ON CONFLICT (turn_id, seat) DO UPDATE SET
        move = excluded.move, origin = 'player',
        revision = mine.revision + (mine.move <> excluded.move)::int,
        submitted_at = CASE WHEN mine.move = excluded.move THEN mine.submitted_at ELSE excluded.submitted_at END
    RETURNING move, submitted_at, xmax = 0 AS first
), counted AS (
    UPDATE games_game game SET version = game.version + 1
    FROM turned, saved WHERE game.id = turned.game_id AND saved.first
    RETURNING game.id, game.version
), told AS (
    INSERT INTO games_event (game_id, number, at, turn, kind, seat)
    SELECT counted.id, counted.version, turned.now, %(turn)s::int, %(kind)s::smallint, turned.seat
    FROM counted, turned
)
SELECT saved.move, saved.submitted_at, saved.first, turned.complete, turned.game_id FROM saved, turned
"""
"""One submission. The clock is read after the lock; a turn that was resolved while we waited for the lock is seen as
such, because READ COMMITTED checks the newest version of the row that is updated. A turn that was tried
before keeps its distance to the next attempt: withdrawing and submitting again hurries nothing.

A late copy of an older decision carries a smaller `sequence` than the newest one taken down, and changes nothing; a
decision without one counts as the newest. The number is kept on the turn, not on the move, to outlive a withdrawal."""


def submit_move(caller: Identity, game: uuid.UUID, turn: int, choice: Choice, sequence: int | None = None) -> Submitted:
    """Submit or replace the caller's move in the open turn; the last one rings for the resolution.

    The same move again changes nothing, its time of submission included. `sequence` (1 to `SEQUENCE_MAX`) grows with
    each decision of a client; an older one than the newest is refused. The caller must not be in a transaction.
    Raises: AppError `invalid_token`, `not_found`, `not_seated`, `turn_closed`, `nothing_to_move`,
    `illegal_move`, `already_resigned`, `precondition_failed` with the newest `sequence`.
    """
    parameters = {
        **caller.parameters(),
        "game": str(game),
        "turn": min(turn, INTEGER_MAX),
        "notation": choice.notation,
        "ending": choice.ending,
        "kind": Event.Kind.SEAT_READY.value,
        "sequence": sequence,
        "retry_after": list(RETRY_AFTER),
    }
    row = _execute(parameters)
    if row is None:
        refusal = _refusal(caller, game, turn, choice, sequence)
        row = None if refusal else _execute(parameters)  # nothing stands in its way any more: once again
        if row is None:
            raise refusal or AppError(ErrorCode.SERVICE_UNAVAILABLE)
    move, submitted_at, first, complete, game_pk = row
    if complete and first:
        queue.enqueue_resolution(game_pk)
    return Submitted(turn, parse_move(move), submitted_at, first)


@transaction.atomic
def withdraw_move(player: Player, game_id: uuid.UUID, number: int, sequence: int | None = None) -> None:
    """Take back the player's move while the turn is open; withdrawing what is not there changes nothing.

    `sequence` is that of `submit_move`.
    Raises: AppError `not_found`, `not_seated`, `turn_closed`, `already_resigned`, `precondition_failed`.
    """
    game = lock_game(game_id)
    seat = require_own_seat(game, player)
    turn = open_turn(game, number)
    if seat.resigned_at is not None:
        raise AppError(ErrorCode.ALREADY_RESIGNED)
    if database_now() >= _deadline(turn):
        raise turn_closed(game)
    own = Submission.objects.filter(turn=turn, seat=seat.index, origin=Submission.Origin.PLAYER)
    _note_withdrawal(turn, seat.index, sequence, withdrawn=not own.exists())
    if not own.delete()[0]:
        return
    turn.waiting_for = sorted({*turn.waiting_for, seat.index})
    turn.due_at = turn.deadline
    turn.save(update_fields=["waiting_for", "due_at"])
    events.append_now(game, Event.Kind.SEAT_AWAITED, database_now(), seat=seat.index, turn=number)


@transaction.atomic
def resign(player: Player, game_id: uuid.UUID) -> None:
    """Leave a running game for good: the stand-in plays the seat on. A second resignation changes nothing.

    A move that was already submitted in the open turn stands. In a game whose rows are broken the stand-in begins when
    they have been mended.
    Raises: AppError `not_found`, `not_seated`, `game_not_playing`.
    """
    game = lock_game(game_id)
    table = load_table(game, database_now())
    seat = require_seat(table, player)
    if game.status != Game.Status.PLAYING:
        raise AppError(ErrorCode.GAME_NOT_PLAYING)
    if seat.resigned_at is not None:
        return
    try:
        with transaction.atomic():
            give_up(table, seat)
            persistence.save_games([table])
    except Exception:  # whatever a game's rows provoke must not keep a player in it
        log.exception("game %s: a seat could not be handed to the stand-in", game.pk)
        _note_resignation(game, seat.index)


def _note_resignation(game: Game, index: int) -> None:
    """Write a resignation down without asking the rules: nothing waits for the seat, and it is played on later."""
    game.refresh_from_db()
    table = load_table(game, database_now())
    seat, turn = table.seats[index], table.turn
    seat.resigned_at = table.now
    seat.save(update_fields=["resigned_at"])
    table.add_event(Event.Kind.SEAT_RESIGNED, seat=index)
    if turn is not None and index in turn.waiting_for:
        _wait_no_more(turn, seat, table.now)
        turn.save(update_fields=["waiting_for", "due_at"])
    persistence.save_games([table])


def _wait_no_more(turn: Turn, seat: Seat, now: dt.datetime) -> None:
    """Take a seat off the list of a turn; the last one makes the turn due. Writes nothing."""
    turn.waiting_for = [index for index in turn.waiting_for if index != seat.index]
    if not turn.waiting_for:
        turn.due_at = now
        queue.enqueue_resolution(turn.game_id)


def give_up(table: Table, seat: Seat) -> None:
    """Let the stand-in play a seat of a running game from now on, beginning with what it has to decide at once.

    Writes seat, turn and move, and rings when the turn is complete; the caller writes the table.
    """
    seat.resigned_at = table.now
    seat.save(update_fields=["resigned_at"])
    table.add_event(Event.Kind.SEAT_RESIGNED, seat=seat.index)
    if table.turn is not None:
        _stand_in(table, table.turn, seat)


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


def _stand_in(table: Table, turn: Turn, seat: Seat) -> None:
    """Let the stand-in decide what the resigned seat had still to decide in the open turn."""
    prompts = dict(turn.prompts or {})
    prompts.pop(str(seat.index), None)
    turn.prompts = prompts
    if seat.index in turn.waiting_for:
        submission = submission_for(table, turn, seat, Submission.Origin.BOT)
        submission.save(force_insert=True)
        _wait_no_more(turn, seat, table.now)
    turn.save(update_fields=["prompts", "waiting_for", "due_at"])


def _note_withdrawal(turn: Turn, seat: int, sequence: int | None, *, withdrawn: bool) -> None:
    """Keep the sequence of a withdrawal. Raises: AppError `precondition_failed` when a newer decision is known."""
    newest = _newest_sequence(turn, seat)
    if sequence is None and newest == 0:
        return
    if sequence is not None and (sequence < newest or (sequence == newest and not withdrawn)):
        raise _superseded(newest)
    turn.sequences = {**(turn.sequences or {}), str(seat): newest + 1 if sequence is None else sequence}
    turn.save(update_fields=["sequences"])


def _newest_sequence(turn: Turn, seat: int) -> int:
    """The sequence of a seat's newest decision in an open turn, 0 when it has sent none."""
    newest: int = (turn.sequences or {}).get(str(seat), 0)
    return newest


def _superseded(newest: int) -> AppError:
    """The error for a late copy; its member `sequence` is that of the newest decision."""
    return AppError(
        ErrorCode.PRECONDITION_FAILED, _("A newer decision of your seat has been taken down."), sequence=newest
    )


def _execute(parameters: dict[str, Any]) -> tuple[str, dt.datetime, bool, bool, int] | None:
    with connection.cursor() as cursor:
        cursor.execute(SUBMIT, parameters)
        row: tuple[str, dt.datetime, bool, bool, int] | None = cursor.fetchone()
    return row


def _deadline(turn: Turn) -> dt.datetime:
    """The deadline of an open turn. Raises: LookupError for a turn that was never open."""
    if turn.deadline is None:
        raise LookupError("the turn has no deadline")
    return turn.deadline


def _refusal(
    caller: Identity, game_id: uuid.UUID, number: int, choice: Choice, sequence: int | None
) -> AppError | None:
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
    if database_now() >= _deadline(turn):
        return _too_late(game, seat, number, choice)
    prompt = (turn.prompts or {}).get(str(seat.index))
    if prompt is None:
        return AppError(ErrorCode.NOTHING_TO_MOVE)
    if not any(choice.names(move) for move in prompt["moves"]):
        return _illegal(choice, [parse_move(text) for text in prompt["moves"]])
    return None if sequence is None else _stale(turn, seat.index, choice, sequence)


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


def _stale(turn: Turn, seat: int, choice: Choice, sequence: int) -> AppError | None:
    """`precondition_failed` for a legal move that is older than the newest decision, or as old and another one."""
    newest = _newest_sequence(turn, seat)
    if sequence > newest:
        return None
    own = Submission.objects.filter(turn=turn, seat=seat).values_list("move", flat=True).first()
    same = sequence == newest and own is not None and choice.names(own)
    return None if same else _superseded(newest)


def _illegal(choice: Choice, legal: list[Move]) -> AppError:
    """`illegal_move` with what would be legal; the same for every reason that the rules may give."""
    return AppError(
        ErrorCode.ILLEGAL_MOVE,
        move={"action": choice.action, "to": {"row": choice.to[0], "col": choice.to[1]}},
        legal_moves=[move_to_json(move) for move in legal],
    )
