"""Drawing rounds: everything that a draw depends on, the draw itself by the rules, and its rows (LEAGUES.md LD, LB2).

A draw is written whole or not at all, in the transaction of its caller, who has locked the competition.
"""

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast
from uuid import UUID

from accounts.models import Player
from accounts.selectors import blocked_pairs
from leagues.models import Apart, Competition, DrawSeed, Entry, Round, Table, TableSeat, Unseated
from leagues.ratings.rules import Rating
from leagues.ratings.selectors import ratings_in
from leagues.rules import competition as rules
from leagues.rules.drawing import DrawnRound, Mode, RoundToDraw, draw_round, pairing_scores
from leagues.rules.draws import RoundDraw
from leagues.rules.history import History
from leagues.rules.knockout import next_entries
from leagues.rules.pairing import Pair, Tables
from leagues.rules.settings import Json, is_arena
from leagues.rules.standings import Standing, standings
from leagues.services.facts import DRAWN, corrected_facts
from leagues.services.gates import pool_of_games

LOW_BLOWS = "low_blows"
UNSEEDED = 10_000
"""After all seeds."""


@dataclass(frozen=True)
class Field:
    """Who is drawn for a round, with its seeds; the others that belong to the competition are unseated.

    `seeds` is by entry: of the first stage the seeding, of a later one the order of the stage before.
    """

    drawn: Sequence[Entry]
    seeds: Mapping[str, int]
    unseated: Sequence[tuple[Entry, str, int]]

    def there(self) -> list[Entry]:
        """Who is drawn or sits the round out."""
        return [*self.drawn, *(row for row, kind, _points in self.unseated if kind == Unseated.Kind.SIT_OUT)]


def draw(competition: Competition, round_: Round, now: dt.datetime, field: Field | None = None) -> None:
    """Draw a planned round and write it: lots, tables, seats, who is unseated; of `round_` the row is saved.

    `field`: who is drawn, where that is not everybody who takes part. Raises: TooFewEntries.
    """
    known = known_before(competition, round_)
    field = field or field_of(competition, round_, known)
    chance = chance_of(competition, round_, field)
    if round_.number == 1:
        field = seeded(competition, field, chance)
    given = given_for(competition, round_, known, field, chance)
    drawn = draw_round(given)
    write(competition, round_, field, given, drawn, now)


def known_before(competition: Competition, round_: Round) -> rules.Competition:
    """What a draw may depend on: the rounds before, corrected by rulings."""
    return corrected_facts(competition, DRAWN).until(round_.number - 1)


def chance_of(competition: Competition, round_: Round, field: Field) -> RoundDraw:
    """The chance of a round, from the service's seed and those of the entries."""
    seeds = {each.uuid: bytes(each.draw_seed) for each in field.drawn}
    return RoundDraw(competition.uuid, round_.number, round_.attempt, seed_of(competition, round_), seeds)


def field_of(competition: Competition, round_: Round, known: rules.Competition) -> Field:
    """Who is drawn for a round, and why others are not (LP7, LE6)."""
    rows = list(Entry.objects.filter(competition=competition).order_by("pk"))
    entries = {str(row.uuid): row for row in rows if row.status in ("active", "withdrawn", "disqualified")}
    number, settings = round_.number, competition.settings
    playing = {entry for entry, row in entries.items() if row.status == "active" and number not in row.sit_outs}
    before = [each for each in known.rounds if each.stage == round_.stage]
    if settings["stages"][round_.stage - 1]["format"] == "knockout" and before:
        seeds = stage_seeds(competition, round_.stage)
        advance, size = settings["stages"][round_.stage - 1]["advance"], known.settings.table_size
        through = next_entries(before[-1], seeds, advance, size, seeds.keys() - playing)
        chosen = {entry: seeds[entry] for entry in through}
    elif round_.stage > 1:
        chosen = stage_seeds(competition, round_.stage) if before else _taken(competition, round_, known)
    else:
        chosen = {entry: row.seed or 0 for entry, row in entries.items()}
    active = [entries[entry] for entry in chosen if entry in entries and entries[entry].status == "active"]
    there = [row for row in active if row.from_round <= number]
    out = [] if is_scheduled(settings, round_.stage) else [row for row in there if number in row.sit_outs]
    drawn = [row for row in there if row not in out]
    unseated = [(row, "sit_out", settings["sit_out_points"]) for row in out]
    if round_.stage == 1:
        unseated += [(row, "absent", 0) for row in rows if row.status in ("withdrawn", "disqualified") and _was_in(row)]
    return Field(drawn, {entry: seed for entry, seed in chosen.items() if seed}, unseated)


