"""The sounds of other animals, which seats make instead of quacking in rounds of `madness` (RULES.md V2): PURE."""

from collections.abc import Mapping
from types import MappingProxyType

LANGUAGES = ("en", "es", "fr", "it", "ko")

_WORDS = {
    "moo": ("moo", "muu", "meuh", "muu", "음매"),
    "woof": ("woof", "guau", "ouaf", "bau", "멍멍"),
    "meow": ("meow", "miau", "miaou", "miao", "야옹"),
    "oink": ("oink", "oinc", "groin", "oink", "꿀꿀"),
    "baa": ("baa", "bee", "bêê", "bee", "매애"),
    "cock_a_doodle_doo": ("cock-a-doodle-doo", "quiquiriquí", "cocorico", "chicchirichì", "꼬끼오"),
    "ribbit": ("ribbit", "croac", "coâ", "cra", "개굴"),
    "tweet": ("tweet", "pío", "cui-cui", "cip", "짹짹"),
    "neigh": ("neigh", "hiii", "hiiii", "iiih", "히힝"),
    "buzz": ("buzz", "bzzz", "bzzz", "bzzz", "윙윙"),
    "roar": ("roar", "grrr", "graou", "roar", "어흥"),
    "hoot": ("hoot", "uuu", "hou", "uuh", "부엉"),
}

SOUNDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {sound: dict(zip(LANGUAGES, words, strict=True)) for sound, words in _WORDS.items()}
)
"""The closed list, with the word of a speaker of each language. The first seven are those of seats that choose none."""


def sound_of(index: int, chosen: str) -> str:
    """The sound of the seat with this index, which has chosen this one, or none ("")."""
    return chosen or tuple(SOUNDS)[index]
