from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.move_action import MoveAction, check_move_action

if TYPE_CHECKING:
    from ..models.cell import Cell
    from ..models.move import Move


T = TypeVar("T", bound="AnalysedMove")


@_attrs_define
class AnalysedMove:
    """The move of one seat, and what `sharp` would have played from what the seat saw.

    Attributes:
        action (MoveAction):
        to (Cell | None): null: the stack is given away.
        seat (int):
        best (Move): A move of the called stack, or in a low blow of one that is given or placed: from one grid to
            another.
        agrees (bool): Whether `best` is the move itself.
        loss (float): By how many points `sharp` values its own move above this one.
        from_ (Cell | None): null: the stack was given to the seat.
    """

    action: MoveAction
    to: Cell | None
    seat: int
    best: Move
    agrees: bool
    loss: float
    from_: Cell | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.cell import Cell  # noqa: PLC0415

        action: str = self.action

        to: dict[str, Any] | None
        if isinstance(self.to, Cell):
            to = self.to.to_dict()
        else:
            to = self.to

        seat = self.seat

        best = self.best.to_dict()

        agrees = self.agrees

        loss = self.loss

        from_: dict[str, Any] | None
        if isinstance(self.from_, Cell):
            from_ = self.from_.to_dict()
        else:
            from_ = self.from_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "action": action,
                "to": to,
                "seat": seat,
                "best": best,
                "agrees": agrees,
                "loss": loss,
                "from": from_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cell import Cell  # noqa: PLC0415
        from ..models.move import Move  # noqa: PLC0415

        d = dict(src_dict)
        action = check_move_action(d.pop("action"))

        def _parse_to(data: object) -> Cell | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                to_type_0 = Cell.from_dict(data)

                return to_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Cell | None, data)

        to = _parse_to(d.pop("to"))

        seat = d.pop("seat")

        best = Move.from_dict(d.pop("best"))

        agrees = d.pop("agrees")

        loss = d.pop("loss")

        def _parse_from_(data: object) -> Cell | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                from_type_0 = Cell.from_dict(data)

                return from_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Cell | None, data)

        from_ = _parse_from_(d.pop("from"))

        analysed_move = cls(
            action=action,
            to=to,
            seat=seat,
            best=best,
            agrees=agrees,
            loss=loss,
            from_=from_,
        )

        analysed_move.additional_properties = d
        return analysed_move

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
