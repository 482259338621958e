"""The mind of each game, one line each in `MINDS`, and the way to it: it is imported when first asked for.

A game without a line here has no levels; the random bot plays it all the same.
"""

from game.bots.mind import Mind
from game.rules.core.lazy_registry import LazyRegistry

MINDS: LazyRegistry[Mind] = LazyRegistry({})
