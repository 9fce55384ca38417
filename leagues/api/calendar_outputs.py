"""What clients get of their calendars."""

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import Output


@extend_schema_serializer(component_name="CalendarAddress")
class CalendarAddressOutput(Output):
    """Where calendar programs read what waits for the caller."""

    url = serializers.URLField(help_text="With a secret: whoever has it reads the calendar.")
