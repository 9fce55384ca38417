from typing import Literal, cast

AuthConfigurationDataAccountLoginMethodsItem = Literal["email", "username"]

AUTH_CONFIGURATION_DATA_ACCOUNT_LOGIN_METHODS_ITEM_VALUES: set[AuthConfigurationDataAccountLoginMethodsItem] = {
    "email",
    "username",
}


def check_auth_configuration_data_account_login_methods_item(
    value: str,
) -> AuthConfigurationDataAccountLoginMethodsItem:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(AuthConfigurationDataAccountLoginMethodsItem, value)
