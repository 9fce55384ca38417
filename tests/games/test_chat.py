"""DN7: what the seats of a game say to each other, who reads it, and who is told."""

import datetime as dt

import pytest

from accounts.models import Block, Mute, Report
from accounts.services.account_deletion import delete_player
from games.models import Game, Message, Seat
from games.services import chat, lobby, resignations
from games.services.locks import database_now
from notifications.live import PLAYER_FEED
from notifications.models import Notice
from notifications.services import reader
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import make_bot, make_game, make_lobby, make_player, make_players

pytestmark = pytest.mark.django_db


def path(game):
    return f"/games/{game.uuid}/messages"


def say(game, name, text="Quack!"):
    """What the service answers to a message of a player."""
    return Api(make_player(name)).post(path(game), {"text": text})


def read(game, name):
    """The texts and reactions that a player reads, newest first."""
    rows = Api(make_player(name)).get(path(game)).json()["results"]
    return [row["text"] or row["reaction"] for row in rows]


def told(kind="message"):
    """Who was told of messages, each as often as it was."""
    reader.sweep(database_now())
    return sorted(Notice.objects.filter(kind=kind).values_list("player__username", flat=True))


def age(**ago):
    """Move all messages, and the notices of them, into the past."""
    for row in Message.objects.all():
        Message.objects.filter(pk=row.pk).update(created_at=row.created_at - dt.timedelta(**ago))
    for notice in Notice.objects.all():
        Notice.objects.filter(pk=notice.pk).update(at=notice.at - dt.timedelta(**ago))


# --- saying and reading -------------------------------------------------------------------------------------


def test_dn7__message__is_read_by_all_seats_newest_first():
    game = make_game(seats=3)
    answer = say(game, "dana", "Good luck\nto all <b>ducks</b>")
    shown = answer.json()
    assert (answer.status_code, shown["player"], shown["text"]) == (201, "dana", "Good luck\nto all <b>ducks</b>")
    assert (shown["reaction"], shown["removed"]) == (None, False)
    say(game, "erin", "Thanks")
    assert [read(game, name) for name in ("dana", "finn")] == [["Thanks", "Good luck\nto all <b>ducks</b>"]] * 2


def test_dn7__message__changes_neither_version_nor_tag_of_the_game():
    game = make_game()
    before = Api().get(f"/games/{game.uuid}")
    say(game, "dana")
    assert Api().get(f"/games/{game.uuid}")["ETag"] == before["ETag"]


def test_dn7__pages__go_on_where_the_last_one_ended():
    game = make_game()
    for number in range(5):
        say(game, "dana", f"{number}")
    first = Api(make_player("erin")).get(f"{path(game)}?limit=3").json()
    second = Api(make_player("erin")).get(first["next"]).json()
    assert [row["text"] for row in first["results"] + second["results"]] == ["4", "3", "2", "1", "0"]


@pytest.mark.parametrize("status", [Game.Status.LOBBY, Game.Status.PLAYING, Game.Status.CANCELLED])
def test_dn7__before_the_end__spectators_read_nothing(status):
    game = make_game()
    say(game, "dana")
    Game.objects.filter(pk=game.pk).update(status=status)
    assert refused(Api(make_player("zoe")).get(path(game))) == (403, "not_seated")
    assert refused(Api().get(path(game))) == (401, "not_authenticated")
    assert read(game, "erin") == ["Quack!"]


def test_dn7__after_the_end__whoever_sees_the_game_reads():
    game = make_game()
    say(game, "dana")
    Game.objects.filter(pk=game.pk).update(status=Game.Status.FINISHED)
    assert read(game, "zoe") == ["Quack!"]
    assert refused(Api().get(path(game))) == (401, "not_authenticated")
    Game.objects.filter(pk=game.pk).update(visibility="private")
    assert refused(Api(make_player("zoe")).get(path(game))) == (404, "not_found")


def test_dn7__spectators__say_nothing():
    game = make_game()
    assert refused(say(game, "zoe")) == (403, "not_seated")
    Game.objects.filter(pk=game.pk).update(visibility="private")
    assert refused(say(game, "zoe")) == (404, "not_found")


def test_dn7__seat_that_was_left__reads_and_says_nothing_more():
    game = make_lobby(make_player("dana"))
    erin = make_player("erin")
    lobby.join_game(erin, game.uuid)
    say(game, "erin", "Bye")
    lobby.leave_game(erin, game.uuid)
    assert refused(say(game, "erin")) == refused(Api(erin).get(path(game))) == (403, "not_seated")
    assert read(game, "dana") == ["Bye"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [("", "blank"), ("  ", "blank"), ("x" * 501, "max_length"), ("a\u202eb", "control_characters"), (7, "wrong_type")],
)
def test_dn7__text_that_is_none__is_bad_input(text, expected):
    assert fields_of(say(make_game(), "dana", text))[0] == ("text", expected)


