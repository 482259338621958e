"""What must hold in every world; random play checks it after every step."""

from collections import Counter

from game.rules.last_comrade.drawing import TWO_LEFT
from game.rules.last_comrade.front_line import free_places
from game.rules.last_comrade.knowledge import action_cards, attack_cards
from game.rules.last_comrade.state import Player, World
from game.rules.last_comrade.terms import ComradeId


def laws(world: World) -> list[str]:
    """A sentence for every law that this world breaks; empty if it breaks none."""
    broken = _card_laws(world)
    if world.line:
        broken += _line_laws(world) + _player_laws(world) + _tank_laws(world)
    return broken


def _card_laws(world: World) -> list[str]:
    broken = []
    if Counter(action_cards(world)) != Counter(world.setting.action_deck):
        broken.append("every Action card is in exactly one place")
    if Counter((*world.attack_deck, *attack_cards(world))) != Counter(world.setting.attack_deck):
        broken.append("every Attack card is in exactly one place")
    return broken


def _line_laws(world: World) -> list[str]:
    broken = []
    standing = [comrade for comrade in world.line if comrade is not None]
    if sorted(standing) != sorted(world.living):
        broken.append("every living Comrade stands on exactly one place")
    over = world.outcome is not None
    if not over and len(free_places(world)) != 1 + world.advances:
        broken.append("one place is free, and one for each step that the Commissar owes")
    places = [hazard.place for hazard in world.hazards]
    if any(not 1 <= place <= world.length for place in places) or len(set(places)) != len(places):
        broken.append("hazards lie on the Line, in one stack on each place")
    elif any(world.at(place) is not None for place in places) and not over:
        broken.append("hazards lie on free places")
    if not all(hazard.cards for hazard in world.hazards):
        broken.append("a place without hazards is not kept")
    numbers = [target.number for target in world.targets]
    if numbers != list(range(1, len(numbers) + 1)) or len(numbers) > world.setting.numbers.target_cards:
        broken.append("Target cards are numbered from 1, and there are so many")
    return broken


def _player_laws(world: World) -> list[str]:
    broken = []
    for comrade, player in world.players.items():
        broken += [f"{comrade}: {law}" for law in _laws_of_one(world, comrade, player)]
    if world.outcome is None and world.holder not in world.players:
        broken.append("somebody has Initiative")
    if len(world.living) > 1 and world.outcome is not None:
        broken.append("a game with two Comrades left goes on")
    return broken


def _laws_of_one(world: World, comrade: ComradeId, player: Player) -> list[str]:
    broken = []
    if world.order[player.seat] != comrade:
        broken.append("the seats keep their order")
    if not 0 <= player.life <= world.setting.start_life:
        broken.append("Life is from 0 to the start Life")
    held = (player.hand, player.committed, player.equipment, player.kept, player.packs)
    if not player.alive and (player.life or any(held) or not player.batch):
        broken.append("the dead have neither Life nor cards")
    if player.alive and player.batch:
        broken.append("the living have not died")
    if len(world.living) == TWO_LEFT and player.committed in world.setting.smoke:
        broken.append("with two Comrades left nobody has laid a card that needs two others")
    if player.hand_raised and player.resting:
        broken.append("who wants nothing more has no hand up")
    if any(piece.durability < (0 if world.tank is not None else 1) for piece in player.equipment):
        broken.append("worn-out Equipment is discarded")
    return broken


def _tank_laws(world: World) -> list[str]:
    card = world.setting.piece_of["tank"]
    owners = [
        comrade
        for comrade, player in world.players.items()
        if any(piece.card == card for piece in player.equipment)
    ]
    if world.tank is None:
        # between its reveal and boarding the Tank has no crew yet
        return [] if not owners or world.slot in owners else ["a Tank in play has a crew"]
    broken = []
    if owners != [world.tank.owner] or world.tank.owner not in world.tank.crew:
        broken.append("the Tank's owner sits in it")
    places = sorted(world.place_of(comrade) for comrade in world.tank.crew if comrade in world.line)
    if len(places) != len(world.tank.crew) or places[-1] - places[0] != len(places) - 1:
        broken.append("the Tank's crew stands on neighbouring places")
    return broken
