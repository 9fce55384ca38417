"""Everybody who asks, and everything that is asked for; built once, and each request is undone."""

import datetime as dt
import secrets
import uuid
from dataclasses import dataclass, field

from allauth.idp.oidc.models import Client as OAuthClient
from allauth.idp.oidc.models import Token as OAuthToken
from django.db.models.functions import Now
from django.test import Client
from django.utils import timezone

from accounts.api.fields import BOT_SCOPES
from accounts.models import Player, Token
from accounts.oauth.clients import register
from accounts.oauth.models import Grant
from accounts.services.blocks import block
from accounts.services.bots import make_bot
from accounts.services.tokens import issue, make_personal, revoke
from games import analyses
from games.bots.review import VERSION, Review
from games.documents import json_text
from games.models import Analysis, Game, Round
from games.services import invitations, lobby, matchmaking, offers, orders, resignations
from leagues.models import Announcement, Staff, SubstituteOffer
from leagues.services import calendars, competitions, homes, requests, seasons, substitutes
from notifications.models import Delivery, Notice, PushSubscription
from notifications.services import webhooks
from tests.games.factories import (
    awaits,
    body_of,
    fix_shuffles,
    legal_moves,
    make_lobby,
    make_player,
    open_turn,
    play_turn,
    play_until,
    rounds_ended,
    submit,
)
from tests.leagues.competing import bring, document, end_table, standings_of, step
from tests.leagues.factories import make_entries

SEATED = ("host", "seat", "other_seat")
DEVICES = (*SEATED, "outsider", "blocked", "organizer", "staff")
CALLERS = ("anonymous", *DEVICES, "unproved", "read_only", "app", "bot", "hosts_bot", "expired", "revoked")
OF_COMPETITIONS = ("waiting", "manager")
COMPETITIONS = ("published", "hidden", "absent")
GAMES = ("public", "private", "strangers", "absent")
OBJECTS = ("own", "others", "absent")
PLAYERS = (*OBJECTS, "locked")
SIGN_IN_CALLERS = ("anonymous", "signed_in", "signed_out")
PASSWORD = "a long pass phrase"  # of every player that tests.games.factories makes
READ_ONLY = ["games:read", "profile:read"]
NOWHERE = uuid.UUID("00000000-0000-4000-8000-000000000000")

BOTS = {"bot": "outsiders_bot", "hosts_bot": "hosts_bot"}
"""The user names of the callers that are bot accounts."""

ACTS_FOR = {
    "anonymous": "host",
    "expired": "host",
    "revoked": "host",
    "unproved": "host",
    "read_only": "seat",
    "app": "seat",
    "bot": "outsider",
    "hosts_bot": "host",
}
"""Whose things are "own" to a caller that has none itself."""


@dataclass
class World:
    """Players by role, tokens by caller, tables and competitions by state and kind, things of accounts, sessions."""

    players: dict = field(default_factory=dict)
    bearers: dict = field(default_factory=dict)
    tables: dict = field(default_factory=dict)
    competitions: dict = field(default_factory=dict)
    things: dict = field(default_factory=dict)
    sessions: dict = field(default_factory=dict)
    questions: dict = field(default_factory=dict)

    def headers(self, caller):
        bearer = self.bearers.get(caller)
        return {"Authorization": f"Bearer {bearer}"} if bearer else {}

    def parameters(self, row, target, caller):
        """The path parameters of a request."""
        if "table" in row:
            game = self.tables.get((row["table"], target))
            number = open_turn(game).number if game and open_turn(game) else 2
            last = 0 if game is None else game.seat_count - 1
            return {"id": NOWHERE if game is None else game.uuid, "number": number, "seat": last}
        if "competition" in row:
            found = self.competitions.get((row["competition"], target))
            entry, other = (NOWHERE, NOWHERE) if found is None else self._entries(found)
            own = {"entry": entry, "one": entry, "other": other, "question": self.questions.get(found, NOWHERE)}
            return {"id": NOWHERE if found is None else found.uuid, "number": 1, "table": 1, **own}
        return self._thing(row["of"], target, caller) if "of" in row else {}

    def _entries(self, competition):
        """The ids of the entries of the seat and of a stranger."""
        names = ("seat", "stranger")
        return [competition.entries.get(player=self.players[name]).uuid for name in names]

    def _thing(self, kind, target, caller):
        if kind == "pool":
            return {"pool": "daily" if target == "own" else "blitz"}
        if target == "absent":
            by_uuid = (
                "league",
                "season",
                "league_webhook",
                "device",
                "token",
                "bot_token",
                "webhook",
                "delivery",
                "subscription",
                "ticket",
                "offer",
            )
            named = {"id": NOWHERE if kind in by_uuid else "nothing", "username": "nobody"}
            return {**named, **dict.fromkeys(("delivery", "announcement", "webhook"), NOWHERE), "secret": "nothing"}
        if target == "locked":
            return {"username": "locked"}
        owner = ACTS_FOR.get(caller, caller)
        if target == "others":
            owner = "seat" if owner == "host" else "host"
        elif kind == "player" and caller in BOTS:
            return {"username": BOTS[caller]}
        return self.things[owner, kind]

    def move(self, target, caller):
        """A move of the caller's seat, or any."""
        game = self.tables.get(("running", target))
        seat = "host" if caller == "unproved" else caller
        if game is None or seat not in SEATED or target == "strangers":
            return {"action": "cover", "to": {"row": 0, "col": 0}}
        return body_of(legal_moves(game, SEATED.index(seat))[0])


