"""The command line of `duckcover-league`: every command with its help and an example."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from duckcover_sdk.connection import service_address
from duckcover_sdk.league import checking, deciding, making, reading

T = TypeVar("T")

DEFAULT_URL = "http://127.0.0.1:8000"
DESCRIPTION = "Run leagues, competitions and seasons of Duck & Cover."
EPILOG = """\
A competition is named as `leagues` shows it, "Autumn cup"; a division with its season, "Spring/First" or "Spring/1"
by its tier; the id of either does as well. What takes a competition and names a season means all its divisions.

Decisions are tried first: what would come is shown, and made when you say yes. --dry-run stops after that; --yes makes
them at once. Each is on record with its reason, and `undo` takes it back while that is possible.

Sign in once with `sign-in`, or set DUCKCOVER_TOKEN to a token with the scope leagues:manage.

exit codes: 0 done, 1 refused by the service, 2 the command line or a file is wrong, 3 a check has failed,
4 no service answers
"""

RULES = ("play_out", "ended_rounds", "split")
ROLES = ("owner", "organizer", "referee")


class _Commands:
    """The parsers of the commands, made one after the other."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self._prog = parser.prog
        self._commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
        self._common = _common()

    def add(self, name: str, run: Callable[..., Any] | None, text: str, example: str, *options: "_Option") -> None:
        """A command that shows or does something."""
        command = self._commands.add_parser(
            name,
            help=text,
            description=f"{text[0].upper()}{text[1:]}.",
            epilog=f"example:\n  {self._prog} {name} {example}".rstrip(),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            parents=[self._common],
        )
        for flags, settings in options:
            command.add_argument(*flags, **settings)
        command.set_defaults(run=run)

    def decide(self, name: str, run: Callable[..., Any], text: str, example: str, *options: "_Option") -> None:
        """A command that decides something: it has a reason, and can be tried."""
        reason = _option("--reason", required=True, help="why: public, and on record")
        note = _option("--note", help="for the staff alone")
        self.add(name, run, text, f'{example} --reason "…"', *options, reason, note, _DRY, _YES)


_Option = tuple[tuple[str, ...], dict[str, Any]]


def _option(*flags: str, **settings: Any) -> _Option:
    return flags, settings


def checked(read: Callable[[str], T]) -> Callable[[str], T]:
    """An argument type whose ValueError is shown as it is."""

    def read_checked(text: str) -> T:
        try:
            return read(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return read_checked


def _ranks(text: str) -> list[int]:
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdecimal() and len(word) == 1 for word in words):
        raise ValueError(f"{text!r} are no ranks such as 1,2,2,4")
    return [int(word) for word in words]


_DRY = _option("--dry-run", action="store_true", help="show what would come, and change nothing")
_YES = _option("-y", "--yes", action="store_true", help="do it without asking")
_COMPETITION = _option("competition", help='its name: "Autumn cup", "Spring/First", or its id')
_COMPETITIONS = _option("competition", help="a competition, or a season for all its divisions")
_LEAGUE = _option("league", help="the name or id of a league")
_SEASON = _option("season", help="the name or id of a season")
_PLAYER = _option("player", help="a user name")
_ROUND = _option("round", type=int, help="the number of a round")
_TABLE = _option("table", type=int, help="the number of a table")
_ANY_ROUND = _option("round", type=int, nargs="?", help="one round of it")
_ANY_TABLE = _option("table", type=int, nargs="?", help="one table of that round")
_POINTS = _option("points", type=int, help="1 to 600")
_MOMENT = checked(deciding.moment)
_COMMITMENTS = _option("--commitments", type=Path, metavar="FILE", help="what `commitments --json` printed earlier")


