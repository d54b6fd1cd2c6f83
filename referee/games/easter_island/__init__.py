"""Easter Island (Twilight Creations, 2006): two sorcerers, statues and sun rays."""

NAME = "easter-island"
PREFIX = "EI"
