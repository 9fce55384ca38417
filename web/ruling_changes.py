"""What rulings change, in the words of the forms that decide it; public pages and those of staff say it alike."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from django import forms
from django.utils.translation import gettext as _

from web.organize.competition_fields import Settings, made_fields
from web.organize.settings import field_of
from web.organize.words import MEMBERS, value_name
from web.ponds import Document

OF_IDS = ("entries", "seat")
"""What says nothing to a reader."""


class Change(NamedTuple):
    """What a ruling changes, and how it was and is then, in words."""

    what: str
    before: str
    after: str


def changes_of(ruling: Document) -> list[Change]:
    """Every value that is another after a ruling; ids are left out."""
    before, after = dict(_values("", ruling["before"])), dict(_values("", ruling["after"]))
    found = [_change(name, before.get(name), after.get(name)) for name in before | after if name not in OF_IDS]
    if ranks := ruling["detail"].get("ranks"):
        found.append(Change(_("Ranks of the seats"), "–", value_name(ranks)))
    return [each for each in found if each.before != each.after]


def _values(path: str, part: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The values of a part of a document with their dotted names."""
    for name, value in part.items():
        below = f"{path}.{name}" if path else name
        if isinstance(value, Mapping):
            yield from _values(below, value)
        else:
            yield below, value


def _change(name: str, before: Any, after: Any) -> Change:
    field = None if name in MEMBERS else _fields().get(field_of(name))
    label = MEMBERS.get(name, name) if field is None else field.label
    return Change(str(label), _said(field, before), _said(field, after))


def _said(field: forms.Field | None, value: Any) -> str:
    """A value as the form says it, else in words."""
    if isinstance(field, forms.ChoiceField) and isinstance(value, str):
        texts = {str(word): text for word, text in field.choices}  # type: ignore[union-attr, misc]  # no groups here
        return str(texts.get(value, value))
    return value_name(value)


@cache
def _fields() -> Mapping[str, forms.Field]:
    """The fields of all settings; their labels are lazy, so any language may have them."""
    return {**Settings.base_fields, **made_fields()}
