from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.error_code import ErrorCode, check_error_code
from ..models.family import Family, check_family
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.move import Move
    from ..models.move_request import MoveRequest
    from ..models.problem_error import ProblemError
    from ..models.problem_gates_item import ProblemGatesItem
    from ..models.submission import Submission


T = TypeVar("T", bound="Problem")


@_attrs_define
class Problem:
    """A problem document (RFC 9457). Some codes add members that help at once, such as `turn` or `legal_moves`.

    Attributes:
        type_ (str): A URI that names the kind of problem.
        title (str): What kind of problem it is, in the language of the answer.
        status (int): The HTTP status.
        detail (str): What is wrong here, in the language of the answer.
        code (ErrorCode): Why a request was refused. New codes may be added: take an unknown one by its status.

            - `invalid_input` (400): Some of the input is not valid.
            - `malformed_json` (400): The body is not valid JSON.
            - `not_authenticated` (401): Sign in to do this.
            - `invalid_token` (401): The token is unknown, expired, revoked or malformed.
            - `permission_denied` (403): You may not do this.
            - `insufficient_scope` (403): This token may not be used for that.
            - `reauthentication_required` (403): Confirm your password or second factor, or sign in again, and then repeat
            this.
            - `not_welcome` (403): You cannot sit down at this table.
            - `reliability_too_low` (403): This game wants players who miss fewer turns.
            - `not_seated` (403): You have no seat in this game.
            - `not_host` (403): Only the host of the game may do this.
            - `not_staff` (403): Only the staff of the league may do this.
            - `gate_closed` (403): This competition is for other players.
            - `own_table` (403): You cannot rule on your own entry, nor where you sit.
            - `csrf_failed` (403): The CSRF token is missing or wrong.
            - `not_found` (404): There is nothing here.
            - `method_not_allowed` (405): This method is not allowed here.
            - `not_acceptable` (406): The answer is not available in that format.
            - `request_timeout` (408): The body did not arrive in time. Send it again.
            - `turn_closed` (409): This turn does not take moves.
            - `turn_open` (409): This turn is not resolved yet.
            - `round_running` (409): No round of this game has ended yet.
            - `round_already_opened` (409): Every round of this game has opened already.
            - `game_not_open` (409): The game is not in the lobby any more.
            - `game_running` (409): The game is not over yet.
            - `game_not_playing` (409): The game is not being played.
            - `already_seated` (409): You have a seat in this game already.
            - `chat_off` (409): This game does not take messages of this kind.
            - `hints_off` (409): Hints are for games in which nobody but bots has ever sat beside you, and which are not
            rated.
            - `same_owner` (409): An account of the same owner sits at this table already.
            - `family_taken` (409): Another seat has this family of ducks.
            - `too_few_players` (409): A game needs at least two taken seats.
            - `rules_unavailable` (409): This server cannot play the rules of this game.
            - `already_resigned` (409): You have resigned from this game.
            - `pause_asked` (409): A pause of this game is asked for already, or it is paused.
            - `limit_reached` (409): You have as many of these as one account may have.
            - `on_vacation` (409): This game waits for players on vacation, and you are on vacation. End your vacation to
            sit down.
            - `seat_held` (409): The player of this seat still holds it.
            - `offer_taken` (409): This seat is not on offer, or not any more.
            - `already_entered` (409): This player has an entry already.
            - `registration_closed` (409): This competition does not take entries now.
            - `competition_state` (409): The state of the competition does not allow this.
            - `round_state` (409): The state of the round does not allow this.
            - `too_few_entries` (409): There are fewer entries than a table has seats.
            - `settled` (409): This ruling cannot be taken back any more.
            - `analysis_pending` (409): This game is being analysed. Ask again in a few seconds.
            - `idempotency_running` (409): The first request with this Idempotency-Key is still running.
            - `precondition_failed` (412): It has changed since you read it.
            - `payload_too_large` (413): The body is larger than 64 KiB.
            - `unsupported_media_type` (415): Send JSON, encoded in UTF-8, as application/json.
            - `illegal_move` (422): The rules do not allow this move.
            - `ambiguous_move` (422): Your seat shows the called number more than once: say which stack moves.
            - `nothing_to_move` (422): Your seat quacks: it has no move this turn.
            - `unfit_tables` (422): Each entry sits at one table, and tables have their size.
            - `idempotency_mismatch` (422): This Idempotency-Key was used with another request.
            - `too_many_requests` (429): Wait a little before you try again.
            - `internal_error` (500): Something went wrong on our side.
            - `service_unavailable` (503): The service cannot answer right now. Try again soon.
        request_id (str | Unset): The id of the request, as in the header `X-Request-ID`: name it when you ask for help.
        errors (list[ProblemError] | Unset):
        legal_moves (list[Move] | Unset): With `illegal_move` and `ambiguous_move`: what the seat may choose from.
        move (MoveRequest | Unset): A move: `cover` the stack on `to`, or `duck` to the gap at `to`.

            `from` is the cell of the called stack; given it must be right, and it may be left out unless the seat shows the
            called number more than once. In a low blow `give` the stack at `from`, without `to`, then `place` what you got
            on
            `to`, without `from`.
        turn (int | None | Unset): With `turn_closed`: the number of the turn that is open, if one is.
        submission (Submission | Unset): A move as it was taken down.
        families (list[Family] | Unset): With `family_taken`: the families that are free.
        needed (int | Unset): How many seats have to be taken (`too_few_players`), or entries there (`too_few_entries`).
        state (str | Unset): With `competition_state` and `round_state`: the status of the competition or the round.
        gates (list[ProblemGatesItem] | Unset): With `gate_closed`: each `gate` that is closed, what is `needed`, and
            what the player has (`have`).
        entries (list[UUID] | Unset): With `unfit_tables`: the entries for which the tables are wrong.
        etag (None | str | Unset): With `precondition_failed` of a move: the `ETag` of what stands, null when nothing
            does.
        sequence (int | Unset): Is not sent any more; `etag` takes its place.
        scope (None | str | Unset): With `insufficient_scope`: what the token lacks; null where no personal token or app
            may go.
        max_age (int | Unset): With `reauthentication_required`: how many seconds ago the player may have shown who it
            is.
        retry_after (int | Unset): With `too_many_requests`, and where too many streams are open: how many seconds to
            wait.
    """

    type_: str
    title: str
    status: int
    detail: str
    code: ErrorCode
    request_id: str | Unset = UNSET
    errors: list[ProblemError] | Unset = UNSET
    legal_moves: list[Move] | Unset = UNSET
    move: MoveRequest | Unset = UNSET
    turn: int | None | Unset = UNSET
    submission: Submission | Unset = UNSET
    families: list[Family] | Unset = UNSET
    needed: int | Unset = UNSET
    state: str | Unset = UNSET
    gates: list[ProblemGatesItem] | Unset = UNSET
    entries: list[UUID] | Unset = UNSET
    etag: None | str | Unset = UNSET
    sequence: int | Unset = UNSET
    scope: None | str | Unset = UNSET
    max_age: int | Unset = UNSET
    retry_after: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        title = self.title

        status = self.status

        detail = self.detail

        code: str = self.code

        request_id = self.request_id

        errors: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = []
            for errors_item_data in self.errors:
                errors_item = errors_item_data.to_dict()
                errors.append(errors_item)

        legal_moves: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.legal_moves, Unset):
            legal_moves = []
            for legal_moves_item_data in self.legal_moves:
                legal_moves_item = legal_moves_item_data.to_dict()
                legal_moves.append(legal_moves_item)

        move: dict[str, Any] | Unset = UNSET
        if not isinstance(self.move, Unset):
            move = self.move.to_dict()

        turn: int | None | Unset
        if isinstance(self.turn, Unset):
            turn = UNSET
        else:
            turn = self.turn

        submission: dict[str, Any] | Unset = UNSET
        if not isinstance(self.submission, Unset):
            submission = self.submission.to_dict()

        families: list[str] | Unset = UNSET
        if not isinstance(self.families, Unset):
            families = []
            for families_item_data in self.families:
                families_item: str = families_item_data
                families.append(families_item)

        needed = self.needed

        state = self.state

        gates: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.gates, Unset):
            gates = []
            for gates_item_data in self.gates:
                gates_item = gates_item_data.to_dict()
                gates.append(gates_item)

        entries: list[str] | Unset = UNSET
        if not isinstance(self.entries, Unset):
            entries = []
            for entries_item_data in self.entries:
                entries_item = str(entries_item_data)
                entries.append(entries_item)

        etag: None | str | Unset
        if isinstance(self.etag, Unset):
            etag = UNSET
        else:
            etag = self.etag

        sequence = self.sequence

        scope: None | str | Unset
        if isinstance(self.scope, Unset):
            scope = UNSET
        else:
            scope = self.scope

        max_age = self.max_age

        retry_after = self.retry_after

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "title": title,
                "status": status,
                "detail": detail,
                "code": code,
            }
        )
        if request_id is not UNSET:
            field_dict["request_id"] = request_id
        if errors is not UNSET:
            field_dict["errors"] = errors
        if legal_moves is not UNSET:
            field_dict["legal_moves"] = legal_moves
        if move is not UNSET:
            field_dict["move"] = move
        if turn is not UNSET:
            field_dict["turn"] = turn
        if submission is not UNSET:
            field_dict["submission"] = submission
        if families is not UNSET:
            field_dict["families"] = families
        if needed is not UNSET:
            field_dict["needed"] = needed
        if state is not UNSET:
            field_dict["state"] = state
        if gates is not UNSET:
            field_dict["gates"] = gates
        if entries is not UNSET:
            field_dict["entries"] = entries
        if etag is not UNSET:
            field_dict["etag"] = etag
        if sequence is not UNSET:
            field_dict["sequence"] = sequence
        if scope is not UNSET:
            field_dict["scope"] = scope
        if max_age is not UNSET:
            field_dict["max_age"] = max_age
        if retry_after is not UNSET:
            field_dict["retry_after"] = retry_after

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.move import Move  # noqa: PLC0415
        from ..models.move_request import MoveRequest  # noqa: PLC0415
        from ..models.problem_error import ProblemError  # noqa: PLC0415
        from ..models.problem_gates_item import ProblemGatesItem  # noqa: PLC0415
        from ..models.submission import Submission  # noqa: PLC0415

        d = dict(src_dict)
        type_ = d.pop("type")

        title = d.pop("title")

        status = d.pop("status")

        detail = d.pop("detail")

        code = check_error_code(d.pop("code"))

        request_id = d.pop("request_id", UNSET)

        _errors = d.pop("errors", UNSET)
        errors: list[ProblemError] | Unset = UNSET
        if _errors is not UNSET:
            errors = []
            for errors_item_data in _errors:
                errors_item = ProblemError.from_dict(errors_item_data)

                errors.append(errors_item)

        _legal_moves = d.pop("legal_moves", UNSET)
        legal_moves: list[Move] | Unset = UNSET
        if _legal_moves is not UNSET:
            legal_moves = []
            for legal_moves_item_data in _legal_moves:
                legal_moves_item = Move.from_dict(legal_moves_item_data)

                legal_moves.append(legal_moves_item)

        _move = d.pop("move", UNSET)
        move: MoveRequest | Unset
        if isinstance(_move, Unset):
            move = UNSET
        else:
            move = MoveRequest.from_dict(_move)

        def _parse_turn(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        turn = _parse_turn(d.pop("turn", UNSET))

        _submission = d.pop("submission", UNSET)
        submission: Submission | Unset
        if isinstance(_submission, Unset):
            submission = UNSET
        else:
            submission = Submission.from_dict(_submission)

        _families = d.pop("families", UNSET)
        families: list[Family] | Unset = UNSET
        if _families is not UNSET:
            families = []
            for families_item_data in _families:
                families_item = check_family(families_item_data)

                families.append(families_item)

        needed = d.pop("needed", UNSET)

        state = d.pop("state", UNSET)

        _gates = d.pop("gates", UNSET)
        gates: list[ProblemGatesItem] | Unset = UNSET
        if _gates is not UNSET:
            gates = []
            for gates_item_data in _gates:
                gates_item = ProblemGatesItem.from_dict(gates_item_data)

                gates.append(gates_item)

        _entries = d.pop("entries", UNSET)
        entries: list[UUID] | Unset = UNSET
        if _entries is not UNSET:
            entries = []
            for entries_item_data in _entries:
                entries_item = UUID(entries_item_data)

                entries.append(entries_item)

        def _parse_etag(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        etag = _parse_etag(d.pop("etag", UNSET))

        sequence = d.pop("sequence", UNSET)

        def _parse_scope(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        scope = _parse_scope(d.pop("scope", UNSET))

        max_age = d.pop("max_age", UNSET)

        retry_after = d.pop("retry_after", UNSET)

        problem = cls(
            type_=type_,
            title=title,
            status=status,
            detail=detail,
            code=code,
            request_id=request_id,
            errors=errors,
            legal_moves=legal_moves,
            move=move,
            turn=turn,
            submission=submission,
            families=families,
            needed=needed,
            state=state,
            gates=gates,
            entries=entries,
            etag=etag,
            sequence=sequence,
            scope=scope,
            max_age=max_age,
            retry_after=retry_after,
        )

        problem.additional_properties = d
        return problem

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
