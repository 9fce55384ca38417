"""The markup of ponds: what a page has some hundred times is written here, which nodes of templates take long for."""

from functools import lru_cache

from django.utils import translation
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from web import words
from web.ponds import Cell, Pond

GRID = (
    '<table class="pond{kind} {size}" data-cols="{cols}" data-rows="{rows}">\n'
    '<caption class="vh">{caption}</caption>\n{lines}\n</table>'
)
CARD = (
    '<span class="card {family} high{layers}"{stack} aria-hidden="true"><svg class="duck"><use href="#duck-{family}"/>'
    '<use href="#mood-{splashes}"/></svg><span class="water"><svg class="drops" viewBox="0 0 {drops} 12">'
    '<use href="#drops-{splashes}"/></svg></span><b>{card}</b>{height}</span>'
)
TARGET = (
    '<label><input type="radio" name="move" value="{move}" required{sent}><span class="vh">{name}</span>{shown}</label>'
)
GAP = SafeString('<span class="gap" aria-hidden="true"></span>')
SENT = SafeString(" checked data-sent")
NOTHING = SafeString("")


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


def grid(pond: Pond, *, still: bool = False) -> SafeString:
    """A pond as a table: each stack in words and as a picture; the viewer's own with the targets to choose from."""
    language = translation.get_language()
    rows = ((_own_cell(cell) if pond.mine else _cell(cell, language) for cell in line) for line in pond.rows)
    lines = "\n".join(f"<tr>{''.join(line)}</tr>" for line in rows)
    caption = words.caption(pond)
    return format_html(
        GRID,
        kind=" own" if pond.mine else " still" if still else "",
        size=pond.size,
        cols=pond.width,
        rows=pond.height,
        caption=f"{_('Your pond')}: {caption}" if pond.mine else caption,
        lines=mark_safe(lines),  # noqa: S308 - of cells that are safe
    )


def _own_cell(cell: Cell) -> SafeString:
    kind = f"{cell.kind}{' called twin' if cell.twin else ''}{' moved' if cell.moved else ''}"
    if any(each.hinted for each in (cell, *cell.copies)):
        kind += " hinted"
    if cell.move:
        return format_html('<td class="{}">{}{}</td>', kind, _target(cell, _where(cell)), _copies(cell))
    if not cell.card:
        return format_html('<td class="{}"></td>', kind)
    name = words.stack_name(cell)
    if cell.kind == "called":
        name = f"{name}: {_('this one must move')}"
    return format_html('<td class="{}"><span class="vh">{}</span>{}</td>', kind, name, card(cell))


def _target(cell: Cell, shown: SafeString) -> SafeString:
    sent = SENT if cell.chosen else NOTHING
    name = words.move_name(cell)
    if cell.hinted:
        name = _("%(move)s (hint)") % {"move": name}
    return format_html(TARGET, move=cell.move, sent=sent, name=name, shown=shown)


def _where(cell: Cell) -> SafeString:
    """What lies at a target, and the stack as it would lie there; in small which one, where several may go there."""
    lies = card(cell) if cell.card else GAP
    if cell.ghost is None:
        return lies
    ghost = card(cell.ghost, quiet=True)
    which = format_html('<span class="which">{}</span>', ghost) if cell.source else NOTHING
    return format_html('{}{}<span class="ghost">{}</span>', lies, which, ghost)


def _copies(cell: Cell) -> SafeString:
    """The same target for the other stacks that may go there."""
    if not cell.copies:
        return NOTHING
    targets = ((_target(copy, card(copy.ghost, quiet=True)),) for copy in cell.copies if copy.ghost)
    return format_html('<span class="copies">{}</span>', format_html_join("", "{}", targets))


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
