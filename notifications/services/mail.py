"""Mails to players: plain text and HTML, in the player's language, with one click to have no more of them."""

import datetime as dt
import re
import smtplib
import time
import zoneinfo
from collections.abc import Sequence
from typing import Any

from django.conf import settings as django_settings
from django.core import signing
from django.core.mail import EmailMultiAlternatives, get_connection
from django.core.mail.backends.base import BaseEmailBackend
from django.db import transaction
from django.template.loader import render_to_string
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import override

from accounts.models import Player
from games.services.locks import database_now
from notifications.models import Delivery, Notice, Settings
from notifications.services import inbox, outbox
from notifications.services.outbox import DROPPED, SENT, Outcome, State
from notifications.services.settings import settings_of, settings_to_change, wants
from notifications.texts import text_of, unnamed

SALT = "notifications.unsubscribe"
ADDRESS_REFUSED = (550, 551, 553)
"""What a server answers to an address that it does not know, and never will (RFC 5321, 4.2.3)."""

ENHANCED = re.compile(r"5\.(\d{1,3}\.\d{1,3})\b", re.ASCII)
NO_SUCH_ADDRESS = ("1.0", "1.1", "1.2", "1.3", "1.6", "1.10", "2.1")
"""Of the codes that say it more exactly (RFC 3463) those of an address that is none, or not any more."""

LISTED = 50
"""How many turns, and how many notices, a digest lists."""

DAY = dt.timedelta(days=1)
ANSWERED = (Notice.Kind.SUBSTITUTE_ASKED, Notice.Kind.CONFIRM_ASKED)
"""Kinds whose deadline is that of an answer."""


# --- links -----------------------------------------------------------------------------------------------


def unsubscribe_link(player: Player) -> str:
    """The address that stops all mails of notices to a player, without signing in (RFC 8058)."""
    return f"{django_settings.PUBLIC_URL}/notifications/unsubscribe/{signing.dumps(str(player.uuid), salt=SALT)}"


def player_of_link(token: str) -> Player | None:
    """The player whose link this is; None when we have not signed it, or the account is gone."""
    try:
        return Player.objects.filter(uuid=signing.loads(token, salt=SALT)).first()
    except signing.BadSignature:
        return None


@transaction.atomic
def unsubscribe(player: Player) -> None:
    """Send a player no more mails of notices, no digest either; a second call changes nothing."""
    row = settings_to_change(player)
    for kind in Notice.Kind.values:
        row.channels = {**row.channels, kind: {**row.channels.get(kind, {}), "email": False}}
    row.digest, row.digest_due_at = Settings.Digest.OFF, None
    row.save()


def _link(path: str) -> str:
    return f"{django_settings.FRONTEND_URL or django_settings.PUBLIC_URL}{path}"


# --- composing -------------------------------------------------------------------------------------------


def compose(delivery: Delivery, address: str) -> EmailMultiAlternatives | None:
    """The mail of a delivery, in the language of its player; None for a digest with nothing in it."""
    player = delivery.player
    with override(player.language):
        content = _digest(player) if delivery.notice is None else _single(delivery.notice, player)
        if content is None:
            return None
        content |= {"name": player.display_name or player.username, "unsubscribe": unsubscribe_link(player)}
        content |= {"settings": _link("/me/notices"), "language": player.language}
        mail = EmailMultiAlternatives(
            subject=django_settings.ACCOUNT_EMAIL_SUBJECT_PREFIX + " ".join(content["subject"].split()),
            body=render_to_string("notifications/mail.txt", content),
            to=[address],
            headers=_headers(delivery, content["unsubscribe"]),
        )
        mail.attach_alternative(render_to_string("notifications/mail.html", content), "text/html")
    return mail


def _headers(delivery: Delivery, link: str) -> dict[str, str]:
    host = django_settings.PUBLIC_URL.partition("://")[2].partition(":")[0]
    return {
        "Message-ID": f"<{delivery.uuid}@{host}>",
        "List-Unsubscribe": f"<{link}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Auto-Submitted": "auto-generated",
    }


def _single(notice: Notice, player: Player) -> dict[str, Any]:
    deadline = outbox.deadline_of(notice)
    said = _("You can answer until %(time)s.") if notice.kind in ANSWERED else _("You can move until %(time)s.")
    lines = [said % {"time": _local(deadline, player)}] if deadline else []
    button, link = _way_to(notice)
    return {"subject": text_of(notice), "lines": [text_of(notice), *lines], "button": button, "link": link}


