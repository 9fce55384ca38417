"""What measures speed: ratios to pgbench doing the least that the same work needs, never a timed test."""
