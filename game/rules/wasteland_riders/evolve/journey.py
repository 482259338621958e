"""How movement, tests, exploration and contracts change the world."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.rules.core.ids import CardId
from game.rules.core.piles import without
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.evolve.gear import discarded, drawn, with_knight
from game.rules.wasteland_riders.world.state import Contract, Exploring, Looming, Move, PendingTest, World

# Looming harm


def _loomed(world: World, event: je.Loomed) -> World:
    return replace(world, looming=Looming(event.seat, event.what, event.n))


def _prevented(world: World, event: je.Prevented) -> World:
    assert world.looming is not None
    return replace(world, looming=replace(world.looming, n=max(0, world.looming.n - event.n)))


def _looming_over(world: World, _event: je.LoomingOver) -> World:
    return replace(world, looming=None)


# Movement


def _mode_chosen(world: World, event: je.ModeChosen) -> World:
    return replace(world, move=Move(event.seat, event.mode, start=event.hex))


def _hex_marked(world: World, event: je.HexMarked) -> World:
    assert world.move is not None
    return replace(world, move=replace(world.move, route=(*world.move.route, event.hex)))


def _route_confirmed(world: World, _event: je.RouteConfirmed) -> World:
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


def _movement_stopped(world: World, _event: je.MovementStopped) -> World:
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


def _action_taken(world: World, _event: je.ActionTaken) -> World:
    assert world.exploring is not None
    return replace(world, exploring=replace(world.exploring, acted=True))


def _pills_taken(world: World, _event: je.PillsTaken) -> World:
    assert world.exploring is not None
    return replace(world, exploring=replace(world.exploring, pills=True))


def _exploration_ended(world: World, _event: je.ExplorationEnded) -> World:
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


JOURNEY_EVOLVERS: dict[type[Event], Callable[[World, Any], World]] = {
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
}
