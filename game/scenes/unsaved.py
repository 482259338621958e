"""While a match is not saved on disk: new attempts to write it, and a question before it is left."""

from game.scenes.chooser import Option, WaysScreen
from game.scenes.saves.words import scenario_title
from game.scenes.screen import Screen, ScreenHost
from game.session.hot_seat import HotSeat
from game.view.canvas import Act
from game.view.kit import Kit

TRY_AGAIN = 5000
"""Milliseconds between attempts to write what is missing."""


def not_kept_words(kit: Kit, reason: str) -> str:
    """The words why the match is not being saved, and what can be done about it."""
    return kit.say("store-not_kept", file="", reason=reason)


class Safekeeping:
    """Watches one table: a match that is not saved is left only after a confirmation."""

    def __init__(self, host: ScreenHost, hot_seat: HotSeat) -> None:
        self._host = host
        self._hot_seat = hot_seat
        self._tried = host.now

    @property
    def trouble(self) -> str | None:
        """Why something would be lost if the program ended now; None if nothing would."""
        return self._hot_seat.kept.unsaved

    def tick(self, now: int) -> bool:
        """Try to save again after a while; returns whether that has changed anything."""
        before = self.trouble
        if before is None or now - self._tried < TRY_AGAIN:
            return False
        self._tried = now
        self._hot_seat.kept.catch_up()
        return self.trouble != before

    def question(self, leave: Act) -> Screen | None:
        """The question before the table is left; None once everything is saved."""
        self._hot_seat.kept.catch_up()
        if self.trouble is None:
            return None
        navigator = self._host.navigator
        ways = (
            Option(
                lambda kit: kit.say("unsaved-save"),
                "",
                lambda: navigator.saves(self._hot_seat),
                "content_save",
            ),
            Option(lambda kit: kit.say("unsaved-leave"), "", leave, "exit_to_app"),
            Option(lambda kit: kit.say("unsaved-stay"), "", lambda: None, "play"),
        )
        return WaysScreen(self._host, self._words, ways)

    def _words(self, kit: Kit) -> str:
        match = self._hot_seat.match
        scenario = scenario_title(kit, match.game.info.id, match.scenario)
        reason = self.trouble or "other"
        return kit.say("unsaved-ask", scenario=scenario, round=match.round, reason=reason)
