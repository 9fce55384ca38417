"""What templates of leagues write: `{% when stamp %}`, `{% person name %}`, `{{ code|tie_break_name }}`."""

import datetime as dt
from typing import Any

from django import template
from django.urls import reverse
from django.utils import timezone
from django.utils.dateparse import parse_datetime
from django.utils.formats import date_format
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from web import league_words
from web.ruling_changes import changes_of

register = template.Library()
register.filter("name_of", league_words.name_of)
register.filter("formats_name", league_words.formats_name)
register.filter("tie_break_name", league_words.tie_break_name)
register.filter("tie_break_meaning", league_words.tie_break_meaning)
register.filter("number", league_words.number)
register.filter("changes_of", changes_of)


@register.filter
def is_coming(stamp: str) -> bool:
    """Whether a time is yet to come."""
    found = parse_datetime(stamp)
    return found is not None and found > timezone.now()


@register.simple_tag(takes_context=True)
def when(context: dict[str, Any], moment: dt.datetime | str) -> SafeString:
    """A time in the zone of the player; of somebody who is not signed in in UTC, which it says."""
    found = parse_datetime(moment) if isinstance(moment, str) else moment
    if found is None:
        return format_html("–")
    zone = "" if context["user"].is_authenticated else " UTC"
    said = date_format(timezone.localtime(found), "SHORT_DATETIME_FORMAT")
    return format_html('<time datetime="{}">{}{}</time>', found.isoformat(), said, zone)


@register.simple_tag
def person(name: str | None) -> SafeString:
    """A player by name, with a link; the account may be gone."""
    if not name:
        return format_html("{}", _("deleted account"))
    return format_html('<a href="{}">{}</a>', reverse("player", args=[name]), name)
