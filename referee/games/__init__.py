"""One package for each game, all with the same rooms. None imports another."""
