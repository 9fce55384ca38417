"""What rulings change, in the words of the forms: no name of the API is on a page."""

import datetime as dt

import pytest
from django.utils.translation import override

from leagues.services.changes import change_settings
from leagues.services.rulings import Wanted
from tests.leagues.competing import DAY, make_published
from tests.web.browsing import browser_of, text_of
from tests.web.organizing import base_of
from web.ruling_changes import Change, changes_of

NOTHING = {"before": {}, "after": {}, "detail": {}}


def of(before, after, **detail):
    return changes_of({"before": before, "after": after, "detail": detail})


def test_settings__are_said_by_the_labels_of_their_fields_and_the_words_of_their_choices():
    before = {"timing": {"kind": "every", "days": 7, "zone": "UTC"}, "registration": {"capacity": 8, "gates": {}}}
    after = {"timing": {"kind": "every", "days": 14, "zone": "UTC"}, "registration": {"capacity": 12, "gates": {}}}
    assert of(before, after) == [
        Change("Days from one round to the next", "7", "14"),
        Change("Places", "8", "12"),
    ]
    said = of({"adjudication": "play_out"}, {"adjudication": "split"})
    assert said == [
        Change("Tables not finished in time", "The stand-in bot plays to the end", "Split: nobody is ranked")
    ]


def test_rows__are_said_in_words_and_ids_are_left_out():
    assert of({"status": "active", "seat": 1}, {"status": "withdrawn", "seat": 2}) == [
        Change("State", "takes part", "has left")
    ]
    assert of({}, {}, ranks=[1, 2, 2]) == [Change("Ranks of the seats", "–", "1, 2, 2")]
    assert changes_of(NOTHING) == []


def test_times__are_those_of_the_reader():
    window = {"opens_at": "2027-03-01T18:00:00+00:00", "closes_at": "2027-03-08T18:00:00+00:00"}
    (change,) = of({"timing": {"rounds": [window]}}, {"timing": {"rounds": []}})
    assert (change.what, change.after) == ("Times of the rounds", "–")
    assert change.before == "1 Mar 2027, 18:00 – 8 Mar 2027, 18:00"


def test_words__are_of_the_language_of_the_reader():
    with override("it"):
        (change,) = of({"adjudication": "play_out"}, {"adjudication": "split"})
    assert change.what != "Tables not finished in time"


@pytest.mark.django_db
def test_pages__of_guests_and_staff__say_no_name_of_the_api(olga):
    made = make_published(olga)
    later = made.registration_closes_at + DAY / 4
    change_settings(
        olga, made.uuid, {"registration": {"closes_at": later.astimezone(dt.UTC).isoformat()}}, Wanted("More time.")
    )
    for browser, address in (
        (browser_of(), f"/leagues/{made.uuid}/log"),
        (browser_of(olga), f"{base_of(made)}/rulings/2"),
    ):
        page = text_of(browser.get(address))
        assert ("Registration closes" in page, "closes_at" in page, "registration." in page) == (True, False, False)
