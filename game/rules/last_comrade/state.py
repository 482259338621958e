"""The world of Last Comrade: what lies where."""

from collections.abc import Iterator, Mapping

import msgspec

from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import Pile
from game.rules.core.values import Outcome
from game.rules.last_comrade.content import Comrade
from game.rules.last_comrade.setting import Setting
from game.rules.last_comrade.terms import ComradeId, Direction, Reminder


class Piece(msgspec.Struct, frozen=True, gc=False):
    """Equipment in play. Two pieces of the same kind and durability are equal."""

    card: CardId
    durability: int


class Player(msgspec.Struct, frozen=True, gc=False):
    """One Comrade with the player's cards, and what both have done this turn."""

    seat: Seat
    life: int
    alive: bool = True
    """False after the Comrade is removed; a Comrade at 0 Life may not be removed yet."""
    hand: Pile = ()
    committed: CardId | None = None
    equipment: tuple[Piece, ...] = ()
    kept: Pile = ()
    """Cards kept in a draft."""
    packs: tuple[Pile, ...] = ()
    """Packs that have arrived in a draft; only the first may be looked at."""
    dodge: bool = False
    prone: bool = False
    fubar: bool = False
    snagged: bool = False
    moved: bool = False
    event_used: bool = False
    swap_used: bool = False
    revolver_used: bool = False
    hand_raised: bool = False
    looked: bool = False
    """Whether the player was served in the open window and played nothing; each player is served once in
    it."""
    resting: bool = False
    """Whether the player wants nothing more this turn; raising a hand ends this."""
    reminders: tuple[Reminder, ...] = ()
    gassed: bool = False
    lucky_spent: bool = False
    conceding: bool = False
    batch: int = 0
    """The batch of deaths to which this one belongs; 0 while alive."""

    @property
    def can_act(self) -> bool:
        """Whether the player may act: at 0 Life nothing can be played or used."""
        return self.alive and self.life > 0


class Target(msgspec.Struct, frozen=True, gc=False):
    """A Target card at its place, or with the Comrade it follows."""

    number: int
    place: int
    comrade: ComradeId | None = None


class Hazard(msgspec.Struct, frozen=True, gc=False):
    """Mines and Wire on one place, the oldest first."""

    place: int
    cards: Pile


class Tank(msgspec.Struct, frozen=True, gc=False):
    """The crew of the Tank; `struck` after this turn's strike card has cost it durability."""

    owner: ComradeId
    crew: tuple[ComradeId, ...]
    struck: bool = False


class Announced(msgspec.Struct, frozen=True, gc=False):
    """An Event on the table that is not settled yet, with its choices."""

    comrade: ComradeId
    card: CardId
    other: ComradeId | None = None
    target: int = 0
    direction: Direction | None = None
    piece: CardId | None = None
    durability: int = 0
    chosen: CardId | None = None
    cancelled: bool = False


class World(msgspec.Struct, frozen=True, gc=False):
    """The whole table of one match."""

    setting: Setting
    seats: int
    order: tuple[ComradeId, ...] = ()
    """The Comrade of each seat; it never changes."""
    players: Mapping[ComradeId, Player] = {}
    """All Comrades, including the dead."""
    line: tuple[ComradeId | None, ...] = ()
    """Places 1 to L, None for a free place; the Commissar stands behind the last."""
    hazards: tuple[Hazard, ...] = ()
    targets: tuple[Target, ...] = ()
    strike: CardId | None = None
    attack_deck: Pile = ()
    """The top is the first card."""
    attack_discard: Pile = ()
    action_deck: Pile = ()
    action_discard: Pile = ()
    boxed: Pile = ()
    roulettes: Pile = ()
    """Cards attached to the Initiative card."""
    setup_card: CardId | None = None
    """The setup card that is being carried out."""
    holder: ComradeId | None = None
    """The Comrade with Initiative; the card stays at that seat even after a death in this turn."""
    turn: int = 0
    step: int = 0
    slot: ComradeId | None = None
    """The owner of the present slot of step 4; None outside the slots."""
    revealed: CardId | None = None
    """The card of the slot that is face up and not discarded yet."""
    tripped: bool = False
    """Whether the revealed Manoeuvre moves nobody."""
    quiet: bool = False
    """In step 4: since all players could last raise a hand, nothing has happened except that a card was
    placed."""
    announced: tuple[Announced, ...] = ()
    """Events that are being settled; the last one is the innermost."""
    halt: bool = False
    advances: int = 0
    """Steps that the Commissar has still to make."""
    batches: int = 0
    tank: Tank | None = None
    outcome: Outcome | None = None

    def comrade_of(self, seat: Seat) -> ComradeId:
        return self.order[seat]

    def ability(self, comrade: ComradeId) -> Comrade:
        return self.setting.comrades[comrade]

    @property
    def living(self) -> tuple[ComradeId, ...]:
        """The living Comrades in the order of the seats."""
        return tuple([comrade for comrade in self.order if self.players[comrade].alive])

    @property
    def length(self) -> int:
        """L, the number of places."""
        return len(self.line)

    def at(self, place: int) -> ComradeId | None:
        return self.line[place - 1]

    def place_of(self, comrade: ComradeId) -> int:
        return self.line.index(comrade) + 1

    def hazards_at(self, place: int) -> Pile:
        for hazard in self.hazards:
            if hazard.place == place:
                return hazard.cards
        return ()

    def is_in_tank(self, comrade: ComradeId | None) -> bool:
        return self.tank is not None and comrade in self.tank.crew

    def neighbours(self, comrade: ComradeId) -> Iterator[ComradeId]:
        """The Comrades directly before and behind; a free place between means no neighbour on that side."""
        place = self.place_of(comrade)
        for beside in (place - 1, place + 1):
            if 1 <= beside <= self.length and (other := self.at(beside)) is not None:
                yield other

    def from_holder(self) -> tuple[ComradeId, ...]:
        """The living clockwise from the holder's seat: the order of slots, refill and priority."""
        first = self.order.index(self.holder) if self.holder is not None else 0
        around, players = self.order[first:] + self.order[:first], self.players
        return tuple([one for one in around if players[one].alive])

    def clockwise(self, asked: frozenset[Seat]) -> tuple[Seat, ...]:
        """Those of these seats whose Comrades live, clockwise from the holder's."""
        return tuple([seat for one in self.from_holder() if (seat := self.players[one].seat) in asked])

    def left_of(self, comrade: ComradeId) -> ComradeId:
        """The next living player clockwise."""
        place = self.order.index(comrade) + 1
        around = self.order[place:] + self.order[:place]
        return next(one for one in around if self.players[one].alive)

    def asked(self, comrade: ComradeId) -> frozenset[Seat]:
        return ASKED[self.players[comrade].seat]


ASKED = tuple(frozenset((Seat(seat),)) for seat in range(100))
"""For each seat the set of only that seat."""
