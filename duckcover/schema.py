"""The OpenAPI document."""

from drf_spectacular.openapi import AutoSchema


class ProblemAutoSchema(AutoSchema):
    """Operations as spectacular sees them."""
