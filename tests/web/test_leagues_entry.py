"""The own place in a competition: entering, waiting, confirming, sitting out, leaving (LEAGUES.md LE)."""

import pytest

from games.services.locks import database_now
from leagues.models import Competition, Entry
from tests.games.factories import make_player
from tests.leagues import divisions
from tests.leagues.competing import DAY, fill, make_published, play, reload
from tests.web.browsing import browser_of, text_of, told

pytestmark = pytest.mark.django_db


@pytest.fixture
def olga():
    """The owner."""
    return make_player("olga")


@pytest.fixture
def dana():
    """Somebody who comes along."""
    return make_player("dana")


@pytest.fixture
def cup(olga):
    """A competition that takes entries."""
    return make_published(olga)


def page(competition, viewer=None, part=""):
    return text_of(browser_of(viewer).get(f"/leagues/{competition.uuid}{part}"))


def act(competition, viewer, part, **data):
    """Send a form of the entry, and follow where it leads."""
    return browser_of(viewer).post(f"/leagues/{competition.uuid}/entry/{part}", data, follow=True)


def entry_of(competition, player):
    return Entry.objects.get(competition=competition, player=player)


def test_enter__takes_part__and_twice_is_once(cup, dana):
    assert told(act(cup, dana, "enter")) == ["You take part."]
    assert told(act(cup, dana, "enter")) == ["You have an entry."]
    assert entry_of(cup, dana).status == "active"
    assert "takes part" in page(cup, dana)


def test_enter__without_a_place__waits_and_says_the_place_in_line(olga, dana):
    small = make_published(olga, registration={"capacity": 3})
    fill(small, 3)
    act(small, make_player("erin"), "enter")
    assert "All places are taken" in page(small, dana)
    assert told(act(small, dana, "enter")) == ["You are on the waiting list."]
    assert "Your place on the waiting list: 2" in page(small, dana)


def test_enter__nobody__is_asked_to_sign_in_and_comes_back(cup):
    assert f"next=/leagues/{cup.uuid}/entry" in browser_of().get(f"/leagues/{cup.uuid}").content.decode()
    answer = browser_of().post(f"/leagues/{cup.uuid}/entry/enter")
    assert answer["Location"].endswith(f"next=/leagues/{cup.uuid}/entry")


def test_le2__gates_that_are_closed__are_named_with_what_one_has(olga, dana):
    hard = make_published(olga, registration={"gates": {"games_finished": 5, "reliability": 50}})
    for part in ("", "/entry"):
        text = page(hard, dana, part)
        assert "You cannot enter: this competition is for other players." in text
        assert "Finished games, at least: 5 You have: 0" in text
        assert "Reliability from 50" in text
    assert told(act(hard, dana, "enter")) == ["This competition is for other players."]


def test_le2__invited_only__is_entered_with_the_code_also_of_a_private_one(olga, dana):
    closed = make_published(olga, visibility="private", registration={"gates": {"invited": True}})
    assert browser_of(dana).get(f"/leagues/{closed.uuid}/entry").status_code == 404
    assert browser_of(dana).get(f"/leagues/{closed.uuid}/entry?code=wrong").status_code == 404
    assert f'value="{closed.invite_code}"' in (
        browser_of(dana).get(f"/leagues/{closed.uuid}/entry?code={closed.invite_code}").content.decode()
    )
    assert told(act(closed, dana, "enter", code=closed.invite_code)) == ["You take part."]


def test_enter__who_is_invited__accepts_or_declines(cup, dana):
    entry = Entry.objects.create(competition=cup, player=dana, status="invited", entered_at=cup.created_at)
    assert "You are invited." in page(cup, dana)
    assert "Decline the invitation" in page(cup, dana, "/entry")
    act(cup, dana, "withdraw")
    entry.refresh_from_db()
    assert entry.status == "withdrawn"


