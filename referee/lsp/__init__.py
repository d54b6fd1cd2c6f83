"""The language server: what an editor asks about a log that is being written."""
