"""A player on whom everything is held that can be held, and a look into every corner of the database."""

import datetime as dt
import json

from allauth.account.models import EmailAddress
from allauth.idp.oidc.models import Client as AppClient
from allauth.idp.oidc.models import Token as AppToken
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret
from allauth.socialaccount.models import SocialAccount, SocialApp, SocialToken
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import Group, Permission
from django.contrib.contenttypes.models import ContentType
from django.db import connection
from django.db.models import ForeignObjectRel
from django.test import Client

from accounts.models import Block, Miss, Mute, Player, Report, Session, Token
from accounts.oauth.models import Grant
from games.services import chat, lobby, matchmaking, offers, resignations
from games.services.locks import database_now
from leagues.models import CalendarAddress, EntryHolder, Staff, SubstituteOffer, Volunteer
from notifications.models import Position, PushSubscription, Settings
from notifications.services import outbox, reader
from tests.api.signed_in import SignedIn
from tests.games.factories import fix_shuffles, make_lobby, make_player, play_to_the_end
from tests.leagues.factories import make_competition, make_entries, make_round, make_table

NAME, ADDRESS, PASSWORD = "Wilhelmina", "mina@example.net", "quite a long pass phrase"
WORDS = (
    "Mina M.",
    "a word at the table",
    "a word to the staff",
    "a very own word",
    "a named script",
    "her own report",
    "said of her",
    "Ottokar",
    "Otto's word",
)
"""What she and her bot, Ottokar, wrote, and what was written of her."""


