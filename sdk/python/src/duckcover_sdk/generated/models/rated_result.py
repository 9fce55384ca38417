from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.rating_pool import RatingPool, check_rating_pool

T = TypeVar("T", bound="RatedResult")


@_attrs_define
class RatedResult:
    """What one game did to a rating.

    Attributes:
        rating (int): 1000 + 40 (mu - 25), rounded.
        uncertainty (int): 40 sigma, rounded.
        games (int): How many games it follows from.
        mu (float):
        sigma (float):
        game (UUID):
        pool (RatingPool):
        finished_at (datetime.datetime):
        rank (int): Among those whom the game rates; gaps mean nothing.
        rating_before (int):
        mu_before (float):
        sigma_before (float):
    """

    rating: int
    uncertainty: int
    games: int
    mu: float
    sigma: float
    game: UUID
    pool: RatingPool
    finished_at: datetime.datetime
    rank: int
    rating_before: int
    mu_before: float
    sigma_before: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rating = self.rating

        uncertainty = self.uncertainty

        games = self.games

        mu = self.mu

        sigma = self.sigma

        game = str(self.game)

        pool: str = self.pool

        finished_at = self.finished_at.isoformat()

        rank = self.rank

        rating_before = self.rating_before

        mu_before = self.mu_before

        sigma_before = self.sigma_before

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rating": rating,
                "uncertainty": uncertainty,
                "games": games,
                "mu": mu,
                "sigma": sigma,
                "game": game,
                "pool": pool,
                "finished_at": finished_at,
                "rank": rank,
                "rating_before": rating_before,
                "mu_before": mu_before,
                "sigma_before": sigma_before,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rating = d.pop("rating")

        uncertainty = d.pop("uncertainty")

        games = d.pop("games")

        mu = d.pop("mu")

        sigma = d.pop("sigma")

        game = UUID(d.pop("game"))

        pool = check_rating_pool(d.pop("pool"))

        finished_at = datetime.datetime.fromisoformat(d.pop("finished_at"))

        rank = d.pop("rank")

        rating_before = d.pop("rating_before")

        mu_before = d.pop("mu_before")

        sigma_before = d.pop("sigma_before")

        rated_result = cls(
            rating=rating,
            uncertainty=uncertainty,
            games=games,
            mu=mu,
            sigma=sigma,
            game=game,
            pool=pool,
            finished_at=finished_at,
            rank=rank,
            rating_before=rating_before,
            mu_before=mu_before,
            sigma_before=sigma_before,
        )

        rated_result.additional_properties = d
        return rated_result

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
