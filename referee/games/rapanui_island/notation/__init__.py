"""How the game is written: the words, and the form of each action."""
