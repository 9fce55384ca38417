"""What a notice says, in the active language; it names no card, no move and no other player."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from notifications.models import Notice

Kind = Notice.Kind

OF_KINDS = {
    Kind.YOUR_TURN: gettext_noop("It is your turn in %(game)s."),
    Kind.DEADLINE_NEAR: gettext_noop("Your time to move in %(game)s ends soon."),
    Kind.ROUND_ENDED: gettext_noop("Round %(round)s of %(game)s has ended."),
    Kind.GAME_FINISHED: gettext_noop("%(game)s has ended."),
    Kind.INVITED: gettext_noop("You are invited to %(game)s."),
    Kind.SEAT_OFFERED: gettext_noop("A seat in %(game)s is free."),
    Kind.AUTOPILOT: gettext_noop("A bot plays your seat in %(game)s until you come back."),
    Kind.ORDERS_PAUSED: gettext_noop("Your standing orders in %(game)s are paused."),
    Kind.PAUSE_ASKED: gettext_noop("A pause is asked for in %(game)s."),
    Kind.GAME_CANCELLED: gettext_noop("%(game)s was cancelled."),
    Kind.MESSAGE: gettext_noop("There is a new message in %(game)s."),
    Kind.OPERATOR: gettext_noop("The service has a message for you."),
    Kind.ROUND_DRAWN: gettext_noop("Round %(round)s of %(competition_name)s is drawn."),
    Kind.ROUND_OPENED: gettext_noop("Round %(round)s of %(competition_name)s is open: your game has begun."),
    Kind.ROUND_CLOSING: gettext_noop("Round %(round)s of %(competition_name)s closes in less than 48 hours."),
    Kind.ROUND_CLOSED: gettext_noop("Round %(round)s of %(competition_name)s is over."),
    Kind.ENTRY_CHANGED: gettext_noop("Your entry in %(competition_name)s has changed."),
    Kind.CONFIRM_ASKED: gettext_noop("Please confirm that you play in %(competition_name)s."),
    Kind.SUBSTITUTE_ASKED: gettext_noop("A seat in round %(round)s of %(competition_name)s is offered to you."),
    Kind.REQUEST_ANSWERED: gettext_noop("The staff of %(competition_name)s has answered you."),
    Kind.APPOINTED: gettext_noop("You are asked to help run %(league_name)s."),
    Kind.STAFF_NEEDED: gettext_noop("%(competition_name)s waits for its staff."),
}

OF_REASONS: dict[str, str] = {
    "tickets": gettext_noop("A game was made of your ticket: %(game)s."),
    "outage": gettext_noop("The service was not available for a while. The deadlines in %(game)s come later by that."),
    "invited": gettext_noop("A seat in %(game)s is free. You were invited to this game."),
    "ticket": gettext_noop("A seat in %(game)s is free. Your ticket waits for such a game."),
    "ticket_ended": gettext_noop("Your ticket has ended: no game was made of it in 14 days."),
    "competition": gettext_noop("You are invited to %(competition_name)s."),
    "moved_up": gettext_noop("You have a place in %(competition_name)s: you play from the next draw on."),
    "gate_closed": gettext_noop("You play no more in %(competition_name)s: you do not meet its conditions now."),
    "not_confirmed": gettext_noop("You play no more in %(competition_name)s: you have not confirmed."),
    "no_show": gettext_noop("You play no more in %(competition_name)s: you made no move in a round. You may appeal."),
    "ruling": gettext_noop("The staff of %(competition_name)s has decided about your entry."),
    "called_off": gettext_noop("The competition %(competition_name)s was called off."),
    "request": gettext_noop("A player has asked the staff of %(competition_name)s something."),
    "too_few_entries": gettext_noop("Round %(round)s of %(competition_name)s is not drawn: there are too few entries."),
    "webhook_disabled": gettext_noop("Your webhook at %(address)s was disabled: it failed for days, or was gone."),
    "mail_stopped": gettext_noop("Your e-mail address does not take our mail. No more is sent to it."),
}
"""The texts of notices that say more than their kind does, by their reason."""


def text_of(notice: Notice) -> str:
    """One sentence that says what has happened."""
    details = notice.details
    template = OF_REASONS.get(details.get("reason", ""), OF_KINDS[Kind(notice.kind)])
    return _(template) % {**details, "game": game_name(notice)}


def example_of(kind: str) -> str:
    """What notices of a kind say, of no game in particular."""
    some = {"game": unnamed(), "competition_name": _("your competition"), "league_name": _("a league")}
    return _(OF_KINDS[Kind(kind)]) % {**some, "round": "1"}


def game_name(notice: Notice) -> str:
    """What the game of a notice is called."""
    return (notice.game.name if notice.game else "") or unnamed()


def unnamed() -> str:
    """What a game without a name is called."""
    return _("your game")
