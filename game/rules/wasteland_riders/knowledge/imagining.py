"""Imagines a world that looks the same to one seat: unseen cards are dealt to all places where only backs
are seen."""

from msgspec.structs import replace

from game.rules.core.ids import HIDDEN, CardId
from game.rules.core.piles import Pile, difference
from game.rules.core.rng import Draws, Rng
from game.rules.wasteland_riders.fight.clashes import why_not_card
from game.rules.wasteland_riders.laws import OTHER_DECKS, cards_of_deck, gear_cards
from game.rules.wasteland_riders.packing.arranging import fits_host
from game.rules.wasteland_riders.terms import COLOURS, DRAWN, Colour, CombatCard, Deck
from game.rules.wasteland_riders.world.fight import Fighter, Side
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.setting import COLOUR_OF_BACK, Setting
from game.rules.wasteland_riders.world.state import Planned, World

LAID: tuple[CombatCard, ...] = (
    *("attack",) * 5,
    *("burst",) * 3,
    *("range_change",) * 2,
    *("preparation",) * 2,
    "defence",
)
"""About how often each combat card is played face down. A Range Change may always be chosen (WR-CARD-01)."""


def imagine_world(view: World, rng: Rng) -> tuple[World, Rng]:
    draws = rng.draws()
    world, unseen = view, _unseen(view)
    for colour in COLOURS:
        world = _fill_gear(world, colour, list(draws.shuffled(unseen[colour])))
    for deck in OTHER_DECKS:
        world = _deal(world, deck, _Stock(list(draws.shuffled(unseen[deck]))))
    fight = world.fight
    if fight is not None:
        red, blue = _chosen(world, fight.red, "red", draws), _chosen(world, fight.blue, "blue", draws)
        world = replace(world, fight=replace(fight, red=red, blue=blue))
    return world, Rng(draws.below(1 << 62))


def _unseen(view: World) -> dict[str, list[CardId]]:
    """The cards that the view does not show, by colour of gear and by other deck.

    Cached, as a search imagines many worlds from the same view.
    """
    found: dict[str, list[CardId]] | None = view.setting.memo.get_for(view, "unseen")
    if found is None:
        found = {}
        for colour in COLOURS:
            seen = [
                card for card in gear_cards(view, colour) if card not in COLOUR_OF_BACK and card != HIDDEN
            ]
            found[colour] = difference(view.setting.gear_decks[colour], seen)
        for deck in OTHER_DECKS:
            others = (card for card in cards_of_deck(view, deck) if card != HIDDEN)
            found[deck] = difference(view.setting.decks[deck], others)
        view.setting.memo.put_for(view, "unseen", found)
    return found


def _chosen(world: World, fighter: Fighter, side: Side, draws: Draws) -> Fighter:
    """A face-down combat card becomes one that the fighter may have chosen, as often as people choose it."""
    if fighter.card != "hidden":
        return fighter
    likely = [card for card in LAID if why_not_card(world, side, card) is None]
    return replace(fighter, card=draws.choice(likely))


def _deal(world: World, deck: Deck, stock: "_Stock") -> World:
    """Deals luck, wasteland and contract cards to hands, decks, and all other face-down places."""
    if deck == "luck":
        knights = tuple(replace(one, luck=stock.fill(one.luck)) for one in world.knights)
        world = replace(world, knights=knights)
    if deck == "wasteland":
        planned = tuple(Planned(stock.one(one.card), one.by) for one in world.planned)
        world = replace(world, planned=planned)
    if deck == "private":
        contracts = tuple(replace(one, card=stock.one(one.card)) for one in world.contracts)
        world = replace(world, contracts=contracts, removed=stock.fill(world.removed))
    world = replace(world, decks={**world.decks, deck: stock.fill(world.decks[deck])})
    if deck != "luck":
        knights = tuple(replace(one, looking=stock.fill_some(one.looking)) for one in world.knights)
        world = replace(world, knights=knights)
    return world


class _Stock:
    """Unseen cards in a random order, handed out where a card is hidden."""

    def __init__(self, cards: list[CardId]) -> None:
        self._cards = cards

    def one(self, card: CardId) -> CardId:
        return self._cards.pop() if card == HIDDEN and self._cards else card

    def fill(self, pile: Pile) -> Pile:
        return tuple(self.one(card) for card in pile)

    def fill_some(self, pile: Pile) -> Pile:
        """Fills some hidden cards; looked-at cards may be of another deck, so they take only what is left
        over."""
        return self.fill(pile)


# Gear


def _fill_gear(world: World, colour: Colour, unseen: list[CardId]) -> World:
    """Attachments of hidden hosts need cards that fit; all other places take any card of the colour."""
    setting = world.setting
    knights = []
    for knight in world.knights:
        for part in ("backpack", "cargo", "gained"):
            items: tuple[Item, ...] = getattr(knight, part)
            if any(_is_hidden(item, colour) for item in items):
                filled = tuple(_filled(setting, item, colour, unseen) for item in items)
                knight = replace(knight, **{part: filled})
        knights.append(knight)
    world = replace(world, knights=tuple(knights))
    if colour in DRAWN:
        world = replace(world, decks={**world.decks, colour: tuple(unseen)})
    return world


def _is_hidden(item: Item, colour: Colour) -> bool:
    """Whether only the back of a card of this colour is seen, or of something attached to it."""
    return any(COLOUR_OF_BACK.get(card) == colour for card in (item.card, *item.attachments))


def _filled(setting: Setting, item: Item, colour: Colour, unseen: list[CardId]) -> Item:
    card = item.card
    if COLOUR_OF_BACK.get(card) == colour:
        card = _take(setting, unseen, item.attachments, None)
    attachments = tuple(
        _take(setting, unseen, (), card) if COLOUR_OF_BACK.get(one) == colour else one
        for one in item.attachments
    )
    return replace(item, card=card, attachments=attachments)


def _take(setting: Setting, unseen: list[CardId], attachments: Pile, host: CardId | None) -> CardId:
    """The first unseen card that may lie there, removed from the stock."""
    for index, card in enumerate(unseen):
        if _may_lie(setting, card, attachments, host):
            return unseen.pop(index)
    return unseen.pop()


def _may_lie(setting: Setting, card: CardId, attachments: Pile, host: CardId | None) -> bool:
    if setting.is_vehicle(card):
        return False
    gear = setting.gear(card)
    if host is not None:
        hosting = setting.content.gear.get(host)
        return gear.fits is not None and (hosting is None or fits_host(gear.fits, hosting))
    if attachments:
        known = [setting.content.gear[one] for one in attachments if one in setting.content.gear]
        return gear.slot != "attach" and all(
            one.fits is not None and fits_host(one.fits, gear) for one in known
        )
    return True
