"""Land and air clashes: the defender rolls, then both sides lose one for one."""

from typing import NamedTuple

from game.rules.core.frames import Step
from game.rules.core.play import Play
from game.rules.staff_orders.dice import BeforeRoll, prepare
from game.rules.staff_orders.events import ClashEnded, ClashStarted
from game.rules.staff_orders.pieces import to_reserve
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import is_supplied
from game.rules.staff_orders.terms import CITY_CENTRE, Domain, Faction, PlaceId, Purpose, enemy


class DefenceDice(NamedTuple):
    """The number of dice the defender rolls: by rule, for the air zone above and for the city centre."""

    base: int
    air_cover: int
    city_centre: int


def defence_dice(world: World, defender: Faction, layer: Domain, place: PlaceId) -> DefenceDice:
    """Always one die; more only if the defender controls and supplies what gives them."""
    setting = world.setting
    base = setting.numbers.dice.defence
    if layer == "air":
        return DefenceDice(base, 0, 0)
    zone = setting.zone_of.get(place)
    is_covered = zone is not None and is_supplied(world, defender, "air", zone)
    in_city = setting.printed.get(place) == CITY_CENTRE and is_supplied(world, defender, "land", place)
    return DefenceDice(
        base,
        setting.numbers.dice.air_cover if is_covered else 0,
        setting.content.bonuses[CITY_CENTRE].number if in_city else 0,
    )


class Clash(Step[World], frozen=True, tag="so.clash", gc=False):
    """If the enemy holds the place that was entered, a clash is resolved: Defence step, then Losses step."""

    faction: Faction
    layer: Domain
    place: PlaceId
    dropped: bool = False

    def run(self, play: Play[World]) -> None:
        world, defender = play.world, enemy(self.faction)
        attackers = world.strength(self.faction, self.layer, self.place)
        defenders = world.strength(defender, self.layer, self.place)
        if not attackers or not defenders:
            return
        play.do(ClashStarted(self.layer, self.place, self.faction, attackers, defenders))
        play.then(Losses(self.faction, self.layer, self.place))
        dice = defence_dice(world, defender, self.layer, self.place)
        prepare(play, BeforeRoll(defender, self._purpose, self.place, *dice))

    @property
    def _purpose(self) -> Purpose:
        if self.layer == "air":
            return "air_clash"
        return "drop_clash" if self.dropped else "land_clash"


class Remaining(NamedTuple):
    """The pieces left after the Losses step, and the attackers above the limit that go back to the
    reserve."""

    attackers: int
    defenders: int
    surplus: int


def remaining(attackers: int, defenders: int, limit: int) -> Remaining:
    """The numbers left: both sides lose one piece at a time until one has none; at most `limit` attackers
    stay."""
    lost = min(attackers, defenders)
    left = attackers - lost
    surplus = max(0, left - limit) if attackers else 0
    return Remaining(left - surplus, defenders - lost, surplus)


class Losses(Step[World], frozen=True, tag="so.losses", gc=False):
    """Both sides remove one piece each, repeatedly; then the attacker keeps at most the limit."""

    faction: Faction
    layer: Domain
    place: PlaceId

    def run(self, play: Play[World]) -> None:
        world, other = play.world, enemy(self.faction)
        attackers = world.strength(self.faction, self.layer, self.place)
        defenders = world.strength(other, self.layer, self.place)
        left = remaining(attackers, defenders, world.setting.numbers.stack_limit)
        lost = min(attackers, defenders)
        to_reserve(play, self.faction, self.layer, self.place, lost, "losses")
        to_reserve(play, other, self.layer, self.place, lost, "losses")
        to_reserve(play, self.faction, self.layer, self.place, left.surplus, "over_limit")
        winner = self.faction if left.attackers else other if left.defenders else None
        play.do(ClashEnded(self.layer, self.place, winner, left.attackers or left.defenders))
