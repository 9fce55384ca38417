from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.announcement_page import AnnouncementPage
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: UUID,
    *,
    competition: UUID | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    json_competition: str | Unset = UNSET
    if not isinstance(competition, Unset):
        json_competition = str(competition)
    params["competition"] = json_competition

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/leagues/{id}/announcements".format(
            id=quote(str(id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> AnnouncementPage | Any | Problem | None:
    if response.status_code == 200:
        response_200 = AnnouncementPage.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

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


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[AnnouncementPage | Any | Problem]:
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
    competition: UUID | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    if_none_match: str | Unset = UNSET,
) -> Response[AnnouncementPage | Any | Problem]:
    """List announcements, newest first

     What staff have told everybody of the league, and of the competitions that it shows to the caller.

    Scope: `games:read`.

    Args:
        id (UUID):
        competition (UUID | Unset):
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AnnouncementPage | Any | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        competition=competition,
        cursor=cursor,
        limit=limit,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,
    competition: UUID | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    if_none_match: str | Unset = UNSET,
) -> AnnouncementPage | Any | Problem | None:
    """List announcements, newest first

     What staff have told everybody of the league, and of the competitions that it shows to the caller.

    Scope: `games:read`.

    Args:
        id (UUID):
        competition (UUID | Unset):
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AnnouncementPage | Any | Problem
    """

    return sync_detailed(
        id=id,
        client=client,
        competition=competition,
        cursor=cursor,
        limit=limit,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    competition: UUID | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    if_none_match: str | Unset = UNSET,
) -> Response[AnnouncementPage | Any | Problem]:
    """List announcements, newest first

     What staff have told everybody of the league, and of the competitions that it shows to the caller.

    Scope: `games:read`.

    Args:
        id (UUID):
        competition (UUID | Unset):
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AnnouncementPage | Any | Problem]
    """

    kwargs = _get_kwargs(
        id=id,
        competition=competition,
        cursor=cursor,
        limit=limit,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    competition: UUID | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    if_none_match: str | Unset = UNSET,
) -> AnnouncementPage | Any | Problem | None:
    """List announcements, newest first

     What staff have told everybody of the league, and of the competitions that it shows to the caller.

    Scope: `games:read`.

    Args:
        id (UUID):
        competition (UUID | Unset):
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AnnouncementPage | Any | Problem
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
            competition=competition,
            cursor=cursor,
            limit=limit,
            if_none_match=if_none_match,
        )
    ).parsed
