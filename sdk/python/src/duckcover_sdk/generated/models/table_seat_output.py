from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.seat_tenure import SeatTenure


T = TypeVar("T", bound="TableSeatOutput")


@_attrs_define
class TableSeatOutput:
    """A seat of a table. What came of it is null, and `tenures` empty, until the table has ended.

    Attributes:
        index (int):
        entry (UUID):
        player (None | str): Whose the entry is; null: the account is gone.
        rank (int | None): The rank that counts, after rulings.
        played_rank (int | None): The rank of the game.
        last (bool): A ruling has moved it last.
        at_fault (bool): Of a `split` table: it held the game up, or had resigned.
        total (int | None):
        round_scores (list[int] | None):
        visible_cards (int | None):
        points (float | None): What the entry earned here, with 3 decimals.
        ticks (int | None): The same exactly: 420 to the point.
        tenures (list[SeatTenure]):
    """

    index: int
    entry: UUID
    player: None | str
    rank: int | None
    played_rank: int | None
    last: bool
    at_fault: bool
    total: int | None
    round_scores: list[int] | None
    visible_cards: int | None
    points: float | None
    ticks: int | None
    tenures: list[SeatTenure]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        index = self.index

        entry = str(self.entry)

        player: None | str
        player = self.player

        rank: int | None
        rank = self.rank

        played_rank: int | None
        played_rank = self.played_rank

        last = self.last

        at_fault = self.at_fault

        total: int | None
        total = self.total

        round_scores: list[int] | None
        if isinstance(self.round_scores, list):
            round_scores = self.round_scores

        else:
            round_scores = self.round_scores

        visible_cards: int | None
        visible_cards = self.visible_cards

        points: float | None
        points = self.points

        ticks: int | None
        ticks = self.ticks

        tenures = []
        for tenures_item_data in self.tenures:
            tenures_item = tenures_item_data.to_dict()
            tenures.append(tenures_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "index": index,
                "entry": entry,
                "player": player,
                "rank": rank,
                "played_rank": played_rank,
                "last": last,
                "at_fault": at_fault,
                "total": total,
                "round_scores": round_scores,
                "visible_cards": visible_cards,
                "points": points,
                "ticks": ticks,
                "tenures": tenures,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_tenure import SeatTenure  # noqa: PLC0415

        d = dict(src_dict)
        index = d.pop("index")

        entry = UUID(d.pop("entry"))

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))

        def _parse_rank(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rank = _parse_rank(d.pop("rank"))

        def _parse_played_rank(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        played_rank = _parse_played_rank(d.pop("played_rank"))

        last = d.pop("last")

        at_fault = d.pop("at_fault")

        def _parse_total(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        total = _parse_total(d.pop("total"))

        def _parse_round_scores(data: object) -> list[int] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                round_scores_type_0 = cast(list[int], data)

                return round_scores_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None, data)

        round_scores = _parse_round_scores(d.pop("round_scores"))

        def _parse_visible_cards(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        visible_cards = _parse_visible_cards(d.pop("visible_cards"))

        def _parse_points(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        points = _parse_points(d.pop("points"))

        def _parse_ticks(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        ticks = _parse_ticks(d.pop("ticks"))

        tenures = []
        _tenures = d.pop("tenures")
        for tenures_item_data in _tenures:
            tenures_item = SeatTenure.from_dict(tenures_item_data)

            tenures.append(tenures_item)

        table_seat_output = cls(
            index=index,
            entry=entry,
            player=player,
            rank=rank,
            played_rank=played_rank,
            last=last,
            at_fault=at_fault,
            total=total,
            round_scores=round_scores,
            visible_cards=visible_cards,
            points=points,
            ticks=ticks,
            tenures=tenures,
        )

        table_seat_output.additional_properties = d
        return table_seat_output

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
