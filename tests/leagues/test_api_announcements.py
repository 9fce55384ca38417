"""Announcements below `/api/v1`: told, listed, hidden (LEAGUES.md LO2 to LO4, API)."""

import pytest

from accounts.services.tokens import make_personal
from leagues.models import Announcement, Competition, League, Ruling, Staff
from leagues.services import homes
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import make_player
from tests.leagues.competing import fill, make_draft, make_published, reload

pytestmark = pytest.mark.django_db
WHY = {"reason": "Many have asked."}
HELLO = {**WHY, "text": "There is a forum."}
KEY = {"Idempotency_Key": "hello-to-everybody-1"}


@pytest.fixture
def olga(db):
    return Api(make_player("olga"))


@pytest.fixture
def competition(olga):
    return make_published()


def path(competition, rest=""):
    return f"/leagues/{competition.league.uuid}/announcements{rest}"


def texts(api, competition, query=""):
    return [each["text"] for each in api.get(path(competition, query)).json()["results"]]


def test_lo3__announced__is_a_ruling_once_and_everybody_reads_it(olga, competition):
    about = {**WHY, "text": "We begin\r\non Monday.", "competition": str(competition.uuid)}
    first, again = (olga.post(path(competition), about, **KEY) for _ in range(2))
    assert (first.status_code, again.json()) == (200, first.json())
    olga.post(path(competition), HELLO)
    rows = Api().get(path(competition)).json()["results"]
    assert [(each["text"], each["competition"], each["actor"]) for each in rows] == [
        ("There is a forum.", None, "olga"),
        ("We begin\non Monday.", str(competition.uuid), "olga"),
    ]
    ruling = first.json()
    assert (ruling["action"], ruling["number"], ruling["reason"]) == ("announce", 2, "Many have asked.")
    assert ruling["detail"] == {"announcement": rows[1]["id"]}
    kinds = [each["kind"] for each in Api().get(f"/competitions/{competition.uuid}/events").json()["results"]]
    assert kinds.count("announcement") == 1


def test_lo2__announcement_tried__answers_the_ruling_and_tells_nobody(olga, competition):
    for body in (HELLO, {**HELLO, "competition": str(competition.uuid)}):
        tried = olga.post(path(competition), {**body, "dry_run": True}, **KEY)
        assert (tried.status_code, tried.json()["action"]) == (200, "announce")
    assert (Announcement.objects.count(), Ruling.objects.count()) == (0, 1)
    assert olga.post(path(competition), HELLO, **KEY).status_code == 200


def test_h__announcement__has_1_to_2000_characters_that_can_be_shown(olga, competition):
    bad = {"text": "x" * 2001, "reason": "no", "competition": "the cup", "colour": "blue"}
    assert sorted(fields_of(olga.post(path(competition), bad))) == [
        ("colour", "unknown_field"),
        ("competition", "invalid"),
        ("reason", "min_length"),
        ("text", "max_length"),
    ]
    for text, code in ((" \n", "blank"), ("\u200b\u202e", "invisible"), (None, "null")):
        (found,) = fields_of(olga.post(path(competition), {**WHY, "text": text}))
        assert found[0] == "text", (text, code)
    assert olga.post(path(competition), {**WHY, "text": "x" * 2000}).status_code == 200


def test_lo3__announcement_hidden__is_on_record_and_read_by_nobody(olga, competition):
    olga.post(path(competition), HELLO)
    olga.post(path(competition), {**HELLO, "text": "Rude words.", "competition": str(competition.uuid)})
    rude = path(competition, f"/{Announcement.objects.get(competition=competition).uuid}/hide")
    tried = olga.post(rude, {**WHY, "dry_run": True})
    assert (tried.json()["action"], texts(Api(), competition)) == ("hide", ["Rude words.", "There is a forum."])
    hidden = olga.post(rude, {**WHY, "private_note": "See the chat."}).json()
    assert (hidden["action"], hidden["private_note"]) == ("hide", "See the chat.")
    assert (texts(olga, competition), texts(Api(), competition)) == (["There is a forum."], ["There is a forum."])
    assert refused(olga.post(rude, WHY)) == (409, "settled")
    actions = [each["action"] for each in Api().get(f"/competitions/{competition.uuid}/rulings").json()["results"]]
    assert actions == ["hide", "announce", "publish"]


def test_lo3__announcement_of_a_competition_that_is_over__can_be_hidden(olga, competition):
    olga.post(path(competition), {**HELLO, "competition": str(competition.uuid)})
    Competition.objects.update(status="finished")
    assert refused(olga.post(path(competition), {**HELLO, "competition": str(competition.uuid)})) == (
        409,
        "competition_state",
    )
    assert olga.post(path(competition, f"/{Announcement.objects.get().uuid}/hide"), WHY).status_code == 200


