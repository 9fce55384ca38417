from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.decision_request import DecisionRequest
from ...models.problem import Problem
from ...models.ruling import Ruling
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    announcement: UUID,
    *,
    body: DecisionRequest,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/leagues/{id}/announcements/{announcement}/hide".format(
            id=quote(str(id), safe=""),
            announcement=quote(str(announcement), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Ruling | None:
    if response.status_code == 200:
        response_200 = Ruling.from_dict(response.json())

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

    if response.status_code == 409:
        response_409 = Problem.from_dict(response.json())

        return response_409

    if response.status_code == 412:
        response_412 = Problem.from_dict(response.json())

        return response_412

    if response.status_code == 413:
        response_413 = Problem.from_dict(response.json())

        return response_413

    if response.status_code == 415:
        response_415 = Problem.from_dict(response.json())

        return response_415

    if response.status_code == 422:
        response_422 = Problem.from_dict(response.json())

        return response_422

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Ruling]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    announcement: UUID,
    *,
    client: AuthenticatedClient,
    body: DecisionRequest,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Response[Problem | Ruling]:
    """Hide an announcement

     Show an announcement to nobody any more; that it was hidden stays on record.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        announcement (UUID):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (DecisionRequest): Why something is decided, and whether it is only tried.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Ruling]
    """

    kwargs = _get_kwargs(
        id=id,
        announcement=announcement,
        body=body,
        idempotency_key=idempotency_key,
        if_match=if_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    announcement: UUID,
    *,
    client: AuthenticatedClient,
    body: DecisionRequest,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Problem | Ruling | None:
    """Hide an announcement

     Show an announcement to nobody any more; that it was hidden stays on record.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        announcement (UUID):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (DecisionRequest): Why something is decided, and whether it is only tried.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Ruling
    """

    return sync_detailed(
        id=id,
        announcement=announcement,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
        if_match=if_match,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    announcement: UUID,
    *,
    client: AuthenticatedClient,
    body: DecisionRequest,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Response[Problem | Ruling]:
    """Hide an announcement

     Show an announcement to nobody any more; that it was hidden stays on record.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        announcement (UUID):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (DecisionRequest): Why something is decided, and whether it is only tried.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Ruling]
    """

    kwargs = _get_kwargs(
        id=id,
        announcement=announcement,
        body=body,
        idempotency_key=idempotency_key,
        if_match=if_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    announcement: UUID,
    *,
    client: AuthenticatedClient,
    body: DecisionRequest,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Problem | Ruling | None:
    """Hide an announcement

     Show an announcement to nobody any more; that it was hidden stays on record.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        announcement (UUID):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (DecisionRequest): Why something is decided, and whether it is only tried.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Ruling
    """

    return (
        await asyncio_detailed(
            id=id,
            announcement=announcement,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
            if_match=if_match,
        )
    ).parsed
