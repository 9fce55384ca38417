"""POST /games."""

import datetime as dt
import uuid
from zoneinfo import ZoneInfo

import pytest
from django.utils import timezone

from games.models import Game, Round, Seat
from games.services import lobby
from tests.games.clients import Api, fields_of, refused
from tests.games.factories import make_bot, make_player, play_turn
from tests.games.shapes import ANY_TIME, empty_seat, lobby_document, you_in_lobby

pytestmark = pytest.mark.django_db

KEY = "a-key-of-sixteen-"
TOMORROW = (timezone.now() + dt.timedelta(days=1)).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
OPTIONS = {
    "name": "Tuesday",
    "seats": 3,
    "visibility": "private",
    "family": "divers",
    "captain_seat": 2,
    "round_rules": [[], [], []],
    "open_log": True,
    "rate_bots": True,
    "same_owner": True,
    "join_by": TOMORROW,
    "auto_start": True,
    "language": "it",
    "invited": [],
    "clock": {"kind": "per_turn", "turn_seconds": 60},
    "bots": ["easy"],
    "player_seed": "00" * 16,
}


@pytest.fixture
def dana_api(dana):
    return Api(dana)


def created(response):
    """The game behind a 201."""
    assert response.status_code == 201
    return Game.objects.get(uuid=response.json()["id"])


@pytest.mark.parametrize("body", [None, {}])
def test_create__without_options__is_the_default_game(dana_api, body):
    response = dana_api.post("/games", body)
    game = created(response)
    you = you_in_lobby(0, excused_left=1)
    shown = lobby_document(game.uuid, excused=1, vacation=True, invite_code=game.invite_code, you=you)
    assert response.json() == shown


def test_create__answer_names_its_address(dana_api):
    response = dana_api.post("/games", {})
    assert response["Location"] == f"http://testserver/api/v1/games/{created(response).uuid}"


def test_create__with_every_option__shows_them(dana_api):
    response = dana_api.post("/games", OPTIONS)
    game = created(response)
    assert response.json() == lobby_document(
        game.uuid,
        excused=1,
        name="Tuesday",
        visibility="private",
        version=3,
        invite_code=game.invite_code,
        captain_seat=2,
        open_log=True,
        rate_bots=True,
        same_owner=True,
        join_by=TOMORROW,
        auto_start=True,
        invited_only=True,
        language="it",
        clock={"kind": "per_turn", "turn_seconds": 60},
        seats=[
            empty_seat(0, player="dana", family="divers"),
            empty_seat(1, bot="easy", is_bot=True, family="pirates"),
            empty_seat(2),
        ],
        you=you_in_lobby(0, excused_left=1),
    )


def test_create__player_seed__is_kept_and_shown_nowhere(dana_api):
    response = dana_api.post("/games", {"player_seed": "a7" * 16})
    assert bytes(Seat.objects.get(game=created(response), index=0).player_seed) == b"\xa7" * 16
    assert b"a7" * 16 not in response.content


def test_create__empty_player_seed__is_none(dana_api):
    game = created(dana_api.post("/games", {"player_seed": ""}))
    assert bytes(Seat.objects.get(game=game, index=0).player_seed) == b""


def test_create__bots_on_all_other_seats__is_playing_at_once(dana_api):
    document = dana_api.post("/games", {"seats": 2, "bots": ["steady"]}).json()
    assert (document["status"], document["started_at"], document["round"]) == (
        "playing",
        ANY_TIME,
        {"number": 1, "of": 3, "rules": []},
    )
    assert document["turn"]["waiting_for"] == [0]


@pytest.mark.parametrize("seats", [2, 7])
def test_create__seats_at_the_limits__are_taken(dana_api, seats):
    assert len(dana_api.post("/games", {"seats": seats}).json()["seats"]) == seats


@pytest.mark.parametrize("seconds", [60, 28 * 86_400])
def test_create__clock_at_the_limits__is_taken(dana_api, seconds):
    document = dana_api.post("/games", {"clock": {"turn_seconds": seconds}}).json()
    assert document["clock"] == {"kind": "per_turn", "turn_seconds": seconds}


