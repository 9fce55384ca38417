from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.chat_mode import ChatMode, check_chat_mode
from ..models.game_status import GameStatus, check_game_status
from ..models.language import Language, check_language
from ..models.visibility import Visibility, check_visibility

if TYPE_CHECKING:
    from ..models.captain_pile import CaptainPile
    from ..models.clock import Clock
    from ..models.discard_area import DiscardArea
    from ..models.draw_deck import DrawDeck
    from ..models.game_pause import GamePause
    from ..models.game_result import GameResult
    from ..models.game_round import GameRound
    from ..models.open_turn import OpenTurn
    from ..models.pause_asked import PauseAsked
    from ..models.resolved_turn import ResolvedTurn
    from ..models.seat import Seat
    from ..models.you import You


T = TypeVar("T", bound="Game")


@_attrs_define
class Game:
    """A game as this viewer may see it.

    Attributes:
        id (UUID):
        name (str):
        status (GameStatus):
        visibility (Visibility):
        host (None | str):
        version (int): The number of the last event.
        suspended (bool): Set aside for the operator after repeated failures.
        invite_code (None | str): Shown to the seats of the game only.
        captain_seat (int):
        round_rules (list[list[str]]): The variations of each of the three rounds.
        open_log (bool):
        rated (bool): Whether results count for ratings at all.
        rate_bots (bool): Whether bot accounts count for ratings, too.
        same_owner (bool): Whether accounts of one owner may sit here together; nobody is rated then.
        clock (Clock): When a turn ends. What the clock does not have is left out.
        paused (GamePause | None): null: the game is not paused.
        pause_asked (None | PauseAsked): null: nobody asks for a pause.
        join_by (datetime.datetime | None): When the lobby is cancelled if the game has not started.
        auto_start (bool): Whether the game starts at `join_by` with those who are there, if they are two or more.
        invited_only (bool): Whether only the invited may sit down.
        language (Language | None): Spoken at the table; null: not said.
        reliability_min (int | None): How reliable, 0 to 100, a player must be to sit down here.
        excused (int): For how many missed deadlines each seat gets more time instead.
        vacation (bool): Whether clocks stand still for players on vacation.
        replace (bool): Whether seats whose players are away or gone are offered to others by themselves.
        chat (ChatMode):
        created_at (datetime.datetime):
        started_at (datetime.datetime | None):
        finished_at (datetime.datetime | None):
        round_ (GameRound | None):
        turn (None | OpenTurn):
        draw_deck (DrawDeck | None):
        captain_pile (CaptainPile | None):
        discard_area (DiscardArea | None):
        seats (list[Seat]):
        last_turn (None | ResolvedTurn):
        result (GameResult | None):
        you (None | You):
    """

    id: UUID
    name: str
    status: GameStatus
    visibility: Visibility
    host: None | str
    version: int
    suspended: bool
    invite_code: None | str
    captain_seat: int
    round_rules: list[list[str]]
    open_log: bool
    rated: bool
    rate_bots: bool
    same_owner: bool
    clock: Clock
    paused: GamePause | None
    pause_asked: None | PauseAsked
    join_by: datetime.datetime | None
    auto_start: bool
    invited_only: bool
    language: Language | None
    reliability_min: int | None
    excused: int
    vacation: bool
    replace: bool
    chat: ChatMode
    created_at: datetime.datetime
    started_at: datetime.datetime | None
    finished_at: datetime.datetime | None
    round_: GameRound | None
    turn: None | OpenTurn
    draw_deck: DrawDeck | None
    captain_pile: CaptainPile | None
    discard_area: DiscardArea | None
    seats: list[Seat]
    last_turn: None | ResolvedTurn
    result: GameResult | None
    you: None | You
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.captain_pile import CaptainPile  # noqa: PLC0415
        from ..models.discard_area import DiscardArea  # noqa: PLC0415
        from ..models.draw_deck import DrawDeck  # noqa: PLC0415
        from ..models.game_pause import GamePause  # noqa: PLC0415
        from ..models.game_result import GameResult  # noqa: PLC0415
        from ..models.game_round import GameRound  # noqa: PLC0415
        from ..models.open_turn import OpenTurn  # noqa: PLC0415
        from ..models.pause_asked import PauseAsked  # noqa: PLC0415
        from ..models.resolved_turn import ResolvedTurn  # noqa: PLC0415
        from ..models.you import You  # noqa: PLC0415

        id = str(self.id)

        name = self.name

        status: str = self.status

        visibility: str = self.visibility

        host: None | str
        host = self.host

        version = self.version

        suspended = self.suspended

        invite_code: None | str
        invite_code = self.invite_code

        captain_seat = self.captain_seat

        round_rules = []
        for round_rules_item_data in self.round_rules:
            round_rules_item = round_rules_item_data

            round_rules.append(round_rules_item)

        open_log = self.open_log

        rated = self.rated

        rate_bots = self.rate_bots

        same_owner = self.same_owner

        clock = self.clock.to_dict()

        paused: dict[str, Any] | None
        if isinstance(self.paused, GamePause):
            paused = self.paused.to_dict()
        else:
            paused = self.paused

        pause_asked: dict[str, Any] | None
        if isinstance(self.pause_asked, PauseAsked):
            pause_asked = self.pause_asked.to_dict()
        else:
            pause_asked = self.pause_asked

        join_by: None | str
        if isinstance(self.join_by, datetime.datetime):
            join_by = self.join_by.isoformat()
        else:
            join_by = self.join_by

        auto_start = self.auto_start

        invited_only = self.invited_only

        language: None | str
        if isinstance(self.language, str):
            language = self.language
        else:
            language = self.language

        reliability_min: int | None
        reliability_min = self.reliability_min

        excused = self.excused

        vacation = self.vacation

        replace = self.replace

        chat: str = self.chat

        created_at = self.created_at.isoformat()

        started_at: None | str
        if isinstance(self.started_at, datetime.datetime):
            started_at = self.started_at.isoformat()
        else:
            started_at = self.started_at

        finished_at: None | str
        if isinstance(self.finished_at, datetime.datetime):
            finished_at = self.finished_at.isoformat()
        else:
            finished_at = self.finished_at

        round_: dict[str, Any] | None
        if isinstance(self.round_, GameRound):
            round_ = self.round_.to_dict()
        else:
            round_ = self.round_

        turn: dict[str, Any] | None
        if isinstance(self.turn, OpenTurn):
            turn = self.turn.to_dict()
        else:
            turn = self.turn

        draw_deck: dict[str, Any] | None
        if isinstance(self.draw_deck, DrawDeck):
            draw_deck = self.draw_deck.to_dict()
        else:
            draw_deck = self.draw_deck

        captain_pile: dict[str, Any] | None
        if isinstance(self.captain_pile, CaptainPile):
            captain_pile = self.captain_pile.to_dict()
        else:
            captain_pile = self.captain_pile

        discard_area: dict[str, Any] | None
        if isinstance(self.discard_area, DiscardArea):
            discard_area = self.discard_area.to_dict()
        else:
            discard_area = self.discard_area

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        last_turn: dict[str, Any] | None
        if isinstance(self.last_turn, ResolvedTurn):
            last_turn = self.last_turn.to_dict()
        else:
            last_turn = self.last_turn

        result: dict[str, Any] | None
        if isinstance(self.result, GameResult):
            result = self.result.to_dict()
        else:
            result = self.result

        you: dict[str, Any] | None
        if isinstance(self.you, You):
            you = self.you.to_dict()
        else:
            you = self.you

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "status": status,
                "visibility": visibility,
                "host": host,
                "version": version,
                "suspended": suspended,
                "invite_code": invite_code,
                "captain_seat": captain_seat,
                "round_rules": round_rules,
                "open_log": open_log,
                "rated": rated,
                "rate_bots": rate_bots,
                "same_owner": same_owner,
                "clock": clock,
                "paused": paused,
                "pause_asked": pause_asked,
                "join_by": join_by,
                "auto_start": auto_start,
                "invited_only": invited_only,
                "language": language,
                "reliability_min": reliability_min,
                "excused": excused,
                "vacation": vacation,
                "replace": replace,
                "chat": chat,
                "created_at": created_at,
                "started_at": started_at,
                "finished_at": finished_at,
                "round": round_,
                "turn": turn,
                "draw_deck": draw_deck,
                "captain_pile": captain_pile,
                "discard_area": discard_area,
                "seats": seats,
                "last_turn": last_turn,
                "result": result,
                "you": you,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.captain_pile import CaptainPile  # noqa: PLC0415
        from ..models.clock import Clock  # noqa: PLC0415
        from ..models.discard_area import DiscardArea  # noqa: PLC0415
        from ..models.draw_deck import DrawDeck  # noqa: PLC0415
        from ..models.game_pause import GamePause  # noqa: PLC0415
        from ..models.game_result import GameResult  # noqa: PLC0415
        from ..models.game_round import GameRound  # noqa: PLC0415
        from ..models.open_turn import OpenTurn  # noqa: PLC0415
        from ..models.pause_asked import PauseAsked  # noqa: PLC0415
        from ..models.resolved_turn import ResolvedTurn  # noqa: PLC0415
        from ..models.seat import Seat  # noqa: PLC0415
        from ..models.you import You  # noqa: PLC0415

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        name = d.pop("name")

        status = check_game_status(d.pop("status"))

        visibility = check_visibility(d.pop("visibility"))

        def _parse_host(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        host = _parse_host(d.pop("host"))

        version = d.pop("version")

        suspended = d.pop("suspended")

        def _parse_invite_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        invite_code = _parse_invite_code(d.pop("invite_code"))

        captain_seat = d.pop("captain_seat")

        round_rules = []
        _round_rules = d.pop("round_rules")
        for round_rules_item_data in _round_rules:
            round_rules_item = cast(list[str], round_rules_item_data)

            round_rules.append(round_rules_item)

        open_log = d.pop("open_log")

        rated = d.pop("rated")

        rate_bots = d.pop("rate_bots")

        same_owner = d.pop("same_owner")

        clock = Clock.from_dict(d.pop("clock"))

        def _parse_paused(data: object) -> GamePause | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                paused_type_0 = GamePause.from_dict(data)

                return paused_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GamePause | None, data)

        paused = _parse_paused(d.pop("paused"))

        def _parse_pause_asked(data: object) -> None | PauseAsked:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pause_asked_type_0 = PauseAsked.from_dict(data)

                return pause_asked_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PauseAsked, data)

        pause_asked = _parse_pause_asked(d.pop("pause_asked"))

        def _parse_join_by(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                join_by_type_0 = datetime.datetime.fromisoformat(data)

                return join_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        join_by = _parse_join_by(d.pop("join_by"))

        auto_start = d.pop("auto_start")

        invited_only = d.pop("invited_only")

        def _parse_language(data: object) -> Language | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                language_type_0 = check_language(data)

                return language_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Language | None, data)

        language = _parse_language(d.pop("language"))

        def _parse_reliability_min(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        reliability_min = _parse_reliability_min(d.pop("reliability_min"))

        excused = d.pop("excused")

        vacation = d.pop("vacation")

        replace = d.pop("replace")

        chat = check_chat_mode(d.pop("chat"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_started_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                started_at_type_0 = datetime.datetime.fromisoformat(data)

                return started_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        started_at = _parse_started_at(d.pop("started_at"))

        def _parse_finished_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                finished_at_type_0 = datetime.datetime.fromisoformat(data)

                return finished_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        finished_at = _parse_finished_at(d.pop("finished_at"))

        def _parse_round_(data: object) -> GameRound | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                round_type_0 = GameRound.from_dict(data)

                return round_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GameRound | None, data)

        round_ = _parse_round_(d.pop("round"))

        def _parse_turn(data: object) -> None | OpenTurn:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                turn_type_0 = OpenTurn.from_dict(data)

                return turn_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OpenTurn, data)

        turn = _parse_turn(d.pop("turn"))

        def _parse_draw_deck(data: object) -> DrawDeck | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                draw_deck_type_0 = DrawDeck.from_dict(data)

                return draw_deck_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DrawDeck | None, data)

        draw_deck = _parse_draw_deck(d.pop("draw_deck"))

        def _parse_captain_pile(data: object) -> CaptainPile | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                captain_pile_type_0 = CaptainPile.from_dict(data)

                return captain_pile_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CaptainPile | None, data)

        captain_pile = _parse_captain_pile(d.pop("captain_pile"))

        def _parse_discard_area(data: object) -> DiscardArea | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                discard_area_type_0 = DiscardArea.from_dict(data)

                return discard_area_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DiscardArea | None, data)

        discard_area = _parse_discard_area(d.pop("discard_area"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = Seat.from_dict(seats_item_data)

            seats.append(seats_item)

        def _parse_last_turn(data: object) -> None | ResolvedTurn:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_turn_type_0 = ResolvedTurn.from_dict(data)

                return last_turn_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ResolvedTurn, data)

        last_turn = _parse_last_turn(d.pop("last_turn"))

        def _parse_result(data: object) -> GameResult | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = GameResult.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GameResult | None, data)

        result = _parse_result(d.pop("result"))

        def _parse_you(data: object) -> None | You:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                you_type_0 = You.from_dict(data)

                return you_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | You, data)

        you = _parse_you(d.pop("you"))

        game = cls(
            id=id,
            name=name,
            status=status,
            visibility=visibility,
            host=host,
            version=version,
            suspended=suspended,
            invite_code=invite_code,
            captain_seat=captain_seat,
            round_rules=round_rules,
            open_log=open_log,
            rated=rated,
            rate_bots=rate_bots,
            same_owner=same_owner,
            clock=clock,
            paused=paused,
            pause_asked=pause_asked,
            join_by=join_by,
            auto_start=auto_start,
            invited_only=invited_only,
            language=language,
            reliability_min=reliability_min,
            excused=excused,
            vacation=vacation,
            replace=replace,
            chat=chat,
            created_at=created_at,
            started_at=started_at,
            finished_at=finished_at,
            round_=round_,
            turn=turn,
            draw_deck=draw_deck,
            captain_pile=captain_pile,
            discard_area=discard_area,
            seats=seats,
            last_turn=last_turn,
            result=result,
            you=you,
        )

        game.additional_properties = d
        return game

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