def _way_to(notice: Notice) -> tuple[str, str]:
    """What a button says that leads to what a notice is about, and its address."""
    if notice.game is not None:
        return _("Go to the game"), _link(f"/games/{notice.game.uuid}")
    home = notice.details.get("competition") or notice.details.get("league")
    if home is not None:
        return _("Go to the league"), _link(f"/leagues/{home}")
    return _("Go to your notices"), _link("/inbox")


def _digest(player: Player) -> dict[str, Any] | None:
    """What waits for a player: its turns, and what it has not read since the last digest."""
    turns = outbox.awaited_turns(player)
    since = database_now() - DAY
    unread = Notice.objects.filter(player=player, read_at=None, at__gt=since).exclude(kind__in=outbox.ASKING)
    rows = settings_of(player)
    found = unread.select_related("game").order_by("pk")
    told = [notice for notice in found if wants(rows, notice.kind, "email")]
    if not (turns or told):
        return None
    waiting = _("Turns that wait for you: %(count)s") % {"count": len(turns)}
    subject = waiting if turns else _("What happened in your games")
    return {
        "subject": subject,
        "lines": [subject],
        "turns": [_turn(turn, player) for turn in turns[:LISTED]],
        "told": [text_of(notice) for notice in told[:LISTED]],
        "button": _("Go to your notices"),
        "link": _link("/inbox"),
    }


def _turn(turn: Any, player: Player) -> dict[str, str]:
    """A row of `outbox.awaited_turns` as a mail lists it."""
    until = _("until %(time)s") % {"time": _local(turn.own_deadline, player)}
    return {"name": turn.game.name or unnamed(), "until": until, "link": _link(f"/games/{turn.game.uuid}")}


def _local(moment: dt.datetime, player: Player) -> str:
    """A moment as a clock at the player's shows it, with the zone."""
    local = moment.astimezone(zoneinfo.ZoneInfo(player.time_zone))
    return f"{date_format(local, 'DATETIME_FORMAT', use_l10n=True)} ({player.time_zone})"


# --- sending ---------------------------------------------------------------------------------------------


def send(deliveries: Sequence[Delivery]) -> dict[int, Outcome]:
    """Send mails over one connection; what is left when the time is up, or the server is away, is not tried."""
    addresses = outbox.mail_addresses({each.player_id for each in deliveries})
    outcomes: dict[int, Outcome] = {}
    connection, stop_at = get_connection(), time.monotonic() + outbox.BUDGET
    try:
        for delivery in deliveries:
            address = addresses.get(delivery.player_id)
            if address is None:
                outcomes[delivery.pk] = DROPPED
            elif time.monotonic() < stop_at:
                outcomes[delivery.pk] = _send(delivery, address, connection)
    finally:
        connection.close()
    return outcomes


def _send(delivery: Delivery, address: str, connection: BaseEmailBackend) -> Outcome:
    try:
        mail = compose(delivery, address)
        if mail is None:
            return DROPPED
        mail.connection = connection
        mail.send()
    except smtplib.SMTPRecipientsRefused as error:
        status, said = next(iter(error.recipients.values()))
        if _is_unknown(status, _plain(said)):
            stop_mail(delivery.player, address)
        return Outcome(State.FAILED, f"{status} {_plain(said)}", again=400 <= status < 500)
    except smtplib.SMTPResponseException as error:
        return Outcome(State.FAILED, f"{error.smtp_code} {_plain(error.smtp_error)}", again=error.smtp_code < 500)
    except Exception as error:  # noqa: BLE001 - whatever a mail provider's library raises
        connection.close()
        return Outcome(State.FAILED, f"{type(error).__name__}: {error}", again=True)
    return SENT


def _is_unknown(status: int, said: str) -> bool:
    """Whether a server does not know an address, as opposed to: does not want our mail, or has no room for it."""
    enhanced = ENHANCED.match(said)
    return status in ADDRESS_REFUSED and (enhanced is None or enhanced[1] in NO_SUCH_ADDRESS)


def _plain(said: bytes | str) -> str:
    return said.decode(errors="replace") if isinstance(said, bytes) else said


@transaction.atomic
def stop_mail(player: Player, address: str) -> None:
    """Send no more mail to an address that does not take it, and tell its player once."""
    inbox.lock_position(wait=True)
    row = settings_to_change(player)
    row.stopped_address = address
    row.save()
    now = database_now()
    fact = f"mail {now:%Y-%m-%d}"
    inbox.write([inbox.Draft(player.pk, Notice.Kind.OPERATOR, fact, details={"reason": "mail_stopped"})], now)
