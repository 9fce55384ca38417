"""The web client: pages that people play on. It reads what the API reads and writes through the same services."""
