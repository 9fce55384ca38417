"""A league and its competitions made from forms, drafts that are changed and published (LEAGUES.md LO6, LR7)."""

import datetime as dt
import re
import uuid

import pytest

from games.services.locks import database_now
from leagues.models import Competition, League
from tests.games.factories import make_player
from tests.leagues.competing import DAY, make_draft, make_published, reload
from tests.web.browsing import browser_of, text_of, told
from tests.web.organizing import appoint, base_of, confirm, errors_of, send

pytestmark = pytest.mark.django_db
FIELD = re.compile(
    r'<input type="(?!checkbox|radio)\w[\w-]*" name="(\w+)"(?: value="([^"]*)")?|'
    r'<select name="(\w+)"[^>]*>(.*?)</select>|<textarea name="(\w+)"[^>]*>\n?([^<]*)</textarea>|'
    r'<input type="(?:checkbox|radio)" name="(\w+)" value="(\w+)"[^>]* checked',
    re.DOTALL,
)
CHOSEN = re.compile(r'<option value="([^"]*)" selected')


@pytest.fixture
def league(olga):
    browser_of(olga).post("/leagues/new", {"key": uuid.uuid4(), "name": "Pond league", "visibility": "unlisted"})
    return League.objects.get()


def form_of(browser, address):
    """What a browser would send of the form on a page, as it stands there."""
    html = browser.get(address).content.decode()
    html = html[html.index('<form class="box') :].partition("</form>")[0]
    found = {}
    for name, value, select, options, area, text, box, checked in FIELD.findall(html):
        if name:
            found[name] = value
        elif select:
            found[select] = (CHOSEN.findall(options) or [""])[0]
        elif area:
            found[area] = text
        else:
            found.setdefault(box, []).append(checked)
    return found


def make(olga, league, **changes):
    """Send the form of a new competition with these changes."""
    browser, address = browser_of(olga), f"/leagues/{league.uuid}/organize/competitions/new"
    form = form_of(browser, address + changes.pop("start", ""))
    return browser.post(address, {**form, "name": "Autumn cup", **changes})


# --- leagues --------------------------------------------------------------------------------------------------


def test_league__made_by_a_form__once_and_by_players_alone(olga):
    form = {"key": uuid.uuid4(), "name": "Pond league", "visibility": "public", "description": "Ducks."}
    answers = [browser_of(olga).post("/leagues/new", form) for _ in range(2)]
    league = League.objects.get()
    assert [answer["Location"] for answer in answers] == [f"/leagues/{league.uuid}/organize"] * 2
    assert "Ducks." in text_of(browser_of(olga).get(answers[0]["Location"]))
    assert browser_of().get("/leagues/new")["Location"].startswith("/accounts/login/")
    assert browser_of(olga).post("/leagues/new", {**form, "name": ""}).status_code == 400


def test_league__texts_changed__unless_somebody_was_faster(olga, league):
    address = f"/leagues/{league.uuid}/organize/settings"
    form = {**form_of(browser_of(olga), address), "name": "Bath league"}
    answer = browser_of(olga).post(address, form, follow=True)
    assert (told(answer), League.objects.get().name) == (["Saved."], "Bath league")
    late = browser_of(olga).post(address, {**form, "name": "Tub league"})
    assert (late.status_code, League.objects.get().name) == (412, "Bath league")
    assert "Somebody else has changed this meanwhile" in text_of(late)


def test_lo1__staff__appointed_promoted_and_dismissed_on_record(olga, league):
    base, rita = f"/leagues/{league.uuid}/organize", make_player("rita")
    send(olga, f"{base}/appoint", "confirm", username="RITA", role="referee")
    row = league.staff.get(player=rita)
    assert (row.role, row.accepted_at) == ("referee", None)
    assert "rita referee has not accepted" in text_of(browser_of(olga).get(base))
    row.accepted_at = database_now()
    row.save()
    send(olga, f"{base}/staff/rita/role", "confirm", role="organizer")
    assert league.staff.get(player=rita).role == "organizer"
    assert browser_of(rita).get(f"{base}/appoint").status_code == 403
    assert send(rita, f"{base}/leave", "confirm")["Location"] == "/"
    assert list(league.staff.values_list("player__username", flat=True)) == ["olga"]
    assert "Appointed" in text_of(browser_of(olga).get(f"{base}/rulings"))
    unknown = send(olga, f"{base}/appoint", username="nobody", role="referee")
    assert errors_of(unknown) == {"username": "There is no player named nobody."}


