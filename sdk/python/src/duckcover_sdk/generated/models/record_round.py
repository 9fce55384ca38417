from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.card_name import CardName, check_card_name
from ..models.ended_by import EndedBy, check_ended_by

if TYPE_CHECKING:
    from ..models.record_reshuffle import RecordReshuffle
    from ..models.record_turn import RecordTurn


T = TypeVar("T", bound="RecordRound")


@_attrs_define
class RecordRound:
    """A round that has ended, with everything that was secret in it.

    Attributes:
        number (int):
        rules (list[str]):
        commitment (str):
        server_seed (str):
        player_seeds (list[str]):
        entropy (str):
        removed (list[CardName | int]):
        deck (list[CardName | int]):
        grids (list[list[int]]):
        turns (list[RecordTurn]):
        reshuffles (list[RecordReshuffle]):
        scores (list[int]):
        visible_cards (list[int]):
        ended_by (EndedBy):
    """

    number: int
    rules: list[str]
    commitment: str
    server_seed: str
    player_seeds: list[str]
    entropy: str
    removed: list[CardName | int]
    deck: list[CardName | int]
    grids: list[list[int]]
    turns: list[RecordTurn]
    reshuffles: list[RecordReshuffle]
    scores: list[int]
    visible_cards: list[int]
    ended_by: EndedBy
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        rules = self.rules

        commitment = self.commitment

        server_seed = self.server_seed

        player_seeds = self.player_seeds

        entropy = self.entropy

        removed = []
        for removed_item_data in self.removed:
            removed_item: int | str
            if isinstance(removed_item_data, str):
                removed_item = removed_item_data
            else:
                removed_item = removed_item_data
            removed.append(removed_item)

        deck = []
        for deck_item_data in self.deck:
            deck_item: int | str
            if isinstance(deck_item_data, str):
                deck_item = deck_item_data
            else:
                deck_item = deck_item_data
            deck.append(deck_item)

        grids = []
        for grids_item_data in self.grids:
            grids_item = grids_item_data

            grids.append(grids_item)

        turns = []
        for turns_item_data in self.turns:
            turns_item = turns_item_data.to_dict()
            turns.append(turns_item)

        reshuffles = []
        for reshuffles_item_data in self.reshuffles:
            reshuffles_item = reshuffles_item_data.to_dict()
            reshuffles.append(reshuffles_item)

        scores = self.scores

        visible_cards = self.visible_cards

        ended_by: str = self.ended_by

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "rules": rules,
                "commitment": commitment,
                "server_seed": server_seed,
                "player_seeds": player_seeds,
                "entropy": entropy,
                "removed": removed,
                "deck": deck,
                "grids": grids,
                "turns": turns,
                "reshuffles": reshuffles,
                "scores": scores,
                "visible_cards": visible_cards,
                "ended_by": ended_by,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.record_reshuffle import RecordReshuffle  # noqa: PLC0415
        from ..models.record_turn import RecordTurn  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        rules = cast(list[str], d.pop("rules"))

        commitment = d.pop("commitment")

        server_seed = d.pop("server_seed")

        player_seeds = cast(list[str], d.pop("player_seeds"))

        entropy = d.pop("entropy")

        removed = []
        _removed = d.pop("removed")
        for removed_item_data in _removed:

            def _parse_removed_item(data: object) -> CardName | int:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    componentsschemas_card_type_1 = check_card_name(data)

                    return componentsschemas_card_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(CardName | int, data)

            removed_item = _parse_removed_item(removed_item_data)

            removed.append(removed_item)

        deck = []
        _deck = d.pop("deck")
        for deck_item_data in _deck:

            def _parse_deck_item(data: object) -> CardName | int:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    componentsschemas_card_type_1 = check_card_name(data)

                    return componentsschemas_card_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(CardName | int, data)

            deck_item = _parse_deck_item(deck_item_data)

            deck.append(deck_item)

        grids = []
        _grids = d.pop("grids")
        for grids_item_data in _grids:
            grids_item = cast(list[int], grids_item_data)

            grids.append(grids_item)

        turns = []
        _turns = d.pop("turns")
        for turns_item_data in _turns:
            turns_item = RecordTurn.from_dict(turns_item_data)

            turns.append(turns_item)

        reshuffles = []
        _reshuffles = d.pop("reshuffles")
        for reshuffles_item_data in _reshuffles:
            reshuffles_item = RecordReshuffle.from_dict(reshuffles_item_data)

            reshuffles.append(reshuffles_item)

        scores = cast(list[int], d.pop("scores"))

        visible_cards = cast(list[int], d.pop("visible_cards"))

        ended_by = check_ended_by(d.pop("ended_by"))

        record_round = cls(
            number=number,
            rules=rules,
            commitment=commitment,
            server_seed=server_seed,
            player_seeds=player_seeds,
            entropy=entropy,
            removed=removed,
            deck=deck,
            grids=grids,
            turns=turns,
            reshuffles=reshuffles,
            scores=scores,
            visible_cards=visible_cards,
            ended_by=ended_by,
        )

        record_round.additional_properties = d
        return record_round

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
