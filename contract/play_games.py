"""The scenario of the games: a table is made, played, looked back on."""

import datetime as dt

from contract.recorder import Body, Device, Recorder
from contract.steady import seeded_chance
from games.models import Game, Turn
from games.rules.moves import parse_move
from games.rules.record_format import cell_to_json
from games.services import resolution

SEED = "00112233445566778899aabbccddeeff"
STEPS = 400


def play_games(recorder: Recorder, dana: Device, erin: Device) -> None:
    """Call every operation of the lobby, of play and of history."""
    _look_around(recorder, dana, erin)
    game = _table(recorder, dana, erin)
    _first_turn(recorder, game, dana)
    _play_round(recorder, game, dana, erin)
    _look_back(recorder, game)
    at = {"id": game}
    _talk(recorder, at, dana, erin)
    recorder.call("resignGame", erin, path=at)
    _offers(recorder, at, dana)
    with seeded_chance("other table"):  # nothing before decides which card is drawn first
        other = {"id": _other_table(recorder, dana)}
        recorder.call("resignGame", erin, path=other, expect=403)
        recorder.call("startGame", dana, {"fill": "steady"}, path=other)
    _ask_for_a_hint(recorder, at, dana)
    named = {preset["name"]: preset["clock"] for preset in recorder.call("listClocks", dana)["results"]}
    sounds = recorder.call("listSounds", dana)["results"]
    mad = {"name": "Mad pond", "round_rules": [["madness"], ["constraints", "surprises"], ["competition", "pressure"]]}
    seat = {"id": recorder.call("createGame", dana, mad, expect=201)["id"], "seat": 0}
    recorder.call("updateSeat", dana, {"sound": sounds[6]["sound"]}, path=seat)
    recorder.call("cancelGame", dana, path={"id": seat["id"]})
    evenings = recorder.call("createGame", dana, {"name": "Evenings", "clock": named["daily"]}, expect=201)
    recorder.call("cancelGame", dana, path={"id": evenings["id"]})


def _ask_for_a_hint(recorder: Recorder, with_people: Body, dana: Device) -> None:
    """Ask what bots would do: at a table of bots alone, where others play, and where all is over."""
    with seeded_chance("a table of bots"):
        wanted = {"name": "Practice pond", "bots": ["steady", "sharp"], "seats": 3}
        at = {"id": recorder.call("createGame", dana, wanted, expect=201)["id"]}
        recorder.call("getHint", dana, path=at)
        recorder.call("getHint", dana, path=with_people, expect=409)


def _offers(recorder: Recorder, at: Body, dana: Device) -> None:
    """Offer the seat of a player who has resigned, and look who held it."""
    recorder.call("offerSeat", dana, path={**at, "seat": 0}, expect=409)
    recorder.call("offerSeat", dana, path={**at, "seat": 2})
    recorder.call("takeSeat", dana, {}, path={**at, "seat": 2}, expect=409)
    recorder.call("takeSeat", dana, {}, path={**at, "seat": 0})
    recorder.call("withdrawOffer", dana, path={**at, "seat": 2}, expect=204)
    recorder.call("listTenures", dana, path=at)


def _look_around(recorder: Recorder, dana: Device, erin: Device) -> None:
    """Make tables that are left, called off, or full."""
    left = recorder.call("createGame", dana, {"name": "Early birds"}, expect=201)["id"]
    recorder.call("joinGame", erin, path={"id": left}, body={})
    recorder.call("leaveGame", erin, path={"id": left}, expect=204)
    recorder.call("startGame", erin, path={"id": left}, body={}, expect=403)
    recorder.call("cancelGame", dana, path={"id": left})
    _invite(recorder, dana, erin)


