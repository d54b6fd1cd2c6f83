"""How the game is written: the words, and the form of each action."""

from .forms import TERMINALS as TERMINALS
