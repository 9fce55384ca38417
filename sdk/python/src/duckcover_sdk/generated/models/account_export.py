from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.account_export_account import AccountExportAccount
    from ..models.account_export_apps import AccountExportApps
    from ..models.account_export_blocks_item import AccountExportBlocksItem
    from ..models.account_export_bots_item import AccountExportBotsItem
    from ..models.account_export_devices_item import AccountExportDevicesItem
    from ..models.account_export_email_addresses_item import AccountExportEmailAddressesItem
    from ..models.account_export_games import AccountExportGames
    from ..models.account_export_idempotency_keys_item import AccountExportIdempotencyKeysItem
    from ..models.account_export_leagues import AccountExportLeagues
    from ..models.account_export_misses_item import AccountExportMissesItem
    from ..models.account_export_mutes_item import AccountExportMutesItem
    from ..models.account_export_notifications import AccountExportNotifications
    from ..models.account_export_providers_item import AccountExportProvidersItem
    from ..models.account_export_ratings import AccountExportRatings
    from ..models.account_export_reliability import AccountExportReliability
    from ..models.account_export_reports_item import AccountExportReportsItem
    from ..models.account_export_requests_item import AccountExportRequestsItem
    from ..models.account_export_second_factors_item import AccountExportSecondFactorsItem
    from ..models.account_export_sessions_item import AccountExportSessionsItem
    from ..models.account_export_tokens_item import AccountExportTokensItem


T = TypeVar("T", bound="AccountExport")


