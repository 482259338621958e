"""`selftest`: loads everything, plays a game of every scenario, draws every screen; the last line has the
counts."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

from game.app import sdl
from game.cli.commands.console import FAILED, OK, Console, Given, Option
from game.cli.commands.names import games_on_the_table
from game.config.paths import ASSETS, PROJECT, user_folder
from game.config.settings import Settings
from game.content.checks import check
from game.content.library import open_game
from game.devtools.simulation import play_game, words_of
from game.i18n import LANGUAGES, Texts, language_codes
from game.rules.core.game import ScenarioInfo
from game.rules.core.mistakes import BadContent
from game.rules.registry import GAMES
from game.session.match import Match, verify
from game.store import FILE_LIMIT, make_folder, read_bounded, write_atomic

OPTIONS: tuple[Option, ...] = (Option("--brief"),)
SEED = 1
LAWS_EVERY = 10
SIZES = ((1280, 720), (1920, 1080))
SCREENS = (
    *("title", "new_game", "table", "curtain", "chooser", "menu", "rulebook", "settings", "saves"),
    *("results", "replay", "trouble", "player_aid", "learn", "lesson"),
)
STEPS = 30
"""The number of decisions played before a screen of a match is drawn."""

Test = Callable[[], str]
"""A test: returns its result in a few words; raises if it fails."""


def run(given: Given, console: Console) -> int:
    passed = failed = 0
    for name, test in tests(is_brief="brief" in given.flags):
        try:
            console.show(f"ok      {name}: {test()}")
            passed += 1
        except Exception as error:  # a test may fail in any way; the others still run
            console.show(f"FAILED  {name}: {words_of(error)}")
            failed += 1
    # The same in every language: programs read this line.
    console.show(f"{passed} passed, {failed} failed")
    return FAILED if failed else OK


def tests(*, is_brief: bool) -> Iterator[tuple[str, Test]]:
    """All tests; in the short form each screen is drawn once, in varying sizes and languages."""
    yield "content, maps, languages, rulebook", _check_everything
    for language in language_codes(ASSETS / "lang"):
        yield f"language {language}", partial(_speak, language)
    for slug in GAMES:
        yield f"game {slug}", partial(_open, slug)
        for info in scenarios_of(slug):
            yield f"{slug} {info.id}", partial(_play, slug, info.id, info.seats[0])
    sdl.prepare_headless()
    looks = tuple(product(SIZES, LANGUAGES))
    for (game, slug), (place, screen) in product(enumerate(games_on_the_table()), enumerate(SCREENS)):
        # the same screen gets another size and language in the next game
        turn = (game + place) % len(looks)
        for (width, height), language in looks[turn : turn + 1] if is_brief else looks:
            name = f"{slug} screen {screen} {width}x{height} {language}"
            yield name, partial(draw, slug, screen, (width, height), language)


def scenarios_of(slug: str) -> tuple[ScenarioInfo, ...]:
    """The scenarios; none if the content is broken, which `_open` has reported."""
    try:
        return open_game(slug).scenarios
    except BadContent:
        return ()


def _check_everything() -> str:
    report = check(PROJECT)
    if report.mistakes:
        raise ValueError(f"{len(report.mistakes)} mistakes, the first: {report.mistakes[0]}")
    return f"{report.files} files"


def _speak(language: str) -> str:
    texts = Texts.load(ASSETS / "lang", language)
    if not texts.has("app-name"):
        raise ValueError("the messages cannot be read")
    return f"{len(texts.ids())} messages"


def _open(slug: str) -> str:
    opened = open_game(slug)
    for info in opened.scenarios:
        opened.setting(info.id, {})
    return f"{len(opened.scenarios)} scenarios with their maps"


def _play(slug: str, scenario: str, seats: int) -> str:
    """Play, save to the disk, read back, load and verify."""
    played, match = play_game(slug, scenario, ("random",) * seats, SEED, LAWS_EVERY)
    path = user_folder() / "selftest" / "selftest.save"
    make_folder(path.parent)
    write_atomic(path, match.dumps(), keep=0)
    steps = _read_back(match, path)
    return f"{played.rounds} rounds, {steps} steps, saved, loaded, verified"


def _read_back(match: Match, path: Path) -> int:
    data = read_bounded(path, FILE_LIMIT)
    if Match.loads(data, path).digest() != match.digest():
        raise ValueError("the loaded game is not the saved one")
    return verify(data, path)


def draw(slug: str, screen: str, size: tuple[int, int], language: str) -> str:
    """Draw the screen on a stage and count its handles and texts."""
    sdl.prepare_headless()
    from game.devtools import showcase

    info = open_game(slug).scenarios[0]
    exhibit = showcase.Exhibit(screen, slug, info.id, info.seats[0], SEED, STEPS)
    settings = Settings(language=language, reduced_motion=True, mute=True)
    with showcase.own_folder("selftest"):
        stage = showcase.new_stage(size, settings)
        try:
            showcase.show(stage, exhibit)
            texts = [mark.text for layer in stage.top.layers if layer.canvas for mark in layer.canvas.texts]
        except showcase.NothingToChoose:
            return "not in this game, every gesture means one thing"
        finally:
            showcase.clear(stage)
    if unsaid := [text for text in texts if "⟦" in text]:
        raise ValueError(f"it says {unsaid[0]}")
    if not texts:
        raise ValueError("it says nothing")
    return f"{len(texts)} texts"
