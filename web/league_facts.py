"""The settings of a competition in sentences, and what keeps a player out."""

import datetime as dt
from collections.abc import Iterator
from typing import Any, NamedTuple

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _

from web.league_words import formats_name, gate_name, rules_names
from web.ponds import Document
from web.words import clock_name

ASKS_NOTHING = (None, False, "allowed")
"""What a gate is set to that is open to everybody."""


class Fact(NamedTuple):
    """What is settled of a competition, and how."""

    about: str
    lines: list[str]


class Gate(NamedTuple):
    """What a competition asks of who enters; `have` is what the viewer has, where that is not enough."""

    name: str
    is_closed: bool
    have: str


def settings_facts(settings: Document) -> list[Fact]:
    """How a competition is played, in the order in which one asks."""
    return [
        Fact(_("Format"), list(_formats(settings["stages"]))),
        Fact(_("Tables"), list(_tables(settings))),
        Fact(_("Games"), list(_games(settings["game"]))),
        Fact(_("Rounds"), list(_timing(settings))),
        Fact(_("Points"), list(_points(settings))),
        Fact(_("Tables that are not over in time"), list(_adjudication(settings))),
        Fact(_("Entries"), list(_entries(settings))),
    ]


def gates_facts(gates: Document, closed: list[Any]) -> list[Gate]:
    """The gates of a competition; `closed`: those that keep the viewer out, with what it has."""
    kept_out = {each.gate: each.have for each in closed}
    return [
        Gate(gate_name(gate, needed), gate in kept_out, _have(kept_out.get(gate)))
        for gate, needed in gates.items()
        if needed not in ASKS_NOTHING and (needed != "none" or gate in kept_out)
    ]


def _have(value: Any) -> str:
    return "" if value is None or isinstance(value, bool | str) else str(value)


def _formats(stages: list[Document]) -> Iterator[str]:
    for stage in stages:
        if len(stages) > 1:
            yield _("Stage %(number)s: %(format)s") % {
                "number": stage["number"],
                "format": formats_name([stage]),
            }
        else:
            yield formats_name([stage])
        if stage["number"] > 1:
            yield _("The best of the stage before take part: %(take)s") % {"take": stage["take"]}
            if stage["carry"] == "all":
                yield _("Points of the stage before count on.")
        if stage["format"] == "knockout":
            yield _("From each table so many go on: %(advance)s") % {"advance": stage["advance"]}
        if stage["format"] == "swiss":
            yield _("Each round is drawn by the standings: who is level meets.")
        if stage["format"] == "round_robin":
            yield _("All rounds are drawn at once: everybody meets everybody as equally as can be.")
        if stage["format"] == "arena":
            yield _("Tables are drawn again and again; you play as often as you like.")


def _tables(settings: Document) -> Iterator[str]:
    size = settings["table_size"]
    if size["min"] == size["max"]:
        yield _("Seats at a table: %(size)s") % {"size": size["min"]}
    else:
        yield _("Seats at a table: %(min)s to %(max)s, best %(preferred)s") % size
    if settings["repeats"] == "avoid":
        yield _("Who has met before meets again only where there is no other way.")
    yield {
        "lot": _("The first round is drawn by lot."),
        "adjacent": _("In the first round neighbours of the seeding meet."),
        "snake": _("In the first round the seeding is dealt out evenly."),
    }[settings["first_round"]]


def _games(game: Document) -> Iterator[str]:
    yield clock_name(game["clock"])
    rules = game["round_rules"]
    if any(rules):
        for number, each in enumerate(rules, 1):
            yield _("Round %(number)s of a game: %(rules)s") % {"number": number, "rules": rules_names(each)}
    if game["open_log"]:
        yield _("Everybody may look back while a round runs.")


