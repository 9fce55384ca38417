"""Text that stands on somebody else's screen: everything readable, nothing that hides or imitates."""

import pytest
from django.core.exceptions import ValidationError

from duckcover.validators import validate_displayable, validate_lines

READABLE = {
    "accents": "Éloïse Núñez",
    "decomposed accents": "E\u0301loi\u0308se",
    "Hangul": "오리 대장",
    "Hebrew with vowels": "שָׁלוֹם",
    "Arabic": "بطة",
    "Persian with a joiner": "می\u200cخو",
    "Hindi with a joiner": "क्\u200dष",
    "an emoji of several": "👩\u200d🚀 ❤\ufe0f\u200d🔥",
    "a flag": "🇰🇷",
    "symbols": "★ (ó_ò) <b>&amp;</b>",
    "an emoji with the skin of a hand": "👩🏽\u200d🚀",
    "symbols as pictures and as text": "☎\ufe0f ©\ufe0f ‼\ufe0f 🏳\ufe0f ❤\ufe0e",
    "a keycap": "1\ufe0f\u20e3",
    "the form of a character in a name": "葛\U000e0100城",
    "Mongolian with a selector": "ᠠ\u180b",
    "Thai marks": "ที่นี่ ผู้",
    "Tibetan stacks": "བསྒྲུབས",
    "Malayalam that ends with a joiner": "ക്\u200d",
}

HIDDEN = {
    "zero width space": "op\u200berator",
    "zero width joiner in Latin": "op\u200derator",
    "zero width non-joiner at the beginning": "\u200coperator",
    "two joiners": "می\u200c\u200cخو",
    "word joiner": "op\u2060erator",
    "byte order mark": "op\ufefferator",
    "soft hyphen": "op\u00aderator",
    "right to left override": "\u202erotarepo",
    "right to left mark": "operator\u200f",
    "Hangul filler": "\u3164",
    "halfwidth Hangul filler": "\uffa0",
    "blank Braille": "\u2800",
    "grapheme joiner": "op\u034ferator",
    "tag letters": "operator\U000e0061",
    "line separator": "a\u2028b",
    "private use": "\ue000",
    "escape": "\x1b[31m",
    "marks over marks": "a" + "\u0301" * 5,
    "marks of no class over marks": "ก" + "\u0e47" * 5,
    "enclosing marks": "a" + "\u20dd" * 5,
    "marks with joiners between them": "क" + ("\u0301" * 4 + "\u200d") * 2,
    "marks with selectors between them": "❤" + ("\u0301" * 4 + "\ufe0f") * 2,
    "selector in Latin": "op\ufe0ferator",
    "selector alone": "\ufe0f",
    "selector behind a digit": "operator1\ufe0f",
    "two selectors": "❤\ufe0f\ufe0f",
    "ideographic selector in Latin": "operator\U000e0100",
    "Mongolian selector in Latin": "op\u180berator",
    "not assigned, drawn as nothing": "op\u2065erator",
    "joiner behind a space": "a\u3000\u200d",
    "null notehead": "\U0001d159",
}


@pytest.mark.parametrize("text", READABLE.values(), ids=READABLE)
def test_readable__passes(text):
    validate_displayable(text)


@pytest.mark.parametrize("text", HIDDEN.values(), ids=HIDDEN)
def test_hidden__is_refused(text):
    with pytest.raises(ValidationError) as refusal:
        validate_displayable(text)
    assert refusal.value.code == "control_characters"


def test_lines__feed_between_them__passes():
    validate_lines("one\ntwo")


def test_lines__hidden_at_the_beginning_of_the_second__is_refused():
    with pytest.raises(ValidationError):
        validate_lines("می\n\u200cx")
