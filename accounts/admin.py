"""The operator's pages for players and their tokens; no page shows a token or its digest."""

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import AdminPasswordChangeForm
from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest

from accounts.models import Player, Token
from accounts.services.tokens import revoke, revoke_all


class PasswordForm(AdminPasswordChangeForm):  # type: ignore[type-arg]  # not generic at run time
    """A player's password, set or taken away by the operator."""

    @transaction.atomic
    def save(self, commit: bool = True) -> Player:
        """Save the password and, with it, revoke every token of the player: each device has to sign in again."""
        player: Player = super().save(commit=commit)
        if commit:
            revoke_all(player)
        return player


@admin.register(Player)
class PlayerAdmin(UserAdmin):  # type: ignore[type-arg]  # not generic at run time
    """Players: who they are, whether they may sign in, what they may do here."""

    change_password_form = PasswordForm
    list_display = ["username", "display_name", "email", "is_active", "is_staff", "date_joined"]
    search_fields = ["username", "display_name", "email", "uuid"]
    ordering = ["-date_joined"]
    readonly_fields = ["uuid", "last_login", "date_joined"]
    fieldsets = [
        (None, {"fields": ["uuid", "username", "password"]}),
        ("Profile", {"fields": ["display_name", "email", "language", "time_zone"]}),
        ("Permissions", {"fields": ["is_active", "is_staff", "is_superuser", "groups", "user_permissions"]}),
        ("Dates", {"fields": ["last_login", "date_joined"]}),
    ]

    def has_delete_permission(self, _request: HttpRequest, _player: Player | None = None) -> bool:
        """Players stay: a lobby without its host could neither start nor be cancelled, and records name them.

        Whoever is to be kept out is made inactive: no token of an inactive player is valid.
        """
        return False


@admin.register(Token)
class TokenAdmin(admin.ModelAdmin):  # type: ignore[type-arg]  # not generic at run time
    """Tokens: whose they are, for what device, since when; they can be revoked and nothing else."""

    list_display = ["player", "device", "created_at", "revoked_at"]
    list_select_related = ["player"]
    list_filter = [("revoked_at", admin.EmptyFieldListFilter)]
    search_fields = ["player__username", "device"]
    fields = ["player", "device", "created_at", "revoked_at"]
    readonly_fields = ["player", "device", "created_at", "revoked_at"]
    actions = ["revoke_tokens"]

    @admin.action(description="Revoke the chosen tokens", permissions=["change"])
    def revoke_tokens(self, request: HttpRequest, tokens: QuerySet[Token]) -> None:
        """Revoke each chosen token."""
        revoked = sum(revoke(token.pk) for token in tokens)
        self.message_user(request, f"{revoked} revoked.")

    def has_add_permission(self, _request: HttpRequest) -> bool:
        """Tokens come from signing in only."""
        return False

    def has_delete_permission(self, _request: HttpRequest, _token: Token | None = None) -> bool:
        """Tokens stay when they are revoked: since when which device is locked out can be looked up."""
        return False