def _timing(settings: Document) -> Iterator[str]:
    timing = settings["timing"]
    if timing["kind"] == "every":
        values = {"first": _moment(timing["first"]), "days": timing["days"], "length": timing["length_days"]}
        yield _("The first opens on %(first)s.") % values
        yield _("Days from one round to the next: %(days)s. Days to play: %(length)s") % values
    elif timing["kind"] == "rolling":
        yield _("Hours from the last table of a round to the next round: %(hours)s") % {"hours": timing["gap_hours"]}
    elif timing["kind"] == "fixed":
        for number, each in enumerate(timing["rounds"], 1):
            values = {"number": number, "from": _moment(each["opens_at"]), "to": _moment(each["closes_at"])}
            yield _("Round %(number)s: %(from)s to %(to)s") % values
    elif timing["kind"] == "arena":
        values = {"from": _moment(timing["opens_at"]), "to": _moment(timing["closes_at"])}
        yield _("Open from %(from)s to %(to)s.") % values
        yield _("Hours from one draw to the next: %(hours)s") % {"hours": timing["every_hours"]}
        yield _("Tables at which one may sit at once: %(slots)s") % {"slots": timing.get("slots", 1)}
    if timing.get("draw_hours"):
        yield _("Hours from the draw to the opening: %(hours)s") % {"hours": timing["draw_hours"]}


def _points(settings: Document) -> Iterator[str]:
    points = settings["points"]
    yield {
        "linear": _("120 points for the whole table beaten, the last gets 0, the others as much as they beat."),
        "podium": _("The first places count most."),
        "wins": _("Only who wins a table gets points: 60 for each seat."),
        "table": _("The organizers have set what each place is worth."),
    }[points["system"]]
    for size, values in sorted(points.get("values", {}).items()):
        yield _("With %(size)s seats: %(values)s") % {"size": size, "values": ", ".join(map(str, values))}
    if settings["counting"]["best"]:
        yield _("Only the best rounds count: %(best)s") % {"best": settings["counting"]["best"]}
    given = {"bye": settings["bye_points"], "sit_out": settings["sit_out_points"], "late": settings["late_points"]}
    yield _("A bye is worth %(bye)s, a sit-out %(sit_out)s, a round before a late entry %(late)s.") % given
    yield {
        "tenure": _("Who plays on for somebody shares the points of the table by turns."),
        "entry": _("The points of a table stay with the entry, also where somebody else plays on for it."),
        "none": _("An entry for which somebody else plays on gets nothing at that table."),
    }[settings["substitute_points"]]


def _adjudication(settings: Document) -> Iterator[str]:
    yield {
        "play_out": _("A bot decides for every seat alike until the game is over."),
        "ended_rounds": _("The rounds that have ended decide."),
        "split": _("Who held the game up gets 0, the others 60."),
        "organizer": _("The staff decide, within so many hours: %(hours)s. After that a bot plays on for every seat."),
    }[settings["adjudication"]] % {"hours": settings["ruling_hours"]}


def _entries(settings: Document) -> Iterator[str]:
    registration = settings["registration"]
    yield _("Places: %(places)s. Others wait in the order of their coming.") % {"places": registration["capacity"]}
    if registration["confirm_hours"]:
        values = {"hours": registration["confirm_hours"]}
        yield _("Who has not confirmed goes. Hours before the first draw in which one confirms: %(hours)s") % values
    if registration["late_until_round"]:
        yield _("Late entries up to round %(round)s.") % {"round": registration["late_until_round"]}
    yield _("Rounds that an entry may sit out: %(count)s") % {"count": settings["max_sit_outs"]}
    yield _("Tables without a single move after which an entry goes: %(count)s") % {"count": settings["max_no_shows"]}


def _moment(text: str) -> str:
    return date_format(localtime(dt.datetime.fromisoformat(text)), "SHORT_DATETIME_FORMAT")


def sit_outs(settings: Document, entry: Document, published: int) -> list[tuple[int, bool, bool]]:
    """The rounds that an entry may sit out: number, whether it does, whether that is settled, as the round is drawn."""
    numbers, found = 0, list[int]()
    for stage in settings["stages"]:
        if not stage["rounds"]:
            break
        if stage["format"] == "swiss":
            found += range(numbers + 1, numbers + stage["rounds"] + 1)
        numbers += stage["rounds"]
    return [(number, number in entry["sit_outs"], number <= published) for number in found]
