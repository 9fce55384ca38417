from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.update_webhook_request import UpdateWebhookRequest
from ...models.webhook import Webhook
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    webhook: UUID,
    *,
    body: UpdateWebhookRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/api/v1/leagues/{id}/webhooks/{webhook}".format(
            id=quote(str(id), safe=""),
            webhook=quote(str(webhook), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Webhook | None:
    if response.status_code == 200:
        response_200 = Webhook.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

    if response.status_code == 403:
        response_403 = Problem.from_dict(response.json())

        return response_403

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())

        return response_404

    if response.status_code == 406:
        response_406 = Problem.from_dict(response.json())

        return response_406

    if response.status_code == 408:
        response_408 = Problem.from_dict(response.json())

        return response_408

    if response.status_code == 413:
        response_413 = Problem.from_dict(response.json())

        return response_413

    if response.status_code == 415:
        response_415 = Problem.from_dict(response.json())

        return response_415

    if response.status_code == 429:
        response_429 = Problem.from_dict(response.json())

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Webhook]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    webhook: UUID,
    *,
    client: AuthenticatedClient,
    body: UpdateWebhookRequest | Unset = UNSET,
) -> Response[Problem | Webhook]:
    """Change a webhook of a league

     Change the address, or switch it off or on. Switched on, a webhook that was disabled begins anew.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        webhook (UUID):
        body (UpdateWebhookRequest | Unset): What to change of a webhook; what is left out stays.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Webhook]
    """

    kwargs = _get_kwargs(
        id=id,
        webhook=webhook,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    webhook: UUID,
    *,
    client: AuthenticatedClient,
    body: UpdateWebhookRequest | Unset = UNSET,
) -> Problem | Webhook | None:
    """Change a webhook of a league

     Change the address, or switch it off or on. Switched on, a webhook that was disabled begins anew.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        webhook (UUID):
        body (UpdateWebhookRequest | Unset): What to change of a webhook; what is left out stays.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Webhook
    """

    return sync_detailed(
        id=id,
        webhook=webhook,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    webhook: UUID,
    *,
    client: AuthenticatedClient,
    body: UpdateWebhookRequest | Unset = UNSET,
) -> Response[Problem | Webhook]:
    """Change a webhook of a league

     Change the address, or switch it off or on. Switched on, a webhook that was disabled begins anew.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        webhook (UUID):
        body (UpdateWebhookRequest | Unset): What to change of a webhook; what is left out stays.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Webhook]
    """

    kwargs = _get_kwargs(
        id=id,
        webhook=webhook,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    webhook: UUID,
    *,
    client: AuthenticatedClient,
    body: UpdateWebhookRequest | Unset = UNSET,
) -> Problem | Webhook | None:
    """Change a webhook of a league

     Change the address, or switch it off or on. Switched on, a webhook that was disabled begins anew.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        webhook (UUID):
        body (UpdateWebhookRequest | Unset): What to change of a webhook; what is left out stays.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Webhook
    """

    return (
        await asyncio_detailed(
            id=id,
            webhook=webhook,
            client=client,
            body=body,
        )
    ).parsed
