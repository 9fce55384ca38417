"""Contains all the data models used in inputs/outputs"""

from .account_export import AccountExport
from .account_export_account import AccountExportAccount
from .account_export_apps import AccountExportApps
from .account_export_blocks_item import AccountExportBlocksItem
from .account_export_bots_item import AccountExportBotsItem
from .account_export_devices_item import AccountExportDevicesItem
from .account_export_email_addresses_item import AccountExportEmailAddressesItem
from .account_export_games import AccountExportGames
from .account_export_idempotency_keys_item import AccountExportIdempotencyKeysItem
from .account_export_leagues import AccountExportLeagues
from .account_export_misses_item import AccountExportMissesItem
from .account_export_mutes_item import AccountExportMutesItem
from .account_export_notifications import AccountExportNotifications
from .account_export_providers_item import AccountExportProvidersItem
from .account_export_ratings import AccountExportRatings
from .account_export_reliability import AccountExportReliability
from .account_export_reports_item import AccountExportReportsItem
from .account_export_requests_item import AccountExportRequestsItem
from .account_export_second_factors_item import AccountExportSecondFactorsItem
from .account_export_sessions_item import AccountExportSessionsItem
from .account_export_tokens_item import AccountExportTokensItem
from .adjudicate_request import AdjudicateRequest
from .adjudication import Adjudication
from .animal_sound import AnimalSound
from .animal_sound_words import AnimalSoundWords
from .app_scope import AppScope
from .auth_authenticator import AuthAuthenticator
from .auth_authenticator_meta import AuthAuthenticatorMeta
from .auth_authenticators import AuthAuthenticators
from .auth_configuration import AuthConfiguration
from .auth_configuration_data import AuthConfigurationData
from .auth_configuration_data_account import AuthConfigurationDataAccount
from .auth_configuration_data_account_login_methods_item import AuthConfigurationDataAccountLoginMethodsItem
from .auth_configuration_data_mfa import AuthConfigurationDataMfa
from .auth_configuration_data_socialaccount import AuthConfigurationDataSocialaccount
from .auth_configuration_data_usersessions import AuthConfigurationDataUsersessions
from .auth_credential import AuthCredential
from .auth_credential_credential import AuthCredentialCredential
from .auth_done import AuthDone
from .auth_email_address import AuthEmailAddress
from .auth_email_addresses import AuthEmailAddresses
from .auth_email_choice import AuthEmailChoice
from .auth_email_key_info import AuthEmailKeyInfo
from .auth_email_key_info_data import AuthEmailKeyInfoData
from .auth_email_key_meta import AuthEmailKeyMeta
from .auth_error import AuthError
from .auth_errors import AuthErrors
from .auth_factor_code import AuthFactorCode
from .auth_flow import AuthFlow
from .auth_flow_id import AuthFlowId
from .auth_gone import AuthGone
from .auth_key import AuthKey
from .auth_meta import AuthMeta
from .auth_method import AuthMethod
from .auth_new_passkey import AuthNewPasskey
from .auth_new_passkey_credential import AuthNewPasskeyCredential
from .auth_new_user import AuthNewUser
from .auth_passkey_choice import AuthPasskeyChoice
from .auth_passkey_creation import AuthPasskeyCreation
from .auth_passkey_creation_data import AuthPasskeyCreationData
from .auth_passkey_creation_data_creation_options import AuthPasskeyCreationDataCreationOptions
from .auth_passkey_name import AuthPasskeyName
from .auth_passkey_request import AuthPasskeyRequest
from .auth_passkey_request_data import AuthPasskeyRequestData
from .auth_passkey_request_data_request_options import AuthPasskeyRequestDataRequestOptions
from .auth_password import AuthPassword
from .auth_password_change import AuthPasswordChange
from .auth_password_key_info import AuthPasswordKeyInfo
from .auth_password_key_info_data import AuthPasswordKeyInfoData
from .auth_password_reset import AuthPasswordReset
from .auth_pending import AuthPending
from .auth_pending_data import AuthPendingData
from .auth_primary_email import AuthPrimaryEmail
from .auth_provider import AuthProvider
from .auth_provider_account import AuthProviderAccount
from .auth_provider_account_choice import AuthProviderAccountChoice
from .auth_provider_accounts import AuthProviderAccounts
from .auth_provider_sign_up import AuthProviderSignUp
from .auth_provider_sign_up_info import AuthProviderSignUpInfo
from .auth_provider_sign_up_info_data import AuthProviderSignUpInfoData
from .auth_provider_token import AuthProviderToken
from .auth_provider_token_process import AuthProviderTokenProcess
from .auth_provider_token_token import AuthProviderTokenToken
from .auth_refusal import AuthRefusal
from .auth_session import AuthSession
from .auth_session_data import AuthSessionData
from .auth_sign_in import AuthSignIn
from .auth_sign_up import AuthSignUp
from .auth_totp_setup import AuthTotpSetup
from .auth_totp_setup_meta import AuthTotpSetupMeta
from .auth_user import AuthUser
from .authenticator import Authenticator
from .authenticator_type import AuthenticatorType
from .avatar import Avatar
from .awaited_turn import AwaitedTurn
from .awaited_turn_page import AwaitedTurnPage
from .block import Block
from .block_page import BlockPage
from .bot import Bot
from .bot_level import BotLevel
from .bot_page import BotPage
from .bot_scope import BotScope
from .bots_gate import BotsGate
from .call_name import CallName
from .captain_pile import CaptainPile
from .card_name import CardName
from .cell import Cell
from .cell_request import CellRequest
from .channels import Channels
from .channels_update_request import ChannelsUpdateRequest
from .chat_mode import ChatMode
from .clock import Clock
from .clock_kind import ClockKind
from .clock_name import ClockName
from .clock_preset import ClockPreset
from .clock_presets import ClockPresets
from .clock_reason import ClockReason
from .clock_request import ClockRequest
from .clock_state import ClockState
from .commitment import Commitment
from .competition import Competition
from .competition_event_kind import CompetitionEventKind
from .competition_event_output import CompetitionEventOutput
from .competition_event_output_details import CompetitionEventOutputDetails
from .competition_event_page import CompetitionEventPage
from .competition_export import CompetitionExport
from .competition_export_settings import CompetitionExportSettings
from .competition_game import CompetitionGame
from .competition_game_request import CompetitionGameRequest
from .competition_gates import CompetitionGates
from .competition_page import CompetitionPage
from .competition_reference import CompetitionReference
from .competition_standing import CompetitionStanding
from .competition_standing_tie_breaks import CompetitionStandingTieBreaks
from .competition_status import CompetitionStatus
from .competition_summary import CompetitionSummary
from .connected_app import ConnectedApp
from .connected_app_page import ConnectedAppPage
from .counting import Counting
from .create_bot_request import CreateBotRequest
from .create_bot_token_request import CreateBotTokenRequest
from .create_client_request import CreateClientRequest
from .create_competition_request import CreateCompetitionRequest
from .create_game_request import CreateGameRequest
from .create_league_request import CreateLeagueRequest
from .create_push_subscription_request import CreatePushSubscriptionRequest
from .create_report_request import CreateReportRequest
from .create_ticket_request import CreateTicketRequest
from .create_token_request import CreateTokenRequest
from .create_webhook_request import CreateWebhookRequest
from .cross_table_page import CrossTablePage
from .cross_table_row import CrossTableRow
from .decided_by import DecidedBy
from .decision_output import DecisionOutput
from .decision_output_after import DecisionOutputAfter
from .decision_output_before import DecisionOutputBefore
from .decision_output_detail import DecisionOutputDetail
from .decision_request import DecisionRequest
from .delivery_state import DeliveryState
from .device import Device
from .device_page import DevicePage
from .digest import Digest
from .discard_area import DiscardArea
from .disqualified_from import DisqualifiedFrom
from .disqualify_request import DisqualifyRequest
from .draw import Draw
from .draw_deck import DrawDeck
from .draw_draw_seeds import DrawDrawSeeds
from .draw_mode import DrawMode
from .ended_by import EndedBy
from .enter_request import EnterRequest
from .entered_competition import EnteredCompetition
from .entry import Entry
from .entry_counts import EntryCounts
from .entry_page import EntryPage
from .entry_status import EntryStatus
from .error_code import ErrorCode
from .event import Event
from .event_details_type_0 import EventDetailsType0
from .event_kind import EventKind
from .event_page import EventPage
from .explanation import Explanation
from .export_ratings_format import ExportRatingsFormat
from .exported_game import ExportedGame
from .exported_round import ExportedRound
from .exported_seat import ExportedSeat
from .exported_standing import ExportedStanding
from .exported_standing_tie_breaks import ExportedStandingTieBreaks
from .exported_standings import ExportedStandings
from .extend_request import ExtendRequest
from .fairness import Fairness
from .family import Family
from .first_round import FirstRound
from .game import Game
from .game_page import GamePage
from .game_pause import GamePause
from .game_result import GameResult
from .game_round import GameRound
from .game_status import GameStatus
from .game_tenures import GameTenures
from .get_leaderboard_pool import GetLeaderboardPool
from .guest_request import GuestRequest
from .holder_output import HolderOutput
from .idle_preference import IdlePreference
from .invitation import Invitation
from .invitation_page import InvitationPage
from .invitation_state import InvitationState
from .invite_many_request import InviteManyRequest
from .invite_request import InviteRequest
from .join_request import JoinRequest
from .kinds_update_request import KindsUpdateRequest
from .language import Language
from .leaderboard import Leaderboard
from .leaderboard_entry import LeaderboardEntry
from .league import League
from .league_page import LeaguePage
from .league_summary import LeagueSummary
from .list_competition_events_format import ListCompetitionEventsFormat
from .list_competitions_open import ListCompetitionsOpen
from .list_cross_table_format import ListCrossTableFormat
from .list_events_format import ListEventsFormat
from .list_games_awaiting import ListGamesAwaiting
from .list_games_offered import ListGamesOffered
from .list_games_seat import ListGamesSeat
from .list_leagues_mine import ListLeaguesMine
from .list_leagues_open import ListLeaguesOpen
from .list_my_events_format import ListMyEventsFormat
from .list_standings_format import ListStandingsFormat
from .me import Me
from .me_update_request import MeUpdateRequest
from .message import Message
from .message_page import MessagePage
from .message_request import MessageRequest
from .met_output import MetOutput
from .move import Move
from .move_action import MoveAction
from .move_origin import MoveOrigin
from .move_request import MoveRequest
from .mute import Mute
from .mute_page import MutePage
from .new_o_auth_client import NewOAuthClient
from .new_personal_token import NewPersonalToken
from .new_webhook import NewWebhook
from .news import News
from .news_kind import NewsKind
from .news_notice import NewsNotice
from .news_page import NewsPage
from .next_round import NextRound
from .notice import Notice
from .notice_kind import NoticeKind
from .notice_page import NoticePage
from .notification_kinds import NotificationKinds
from .notification_settings import NotificationSettings
from .o_auth_client import OAuthClient
from .o_auth_client_page import OAuthClientPage
from .o_auth_client_type import OAuthClientType
from .open_turn import OpenTurn
from .open_turn_deadlines import OpenTurnDeadlines
from .orders_otherwise import OrdersOtherwise
from .orders_pause import OrdersPause
from .orders_paused import OrdersPaused
from .orders_preview import OrdersPreview
from .orders_preview_calls import OrdersPreviewCalls
from .orders_preview_request import OrdersPreviewRequest
from .orders_preview_request_calls import OrdersPreviewRequestCalls
from .orders_request import OrdersRequest
from .orders_request_calls import OrdersRequestCalls
from .orders_until import OrdersUntil
from .own_entry import OwnEntry
from .own_entry_page import OwnEntryPage
from .own_table import OwnTable
from .pair_cost_output import PairCostOutput
from .pause_asked import PauseAsked
from .pause_clocks_request import PauseClocksRequest
from .pause_request import PauseRequest
from .personal_token import PersonalToken
from .personal_token_page import PersonalTokenPage
from .play_hours import PlayHours
from .play_hours_request import PlayHoursRequest
from .player import Player
from .player_seed_request import PlayerSeedRequest
from .points_request import PointsRequest
from .points_system import PointsSystem
from .points_system_name import PointsSystemName
from .points_system_values import PointsSystemValues
from .possible_rank_output import PossibleRankOutput
from .preference import Preference
from .preference_request import PreferenceRequest
from .previewed_call import PreviewedCall
from .problem import Problem
from .problem_error import ProblemError
from .problem_gates_item import ProblemGatesItem
from .public_profile_update_request import PublicProfileUpdateRequest
from .push_key import PushKey
from .push_keys_request import PushKeysRequest
from .push_subscription import PushSubscription
from .push_subscription_page import PushSubscriptionPage
from .quiet_hours import QuietHours
from .quiet_hours_request import QuietHoursRequest
from .rated_result import RatedResult
from .rating import Rating
from .rating_history import RatingHistory
from .rating_pool import RatingPool
from .ratings_export import RatingsExport
from .reaction import Reaction
from .reaction_request import ReactionRequest
from .read_notices_request import ReadNoticesRequest
from .received_stack import ReceivedStack
from .record import Record
from .record_options import RecordOptions
from .record_reshuffle import RecordReshuffle
from .record_round import RecordRound
from .record_seat import RecordSeat
from .record_turn import RecordTurn
from .recorded_move import RecordedMove
from .registration import Registration
from .registration_request import RegistrationRequest
from .reliability import Reliability
from .repeats import Repeats
from .replace_request import ReplaceRequest
from .report import Report
from .report_reason import ReportReason
from .resolved_turn import ResolvedTurn
from .result_kind import ResultKind
from .round_ import Round
from .round_draw import RoundDraw
from .round_draw_draw_seeds import RoundDrawDrawSeeds
from .round_fairness import RoundFairness
from .round_page import RoundPage
from .round_result_output import RoundResultOutput
from .round_status import RoundStatus
from .round_summary import RoundSummary
from .round_timing import RoundTiming
from .round_timing_request import RoundTimingRequest
from .round_window import RoundWindow
from .ruling import Ruling
from .ruling_action import RulingAction
from .ruling_after import RulingAfter
from .ruling_before import RulingBefore
from .ruling_detail import RulingDetail
from .ruling_page import RulingPage
from .ruling_rule import RulingRule
from .scope import Scope
from .season_reference import SeasonReference
from .seat import Seat
from .seat_clock import SeatClock
from .seat_holder import SeatHolder
from .seat_move import SeatMove
from .seat_request import SeatRequest
from .seat_sound import SeatSound
from .seat_state import SeatState
from .seat_tenure import SeatTenure
from .seat_tenures import SeatTenures
from .seeding import Seeding
from .set_tables_request import SetTablesRequest
from .sounds import Sounds
from .stack import Stack
from .staff_member import StaffMember
from .staff_page import StaffPage
from .staff_request import StaffRequest
from .staff_role import StaffRole
from .stage import Stage
from .stage_carry import StageCarry
from .stage_format import StageFormat
from .standing import Standing
from .standing_orders import StandingOrders
from .standing_orders_calls import StandingOrdersCalls
from .standing_page import StandingPage
from .start_request import StartRequest
from .submission import Submission
from .substitute_points import SubstitutePoints
from .swap_cost_output import SwapCostOutput
from .table import Table
from .table_cost_output import TableCostOutput
from .table_page import TablePage
from .table_seat_output import TableSeatOutput
from .table_size import TableSize
from .table_status import TableStatus
from .take_request import TakeRequest
from .tenure import Tenure
from .tenure_end import TenureEnd
from .ticket import Ticket
from .ticket_page import TicketPage
from .timing_kind import TimingKind
from .turn import Turn
from .turn_phase import TurnPhase
from .unseated import Unseated
from .unseated_kind import UnseatedKind
from .update_competition_request import UpdateCompetitionRequest
from .update_entry_request import UpdateEntryRequest
from .update_league_request import UpdateLeagueRequest
from .update_notification_settings_request import UpdateNotificationSettingsRequest
from .update_webhook_request import UpdateWebhookRequest
from .vacation import Vacation
from .vacation_request import VacationRequest
from .visibility import Visibility
from .webhook import Webhook
from .webhook_delivery import WebhookDelivery
from .webhook_delivery_page import WebhookDeliveryPage
from .webhook_page import WebhookPage
from .weekday import Weekday
from .you import You
from .you_in_competition import YouInCompetition
from .you_in_league import YouInLeague

