"""The operator's page for apps: who has made which, and taking one away."""

from typing import TYPE_CHECKING, Any

from allauth.idp.oidc.models import Client
from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from accounts.oauth.clients import remove_all

if TYPE_CHECKING:
    ClientPages = admin.ModelAdmin[Client]
else:
    ClientPages = admin.ModelAdmin


@admin.register(Client)
class ClientAdmin(ClientPages):
    """Apps that players have made; to delete one ends whatever it may do. No secret is shown, not even hashed."""

    list_display = ["name", "id", "type", "owner", "created_at"]
    list_filter = ["type"]
    list_select_related = ["owner"]
    search_fields = ["id", "name", "owner__username"]
    ordering = ["-created_at"]
    fields = ["id", "name", "type", "owner", "redirect_uris", "scopes", "grant_types", "created_at"]

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Never: players make apps."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def delete_model(self, request: HttpRequest, obj: Client) -> None:
        """Delete an app as its maker would: tokens that are just being made are waited for, and end as well."""
        remove_all(Client.objects.filter(pk=obj.pk))

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Client]) -> None:
        """Delete the chosen apps in the same way."""
        remove_all(queryset)
