from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bot_level import BotLevel, check_bot_level
from ..models.family import Family, check_family
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.tenure import Tenure


T = TypeVar("T", bound="RecordSeat")


@_attrs_define
class RecordSeat:
    """Who sat where.

    Attributes:
        index (int):
        player (None | str):
        bot (BotLevel | None):
        family (Family | None):
        is_bot (bool | Unset): A built-in bot, or a player whose account is a bot.
        tenures (list[Tenure] | Unset): Who has held the seat, in their order.
    """

    index: int
    player: None | str
    bot: BotLevel | None
    family: Family | None
    is_bot: bool | Unset = UNSET
    tenures: list[Tenure] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        index = self.index

        player: None | str
        player = self.player

        bot: None | str
        if isinstance(self.bot, str):
            bot = self.bot
        else:
            bot = self.bot

        family: None | str
        if isinstance(self.family, str):
            family = self.family
        else:
            family = self.family

        is_bot = self.is_bot

        tenures: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.tenures, Unset):
            tenures = []
            for tenures_item_data in self.tenures:
                tenures_item = tenures_item_data.to_dict()
                tenures.append(tenures_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "index": index,
                "player": player,
                "bot": bot,
                "family": family,
            }
        )
        if is_bot is not UNSET:
            field_dict["is_bot"] = is_bot
        if tenures is not UNSET:
            field_dict["tenures"] = tenures

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.tenure import Tenure  # noqa: PLC0415

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

        is_bot = d.pop("is_bot", UNSET)

        _tenures = d.pop("tenures", UNSET)
        tenures: list[Tenure] | Unset = UNSET
        if _tenures is not UNSET:
            tenures = []
            for tenures_item_data in _tenures:
                tenures_item = Tenure.from_dict(tenures_item_data)

                tenures.append(tenures_item)

        record_seat = cls(
            index=index,
            player=player,
            bot=bot,
            family=family,
            is_bot=is_bot,
            tenures=tenures,
        )

        record_seat.additional_properties = d
        return record_seat

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
