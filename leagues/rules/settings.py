"""The settings of a competition as an organizer writes them: everything that is wrong is named at once.

What is missing gets its default, so that settings are stored whole and a later default changes no competition.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from games.clocks import ClockError, PerTurn, clock_to_json, parse_clock
from games.rules.errors import RulesError
from games.rules.variations import ROUNDS, choose_rules
from leagues.rules.errors import BadPoints, BadTableSize, BadTiming, UnknownTieBreak
from leagues.rules.export import read_points, read_timing
from leagues.rules.knockout import ADVANCE
from leagues.rules.pairing import ALGORITHM
from leagues.rules.points import Points
from leagues.rules.schedule import ROUNDS as SCHEDULED
from leagues.rules.sizes import TableSize
from leagues.rules.tie_breaks import check_tie_breaks
from leagues.rules.timing import Arena, Fixed, Timing, planned_windows

SWISS = range(1, 11)
MOST_ROUNDS = 30
"""Of all stages together (LF5)."""
KNOCKOUT_ROUNDS = 12
"""More than the rounds of a knock-out of 1,000 entries: at least half of a table goes out."""
AHEAD = 10
"""For so many draws of an arena seeds are committed to in advance (LD2)."""
OF_UNKNOWN_LENGTH = ("knockout", "arena")
STAGES = range(1, 5)
CAPACITY = range(2, 1001)
RULING_HOURS = range(24, 169)
PERCENT, COUNT, TAKEN = range(101), range(1_000_001), range(2, 1001)

Json: TypeAlias = dict[str, Any]


class Problem(NamedTuple):
    """What is wrong with one member: its dotted path, a word for it, and a sentence.

    `values` stand in the sentence for its words in braces.
    """

    field: str
    code: str
    detail: str
    values: Mapping[str, object] = MappingProxyType({})


CHOICES: Mapping[str, tuple[str, ...]] = {
    "substitute_points": ("tenure", "entry", "none"),
    "adjudication": ("play_out", "ended_rounds", "split", "organizer"),
    "repeats": ("avoid", "allow"),
    "seeding": ("rating", "lot", "manual", "previous"),
    "first_round": ("lot", "adjacent", "snake"),
    "pairing": (ALGORITHM,),
}
"""The members that take one of a few words; the first is the default, of `seeding` it is `lot`."""
NUMBERS: Mapping[str, tuple[range, int]] = {
    "bye_points": (range(61), 60),
    "sit_out_points": (range(61), 0),
    "late_points": (range(61), 0),
    "max_sit_outs": (range(31), 1),
    "max_no_shows": (range(1, 31), 1),
    "ruling_hours": (RULING_HOURS, 72),
    "pause_days": (range(1, 15), 14),
}
"""The members that are whole numbers: their range and their default."""
TIE_BREAKS = ("points", "wins", "opponents", "splashes", "head_to_head", "missed")
GATES: Mapping[str, range] = {
    "reliability": PERCENT,
    "rating_min": range(5001),
    "rating_max": range(5001),
    "games_finished": COUNT,
    "account_days": range(3651),
    "bots_per_owner": range(1, 101),
}
TIMES = ("kind", "first", "zone", "rounds", "opens_at", "closes_at")
WHOLE_TIMES = ("days", "length_days", "gap_hours", "every_hours", "slots", "draw_hours", "preview_hours")
"""The members of the timing, whatever its kind; the latter are whole numbers."""
OWN = ("stages", "table_size", "game", "points", "tie_breaks", "counting", "registration", "timing")
MEMBERS = (*OWN, *CHOICES, *NUMBERS)


def complete(document: Mapping[str, Any]) -> tuple[Json, tuple[Problem, ...]]:
    """The settings with all defaults, and everything that is wrong with them; with a problem they are of no use.

    Members that no settings have are problems as well.
    """
    reader = _Reader(document)
    return reader.read(), tuple(reader.problems)


def round_count(stage: Mapping[str, Any]) -> int:
    """How many rounds a stage may have; of an arena for how many seeds are committed to in advance."""
    if stage["format"] == "arena":
        return AHEAD
    return KNOCKOUT_ROUNDS if stage["format"] == "knockout" else int(stage["rounds"])


def is_arena(stages: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a competition is an arena, which is its only stage (LF4)."""
    return bool(stages[0]["format"] == "arena")


def is_fixed_length(stages: list[Json]) -> bool:
    """Whether it is known from the start how many rounds there will be."""
    return all(stage["format"] not in OF_UNKNOWN_LENGTH for stage in stages)


