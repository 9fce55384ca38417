from typing import Literal, cast

ExportRatingsFormat = Literal["json", "ndjson"]

EXPORT_RATINGS_FORMAT_VALUES: set[ExportRatingsFormat] = {
    "json",
    "ndjson",
}


def check_export_ratings_format(value: str) -> ExportRatingsFormat:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ExportRatingsFormat, value)
