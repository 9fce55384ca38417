"""The operator's pages for players, their tokens and reports, and the audit; no page shows a token or its digest."""

from typing import TYPE_CHECKING, Any, cast

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import AdminPasswordChangeForm
from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest

from accounts.admin_site import ReadOnly
from accounts.models import AuditEntry, Player, Report, Token
from accounts.services.recovery import replace_address, take_away_second_factor
from accounts.services.reports import close
from accounts.services.tokens import revoke, revoke_all
from accounts.vacation import OF_A_VACATION
from accounts.web.devices import device_name
from accounts.web.profile import Lines

if TYPE_CHECKING:
    PlayerPages = UserAdmin[Player]
    PlayerForm = AdminPasswordChangeForm[Player]
    TokenPages = admin.ModelAdmin[Token]
    ReportPages = admin.ModelAdmin[Report]
    AuditPages = admin.ModelAdmin[AuditEntry]
else:
    PlayerPages, PlayerForm = UserAdmin, AdminPasswordChangeForm
    TokenPages = ReportPages = AuditPages = admin.ModelAdmin

SHORT = 40
RIGHTS = ("is_staff", "is_superuser", "groups", "user_permissions")
TOKEN_FIELDS = (
    *("uuid", "player", "kind", "device", "name", "scopes"),
    *("created_at", "last_used_at", "authenticated_at", "expires_at", "revoked_at"),
)
REPORT_FIELDS = (
    *("uuid", "created_at", "reporter", "reported", "reason", "detail", "game", "message"),
    *("status", "closed_at", "closed_by"),
)


class PasswordForm(PlayerForm):
    """A player's password, set or taken away by the operator."""

    @transaction.atomic
    def save(self, commit: bool = True) -> Player:
        """Save the password and, with it, revoke every token of the player: each device has to sign in again."""
        player: Player = super().save(commit=commit)
        if commit:
            revoke_all(player)
        return player


