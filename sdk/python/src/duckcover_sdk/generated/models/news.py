from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.news_kind import NewsKind, check_news_kind

if TYPE_CHECKING:
    from ..models.news_notice import NewsNotice


T = TypeVar("T", bound="News")


@_attrs_define
class News:
    """Something that concerns the caller: a `game` of its own that has changed, or a new `notice`.

    Attributes:
        position (str): Send it as `after`, or as `Last-Event-ID`, to go on from here.
        kind (NewsKind):
        game (None | UUID):
        version (int | None): Of a game: that of the Game.
        notice (NewsNotice | None):
        at (datetime.datetime):
    """

    position: str
    kind: NewsKind
    game: None | UUID
    version: int | None
    notice: NewsNotice | None
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.news_notice import NewsNotice  # noqa: PLC0415

        position = self.position

        kind: str = self.kind

        game: None | str
        if isinstance(self.game, UUID):
            game = str(self.game)
        else:
            game = self.game

        version: int | None
        version = self.version

        notice: dict[str, Any] | None
        if isinstance(self.notice, NewsNotice):
            notice = self.notice.to_dict()
        else:
            notice = self.notice

        at = self.at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "position": position,
                "kind": kind,
                "game": game,
                "version": version,
                "notice": notice,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.news_notice import NewsNotice  # noqa: PLC0415

        d = dict(src_dict)
        position = d.pop("position")

        kind = check_news_kind(d.pop("kind"))

        def _parse_game(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                game_type_0 = UUID(data)

                return game_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        game = _parse_game(d.pop("game"))

        def _parse_version(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        version = _parse_version(d.pop("version"))

        def _parse_notice(data: object) -> NewsNotice | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                notice_type_0 = NewsNotice.from_dict(data)

                return notice_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(NewsNotice | None, data)

        notice = _parse_notice(d.pop("notice"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        news = cls(
            position=position,
            kind=kind,
            game=game,
            version=version,
            notice=notice,
            at=at,
        )

        news.additional_properties = d
        return news

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
