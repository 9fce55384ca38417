"""What templates write of cards and moves: `{% card cell %}`, `{{ cell|move_name }}`, `{{ clock|clock_name }}`."""

import uuid
from functools import lru_cache
from pathlib import Path

from django import template
from django.urls import reverse
from django.utils import translation
from django.utils.dateparse import parse_date, parse_datetime
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString, mark_safe

from web import facts, habits, words
from web.ponds import Cell, Document, Pond

register = template.Library()
register.filter("move_name", words.move_name)
register.filter("who", words.who)
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
register.filter("sound_word", words.sound_word)
register.filter("card_name", words.card_name)
register.filter("call_name", words.call_name)
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

SPRITE = Path(__file__).resolve().parent.parent / "static" / "web" / "ducks.svg"

CARD = (
    '<span class="card {family} high{layers}"{stack} aria-hidden="true"><svg class="duck"><use href="#duck-{family}"/>'
    '<use href="#mood-{splashes}"/></svg><span class="water"><svg class="drops" viewBox="0 0 {drops} 12">'
    '<use href="#drops-{splashes}"/></svg></span><b>{card}</b>{height}</span>'
)


@register.simple_tag
def card(cell: Cell, *, quiet: bool = False) -> SafeString:
    """A stack as a picture; a `quiet` one is no stack of the table, and is not animated."""
    return _card(cell.family, cell.card, cell.height, "" if quiet else cell.key)


@lru_cache(maxsize=4096)
def _card(family: str, number: int, height: int, key: str) -> SafeString:
    cell = Cell("stack", number, height, family)
    return format_html(
        CARD,
        family=family,
        card=number,
        splashes=cell.splashes,
        drops=cell.drops,
        layers=cell.layers,
        stack=format_html(' data-stack="{}"', key) if key else "",
        height=format_html("<i>{}</i>", height) if height > 1 else "",
    )


@register.simple_tag
def rows(pond: Pond) -> SafeString:
    """The rows of a pond that nobody chooses in: each stack in words and as a picture."""
    language = translation.get_language()
    lines = ("".join(_cell(cell, language) for cell in line) for line in pond.rows)
    return mark_safe("\n".join(f"<tr>{line}</tr>" for line in lines))  # noqa: S308 - of cells that are safe


def _cell(cell: Cell, language: str) -> SafeString:
    key = cell.key if cell.card else ""
    return _place(cell.family, cell.card, cell.height, key, cell.guest, cell.moved, language)


@lru_cache(maxsize=8192)
def _place(family: str, number: int, height: int, key: str, guest: bool, moved: bool, language: str) -> SafeString:
    stack = Cell("stack", number, height, family, guest=guest)
    with translation.override(language):
        name = words.stack_name(stack) if number else ""
    shown = format_html('<span class="vh">{}</span>{}', name, _card(family, number, height, key)) if number else ""
    return format_html('<td class="moved">{}</td>' if moved else "<td>{}</td>", shown)


@register.simple_tag
def player(seat: Document) -> SafeString:
    """Who holds a seat, with a link to the page of a player."""
    name = seat["player"]
    return format_html('<a href="{}">{}</a>', reverse("player", args=[name]), name) if name else escape(words.who(seat))


@register.simple_tag
def duck(family: str, mood: int = 1) -> SafeString:
    """The duck of a family, as a small picture beside a name."""
    return format_html(
        '<svg class="family" aria-hidden="true"><use href="#duck-{}"/><use href="#mood-{}"/></svg>', family, mood
    )


@register.simple_tag
def icon(name: str) -> SafeString:
    """One of the small signs of the sprite."""
    return format_html('<svg aria-hidden="true"><use href="#i-{}"/></svg>', name)


@register.simple_tag
def form_key() -> SafeString:
    """The key of a form that makes something: sent twice, it makes one."""
    return format_html('<input type="hidden" name="key" value="{}">', uuid.uuid4())


@register.simple_tag
@lru_cache(maxsize=1)
def sprite() -> SafeString:
    """All pictures of the pages, once a page."""
    return mark_safe(SPRITE.read_text(encoding="utf-8"))  # noqa: S308 - a file of ours
