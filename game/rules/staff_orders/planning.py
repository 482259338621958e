"""Planning: cards are drawn, and one of the Planning spaces takes the initiative."""

from game.rules.core.frames import Frame, Step
from game.rules.core.play import Play
from game.rules.staff_orders.events import CardsDrawn, DeckReshuffled, DrawFellShort, InitiativeChanged
from game.rules.staff_orders.setting import ActionSpace
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import bonus
from game.rules.staff_orders.terms import RECON_POST, Faction


def planning_frames(world: World, faction: Faction, space: ActionSpace) -> tuple[Frame, ...]:
    cards = space.strength(faction) + bonus(world, faction, RECON_POST)
    return (Planning(faction, cards, space.initiative),)


class Planning(Step[World], frozen=True, tag="so.planning", gc=False):
    """Draw from the top of the deck; the symbol turns the round token to the player's colour."""

    faction: Faction
    cards: int
    initiative: bool

    def run(self, play: Play[World]) -> None:
        _draw(play, self.faction, self.cards)
        if self.initiative and play.world.initiative != self.faction:
            play.do(InitiativeChanged(self.faction))


def _draw(play: Play[World], faction: Faction, count: int) -> None:
    """An empty deck is formed again from the discard pile; if both are empty, the rest of the draw is
    lost."""
    while count:
        if not play.world.deck and play.world.discard:
            play.do(DeckReshuffled(play.shuffle(play.world.discard)))
        drawn = play.world.deck[:count]
        if not drawn:
            play.do(DrawFellShort(faction, count))
            return
        play.do(CardsDrawn(faction, drawn))
        count -= len(drawn)
