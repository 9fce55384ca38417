from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ruling_action import RulingAction, check_ruling_action
from ..models.staff_role import StaffRole, check_staff_role
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.competition_standing import CompetitionStanding
    from ..models.decision_output_after import DecisionOutputAfter
    from ..models.decision_output_before import DecisionOutputBefore
    from ..models.decision_output_detail import DecisionOutputDetail


T = TypeVar("T", bound="DecisionOutput")


@_attrs_define
class DecisionOutput:
    """A ruling that was made, or would be.

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
        detail (DecisionOutputDetail): `ranks` or `rule` of an adjudication, `from` of a disqualification.
        before (DecisionOutputBefore): What was changed, as it was.
        after (DecisionOutputAfter): What was changed, as it is then.
        undoes (int | None): The number of the ruling that it takes back.
        undone_by (int | None): The number of the ruling that takes it back.
        automatic (bool): The service has decided by itself.
        interested (bool): Who has decided plays in the competition.
        consumed (bool): Of an undo: rounds were drawn meanwhile, and stay.
        standings (list[CompetitionStanding] | None): With `dry_run`, the standings that would come; else null.
        expected_days (float | Unset): Of a publication: how long a game takes at this clock, about.
        rounds_are_short (bool | Unset): Of a publication: some round is shorter than that.
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
    detail: DecisionOutputDetail
    before: DecisionOutputBefore
    after: DecisionOutputAfter
    undoes: int | None
    undone_by: int | None
    automatic: bool
    interested: bool
    consumed: bool
    standings: list[CompetitionStanding] | None
    expected_days: float | Unset = UNSET
    rounds_are_short: bool | Unset = UNSET
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

        standings: list[dict[str, Any]] | None
        if isinstance(self.standings, list):
            standings = []
            for standings_type_0_item_data in self.standings:
                standings_type_0_item = standings_type_0_item_data.to_dict()
                standings.append(standings_type_0_item)

        else:
            standings = self.standings

        expected_days = self.expected_days

        rounds_are_short = self.rounds_are_short

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
                "standings": standings,
            }
        )
        if expected_days is not UNSET:
            field_dict["expected_days"] = expected_days
        if rounds_are_short is not UNSET:
            field_dict["rounds_are_short"] = rounds_are_short

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.competition_standing import CompetitionStanding  # noqa: PLC0415
        from ..models.decision_output_after import DecisionOutputAfter  # noqa: PLC0415
        from ..models.decision_output_before import DecisionOutputBefore  # noqa: PLC0415
        from ..models.decision_output_detail import DecisionOutputDetail  # noqa: PLC0415

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

        detail = DecisionOutputDetail.from_dict(d.pop("detail"))

        before = DecisionOutputBefore.from_dict(d.pop("before"))

        after = DecisionOutputAfter.from_dict(d.pop("after"))

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

        def _parse_standings(data: object) -> list[CompetitionStanding] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                standings_type_0 = []
                _standings_type_0 = data
                for standings_type_0_item_data in _standings_type_0:
                    standings_type_0_item = CompetitionStanding.from_dict(standings_type_0_item_data)

                    standings_type_0.append(standings_type_0_item)

                return standings_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[CompetitionStanding] | None, data)

        standings = _parse_standings(d.pop("standings"))

        expected_days = d.pop("expected_days", UNSET)

        rounds_are_short = d.pop("rounds_are_short", UNSET)

        decision_output = cls(
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
            standings=standings,
            expected_days=expected_days,
            rounds_are_short=rounds_are_short,
        )

        decision_output.additional_properties = d
        return decision_output

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
