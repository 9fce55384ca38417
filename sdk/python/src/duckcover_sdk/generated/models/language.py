from typing import Literal, cast

Language = Literal["en", "es", "fr", "it", "ko"]

LANGUAGE_VALUES: set[Language] = {
    "en",
    "es",
    "fr",
    "it",
    "ko",
}


def check_language(value: str) -> Language:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(Language, value)
