"""Fields that forms of the pages and of the admin share."""

from typing import Any

from django.forms import CharField, Textarea


class Lines(CharField):
    """A text of several lines; browsers send carriage returns, which are not kept and do not count."""

    widget = Textarea

    def to_python(self, value: Any) -> str:
        """Return the text with line feeds alone."""
        return (super().to_python(value) or "").replace("\r\n", "\n")
