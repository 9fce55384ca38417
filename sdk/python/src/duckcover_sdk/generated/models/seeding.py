from typing import Literal, cast

Seeding = Literal["lot", "manual", "previous", "rating"]

SEEDING_VALUES: set[Seeding] = {
    "lot",
    "manual",
    "previous",
    "rating",
}


def check_seeding(value: str) -> Seeding:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(Seeding, value)
