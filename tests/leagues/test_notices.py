"""What players are told of their competitions, once each, and nothing before they may know of it (LR3, LR4, LE, LX)."""

import datetime as dt

import pytest

from games.models import Game, Seat, Turn
from games.services import resignations, resolution
from games.services.locks import database_now
from leagues.models import Competition, Round, Table
from leagues.services import (
    admissions,
    competitions,
    entries,
    requests,
    rounds,
    rulings,
    staff,
    steps,
    substitutes,
    sweep,
    tables,
)
from leagues.services.rulings import Wanted
from leagues.telling import reader
from notifications.documents import notice_document
from notifications.models import Delivery, Notice
from notifications.services import mail
from tests.games.clients import Api
from tests.games.factories import expire, make_player, make_players, submit
from tests.leagues import divisions
from tests.leagues.competing import DAY, bring, end_table, fill, finish, make_published, play, step

pytestmark = pytest.mark.django_db
FOUR = {"min": 4, "preferred": 4, "max": 4}
WHY = Wanted("It is fair.")


@pytest.fixture
def competition(db):
    """Nine entries at tables of four: one has a bye."""
    made = make_published(table_size=FOUR)
    fill(made, 9)
    return made


def told(kind):
    """Who was told something of a kind, by name."""
    reader.sweep()
    return sorted(Notice.objects.filter(kind=kind).values_list("player__username", flat=True))


def reasons(kind="entry_changed"):
    reader.sweep()
    rows = Notice.objects.filter(kind=kind).order_by("pk")
    return [(row.player.username, row.details.get("reason")) for row in rows.select_related("player")]


def names(competition):
    return sorted(competition.entries.values_list("player__username", flat=True))


def test_lr3_lr4__round__told_when_it_is_published_open_and_over(competition):
    round_, everybody = competition.rounds.get(), names(competition)
    bye = "player9"
    bring(round_, "draws_at")
    step(round_)
    rulings.redraw(make_player("olga"), competition.uuid, 1, WHY)
    assert told("round_drawn") == []
    bring(round_, "publishes_at")
    step(round_)
    assert told("round_drawn") == everybody
    bring(round_, "opens_at")
    step(round_)
    bye = round_.unseated.get().entry.player.username
    assert told("round_opened") == [name for name in everybody if name != bye]
    for table in round_.tables.all():
        end_table(table, [1, 2, 3, 4])
    step(round_)
    assert (told("round_closed"), reader.sweep()) == (everybody, 0)
    row = Notice.objects.filter(kind="round_drawn").first()
    document = notice_document(row)
    assert (document["competition"], document["competition_name"]) == (str(competition.uuid), "Autumn cup")
    assert (document["text"], document["round"]) == ("Round 1 of Autumn cup is drawn.", 1)


def test_lr4__close__told_48_hours_before_to_who_plays_and_again_where_it_comes_later(competition):
    round_ = competition.rounds.get()
    bring(round_, "opens_at")
    while step(round_):
        pass
    sweep.sweep()
    one = round_.tables.order_by("number")[0]
    resignations.resign(one.seats.get(index=0).entry.player, one.game.uuid)
    Round.objects.update(opened_at=database_now() - 10 * DAY)
    assert told("round_closing") == []
    Table.objects.filter(pk=one.pk).update(closes_at=database_now() + 2 * DAY)
    players = Seat.objects.filter(game=one.game, resigned_at=None).values_list("player__username", flat=True)
    assert told("round_closing") == sorted(players)
    deadline = Notice.objects.filter(kind="round_closing").first().details["deadline"]
    one.refresh_from_db()
    assert dt.datetime.fromisoformat(deadline) == one.closes_at
    later = database_now() + 2 * DAY + dt.timedelta(minutes=5)
    Table.objects.filter(pk=one.pk).update(closes_at=later)
    reader.sweep(now=database_now() + dt.timedelta(minutes=6))
    assert Notice.objects.filter(kind="round_closing").count() == 6


def test_lr4__round_of_less_than_48_hours__opening_says_enough(competition):
    round_ = competition.rounds.get()
    bring(round_, "opens_at")
    while step(round_):
        pass
    sweep.sweep()
    Table.objects.update(closes_at=database_now() + DAY)
    assert told("round_closing") == []


def test_le1__moved_up__is_told_to_the_first_who_waits():
    competition = make_published(registration={"capacity": 2}, table_size={"min": 2, "preferred": 2, "max": 2})
    first, _second, third = (entries.enter(player, competition.uuid) for player in make_players(3))
    assert reasons() == []
    entries.withdraw(first.player, competition.uuid, first.uuid)
    assert reasons() == [(third.player.username, "moved_up")]


