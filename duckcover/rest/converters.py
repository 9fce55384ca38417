"""What stands in addresses: public ids."""

from django.urls import register_converter
from django.urls.converters import UUIDConverter


class PublicIdConverter(UUIDConverter):
    """`<id:…>`: a UUID in either case; RFC 9562 (4) has readers take both, and Swift's `uuidString` writes capitals."""

    regex = "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}"


register_converter(PublicIdConverter, "id")

ID = "<id:id>"
"""The public id in an address of ours; by this name the converter is registered when it is used."""
