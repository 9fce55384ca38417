from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.rating_pool import RatingPool, check_rating_pool

T = TypeVar("T", bound="Rating")


@_attrs_define
class Rating:
    """What is known of a player's strength in a pool.

    Attributes:
        rating (int): 1000 + 40 (mu - 25), rounded.
        uncertainty (int): 40 sigma, rounded.
        games (int): How many games it follows from.
        mu (float):
        sigma (float):
        subject (UUID): Under which id the player is rated.
        pool (RatingPool):
        provisional (bool): Fewer than 10 games: leaderboards leave it out.
        played_at (datetime.datetime): When the last of these games ended.
    """

    rating: int
    uncertainty: int
    games: int
    mu: float
    sigma: float
    subject: UUID
    pool: RatingPool
    provisional: bool
    played_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rating = self.rating

        uncertainty = self.uncertainty

        games = self.games

        mu = self.mu

        sigma = self.sigma

        subject = str(self.subject)

        pool: str = self.pool

        provisional = self.provisional

        played_at = self.played_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rating": rating,
                "uncertainty": uncertainty,
                "games": games,
                "mu": mu,
                "sigma": sigma,
                "subject": subject,
                "pool": pool,
                "provisional": provisional,
                "played_at": played_at,
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

        subject = UUID(d.pop("subject"))

        pool = check_rating_pool(d.pop("pool"))

        provisional = d.pop("provisional")

        played_at = datetime.datetime.fromisoformat(d.pop("played_at"))

        rating = cls(
            rating=rating,
            uncertainty=uncertainty,
            games=games,
            mu=mu,
            sigma=sigma,
            subject=subject,
            pool=pool,
            provisional=provisional,
            played_at=played_at,
        )

        rating.additional_properties = d
        return rating

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