@pytest.mark.parametrize(
    ("body", "errors"),
    [
        ({"colour": "red"}, [("colour", "unknown_field")]),
        ({"name": "x" * 81}, [("name", "max_length")]),
        ({"name": 7}, [("name", "wrong_type")]),
        ({"name": None}, [("name", "null")]),
        ({"name": "a\x07b"}, [("name", "control_characters")]),
        ({"name": "\u202eabc"}, [("name", "control_characters")]),
        ({"seats": 1}, [("seats", "min_value")]),
        ({"seats": 8}, [("seats", "max_value")]),
        ({"seats": "4"}, [("seats", "wrong_type")]),
        ({"seats": True}, [("seats", "wrong_type")]),
        ({"seats": 2.5}, [("seats", "wrong_type")]),
        ({"visibility": "secret"}, [("visibility", "invalid_choice")]),
        ({"family": "penguins"}, [("family", "invalid_choice")]),
        ({"captain_seat": -1}, [("captain_seat", "min_value")]),
        ({"captain_seat": 7, "seats": 7}, [("captain_seat", "max_value")]),
        ({"captain_seat": 4}, [("captain_seat", "no_such_seat")]),
        ({"round_rules": [[], []]}, [("round_rules", "min_length")]),
        ({"round_rules": [[], [], [], []]}, [("round_rules", "max_length")]),
        ({"round_rules": [["madness", "madness"], [], []]}, [("round_rules", "repeated_rule")]),
        ({"round_rules": [[], ["pressure"], []]}, [("round_rules", "misplaced_rule")]),
        ({"round_rules": [["nonsense"], [], []]}, [("round_rules", "unknown_rule")]),
        ({"round_rules": "none"}, [("round_rules", "wrong_type")]),
        ({"round_rules": [[], [], "x"]}, [("round_rules.2", "wrong_type")]),
        ({"open_log": "true"}, [("open_log", "wrong_type")]),
        ({"open_log": 1}, [("open_log", "wrong_type")]),
        ({"rate_bots": "true"}, [("rate_bots", "wrong_type")]),
        ({"same_owner": 1}, [("same_owner", "wrong_type")]),
        ({"join_by": 60}, [("join_by", "wrong_type")]),
        ({"join_by": "tomorrow"}, [("join_by", "invalid")]),
        ({"join_by": "2030-01-01"}, [("join_by", "invalid")]),
        ({"join_by": "2030-01-01T12:00:00"}, [("join_by", "invalid")]),
        ({"join_by": "2030-02-30T12:00:00Z"}, [("join_by", "invalid")]),
        ({"join_by": "0001-01-01T00:00:00+14:00"}, [("join_by", "overflow")]),
        ({"join_by": "2020-01-01T12:00:00Z"}, [("join_by", "too_soon")]),
        ({"join_by": "2200-01-01T12:00:00Z"}, [("join_by", "too_late")]),
        ({"clock": {"turn_seconds": 59}}, [("clock.turn_seconds", "min_value")]),
        ({"clock": {"turn_seconds": 28 * 86_400 + 1}}, [("clock.turn_seconds", "max_value")]),
        ({"clock": {"kind": "blitz"}}, [("clock.kind", "invalid_choice")]),
        ({"clock": {"pause": 1}}, [("clock.pause", "unknown_field")]),
        ({"clock": 60}, [("clock", "wrong_type")]),
        ({"bots": ["genius"]}, [("bots.0", "invalid_choice")]),
        ({"bots": ["easy"] * 4}, [("bots", "too_many_bots")]),
        ({"bots": "easy"}, [("bots", "wrong_type")]),
        ({"player_seed": "0"}, [("player_seed", "not_hex")]),
        ({"player_seed": "xy" * 16}, [("player_seed", "not_hex")]),
        ({"player_seed": "00" * 15}, [("player_seed", "bad_length")]),
        ({"player_seed": "00" * 65}, [("player_seed", "bad_length")]),
        ({"seats": 9, "name": 1}, [("name", "wrong_type"), ("seats", "max_value")]),
    ],
    ids=str,
)
def test_create__bad_input__names_the_field(dana_api, body, errors):
    assert sorted(fields_of(dana_api.post("/games", body))) == errors
    assert not Game.objects.exists()


