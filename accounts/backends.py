"""Who may sign in with a name or an address and a password."""

from allauth.account.auth_backends import AuthenticationBackend
from django.contrib.auth.base_user import AbstractBaseUser
from django.db import DEFAULT_DB_ALIAS
from django.http import HttpRequest

from accounts.models import Player
from duckcover.prepared import PreparedQuery

MAX_CLAIMANTS = 2
"""How many of the accounts are tried that claim an address without having verified it: the newest."""

COLUMNS = [field.attname for field in Player._meta.concrete_fields]
READ_PLAYER = PreparedQuery("read_player", ("player",), lambda key: Player.objects.filter(pk=key).values_list(*COLUMNS))
"""All that a `Player` has, by its primary key."""


def hashes_of(typed: str) -> int:
    """Return how many passwords are hashed for a sign-in with this name or address, whoever has it."""
    return 1 + MAX_CLAIMANTS if "@" in typed else 1


class PlayerBackend(AuthenticationBackend):  # type: ignore[misc]  # allauth is untyped
    """allauth's own, for people only: a bot account has tokens and nothing else."""

    def get_user(self, user_id: int) -> Player | None:
        """Return the player of a session; one prepared query."""
        rows = READ_PLAYER.rows(player=user_id)
        player = Player.from_db(DEFAULT_DB_ALIAS, COLUMNS, rows[0]) if rows else None
        return player if self.user_can_authenticate(player) else None

    def user_can_authenticate(self, user: AbstractBaseUser | None) -> bool:
        """Say whether this account may have a session at all; asked again with every request of a session."""
        return bool(super().user_can_authenticate(user)) and not getattr(user, "is_bot", False)

    def _authenticate(self, request: HttpRequest | None, **credentials: str) -> AbstractBaseUser | None:
        """Return who has this password: by address if there is an @ in what was typed, for no name has one."""
        typed = credentials.get("email") or credentials.get("username") or ""
        by = self._authenticate_by_email if "@" in typed else self._authenticate_by_username
        found: AbstractBaseUser | None = by(typed, credentials["password"])
        return found

    def _authenticate_by_email(self, email: str, password: str) -> AbstractBaseUser | None:
        """Return the player with this address and password; of several, who has verified it comes first.

        Three passwords are hashed, always, whoever has the address and whichever is right: neither the time nor what
        becomes of accounts made with an address that is not one's own may tell whether somebody else has it. Nor does
        signing in become slower with each account that claims an address.
        """
        found = [self._fitting(candidate, password) for candidate in _candidates(email.lower())]
        return next((player for player in found if player is not None), None)

    def _fitting(self, candidate: Player | None, password: str) -> AbstractBaseUser | None:
        """Return a candidate whose password this is. One hash, of a candidate that is None as well."""
        if candidate is None:
            self._did_check_password = True
            self._mitigate_timing_attack(password)
            return None
        fitting: AbstractBaseUser | None = self._check_password(candidate, password)
        return fitting


def _candidates(address: str) -> list[Player | None]:
    """Return who has verified an address, then the newest who claim it, None where there is nobody: always three.

    `address`: in lower case. Three queries, always.
    """
    holder = Player.objects.filter(emailaddress__email=address, emailaddress__verified=True).first()
    others = Player.objects.exclude(pk__in=[] if holder is None else [holder.pk]).order_by("-pk")
    listed = others.filter(emailaddress__email=address, emailaddress__verified=False)[:MAX_CLAIMANTS]
    noted = others.filter(email__iexact=address, email=address)[:MAX_CLAIMANTS]  # made by the operator
    claimants = sorted({*listed, *noted}, key=lambda player: player.pk, reverse=True)[:MAX_CLAIMANTS]
    return [holder, *claimants, *[None] * (MAX_CLAIMANTS - len(claimants))]