__all__ = (
    "AccountExport",
    "AccountExportAccount",
    "AccountExportApps",
    "AccountExportBlocksItem",
    "AccountExportBotsItem",
    "AccountExportDevicesItem",
    "AccountExportEmailAddressesItem",
    "AccountExportGames",
    "AccountExportIdempotencyKeysItem",
    "AccountExportLeagues",
    "AccountExportMissesItem",
    "AccountExportMutesItem",
    "AccountExportNotifications",
    "AccountExportProvidersItem",
    "AccountExportRatings",
    "AccountExportReliability",
    "AccountExportReportsItem",
    "AccountExportRequestsItem",
    "AccountExportSecondFactorsItem",
    "AccountExportSessionsItem",
    "AccountExportTokensItem",
    "AdjudicateRequest",
    "Adjudication",
    "AnimalSound",
    "AnimalSoundWords",
    "AppScope",
    "AuthAuthenticator",
    "AuthAuthenticatorMeta",
    "AuthAuthenticators",
    "AuthConfiguration",
    "AuthConfigurationData",
    "AuthConfigurationDataAccount",
    "AuthConfigurationDataAccountLoginMethodsItem",
    "AuthConfigurationDataMfa",
    "AuthConfigurationDataSocialaccount",
    "AuthConfigurationDataUsersessions",
    "AuthCredential",
    "AuthCredentialCredential",
    "AuthDone",
    "AuthEmailAddress",
    "AuthEmailAddresses",
    "AuthEmailChoice",
    "AuthEmailKeyInfo",
    "AuthEmailKeyInfoData",
    "AuthEmailKeyMeta",
    "Authenticator",
    "AuthenticatorType",
    "AuthError",
    "AuthErrors",
    "AuthFactorCode",
    "AuthFlow",
    "AuthFlowId",
    "AuthGone",
    "AuthKey",
    "AuthMeta",
    "AuthMethod",
    "AuthNewPasskey",
    "AuthNewPasskeyCredential",
    "AuthNewUser",
    "AuthPasskeyChoice",
    "AuthPasskeyCreation",
    "AuthPasskeyCreationData",
    "AuthPasskeyCreationDataCreationOptions",
    "AuthPasskeyName",
    "AuthPasskeyRequest",
    "AuthPasskeyRequestData",
    "AuthPasskeyRequestDataRequestOptions",
    "AuthPassword",
    "AuthPasswordChange",
    "AuthPasswordKeyInfo",
    "AuthPasswordKeyInfoData",
    "AuthPasswordReset",
    "AuthPending",
    "AuthPendingData",
    "AuthPrimaryEmail",
    "AuthProvider",
    "AuthProviderAccount",
    "AuthProviderAccountChoice",
    "AuthProviderAccounts",
    "AuthProviderSignUp",
    "AuthProviderSignUpInfo",
    "AuthProviderSignUpInfoData",
    "AuthProviderToken",
    "AuthProviderTokenProcess",
    "AuthProviderTokenToken",
    "AuthRefusal",
    "AuthSession",
    "AuthSessionData",
    "AuthSignIn",
    "AuthSignUp",
    "AuthTotpSetup",
    "AuthTotpSetupMeta",
    "AuthUser",
    "Avatar",
    "AwaitedTurn",
    "AwaitedTurnPage",
    "Block",
    "BlockPage",
    "Bot",
    "BotLevel",
    "BotPage",
    "BotScope",
    "BotsGate",
    "CallName",
    "CaptainPile",
    "CardName",
    "Cell",
    "CellRequest",
    "Channels",
    "ChannelsUpdateRequest",
    "ChatMode",
    "Clock",
    "ClockKind",
    "ClockName",
    "ClockPreset",
    "ClockPresets",
    "ClockReason",
    "ClockRequest",
    "ClockState",
    "Commitment",
    "Competition",
    "CompetitionEventKind",
    "CompetitionEventOutput",
    "CompetitionEventOutputDetails",
    "CompetitionEventPage",
    "CompetitionExport",
    "CompetitionExportSettings",
    "CompetitionGame",
    "CompetitionGameRequest",
    "CompetitionGates",
    "CompetitionPage",
    "CompetitionReference",
    "CompetitionStanding",
    "CompetitionStandingTieBreaks",
    "CompetitionStatus",
    "CompetitionSummary",
    "ConnectedApp",
    "ConnectedAppPage",
    "Counting",
    "CreateBotRequest",
    "CreateBotTokenRequest",
    "CreateClientRequest",
    "CreateCompetitionRequest",
    "CreateGameRequest",
    "CreateLeagueRequest",
    "CreatePushSubscriptionRequest",
    "CreateReportRequest",
    "CreateTicketRequest",
    "CreateTokenRequest",
    "CreateWebhookRequest",
    "CrossTablePage",
    "CrossTableRow",
    "DecidedBy",
    "DecisionOutput",
    "DecisionOutputAfter",
    "DecisionOutputBefore",
    "DecisionOutputDetail",
    "DecisionRequest",
    "DeliveryState",
    "Device",
    "DevicePage",
    "Digest",
    "DiscardArea",
    "DisqualifiedFrom",
    "DisqualifyRequest",
    "Draw",
    "DrawDeck",
    "DrawDrawSeeds",
    "DrawMode",
    "EndedBy",
    "EnteredCompetition",
    "EnterRequest",
    "Entry",
    "EntryCounts",
    "EntryPage",
    "EntryStatus",
    "ErrorCode",
    "Event",
    "EventDetailsType0",
    "EventKind",
    "EventPage",
    "Explanation",
    "ExportedGame",
    "ExportedRound",
    "ExportedSeat",
    "ExportedStanding",
    "ExportedStandings",
    "ExportedStandingTieBreaks",
    "ExportRatingsFormat",
    "ExtendRequest",
    "Fairness",
    "Family",
    "FirstRound",
    "Game",
    "GamePage",
    "GamePause",
    "GameResult",
    "GameRound",
    "GameStatus",
    "GameTenures",
    "GetLeaderboardPool",
    "GuestRequest",
    "HolderOutput",
    "IdlePreference",
    "Invitation",
    "InvitationPage",
    "InvitationState",
    "InviteManyRequest",
    "InviteRequest",
    "JoinRequest",
    "KindsUpdateRequest",
    "Language",
    "Leaderboard",
    "LeaderboardEntry",
    "League",
    "LeaguePage",
    "LeagueSummary",
    "ListCompetitionEventsFormat",
    "ListCompetitionsOpen",
    "ListCrossTableFormat",
    "ListEventsFormat",
    "ListGamesAwaiting",
    "ListGamesOffered",
    "ListGamesSeat",
    "ListLeaguesMine",
    "ListLeaguesOpen",
    "ListMyEventsFormat",
    "ListStandingsFormat",
    "Me",
    "Message",
    "MessagePage",
    "MessageRequest",
    "MetOutput",
    "MeUpdateRequest",
    "Move",
    "MoveAction",
    "MoveOrigin",
    "MoveRequest",
    "Mute",
    "MutePage",
    "NewOAuthClient",
    "NewPersonalToken",
    "News",
    "NewsKind",
    "NewsNotice",
    "NewsPage",
    "NewWebhook",
    "NextRound",
    "Notice",
    "NoticeKind",
    "NoticePage",
    "NotificationKinds",
    "NotificationSettings",
    "OAuthClient",
    "OAuthClientPage",
    "OAuthClientType",
    "OpenTurn",
    "OpenTurnDeadlines",
    "OrdersOtherwise",
    "OrdersPause",
    "OrdersPaused",
    "OrdersPreview",
    "OrdersPreviewCalls",
    "OrdersPreviewRequest",
    "OrdersPreviewRequestCalls",
    "OrdersRequest",
    "OrdersRequestCalls",
    "OrdersUntil",
    "OwnEntry",
    "OwnEntryPage",
    "OwnTable",
    "PairCostOutput",
    "PauseAsked",
    "PauseClocksRequest",
    "PauseRequest",
    "PersonalToken",
    "PersonalTokenPage",
    "Player",
    "PlayerSeedRequest",
    "PlayHours",
    "PlayHoursRequest",
    "PointsRequest",
    "PointsSystem",
    "PointsSystemName",
    "PointsSystemValues",
    "PossibleRankOutput",
    "Preference",
    "PreferenceRequest",
    "PreviewedCall",
    "Problem",
    "ProblemError",
    "ProblemGatesItem",
    "PublicProfileUpdateRequest",
    "PushKey",
    "PushKeysRequest",
    "PushSubscription",
    "PushSubscriptionPage",
    "QuietHours",
    "QuietHoursRequest",
    "RatedResult",
    "Rating",
    "RatingHistory",
    "RatingPool",
    "RatingsExport",
    "Reaction",
    "ReactionRequest",
    "ReadNoticesRequest",
    "ReceivedStack",
    "Record",
    "RecordedMove",
    "RecordOptions",
    "RecordReshuffle",
    "RecordRound",
    "RecordSeat",
    "RecordTurn",
    "Registration",
    "RegistrationRequest",
    "Reliability",
    "Repeats",
    "ReplaceRequest",
    "Report",
    "ReportReason",
    "ResolvedTurn",
    "ResultKind",
    "Round",
    "RoundDraw",
    "RoundDrawDrawSeeds",
    "RoundFairness",
    "RoundPage",
    "RoundResultOutput",
    "RoundStatus",
    "RoundSummary",
    "RoundTiming",
    "RoundTimingRequest",
    "RoundWindow",
    "Ruling",
    "RulingAction",
    "RulingAfter",
    "RulingBefore",
    "RulingDetail",
    "RulingPage",
    "RulingRule",
    "Scope",
    "SeasonReference",
    "Seat",
    "SeatClock",
    "SeatHolder",
    "SeatMove",
    "SeatRequest",
    "SeatSound",
    "SeatState",
    "SeatTenure",
    "SeatTenures",
    "Seeding",
    "SetTablesRequest",
    "Sounds",
    "Stack",
    "StaffMember",
    "StaffPage",
    "StaffRequest",
    "StaffRole",
    "Stage",
    "StageCarry",
    "StageFormat",
    "Standing",
    "StandingOrders",
    "StandingOrdersCalls",
    "StandingPage",
    "StartRequest",
    "Submission",
    "SubstitutePoints",
    "SwapCostOutput",
    "Table",
    "TableCostOutput",
    "TablePage",
    "TableSeatOutput",
    "TableSize",
    "TableStatus",
    "TakeRequest",
    "Tenure",
    "TenureEnd",
    "Ticket",
    "TicketPage",
    "TimingKind",
    "Turn",
    "TurnPhase",
    "Unseated",
    "UnseatedKind",
    "UpdateCompetitionRequest",
    "UpdateEntryRequest",
    "UpdateLeagueRequest",
    "UpdateNotificationSettingsRequest",
    "UpdateWebhookRequest",
    "Vacation",
    "VacationRequest",
    "Visibility",
    "Webhook",
    "WebhookDelivery",
    "WebhookDeliveryPage",
    "WebhookPage",
    "Weekday",
    "You",
    "YouInCompetition",
    "YouInLeague",
)
