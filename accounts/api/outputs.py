"""What clients get from the accounts' API."""

import datetime as dt
from typing import Any

from django.conf import settings
from django.utils import timezone
from drf_spectacular.utils import extend_schema_field, extend_schema_serializer
from rest_framework import serializers

from accounts.api.fields import AVATAR_CHOICES, SCOPE_CHOICES
from accounts.identity import Identity
from accounts.models import Block, Mute, Player, Report, Token
from accounts.reliability import reliability_of
from accounts.selectors import email_is_verified
from accounts.vacation import on_vacation_until
from duckcover.scopes import SCOPES


class PlayerFields(serializers.Serializer[Any]):
    """What everybody may see of a player."""

    username = serializers.CharField()
    display_name = serializers.CharField()
    avatar = serializers.ChoiceField(choices=AVATAR_CHOICES, help_text="A family of ducks; empty when none was chosen.")
    bio = serializers.CharField()
    is_bot = serializers.BooleanField(help_text="Whether this account plays through the API for its owner.")
    owner = serializers.SerializerMethodField(help_text="Whose bot account this is.")

    def get_owner(self, player: Player) -> str | None:
        """Return the name of a bot's owner."""
        return player.owner.username if player.owner else None


@extend_schema_serializer(component_name="Reliability")
class ReliabilitySerializer(serializers.Serializer[Any]):
    """How much one may rely on a player to move when it is asked."""

    value = serializers.IntegerField(min_value=0, max_value=100)
    new = serializers.BooleanField(help_text="Asked fewer than 20 times: the value says little yet.")
    turns_asked = serializers.IntegerField(help_text="How many turns have asked the player, in rounds that have ended.")
    misses = serializers.IntegerField(help_text="Of the last 365 days; misses within 24 hours count as one.")


class ReliableFields(PlayerFields):
    """The same with how reliable the player is, and whether it is away."""

    reliability = serializers.SerializerMethodField()
    vacation_until = serializers.SerializerMethodField(
        help_text="Until when the player is on vacation; null: it is not."
    )

    @extend_schema_field(ReliabilitySerializer)
    def get_reliability(self, player: Player) -> dict[str, int | bool]:
        """Return value and counts; two queries."""
        return reliability_of(player, timezone.now()).document()

    @extend_schema_field(serializers.DateTimeField(allow_null=True))
    def get_vacation_until(self, player: Player) -> dt.datetime | None:
        return on_vacation_until(player, timezone.now())


@extend_schema_serializer(component_name="Player")
class PlayerSerializer(ReliableFields):
    """A player as everybody may see it."""

    created_at = serializers.SerializerMethodField(help_text="The day on which the account was made.")

    def get_created_at(self, player: Player) -> dt.date:
        """Return the day, in UTC."""
        return player.date_joined.date()


class BotSerializer(PlayerFields):
    """A bot account as its owner sees it."""

    id = serializers.UUIDField(source="uuid")
    active = serializers.BooleanField(source="is_active", help_text="False when the operator has locked it out.")
    created_at = serializers.DateTimeField(source="date_joined")


class MeSerializer(ReliableFields):
    """A player as it sees itself."""

    id = serializers.UUIDField(source="uuid")
    language = serializers.ChoiceField(choices=settings.LANGUAGES)
    time_zone = serializers.CharField(help_text="A name of the IANA time zone database.")
    email = serializers.SerializerMethodField(
        help_text="Null when there is none, as of bot accounts, and for an app without the scope `email`."
    )
    email_verified = serializers.SerializerMethodField(
        help_text="Whether the address is proved to be the player's; null for an app without the scope `email`."
    )
    created_at = serializers.DateTimeField(source="date_joined")
    scopes = serializers.SerializerMethodField(
        help_text="What the token of this request may be used for; null: everything, as of devices."
    )

    @extend_schema_field({"type": "string", "format": "email", "nullable": True})
    def get_email(self, player: Player) -> str | None:
        return (self._identity.sees_address and player.email) or None

    def get_email_verified(self, player: Player) -> bool | None:
        """Return whether the address is proved; one query."""
        return email_is_verified(player) if self._identity.sees_address else None

    @extend_schema_field(serializers.ListField(child=serializers.ChoiceField(choices=SCOPE_CHOICES), allow_null=True))
    def get_scopes(self, player: Player) -> list[str] | None:
        """Return the scopes of the API that the view was called with; those of identity open nothing in it."""
        scopes = self._identity.scopes
        return None if scopes is None else [scope for scope in scopes if scope in SCOPES]

    @property
    def _identity(self) -> Identity:
        identity: Identity = self.context["identity"]
        return identity


class Rows(serializers.ListField):
    """Rows of an export, whose members are not promised to stay."""

    child = serializers.DictField()


