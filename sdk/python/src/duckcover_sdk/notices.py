"""What a player was told: the inbox."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .accounts import Account
from .connection import expect, pages
from .generated.api.notifications import list_notifications, read_notifications
from .generated.models import Notice, NoticePage, ReadNoticesRequest

A_PAGE = 100
READ_AT_ONCE = 200


class NoticesPart(Account):
    """The part of a client that reads the inbox."""

    def notices(self, *, after: int = 0, unread: bool = False) -> Iterator[Notice]:
        """Notices after the one with this id, oldest first. Kinds that this version does not know may come."""
        first = list_notifications.sync_detailed(client=self.api, after=after, limit=A_PAGE, unread=unread)
        return pages(self.api, expect(NoticePage, first))

    def read_notices(self, notices: Sequence[Notice]) -> None:
        """Mark notices as read."""
        for start in range(0, len(notices), READ_AT_ONCE):
            ids = [notice.id for notice in notices[start : start + READ_AT_ONCE]]
            read_notifications.sync_detailed(client=self.api, body=ReadNoticesRequest(ids=ids))
