"""The languages of logs: the files with their words, and games whose forms are said in one of them."""
