"""What a clash or fire may lead to, as one side sees it: outcome by outcome, with the assumptions.

A row tells who then holds the place, or that the game ends and who wins.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, NamedTuple

from game.presenters.contract.presenter import OutcomeRow, Outcomes, ViewContext
from game.presenters.shared.chances import percent_of
from game.presenters.staff_orders.colours import paint_of
from game.rules.core.odds import Preview, Result, Stakes, Whose
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import enemy
from game.view.kit import Kit
from game.view.theme import SeatColours

if TYPE_CHECKING:
    from game.rules.core.ids import Seat

CLASHES = ("land_clash", "air_clash")
RULES = {
    "land_clash": "SO-LCL-01",
    "air_clash": "SO-ACL-01",
    "barrage": "SO-BAR-04",
    "bombard": "SO-BOMB-04",
    "air_raid": "SO-CARD-14",
}


Form = Literal["", "_brief", "_then"]
"""A row in full, a row in brief, or a part of a sentence."""
OTHER: dict[Whose, Whose] = {"own": "enemy", "enemy": "own"}


class OutcomeSide(NamedTuple):
    """The viewing side: a name for the enemy and the colours of both."""

    enemy: str
    own_paint: SeatColours
    enemy_paint: SeatColours

    def paint_of(self, whose: Whose) -> SeatColours | None:
        return {"own": self.own_paint, "enemy": self.enemy_paint}.get(whose)


def outcomes(kit: Kit, ctx: ViewContext, preview: Preview, *, is_threat: bool = False) -> Outcomes | None:
    """The outcomes of a clash or of fire; None for other odds. Those of a threat are seen from the other
    side.
    """
    stakes = preview.stakes
    if stakes is None:
        return None
    if is_threat:
        stakes = Stakes(
            stakes.purpose,
            stakes.place,
            stakes.enemy,
            stakes.own,
            not stakes.is_rolled_by_self,
            stakes.bonus,
        )
    told = _Telling(kit, _side(kit, ctx, ctx.view.world), stakes, is_threat)
    layer = "air" if stakes.purpose == "air_clash" else "land"
    place = kit.say(f"so-zone-{stakes.place}" if layer == "air" else f"so-area-{stakes.place}")
    return Outcomes(
        title=kit.say(f"so-odds-title_{stakes.purpose}", place=place),
        rule=RULES[stakes.purpose],
        own=kit.say(f"so-odds-own_{layer}", count=stakes.own),
        enemy=kit.say(f"so-odds-enemy_{layer}", name=told.side.enemy, count=stakes.enemy),
        dice=told.dice(preview),
        rows=told.rows(preview.results, ""),
        brief=told.rows(preview.results, "_brief"),
        all=preview.all,
        assumption=" ".join(filter(None, (told.bonus(), told.rerolls(preview)))),
    )


def _side(kit: Kit, ctx: ViewContext, world: World) -> OutcomeSide:
    faction = world.faction_of(ctx.seat)
    seat: Seat = world.seat_of(enemy(faction))
    name = ctx.names[seat] if seat < len(ctx.names) else ""
    return OutcomeSide(
        name or kit.say(f"so-faction-{enemy(faction)}"),
        paint_of(kit, faction),
        paint_of(kit, enemy(faction)),
    )


class _Telling(NamedTuple):
    """The words of one roll for one side. `stakes` are seen from that side; results of a threat are still to
    be turned.
    """

    kit: Kit
    side: OutcomeSide
    stakes: Stakes
    is_threat: bool

    # The rows

    def rows(self, results: Iterable[Result], form: Form) -> tuple[OutcomeRow, ...]:
        """The rows, the best for the seat first. Rows with equal words are joined."""
        turned = map(_turned, results) if self.is_threat else results
        row = self._of_clash if self.stakes.purpose in CLASHES else self._of_fire
        found: dict[str, OutcomeRow] = {}
        for result in sorted(turned, key=lambda one: (-one.own, one.enemy)):
            one = row(result, form)
            known = found.get(one.label)
            found[one.label] = one if known is None else known._replace(ways=known.ways + one.ways)
        return tuple(found.values())

    def _of_clash(self, result: Result, form: Form) -> OutcomeRow:
        """Who holds the place, and how many of their pieces are left."""
        if result.winner:
            return self._of_end(result, form)
        own_word, enemy_word = ("defend", "lose") if self.stakes.is_rolled_by_self else ("take", "hold")
        words: dict[Whose, str] = {"own": own_word, "enemy": enemy_word, "nobody": "nobody"}
        label = self._say(words[result.holder], form and "_brief", count=result.own or result.enemy)
        return OutcomeRow(label, result.ways, self.side.paint_of(result.holder))

    def _of_fire(self, result: Result, form: Form) -> OutcomeRow:
        """How many soldiers are hit; in brief whether any is, and whether any is left."""
        if result.winner:
            return self._of_end(result, form)
        is_own = self.stakes.is_rolled_by_self
        targets, left = (self.stakes.enemy, result.enemy) if is_own else (self.stakes.own, result.own)
        good_for: Whose = "own" if (left < targets) == is_own else "enemy"
        is_taken = result.holder in OTHER and not left
        label = self._say(
            "hit" if is_own else "suffer",
            form,
            lost=targets - left,
            left=left,
            then="taken" if is_taken else "empty",
        )
        return OutcomeRow(label, result.ways, self.side.paint_of(good_for))

    def _of_end(self, result: Result, form: Form) -> OutcomeRow:
        """A headquarters is lost and the game ends; how many pieces are left there no longer matters."""
        word = "you_win" if result.winner == "own" else "they_win"
        label = self._say(word, "_then" if form == "_then" else "")
        return OutcomeRow(label, result.ways, self.side.paint_of(result.winner))

    def _say(self, word: str, form: Form, **facts: str | int) -> str:
        return self.kit.say(f"so-odds-{word}{form}", name=self.side.enemy, **facts)

    # The sentences

    def dice(self, preview: Preview) -> str:
        if preview.all == 1:
            return self.kit.say("so-odds-dice_lie")
        who = "you" if self.stakes.is_rolled_by_self else "they"
        return self.kit.say(f"so-odds-{who}_roll", name=self.side.enemy, count=preview.dice)

    def bonus(self) -> str:
        """A note that a soldier not asked for yet is already counted; empty if there is none."""
        if not self.stakes.bonus:
            return ""
        return self.kit.say("so-odds-bonus", bonus=self.kit.say(f"so-bonus-{self.stakes.bonus}"))

    def rerolls(self, preview: Preview) -> str:
        """What re-rolls change if the roller discards cards until the goal is reached.

        Empty if they would change nothing.
        """
        again = preview.rerolled
        if again is None:
            return ""
        before, after = (self.rows(one.results, "_then") for one in (preview, again))
        if _chances(before, preview.all) == _chances(after, again.all):
            return ""
        chances = (
            self.kit.say("so-odds-then", what=row.label, chance=percent_of(self.kit, row.ways, again.all))
            for row in after
        )
        at_home = again.aim == "hold" and any(result.winner for result in again.results)
        return self.kit.say(
            "so-odds-if_you" if self.stakes.is_rolled_by_self else "so-odds-if_they",
            name=self.side.enemy,
            times=again.times,
            aim=self.kit.say(f"so-odds-aim_{'keep' if at_home else again.aim}"),
            then=", ".join(chances),
        )


def _turned(result: Result) -> Result:
    """The result as the other side sees it."""
    holder, winner = (OTHER.get(whose, whose) for whose in (result.holder, result.winner))
    return Result(result.enemy, result.own, result.ways, holder, winner)


def _chances(rows: Iterable[OutcomeRow], everything: int) -> dict[str, Fraction]:
    return {row.label: Fraction(row.ways, everything) for row in rows}
