from typing import Literal, cast

ReportReason = Literal["abuse", "cheating", "offensive_profile", "other", "spam"]

REPORT_REASON_VALUES: set[ReportReason] = {
    "abuse",
    "cheating",
    "offensive_profile",
    "other",
    "spam",
}


def check_report_reason(value: str) -> ReportReason:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ReportReason, value)
