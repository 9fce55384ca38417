from typing import Literal, cast

NewsKind = Literal["game", "message", "notice"]

NEWS_KIND_VALUES: set[NewsKind] = {
    "game",
    "message",
    "notice",
}


def check_news_kind(value: str) -> NewsKind:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(NewsKind, value)
