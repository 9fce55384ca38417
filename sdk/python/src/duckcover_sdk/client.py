"""The client: sign in, find and make games, move, follow.

Every method raises the errors of `duckcover_sdk.errors`, and sends again by itself what is safe to send again. A client
may be shared by threads.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from collections.abc import Sequence as SequenceOf
from datetime import datetime
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypedDict, TypeVar
from uuid import UUID

from .accounts import given, new_key
from .connection import expect, pages
from .errors import NotAllowedError, NotFoundError, SupersededError, TurnClosedError
from .following import ENDED, FollowingPart
from .generated.api.history import get_fairness, get_record, get_turn, list_events
from .generated.api.lobby import cancel_game, create_game, join_game, leave_game, list_clocks, list_games, start_game
from .generated.api.play import (
    get_game,
    get_move,
    list_my_turns,
    resign_game,
    return_to_game,
    set_player_seed,
    submit_move,
    withdraw_move,
)
from .generated.models import (
    AwaitedTurn,
    AwaitedTurnPage,
    CellRequest,
    Clock,
    ClockPresets,
    ClockRequest,
    CreateGameRequest,
    Event,
    EventPage,
    Fairness,
    Game,
    GamePage,
    JoinRequest,
    Move,
    MoveRequest,
    PlayerSeedRequest,
    Record,
    StartRequest,
    Submission,
    Turn,
)
from .generated.models.bot_level import BotLevel
from .generated.models.chat_mode import ChatMode
from .generated.models.family import Family
from .generated.models.game_status import GameStatus
from .generated.models.language import Language
from .generated.models.visibility import Visibility
from .generated.types import UNSET, Response
from .orders import GameRef
from .orders import game_id as _id

TurnKey: TypeAlias = tuple[UUID, int]
"""A turn: the id of its game, and its number."""

REMEMBERED_GAMES = 64
HAS_LEFT = ("not_seated", "not_found")
"""What `leave` is told the second time."""
FIRST_WAIT, LONGEST_WAIT = 0.25, 5.0

K = TypeVar("K")
V = TypeVar("V")


class Client(FollowingPart):
    """One caller of a service: anonymous at first; `sign_up`, `sign_in` and `with_token` answer a client that is not.

    `api` goes into every operation of `duckcover_sdk.generated.api` for what has no method here.
    """

    # --- lobby ------------------------------------------------------------------------------------------------

    def games(
        self,
        *,
        status: GameStatus | None = None,
        visibility: Visibility | None = None,
        mine: bool = False,
        awaiting_me: bool = False,
        page_size: int = 50,
    ) -> Iterator[Game]:
        """Games, newest first; further pages are fetched as they are needed."""
        first = list_games.sync_detailed(
            client=self.api,
            status=given(status),
            visibility=given(visibility),
            seat="me" if mine else UNSET,
            awaiting="me" if awaiting_me else UNSET,
            limit=page_size,
        )
        return pages(self.api, expect(GamePage, first))

    def clocks(self) -> dict[str, Clock]:
        """The clocks that have a name, to make games with; those with a time of day are in the caller's time zone."""
        found = expect(ClockPresets, list_clocks.sync_detailed(client=self.api))
        return {preset.name: preset.clock for preset in found.results}

    def create_game(
        self,
        name: str = "",
        *,
        seats: int = 4,
        visibility: Visibility = "public",
        family: Family | None = None,
        captain_seat: int = 0,
        round_rules: SequenceOf[SequenceOf[str]] | None = None,
        open_log: bool = False,
        turn_seconds: int = 86_400,
        bots: SequenceOf[BotLevel] = (),
        player_seed: str = "",
        rate_bots: bool = False,
        same_owner: bool = False,
        join_by: datetime | None = None,
        clock: Clock | ClockRequest | None = None,
        auto_start: bool = False,
        language: Language | None = None,
        invited: SequenceOf[str] | None = None,
        reliability_min: int | None = None,
        rated: bool = True,
        chat: ChatMode | None = None,
        excused: int | None = None,
        replace: bool = False,
        idempotency_key: str | None = None,
    ) -> Game:
        """Make a game and sit down on its seat 0.

        A `clock`, such as one of `clocks()`, comes in place of `turn_seconds`.
        A lobby that has not started by `join_by` (a time with a zone; 14 days from now) is cancelled. `same_owner` lets
        you and your own bot accounts sit here together; nobody is rated then.
        `auto_start` starts at `join_by` with two or more instead. `invited`: user names that alone may sit down;
        `reliability_min`: 0 to 100. `excused`: how many missed deadlines each seat is forgiven, 0 to 4; 1 by default.
        `replace` offers seats of players who are gone to others. `chat`: all, reactions or off.
        Sent again under one `idempotency_key`, it is made once; give one of your own (16 to 128 characters) to go on
        after a restart of your program.
        """
        body = CreateGameRequest(
            name=name,
            seats=seats,
            visibility=visibility,
            family=given(family),
            captain_seat=captain_seat,
            round_rules=UNSET if round_rules is None else [list(rules) for rules in round_rules],
            open_log=open_log,
            clock=ClockRequest(turn_seconds=turn_seconds) if clock is None else ClockRequest.from_dict(clock.to_dict()),
            bots=list(bots) or UNSET,
            player_seed=player_seed,
            rate_bots=rate_bots or UNSET,
            same_owner=same_owner or UNSET,
            join_by=given(join_by),
            auto_start=auto_start or UNSET,
            language=given(language),
            invited=UNSET if invited is None else list(invited),
            reliability_min=given(reliability_min),
            rated=UNSET if rated else False,
            chat=given(chat),
            excused=given(excused),
            replace=replace or UNSET,
        )
        answer = create_game.sync_detailed(client=self.api, body=body, idempotency_key=new_key(idempotency_key))
        return expect(Game, answer)

    def join(
        self,
        game: GameRef,
        *,
        family: Family | None = None,
        invite_code: str | None = None,
        player_seed: str | None = None,
        idempotency_key: str | None = None,
    ) -> Game:
        """Take the lowest free seat; the last one starts the game. A second time changes nothing.

        Sent again under one `idempotency_key`, it seats nobody who has left since; without one each call has a new one.
        """
        body = JoinRequest(family=given(family), invite_code=given(invite_code), player_seed=given(player_seed))
        key = new_key(idempotency_key)
        return expect(Game, join_game.sync_detailed(_id(game), client=self.api, body=body, idempotency_key=key))

    def leave(self, game: GameRef) -> None:
        """Give up the seat before the start."""
        try:
            leave_game.sync_detailed(_id(game), client=self.api)
        except (NotAllowedError, NotFoundError) as error:
            if not (error.maybe_done and error.code in HAS_LEFT):
                raise  # else an earlier attempt has done it

    def start(self, game: GameRef, *, fill: BotLevel | None = None) -> Game:
        """Start the game, with bots on its empty seats or without those seats."""
        body = StartRequest(fill=given(fill))
        return expect(Game, start_game.sync_detailed(_id(game), client=self.api, body=body))

    def cancel(self, game: GameRef) -> Game:
        """Call the game off before its start."""
        return expect(Game, cancel_game.sync_detailed(_id(game), client=self.api))

    def set_player_seed(self, game: GameRef, seed: str) -> None:
        """Add entropy (32 to 128 hexadecimal digits) to the shuffles of the rounds that have not opened."""
        set_player_seed.sync_detailed(_id(game), client=self.api, body=PlayerSeedRequest(seed=seed))

    # --- play -------------------------------------------------------------------------------------------------

    def game(self, game: GameRef) -> Game:
        """The game as this player may see it: the same object for as long as nothing has changed."""
        key, token = _id(game), self.token
        known = self._games.get(token, key)
        answer = get_game.sync_detailed(key, client=self.api, if_none_match=known[0] if known else UNSET)
        if known and answer.status_code == 304:
            return known[1]
        fresh = expect(Game, answer)
        if tag := answer.headers.get("ETag"):
            self._games.keep(token, key, (tag, fresh))
        return fresh

    def my_turns(self) -> Iterator[AwaitedTurn]:
        """Every turn that waits for this player, soonest deadline first."""
        return pages(self.api, expect(AwaitedTurnPage, list_my_turns.sync_detailed(client=self.api)))

    def move(
        self, game: GameRef, move: Move | MoveRequest, *, turn: int | None = None, etag: str | None = None
    ) -> Submission:
        """Submit or replace the move in a turn: the one that `game` shows, or `turn` when only its id is given.

        Late copies of older decisions are refused by the service, as each names the one that it follows on: the one
        with `etag`, or the last that this client knows of. A move that has counted while its answer got lost is
        answered like any.
        Raises: IllegalMoveError, TurnClosedError, SupersededError, ….
        """
        key, number, body = _id(game), _turn(game, turn), _request(move)
        try:
            answer = self._decide(
                (key, number),
                etag,
                lambda guard: submit_move.sync_detailed(key, number, client=self.api, body=body, **guard),
            )
        except TurnClosedError as error:
            if error.submission is None:
                raise
            return Submission.from_dict(error.submission)
        return expect(Submission, answer)

    def submission(self, game: GameRef, *, turn: int | None = None) -> Submission:
        """Read back the own move. Raises: NotFoundError when there is none."""
        return expect(Submission, get_move.sync_detailed(_id(game), _turn(game, turn), client=self.api))

    def withdraw(self, game: GameRef, *, turn: int | None = None, etag: str | None = None) -> None:
        """Take the move of an open turn back; `etag` as `move` has it."""
        key, number = _id(game), _turn(game, turn)
        self._decide(
            (key, number), etag, lambda guard: withdraw_move.sync_detailed(key, number, client=self.api, **guard)
        )

    def _decide(self, turn: TurnKey, etag: str | None, send: Callable[[_Guard], Response[Any]]) -> Response[Any]:
        """Send a decision that follows on one; where none is known, on whatever stands by now."""
        token = self.token
        known = etag or self._decisions.get(token, turn)
        self._decisions.forget(token, turn)  # until there is an answer nobody knows what stands
        try:
            answer = self._follow_on(known, send)
        except SupersededError as error:
            if error.etag is not None:
                self._decisions.keep(token, turn, error.etag)
            raise
        if tag := answer.headers.get("ETag"):
            self._decisions.keep(token, turn, tag)
        return answer

    def _follow_on(self, known: str | None, send: Callable[[_Guard], Response[Any]]) -> Response[Any]:
        if known is not None:
            return send({"if_match": known})
        try:
            return send({"if_none_match": "*"})
        except SupersededError as error:
            if error.etag is None:
                raise
            return send({"if_match": error.etag})

    @cached_property
    def _decisions(self) -> _Kept[TurnKey, str]:
        return _Kept()

    def resign(self, game: GameRef) -> Game:
        """Leave a running game for good: a bot plays the seat on."""
        return expect(Game, resign_game.sync_detailed(_id(game), client=self.api))

    def come_back(self, game: GameRef) -> Game:
        """End the autopilot of the own seat, on which it is after two missed turns."""
        return expect(Game, return_to_game.sync_detailed(_id(game), client=self.api))

    @cached_property
    def _games(self) -> _Kept[UUID, tuple[str, Game]]:
        return _Kept()

    # --- history ----------------------------------------------------------------------------------------------

    def turn(self, game: GameRef, number: int) -> Turn:
        return expect(Turn, get_turn.sync_detailed(_id(game), number, client=self.api))

    def events(self, game: GameRef, *, after: int = 0, follow: bool = False) -> Iterator[Event]:
        """What happened after event number `after`, oldest first.

        With `follow` it asks again and again until the game has ended; `Client.follow` is told. Kinds that this version
        does not know may come.
        """
        wait = FIRST_WAIT
        while True:
            first = list_events.sync_detailed(_id(game), client=self.api, after=after, limit=100)
            for event in pages(self.api, expect(EventPage, first)):
                yield event
                after, wait = event.number, FIRST_WAIT
                if event.kind in ENDED:
                    return
            if not follow:
                return
            time.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    def record(self, game: GameRef) -> Record:
        """The replayable record of all ended rounds (see `duckcover_sdk.replay`). Raises: ConflictError if none has."""
        return expect(Record, get_record.sync_detailed(_id(game), client=self.api))

    def fairness(self, game: GameRef) -> Fairness:
        """The commitments, and what is revealed by now (see `duckcover_sdk.fairness`)."""
        return expect(Fairness, get_fairness.sync_detailed(_id(game), client=self.api))


