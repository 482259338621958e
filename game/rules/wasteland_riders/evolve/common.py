"""Makes the next world from each event: one small function for each kind of event.

Events of gear, fights, journeys, the Market and missions have modules of their own.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.rules.core.ids import CardId
from game.rules.core.piles import without
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.evolve.fights import FIGHT_EVOLVERS
from game.rules.wasteland_riders.evolve.gear import GEAR_EVOLVERS, discarded, drawn, with_knight
from game.rules.wasteland_riders.evolve.journey import JOURNEY_EVOLVERS
from game.rules.wasteland_riders.evolve.market import MARKET_EVOLVERS
from game.rules.wasteland_riders.evolve.missions import MISSION_EVOLVERS
from game.rules.wasteland_riders.terms import PANELS
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Contract, Planned, Played, Special, Token, World


def _unchanged(world: World, _event: Event) -> World:
    return world


# Set-up and round


def _board_laid(world: World, event: ev.BoardLaid) -> World:
    return replace(world, tiles=event.tiles)


def _tile_covered(world: World, event: ev.TileCovered) -> World:
    return replace(world, tiles={**world.tiles, event.hex: event.tile})


def _first_player_changed(world: World, event: ev.FirstPlayerChanged) -> World:
    return replace(world, first=event.seat)


def _scavenger_changed(world: World, event: ev.ScavengerChanged) -> World:
    return replace(world, scavenger=event.seat)


def _knight_chosen(world: World, event: ev.KnightChosen) -> World:
    """The knight's sheet with its starting gear, the counters, and the marker on the first hex."""
    setting = world.setting
    sheet, scale = setting.content.knights[event.knight], setting.numbers.scale
    printed = {spot: str(getattr(sheet.printed, spot, "")) for spot in PANELS}
    knight = replace(
        world.knights[event.seat],
        knight=event.knight,
        hex=setting.start,
        ammo=scale,
        health=scale,
        printed={spot: Item(CardId(card)) for spot, card in printed.items() if card},
    )
    return with_knight(world, knight)


def _colour_chosen(world: World, event: ev.ColourChosen) -> World:
    return with_knight(world, replace(world.knights[event.seat], colour=event.colour))


def _deck_shuffled(world: World, event: ev.DeckShuffled) -> World:
    world = replace(world, decks={**world.decks, event.deck: event.cards})
    if event.discards:
        world = replace(world, discards={**world.discards, event.deck: ()})
    return world


def _contracts_returned(world: World, event: ev.ContractsReturned) -> World:
    rest = world.decks["private"][len(event.cards) :]
    return replace(world, decks={**world.decks, "private": rest}, removed=(*world.removed, *event.cards))


def _contracts_kept(world: World, event: ev.ContractsKept) -> World:
    kept = tuple(Contract(card, "private", None, holder=event.seat, face_down=True) for card in event.cards)
    world = with_knight(world, replace(world.knights[event.seat], looking=()))
    return replace(world, contracts=(*world.contracts, *kept), removed=(*world.removed, event.returned))


def _round_started(world: World, event: ev.RoundStarted) -> World:
    knights = tuple(
        replace(knight, moved=False, fuel_moved=0, downed=(), beaten=False, skips_exploration=False)
        for knight in world.knights
    )
    return replace(world, round=event.round, knights=knights)


def _step_entered(world: World, event: ev.StepEntered) -> World:
    return replace(world, step=event.step)


def _knight_active(world: World, event: ev.KnightActive) -> World:
    return replace(world, active=event.seat)


# Counters and board


def _resource_changed(world: World, event: ev.ResourceChanged) -> World:
    knight = replace(world.knights[event.seat], **{event.resource: event.now})
    return with_knight(world, knight)


def _fuel_burnt(world: World, event: ev.FuelBurnt) -> World:
    knight = world.knights[event.seat]
    knight = replace(knight, fuel=knight.fuel - event.fuel, fuel_moved=knight.fuel_moved + event.fuel)
    assert world.move is not None
    move = replace(world.move, mp=world.move.mp + event.mp, fuel_spent=world.move.fuel_spent + event.fuel)
    return replace(with_knight(world, knight), move=move)


def _token_placed(world: World, event: ev.TokenPlaced) -> World:
    placed = tuple(Token(place, event.token) for place in event.hexes)
    return replace(world, tokens=(*world.tokens, *placed))


def _tokens_removed(world: World, _event: ev.TokensRemoved) -> World:
    return replace(world, tokens=())


def _special_placed(world: World, event: ev.SpecialPlaced) -> World:
    others = tuple(one for one in world.specials if one.kind != event.special)
    return replace(world, specials=(*others, Special(event.hex, event.special)))


def _special_turned(world: World, event: ev.SpecialTurned) -> World:
    if event.removed:
        left = tuple(one for one in world.specials if one.kind != event.special)
    else:
        left = tuple(replace(one, dark=True) if one.kind == event.special else one for one in world.specials)
    return replace(world, specials=left)


