"""Contains all the data models used in inputs/outputs: each is read when it is first asked for"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
    from .analysed_move import AnalysedMove
    from .analysed_seat import AnalysedSeat
    from .analysed_turn import AnalysedTurn
    from .analysis import Analysis
    from .animal_sound import AnimalSound
    from .animal_sound_words import AnimalSoundWords
    from .announce_request import AnnounceRequest
    from .announcement import Announcement
    from .announcement_page import AnnouncementPage
    from .answer_request import AnswerRequest
    from .app_scope import AppScope
    from .ask_request import AskRequest
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
    from .bot_hint import BotHint
    from .bot_level import BotLevel
    from .bot_page import BotPage
    from .bot_scope import BotScope
    from .bots_gate import BotsGate
    from .calendar_address import CalendarAddress
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
    from .create_season_request import CreateSeasonRequest
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
    from .division import Division
    from .division_changes_request import DivisionChangesRequest
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
    from .exported_season import ExportedSeason
    from .exported_seat import ExportedSeat
    from .exported_standing import ExportedStanding
    from .exported_standing_tie_breaks import ExportedStandingTieBreaks
    from .exported_standings import ExportedStandings
    from .extend_request import ExtendRequest
    from .fairness import Fairness
    from .family import Family
    from .first_round import FirstRound
    from .game import Game
    from .game_hint import GameHint
    from .game_page import GamePage
    from .game_pause import GamePause
    from .game_result import GameResult
    from .game_round import GameRound
    from .game_status import GameStatus
    from .game_tenures import GameTenures
    from .get_leaderboard_pool import GetLeaderboardPool
    from .guest_request import GuestRequest
    from .hint_level import HintLevel
    from .hint_reason import HintReason
    from .hint_reason_code import HintReasonCode
    from .hint_reason_figures import HintReasonFigures
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
    from .league_delivery import LeagueDelivery
    from .league_delivery_page import LeagueDeliveryPage
    from .league_page import LeaguePage
    from .league_request import LeagueRequest
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
    from .movement import Movement
    from .mover import Mover
    from .mute import Mute
    from .mute_page import MutePage
    from .new_o_auth_client import NewOAuthClient
    from .new_personal_token import NewPersonalToken
    from .new_webhook import NewWebhook
    from .news import News
    from .news_kind import NewsKind
    from .news_notice import NewsNotice
    from .news_page import NewsPage
    from .next_division import NextDivision
    from .next_round import NextRound
    from .next_season_request import NextSeasonRequest
    from .notice import Notice
    from .notice_kind import NoticeKind
    from .notice_page import NoticePage
    from .notification_kinds import NotificationKinds
    from .notification_settings import NotificationSettings
    from .o_auth_client import OAuthClient
    from .o_auth_client_page import OAuthClientPage
    from .o_auth_client_type import OAuthClientType
    from .offer_page import OfferPage
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
    from .request_kind import RequestKind
    from .request_page import RequestPage
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
    from .season import Season
    from .season_fill import SeasonFill
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
    from .seeded_entry import SeededEntry
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
    from .substitute import Substitute
    from .substitute_offer import SubstituteOffer
    from .substitute_offer_status import SubstituteOfferStatus
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
    from .turning_point import TurningPoint
    from .turning_point_kind import TurningPointKind
    from .unseated import Unseated
    from .unseated_kind import UnseatedKind
    from .update_competition_request import UpdateCompetitionRequest
    from .update_entry_request import UpdateEntryRequest
    from .update_league_request import UpdateLeagueRequest
    from .update_notification_settings_request import UpdateNotificationSettingsRequest
    from .update_season_request import UpdateSeasonRequest
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
    from .you_in_season import YouInSeason

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
    "AnalysedMove",
    "AnalysedSeat",
    "AnalysedTurn",
    "Analysis",
    "AnimalSound",
    "AnimalSoundWords",
    "Announcement",
    "AnnouncementPage",
    "AnnounceRequest",
    "AnswerRequest",
    "AppScope",
    "AskRequest",
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
    "BotHint",
    "BotLevel",
    "BotPage",
    "BotScope",
    "BotsGate",
    "CalendarAddress",
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
    "CreateSeasonRequest",
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
    "Division",
    "DivisionChangesRequest",
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
    "ExportedSeason",
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
    "GameHint",
    "GamePage",
    "GamePause",
    "GameResult",
    "GameRound",
    "GameStatus",
    "GameTenures",
    "GetLeaderboardPool",
    "GuestRequest",
    "HintLevel",
    "HintReason",
    "HintReasonCode",
    "HintReasonFigures",
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
    "LeagueDelivery",
    "LeagueDeliveryPage",
    "LeaguePage",
    "LeagueRequest",
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
    "Movement",
    "MoveOrigin",
    "Mover",
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
    "NextDivision",
    "NextRound",
    "NextSeasonRequest",
    "Notice",
    "NoticeKind",
    "NoticePage",
    "NotificationKinds",
    "NotificationSettings",
    "OAuthClient",
    "OAuthClientPage",
    "OAuthClientType",
    "OfferPage",
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
    "RequestKind",
    "RequestPage",
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
    "Season",
    "SeasonFill",
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
    "SeededEntry",
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
    "Substitute",
    "SubstituteOffer",
    "SubstituteOfferStatus",
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
    "TurningPoint",
    "TurningPointKind",
    "TurnPhase",
    "Unseated",
    "UnseatedKind",
    "UpdateCompetitionRequest",
    "UpdateEntryRequest",
    "UpdateLeagueRequest",
    "UpdateNotificationSettingsRequest",
    "UpdateSeasonRequest",
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
    "YouInSeason",
)

_MODULES = {
    "AccountExport": ".account_export",
    "AccountExportAccount": ".account_export_account",
    "AccountExportApps": ".account_export_apps",
    "AccountExportBlocksItem": ".account_export_blocks_item",
    "AccountExportBotsItem": ".account_export_bots_item",
    "AccountExportDevicesItem": ".account_export_devices_item",
    "AccountExportEmailAddressesItem": ".account_export_email_addresses_item",
    "AccountExportGames": ".account_export_games",
    "AccountExportIdempotencyKeysItem": ".account_export_idempotency_keys_item",
    "AccountExportLeagues": ".account_export_leagues",
    "AccountExportMissesItem": ".account_export_misses_item",
    "AccountExportMutesItem": ".account_export_mutes_item",
    "AccountExportNotifications": ".account_export_notifications",
    "AccountExportProvidersItem": ".account_export_providers_item",
    "AccountExportRatings": ".account_export_ratings",
    "AccountExportReliability": ".account_export_reliability",
    "AccountExportReportsItem": ".account_export_reports_item",
    "AccountExportRequestsItem": ".account_export_requests_item",
    "AccountExportSecondFactorsItem": ".account_export_second_factors_item",
    "AccountExportSessionsItem": ".account_export_sessions_item",
    "AccountExportTokensItem": ".account_export_tokens_item",
    "AdjudicateRequest": ".adjudicate_request",
    "Adjudication": ".adjudication",
    "AnalysedMove": ".analysed_move",
    "AnalysedSeat": ".analysed_seat",
    "AnalysedTurn": ".analysed_turn",
    "Analysis": ".analysis",
    "AnimalSound": ".animal_sound",
    "AnimalSoundWords": ".animal_sound_words",
    "AnnounceRequest": ".announce_request",
    "Announcement": ".announcement",
    "AnnouncementPage": ".announcement_page",
    "AnswerRequest": ".answer_request",
    "AppScope": ".app_scope",
    "AskRequest": ".ask_request",
    "AuthAuthenticator": ".auth_authenticator",
    "AuthAuthenticatorMeta": ".auth_authenticator_meta",
    "AuthAuthenticators": ".auth_authenticators",
    "AuthConfiguration": ".auth_configuration",
    "AuthConfigurationData": ".auth_configuration_data",
    "AuthConfigurationDataAccount": ".auth_configuration_data_account",
    "AuthConfigurationDataAccountLoginMethodsItem": ".auth_configuration_data_account_login_methods_item",
    "AuthConfigurationDataMfa": ".auth_configuration_data_mfa",
    "AuthConfigurationDataSocialaccount": ".auth_configuration_data_socialaccount",
    "AuthConfigurationDataUsersessions": ".auth_configuration_data_usersessions",
    "AuthCredential": ".auth_credential",
    "AuthCredentialCredential": ".auth_credential_credential",
    "AuthDone": ".auth_done",
    "AuthEmailAddress": ".auth_email_address",
    "AuthEmailAddresses": ".auth_email_addresses",
    "AuthEmailChoice": ".auth_email_choice",
    "AuthEmailKeyInfo": ".auth_email_key_info",
    "AuthEmailKeyInfoData": ".auth_email_key_info_data",
    "AuthEmailKeyMeta": ".auth_email_key_meta",
    "AuthError": ".auth_error",
    "AuthErrors": ".auth_errors",
    "AuthFactorCode": ".auth_factor_code",
    "AuthFlow": ".auth_flow",
    "AuthFlowId": ".auth_flow_id",
    "AuthGone": ".auth_gone",
    "AuthKey": ".auth_key",
    "AuthMeta": ".auth_meta",
    "AuthMethod": ".auth_method",
    "AuthNewPasskey": ".auth_new_passkey",
    "AuthNewPasskeyCredential": ".auth_new_passkey_credential",
    "AuthNewUser": ".auth_new_user",
    "AuthPasskeyChoice": ".auth_passkey_choice",
    "AuthPasskeyCreation": ".auth_passkey_creation",
    "AuthPasskeyCreationData": ".auth_passkey_creation_data",
    "AuthPasskeyCreationDataCreationOptions": ".auth_passkey_creation_data_creation_options",
    "AuthPasskeyName": ".auth_passkey_name",
    "AuthPasskeyRequest": ".auth_passkey_request",
    "AuthPasskeyRequestData": ".auth_passkey_request_data",
    "AuthPasskeyRequestDataRequestOptions": ".auth_passkey_request_data_request_options",
    "AuthPassword": ".auth_password",
    "AuthPasswordChange": ".auth_password_change",
    "AuthPasswordKeyInfo": ".auth_password_key_info",
    "AuthPasswordKeyInfoData": ".auth_password_key_info_data",
    "AuthPasswordReset": ".auth_password_reset",
    "AuthPending": ".auth_pending",
    "AuthPendingData": ".auth_pending_data",
    "AuthPrimaryEmail": ".auth_primary_email",
    "AuthProvider": ".auth_provider",
    "AuthProviderAccount": ".auth_provider_account",
    "AuthProviderAccountChoice": ".auth_provider_account_choice",
    "AuthProviderAccounts": ".auth_provider_accounts",
    "AuthProviderSignUp": ".auth_provider_sign_up",
    "AuthProviderSignUpInfo": ".auth_provider_sign_up_info",
    "AuthProviderSignUpInfoData": ".auth_provider_sign_up_info_data",
    "AuthProviderToken": ".auth_provider_token",
    "AuthProviderTokenProcess": ".auth_provider_token_process",
    "AuthProviderTokenToken": ".auth_provider_token_token",
    "AuthRefusal": ".auth_refusal",
    "AuthSession": ".auth_session",
    "AuthSessionData": ".auth_session_data",
    "AuthSignIn": ".auth_sign_in",
    "AuthSignUp": ".auth_sign_up",
    "AuthTotpSetup": ".auth_totp_setup",
    "AuthTotpSetupMeta": ".auth_totp_setup_meta",
    "AuthUser": ".auth_user",
    "Authenticator": ".authenticator",
    "AuthenticatorType": ".authenticator_type",
    "Avatar": ".avatar",
    "AwaitedTurn": ".awaited_turn",
    "AwaitedTurnPage": ".awaited_turn_page",
    "Block": ".block",
    "BlockPage": ".block_page",
    "Bot": ".bot",
    "BotHint": ".bot_hint",
    "BotLevel": ".bot_level",
    "BotPage": ".bot_page",
    "BotScope": ".bot_scope",
    "BotsGate": ".bots_gate",
    "CalendarAddress": ".calendar_address",
    "CallName": ".call_name",
    "CaptainPile": ".captain_pile",
    "CardName": ".card_name",
    "Cell": ".cell",
    "CellRequest": ".cell_request",
    "Channels": ".channels",
    "ChannelsUpdateRequest": ".channels_update_request",
    "ChatMode": ".chat_mode",
    "Clock": ".clock",
    "ClockKind": ".clock_kind",
    "ClockName": ".clock_name",
    "ClockPreset": ".clock_preset",
    "ClockPresets": ".clock_presets",
    "ClockReason": ".clock_reason",
    "ClockRequest": ".clock_request",
    "ClockState": ".clock_state",
    "Commitment": ".commitment",
    "Competition": ".competition",
    "CompetitionEventKind": ".competition_event_kind",
    "CompetitionEventOutput": ".competition_event_output",
    "CompetitionEventOutputDetails": ".competition_event_output_details",
    "CompetitionEventPage": ".competition_event_page",
    "CompetitionExport": ".competition_export",
    "CompetitionExportSettings": ".competition_export_settings",
    "CompetitionGame": ".competition_game",
    "CompetitionGameRequest": ".competition_game_request",
    "CompetitionGates": ".competition_gates",
    "CompetitionPage": ".competition_page",
    "CompetitionReference": ".competition_reference",
    "CompetitionStanding": ".competition_standing",
    "CompetitionStandingTieBreaks": ".competition_standing_tie_breaks",
    "CompetitionStatus": ".competition_status",
    "CompetitionSummary": ".competition_summary",
    "ConnectedApp": ".connected_app",
    "ConnectedAppPage": ".connected_app_page",
    "Counting": ".counting",
    "CreateBotRequest": ".create_bot_request",
    "CreateBotTokenRequest": ".create_bot_token_request",
    "CreateClientRequest": ".create_client_request",
    "CreateCompetitionRequest": ".create_competition_request",
    "CreateGameRequest": ".create_game_request",
    "CreateLeagueRequest": ".create_league_request",
    "CreatePushSubscriptionRequest": ".create_push_subscription_request",
    "CreateReportRequest": ".create_report_request",
    "CreateSeasonRequest": ".create_season_request",
    "CreateTicketRequest": ".create_ticket_request",
    "CreateTokenRequest": ".create_token_request",
    "CreateWebhookRequest": ".create_webhook_request",
    "CrossTablePage": ".cross_table_page",
    "CrossTableRow": ".cross_table_row",
    "DecidedBy": ".decided_by",
    "DecisionOutput": ".decision_output",
    "DecisionOutputAfter": ".decision_output_after",
    "DecisionOutputBefore": ".decision_output_before",
    "DecisionOutputDetail": ".decision_output_detail",
    "DecisionRequest": ".decision_request",
    "DeliveryState": ".delivery_state",
    "Device": ".device",
    "DevicePage": ".device_page",
    "Digest": ".digest",
    "DiscardArea": ".discard_area",
    "DisqualifiedFrom": ".disqualified_from",
    "DisqualifyRequest": ".disqualify_request",
    "Division": ".division",
    "DivisionChangesRequest": ".division_changes_request",
    "Draw": ".draw",
    "DrawDeck": ".draw_deck",
    "DrawDrawSeeds": ".draw_draw_seeds",
    "DrawMode": ".draw_mode",
    "EndedBy": ".ended_by",
    "EnterRequest": ".enter_request",
    "EnteredCompetition": ".entered_competition",
    "Entry": ".entry",
    "EntryCounts": ".entry_counts",
    "EntryPage": ".entry_page",
    "EntryStatus": ".entry_status",
    "ErrorCode": ".error_code",
    "Event": ".event",
    "EventDetailsType0": ".event_details_type_0",
    "EventKind": ".event_kind",
    "EventPage": ".event_page",
    "Explanation": ".explanation",
    "ExportRatingsFormat": ".export_ratings_format",
    "ExportedGame": ".exported_game",
    "ExportedRound": ".exported_round",
    "ExportedSeason": ".exported_season",
    "ExportedSeat": ".exported_seat",
    "ExportedStanding": ".exported_standing",
    "ExportedStandingTieBreaks": ".exported_standing_tie_breaks",
    "ExportedStandings": ".exported_standings",
    "ExtendRequest": ".extend_request",
    "Fairness": ".fairness",
    "Family": ".family",
    "FirstRound": ".first_round",
    "Game": ".game",
    "GameHint": ".game_hint",
    "GamePage": ".game_page",
    "GamePause": ".game_pause",
    "GameResult": ".game_result",
    "GameRound": ".game_round",
    "GameStatus": ".game_status",
    "GameTenures": ".game_tenures",
    "GetLeaderboardPool": ".get_leaderboard_pool",
    "GuestRequest": ".guest_request",
    "HintLevel": ".hint_level",
    "HintReason": ".hint_reason",
    "HintReasonCode": ".hint_reason_code",
    "HintReasonFigures": ".hint_reason_figures",
    "HolderOutput": ".holder_output",
    "IdlePreference": ".idle_preference",
    "Invitation": ".invitation",
    "InvitationPage": ".invitation_page",
    "InvitationState": ".invitation_state",
    "InviteManyRequest": ".invite_many_request",
    "InviteRequest": ".invite_request",
    "JoinRequest": ".join_request",
    "KindsUpdateRequest": ".kinds_update_request",
    "Language": ".language",
    "Leaderboard": ".leaderboard",
    "LeaderboardEntry": ".leaderboard_entry",
    "League": ".league",
    "LeagueDelivery": ".league_delivery",
    "LeagueDeliveryPage": ".league_delivery_page",
    "LeaguePage": ".league_page",
    "LeagueRequest": ".league_request",
    "LeagueSummary": ".league_summary",
    "ListCompetitionEventsFormat": ".list_competition_events_format",
    "ListCompetitionsOpen": ".list_competitions_open",
    "ListCrossTableFormat": ".list_cross_table_format",
    "ListEventsFormat": ".list_events_format",
    "ListGamesAwaiting": ".list_games_awaiting",
    "ListGamesOffered": ".list_games_offered",
    "ListGamesSeat": ".list_games_seat",
    "ListLeaguesMine": ".list_leagues_mine",
    "ListLeaguesOpen": ".list_leagues_open",
    "ListMyEventsFormat": ".list_my_events_format",
    "ListStandingsFormat": ".list_standings_format",
    "Me": ".me",
    "MeUpdateRequest": ".me_update_request",
    "Message": ".message",
    "MessagePage": ".message_page",
    "MessageRequest": ".message_request",
    "MetOutput": ".met_output",
    "Move": ".move",
    "MoveAction": ".move_action",
    "MoveOrigin": ".move_origin",
    "MoveRequest": ".move_request",
    "Movement": ".movement",
    "Mover": ".mover",
    "Mute": ".mute",
    "MutePage": ".mute_page",
    "NewOAuthClient": ".new_o_auth_client",
    "NewPersonalToken": ".new_personal_token",
    "NewWebhook": ".new_webhook",
    "News": ".news",
    "NewsKind": ".news_kind",
    "NewsNotice": ".news_notice",
    "NewsPage": ".news_page",
    "NextDivision": ".next_division",
    "NextRound": ".next_round",
    "NextSeasonRequest": ".next_season_request",
    "Notice": ".notice",
    "NoticeKind": ".notice_kind",
    "NoticePage": ".notice_page",
    "NotificationKinds": ".notification_kinds",
    "NotificationSettings": ".notification_settings",
    "OAuthClient": ".o_auth_client",
    "OAuthClientPage": ".o_auth_client_page",
    "OAuthClientType": ".o_auth_client_type",
    "OfferPage": ".offer_page",
    "OpenTurn": ".open_turn",
    "OpenTurnDeadlines": ".open_turn_deadlines",
    "OrdersOtherwise": ".orders_otherwise",
    "OrdersPause": ".orders_pause",
    "OrdersPaused": ".orders_paused",
    "OrdersPreview": ".orders_preview",
    "OrdersPreviewCalls": ".orders_preview_calls",
    "OrdersPreviewRequest": ".orders_preview_request",
    "OrdersPreviewRequestCalls": ".orders_preview_request_calls",
    "OrdersRequest": ".orders_request",
    "OrdersRequestCalls": ".orders_request_calls",
    "OrdersUntil": ".orders_until",
    "OwnEntry": ".own_entry",
    "OwnEntryPage": ".own_entry_page",
    "OwnTable": ".own_table",
    "PairCostOutput": ".pair_cost_output",
    "PauseAsked": ".pause_asked",
    "PauseClocksRequest": ".pause_clocks_request",
    "PauseRequest": ".pause_request",
    "PersonalToken": ".personal_token",
    "PersonalTokenPage": ".personal_token_page",
    "PlayHours": ".play_hours",
    "PlayHoursRequest": ".play_hours_request",
    "Player": ".player",
    "PlayerSeedRequest": ".player_seed_request",
    "PointsRequest": ".points_request",
    "PointsSystem": ".points_system",
    "PointsSystemName": ".points_system_name",
    "PointsSystemValues": ".points_system_values",
    "PossibleRankOutput": ".possible_rank_output",
    "Preference": ".preference",
    "PreferenceRequest": ".preference_request",
    "PreviewedCall": ".previewed_call",
    "Problem": ".problem",
    "ProblemError": ".problem_error",
    "ProblemGatesItem": ".problem_gates_item",
    "PublicProfileUpdateRequest": ".public_profile_update_request",
    "PushKey": ".push_key",
    "PushKeysRequest": ".push_keys_request",
    "PushSubscription": ".push_subscription",
    "PushSubscriptionPage": ".push_subscription_page",
    "QuietHours": ".quiet_hours",
    "QuietHoursRequest": ".quiet_hours_request",
    "RatedResult": ".rated_result",
    "Rating": ".rating",
    "RatingHistory": ".rating_history",
    "RatingPool": ".rating_pool",
    "RatingsExport": ".ratings_export",
    "Reaction": ".reaction",
    "ReactionRequest": ".reaction_request",
    "ReadNoticesRequest": ".read_notices_request",
    "ReceivedStack": ".received_stack",
    "Record": ".record",
    "RecordOptions": ".record_options",
    "RecordReshuffle": ".record_reshuffle",
    "RecordRound": ".record_round",
    "RecordSeat": ".record_seat",
    "RecordTurn": ".record_turn",
    "RecordedMove": ".recorded_move",
    "Registration": ".registration",
    "RegistrationRequest": ".registration_request",
    "Reliability": ".reliability",
    "Repeats": ".repeats",
    "ReplaceRequest": ".replace_request",
    "Report": ".report",
    "ReportReason": ".report_reason",
    "RequestKind": ".request_kind",
    "RequestPage": ".request_page",
    "ResolvedTurn": ".resolved_turn",
    "ResultKind": ".result_kind",
    "Round": ".round_",
    "RoundDraw": ".round_draw",
    "RoundDrawDrawSeeds": ".round_draw_draw_seeds",
    "RoundFairness": ".round_fairness",
    "RoundPage": ".round_page",
    "RoundResultOutput": ".round_result_output",
    "RoundStatus": ".round_status",
    "RoundSummary": ".round_summary",
    "RoundTiming": ".round_timing",
    "RoundTimingRequest": ".round_timing_request",
    "RoundWindow": ".round_window",
    "Ruling": ".ruling",
    "RulingAction": ".ruling_action",
    "RulingAfter": ".ruling_after",
    "RulingBefore": ".ruling_before",
    "RulingDetail": ".ruling_detail",
    "RulingPage": ".ruling_page",
    "RulingRule": ".ruling_rule",
    "Scope": ".scope",
    "Season": ".season",
    "SeasonFill": ".season_fill",
    "SeasonReference": ".season_reference",
    "Seat": ".seat",
    "SeatClock": ".seat_clock",
    "SeatHolder": ".seat_holder",
    "SeatMove": ".seat_move",
    "SeatRequest": ".seat_request",
    "SeatSound": ".seat_sound",
    "SeatState": ".seat_state",
    "SeatTenure": ".seat_tenure",
    "SeatTenures": ".seat_tenures",
    "SeededEntry": ".seeded_entry",
    "Seeding": ".seeding",
    "SetTablesRequest": ".set_tables_request",
    "Sounds": ".sounds",
    "Stack": ".stack",
    "StaffMember": ".staff_member",
    "StaffPage": ".staff_page",
    "StaffRequest": ".staff_request",
    "StaffRole": ".staff_role",
    "Stage": ".stage",
    "StageCarry": ".stage_carry",
    "StageFormat": ".stage_format",
    "Standing": ".standing",
    "StandingOrders": ".standing_orders",
    "StandingOrdersCalls": ".standing_orders_calls",
    "StandingPage": ".standing_page",
    "StartRequest": ".start_request",
    "Submission": ".submission",
    "Substitute": ".substitute",
    "SubstituteOffer": ".substitute_offer",
    "SubstituteOfferStatus": ".substitute_offer_status",
    "SubstitutePoints": ".substitute_points",
    "SwapCostOutput": ".swap_cost_output",
    "Table": ".table",
    "TableCostOutput": ".table_cost_output",
    "TablePage": ".table_page",
    "TableSeatOutput": ".table_seat_output",
    "TableSize": ".table_size",
    "TableStatus": ".table_status",
    "TakeRequest": ".take_request",
    "Tenure": ".tenure",
    "TenureEnd": ".tenure_end",
    "Ticket": ".ticket",
    "TicketPage": ".ticket_page",
    "TimingKind": ".timing_kind",
    "Turn": ".turn",
    "TurnPhase": ".turn_phase",
    "TurningPoint": ".turning_point",
    "TurningPointKind": ".turning_point_kind",
    "Unseated": ".unseated",
    "UnseatedKind": ".unseated_kind",
    "UpdateCompetitionRequest": ".update_competition_request",
    "UpdateEntryRequest": ".update_entry_request",
    "UpdateLeagueRequest": ".update_league_request",
    "UpdateNotificationSettingsRequest": ".update_notification_settings_request",
    "UpdateSeasonRequest": ".update_season_request",
    "UpdateWebhookRequest": ".update_webhook_request",
    "Vacation": ".vacation",
    "VacationRequest": ".vacation_request",
    "Visibility": ".visibility",
    "Webhook": ".webhook",
    "WebhookDelivery": ".webhook_delivery",
    "WebhookDeliveryPage": ".webhook_delivery_page",
    "WebhookPage": ".webhook_page",
    "Weekday": ".weekday",
    "You": ".you",
    "YouInCompetition": ".you_in_competition",
    "YouInLeague": ".you_in_league",
    "YouInSeason": ".you_in_season",
}


if not TYPE_CHECKING:  # so that type checkers know a name that there is not

    def __getattr__(name: str) -> Any:
        """A model, the first time that it is asked for."""
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_MODULES[name], __name__), name)
        return found