def test_le3__not_confirmed__is_asked_and_then_told_that_it_is_out(competition):
    settings = {**competition.settings, "registration": {**competition.settings["registration"], "confirm_hours": 24}}
    Competition.objects.update(settings=settings, steps_done=["open_registration"])
    competition.entries.filter(player__username="player1").update(confirmed_at=database_now() - DAY)
    round_ = competition.rounds.get()
    Round.objects.update(draws_at=database_now() + 2 * DAY - dt.timedelta(hours=1))
    assert steps.take_step(competition.pk) == "ask_to_confirm"
    assert told("confirm_asked") == [f"player{number}" for number in range(1, 10)]
    round_.refresh_from_db()
    deadline = Notice.objects.filter(kind="confirm_asked").first().details["deadline"]
    assert dt.datetime.fromisoformat(deadline) == round_.draws_at - DAY
    competition.entries.update(entered_at=database_now() - 3 * DAY)
    competition.entries.filter(player__username="player1").update(confirmed_at=database_now() - DAY / 4)
    Round.objects.update(draws_at=database_now() + DAY / 2)
    assert steps.take_step(competition.pk) == "check_gates"
    assert set(reasons()) == {(f"player{number}", "not_confirmed") for number in range(2, 10)}


def test_lo3__ruling_on_an_entry__is_told_and_own_leaving_is_not(competition):
    olga, (one, other, *_) = make_player("olga"), competition.entries.order_by("pk")
    rulings.warn(olga, competition.uuid, one.uuid, WHY)
    rulings.award(olga, competition.uuid, one.uuid, 30, Wanted("It is fair.", dry_run=True))
    entries.withdraw(other.player, competition.uuid, other.uuid)
    assert reasons() == [("player1", "ruling")]


def test_lx2__seat_offered__is_told_with_until_when(competition):
    round_ = competition.rounds.get()
    bring(round_, "opens_at")
    while step(round_):
        pass
    sweep.sweep()
    dana = make_player("dana")
    substitutes.volunteer(dana, competition.uuid)
    table = round_.tables.first()
    resignations.resign(table.seats.get(index=0).entry.player, table.game.uuid)
    substitutes.take_step(competition.pk)
    assert told("substitute_asked") == ["dana"]
    (offer,) = Api(dana).get("/me/offers").json()["results"]
    row = Notice.objects.get(kind="substitute_asked")
    assert dt.datetime.fromisoformat(row.details["deadline"]) == dt.datetime.fromisoformat(offer["ends_at"])


def test_lo7__answered__is_told_to_who_has_asked(competition):
    own = competition.entries.first()
    row = requests.ask(own.player, competition.uuid, "appeal", "I was there.")
    requests.answer(make_player("olga"), competition.uuid, row.uuid, "You were not.", "See the log.")
    (notice,) = Notice.objects.filter(kind="request_answered")
    assert (notice.player, "log" in str(notice.details)) == (own.player, False)


def test_lo7__asked__is_told_to_the_staff_but_for_who_asks(competition):
    olga, rita = make_player("olga"), make_player("rita")
    staff.appoint(olga, competition.league.uuid, rita, "referee", "She is fair.")
    own = competition.entries.first()
    requests.ask(own.player, competition.uuid, "appeal", "I was there.")
    assert reasons("staff_needed") == [("olga", "request")]
    staff.accept(rita, competition.league.uuid)
    own.player, rita = rita, own.player
    own.save()
    requests.ask(own.player, competition.uuid, "other", "When is the next round?")
    assert reasons("staff_needed") == [("olga", "request"), ("olga", "request")]
    document = notice_document(Notice.objects.filter(kind="staff_needed").first())
    assert document["text"] == "A player has asked the staff of Autumn cup something."
    assert "there" not in str(document)


def test_lz3__too_few_entries__is_told_to_the_organizers_once_a_round(competition):
    olga, rita = make_player("olga"), make_player("rita")
    staff.appoint(olga, competition.league.uuid, rita, "referee", "She is fair.")
    staff.accept(rita, competition.league.uuid)
    competition.entries.filter(pk__gt=competition.entries.order_by("pk")[2].pk).update(status="withdrawn")
    round_ = competition.rounds.get()
    bring(round_, "draws_at")
    for _ in range(2):
        Round.objects.update(due_at=database_now())
        sweep.sweep()
    assert (Round.objects.get().status, reasons("staff_needed")) == ("planned", [("olga", "too_few_entries")])
    document = notice_document(Notice.objects.get(kind="staff_needed"))
    assert document["text"] == "Round 1 of Autumn cup is not drawn: there are too few entries."
    competition.entries.update(status="active")
    Round.objects.update(due_at=database_now())
    sweep.sweep()
    assert Round.objects.get(number=1).status != "planned"


