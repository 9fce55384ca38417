"""Answers that are text: tables for spreadsheets, calendars."""

import csv
import io
from typing import Any

from rest_framework.renderers import BaseRenderer


class CsvRenderer(BaseRenderer):
    """Lines as comma-separated values (RFC 4180), in UTF-8 with a header; null is empty."""

    media_type = "text/csv"
    format = "csv"
    charset = "utf-8"

    def render(self, data: Any, accepted_media_type: Any = None, renderer_context: Any = None) -> bytes:
        """The lines as text; a list in a cell is separated by spaces."""
        text = io.StringIO()
        csv.writer(text).writerows([_cell(value) for value in line] for line in data)
        return text.getvalue().encode()


class CalendarRenderer(BaseRenderer):
    """A calendar (RFC 5545) that is text already."""

    media_type = "text/calendar"
    format = "ics"
    charset = "utf-8"

    def render(self, data: Any, accepted_media_type: Any = None, renderer_context: Any = None) -> bytes:
        return str(data).encode()


def _cell(value: Any) -> Any:
    return " ".join(map(str, value)) if isinstance(value, list) else value
