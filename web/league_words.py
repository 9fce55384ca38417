"""The names of what leagues are about: formats, states, tie-breaks, gates, rulings, in the active language."""

from typing import Any

from django.template.defaultfilters import floatformat
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from web.ponds import Document
from web.words import rule_name

LISTS = {
    "open": gettext_lazy("Open for entries"),
    "mine": gettext_lazy("Mine"),
    "running": gettext_lazy("Running"),
    "finished": gettext_lazy("Finished"),
    "all": gettext_lazy("All"),
}
"""Which competitions a list shows, by the word in its address."""

TIE_BREAKS = {
    "points": gettext_lazy("Points"),
    "average": gettext_lazy("Average"),
    "wins": gettext_lazy("Won"),
    "countback": gettext_lazy("Places"),
    "beaten": gettext_lazy("Beaten"),
    "splashes": gettext_lazy("Splashes"),
    "margin": gettext_lazy("Margin"),
    "opponents": gettext_lazy("Opponents"),
    "sonneborn": gettext_lazy("Sonneborn"),
    "head_to_head": gettext_lazy("Direct"),
    "best_total": gettext_lazy("Best game"),
    "missed": gettext_lazy("Missed"),
    "seed": gettext_lazy("Seed"),
    "lot": gettext_lazy("Lot"),
}
"""Each code of the order of standings, as the head of a column."""
MEANINGS = {
    "points": gettext_lazy("What the ranks at the tables are worth, and what was given without a seat."),
    "average": gettext_lazy("Points divided by the rounds in which there was a seat, a bye or a sit-out."),
    "wins": gettext_lazy("Tables won; who shares the first place with others shares the win."),
    "countback": gettext_lazy("How many first places, then how many second places, and so on."),
    "beaten": gettext_lazy("The share of each table that was beaten, in points, whatever ranks are worth."),
    "splashes": gettext_lazy("The mean total of the own games: fewer is better."),
    "margin": gettext_lazy("How much less than the others at the table, in the mean."),
    "opponents": gettext_lazy("How strong the opponents were: the mean of their own mean points."),
    "sonneborn": gettext_lazy("The mean points of the opponents who were beaten, half of those who were level."),
    "head_to_head": gettext_lazy("Who was ahead at common tables, where all who are level have met each other."),
    "best_total": gettext_lazy("The lowest total of a game."),
    "missed": gettext_lazy("Turns missed: fewer is better."),
    "seed": gettext_lazy("The place in the seeding."),
    "lot": gettext_lazy("The place in the latest lots."),
}
"""What each of them counts."""

