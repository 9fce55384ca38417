"""What text must be like to stand on somebody else's screen."""

import unicodedata

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

_BIDI_CONTROLS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def validate_displayable(text: str) -> None:
    """Refuse control characters, and those that turn the reading direction around for what follows.

    Raises: ValidationError.
    """
    if any(unicodedata.category(letter) == "Cc" or letter in _BIDI_CONTROLS for letter in text):
        raise ValidationError(_("Control characters are not allowed."), code="control_characters")