def test_create__anonymous__is_401():
    assert refused(Api().post("/games", {})) == (401, "not_authenticated")


def test_create__unknown_token__is_401(db):
    assert refused(Api(token="dkc_unknown").post("/games", {})) == (401, "invalid_token")


def in_seconds(seconds):
    """A time from now, as clients write it."""
    return (timezone.now() + dt.timedelta(seconds=seconds)).isoformat()


@pytest.mark.parametrize(
    ("seconds", "errors"),
    [(58, [("join_by", "too_soon")]), (60, None), (365 * 86_400 - 5, None), (366 * 86_400, [("join_by", "too_late")])],
)
def test_df1__join_by__is_60_seconds_to_365_days_from_now(dana_api, seconds, errors):
    answer = dana_api.post("/games", {"join_by": in_seconds(seconds)})
    assert (fields_of(answer) if answer.status_code == 400 else None) == errors


def test_df1__join_by__is_shown_in_utc(dana_api):
    moment = (timezone.now() + dt.timedelta(days=1)).replace(microsecond=0)
    madrid = moment.astimezone(ZoneInfo("Europe/Madrid")).isoformat()
    shown = dana_api.post("/games", {"join_by": madrid}).json()["join_by"]
    assert shown == moment.strftime("%Y-%m-%dT%H:%M:%S.000000Z")


def test_df1__join_by_null__is_14_days(dana_api):
    game = created(dana_api.post("/games", {"join_by": None}))
    assert game.join_by - game.created_at == dt.timedelta(days=14)


def test_df2__limit__is_409_with_the_reason(dana_api):
    for _ in range(50):
        dana_api.post("/games")
    answer = dana_api.post("/games", Accept_Language="es")
    assert refused(answer) == (409, "limit_reached")
    assert answer.json()["detail"].startswith("Ya está sentado en 50 salas de espera")


def test_df2__same_owner__is_409(dana_api):
    game = created(dana_api.post("/games"))
    robo = Api(make_bot("robo", make_player("dana")))
    assert refused(robo.post(f"/games/{game.uuid}/join")) == (409, "same_owner")


# --- Idempotency-Key --------------------------------------------------------------------------------------


def test_key__same_request__is_one_game_and_the_same_answer(dana_api):
    first = dana_api.post("/games", {"name": "a"}, Idempotency_Key=KEY)
    second = dana_api.post("/games", {"name": "a"}, Idempotency_Key=KEY)
    assert (second.status_code, second.content, second["Location"]) == (201, first.content, first["Location"])
    assert Game.objects.count() == 1


def test_key__repeated_in_the_middle_of_the_round__shows_the_game_as_it_is_now(dana_api):
    """H3, H5: the opening grids would show which cards lie covered."""
    body = {"seats": 2, "bots": ["easy"]}
    opening = dana_api.post("/games", body, Idempotency_Key=KEY)
    game = created(opening)
    play_turn(game)
    again = dana_api.post("/games", body, Idempotency_Key=KEY)
    assert (again.status_code, again["Location"]) == (201, opening["Location"])
    assert again.content == dana_api.get(f"/games/{game.uuid}").content
    assert again.json()["seats"][1]["grid"] != opening.json()["seats"][1]["grid"]


def test_key__of_a_private_game_that_was_left__is_404_and_makes_none(dana_api):
    body = {"visibility": "private"}
    game = created(dana_api.post("/games", body, Idempotency_Key=KEY))
    lobby.join_game(make_player("erin"), game.uuid, invite_code=game.invite_code)
    dana_api.post(f"/games/{game.uuid}/leave")
    assert refused(dana_api.post("/games", body, Idempotency_Key=KEY)) == (404, "not_found")
    assert Game.objects.count() == 1


