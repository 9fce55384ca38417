"""Who may know of which league and competition (LEAGUES.md LO5, API)."""

import pytest

from duckcover.errors import AppError, ErrorCode
from games.services.locks import database_now
from leagues.models import Competition, League
from leagues.selectors.competitions import (
    competition_summaries,
    find_competition,
    league_documents,
    listed_competitions,
    listed_leagues,
    whole_competition,
    whole_league,
)
from leagues.services import staff
from tests.games.factories import make_player
from tests.leagues.competing import fill, make_draft, make_published

pytestmark = pytest.mark.django_db


def knows(name, competition):
    """Whether somebody may know of a competition by its address, and whether lists show it."""
    viewer = make_player(name) if name else None
    listed = listed_competitions(viewer).filter(pk=competition.pk).exists()
    try:
        return find_competition(viewer, competition.uuid) == competition, listed
    except AppError as error:
        return error.code != ErrorCode.NOT_FOUND, listed


def seen_by(competition):
    return {name or "anonymous": knows(name, competition) for name in ("olga", "rhea", "player1", "dana", None)}


@pytest.fixture
def with_referee():
    def appointed(competition):
        staff.appoint(make_player("olga"), competition.league.uuid, make_player("rhea"), "referee", "She is fair.")
        staff.accept(make_player("rhea"), competition.league.uuid)
        return competition

    return appointed


@pytest.mark.parametrize(
    ("visibility", "strangers"),
    [("public", (True, True)), ("unlisted", (True, False)), ("private", (False, False))],
)
def test_published__is_known_to_staff_and_entries_and_as_it_says_to_others(with_referee, visibility, strangers):
    competition = with_referee(make_published(visibility=visibility))
    fill(competition, 1)
    own = dict.fromkeys(("olga", "rhea", "player1"), (True, True))
    assert seen_by(competition) == {**own, "dana": strangers, "anonymous": strangers}


@pytest.mark.parametrize("status", ["draft", "cancelled"])
def test_never_published__is_known_to_staff_alone(with_referee, status):
    competition = with_referee(make_draft())
    Competition.objects.filter(pk=competition.pk).update(status=status)
    fill(competition, 1)
    others = dict.fromkeys(("player1", "dana", "anonymous"), (False, False))
    assert seen_by(competition) == {"olga": (True, True), "rhea": (True, True), **others}


def test_staff__who_have_not_accepted__see_the_league_and_no_draft():
    draft = make_draft()
    League.objects.update(visibility="private")
    dana = make_player("dana")
    staff.appoint(make_player("olga"), draft.league.uuid, dana, "organizer", "She is fair.")
    assert knows("dana", draft) == (False, False)
    (seen,) = league_documents(dana, listed_leagues(dana, mine=True))
    assert seen["you"] == {"role": None, "invited_as": "organizer", "may": []}
    assert [each["player"] for each in whole_league(dana, draft.league)["staff"]] == ["olga"]


def test_open__takes_entries_now():
    competition = make_published()
    assert [listed_competitions(None, is_open=True).count(), listed_leagues(None, is_open=True).count()] == [1, 1]
    Competition.objects.filter(pk=competition.pk).update(registration_closes_at=database_now())
    assert [listed_competitions(None, is_open=True).count(), listed_leagues(None, is_open=True).count()] == [0, 0]


def test_competition__says_staff_alone_the_code_and_what_they_may():
    competition = make_published()
    own, other = (whole_competition(make_player(name), competition) for name in ("olga", "dana"))
    assert (own["invite_code"], other["invite_code"]) == (competition.invite_code, None)
    assert ("deduct" in own["you"]["may"], other["you"]) == (True, {"entry": None, "role": None, "may": []})
    assert len(own["commitments"]) == 5 * 4


@pytest.mark.parametrize("count", [1, 3])
def test_summaries__take_as_many_queries_whatever_there_are(django_assert_num_queries, count):
    for number in range(count):
        competition = make_published(make_player(f"olga{number}"))
    fill(competition, 3)
    dana = make_player("dana")
    with django_assert_num_queries(4):
        found = competition_summaries(dana, list(listed_competitions(dana).order_by("-pk")))
    assert [each["entries"]["active"] for each in found] == [3, *[0] * (count - 1)]
    with django_assert_num_queries(3):
        whole_league(dana, competition.league)
