from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.game import Game
from ...models.problem import Problem
from ...models.seat_request import SeatRequest
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    seat: int,
    *,
    body: SeatRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/api/v1/games/{id}/seats/{seat}".format(
            id=quote(str(id), safe=""),
            seat=quote(str(seat), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Game | Problem | None:
    if response.status_code == 200:
        response_200 = Game.from_dict(response.json())

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Game | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: SeatRequest | Unset = UNSET,
) -> Response[Game | Problem]:
    """Choose the sound of one's seat

     Choose what the caller's seat says instead of quacking in rounds of `madness`, until the game is
    over.

    Scope: `games:play`.

    Args:
        id (UUID):
        seat (int):
        body (SeatRequest | Unset): What a player may change of the own seat.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        seat=seat,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: SeatRequest | Unset = UNSET,
) -> Game | Problem | None:
    """Choose the sound of one's seat

     Choose what the caller's seat says instead of quacking in rounds of `madness`, until the game is
    over.

    Scope: `games:play`.

    Args:
        id (UUID):
        seat (int):
        body (SeatRequest | Unset): What a player may change of the own seat.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return sync_detailed(
        id=id,
        seat=seat,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: SeatRequest | Unset = UNSET,
) -> Response[Game | Problem]:
    """Choose the sound of one's seat

     Choose what the caller's seat says instead of quacking in rounds of `madness`, until the game is
    over.

    Scope: `games:play`.

    Args:
        id (UUID):
        seat (int):
        body (SeatRequest | Unset): What a player may change of the own seat.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        seat=seat,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: SeatRequest | Unset = UNSET,
) -> Game | Problem | None:
    """Choose the sound of one's seat

     Choose what the caller's seat says instead of quacking in rounds of `madness`, until the game is
    over.

    Scope: `games:play`.

    Args:
        id (UUID):
        seat (int):
        body (SeatRequest | Unset): What a player may change of the own seat.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return (
        await asyncio_detailed(
            id=id,
            seat=seat,
            client=client,
            body=body,
        )
    ).parsed