def test_lo1__announced_or_hidden_by_others__is_refused(olga, competition):
    olga.post(path(competition), HELLO)
    hide = path(competition, f"/{Announcement.objects.get().uuid}/hide")
    rita = make_player("rita")
    at = competition.created_at
    Staff.objects.create(league=competition.league, player=rita, role="referee", appointed_at=at, accepted_at=at)
    for player in (rita, make_player("sven")):
        answers = [Api(player).post(path(competition), HELLO), Api(player).post(hide, WHY)]
        assert {refused(answer) for answer in answers} == {(403, "not_staff")}
    other = homes.create_league(make_player("olga"), {"name": "Other league"})
    scopes = {"scopes": ["leagues:manage"], "expires_in_days": None}
    limited = Api(token=make_personal(make_player("olga"), name="cup", league=other.uuid, **scopes)[1])
    answers = [limited.post(path(competition), HELLO), limited.post(hide, WHY)]
    assert {refused(answer) for answer in answers} == {(403, "insufficient_scope")}


def test_lb4__announced_by_two__the_second_knows_an_older_version(olga, competition):
    known = olga.get(f"/leagues/{competition.league.uuid}")["ETag"]
    assert olga.post(path(competition), HELLO, If_Match=known).status_code == 200
    assert refused(olga.post(path(competition), HELLO, If_Match=known)) == (412, "precondition_failed")


def test_announcements__about_a_competition_that_is_hidden__are_for_who_may_know_of_it(olga, competition):
    (entry,) = fill(competition, 1)
    olga.post(path(competition), HELLO)
    olga.post(path(competition), {**HELLO, "text": "For us.", "competition": str(competition.uuid)})
    about = f"?competition={competition.uuid}"
    stranger, inside = Api(make_player("sven")), Api(entry.player)
    Competition.objects.update(visibility="unlisted")
    assert (texts(stranger, competition), texts(stranger, competition, about)) == (["There is a forum."], ["For us."])
    Competition.objects.update(visibility="private")
    assert texts(stranger, competition) == ["There is a forum."]
    assert refused(stranger.get(path(competition, about))) == (404, "not_found")
    assert texts(inside, competition) == ["For us.", "There is a forum."]
    League.objects.update(visibility="private")
    assert refused(stranger.get(path(competition))) == (404, "not_found")
    assert texts(inside, competition, about) == ["For us."]


def test_announcements__of_another_leagues_competition__are_not_found(olga, competition):
    other = make_published(make_player("erin"))
    answers = [olga.get(path(competition, f"?competition={other.uuid}"))]
    answers += [olga.post(path(competition), {**HELLO, "competition": str(other.uuid)})]
    draft = make_draft(make_player("erin"))
    sven = Api(make_player("sven"))
    answers += [sven.post(path(draft), {**HELLO, "competition": str(draft.uuid)})]
    assert {refused(answer) for answer in answers} == {(404, "not_found")}


def test_announcement__about_a_draft__is_refused(olga):
    draft = make_draft(make_player("olga"))
    answer = olga.post(path(draft), {**HELLO, "competition": str(draft.uuid)})
    assert refused(answer) == (409, "competition_state")


@pytest.mark.parametrize("count", [1, 3])
def test_announcements__listed__take_as_many_queries_whatever_there_are(
    django_assert_num_queries, olga, competition, count
):
    for number in range(count):
        olga.post(path(competition), {**HELLO, "text": f"Message {number}."})
    with django_assert_num_queries(4):  # the request, the league, the page, the names
        assert len(texts(Api(), competition)) == count


def test_announcements__paged__go_on_where_the_page_ended(olga, competition):
    for number in range(3):
        olga.post(path(competition), {**HELLO, "text": f"Message {number}."})
    first = olga.get(path(competition, "?limit=2")).json()
    rest = olga.get(first["next"].partition("/api/v1")[2]).json()
    assert [each["text"] for page in (first, rest) for each in page["results"]] == [
        "Message 2.",
        "Message 1.",
        "Message 0.",
    ]


def test_may__says_what_role_state_and_play_allow(olga, competition):
    def may(api):
        return api.get(f"/competitions/{reload(competition).uuid}").json()["you"]["may"]

    assert {"announce", "hide", "pause", "resume", "replace", "move", "redraw"} <= set(may(olga))
    rita, at = make_player("rita"), competition.created_at
    Staff.objects.create(league=competition.league, player=rita, role="referee", appointed_at=at, accepted_at=at)
    tables = ["warn", "extend", "pause", "resume", "replace", "adjudicate", "void", "undo"]
    assert may(Api(rita)) == tables
    competition.entries.create(player=make_player("olga"), status="waiting", entered_at=at)
    assert {"move", "redraw"}.isdisjoint(may(olga))
    assert may(Api(make_player("sven"))) == may(Api()) == []
    assert olga.get(f"/leagues/{competition.league.uuid}").json()["you"]["may"] == [
        "change_settings",
        "announce",
        "hide",
        "appoint",
        "dismiss",
    ]
