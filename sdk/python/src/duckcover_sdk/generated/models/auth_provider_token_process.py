from typing import Literal, cast

AuthProviderTokenProcess = Literal["connect", "login"]

AUTH_PROVIDER_TOKEN_PROCESS_VALUES: set[AuthProviderTokenProcess] = {
    "connect",
    "login",
}


def check_auth_provider_token_process(value: str) -> AuthProviderTokenProcess:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(AuthProviderTokenProcess, value)
