from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.move import Move
    from ..models.submission import Submission


T = TypeVar("T", bound="You")


@_attrs_define
class You:
    """What concerns the viewer's own seat alone.

    Attributes:
        seat (int):
        card (int | None): The card on the called stack, or on the one that is to be placed.
        legal_moves (list[Move]):
        submission (None | Submission):
        excused_left (int): For how many missed deadlines the seat still gets more time.
    """

    seat: int
    card: int | None
    legal_moves: list[Move]
    submission: None | Submission
    excused_left: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.submission import Submission  # noqa: PLC0415

        seat = self.seat

        card: int | None
        card = self.card

        legal_moves = []
        for legal_moves_item_data in self.legal_moves:
            legal_moves_item = legal_moves_item_data.to_dict()
            legal_moves.append(legal_moves_item)

        submission: dict[str, Any] | None
        if isinstance(self.submission, Submission):
            submission = self.submission.to_dict()
        else:
            submission = self.submission

        excused_left = self.excused_left

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "card": card,
                "legal_moves": legal_moves,
                "submission": submission,
                "excused_left": excused_left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.move import Move  # noqa: PLC0415
        from ..models.submission import Submission  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        def _parse_card(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        card = _parse_card(d.pop("card"))

        legal_moves = []
        _legal_moves = d.pop("legal_moves")
        for legal_moves_item_data in _legal_moves:
            legal_moves_item = Move.from_dict(legal_moves_item_data)

            legal_moves.append(legal_moves_item)

        def _parse_submission(data: object) -> None | Submission:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                submission_type_0 = Submission.from_dict(data)

                return submission_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Submission, data)

        submission = _parse_submission(d.pop("submission"))

        excused_left = d.pop("excused_left")

        you = cls(
            seat=seat,
            card=card,
            legal_moves=legal_moves,
            submission=submission,
            excused_left=excused_left,
        )

        you.additional_properties = d
        return you

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
