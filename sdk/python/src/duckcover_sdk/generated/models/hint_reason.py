from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.hint_reason_code import HintReasonCode, check_hint_reason_code

if TYPE_CHECKING:
    from ..models.hint_reason_figures import HintReasonFigures


T = TypeVar("T", bound="HintReason")


@_attrs_define
class HintReason:
    """One reason for a move.

    Attributes:
        code (HintReasonCode):
        figures (HintReasonFigures): What stands in `text`: of a comparison `this`, after the move, and `other`, after
            `next_best`.
        gain (float | None): How much of the difference to `next_best` is due to it, in splashes; null: no comparison.
        text (str): The reason in the caller's language.
    """

    code: HintReasonCode
    figures: HintReasonFigures
    gain: float | None
    text: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code: str = self.code

        figures = self.figures.to_dict()

        gain: float | None
        gain = self.gain

        text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "figures": figures,
                "gain": gain,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.hint_reason_figures import HintReasonFigures  # noqa: PLC0415

        d = dict(src_dict)
        code = check_hint_reason_code(d.pop("code"))

        figures = HintReasonFigures.from_dict(d.pop("figures"))

        def _parse_gain(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        gain = _parse_gain(d.pop("gain"))

        text = d.pop("text")

        hint_reason = cls(
            code=code,
            figures=figures,
            gain=gain,
            text=text,
        )

        hint_reason.additional_properties = d
        return hint_reason

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
