from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.move_request import MoveRequest
from ...models.problem import Problem
from ...models.submission import Submission
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    number: int,
    *,
    body: MoveRequest,
    if_match: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/api/v1/games/{id}/turns/{number}/move".format(
            id=quote(str(id), safe=""),
            number=quote(str(number), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Submission | None:
    if response.status_code == 200:
        response_200 = Submission.from_dict(response.json())

        return response_200

    if response.status_code == 201:
        response_201 = Submission.from_dict(response.json())

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


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Problem | Submission]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    number: int,
    *,
    client: AuthenticatedClient,
    body: MoveRequest,
    if_match: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Problem | Submission]:
    """Submit or replace the move of the caller's seat

     Submit the move while the turn is open; 201 the first time, 200 when it replaces one.

    Safe to repeat: the same move again answers the same. Whether it was the last of its turn never
    shows. With
    `If-Match` or `If-None-Match`, a request that arrives after a newer decision is answered 412
    `precondition_failed`; its member `etag` is that of the decision that stands.

    Scope: `games:play`.

    Args:
        id (UUID):
        number (int):
        if_match (str | Unset):
        if_none_match (str | Unset):
        body (MoveRequest): A move: `cover` the stack on `to`, or `duck` to the gap at `to`.

            `from` is the cell of the called stack; given it must be right, and it may be left out
            unless the seat shows the
            called number more than once. In a low blow `give` the stack at `from`, without `to`, then
            `place` what you got on
            `to`, without `from`.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Submission]
    """

    kwargs = _get_kwargs(
        id=id,
        number=number,
        body=body,
        if_match=if_match,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    number: int,
    *,
    client: AuthenticatedClient,
    body: MoveRequest,
    if_match: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Problem | Submission | None:
    """Submit or replace the move of the caller's seat

     Submit the move while the turn is open; 201 the first time, 200 when it replaces one.

    Safe to repeat: the same move again answers the same. Whether it was the last of its turn never
    shows. With
    `If-Match` or `If-None-Match`, a request that arrives after a newer decision is answered 412
    `precondition_failed`; its member `etag` is that of the decision that stands.

    Scope: `games:play`.

    Args:
        id (UUID):
        number (int):
        if_match (str | Unset):
        if_none_match (str | Unset):
        body (MoveRequest): A move: `cover` the stack on `to`, or `duck` to the gap at `to`.

            `from` is the cell of the called stack; given it must be right, and it may be left out
            unless the seat shows the
            called number more than once. In a low blow `give` the stack at `from`, without `to`, then
            `place` what you got on
            `to`, without `from`.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Submission
    """

    return sync_detailed(
        id=id,
        number=number,
        client=client,
        body=body,
        if_match=if_match,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    number: int,
    *,
    client: AuthenticatedClient,
    body: MoveRequest,
    if_match: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Problem | Submission]:
    """Submit or replace the move of the caller's seat

     Submit the move while the turn is open; 201 the first time, 200 when it replaces one.

    Safe to repeat: the same move again answers the same. Whether it was the last of its turn never
    shows. With
    `If-Match` or `If-None-Match`, a request that arrives after a newer decision is answered 412
    `precondition_failed`; its member `etag` is that of the decision that stands.

    Scope: `games:play`.

    Args:
        id (UUID):
        number (int):
        if_match (str | Unset):
        if_none_match (str | Unset):
        body (MoveRequest): A move: `cover` the stack on `to`, or `duck` to the gap at `to`.

            `from` is the cell of the called stack; given it must be right, and it may be left out
            unless the seat shows the
            called number more than once. In a low blow `give` the stack at `from`, without `to`, then
            `place` what you got on
            `to`, without `from`.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Submission]
    """

    kwargs = _get_kwargs(
        id=id,
        number=number,
        body=body,
        if_match=if_match,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    number: int,
    *,
    client: AuthenticatedClient,
    body: MoveRequest,
    if_match: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Problem | Submission | None:
    """Submit or replace the move of the caller's seat

     Submit the move while the turn is open; 201 the first time, 200 when it replaces one.

    Safe to repeat: the same move again answers the same. Whether it was the last of its turn never
    shows. With
    `If-Match` or `If-None-Match`, a request that arrives after a newer decision is answered 412
    `precondition_failed`; its member `etag` is that of the decision that stands.

    Scope: `games:play`.

    Args:
        id (UUID):
        number (int):
        if_match (str | Unset):
        if_none_match (str | Unset):
        body (MoveRequest): A move: `cover` the stack on `to`, or `duck` to the gap at `to`.

            `from` is the cell of the called stack; given it must be right, and it may be left out
            unless the seat shows the
            called number more than once. In a low blow `give` the stack at `from`, without `to`, then
            `place` what you got on
            `to`, without `from`.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Submission
    """

    return (
        await asyncio_detailed(
            id=id,
            number=number,
            client=client,
            body=body,
            if_match=if_match,
            if_none_match=if_none_match,
        )
    ).parsed
