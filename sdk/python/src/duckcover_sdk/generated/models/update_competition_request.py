from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.adjudication import Adjudication, check_adjudication
from ..models.first_round import FirstRound, check_first_round
from ..models.repeats import Repeats, check_repeats
from ..models.seeding import Seeding, check_seeding
from ..models.substitute_points import SubstitutePoints, check_substitute_points
from ..models.visibility import Visibility, check_visibility
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.competition_game_request import CompetitionGameRequest
    from ..models.counting import Counting
    from ..models.points_system import PointsSystem
    from ..models.registration_request import RegistrationRequest
    from ..models.round_timing_request import RoundTimingRequest
    from ..models.stage import Stage
    from ..models.table_size import TableSize


T = TypeVar("T", bound="UpdateCompetitionRequest")


@_attrs_define
class UpdateCompetitionRequest:
    """What to change of a competition; what is left out stays. `context`: its `settings`, and whether it `is_draft`.

    Attributes:
        name (str | Unset):
        description (str | Unset):
        visibility (Visibility | Unset):
        reason (str | Unset): Public, and on record; needed once it is published.
        private_note (str | Unset): For staff alone. Default: ''.
        dry_run (bool | Unset): Answer what would be decided, and change nothing. Default: False.
        stages (list[Stage] | Unset):
        table_size (TableSize | Unset): How many sit at a table: 2 <= min <= preferred <= max <= 7.
        game (CompetitionGameRequest | Unset): How the games of a competition are played.
        points (PointsSystem | Unset): What ranks are worth.
        tie_breaks (list[str] | Unset): `points` or `average` first.
        counting (Counting | Unset): Which rounds count for points.
        registration (RegistrationRequest | Unset): When and how one enters.
        timing (RoundTimingRequest | Unset): When rounds are played.

            `fixed` takes `rounds`, `every` takes `first`, `days`, `length_days` and `zone`, `rolling` takes `first`,
            `gap_hours` and `length_days`, `arena` takes `opens_at`, `closes_at`, `every_hours`, `slots` and `length_days`.
        substitute_points (SubstitutePoints | Unset):
        adjudication (Adjudication | Unset):
        repeats (Repeats | Unset):
        seeding (Seeding | Unset):
        first_round (FirstRound | Unset):
        pairing (str | Unset):
        bye_points (int | Unset):
        sit_out_points (int | Unset):
        late_points (int | Unset):
        max_sit_outs (int | Unset):
        max_no_shows (int | Unset):
        ruling_hours (int | Unset):
        pause_days (int | Unset):
    """

    name: str | Unset = UNSET
    description: str | Unset = UNSET
    visibility: Visibility | Unset = UNSET
    reason: str | Unset = UNSET
    private_note: str | Unset = ""
    dry_run: bool | Unset = False
    stages: list[Stage] | Unset = UNSET
    table_size: TableSize | Unset = UNSET
    game: CompetitionGameRequest | Unset = UNSET
    points: PointsSystem | Unset = UNSET
    tie_breaks: list[str] | Unset = UNSET
    counting: Counting | Unset = UNSET
    registration: RegistrationRequest | Unset = UNSET
    timing: RoundTimingRequest | Unset = UNSET
    substitute_points: SubstitutePoints | Unset = UNSET
    adjudication: Adjudication | Unset = UNSET
    repeats: Repeats | Unset = UNSET
    seeding: Seeding | Unset = UNSET
    first_round: FirstRound | Unset = UNSET
    pairing: str | Unset = UNSET
    bye_points: int | Unset = UNSET
    sit_out_points: int | Unset = UNSET
    late_points: int | Unset = UNSET
    max_sit_outs: int | Unset = UNSET
    max_no_shows: int | Unset = UNSET
    ruling_hours: int | Unset = UNSET
    pause_days: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        description = self.description

        visibility: str | Unset = UNSET
        if not isinstance(self.visibility, Unset):
            visibility = self.visibility

        reason = self.reason

        private_note = self.private_note

        dry_run = self.dry_run

        stages: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.stages, Unset):
            stages = []
            for stages_item_data in self.stages:
                stages_item = stages_item_data.to_dict()
                stages.append(stages_item)

        table_size: dict[str, Any] | Unset = UNSET
        if not isinstance(self.table_size, Unset):
            table_size = self.table_size.to_dict()

        game: dict[str, Any] | Unset = UNSET
        if not isinstance(self.game, Unset):
            game = self.game.to_dict()

        points: dict[str, Any] | Unset = UNSET
        if not isinstance(self.points, Unset):
            points = self.points.to_dict()

        tie_breaks: list[str] | Unset = UNSET
        if not isinstance(self.tie_breaks, Unset):
            tie_breaks = self.tie_breaks

        counting: dict[str, Any] | Unset = UNSET
        if not isinstance(self.counting, Unset):
            counting = self.counting.to_dict()

        registration: dict[str, Any] | Unset = UNSET
        if not isinstance(self.registration, Unset):
            registration = self.registration.to_dict()

        timing: dict[str, Any] | Unset = UNSET
        if not isinstance(self.timing, Unset):
            timing = self.timing.to_dict()

        substitute_points: str | Unset = UNSET
        if not isinstance(self.substitute_points, Unset):
            substitute_points = self.substitute_points

        adjudication: str | Unset = UNSET
        if not isinstance(self.adjudication, Unset):
            adjudication = self.adjudication

        repeats: str | Unset = UNSET
        if not isinstance(self.repeats, Unset):
            repeats = self.repeats

        seeding: str | Unset = UNSET
        if not isinstance(self.seeding, Unset):
            seeding = self.seeding

        first_round: str | Unset = UNSET
        if not isinstance(self.first_round, Unset):
            first_round = self.first_round

        pairing = self.pairing

        bye_points = self.bye_points

        sit_out_points = self.sit_out_points

        late_points = self.late_points

        max_sit_outs = self.max_sit_outs

        max_no_shows = self.max_no_shows

        ruling_hours = self.ruling_hours

        pause_days = self.pause_days

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if description is not UNSET:
            field_dict["description"] = description
        if visibility is not UNSET:
            field_dict["visibility"] = visibility
        if reason is not UNSET:
            field_dict["reason"] = reason
        if private_note is not UNSET:
            field_dict["private_note"] = private_note
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run
        if stages is not UNSET:
            field_dict["stages"] = stages
        if table_size is not UNSET:
            field_dict["table_size"] = table_size
        if game is not UNSET:
            field_dict["game"] = game
        if points is not UNSET:
            field_dict["points"] = points
        if tie_breaks is not UNSET:
            field_dict["tie_breaks"] = tie_breaks
        if counting is not UNSET:
            field_dict["counting"] = counting
        if registration is not UNSET:
            field_dict["registration"] = registration
        if timing is not UNSET:
            field_dict["timing"] = timing
        if substitute_points is not UNSET:
            field_dict["substitute_points"] = substitute_points
        if adjudication is not UNSET:
            field_dict["adjudication"] = adjudication
        if repeats is not UNSET:
            field_dict["repeats"] = repeats
        if seeding is not UNSET:
            field_dict["seeding"] = seeding
        if first_round is not UNSET:
            field_dict["first_round"] = first_round
        if pairing is not UNSET:
            field_dict["pairing"] = pairing
        if bye_points is not UNSET:
            field_dict["bye_points"] = bye_points
        if sit_out_points is not UNSET:
            field_dict["sit_out_points"] = sit_out_points
        if late_points is not UNSET:
            field_dict["late_points"] = late_points
        if max_sit_outs is not UNSET:
            field_dict["max_sit_outs"] = max_sit_outs
        if max_no_shows is not UNSET:
            field_dict["max_no_shows"] = max_no_shows
        if ruling_hours is not UNSET:
            field_dict["ruling_hours"] = ruling_hours
        if pause_days is not UNSET:
            field_dict["pause_days"] = pause_days

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.competition_game_request import CompetitionGameRequest  # noqa: PLC0415
        from ..models.counting import Counting  # noqa: PLC0415
        from ..models.points_system import PointsSystem  # noqa: PLC0415
        from ..models.registration_request import RegistrationRequest  # noqa: PLC0415
        from ..models.round_timing_request import RoundTimingRequest  # noqa: PLC0415
        from ..models.stage import Stage  # noqa: PLC0415
        from ..models.table_size import TableSize  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name", UNSET)

        description = d.pop("description", UNSET)

        _visibility = d.pop("visibility", UNSET)
        visibility: Visibility | Unset
        if isinstance(_visibility, Unset):
            visibility = UNSET
        else:
            visibility = check_visibility(_visibility)

        reason = d.pop("reason", UNSET)

        private_note = d.pop("private_note", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        _stages = d.pop("stages", UNSET)
        stages: list[Stage] | Unset = UNSET
        if _stages is not UNSET:
            stages = []
            for stages_item_data in _stages:
                stages_item = Stage.from_dict(stages_item_data)

                stages.append(stages_item)

        _table_size = d.pop("table_size", UNSET)
        table_size: TableSize | Unset
        if isinstance(_table_size, Unset):
            table_size = UNSET
        else:
            table_size = TableSize.from_dict(_table_size)

        _game = d.pop("game", UNSET)
        game: CompetitionGameRequest | Unset
        if isinstance(_game, Unset):
            game = UNSET
        else:
            game = CompetitionGameRequest.from_dict(_game)

        _points = d.pop("points", UNSET)
        points: PointsSystem | Unset
        if isinstance(_points, Unset):
            points = UNSET
        else:
            points = PointsSystem.from_dict(_points)

        tie_breaks = cast(list[str], d.pop("tie_breaks", UNSET))

        _counting = d.pop("counting", UNSET)
        counting: Counting | Unset
        if isinstance(_counting, Unset):
            counting = UNSET
        else:
            counting = Counting.from_dict(_counting)

        _registration = d.pop("registration", UNSET)
        registration: RegistrationRequest | Unset
        if isinstance(_registration, Unset):
            registration = UNSET
        else:
            registration = RegistrationRequest.from_dict(_registration)

        _timing = d.pop("timing", UNSET)
        timing: RoundTimingRequest | Unset
        if isinstance(_timing, Unset):
            timing = UNSET
        else:
            timing = RoundTimingRequest.from_dict(_timing)

        _substitute_points = d.pop("substitute_points", UNSET)
        substitute_points: SubstitutePoints | Unset
        if isinstance(_substitute_points, Unset):
            substitute_points = UNSET
        else:
            substitute_points = check_substitute_points(_substitute_points)

        _adjudication = d.pop("adjudication", UNSET)
        adjudication: Adjudication | Unset
        if isinstance(_adjudication, Unset):
            adjudication = UNSET
        else:
            adjudication = check_adjudication(_adjudication)

        _repeats = d.pop("repeats", UNSET)
        repeats: Repeats | Unset
        if isinstance(_repeats, Unset):
            repeats = UNSET
        else:
            repeats = check_repeats(_repeats)

        _seeding = d.pop("seeding", UNSET)
        seeding: Seeding | Unset
        if isinstance(_seeding, Unset):
            seeding = UNSET
        else:
            seeding = check_seeding(_seeding)

        _first_round = d.pop("first_round", UNSET)
        first_round: FirstRound | Unset
        if isinstance(_first_round, Unset):
            first_round = UNSET
        else:
            first_round = check_first_round(_first_round)

        pairing = d.pop("pairing", UNSET)

        bye_points = d.pop("bye_points", UNSET)

        sit_out_points = d.pop("sit_out_points", UNSET)

        late_points = d.pop("late_points", UNSET)

        max_sit_outs = d.pop("max_sit_outs", UNSET)

        max_no_shows = d.pop("max_no_shows", UNSET)

        ruling_hours = d.pop("ruling_hours", UNSET)

        pause_days = d.pop("pause_days", UNSET)

        update_competition_request = cls(
            name=name,
            description=description,
            visibility=visibility,
            reason=reason,
            private_note=private_note,
            dry_run=dry_run,
            stages=stages,
            table_size=table_size,
            game=game,
            points=points,
            tie_breaks=tie_breaks,
            counting=counting,
            registration=registration,
            timing=timing,
            substitute_points=substitute_points,
            adjudication=adjudication,
            repeats=repeats,
            seeding=seeding,
            first_round=first_round,
            pairing=pairing,
            bye_points=bye_points,
            sit_out_points=sit_out_points,
            late_points=late_points,
            max_sit_outs=max_sit_outs,
            max_no_shows=max_no_shows,
            ruling_hours=ruling_hours,
            pause_days=pause_days,
        )

        update_competition_request.additional_properties = d
        return update_competition_request

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
