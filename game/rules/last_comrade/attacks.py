"""Attack cards: what step 1 reveals, where the Target cards go, and who is hit in step 5."""

from collections.abc import Iterator

import msgspec

from game.rules.core.frames import Frame, Step
from game.rules.core.ids import CardId
from game.rules.core.play import Play
from game.rules.last_comrade.content import Attack
from game.rules.last_comrade.death import Deaths
from game.rules.last_comrade.draft import DraftBegins
from game.rules.last_comrade.drawing import draw_up
from game.rules.last_comrade.events import (
    AttackRevealed,
    AttacksReshuffled,
    HazardPlaced,
    NoAttackLeft,
    RouletteAttached,
    SetupCardDone,
    StepBegan,
    TargetPlaced,
)
from game.rules.last_comrade.front_line import free_places
from game.rules.last_comrade.hits import HitLands
from game.rules.last_comrade.life import heal
from game.rules.last_comrade.line_events import AttackStarted, TankDestroyed
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import OFFSET, ComradeId, HitKind

STRIKING = 5


class RevealAttack(Step[World], frozen=True, tag="lc.reveal_attack", gc=False):
    """Step 1: the top Attack card; a setup card is carried out at once, and may reveal the next card."""

    def run(self, play: Play[World]) -> None:
        if not play.world.attack_deck and play.world.attack_discard:
            play.do(AttacksReshuffled(play.shuffle(play.world.attack_discard)))
        if not play.world.attack_deck:
            play.do(NoAttackLeft())
            return
        card = play.world.attack_deck[0]
        attack = play.world.setting.attacks[card]
        play.do(AttackRevealed(card, attack.group == "strike"))
        if attack.group == "strike":
            place_targets(play, card, attack)
        else:
            if play.world.setting.reveals_next:
                play.then(RevealAttack())
            _set_up(play, card, attack)


def _set_up(play: Play[World], card: CardId, attack: Attack) -> None:
    world = play.world
    if attack.effect == "roulette":
        assert world.holder is not None
        play.do(RouletteAttached(card, world.holder, len(world.roulettes) + 1))
    elif attack.effect == "draft":
        play.then(ComradesDraft(card))
    else:
        # The Commissar takes the nearest free places first, so the foremost one stays longest.
        play.do(HazardPlaced(card, free_places(world)[0]))


class ComradesDraft(Step[World], frozen=True, tag="lc.comrades_draft", gc=False):
    """COMRADES!: Wasyl heals, all players draw up, gassed or not, and draft from their hands."""

    card: CardId

    def run(self, play: Play[World]) -> None:
        for comrade in play.world.from_holder():
            heal(play, comrade, play.world.ability(comrade).heals_on_comrades, "comrades")
        for comrade in play.world.from_holder():
            draw_up(play, comrade)
        play.then(DraftBegins(), SetupCardEnds(self.card))


class SetupCardEnds(Step[World], frozen=True, tag="lc.setup_card_ends", gc=False):
    """The setup card is discarded after its effect."""

    card: CardId

    def run(self, play: Play[World]) -> None:
        play.do(SetupCardDone(self.card))


# Targets


def place_targets(play: Play[World], card: CardId, attack: Attack) -> None:
    """Place the Target cards in the order of the card; if its only place is beyond the Line, the last place
    counts."""
    world = play.world
    if attack.aim in ("holder", "most_life"):
        comrade = aimed_at(world, attack)
        if comrade not in world.line:
            return  # the holder died before the card was revealed
        follows = comrade if attack.follows else None
        play.do(TargetPlaced(card, 1, world.place_of(comrade), follows))
        return
    for number, place in enumerate(_places(play, attack), 1):
        play.do(TargetPlaced(card, number, place))


def _places(play: Play[World], attack: Attack) -> tuple[int, ...]:
    length = play.world.length
    match attack.aim:
        case "place":
            return (min(attack.places[0], length),)
        case "places":
            return tuple(place for place in attack.places if place <= length)
        case "last":
            return (length,)
        case "middle":
            return ((length + 1) // 2,)
        case "random":
            return (play.roll(sides=length, count=1)[0] + 1,)
        case _:
            return ()


def aimed_at(world: World, attack: Attack) -> ComradeId:
    """The Comrade named by the card: the holder, or the one with most Life; on a tie the foremost."""
    if attack.aim == "holder":
        assert world.holder is not None
        return world.holder
    standing = [comrade for comrade in world.line if comrade is not None]
    return max(standing, key=lambda comrade: world.players[comrade].life)


# Hits


class Hit(msgspec.Struct, frozen=True, gc=False):
    """One hit of the strike card, as determined at the start of step 5."""

    comrade: ComradeId
    kind: HitKind
    amount: int


def select_hits(world: World, attack: Attack) -> list[Hit]:
    """All hits of the strike card on the present Line, in the order in which they are resolved."""
    if attack.effect in ("hit_moved", "hit_unmoved"):
        wanted = attack.effect == "hit_moved"
        return [
            Hit(one, "special", attack.main)
            for one in world.line
            if one is not None and world.players[one].moved == wanted
        ]
    hits: list[Hit] = []
    for target in world.targets:
        place = target.place
        if target.comrade is not None:
            if not world.players[target.comrade].alive:
                continue
            place = world.place_of(target.comrade)
        hits += _linear(world, attack, place) if attack.type == "linear" else _splash(world, attack, place)
    return hits


def _linear(world: World, attack: Attack, place: int) -> Iterator[Hit]:
    """From the Target place on, past free places and dodging Comrades; the Tank always stops the hit."""
    offset = OFFSET[attack.direction]
    if offset < 0:
        place = min(place, world.length)
    while 1 <= place <= world.length:
        comrade = world.at(place)
        place += offset
        if comrade is None:
            continue
        in_tank = world.is_in_tank(comrade)
        if in_tank or not world.players[comrade].dodge:
            yield Hit(comrade, "linear", attack.main)
            if in_tank or not attack.pierces:
                return


def _splash(world: World, attack: Attack, place: int) -> Iterator[Hit]:
    """The Target place, then both neighbouring places; a free Target place does not protect the
    neighbours."""
    if place <= world.length and (comrade := world.at(place)) is not None:
        yield Hit(comrade, "splash_main", attack.main)
    if attack.indirect:
        for beside in (place - 1, place + 1):
            if 1 <= beside <= world.length and (comrade := world.at(beside)) is not None:
                yield Hit(comrade, "splash_indirect", attack.indirect)


class Strike(Step[World], frozen=True, tag="lc.strike", gc=False):
    """Step 5: every hit of the strike card in order; the dead are removed only after the last one."""

    def run(self, play: Play[World]) -> None:
        play.do(StepBegan(STRIKING))
        card = play.world.strike
        if card is None:
            return
        hits = select_hits(play.world, play.world.setting.attacks[card])
        play.do(AttackStarted(card, tuple(hit.comrade for hit in hits)))
        frames: list[Frame] = [HitLands(hit.comrade, card, hit.kind, hit.amount) for hit in hits]
        play.then(*frames, StrikeEnds(), Deaths())


class StrikeEnds(Step[World], frozen=True, tag="lc.strike_ends", gc=False):
    """A Tank without durability protects its crew until the last hit; then it is discarded."""

    def run(self, play: Play[World]) -> None:
        tank = play.world.tank
        if tank is None:
            return
        card = play.world.setting.piece_of["tank"]
        if any(
            piece.card == card and not piece.durability for piece in play.world.players[tank.owner].equipment
        ):
            play.do(TankDestroyed(tank.owner, card))
