"""Life: how it is lost, saved by the Medallion, and healed."""

from game.rules.core.ids import CardId
from game.rules.core.play import Play
from game.rules.last_comrade.line_events import (
    DamageTaken,
    EquipmentUsed,
    Gassed,
    HealCause,
    Healed,
    MedallionSaved,
    RouletteFired,
)
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId


def heal(play: Play[World], comrade: ComradeId, amount: int, cause: HealCause) -> None:
    """Heal up to the start Life; a Comrade at 0 Life is not healed."""
    life = play.world.players[comrade].life
    healed = min(life + amount, play.world.setting.start_life)
    if amount and 0 < life < healed:
        play.do(Healed(comrade, healed - life, healed, cause))


def take_damage(play: Play[World], comrade: ComradeId, source: CardId, damage: int) -> None:
    """Damage that nothing can stop any more; attached Roulettes add to it, and the Medallion saves one
    Life."""
    damage += _roulettes(play, comrade)
    world = play.world
    life = world.players[comrade].life
    medallion = world.setting.piece_of["save"]
    worn = next((piece for piece in world.players[comrade].equipment if piece.card == medallion), None)
    if damage >= life and worn is not None:
        lost = life - 1
        play.do(MedallionSaved(comrade, medallion, lost))
        play.do(EquipmentUsed(comrade, medallion, worn.durability - 1))
    else:
        lost = min(life, damage)
        play.do(DamageTaken(comrade, lost, life - lost))
    attack = world.setting.attacks.get(source)
    if lost and attack is not None and attack.effect == "gas" and not world.players[comrade].gassed:
        play.do(Gassed(comrade))


def _roulettes(play: Play[World], comrade: ComradeId) -> int:
    world = play.world
    if world.holder != comrade or not world.roulettes:
        return 0
    extra = sum(world.setting.attacks[card].main for card in world.roulettes)
    play.do(RouletteFired(comrade, world.roulettes, extra))
    return extra
