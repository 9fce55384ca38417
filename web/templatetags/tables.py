"""What a table page has once for each seat: its name over its pond, what it did in the last turn, its scores.

Written by functions, as the ponds are (`web.grids`): nodes of templates take several times as long.
"""

from collections.abc import Collection, Sequence
from typing import Any

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from web import words
from web.ponds import Document, Line, Pond
from web.templatetags.ducks import duck, player, state

register = template.Library()

SEAT = """<header>
      <h3>{}<span class="name">{}</span>{}</h3>
      <p><span class="score"><span class="vh">{} </span><b>{}</b></span> {}</p>
    </header>"""
BOT = '<svg class="sign" role="img" aria-label="{}"><use href="#i-bot"/></svg>'
LINE = "<li{}>{}<b>{}</b> {}</li>"
MOVED = ' data-moved="{}:{}" data-down="{}" data-right="{}"'
SCORES = (
    '<tr><th scope="row">{}<span class="name">{}</span></th><td>{}</td><td>{}</td><td>{}</td><td><b>{}</b></td></tr>'
)
NOTHING = SafeString("")


@register.simple_tag
def seat_header(pond: Pond, rules: Collection[str], excused: Collection[int]) -> SafeString:
    """Who holds the seat of a pond, its total, and its state in the open turn (`state`)."""
    seat = pond.seat
    sign = format_html(BOT, _("bot")) if seat["is_bot"] else NOTHING
    return format_html(
        SEAT, duck(seat["family"]), player(seat), sign, _("Total"), seat["total"], state(seat, rules, excused)
    )


@register.simple_tag
def last_turn(lines: Sequence[Line], rules: Collection[str]) -> SafeString:
    """What each seat did in the last turn; `rules`: the variations of the round."""
    rows = ((_moved(line), duck(line.seat["family"]), words.who(line.seat), _did(line, rules)) for line in lines)
    return format_html_join("", LINE, rows)


def _moved(line: Line) -> SafeString:
    """The way of a stack, for the script that shows it again."""
    return format_html(MOVED, line.seat["index"], line.card, line.down, line.right) if line.card else NOTHING


def _did(line: Line, rules: Collection[str]) -> str:
    if line.action == "quack":
        return format_html("<em>{}</em>", words.quack_word(line.seat, rules))
    return words.action_word(line.action)


@register.simple_tag
def score_rows(scores: Sequence[tuple[Document, Sequence[Any]]]) -> SafeString:
    """The scores of each seat in the three rounds, and its total."""
    rows = ((duck(seat["family"]), words.who(seat), *rounds, seat["total"]) for seat, rounds in scores)
    return format_html_join("", SCORES, rows)
