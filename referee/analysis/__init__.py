"""What commands work out from a judged record: where points come from, what a dispute changes, coverage."""
