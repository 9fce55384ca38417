"""The pages for people: signing in, and the account, in a browser."""
