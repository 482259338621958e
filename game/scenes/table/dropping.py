"""Clicking and putting down: what a gesture submits, whether by drag, click or keyboard."""

from typing import TYPE_CHECKING

from pygame import Rect

from game.i18n import captions
from game.input.drag import Dropped, Selected
from game.presenters.contract.presenter import HELD
from game.presenters.shared.chances import percent
from game.rules.core.values import Intent
from game.scenes.chooser import ChooserScreen, Option
from game.scenes.table import refusing
from game.view.canvas import HitArea
from game.view.handles import Handle, kind_of, part_of

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen


def click(screen: "TableScreen", handles: list[Handle]) -> None:
    """With an empty hand choose or pick up a thing; otherwise drop what is held."""
    screen.refused = None
    spoken = next((one for one in handles if one in screen.open_table.interjections), None)
    if spoken is not None:
        screen.open_table.interject(spoken)
        return
    held_piece = screen.held_piece
    targets = held_piece.targets
    intended = next((one for one in handles if one in targets), None)
    if held_piece.source is None and intended is not None:
        choose(screen, held_piece.meanings(intended), intended)
        return
    if intended is None:
        intended = next((one for one in handles if one in screen.offers.sources), None)
    held = held_piece.source
    choice = held_piece.selection.click(intended, screen.offers.sources, targets)
    if isinstance(choice, Selected):
        held_piece.begin()
    screen.over_changed()
    if held != held_piece.source:
        screen.invalidate("zones", "last_moves")
    if isinstance(choice, Dropped):
        put(screen, choice.source, choice.target)
    elif isinstance(choice, Selected):
        screen.host.sounds.play("card")
    elif handles:
        _explain_click(screen, held, handles[0])


def press(screen: "TableScreen", hit_area: HitArea) -> None:
    """Press by keyboard the focused thing, or a thing it covers completely, which arrows cannot reach."""
    handle, held = hit_area.handle, screen.held_piece.source
    if held is None and (handle in screen.held_piece.targets or handle in screen.offers.sources):
        click(screen, [handle])
        return
    centre = hit_area.rect.center
    below = [one for one in screen.hit_areas_at(centre) if one.is_piece and one.rect.center == centre]
    click(screen, [handle, *(one.handle for one in below if one.handle != handle)])


def _explain_click(screen: "TableScreen", held: Handle | None, handle: Handle) -> None:
    """Say why a click does nothing, if a rule says."""
    if held == handle:
        return
    held_piece = screen.held_piece
    refusal = held_piece.why_not(held, handle) if held else held_piece.why_not(handle, None)
    if refusal is None or screen.view is None:
        return
    is_ones_own = screen.presenter.belongs_in_hand(screen.view, screen.seat, handle)
    if held is not None or is_ones_own or kind_of(handle) in screen.presenter.hand_kinds:
        screen.refuse(refusal, handle)
    if held is None and is_ones_own:
        refusing.shake(screen, handle)


def put(screen: "TableScreen", source: Handle, target: Handle | None) -> None:
    """Drop what was held: submit its one intent, ask if there are several, put it back if there is none."""
    screen.put_from = _where_held(screen, source)
    meanings = screen.held_piece.put(source, target)
    if meanings and target is not None:
        choose(screen, meanings, target)
        return
    refusal = screen.held_piece.why_not(source, target) if target not in (None, source) else None
    if refusal is not None and target is not None:
        screen.refuse(refusal, target)
    screen.motion.fly_back(screen, source)
    screen.over_changed()


def _where_held(screen: "TableScreen", source: Handle) -> dict[Handle, Rect]:
    """Where a thing is dropped: under the pointer that dragged it, or at its own place."""
    hit_area = screen.find(source)
    if hit_area is None:
        return {}
    rect = hit_area.rect
    if screen.pointer is not None and not screen.shows_focus:
        rect = rect.move(screen.pointer[0] - rect.centerx, screen.pointer[1] - rect.centery)
    return {HELD: rect, part_of(HELD, source): rect}


def choose(screen: "TableScreen", meanings: tuple[Intent, ...], at: Handle) -> None:
    """Submit the intent of a gesture; if there are several, ask which."""
    if len(meanings) == 1:
        screen.submit(meanings[0])
        return
    options = tuple(_option(screen, intent) for intent in meanings)
    hit_area = screen.find(at)
    near = hit_area.rect if hit_area is not None else screen.kit.metrics.rect
    screen.host.push(ChooserScreen(screen.host, screen.say("chooser-title"), options, near))


def _option(screen: "TableScreen", intent: Intent) -> Option:
    preview = screen.hot_seat.preview(intent) if screen.host.settings.show_odds else None
    return Option(
        lambda kit: captions.label(
            kit.texts, screen.presenter.game, intent, name_overrides=screen.viewing.names
        ),
        percent(screen.kit, preview) if preview is not None else "",
        lambda: screen.submit(intent),
    )
