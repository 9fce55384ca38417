"""LEAGUES.md LE1, LD3, LO3: whom organizers invite, admit and keep apart."""

import pytest

from duckcover.errors import AppError, ErrorCode
from games.services.locks import database_now
from leagues.models import Apart, Competition, Entry, Ruling
from leagues.services import admissions, entries, rulings
from leagues.services.admissions import Guest
from leagues.services.rulings import Wanted
from tests.games.factories import make_player, make_players
from tests.leagues.competing import bring, fill, make_published, step

pytestmark = pytest.mark.django_db
WHY = Wanted("She asked in time.")
TRIED = Wanted("She asked in time.", dry_run=True)


def refusal(call):
    with pytest.raises(AppError) as refused:
        call()
    return refused.value


@pytest.fixture
def competition(db):
    return make_published(registration={"capacity": 2}, table_size={"min": 2, "preferred": 2, "max": 2})


@pytest.fixture
def olga(competition):
    return make_player("olga")


def test_lo3__invited_after_registration__accepts_by_entering(competition, olga):
    dana = make_player("dana")
    Competition.objects.filter(pk=competition.pk).update(registration_closes_at=database_now())
    ruled = admissions.invite(olga, competition.uuid, [Guest("DANA", 7)], WHY)
    assert (ruled.ruling.action, ruled.ruling.after) == ("admit", {"invited": 1})
    assert list(competition.entries.values_list("player", "status", "seed")) == [(dana.pk, "invited", 7)]
    assert entries.enter(dana, competition.uuid).status == "active"
    assert Entry.objects.filter(competition=competition).count() == 1


def test_invited__somebody_wrong__names_all_and_invites_nobody(competition, olga):
    make_players(2)
    entries.enter(make_player("dana"), competition.uuid)
    guests = [Guest("nobody", 1), Guest("erin", 1), Guest("Erin"), Guest("dana")]
    refused = refusal(lambda: admissions.invite(olga, competition.uuid, guests, WHY))
    assert [(error.field, error.code) for error in refused.errors] == [
        ("entries.0.player", "not_found"),
        ("entries.1.seed", "repeated"),
        ("entries.2.player", "repeated"),
        ("entries.3.player", "already_entered"),
    ]
    assert competition.entries.count() == 1


def test_lo5__organizer__does_not_invite_itself(competition, olga):
    refused = refusal(lambda: admissions.invite(olga, competition.uuid, [Guest("olga")], WHY))
    assert refused.code == ErrorCode.OWN_TABLE


def test_invited_for_trial__nobody_is_there(competition, olga):
    make_player("dana")
    assert admissions.invite(olga, competition.uuid, [Guest("dana")], TRIED).ruling.number == 2
    assert (competition.entries.count(), Ruling.objects.filter(action="admit").count()) == (0, 0)


def test_le1__admitted__who_waits_plays_beyond_the_capacity(competition, olga):
    found = [entries.enter(player, competition.uuid) for player in make_players(3)]
    admissions.admit(olga, competition.uuid, found[2].uuid, WHY)
    found[2].refresh_from_db()
    assert found[2].status == "active"
    refused = refusal(lambda: admissions.admit(olga, competition.uuid, found[2].uuid, WHY))
    assert refused.code == ErrorCode.ALREADY_ENTERED


def test_lo4__admission_undone__waits_again_until_a_round_is_drawn(competition, olga):
    found = [entries.enter(player, competition.uuid) for player in make_players(4)]
    ruled = admissions.admit(olga, competition.uuid, found[2].uuid, WHY)
    rulings.undo(olga, competition.uuid, ruled.ruling.number, WHY)
    found[2].refresh_from_db()
    assert found[2].status == "waiting"
    ruled = admissions.admit(olga, competition.uuid, found[3].uuid, WHY)
    bring(competition.rounds.get(), "draws_at")
    step(competition.rounds.get())
    refused = refusal(lambda: rulings.undo(olga, competition.uuid, ruled.ruling.number, WHY))
    assert refused.code == ErrorCode.SETTLED


def test_not_staff__invites_nobody(competition):
    dana = make_player("dana")
    refused = refusal(lambda: admissions.invite(dana, competition.uuid, [Guest("olga")], WHY))
    assert refused.code == ErrorCode.NOT_STAFF


def test_ld3__kept_apart__once_and_back(competition, olga):
    one, other = fill(competition, 2)
    ruled = admissions.keep_apart(olga, competition.uuid, other.uuid, one.uuid, WHY)
    assert list(Apart.objects.values_list("one", "other")) == [(one.pk, other.pk)]
    assert ruled.ruling.after == {"entries": [str(one.uuid), str(other.uuid)], "apart": True}
    again = admissions.keep_apart(olga, competition.uuid, one.uuid, other.uuid, WHY)
    assert again.ruling == ruled.ruling
    admissions.allow_together(olga, competition.uuid, one.uuid, other.uuid, WHY)
    assert not Apart.objects.exists()
    assert list(competition.rulings.values_list("action", flat=True)) == ["publish", *["change_settings"] * 2]


def test_ld3__never_kept_apart__is_not_found(competition, olga):
    one, other = fill(competition, 2)
    refused = refusal(lambda: admissions.allow_together(olga, competition.uuid, one.uuid, other.uuid, WHY))
    assert refused.code == ErrorCode.NOT_FOUND
