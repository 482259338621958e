"""What stands on the areas: action spaces with commanders, bonuses, stars, and soldiers in piles."""

from pygame import Rect

from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.shared.board.small_things import ghost
from game.presenters.staff_orders.board import layout as lay
from game.presenters.staff_orders.board import pawns, tokens
from game.presenters.staff_orders.board.ground import broken_places
from game.presenters.staff_orders.colours import paint_of
from game.presenters.staff_orders.controls import handles
from game.presenters.staff_orders.controls.handles import Supply
from game.presenters.staff_orders.zones.bonuses import bonus_picture
from game.rules.staff_orders.setting import ActionSpace
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import FACTIONS, ActionSpaceId, Domain, Faction, PlaceId
from game.view.theme import INK, PAPER_0, PAPER_2

PIECES: dict[Domain, Supply] = {"land": "soldiers", "air": "aircraft"}
LEAST_COUNT = 14
"""The least size of the disc with a number, in device pixels, so that it can be read."""
SMALLEST_PIECES = 22
"""If hexagons have a smaller radius, pieces are shown only as the shapes of their factions."""


def draw_pieces(sheet: BoardSheet[World]) -> None:
    """Draw everything on the areas, the lowest first; the pointer finds first what is drawn last."""
    if sheet.radius < SMALLEST_PIECES and not sheet.is_table:
        _draw_presence(sheet)
        return
    _draw_bonuses(sheet)
    for space in sheet.world.setting.spaces.values():
        if space.place is not None and space.layer == "land":
            draw_space(sheet, space, sheet.spot(space.id, 0.0, lay.LOWERED))
    for area in sheet.world.setting.areas:
        _draw_area(sheet, area)


