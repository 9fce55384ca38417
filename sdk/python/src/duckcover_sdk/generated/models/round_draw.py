from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.round_draw_draw_seeds import RoundDrawDrawSeeds


T = TypeVar("T", bound="RoundDraw")


@_attrs_define
class RoundDraw:
    """The draw of a round, with its seed.

    Attributes:
        attempt (int): 0, or 1 to 3 after redraws.
        commitment (str): What was published of the seed before, in hex.
        server_seed (None | str): In hex; null until the round is published.
        entropy (str): In hex.
        draw_seeds (RoundDrawDrawSeeds): By drawn entry, in hex; empty for none.
        lots (list[UUID]): The entries in the order of the draw.
    """

    attempt: int
    commitment: str
    server_seed: None | str
    entropy: str
    draw_seeds: RoundDrawDrawSeeds
    lots: list[UUID]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        attempt = self.attempt

        commitment = self.commitment

        server_seed: None | str
        server_seed = self.server_seed

        entropy = self.entropy

        draw_seeds = self.draw_seeds.to_dict()

        lots = []
        for lots_item_data in self.lots:
            lots_item = str(lots_item_data)
            lots.append(lots_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "attempt": attempt,
                "commitment": commitment,
                "server_seed": server_seed,
                "entropy": entropy,
                "draw_seeds": draw_seeds,
                "lots": lots,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.round_draw_draw_seeds import RoundDrawDrawSeeds  # noqa: PLC0415

        d = dict(src_dict)
        attempt = d.pop("attempt")

        commitment = d.pop("commitment")

        def _parse_server_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        server_seed = _parse_server_seed(d.pop("server_seed"))

        entropy = d.pop("entropy")

        draw_seeds = RoundDrawDrawSeeds.from_dict(d.pop("draw_seeds"))

        lots = []
        _lots = d.pop("lots")
        for lots_item_data in _lots:
            lots_item = UUID(lots_item_data)

            lots.append(lots_item)

        round_draw = cls(
            attempt=attempt,
            commitment=commitment,
            server_seed=server_seed,
            entropy=entropy,
            draw_seeds=draw_seeds,
            lots=lots,
        )

        round_draw.additional_properties = d
        return round_draw

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
