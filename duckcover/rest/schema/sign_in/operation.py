"""What the tables of allauth's endpoints say of each."""

from dataclasses import dataclass, field

SIGN_IN, SECURITY = "sign-in", "sign-in security"
"""The tags under which these operations stand."""

SESSION, MAYBE, NONE = "session", "maybe", "none"
"""Whether an operation needs the header `X-Session-Token`, uses it when it is there, or does without."""

_STATUS_SCHEMAS = {
    400: "AuthErrors",
    401: "AuthPending",
    403: "AuthRefusal",
    404: "AuthRefusal",
    409: "AuthRefusal",
    410: "AuthGone",
    429: "AuthRefusal",
}


@dataclass(frozen=True)
class Operation:
    """One operation: `takes` and `gives` name components, `fails` lists the other statuses."""

    id: str
    summary: str
    description: str
    takes: str = ""
    gives: str = ""
    fails: tuple[int, ...] = ()
    token: str = SESSION
    tag: str = SECURITY
    header: str = ""
    query: str = ""
    bodies: dict[int, str] = field(default_factory=dict)

    def schema_of(self, status: int) -> str:
        """Return the component that an answer with this status carries."""
        return self.bodies.get(status) or _STATUS_SCHEMAS[status]

    @property
    def statuses(self) -> tuple[int, ...]:
        """The statuses other than 200; a session token that has ended is 410 wherever one may be sent."""
        gone = () if self.token == NONE else (410,)
        return tuple(sorted({*self.fails, *gone, 429}))


PENDING = "With a second factor or a proof of the address still to come the answer is 401: see its `flows`."
"""What signing in may still ask for, for descriptions."""
