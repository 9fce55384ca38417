"""DN3 and DN4 by mail: a real SMTP server, quiet hours, digests, retries, one-click unsubscribe."""

import datetime as dt
import email
import email.policy
import re
import socket
import threading
import time

import pytest
from aiosmtpd.controller import Controller
from allauth.account.models import EmailAddress
from django.db import connections, transaction
from django.test import Client

from games.clocks import parse_clock
from games.models import Seat
from games.services import resignations
from games.services.locks import database_now
from notifications.models import Delivery, Lane, Notice, Position, Reminder, Settings
from notifications.services import inbox, mail, outbox, reader
from notifications.services.settings import change as change_settings
from tests.games.factories import make_game, make_player, open_turn, play_to_the_end, play_turn, player_of, submit_all

MINUTE = dt.timedelta(seconds=60)
HOUR = dt.timedelta(hours=1)
OPEN = ("waiting",)


class Server:
    """What an SMTP server was sent, and what it answers."""

    def __init__(self):
        self.mails, self.refused, self.answer = [], {}, "250 OK"

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802 - aiosmtpd's name
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):  # noqa: N802 - aiosmtpd's name
        if self.answer.startswith("250"):
            self.mails.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return self.answer


@pytest.fixture(scope="module")
def running():
    server = Server()
    with socket.create_server(("127.0.0.1", 0)) as free:
        server.port = free.getsockname()[1]
    controller = Controller(server, hostname="127.0.0.1", port=server.port)
    controller.start()
    yield server
    controller.stop()


@pytest.fixture
def server(running, settings, db):
    running.mails, running.refused, running.answer = [], {}, "250 OK"
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", running.port
    settings.PUBLIC_URL, settings.FRONTEND_URL = "https://pond.example", ""
    return running


@pytest.fixture
def game(server):
    """Two players with verified addresses, both asked for a minute."""
    found = make_game(seats=2, name="By the pond")
    while len(open_turn(found).waiting_for) < 2:
        play_turn(found)
    for name in ("dana", "erin"):
        verify(make_player(name))
    return found


def verify(player):
    EmailAddress.objects.create(user=player, email=player.email, primary=True, verified=True)


def tell(now=None):
    """Write what is due a minute after now."""
    reader.sweep((now or database_now()) + MINUTE)
    Delivery.objects.filter(due_at__lte=(now or database_now()) + MINUTE).update(due_at=database_now())


def deliver():
    """Send what is due."""
    Lane.objects.all().delete()
    return outbox.deliver("mail", ["email"], mail.send)


def at_once():
    """Let every waiting delivery be due."""
    Delivery.objects.filter(state="waiting").update(due_at=database_now())


def choose(name, **settings):
    Settings.objects.update_or_create(player=make_player(name), defaults=settings)


def subjects(server):
    return sorted((str(message["To"]), str(message["Subject"])) for message in server.mails)


# --- one mail ---------------------------------------------------------------------------------------------


def test_dn4__your_turn__is_mailed_in_text_and_html(game, server):
    tell()
    assert deliver() == 2
    message = next(message for message in server.mails if message["To"] == "dana@example.org")
    assert message["Subject"] == "[Duck & Cover] It is your turn in By the pond."
    text, html = (message.get_body([kind]).get_content() for kind in ("plain", "html"))
    for part in (text, html):
        assert "It is your turn in By the pond." in part
        assert f"https://pond.example/games/{game.uuid}" in part
        assert "(UTC)" in part
    assert [delivery.state for delivery in Delivery.objects.all()] == ["sent", "sent"]


def test_dn4__mail__has_a_stable_id_and_one_click_unsubscribe(game, server):
    tell()
    deliver()
    delivery, message = Delivery.objects.get(player__username="dana"), server.mails[0]
    assert message["Message-ID"] == f"<{delivery.uuid}@pond.example>"
    assert re.fullmatch(
        r"<https://pond\.example/notifications/unsubscribe/[\w:-]+>", message["List-Unsubscribe"].strip()
    )
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("es", "Es su turno en By the pond."),
        ("fr", "C'est à vous de jouer dans By the pond."),
        ("it", "È il tuo turno in By the pond."),
        ("ko", "By the pond: 차례가 되었습니다."),
    ],
)
def test_dn4__mail__is_in_the_players_language(game, server, language, subject):
    player = make_player("dana")
    player.language, player.time_zone = language, "Asia/Seoul"
    player.save()
    tell()
    deliver()
    message = next(message for message in server.mails if message["To"] == "dana@example.org")
    assert message["Subject"].strip() == f"[Duck & Cover] {subject}"
    assert "Asia/Seoul" in message.get_body(["plain"]).get_content()
    assert f'lang="{language}"' in message.get_body(["html"]).get_content()


