from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bot_level import BotLevel, check_bot_level
from ..models.chat_mode import ChatMode, check_chat_mode
from ..models.family import Family, check_family
from ..models.language import Language, check_language
from ..models.visibility import Visibility, check_visibility
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.clock_request import ClockRequest


T = TypeVar("T", bound="CreateGameRequest")


@_attrs_define
class CreateGameRequest:
    """A game to make; everything is optional.

    Attributes:
        name (str | Unset):  Default: ''.
        seats (int | Unset):  Default: 4.
        visibility (Visibility | Unset):  Default: 'public'.
        family (Family | None | Unset):
        captain_seat (int | Unset):  Default: 0.
        round_rules (list[list[str]] | Unset): The variations of each of the three rounds: `competition`, `madness`,
            `constraints`, `pressure`, `surprises`, `low_blows`; `pressure` in the third only.
        open_log (bool | Unset): Lifts the ban on looking back while a round runs. Default: False.
        rated (bool | Unset): Whether results count for ratings at all. Default: True.
        rate_bots (bool | Unset): Lets bot accounts count for ratings, too. Default: False.
        same_owner (bool | Unset): Lets a player and own bot accounts, or bots of one owner, sit here together; nobody
            is rated then. Default: False.
        join_by (datetime.datetime | None | Unset): When the lobby is cancelled if the game has not started: 60 seconds
            to 365 days from now; 14 days from now when it is left out.
        auto_start (bool | Unset): Starts the game at `join_by` with those who are there, if they are two or more.
            Default: False.
        language (Language | None | Unset): Spoken at the table.
        chat (ChatMode | Unset):  Default: 'all'.
        invited (list[str] | None | Unset): User names; given, they alone may sit down, and each of them is told.
        reliability_min (int | None | Unset): Only players who are as reliable as this may sit down.
        excused (int | Unset): For how many missed deadlines each seat gets the length of a turn, at most 24 hours,
            instead. Default: 1.
        vacation (bool | None | Unset): Lets clocks stand still for players on vacation; when it is left out, clocks of
            a day and more do.
        replace (bool | Unset): Offers seats to others whose players resign, delete their account, or stay away.
            Default: False.
        clock (ClockRequest | Unset): When a turn ends: after `turn_seconds`, at the next `at` (`daily`), or for each
            seat with its reserve (`bank`).

            `turn_seconds` is ignored where the kind is not `per_turn`: every clock that is shown has it.
        bots (list[BotLevel] | Unset):
        player_seed (str | Unset):  Default: ''.
    """

    name: str | Unset = ""
    seats: int | Unset = 4
    visibility: Visibility | Unset = "public"
    family: Family | None | Unset = UNSET
    captain_seat: int | Unset = 0
    round_rules: list[list[str]] | Unset = UNSET
    open_log: bool | Unset = False
    rated: bool | Unset = True
    rate_bots: bool | Unset = False
    same_owner: bool | Unset = False
    join_by: datetime.datetime | None | Unset = UNSET
    auto_start: bool | Unset = False
    language: Language | None | Unset = UNSET
    chat: ChatMode | Unset = "all"
    invited: list[str] | None | Unset = UNSET
    reliability_min: int | None | Unset = UNSET
    excused: int | Unset = 1
    vacation: bool | None | Unset = UNSET
    replace: bool | Unset = False
    clock: ClockRequest | Unset = UNSET
    bots: list[BotLevel] | Unset = UNSET
    player_seed: str | Unset = ""
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        seats = self.seats

        visibility: str | Unset = UNSET
        if not isinstance(self.visibility, Unset):
            visibility = self.visibility

        family: None | str | Unset
        if isinstance(self.family, Unset):
            family = UNSET
        elif isinstance(self.family, str):
            family = self.family
        else:
            family = self.family

        captain_seat = self.captain_seat

        round_rules: list[list[str]] | Unset = UNSET
        if not isinstance(self.round_rules, Unset):
            round_rules = []
            for round_rules_item_data in self.round_rules:
                round_rules_item = round_rules_item_data

                round_rules.append(round_rules_item)

        open_log = self.open_log

        rated = self.rated

        rate_bots = self.rate_bots

        same_owner = self.same_owner

        join_by: None | str | Unset
        if isinstance(self.join_by, Unset):
            join_by = UNSET
        elif isinstance(self.join_by, datetime.datetime):
            join_by = self.join_by.isoformat()
        else:
            join_by = self.join_by

        auto_start = self.auto_start

        language: None | str | Unset
        if isinstance(self.language, Unset):
            language = UNSET
        elif isinstance(self.language, str):
            language = self.language
        else:
            language = self.language

        chat: str | Unset = UNSET
        if not isinstance(self.chat, Unset):
            chat = self.chat

        invited: list[str] | None | Unset
        if isinstance(self.invited, Unset):
            invited = UNSET
        elif isinstance(self.invited, list):
            invited = self.invited

        else:
            invited = self.invited

        reliability_min: int | None | Unset
        if isinstance(self.reliability_min, Unset):
            reliability_min = UNSET
        else:
            reliability_min = self.reliability_min

        excused = self.excused

        vacation: bool | None | Unset
        if isinstance(self.vacation, Unset):
            vacation = UNSET
        else:
            vacation = self.vacation

        replace = self.replace

        clock: dict[str, Any] | Unset = UNSET
        if not isinstance(self.clock, Unset):
            clock = self.clock.to_dict()

        bots: list[str] | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = []
            for bots_item_data in self.bots:
                bots_item: str = bots_item_data
                bots.append(bots_item)

        player_seed = self.player_seed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if seats is not UNSET:
            field_dict["seats"] = seats
        if visibility is not UNSET:
            field_dict["visibility"] = visibility
        if family is not UNSET:
            field_dict["family"] = family
        if captain_seat is not UNSET:
            field_dict["captain_seat"] = captain_seat
        if round_rules is not UNSET:
            field_dict["round_rules"] = round_rules
        if open_log is not UNSET:
            field_dict["open_log"] = open_log
        if rated is not UNSET:
            field_dict["rated"] = rated
        if rate_bots is not UNSET:
            field_dict["rate_bots"] = rate_bots
        if same_owner is not UNSET:
            field_dict["same_owner"] = same_owner
        if join_by is not UNSET:
            field_dict["join_by"] = join_by
        if auto_start is not UNSET:
            field_dict["auto_start"] = auto_start
        if language is not UNSET:
            field_dict["language"] = language
        if chat is not UNSET:
            field_dict["chat"] = chat
        if invited is not UNSET:
            field_dict["invited"] = invited
        if reliability_min is not UNSET:
            field_dict["reliability_min"] = reliability_min
        if excused is not UNSET:
            field_dict["excused"] = excused
        if vacation is not UNSET:
            field_dict["vacation"] = vacation
        if replace is not UNSET:
            field_dict["replace"] = replace
        if clock is not UNSET:
            field_dict["clock"] = clock
        if bots is not UNSET:
            field_dict["bots"] = bots
        if player_seed is not UNSET:
            field_dict["player_seed"] = player_seed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.clock_request import ClockRequest  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name", UNSET)

        seats = d.pop("seats", UNSET)

        _visibility = d.pop("visibility", UNSET)
        visibility: Visibility | Unset
        if isinstance(_visibility, Unset):
            visibility = UNSET
        else:
            visibility = check_visibility(_visibility)

        def _parse_family(data: object) -> Family | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                family_type_0 = check_family(data)

                return family_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Family | None | Unset, data)

        family = _parse_family(d.pop("family", UNSET))

        captain_seat = d.pop("captain_seat", UNSET)

        _round_rules = d.pop("round_rules", UNSET)
        round_rules: list[list[str]] | Unset = UNSET
        if _round_rules is not UNSET:
            round_rules = []
            for round_rules_item_data in _round_rules:
                round_rules_item = cast(list[str], round_rules_item_data)

                round_rules.append(round_rules_item)

        open_log = d.pop("open_log", UNSET)

        rated = d.pop("rated", UNSET)

        rate_bots = d.pop("rate_bots", UNSET)

        same_owner = d.pop("same_owner", UNSET)

        def _parse_join_by(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                join_by_type_0 = datetime.datetime.fromisoformat(data)

                return join_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        join_by = _parse_join_by(d.pop("join_by", UNSET))

        auto_start = d.pop("auto_start", UNSET)

        def _parse_language(data: object) -> Language | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                language_type_0 = check_language(data)

                return language_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Language | None | Unset, data)

        language = _parse_language(d.pop("language", UNSET))

        _chat = d.pop("chat", UNSET)
        chat: ChatMode | Unset
        if isinstance(_chat, Unset):
            chat = UNSET
        else:
            chat = check_chat_mode(_chat)

        def _parse_invited(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                invited_type_0 = cast(list[str], data)

                return invited_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        invited = _parse_invited(d.pop("invited", UNSET))

        def _parse_reliability_min(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        reliability_min = _parse_reliability_min(d.pop("reliability_min", UNSET))

        excused = d.pop("excused", UNSET)

        def _parse_vacation(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        vacation = _parse_vacation(d.pop("vacation", UNSET))

        replace = d.pop("replace", UNSET)

        _clock = d.pop("clock", UNSET)
        clock: ClockRequest | Unset
        if isinstance(_clock, Unset):
            clock = UNSET
        else:
            clock = ClockRequest.from_dict(_clock)

        _bots = d.pop("bots", UNSET)
        bots: list[BotLevel] | Unset = UNSET
        if _bots is not UNSET:
            bots = []
            for bots_item_data in _bots:
                bots_item = check_bot_level(bots_item_data)

                bots.append(bots_item)

        player_seed = d.pop("player_seed", UNSET)

        create_game_request = cls(
            name=name,
            seats=seats,
            visibility=visibility,
            family=family,
            captain_seat=captain_seat,
            round_rules=round_rules,
            open_log=open_log,
            rated=rated,
            rate_bots=rate_bots,
            same_owner=same_owner,
            join_by=join_by,
            auto_start=auto_start,
            language=language,
            chat=chat,
            invited=invited,
            reliability_min=reliability_min,
            excused=excused,
            vacation=vacation,
            replace=replace,
            clock=clock,
            bots=bots,
            player_seed=player_seed,
        )

        create_game_request.additional_properties = d
        return create_game_request

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