def test_dn7__500_characters__are_taken():
    assert say(make_game(), "dana", "ü" * 500).status_code == 201


def test_dn7__sent_again_with_its_key__is_said_once():
    game, api = make_game(), Api(make_player("dana"))
    answers = [api.post(path(game), {"text": "Once"}, Idempotency_Key="the-key-of-a-message").json() for _ in range(2)]
    assert answers[0] == answers[1]
    assert Message.objects.count() == 1


def test_dn7__eleventh_in_a_minute__is_refused_and_says_when():
    game = make_game()
    api = Api(make_player("dana"))
    for _ in range(9):
        api.post(path(game), {"text": "Quack!"})
    api.post(f"/games/{game.uuid}/reactions", {"reaction": "quack"})
    answer = api.post(path(game), {"text": "Quack!"})
    assert refused(answer) == (429, "too_many_requests")
    assert 50 <= int(answer["Retry-After"]) <= 60
    assert say(game, "erin").status_code == 201
    age(minutes=1)
    assert api.post(path(game), {"text": "Quack!"}).status_code == 201


# --- reactions, and games that take less ---------------------------------------------------------------------


def test_dn7__reaction__stands_among_the_messages():
    game = make_game()
    answer = Api(make_player("erin")).post(f"/games/{game.uuid}/reactions", {"reaction": "well_played"})
    assert (answer.status_code, answer.json()["reaction"], answer.json()["text"]) == (201, "well_played", None)
    assert read(game, "dana") == ["well_played"]


def test_dn7__reaction_of_no_list__is_bad_input():
    game = make_game()
    answer = Api(make_player("dana")).post(f"/games/{game.uuid}/reactions", {"reaction": "👎"})
    assert fields_of(answer) == [("reaction", "invalid_choice")]


@pytest.mark.parametrize(("mode", "expected"), [("all", [201, 201]), ("reactions", [409, 201]), ("off", [409, 409])])
def test_dn7__chat_at_creation__says_what_is_taken(mode, expected):
    api = Api(make_player("dana"))
    game = api.post("/games", {"chat": mode}).json()
    answers = [
        api.post(f"/games/{game['id']}/messages", {"text": "Quack!"}),
        api.post(f"/games/{game['id']}/reactions", {"reaction": "quack"}),
    ]
    assert (game["chat"], [answer.status_code for answer in answers]) == (mode, expected)
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} <= {"chat_off"}


# --- blocks and mutes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("player", "blocked"), [("dana", "erin"), ("erin", "dana")])
def test_dn7__block__neither_reads_the_other(player, blocked):
    game = make_game(seats=3)
    Block.objects.create(player=make_player(player), blocked=make_player(blocked))
    say(game, "dana", "of dana"), say(game, "erin", "of erin")
    assert [read(game, name) for name in ("dana", "erin")] == [["of dana"], ["of erin"]]
    assert read(game, "finn") == ["of erin", "of dana"]


def test_dn7__mute__only_the_muter_does_not_read():
    game = make_game(seats=3)
    api = Api(make_player("dana"))
    assert [api.put("/me/mutes/ERIN").status_code for _ in range(2)] == [201, 200]
    say(game, "dana", "of dana"), say(game, "erin", "of erin")
    assert (read(game, "dana"), read(game, "erin")) == (["of dana"], ["of erin", "of dana"])
    assert [row["username"] for row in api.get("/me/mutes").json()["results"]] == ["erin"]
    assert [api.delete("/me/mutes/erin").status_code for _ in range(2)] == [204, 204]
    assert read(game, "dana") == ["of erin", "of dana"]


def test_dn7__mute_of_a_person__covers_its_bots():
    dana, erin = make_players(2)
    robo, game = make_bot("robo", erin), make_lobby(dana)
    lobby.join_game(robo, game.uuid)
    Mute.objects.create(player=dana, muted=erin)
    Api(robo).post(path(game), {"text": "Beep"})
    assert read(game, "dana") == []


def test_dn7__mute_of_oneself_or_own_bot__is_bad_input():
    dana = make_player("dana")
    make_bot("robo", dana)
    answers = [Api(dana).put(f"/me/mutes/{name}") for name in ("dana", "robo")]
    assert [fields_of(answer) for answer in answers] == [[("username", "oneself")]] * 2


def test_dn7__500_mutes__one_more_is_refused(monkeypatch):
    monkeypatch.setattr("accounts.services.mutes.MAX_MUTES", 1)
    dana, _erin, _finn = make_players(3)
    answers = [Api(dana).put(f"/me/mutes/{name}").status_code for name in ("erin", "finn", "erin")]
    assert answers == [201, 409, 200]


