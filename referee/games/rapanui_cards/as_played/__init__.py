"""What an illegal action did to the table when the players did it all the same."""

from .as_played import AS_PLAYED, IN_WORDS

__all__ = ["AS_PLAYED", "IN_WORDS"]
