"""The client: sign in, find and make games, move, follow.

Every method raises the errors of `duckcover_sdk.errors`, and sends again by itself what is safe to send again. A client
may be shared by threads.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypedDict, TypeVar
from uuid import UUID

from .chat import ChatPart
from .clocks import ClocksPart
from .connection import expect, pages
from .errors import SupersededError, TurnClosedError
from .finding import FindingPart
from .following import ENDED, FollowingPart
from .generated.api.history import get_fairness, get_record, get_turn, list_events
from .generated.api.play import (
    get_game,
    get_hint,
    get_move,
    list_my_turns,
    resign_game,
    return_to_game,
    submit_move,
    withdraw_move,
)
from .generated.models import (
    AwaitedTurn,
    AwaitedTurnPage,
    CellRequest,
    Event,
    EventPage,
    Fairness,
    Game,
    GameHint,
    Move,
    MoveRequest,
    Record,
    Submission,
    Turn,
)
from .generated.types import UNSET, Response
from .lobby import LobbyPart
from .notices import NoticesPart
from .orders import GameRef
from .orders import game_id as _id

TurnKey: TypeAlias = tuple[UUID, int]
"""A turn: the id of its game, and its number."""

REMEMBERED_GAMES = 64
FIRST_WAIT, LONGEST_WAIT = 0.25, 5.0

K = TypeVar("K")
V = TypeVar("V")


class Client(FollowingPart, LobbyPart, FindingPart, ClocksPart, ChatPart, NoticesPart):
    """One caller of a service: anonymous at first; `sign_up`, `sign_in` and `with_token` answer a client that is not.

    `api` goes into every operation of `duckcover_sdk.generated.api` for what has no method here.
    """

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

    def hint(self, game: GameRef) -> GameHint:
        """What `steady` and `sharp` would do in the open turn, and why; for games against bots only.

        Raises: ConflictError `hints_off` in other games, `turn_closed`, ….
        """
        return expect(GameHint, get_hint.sync_detailed(_id(game), client=self.api))

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
        Raises: IllegalMoveError, AmbiguousMoveError, TurnClosedError, SupersededError, ….
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
    source, target = (cell and CellRequest(row=cell.row, col=cell.col) for cell in (move.from_, move.to))
    return MoveRequest(action=move.action, to=target or UNSET, from_=source or UNSET)
