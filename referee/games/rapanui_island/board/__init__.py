"""The board: what is printed on it, as data and as a picture, and the file to fill in for another."""
