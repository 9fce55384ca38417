"""The only writers of accounts."""
