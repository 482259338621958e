"""Skill tests: a pool of ten-sided dice against a difficulty, with cards before and after the roll."""

from collections.abc import Iterator

from game.rules.core.frames import Step
from game.rules.core.ids import Seat
from game.rules.core.odds import Term, total
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.contracts import DeedDone
from game.rules.wasteland_riders.events.journey import (
    SkillTestChanged,
    SkillTestEnded,
    SkillTestRolled,
    SkillTestStarted,
)
from game.rules.wasteland_riders.gear.conditions import constant_dice, counts_tens, wound_dice
from game.rules.wasteland_riders.intents.common import ChooseSkill
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.terms import Skill, TestKind
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision
from game.rules.wasteland_riders.texts.usefulness import scopes_of
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.state import World, is_success
from game.rules.wasteland_riders.world.sums import of_cards, raised, with_changes

SIDES = 10


class SkillTest(Step[World], frozen=True, tag="wr.skill_test", gc=False):
    """A test of one of these skills; afterwards `world.test.passed` holds the result."""

    seat: Seat
    kind: TestKind
    skills: tuple[Skill, ...]
    difficulty: int
    needed: int = 1

    def run(self, play: Play[World]) -> None:
        if len(self.skills) > 1:
            play.then(WhichSkill(self.seat, self.kind, self.skills, self.difficulty, self.needed))
        else:
            start(play, self, self.skills[0])


class WhichSkill(PublicDecision, frozen=True, tag="wr.which_skill", gc=False):
    """Choose one of several skills for the test."""

    seat: Seat
    kind: TestKind
    skills: tuple[Skill, ...]
    difficulty: int
    needed: int

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseSkill(skill) for skill in self.skills)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is ChooseSkill and intent.skill in self.skills:
            return None
        return Refusal("WR-TEST-11")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseSkill
        test = SkillTest(self.seat, self.kind, self.skills, self.difficulty, self.needed)
        start(play, test, intent.skill)


def start(play: Play[World], test: SkillTest, skill: Skill) -> None:
    play.do(SkillTestStarted(test.seat, test.kind, skill, test.difficulty, test.needed))
    order = play.world.order_from(test.seat)
    play.then(
        ReactionWindow("before_test", order),
        RollTest(),
        ReactionWindow("after_test", (test.seat,)),
        SkillTestOver(),
    )


def pool(world: World) -> int:
    """Dice of the current test, never below 1 (WR-TEST-02, WR-TEST-03)."""
    return total(pool_terms(world))


def pool_terms(world: World) -> tuple[Term, ...]:
    """The terms of the current test's dice."""
    test = world.test
    assert test is not None
    return terms_of_test(world, test.seat, test.skill, test.kind, played=test.dice)


def terms_of_test(
    world: World, seat: Seat, skill: Skill, kind: TestKind, *, played: int = 0
) -> tuple[Term, ...]:
    """The terms of such a test's dice: skill first, then gear, abilities, wounds, cards played."""
    base = skill_term(world, seat, skill, "WR-TEST-11")
    gear = of_cards(world.setting, constant_dice(world, seat, scopes_of(skill, kind)), "WR-TEST-02")
    wounds = Term("wounds", wound_dice(world, seat), "WR-TEST-08")
    terms = with_changes(base, (*gear, wounds, Term("played", played, "WR-TEST-02")))
    return raised(terms, 1, "WR-TEST-03")


def skill_term(world: World, seat: Seat, skill: Skill, rule: str) -> Term:
    return Term("skill", skill_of(world, seat, skill), rule, f"skill-{skill}")


def skill_of(world: World, seat: Seat, skill: Skill) -> int:
    knight = world.knights[seat].knight
    assert knight is not None
    return int(getattr(world.setting.content.knights[knight], skill))


def roll_dice(play: Play[World], count: int) -> tuple[int, ...]:
    """Faces 1 to 10; a pool of more than six is rolled in two throws that count together (WR-TEST-04)."""
    return tuple(face + 1 for face in play.roll(sides=SIDES, count=count))


class RollTest(Step[World], frozen=True, tag="wr.roll_test", gc=False):
    """The dice of the test are rolled, unless success is sure."""

    def run(self, play: Play[World]) -> None:
        assert play.world.test is not None
        if not play.world.test.sure:
            tell(play, roll_dice(play, pool(play.world)), again=False)


def tell(play: Play[World], dice: tuple[int, ...], *, again: bool) -> None:
    test = play.world.test
    assert test is not None
    successes = sum(die >= test.difficulty for die in dice)
    tens = sum(die == SIDES for die in dice) if counts_tens(play.world, test.seat) else 0
    play.do(SkillTestRolled(test.seat, dice, successes, tens, again))


class SkillTestOver(Step[World], frozen=True, tag="wr.test_over", gc=False):
    """The result stands. The tens of a contract's own test are counted later, when that contract is
    settled."""

    def run(self, play: Play[World]) -> None:
        test = play.world.test
        assert test is not None
        play.do(SkillTestEnded(test.seat, is_success(test)))
        if test.kind != "contract":
            play.then(tens_rolled(play.world))


def tens_rolled(world: World) -> DeedDone:
    """The deed of rolling the tens of the last test, as far as they count for its knight (WR-TEST-09)."""
    test = world.test
    assert test is not None
    tens = sum(die == SIDES for die in test.rolled) if counts_tens(world, test.seat) else 0
    return DeedDone(test.seat, "tens", n=tens)


class Branch(Step[World], frozen=True, tag="wr.branch", gc=False):
    """Runs what a text says about success or failure of its test."""

    seat: Seat
    source: str
    ok: tuple[Effect, ...]
    fail: tuple[Effect, ...]

    def run(self, play: Play[World]) -> None:
        assert play.world.test is not None
        play.then(Run(self.seat, self.source, self.ok if play.world.test.passed else self.fail))


# Verbs


def verb_test(play: Play[World], run: Run, effect: Effect) -> None:
    kind: TestKind = "other"
    play.then(
        SkillTest(run.seat, kind, effect.skills, effect.difficulty, effect.successes),
        Branch(run.seat, run.source, effect.ok, effect.fail),
    )


def verb_dice(play: Play[World], _run: Run, effect: Effect) -> None:
    assert play.world.test is not None
    play.do(SkillTestChanged(play.world.test.seat, dice=effect.n))


def verb_pass_test(play: Play[World], run: Run, _effect: Effect) -> None:
    play.do(SkillTestChanged(run.seat, sure=True))


def verb_reroll(play: Play[World], _run: Run, effect: Effect) -> None:
    """All dice, or those without a success, are rolled again; the new roll stands."""
    test = play.world.test
    assert test is not None
    again = roll_dice(play, len(test.rolled))
    if effect.what == "failed":
        again = tuple(
            old if old >= test.difficulty else new for old, new in zip(test.rolled, again, strict=True)
        )
    tell(play, again, again=True)
