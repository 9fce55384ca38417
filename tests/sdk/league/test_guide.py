"""docs/leagues.md does what it says: a whole season runs from publishing to promotion, and its export is right."""

import csv
import datetime as dt
import io
import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.sdk.league.calendar import PASSWORD, Calendar, Players

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "leagues.md").read_text()
BLOCK = r"^```(?P<language>sh|yaml|csv)\n(?P<text>.*?)^```$"
STEP = re.compile(rf"{BLOCK}|^<!-- meanwhile: (?P<meanwhile>[a-z ]+) -->$", re.DOTALL | re.MULTILINE)
NAMED = re.compile(r"# (\S+\.yaml)\n")
NOW = dt.datetime(2027, 1, 5, 9, tzinfo=dt.UTC)
FIRST = dt.datetime(2027, 2, 1, 17, 1, tzinfo=dt.UTC)
FORTNIGHT = dt.timedelta(days=14)
TABLES, ROUNDS = 10, 3

PLAYING = "SELECT count(*) FROM games_game WHERE status = 'playing'"
CLOSED = "SELECT count(*) FROM leagues_round WHERE status = 'closed'"
FINISHED = "SELECT count(*) FROM leagues_season WHERE finished_at IS NOT NULL"
RATED = "SELECT count(*) FROM ratings_result"
INVITED = """
SELECT player.username, competition.uuid::text FROM leagues_entry entry
JOIN accounts_player player ON player.id = entry.player_id
JOIN leagues_competition competition ON competition.id = entry.competition_id WHERE entry.status = 'invited'"""
BY_HAND = "SELECT count(*) FROM leagues_ruling WHERE NOT automatic AND at > %s"


class Season:
    """The page, block by block, and what happens between its blocks."""

    def __init__(self, service: Calendar, players: Players, desk: Path) -> None:
        self.service, self.players, self.desk = service, players, desk
        self.printed: dict[str, str] = {}
        self.opens = FIRST
        path = f"{desk / 'duck' / 'bin'}:{os.environ['PATH']}"
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DUCKCOVER"))}
        self._environment = {**clean, "PATH": path, "DUCKCOVER_URL": service.url, "XDG_CONFIG_HOME": str(desk)}

    def run(self) -> None:
        """Do all that the page says, in its order."""
        for step in STEP.finditer(PAGE):
            if step["meanwhile"]:
                getattr(self, step["meanwhile"].replace(" ", "_"))()
            elif step["language"] == "sh":
                for line in step["text"].splitlines():
                    self.printed[line] = self.shell(line)
            else:
                name = NAMED.match(step["text"])
                (self.desk / (name[1] if name else "players.csv")).write_text(step["text"])

    def shell(self, line: str) -> str:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", line],
            cwd=self.desk,
            env=self._environment,
            input=f"{PASSWORD}\n",
            capture_output=True,
            text=True,
            timeout=600,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def the_players_accept(self) -> None:
        self.players.accept(dict(self.service.sql(INVITED)))

    def the_first_round_is_played(self) -> None:
        self.published_at = self.service.now()
        self._play(1)

    def the_season_ends(self) -> None:
        for number in range(2, ROUNDS + 1):
            self._play(number)
        self.service.skip(49)
        self.service.await_rows(1, FINISHED)
        self.decided = self.service.sql(BY_HAND, self.published_at)[0][0]
        self.service.skip(24)
        self.service.await_rows(40 * ROUNDS, RATED, "leagues.ratings.tasks.close_days")

    def _play(self, number: int) -> None:
        """A round opens at its time, players leave orders, and it closes when its tables have ended."""
        self.service.skip_to(self.opens)
        self.service.await_rows(TABLES, PLAYING)
        self.players.leave_orders()
        self.service.await_rows(3 * number, CLOSED)
        self.opens += FORTNIGHT

    def names(self, command: str, column: str = "player") -> list[str]:
        """A column of what a command prints as CSV."""
        rows = csv.DictReader(io.StringIO(self.shell(f"duckcover-league {command} --csv")))
        return [row[column] for row in rows]


def named_in_the_page() -> list[str]:
    """The players of the page, and its organizer."""
    (table,) = [step["text"] for step in STEP.finditer(PAGE) if step["language"] == "csv"]
    return ["dana", *(line.partition(",")[0] for line in table.splitlines()[1:])]


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_guide__season_of_forty_in_three_divisions__runs_by_itself_to_promotion(tmp_path, figure) -> None:
    (tmp_path / "sdk").symlink_to(ROOT / "sdk")
    with Calendar(NOW) as service, Players(service) as players:
        players.sign_up(named_in_the_page())
        season = Season(service, players, tmp_path)
        season.run()
        check_standings(season)
        check_promotion(season)
        check_export(season)
    assert season.decided == 0
    figure("a season of 40 entries and 30 games", f"{(season.opens - NOW).days} days")


def check_standings(season: Season) -> None:
    """The season is final, and everybody has played in every round."""
    assert "First, final" in season.printed["duckcover-league standings Spring/First"]
    found = json.loads((season.desk / "third.json").read_text())
    assert (found["round"], len(found["results"])) == (1, 16)
    for division, entries in (("First", 12), ("Second", 12), ("Third", 16)):
        played = season.names(f"standings Spring/{division}", "round 3")
        assert len([points for points in played if points]) == entries


def check_promotion(season: Season) -> None:
    """The best three of a division play one above in the next season, the last three one below."""
    first, second, third = divisions_of(season)
    following = [set(season.names(f"entries Summer/{division}")) for division in ("First", "Second", "Third")]
    assert following == [
        {*first[:-3], *second[:3]},
        {*second[3:-3], *first[-3:], *third[:3]},
        {*third[3:], *second[-3:]},
    ]


def divisions_of(season: Season) -> list[list[str]]:
    """The players of each division in their final order."""
    rows = list(csv.DictReader(io.StringIO(season.shell("duckcover-league movement Spring --csv"))))
    return [[row["player"] for row in rows if row["tier"] == tier] for tier in "123"]


def check_export(season: Season) -> None:
    """The export recomputes to the same standings, movement and ratings, without the service."""
    (told,) = [text for line, text in season.printed.items() if "recheck" in line]
    assert told.count(f"{ROUNDS} draws, 1 tables of standings") == 3
    assert ": right: 3 divisions have moved so" in told
    games = TABLES * ROUNDS
    assert f"right: {games} games of the pool daily" in told
    assert f"{games} games have the same ranks in standings and ratings." in told


def test_guide__every_block__is_run() -> None:
    """No block of the page is of another language, and so left out."""
    assert {*re.findall(r"^```(\w+)$", PAGE, re.MULTILINE)} == {"sh", "yaml", "csv"}
