"""What text must be like to stand on somebody else's screen."""

import re
import unicodedata
from itertools import pairwise

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""General categories: control and format characters (zero width, reading direction), private ones, line separators."""

_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"  # letters, marks and symbols without a shape
    "\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef"  # variation selectors, but for those below
    "\u2065\ufff0-\ufff8\U000e0000-\U000e0fff]"  # not assigned yet, and to be drawn as nothing until they are
)
"""What is drawn as nothing although its general category is another one (Default_Ignorable_Code_Point, blanks)."""

_SELECTED = re.compile(
    "[#*0-9]\ufe0f\u20e3"  # keycaps
    "|[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff][\ufe0e\ufe0f]"
    "|[\u3400-\u9fff\U00020000-\U0003ffff][\U000e0100-\U000e01ef]"  # the very form of a Chinese character in a name
    "|[\u1820-\u18aa][\u180b-\u180d\u180f]"  # Mongolian letters
)
"""What a variation selector may be part of: there it changes what is seen."""

_JOINERS = frozenset("\u200c\u200d")
_LAST_LATIN = "\u02ff"
_MARKS = frozenset({"Mn", "Me"})
MAX_MARKS = 4
"""How many marks may stand on a letter; more of them are drawn over the lines around."""


def validate_displayable(text: str) -> None:
    """Refuse control characters, invisible ones, and those that turn the reading direction around for what follows.

    Zero-width joiners and variation selectors are let through where they are part of writing: after letters that are
    not Latin, and in emoji.
    Raises: ValidationError.
    """
    plain = _SELECTED.sub(lambda found: found[0][0], text)
    if any(_is_hidden(before, letter) for before, letter in pairwise(f" {plain}")) or _is_stacked(plain):
        raise ValidationError(_("Control and invisible characters are not allowed."), code="control_characters")


def validate_lines(text: str) -> None:
    """Refuse what `validate_displayable` refuses, line by line. Raises: ValidationError."""
    for line in text.split("\n"):
        validate_displayable(line)


def _is_hidden(before: str, letter: str) -> bool:
    if letter in _JOINERS:
        return before <= _LAST_LATIN or unicodedata.category(before)[0] not in "LMS"
    return bool(_BLANK.match(letter)) or unicodedata.category(letter) in _UNSEEN


def _is_stacked(text: str) -> bool:
    run = 0
    for letter in text:
        if letter not in _JOINERS:
            run = run + 1 if unicodedata.category(letter) in _MARKS else 0
        if run > MAX_MARKS:
            return True
    return False
