"""`referee serve`: a page that keeps a log, for phone, tablet or laptop."""
