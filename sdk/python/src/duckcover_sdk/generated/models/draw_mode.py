from typing import Literal, cast

DrawMode = Literal["adjacent", "lot", "score", "snake"]

DRAW_MODE_VALUES: set[DrawMode] = {
    "adjacent",
    "lot",
    "score",
    "snake",
}


def check_draw_mode(value: str) -> DrawMode:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(DrawMode, value)