def test_lo1__appointment_tried__changes_nothing(olga, league):
    make_player("rita")
    answer = send(olga, f"/leagues/{league.uuid}/organize/appoint", username="rita", role="referee")
    assert (answer.status_code, league.staff.count(), league.rulings.count()) == (200, 1, 0)


# --- new competitions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "rounds", "kind"),
    [("swiss", 5, "every"), ("round_robin", 6, "every"), ("knockout", None, "rolling"), ("arena", None, "arena")],
)
def test_competition__of_a_template__is_a_draft_with_its_defaults(olga, league, form, rounds, kind):
    answer = make(olga, league, start=f"?from={form}")
    assert answer.status_code == 302, errors_of(answer)
    row = Competition.objects.get()
    assert (row.status, row.name, row.visibility) == ("draft", "Autumn cup", "unlisted")
    assert (row.settings["stages"][0]["format"], row.settings["stages"][0]["rounds"]) == (form, rounds)
    assert (row.settings["timing"]["kind"], row.settings["bye_points"]) == (kind, 60)
    assert row.settings["tie_breaks"] == ["points", "wins", "opponents", "splashes", "head_to_head", "missed"]
    assert answer["Location"] == f"/leagues/{row.uuid}/organize"


def test_competition__with_other_settings__has_them_all(olga, league):
    now = database_now().replace(second=0, microsecond=0)
    windows = "\n".join(f"{now + day * DAY:%Y-%m-%d %H:%M}, {now + (day + 6) * DAY:%Y-%m-%d %H:%M}" for day in (9, 16))
    answer = make(
        olga,
        league,
        stage1_format="round_robin",
        stage1_rounds="2",
        stage2_format="",
        timing_kind="fixed",
        windows=windows,
        system="table",
        values="3: 10, 5, 0\n4: 10 6 3 0\n5: 9, 7, 5, 3, 1",
        tie1="average",
        tie2="seed",
        tie3="",
        tie4="",
        tie5="",
        tie6="",
        best="2",
        reliability="80",
        invited="on",
        bots="allowed",
        adjudication="organizer",
        max_sit_outs="0",
        kind="per_turn",
        turn_seconds="86400",
        round3=["pressure"],
        open_log="on",
    )
    assert answer.status_code == 302, errors_of(answer)
    settings = Competition.objects.get().settings
    opens_at = dt.datetime.fromisoformat(settings["timing"]["rounds"][1]["opens_at"])
    assert (len(settings["timing"]["rounds"]), opens_at) == (2, now + 16 * DAY)
    assert settings["points"]["values"]["4"] == [10, 6, 3, 0]
    assert (settings["tie_breaks"], settings["counting"]) == (["average", "seed"], {"best": 2})
    gates = settings["registration"]["gates"]
    assert (gates["reliability"], gates["invited"], gates["bots"]) == (80, True, "allowed")
    assert (settings["adjudication"], settings["max_sit_outs"]) == ("organizer", 0)
    assert (settings["game"]["round_rules"], settings["game"]["open_log"]) == ([[], [], ["pressure"]], True)
    assert settings["game"]["clock"]["turn_seconds"] == 86400


