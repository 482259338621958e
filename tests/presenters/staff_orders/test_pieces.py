"""The wooden pieces: each side has its own, in its colours, small and large."""

import pygame
import pytest

from game.presenters.staff_orders.board.pawns import SEEN, pawn
from game.presenters.staff_orders.controls.handles import SUPPLIES, Supply
from game.presenters.staff_orders.pictures_of import piece_of
from game.rules.core.ids import Seat
from game.rules.staff_orders.terms import FACTIONS
from tests.presenters.kits import kit_for
from tests.presenters.staff_orders.zones import LANDING
from tests.scenes.twins import presenter_of


@pytest.mark.parametrize("supply", SUPPLIES)
def test_no_two_sides_have_one_piece(supply: Supply) -> None:
    """They differ in shape too: who sees no colours tells them apart."""
    kit = kit_for()
    assert all(kit.pictures.has(piece_of(faction, supply)) for faction in FACTIONS)
    plain = [kit.pictures.svg(piece_of(faction, supply), (48, 48)) for faction in FACTIONS]
    assert pygame.image.tobytes(plain[0], "RGBA") != pygame.image.tobytes(plain[1], "RGBA")
    for high in (14, 24, 72):
        shown = [pawn(kit, supply, faction, high) for faction in FACTIONS]
        assert {one.get_height() for one in shown} == {high}
        assert pygame.image.tobytes(shown[0], "RGBA") != pygame.image.tobytes(shown[1], "RGBA")


@pytest.mark.parametrize("supply", SUPPLIES)
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_piece_lies_whole_in_what_is_shown_of_its_picture(supply: Supply, faction: str) -> None:
    """Nothing of it is cut off: what is left out of the picture is empty."""
    kit = kit_for()
    whole = kit.pictures.svg(f"piece_{faction}_{supply}", (256, 256)).get_bounding_rect(min_alpha=80)
    assert pygame.Rect(SEEN[supply]).contains(whole)


def test_a_player_is_shown_by_the_commander_of_his_side() -> None:
    match = LANDING.match(1)
    presenter = presenter_of(match)
    shown = {presenter.portrait(match.state.world, Seat(seat)) for seat in (0, 1)}
    assert shown == {piece_of(faction, "commanders") for faction in FACTIONS}
