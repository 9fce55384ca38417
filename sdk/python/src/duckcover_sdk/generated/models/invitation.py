from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.invitation_state import InvitationState, check_invitation_state

T = TypeVar("T", bound="Invitation")


@_attrs_define
class Invitation:
    """An invitation by name to a lobby; to accept it is to join the game.

    Attributes:
        id (UUID):
        game (UUID):
        name (str): What the game is called.
        seats (int):
        join_by (datetime.datetime | None):
        player (str): Who is invited.
        inviter (None | str): By whom; null: the account is gone.
        state (InvitationState):
        created_at (datetime.datetime):
        answered_at (datetime.datetime | None):
    """

    id: UUID
    game: UUID
    name: str
    seats: int
    join_by: datetime.datetime | None
    player: str
    inviter: None | str
    state: InvitationState
    created_at: datetime.datetime
    answered_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        game = str(self.game)

        name = self.name

        seats = self.seats

        join_by: None | str
        if isinstance(self.join_by, datetime.datetime):
            join_by = self.join_by.isoformat()
        else:
            join_by = self.join_by

        player = self.player

        inviter: None | str
        inviter = self.inviter

        state: str = self.state

        created_at = self.created_at.isoformat()

        answered_at: None | str
        if isinstance(self.answered_at, datetime.datetime):
            answered_at = self.answered_at.isoformat()
        else:
            answered_at = self.answered_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "game": game,
                "name": name,
                "seats": seats,
                "join_by": join_by,
                "player": player,
                "inviter": inviter,
                "state": state,
                "created_at": created_at,
                "answered_at": answered_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        game = UUID(d.pop("game"))

        name = d.pop("name")

        seats = d.pop("seats")

        def _parse_join_by(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                join_by_type_0 = datetime.datetime.fromisoformat(data)

                return join_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        join_by = _parse_join_by(d.pop("join_by"))

        player = d.pop("player")

        def _parse_inviter(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        inviter = _parse_inviter(d.pop("inviter"))

        state = check_invitation_state(d.pop("state"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_answered_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                answered_at_type_0 = datetime.datetime.fromisoformat(data)

                return answered_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        answered_at = _parse_answered_at(d.pop("answered_at"))

        invitation = cls(
            id=id,
            game=game,
            name=name,
            seats=seats,
            join_by=join_by,
            player=player,
            inviter=inviter,
            state=state,
            created_at=created_at,
            answered_at=answered_at,
        )

        invitation.additional_properties = d
        return invitation

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
