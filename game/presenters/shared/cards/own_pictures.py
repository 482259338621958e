"""The pictures that are called after cards: `enemy_en16_emu_zaglady`, `manoeuvre_step_up`."""

from game.view.kit import Kit


def own_picture(kit: Kit, kind: str, card: str) -> str | None:
    """The picture of a card of this kind; None if it has none, as a card of a mod may."""
    name = f"{kind}_{card}"
    return name if kit.pictures.has(name) else None