@extend_schema_serializer(component_name="AccountExport")
class ExportSerializer(serializers.Serializer[Any]):
    """Everything that is held on a player; more members may be added."""

    format = serializers.CharField(help_text="The version of this document.")
    exported_at = serializers.DateTimeField()
    account = serializers.DictField(help_text="The profile, and what the account may do here.")
    email_addresses = Rows(help_text="The addresses, and whether they are proved.")
    providers = Rows(help_text="The accounts elsewhere with which the player signs in, and what these said.")
    second_factors = Rows(help_text="By kind; no secrets.")
    devices = Rows(help_text="The devices that are signed in, or were within 90 days.")
    tokens = Rows(help_text="The personal tokens that work, or did within 90 days; not their texts.")
    sessions = Rows(help_text="The sessions of browsers and of the sign-in API.")
    idempotency_keys = Rows(help_text="When requests with a key were answered, and how, for 7 days; not the keys.")
    requests = Rows(help_text="How many requests are counted in this minute.")
    reliability = serializers.DictField(help_text="How reliable the player is, and its counts.")
    misses = Rows(help_text="When the player has missed turns.")
    blocks = Rows(help_text="Whom the player blocks.")
    mutes = Rows(help_text="Whom the player mutes.")
    reports = Rows(help_text="What the player has reported.")
    apps = serializers.DictField(help_text="The apps of others that are connected, and those that the player has made.")
    games = serializers.DictField(help_text="Every seat of the player, with its moves and its result.")
    notifications = serializers.DictField(help_text="What the player was told, and by which ways it wants to be.")
    leagues = serializers.DictField(help_text="What the player runs in leagues, its entries, and what it asked there.")
    ratings = serializers.DictField(help_text="The ratings of the player, and what each game did to them.")
    bots = Rows(help_text="The same for each bot account.")


class DeviceSerializer(serializers.Serializer[Token]):
    """A device that is signed in."""

    id = serializers.UUIDField(source="uuid")
    device = serializers.CharField(help_text="The `User-Agent` that signed in.")
    created_at = serializers.DateTimeField()
    last_used_at = serializers.DateTimeField(allow_null=True, help_text="To the minute.")
    current = serializers.SerializerMethodField(help_text="Whether this very request comes from it.")

    def get_current(self, token: Token) -> bool:
        """Compare with the device of the request."""
        return bool(token.pk == self.context["current"])


@extend_schema_serializer(component_name="PersonalToken")
class TokenSerializer(serializers.Serializer[Token]):
    """A personal token, or one of a bot account; its text is shown when it is made and never again."""

    id = serializers.UUIDField(source="uuid")
    name = serializers.CharField()
    scopes = serializers.ListField(child=serializers.ChoiceField(choices=SCOPE_CHOICES))
    league = serializers.UUIDField(allow_null=True, help_text="The one league that it may manage; null: all.")
    created_at = serializers.DateTimeField()
    expires_at = serializers.DateTimeField(allow_null=True, help_text="Null: it works until it is revoked.")
    last_used_at = serializers.DateTimeField(allow_null=True, help_text="To the minute.")


@extend_schema_serializer(component_name="NewPersonalToken")
class NewTokenSerializer(TokenSerializer):
    """A token that was just made, with its text, which is shown this once."""

    token = serializers.SerializerMethodField(help_text="Send it as `Authorization: Bearer …`.")

    def get_token(self, token: Token) -> str:
        """Return the text that the view was given."""
        text: str = self.context["text"]
        return text


@extend_schema_serializer(component_name="Block")
class BlockSerializer(serializers.Serializer[Block]):
    """A player whom the caller has blocked."""

    username = serializers.CharField(source="blocked.username")
    display_name = serializers.CharField(source="blocked.display_name")
    avatar = serializers.ChoiceField(source="blocked.avatar", choices=AVATAR_CHOICES)
    is_bot = serializers.BooleanField(source="blocked.is_bot")
    created_at = serializers.DateTimeField()


@extend_schema_serializer(component_name="Mute")
class MuteSerializer(serializers.Serializer[Mute]):
    """A player whose messages the caller does not read."""

    username = serializers.CharField(source="muted.username")
    display_name = serializers.CharField(source="muted.display_name")
    avatar = serializers.ChoiceField(source="muted.avatar", choices=AVATAR_CHOICES)
    is_bot = serializers.BooleanField(source="muted.is_bot")
    created_at = serializers.DateTimeField()


@extend_schema_serializer(component_name="Report")
class ReportSerializer(serializers.Serializer[Report]):
    """A report as it was taken down."""

    id = serializers.UUIDField(source="uuid")
    reported = serializers.CharField(source="reported.username")
    reason = serializers.ChoiceField(choices=Report.Reason.choices)
    detail = serializers.CharField()
    game = serializers.UUIDField(allow_null=True)
    message = serializers.UUIDField(allow_null=True)
    created_at = serializers.DateTimeField()


class Page(serializers.Serializer[Any]):
    """A page of a list; `next` and `previous` are the addresses of its neighbours."""

    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)


class DevicePage(Page):
    """Devices, the newest first."""

    results = DeviceSerializer(many=True)


class PersonalTokenPage(Page):
    """Personal tokens, the newest first."""

    results = TokenSerializer(many=True)


class BotPage(Page):
    """Bot accounts, the newest first."""

    results = BotSerializer(many=True)


class BlockPage(Page):
    """Blocked players, the newest block first."""

    results = BlockSerializer(many=True)


class MutePage(Page):
    """Muted players, the newest mute first."""

    results = MuteSerializer(many=True)
