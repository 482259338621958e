"""Windows: the moments in which texts may be used. Public facts decide who is asked (WR-GOLD-06)."""

from collections.abc import Iterator
from typing import ClassVar, Literal, get_args

from game.rules.core.frames import AutoPass, Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.content.tables import Use
from game.rules.wasteland_riders.events.common import LuckPlayed
from game.rules.wasteland_riders.events.gear import TextUsed
from game.rules.wasteland_riders.gear.weapons import enemy_led_by, enemy_uses
from game.rules.wasteland_riders.intents.common import Pass, PlayLuck
from game.rules.wasteland_riders.intents.fights import UseEnemyText
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.terms import Timing
from game.rules.wasteland_riders.texts import texts
from game.rules.wasteland_riders.texts.asking import USES, USING
from game.rules.wasteland_riders.texts.public_decisions import PublicDecisionWithSecrets
from game.rules.wasteland_riders.windows.using import SettleLuck, use_text
from game.rules.wasteland_riders.world.fight import other_side
from game.rules.wasteland_riders.world.state import World, is_success

Moment = Literal[
    "knights_step",
    "before_move",
    "on_reveal",
    "before_test",
    "after_test",
    "any_time",
    "on_ko",
    "on_radiation",
    "on_vehicle_damage",
    "on_exchange",
    "on_draw",
    "before_combat",
    "clash_start",
    "after_combat_reveal",
    "before_attack_test",
    "after_attack_test",
    "on_hit",
    "advantage_step",
]
MOMENTS: tuple[Moment, ...] = get_args(Moment)
PASS = Pass()


def windows_of(world: World, moment: Moment, seat: Seat) -> tuple[Timing, ...]:
    """The windows whose texts a seat may use at this moment; at K.O. only those that prevent or end it."""
    knight = world.knights[seat]
    if moment != "on_ko" and not knight.is_able:
        return ()
    match moment:
        case "before_move":
            return ("before_move",) if world.active == seat else ("before_rival_move",)
        case "before_test":
            assert world.test is not None
            if world.test.seat != seat:
                return ("before_rival_test",)
            return ("before_test", "before_escape") if world.test.kind == "escape" else ("before_test",)
        case "after_test":
            assert world.test is not None
            return () if is_success(world.test) else ("after_test",)
        case "on_ko":
            return () if knight.is_able else ("on_ko",)
        case "on_radiation" | "on_vehicle_damage":
            return (moment,) if world.looming is not None and world.looming.n else ()
        case "before_attack_test":
            assert world.fight is not None
            assert world.fight.attack is not None
            attacker = world.fight.side(world.fight.attack.by).seat
            return ("before_attack_test",) if attacker == seat else ("before_opp_attack_test",)
        case _:
            return (moment,)


def may_respond(world: World, moment: Moment, seat: Seat, used: tuple[str, ...] = ()) -> bool:
    """Whether a seat is asked: it has a hidden card that might fit, or an open text that fits."""
    windows = windows_of(world, moment, seat)
    return texts.may_act_in_fight(world, seat) and texts.may_use(world, seat, windows, used)


class ReactionWindow(Step[World], frozen=True, tag="wr.window", gc=False):
    """Asks the seats in turn, each for one use or a pass, until all have passed in a row.

    A seat that has nothing that could fit, by public facts, counts as passed without being asked.
    """

    moment: Moment
    order: tuple[Seat, ...]
    passed: int = 0
    used: tuple[str, ...] = ()
    """Texts without cost that were used; each works once in an opening."""

    def run(self, play: Play[World]) -> None:
        order, passed, world = self.order, self.passed, play.world
        while passed < len(order):
            if may_respond(world, self.moment, order[0], self.used):
                play.then(InWindow(self.moment, order, passed, self.used))
                return
            if unused_texts(world, order[0], self.moment, self.used):
                play.then(EnemyInWindow(self.moment, order, passed, self.used))
                return
            order, passed = (*order[1:], order[0]), passed + 1


class InWindow(PublicDecisionWithSecrets, frozen=True, tag="wr.in_window", gc=False):
    """One seat may use a text that fits the moment, or pass. Passing is always legal."""

    rule_other_seat: ClassVar[str | None] = "WR-GOLD-06"
    moment: Moment
    order: tuple[Seat, ...]
    passed: int
    used: tuple[str, ...] = ()

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.order[0])

    def auto_pass(self) -> AutoPass:
        return AutoPass(f"wr_{self.moment}", Pass())

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Pass()
        yield from texts.all_texts(world, seat)

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Pass:
            return None
        if type(intent) not in USES:
            return Refusal("WR-GOLD-07")
        windows = (*windows_of(world, self.moment, seat), *texts.any_time(world, seat))
        return texts.why_not_text(world, seat, windows, intent, self.used)

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        windows = (*windows_of(world, self.moment, seat), *texts.any_time(world, seat))
        return (PASS, *texts.usable_texts(world, seat, windows, self.used))

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        turned = (*self.order[1:], self.order[0])
        if type(intent) is Pass:
            play.then(ReactionWindow(self.moment, turned, self.passed + 1, self.used))
            return
        windows = (*windows_of(play.world, self.moment, seat), *texts.any_time(play.world, seat))
        used = (*self.used, *texts.spent(play.world, seat, windows, intent))
        play.then(ReactionWindow(self.moment, turned, used=used))
        use(play, seat, intent, windows, self.moment)


