from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.auth_authenticator import AuthAuthenticator
from ...models.auth_gone import AuthGone
from ...models.auth_pending import AuthPending
from ...models.auth_refusal import AuthRefusal
from ...models.auth_totp_setup import AuthTotpSetup
from ...models.problem import Problem
from ...types import Response


def _get_kwargs() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/_allauth/app/v1/account/authenticators/totp",
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> AuthAuthenticator | AuthGone | AuthPending | AuthRefusal | AuthTotpSetup | Problem | None:
    if response.status_code == 200:
        response_200 = AuthAuthenticator.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

    if response.status_code == 401:
        response_401 = AuthPending.from_dict(response.json())

        return response_401

    if response.status_code == 404:
        response_404 = AuthTotpSetup.from_dict(response.json())

        return response_404

    if response.status_code == 408:
        response_408 = Problem.from_dict(response.json())

        return response_408

    if response.status_code == 409:
        response_409 = AuthRefusal.from_dict(response.json())

        return response_409

    if response.status_code == 410:
        response_410 = AuthGone.from_dict(response.json())

        return response_410

    if response.status_code == 413:
        response_413 = Problem.from_dict(response.json())

        return response_413

    if response.status_code == 415:
        response_415 = Problem.from_dict(response.json())

        return response_415

    if response.status_code == 429:
        response_429 = AuthRefusal.from_dict(response.json())

        return response_429

    if response.status_code == 500:
        response_500 = Problem.from_dict(response.json())

        return response_500

    if response.status_code == 503:
        response_503 = Problem.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[AuthAuthenticator | AuthGone | AuthPending | AuthRefusal | AuthTotpSetup | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
) -> Response[AuthAuthenticator | AuthGone | AuthPending | AuthRefusal | AuthTotpSetup | Problem]:
    """Read my authenticator app, or what sets one up

     200 when an app is set up; 404 carries a new secret to set one up with; 409 says why none can be, as
    without a proved address.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AuthAuthenticator | AuthGone | AuthPending | AuthRefusal | AuthTotpSetup | Problem]
    """

    kwargs = _get_kwargs()

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
) -> AuthAuthenticator | AuthGone | AuthPending | AuthRefusal | AuthTotpSetup | Problem | None:
    """Read my authenticator app, or what sets one up

     200 when an app is set up; 404 carries a new secret to set one up with; 409 says why none can be, as
    without a proved address.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AuthAuthenticator | AuthGone | AuthPending | AuthRefusal | AuthTotpSetup | Problem
    """

    return sync_detailed(
        client=client,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
) -> Response[AuthAuthenticator | AuthGone | AuthPending | AuthRefusal | AuthTotpSetup | Problem]:
    """Read my authenticator app, or what sets one up

     200 when an app is set up; 404 carries a new secret to set one up with; 409 says why none can be, as
    without a proved address.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AuthAuthenticator | AuthGone | AuthPending | AuthRefusal | AuthTotpSetup | Problem]
    """

    kwargs = _get_kwargs()

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
) -> AuthAuthenticator | AuthGone | AuthPending | AuthRefusal | AuthTotpSetup | Problem | None:
    """Read my authenticator app, or what sets one up

     200 when an app is set up; 404 carries a new secret to set one up with; 409 says why none can be, as
    without a proved address.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AuthAuthenticator | AuthGone | AuthPending | AuthRefusal | AuthTotpSetup | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
        )
    ).parsed
