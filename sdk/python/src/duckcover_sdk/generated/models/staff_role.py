from typing import Literal, cast

StaffRole = Literal["organizer", "owner", "referee"]

STAFF_ROLE_VALUES: set[StaffRole] = {
    "organizer",
    "owner",
    "referee",
}


def check_staff_role(value: str) -> StaffRole:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(StaffRole, value)