STATUSES = {
    "draft": gettext_lazy("Draft"),
    "published": gettext_lazy("Not started"),
    "running": gettext_lazy("Running"),
    "finished": gettext_lazy("Finished"),
    "cancelled": gettext_lazy("Cancelled"),
}
ENTRY_STATUSES = {
    "invited": gettext_lazy("invited"),
    "waiting": gettext_lazy("on the waiting list"),
    "active": gettext_lazy("takes part"),
    "withdrawn": gettext_lazy("has left"),
    "disqualified": gettext_lazy("disqualified"),
}
ROUND_STATUSES = {
    "planned": gettext_lazy("planned"),
    "drawn": gettext_lazy("drawn, not published"),
    "published": gettext_lazy("drawn"),
    "open": gettext_lazy("being played"),
    "closing": gettext_lazy("closing"),
    "closed": gettext_lazy("closed"),
}
TABLE_STATUSES = {
    "waiting": gettext_lazy("not open yet"),
    "playing": gettext_lazy("being played"),
    "closing": gettext_lazy("closing"),
    "finished": gettext_lazy("over"),
    "adjudicated": gettext_lazy("adjudicated"),
    "split": gettext_lazy("ended without a result"),
    "void": gettext_lazy("void"),
}
ROLES = {
    "owner": gettext_lazy("owner"),
    "organizer": gettext_lazy("organizer"),
    "referee": gettext_lazy("referee"),
}
KINDS = {
    "bye": gettext_lazy("bye"),
    "sit_out": gettext_lazy("sit-out"),
    "late": gettext_lazy("late"),
    "absent": gettext_lazy("absent"),
}
"""Why an entry has no seat in a round."""
ACTIONS = {
    "publish": gettext_lazy("Published"),
    "hide": gettext_lazy("Hidden"),
    "announce": gettext_lazy("Announced"),
    "change_settings": gettext_lazy("Settings changed"),
    "appoint": gettext_lazy("Appointed"),
    "dismiss": gettext_lazy("Dismissed"),
    "admit": gettext_lazy("Admitted"),
    "withdraw": gettext_lazy("Entry withdrawn"),
    "reinstate": gettext_lazy("Entry came back"),
    "warn": gettext_lazy("Warned"),
    "award": gettext_lazy("Points awarded"),
    "deduct": gettext_lazy("Points deducted"),
    "disqualify": gettext_lazy("Disqualified"),
    "redraw": gettext_lazy("Drawn anew"),
    "move": gettext_lazy("Seats moved"),
    "pause": gettext_lazy("Paused"),
    "resume": gettext_lazy("Resumed"),
    "extend": gettext_lazy("More time"),
    "replace": gettext_lazy("Player replaced"),
    "adjudicate": gettext_lazy("Adjudicated"),
    "void": gettext_lazy("Table made void"),
    "undo": gettext_lazy("Taken back"),
}
EVENTS = {
    "competition_published": gettext_lazy("The competition is published"),
    "registration_opened": gettext_lazy("Registration has opened"),
    "registration_closed": gettext_lazy("Registration has closed"),
    "entry_added": gettext_lazy("An entry has come"),
    "entry_left": gettext_lazy("An entry has left"),
    "round_drawn": gettext_lazy("A round is drawn"),
    "round_opened": gettext_lazy("A round has opened"),
    "table_finished": gettext_lazy("A table is over"),
    "table_adjudicated": gettext_lazy("A table is adjudicated"),
    "round_closed": gettext_lazy("A round is closed"),
    "standings_changed": gettext_lazy("The standings have changed"),
    "ruling_made": gettext_lazy("The staff have decided something"),
    "ruling_undone": gettext_lazy("A ruling is taken back"),
    "announcement": gettext_lazy("A message to all"),
    "competition_finished": gettext_lazy("The competition is over"),
    "season_finished": gettext_lazy("The season is over"),
}
"""What is posted to the webhooks of leagues."""
REQUESTS = {
    "appeal": gettext_lazy("Appeal"),
    "absence": gettext_lazy("I will be away"),
    "substitute": gettext_lazy("I need a substitute"),
    "other": gettext_lazy("Something else"),
}
"""What a player asks of the staff."""
NAMES: dict[str, Any] = {
    "competition": STATUSES,
    "entry": {**ENTRY_STATUSES, "declined": gettext_lazy("has declined")},
    "round": ROUND_STATUSES,
    "table": TABLE_STATUSES,
    "role": ROLES,
    "kind": KINDS,
    "action": ACTIONS,
    "list": LISTS,
    "request": REQUESTS,
    "event": EVENTS,
}


def name_of(word: str, kind: str) -> str:
    """A word of the API as people say it: `{{ table.status|name_of:"table" }}`."""
    return str(NAMES[kind].get(word, word))


def format_name(stage: Document) -> str:
    """A stage in a few words."""
    if stage["format"] == "knockout":
        return _("Knock-out")
    if stage["format"] == "arena":
        return _("Arena")
    name = _("Swiss system, rounds: %(rounds)s") if stage["format"] == "swiss" else _("Round robin, rounds: %(rounds)s")
    return name % {"rounds": stage["rounds"]}


def formats_name(stages: list[Document]) -> str:
    """All stages in a few words."""
    return ", ".join(map(format_name, stages))


def tie_break_name(code: str) -> str:
    """A code of the order as the head of a column."""
    return str(TIE_BREAKS[code])


def tie_break_meaning(code: str) -> str:
    """What a code of the order counts."""
    return str(MEANINGS[code])


def number(value: Any) -> str:
    """A value of the standings, with two decimals at most."""
    if value is None:
        return "–"
    if isinstance(value, list):
        return "·".join(map(str, value))
    return str(floatformat(value, "-2"))


def gate_name(gate: str, needed: Any) -> str:
    """What a gate asks."""
    if gate == "bots":
        return {"none": _("No bots"), "only": _("Bots only")}.get(needed, _("Bots may enter"))
    return {
        "reliability": _("Reliability from %(needed)s"),
        "rating_min": _("Rating from %(needed)s"),
        "rating_max": _("Rating up to %(needed)s"),
        "games_finished": _("Finished games, at least: %(needed)s"),
        "account_days": _("Days since signing up, at least: %(needed)s"),
        "verified_email": _("A confirmed email address"),
        "invited": _("By invitation only"),
        "bots_per_owner": _("Bots of one owner, at most: %(needed)s"),
    }[gate] % {"needed": needed}


def rules_names(rules: list[str]) -> str:
    """The variations of a round of a game."""
    return ", ".join(map(rule_name, rules)) or _("no variations")
