"""What a token may be used for.

A device that signed in may do everything. A personal token and an app of somebody else have the scopes that their
player gave them, and never more than these: the account itself is for devices only.
"""

from collections.abc import Collection
from enum import StrEnum

from django.utils.translation import gettext_noop as _


class Scope(StrEnum):
    """Every scope; `meaning` is what a consent page says of it, in English."""

    meaning: str

    def __new__(cls, scope: str, meaning: str) -> "Scope":
        member = str.__new__(cls, scope)
        member._value_ = scope
        member.meaning = meaning
        return member

    GAMES_READ = "games:read", _("See your games as you see them.")
    GAMES_PLAY = "games:play", _("Make, join and play games for you.")
    PROFILE_READ = "profile:read", _("Read your profile.")
    PROFILE_WRITE = "profile:write", _("Change your profile, block and report players for you.")
    LEAGUES_MANAGE = "leagues:manage", _("Organize your leagues.")


SCOPES = tuple(scope.value for scope in Scope)


def covers(granted: Collection[str] | None, wanted: Scope | None) -> bool:
    """Say whether granted scopes (None: everything) allow what wants a scope (None: what is for devices only)."""
    return granted is None or (wanted is not None and wanted in granted)
