"""The only place where a new world of Wasteland Riders is made: one small function for each kind of event.

Gear and fights have modules of their own.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.rules.core.ids import CardId
from game.rules.core.piles import without
from game.rules.core.values import Event, Outcome
from game.rules.wasteland_riders import events as ev
from game.rules.wasteland_riders import journey_events as je
from game.rules.wasteland_riders import mission_events as me
from game.rules.wasteland_riders.evolve_gear import GEAR_EVOLVERS, discarded, drawn, with_knight
from game.rules.wasteland_riders.evolve_mission import MISSION_EVOLVERS
from game.rules.wasteland_riders.fight_evolve import FIGHT_EVOLVERS
from game.rules.wasteland_riders.items import Item
from game.rules.wasteland_riders.state import (
    Contract,
    Exploring,
    Looming,
    Move,
    PendingTest,
    Planned,
    Played,
    Special,
    Token,
    World,
)
from game.rules.wasteland_riders.terms import PANELS


def _unchanged(world: World, event: Event) -> World:
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
    """His sheet with its starting gear, his counters, his marker on the first hex."""
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


def _tokens_removed(world: World, event: ev.TokensRemoved) -> World:
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


def _luck_discarded(world: World, event: ev.LuckDiscarded) -> World:
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


# What looms


def _loomed(world: World, event: je.Loomed) -> World:
    return replace(world, looming=Looming(event.seat, event.what, event.n))


def _prevented(world: World, event: je.Prevented) -> World:
    assert world.looming is not None
    return replace(world, looming=replace(world.looming, n=max(0, world.looming.n - event.n)))


def _looming_over(world: World, event: je.LoomingOver) -> World:
    return replace(world, looming=None)


# Movement


def _mode_chosen(world: World, event: je.ModeChosen) -> World:
    return replace(world, move=Move(event.seat, event.mode, start=event.hex))


def _hex_marked(world: World, event: je.HexMarked) -> World:
    assert world.move is not None
    return replace(world, move=replace(world.move, route=(*world.move.route, event.hex)))


def _route_confirmed(world: World, event: je.RouteConfirmed) -> World:
    assert world.move is not None
    return replace(world, move=replace(world.move, started=True))


def _move_changed(world: World, event: je.MoveChanged) -> World:
    move = world.move
    assert move is not None
    free = move.free if event.free is None else (*move.free, event.free)
    return replace(world, move=replace(move, mp=move.mp + event.mp, calm=move.calm + event.calm, free=free))


def _hex_entered(world: World, event: je.HexEntered) -> World:
    move = world.move
    assert move is not None
    move = replace(move, at=move.at + 1, mp=max(0, move.mp - event.cost), mp_used=move.mp_used + event.cost)
    knight = replace(world.knights[event.seat], hex=event.hex, explored=False)
    return replace(with_knight(world, knight), move=move)


def _knight_set_down(world: World, event: je.KnightSetDown) -> World:
    knight = world.knights[event.seat]
    stays = knight.hex == event.hex and knight.explored
    return with_knight(world, replace(knight, hex=event.hex, explored=stays))


def _wasteland_revealed(world: World, event: je.WastelandRevealed) -> World:
    assert world.move is not None
    move = replace(world.move, revealed=(*world.move.revealed, *event.cards))
    return replace(drawn(world, "wasteland", len(event.cards)), move=move)


def _revealed_discarded(world: World, event: je.RevealedDiscarded) -> World:
    assert world.move is not None
    revealed = world.move.revealed
    for card in event.cards:
        revealed = without(revealed, card)
    return replace(discarded(world, "wasteland", event.cards), move=replace(world.move, revealed=revealed))


def _threat_ignored(world: World, event: je.ThreatIgnored) -> World:
    assert world.move is not None
    return replace(world, move=replace(world.move, calm=world.move.calm - event.count))


def _wasteland_played(world: World, event: je.WastelandPlayed) -> World:
    move = world.move
    assert move is not None
    if event.planned:
        planned = tuple(one for one in world.planned if one.card != event.card)
        world = replace(world, planned=planned)
        revealed = move.revealed
    else:
        revealed = without(move.revealed, event.card)
    return replace(world, move=replace(move, played=event.card, revealed=revealed, resolved=True))


def _wasteland_done(world: World, event: je.WastelandDone) -> World:
    if world.move is not None:
        world = replace(world, move=replace(world.move, played=None))
    return discarded(world, "wasteland", (event.card,))


def _movement_stopped(world: World, event: je.MovementStopped) -> World:
    assert world.move is not None
    return replace(world, move=replace(world.move, stopped=True))


def _movement_ended(world: World, event: je.MovementEnded) -> World:
    return replace(with_knight(world, replace(world.knights[event.seat], moved=True)), move=None)


def _exploration_forbidden(world: World, event: je.ExplorationForbidden) -> World:
    return with_knight(world, replace(world.knights[event.seat], skips_exploration=True))


# Tests


def _test_started(world: World, event: je.SkillTestStarted) -> World:
    test = PendingTest(event.seat, event.kind, event.skill, event.difficulty, event.needed)
    return replace(world, test=test)


def _test_changed(world: World, event: je.SkillTestChanged) -> World:
    test = world.test
    assert test is not None
    return replace(world, test=replace(test, dice=test.dice + event.dice, sure=test.sure or event.sure))


def _test_rolled(world: World, event: je.SkillTestRolled) -> World:
    assert world.test is not None
    return replace(world, test=replace(world.test, rolled=event.dice))


def _test_ended(world: World, event: je.SkillTestEnded) -> World:
    assert world.test is not None
    return replace(world, test=replace(world.test, passed=event.ok))


# Exploration and contracts


def _exploration_began(world: World, event: je.ExplorationBegan) -> World:
    before = world.exploring
    if before is None or before.seat != event.seat:
        return replace(world, exploring=Exploring(event.seat, allowed=event.allowed))
    return replace(world, exploring=replace(before, allowed=event.allowed, failed=False))


def _exploration_tested(world: World, event: je.ExplorationTested) -> World:
    assert world.exploring is not None
    exploring = replace(world.exploring, allowed=event.ok, failed=not event.ok)
    knight = replace(world.knights[event.seat], explored=True)
    return replace(with_knight(world, knight), exploring=exploring)


def _action_taken(world: World, event: je.ActionTaken) -> World:
    assert world.exploring is not None
    return replace(world, exploring=replace(world.exploring, acted=True))


def _pills_taken(world: World, event: je.PillsTaken) -> World:
    assert world.exploring is not None
    return replace(world, exploring=replace(world.exploring, pills=True))


def _exploration_ended(world: World, event: je.ExplorationEnded) -> World:
    return replace(world, exploring=None)


def _with_contract(world: World, card: CardId, **changes: Any) -> World:
    contracts = tuple(replace(one, **changes) if one.card == card else one for one in world.contracts)
    return replace(world, contracts=contracts)


def _without_contract(world: World, card: CardId) -> World:
    return replace(world, contracts=tuple(one for one in world.contracts if one.card != card))


def _contract_introduced(world: World, event: je.ContractIntroduced) -> World:
    if event.seat is None:
        world = drawn(world, event.kind, 1)
    else:
        knight = world.knights[event.seat]
        world = with_knight(world, replace(knight, looking=without(knight.looking, event.contract)))
    new = Contract(event.contract, event.kind, event.slot)
    return replace(world, contracts=(*world.contracts, new))


def _contract_marked(world: World, event: je.ContractMarked) -> World:
    return _with_contract(world, event.contract, markers=event.markers)


def _contract_expired(world: World, event: je.ContractExpired) -> World:
    return discarded(_without_contract(world, event.contract), event.kind, (event.contract,))


def _contract_revealed(world: World, event: je.ContractRevealed) -> World:
    return _with_contract(world, event.contract, face_down=False)


def _contract_accepted(world: World, event: je.ContractAccepted) -> World:
    assert world.exploring is not None
    world = replace(world, exploring=replace(world.exploring, accepted=True))
    return _with_contract(world, event.contract, holder=event.seat, accepted=True)


def _contract_failed(world: World, event: je.ContractFailed) -> World:
    assert world.exploring is not None
    tried = (*world.exploring.tried, event.contract)
    return replace(world, exploring=replace(world.exploring, tried=tried))


def _contract_completed(world: World, event: je.ContractCompleted) -> World:
    if event.kind == "private" and world.exploring is not None:
        world = replace(world, exploring=replace(world.exploring, completed=True))
    world = _without_contract(world, event.contract)
    return replace(world, removed=(*world.removed, event.contract))


def _contract_stolen(world: World, event: je.ContractStolen) -> World:
    return _with_contract(world, event.contract, holder=event.seat, markers=event.markers)


def _game_ended(world: World, event: me.GameEnded) -> World:
    return replace(world, step="over", outcome=Outcome(event.winners, event.rule, event.reason))


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
    ev.LuckPlayed: _luck_played,
    ev.LuckCancelled: _luck_cancelled,
    ev.LuckSettled: _luck_settled,
    ev.LastingDiscarded: _lasting_discarded,
    ev.CardsLookedAt: _cards_looked_at,
    ev.CardReturned: _card_returned,
    ev.CardsDiscarded: _cards_discarded,
    ev.WastelandPlanned: _wasteland_planned,
    ev.PlannedDiscarded: _planned_discarded,
    je.Loomed: _loomed,
    je.Prevented: _prevented,
    je.LoomingOver: _looming_over,
    je.ModeChosen: _mode_chosen,
    je.HexMarked: _hex_marked,
    je.RouteConfirmed: _route_confirmed,
    je.MoveChanged: _move_changed,
    je.HexEntered: _hex_entered,
    je.KnightSetDown: _knight_set_down,
    je.WastelandRevealed: _wasteland_revealed,
    je.RevealedDiscarded: _revealed_discarded,
    je.ThreatIgnored: _threat_ignored,
    je.WastelandPlayed: _wasteland_played,
    je.WastelandDone: _wasteland_done,
    je.MovementStopped: _movement_stopped,
    je.MovementEnded: _movement_ended,
    je.ExplorationForbidden: _exploration_forbidden,
    je.SkillTestStarted: _test_started,
    je.SkillTestChanged: _test_changed,
    je.SkillTestRolled: _test_rolled,
    je.SkillTestEnded: _test_ended,
    je.ExplorationBegan: _exploration_began,
    je.ExplorationTested: _exploration_tested,
    je.ActionTaken: _action_taken,
    je.PillsTaken: _pills_taken,
    je.ExplorationEnded: _exploration_ended,
    je.ContractIntroduced: _contract_introduced,
    je.ContractMarked: _contract_marked,
    je.ContractExpired: _contract_expired,
    je.ContractRevealed: _contract_revealed,
    je.ContractAccepted: _contract_accepted,
    je.ContractFailed: _contract_failed,
    je.ContractCompleted: _contract_completed,
    je.ContractStolen: _contract_stolen,
    me.GameEnded: _game_ended,
    **GEAR_EVOLVERS,
    **MISSION_EVOLVERS,
    **FIGHT_EVOLVERS,
}