def test_dn4__name_of_a_game__is_escaped_and_breaks_no_header(game, server):
    type(game).objects.filter(pk=game.pk).update(name="<b>Duck</b>\nBcc: x@example.org")
    tell()
    deliver()
    assert len(server.mails) == 2
    assert "&lt;b&gt;Duck" in server.mails[0].get_body(["html"]).get_content()
    assert server.mails[0]["Bcc"] is None


def test_h5__mail__shows_no_card_and_no_move(game, server):
    tell()
    deliver()
    turn = open_turn(game)
    moves = {move for prompt in turn.prompts.values() for move in prompt["moves"]}
    for message in server.mails:
        text = message.get_body(["plain"]).get_content().replace(str(game.uuid), "")
        assert not any(move in text for move in moves)
        assert "card" not in text.lower()


# --- who gets none ----------------------------------------------------------------------------------------


def test_dn1__mail_turned_off__is_not_sent(game, server):
    choose("dana", channels={"your_turn": {"email": False}})
    tell()
    deliver()
    assert [str(message["To"]) for message in server.mails] == ["erin@example.org"]


def test_address__not_verified__gets_no_mail(game, server):
    EmailAddress.objects.filter(email="dana@example.org").update(verified=False)
    tell()
    assert Delivery.objects.filter(player__username="dana").count() == 0


def test_dn2__clock_under_five_minutes__inbox_only(server):
    for name in ("dana", "erin"):
        verify(make_player(name))
    game = make_game(seats=2, turn_seconds=240)
    tell()
    play_to_the_end(game)
    tell()
    assert (Notice.objects.count() > 0, Delivery.objects.count()) == (True, 0)


def test_dn4__moved_before_the_mail_left__it_is_dropped(game, server):
    tell()
    submit_all(game)
    deliver()
    assert (server.mails, set(Delivery.objects.values_list("state", flat=True))) == ([], {"dropped"})


def autopilot(game):
    """Put dana's seat on autopilot, in a turn, and tell of it."""
    Seat.objects.filter(game=game, index=0).update(autopilot_since=database_now())
    draft = inbox.Draft(make_player("dana").pk, Notice.Kind.AUTOPILOT, "away", game, turn=open_turn(game).number - 1)
    inbox.write([draft], database_now())


def test_da2__bot_plays_for_a_seat__is_mailed_though_the_turn_waits_for_it_no_more(game, server):
    autopilot(game)
    deliver()
    assert subjects(server) == [
        ("dana@example.org", "[Duck & Cover] A bot plays your seat in By the pond until you come back.")
    ]


def test_da2__player_is_back_before_the_mail_left__it_is_dropped(game, server):
    autopilot(game)
    Seat.objects.filter(game=game).update(autopilot_since=None)
    deliver()
    assert (server.mails, Delivery.objects.get().state) == ([], "dropped")


BANK = {"kind": "bank", "bank_seconds": 240, "increment_seconds": 120, "max_seconds": 7200}


@pytest.mark.parametrize(
    ("bank", "reserve", "mailed"),
    [
        (BANK, None, True),  # six minutes in the first turn
        ({**BANK, "increment_seconds": 60, "bank_seconds": 180}, None, False),  # four, though up to two hours later
        (BANK, 299, False),
        (BANK, 300, True),
    ],
)
def test_dn2__bank__who_has_under_five_minutes_when_asked_is_told_in_the_inbox_only(server, bank, reserve, mailed):
    verify(make_player("dana"))
    game = make_game(seats=2, clock=parse_clock(bank))
    while 0 not in open_turn(game).waiting_for:
        play_turn(game)
    Seat.objects.filter(game=game, index=0).update(reserve=reserve)
    tell()
    assert Notice.objects.filter(kind="your_turn", player__username="dana").count() == 1
    assert Delivery.objects.filter(notice__kind="your_turn").exists() == mailed


