"""Limits: requests of a caller, attempts at passwords and codes, requests to the sign-in API."""
