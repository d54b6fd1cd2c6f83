"""Pure calculations that rules, effects and the list of legal actions share."""
