"""The settings of a competition as a form has them, and back: Competition documents of LEAGUES.md."""

import datetime as dt
import re
from collections.abc import Iterator, Mapping
from typing import Any
from zoneinfo import ZoneInfo

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from leagues.rules.settings import CHOICES, GATES, NUMBERS
from web.forms import FIRST_CLOCK
from web.organize.competition_fields import PLACES, STAGES, WORDS
from web.ponds import Document

Values = Mapping[str, Any]
GAME_ROUNDS = (1, 2, 3)
WINDOW = re.compile(r"(\d{4}-\d\d-\d\d[ T]\d\d:\d\d)\s*[,;–]\s*(\d{4}-\d\d-\d\d[ T]\d\d:\d\d)", re.ASCII)
VALUES = re.compile(r"([2-7])\s*:\s*(\d{1,4}(?:[\s,]+\d{1,4})*)", re.ASCII)
OF_REGISTRATION = ("opens_at", "closes_at", "capacity", "confirm_hours", "late_until_round")


class BadLineError(Exception):
    """A line that cannot be read, of the field of this name."""

    def __init__(self, field: str, line: str) -> None:
        super().__init__(line)
        self.field, self.line = field, line


def document_of(values: Values, clock: Document, zone: str) -> Document:
    """The Competition that a form describes; what was left empty has its default. Raises: BadLineError."""
    given: Document = {
        "stages": [stage for number in STAGES if (stage := _stage(values, number))],
        "table_size": {name: value for name in ("min", "preferred", "max") if (value := values[f"size_{name}"])},
        "game": {
            "clock": clock,
            "round_rules": [sorted(values[f"round{number}"]) for number in GAME_ROUNDS],
            "open_log": values["open_log"],
            "rate_bots": values["rate_bots"],
        },
        "points": _points(values),
        "tie_breaks": [code for number in PLACES if (code := values[f"tie{number}"])],
        "counting": {"best": values["best"]},
        "registration": {**_filled(values, OF_REGISTRATION), "gates": _gates(values)},
        "timing": timing_of(values, zone),
        **{name: values[name] for name in CHOICES if name in WORDS and values[name]},
        **_filled(values, NUMBERS),
    }
    return {name: value for name, value in given.items() if value != []}


def timing_of(values: Values, zone: str) -> Document:
    """When rounds are played. Raises: BadLineError."""
    kind = values["timing_kind"]
    first = _text(values["first"])
    given: dict[str, Document] = {
        "every": {"first": first, "days": values["every_days"], "zone": values["zone_name"]},
        "rolling": {"first": first, "gap_hours": values["gap_hours"]},
        "fixed": {"rounds": list(_windows(values["windows"], ZoneInfo(zone)))},
        "arena": {"opens_at": first, "closes_at": _text(values["arena_closes_at"]), "slots": values["slots"]},
    }
    timing = {"kind": kind, **given.get(kind, {})}
    if kind != "fixed":
        timing["length_days"] = values["length_days"]
    if kind == "arena":
        timing["every_hours"] = values["every_hours"]
    else:
        timing |= {"draw_hours": values["draw_hours"], "preview_hours": values["preview_hours"]}
    return {name: value for name, value in timing.items() if value not in (None, "")}


def initial_of(settings: Values, zone: str) -> Document:
    """What a form shows of settings, with times of this zone."""
    game, registration, points = settings["game"], settings["registration"], settings["points"]
    found: Document = {f"size_{name}": value for name, value in settings["table_size"].items()}
    for stage in settings["stages"]:
        found |= {f"stage{stage['number']}_{name}": value for name, value in stage.items() if name != "number"}
    found |= {name: settings[name] for name in (*NUMBERS, *WORDS)}
    found |= {f"round{number}": names for number, names in zip(GAME_ROUNDS, game["round_rules"], strict=True)}
    found |= {"open_log": game["open_log"], "rate_bots": game["rate_bots"], **_clock(game["clock"])}
    found |= {f"tie{number}": code for number, code in enumerate(settings["tie_breaks"], 1)}
    found |= {"best": settings["counting"]["best"], "system": points.get("system", "linear")}
    found["values"] = "\n".join(f"{size}: {_joined(each)}" for size, each in sorted(points.get("values", {}).items()))
    found |= {name: registration[name] for name in OF_REGISTRATION} | registration["gates"]
    found |= {name: _moment(registration[name]) for name in ("opens_at", "closes_at")}
    return found | timing_initial(settings["timing"], zone)


def timing_initial(timing: Values, zone: str) -> Document:
    """What a form shows of the times of rounds."""
    found: Document = {"timing_kind": timing["kind"], "every_days": timing.get("days")}
    names = ("length_days", "gap_hours", "every_hours", "slots", "draw_hours", "preview_hours")
    found |= {name: timing.get(name) for name in names}
    found |= {"first": _moment(timing.get("first") or timing.get("opens_at")), "zone_name": timing.get("zone", zone)}
    if timing["kind"] == "arena":
        found["arena_closes_at"] = _moment(timing["closes_at"])
    local = ZoneInfo(zone)
    found["windows"] = "\n".join(
        ", ".join(_local(each[name], local) for name in ("opens_at", "closes_at")) for each in timing.get("rounds", ())
    )
    return found


# --- where what is wrong belongs ----------------------------------------------------------------------------------

