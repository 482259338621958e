"""The commands of a table besides playing: buttons, keys, menu, undo."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.i18n import captions
from game.input.gestures import Key
from game.presenters.shared.cards.pile_lists import LISTS, UNFOLD
from game.rules.core import engine
from game.rules.core.frames import AutoPass
from game.rules.core.values import Intent
from game.scenes.saves.words import scenario_title
from game.scenes.table import looking, menu
from game.scenes.table.bars import Heading, PromptButton, TableTool
from game.scenes.unsaved import not_kept_words
from game.session.match import UndoClosed
from game.view.handles import HandleKind

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen

DO = HandleKind("do", int)
"""A button of the prompt bar, by its number."""

HOLD = "p"
"""The key that pauses bots, also during a film."""
PAN_STEP = 90
ARROWS = {"left": (1, 0), "right": (-1, 0), "up": (0, 1), "down": (0, -1)}


# The top bar


def heading(screen: "TableScreen") -> Heading:
    """The game, its scenario, and the goal of the viewing seat."""
    kit, presenter = screen.kit, screen.presenter
    game, number = presenter.game.info, presenter.opened.scenario(presenter.scenario).number
    name = scenario_title(kit, game.id, presenter.scenario)
    scenario = kit.say("table-scenario", number=number, name=name)
    goal = presenter.goal(kit, screen.view_context())
    return Heading(kit.say(f"{game.prefix.lower()}-game"), scenario, name, goal)


def menu_tool(screen: "TableScreen") -> TableTool:
    return TableTool("menu", "menu", screen.say("table-menu"), screen.open_menu)


def alarm(screen: "TableScreen") -> TableTool | None:
    """The warning while the match is not saved on disk, with a button to save it; None while all is saved."""
    trouble = screen.safekeeping.trouble
    if trouble is None:
        return None
    tip = not_kept_words(screen.kit, trouble)
    return TableTool("unsaved", "alert", tip, lambda: screen.host.navigator.saves(screen.hot_seat))


def tools(screen: "TableScreen") -> list[TableTool]:
    """The tools. Undo and redo say how far they go; a disabled one says what closed undo."""
    following = screen.kit.texts.following
    return [
        TableTool("undo", "undo_variant", _undo_tip(screen), lambda: undo(screen), _may_undo(screen)),
        TableTool(
            "redo", "redo_variant", screen.say("table-redo"), lambda: redo(screen), screen.hot_seat.can_redo
        ),
        _bulb(screen),
        *_looking_tools(screen),
        TableTool(
            "rules",
            "book_open_page_variant",
            screen.say("table-rules"),
            lambda: menu.to_what_is_asked(screen),
        ),
        TableTool(
            "language", "translate", following.name, lambda: screen.host.change(language=following.code),
        ),
        TableTool("settings", "cog_outline", screen.say("table-settings"), screen.host.navigator.settings),
    ]  # fmt: skip


def _looking_tools(screen: "TableScreen") -> list[TableTool]:
    """The tools for looking: odds where there are dice, a map where there is a board."""
    found = []
    if screen.presenter.die:
        found.append(
            TableTool("threats", "shield_alert", screen.say("table-threats"), lambda: toggle_threats(screen))
        )
    if screen.presenter.has_board:
        found.append(
            TableTool("fit", "fit_to_screen_outline", screen.say("table-fit"), lambda: looking.fit(screen))
        )
    return found


def toggling(screen: "TableScreen", drawer: str) -> Callable[[], None]:
    def toggle() -> None:
        screen.tabletop.drawer = "" if screen.tabletop.drawer == drawer else drawer
        screen.invalidate("side", "dice")

    return toggle


def _bulb(screen: "TableScreen") -> TableTool:
    """The bulb; its tip says what the next press does."""
    is_next = screen.hints and not screen.coaching.is_open and screen.hot_seat.match.has_coach
    tip = screen.say("table-coach" if is_next else "table-hint")
    return TableTool("hint", "lightbulb_on_outline", tip, screen.coaching.press_bulb)


def toggle_threats(screen: "TableScreen") -> None:
    screen.shows_threats = not screen.shows_threats
    screen.stop_refusing()
    screen.host.notify(screen.say("table-threats_on" if screen.shows_threats else "table-threats_off"))
    screen.over_changed()


def skip(screen: "TableScreen") -> None:
    """While Shift is held, all motion ends at once."""
    screen.motion.skip(True)
    screen.projection.hurry(True)
    screen.invalidate()


# The prompt bar


def choices(screen: "TableScreen") -> list[PromptButton]:
    """The buttons of the prompt bar: intents by button, putting back, and at the end the report."""
    if screen.projection.is_running:
        label = screen.say("film-next")
        forth = PromptButton("next", label, screen.projection.next, key="Space", icon="chevron_double_right")
        return [*_hold_choices(screen), forth]
    if screen.hot_seat.match.outcome is not None:
        label = screen.say("table-report")
        show = lambda: screen.host.navigator.results(screen.hot_seat)  # noqa: E731
        return [PromptButton("report", label, show, key="1", kind="primary", icon="flag")]
    if screen.handing_over.is_asked:
        return screen.handing_over.choices()
    if screen.held_piece.source is not None:
        cancel = PromptButton("cancel", screen.say("table-cancel"), screen.cancel, key="Esc", icon="close")
        return [*_amount_choices(screen), cancel]
    if screen.hot_seat.bot_to_move() is not None:
        return _hold_choices(screen)
    if screen.open_table.waiting.is_for_nobody:
        return []
    assert screen.view is not None
    buttons = [one for one in screen.offers.buttons if not _is_said_openly(screen, one)]
    extra = [one for one in screen.presenter.pinned_buttons(screen.view, screen.seat) if one not in buttons]
    found = [_choice(screen, intent, place, True) for place, intent in enumerate(buttons, 1)]
    found += [_choice(screen, intent, place, False) for place, intent in enumerate(extra, len(buttons) + 1)]
    if screen.hot_seat.open_window is not None:
        found.append(_pass_for_all(screen, screen.hot_seat.open_window.intent, len(found) + 1))
    looks = [_look_choice(screen)] if screen.hot_seat.may_look_alone else []
    if screen.hot_seat.laying.recommended(screen.hot_seat) is not None:
        looks.append(_recommended_choice(screen))
    is_asked = not buttons or buttons[-1] not in {
        voice.intent for voice in screen.open_table.interjections.values()
    }
    is_gold = is_asked or screen.hot_seat.open_window is not None
    is_even = len(buttons) > 1 and type(buttons[-1]) in screen.presenter.even_choices
    if found and is_gold and not is_even and not (buttons and _holds_back(screen, buttons[-1])):
        kind = "primary" if found[-1].enabled else "secondary"
        found[-1] = found[-1]._replace(kind=kind, icon=found[-1].icon or "check")
    return [*looks, *screen.handing_over.later_choice(), *_stop_choices(screen), *found]


def stop_here(screen: "TableScreen") -> AutoPass | None:
    """The stop at which only the seat at the screen is asked now; None if there is none."""
    decision = engine.pending(screen.hot_seat.match.state)
    is_alone = screen.hot_seat.people_asked == (screen.hot_seat.at_screen,)
    return decision.auto_pass() if decision is not None and is_alone else None


def _stop_choices(screen: "TableScreen") -> list[PromptButton]:
    """The button that switches off the stop asking now, since nobody would look for it in the menu."""
    window = stop_here(screen)
    if window is None or window.stop not in screen.presenter.stops():
        return []
    label, tip = screen.say("table-stop_off"), screen.say(f"stop-{window.stop}.hint")
    return [PromptButton("stop_off", label, lambda: ask_no_more(screen), "N", tip=tip, icon="timer_sand")]


def ask_no_more(screen: "TableScreen") -> None:
    """Switch off this stop for this seat and match, and pass the window it asked about."""
    window = stop_here(screen)
    if window is None or screen.projection.is_running:
        return
    screen.hot_seat.turn_stop(window.stop, is_on=False, seat=screen.seat)
    screen.host.notify(screen.say("table-stop_is_off", stop=screen.say(f"stop-{window.stop}")))
    screen.do(window.intent)


def _hold_choices(screen: "TableScreen") -> list[PromptButton]:
    """The buttons that pause and resume bots playing among themselves."""
    turns = screen.bot_turns
    if not turns.are_alone or screen.hot_seat.match.outcome is not None:
        return []
    if turns.is_held:
        return [
            PromptButton("hold", screen.say("table-go_on"), turns.hold, key="P", kind="primary", icon="play")
        ]
    return [PromptButton("hold", screen.say("table-hold"), turns.hold, key="P", icon="pause")]


def hold(screen: "TableScreen") -> None:
    """Pause or resume the bots, also where a person plays among them."""
    turns = screen.bot_turns
    if not turns.have_seats or screen.hot_seat.match.outcome is not None:
        return
    turns.hold()
    if not turns.are_alone:
        screen.host.notify(screen.say("table-held" if turns.is_held else "table-not_held"))


def _holds_back(screen: "TableScreen", intent: Intent) -> bool:
    """Whether this intent does nothing while something useful could be done."""
    presenter, offers, view = screen.presenter, screen.offers, screen.view
    if type(intent) not in presenter.holding_back or view is None:
        return False
    could = (one for source in offers.sources for ones in offers.targets(source).values() for one in ones)
    return any(not presenter.loss_words(screen.kit, view, screen.seat, one) for one in could)


def _is_said_openly(screen: "TableScreen", intent: Intent) -> bool:
    """Whether an intent has its own place on an open table: interjections, and the button that closes
    a window.
    """
    window = screen.hot_seat.open_window
    heard = screen.open_table.interjections.values() if screen.hot_seat.is_open else ()
    return any(one.intent == intent for one in heard) or (window is not None and intent == window.intent)


def _pass_for_all(screen: "TableScreen", intent: Intent, place: int) -> PromptButton:
    """The button that passes the window; if several seats are asked, for all of them."""
    people = screen.hot_seat.people_asked
    label = (
        screen.say("table-all_pass")
        if len(people) > 1
        else captions.label(
            screen.kit.texts,
            screen.presenter.game,
            intent,
            short=True,
            name_overrides=screen.viewing.names,
        )
    )
    tip = screen.say("table-all_pass_tip") if len(people) > 1 else ""
    may = screen.open_table.may_close
    icon = screen.coaching.icon_for(intent)
    return PromptButton("pass", label, screen.open_table.go_on, str(place), icon=icon, tip=tip, enabled=may)


def _look_choice(screen: "TableScreen") -> PromptButton:
    label, tip = screen.say("table-look_alone"), screen.say("table-look_alone.tip")
    return PromptButton("look", label, lambda: look_alone(screen), "L", tip=tip, icon="eye")


def _recommended_choice(screen: "TableScreen") -> PromptButton:
    """The button that sets up the table as recommended."""
    label, tip = screen.say("table-recommended"), screen.say("table-recommended.tip")
    return PromptButton("recommended", label, screen.take_recommended, tip=tip, icon="check", kind="primary")


def look_alone(screen: "TableScreen") -> None:
    """The seat that is asked looks at its own cards before an open question."""
    if screen.hot_seat.may_look_alone:
        screen.hot_seat.look_alone()
        screen.refresh()


def _amount_choices(screen: "TableScreen") -> list[PromptButton]:
    """The buttons for more and fewer of the held pile, where there is a choice."""
    amounts, amount = screen.held_piece.amounts, screen.held_piece.amount
    if len(amounts) < 2:
        return []
    tip = screen.say("table-amount_keys")
    fewer, more = screen.say("table-fewer"), screen.say("table-more")
    return [
        PromptButton(
            "amount/fewer", fewer, lambda: screen.want(amount - 1), "−", tip=tip, enabled=amount > amounts[0]
        ),
        PromptButton(
            "amount/more", more, lambda: screen.want(amount + 1), "+", tip=tip, enabled=amount < amounts[-1]
        ),
    ]


def _choice(screen: "TableScreen", intent: Intent, place: int, enabled: bool) -> PromptButton:
    label = captions.label(
        screen.kit.texts,
        screen.presenter.game,
        intent,
        short=True,
        name_overrides=screen.viewing.names,
    )
    tip = captions.hint(screen.kit.texts, screen.presenter.game, intent)
    if not enabled:
        refusal = screen.hot_seat.why_not(intent)
        tip = (
            captions.explain(screen.kit.texts, screen.presenter.game, refusal, screen.viewing.names)
            if refusal
            else ""
        )
    icon = screen.coaching.icon_for(intent)
    do = lambda: screen.submit(intent)  # noqa: E731
    return PromptButton(DO(place), label, do, str(place), icon=icon, tip=tip, enabled=enabled)


# Keys


def escape(screen: "TableScreen") -> None:
    """Close what is open, one thing at a time; with nothing open, show the menu."""
    if screen.held_piece.source is not None or not screen.held_piece.drag.is_idle:
        screen.cancel()
    elif screen.refused or screen.viewing.recap or screen.enlarged or screen.hints:
        screen.refused, screen.viewing.recap, screen.enlarged, screen.hints = None, [], None, False
        screen.coaching.drop()
        screen.invalidate()
    elif lists := _unfolded_lists(screen):
        screen.tabletop.unfolded -= lists
        screen.invalidate("board", "zones", "side", "marks")
    elif screen.tabletop.drawer:
        screen.tabletop.drawer = ""
        screen.invalidate("side")
    else:
        screen.open_menu()


def _unfolded_lists(screen: "TableScreen") -> set[str]:
    """The lists that the person has unfolded over the board."""
    names = (UNFOLD.of(hit_area.handle) for hit_area in screen.hit_areas() if hit_area.group == LISTS)
    return {name for name in names if name in screen.tabletop.unfolded}


def on_key(screen: "TableScreen", key: Key) -> bool:
    """Handle a key of the table; returns whether it was one."""
    if screen.view is None:
        return True
    if key.ctrl:
        return _on_ctrl(screen, key)
    if key.shift and key.name in ARROWS:
        dx, dy = ARROWS[key.name]
        looking.pan(screen, dx * screen.kit.px(PAN_STEP), dy * screen.kit.px(PAN_STEP))
        return True
    if screen.open_table.on_key(key.name, with_shift=key.shift) or screen.handing_over.on_key(key):
        return True
    if key.name == "space" and not screen.shows_focus and screen.bot_turns.go_on():
        return True
    plain = _plain_keys(screen)
    if key.name in plain:
        plain[key.name]()
        return True
    if key.name in screen.presenter.unfolding_keys:
        screen.unfold(screen.presenter.unfolding_keys[key.name])
        return True
    if key.name.isdigit():
        _on_digit(screen, key.name)
        return True
    return False


def _plain_keys(screen: "TableScreen") -> dict[str, Callable[[], None]]:
    return {
        "f1": lambda: menu.to_what_is_asked(screen),
        "h": screen.coaching.press_bulb,
        "t": lambda: toggle_threats(screen),
        "f": lambda: looking.fit(screen),
        "k": lambda: menu.to_player_aid(screen),
        "l": lambda: look_alone(screen),
        "n": lambda: ask_no_more(screen),
        "w": screen.handing_over.ask_later,
        "plus": lambda: looking.zoom(screen, 1),
        "minus": lambda: looking.zoom(screen, -1),
        "shift": lambda: skip(screen),
        "page_up": lambda: _scroll_log(screen, -1),
        "page_down": lambda: _scroll_log(screen, 1),
        "u": lambda: undo(screen),
        HOLD: lambda: hold(screen),
    }


def _on_digit(screen: "TableScreen", digit: str) -> None:
    """Hold this many pieces of a pile; with nothing held, choose the button of that number."""
    if screen.held_piece.amounts:
        screen.want(int(digit))
        return
    for choice in screen.choices():
        if choice.key == digit and choice.enabled:
            choice.act()


def _on_ctrl(screen: "TableScreen", key: Key) -> bool:
    if key.name == "z":
        redo(screen) if key.shift else undo(screen)
    elif key.name == "y":
        redo(screen)
    elif key.name == "s":
        screen.host.navigator.saves(screen.hot_seat)
    elif key.name == "l":
        looking.search_log(screen)
    elif key.name == "f":
        screen.host.navigator.rulebook(screen.presenter.game.info.id, None)
    else:
        return False
    return True


def _scroll_log(screen: "TableScreen", pages: int) -> None:
    if screen.tabletop.log.scroll.page(pages):
        screen.invalidate("side")


# Taking back


def _may_undo(screen: "TableScreen") -> bool:
    return screen.hot_seat.undo_barrier is None or screen.hot_seat.can_undo_by_agreement


def _undo_tip(screen: "TableScreen") -> str:
    way = screen.hot_seat.way_back
    barrier = screen.say(f"barrier-{way.barrier.kind}")
    if way.steps:
        return screen.say("table-undo", steps=way.steps, barrier=barrier)
    message = "table-undo_agreed" if screen.hot_seat.can_undo_by_agreement else "table-undo_closed"
    return screen.say(message, barrier=barrier)


def undo(screen: "TableScreen") -> None:
    if screen.hot_seat.undo_barrier is None:
        _take_back(screen, by_agreement=False)
    elif screen.hot_seat.can_undo_by_agreement:
        menu.ask(screen, "table-agree_undo", lambda: _take_back(screen, by_agreement=True))
    else:
        screen.host.notify(_undo_tip(screen))


def _take_back(screen: "TableScreen", *, by_agreement: bool) -> None:
    try:
        screen.hot_seat.undo(by_agreement=by_agreement)
    except UndoClosed:
        screen.host.notify(_undo_tip(screen))
        return
    screen.refused = None
    screen.host.hush()
    screen.motion.finish()
    screen.host.sounds.play("card")
    screen.refresh()


def redo(screen: "TableScreen") -> None:
    if screen.hot_seat.can_redo:
        moment = screen.showing.moment()
        events = tuple(event for told in screen.hot_seat.redo() for event in told.events)
        screen.showing.show(moment, events)
