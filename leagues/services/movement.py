"""Where the entries of a season go next, as it stands now (LEAGUES.md LM1 to LM3).

Standings of a finished competition are final, so from them the movement comes out the same whenever it is asked for.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from django.db.models import Exists, OuterRef

from leagues.models import Competition, Entry, Round, Season, Standing
from leagues.rules.movement import Finisher, Moves, next_divisions
from leagues.services.facts import PUBLISHED, with_hidden_seeds

LAST = 10**9
OVER = frozenset({Competition.Status.FINISHED, Competition.Status.CANCELLED})
"""A division that was called off does not keep its season open."""


@dataclass(frozen=True, slots=True)
class Mover:
    """An entry in the order of its division, and the tier in which it plays next; None: it does not."""

    entry: Entry
    tier: int
    place: int
    to: int | None


@dataclass(frozen=True, slots=True)
class Movement:
    """The divisions as they end, from the top, and the next ones, each in the order of its seeding."""

    divisions: tuple[tuple[Mover, ...], ...]
    following: tuple[tuple[Entry, ...], ...]


def newcomers_of(season: Season) -> list[Entry]:
    """Who waits in a season and plays in none of its divisions, in the order of their coming; one query."""
    of_season = Entry.objects.filter(competition__season=season, player__isnull=False)
    playing = of_season.filter(status=Entry.Status.ACTIVE, player=OuterRef("player"))
    waiting = of_season.filter(~Exists(playing), status=Entry.Status.WAITING)
    found: dict[int | None, Entry] = {}
    for row in waiting.select_related("player", "competition").order_by("entered_at", "pk"):
        found.setdefault(row.player_id, row)
    return list(found.values())


def movement(season: Season, newcomers: Sequence[Entry] = (), refusing: Collection[int] = ()) -> Movement:
    """Who moves where as the season stands now; four queries. Nothing of it says more than published draws.

    `newcomers` come in their order. `refusing`: players (primary keys) who do not play the next season.
    """
    divisions = list(Competition.objects.filter(season=season).order_by("tier"))
    orders = _orders(divisions)
    moves = Moves(season.up, season.down, season.size, season.fill, _preferred(divisions))  # type: ignore[arg-type]
    by_id = {str(row.uuid): row for row in (*(row for order in orders for row in order), *newcomers)}
    finishers = _finishers(orders, refusing)
    found = next_divisions(finishers, moves, [str(row.uuid) for row in newcomers])
    tier_of = {entry: tier for tier, entries in enumerate(found, 1) for entry in entries}
    return Movement(
        divisions=tuple(
            tuple(Mover(row, tier, place, tier_of.get(str(row.uuid))) for place, row in enumerate(order, 1))
            for tier, order in enumerate(orders, 1)
        ),
        following=tuple(tuple(by_id[entry] for entry in entries) for entries in found),
    )


def _preferred(divisions: Sequence[Competition]) -> int:
    """The size of a table of the lowest division, which a new division below it has at least."""
    return int(divisions[-1].settings["table_size"]["preferred"]) if divisions else 2


def _finishers(orders: Sequence[Sequence[Entry]], refusing: Collection[int]) -> list[list[Finisher]]:
    """The orders with who returns: nobody twice, nobody who has left, or whose account is gone."""
    seen: set[int] = set()
    finishers = []
    for order in orders:
        division = []
        for row in order:
            player = row.player_id
            returns = row.status == Entry.Status.ACTIVE and player is not None and player not in {*refusing, *seen}
            seen.update(() if player is None else (player,))
            division.append(Finisher(str(row.uuid), returns))
        finishers.append(division)
    return finishers


def _orders(divisions: Sequence[Competition]) -> list[list[Entry]]:
    """The order of each division: by rank, ties by the latest lots; by seed as long as no draw is published."""
    lots: dict[int, dict[str, int]] = defaultdict(dict)
    rounds = Round.objects.filter(competition__in=divisions, status__in=PUBLISHED).order_by("number")
    for competition, drawn in rounds.values_list("competition", "lots"):
        lots[competition] |= {str(entry): lot for lot, entry in enumerate(drawn or ())}
    ranks = dict(Standing.objects.filter(competition__in=divisions).values_list("entry", "rank"))
    found: dict[int, list[Entry]] = defaultdict(list)
    entries = with_hidden_seeds(Entry.objects.filter(competition__in=divisions))
    for row in entries.select_related("player", "competition").order_by("pk"):
        if row.pk in ranks or row.status == Entry.Status.ACTIVE:
            found[row.competition_id].append(row)

    def place(row: Entry) -> tuple[int, int, int, str]:
        lot = lots[row.competition_id].get(str(row.uuid), LAST)
        seed = None if row.seed_is_hidden else row.seed  # type: ignore[attr-defined]  # annotated
        return ranks.get(row.pk) or LAST, lot, seed or LAST, str(row.uuid)

    return [sorted(found[each.pk], key=place) for each in divisions]