def _invite(recorder: Recorder, dana: Device, erin: Device) -> None:
    """Invite by name to a table for the invited, decline, and play a game anew."""
    wanted = {"name": "Sunday pond", "visibility": "private", "invited": [], "language": "en", "auto_start": True}
    at = {"id": recorder.call("createGame", dana, wanted, expect=201)["id"]}
    recorder.call("invitePlayer", dana, {"player": "erin"}, path=at, expect=201)
    recorder.call("listInvitations", dana, path=at)
    recorder.call("listMyInvitations", erin)
    recorder.call("declineInvitation", erin, path=at, expect=204)
    recorder.call("rematchGame", dana, path=at, expect=409)
    recorder.call("cancelGame", dana, path=at)
    recorder.call("rematchGame", dana, path=at)
    _wait(recorder, dana)


def _wait(recorder: Recorder, dana: Device) -> None:
    """Wait for a game with anybody, and change one's mind."""
    wanted = {"seats": [3, 4], "clocks": ["daily", "slow"], "rated": True, "bots_after_hours": 48}
    ticket = recorder.call("createTicket", dana, wanted, expect=201)["id"]
    recorder.call("createTicket", dana, {"seats": [8], "clocks": []}, expect=400)
    recorder.call("listTickets", dana)
    recorder.call("getTicket", dana, path={"id": ticket})
    recorder.call("deleteTicket", dana, path={"id": ticket}, expect=204)
    _go_away(recorder, dana)


def _go_away(recorder: Recorder, dana: Device) -> None:
    """Go on vacation, and come back early."""
    recorder.call("getVacation", dana)
    five, thirty = (f"{dt.datetime.now(dt.UTC) + dt.timedelta(days=days):%Y-%m-%dT%H:%M:%SZ}" for days in (5, 30))
    recorder.call("beginVacation", dana, {"until": five})
    recorder.call("beginVacation", dana, {"until": thirty}, expect=409)
    recorder.call("createGame", dana, {"name": "Too early"}, expect=409)
    recorder.call("endVacation", dana, expect=204)


def _other_table(recorder: Recorder, dana: Device) -> str:
    """Make a table at which nobody else sits."""
    made: dict[str, str] = recorder.call("createGame", dana, {"name": "Next week"}, expect=201)
    return made["id"]


def _table(recorder: Recorder, dana: Device, erin: Device) -> str:
    """Make the table that is played at, and return its id."""
    wanted = {
        "name": "Friday pond",
        "seats": 3,
        "family": "pirates",
        "clock": {"kind": "per_turn", "turn_seconds": 86_400},
        "bots": ["steady"],
        "player_seed": SEED,
    }
    game: str = recorder.call(
        "createGame", dana, wanted, headers={"Idempotency-Key": "friday-pond-2026-01"}, expect=201
    )["id"]
    recorder.call("createGame", dana, {"seats": 9, "colour": "blue"}, expect=400)
    at = {"id": game}
    recorder.call("setPlayerSeed", dana, {"seed": SEED}, path=at, expect=204)
    recorder.call("joinGame", erin, {"family": "pirates"}, path=at, expect=409)
    recorder.call("getRecord", dana, path=at, expect=409)
    recorder.call("joinGame", erin, {"family": "divers"}, path=at)
    return game


def _first_turn(recorder: Recorder, game: str, dana: Device) -> None:
    """Look at the first turn that waits for dana, and move."""
    at = {"id": game}
    state = recorder.call("getGame", dana, path=at)
    recorder.call("getClock", dana, path=at)
    recorder.call("listGames", dana, query={"status": "playing", "limit": 1})
    recorder.call("listMyTurns", dana)
    turn = {**at, "number": state["turn"]["number"]}
    move = state["you"]["legal_moves"][0]
    recorder.call("submitMove", dana, {"action": "cover", "to": {"row": 9, "col": 9}}, path=turn, expect=422)
    recorder.call("submitMove", dana, {key: move[key] for key in ("action", "to")}, path=turn, expect=201)
    recorder.call("getMove", dana, path=turn)
    recorder.call("withdrawMove", dana, path=turn, expect=204)
    recorder.call("getMove", dana, path=turn, expect=404)
    _orders(recorder, at, dana)
    recorder.call("agreeToPause", dana, path=at, expect=404)
    recorder.call("askForPause", dana, {"hours": 48}, path=at)
    recorder.call("agreeToPause", dana, path=at)
    recorder.call("endPause", dana, path=at, expect=204)
    recorder.call("returnToGame", dana, path=at)
    recorder.call(
        "submitMove", dana, {"action": "cover", "to": {"row": 0, "col": 0}}, path={**at, "number": 999}, expect=409
    )