@admin.register(Player)
class PlayerAdmin(PlayerPages):
    """Players: who they are, whether they may sign in, what they may do here."""

    change_password_form = PasswordForm
    list_display = ["username", "display_name", "email", "is_active", "is_staff", "bot_of", "date_joined"]
    list_filter = ["is_active", "is_staff", ("owner", admin.EmptyFieldListFilter)]
    list_select_related = ["owner"]
    search_fields = ["username", "display_name", "email", "uuid"]
    ordering = ["-date_joined"]
    readonly_fields = ["uuid", "owner", "last_login", "date_joined", *OF_A_VACATION]
    fieldsets = [
        (None, {"fields": ["uuid", "username", "password", "owner"]}),
        ("Profile", {"fields": ["display_name", "email", "avatar", "bio", "language", "time_zone"]}),
        ("Permissions", {"fields": ["is_active", *RIGHTS]}),
        ("Dates", {"fields": ["last_login", "date_joined", *OF_A_VACATION]}),
    ]
    actions = ["remove_second_factor"]

    @admin.display(description="Bot of", ordering="owner__username")
    def bot_of(self, player: Player) -> str:
        """Whose bot account this is."""
        return player.owner.username if player.owner else ""

    @admin.action(description="Take the second factor away from the chosen players", permissions=["change"])
    def remove_second_factor(self, request: HttpRequest, players: QuerySet[Player]) -> None:
        """Delete every second factor of whoever has lost it, and sign out its devices; staff's only by a superuser."""
        allowed = [player for player in players if self.has_change_permission(request, player)]
        for player in allowed:
            take_away_second_factor(player)
        self.message_user(request, f"{len(allowed)} without a second factor now.")

    def formfield_for_dbfield(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        """Return the field of the form; that of the bio takes lines."""
        if db_field.name == "bio":
            return db_field.formfield(form_class=Lines, **kwargs)
        return super().formfield_for_dbfield(db_field, request, **kwargs)

    @transaction.atomic
    def save_model(self, request: HttpRequest, player: Player, form: Any, change: bool) -> None:
        """Save a player; an address set by the operator takes the place of the ones to sign in by and to reset by."""
        super().save_model(request, player, form, change)
        if "email" in form.changed_data:
            replace_address(player)

    def has_change_permission(self, request: HttpRequest, player: Player | None = None) -> bool:
        """Say whether these pages may be changed: staff's own ones by superusers only, or staff could become one."""
        untouchable = player is not None and (player.is_staff or player.is_superuser)
        return super().has_change_permission(request, player) and (not untouchable or _superuser(request))

    def get_readonly_fields(self, request: HttpRequest, player: Player | None = None) -> Any:
        """Return what cannot be changed: of a player its name, and for those who are no superusers who may do what.

        The name stands in documents of games, and that of a deleted account must not come back.
        """
        fields = [*super().get_readonly_fields(request, player), *(["username"] if player else [])]
        return fields if _superuser(request) else [*fields, *RIGHTS]

    def has_delete_permission(self, _request: HttpRequest, _player: Player | None = None) -> bool:
        """Players delete themselves; the admin's own deletion would pass by what goes with an account.

        Whoever is to be kept out is made inactive: no token of an inactive player is valid.
        """
        return False


def _superuser(request: HttpRequest) -> bool:
    """Say whether the staff member of a request may do everything."""
    return cast("Player", request.user).is_superuser


@admin.register(Token)
class TokenAdmin(TokenPages):
    """Tokens: whose they are, for what device, since when; they can be revoked and nothing else."""

    list_display = ["player", "kind", "label", "created_at", "last_used_at", "expires_at", "revoked_at"]
    list_select_related = ["player"]
    list_filter = ["kind", ("revoked_at", admin.EmptyFieldListFilter)]
    search_fields = ["player__username", "device", "name"]
    fields = TOKEN_FIELDS
    readonly_fields = TOKEN_FIELDS
    actions = ["revoke_tokens"]

    @admin.display(description="Device or name")
    def label(self, token: Token) -> str:
        """What its player knows a token by."""
        return token.name or device_name(token.device)

    @admin.action(description="Revoke the chosen tokens", permissions=["change"])
    def revoke_tokens(self, request: HttpRequest, tokens: QuerySet[Token]) -> None:
        revoked = sum(revoke(token.pk) for token in tokens)
        self.message_user(request, f"{revoked} revoked.")

    def change_view(self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: Any = None) -> Any:
        """Show a token, without the buttons that would save what cannot be changed."""
        nothing_to_save = {"show_save": False, "show_save_and_continue": False}
        return super().change_view(request, object_id, form_url, {**(extra_context or {}), **nothing_to_save})

    def has_add_permission(self, _request: HttpRequest) -> bool:
        """Tokens come from signing in, and from their players."""
        return False

    def has_delete_permission(self, _request: HttpRequest, _token: Token | None = None) -> bool:
        """Tokens stay for 90 days when they are revoked: since when which device is locked out can be looked up."""
        return False


@admin.register(Report)
class ReportAdmin(ReportPages):
    """What players reported, the open ones first to be found; it is closed by an action, with a note or without."""

    list_display = ["created_at", "status", "reason", "reported", "reporter", "shortened", "closed_by"]
    list_filter = ["status", "reason", "created_at"]
    list_select_related = ["reported", "reporter", "closed_by"]
    search_fields = ["reported__username", "reporter__username", "detail", "uuid", "game", "message"]
    fields = (*REPORT_FIELDS, "note")
    readonly_fields = REPORT_FIELDS
    actions = ["resolve", "dismiss"]

    @admin.display(description="Detail")
    def shortened(self, report: Report) -> str:
        """The beginning of what was said."""
        return report.detail if len(report.detail) <= SHORT else report.detail[: SHORT - 1] + "…"

    @admin.action(description="Resolve the chosen reports", permissions=["change"])
    def resolve(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        """Close each as something that was done about."""
        self._close(request, reports, Report.Status.RESOLVED)

    @admin.action(description="Dismiss the chosen reports", permissions=["change"])
    def dismiss(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        """Close each as nothing to do about."""
        self._close(request, reports, Report.Status.DISMISSED)

    def _close(self, request: HttpRequest, reports: QuerySet[Report], status: Report.Status) -> None:
        """Close the chosen reports and say how many were open."""
        chosen = list(reports.values_list("pk", flat=True))
        closed = close(chosen, status, by=cast("Player", request.user))
        self.message_user(request, f"{closed} {status.label.lower()}.")

    def has_add_permission(self, _request: HttpRequest) -> bool:
        """Reports come from players."""
        return False

    def has_delete_permission(self, _request: HttpRequest, _report: Report | None = None) -> bool:
        """Reports stay: who is reported again and again can be seen."""
        return False


@admin.register(AuditEntry)
class AuditEntryAdmin(ReadOnly, AuditPages):
    """What staff did; the database itself refuses to change it."""

    list_display = ["at", "staff", "address", "action", "kind", "target"]
    list_filter = ["action", "kind", "at"]
    search_fields = ["staff", "target"]
    fields = ["at", "staff", "address", "action", "kind", "target", "detail"]
    show_full_result_count = False
