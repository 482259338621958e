"""How fights, meetings and knock-outs change the world."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.rules.core.piles import without
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.evolve.gear import with_knight
from game.rules.wasteland_riders.gear.carried import take
from game.rules.wasteland_riders.world.fight import Attack, Fight, Fighter, Side
from game.rules.wasteland_riders.world.state import World


def fighting(world: World) -> Fight:
    assert world.fight is not None
    return world.fight


def with_side(world: World, side: Side, fighter: Fighter) -> World:
    fight = fighting(world)
    changed = replace(fight, red=fighter) if side == "red" else replace(fight, blue=fighter)
    return replace(world, fight=changed)


def _met(world: World, event: fe.MeetingAsked | fe.SearchMade) -> World:
    if world.move is None or event.rival in world.move.met:
        return world
    return replace(world, move=replace(world.move, met=(*world.move.met, event.rival)))


def _marker_attacked(world: World, event: fe.MarkerAttacked) -> World:
    move = world.move
    assert move is not None
    return replace(world, move=replace(move, fought=(*move.fought, event.marker)))


def _knight_knocked_out(world: World, event: fe.KnightKnockedOut) -> World:
    return with_knight(world, replace(world.knights[event.seat], conscious=False))


def _knight_stood(world: World, event: fe.KnightStood) -> World:
    return with_knight(world, replace(world.knights[event.seat], conscious=True))


def _fight_started(world: World, event: fe.FightStarted) -> World:
    return replace(world, fight=event.fight)


def _fight_ended(world: World, _event: fe.FightEnded) -> World:
    return replace(world, fight=None)


def _range_set(world: World, event: fe.RangeSet) -> World:
    fight = replace(fighting(world), range=event.range)
    world = replace(world, fight=fight)
    if event.by is None:
        return world
    return with_side(world, event.by, replace(fight.side(event.by), set_range=True))


def _clash_started(world: World, event: fe.ClashStarted) -> World:
    fight = fighting(world)

    def fresh(fighter: Fighter) -> Fighter:
        return replace(
            fighter,
            prepared=fighter.card == "preparation",
            card=None,
            advances=None,
            weapon=None,
            symbol=None,
            lost=0,
            gained=0,
        )

    return replace(
        world,
        fight=replace(
            fight,
            clash=event.clash,
            revealed=False,
            red=fresh(fight.red),
            blue=fresh(fight.blue),
            next_range=None,
            attack=None,
            equal=False,
        ),
    )


def _combat_card_chosen(world: World, event: fe.CombatCardChosen) -> World:
    return with_side(world, event.side, replace(fighting(world).side(event.side), card=event.card))


def _combat_cards_revealed(world: World, _event: fe.CombatCardsRevealed) -> World:
    return replace(world, fight=replace(fighting(world), revealed=True))


def _direction_chosen(world: World, event: fe.DirectionChosen) -> World:
    return with_side(world, event.side, replace(fighting(world).side(event.side), advances=event.advances))


def _attack_declared(world: World, event: fe.AttackDeclared) -> World:
    fighter = replace(fighting(world).side(event.side), weapon=event.spot, symbol=event.symbol)
    return with_side(world, event.side, fighter)


def _attack_began(world: World, event: fe.AttackBegan) -> World:
    return replace(world, fight=replace(fighting(world), attack=Attack(event.side)))


def _attack_rolled(world: World, event: fe.AttackRolled) -> World:
    fight = fighting(world)
    assert fight.attack is not None
    return replace(world, fight=replace(fight, attack=replace(fight.attack, rolled=event.dice)))


def _attack_changed(world: World, event: fe.AttackChanged) -> World:
    fight = fighting(world)
    attack = fight.attack
    assert attack is not None
    attack = replace(
        attack,
        dice=attack.dice + event.dice,
        damage=attack.damage + event.damage,
        block=attack.block + event.block,
        crit_from=event.crit_from or attack.crit_from,
        crit_damage=event.crit_damage or attack.crit_damage,
        free_ammo=attack.free_ammo or event.free_ammo,
    )
    return replace(world, fight=replace(fight, attack=attack))


def _attack_hit(world: World, event: fe.AttackHit) -> World:
    fight = fighting(world)
    assert fight.attack is not None
    return replace(world, fight=replace(fight, attack=replace(fight.attack, dealt=event.damage)))


def _initiative_found(world: World, event: fe.InitiativeFound) -> World:
    return replace(world, fight=replace(fighting(world), equal=event.equal))


def _weapon_fuelled(world: World, event: fe.WeaponFuelled) -> World:
    fighter = fighting(world).side(event.side)
    return with_side(world, event.side, replace(fighter, fuelled=(*fighter.fuelled, event.card)))


def _opponent_hindered(world: World, event: fe.OpponentHindered) -> World:
    fighter = fighting(world).side(event.side)
    return with_side(world, event.side, replace(fighter, opp_dice=fighter.opp_dice + event.dice))


def _advantage_gained(world: World, event: fe.AdvantageGained) -> World:
    fighter = fighting(world).side(event.side)
    return with_side(world, event.side, replace(fighter, gained=fighter.gained + event.n))


def _knight_wounded(world: World, event: fe.KnightWounded) -> World:
    fighter = fighting(world).side(event.side)
    return with_side(world, event.side, replace(fighter, lost=fighter.lost + event.n))


def _next_range_set(world: World, event: fe.NextRangeSet) -> World:
    return replace(world, fight=replace(fighting(world), next_range=event.range))


def _combat_card_swapped(world: World, event: fe.CombatCardSwapped) -> World:
    return with_side(world, event.side, replace(fighting(world).side(event.side), card=event.card))


def _fight_decided(world: World, event: fe.FightDecided) -> World:
    fight = replace(fighting(world), winner=event.winner, over=True, peace=event.peace)
    return replace(world, fight=fight)


def _knight_beaten(world: World, event: fe.KnightBeaten) -> World:
    world = with_knight(world, replace(world.knights[event.rival], beaten=True))
    if not event.downed:
        return world
    winner = world.knights[event.seat]
    return with_knight(world, replace(winner, downed=(*winner.downed, event.rival)))


def _gear_stolen(world: World, event: fe.GearStolen) -> World:
    victim, thief = world.knights[event.victim], world.knights[event.seat]
    if event.attachment:
        printed = victim.printed[event.spot]
        bare = replace(printed, attachments=without(printed.attachments, event.item.card))
        victim = replace(victim, printed={**victim.printed, event.spot: bare})
    else:
        victim = take(victim, event.spot)
    world = with_knight(world, victim)
    return with_knight(world, replace(thief, gained=(*thief.gained, event.item)))


def _enemy_lost(world: World, event: fe.EnemyLost) -> World:
    fighter = fighting(world).side(event.side)
    lost = fighter.lost + event.n if event.attack else fighter.lost
    return with_side(world, event.side, replace(fighter, wounds=fighter.wounds + event.n, lost=lost))


def _advantage_moved(world: World, event: fe.AdvantageMoved) -> World:
    return replace(world, fight=replace(fighting(world), advantage=event.value))


def _fighter_defeated(world: World, event: fe.FighterDefeated) -> World:
    return with_side(world, event.side, replace(fighting(world).side(event.side), defeated=True))


FIGHT_EVOLVERS: dict[type[Event], Callable[[World, Any], World]] = {
    fe.MeetingAsked: _met,
    fe.SearchMade: _met,
    fe.MarkerAttacked: _marker_attacked,
    fe.KnightKnockedOut: _knight_knocked_out,
    fe.KnightStood: _knight_stood,
    fe.FightStarted: _fight_started,
    fe.FightEnded: _fight_ended,
    fe.FightDecided: _fight_decided,
    fe.NextRangeSet: _next_range_set,
    fe.CombatCardSwapped: _combat_card_swapped,
    fe.AttackChanged: _attack_changed,
    fe.AttackHit: _attack_hit,
    fe.InitiativeFound: _initiative_found,
    fe.WeaponFuelled: _weapon_fuelled,
    fe.OpponentHindered: _opponent_hindered,
    fe.AdvantageGained: _advantage_gained,
    fe.KnightWounded: _knight_wounded,
    fe.KnightBeaten: _knight_beaten,
    fe.GearStolen: _gear_stolen,
    fe.RangeSet: _range_set,
    fe.ClashStarted: _clash_started,
    fe.CombatCardChosen: _combat_card_chosen,
    fe.CombatCardsRevealed: _combat_cards_revealed,
    fe.DirectionChosen: _direction_chosen,
    fe.AttackDeclared: _attack_declared,
    fe.AttackBegan: _attack_began,
    fe.AttackRolled: _attack_rolled,
    fe.EnemyLost: _enemy_lost,
    fe.AdvantageMoved: _advantage_moved,
    fe.FighterDefeated: _fighter_defeated,
}