def is_scheduled(settings: Json, stage: int) -> bool:
    """Whether all rounds of a stage are drawn at once (LF2)."""
    return bool(settings["stages"][stage - 1]["format"] == "round_robin")


def _was_in(entry: Entry) -> bool:
    """Whether an entry that has left has taken part in a round."""
    return entry.to_round is not None and entry.to_round >= entry.from_round


def _taken(competition: Competition, round_: Round, known: rules.Competition) -> dict[str, int]:
    """The best of the stage before, in their order (LF5)."""
    take = competition.settings["stages"][round_.stage - 1]["take"]
    rows = [row for row in standings(known) if row.rank is not None]
    ordered = [row.entry for row in sorted(rows, key=Standing.lot_key)]
    active = {each.id for each in known.entries if each.status == "active"}
    return {entry: seed for seed, entry in enumerate([each for each in ordered if each in active][:take], 1)}


def stage_seeds(competition: Competition, stage: int) -> dict[str, int]:
    """The seeds of a stage, as its first round was drawn with."""
    first = Round.objects.filter(competition=competition, stage=stage, drawn_with__isnull=False)
    found = first.order_by("number").values_list("drawn_with", flat=True).first()
    return cast(dict[str, int], found["seeds"]) if found else {}


def seed_of(competition: Competition, round_: Round) -> bytes:
    """The service's seed for a draw. Raises: DrawSeed.DoesNotExist."""
    wanted = {"competition": competition, "round": round_.number, "attempt": round_.attempt}
    return bytes(DrawSeed.objects.get(**wanted).seed)


def seeded(competition: Competition, field: Field, chance: RoundDraw) -> Field:
    """Give every entry that is there in the first round a seed, and write it; who is level goes by lot.

    Who sits it out has no lot, and comes after its equals. By hand, and by the season before, entries have their seeds
    already: who has none comes after who has one. By rating the highest comes first, in the pool of the games.
    """
    place = {entry: index for index, entry in enumerate(chance.lots())}
    there = field.there()
    standing = _standing_before(competition, there)
    order = sorted(there, key=lambda row: (standing[row.pk], place.get(row.uuid, len(place))))
    for seed, row in enumerate(order, 1):
        row.seed = seed
    Entry.objects.bulk_update(order, ["seed"])
    return Field(field.drawn, {str(row.uuid): row.seed or 0 for row in order}, field.unseated)


def _standing_before(competition: Competition, entries: Sequence[Entry]) -> dict[int, int]:
    """What entries (by primary key) are seeded by, the least first."""
    seeding = competition.settings["seeding"]
    if seeding == "rating":
        shown = ratings_in(pool_of_games(competition), [row.player_id for row in entries if row.player_id is not None])
        return {row.pk: -shown.get(row.player_id or 0, Rating().shown) for row in entries}
    by_hand = seeding in ("manual", "previous")
    return {row.pk: (row.seed or UNSEEDED) if by_hand else 0 for row in entries}


def given_for(
    competition: Competition, round_: Round, known: rules.Competition, field: Field, chance: RoundDraw
) -> RoundToDraw:
    """What the rules draw a round from; all of it but the rounds before is kept in `Round.drawn_with`."""
    ids = {str(row.uuid) for row in field.drawn}
    first = not any(each.stage == round_.stage for each in known.rounds)
    order = [] if round_.number == 1 else [row.entry for row in standings(known) if row.entry in ids]
    late = sorted(ids.difference(order)) if order else []
    scores = pairing_scores(known)
    return RoundToDraw(
        draw=chance,
        size=known.settings.table_size,
        mode=mode_of(competition.settings, round_.stage, first),
        scores={entry: scores.get(entry, 0) for entry in sorted(ids)},
        seeds=dict(field.seeds),
        standing=[*order, *late],
        history=History.of(known.rounds),
        apart=apart_pairs(competition, field.drawn),
        avoid_repeats=known.settings.repeats == "avoid",
        low_blows=any(LOW_BLOWS in names for names in competition.settings["game"]["round_rules"]),
    )