def _orders(recorder: Recorder, at: Body, dana: Device) -> None:
    """Leave standing orders, try others, and end them."""
    wanted = {
        "calls": {
            "7": [{"action": "cover", "onto": 4}, {"action": "duck", "to": {"row": -1, "col": 0}}],
            "12": [{"action": "duck", "beside": 3}],
            "max": [{"policy": "steady"}],
        },
        "otherwise": "ask",
        "until": "round",
        "pause_after": None,
        "pause_at_stacks": 5,
    }
    recorder.call("getOrders", dana, path=at, expect=404)
    recorder.call("previewOrders", dana, wanted, path=at)
    recorder.call("setOrders", dana, {"calls": {"13": []}, "pause_after": 0}, path=at, expect=400)
    recorder.call("setOrders", dana, wanted, path=at)
    recorder.call("getOrders", dana, path=at)
    recorder.call("resumeOrders", dana, path=at)
    recorder.call("deleteOrders", dana, path=at, expect=204)


def _play_round(recorder: Recorder, game: str, dana: Device, erin: Device) -> None:
    """Play until the first round has ended."""
    row = Game.objects.get(uuid=game)
    for _step in range(STEPS):
        if row.rounds.filter(ended_at__isnull=False).exists():
            return
        _play_turn(recorder, row, {0: dana, 2: erin})
    raise AssertionError("the round never ended")


def _play_turn(recorder: Recorder, row: Game, devices: dict[int, Device]) -> None:
    """Submit a move of every seat that is awaited, and resolve the turn."""
    turn = Turn.objects.get(game=row, resolved_at=None)
    prompts = turn.prompts or {}
    for seat in turn.waiting_for:
        move = parse_move(prompts[str(seat)]["moves"][0])
        body = {"action": move.action, "to": cell_to_json(move.target)}
        recorder.call("submitMove", devices[seat], body, path={"id": row.uuid, "number": turn.number}, expect=201)
    resolution.resolve_game(row.pk)


def _talk(recorder: Recorder, at: Body, dana: Device, erin: Device) -> None:
    """Say something, react, and stop reading somebody."""
    said = recorder.call("createMessage", erin, {"text": "Well covered!"}, path=at, expect=201)["id"]
    recorder.call("createMessage", erin, {"text": ""}, path=at, expect=400)
    recorder.call("createReaction", dana, {"reaction": "thanks"}, path=at, expect=201)
    recorder.call("listMessages", dana, path=at)
    recorder.call("reportPlayer", dana, {"reason": "spam", "message": said}, path={"username": "erin"}, expect=201)
    recorder.call("mutePlayer", dana, path={"username": "erin"}, expect=201)
    recorder.call("listMutes", dana)
    recorder.call("unmutePlayer", dana, path={"username": "erin"}, expect=204)


def _look_back(recorder: Recorder, game: str) -> None:
    """Read what happened, as anybody may."""
    at, anybody = {"id": game}, Device()
    resolved = Turn.objects.filter(game__uuid=game, round__number=1, resolved_at__isnull=False, discarded=False).first()
    recorder.call("getTurn", anybody, path={**at, "number": resolved.number if resolved else 1})
    recorder.call("listEvents", anybody, path=at, query={"after": 4, "limit": 3})
    recorder.call("getRecord", anybody, path=at)
    recorder.call("getFairness", anybody, path=at)