# An enemy's card: the Scavenger who leads the enemy is asked in turn


def unused_texts(
    world: World, seat: Seat, moment: Moment, used: tuple[str, ...]
) -> tuple[tuple[UseEnemyText, Use], ...]:
    """The texts for this moment of the enemy that a player leads, without those used in this opening."""
    enemy = enemy_led_by(world, seat)
    if enemy is None:
        return ()
    found = enumerate(enemy_uses(world, enemy, moment))
    return tuple((UseEnemyText(enemy, at), text) for at, text in found if f"{enemy}/{at}" not in used)


class EnemyInWindow(InWindow, frozen=True, tag="wr.enemy_in_window", gc=False):
    """The Scavenger may use one effect of the enemy's open card, or pass (WR-COMB-05)."""

    def has_private_ways(self, world: World) -> bool:
        return False

    def auto_pass(self) -> AutoPass:
        return AutoPass(f"wr_enemy_{self.moment}", Pass())

    def _texts(self, world: World) -> dict[Intent, Use]:
        return dict(unused_texts(world, self.order[0], self.moment, self.used))

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Pass()
        yield from self._texts(world)

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        return None if type(intent) is Pass or intent in self._texts(world) else Refusal("WR-COMB-05")

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        return (PASS, *self._texts(world))

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is not UseEnemyText:
            super().take(play, seat, intent)
            return
        turned = (*self.order[1:], self.order[0])
        text = self._texts(play.world)[intent]
        play.then(ReactionWindow(self.moment, turned, used=(*self.used, f"{intent.source}/{intent.number}")))
        play.do(TextUsed(seat, intent.source))
        run_enemy_text(play, seat, intent.source, text)


def run_enemy_text(play: Play[World], leader: Seat, enemy: CardId, text: Use) -> None:
    """The effects of the enemy's card happen to the knight who fights it."""
    fight = play.world.fight
    side = None if fight is None else fight.of(leader)
    assert fight is not None
    assert side is not None
    knight = fight.side(other_side(side)).seat
    assert knight is not None
    play.then(Run(knight, enemy, text.effects))


# Using


def use(
    play: Play[World],
    seat: Seat,
    intent: Intent,
    windows: tuple[Timing, ...],
    moment: Moment = "any_time",
) -> None:
    """Carry out the use of a text; a luck card may be answered first (WR-LUCK-05)."""
    if type(intent) is not PlayLuck:
        use_text(play, seat, intent, windows)
        return
    play.do(LuckPlayed(seat, intent.card))
    order = play.world.rivals(seat)
    play.then(Answers(moment, order), SettleLuck(seat, intent.card))


USING.update(dict.fromkeys(USES, use))


class Answers(Step[World], frozen=True, tag="wr.answers", gc=False):
    """The other knights may answer a luck card, once each, in round order (WR-RULING-48)."""

    moment: Moment
    order: tuple[Seat, ...]

    def run(self, play: Play[World]) -> None:
        for index, seat in enumerate(self.order):
            if may_answer(play.world, self.moment, seat):
                play.then(InAnswer(self.moment, seat, self.order[index + 1 :]))
                return


def may_answer(world: World, moment: Moment, seat: Seat) -> bool:
    knight = world.knights[seat]
    if not (knight.is_able and texts.may_act_in_fight(world, seat)):
        return False
    windows: tuple[Timing, ...] = ("on_luck_played", *windows_of(world, moment, seat))
    return texts.may_hold(world, seat, tuple(one for one in windows if one != "any_time"))


class InAnswer(PublicDecisionWithSecrets, frozen=True, tag="wr.in_answer", gc=False):
    """A luck card was played: answer it with a card for that, or one that fits the moment, or pass."""

    rule_other_seat: ClassVar[str | None] = "WR-LUCK-05"
    moment: Moment
    seat: Seat
    rest: tuple[Seat, ...]

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def auto_pass(self) -> AutoPass:
        return AutoPass("wr_on_luck_played", Pass())

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Pass()
        yield from texts.luck_texts(world, seat)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is Pass:
            return None
        if type(intent) is not PlayLuck:
            return Refusal("WR-LUCK-05")
        return texts.why_not_text(world, seat, self._windows(world), intent)

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        """None for a luck card that answers or works at any time, and for other texts that work at any
        time."""
        refusal = self.why_not_way(world, seat, intent)
        return refusal and super().why_not(world, seat, intent)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        """Each luck card once, even if it is both an answer and works at any time."""
        yield from dict.fromkeys(super().candidates(world, seat))

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        return tuple(dict.fromkeys(super().legal(world, seat)))

    def _windows(self, world: World) -> tuple[Timing, ...]:
        return ("on_luck_played", *windows_of(world, self.moment, self.seat))

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if self.why_not_way(play.world, seat, intent) is not None:
            super().take(play, seat, intent)
            return
        play.then(Answers(self.moment, self.rest))
        if type(intent) is not Pass:
            use(play, seat, intent, self._windows(play.world), self.moment)
