"""What an illegal action does to the table if the players carry it out anyway."""

from .as_played import AS_PLAYED, IN_WORDS

__all__ = ["AS_PLAYED", "IN_WORDS"]
