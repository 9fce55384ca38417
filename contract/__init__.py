"""The tools around the contract: the committed document, its examples, and the check that nothing in it breaks."""
