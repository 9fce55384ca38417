"""The scenario of accounts: profile, devices, tokens, bots, blocks, reports, export and farewell."""

from accounts.models import Player
from accounts.oauth.models import Grant
from contract.play_sign_in import PASSWORD, signed_up
from contract.recorder import Device, Recorder


def play_accounts(recorder: Recorder, dana: Device) -> None:
    _profile(recorder, dana)
    _devices(recorder)
    _tokens(recorder, dana)
    _bots(recorder, dana)
    _apps(recorder, dana)
    _others(recorder, dana)
    _farewell(recorder)


def _profile(recorder: Recorder, dana: Device) -> None:
    wanted = {"display_name": "Dana of the pond", "avatar": "pirates", "language": "it", "time_zone": "Europe/Rome"}
    recorder.call("updateMe", dana, wanted | {"bio": "Ducks since 1998."})
    recorder.call("updateMe", dana, {"time_zone": "Europe/Pond"}, expect=400)
    recorder.call("getMe", dana)
    recorder.call("getMe", Device(), expect=401)


def _devices(recorder: Recorder) -> None:
    """Look where one is signed in, and sign out there."""
    phone = signed_up(recorder, "finn")
    for agent in ("Duck app 1.0 (tablet)", "Duck app 1.0 (laptop)"):
        recorder.call("signIn", Device(agent=agent), {"username": "finn", "password": PASSWORD})
    others = [each for each in recorder.call("listDevices", phone)["results"] if not each["current"]]
    recorder.call("revokeDevice", phone, path={"id": others[0]["id"]}, expect=204)
    recorder.call("revokeOtherDevices", phone, expect=204)


def _tokens(recorder: Recorder, dana: Device) -> None:
    """Make a personal token, use it for what it may do and for what it may not, revoke it."""
    wanted = {"name": "Turn reminder", "scopes": ["games:read"], "expires_in_days": 90}
    made = recorder.call("createToken", dana, wanted, expect=201)
    script = Device(made["token"], agent="reminder.py")
    recorder.call("listMyTurns", script)
    recorder.call("createGame", script, {"name": "Not mine to make"}, expect=403)
    recorder.call("listTokens", dana)
    recorder.call("revokeToken", dana, path={"id": made["id"]}, expect=204)
    recorder.call("listMyTurns", script, expect=401)


def _bots(recorder: Recorder, dana: Device) -> None:
    """Make a bot account and a token for it, look at it, take both away."""
    recorder.call("createBot", dana, {"username": "danabot", "display_name": "Dana's bot"}, expect=201)
    bot = {"username": "danabot"}
    recorder.call("listBots", dana)
    recorder.call("getBot", dana, path=bot)
    recorder.call("updateBot", dana, {"avatar": "astronauts", "bio": "Plays at night."}, path=bot)
    wanted = {"name": "Server in the cellar", "scopes": ["games:read", "games:play"], "expires_in_days": None}
    made = recorder.call("createBotToken", dana, wanted, path=bot, expect=201)
    recorder.call("getMe", Device(made["token"], agent="danabot 0.1"), expect=403)
    recorder.call("listBotTokens", dana, path=bot)
    recorder.call("revokeBotToken", dana, path={**bot, "id": made["id"]}, expect=204)
    recorder.call("deleteBot", dana, path=bot, expect=204)


def _apps(recorder: Recorder, dana: Device) -> None:
    """Make an app known, let it in, disconnect it, make it unknown again."""
    maker = signed_up(recorder, "lena")
    wanted = {
        "name": "Pond Cup",
        "type": "confidential",
        "redirect_uris": ["https://cup.example/signed-in"],
        "scopes": ["games:read", "profile:read"],
    }
    app = {"id": recorder.call("createOAuthClient", maker, wanted, expect=201)["id"]}
    recorder.call("createOAuthClient", maker, {**wanted, "redirect_uris": ["http://cup.example/"]}, expect=400)
    recorder.call("listOAuthClients", maker)
    player = Player.objects.get(username="dana")
    Grant.objects.create(player=player, client_id=app["id"], scopes=wanted["scopes"])  # as the consent page does
    recorder.call("listConnectedApps", dana)
    recorder.call("disconnectApp", dana, path=app, expect=204)
    recorder.call("deleteOAuthClient", maker, path=app, expect=204)


def _others(recorder: Recorder, dana: Device) -> None:
    """Look at another player, block it, report it."""
    hugo = {"username": "hugo"}
    signed_up(recorder, "hugo")
    recorder.call("getPlayer", Device(), path=hugo)
    recorder.call("getPlayer", Device(), path={"username": "nobody-there"}, expect=404)
    recorder.call("blockPlayer", dana, path=hugo, expect=201)
    recorder.call("blockPlayer", dana, path=hugo)
    recorder.call("listBlocks", dana)
    recorder.call("unblockPlayer", dana, path=hugo, expect=204)
    told = {"reason": "offensive_profile", "detail": "See the name of the game that was called off."}
    recorder.call("reportPlayer", dana, told, path=hugo, expect=201)


def _farewell(recorder: Recorder) -> None:
    """Take everything along, and go."""
    leaving = signed_up(recorder, "kit")
    recorder.call("exportMe", leaving)
    recorder.call("deleteMe", leaving, expect=204)
    recorder.call("getMe", leaving, expect=401)