def test_key__another_body__is_422(dana_api):
    dana_api.post("/games", {"name": "a"}, Idempotency_Key=KEY)
    again = dana_api.post("/games", {"name": "b"}, Idempotency_Key=KEY)
    assert refused(again) == (422, "idempotency_mismatch")


def test_key__of_another_player__is_another_key(dana_api):
    dana_api.post("/games", {}, Idempotency_Key=KEY)
    Api(make_player("erin")).post("/games", {}, Idempotency_Key=KEY)
    assert Game.objects.count() == 2


def test_key__refused_request__may_be_mended(dana_api):
    assert dana_api.post("/games", {"seats": 1}, Idempotency_Key=KEY).status_code == 400
    assert dana_api.post("/games", {"seats": 2}, Idempotency_Key=KEY).status_code == 201


@pytest.mark.parametrize("key", ["short", "x" * 15, "x" * 129])
def test_key__of_a_wrong_length__is_400(dana_api, key):
    assert fields_of(dana_api.post("/games", {}, Idempotency_Key=key)) == [("Idempotency-Key", "invalid_length")]


@pytest.mark.parametrize("length", [16, 128])
def test_key__at_the_limits__is_taken(dana_api, length):
    assert dana_api.post("/games", {}, Idempotency_Key="x" * length).status_code == 201


def test_no_key__same_request__is_two_games(dana_api):
    ids = {dana_api.post("/games", {}).json()["id"] for _ in range(2)}
    assert len(ids) == 2


def test_key__repeated_answer__holds_no_secret(dana_api):
    body = {"player_seed": "a7" * 16}
    game = created(dana_api.post("/games", body, Idempotency_Key=KEY))
    again = dana_api.post("/games", body, Idempotency_Key=KEY)
    assert again["Idempotency-Replayed"] == "true"
    kept = again.content
    seeds = [bytes(row.server_seed).hex().encode() for row in Round.objects.filter(game=game)]
    assert [seed in kept for seed in [*seeds, b"a7" * 16]] == [False] * 4


def test_ids__are_random_uuids(dana_api):
    assert uuid.UUID(dana_api.post("/games", {}).json()["id"]).version == 4


# --- languages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "language", "detail"),
    [
        ({"seats": 99}, "es", "Asegúrese de que este valor es menor o igual a 7."),
        ({"seats": 99}, "fr", "Assurez-vous que cette valeur est inférieure ou égale à 7."),
        ({"seats": 99}, "ko", "이 값이 7보다 작거나 같은지 확인하세요."),
        ({"name": "x" * 81}, "es", "Asegúrese de que este campo no tenga más de 80 caracteres."),
        ({"name": "x" * 81}, "fr", "Assurez-vous que ce champ comporte au plus 80\xa0caractères."),
        ({"name": "x" * 81}, "ko", "이 필드의 글자 수가 80 이하인지 확인하세요."),
        ({"clock": {"turn_seconds": 1}}, "es", "Asegúrese de que este valor es mayor o igual a 60."),
        ({"round_rules": [["nonsense"], [], []]}, "es", "No existe ninguna regla llamada nonsense."),
        ({"round_rules": [["nonsense"], [], []]}, "fr", "Il n'existe aucune règle nommée nonsense."),
        ({"round_rules": [["nonsense"], [], []]}, "it", "Non esiste nessuna regola di nome nonsense."),
        ({"round_rules": [["nonsense"], [], []]}, "ko", "이름이 nonsense인 규칙은 없습니다."),
        ({"round_rules": [["nonsense"], [], []]}, "en", "There is no rule named nonsense."),
        ({"round_rules": [["madness"] * 2, [], []]}, "fr", "La règle madness est nommée deux fois pour une manche."),
        ({"round_rules": [[], ["pressure"], []]}, "it", "La regola pressure non ha senso nel round 2."),
    ],
)
def test_create__bad_input__is_said_in_the_language_asked_for(dana_api, body, language, detail):
    errors = dana_api.post("/games", body, Accept_Language=language).json()["errors"]
    assert [error["detail"] for error in errors] == [detail]
