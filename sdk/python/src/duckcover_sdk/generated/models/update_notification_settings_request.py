from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.digest import Digest, check_digest
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.kinds_update_request import KindsUpdateRequest
    from ..models.quiet_hours_request import QuietHoursRequest


T = TypeVar("T", bound="UpdateNotificationSettingsRequest")


@_attrs_define
class UpdateNotificationSettingsRequest:
    """What to change; what is left out stays.

    Attributes:
        kinds (KindsUpdateRequest | Unset): The matrix of kinds and channels; what is left out stays.
        quiet_hours (None | QuietHoursRequest | Unset):
        digest (Digest | Unset):
        mail_stopped (bool | Unset): false: try the address again.
    """

    kinds: KindsUpdateRequest | Unset = UNSET
    quiet_hours: None | QuietHoursRequest | Unset = UNSET
    digest: Digest | Unset = UNSET
    mail_stopped: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.quiet_hours_request import QuietHoursRequest  # noqa: PLC0415

        kinds: dict[str, Any] | Unset = UNSET
        if not isinstance(self.kinds, Unset):
            kinds = self.kinds.to_dict()

        quiet_hours: dict[str, Any] | None | Unset
        if isinstance(self.quiet_hours, Unset):
            quiet_hours = UNSET
        elif isinstance(self.quiet_hours, QuietHoursRequest):
            quiet_hours = self.quiet_hours.to_dict()
        else:
            quiet_hours = self.quiet_hours

        digest: str | Unset = UNSET
        if not isinstance(self.digest, Unset):
            digest = self.digest

        mail_stopped = self.mail_stopped

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if kinds is not UNSET:
            field_dict["kinds"] = kinds
        if quiet_hours is not UNSET:
            field_dict["quiet_hours"] = quiet_hours
        if digest is not UNSET:
            field_dict["digest"] = digest
        if mail_stopped is not UNSET:
            field_dict["mail_stopped"] = mail_stopped

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.kinds_update_request import KindsUpdateRequest  # noqa: PLC0415
        from ..models.quiet_hours_request import QuietHoursRequest  # noqa: PLC0415

        d = dict(src_dict)
        _kinds = d.pop("kinds", UNSET)
        kinds: KindsUpdateRequest | Unset
        if isinstance(_kinds, Unset):
            kinds = UNSET
        else:
            kinds = KindsUpdateRequest.from_dict(_kinds)

        def _parse_quiet_hours(data: object) -> None | QuietHoursRequest | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                quiet_hours_type_0 = QuietHoursRequest.from_dict(data)

                return quiet_hours_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | QuietHoursRequest | Unset, data)

        quiet_hours = _parse_quiet_hours(d.pop("quiet_hours", UNSET))

        _digest = d.pop("digest", UNSET)
        digest: Digest | Unset
        if isinstance(_digest, Unset):
            digest = UNSET
        else:
            digest = check_digest(_digest)

        mail_stopped = d.pop("mail_stopped", UNSET)

        update_notification_settings_request = cls(
            kinds=kinds,
            quiet_hours=quiet_hours,
            digest=digest,
            mail_stopped=mail_stopped,
        )

        update_notification_settings_request.additional_properties = d
        return update_notification_settings_request

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
