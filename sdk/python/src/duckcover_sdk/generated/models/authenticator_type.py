from typing import Literal, cast

AuthenticatorType = Literal["recovery_codes", "totp", "webauthn"]

AUTHENTICATOR_TYPE_VALUES: set[AuthenticatorType] = {
    "recovery_codes",
    "totp",
    "webauthn",
}


def check_authenticator_type(value: str) -> AuthenticatorType:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(AuthenticatorType, value)
