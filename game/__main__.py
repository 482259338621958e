"""`python -m game`: the command line."""

import sys
from multiprocessing import freeze_support

from game.cli.parser import main

if __name__ == "__main__":
    freeze_support()  # a frozen program that was started to play games beside another does just that
    sys.exit(main())
