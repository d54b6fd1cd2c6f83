"""What every game shares: rules, judging, replaying. Knows no game, no file and no notation."""
