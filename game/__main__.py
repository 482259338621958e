"""`python -m game`: the command line."""

import sys

from game.cli.parser import main

if __name__ == "__main__":
    sys.exit(main())