class Life:
    """Wilhelmina, signed in on a phone and in a browser, with a bot, games, opinions and apps."""

    def __init__(self):
        self.phone = self._sign_up()
        self.player = Player.objects.get(username=NAME)
        self.erin, self.staff = make_player("erin"), Player.objects.create(username="staff", is_staff=True)
        self.secrets = [self.phone.text]
        self._find_ways_in()
        self._keep_a_bot()
        self._play()  # before erin is blocked
        self._is_told()
        self._compete()
        self._have_opinions()
        self._use_apps()
        self._have_been_staff()

    def _sign_up(self):
        body = {"username": NAME, "email": ADDRESS, "password": PASSWORD}
        self.app = Client(headers={"User-Agent": "Wilhelmina's phone"}, raise_request_exception=False)
        answer = self.app.post("/_allauth/app/v1/auth/signup", body, content_type="application/json")
        self.session_token = answer.json()["meta"]["session_token"]
        phone = SignedIn(text=answer.json()["meta"]["access_token"])
        phone.patch("me", display_name="Mina M.", bio="a very own word", avatar="divers")
        return phone

    def _find_ways_in(self):
        self.browser = Client(headers={"User-Agent": "Wilhelmina's browser"}, raise_request_exception=False)
        self.browser.post("/accounts/login/", {"login": NAME, "password": PASSWORD})
        body = {"email": ADDRESS}
        self.app.post("/_allauth/app/v1/auth/password/request", body, content_type="application/json")
        TOTP.activate(self.player, generate_totp_secret())
        RecoveryCodes.activate(self.player)
        account = SocialAccount.objects.create(user=self.player, provider="lake", uid="w-1", extra_data={"as": ADDRESS})
        app = SocialApp.objects.create(provider="openid_connect", name="Lake", client_id="x")
        SocialToken.objects.create(account=account, app=app, token="token-of-the-lake")
        wanted = {"name": "a named script", "scopes": ["games:read"]}
        made = self.phone.post("me/tokens", wanted, **{"Idempotency-Key": "0123456789abcdef"}).json()
        self.secrets += [made["token"], "token-of-the-lake"]

    def _keep_a_bot(self):
        self.phone.post("me/bots", {"username": "Ottokar", "bio": "Otto's word"})
        self.bot = Player.objects.get(username="Ottokar")
        made = self.phone.post("me/bots/ottokar/tokens", {"name": "server", "scopes": ["games:play"]}).json()
        self.bot_token = SignedIn(text=made["token"])
        self.secrets.append(made["token"])

    def _have_opinions(self):
        self.phone.put("me/blocks/erin")
        self.phone.put("me/mutes/staff")
        Mute.objects.create(player=self.erin, muted=self.player)
        for blocked in (self.player, self.bot):
            Block.objects.create(player=self.erin, blocked=blocked)
        self.phone.post("players/erin/reports", {"reason": "spam", "detail": "her own report"})
        Report.objects.create(reporter=self.erin, reported=self.player, reason="abuse", detail="said of her")

    def _use_apps(self):
        others = AppClient.objects.create(name="Duck Watch", owner=self.erin)
        grant = Grant.objects.create(player=self.player, client=others, scopes=["games:read"])
        AppToken.objects.create(
            user=self.player, client=others, type="at", hash="x", data={"grant": grant.pk, "email": ADDRESS}
        )
        AppClient.objects.create(name="An app of Wilhelmina's", owner=self.player)

    def _have_been_staff(self):
        self.player.groups.add(Group.objects.create(name="organizers"))
        self.player.user_permissions.add(Permission.objects.get(codename="view_report"))
        Report.objects.create(reporter=self.erin, reason="spam", status="dismissed", closed_by=self.player)
        self._log(self.staff, self.player)
        self._log(self.staff, Token.objects.get(name="a named script"))
        self._log(self.player, self.erin)

    def _log(self, staff, changed):
        LogEntry.objects.create(
            user=staff,
            content_type=ContentType.objects.get_for_model(changed),
            object_id=str(changed.pk),
            object_repr=str(changed),
            action_flag=CHANGE,
        )

    def _play(self):
        finished = fix_shuffles(make_lobby(self.player, seats=2, name="Wilhelmina's game"), "whole life")
        lobby.join_game(self.erin, finished.uuid)
        play_to_the_end(finished)
        self.running = make_lobby(self.player, seats=3, name="Wilhelmina's second", same_owner=True)
        for player in (self.erin, self.bot):
            lobby.join_game(player, self.running.uuid)
        self.lobby = make_lobby(self.erin, invited=[self.player.username])
        make_lobby(self.player, invited=[self.erin.username])
        lobby.join_game(self.player, self.lobby.uuid)
        chat.say(self.player, self.lobby.uuid, text="a word at the table")
        matchmaking.make_ticket(self.player, matchmaking.Wish([7], ["slow"]))
        lost = make_lobby(self.erin, seats=2)
        lobby.join_game(self.player, lost.uuid)
        resignations.resign(self.player, lost.uuid)
        offers.offer_seat(self.erin, lost.uuid, 1)
        offers.take_seat(make_player("vera"), lost.uuid, 1)
        Miss.objects.create(player=self.player, at=database_now())

    def _compete(self):
        competition = make_competition(owner=self.erin)
        own, other = make_entries(competition, [self.player, self.erin])
        now = database_now()
        Staff.objects.create(
            league=competition.league, player=self.player, role="organizer", appointed_at=now, accepted_at=now
        )
        EntryHolder.objects.create(entry=other, player=self.player, from_round=1, to_round=1)
        Volunteer.objects.create(competition=competition, player=self.player, created_at=now)
        seat = make_table(make_round(competition), [own, other]).seats.get(index=1)
        ends_at = now + dt.timedelta(hours=12)
        SubstituteOffer.objects.create(seat=seat, player=self.player, made_at=now, ends_at=ends_at)
        CalendarAddress.objects.create(player=self.player, revoked=3)
        asked = {"player": self.player, "kind": "appeal", "text": "a word to the staff"}
        own.requests.create(competition=competition, created_at=now, **asked)

    def _is_told(self):
        made = self.phone.post("me/webhooks", {"url": "https://wilhelmina.example.net/hook"}).json()
        self.secrets.append(made["secret"])
        kept = {"endpoint": "https://push.example.net/w", "p256dh": "x", "auth": "x", "created_at": database_now()}
        PushSubscription.objects.create(player=self.player, **kept)
        EmailAddress.objects.filter(user=self.player).update(verified=True, primary=True)
        self.phone.patch("me/notifications/settings", digest="daily")
        began = database_now() - dt.timedelta(hours=1)
        Position.objects.update_or_create(pk=1, defaults={"told_until": began, "asked_until": began})
        reader.sweep()
        Settings.objects.filter(player=self.player).update(digest_due_at=began)
        outbox.plan_digests()


def relations():
    """Every foreign key of every model that points at a player, also those of many-to-many fields."""
    fields = Player._meta.get_fields(include_hidden=True)
    return {
        f"{field.related_model._meta.label}.{field.field.name}": field
        for field in fields
        if isinstance(field, ForeignObjectRel)
    }


def rows_of(relation, *players):
    """The rows that point at players by a relation."""
    keys = [player.pk for player in players]
    return relation.related_model._default_manager.filter(**{f"{relation.field.name}__in": keys})


def everything():
    """Each row of each table as text in lower case, with its table; sessions are decoded as well."""
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            cursor.execute(f'SELECT row_to_json(found)::text FROM "{table}" found')
            yield from (
                (table, json.dumps(json.loads(row), ensure_ascii=False).lower()) for (row,) in cursor.fetchall()
            )
    for session in Session.objects.all():
        yield "session data", json.dumps(session.get_decoded(), ensure_ascii=False).lower()


def tables_with(*texts):
    """The tables in which one of the texts stands, in any case, plain or as the bytes of it."""
    wanted = [form for text in texts for form in (text.lower(), text.encode().hex())]
    return {table for table, row in everything() if any(text in row for text in wanted)}
