from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.seat_sound import SeatSound, check_seat_sound

if TYPE_CHECKING:
    from ..models.animal_sound_words import AnimalSoundWords


T = TypeVar("T", bound="AnimalSound")


@_attrs_define
class AnimalSound:
    """A sound of another animal, and the word for it in each language.

    Attributes:
        sound (SeatSound):
        words (AnimalSoundWords):
    """

    sound: SeatSound
    words: AnimalSoundWords
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        sound: str = self.sound

        words = self.words.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "sound": sound,
                "words": words,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.animal_sound_words import AnimalSoundWords  # noqa: PLC0415

        d = dict(src_dict)
        sound = check_seat_sound(d.pop("sound"))

        words = AnimalSoundWords.from_dict(d.pop("words"))

        animal_sound = cls(
            sound=sound,
            words=words,
        )

        animal_sound.additional_properties = d
        return animal_sound

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
