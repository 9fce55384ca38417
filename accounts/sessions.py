"""Sessions in the database, each with its player, so that all of a player's can be found and ended."""

from typing import Any, cast

from allauth.account.utils import url_str_to_user_pk
from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore
from django.utils import timezone

from accounts.models import Session
from duckcover.prepared import Prepared

STEPS = ("account_email_verification_code", "account_password_reset_verification")
"""Where allauth keeps steps on the way to a sign-in that name a player by its number."""

READ_SESSION = Prepared(
    "read_session",
    """
SELECT session_data FROM accounts_session
WHERE session_key = %(key)s::text AND expire_date > %(now)s::timestamptz
""",
)


class SessionStore(DatabaseStore):
    """Django's own, with the player in a column, and read by a prepared statement."""

    @classmethod
    def get_model_class(cls) -> type[Session]:
        return Session

    def load(self) -> dict[str, Any]:
        """Return what the session holds; of one that is not there, or has expired, the key is forgotten."""
        key = self.session_key or ""
        rows = [] if "\0" in key else READ_SESSION.rows({"key": key, "now": timezone.now()})
        if not rows:
            self._session_key = None
        return self.decode(rows[0][0]) if rows else {}

    def create_model_instance(self, data: dict[str, Any]) -> Session:
        row = cast("Session", super().create_model_instance(data))
        row.player_id = _player_of(data)
        return row


def _player_of(data: dict[str, Any]) -> int | None:
    """Return the key of the player whom a session is about."""
    login = data.get("account_login") or {}
    if login.get("user_pk"):  # in base 36
        return int(url_str_to_user_pk(login["user_pk"]))
    steps = [(data.get(step) or {}).get("user_id") for step in STEPS]
    found = next((key for key in (data.get(SESSION_KEY), *steps) if key), None)
    return None if found is None else int(found)
