"""Serializers of input that take nothing on trust: no unknown field, no value of another JSON type."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, gettext_noop
from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail, ValidationError
from rest_framework.fields import empty

Field = serializers.Field[Any, Any, Any, Any]

MAX_LIMIT = 100
DEFAULT_LIMIT = 20

BORROWED = (
    gettext_noop("Ensure this field has at least {min_length} elements."),
    gettext_noop("Ensure this field has no more than {max_length} elements."),
    gettext_noop("Must be a valid UUID."),
)
"""Texts of REST framework that it does not have in all of our languages; our catalogues come before its own."""

_SPELLINGS: tuple[tuple[type[Field], re.Pattern[str]], ...] = (
    (serializers.IntegerField, re.compile(r"-?[0-9]+")),
    (serializers.UUIDField, re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)),
)

_JSON_TYPES: tuple[tuple[type[Field], tuple[type, ...]], ...] = (
    (serializers.BooleanField, (bool,)),
    (serializers.IntegerField, (int,)),
    (serializers.FloatField, (int, float)),
    (serializers.CharField, (str,)),
    (serializers.UUIDField, (str,)),
    (serializers.DateTimeField, (str,)),
    (serializers.ChoiceField, (str,)),
    (serializers.ListField, (list,)),
    (serializers.BaseSerializer, (dict,)),
)


class TranslatableErrors(serializers.Serializer[Any]):
    """A serializer whose errors can be worded again in another language (see `duckcover.rest.problems`)."""

    def is_valid(self, *, raise_exception: bool = False) -> bool:
        """Validate `initial_data`.

        Raises: ValidationError (when asked to), which carries `again`: the same errors in the language active then.
        """
        try:
            return super().is_valid(raise_exception=raise_exception)
        except ValidationError as error:
            error.again = self._errors_again  # type: ignore[attr-defined]  # read by the exception handler
            raise

    def _errors_again(self) -> Any:
        """Return the errors of the same input once more, worded in the active language.

        By a fresh serializer: the fields of this one keep the texts of ranges and lengths as they were first put.
        """
        fresh = type(self)(data=self.initial_data, partial=self.partial, context=self.context)
        try:
            fresh.run_validation(self.initial_data)
        except ValidationError as error:
            return serializers.as_serializer_error(error)
        return None


class StrictSerializer(TranslatableErrors):
    """Input of the API: an unknown field and a value of another JSON type ("1" for 1, true for 1) are errors."""

    def to_internal_value(self, data: Any) -> Any:
        """Return the validated values.

        Raises: ValidationError with every error of the input at once.
        """
        errors: dict[str, Any] = dict(_unknown_fields(self, data) | _wrong_types(self, data))
        try:
            values = super().to_internal_value(data)
        except ValidationError as error:
            if not isinstance(error.detail, dict):
                raise
            errors = {**error.detail, **errors}
        if errors:
            raise ValidationError(errors)
        return values


def _unknown_fields(serializer: StrictSerializer, data: Any) -> dict[str, Any]:
    """Return an error for each key of the input that is no field."""
    if not isinstance(data, Mapping):
        return {}
    message = ErrorDetail(_("Unknown field."), code="unknown_field")
    return {str(name): [message] for name in data if name not in serializer.fields}


def _wrong_types(serializer: StrictSerializer, data: Any) -> dict[str, Any]:
    """Return an error for each value of the input whose JSON type is not its field's."""
    if not isinstance(data, Mapping):
        return {}
    named = ((name, field, data.get(name)) for name, field in serializer.fields.items())
    found = ((name, _type_error(field, value)) for name, field, value in named if not field.read_only)
    return {name: error for name, error in found if error}


def _type_error(field: Field, value: Any) -> Any:
    """Return what is wrong with the JSON type of a value (a message, or one per list item); None when it is right."""
    if value is None or value is empty:
        return None
    if not _has_json_type(field, value):
        return [ErrorDetail(_("This value has the wrong JSON type."), code="wrong_type")]
    if isinstance(value, str) and not _is_spelled_right(field, value):
        return [_misspelled(field, value)]
    if isinstance(field, serializers.ListField):
        errors = {i: error for i, item in enumerate(value) if (error := _type_error(field.child, item))}
        return errors or None
    return None


def _has_json_type(field: Field, value: Any) -> bool:
    """Say whether a value has the JSON type of a field; a field of an unknown kind takes any."""
    if isinstance(value, bool):
        return isinstance(field, serializers.BooleanField)
    return next((isinstance(value, kinds) for kind, kinds in _JSON_TYPES if isinstance(field, kind)), True)


def _is_spelled_right(field: Field, text: str) -> bool:
    """Say whether a text is a number or an id in the one spelling that the contract has.

    Python reads more: " 5 ", "1_0" and digits of other scripts, ids in braces and without hyphens.
    """
    return next((bool(form.fullmatch(text)) for kind, form in _SPELLINGS if isinstance(field, kind)), True)


def _misspelled(field: Field, text: str) -> ErrorDetail:
    """Return the field's own error for a text that is no value of it."""
    return ErrorDetail(str(field.error_messages["invalid"]).format(value=text), code="invalid")


class QuerySerializer(TranslatableErrors):
    """Query parameters of an operation: text becomes the field's type, an unknown or repeated parameter is an error."""

    def to_internal_value(self, data: Any) -> Any:
        """Return the validated parameters.

        Raises: ValidationError.
        """
        errors = {name: [message] for name, message in self._refused(data)}
        if errors:
            raise ValidationError(errors)
        return super().to_internal_value(data.dict())  # a QueryDict would pass for a form, where "" means not given

    def _refused(self, data: Any) -> Iterator[tuple[str, ErrorDetail]]:
        """Yield the parameters that are unknown, that stand twice, and that are spelled as no client should."""
        for name, values in data.lists():
            if name not in self.fields:
                yield name, ErrorDetail(_("Unknown query parameter."), code="unknown_parameter")
            elif len(values) > 1:
                yield name, ErrorDetail(_("Give this parameter once."), code="repeated_parameter")
            elif not _is_spelled_right(self.fields[name], values[0]):
                yield name, _misspelled(self.fields[name], values[0])


class PageQuerySerializer(QuerySerializer):
    """Query parameters of a cursor-paginated list; lists with filters add their own."""

    limit = serializers.IntegerField(
        min_value=1,
        max_value=MAX_LIMIT,
        default=DEFAULT_LIMIT,
        help_text="How many results a page holds.",
    )
    cursor = serializers.CharField(
        required=False,
        max_length=500,
        help_text="Where the page starts; taken from `next` or `previous`.",
    )


class TimeOfDayField(serializers.RegexField):
    """A time of day, to the minute."""

    default_error_messages = {"invalid": gettext_lazy("A time of day looks like 07:30.")}

    def __init__(self, **options: Any) -> None:
        super().__init__(r"^([01][0-9]|2[0-3]):[0-5][0-9]$", **options)


def validated(serializer: type[StrictSerializer], data: Any, **options: Any) -> dict[str, Any]:
    """Return the validated input of a request body.

    `options` go to the serializer (`partial=True`, `context=…`). Raises: ValidationError.
    """
    bound = serializer(data=data, **options)
    bound.is_valid(raise_exception=True)
    values: dict[str, Any] = bound.validated_data
    return values


def validated_query(serializer: type[QuerySerializer], request: HttpRequest) -> dict[str, Any]:
    """Return the validated query parameters of a request. Raises: ValidationError."""
    bound = serializer(data=request.GET)
    bound.is_valid(raise_exception=True)
    values: dict[str, Any] = bound.validated_data
    return values
