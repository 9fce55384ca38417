"""The settings behind those that everybody is asked: each reaches the game, and each mistake stands at its field."""

import datetime as dt
import re

import pytest

from accounts.services.blocks import block
from games.models import Game, Invitation, Seat
from games.services.locks import database_now
from tests.games.factories import make_bot, make_player
from tests.web.browsing import browser_of, html_of
from tests.web.test_new_table import FORM, KEY
from web.new_tables import MORE, QUICK, NewTable

pytestmark = pytest.mark.django_db
CLOCK = {"kind": "daily", "at": "21:30", "days": ["mon", "thu"], "min_hours": "8"}
BANK = {"kind": "bank", "bank_seconds": "86400", "increment_seconds": "3600", "max_seconds": "172800"}


@pytest.fixture
def dana():
    player = make_player("dana")
    player.time_zone = "Europe/Madrid"
    player.save()
    return player


def made_by(player, **more):
    answer = browser_of(player).post("/lobby/new", {**FORM, "key": KEY, **more})
    assert answer.status_code == 302, re.findall(r'_error">([^<]*)', answer.content.decode())
    return Game.objects.get()


def errors_of(player, **wrong):
    """What stands at which field, with the settings unfolded."""
    answer = browser_of(player).post("/lobby/new", {**FORM, "key": KEY, **wrong})
    assert (answer.status_code, Game.objects.count()) == (400, 0)
    html = answer.content.decode()
    assert "<details open>" in html
    return dict(re.findall(r'id="id_(\w+)_error">([^<]*)<', html))


def test_new_table__has_each_field_once(dana):
    assert sorted([*QUICK, *(name for group in MORE for name in group.fields), "key"]) == sorted(NewTable.base_fields)
    quick, more = html_of(browser_of(dana).get("/lobby/new")).split("<details>")
    assert all(f'name="{name}"' in quick for name in QUICK)
    assert all(f'name="{name}"' in more and f'name="{name}"' not in quick for group in MORE for name in group.fields)


def test_new_table__with_nothing_more__is_as_the_api_makes_it(dana):
    table = made_by(dana)
    said = browser_of(dana).get(f"/api/v1/games/{table.uuid}").json()
    assert (said["rated"], said["chat"], said["excused"], said["vacation"], said["invited_only"]) == (
        *(True, "all", 1, True),
        False,
    )


def test_new_table__takes_gates_and_whom_to_invite(dana):
    make_player("zoe"), make_player("finn")
    table = made_by(dana, invited="zoe, @finn", reliability_min="80", unrated="on", open_log="on", chat="reactions")
    assert (table.invited_only, table.reliability_min, table.rated) == (True, 80, False)
    assert (table.open_log, table.chat) == (True, "reactions")
    names = Invitation.objects.filter(game=table).values_list("player__username", flat=True)
    assert sorted(names) == ["finn", "zoe"]


def test_new_table__takes_what_happens_to_the_absent_and_bots(dana):
    table = made_by(dana, excused="3", vacation="no", replace="on", rate_bots="on", same_owner="on", captain_seat="2")
    assert (table.excused, table.vacation, table.replace) == (3, False, True)
    assert (table.rate_bots, table.same_owner, table.captain_seat) == (True, True, 2)


def test_new_table__takes_a_family_and_a_seed(dana):
    table = made_by(dana, family="divers", seed="ab" * 16)
    seat = Seat.objects.get(game=table, index=0)
    assert (seat.family, bytes(seat.player_seed).hex()) == ("divers", "ab" * 16)


def test_new_table__starts_by_itself_at_a_moment_of_the_players_zone(dana):
    day = (database_now() + dt.timedelta(days=3)).date()
    table = made_by(dana, join_by=f"{day}T20:00", auto_start="on")
    assert table.auto_start
    assert table.join_by.isoformat() in (f"{day}T18:00:00+00:00", f"{day}T19:00:00+00:00")


@pytest.mark.parametrize(
    ("clock", "made"),
    [
        (CLOCK, {"at": "21:30", "days": ["mon", "thu"], "min_hours": 8, "zone": "Europe/Madrid"}),
        (BANK, {"bank_seconds": 86_400, "increment_seconds": 3600, "max_seconds": 172_800}),
        ({"kind": "per_turn", "turn_seconds": "21600"}, {"turn_seconds": 21_600}),
        ({"play_from": "08:00", "play_to": "22:00"}, {"at": "20:00", "play_hours.to": "22:00"}),
    ],
)
def test_new_table__takes_a_clock_in_own_numbers(dana, clock, made):
    table = made_by(dana, **clock)
    said = browser_of(dana).get(f"/api/v1/games/{table.uuid}").json()["clock"]
    said |= {f"play_hours.{name}": value for name, value in said.get("play_hours", {}).items()}
    assert {name: said[name] for name in made} == made


def test_new_table__takes_variations_of_each_round(dana):
    table = made_by(dana, round1=["madness"], round3=["pressure", "competition"])
    assert [row.rules for row in table.rounds.order_by("number")] == [["madness"], [], ["competition", "pressure"]]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"invited": "nobody"}, "invited"),
        ({"invited": ",".join(f"a{n}" for n in range(51))}, "invited"),
        ({"reliability_min": "101"}, "reliability_min"),
        ({"join_by": "2020-01-01T20:00"}, "join_by"),
        ({"join_by": "soon"}, "join_by"),
        ({"captain_seat": "3"}, "captain_seat"),
        ({"seed": "xyz"}, "seed"),
        ({"round1": ["pressure"]}, "round1"),
        ({"round1": ["madness"], "rules": ["madness"]}, "round1"),
        ({"turn_seconds": "3600"}, "kind"),
        ({"kind": "per_turn"}, "turn_seconds"),
        ({"kind": "daily", "turn_seconds": "3600", "at": "20:00"}, "turn_seconds"),
        ({**BANK, "max_seconds": "3600"}, "max_seconds"),
        ({**CLOCK, "play_from": "08:00", "play_to": "20:00"}, "at"),
        ({"play_from": "08:00"}, "play_to"),
        ({"play_from": "08:00", "play_to": "08:30", "clock": "slow"}, "play_from"),
    ],
)
def test_new_table__with_something_wrong_in_the_settings__says_so_at_its_field(dana, wrong, field):
    assert list(errors_of(dana, **wrong)) == [field]


def test_new_table__with_somebody_who_cannot_be_invited__says_so_at_the_field(dana):
    zoe = make_player("zoe")
    block(zoe, dana)
    assert list(errors_of(dana, invited="zoe")) == ["invited"]
    make_bot("danabot", dana)
    assert list(errors_of(dana, invited="danabot")) == ["invited"]
