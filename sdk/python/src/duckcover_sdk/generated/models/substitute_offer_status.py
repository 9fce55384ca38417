from typing import Literal, cast

SubstituteOfferStatus = Literal["accepted", "declined", "expired", "open", "taken"]

SUBSTITUTE_OFFER_STATUS_VALUES: set[SubstituteOfferStatus] = {
    "accepted",
    "declined",
    "expired",
    "open",
    "taken",
}


def check_substitute_offer_status(value: str) -> SubstituteOfferStatus:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(SubstituteOfferStatus, value)
