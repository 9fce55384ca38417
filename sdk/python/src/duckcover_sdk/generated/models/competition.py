from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.adjudication import Adjudication, check_adjudication
from ..models.competition_status import CompetitionStatus, check_competition_status
from ..models.first_round import FirstRound, check_first_round
from ..models.repeats import Repeats, check_repeats
from ..models.seeding import Seeding, check_seeding
from ..models.substitute_points import SubstitutePoints, check_substitute_points
from ..models.visibility import Visibility, check_visibility

if TYPE_CHECKING:
    from ..models.commitment import Commitment
    from ..models.competition_game import CompetitionGame
    from ..models.counting import Counting
    from ..models.entry_counts import EntryCounts
    from ..models.points_system import PointsSystem
    from ..models.registration import Registration
    from ..models.round_timing import RoundTiming
    from ..models.ruling import Ruling
    from ..models.stage import Stage
    from ..models.table_size import TableSize
    from ..models.you_in_competition import YouInCompetition


T = TypeVar("T", bound="Competition")


@_attrs_define
class Competition:
    """A competition with its settings.

    Attributes:
        id (UUID):
        name (str):
        status (CompetitionStatus):
        season (None | UUID): null: a tournament by itself.
        tier (int | None): Of a division: 1 at the top.
        stages (list[Stage]):
        registration (Registration): When and how one enters.
        league (UUID):
        visibility (Visibility):
        version (int):
        published_at (datetime.datetime | None):
        finished_at (datetime.datetime | None):
        entries (EntryCounts): How many take part, and wait.
        you (YouInCompetition): What concerns the caller alone.
        description (str):
        suspended (bool): Set aside for the operator after repeated failures.
        paused_until (datetime.datetime | None):
        invite_code (None | str): For staff.
        commitments (list[Commitment]):
        ruling (None | Ruling): The ruling that has just changed it; else null.
        table_size (TableSize): How many sit at a table: 2 <= min <= preferred <= max <= 7.
        game (CompetitionGame): How the games of a competition are played, as it is shown.
        points (PointsSystem): What ranks are worth.
        tie_breaks (list[str]): `points` or `average` first.
        counting (Counting): Which rounds count for points.
        timing (RoundTiming): When rounds are played.

            `fixed` takes `rounds`, `every` takes `first`, `days`, `length_days` and `zone`, `rolling` takes `first`,
            `gap_hours` and `length_days`, `arena` takes `opens_at`, `closes_at`, `every_hours`, `slots` and `length_days`.
        substitute_points (SubstitutePoints):
        adjudication (Adjudication):
        repeats (Repeats):
        seeding (Seeding):
        first_round (FirstRound):
        pairing (str):
        bye_points (int):
        sit_out_points (int):
        late_points (int):
        max_sit_outs (int):
        max_no_shows (int):
        ruling_hours (int):
        pause_days (int):
    """

    id: UUID
    name: str
    status: CompetitionStatus
    season: None | UUID
    tier: int | None
    stages: list[Stage]
    registration: Registration
    league: UUID
    visibility: Visibility
    version: int
    published_at: datetime.datetime | None
    finished_at: datetime.datetime | None
    entries: EntryCounts
    you: YouInCompetition
    description: str
    suspended: bool
    paused_until: datetime.datetime | None
    invite_code: None | str
    commitments: list[Commitment]
    ruling: None | Ruling
    table_size: TableSize
    game: CompetitionGame
    points: PointsSystem
    tie_breaks: list[str]
    counting: Counting
    timing: RoundTiming
    substitute_points: SubstitutePoints
    adjudication: Adjudication
    repeats: Repeats
    seeding: Seeding
    first_round: FirstRound
    pairing: str
    bye_points: int
    sit_out_points: int
    late_points: int
    max_sit_outs: int
    max_no_shows: int
    ruling_hours: int
    pause_days: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ruling import Ruling  # noqa: PLC0415

        id = str(self.id)

        name = self.name

        status: str = self.status

        season: None | str
        if isinstance(self.season, UUID):
            season = str(self.season)
        else:
            season = self.season

        tier: int | None
        tier = self.tier

        stages = []
        for stages_item_data in self.stages:
            stages_item = stages_item_data.to_dict()
            stages.append(stages_item)

        registration = self.registration.to_dict()

        league = str(self.league)

        visibility: str = self.visibility

        version = self.version

        published_at: None | str
        if isinstance(self.published_at, datetime.datetime):
            published_at = self.published_at.isoformat()
        else:
            published_at = self.published_at

        finished_at: None | str
        if isinstance(self.finished_at, datetime.datetime):
            finished_at = self.finished_at.isoformat()
        else:
            finished_at = self.finished_at

        entries = self.entries.to_dict()

        you = self.you.to_dict()

        description = self.description

        suspended = self.suspended

        paused_until: None | str
        if isinstance(self.paused_until, datetime.datetime):
            paused_until = self.paused_until.isoformat()
        else:
            paused_until = self.paused_until

        invite_code: None | str
        invite_code = self.invite_code

        commitments = []
        for commitments_item_data in self.commitments:
            commitments_item = commitments_item_data.to_dict()
            commitments.append(commitments_item)

        ruling: dict[str, Any] | None
        if isinstance(self.ruling, Ruling):
            ruling = self.ruling.to_dict()
        else:
            ruling = self.ruling

        table_size = self.table_size.to_dict()

        game = self.game.to_dict()

        points = self.points.to_dict()

        tie_breaks = self.tie_breaks

        counting = self.counting.to_dict()

        timing = self.timing.to_dict()

        substitute_points: str = self.substitute_points

        adjudication: str = self.adjudication

        repeats: str = self.repeats

        seeding: str = self.seeding

        first_round: str = self.first_round

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
        field_dict.update(
            {
                "id": id,
                "name": name,
                "status": status,
                "season": season,
                "tier": tier,
                "stages": stages,
                "registration": registration,
                "league": league,
                "visibility": visibility,
                "version": version,
                "published_at": published_at,
                "finished_at": finished_at,
                "entries": entries,
                "you": you,
                "description": description,
                "suspended": suspended,
                "paused_until": paused_until,
                "invite_code": invite_code,
                "commitments": commitments,
                "ruling": ruling,
                "table_size": table_size,
                "game": game,
                "points": points,
                "tie_breaks": tie_breaks,
                "counting": counting,
                "timing": timing,
                "substitute_points": substitute_points,
                "adjudication": adjudication,
                "repeats": repeats,
                "seeding": seeding,
                "first_round": first_round,
                "pairing": pairing,
                "bye_points": bye_points,
                "sit_out_points": sit_out_points,
                "late_points": late_points,
                "max_sit_outs": max_sit_outs,
                "max_no_shows": max_no_shows,
                "ruling_hours": ruling_hours,
                "pause_days": pause_days,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.commitment import Commitment  # noqa: PLC0415
        from ..models.competition_game import CompetitionGame  # noqa: PLC0415
        from ..models.counting import Counting  # noqa: PLC0415
        from ..models.entry_counts import EntryCounts  # noqa: PLC0415
        from ..models.points_system import PointsSystem  # noqa: PLC0415
        from ..models.registration import Registration  # noqa: PLC0415
        from ..models.round_timing import RoundTiming  # noqa: PLC0415
        from ..models.ruling import Ruling  # noqa: PLC0415
        from ..models.stage import Stage  # noqa: PLC0415
        from ..models.table_size import TableSize  # noqa: PLC0415
        from ..models.you_in_competition import YouInCompetition  # noqa: PLC0415

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        name = d.pop("name")

        status = check_competition_status(d.pop("status"))

        def _parse_season(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                season_type_0 = UUID(data)

                return season_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        season = _parse_season(d.pop("season"))

        def _parse_tier(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        tier = _parse_tier(d.pop("tier"))

        stages = []
        _stages = d.pop("stages")
        for stages_item_data in _stages:
            stages_item = Stage.from_dict(stages_item_data)

            stages.append(stages_item)

        registration = Registration.from_dict(d.pop("registration"))

        league = UUID(d.pop("league"))

        visibility = check_visibility(d.pop("visibility"))

        version = d.pop("version")

        def _parse_published_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                published_at_type_0 = datetime.datetime.fromisoformat(data)

                return published_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        published_at = _parse_published_at(d.pop("published_at"))

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

        entries = EntryCounts.from_dict(d.pop("entries"))

        you = YouInCompetition.from_dict(d.pop("you"))

        description = d.pop("description")

        suspended = d.pop("suspended")

        def _parse_paused_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                paused_until_type_0 = datetime.datetime.fromisoformat(data)

                return paused_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        paused_until = _parse_paused_until(d.pop("paused_until"))

        def _parse_invite_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        invite_code = _parse_invite_code(d.pop("invite_code"))

        commitments = []
        _commitments = d.pop("commitments")
        for commitments_item_data in _commitments:
            commitments_item = Commitment.from_dict(commitments_item_data)

            commitments.append(commitments_item)

        def _parse_ruling(data: object) -> None | Ruling:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                ruling_type_0 = Ruling.from_dict(data)

                return ruling_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Ruling, data)

        ruling = _parse_ruling(d.pop("ruling"))

        table_size = TableSize.from_dict(d.pop("table_size"))

        game = CompetitionGame.from_dict(d.pop("game"))

        points = PointsSystem.from_dict(d.pop("points"))

        tie_breaks = cast(list[str], d.pop("tie_breaks"))

        counting = Counting.from_dict(d.pop("counting"))

        timing = RoundTiming.from_dict(d.pop("timing"))

        substitute_points = check_substitute_points(d.pop("substitute_points"))

        adjudication = check_adjudication(d.pop("adjudication"))

        repeats = check_repeats(d.pop("repeats"))

        seeding = check_seeding(d.pop("seeding"))

        first_round = check_first_round(d.pop("first_round"))

        pairing = d.pop("pairing")

        bye_points = d.pop("bye_points")

        sit_out_points = d.pop("sit_out_points")

        late_points = d.pop("late_points")

        max_sit_outs = d.pop("max_sit_outs")

        max_no_shows = d.pop("max_no_shows")

        ruling_hours = d.pop("ruling_hours")

        pause_days = d.pop("pause_days")

        competition = cls(
            id=id,
            name=name,
            status=status,
            season=season,
            tier=tier,
            stages=stages,
            registration=registration,
            league=league,
            visibility=visibility,
            version=version,
            published_at=published_at,
            finished_at=finished_at,
            entries=entries,
            you=you,
            description=description,
            suspended=suspended,
            paused_until=paused_until,
            invite_code=invite_code,
            commitments=commitments,
            ruling=ruling,
            table_size=table_size,
            game=game,
            points=points,
            tie_breaks=tie_breaks,
            counting=counting,
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

        competition.additional_properties = d
        return competition

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
