"""What is read of leagues: who may know of what, and the documents of the API."""
