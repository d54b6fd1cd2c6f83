"""What everything is called, one file for each language. scripts/compile_words.py makes the modules."""
