"""The command line. app.py declares the commands; the other modules do what they say."""
