"""A catalogue of positions: for each game and each situation one in which it is reached.

A position is a random game so far, and the things that hands take there. They are found once and kept in
positions.toml; where a rule or a deal has changed, `python -m tests.scenes.positions [GAME]` finds them anew.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from game.bots import RandomBot
from game.config.settings import Settings
from game.content.library import open_game
from game.presenters.registry import PRESENTERS
from game.rules.core.values import Intent
from game.scenes.stage import Stage
from game.scenes.table.amounts import fitting
from game.scenes.table.screen import TableScreen
from game.session.hot_seat import Player, match_for
from game.session.match import Match
from game.view.canvas import Canvas
from game.view.handles import Handle
from tests.scenes.seating import Seated, sit, wandered
from tests.scenes.situations import CANNOT, SITUATIONS, take_the_screen
from tests.scenes.staging import SIZES, TEXT_SCALES, make_stage

FILE = Path(__file__).with_suffix(".toml")
LONG = "Konstantynopolitańczykowianeczka Maksymiliana"
NAMES = (LONG, "Iwona", "Jan", "Zofia", "Ewa", "Maksymilian", "Ola", "Piotr", "Stefania", "Kazimierz")
PEOPLE = tuple(map(Player, NAMES))
SEED = 7
LONGEST_WALK, APART = 700, 4
"""Random games are looked through so far, every few steps."""
TRIED = [(SIZES[0], TEXT_SCALES[-1]), (SIZES[0], TEXT_SCALES[0]), (SIZES[1], TEXT_SCALES[1])]
"""What can be reached where there is least room, and most, can be reached everywhere."""


class Position(NamedTuple):
    game: str
    what: str
    scenario: str
    seats: int
    steps: int
    source: Handle = ""
    target: Handle = ""

    def match(self) -> Match:
        return wandered(self.game, self.scenario, PEOPLE[: self.seats], SEED, self.steps)

    def arrange(self, stage: Stage, home: Path) -> Seated:
        """Sit down and bring it about; fails if it is not reached."""
        seated = sit(stage, self.match(), home, paints=False)
        take_the_screen(seated)
        SITUATIONS[self.what](seated, self.source, self.target)
        return seated


def catalogue() -> list[Position]:
    kept = tomllib.loads(FILE.read_text("utf-8"))["position"]
    return [Position(**one) for one in kept]


# Finding them


def walks(game: str, longest: int) -> Iterator[tuple[str, int]]:
    """Random games of every scenario with as many people as can play, and where they are looked at."""
    for scenario in open_game(game).scenarios:
        people = PEOPLE[: max(scenario.seats)]
        match, bot = match_for(game, people, seed=SEED, scenario=scenario.id), RandomBot(SEED)
        for step in range(longest):
            if match.outcome is not None:
                break
            if step % APART == 0:
                yield scenario.id, step
            seat = min(match.waiting_for())
            match.submit(seat, bot.choose(match.view(seat), seat, match.legal(seat)))


def gestures(seated: Seated, what: str) -> Iterator[tuple[Handle, Handle]]:
    """What hands could try for a situation, as far as rules and presenter know that it would lead to it."""
    screen, offers = seated.screen, seated.screen.offers
    pieces = [hit_area.handle for hit_area in screen.hit_areas() if hit_area.is_piece]
    if what in ("chooser", "odds"):
        means = several if what == "chooser" else has_odds
        if what == "chooser":
            yield from (("", to) for to, every in sorted(offers.direct.items()) if several(screen, every))
        for one in sorted(offers.sources):
            yield from (
                (one, to) for to, every in sorted(offers.targets(one).items()) if means(screen, every)
            )
    elif what in ("refusal", "refused"):
        for one in sorted(offers.sources):
            others = [to for to in pieces if to != one and to not in offers.targets(one)]
            yield from ((one, to) for to in others if screen.held_piece.why_not(one, to) is not None)
    elif what == "threats":
        ask, view = screen.presenter.threats, screen.view
        assert view is not None
        yield from ((one, "") for one in pieces if ask(screen.kit, view, screen.seat, one))
    elif what in ("tip", "large"):
        yield from ((one, "") for one in pieces if can_be_large(screen, one) == (what == "large"))
    elif what == "list":
        yield from ((one.handle, "") for one in screen.hit_areas() if one.handle.startswith("unfold/"))
    else:
        yield "", ""


def several(screen: TableScreen, intents: tuple[Intent, ...]) -> bool:
    return len(fitting(intents, screen.presenter.amount_of, None)) > 1


def has_odds(screen: TableScreen, intents: tuple[Intent, ...]) -> bool:
    return any(screen.hot_seat.preview(intent) is not None for intent in intents)


def can_be_large(screen: TableScreen, handle: Handle) -> bool:
    hit_area = screen.find(handle)
    assert hit_area is not None
    return screen.presenter.enlarge(Canvas(screen.kit), screen.view_context(), handle, hit_area.rect)


def can_be_tried(position: Position, stages: list[Stage], home: Path) -> bool:
    for stage in stages:
        try:
            position.arrange(stage, home)
        except AssertionError:
            return False
    return True


def find(
    game: str, what: str, stages: list[Stage], home: Path, longest: int = LONGEST_WALK
) -> Position | None:
    """The first position of random games in which the situation is reached on all stages."""
    if what == "end":
        return find_end(game, stages, home)
    for scenario, step in walks(game, longest):
        seats = max(open_game(game).scenario(scenario).seats)
        bare = Position(game, what, scenario, seats, step)
        seated = sit(stages[0], bare.match(), home, paints=False)
        take_the_screen(seated)
        for source, target in list(gestures(seated, what)):
            position = bare._replace(source=source, target=target)
            if can_be_tried(position, stages, home):
                return position
    return None


def find_end(game: str, stages: list[Stage], home: Path) -> Position | None:
    scenario = open_game(game).scenarios[0]
    bare = Position(game, "end", scenario.id, min(scenario.seats), 0)
    whole = wandered(game, bare.scenario, PEOPLE[: bare.seats], SEED, 10**6)
    position = bare._replace(steps=len(whole.steps))
    return position if can_be_tried(position, stages, home) else None


def stages_to_try() -> list[Stage]:
    return [
        make_stage(size, settings=Settings(language="pl", text_scale=scale, motion="none"))  # type: ignore[arg-type]
        for size, scale in TRIED
    ]


def table_of(position: Position) -> str:
    lines = [f"{name} = {value!r}" for name, value in position._asdict().items() if value != ""]
    return "\n".join(["[[position]]", *lines]).replace("'", '"') + "\n"


def find_all(game: str) -> Iterator[Position]:
    stages = stages_to_try()
    for what in SITUATIONS:
        if (game, what) not in CANNOT:
            with TemporaryDirectory() as home:
                position = find(game, what, stages, Path(home))
            print(f"{game} {what}: {position}", flush=True)
            if position is not None:
                yield position


def main(games: list[str]) -> None:
    """Find those of these games anew, or all; those of other games stay."""
    found = [position for position in catalogue() if position.game not in games]
    for game in games:
        found += find_all(game)
    FILE.write_text("\n".join(map(table_of, sorted(found, key=lambda one: one.game))), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or sorted(PRESENTERS))
