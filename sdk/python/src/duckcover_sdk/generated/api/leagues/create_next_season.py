from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.next_season_request import NextSeasonRequest
from ...models.problem import Problem
from ...models.season import Season
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    *,
    body: NextSeasonRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/seasons/{id}/next".format(
            id=quote(str(id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Season | None:
    if response.status_code == 201:
        response_201 = Season.from_dict(response.json())

        return response_201

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Season]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: NextSeasonRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Problem | Season]:
    """Make the next season

     Make the season that follows one whose divisions are all finished; the same again answers the same.

    Its drafts have the settings of the divisions before, later dates, and their entries in the order of
    the
    movement. Who moves up or down has to confirm; until the draw a vacancy is filled.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        idempotency_key (str | Unset):
        body (NextSeasonRequest): The next season.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Season]
    """

    kwargs = _get_kwargs(
        id=id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: NextSeasonRequest,
    idempotency_key: str | Unset = UNSET,
) -> Problem | Season | None:
    """Make the next season

     Make the season that follows one whose divisions are all finished; the same again answers the same.

    Its drafts have the settings of the divisions before, later dates, and their entries in the order of
    the
    movement. Who moves up or down has to confirm; until the draw a vacancy is filled.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        idempotency_key (str | Unset):
        body (NextSeasonRequest): The next season.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Season
    """

    return sync_detailed(
        id=id,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: NextSeasonRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Problem | Season]:
    """Make the next season

     Make the season that follows one whose divisions are all finished; the same again answers the same.

    Its drafts have the settings of the divisions before, later dates, and their entries in the order of
    the
    movement. Who moves up or down has to confirm; until the draw a vacancy is filled.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        idempotency_key (str | Unset):
        body (NextSeasonRequest): The next season.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Season]
    """

    kwargs = _get_kwargs(
        id=id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: NextSeasonRequest,
    idempotency_key: str | Unset = UNSET,
) -> Problem | Season | None:
    """Make the next season

     Make the season that follows one whose divisions are all finished; the same again answers the same.

    Its drafts have the settings of the divisions before, later dates, and their entries in the order of
    the
    movement. Who moves up or down has to confirm; until the draw a vacancy is filled.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        idempotency_key (str | Unset):
        body (NextSeasonRequest): The next season.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Season
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
