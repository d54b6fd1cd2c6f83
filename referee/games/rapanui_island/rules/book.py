"""The rule book of the game."""

from __future__ import annotations

from referee.core.rule import RuleBook

BOOK = RuleBook("MA")
