"""Introductions: one sentence, once, beside a thing that is met for the first time.

What has been said is stored with the settings. There is never more than one on the table: anything else new
is told the next time it comes up. Nothing is said if bots play among themselves, in lessons, or during films.
"""

from typing import TYPE_CHECKING, Any

import msgspec
from pygame import Rect

from game.content.introductions import Introduction, introductions_of
from game.content.patterns import fits
from game.presenters.shared.controls.rule_links import short_rule
from game.scenes.table import menu
from game.scenes.table.lighting.marks import POINTED, is_ground, mark
from game.view.theme import BRASS_D, INK, INK_2
from game.view.widgets.buttons import icon_button
from game.view.widgets.card_place import place_beside
from game.view.widgets.panels import paper

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from game.input.gestures import Key, Press
    from game.scenes.table.screen import TableScreen
    from game.session.history import VisibleStep
    from game.view.canvas import Canvas, HitArea
    from game.view.handles import Handle
    from game.view.kit import Kit

LAYER = "introduction"
CLOSE, RULE = "introduction/close", "introduction/rule"
BODY = "introduction/slip"
WIDE, PAD = 400, 14
MOST_KEPT = 200


class FirstTimes:
    """Finds, shows and puts away introductions at one table."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self.is_on = True
        """False in lessons, which have words of their own."""
        self.shown: Introduction | None = None
        self._thing: Handle = ""
        self._looked_at = screen.hot_seat.length
        """The length of the match when this last looked for something new."""
        self._at: Rect | None = None
        screen.add_layer(LAYER, self.compose, under="moving")

    # Finding

    def follow(self) -> None:
        """Called after a change: is there anything new to introduce?"""
        screen, length = self._screen, self._screen.hot_seat.length
        since = min(self._looked_at, length)
        self._looked_at = since if self._waits else length
        if self.shown is not None and self._thing and not self._is_there(self._thing):
            self.put_away()
        if not self._may_speak or self.shown is not None or screen.view is None:
            return
        seen = frozenset(screen.host.settings.introduced)
        unmet = [one for one in introductions_of(screen.presenter.game.info.id) if one.key not in seen]
        if not unmet:
            return
        for one, thing in self._met(unmet, since):
            if not thing or self._is_drawn(thing):
                self._say(one, thing)
                return

    @property
    def _may_speak(self) -> bool:
        screen = self._screen
        is_silent = self._waits or screen.bot_turns.are_alone
        return self.is_on and screen.host.settings.introductions and not is_silent

    @property
    def _waits(self) -> bool:
        """Over a film, or with all at one open table, nothing is said; what is met in it is told after it."""
        return self._screen.projection.is_running or self._screen.is_open

    def _met(self, unmet: list[Introduction], since: int) -> "Iterator[tuple[Introduction, Handle]]":
        screen = self._screen
        assert screen.view is not None
        situations: Mapping[str, Handle] = {}
        if any(one.situation for one in unmet):
            situations = screen.presenter.situations(screen.view, screen.seat)
        steps = [step for step in screen.hot_seat.log() if screen.hot_seat.place_of(step.number) >= since]
        for one in unmet:
            if one.situation in situations:
                yield one, situations[one.situation]
            if one.event:
                yield from ((one, thing) for thing in self._in_events(one, steps))

    def _in_events(self, one: Introduction, steps: "list[VisibleStep]") -> "Iterator[Handle]":
        for step in steps:
            if one.by == "me" and step.seat != self._screen.seat:
                continue
            for event in step.events:
                if fits(one.event, event):
                    facts: dict[str, Any] = msgspec.structs.asdict(event)
                    yield one.at.format_map(facts)

    def _is_there(self, thing: "Handle") -> bool:
        """Whether the thing can still be pointed at; False during a film."""
        return self._screen.projection.is_running or self._is_drawn(thing)

    def _is_drawn(self, thing: "Handle") -> bool:
        self._screen.update_spots()
        return self._screen.find(thing) is not None

    def _say(self, one: Introduction, thing: "Handle") -> None:
        host = self._screen.host
        self.shown, self._thing, self._at = one, thing, None
        host.change(introduced=(*host.settings.introduced, one.key)[-MOST_KEPT:])
        self._screen.invalidate(LAYER)

    # Putting away

    def put_away(self) -> None:
        if self.shown is not None:
            self.shown = None
            self._screen.invalidate(LAYER)

    def on_press(self, press: "Press") -> None:
        """A press anywhere puts the sentence away, except on its own buttons."""
        on_top = self._screen.hit_area_at(press.pos)
        if on_top is None or on_top.handle not in (CLOSE, RULE, BODY):
            self.put_away()

    def on_key(self, key: "Key") -> bool:
        """Esc, Enter and Space put it away; returns whether the key was one of these.

        If a button has Enter as its key, such as handing over, the key is left to it.
        """
        if self.shown is None or key.name not in ("escape", "enter", "space") or self._screen.shows_focus:
            return False
        if key.name != "escape" and self._screen.handing_over.is_asked:
            return False
        self.put_away()
        return True

    # Drawing

    def compose(self, canvas: "Canvas") -> None:
        screen, one = self._screen, self.shown
        if one is None or screen.view is None or screen.projection.is_running:
            return
        kit, thing = canvas.kit, screen.find(self._thing) if self._thing else None
        if thing is not None and not is_ground(kit, thing):
            mark(canvas, thing, POINTED)
        words, pad = kit.say(one.message), kit.px(PAD)
        wide = min(kit.px(WIDE * max(1.0, kit.metrics.text_scale * 0.9)), kit.metrics.width - kit.px(40))
        side = kit.type.leading("ui") + kit.px(8)
        inner = wide - 2 * pad - kit.px(34) - side
        high = max(2 * side, kit.type.height_of(kit.type.wrapped(words, "body", inner), "body")) + 2 * pad
        rect = self._place(kit, (wide, high), thing)
        paper(canvas, rect, texture="texture_paper", shadow="s3")
        canvas.rim(rect, kit.px(6), BRASS_D, max(1, kit.px(1.5)))
        canvas.zone(LAYER, rect, "slip")
        canvas.hit_area(BODY, rect, LAYER)
        icon = Rect(rect.x + pad, rect.y + pad, kit.px(24), kit.type.leading("body"))
        canvas.icon("lightbulb_on_outline", icon, BRASS_D, 22)
        canvas.words(words, "body", INK, Rect(icon.x + kit.px(34), rect.y + pad, inner, high - 2 * pad))
        close = Rect(rect.right - pad // 2 - side, rect.y + pad // 2, side, side)
        icon_button(
            canvas, close, "close", handle=CLOSE, act=self.put_away, tip=kit.say("meet-close"), group=LAYER,
            colour=INK_2,
        )  # fmt: skip
        tip = kit.say("table-see_rule", rule=short_rule(one.rule))
        icon_button(
            canvas, close.move(0, side), "help_circle_outline", handle=RULE, tip=tip, group=LAYER,
            act=menu.to_rule(screen, one.rule), colour=INK_2,
        )  # fmt: skip

    def _place(self, kit: "Kit", size: tuple[int, int], thing: "HitArea | None") -> Rect:
        """The place beside the thing; it stays there as long as it covers nothing that it refers to."""
        screen = self._screen
        things = [] if thing is None or is_ground(kit, thing) else [_seen(thing)]
        if self._at is not None and self._at.size == size and self._at.collidelist(things) < 0:
            return self._at
        regions, gap = screen.presenter.regions(kit.metrics), kit.px(10)
        top = regions["top"].bottom + gap
        room = Rect(gap, top, kit.metrics.width - 2 * gap, kit.metrics.height - gap - top)
        wanted = {*screen.offers.sources, *screen.offers.direct}
        areas = screen.hit_areas()
        others = [_seen(one) for one in areas if one.handle in wanted or one.group == "hand"]
        others += [
            _seen(one) for one in areas if one.is_piece and one.shape != "hex" and not is_ground(kit, one)
        ]
        notes = [layer.rects for layer in screen.layers if layer.name in ("recap", "coach")]
        others += [regions["prompt"], *(Rect(rect) for rects in notes for rect in rects)] * 4
        self._at = place_beside(room, size, things, others, gap)
        return self._at


def _seen(hit_area: "HitArea") -> Rect:
    return hit_area.rect if hit_area.seen is None else hit_area.rect.clip(hit_area.seen)
