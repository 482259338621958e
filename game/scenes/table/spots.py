"""Where each thing of the game is drawn: used by motions and films."""

from collections.abc import Sequence

from pygame import Rect

from game.view.handles import Handle
from game.view.kit import Kit
from game.view.layers import Layer

BOARD_LAYERS = ("board", "zones")
SPOT_LAYERS = (*BOARD_LAYERS, "side")
"""The layers whose things can move; opponents' panels are in the side column."""


def spots_of(layers: Sequence[Layer]) -> dict[Handle, Rect]:
    """The rectangle of each thing, as the layers were last composed."""
    canvases = [layer.canvas for layer in layers if layer.name in SPOT_LAYERS]
    return {
        hit_area.handle: hit_area.rect
        for canvas in canvases
        if canvas is not None
        for hit_area in canvas.hit_areas
        if hit_area.is_piece
    }


def updated_spots_of(layers: Sequence[Layer], kit: Kit) -> dict[Handle, Rect]:
    """The same, after updating the layers."""
    for layer in layers:
        if layer.name in BOARD_LAYERS:
            layer.update(kit)
    return spots_of(layers)