def test_dn2__bank__what_asks_for_no_move_goes_by_the_time_of_a_first_turn(server):
    games = [
        make_game(f"bank {most}", seats=2, clock=parse_clock({**BANK, "bank_seconds": most})) for most in (60, 300)
    ]
    assert [inbox.is_inbox_only(each) for each in games] == [True, False]


# --- quiet hours and digests ------------------------------------------------------------------------------


def test_dn3__in_quiet_hours__mail_waits_for_their_end(game, server):
    now = database_now()
    choose("dana", quiet_from=(now - HOUR).time(), quiet_to=(now + 3 * HOUR).time().replace(microsecond=0))
    tell()
    due = Delivery.objects.get(player__username="dana").due_at
    assert abs(due - (now + 3 * HOUR)) < MINUTE


def test_dn3__too_late_after_quiet_hours__is_sent_in_them(game, server):
    now = database_now()
    choose("dana", quiet_from=(now - HOUR).time(), quiet_to=(now + 3 * HOUR).time())
    type(open_turn(game)).objects.filter(pk=open_turn(game).pk).update(deadline=now + 2 * HOUR)
    tell()
    assert Delivery.objects.get(player__username="dana").due_at <= database_now()


def test_dn3__digest__lists_what_waits_once_a_day(game, server):
    choose("dana", digest="daily", digest_due_at=database_now() + 2 * HOUR)
    other = make_game("another", seats=2, name="In the reeds")
    tell()
    assert not Delivery.objects.filter(player__username="dana").exists()
    later = database_now() + 3 * HOUR
    assert (outbox.plan_digests(later), outbox.plan_digests(later)) == (1, 0)
    at_once()
    deliver()
    (message,) = [message for message in server.mails if message["To"] == "dana@example.org"]
    waiting = [each for each in (game, other) if 0 in open_turn(each).waiting_for]
    assert message["Subject"] == f"[Duck & Cover] Turns that wait for you: {len(waiting)}"
    for each in waiting:
        assert f"https://pond.example/games/{each.uuid}" in message.get_body(["plain"]).get_content()


@pytest.fixture
def uneven(server):
    """Two games that ask dana; of the one whose turn may last longer her own time ends sooner."""
    verify(make_player("dana"))
    games = [make_game(f"uneven {number}", seats=2, name=name) for number, name in enumerate(("Sooner", "Later"))]
    for each, hours in zip(games, (3, 5), strict=True):
        while len(open_turn(each).waiting_for) < 2:
            play_turn(each)
        turn = open_turn(each)
        own = {0: turn.opened_at + hours * HOUR, 1: turn.opened_at + (60 - hours) * HOUR}
        turn.set_deadlines(own)
        turn.save()
    return games


def test_dn3__digest__names_the_deadline_of_the_readers_seat_and_sorts_by_it(uneven, server):
    choose("dana", digest="daily", digest_due_at=database_now() - MINUTE)
    outbox.plan_digests()
    deliver()
    text = server.mails[0].get_body(["plain"]).get_content()
    times = [mail._local(open_turn(each).deadline_of(0), make_player("dana")) for each in uneven]
    listed = [text.index(f"- {name} until {time}") for name, time in zip(("Sooner", "Later"), times, strict=True)]
    assert listed == sorted(listed)


def test_dn4__mail__names_the_deadline_of_its_readers_seat(uneven, server):
    tell()
    deliver()
    texts = [message.get_body(["plain"]).get_content() for message in server.mails]
    for each in uneven:
        (text,) = [text for text in texts if str(each.uuid) in text]
        assert f"You can move until {mail._local(open_turn(each).deadline_of(0), make_player('dana'))}." in text


def test_dn4__deadline_has_moved_before_the_mail_leaves__it_names_the_present_one(game, server):
    tell()
    turn = open_turn(game)
    turn.set_deadlines({0: turn.deadline + 7 * HOUR})
    turn.save()
    deliver()
    text = next(each for each in server.mails if each["To"] == "dana@example.org").get_body(["plain"]).get_content()
    assert f"until {mail._local(turn.deadline_of(0), make_player('dana'))}." in text
    shown = Notice.objects.get(player__username="dana").details["deadline"]
    assert dt.datetime.fromisoformat(shown) == turn.opened_at + 24 * HOUR


