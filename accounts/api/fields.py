"""Fields that several inputs and outputs of the accounts' API share."""

from typing import Any

from rest_framework import serializers

from accounts.models import AVATARS
from duckcover.scopes import SCOPES
from duckcover.validators import validate_displayable, validate_lines

AVATAR_CHOICES = [(name, name) for name in ("", *AVATARS)]
SCOPE_CHOICES = [(scope, scope) for scope in SCOPES]
BOT_SCOPES = tuple(scope for scope in SCOPES if not scope.startswith("leagues:"))
BOT_SCOPE_CHOICES = [(scope, scope) for scope in BOT_SCOPES]


class LineField(serializers.CharField):
    """A line of text that will stand on somebody else's screen."""

    def __init__(self, **options: Any) -> None:
        super().__init__(validators=[validate_displayable], **options)


class LinesField(serializers.CharField):
    """Text of several lines that will stand on somebody else's screen; a line ends with a line feed."""

    def __init__(self, **options: Any) -> None:
        super().__init__(validators=[validate_lines], **options)

    def to_internal_value(self, data: Any) -> str:
        """Return the text, with line feeds where a carriage return stood before them."""
        return super().to_internal_value(data).replace("\r\n", "\n")


class AvatarField(serializers.ChoiceField):
    """A family of ducks, or "" for none."""

    def __init__(self, **options: Any) -> None:
        super().__init__(choices=AVATAR_CHOICES, allow_blank=True, **options)


class ScopesField(serializers.ListField):
    """What a token may be used for: at least one scope; one that is named twice counts once."""

    def __init__(self, *, choices: Any = SCOPE_CHOICES, **options: Any) -> None:
        super().__init__(child=serializers.ChoiceField(choices=choices), allow_empty=False, **options)

    def to_internal_value(self, data: Any) -> list[Any]:
        """Return the scopes, each once. Raises: ValidationError."""
        return list(dict.fromkeys(super().to_internal_value(data)))