@pytest.mark.parametrize(
    ("changes", "fields"),
    [
        ({"name": "", "capacity": "1001", "bye_points": "61"}, {"name", "capacity", "bye_points"}),
        ({"stage1_rounds": ""}, {"stage1_rounds"}),
        ({"size_min": "5", "size_preferred": "4"}, {"size_min"}),
        ({"stage2_format": "swiss", "stage2_rounds": "3"}, {"stage2_take"}),
        ({"closes_at": "2000-01-01T10:00"}, {"closes_at"}),
        ({"first": ""}, {"first"}),
        ({"timing_kind": "fixed", "windows": "tomorrow"}, {"windows"}),
        ({"timing_kind": "arena"}, {"timing_kind", "arena_closes_at"}),
        ({"system": "table", "values": "ten points"}, {"values"}),
        ({"system": "table", "values": "3: 1, 2, 3"}, {"values"}),
        ({"tie1": "wins", "tie2": "wins"}, {"tie1"}),
        ({"kind": "bank"}, {"bank_seconds", "increment_seconds"}),
        ({"stage1_format": "knockout", "timing_kind": "fixed", "windows": ""}, {"timing_kind"}),
    ],
)
def test_competition__with_bad_settings__says_so_at_each_field(olga, league, changes, fields):
    answer = make(olga, league, **changes)
    assert answer.status_code == 400
    found = set(errors_of(answer))
    assert found
    assert found <= fields
    assert not Competition.objects.exists()


def test_competition__copied__has_the_settings_of_the_older_one(olga, league):
    make(olga, league, start="?from=knockout", stage1_advance="3", capacity="64")
    old = Competition.objects.get()
    make(olga, league, start=f"?from={old.uuid}", name="Winter cup")
    new = Competition.objects.get(name="Winter cup")
    assert {**new.settings, "timing": 0} == {**old.settings, "timing": 0}
    assert new.settings["registration"]["capacity"] == 64


def test_competition__made_by_a_referee__is_refused(olga, league):
    rita = appoint(league, "rita", "referee")
    assert browser_of(rita).get(f"/leagues/{league.uuid}/organize/competitions/new").status_code == 403


# --- drafts and what is published -----------------------------------------------------------------------------


def test_draft__changed_and_published_after_its_days_are_shown(olga):
    draft = make_draft(olga, timing={"length_days": 1})
    base = base_of(draft)
    form = form_of(browser_of(olga), f"{base}/edit")
    assert told(browser_of(olga).post(f"{base}/edit", {**form, "capacity": "40"}, follow=True)) == ["Saved."]
    assert reload(draft).capacity == 40
    assert browser_of(olga).post(f"{base}/edit", {**form, "capacity": "50"}).status_code == 412
    preview = text_of(send(olga, f"{base}/publish"))
    assert "Days that a game takes at this clock, about: 18.0" in preview
    assert "Some round is shorter than that." in preview
    assert reload(draft).status == "draft"
    confirm(olga, f"{base}/publish")
    assert reload(draft).status == "published"
    assert browser_of(olga).get(f"{base}/edit").status_code == 409


def test_draft__published_too_late__says_why(olga):
    draft = make_draft(olga)
    draft.settings["timing"]["first"] = (database_now() + DAY / 24).isoformat()
    draft.save()
    answer = send(olga, f"{base_of(draft)}/publish")
    assert errors_of(answer) == {"": "The first round would have been drawn already."}


def test_lo6__published__changes_what_may_still_change_with_a_preview(olga):
    row = make_published(olga)
    address = f"{base_of(row)}/change"
    form = form_of(browser_of(olga), address)
    same = browser_of(olga).post(address, {**form, "reason": "More room."})
    assert errors_of(same) == {"": "Nothing is different."}
    preview = browser_of(olga).post(address, {**form, "reason": "More room.", "capacity": "200"})
    assert "Places 100 200" in text_of(preview)
    assert reload(row).capacity == 100
    less = browser_of(olga).post(address, {**form, "reason": "Less room.", "capacity": "50"})
    assert list(errors_of(less)) == ["capacity"]
    browser_of(olga).post(address, {**form, "reason": "More room.", "capacity": "200", "step": "confirm"})
    ruling = row.rulings.order_by("number").last()
    assert (reload(row).capacity, ruling.action, list(ruling.after)) == (200, "change_settings", ["registration"])


@pytest.mark.parametrize(
    ("power", "status", "visibility"), [("cancel", "cancelled", "public"), ("hide", "published", "private")]
)
def test_published__called_off_or_hidden__after_confirming(olga, power, status, visibility):
    row = make_published(olga)
    assert send(olga, f"{base_of(row)}/{power}").status_code == 200
    assert reload(row).status == "published"
    confirm(olga, f"{base_of(row)}/{power}")
    assert (reload(row).status, reload(row).visibility) == (status, visibility)