# Luck and other decks


def _luck_drawn(world: World, event: ev.LuckDrawn) -> World:
    knight = world.knights[event.seat]
    world = drawn(world, "luck", len(event.cards))
    drawing = world.drawing
    if drawing is not None and drawing.colour == "luck" and drawing.seat == event.seat and drawing.due:
        world = replace(world, drawing=replace(drawing, due=drawing.due - len(event.cards)))
    return with_knight(world, replace(knight, luck=knight.luck + event.cards))


def _luck_discarded(world: World, event: ev.LuckDiscarded | ev.LuckLost) -> World:
    knight = world.knights[event.seat]
    world = with_knight(world, replace(knight, luck=without(knight.luck, event.card)))
    return discarded(world, "luck", (event.card,))


def _luck_played(world: World, event: ev.LuckPlayed) -> World:
    knight = world.knights[event.seat]
    world = with_knight(world, replace(knight, luck=without(knight.luck, event.card)))
    return replace(world, table=(*world.table, Played(event.seat, event.card)))


def _luck_cancelled(world: World, event: ev.LuckCancelled) -> World:
    table = tuple(
        replace(played, cancelled=True) if played.card == event.card else played for played in world.table
    )
    return replace(world, table=table)


def _luck_settled(world: World, event: ev.LuckSettled) -> World:
    world = replace(world, table=tuple(one for one in world.table if one.card != event.card))
    if event.lasts:
        return replace(world, lasting=(*world.lasting, event.card))
    return discarded(world, "luck", (event.card,))


def _lasting_discarded(world: World, event: ev.LastingDiscarded) -> World:
    return replace(discarded(world, "luck", event.cards), lasting=())


def _cards_looked_at(world: World, event: ev.CardsLookedAt) -> World:
    knight = world.knights[event.seat]
    world = drawn(world, event.deck, len(event.cards))
    return with_knight(world, replace(knight, looking=knight.looking + event.cards))


def _card_returned(world: World, event: ev.CardReturned) -> World:
    knight = world.knights[event.seat]
    world = with_knight(world, replace(knight, looking=without(knight.looking, event.card)))
    deck = world.decks[event.deck]
    deck = (event.card, *deck) if event.on_top else (*deck, event.card)
    return replace(world, decks={**world.decks, event.deck: deck})


def _cards_discarded(world: World, event: ev.CardsDiscarded) -> World:
    knight = world.knights[event.seat]
    looking = knight.looking
    for card in event.cards:
        looking = without(looking, card)
    world = with_knight(world, replace(knight, looking=looking))
    return discarded(world, event.deck, event.cards)


def _wasteland_planned(world: World, event: ev.WastelandPlanned) -> World:
    knight = world.knights[event.seat]
    world = with_knight(world, replace(knight, looking=without(knight.looking, event.card)))
    return replace(world, planned=(*world.planned, Planned(event.card, event.seat)))


def _planned_discarded(world: World, event: ev.PlannedDiscarded) -> World:
    return replace(discarded(world, "wasteland", event.cards), planned=())


EVOLVERS: dict[type[Event], Callable[[World, Any], World]] = {
    **dict.fromkeys(ev.EVENTS, _unchanged),
    ev.BoardLaid: _board_laid,
    ev.TileCovered: _tile_covered,
    ev.FirstPlayerChanged: _first_player_changed,
    ev.ScavengerChanged: _scavenger_changed,
    ev.KnightChosen: _knight_chosen,
    ev.ColourChosen: _colour_chosen,
    ev.DeckShuffled: _deck_shuffled,
    ev.ContractsReturned: _contracts_returned,
    ev.ContractsKept: _contracts_kept,
    ev.RoundStarted: _round_started,
    ev.StepEntered: _step_entered,
    ev.KnightActive: _knight_active,
    ev.ResourceChanged: _resource_changed,
    ev.FuelBurnt: _fuel_burnt,
    ev.TokenPlaced: _token_placed,
    ev.TokensRemoved: _tokens_removed,
    ev.SpecialPlaced: _special_placed,
    ev.SpecialTurned: _special_turned,
    ev.LuckDrawn: _luck_drawn,
    ev.LuckDiscarded: _luck_discarded,
    ev.LuckLost: _luck_discarded,
    ev.LuckPlayed: _luck_played,
    ev.LuckCancelled: _luck_cancelled,
    ev.LuckSettled: _luck_settled,
    ev.LastingDiscarded: _lasting_discarded,
    ev.CardsLookedAt: _cards_looked_at,
    ev.CardReturned: _card_returned,
    ev.CardsDiscarded: _cards_discarded,
    ev.WastelandPlanned: _wasteland_planned,
    ev.PlannedDiscarded: _planned_discarded,
    **JOURNEY_EVOLVERS,
    **GEAR_EVOLVERS,
    **MARKET_EVOLVERS,
    **MISSION_EVOLVERS,
    **FIGHT_EVOLVERS,
}
