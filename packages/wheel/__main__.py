"""`python -m sztabowka`: the command line."""

import sys

from sztabowka import main

if __name__ == "__main__":
    sys.exit(main())
