from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bot_level import BotLevel, check_bot_level
from ..models.family import Family, check_family
from ..models.seat_sound import SeatSound, check_seat_sound
from ..models.seat_state import SeatState, check_seat_state

if TYPE_CHECKING:
    from ..models.received_stack import ReceivedStack
    from ..models.stack import Stack


T = TypeVar("T", bound="Seat")


@_attrs_define
class Seat:
    """A place at the table.

    Attributes:
        index (int):
        player (None | str):
        bot (BotLevel | None): The level of a built-in bot.
        is_bot (bool): A built-in bot, or a player whose account is a bot.
        rated (bool): Whether what this seat comes to counts for ratings: a person's does, a bot account's where
            `rate_bots` says so, a built-in bot's never; nobody's where `rated` is false or `same_owner` true. A seat that
            several held counts once: for who left it by its own fault, else for who held it for two thirds of its turns.
        family (Family | None):
        sound (SeatSound):
        state (SeatState):
        resigned (bool):
        misses (int): How many deadlines the player of this seat has missed.
        offered (bool): Whether another player may take this seat.
        vacation_until (datetime.datetime | None): Until when its player is on vacation, in a game with `vacation`;
            null: it is not.
        grid (list[Stack]):
        received (None | ReceivedStack): What it has got and not placed yet; null but in the phase `place`.
        round_scores (list[int]):
        total (int):
        rank (int | None):
    """

    index: int
    player: None | str
    bot: BotLevel | None
    is_bot: bool
    rated: bool
    family: Family | None
    sound: SeatSound
    state: SeatState
    resigned: bool
    misses: int
    offered: bool
    vacation_until: datetime.datetime | None
    grid: list[Stack]
    received: None | ReceivedStack
    round_scores: list[int]
    total: int
    rank: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.received_stack import ReceivedStack  # noqa: PLC0415

        index = self.index

        player: None | str
        player = self.player

        bot: None | str
        if isinstance(self.bot, str):
            bot = self.bot
        else:
            bot = self.bot

        is_bot = self.is_bot

        rated = self.rated

        family: None | str
        if isinstance(self.family, str):
            family = self.family
        else:
            family = self.family

        sound: str = self.sound

        state: str = self.state

        resigned = self.resigned

        misses = self.misses

        offered = self.offered

        vacation_until: None | str
        if isinstance(self.vacation_until, datetime.datetime):
            vacation_until = self.vacation_until.isoformat()
        else:
            vacation_until = self.vacation_until

        grid = []
        for grid_item_data in self.grid:
            grid_item = grid_item_data.to_dict()
            grid.append(grid_item)

        received: dict[str, Any] | None
        if isinstance(self.received, ReceivedStack):
            received = self.received.to_dict()
        else:
            received = self.received

        round_scores = self.round_scores

        total = self.total

        rank: int | None
        rank = self.rank

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "index": index,
                "player": player,
                "bot": bot,
                "is_bot": is_bot,
                "rated": rated,
                "family": family,
                "sound": sound,
                "state": state,
                "resigned": resigned,
                "misses": misses,
                "offered": offered,
                "vacation_until": vacation_until,
                "grid": grid,
                "received": received,
                "round_scores": round_scores,
                "total": total,
                "rank": rank,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.received_stack import ReceivedStack  # noqa: PLC0415
        from ..models.stack import Stack  # noqa: PLC0415

        d = dict(src_dict)
        index = d.pop("index")

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))

        def _parse_bot(data: object) -> BotLevel | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bot_type_0 = check_bot_level(data)

                return bot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BotLevel | None, data)

        bot = _parse_bot(d.pop("bot"))

        is_bot = d.pop("is_bot")

        rated = d.pop("rated")

        def _parse_family(data: object) -> Family | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                family_type_0 = check_family(data)

                return family_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Family | None, data)

        family = _parse_family(d.pop("family"))

        sound = check_seat_sound(d.pop("sound"))

        state = check_seat_state(d.pop("state"))

        resigned = d.pop("resigned")

        misses = d.pop("misses")

        offered = d.pop("offered")

        def _parse_vacation_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                vacation_until_type_0 = datetime.datetime.fromisoformat(data)

                return vacation_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        vacation_until = _parse_vacation_until(d.pop("vacation_until"))

        grid = []
        _grid = d.pop("grid")
        for grid_item_data in _grid:
            grid_item = Stack.from_dict(grid_item_data)

            grid.append(grid_item)

        def _parse_received(data: object) -> None | ReceivedStack:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                received_type_0 = ReceivedStack.from_dict(data)

                return received_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ReceivedStack, data)

        received = _parse_received(d.pop("received"))

        round_scores = cast(list[int], d.pop("round_scores"))

        total = d.pop("total")

        def _parse_rank(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rank = _parse_rank(d.pop("rank"))

        seat = cls(
            index=index,
            player=player,
            bot=bot,
            is_bot=is_bot,
            rated=rated,
            family=family,
            sound=sound,
            state=state,
            resigned=resigned,
            misses=misses,
            offered=offered,
            vacation_until=vacation_until,
            grid=grid,
            received=received,
            round_scores=round_scores,
            total=total,
            rank=rank,
        )

        seat.additional_properties = d
        return seat

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
