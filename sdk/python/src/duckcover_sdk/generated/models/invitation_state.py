from typing import Literal, cast

InvitationState = Literal["accepted", "declined", "open"]

INVITATION_STATE_VALUES: set[InvitationState] = {
    "accepted",
    "declined",
    "open",
}


def check_invitation_state(value: str) -> InvitationState:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(InvitationState, value)
