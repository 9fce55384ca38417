"""The OpenAPI document: what every operation has in common, so that no view has to say it.

`operations` describes each view of ours, `sign_in` adds allauth's endpoints, `tidying` makes the whole kind to
generators. The document is committed as `openapi.yaml`: `python -m contract.write` writes it.
"""

from duckcover.rest.schema.headers import LOCATION
from duckcover.rest.schema.operations import ProblemAutoSchema, only_api, raises
from duckcover.rest.schema.problems import ERROR_CODES
from duckcover.rest.schema.tidying import tidy

__all__ = ["ERROR_CODES", "LOCATION", "ProblemAutoSchema", "only_api", "raises", "tidy"]
