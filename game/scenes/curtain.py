"""The curtain between two players: it covers the whole window from its first frame, and the folder on it is
then laid down and stamped.

Nothing on it depends on hidden information: bystanders may read it. It opens by holding its button or the
space bar for a moment, so that nobody opens it by chance; Enter opens it at once.
"""

from pygame import Rect, Surface

from game.i18n import captions
from game.input.gestures import Key, Press, Release
from game.presenters.contract.presenter import Presenter
from game.rules.core.ids import Seat
from game.scenes.saves.words import scenario_title
from game.scenes.screen import Screen, ScreenHost
from game.scenes.table.recap import recap_rows
from game.scenes.table.summary import telling
from game.scenes.table.tabletop import Tabletop
from game.scenes.unsaved import not_kept_words
from game.session.hot_seat import HotSeat
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.stamps import STAMPED_MS, coming_down, stamp
from game.view.theme import (
    BRASS,
    CHALK_2,
    INK,
    INK_2,
    INK_3,
    KRAFT,
    LAMP,
    NO_L,
    PAPER_0,
    PAPER_1,
    PAPER_2,
    PAPER_4,
    mixed,
    rgb,
)
from game.view.timeline import out_cubic
from game.view.widgets.buttons import button, button_width
from game.view.widgets.panels import below, chip, paper

HOLD_MS = 500
LOOK_BACK = 8
"""How many steps are told to a player who comes back to a game and has missed none."""
LAID_MS = 240
"""How long it takes to lay the folder down; it is stamped after that."""
RISE = 150
"""How far below its place the folder starts, in the design."""
COMING = 42
"""The part of the width, in per cent, for the outlook, beside what has happened."""
FOLDER_EDGE, FOLDER_TAB = rgb("#8a7350"), rgb("#b39a6c")
OPENER_TOP, OPENER_BOTTOM = rgb("#3d3026"), rgb("#241c15")


