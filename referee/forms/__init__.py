"""How an action is written: its form, the words that each part may be, and how words are compared."""
