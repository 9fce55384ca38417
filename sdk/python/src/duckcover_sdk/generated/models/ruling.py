from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ruling_action import RulingAction, check_ruling_action
from ..models.staff_role import StaffRole, check_staff_role

if TYPE_CHECKING:
    from ..models.ruling_after import RulingAfter
    from ..models.ruling_before import RulingBefore
    from ..models.ruling_detail import RulingDetail


T = TypeVar("T", bound="Ruling")


@_attrs_define
class Ruling:
    """A ruling: on record for good.

    Attributes:
        number (int): Rulings of a competition count from 1.
        at (datetime.datetime):
        actor (None | str): Null: the service, or the account is gone.
        role (None | StaffRole):
        action (RulingAction):
        round_ (int | None):
        table (int | None):
        entry (None | UUID):
        points (int | None):
        reason (str):
        private_note (None | str): For staff; null to everybody else.
        detail (RulingDetail): `ranks` or `rule` of an adjudication, `from` of a disqualification.
        before (RulingBefore): What was changed, as it was.
        after (RulingAfter): What was changed, as it is then.
        undoes (int | None): The number of the ruling that it takes back.
        undone_by (int | None): The number of the ruling that takes it back.
        automatic (bool): The service has decided by itself.
        interested (bool): Who has decided plays in the competition.
        consumed (bool): Of an undo: rounds were drawn meanwhile, and stay.
    """

    number: int
    at: datetime.datetime
    actor: None | str
    role: None | StaffRole
    action: RulingAction
    round_: int | None
    table: int | None
    entry: None | UUID
    points: int | None
    reason: str
    private_note: None | str
    detail: RulingDetail
    before: RulingBefore
    after: RulingAfter
    undoes: int | None
    undone_by: int | None
    automatic: bool
    interested: bool
    consumed: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        at = self.at.isoformat()

        actor: None | str
        actor = self.actor

        role: None | str
        if isinstance(self.role, str):
            role = self.role
        else:
            role = self.role

        action: str = self.action

        round_: int | None
        round_ = self.round_

        table: int | None
        table = self.table

        entry: None | str
        if isinstance(self.entry, UUID):
            entry = str(self.entry)
        else:
            entry = self.entry

        points: int | None
        points = self.points

        reason = self.reason

        private_note: None | str
        private_note = self.private_note

        detail = self.detail.to_dict()

        before = self.before.to_dict()

        after = self.after.to_dict()

        undoes: int | None
        undoes = self.undoes

        undone_by: int | None
        undone_by = self.undone_by

        automatic = self.automatic

        interested = self.interested

        consumed = self.consumed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "at": at,
                "actor": actor,
                "role": role,
                "action": action,
                "round": round_,
                "table": table,
                "entry": entry,
                "points": points,
                "reason": reason,
                "private_note": private_note,
                "detail": detail,
                "before": before,
                "after": after,
                "undoes": undoes,
                "undone_by": undone_by,
                "automatic": automatic,
                "interested": interested,
                "consumed": consumed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ruling_after import RulingAfter  # noqa: PLC0415
        from ..models.ruling_before import RulingBefore  # noqa: PLC0415
        from ..models.ruling_detail import RulingDetail  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        def _parse_actor(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        actor = _parse_actor(d.pop("actor"))

        def _parse_role(data: object) -> None | StaffRole:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                role_type_0 = check_staff_role(data)

                return role_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | StaffRole, data)

        role = _parse_role(d.pop("role"))

        action = check_ruling_action(d.pop("action"))

        def _parse_round_(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        round_ = _parse_round_(d.pop("round"))

        def _parse_table(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        table = _parse_table(d.pop("table"))

        def _parse_entry(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                entry_type_0 = UUID(data)

                return entry_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        entry = _parse_entry(d.pop("entry"))

        def _parse_points(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        points = _parse_points(d.pop("points"))

        reason = d.pop("reason")

        def _parse_private_note(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        private_note = _parse_private_note(d.pop("private_note"))

        detail = RulingDetail.from_dict(d.pop("detail"))

        before = RulingBefore.from_dict(d.pop("before"))

        after = RulingAfter.from_dict(d.pop("after"))

        def _parse_undoes(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        undoes = _parse_undoes(d.pop("undoes"))

        def _parse_undone_by(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        undone_by = _parse_undone_by(d.pop("undone_by"))

        automatic = d.pop("automatic")

        interested = d.pop("interested")

        consumed = d.pop("consumed")

        ruling = cls(
            number=number,
            at=at,
            actor=actor,
            role=role,
            action=action,
            round_=round_,
            table=table,
            entry=entry,
            points=points,
            reason=reason,
            private_note=private_note,
            detail=detail,
            before=before,
            after=after,
            undoes=undoes,
            undone_by=undone_by,
            automatic=automatic,
            interested=interested,
            consumed=consumed,
        )

        ruling.additional_properties = d
        return ruling

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
