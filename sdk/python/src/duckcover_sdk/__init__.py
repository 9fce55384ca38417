"""Play Duck & Cover from Python: a typed client of the service's API.

`Client` for what one usually does, `duckcover_sdk.generated` for everything else, `duckcover_sdk.fairness` and
`duckcover_sdk.replay` to check what the service did.
"""

from .client import Client
from .errors import (
    AmbiguousMoveError,
    ConflictError,
    DuckcoverError,
    FamilyTakenError,
    IllegalMoveError,
    InputError,
    InvalidInputError,
    NoAnswerError,
    NotAllowedError,
    NotFoundError,
    NotSignedInError,
    ProblemError,
    ReauthenticationRequiredError,
    RuleViolatedError,
    ServiceError,
    SignInError,
    SignInPendingError,
    SupersededError,
    TooManyRequestsError,
    TurnClosedError,
    UnexpectedAnswerError,
)
from .orders import GameRef
from .retries import Retries

__all__ = [
    "AmbiguousMoveError",
    "Client",
    "ConflictError",
    "DuckcoverError",
    "FamilyTakenError",
    "GameRef",
    "IllegalMoveError",
    "InputError",
    "InvalidInputError",
    "NoAnswerError",
    "NotAllowedError",
    "NotFoundError",
    "NotSignedInError",
    "ProblemError",
    "ReauthenticationRequiredError",
    "Retries",
    "RuleViolatedError",
    "ServiceError",
    "SignInError",
    "SignInPendingError",
    "SupersededError",
    "TooManyRequestsError",
    "TurnClosedError",
    "UnexpectedAnswerError",
]
