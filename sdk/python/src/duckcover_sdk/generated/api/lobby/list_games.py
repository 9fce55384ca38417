from http import HTTPStatus
from typing import Any, cast
from uuid import UUID

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.game_page import GamePage
from ...models.game_status import GameStatus
from ...models.language import Language
from ...models.list_games_awaiting import ListGamesAwaiting
from ...models.list_games_offered import ListGamesOffered
from ...models.list_games_seat import ListGamesSeat
from ...models.problem import Problem
from ...models.visibility import Visibility
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    awaiting: ListGamesAwaiting | Unset = UNSET,
    cursor: str | Unset = UNSET,
    language: Language | Unset = UNSET,
    league: UUID | Unset = UNSET,
    limit: int | Unset = 20,
    offered: ListGamesOffered | Unset = UNSET,
    seat: ListGamesSeat | Unset = UNSET,
    status: GameStatus | Unset = UNSET,
    visibility: Visibility | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    json_awaiting: str | Unset = UNSET
    if not isinstance(awaiting, Unset):
        json_awaiting = awaiting

    params["awaiting"] = json_awaiting

    params["cursor"] = cursor

    json_language: str | Unset = UNSET
    if not isinstance(language, Unset):
        json_language = language

    params["language"] = json_language

    json_league: str | Unset = UNSET
    if not isinstance(league, Unset):
        json_league = str(league)
    params["league"] = json_league

    params["limit"] = limit

    json_offered: str | Unset = UNSET
    if not isinstance(offered, Unset):
        json_offered = offered

    params["offered"] = json_offered

    json_seat: str | Unset = UNSET
    if not isinstance(seat, Unset):
        json_seat = seat

    params["seat"] = json_seat

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    json_visibility: str | Unset = UNSET
    if not isinstance(visibility, Unset):
        json_visibility = visibility

    params["visibility"] = json_visibility

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/games",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | GamePage | Problem | None:
    if response.status_code == 200:
        response_200 = GamePage.from_dict(response.json())

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
) -> Response[Any | GamePage | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    awaiting: ListGamesAwaiting | Unset = UNSET,
    cursor: str | Unset = UNSET,
    language: Language | Unset = UNSET,
    league: UUID | Unset = UNSET,
    limit: int | Unset = 20,
    offered: ListGamesOffered | Unset = UNSET,
    seat: ListGamesSeat | Unset = UNSET,
    status: GameStatus | Unset = UNSET,
    visibility: Visibility | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | GamePage | Problem]:
    """List games, newest first

     Public games and the caller's own, newest first; private and unlisted ones only for their seats.

    Scope: `games:read`.

    Args:
        awaiting (ListGamesAwaiting | Unset):
        cursor (str | Unset):
        language (Language | Unset):
        league (UUID | Unset):
        limit (int | Unset):  Default: 20.
        offered (ListGamesOffered | Unset):
        seat (ListGamesSeat | Unset):
        status (GameStatus | Unset):
        visibility (Visibility | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | GamePage | Problem]
    """

    kwargs = _get_kwargs(
        awaiting=awaiting,
        cursor=cursor,
        language=language,
        league=league,
        limit=limit,
        offered=offered,
        seat=seat,
        status=status,
        visibility=visibility,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    awaiting: ListGamesAwaiting | Unset = UNSET,
    cursor: str | Unset = UNSET,
    language: Language | Unset = UNSET,
    league: UUID | Unset = UNSET,
    limit: int | Unset = 20,
    offered: ListGamesOffered | Unset = UNSET,
    seat: ListGamesSeat | Unset = UNSET,
    status: GameStatus | Unset = UNSET,
    visibility: Visibility | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | GamePage | Problem | None:
    """List games, newest first

     Public games and the caller's own, newest first; private and unlisted ones only for their seats.

    Scope: `games:read`.

    Args:
        awaiting (ListGamesAwaiting | Unset):
        cursor (str | Unset):
        language (Language | Unset):
        league (UUID | Unset):
        limit (int | Unset):  Default: 20.
        offered (ListGamesOffered | Unset):
        seat (ListGamesSeat | Unset):
        status (GameStatus | Unset):
        visibility (Visibility | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | GamePage | Problem
    """

    return sync_detailed(
        client=client,
        awaiting=awaiting,
        cursor=cursor,
        language=language,
        league=league,
        limit=limit,
        offered=offered,
        seat=seat,
        status=status,
        visibility=visibility,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    awaiting: ListGamesAwaiting | Unset = UNSET,
    cursor: str | Unset = UNSET,
    language: Language | Unset = UNSET,
    league: UUID | Unset = UNSET,
    limit: int | Unset = 20,
    offered: ListGamesOffered | Unset = UNSET,
    seat: ListGamesSeat | Unset = UNSET,
    status: GameStatus | Unset = UNSET,
    visibility: Visibility | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | GamePage | Problem]:
    """List games, newest first

     Public games and the caller's own, newest first; private and unlisted ones only for their seats.

    Scope: `games:read`.

    Args:
        awaiting (ListGamesAwaiting | Unset):
        cursor (str | Unset):
        language (Language | Unset):
        league (UUID | Unset):
        limit (int | Unset):  Default: 20.
        offered (ListGamesOffered | Unset):
        seat (ListGamesSeat | Unset):
        status (GameStatus | Unset):
        visibility (Visibility | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | GamePage | Problem]
    """

    kwargs = _get_kwargs(
        awaiting=awaiting,
        cursor=cursor,
        language=language,
        league=league,
        limit=limit,
        offered=offered,
        seat=seat,
        status=status,
        visibility=visibility,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    awaiting: ListGamesAwaiting | Unset = UNSET,
    cursor: str | Unset = UNSET,
    language: Language | Unset = UNSET,
    league: UUID | Unset = UNSET,
    limit: int | Unset = 20,
    offered: ListGamesOffered | Unset = UNSET,
    seat: ListGamesSeat | Unset = UNSET,
    status: GameStatus | Unset = UNSET,
    visibility: Visibility | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | GamePage | Problem | None:
    """List games, newest first

     Public games and the caller's own, newest first; private and unlisted ones only for their seats.

    Scope: `games:read`.

    Args:
        awaiting (ListGamesAwaiting | Unset):
        cursor (str | Unset):
        language (Language | Unset):
        league (UUID | Unset):
        limit (int | Unset):  Default: 20.
        offered (ListGamesOffered | Unset):
        seat (ListGamesSeat | Unset):
        status (GameStatus | Unset):
        visibility (Visibility | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | GamePage | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            awaiting=awaiting,
            cursor=cursor,
            language=language,
            league=league,
            limit=limit,
            offered=offered,
            seat=seat,
            status=status,
            visibility=visibility,
            if_none_match=if_none_match,
        )
    ).parsed
