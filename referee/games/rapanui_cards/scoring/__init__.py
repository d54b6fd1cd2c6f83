"""The score, the numbers that a log may claim, and the reason for each change of one."""
