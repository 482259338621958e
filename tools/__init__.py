"""Makers of files: the sounds in assets/, the icon and contents of a build. Never imported by the program."""
