"""Pages for a browser: the replay of a game, and a dispute. Each is one file that loads nothing."""
