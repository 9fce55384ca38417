"""How dates are written where Django's own way is unfit for a table or for readers all over the world."""