def parser_of(prog: str) -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(
        prog=prog, description=DESCRIPTION, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = _Commands(parser)
    _add_making(commands)
    _add_reading(commands)
    _add_telling(commands)
    _add_of_competitions(commands)
    _add_of_entries(commands)
    _add_of_rounds(commands)
    _add_checking(commands)
    return parser


def _common() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    where = f"the service (DUCKCOVER_URL, else {DEFAULT_URL})"
    common.add_argument("--url", type=checked(service_address), help=where)
    common.add_argument("--as", dest="as_", metavar="NAME", help="who you are, if you have signed in as several")
    form = common.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print the document of the service")
    form.add_argument("--csv", action="store_true", help="print the table as comma-separated values")
    return common


def _add_making(commands: _Commands) -> None:
    add, decide = commands.add, commands.decide
    file = _option("file", type=Path, help="a YAML file")
    add("sign-in", None, "sign in and stay signed in on this computer", "dana", _PLAYER)
    add("create", making.create, "make what a YAML file describes, as drafts", "league.yaml", file)
    decide(
        "change",
        making.change,
        "change settings to those of a YAML file",
        "Spring/First dates.yaml",
        _COMPETITION,
        file,
    )
    guests = _option("file", type=Path, help="a CSV file: player, and if wanted seed and division")
    decide("invite", making.invite, "invite the players of a CSV file", "Spring players.csv", _COMPETITIONS, guests)
    name = _option("name", help="the name of the next season")
    changes = _option("--changes", type=Path, metavar="FILE", help="a YAML file of what is different in all divisions")
    add("next", making.follow, "make the season that follows a finished one", 'Spring "Summer"', _SEASON, name, changes)
    text = _option("text", help="what to tell")
    about = _option("--competition", help="the competition that it is about")
    decide("announce", deciding.announce, "tell everybody something", '"Pond" "We begin."', _LEAGUE, text, about)
    role = _option("role", choices=ROLES)
    why = _option("--reason", required=True, help="why")
    add(
        "appoint",
        making.appoint,
        "appoint somebody",
        'Pond erin referee --reason "…"',
        _LEAGUE,
        _PLAYER,
        role,
        why,
        _DRY,
    )
    add("dismiss", making.dismiss, "dismiss somebody", 'Pond erin --reason "…"', _LEAGUE, _PLAYER, why, _DRY)


def _add_reading(commands: _Commands) -> None:
    add = commands.add
    add("leagues", reading.leagues, "your leagues, and what is in them", "")
    add("show", reading.show, "a competition, or the divisions of a season, at a glance", "Spring", _COMPETITIONS)
    status = _option("--status", choices=("invited", "waiting", "active", "withdrawn", "disqualified"))
    add("entries", reading.entries, "who takes part", "Spring/First --status active", _COMPETITION, status)
    add("rounds", reading.rounds, "the rounds and their times", "Spring/First", _COMPETITION)
    add("tables", reading.tables, "who sits where in a round", "Spring/First 2", _COMPETITION, _ROUND)
    after = _option("--round", type=int, help="after this round")
    stage = _option("--stage", type=int, help="of this stage alone")
    add("standings", reading.standings, "the standings", "Spring/First --csv", _COMPETITION, after, stage)
    add("crosstable", reading.crosstable, "who has met whom: won-level-lost", "Spring/First", _COMPETITION)
    about = _option("--about", help="a round: 2, a table: 2/3, or the id of an entry")
    add("rulings", reading.rulings, "what was decided", "Spring/First --about 2/3", _COMPETITION, about)
    swap = _option("--swap", nargs=2, metavar="PLAYER", help="what exchanging these two would cost")
    text = "why the tables of a round are what they are"
    add("explain", reading.explain, text, "Spring/First 2 --swap erin fred", _COMPETITION, _ROUND, swap)
    add("announcements", reading.announcements, "what everybody was told", "Pond", _LEAGUE)
    add("staff", reading.staff, "who runs a league", "Pond", _LEAGUE)
    add("movement", reading.movement, "who goes up and down", "Spring", _SEASON)


def _add_telling(commands: _Commands) -> None:
    add, decide = commands.add, commands.decide
    one = _option("id", help="as the list of them shows it")
    decide("hide-message", deciding.hide_announcement, "hide what everybody was told", "Pond 3f0c…", _LEAGUE, one)
    waiting = _option("--open", action="store_true", help="only those without an answer")
    add("requests", reading.requests, "what players have asked", "Spring/First --open", _COMPETITION, waiting)
    said = _option("text", help="what the player reads")
    note = _option("--note", help="for the staff alone")
    text = "answer what a player has asked"
    add("answer", making.answer, text, 'Spring/First 3f0c… "You may."', _COMPETITION, one, said, note)
    add("webhooks", reading.webhooks, "where the facts of a league are posted", "Pond", _LEAGUE)
    address = _option("address", help="a public https address")
    text = "have the facts of a league posted to an address"
    add("add-webhook", making.add_webhook, text, "Pond https://example.org/hook", _LEAGUE, address)
    to = _option("--to", dest="address", help="another public https address")
    on = _option("--on", dest="enabled", action="store_const", const=True, help="post there again")
    off = _option("--off", dest="enabled", action="store_const", const=False, help="post there no more")
    text = "give a webhook another address, or switch it off or on"
    add("change-webhook", making.change_webhook, text, "Pond 3f0c… --off", _LEAGUE, one, to, on, off)
    add("remove-webhook", making.remove_webhook, "delete a webhook with its log", "Pond 3f0c…", _LEAGUE, one)


def _add_of_competitions(commands: _Commands) -> None:
    decide = commands.decide
    for action, text in (
        ("publish", "publish drafts: registration opens at its time, and all runs by itself"),
        ("hide", "show a competition to its staff and its players alone"),
        ("cancel", "call a competition off: no round is drawn any more"),
    ):
        decide(action, deciding.about_competition(action), text, "Spring", _COMPETITIONS)
    number = _option("number", type=int, help="the number of the ruling")
    decide("undo", deciding.undo, "take a ruling back", "Spring/First 4", _COMPETITION, number)


def _add_of_entries(commands: _Commands) -> None:
    decide = commands.decide
    for action, text, *more in (
        ("award", "give an entry points", _POINTS),
        ("deduct", "take points from an entry", _POINTS),
        ("warn", "warn an entry, on record"),
        ("admit", "let an entry that waits play, beyond the capacity"),
        ("withdraw", "take an entry out from the next draw on"),
        ("reinstate", "let who has left play again"),
        (
            "disqualify",
            "take an entry out, without a rank",
            _option("--all", action="store_true", help="and move it last at all its tables"),
        ),
    ):
        example = f"Spring/First erin{' 20' if more == [_POINTS] else ''}"
        decide(action, deciding.about_entry(action), text, example, _COMPETITION, _PLAYER, *more)
    other = _option("other", help="another user name")
    end = _option("--end", action="store_true", help="do so no longer")
    text = "seat two players at different tables"
    decide("apart", deciding.apart, text, "Spring/First erin fred", _COMPETITION, _PLAYER, other, end)


def _add_of_rounds(commands: _Commands) -> None:
    decide, place = commands.decide, deciding.about_place
    until = _option("--until", type=_MOMENT, required=True, help="a time such as 2027-03-01T20:00+01:00")
    where = (_COMPETITION, _ANY_ROUND, _ANY_TABLE)
    decide("pause", place("pause", "until"), "stop all clocks", "Spring/First 2 3 --until 2027-03-01", *where, until)
    decide("resume", place("resume"), "let the clocks run again", "Spring/First 2 3", *where)
    to = _option("--to", dest="closes_at", type=_MOMENT, required=True, help="a time such as 2027-03-01T20:00+01:00")
    extend = place("extend", "closes_at")
    text = "let a round or a table close later"
    decide("extend", extend, text, "Spring/First 2 --to 2027-03-01T20:00", _COMPETITION, _ROUND, _ANY_TABLE, to)
    decide("redraw", place("redraw"), "draw a round again before it opens", "Spring/First 2", _COMPETITION, _ROUND)
    seats = _option("file", type=Path, help="a CSV file: table and player, in the order of the seats")
    text = "set the tables of a round by hand before it opens"
    decide("set-tables", deciding.set_tables, text, "Spring/First 2 tables.csv", _COMPETITION, _ROUND, seats)
    at = (_COMPETITION, _ROUND, _TABLE)
    by = _option("by", help="who takes the seat: somebody who has volunteered")
    lasting = _option("--lasting", action="store_true", help="the entry as well, from the next draw on")
    decide(
        "replace", deciding.replace, "give a seat to another", "Spring/First 2 3 erin fred", *at, _PLAYER, by, lasting
    )
    rule = _option("--rule", choices=RULES)
    ranks = _option("--ranks", type=checked(_ranks), help="of the seats by their index: 1,2,2,4")
    decide("adjudicate", deciding.adjudicate, "end a table", "Spring/First 2 3 --ranks 1,2,2,4", *at, rule, ranks)
    decide("void", place("void"), "let a table count as the mean for all", "Spring/First 2 3", *at)


def _add_checking(commands: _Commands) -> None:
    add = commands.add
    text = "what the service has committed to: keep it from the day of publication"
    add("commitments", checking.commitments, text, "Spring --json > commitments.json", _COMPETITIONS)
    text = "the lots of a round, drawn again on this computer"
    add("draw", checking.draw, text, "Spring/First 1", _COMPETITION, _ROUND, _COMMITMENTS)
    folder = _option("folder", type=Path, help="made if it is not there")
    add(
        "export",
        checking.export,
        "write exports, movement and ratings into a folder",
        "Spring spring/",
        _COMPETITIONS,
        folder,
    )
    files = _option("files", type=Path, nargs="+", help="exports, or folders of them")
    text = "recompute exports without the service: draws, standings, movement, ratings"
    add("recheck", checking.recheck, text, "spring/", files, _COMMITMENTS)


def command_of(words: Sequence[str] | None, prog: str) -> argparse.Namespace:
    """The options of a command line. Raises: SystemExit (2) as argparse does."""
    parser = parser_of(prog)
    options = parser.parse_args(words)
    if options.command == "adjudicate" and (options.rule is None) == (options.ranks is None):
        parser.error("adjudicate takes either --rule or --ranks")
    return options
