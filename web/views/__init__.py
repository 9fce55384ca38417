"""The pages: a view reads what the API reads, or calls one service, and answers with a page or a redirect."""