class _Reader:
    """Reads one document and gathers what is wrong."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.document = document
        self.problems: list[Problem] = []

    def wrong(self, field: str, code: str, detail: str, **values: object) -> None:
        """Note a problem."""
        self.problems.append(Problem(field, code, detail, values))

    def read(self) -> Json:
        self._known("", self.document, MEMBERS)
        settings: Json = {}
        for name, choices in CHOICES.items():
            settings[name] = self.choice(name, self.document, choices, "lot" if name == "seeding" else choices[0])
        for name, (numbers, default) in NUMBERS.items():
            settings[name] = self.number(name, self.document, numbers, default)
        settings["stages"] = self._stages()
        settings["table_size"] = self._table_size()
        settings["game"] = self._game()
        settings["points"] = self._points(settings["table_size"])
        settings["tie_breaks"] = self._tie_breaks()
        settings["counting"] = self._counting()
        settings["registration"] = self._registration()
        settings["timing"] = self._timing(settings["stages"])
        if not self.problems:
            self._order(settings)
        return settings

    # --- single members ---------------------------------------------------------------------------------------

    def part(self, name: str, within: Mapping[str, Any] | None = None, path: str = "") -> Mapping[str, Any]:
        """An object; empty where it is missing, or where it is none, which is a problem."""
        value = (self.document if within is None else within).get(name, {})
        if isinstance(value, Mapping):
            return value
        self.wrong(f"{path}{name}", "no_object", "An object is expected here.")
        return {}

    def choice(
        self, name: str, within: Mapping[str, Any], choices: tuple[str, ...], default: str | None, path: str = ""
    ) -> str | None:
        """One of a few words."""
        value: str | None = within.get(name, default)
        if value not in choices:
            self.wrong(f"{path}{name}", "unknown", "One of {words}.", words=", ".join(choices))
        return value

    def number(
        self, name: str, within: Mapping[str, Any], numbers: range, default: int | None, path: str = ""
    ) -> int | None:
        """A whole number in a range; null where that is the default."""
        value = within.get(name, default)
        if value is None and default is None:
            return None
        if type(value) is not int or value not in numbers:
            self.wrong(
                f"{path}{name}",
                "out_of_range",
                "A whole number from {first} to {last}.",
                first=numbers[0],
                last=numbers[-1],
            )
            return default
        return value

    def flag(self, name: str, within: Mapping[str, Any], path: str) -> bool:
        """True or false, false by default."""
        value = within.get(name, False)
        if type(value) is not bool:
            self.wrong(f"{path}{name}", "no_boolean", "True or false.")
        return value is True

    def moment(self, name: str, within: Mapping[str, Any], path: str) -> dt.datetime | None:
        """A time with its offset, of a year from 2000 to 2999."""
        value = within.get(name)
        try:
            found = dt.datetime.fromisoformat(value) if isinstance(value, str) else None
        except ValueError:
            found = None
        if found is None or found.tzinfo is None or found.year // 1000 != 2:
            self.wrong(f"{path}{name}", "no_time" if value is not None else "required", "A time with its offset.")
            return None
        return found.astimezone(dt.UTC)

    def _known(self, path: str, value: Mapping[str, Any], names: tuple[str, ...]) -> None:
        for name in value:
            if name not in names:
                self.wrong(f"{path}{name}", "unknown", "There is no such setting.")

    def _tried(self, field: str, read: Callable[[], Any]) -> Any:
        """What is read, or null and a problem where the rules, or Python, do not take it."""
        try:
            return read()
        except BadTiming as error:
            self.wrong(f"{field}.{error.member}", "invalid", error.reason, **error.values)
        except BadTableSize:
            self.wrong(field, "invalid", "2 <= min <= preferred <= max <= 7.")
        except BadPoints:
            self.wrong(
                field,
                "invalid",
                "A system that there is; `table` has for each size from min to max one value for each seat, whole "
                "numbers from 0 to 1000, none above the one before.",
            )
        except UnknownTieBreak:
            self.wrong(field, "invalid", "Codes that there are, each once, and `points` or `average` first.")
        except KeyError as error:
            self.wrong(f"{field}.{error.args[0]}", "required", "This is missing.")
        except (AttributeError, OverflowError, TypeError, ValueError):
            self.wrong(field, "invalid", "This cannot be read.")
        return None

    # --- parts ------------------------------------------------------------------------------------------------

    def _stages(self) -> list[Json]:
        value = self.document.get("stages")
        if not isinstance(value, list) or len(value) not in STAGES or not all(isinstance(x, Mapping) for x in value):
            self.wrong("stages", "out_of_range", "A list of 1 to 4 stages.")
            return []
        stages = [self._stage(number, stage) for number, stage in enumerate(value, 1)]
        if len(stages) > 1 and any(each["format"] == "arena" for each in stages):
            self.wrong("stages", "arena", "An arena is the only stage.")
        if not self.problems and sum(round_count(each) for each in stages if each["rounds"]) > MOST_ROUNDS:
            self.wrong("stages", "too_many_rounds", "A competition has 30 rounds at most.")
        return stages

    def _stage(self, number: int, stage: Mapping[str, Any]) -> Json:
        path = f"stages.{number - 1}."
        self._known(path, stage, ("number", "format", "rounds", "take", "carry", "advance"))
        if stage.get("number", number) != number:
            self.wrong(f"{path}number", "out_of_order", "Stages count from 1, in their order.")
        form = self.choice("format", stage, ("swiss", "round_robin", "knockout", "arena"), None, path)
        knockout, open_end = form == "knockout", form in OF_UNKNOWN_LENGTH
        rounds = None if open_end else stage.get("rounds")
        numbers = SCHEDULED if form == "round_robin" else SWISS
        if not open_end and (type(rounds) is not int or rounds not in numbers):
            self.wrong(
                f"{path}rounds", "out_of_range", "A whole number from {first} to {last}.", first=1, last=numbers[-1]
            )
        advance = self.number("advance", stage, ADVANCE, 2, path) if stage.get("advance") is not None else 2
        take = self.number("take", stage, TAKEN, None, path)
        if number > 1 and take is None:
            self.wrong(f"{path}take", "required", "How many of the stage before take part.")
        carry = self.choice("carry", stage, ("none", "all"), "none", path)
        return {
            "number": number,
            "format": form,
            "rounds": rounds,
            "take": take if number > 1 else None,
            "carry": carry,
            "advance": advance if knockout else None,
        }

    def _table_size(self) -> Json:
        given = self.part("table_size")
        names = ("min", "preferred", "max")
        self._known("table_size.", given, names)
        found = {name: given.get(name, getattr(TableSize(), name)) for name in names}
        if any(type(value) is not int for value in found.values()):
            self.wrong("table_size", "invalid", "2 <= min <= preferred <= max <= 7.")
            return {name: getattr(TableSize(), name) for name in names}
        self._tried("table_size", lambda: TableSize(**found))
        return found

    def _game(self) -> Json:
        given = self.part("game")
        self._known("game.", given, ("clock", "round_rules", "open_log", "rate_bots"))
        clock = self.part("clock", given, "game.") or clock_to_json(PerTurn(86_400))
        try:
            clock = clock_to_json(parse_clock(clock))
        except ClockError as error:
            self.wrong(f"game.clock.{error.member}", error.reason, "There is no such clock.")
        rules = given.get("round_rules", [[], [], []])
        if not _are_round_rules(rules):
            self.wrong("game.round_rules", "unknown", "Three lists of variations.")
        flags = {name: self.flag(name, given, "game.") for name in ("open_log", "rate_bots")}
        return {"clock": dict(clock), "round_rules": rules, **flags}

    def _points(self, size: Json) -> Json:
        given = self.part("points") or {"system": "linear"}
        self._known("points.", given, ("system", "values"))
        points = self._tried("points", lambda: read_points(given))
        size_is_wrong = any(problem.field.startswith("table_size") for problem in self.problems)
        if isinstance(points, Points) and not size_is_wrong:
            self._tried("points.values", lambda: points.check_sizes(TableSize(**size)))
        return dict(given)

    def _tie_breaks(self) -> list[str]:
        codes = self.document.get("tie_breaks", list(TIE_BREAKS))
        if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
            self.wrong("tie_breaks", "no_list", "A list of codes.")
            return list(TIE_BREAKS)
        self._tried("tie_breaks", lambda: check_tie_breaks(codes))
        return codes

    def _counting(self) -> Json:
        given = self.part("counting")
        self._known("counting.", given, ("best",))
        return {"best": self.number("best", given, range(1, MOST_ROUNDS + 1), None, "counting.")}

    def _registration(self) -> Json:
        given, path = self.part("registration"), "registration."
        self._known(path, given, ("opens_at", "closes_at", "capacity", "confirm_hours", "late_until_round", "gates"))
        opens_at, closes_at = (self.moment(name, given, path) for name in ("opens_at", "closes_at"))
        if opens_at is not None and closes_at is not None and closes_at <= opens_at:
            self.wrong(f"{path}closes_at", "too_early", "Registration closes after it opens.")
        return {
            "opens_at": _text(opens_at),
            "closes_at": _text(closes_at),
            "capacity": self.number("capacity", given, CAPACITY, 100, path),
            "confirm_hours": self.number("confirm_hours", given, range(169), 0, path),
            "late_until_round": self.number("late_until_round", given, range(MOST_ROUNDS + 1), 0, path),
            "gates": self._gates(self.part("gates", given, path)),
        }

    def _gates(self, given: Mapping[str, Any]) -> Json:
        path = "registration.gates."
        self._known(path, given, (*GATES, "verified_email", "invited", "bots"))
        gates = {name: self.number(name, given, numbers, None, path) for name, numbers in GATES.items()}
        return {
            **gates,
            "verified_email": self.flag("verified_email", given, path),
            "invited": self.flag("invited", given, path),
            "bots": self.choice("bots", given, ("none", "allowed", "only"), "none", path),
        }

    def _timing(self, stages: list[Json]) -> Json:
        given = dict(self.part("timing"))
        arena = bool(stages) and is_arena(stages)
        for name, default in (("draw_hours", 0 if arena else 2), ("preview_hours", 0)):
            given.setdefault(name, default)
        if not self._are_members_of_timing(given):
            return given
        found = self._tried("timing", lambda: read_timing(given))
        if found is None:
            return given
        timing = found[0]
        aware = _moments(timing)
        if any(moment.tzinfo is None for moment in aware):
            self.wrong("timing", "no_time", "Times have their offset.")
        elif not self.problems and arena != isinstance(timing, Arena):
            self.wrong("timing.kind", "unfit", "An arena has the kind `arena`, and nothing else has it.")
        elif not self.problems and arena and (given["draw_hours"], given["preview_hours"]) != (0, 0):
            self.wrong("timing.draw_hours", "unfit", "The tables of an arena open when they are drawn.")
        elif not self.problems and not is_fixed_length(stages) and isinstance(timing, Fixed):
            self.wrong("timing.kind", "unfit", "How many rounds a knock-out has is not known before: no fixed times.")
        elif not self.problems:
            self._tried("timing", lambda: list(planned_windows(timing, sum(map(round_count, stages)))))
        return given

    def _are_members_of_timing(self, given: Json) -> bool:
        """Whether all members are known, and the whole numbers among them are such; what is not is a problem."""
        known = len(self.problems)
        self._known("timing.", given, (*TIMES, *WHOLE_TIMES))
        rounds = given.get("rounds")
        for index, window in enumerate(rounds if isinstance(rounds, list) else ()):
            if isinstance(window, Mapping):
                self._known(f"timing.rounds.{index}.", window, ("opens_at", "closes_at"))
        for name in WHOLE_TIMES:
            if type(given.get(name, 0)) is not int:
                self.wrong(f"timing.{name}", "out_of_range", "A whole number.")
        return len(self.problems) == known

    def _order(self, settings: Json) -> None:
        """What must come after what, where each member by itself is right."""
        timing, preparation = read_timing(settings["timing"])
        first = next(iter(_moments(timing)))
        closes_at = dt.datetime.fromisoformat(settings["registration"]["closes_at"])
        if isinstance(timing, Arena):
            first = timing.closes_at
        if closes_at > first - dt.timedelta(hours=preparation.draw_hours):
            self.wrong("registration.closes_at", "too_late", "Registration closes before the first round is drawn.")
        if settings["registration"]["capacity"] < settings["table_size"]["min"]:
            self.wrong("registration.capacity", "out_of_range", "There is room for one table at least.")


def _moments(timing: Timing) -> Iterator[dt.datetime]:
    if isinstance(timing, Fixed):
        return (moment for window in timing.rounds for moment in (window.opens_at, window.closes_at))
    return iter((timing.first,))


def _are_round_rules(value: Any) -> bool:
    """Whether these are the variations of three rounds, each a choice that a game may make."""
    if not isinstance(value, list) or len(value) != ROUNDS or not all(isinstance(names, list) for names in value):
        return False
    try:
        for number, names in enumerate(value, 1):
            choose_rules(number, names)
    except (RulesError, TypeError):
        return False
    return True


def _text(moment: dt.datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()
