"""The command line: its parser, and one module for each command."""
