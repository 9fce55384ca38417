from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.decision_output import DecisionOutput
from ...models.problem import Problem
from ...models.set_tables_request import SetTablesRequest
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    number: int,
    *,
    body: SetTablesRequest,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/api/v1/competitions/{id}/rounds/{number}/tables".format(
            id=quote(str(id), safe=""),
            number=quote(str(number), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> DecisionOutput | Problem | None:
    if response.status_code == 200:
        response_200 = DecisionOutput.from_dict(response.json())

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


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[DecisionOutput | Problem]:
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
    body: SetTablesRequest,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Response[DecisionOutput | Problem]:
    """Set all tables of a round by hand

     Seat a round by hand before it opens; for organizers who do not play in the competition.

    Everybody who was drawn sits at one table, but for byes. 422 names the `entries` for which that is
    not so.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        number (int):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (SetTablesRequest): Who sits with whom.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DecisionOutput | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        number=number,
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
    number: int,
    *,
    client: AuthenticatedClient,
    body: SetTablesRequest,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> DecisionOutput | Problem | None:
    """Set all tables of a round by hand

     Seat a round by hand before it opens; for organizers who do not play in the competition.

    Everybody who was drawn sits at one table, but for byes. 422 names the `entries` for which that is
    not so.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        number (int):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (SetTablesRequest): Who sits with whom.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DecisionOutput | Problem
    """

    return sync_detailed(
        id=id,
        number=number,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
        if_match=if_match,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    number: int,
    *,
    client: AuthenticatedClient,
    body: SetTablesRequest,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Response[DecisionOutput | Problem]:
    """Set all tables of a round by hand

     Seat a round by hand before it opens; for organizers who do not play in the competition.

    Everybody who was drawn sits at one table, but for byes. 422 names the `entries` for which that is
    not so.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        number (int):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (SetTablesRequest): Who sits with whom.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DecisionOutput | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        number=number,
        body=body,
        idempotency_key=idempotency_key,
        if_match=if_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    number: int,
    *,
    client: AuthenticatedClient,
    body: SetTablesRequest,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> DecisionOutput | Problem | None:
    """Set all tables of a round by hand

     Seat a round by hand before it opens; for organizers who do not play in the competition.

    Everybody who was drawn sits at one table, but for byes. 422 names the `entries` for which that is
    not so.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        number (int):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (SetTablesRequest): Who sits with whom.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DecisionOutput | Problem
    """

    return (
        await asyncio_detailed(
            id=id,
            number=number,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
            if_match=if_match,
        )
    ).parsed
