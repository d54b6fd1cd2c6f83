"""python -m referee"""

from referee.cli import main

if __name__ == "__main__":  # a process of --jobs may load this file too
    main()
