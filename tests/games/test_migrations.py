"""Rows that are there when the shape of what is kept changes."""

import datetime as dt
import json

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils import timezone

from games.documents import timestamp
from games.models import Event, Snapshot
from tests.games.factories import make_bot, make_game, make_lobby, make_player, play_turn

pytestmark = [pytest.mark.django_db, pytest.mark.in_full]


def migrate(name):
    """Take the games app to a migration; what has been written so far is checked first, as a commit would do."""
    connection.check_constraints()
    MigrationExecutor(connection).migrate([("games", name)])


def newest():
    """The name of the last migration: models can be read after it only."""
    ((_app, name),) = MigrationExecutor(connection).loader.graph.leaf_nodes("games")
    return name


def kept(game):
    """What the events of taken seats hold, and the public state."""
    seats = Event.objects.filter(game=game, kind=Event.Kind.SEAT_TAKEN).order_by("number")
    return [event.data for event in seats], json.loads(Snapshot.objects.get(game=game).document)


@pytest.fixture
def game():
    """A lobby of a bot account and a built-in bot."""
    return make_lobby(make_bot("robo", make_player("dana")), seats=3, bots=["easy"])


def test_names__before_the_keys__were_in_events(game):
    migrate("0005_bot_accounts")
    seats, document = kept(game)
    assert seats == [
        {"player": "robo", "bot": None, "family": "pirates"},
        {"player": None, "bot": "easy", "family": "vikings"},
    ]
    assert ("rate_bots" in document, {"is_bot", "rated"} & set(document["seats"][0])) == (False, set())


def test_names__taken_out_of_events_and_back__leave_everything_as_it_was(game):
    before = kept(game)
    migrate("0005_bot_accounts")
    migrate("0007_event_seat_taken_by")
    assert kept(game) == before


def test_events__after_the_migration__are_append_only_again(game):
    migrate("0005_bot_accounts")
    migrate("0007_event_seat_taken_by")
    with connection.cursor() as cursor:
        cursor.execute("SELECT tgenabled FROM pg_trigger WHERE tgname = 'games_event_append_only'")
        assert cursor.fetchall() == [("O",)]


def test_lobby__before_lobbies_ended__waits_14_days_and_shows_it(game):
    migrate("0009_decisions_of_open_turns")
    old = json.loads(Snapshot.objects.get(game_id=game.pk).document)
    old = {name: value for name, value in old.items() if name not in ("join_by", "same_owner")}
    Snapshot.objects.filter(game_id=game.pk).update(document=json.dumps(old))
    migrate("0011_end_of_lobbies")
    migrate(newest())
    game.refresh_from_db()
    assert dt.timedelta(days=13) < game.join_by - timezone.now() <= dt.timedelta(days=14)
    shown = json.loads(Snapshot.objects.get(game_id=game.pk).document)
    assert shown == {**old, "same_owner": False, "join_by": timestamp(game.join_by)}


def test_states__before_games_were_rated_and_had_a_chat__show_both(game):
    before = json.loads(Snapshot.objects.get(game_id=game.pk).document)
    migrate("0016_gates_of_lobbies")
    old = {name: value for name, value in before.items() if name not in ("rated", "chat")}
    Snapshot.objects.filter(game_id=game.pk).update(document=json.dumps(old, separators=(",", ":")))
    migrate(newest())
    assert json.loads(Snapshot.objects.get(game_id=game.pk).document) == before


def test_seats__before_they_were_offered__show_that_they_are_not(game):
    migrate("0017_autopilot")
    now = json.loads(Snapshot.objects.get(game_id=game.pk).document)
    seats = [{name: value for name, value in seat.items() if name != "offered"} for seat in now["seats"]]
    old = {**{name: value for name, value in now.items() if name != "replace"}, "seats": seats}
    text = json.dumps(old, separators=(",", ":"))
    Snapshot.objects.filter(game_id=game.pk).update(document=text)
    migrate(newest())
    assert json.loads(Snapshot.objects.get(game_id=game.pk).document) == now


def test_states__before_there_were_variations__show_that_there_are_none_and_the_sounds(game):
    migrate("0032_excused_in_states")
    now = json.loads(Snapshot.objects.get(game_id=game.pk).document)
    seats = [{name: value for name, value in seat.items() if name != "sound"} for seat in now["seats"]]
    old = {**{name: value for name, value in now.items() if name != "round_rules"}, "seats": seats}
    Snapshot.objects.filter(game_id=game.pk).update(document=json.dumps(old, separators=(",", ":")))
    migrate(newest())
    assert json.loads(Snapshot.objects.get(game_id=game.pk).document) == now


def test_v6_states__before_low_blows__show_phases_and_families():
    game = make_game(seats=2)
    play_turn(game)
    now = json.loads(Snapshot.objects.get(game_id=game.pk).document)
    old = json.loads(json.dumps(now))
    for turn in (old["turn"], old["last_turn"]):
        del turn["phase"]
    for seat in old["seats"]:
        del seat["received"]
        for stack in seat["grid"]:
            del stack["family"]
    migrate("0038_renamed_players")
    Snapshot.objects.filter(game_id=game.pk).update(document=json.dumps(old, separators=(",", ":")))
    migrate(newest())
    assert json.loads(Snapshot.objects.get(game_id=game.pk).document) == now