def build():
    """Make all of it."""
    world = World()
    for role in (*DEVICES, "waiting", "stranger", "other_stranger", "locked"):
        world.players[role] = make_player(role)
    Player.objects.filter(username="staff").update(is_staff=True, is_superuser=True)
    Player.objects.filter(username="locked").update(is_active=False)
    _seat(world)
    _compete(world)
    block(world.players["host"], world.players["blocked"])
    for role in DEVICES:
        _equip(world, role)
    _give_tokens(world)
    _sign_in(world)
    return world


def _seat(world):
    """A lobby, a running game and one of which a round has ended, for each kind of table."""
    people = [world.players[role] for role in SEATED]
    strangers = [world.players["stranger"], world.players["other_stranger"]]
    for kind, sitting, visibility in (
        ("public", people, "public"),
        ("private", people, "private"),
        ("strangers", strangers, "private"),
    ):
        world.tables["lobby", kind] = _table(kind, sitting, visibility, seats=5)
        if sitting is people:
            invitations.invite(people[0], world.tables["lobby", kind].uuid, "organizer")
        running = _table(f"{kind} running", sitting, visibility, seats=len(sitting))
        play_turn(running)
        play_until(running, awaits(len(sitting)))
        submit(running, 1)
        orders.set_orders(sitting[1], running.uuid, orders.OrderOptions({}))
        world.tables["running", kind] = running
        ended = _table(f"{kind} ended", sitting, visibility, seats=len(sitting))
        world.tables["ended", kind] = play_until(ended, rounds_ended(1))
        offered = _table(f"{kind} offered", sitting, visibility, seats=len(sitting))
        resignations.resign(sitting[-1], offered.uuid)
        offers.offer_seat(sitting[0], offered.uuid, len(sitting) - 1)
        world.tables["offered", kind] = offered
        over = _table(f"{kind} over", sitting, visibility, seats=len(sitting))
        Game.objects.filter(pk=over.pk).update(status=Game.Status.FINISHED)
        Round.objects.filter(game=over, number=1).update(ended_at=over.created_at)
        found = json_text(analyses.document(over, Review((), (), ())))
        Analysis.objects.create(game=over, version=VERSION, document=found)
        world.tables["over", kind] = over


def _table(key, sitting, visibility, *, seats):
    host, *others = sitting
    game = fix_shuffles(make_lobby(host, seats=seats, visibility=visibility), key)
    for player in others:
        lobby.join_game(player, game.uuid, invite_code=game.invite_code)
    game.refresh_from_db()
    return game


def _compete(world):
    """The organizer's league: a round that is published, and one whose table has ended, for each kind of competition.

    The host is an organizer who plays, the other seat a referee; host, seat and two strangers have entries, and one
    more waits.
    """
    owner, now = world.players["organizer"], timezone.now()
    league = homes.create_league(owner, {"name": "Pond league"})
    for name, role in (("host", "organizer"), ("other_seat", "referee")):
        Staff.objects.create(league=league, player=world.players[name], role=role, appointed_at=now, accepted_at=now)
    for kind, visibility in (("published", "public"), ("hidden", "private")):
        for state in ("published", "played"):
            draft = competitions.create_competition(owner, league.uuid, document(visibility=visibility))
            made = competitions.publish(owner, draft.uuid, "It is time.").competition
            make_entries(made, [world.players[name] for name in ("host", "seat", "stranger", "other_stranger")])
            make_entries(made, [world.players["waiting"]], status="waiting")
            round_ = made.rounds.get()
            bring(round_, "publishes_at" if state == "published" else "opens_at")
            while step(round_):
                pass
            if state == "played":
                end_table(round_.tables.get(), [1, 2, 3, 4])
                standings_of(made)
            world.competitions[state, kind] = made
            substitutes.volunteer(world.players["seat"], made.uuid)
            world.questions[made] = requests.ask(world.players["stranger"], made.uuid, "other", "May I?").uuid
    _offer(world, made)


def _offer(world, competition):
    """A seat at a table that has ended, which each account is offered."""
    seat, now = competition.rounds.get(number=1).seats.first(), timezone.now()
    for role in DEVICES:
        offered = {"made_at": now, "ends_at": now + dt.timedelta(hours=12)}
        row = SubstituteOffer.objects.create(seat=seat, player=world.players[role], **offered)
        world.things[role, "offer"] = {"id": row.uuid}


