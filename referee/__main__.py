"""python -m referee"""

from referee.start import main

if __name__ == "__main__":  # a process of --jobs may load this file too
    main()
