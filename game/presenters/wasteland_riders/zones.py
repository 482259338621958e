"""Everything around the board: own sheet, rivals, hand, Market, contracts, and what is being decided."""

from game.presenters.presenter import Sight
from game.presenters.wasteland_riders.contracts import compose_contracts
from game.presenters.wasteland_riders.gallery import compose_gallery, is_choosing
from game.presenters.wasteland_riders.hand import compose_hand
from game.presenters.wasteland_riders.market import compose_market
from game.presenters.wasteland_riders.matter import compose_matter, is_at_hand
from game.presenters.wasteland_riders.mission import UNFOLDED, compose_mission
from game.presenters.wasteland_riders.regions import regions
from game.presenters.wasteland_riders.rivals import compose_rivals
from game.presenters.wasteland_riders.sheet import compose_sheet
from game.view.canvas import Canvas


def compose_zones(canvas: Canvas, sight: Sight) -> None:
    places = regions(canvas.kit.metrics)
    compose_sheet(canvas, sight, places["sheet"])
    compose_hand(canvas, sight, places["hand"])
    compose_market(canvas, sight, places["market"])
    compose_contracts(canvas, sight, places["contracts"])
    if is_choosing(sight):
        compose_gallery(canvas, sight)
    if is_at_hand(sight):
        compose_matter(canvas, sight, places["matter"])
    compose_rivals(canvas, sight, places["rivals"])
    if UNFOLDED in sight.unfolded:
        compose_mission(canvas, sight)
