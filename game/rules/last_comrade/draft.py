"""The draft: packs are passed to the left. A player waits only for their next pack."""

from collections.abc import Iterator

from game.rules.core.frames import Decision, Step
from game.rules.core.ids import Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade.events import CardPassedOn, DraftEnded, DraftPicked, DraftStarted
from game.rules.last_comrade.intents import DraftPick, PassOn
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId


class DraftBegins(Step[World], frozen=True, tag="lc.draft_begins", gc=False):
    """The hands become packs; the table options may shorten or skip the draft."""

    def run(self, play: Play[World]) -> None:
        mode = play.world.setting.draft_mode
        if mode == "none":
            return
        if mode == "quick":
            play.do(DraftStarted("quick"))
            play.then(QuickDraft(), DraftEnds())
        else:
            play.do(DraftStarted("full"))
            play.then(PacksGoRound())


class PacksGoRound(Step[World], frozen=True, tag="lc.packs_go_round", gc=False):
    """A pack of one card is kept as soon as it arrives; the draft ends when all packs are empty."""

    def run(self, play: Play[World]) -> None:
        while single := [one for one in play.world.living if _front(play.world, one) == 1]:
            for comrade in single:
                pick(play, comrade, DraftPick(play.world.players[comrade].packs[0][0]))
        if any(play.world.players[one].packs for one in play.world.living):
            play.then(Draft())
        else:
            play.do(DraftEnded())


def _front(world: World, comrade: ComradeId) -> int:
    """The number of cards in the first pack of a player."""
    packs = world.players[comrade].packs
    return len(packs[0]) if packs else 0


def pick(play: Play[World], comrade: ComradeId, intent: DraftPick) -> None:
    play.do(DraftPicked(comrade, play.world.left_of(comrade), intent.card))


class Draft(Decision[World], frozen=True, tag="lc.draft", gc=False):
    """All players with a pack choose at the same time, face down."""

    rule_other_seat = "LC-DRAFT-10"

    def seats(self, world: World) -> frozenset[Seat]:
        return frozenset([world.players[one].seat for one in world.living if _front(world, one) > 1])

    def in_order(self, world: World) -> tuple[Seat, ...]:
        return world.clockwise(self.seats(world))

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        packs = world.players[world.comrade_of(seat)].packs
        if packs:
            yield from (DraftPick(card) for card in distinct(packs[0]))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if not isinstance(intent, DraftPick):
            return Refusal("LC-SETUP-12")
        if intent.card in world.players[world.comrade_of(seat)].packs[0]:
            return None
        return Refusal("LC-DRAFT-01", {"card": intent.card})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert isinstance(intent, DraftPick)
        pick(play, play.world.comrade_of(seat), intent)
        play.then(PacksGoRound())


class QuickDraft(Decision[World], frozen=True, tag="lc.quick_draft", gc=False):
    """Each player passes two cards to the left, once; fewer only if they have fewer."""

    rule_other_seat = "LC-DRAFT-12"

    def seats(self, world: World) -> frozenset[Seat]:
        return frozenset([world.players[one].seat for one in world.living if _owes(world, one)])

    def in_order(self, world: World) -> tuple[Seat, ...]:
        return world.clockwise(self.seats(world))

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (PassOn(card) for card in distinct(world.players[world.comrade_of(seat)].kept))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if not isinstance(intent, PassOn):
            return Refusal("LC-SETUP-12")
        if intent.card in world.players[world.comrade_of(seat)].kept:
            return None
        return Refusal("LC-DRAFT-12", {"card": intent.card})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert isinstance(intent, PassOn)
        play.do(CardPassedOn(play.world.comrade_of(seat), intent.card))
        play.then(self)


def _owes(world: World, comrade: ComradeId) -> bool:
    """Whether a player must still pass a card."""
    player = world.players[comrade]
    return bool(player.kept) and len(player.packs[0]) < world.setting.numbers.quick_pass


class DraftEnds(Step[World], frozen=True, tag="lc.draft_ends", gc=False):
    """The kept cards become the hands."""

    def run(self, play: Play[World]) -> None:
        play.do(DraftEnded())