def test_dn3__digest__tells_that_a_bot_plays_though_that_came_with_a_turn(game, server):
    autopilot(game)
    choose("dana", digest="daily", digest_due_at=database_now() - MINUTE)
    outbox.plan_digests()
    deliver()
    text = next(each for each in server.mails if each["To"] == "dana@example.org").get_body(["plain"]).get_content()
    assert "A bot plays your seat in By the pond until you come back." in text


def test_dn3__digest_that_waits__is_not_sent_after_unsubscribing(game, server):
    choose("dana", digest="daily", digest_due_at=database_now() - MINUTE)
    outbox.plan_digests()
    mail.unsubscribe(make_player("dana"))
    deliver()
    assert (server.mails, Delivery.objects.get().state) == ([], "dropped")


def test_dn3__digest_of_yesterday_still_waits__another_is_not_added(game, server):
    for _ in range(2):
        choose("dana", digest="daily", digest_due_at=database_now() - MINUTE)
        assert outbox.plan_digests() == 1
    deliver()
    assert [str(message["To"]) for message in server.mails] == ["dana@example.org"]


def test_dn3__digest_with_nothing_in_it__is_not_sent(server):
    verify(make_player("dana"))
    choose("dana", digest="daily", digest_due_at=database_now() - MINUTE)
    assert outbox.plan_digests() == 1
    deliver()
    assert (server.mails, Delivery.objects.get().state) == ([], "dropped")


def test_dn3__digest__leaves_what_would_be_too_late_to_a_mail(game, server):
    choose("dana", digest="daily", digest_due_at=database_now() + 20 * HOUR)
    type(open_turn(game)).objects.filter(pk=open_turn(game).pk).update(deadline=database_now() + 5 * HOUR)
    tell()
    assert Delivery.objects.filter(player__username="dana").count() == 1


# --- failures ---------------------------------------------------------------------------------------------


def test_dn4__server_is_away__pauses_grow_for_three_days(game, server, settings):
    settings.EMAIL_PORT = 1
    reader.sweep(database_now() + MINUTE)
    delivery = Delivery.objects.filter(player__username="dana").get()
    Delivery.objects.exclude(pk=delivery.pk).delete()
    pauses = []
    for _ in range(12):
        Delivery.objects.filter(pk=delivery.pk, state="waiting").update(due_at=database_now())
        deliver()
        delivery.refresh_from_db()
        if delivery.state != "waiting":
            break
        pauses.append(round((delivery.due_at - database_now()).total_seconds(), -1))
        passed = dt.timedelta(seconds=pauses[-1])
        Delivery.objects.filter(pk=delivery.pk).update(created_at=delivery.created_at - passed)
        delivery.refresh_from_db()
    assert pauses == [60, 300, 900, 3600, 10800, 21600, 43200, 86400, 86400]
    assert (delivery.state, delivery.answer.startswith("ConnectionRefusedError")) == ("failed", True)


def test_dn4__server_says_later__is_tried_again_and_sent_once(game, server):
    server.answer = "451 Try again"
    tell()
    deliver()
    waiting = Delivery.objects.filter(player__username="dana").get()
    assert (waiting.state, waiting.attempts, waiting.answer) == ("waiting", 1, "451 Try again")
    server.answer = "250 OK"
    at_once()
    deliver()
    deliver()
    assert sorted(str(message["To"]) for message in server.mails) == ["dana@example.org", "erin@example.org"]


def test_dn4__bouncing_address__stops_mail_and_tells_its_player(game, server):
    server.refused["dana@example.org"] = "550 No such user"
    tell()
    deliver()
    assert Settings.objects.get(player__username="dana").stopped_address == "dana@example.org"
    notice = Notice.objects.get(player__username="dana", kind="operator")
    assert notice.details == {"reason": "mail_stopped"}
    assert Delivery.objects.filter(player__username="dana", state="failed").count() == 1
    inbox.write([inbox.Draft(notice.player_id, Notice.Kind.GAME_FINISHED, "later", game)], database_now())
    assert not Delivery.objects.filter(player__username="dana", state="waiting").exists()


@pytest.mark.parametrize("said", ["550 5.7.1 Your network is on our list", "550 5.2.2 Mailbox full"])
def test_dn4__server_that_does_not_want_our_mail__stops_none(game, server, said):
    server.refused["dana@example.org"] = said
    tell()
    deliver()
    assert not Settings.objects.filter(stopped_address="dana@example.org").exists()
    assert Delivery.objects.filter(player__username="dana", state="failed", answer=said).count() == 1