@_attrs_define
class AccountExport:
    """Everything that is held on a player; more members may be added.

    Attributes:
        format_ (str): The version of this document.
        exported_at (datetime.datetime):
        account (AccountExportAccount): The profile, and what the account may do here.
        email_addresses (list[AccountExportEmailAddressesItem]): The addresses, and whether they are proved.
        providers (list[AccountExportProvidersItem]): The accounts elsewhere with which the player signs in, and what
            these said.
        second_factors (list[AccountExportSecondFactorsItem]): By kind; no secrets.
        devices (list[AccountExportDevicesItem]): The devices that are signed in, or were within 90 days.
        tokens (list[AccountExportTokensItem]): The personal tokens that work, or did within 90 days; not their texts.
        sessions (list[AccountExportSessionsItem]): The sessions of browsers and of the sign-in API.
        idempotency_keys (list[AccountExportIdempotencyKeysItem]): When requests with a key were answered, and how, for
            7 days; not the keys.
        requests (list[AccountExportRequestsItem]): How many requests are counted in this minute.
        reliability (AccountExportReliability): How reliable the player is, and its counts.
        misses (list[AccountExportMissesItem]): When the player has missed turns.
        blocks (list[AccountExportBlocksItem]): Whom the player blocks.
        mutes (list[AccountExportMutesItem]): Whom the player mutes.
        reports (list[AccountExportReportsItem]): What the player has reported.
        apps (AccountExportApps): The apps of others that are connected, and those that the player has made.
        games (AccountExportGames): Every seat of the player, with its moves and its result.
        notifications (AccountExportNotifications): What the player was told, and by which ways it wants to be.
        leagues (AccountExportLeagues): What the player runs in leagues, its entries, and what it asked there.
        ratings (AccountExportRatings): The ratings of the player, and what each game did to them.
        bots (list[AccountExportBotsItem]): The same for each bot account.
    """

    format_: str
    exported_at: datetime.datetime
    account: AccountExportAccount
    email_addresses: list[AccountExportEmailAddressesItem]
    providers: list[AccountExportProvidersItem]
    second_factors: list[AccountExportSecondFactorsItem]
    devices: list[AccountExportDevicesItem]
    tokens: list[AccountExportTokensItem]
    sessions: list[AccountExportSessionsItem]
    idempotency_keys: list[AccountExportIdempotencyKeysItem]
    requests: list[AccountExportRequestsItem]
    reliability: AccountExportReliability
    misses: list[AccountExportMissesItem]
    blocks: list[AccountExportBlocksItem]
    mutes: list[AccountExportMutesItem]
    reports: list[AccountExportReportsItem]
    apps: AccountExportApps
    games: AccountExportGames
    notifications: AccountExportNotifications
    leagues: AccountExportLeagues
    ratings: AccountExportRatings
    bots: list[AccountExportBotsItem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        format_ = self.format_

        exported_at = self.exported_at.isoformat()

        account = self.account.to_dict()

        email_addresses = []
        for email_addresses_item_data in self.email_addresses:
            email_addresses_item = email_addresses_item_data.to_dict()
            email_addresses.append(email_addresses_item)

        providers = []
        for providers_item_data in self.providers:
            providers_item = providers_item_data.to_dict()
            providers.append(providers_item)

        second_factors = []
        for second_factors_item_data in self.second_factors:
            second_factors_item = second_factors_item_data.to_dict()
            second_factors.append(second_factors_item)

        devices = []
        for devices_item_data in self.devices:
            devices_item = devices_item_data.to_dict()
            devices.append(devices_item)

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item = tokens_item_data.to_dict()
            tokens.append(tokens_item)

        sessions = []
        for sessions_item_data in self.sessions:
            sessions_item = sessions_item_data.to_dict()
            sessions.append(sessions_item)

        idempotency_keys = []
        for idempotency_keys_item_data in self.idempotency_keys:
            idempotency_keys_item = idempotency_keys_item_data.to_dict()
            idempotency_keys.append(idempotency_keys_item)

        requests = []
        for requests_item_data in self.requests:
            requests_item = requests_item_data.to_dict()
            requests.append(requests_item)

        reliability = self.reliability.to_dict()

        misses = []
        for misses_item_data in self.misses:
            misses_item = misses_item_data.to_dict()
            misses.append(misses_item)

        blocks = []
        for blocks_item_data in self.blocks:
            blocks_item = blocks_item_data.to_dict()
            blocks.append(blocks_item)

        mutes = []
        for mutes_item_data in self.mutes:
            mutes_item = mutes_item_data.to_dict()
            mutes.append(mutes_item)

        reports = []
        for reports_item_data in self.reports:
            reports_item = reports_item_data.to_dict()
            reports.append(reports_item)

        apps = self.apps.to_dict()

        games = self.games.to_dict()

        notifications = self.notifications.to_dict()

        leagues = self.leagues.to_dict()

        ratings = self.ratings.to_dict()

        bots = []
        for bots_item_data in self.bots:
            bots_item = bots_item_data.to_dict()
            bots.append(bots_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "format": format_,
                "exported_at": exported_at,
                "account": account,
                "email_addresses": email_addresses,
                "providers": providers,
                "second_factors": second_factors,
                "devices": devices,
                "tokens": tokens,
                "sessions": sessions,
                "idempotency_keys": idempotency_keys,
                "requests": requests,
                "reliability": reliability,
                "misses": misses,
                "blocks": blocks,
                "mutes": mutes,
                "reports": reports,
                "apps": apps,
                "games": games,
                "notifications": notifications,
                "leagues": leagues,
                "ratings": ratings,
                "bots": bots,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.account_export_account import AccountExportAccount  # noqa: PLC0415
        from ..models.account_export_apps import AccountExportApps  # noqa: PLC0415
        from ..models.account_export_blocks_item import AccountExportBlocksItem  # noqa: PLC0415
        from ..models.account_export_bots_item import AccountExportBotsItem  # noqa: PLC0415
        from ..models.account_export_devices_item import AccountExportDevicesItem  # noqa: PLC0415
        from ..models.account_export_email_addresses_item import AccountExportEmailAddressesItem  # noqa: PLC0415
        from ..models.account_export_games import AccountExportGames  # noqa: PLC0415
        from ..models.account_export_idempotency_keys_item import AccountExportIdempotencyKeysItem  # noqa: PLC0415
        from ..models.account_export_leagues import AccountExportLeagues  # noqa: PLC0415
        from ..models.account_export_misses_item import AccountExportMissesItem  # noqa: PLC0415
        from ..models.account_export_mutes_item import AccountExportMutesItem  # noqa: PLC0415
        from ..models.account_export_notifications import AccountExportNotifications  # noqa: PLC0415
        from ..models.account_export_providers_item import AccountExportProvidersItem  # noqa: PLC0415
        from ..models.account_export_ratings import AccountExportRatings  # noqa: PLC0415
        from ..models.account_export_reliability import AccountExportReliability  # noqa: PLC0415
        from ..models.account_export_reports_item import AccountExportReportsItem  # noqa: PLC0415
        from ..models.account_export_requests_item import AccountExportRequestsItem  # noqa: PLC0415
        from ..models.account_export_second_factors_item import AccountExportSecondFactorsItem  # noqa: PLC0415
        from ..models.account_export_sessions_item import AccountExportSessionsItem  # noqa: PLC0415
        from ..models.account_export_tokens_item import AccountExportTokensItem  # noqa: PLC0415

        d = dict(src_dict)
        format_ = d.pop("format")

        exported_at = datetime.datetime.fromisoformat(d.pop("exported_at"))

        account = AccountExportAccount.from_dict(d.pop("account"))

        email_addresses = []
        _email_addresses = d.pop("email_addresses")
        for email_addresses_item_data in _email_addresses:
            email_addresses_item = AccountExportEmailAddressesItem.from_dict(email_addresses_item_data)

            email_addresses.append(email_addresses_item)

        providers = []
        _providers = d.pop("providers")
        for providers_item_data in _providers:
            providers_item = AccountExportProvidersItem.from_dict(providers_item_data)

            providers.append(providers_item)

        second_factors = []
        _second_factors = d.pop("second_factors")
        for second_factors_item_data in _second_factors:
            second_factors_item = AccountExportSecondFactorsItem.from_dict(second_factors_item_data)

            second_factors.append(second_factors_item)

        devices = []
        _devices = d.pop("devices")
        for devices_item_data in _devices:
            devices_item = AccountExportDevicesItem.from_dict(devices_item_data)

            devices.append(devices_item)

        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in _tokens:
            tokens_item = AccountExportTokensItem.from_dict(tokens_item_data)

            tokens.append(tokens_item)

        sessions = []
        _sessions = d.pop("sessions")
        for sessions_item_data in _sessions:
            sessions_item = AccountExportSessionsItem.from_dict(sessions_item_data)

            sessions.append(sessions_item)

        idempotency_keys = []
        _idempotency_keys = d.pop("idempotency_keys")
        for idempotency_keys_item_data in _idempotency_keys:
            idempotency_keys_item = AccountExportIdempotencyKeysItem.from_dict(idempotency_keys_item_data)

            idempotency_keys.append(idempotency_keys_item)

        requests = []
        _requests = d.pop("requests")
        for requests_item_data in _requests:
            requests_item = AccountExportRequestsItem.from_dict(requests_item_data)

            requests.append(requests_item)

        reliability = AccountExportReliability.from_dict(d.pop("reliability"))

        misses = []
        _misses = d.pop("misses")
        for misses_item_data in _misses:
            misses_item = AccountExportMissesItem.from_dict(misses_item_data)

            misses.append(misses_item)

        blocks = []
        _blocks = d.pop("blocks")
        for blocks_item_data in _blocks:
            blocks_item = AccountExportBlocksItem.from_dict(blocks_item_data)

            blocks.append(blocks_item)

        mutes = []
        _mutes = d.pop("mutes")
        for mutes_item_data in _mutes:
            mutes_item = AccountExportMutesItem.from_dict(mutes_item_data)

            mutes.append(mutes_item)

        reports = []
        _reports = d.pop("reports")
        for reports_item_data in _reports:
            reports_item = AccountExportReportsItem.from_dict(reports_item_data)

            reports.append(reports_item)

        apps = AccountExportApps.from_dict(d.pop("apps"))

        games = AccountExportGames.from_dict(d.pop("games"))

        notifications = AccountExportNotifications.from_dict(d.pop("notifications"))

        leagues = AccountExportLeagues.from_dict(d.pop("leagues"))

        ratings = AccountExportRatings.from_dict(d.pop("ratings"))

        bots = []
        _bots = d.pop("bots")
        for bots_item_data in _bots:
            bots_item = AccountExportBotsItem.from_dict(bots_item_data)

            bots.append(bots_item)

        account_export = cls(
            format_=format_,
            exported_at=exported_at,
            account=account,
            email_addresses=email_addresses,
            providers=providers,
            second_factors=second_factors,
            devices=devices,
            tokens=tokens,
            sessions=sessions,
            idempotency_keys=idempotency_keys,
            requests=requests,
            reliability=reliability,
            misses=misses,
            blocks=blocks,
            mutes=mutes,
            reports=reports,
            apps=apps,
            games=games,
            notifications=notifications,
            leagues=leagues,
            ratings=ratings,
            bots=bots,
        )

        account_export.additional_properties = d
        return account_export

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
