from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.create_game_request import CreateGameRequest
from ...models.game import Game
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: CreateGameRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/games",
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Game | Problem | None:
    if response.status_code == 201:
        response_201 = Game.from_dict(response.json())

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Game | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateGameRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Response[Game | Problem]:
    """Make a game and sit down on seat 0

     Make a lobby; it starts by itself once every seat is taken, and is cancelled when it has not by
    `join_by`.

    With `auto_start` it starts at `join_by` with those who are there. Where `invited` names players,
    they alone may
    sit down.         A player sits in 50 lobbies and 200 running games at most.

    Scope: `games:play`.

    Args:
        idempotency_key (str | Unset):
        body (CreateGameRequest | Unset): A game to make; everything is optional.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: CreateGameRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Game | Problem | None:
    """Make a game and sit down on seat 0

     Make a lobby; it starts by itself once every seat is taken, and is cancelled when it has not by
    `join_by`.

    With `auto_start` it starts at `join_by` with those who are there. Where `invited` names players,
    they alone may
    sit down.         A player sits in 50 lobbies and 200 running games at most.

    Scope: `games:play`.

    Args:
        idempotency_key (str | Unset):
        body (CreateGameRequest | Unset): A game to make; everything is optional.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateGameRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Response[Game | Problem]:
    """Make a game and sit down on seat 0

     Make a lobby; it starts by itself once every seat is taken, and is cancelled when it has not by
    `join_by`.

    With `auto_start` it starts at `join_by` with those who are there. Where `invited` names players,
    they alone may
    sit down.         A player sits in 50 lobbies and 200 running games at most.

    Scope: `games:play`.

    Args:
        idempotency_key (str | Unset):
        body (CreateGameRequest | Unset): A game to make; everything is optional.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateGameRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Game | Problem | None:
    """Make a game and sit down on seat 0

     Make a lobby; it starts by itself once every seat is taken, and is cancelled when it has not by
    `join_by`.

    With `auto_start` it starts at `join_by` with those who are there. Where `invited` names players,
    they alone may
    sit down.         A player sits in 50 lobbies and 200 running games at most.

    Scope: `games:play`.

    Args:
        idempotency_key (str | Unset):
        body (CreateGameRequest | Unset): A game to make; everything is optional.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
