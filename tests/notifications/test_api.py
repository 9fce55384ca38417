"""DN1 and DN6: the inbox and the settings over the API."""

import datetime as dt

import pytest

from accounts.services.account_deletion import delete_player
from games.services.locks import database_now
from notifications.models import Notice, Settings
from notifications.services import inbox, reader
from notifications.services.settings import quiet_until
from tests.api.signed_in import SignedIn, code, wrong
from tests.games.factories import make_game, make_player, open_turn, play_until, rounds_ended

KINDS = [
    "your_turn",
    "deadline_near",
    "round_ended",
    "game_finished",
    "invited",
    "seat_offered",
    "autopilot",
    "orders_paused",
    "pause_asked",
    "game_cancelled",
    "message",
    "operator",
    "round_drawn",
    "round_opened",
    "round_closing",
    "round_closed",
    "entry_changed",
    "confirm_asked",
    "substitute_asked",
    "request_answered",
    "appointed",
    "staff_needed",
]


def notices_of(player, count):
    """So many notices of a player, written as the reader does."""
    inbox.lock_position(wait=True)
    drafts = [inbox.Draft(player.pk, Notice.Kind.OPERATOR, f"test {number}") for number in range(count)]
    return inbox.write(drafts, database_now())


@pytest.fixture
def dana(db):
    return make_player("dana")


@pytest.fixture
def phone(dana):
    return SignedIn(dana)


# --- the inbox --------------------------------------------------------------------------------------------


def test_dn6__notice_of_a_round__is_the_whole_document(dana, phone):
    game = play_until(make_game(seats=2, name="By the pond"), rounds_ended(1))
    reader.sweep()
    notice = Notice.objects.get(player=dana)
    answer = phone.get("me/notifications").json()
    assert answer == {
        "results": [
            {
                "id": notice.pk,
                "kind": "round_ended",
                "text": "Round 1 of By the pond has ended.",
                "game": str(game.uuid),
                "game_name": "By the pond",
                "competition": None,
                "competition_name": None,
                "league": None,
                "turn": None,
                "round": 1,
                "deadline": None,
                "reason": None,
                "at": notice.at.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
                "read_at": None,
            }
        ],
        "next": None,
        "previous": None,
        "unread": 1,
    }


def test_dn6__text__follows_the_language_of_the_request(dana, phone):
    play_until(make_game(seats=2, name="By the pond"), rounds_ended(1))
    reader.sweep()
    texts = {
        language: phone.get("me/notifications", **{"Accept-Language": language}).json()["results"][0]["text"]
        for language in ("es", "fr", "it", "ko")
    }
    assert texts == {
        "es": "La ronda 1 de By the pond ha terminado.",
        "fr": "La manche 1 de By the pond est terminée.",
        "it": "Il round 1 di By the pond è terminato.",
        "ko": "By the pond: 1라운드가 끝났습니다.",
    }


def test_dn6__pages__lead_from_one_to_the_next(dana, phone):
    ids = [notice.pk for notice in notices_of(dana, 5)]
    page = phone.get("me/notifications?limit=2").json()
    seen = [notice["id"] for notice in page["results"]]
    while page["next"]:
        page = phone.client.get(page["next"], headers=phone.headers).json()
        seen += [notice["id"] for notice in page["results"]]
    assert seen == ids


def test_dn6__after__shows_only_later_ones(dana, phone):
    ids = [notice.pk for notice in notices_of(dana, 3)]
    assert [each["id"] for each in phone.get(f"me/notifications?after={ids[0]}").json()["results"]] == ids[1:]


def test_dn6__etag__is_304_until_there_is_another(dana, phone):
    notices_of(dana, 1)
    etag = phone.get("me/notifications")["ETag"]
    assert phone.get("me/notifications", **{"If-None-Match": etag}).status_code == 304
    inbox.write([inbox.Draft(dana.pk, Notice.Kind.OPERATOR, "another")], database_now())
    assert phone.get("me/notifications", **{"If-None-Match": etag}).status_code == 200


def test_dn6__read__marks_own_ones_once(dana, phone):
    erins = notices_of(make_player("erin"), 1)[0]
    mine = notices_of(dana, 3)
    first = phone.post("me/notifications/read", {"ids": [mine[0].pk, mine[1].pk, erins.pk, 10**9]})
    times = list(Notice.objects.order_by("pk").values_list("read_at", flat=True))
    again = phone.post("me/notifications/read", {"ids": [mine[0].pk]})
    assert (first.status_code, again.status_code) == (204, 204)
    assert list(Notice.objects.order_by("pk").values_list("read_at", flat=True)) == times
    assert [time is None for time in times] == [True, False, False, True]


def test_dn6__unread__counts_and_filters(dana, phone):
    mine = notices_of(dana, 3)
    phone.post("me/notifications/read", {"ids": [mine[1].pk]})
    page = phone.get("me/notifications?unread=true").json()
    assert ([each["id"] for each in page["results"]], page["unread"]) == ([mine[0].pk, mine[2].pk], 2)


def test_dn6__ids_of_no_kind__are_400(phone):
    assert wrong(phone.post("me/notifications/read", {"ids": ["1"]})) == [("ids.0", "wrong_type")]
    assert wrong(phone.post("me/notifications/read", {"ids": list(range(1, 202))})) == [("ids", "max_length")]
    assert wrong(phone.get("me/notifications?after=-1")) == [("after", "min_value")]


