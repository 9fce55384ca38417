"""What `duckcover up` does: start PostgreSQL, the web server, the worker and beat, and watch them."""
