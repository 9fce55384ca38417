"""LEAGUES.md LO2, LO5, LB4 in the pages of staff: a reason, a preview, once, on record, knowing what is changed."""

import re
import uuid

import pytest

from leagues.models import Entry
from tests.games.factories import make_player
from tests.leagues.competing import (
    fill,
    make_draft,
    make_published,
    play,
    reload,
    standings_of,
)
from tests.web.browsing import browser_of, text_of, told
from tests.web.organizing import FOURS, appoint, base_of, confirm, errors_of, send

pytestmark = pytest.mark.django_db
HIDDEN = re.compile(r'<input type="hidden" name="(?!csrf)(\w+)" value="([^"]*)"')


@pytest.fixture
def competition(olga):
    """Eight entries; the first of two rounds has been played."""
    made = make_published(stages=[{"format": "swiss", "rounds": 2}], table_size=FOURS)
    fill(made, 8)
    play(made)
    standings_of(made)
    return reload(made)


def points_of(competition):
    return list(competition.standings.order_by("place").values_list("entry", "ticks"))


# --- what all have in common ----------------------------------------------------------------------------------


def test_lo2__previewed__shows_ruling_and_standings_and_changes_nothing(competition, olga):
    before = points_of(competition)
    answer = send(olga, f"{base_of(competition)}/rounds/1/tables/1/void")
    text = text_of(answer)
    assert (answer.status_code, "Nothing has changed yet." in text, "table 1 of round 1" in text) == (200, True, True)
    assert re.search(r"player\d+ 1 3 120 60", text)
    assert (competition.rulings.count(), points_of(competition)) == (1, before)


def test_lo2__confirmed_from_the_preview__is_on_record_once_a_form(competition, olga):
    address = f"{base_of(competition)}/rounds/1/tables/1/void"
    preview = send(olga, address, private_note="To us.", version=competition.version)
    fields = dict(HIDDEN.findall(preview.content.decode()))
    assert fields["reason"] == "He was rude."
    answers = [browser_of(olga).post(address, {**fields, "step": "confirm"}, follow=True) for _ in range(2)]
    assert competition.rulings.filter(action="void").count() == 1
    for answer in answers:
        text = text_of(answer)
        assert answer.redirect_chain[-1][0] == f"{base_of(competition)}/rulings/2"
        assert ("He was rude." in text, "olga (owner)" in text, "To us." in text) == (True, True, True)
    assert told(answers[0]) == ["Done. It is on record as ruling 2."]


def test_lo2__key_of_another_decision__is_refused(competition, olga):
    key, base = uuid.uuid4(), f"{base_of(competition)}/rounds/1/tables"
    assert send(olga, f"{base}/1/void", "confirm", key=key).status_code == 302
    assert send(olga, f"{base}/2/void", "confirm", key=key).status_code == 422
    assert competition.rulings.filter(action="void").count() == 1


def test_lo2__changed_again__keeps_what_was_written(competition, olga):
    address = f"{base_of(competition)}/entries/{competition.entries.first().uuid}/award"
    answer = send(olga, address, "change", points="30")
    assert (answer.status_code, 'name="points" value="30"' in answer.content.decode()) == (200, True)
    assert errors_of(answer) == {}


@pytest.mark.parametrize(("reason", "points"), [("", "0"), ("x", "601"), ("x" * 501, "many")])
def test_lo2__bad_form__says_so_at_each_field(competition, olga, reason, points):
    address = f"{base_of(competition)}/entries/{competition.entries.first().uuid}/award"
    answer = send(olga, address, "confirm", reason=reason, points=points)
    assert (answer.status_code, set(errors_of(answer))) == (400, {"points", "reason"})
    assert competition.rulings.count() == 1


def test_lb4__changed_meanwhile__is_said_and_the_form_goes_on_from_there(competition, olga):
    address, known = f"{base_of(competition)}/rounds/1/tables/1/void", competition.version
    confirm(olga, f"{base_of(competition)}/rounds/1/tables/2/void")
    for action in (None, "confirm"):
        answer = send(olga, address, action, version=known)
        assert answer.status_code == 412
        assert errors_of(answer) == {"": "Somebody else has changed this meanwhile. Look at it again, then decide."}
        now = reload(competition).version
        assert f'name="version" value="{now}"' in answer.content.decode()
    assert send(olga, address, "confirm", version=now).status_code == 302


def test_lo5__own_table__is_refused_in_the_form_and_a_rivals_is_marked(competition, olga):
    first, second = competition.rounds.get(number=1).tables.order_by("number")
    Entry.objects.filter(pk=first.seats.first().entry_id).update(player=olga)
    answer = send(olga, f"{base_of(competition)}/rounds/1/tables/1/void")
    assert (answer.status_code, errors_of(answer)) == (
        403,
        {"": "You cannot rule on your own entry, nor where you sit."},
    )
    preview = send(olga, f"{base_of(competition)}/rounds/1/tables/{second.number}/void")
    assert "You take part in this competition. The ruling says so." in text_of(preview)


