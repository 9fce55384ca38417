"""Ratings recomputed: the export of a pool, `duckcover-ratings/1`, is enough for anybody to do it.

The numbers are those of `BradleyTerryPart` of openskill with all pairs of a table, computed here a second time.
They are rounded to six decimals after every game, and go on from there.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from .differences import Difference, Json, Malformed, compare, entries, field

FORMAT = "duckcover-ratings/1"
MU, SIGMA = 25.0, 8.333333
BETA, TAU, KAPPA = 25 / 6, 25 / 300, 0.0001
PLACES = 6

Numbers: TypeAlias = tuple[float, float]
"""The mu and the sigma of somebody."""


@dataclass(frozen=True)
class Rated:
    """What was recomputed and found to be right; `ranks` are those of the rated seats of each game, in their order."""

    pool: str
    games: int
    numbers: Mapping[str, Numbers]
    ranks: Mapping[str, Sequence[int]]


def rate(before: Sequence[Numbers], ranks: Sequence[int]) -> list[Numbers]:
    """The numbers after a game of two or more, from those before it."""
    variances = [sigma * sigma + TAU * TAU for _, sigma in before]
    return [_after(index, [mu for mu, _ in before], variances, ranks) for index in range(len(before))]


def verify(lines: Iterable[Json]) -> Rated:
    """Recompute an export: its first line, then all its games. Raises: Difference, Malformed."""
    listed = list(lines)
    if not listed or not isinstance(listed[0], dict) or listed[0].get("format") != FORMAT:
        raise Malformed("line 1", f"is not the head of an export, whose format is {FORMAT}")
    numbers: dict[str, Numbers] = {}
    ranks = {}
    for number, game in enumerate(listed[1:], 2):
        path = f"line {number}"
        key = field(game, path, "game", str)
        if key in ranks:
            raise Malformed(path, f"has game {key} a second time")
        ranks[key] = _verify_game(game, path, numbers)
    return Rated(field(listed[0], "line 1", "pool", str), len(ranks), numbers, ranks)


def _verify_game(game: Json, path: str, numbers: dict[str, Numbers]) -> list[int]:
    """Rate one game and note the numbers after it; the ranks of its seats. Raises: Difference, Malformed."""
    seats = entries(game, path, "seats")
    subjects = [field(seat, where, "subject", str) for seat, where in seats]
    ranks = [field(seat, where, "rank", int) for seat, where in seats]
    before = [numbers.get(subject, (MU, SIGMA)) for subject in subjects]
    if len(seats) < 2:
        raise Difference(f"{path}.seats", "two seats or more", len(seats))
    after = rate(before, ranks)
    for (seat, where), old, new in zip(seats, before, after, strict=True):
        known = {name: float(field(seat, where, name, int | float)) for name in ("mu_before", "sigma_before")}
        told = {name: float(field(seat, where, name, int | float)) for name in ("mu", "sigma")}
        compare(dict(zip(known, old, strict=True)) | dict(zip(told, new, strict=True)), known | told, where)
    numbers |= dict(zip(subjects, after, strict=True))
    return ranks


def _after(index: int, mus: Sequence[float], variances: Sequence[float], ranks: Sequence[int]) -> Numbers:
    """The numbers of one seat after a game: what each other seat tells about it, and the mean of that."""
    omega = delta = 0.0
    for other in sorted(range(len(mus)), key=ranks.__getitem__):
        if other == index:
            continue
        spread = math.sqrt(variances[index] + variances[other] + 2 * BETA**2)
        expected = 1 / (1 + math.exp((mus[other] - mus[index]) / spread))
        score = 0.5 if ranks[other] == ranks[index] else float(ranks[other] > ranks[index])
        share = variances[index] / spread
        omega += share * (score - expected)
        delta += (math.sqrt(variances[index]) / spread * share / spread) * expected * (1 - expected)
    others = len(mus) - 1
    sigma = math.sqrt(variances[index]) * math.sqrt(max(1 - delta / others, KAPPA))
    return round(mus[index] + omega / others, PLACES), round(sigma, PLACES)