class CurtainScreen(Screen):
    """The screen between two players; holding its button opens the table for the next one."""

    name = "curtain"

    def __init__(
        self,
        host: ScreenHost,
        hot_seat: HotSeat,
        presenter: Presenter,
        tabletop: Tabletop,
        watch: Act | None = None,
    ) -> None:
        """`watch`: shows the next player at the table what they missed, once the curtain is open."""
        super().__init__(host)
        self._watch = watch
        self._watches = False
        assert hot_seat.next_seat is not None
        self.hot_seat = hot_seat
        self.presenter = presenter
        self.tabletop = tabletop
        self.next_seat: Seat = hot_seat.next_seat
        self._held_since: int | None = None
        self._came: int | None = None
        """When its first picture was shown, because making that may take a while; None before."""
        self._is_laid = not host.speed
        self.add_layer("folder", self.compose_folder)
        self.add_layer("stamp", self.compose_stamp)
        self.add_layer("opener", self.compose_opener)

    def enter(self) -> None:
        # The button may have been released while another screen was on top.
        self._let_go()
        self.host.sounds.play("curtain")

    @property
    def is_pressed(self) -> bool:
        return super().is_pressed or self._held_since is not None

    # Opening

    def open(self) -> None:
        self._held_since = None
        if self._watches and self._watch is not None:
            self._watch()
        self.hot_seat.open_curtain()
        self.host.pop()

    @property
    def can_watch(self) -> bool:
        """Whether the next player has missed anything that can be shown again."""
        seat = self.next_seat
        return self._watch is not None and self.hot_seat.has_decided(seat) and bool(self.hot_seat.recap(seat))

    def toggle_watching(self) -> None:
        """Switch whether what was missed is shown first when the curtain opens."""
        self._watches = self.can_watch and not self._watches
        self.invalidate("folder")

    def tick(self, now: int) -> None:
        super().tick(now)
        if not self._is_laid:
            if self._came is None and self.find("open") is not None:
                self._came = now
            self._is_laid = self._since_coming() >= LAID_MS + STAMPED_MS
            self.invalidate("folder", "stamp", "opener")
        if self._held_since is None:
            return
        self.invalidate("opener")
        if now - self._held_since >= HOLD_MS:
            self.open()

    def _hold(self) -> None:
        if self._held_since is None:
            self._held_since = self.host.now
            self.invalidate("opener")

    def _let_go(self) -> None:
        if self._held_since is not None:
            self._held_since = None
            self.invalidate("opener")

    def on_press(self, press: Press) -> None:
        super().on_press(press)
        hit_area = self.hit_area_at(press.pos)
        if press.button == 1 and hit_area is not None and hit_area.handle == "open":
            self._hold()

    def on_release(self, release: Release) -> None:
        self._let_go()
        super().on_release(release)

    def on_lost(self) -> None:
        self._let_go()
        super().on_lost()

    def on_key(self, key: Key) -> None:
        if key.name == "space" and (not self.shows_focus or self.focused == "open"):
            self._hold()
        elif key.name == "enter" and (not self.shows_focus or self.focused == "open"):
            self.open()
        elif key.name == "w":
            self.toggle_watching()
        else:
            super().on_key(key)

    def on_key_up(self, name: str) -> None:
        if name == "space":
            self._let_go()

    # Drawing

    def _since_coming(self) -> float:
        """The time since it appeared, at the animation speed of the settings."""
        return 0.0 if self._came is None else (self.host.now - self._came) / (self.host.speed or 1.0)

    def _lie_lower(self, canvas: Canvas) -> None:
        """While the folder is being laid down, draw all of it lower; its button already works at its final
        place.
        """
        if not self._is_laid:
            part = out_cubic(min(1.0, self._since_coming() / LAID_MS))
            canvas.shift_items(round(canvas.kit.px(RISE) * (1.0 - part)))

    def _folder(self, kit: Kit) -> Rect:
        metrics = kit.metrics
        wide, high = (
            min(kit.px(1420), metrics.width - kit.px(60)),
            min(kit.px(850), metrics.height - kit.px(130)),
        )
        return Rect((metrics.width - wide) // 2, (metrics.height - high) // 2 + kit.px(8), wide, high)

    def compose_folder(self, canvas: Canvas) -> None:
        kit = canvas.kit
        folder = self._folder(kit)
        self._cardboard(canvas, folder)
        inner = self._inner(kit)
        self._head(canvas, inner)
        who = self._who(kit)
        self._next_player(canvas, who)
        foot = kit.px(104)
        self._recap(
            canvas,
            Rect(inner.x, who.bottom + kit.px(10), inner.w, inner.bottom - who.bottom - foot - kit.px(34)),
        )
        self._ways_out(canvas, Rect(inner.x, inner.bottom - foot, inner.w, foot))
        note = Rect(
            folder.x, folder.bottom + kit.px(10), folder.w, kit.metrics.height - folder.bottom - kit.px(16)
        )
        self._note(canvas, note)
        self._lie_lower(canvas)

    def _inner(self, kit: Kit) -> Rect:
        return self._folder(kit).inflate(-2 * kit.px(56), -2 * kit.px(40))

    def _who(self, kit: Kit) -> Rect:
        """Where the name stands: under the head."""
        inner = below(self._inner(kit), kit.type.leading("ui_bold") + kit.px(18))
        return Rect(inner.x, inner.y, inner.w, min(kit.px(300), inner.h * 46 // 100))

    def _note(self, canvas: Canvas, note: Rect) -> None:
        """Draw under the folder: that nothing is shown to the wrong person, or that the match could not be
        saved.
        """
        kit, trouble = canvas.kit, self.hot_seat.kept.unsaved
        if trouble is None:
            promise = kit.say("curtain-promise", name=self.tabletop.name(kit, self.next_seat))
            canvas.text(promise, "body", CHALK_2, note, align="center")
            return
        words, mark = kit.say("unsaved-why", reason=trouble), kit.px(34)
        wide = min(kit.type.width(words, "body") + 2, note.w - mark)
        left = note.centerx - (wide + mark) // 2
        canvas.icon("alert", Rect(left, note.y, mark, note.h), NO_L, 24)
        canvas.text(words, "body", NO_L, Rect(left + mark, note.y, wide, note.h))
        tip = not_kept_words(kit, trouble)
        canvas.hit_area("unsaved", Rect(left, note.y, mark + wide, note.h), "unsaved", tip=tip)

    def _cardboard(self, canvas: Canvas, folder: Rect) -> None:
        kit = canvas.kit
        tab = Rect(folder.x + kit.px(50), folder.y - kit.px(52), kit.px(420), kit.px(90))
        canvas.rounded(tab, 14, FOLDER_TAB, shadow="s2")
        label = Rect(tab.x + kit.px(30), tab.y, tab.w - kit.px(60), kit.px(42))
        canvas.text(kit.say("curtain-tab").upper(), "label", INK_2, label)
        canvas.rounded(folder.inflate(2 * kit.px(14), 2 * kit.px(8)), 14, FOLDER_EDGE, shadow="s4")
        sheet = Rect(folder.x + kit.px(26), folder.y - kit.px(16), folder.w - kit.px(52), kit.px(60))
        canvas.rounded(sheet, 3, PAPER_1)
        canvas.rounded(folder, 12, KRAFT)
        texture = folder.inflate(-2 * kit.px(8), -2 * kit.px(8))
        canvas.blit(kit.pictures.texture("texture_kraft", texture.size), texture.topleft)
        canvas.zone("folder", folder)

    def _head(self, canvas: Canvas, inner: Rect) -> None:
        """Draw game and scenario at the left, the present phase at the right."""
        kit = canvas.kit
        high = kit.type.leading("ui_bold")
        world = self.hot_seat.public_view().world
        prefix = self.presenter.game.info.prefix.lower()
        scenario = scenario_title(kit, self.presenter.game.info.id, self.presenter.scenario)
        left = f"{kit.say(f'{prefix}-game')} · {scenario}"
        right = self.presenter.round_words(kit, world)
        canvas.text(left, "ui_bold", INK_2, Rect(inner.x, inner.y, inner.w * 6 // 10, high))
        canvas.text(
            right,
            "ui_bold",
            INK_2,
            Rect(inner.x + inner.w * 6 // 10, inner.y, inner.w * 4 // 10, high),
            align="right",
        )
        canvas.fill(Rect(inner.x, inner.y + high + kit.px(8), inner.w, 1), FOLDER_EDGE)

    def _next_player(self, canvas: Canvas, rect: Rect) -> None:
        kit = canvas.kit
        world = self.hot_seat.public_view().world
        seat = self.next_seat
        colours = self.presenter.seat_colours(kit, world, seat)
        spot = _face(kit, rect)
        size, face = spot.w, kit.px(18)
        canvas.shadow(spot, size // 2, "s2")
        canvas.blit(kit.shapes.disc(size, colours.dark), (spot.x, spot.y + kit.px(10)))
        canvas.blit(kit.shapes.disc(size, colours.main), spot.topleft)
        bust = kit.pictures.disc(self.presenter.portrait(world, seat), size - 2 * face, PAPER_2, colours)
        canvas.blit_in(bust, spot)
        self._name(canvas, _name_box(kit, rect), seat)

    def _name(self, canvas: Canvas, text: Rect, seat: Seat) -> None:
        """Draw whose turn it is in large letters; the rest at the right is for the stamp."""
        kit = canvas.kit
        world = self.hot_seat.public_view().world
        name = self.tabletop.name(kit, seat)
        takes, chips = kit.type.leading("tagline"), kit.type.leading("ui_bold") + kit.px(14)
        room = text.h - takes - chips - kit.px(16)
        plate = self._stamp(kit)
        wide = text.w - (plate.get_width() + kit.px(20) if plate is not None else 0)
        canvas.text(kit.say("curtain-takes"), "tagline", INK_2, Rect(text.x, text.y, wide, takes))
        canvas.text(name, "curtain_name", INK, Rect(text.x, text.y + takes, wide, room), valign="middle")
        row = Rect(text.x, text.bottom - chips - kit.px(6), text.w, chips)
        side = self.presenter.side_name(kit, world, seat) or name
        shown = chip(
            canvas,
            Rect(row.x, row.y, min(row.w // 3, kit.px(300)), row.h),
            self.presenter.seat_colours(kit, world, seat),
            side,
        )
        away = Rect(shown.right + kit.px(24), row.y, row.right - shown.right - kit.px(24), row.h)
        canvas.text(self._look_away(kit), "body", INK_2, away)

    def _stamp(self, kit: Kit) -> Surface | None:
        """The stamp; None if there is no room for it."""
        if _name_box(kit, self._who(kit)).w <= kit.px(900):
            return None
        return stamp(kit, kit.say("curtain-stamp"), NO_STAMP, (kit.px(420), kit.px(200)))

    def compose_stamp(self, canvas: Canvas) -> None:
        """Draw the stamp coming down on the folder once that lies: large at first, then at its size."""
        kit, since = canvas.kit, self._since_coming() - LAID_MS
        plate = self._stamp(kit)
        if plate is None or (not self._is_laid and since < 0):
            return
        box = _name_box(kit, self._who(kit))
        spot = plate.get_rect(topright=box.topright)
        plate = coming_down(plate, 1.0 if self._is_laid else since / STAMPED_MS)
        canvas.blit(plate, plate.get_rect(center=spot.center).topleft)

    def _look_away(self, kit: Kit) -> str:
        """The words about who must look away: the others who play at this screen."""
        others = [
            self.tabletop.name(kit, Seat(seat))
            for seat, player in enumerate(self.hot_seat.players)
            if player.bot is None and seat != self.next_seat
        ]
        return kit.say("curtain-look_away", names=", ".join(others), count=len(others))

    def _recap(self, canvas: Canvas, rect: Rect) -> None:
        """Draw what happened and what the next player is asked; before the first step, what the game is
        about.
        """
        kit = canvas.kit
        if rect.h < kit.px(60):
            return
        paper(canvas, rect, texture="texture_paper", shadow="s1")
        inner = rect.inflate(-2 * kit.px(28), -2 * kit.px(14))
        public = self.hot_seat.public_view()
        missed = telling(self.presenter, public, self.hot_seat.public_recap(self.next_seat))
        lines = missed or telling(self.presenter, public, self.hot_seat.last_public(LOOK_BACK))
        head = kit.type.leading("h2")
        tells_mission = not lines or not self.hot_seat.has_decided(self.next_seat)
        title = kit.say("curtain-mission" if tells_mission else "recap-title" if missed else "curtain-before")
        canvas.text(title, "h2", INK, Rect(inner.x, inner.y, inner.w * 6 // 10, head))
        note = Rect(inner.x + inner.w * 6 // 10, inner.y, inner.w * 4 // 10, head)
        canvas.text(kit.say("curtain-public"), "caption", INK_3, note, align="right")
        inner = below(inner, head + kit.px(8))
        if tells_mission:
            if self.hot_seat.match.is_seed_chosen:
                inner = self._seed_note(canvas, inner)
            canvas.words(self._mission(kit), "reading", INK, inner, fit=True)
        else:
            recap_rows(canvas, self._errand(canvas, inner), self.presenter, public, lines)

    def _errand(self, canvas: Canvas, rect: Rect) -> Rect:
        """Draw what the next player is asked, and the outlook. Returns the room that is left.

        The question alone is a strip at the foot; with an outlook it is a column at the right.
        """
        kit = canvas.kit
        asked, coming = self._asked(kit), "\n".join(self._outlook(kit))
        wide, gap = rect.w * COMING // 100, kit.px(18)
        column = Rect(rect.right - wide, rect.y, wide, rect.h)
        high = _height(kit, asked, "reading", wide if coming else rect.w)
        if not coming:
            strip = Rect(rect.x, rect.bottom - min(high, rect.h // 2), rect.w, min(high, rect.h // 2))
            canvas.fill(Rect(rect.x, strip.y - kit.px(7), rect.w, 1), PAPER_4)
            canvas.words(asked, "reading", INK, strip, fit=True)
            return Rect(rect.x, rect.y, rect.w, strip.y - kit.px(10) - rect.y)
        mark, between = kit.px(30), kit.px(10)
        room, more = rect.h - between, _height(kit, coming, "body", wide - mark)
        if high + more > room:
            high = room * high // (high + more)
        canvas.fill(Rect(column.x - gap, rect.y, 1, rect.h), PAPER_4)
        used = canvas.words(asked, "reading", INK, Rect(column.x, column.y, wide, high), fit=True)
        rest = below(column, used + between)
        canvas.icon("alert", Rect(rest.x, rest.y, kit.px(22), kit.type.leading("body")), NO_STAMP, 20)
        words = Rect(rest.x + mark, rest.y, rest.w - mark, rest.h)
        canvas.words(coming, "body", INK_2, words, fit=True)
        return Rect(rect.x, rect.y, column.x - 2 * gap - rect.x, rect.h)

    def _seed_note(self, canvas: Canvas, rect: Rect) -> Rect:
        """Draw at the foot that somebody may know the seed of chance. Returns the room above it."""
        kit = canvas.kit
        words, mark = kit.say("table-seed_chosen"), kit.px(30)
        high = _height(kit, words, "small", rect.w - mark)
        foot = Rect(rect.x, rect.bottom - high, rect.w, high)
        canvas.icon(
            "dice_multiple", Rect(foot.x, foot.y, kit.px(22), kit.type.leading("small")), NO_STAMP, 20
        )
        canvas.words(words, "small", NO_STAMP, Rect(foot.x + mark, foot.y, foot.w - mark, foot.h))
        return Rect(rect.x, rect.y, rect.w, rect.h - high - kit.px(6))

    def _mission(self, kit: Kit) -> str:
        """The words for a player who sits down for the first time, or if there is nothing to tell: what the
        game is about, how and where their side wins, what they will be asked, and the outlook.
        """
        match, public = self.hot_seat.match, self.hot_seat.public_view()
        brief = self.presenter.brief(kit, match.options, match.seats)
        goal = self.presenter.goal(kit, self.tabletop.view_context(kit, public, self.next_seat))
        told = [brief.intro, goal.told]
        if self.presenter.game.side(public.world, self.next_seat):
            side = brief.sides[self.next_seat]
            told = [side.story or brief.intro, side.words]
        if goal.is_list and goal.parts:
            places = ", ".join(part.words for part in goal.parts)
            told.append(kit.say("curtain-where", places=places))
        told += [self._asked(kit), *self._outlook(kit)]
        return "\n".join(words for words in told if words)

    def _asked(self, kit: Kit) -> str:
        """Why the next player is asked, as far as everybody may know."""
        public = self.hot_seat.public_view()
        prompt = captions.prompt(kit.texts, self.presenter.game, public, self.next_seat)
        return kit.say("curtain-now", prompt=prompt)

    def _outlook(self, kit: Kit) -> tuple[str, ...]:
        public = self.hot_seat.public_view()
        return self.presenter.outlook(kit, self.tabletop.view_context(kit, public, self.next_seat))

    def _ways_out(self, canvas: Canvas, rect: Rect) -> None:
        kit = canvas.kit
        left = rect.x + min(kit.px(520), rect.w // 2) + kit.px(40)
        high = min(rect.h, kit.px(70))
        label = kit.say("curtain-quit" if self.hot_seat.kept.unsaved is None else "curtain-quit_unsaved")
        if self.can_watch:
            left = self._watch_button(canvas, Rect(left, rect.centery - high // 2, rect.right - left, high))
        wide = min(button_width(canvas, label, icon="content_save"), rect.right - left)
        spot = Rect(left, rect.centery - high // 2, wide, high)
        button(
            canvas,
            spot,
            label,
            handle="quit",
            act=self.host.navigator.title,
            kind="paper",
            icon="content_save",
        )

    def _watch_button(self, canvas: Canvas, room: Rect) -> int:
        """Draw the button; returns where the next button may begin."""
        label = canvas.kit.say("curtain-watch")
        wide = min(button_width(canvas, label, icon="play"), (room.w - canvas.kit.px(16)) // 2)
        spot = Rect(room.x, room.y, wide, room.h)
        icon = "check" if self._watches else "play"
        button(canvas, spot, label, handle="watch", act=self.toggle_watching, kind="paper", icon=icon)
        return spot.right + canvas.kit.px(16)

    def compose_opener(self, canvas: Canvas) -> None:
        """Draw the button to hold; a ring fills meanwhile."""
        kit = canvas.kit
        inner = self._inner(kit)
        foot = kit.px(104)
        rect = Rect(inner.x, inner.bottom - foot, min(kit.px(520), inner.w // 2), foot)
        canvas.rounded(rect, 10, OPENER_TOP, bottom=OPENER_BOTTOM, shadow="s2")
        ring = min(kit.px(64), rect.h - kit.px(20))
        spot = Rect(rect.x + kit.px(22), rect.centery - ring // 2, ring, ring)
        canvas.blit(kit.shapes.ring(ring, kit.px(7), mixed(OPENER_TOP, BRASS, 0.35)), spot.topleft)
        if self._held_since is not None:
            share = min(1.0, (self.host.now - self._held_since) / HOLD_MS)
            canvas.blit(kit.shapes.arc(ring, kit.px(7), LAMP, share), spot.topleft)
        canvas.icon("eye", spot, PAPER_0, 32)
        text = Rect(
            spot.right + kit.px(18),
            rect.y + kit.px(10),
            rect.right - spot.right - kit.px(30),
            rect.h - kit.px(20),
        )
        head = text.h * 6 // 10
        name = self.tabletop.name(kit, self.next_seat)
        canvas.text(kit.say("curtain-open", name=name), "h1", PAPER_0, Rect(text.x, text.y, text.w, head))
        canvas.text(kit.say("curtain-how"), "body", BRASS, Rect(text.x, text.y + head, text.w, text.h - head))
        canvas.hit_area("open", rect, "open", act=lambda: None, tip=kit.say("curtain-tip"))
        self._lie_lower(canvas)


def _face(kit: Kit, who: Rect) -> Rect:
    size = min(kit.px(256), who.h - kit.px(8))
    return Rect(who.x + kit.px(40), who.y + (who.h - size) // 2, size, size)


def _name_box(kit: Kit, who: Rect) -> Rect:
    """The box beside the face, as high as its words need."""
    left = _face(kit, who).right + kit.px(48)
    takes, chips = kit.type.leading("tagline"), kit.type.leading("ui_bold") + kit.px(14)
    high = min(who.h, takes + kit.type.leading("curtain_name") + chips + kit.px(16))
    return Rect(left, who.y + (who.h - high) // 2, who.right - left, high)


def _height(kit: Kit, words: str, style: str, wide: int) -> int:
    """The height of these words, wrapped."""
    return kit.type.height_of(kit.type.wrapped(words, style, wide), style)


NO_STAMP = rgb("#b4432f")
