"""What templates write of staff and their rulings: `{{ ruling|actor_name }}`, `{{ names|of_entry:seat.entry }}`."""

from collections.abc import Mapping
from typing import Any

from django import template
from django.utils.translation import gettext as _

from web.league_words import name_of, number
from web.organize import words
from web.ruling_changes import changes_of

register = template.Library()
register.filter("named", name_of)
register.filter("counted", number)
register.filter("actor_name", words.actor_name)
register.filter("changes_of", changes_of)
register.filter("ending_name", words.ending_name)
register.filter("visibility_name", words.visibility_name)


@register.filter
def of_entry(names: Mapping[str, Any], entry: str) -> str:
    """The player of an entry, by its id."""
    return names.get(entry) or _("deleted account")
