"""A canoe race round the island, for two players."""
