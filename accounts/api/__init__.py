"""The accounts of the REST API."""
