"""What every API face uses: views, problems, idempotency, entity tags, pages, and the document; it knows no app."""