def test_dn4__new_address_after_a_bounce__gets_mail(game, server):
    choose("dana", stopped_address="old@example.org")
    tell()
    deliver()
    assert "dana@example.org" in [str(message["To"]) for message in server.mails]


def test_deliver__while_another_does__sends_nothing(game, server):
    tell()
    Lane.objects.create(name="mail", busy_until=database_now() + MINUTE)
    assert (outbox.deliver("mail", ["email"], mail.send), server.mails) == (0, [])


def test_deliver__another_died__goes_on_after_its_lease(game, server):
    tell()
    Lane.objects.create(name="mail", busy_until=database_now() - MINUTE)
    assert outbox.deliver("mail", ["email"], mail.send) == 2


def test_deliver__time_is_up__the_rest_is_given_back(game, server, monkeypatch):
    monkeypatch.setattr(outbox, "BUDGET", 0.0)
    tell()
    Lane.objects.all().delete()
    outbox._attempt(outbox._claim(["email"]), mail.send)
    assert [(each.state, each.attempts) for each in Delivery.objects.all()] == [("waiting", 0)] * 2


def test_player__locked_out__gets_no_mail(game, server):
    tell()
    type(player_of(game, 0)).objects.filter(username="dana").update(is_active=False)
    deliver()
    assert [str(message["To"]) for message in server.mails] == ["erin@example.org"]


# --- one-click unsubscribe --------------------------------------------------------------------------------


@pytest.fixture
def link(server):
    return mail.unsubscribe_link(make_player("dana")).removeprefix("https://pond.example")


def test_dn4__one_click__stops_all_mail_without_signing_in(game, link):
    choose("dana", digest="daily", digest_due_at=database_now())
    client = Client(enforce_csrf_checks=True)
    answer = client.post(link, "List-Unsubscribe=One-Click", content_type="application/x-www-form-urlencoded")
    row = Settings.objects.get(player__username="dana")
    assert (answer.status_code, row.digest, row.digest_due_at) == (200, "off", None)
    assert not any(channels["email"] for channels in row.channels.values())


def test_dn4__reading_the_link__changes_nothing(link):
    answer = Client().get(link)
    assert (answer.status_code, Settings.objects.count()) == (200, 0)
    assert "Stop all mails" in answer.content.decode()


def test_dn4__link_that_we_have_not_signed__is_404(link):
    assert [Client().post(f"{link[:-1]}{letter}").status_code for letter in "-_"].count(404) >= 1
    assert Client().post("/notifications/unsubscribe/x").status_code == 404


def test_retry_after_resignation__is_dropped(game, server):
    tell()
    resignations.resign(make_player("dana"), game.uuid)
    deliver()
    assert [str(message["To"]) for message in server.mails] == ["erin@example.org"]
    assert Reminder.objects.count() <= 1
    assert Position.objects.count() == 1


@pytest.fixture
def unfinished(transactional_db):
    """Begin something that commits a moment after what follows has begun."""
    threads, begun = [], threading.Event()

    def begin(action, *args):
        def act():
            with transaction.atomic():
                action(*args)
                begun.set()
                time.sleep(0.2)
            connections.close_all()

        threads.append(threading.Thread(target=act))
        threads[-1].start()
        begun.wait(10)

    yield begin
    for each in threads:
        each.join()


@pytest.mark.parametrize("other", [mail.unsubscribe, lambda player: mail.stop_mail(player, player.email)])
def test_settings__changed_while_something_else_changes_them__neither_is_lost(unfinished, other):
    dana = make_player("dana")
    Settings.objects.create(player=dana)
    unfinished(other, dana)
    change_settings(dana, {"quiet_hours": {"from": "22:00", "to": "07:00"}})
    row = Settings.objects.get()
    kept = row.channels.get("your_turn") == {"email": False} or row.stopped_address == dana.email
    assert (row.quiet_from, kept) == (dt.time(22), True)


def test_dn4__one_click_twice_at_once__is_done_once(unfinished):
    dana = make_player("dana")
    unfinished(mail.unsubscribe, dana)
    mail.unsubscribe(dana)
    assert Settings.objects.get().channels["your_turn"] == {"email": False}
