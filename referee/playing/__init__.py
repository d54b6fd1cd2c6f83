"""Random games: players with different tempers, the logs of their games, and deliberate violations."""