# --- who may --------------------------------------------------------------------------------------------------


def test_lo1__anonymous__is_asked_to_sign_in_and_strangers_are_refused(competition):
    base = base_of(competition)
    for address in (base, f"{base}/entries", f"{base}/rounds/1/tables/1/void"):
        assert browser_of().get(address)["Location"].startswith("/accounts/login/?next=/leagues/")
        assert browser_of(make_player(uuid.uuid4().hex[:12])).get(address).status_code == 403
    answer = browser_of(make_player("erin")).get(base)
    assert "Only the staff of the league may do this." in text_of(answer)


def test_lo1__draft_of_others__is_not_there(olga):
    draft = make_draft(olga)
    assert browser_of(make_player("erin")).get(base_of(draft)).status_code == 404
    assert browser_of(olga).get(base_of(draft)).status_code == 200


def test_lo1__referee__sees_and_rules_tables_alone(competition):
    rita, base = appoint(competition.league, "rita", "referee"), base_of(competition)
    page = browser_of(rita).get(f"{base}/rounds/1/tables/1").content.decode()
    assert (f"{base}/rounds/1/tables/1/void" in page, f"{base}/rounds/1/tables/1/adjudicate" in page) == (True, True)
    entry = f"{base}/entries/{competition.entries.first().uuid}"
    page = browser_of(rita).get(entry).content.decode()
    assert (f"{entry}/warn" in page, f"{entry}/award" in page) == (True, False)
    assert browser_of(rita).get(f"{entry}/award").status_code == 403
    assert confirm(rita, f"{base}/rounds/1/tables/1/void") == 2


def test_power__that_there_is_none__is_not_found(competition, olga):
    base = base_of(competition)
    for path in ("fly", "rounds/1/void", "rounds/9/redraw", "rounds/1/tables/9/void", "rulings/99/undo"):
        assert browser_of(olga).get(f"{base}/{path}").status_code == 404, path
    assert browser_of(olga).get(f"{base}/entries/{uuid.uuid4()}/warn").status_code == 404


# --- decisions about tables and their undoing -----------------------------------------------------------------


def test_lo4__undone__standings_are_as_before_and_both_stay_on_record(competition, olga):
    before, base = points_of(competition), base_of(competition)
    number = confirm(olga, f"{base}/rounds/1/tables/1/void")
    assert points_of(competition) != before
    assert f"{base}/rulings/{number}/undo" in browser_of(olga).get(f"{base}/rulings/{number}").content.decode()
    undo = confirm(olga, f"{base}/rulings/{number}/undo", reason="It was not him.")
    assert points_of(competition) == before
    page = text_of(browser_of(olga).get(f"{base}/rulings"))
    assert (f"Taken back: ruling {number}" in page, "It was not him." in page) == (True, True)
    page = browser_of(olga).get(f"{base}/rulings/{number}")
    assert (f"Taken back by ruling {undo}" in text_of(page), "/undo" in page.content.decode()) == (True, False)
    again = send(olga, f"{base}/rulings/{number}/undo")
    assert (again.status_code, errors_of(again)) == (409, {"": "This ruling cannot be taken back any more."})


def test_adjudicated__by_ranks__counts(competition, olga):
    address = f"{base_of(competition)}/rounds/1/tables/1/adjudicate"
    ranks = {f"rank{seat}": 4 - seat for seat in range(4)}
    missing = send(olga, address, how="ranks", **{**ranks, "rank2": ""})
    assert (missing.status_code, list(errors_of(missing))) == (400, ["rank2"])
    refused = send(olga, address, how="ranks", rank0=1, rank1=1, rank2=2, rank3=4)
    assert (refused.status_code, list(errors_of(refused))) == (400, ["how"])
    number = confirm(olga, address, how="ranks", **ranks)
    assert competition.rulings.get(number=number).detail == {"ranks": [4, 3, 2, 1]}


def test_adjudicated__by_a_rule__ends_the_table(playing, olga):
    confirm(olga, f"{base_of(playing)}/rounds/1/tables/1/adjudicate", how="split")
    assert playing.rounds.get(number=1).tables.get(number=1).status == "split"


def test_decision__costs_as_many_queries_at_8_and_16_entries(olga, django_assert_num_queries):
    for count in (8, 16):
        made = make_published(olga, table_size=FOURS)
        fill(made, count, f"of{count}")
        play(made)
        standings_of(made)
        browser, base = browser_of(olga), base_of(made)
        browser.get(base)
        for path, queries in PAGES.items():
            with django_assert_num_queries(queries):
                assert browser.get(f"{base}{path}").status_code == 200


PAGES = {
    "": 20,
    "/rounds": 9,
    "/rounds/1": 13,
    "/rounds/1/explain": 20,
    "/rounds/1/tables/1": 12,
    "/rounds/1/tables/1/void": 11,
    "/rulings": 11,
    "/entries": 10,
}
"""The queries of each page."""
