"""The locks of leagues: whoever writes a competition locks its row first, then what is below it."""

from uuid import UUID

from duckcover.errors import AppError, ErrorCode
from leagues.models import Competition, League, Season, Table


def lock_league(league: UUID) -> League:
    """The league's row, locked to the end of the running transaction. Raises: AppError `not_found`."""
    found = League.objects.select_for_update().filter(uuid=league).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def lock_season(season: UUID) -> Season:
    """The season's row with its league and the season before, locked alone. Raises: AppError `not_found`."""
    known = Season.objects.select_related("league", "previous").select_for_update(of=("self",))
    found = known.filter(uuid=season).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def lock_competition(competition: UUID) -> Competition:
    """The competition's row with its league, locked alone to the end of the running transaction.

    Raises: AppError `not_found`.
    """
    known = Competition.objects.select_related("league").select_for_update(of=("self",))
    found = known.filter(uuid=competition).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def lock_by_key(competition: int) -> Competition:
    """The same by the primary key. Raises: Competition.DoesNotExist."""
    return Competition.objects.select_related("league").select_for_update(of=("self",)).get(pk=competition)


def lock_table(competition: Competition, number: int, table: int) -> Table:
    """A table of a locked competition, locked, with its round and that competition. Raises: AppError `not_found`."""
    wanted = Table.objects.filter(round__competition=competition, round__number=number, number=table)
    found = wanted.select_for_update(of=("self",)).select_related("round", "game").first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    found.round.competition = competition
    return found
