from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.decision_output import DecisionOutput
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    one: UUID,
    other: UUID,
    *,
    dry_run: bool | Unset = False,
    reason: str,
    if_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    params: dict[str, Any] = {}

    params["dry_run"] = dry_run

    params["reason"] = reason

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/api/v1/competitions/{id}/apart/{one}/{other}".format(
            id=quote(str(id), safe=""),
            one=quote(str(one), safe=""),
            other=quote(str(other), safe=""),
        ),
        "params": params,
    }

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
    one: UUID,
    other: UUID,
    *,
    client: AuthenticatedClient,
    dry_run: bool | Unset = False,
    reason: str,
    if_match: str | Unset = UNSET,
) -> Response[DecisionOutput | Problem]:
    """Stop keeping two entries apart

     Take back that two entries are kept apart. Again: nothing changes.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        one (UUID):
        other (UUID):
        dry_run (bool | Unset):  Default: False.
        reason (str):
        if_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DecisionOutput | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        one=one,
        other=other,
        dry_run=dry_run,
        reason=reason,
        if_match=if_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    one: UUID,
    other: UUID,
    *,
    client: AuthenticatedClient,
    dry_run: bool | Unset = False,
    reason: str,
    if_match: str | Unset = UNSET,
) -> DecisionOutput | Problem | None:
    """Stop keeping two entries apart

     Take back that two entries are kept apart. Again: nothing changes.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        one (UUID):
        other (UUID):
        dry_run (bool | Unset):  Default: False.
        reason (str):
        if_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DecisionOutput | Problem
    """

    return sync_detailed(
        id=id,
        one=one,
        other=other,
        client=client,
        dry_run=dry_run,
        reason=reason,
        if_match=if_match,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    one: UUID,
    other: UUID,
    *,
    client: AuthenticatedClient,
    dry_run: bool | Unset = False,
    reason: str,
    if_match: str | Unset = UNSET,
) -> Response[DecisionOutput | Problem]:
    """Stop keeping two entries apart

     Take back that two entries are kept apart. Again: nothing changes.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        one (UUID):
        other (UUID):
        dry_run (bool | Unset):  Default: False.
        reason (str):
        if_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DecisionOutput | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        one=one,
        other=other,
        dry_run=dry_run,
        reason=reason,
        if_match=if_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    one: UUID,
    other: UUID,
    *,
    client: AuthenticatedClient,
    dry_run: bool | Unset = False,
    reason: str,
    if_match: str | Unset = UNSET,
) -> DecisionOutput | Problem | None:
    """Stop keeping two entries apart

     Take back that two entries are kept apart. Again: nothing changes.

    Scope: `leagues:manage`.

    Args:
        id (UUID):
        one (UUID):
        other (UUID):
        dry_run (bool | Unset):  Default: False.
        reason (str):
        if_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DecisionOutput | Problem
    """

    return (
        await asyncio_detailed(
            id=id,
            one=one,
            other=other,
            client=client,
            dry_run=dry_run,
            reason=reason,
            if_match=if_match,
        )
    ).parsed