def _draw_bonuses(sheet: BoardSheet[World]) -> None:
    """Draw tokens and printed bonuses; a printed one has no edge of cardboard."""
    world, kit, size = sheet.world, sheet.canvas.kit, sheet.size(lay.BONUS)
    for area, bonus in {**world.setting.printed, **world.tokens}.items():
        centre = sheet.spot(f"{area}.bonus", 0.0, lay.LOWERED)
        if area in world.tokens:
            box = Rect(0, 0, size, size)
            box.center = centre
            edge = kit.shapes.rounded((size, size), max(2, size // 7), (*INK, 150))
            sheet.canvas.blit(edge, (box.x + max(1, size // 24), box.y + max(1, size // 16)))
        sheet.put(handles.BONUS(area), bonus_picture(kit, bonus, size), centre, size, "box")


def draw_space(sheet: BoardSheet[World], space: ActionSpace, centre: tuple[int, int]) -> None:
    """Draw a space with its icon; a commander on it hides the icon and reaches above its edge."""
    kit, size = sheet.canvas.kit, sheet.size(lay.SPACE)
    face = Rect(centre[0] - size // 2, centre[1] - size // 2, size, size)
    sheet.centred(tokens.action_space(kit, space, size), centre)
    sheet.touchable(handles.SPACE(space.id), face, "disc")
    faction = sheet.world.commanders.get(space.id)
    if faction is not None:
        _draw_commander(sheet, space.id, faction, face)


def _draw_commander(sheet: BoardSheet[World], space: ActionSpaceId, faction: Faction, face: Rect) -> None:
    canvas, kit = sheet.canvas, sheet.canvas.kit
    colours = paint_of(kit, faction)
    canvas.blit(kit.shapes.disc(face.w, PAPER_2, colours.main, max(2, face.w // 9)), face.topleft)
    figure = pawns.pawn(kit, "commanders", faction, sheet.size(lay.COMMANDER))
    place = Rect(0, 0, *figure.get_size())
    place.midbottom = (face.centerx, face.bottom - face.h // 10)
    handle = handles.COMMANDER(space)
    if handle in sheet.hidden:
        canvas.blit_in(ghost(kit, "disc", face.w), face)
    else:
        canvas.blit(figure, place.topleft)
    sheet.touchable(handle, place, "box")


# Soldiers


def _draw_area(sheet: BoardSheet[World], area: PlaceId) -> None:
    """Draw the stars and piles of one area; two piles face each other if both factions are there."""
    world, kit = sheet.world, sheet.canvas.kit
    worth = world.setting.stars[area]
    if worth:
        row = tokens.stars(kit, worth, sheet.size(lay.STAR))
        sheet.centred(row, sheet.spot(area, 0.0, lay.STARS_AT))
    draw_piles(sheet, "land", area, sheet.spot(area, *lay.PILE), lay.CUBE)
    if any(area in broken_places(world, faction, "land") for faction in FACTIONS):
        sign = tokens.broken_supply(kit, sheet.size(lay.BROKEN))
        sheet.centred(sign, sheet.spot(area, *lay.BROKEN_AT))


def draw_piles(
    sheet: BoardSheet[World], layer: Domain, place: PlaceId, centre: tuple[int, int], high: float
) -> None:
    """Draw the pieces of a place: one pile, or two with crossed swords between them."""
    world = sheet.world
    if not world.is_contested(layer, place):
        for faction in FACTIONS:
            if world.strength(faction, layer, place):
                most = lay.MOST_SHOWN if layer == "land" else lay.MOST_AIRCRAFT
                _draw_pile(sheet, layer, faction, place, centre, high, most)
        return
    aside, growth, most = lay.FACING[layer]
    for faction, way in zip(FACTIONS, (-1, 1), strict=True):
        there = (centre[0] + way * sheet.size(aside), centre[1])
        _draw_pile(sheet, layer, faction, place, there, high * growth, most)
    size, above = (sheet.size(part) for part in lay.CLASH[layer])
    swords = tokens.sign(sheet.canvas.kit, "sword_cross", size, PAPER_0, INK, INK)
    sheet.centred(swords, (centre[0], centre[1] - above))


def _draw_pile(
    sheet: BoardSheet[World],
    layer: Domain,
    faction: Faction,
    place: PlaceId,
    centre: tuple[int, int],
    high: float,
    most: int,
) -> None:
    """Draw some of the pieces and their number; a ghost for pieces that are held or moving.

    The pile keeps its place while some of it is held, so that it can be put back there.
    """
    kit, count = sheet.canvas.kit, sheet.world.strength(faction, layer, place)
    piece = pawns.pawn(kit, PIECES[layer], faction, sheet.size(high))
    wide, tall = piece.get_size()
    spots = [
        (centre[0] + round(x * wide), centre[1] + round(y * tall)) for x, y in lay.CLUSTERS[min(count, most)]
    ]
    boxes = [Rect(x - wide // 2, y - tall // 2, wide, tall) for x, y in spots]
    whole = boxes[0].unionall(boxes[1:])
    handle = handles.pieces(layer, faction, place)
    left = count
    if handle in sheet.hidden:
        left = count - sheet.taken if sheet.taken else 0
        sheet.canvas.blit_in(ghost(kit, "box", min(whole.size)), whole)
    for box in boxes[:left]:
        sheet.canvas.blit(piece, box.topleft)
    size = max(LEAST_COUNT, sheet.size(lay.COUNT))
    disc = tokens.count_disc(kit, left or count, paint_of(kit, faction), size)
    sheet.canvas.blit(disc, (whole.right - round(size * 0.6), whole.bottom - round(size * 0.8)))
    sheet.touchable(handle, whole, "box")


# On very small maps


def _draw_presence(sheet: BoardSheet[World]) -> None:
    """Draw the shapes of the factions where they have soldiers, and larger on their headquarters."""
    kit, world = sheet.canvas.kit, sheet.world
    homes = set(world.setting.headquarters.values())
    for area in world.setting.areas:
        here = [faction for faction in FACTIONS if world.strength(faction, "land", area)]
        for number, faction in enumerate(here):
            colours = paint_of(kit, faction)
            size = max(7, sheet.size(1.3 if area in homes else 0.9))
            mark = kit.shapes.emblem(colours.shape, size, colours.main, PAPER_0)
            sheet.centred(mark, sheet.spot(area, (number - (len(here) - 1) / 2) * 0.9, 0.0))
