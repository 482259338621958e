"""The menu of a table, and the ways from there to the rules."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.rules.core.ids import Seat
from game.rules.core.values import Concede
from game.scenes.chooser import MenuScreen, Option, QuestionScreen
from game.scenes.introductions.list_screen import IntroductionsScreen, said_in
from game.scenes.table.stops_screen import StopsScreen
from game.scenes.unsaved import not_kept_words
from game.view.kit import Kit

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen


def ask(screen: "TableScreen", message: str, act: Callable[[], None]) -> None:
    """Ask before acting; `message` has attributes .yes and .no for the buttons."""
    screen.host.push(QuestionScreen(screen.host, message, act))


def open_menu(screen: "TableScreen") -> None:
    navigator, host = screen.host.navigator, screen.host
    entries: list[tuple[str, str, Callable[[], None]]] = [
        ("menu-back", "play", lambda: None),
        ("menu-save", "content_save", lambda: navigator.saves(screen.hot_seat)),
        ("menu-rules", "book_open_page_variant", lambda: to_what_is_asked(screen)),
        ("menu-aid", "clipboard_text", lambda: to_player_aid(screen)),
        ("menu-settings", "cog_outline", navigator.settings),
        ("menu-replay", "history", lambda: navigator.replay(screen.hot_seat.match, (screen.seat,))),
        ("menu-title", "home", navigator.title),
        ("menu-quit", "exit_to_app", host.quit),
    ]
    if said_in(screen.presenter.game.info.id, host.settings.introduced):
        entries.insert(4, ("menu-introductions", "lightbulb_on_outline", lambda: _open_said(screen)))
    if screen.hot_seat.match.outcome is None and screen.hot_seat.players[screen.seat].bot is None:
        question = screen.presenter.concede_question(screen.hot_seat.match.state)
        give_up = ("menu-concede", "flag", lambda: ask(screen, question, lambda: screen.do(Concede())))
        entries.insert(-2, give_up)
    stops = screen.presenter.stops()
    if stops and screen.hot_seat.match.outcome is None and screen.hot_seat.players[screen.seat].bot is None:
        entries.insert(5, ("menu-stops", "timer_sand", lambda: _open_stops(screen, stops)))
    options = tuple(Option(_saying(message), "", act, icon) for message, icon, act in entries)
    host.push(MenuScreen(host, "menu-head", options, lambda kit: _menu_note(screen, kit)))


def _menu_note(screen: "TableScreen", kit: Kit) -> str:
    trouble = screen.safekeeping.trouble
    return kit.say("menu-note") if trouble is None else not_kept_words(kit, trouble)


def _open_stops(screen: "TableScreen", stops: Sequence[str]) -> None:
    seats = (Seat(seat) for seat, player in enumerate(screen.hot_seat.players) if player.bot is None)
    people = [(seat, screen.tabletop.name(screen.kit, seat)) for seat in seats]
    screen.host.push(StopsScreen(screen.host, screen.hot_seat, stops, people))


def _open_said(screen: "TableScreen") -> None:
    """Open the list of the introductions said so far."""
    screen.host.push(IntroductionsScreen(screen.host, screen.presenter.game.info.id))


def _saying(message: str) -> Callable[..., str]:
    return lambda kit: str(kit.say(message))


# The rules


def to_rule(screen: "TableScreen", rule: str | None) -> Callable[[], None]:
    game, places = screen.presenter.game.info.id, screen.rules_here
    return lambda: screen.host.navigator.rulebook(game, rule, places=places)


def to_player_aid(screen: "TableScreen") -> None:
    """Open the player aid."""
    screen.host.navigator.player_aid(screen.presenter.game.info.id)


def to_what_is_asked(screen: "TableScreen") -> None:
    """Open the rulebook at the rule of the present question."""
    rule = None if screen.view is None else screen.presenter.rule_asked(screen.view)
    to_rule(screen, rule)()