# --- being told ---------------------------------------------------------------------------------------------


def test_dn7__message__tells_the_other_seats_once_an_hour():
    reader.sweep(database_now())
    game = make_game(seats=3)
    say(game, "dana"), say(game, "dana", "Again")
    assert told() == told() == ["erin", "finn"]
    say(game, "erin")
    assert told() == ["dana", "erin", "finn"]
    age(minutes=59)
    say(game, "dana")
    assert told() == ["dana", "erin", "finn"]
    age(minutes=2)
    say(game, "dana")
    assert told() == ["dana", "erin", "erin", "finn", "finn"]


def news(player, position):
    """What `/me/events` has told a player after a position, and the position then."""
    page = Api(player).get(f"/me/events?after={position}").json()
    return [(row["kind"], row["game"]) for row in page["results"]], page["position"]


def test_dn7__message_or_reaction__is_live_to_all_seats_who_read_it():
    game = make_game(seats=3)
    dana, erin, finn = make_players(3)
    Mute.objects.create(player=finn, muted=dana)
    begin = {player: Api(player).get("/me/events").json()["position"] for player in (dana, erin, finn)}
    say(game, "dana")
    told_to_erin, position = news(erin, begin[erin])
    assert told_to_erin == [("message", str(game.uuid))]
    assert [news(dana, begin[dana])[0], news(finn, begin[finn])[0], news(erin, position)[0]] == [[], [], []]
    Api(finn).post(f"/games/{game.uuid}/reactions", {"reaction": "wow"})
    assert news(erin, position)[0] == [("message", str(game.uuid))]


def test_dn7__message__is_noticed_where_nobody_listens():
    game = make_game(seats=2)
    dana, erin = make_players(2)
    before = PLAYER_FEED.marks([erin.pk])
    say(game, dana.username)
    assert PLAYER_FEED.marks([erin.pk]) != before


def test_dn7__reaction__tells_nobody():
    reader.sweep(database_now())
    game = make_game()
    Api(make_player("dana")).post(f"/games/{game.uuid}/reactions", {"reaction": "quack"})
    assert told() == []


def test_dn7__muted_blocked_or_resigned__is_not_told():
    reader.sweep(database_now())
    game = make_game(seats=4)
    dana, erin, finn, gwen = make_players(4)
    Mute.objects.create(player=erin, muted=dana)
    Block.objects.create(player=dana, blocked=finn)
    resignations.resign(gwen, game.uuid)
    say(game, "dana")
    assert told() == []


def test_dn7__notice__holds_no_word_of_the_message():
    reader.sweep(database_now())
    say(make_game(name="Friday"), "dana", "a very secret word")
    told()
    (notice,) = Api(make_player("erin")).get("/me/notifications").json()["results"]
    assert (notice["kind"], notice["text"]) == ("message", "There is a new message in Friday.")


# --- moderators, reports, accounts that go --------------------------------------------------------------------


def test_dn7__removed_by_a_moderator__keeps_its_place_without_its_text():
    game = make_game()
    say(game, "dana", "an ugly word")
    assert [chat.remove(list(Message.objects.values_list("pk", flat=True))) for _ in range(2)] == [1, 0]
    (row,) = Api(make_player("erin")).get(path(game)).json()["results"]
    assert (row["player"], row["text"], row["removed"]) == ("dana", None, True)


def test_dn7__report__takes_a_message():
    game = make_game()
    message = say(game, "dana", "an ugly word").json()["id"]
    body = {"reason": "abuse", "game": str(game.uuid), "message": message}
    answer = Api(make_player("erin")).post("/players/dana/reports", body)
    assert (answer.status_code, answer.json()["message"]) == (201, message)
    assert str(Report.objects.get().message) == message


def test_dn7__account_deleted__its_messages_and_mutes_go():
    game = make_game(seats=3)
    dana, erin, _finn = make_players(3)
    Mute.objects.create(player=dana, muted=erin)
    Mute.objects.create(player=erin, muted=dana)
    say(game, "dana", "of dana"), say(game, "erin", "of erin")
    delete_player(dana)
    assert (read(game, "finn"), Mute.objects.count()) == (["of erin"], 0)
    assert Seat.objects.filter(game=game, player=None).count() == 1


def test_dn7__export__has_own_messages_and_mutes():
    game = make_game()
    dana, erin, _finn, _gwen = make_players(4)
    Mute.objects.create(player=dana, muted=erin)
    say(game, "dana", "of dana"), say(game, "erin", "of erin")
    export = Api(dana).get("/me/export").json()
    (message,) = export["games"]["messages"]
    assert (message["game"], message["text"], message["reaction"]) == (str(game.uuid), "of dana", None)
    assert [row["username"] for row in export["mutes"]] == ["erin"]
