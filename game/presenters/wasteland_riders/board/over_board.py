"""Where large sheets lie that are opened for a while: over the board."""

from pygame import Rect

from game.presenters.wasteland_riders.regions import regions
from game.view.kit import Kit


def sheet_place(kit: Kit) -> Rect:
    """The area over the board; in a small window over the right column too."""
    places = regions(kit.metrics)
    return places["board"].union(places["status"]) if kit.metrics.is_compact else Rect(places["board"])
