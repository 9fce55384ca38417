from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.digest import Digest, check_digest

if TYPE_CHECKING:
    from ..models.notification_kinds import NotificationKinds
    from ..models.quiet_hours import QuietHours


T = TypeVar("T", bound="NotificationSettings")


@_attrs_define
class NotificationSettings:
    """How the caller wants to be told.

    Attributes:
        kinds (NotificationKinds): The matrix of kinds and channels.
        quiet_hours (None | QuietHours):
        digest (Digest):
        mail_stopped (bool): Whether no mail is sent because the address did not take it.
    """

    kinds: NotificationKinds
    quiet_hours: None | QuietHours
    digest: Digest
    mail_stopped: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.quiet_hours import QuietHours  # noqa: PLC0415

        kinds = self.kinds.to_dict()

        quiet_hours: dict[str, Any] | None
        if isinstance(self.quiet_hours, QuietHours):
            quiet_hours = self.quiet_hours.to_dict()
        else:
            quiet_hours = self.quiet_hours

        digest: str = self.digest

        mail_stopped = self.mail_stopped

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kinds": kinds,
                "quiet_hours": quiet_hours,
                "digest": digest,
                "mail_stopped": mail_stopped,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.notification_kinds import NotificationKinds  # noqa: PLC0415
        from ..models.quiet_hours import QuietHours  # noqa: PLC0415

        d = dict(src_dict)
        kinds = NotificationKinds.from_dict(d.pop("kinds"))

        def _parse_quiet_hours(data: object) -> None | QuietHours:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                quiet_hours_type_0 = QuietHours.from_dict(data)

                return quiet_hours_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | QuietHours, data)

        quiet_hours = _parse_quiet_hours(d.pop("quiet_hours"))

        digest = check_digest(d.pop("digest"))

        mail_stopped = d.pop("mail_stopped")

        notification_settings = cls(
            kinds=kinds,
            quiet_hours=quiet_hours,
            digest=digest,
            mail_stopped=mail_stopped,
        )

        notification_settings.additional_properties = d
        return notification_settings

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
