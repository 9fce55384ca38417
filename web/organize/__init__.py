"""What the pages of organizers are made of: words, forms, and the powers of the staff (LEAGUES.md LO)."""