FIELDS = {
    "stages": "stage1_format",
    "table_size": "size_min",
    "game.clock": "clock",
    "game.round_rules": "round1",
    "points": "values",
    "points.values": "values",
    "tie_breaks": "tie1",
    "counting.best": "best",
    "timing": "timing_kind",
    "timing.kind": "timing_kind",
    "timing.days": "every_days",
    "timing.zone": "zone_name",
    "timing.rounds": "windows",
    "timing.opens_at": "first",
    "timing.closes_at": "arena_closes_at",
}
"""The field of a member of the settings, where its name is another."""
OF_VALUES = gettext_lazy("Each size of a table needs as many values as seats, none greater than the one before.")
SAYS = {
    ("table_size", "invalid"): gettext_lazy("At least 2, and each not more than the next: least, preferred, most."),
    ("points", "invalid"): OF_VALUES,
    ("points.values", "invalid"): OF_VALUES,
    ("tie_breaks", "invalid"): gettext_lazy("Points or the average come first, and nothing twice."),
    ("stages", "arena"): gettext_lazy("An arena is the only stage."),
    ("stages", "too_many_rounds"): gettext_lazy("A competition has 30 rounds at most."),
    ("registration.closes_at", "too_early"): gettext_lazy("Registration closes after it opens."),
    ("registration.closes_at", "too_late"): gettext_lazy("Registration closes before the first round is drawn."),
    ("registration.capacity", "out_of_range"): gettext_lazy("There is room for one table at least."),
    ("timing.closes_at", "invalid"): gettext_lazy("A round lasts 1 hour to 90 days, an arena up to 180 days."),
    ("timing.rounds", "invalid"): gettext_lazy("Each round has its line, and opens after the one before."),
    ("timing.preview_hours", "invalid"): gettext_lazy("Not longer than from the draw to the opening."),
    ("timing.kind", "unfit"): gettext_lazy("An arena has its own times. A knock-out has no fixed ones."),
    ("timing", "too_soon"): gettext_lazy("The first round would have been drawn already."),
}
"""What is said of a wrong member, by its name and the code of the problem."""


def field_of(member: str) -> str:
    """The field of a wrong member of the settings, by its dotted name."""
    stage = re.fullmatch(r"stages\.([0-3])\.(\w+)", member)
    if stage:
        return f"stage{int(stage[1]) + 1}_{stage[2]}"
    return FIELDS.get(member) or member.rpartition(".")[2]


def sentence_of(member: str, code: str) -> str:
    """What is said of a wrong member, in the active language."""
    if code == "required":
        return _("This is needed.")
    return str(SAYS.get((member, code)) or _("This does not fit."))


# --- parts --------------------------------------------------------------------------------------------------------


def _stage(values: Values, number: int) -> Document:
    form = values[f"stage{number}_format"]
    if not form:
        return {}
    names = ("rounds", "take", "carry", "advance")
    given = {name: value for name in names if (value := values.get(f"stage{number}_{name}")) not in (None, "")}
    if form != "knockout":
        given.pop("advance", None)
    return {"number": number, "format": form, **given}


def _points(values: Values) -> Document:
    system = values["system"] or "linear"
    if system != "table":
        return {"system": system}
    return {"system": system, "values": dict(_places(values["values"]))}


def _places(text: str) -> Iterator[tuple[str, list[int]]]:
    for line in filter(None, map(str.strip, text.splitlines())):
        found = VALUES.fullmatch(line)
        if found is None:
            raise BadLineError("values", line)
        yield found[1], [int(each) for each in re.split(r"[\s,]+", found[2])]


def _gates(values: Values) -> Document:
    names = (*GATES, "verified_email", "invited", "bots")
    return {name: values[name] for name in names if values[name] not in (None, "")}


def _filled(values: Values, names: Any) -> Document:
    found = {name: values[name] for name in names if values[name] is not None}
    return {name: _text(value) if isinstance(value, dt.datetime) else value for name, value in found.items()}


def _windows(text: str, zone: ZoneInfo) -> Iterator[Document]:
    for line in filter(None, map(str.strip, text.splitlines())):
        found = WINDOW.fullmatch(line)
        try:
            moments = [dt.datetime.fromisoformat(each).replace(tzinfo=zone) for each in found.groups()] if found else []
        except ValueError:
            moments = []
        if not moments:
            raise BadLineError("windows", line)
        yield {"opens_at": _text(moments[0]), "closes_at": _text(moments[1])}


def _clock(clock: Document) -> Document:
    """A clock as the fields of an own one."""
    play = clock.get("play_hours") or {}
    own = {name: value for name, value in clock.items() if name not in ("zone", "play_hours")}
    return {
        "clock": FIRST_CLOCK,
        **own,
        "play_from": play.get("from"),
        "play_to": play.get("to"),
        "play_days": play.get("days"),
    }


def _joined(values: Any) -> str:
    return ", ".join(map(str, values))


def _text(moment: dt.datetime | None) -> str | None:
    return None if moment is None else moment.astimezone(dt.UTC).isoformat()


def _moment(text: str | None) -> dt.datetime | None:
    return None if text is None else dt.datetime.fromisoformat(text)


def _local(text: str, zone: ZoneInfo) -> str:
    return f"{dt.datetime.fromisoformat(text).astimezone(zone):%Y-%m-%d %H:%M}"
