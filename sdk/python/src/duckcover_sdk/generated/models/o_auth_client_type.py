from typing import Literal, cast

OAuthClientType = Literal["confidential", "public"]

O_AUTH_CLIENT_TYPE_VALUES: set[OAuthClientType] = {
    "confidential",
    "public",
}


def check_o_auth_client_type(value: str) -> OAuthClientType:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(OAuthClientType, value)
