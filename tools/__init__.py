"""Programs that make files: the sounds in assets/, the icon and contents of a build. The game never imports
them.
"""
