"""The reference algorithm of movement, death and hits, written out plainly: what the engine is compared with.

It knows only plain Comrades without cards, and it changes what it is given: nothing here is shared with the
rules. Places are counted from 1; index 0 of `line` is never used.
"""

from dataclasses import dataclass, field

from tests.rules.last_comrade.notation import Position

BACK, FORWARD = +1, -1
MINE, WIRE = "m", "w"
BLOCKED, PUSH, SWAP = "blocked", "push", "swap"
MINE_DAMAGE = 2


@dataclass
class Oracle:
    """A Line that moves by the letter of the rules."""

    line: list[str | None]
    hazards: dict[int, list[str]]
    fubar: set[str]
    crew: tuple[str, ...]
    life: dict[str, int]
    halt: bool = False
    dodge: set[str] = field(default_factory=set)
    snagged: set[str] = field(default_factory=set)
    moved: set[str] = field(default_factory=set)
    pending: int = 0
    ending: bool = False
    """Step 7: nobody is immobile any more, and Wire holds nobody."""
    over: bool = False

    @classmethod
    def of(cls, position: Position, life: int = 5, halt: bool = False) -> "Oracle":
        return cls(
            [None, *position.line],
            {place: list(stack) for place, stack in position.hazards.items()},
            set(position.fubar),
            position.crew,
            dict.fromkeys(position.comrades, life),
            halt,
        )

    @property
    def last(self) -> int:
        return len(self.line) - 1

    @property
    def living(self) -> list[str]:
        return [name for name in self.line if name is not None]

    def written(self) -> str:
        return Position(
            tuple(self.line[1:]),
            {place: "".join(stack) for place, stack in self.hazards.items() if stack},
            frozenset(self.fubar),
            self.crew,
        ).written()

    # Walls

    def immobile(self, name: str) -> bool:
        group = self.crew if name in self.crew else (name,)
        return self.halt or any(one in self.fubar or one in self.snagged for one in group)

    def wall(self, name: str, mover: str) -> bool:
        return self.immobile(name) or (name in self.crew and mover not in self.crew)

    def first_free(self, place: int, way: int, mover: str) -> int | None:
        while 1 <= place <= self.last:
            name = self.line[place]
            if name is None:
                return place
            if self.wall(name, mover):
                return None
            place += way
        return None

    # Steps

    def move(self, mover: str, way: int, steps: int) -> int:
        """How many steps were made."""
        for made in range(steps):
            if mover not in self.living or self.step(mover, way) == BLOCKED:
                return made
            self.bury()
            if self.over:
                return made + 1
        return steps

    def step(self, mover: str, way: int) -> str:
        if self.immobile(mover):
            return BLOCKED
        block = [place for place in range(1, self.last + 1) if self.line[place] in (self.crew or (mover,))]
        if mover not in self.crew:
            block = [self.line.index(mover)]
        lead, tail = (block[-1], block[0]) if way > 0 else (block[0], block[-1])
        free = self.first_free(lead + way, way, mover)
        if free is not None:
            self.shift(free, tail, way)
            self.line[tail] = None
            self.enter(free)
            return PUSH
        beyond = lead + way
        other = self.line[beyond] if 1 <= beyond <= self.last else None
        if other is None or self.wall(other, mover):
            return BLOCKED
        self.shift(beyond, tail, way)
        self.line[tail] = other
        self.moved.add(other)
        return SWAP

    def shift(self, to: int, tail: int, way: int) -> None:
        """Everybody from `tail` on stands one place further, as far as `to`."""
        place = to
        while place != tail:
            name = self.line[place - way]
            assert name is not None
            self.line[place] = name
            self.moved.add(name)
            place -= way

    def enter(self, place: int) -> None:
        name = self.line[place]
        assert name is not None
        stack = self.hazards.pop(place, [])
        if name in self.crew:
            return
        for hazard in stack:
            if hazard == MINE:
                self.life[name] = max(0, self.life[name] - MINE_DAMAGE)
        if WIRE in stack and self.life[name] and not self.ending:
            self.snagged.add(name)

    # Deaths

    def bury(self) -> None:
        while dead := [name for name in self.living if self.life[name] == 0]:
            for name in dead:
                self.line[self.line.index(name)] = None
            self.crew = tuple(name for name in self.crew if name not in dead)
            self.pending += len(dead)
            if len(self.living) <= 1:
                self.over = True
                return
            self.advance()

    def end_turn(self) -> None:
        self.ending, self.halt = True, False
        self.fubar, self.snagged = set(), set()
        self.advance()
        self.bury()

    def advance(self) -> None:
        while self.pending:
            place = self.last
            while place >= 1 and (name := self.line[place]) is not None and not self.immobile(name):
                place -= 1
            if place < 1 or self.line[place] is not None:
                return
            self.pending -= 1
            self.close_up(place)

    def close_up(self, free: int) -> None:
        """The Commissar takes the last place, or pushes everybody behind the free one."""
        if free == self.last:
            self.hazards.pop(free, None)
            self.line.pop()
            return
        pushed = self.line[free + 1 :]
        self.moved.update(name for name in pushed if name is not None)
        self.line[free:] = pushed
        self.enter(free)

    # Hits

    def linear(self, place: int, way: int, pierce: bool) -> list[str]:
        """Whom a linear attack hits, in the order of travel; the Tank ends it."""
        hits: list[str] = []
        place = min(place, self.last) if way < 0 else place
        while 1 <= place <= self.last:
            name = self.line[place]
            if name is not None and (name in self.crew or name not in self.dodge):
                hits.append(name)
                if name in self.crew or not pierce:
                    break
            place += way
        return hits

    def splash(self, place: int) -> tuple[str | None, list[str]]:
        """Who stands on the target place, and who beside it."""
        main = self.line[place] if place <= self.last else None
        beside = (one for one in (place - 1, place + 1) if 1 <= one <= self.last)
        return main, [name for one in beside if (name := self.line[one]) is not None]
