"""The window program: its loop, its window, what it does about errors, how it is started."""