def test_enter__after_the_registration__says_that_it_is_closed(olga, dana):
    made = make_published(olga)
    fill(made, 9)
    play(made, 1)
    assert "This competition does not take entries now." in page(made, dana)
    assert told(act(made, dana, "enter")) == ["This competition does not take entries now."]


def test_le5__withdraw__leaves_from_the_next_draw_on(cup, dana):
    act(cup, dana, "enter")
    assert told(act(cup, dana, "withdraw")) == ["You have left. Tables that run are played on."]
    assert entry_of(cup, dana).status == "withdrawn"
    assert "Organizers can let you come back, once" in page(cup, dana, "/entry")


def test_le3__confirm__is_asked_for_and_noted(olga, dana):
    made = make_published(olga, registration={"confirm_hours": 48})
    act(made, dana, "enter")
    assert "Confirm that you play" not in page(made, dana)
    made.entries.update(entered_at=database_now() - DAY)
    assert "Confirm that you play" in page(made, dana)
    assert told(act(made, dana, "confirm")) == ["You have confirmed."]
    assert entry_of(made, dana).confirmed_at is not None
    assert "Confirm that you play" not in page(made, dana)


def test_lm3__moved__is_asked_on_the_page_of_the_division(olga):
    first = divisions.following(olga).divisions.get(tier=1)
    moved, stayed = (first.entries.get(player__username=name).player for name in ("a2", "b1"))
    assert "Please confirm that you play in Division 1." in page(first, moved)
    assert "Please confirm" not in page(first, stayed)
    act(first, moved, "confirm")
    assert "Please confirm" not in page(first, moved)


def test_le6__sit_outs__are_chosen_among_rounds_to_come(cup, dana):
    act(cup, dana, "enter")
    assert "Rounds that you sit out" in page(cup, dana, "/entry")
    assert told(act(cup, dana, "sit-outs", round=["2"])) == ["Your sit-outs are noted."]
    assert entry_of(cup, dana).sit_outs == [2]
    act(cup, dana, "sit-outs", round=["2", "3"])
    assert entry_of(cup, dana).sit_outs == [2]


def test_le6__sit_outs__of_rounds_that_are_drawn_stay(cup, dana):
    fill(cup, 8)
    act(cup, dana, "enter")
    act(cup, dana, "sit-outs", round=["1"])
    play(cup, 1)
    html = browser_of(dana).get(f"/leagues/{cup.uuid}/entry").content.decode()
    assert 'id="round-1" disabled value="1" checked' in html
    assert 'type="hidden" name="round" value="1"' in html


def test_ld2__seed__is_set_and_refused_when_it_is_none(cup, dana):
    act(cup, dana, "enter", seed="ab" * 16)
    assert bytes(entry_of(cup, dana).draw_seed) == b"\xab" * 16
    assert ("ab" * 16) in browser_of(dana).get(f"/leagues/{cup.uuid}/entry").content.decode()
    assert ("ab" * 16) not in browser_of().get(f"/leagues/{cup.uuid}/players").content.decode()
    assert told(act(cup, dana, "seed", seed="zz")) == ["A seed has 16 to 64 bytes."]
    assert told(act(cup, dana, "seed", seed="")) == ["Your seed is kept."]
    assert bytes(entry_of(cup, dana).draw_seed) == b""


def test_entry__of_who_has_none__changes_nothing(cup, dana):
    for part in ("withdraw", "confirm", "sit-outs", "seed"):
        assert browser_of(dana).post(f"/leagues/{cup.uuid}/entry/{part}").status_code == 404


def test_entry__of_a_draft__is_not_there(cup, dana):
    Competition.objects.filter(pk=cup.pk).update(status="draft", published_at=None)
    assert reload(cup).status == "draft"
    assert browser_of(dana).get(f"/leagues/{cup.uuid}/entry").status_code == 404
    assert browser_of(dana).post(f"/leagues/{cup.uuid}/entry/enter").status_code == 404
