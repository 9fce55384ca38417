"""The whole service on one machine: embedded PostgreSQL and broker, and the supervisor of the processes."""