@pytest.mark.parametrize("by_service", [True, False])
def test_lz3__competition_is_called_off__is_told_to_all_who_expect_to_play(competition, by_service):
    one, two, *_ = competition.entries.order_by("pk")
    if by_service:
        competition.entries.filter(pk__gt=two.pk).update(status="withdrawn")
        bring(competition.rounds.get(), "closes_at")
        assert rounds.take_step(competition.rounds.get().pk) == "called_off"
        expected = [one.player.username, two.player.username]
    else:
        entries.withdraw(one.player, competition.uuid, one.uuid)
        competitions.cancel(make_player("olga"), competition.uuid, "Nobody has time.")
        expected = [f"player{number}" for number in range(2, 10)]
    assert reasons() == [(name, "called_off") for name in expected]
    document = notice_document(Notice.objects.filter(kind="entry_changed").first())
    assert document["text"] == "The competition Autumn cup was called off."


def test_lz3__later_round_that_is_called_off__is_told_to_the_organizers():
    competition = make_published(make_player("olga"), stages=[{"format": "swiss", "rounds": 2}], table_size=FOUR)
    fill(competition, 4)
    play(competition)
    competition.entries.filter(player__username="player1").update(status="withdrawn")
    round_ = competition.rounds.get(number=2)
    bring(round_, "draws_at")
    assert rounds.take_step(round_.pk) == "called_off"
    assert reasons("staff_needed") == [("olga", "too_few_entries")]


def test_le3__gate_that_is_closed_now__is_told_to_who_is_out():
    competition = make_published(registration={"gates": {"games_finished": 1}})
    one, *_ = fill(competition, 4)
    Competition.objects.update(steps_done=["open_registration"])
    Round.objects.update(draws_at=database_now() + DAY / 2)
    assert steps.take_step(competition.pk) == "check_gates"
    assert set(reasons()) == {(f"player{number}", "gate_closed") for number in range(1, 5)}
    text = notice_document(Notice.objects.filter(player=one.player).get())["text"]
    assert text == "You play no more in Autumn cup: you do not meet its conditions now."


def test_le7__no_show__is_told_that_it_is_out_and_may_appeal(competition):
    round_ = competition.rounds.get()
    bring(round_, "opens_at")
    while step(round_):
        pass
    sweep.sweep()
    table = round_.tables.first()
    idle = table.seats.get(index=0).entry
    turn = Turn.objects.get(game=table.game, resolved_at=None)
    for seat in set(turn.waiting_for) - {0}:
        submit(table.game, seat)
    Game.objects.filter(pk=table.game.pk).update(excused=0)
    expire(table.game)
    resolution.resolve_game(table.game.pk)
    finish(table.game, [3, 1, 2, 9])
    tables.count_result(table.pk)
    assert reasons() == [(idle.player.username, "no_show")]
    text = notice_document(Notice.objects.get(kind="entry_changed"))["text"]
    assert text == "You play no more in Autumn cup: you made no move in a round. You may appeal."


def test_lm3__moved__is_asked_to_confirm_when_the_next_season_is_published():
    divisions.following(make_player("olga"))
    assert told("confirm_asked") == ["a2", "d1"]
    row = Notice.objects.filter(kind="confirm_asked", player__username="a2").get()
    assert notice_document(row)["text"] == "Please confirm that you play in Division 1."


def test_lo1__appointed_and_invited__are_told_and_a_dry_run_tells_nobody(competition):
    olga, (dana, erin) = make_player("olga"), make_players(2)
    guests = [admissions.Guest("dana")]
    for dry_run in (True, False):
        staff.appoint(olga, competition.league.uuid, erin, "referee", "She is fair.", dry_run=dry_run)
        admissions.invite(olga, competition.uuid, guests, Wanted("They won last year.", dry_run=dry_run))
        count = 0 if dry_run else 1
        assert Notice.objects.filter(kind="appointed", player=erin).count() == count
        assert Notice.objects.filter(kind="invited", player=dana).count() == count
    document = notice_document(Notice.objects.get(kind="appointed"))
    assert (document["league"], document["text"]) == (
        str(competition.league.uuid),
        "You are asked to help run Pond league.",
    )


def test_notice__mailed_and_in_the_inbox__leads_to_the_competition(competition, client):
    player = competition.entries.first().player
    Notice.objects.all().delete()
    round_ = competition.rounds.get()
    bring(round_, "publishes_at")
    while step(round_):
        pass
    reader.sweep()
    notice = Notice.objects.get(player=player, kind="round_drawn")
    delivery = Delivery(player=player, notice=notice, channel="email", created_at=notice.at)
    text = mail.compose(delivery, "player@example.org").body
    assert f"/leagues/{competition.uuid}" in text
    client.force_login(player)
    assert f'href="/leagues/{competition.uuid}"' in client.get("/inbox").content.decode()