def mode_of(settings: Json, stage: int, first: bool) -> Mode:
    """How a round is paired: the first of a competition or a stage by `first_round`, a knock-out by lot (LD3)."""
    if first:
        return cast(Mode, settings["first_round"])
    return "lot" if settings["stages"][stage - 1]["format"] == "knockout" else "score"


def apart_pairs(competition: Competition, drawn: Sequence[Entry]) -> frozenset[Pair]:
    """The pairs that organizers or a block keep apart, by the ids of their entries; three queries."""
    ids = {row.pk: str(row.uuid) for row in drawn}
    by_player = {row.player_id: str(row.uuid) for row in drawn if row.player_id is not None}
    forbidden = Apart.objects.filter(competition=competition, one__in=ids, other__in=ids).values_list("one", "other")
    blocked = blocked_pairs(Player.objects.filter(pk__in=by_player).only("id", "owner"))
    pairs = [frozenset((ids[one], ids[other])) for one, other in forbidden]
    return frozenset([*pairs, *(frozenset(by_player[player] for player in pair) for pair in blocked)])


def write(
    competition: Competition, round_: Round, field: Field, given: RoundToDraw, drawn: DrawnRound, now: dt.datetime
) -> None:
    """Write the rows of a draw."""
    by_id = {str(row.uuid): row for row in field.drawn}
    round_.status, round_.drawn_at = Round.Status.DRAWN, now
    round_.entropy, round_.lots = given.draw.entropy(), [UUID(entry) for entry in drawn.lots]
    round_.draw_seeds = {str(entry): seed.hex() for entry, seed in sorted(given.draw.draw_seeds.items())}
    round_.drawn_with = _kept(given)
    round_.save()
    write_tables(round_, by_id, drawn.tables, drawn.captains)
    byes = [(by_id[entry], "bye", competition.settings["bye_points"]) for entry in drawn.byes]
    unseat(round_, [*byes, *field.unseated])
    if round_.number > 1 and not is_arena(competition.settings["stages"]):
        note_late(competition, round_, field.there())


def write_tables(round_: Round, by_id: Mapping[str, Entry], tables: Tables, captains: Sequence[str]) -> None:
    """Write the tables of a round and who sits there, by index."""
    rows = Table.objects.bulk_create(
        [
            Table(round=round_, number=number, captain=entries.index(captain), closes_at=round_.closes_at)
            for number, (entries, captain) in enumerate(zip(tables, captains, strict=True), 1)
        ]
    )
    TableSeat.objects.bulk_create(
        [
            TableSeat(table=table, round=round_, index=index, entry=by_id[entry])
            for table, entries in zip(rows, tables, strict=True)
            for index, entry in enumerate(entries)
        ]
    )


def unseat(round_: Round, rows: Iterable[tuple[Entry, str, int]]) -> None:
    """Write who sits at no table of a round, why, and for how many points."""
    Unseated.objects.bulk_create(
        [Unseated(round=round_, entry=entry, kind=kind, points=points) for entry, kind, points in rows]
    )


def note_late(competition: Competition, round_: Round, there: Sequence[Entry]) -> None:
    """Give those whose first round it is the rounds before (LP7), and a seed after all others (LE6)."""
    late = [row for row in there if row.from_round == round_.number and row.seed is None]
    last = max((row.seed or 0 for row in competition.entries.all()), default=0) if late else 0
    for seed, row in enumerate(late, last + 1):
        row.seed = seed
    Entry.objects.bulk_update(late, ["seed"])
    points = competition.settings["late_points"]
    for before in competition.rounds.filter(number__lt=round_.number) if late else ():
        unseat(before, [(row, "late", points) for row in late])


def _kept(given: RoundToDraw) -> dict[str, Any]:
    """What a draw depended on beside its seeds and the rounds before, as JSON."""
    return {
        "mode": given.mode,
        "scores": dict(given.scores),
        "seeds": dict(given.seeds),
        "standing": list(given.standing),
        "apart": sorted(sorted(pair) for pair in given.apart),
        "avoid_repeats": given.avoid_repeats,
        "low_blows": given.low_blows,
    }
