"""The language that Referee speaks, and how a sentence is made in it (docs/translating.md)."""