@pytest.mark.parametrize("count", [1, 3])
def test_list__of_any_length__takes_the_same_queries(dana, phone, count, django_assert_num_queries):
    notices_of(dana, count)
    with django_assert_num_queries(4):
        assert len(phone.get("me/notifications").json()["results"]) == count


# --- settings ---------------------------------------------------------------------------------------------


def test_dn1__settings_at_first__are_the_whole_matrix(phone):
    answer = phone.get("me/notifications/settings").json()
    assert (list(answer["kinds"]), answer["quiet_hours"], answer["digest"]) == (KINDS, None, "off")
    assert answer["kinds"]["your_turn"] == {"inbox": True, "email": True, "push": True, "webhook": True}
    assert [kind for kind in KINDS if not answer["kinds"][kind]["email"]] == [
        "round_ended",
        "message",
        "round_opened",
        "round_closed",
    ]


def test_dn1__one_cell__leaves_the_others(phone):
    before = phone.get("me/notifications/settings").json()
    answer = phone.patch("me/notifications/settings", kinds={"your_turn": {"email": False}}).json()
    before["kinds"]["your_turn"]["email"] = False
    assert answer == before == phone.get("me/notifications/settings").json()


def test_dn1__whole_document_sent_back__is_taken(phone):
    document = phone.get("me/notifications/settings").json()
    assert phone.patch("me/notifications/settings", **document).json() == document


def test_dn1__inbox_off__is_400(phone):
    answer = phone.patch("me/notifications/settings", kinds={"your_turn": {"inbox": False}})
    assert wrong(answer) == [("kinds.your_turn.inbox", "always_on")]


def test_dn1__quiet_hours__are_set_and_taken_away(phone):
    hours = {"from": "22:00", "to": "07:30"}
    assert phone.patch("me/notifications/settings", quiet_hours=hours).json()["quiet_hours"] == hours
    assert phone.patch("me/notifications/settings", quiet_hours=None).json()["quiet_hours"] is None


@pytest.mark.parametrize(
    "wanted", [{"quiet_hours": {"from": "22:00"}}, {"kinds": {"gossip": {}}}, {"digest": "weekly"}]
)
def test_dn1__what_is_no_setting__is_400(phone, wanted):
    assert code(phone.patch("me/notifications/settings", **wanted)) == (400, "invalid_input")


def test_dn3__digest__is_due_at_eight_in_the_players_zone(dana, phone):
    phone.patch("me", time_zone="Asia/Seoul")
    phone.patch("me/notifications/settings", digest="daily")
    due = Settings.objects.get(player=dana).digest_due_at
    assert (due.hour, due.minute) == (23, 0)
    phone.patch("me/notifications/settings", digest="off")
    assert Settings.objects.get(player=dana).digest_due_at is None


@pytest.mark.parametrize(
    ("hours", "now", "until"),
    [
        (("22:00", "07:00"), "2026-01-10T22:30", "2026-01-11T06:00"),  # Madrid is an hour ahead
        (("22:00", "07:00"), "2026-01-10T03:00", "2026-01-10T06:00"),
        (("22:00", "07:00"), "2026-01-10T06:00", None),
        (("13:00", "15:00"), "2026-07-10T12:00", "2026-07-10T13:00"),
        (("13:00", "15:00"), "2026-07-10T10:30", None),
        (("08:00", "08:00"), "2026-07-10T06:00", None),
        (("01:00", "04:00"), "2026-03-29T00:30", "2026-03-29T02:00"),  # the clocks go forward
    ],
)
def test_dn3__quiet_hours__end_by_the_local_clock(hours, now, until):
    start, end = map(dt.time.fromisoformat, hours)
    now, until = (value and dt.datetime.fromisoformat(value).replace(tzinfo=dt.UTC) for value in (now, until))
    assert quiet_until(Settings(quiet_from=start, quiet_to=end), "Europe/Madrid", now) == until


# --- export, deletion, age ---------------------------------------------------------------------------------


def test_export__has_notices_and_settings(dana, phone):
    notices_of(dana, 1)
    part = phone.get("me/export").json()["notifications"]
    assert ([each["kind"] for each in part["notices"]], part["settings"]["digest"]) == (["operator"], "off")


def test_deletion__notices_and_settings_go(dana, phone):
    notices_of(dana, 2)
    phone.patch("me/notifications/settings", digest="daily")
    delete_player(dana)
    assert (Notice.objects.count(), Settings.objects.count()) == (0, 0)


def test_forget_old__keeps_ninety_days(dana):
    old, young = notices_of(dana, 2)
    Notice.objects.filter(pk=old.pk).update(at=database_now() - dt.timedelta(days=91))
    assert (inbox.forget_old(), list(Notice.objects.all())) == (1, [young])


def test_h5__notices__tell_no_card_and_no_move(dana):
    game = play_until(make_game(seats=3), rounds_ended(1))
    reader.sweep(database_now() + reader.ASKED_FOR)
    members = {name for notice in Notice.objects.filter(game=game) for name in notice.details}
    assert members <= {"round", "deadline", "reason"}
    assert open_turn(game) is not None
