"""python -m referee"""

from referee.cli.app import main

main()
