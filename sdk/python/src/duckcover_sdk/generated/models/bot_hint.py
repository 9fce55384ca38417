from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.hint_level import HintLevel, check_hint_level

if TYPE_CHECKING:
    from ..models.hint_reason import HintReason
    from ..models.move import Move


T = TypeVar("T", bound="BotHint")


@_attrs_define
class BotHint:
    """What a bot of one level would do.

    Attributes:
        level (HintLevel):
        move (Move): A move of the called stack, or in a low blow of one that is given or placed: from one grid to
            another.
        reasons (list[HintReason]): What the move does, then what it gains over `next_best`, the most first.
        next_best (Move | None): The best move that the bot finds worse; null: there is none.
        margin (float | None): How much worse that is, in splashes.
    """

    level: HintLevel
    move: Move
    reasons: list[HintReason]
    next_best: Move | None
    margin: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.move import Move  # noqa: PLC0415

        level: str = self.level

        move = self.move.to_dict()

        reasons = []
        for reasons_item_data in self.reasons:
            reasons_item = reasons_item_data.to_dict()
            reasons.append(reasons_item)

        next_best: dict[str, Any] | None
        if isinstance(self.next_best, Move):
            next_best = self.next_best.to_dict()
        else:
            next_best = self.next_best

        margin: float | None
        margin = self.margin

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "level": level,
                "move": move,
                "reasons": reasons,
                "next_best": next_best,
                "margin": margin,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.hint_reason import HintReason  # noqa: PLC0415
        from ..models.move import Move  # noqa: PLC0415

        d = dict(src_dict)
        level = check_hint_level(d.pop("level"))

        move = Move.from_dict(d.pop("move"))

        reasons = []
        _reasons = d.pop("reasons")
        for reasons_item_data in _reasons:
            reasons_item = HintReason.from_dict(reasons_item_data)

            reasons.append(reasons_item)

        def _parse_next_best(data: object) -> Move | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                next_best_type_0 = Move.from_dict(data)

                return next_best_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Move | None, data)

        next_best = _parse_next_best(d.pop("next_best"))

        def _parse_margin(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        margin = _parse_margin(d.pop("margin"))

        bot_hint = cls(
            level=level,
            move=move,
            reasons=reasons,
            next_best=next_best,
            margin=margin,
        )

        bot_hint.additional_properties = d
        return bot_hint

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
