from typing import Literal, cast

NewsKind = Literal["game", "notice"]

NEWS_KIND_VALUES: set[NewsKind] = {
    "game",
    "notice",
}


def check_news_kind(value: str) -> NewsKind:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(NewsKind, value)
