"""What text must be like to stand on somebody else's screen."""

import unicodedata
from itertools import pairwise

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""General categories: control and format characters (zero width, reading direction), private ones, line separators."""

_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""What is drawn as nothing although Unicode counts it among letters, marks and symbols."""

_JOINERS = frozenset("\u200c\u200d")
_LAST_LATIN = "\u02ff"
MAX_MARKS = 4
"""How many combining marks may stand on a letter; more of them are drawn over the lines around."""


def validate_displayable(text: str) -> None:
    """Refuse control characters, invisible ones, and those that turn the reading direction around for what follows.

    Zero-width joiners are let through where they are part of writing: after letters that are not Latin, and in emoji.
    Raises: ValidationError.
    """
    if any(_is_hidden(before, letter) for before, letter in pairwise(f" {text}")) or _is_stacked(text):
        raise ValidationError(_("Control and invisible characters are not allowed."), code="control_characters")


def validate_lines(text: str) -> None:
    """Refuse what `validate_displayable` refuses, line by line. Raises: ValidationError."""
    for line in text.split("\n"):
        validate_displayable(line)


def _is_hidden(before: str, letter: str) -> bool:
    if letter in _JOINERS:
        return before <= _LAST_LATIN or before in _JOINERS
    return letter in _BLANKS or unicodedata.category(letter) in _UNSEEN


def _is_stacked(text: str) -> bool:
    run = 0
    for letter in text:
        run = run + 1 if unicodedata.combining(letter) else 0
        if run > MAX_MARKS:
            return True
    return False
