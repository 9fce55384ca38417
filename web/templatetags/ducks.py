"""What templates write of cards and moves: `{% card cell %}`, `{{ cell|move_name }}`, `{{ clock|clock_name }}`."""

import uuid
from collections.abc import Collection, Sequence
from functools import lru_cache
from pathlib import Path

from django import template
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone
from django.utils.dateparse import parse_date, parse_datetime
from django.utils.formats import date_format
from django.utils.html import escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from web import facts, grids, habits, words
from web.forms import Pause
from web.ponds import Document

register = template.Library()
register.filter("move_name", words.move_name)
register.filter("who", words.who)
register.filter("table_name", words.table_name)
register.filter("caption", words.caption)
register.filter("deed", words.deed)
register.filter("origin_name", words.origin_name)
register.filter("wish_name", words.wish_name)
register.filter("today_name", words.today_name)
register.filter("otherwise_name", words.otherwise_name)
register.filter("pause_name", words.pause_name)
register.filter("clock_label", words.clock_label)
register.filter("stack_name", words.stack_name)
register.filter("clock_name", words.clock_name)
register.filter("rule_name", words.rule_name)
register.filter("action_word", words.action_word)
register.filter("quack_word", words.quack_word)
register.filter("card_name", words.card_name)
register.filter("call_name", words.call_name)
register.filter("advisers", words.advisers)
register.filter("level_name", words.level_name)
register.filter("seconds_left", words.seconds_left)
register.filter("time_left", words.time_left)
register.filter("signed", words.signed)
register.filter("pace", habits.pace)
register.filter("reaction_word", words.reaction_word)
register.filter("duration", words.duration)
register.filter("facts_of", facts.facts_of)
register.filter("variations_of", facts.variations_of)
register.filter("clock_reason", facts.clock_reason)
register.filter("why_left", facts.why_left)
register.filter("moment", parse_datetime)
register.filter("day", parse_date)
register.filter("pool_name", words.pool_name)
register.filter("pool_games", words.pool_games)

register.simple_tag(grids.card)
register.simple_tag(grids.grid)

SPRITE = Path(__file__).resolve().parent.parent / "static" / "web" / "ducks.svg"


@register.simple_tag
def pips(places: Sequence[str]) -> SafeString:
    """The places of the Discard area, `full` or `free`."""
    return format_html_join("", '<i class="{}"></i>', ((place,) for place in places))


@register.simple_tag
def player(seat: Document) -> SafeString:
    """Who holds a seat, with a link to the page of a player."""
    name = seat["player"]
    return _player_link(name) if name else escape(words.who(seat))


@lru_cache(maxsize=4096)
def _player_link(name: str) -> SafeString:
    return format_html('<a href="{}">{}</a>', reverse("player", args=[name]), name)


@register.simple_tag
def state(seat: Document, rules: Collection[str], excused: Collection[int]) -> SafeString:
    """What a seat does in the open turn, or why nothing.

    `rules`: the variations of the round; `excused`: the seats that got more time for the turn.
    """
    if seat["vacation_until"]:
        until = date_format(timezone.localtime(parse_datetime(seat["vacation_until"])), "SHORT_DATE_FORMAT")
        return _state("quack", _("away until %(until)s") % {"until": until})
    if seat["resigned"]:
        return _state("quack", _("resigned"))
    match seat["state"]:
        case "awaited":
            text = _("choosing, with more time") if seat["index"] in excused else _("choosing")
            return _state("awaited", text, "hourglass")
        case "ready":
            return _state("ready", _("in"), "tick")
        case "quack":
            return _state("quack", words.quack_word(seat, rules), "quack")
        case "autopilot":
            return _state("quack", _("autopilot"), "bot")
    return SafeString("")


@lru_cache(maxsize=1024)
def _state(kind: str, text: str, sign: str = "") -> SafeString:
    return format_html('<span class="state {}">{}{}</span>', kind, icon(sign) if sign else "", text)


@register.simple_tag
@lru_cache(maxsize=64)
def duck(family: str, mood: int = 1) -> SafeString:
    """The duck of a family, as a small picture beside a name."""
    return format_html(
        '<svg class="family" aria-hidden="true"><use href="#duck-{}"/><use href="#mood-{}"/></svg>', family, mood
    )


@register.simple_tag
@lru_cache(maxsize=64)
def icon(name: str) -> SafeString:
    """One of the small signs of the sprite."""
    return format_html('<svg aria-hidden="true"><use href="#i-{}"/></svg>', name)


@register.simple_tag
def reactions(first: int, end: int) -> SafeString:
    """The buttons of some of the reactions."""
    return _reactions(first, end, get_language())


@lru_cache(maxsize=32)
def _reactions(first: int, end: int, _language: str) -> SafeString:
    button = '<button class="quiet small" name="reaction" value="{}">{}</button>'
    return format_html_join("", button, list(words.REACTIONS.items())[first:end])


@register.simple_tag
def pause_hours() -> SafeString:
    """The field for how long a game shall pause."""
    return _pause_hours(get_language())


@lru_cache(maxsize=16)
def _pause_hours(_language: str) -> SafeString:
    return render_to_string("web/parts/_field.html", {"field": Pause()["hours"]})


@register.simple_tag
def form_key() -> SafeString:
    """The key of a form that makes something: sent twice, it makes one."""
    return format_html('<input type="hidden" name="key" value="{}">', uuid.uuid4())


@register.simple_tag
@lru_cache(maxsize=1)
def sprite() -> SafeString:
    """All pictures of the pages, once a page."""
    return mark_safe(SPRITE.read_text(encoding="utf-8"))  # noqa: S308 - a file of ours
