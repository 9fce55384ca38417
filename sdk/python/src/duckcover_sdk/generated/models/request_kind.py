from typing import Literal, cast

RequestKind = Literal["absence", "appeal", "other", "substitute"]

REQUEST_KIND_VALUES: set[RequestKind] = {
    "absence",
    "appeal",
    "other",
    "substitute",
}


def check_request_kind(value: str) -> RequestKind:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(RequestKind, value)
