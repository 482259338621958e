"""The commands of the command line, one module each: what it takes, what it does, its exit code."""