class _Guard(TypedDict, total=False):
    if_match: str
    if_none_match: str


class _Kept(Generic[K, V]):
    """What is known of something, by viewer; what was kept longest ago is forgotten."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._kept: OrderedDict[tuple[str | None, K], V] = OrderedDict()

    def get(self, token: str | None, key: K) -> V | None:
        """What this viewer knows, if it is kept."""
        with self._lock:
            return self._kept.get((token, key))

    def keep(self, token: str | None, key: K, known: V) -> None:
        """Keep it in the place of what was known before."""
        with self._lock:
            self._kept.pop((token, key), None)
            self._kept[token, key] = known
            if len(self._kept) > REMEMBERED_GAMES:
                self._kept.popitem(last=False)

    def forget(self, token: str | None, key: K) -> None:
        """Know nothing of it any more."""
        with self._lock:
            self._kept.pop((token, key), None)


def _turn(game: GameRef, number: int | None) -> int:
    """The turn that is meant. Raises: ValueError when neither says it."""
    if number is not None:
        return number
    if isinstance(game, Game) and game.turn is not None:
        return game.turn.number
    raise ValueError("which turn? Give `turn`, or a game with an open turn")


def _request(move: Move | MoveRequest) -> MoveRequest:
    if isinstance(move, MoveRequest):
        return move
    source = CellRequest(row=move.from_.row, col=move.from_.col)
    return MoveRequest(action=move.action, to=CellRequest(row=move.to.row, col=move.to.col), from_=source)