def _equip(world, role):
    """One of everything that an account can have."""
    player, made = world.players[role], {}
    made["player"] = {"username": player.username}
    made["device"] = {"id": issue(player)[0].uuid}
    league = homes.create_league(player, {"name": f"League of {role}", "visibility": "private"})
    told = Announcement.objects.create(league=league, text="Quack!", at=league.created_at)
    made["league"] = {"id": league.uuid, "username": "stranger", "announcement": told.uuid}
    moves = {"name": "Autumn", "size": 4, "up": 1, "down": 1, "fill": "from_below"}
    made["season"] = {"id": seasons.create_season(player, league.uuid, {**moves, "divisions": [document()]}).uuid}
    data = {"competition": str(NOWHERE), "number": 1}
    posted = {"type": "round_drawn", "timestamp": "2026-01-05T12:00:00Z", "data": data}
    made["league_webhook"] = {"id": league.uuid, **_hook(player, league.uuid, fact=posted)}
    made["calendar"] = {"secret": calendars.secret_of(player)}
    made["token"] = {"id": _personal(player, READ_ONLY)[0].uuid}
    bot = make_bot(player, username=f"{role}s_bot")
    made["bot"] = {"username": bot.username}
    made["bot_token"] = {"username": bot.username, "id": _personal(bot, BOT_SCOPES)[0].uuid}
    client, _secret = register(player, name=role, kind="public", redirect_uris=[], scopes=READ_ONLY)
    made["client"] = {"id": client.pk}
    app = OAuthClient.objects.create(name="An app", type="public", secret="!", scopes="\n".join(READ_ONLY))
    Grant.objects.create(player=player, client=app, scopes=READ_ONLY)
    made["app"] = {"id": app.pk}
    made["ticket"] = {"id": matchmaking.make_ticket(player, matchmaking.Wish([7], ["slow"])).uuid}
    now = timezone.now()
    notice = Notice.objects.create(player=player, kind="operator", fact="of the matrix", at=now)
    hook = _hook(player, None, notice=notice)
    made["webhook"] = {"id": hook["webhook"]}
    made["delivery"] = {"id": hook["webhook"], "delivery": hook["delivery"]}
    kept = {"endpoint": f"https://push.example.org/{role}", "p256dh": "x", "auth": "x", "created_at": now}
    made["subscription"] = {"id": PushSubscription.objects.create(player=player, **kept).uuid}
    world.things |= {(role, kind): parameters for kind, parameters in made.items()}


def _hook(player, league, **told):
    """A webhook, and something that it has been told."""
    hook, now = webhooks.make(player, "https://example.org/hook", league)[0], timezone.now()
    waits = {"channel": "webhook", "created_at": now, "due_at": now}
    return {
        "webhook": hook.uuid,
        "delivery": Delivery.objects.create(player=player, webhook=hook, **waits, **told).uuid,
    }


def _give_tokens(world):
    """The token that each caller sends."""
    for role in DEVICES:
        world.bearers[role] = issue(world.players[role])[1]
    world.bearers["waiting"] = issue(world.players["waiting"])[1]
    world.bearers["manager"] = _personal(world.players["organizer"], ["leagues:manage"])[1]
    world.bearers["read_only"] = _personal(world.players["seat"], READ_ONLY)[1]
    world.bearers["app"] = _access_token(Grant.objects.get(player=world.players["seat"]))
    for caller, name in BOTS.items():
        world.bearers[caller] = _personal(Player.objects.get(username=name), BOT_SCOPES)[1]
    ends = {"expired": {"expires_at": Now()}, "revoked": {"revoked_at": Now()}, "unproved": {"authenticated_at": None}}
    for caller, end in ends.items():
        token, world.bearers[caller] = issue(world.players["host"])
        Token.objects.filter(pk=token.pk).update(**end)


def _sign_in(world):
    """The session tokens of two apps of the seat's player, of which one was signed out from elsewhere."""
    for caller in SIGN_IN_CALLERS[1:]:
        body = {"username": "seat", "password": PASSWORD}
        answer = Client().post("/_allauth/app/v1/auth/login", body, content_type="application/json")
        world.sessions[caller] = answer.json()["meta"]["session_token"]
    revoke(Token.objects.latest("pk").pk)


def _personal(player, scopes):
    return make_personal(player, name="A token", scopes=scopes, expires_in_days=None)


def _access_token(grant):
    """An access token of a connected app, as the token endpoint would give it."""
    text, tomorrow = secrets.token_urlsafe(64), timezone.now() + dt.timedelta(days=1)
    token = OAuthToken(type="at", client=grant.client, user=grant.player, expires_at=tomorrow, data={"grant": grant.pk})
    token.set_value(text)
    token.set_scopes(grant.scopes)
    token.save()
    return text
