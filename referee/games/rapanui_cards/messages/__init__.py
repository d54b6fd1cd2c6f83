"""What the game says in other languages: docs/translating.md. English is in the code."""
