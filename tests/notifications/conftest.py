"""The player and the browser of the accounts' tests, for the pages of notices."""

from tests.accounts.conftest import browser, dana  # noqa: F401 - fixtures
