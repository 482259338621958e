"""The list of the settings screen: each setting with its words and its control."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from game.config.paths import user_folder
from game.config.settings import TEXT_SCALES, Settings
from game.presenters.registry import PRESENTERS
from game.rules.registry import GAMES
from game.scenes.screen import ScreenHost
from game.view.canvas import Act
from game.view.handles import part_of

VOLUMES = (0, 20, 40, 60, 80, 100)
SECONDS = (2, 3, 4, 6, 10, 15)
SAMPLE = "counter"
"""The sample played when the volume is changed."""
KEPT = ("window", "names", "last_scenario", "introduced")
"""Settings that a reset keeps: they are not chosen on this screen."""

Kind = Literal["choice", "switch", "words", "button", "ask"]


class SettingRow(NamedTuple):
    """A setting in the list."""

    name: str
    kind: Kind
    label: str
    words: str
    """What the setting means, in one plain line."""
    chosen: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    pick: Callable[[str], Act] | None = None
    has_chips: bool = False


class Section(NamedTuple):
    """A heading with its settings."""

    title: str
    rows: tuple[SettingRow, ...]


class Listing:
    """Makes the rows again from the present settings."""

    def __init__(self, host: ScreenHost) -> None:
        self._host = host

    def sections(self, asks_reset: bool, reset: Callable[[str], Act]) -> tuple[Section, ...]:
        found = [
            self._section("reading", self._language(), self._text_scale(), self._palette()),
            self._section("picture", self._switch("fullscreen"), self._motion(), self._reduced()),
            self._section("sound", self._volume(), self._mute()),
            self._section(
                "play",
                self._switch("introductions"),
                self._switch("show_odds"),
                self._switch("curtain"),
                self._hand_over(),
                self._undo(),
                self._switch("confirm_irreversible"),
                self._bot_pace(),
            ),
            self._section(
                "reactions",
                self._reaction_mode(),
                self._seconds("grace_seconds", self._settings.grace_seconds),
                self._seconds("hit_seconds", self._settings.hit_seconds),
            ),
        ]
        found += self._stops()
        found.append(self._section("files", self._files(), self._reset(asks_reset, reset)))
        return tuple(found)

    def _stops(self) -> list[Section]:
        """The stops of each game, under a heading of their own."""
        return [
            Section(self._asks_in(game), tuple(map(self._stop, presenter.stops())))
            for game, presenter in PRESENTERS.items()
            if presenter.stops()
        ]

    def _asks_in(self, game: str) -> str:
        name = self._say(f"{GAMES[game].info.prefix.lower()}-game")
        return self._say("settings-section_stops", game=name)

    @property
    def _settings(self) -> Settings:
        return self._host.settings

    def _say(self, message: str, **facts: str | int) -> str:
        return self._host.kit.say(message, **facts)

    def _section(self, name: str, *rows: SettingRow) -> Section:
        return Section(self._say(f"settings-section_{name}"), rows)

    # Kinds of rows

    def _choice(
        self, name: str, chosen: str, choices: Sequence[tuple[str, str]], pick: Callable[[str], Act]
    ) -> SettingRow:
        label, words = self._say(f"settings-{name}"), self._say(f"settings-{name}.hint")
        return SettingRow(name, "choice", label, words, chosen, tuple(choices), pick)

    def _switch(self, name: str) -> SettingRow:
        return self._toggle(name, bool(getattr(self._settings, name)), lambda on: self._change(**{name: on}))

    def _toggle(self, name: str, is_on: bool, turn: Callable[[bool], Act]) -> SettingRow:
        label, words = self._say(f"settings-{name}"), self._say(f"settings-{name}.hint")
        return SettingRow(
            name, "switch", label, words, "on" if is_on else "off", pick=lambda on: turn(on == "on")
        )

    def _change(self, **settings: object) -> Act:
        return lambda: self._host.change(**settings)

    # The settings

    def _language(self) -> SettingRow:
        choices = [(language.code, language.name) for language in self._host.kit.texts.known]
        spoken = self._host.kit.texts.language
        return self._choice("language", spoken, choices, lambda name: self._change(language=name))

    def _text_scale(self) -> SettingRow:
        choices = [(str(scale), self._say("settings-percent", number=scale)) for scale in TEXT_SCALES]
        chosen = str(self._settings.text_scale)
        return self._choice("text_scale", chosen, choices, lambda scale: self._change(text_scale=int(scale)))

    def _palette(self) -> SettingRow:
        choices = [(name, self._say(f"settings-palette_{name}")) for name in ("standard", "safe")]
        chosen = self._settings.palette
        row = self._choice("palette", chosen, choices, lambda name: self._change(palette=name))
        return row._replace(has_chips=True)

    def _motion(self) -> SettingRow:
        choices = [
            (name, self._say(f"settings-motion_{name}")) for name in ("none", "fast", "normal", "slow")
        ]
        return self._choice("motion", self._settings.motion, choices, lambda name: self._change(motion=name))

    def _reduced(self) -> SettingRow:
        return self._switch("reduced_motion")

    def _volume(self) -> SettingRow:
        choices = [(str(volume), self._say("settings-percent", number=volume)) for volume in VOLUMES]
        chosen = str(self._settings.volume)
        return self._choice("volume", chosen, choices, lambda volume: self._sound(volume=int(volume)))

    def _mute(self) -> SettingRow:
        return self._toggle("mute", self._settings.mute, lambda on: self._sound(mute=on))

    def _sound(self, **settings: object) -> Act:
        def act() -> None:
            self._host.change(**settings)
            self._host.sounds.play(SAMPLE)

        return act

    def _undo(self) -> SettingRow:
        choices = [(name, self._say(f"settings-undo_{name}")) for name in ("strict", "friendly")]
        return self._choice("undo", self._settings.undo, choices, lambda name: self._change(undo=name))

    def _bot_pace(self) -> SettingRow:
        names = ("slow", "normal", "fast", "skip")
        choices = [(name, self._say(f"settings-bot_pace_{name}")) for name in names]
        chosen = self._settings.bot_pace
        return self._choice("bot_pace", chosen, choices, lambda name: self._change(bot_pace=name))

    def _hand_over(self) -> SettingRow:
        choices = [(name, self._say(f"settings-hand_over_{name}")) for name in ("asked", "soon", "at_once")]
        chosen = self._settings.hand_over
        return self._choice("hand_over", chosen, choices, lambda name: self._change(hand_over=name))

    def _reaction_mode(self) -> SettingRow:
        names = ("grace", "strict", "fast")
        choices = [(name, self._say(f"settings-reaction_mode_{name}")) for name in names]
        chosen = self._settings.reaction_mode
        return self._choice("reaction_mode", chosen, choices, lambda name: self._change(reaction_mode=name))

    def _seconds(self, name: str, chosen: int) -> SettingRow:
        """A file may hold a number of seconds that is not offered; it is then listed beside the
        usual ones.
        """
        listed = sorted({*SECONDS, chosen})
        choices = [(str(number), self._say("settings-seconds", number=number)) for number in listed]
        return self._choice(name, str(chosen), choices, lambda number: self._change(**{name: int(number)}))

    def _stop(self, name: str) -> SettingRow:
        is_on = self._settings.stops.get(name, True)
        label, words = self._say(f"stop-{name}"), self._say(f"stop-{name}.hint")
        return SettingRow(
            part_of("stop", name),
            "switch",
            label,
            words,
            "on" if is_on else "off",
            pick=lambda on: self._change(stops={**self._settings.stops, name: on == "on"}),
        )

    def _files(self) -> SettingRow:
        words = self._say("settings-files.words", folder=str(user_folder()))
        return SettingRow("files", "words", self._say("settings-files"), words)

    def _reset(self, asks: bool, reset: Callable[[str], Act]) -> SettingRow:
        label = self._say("settings-reset")
        if not asks:
            asking = (("ask", self._say("settings-reset_ask")),)
            return SettingRow("reset", "button", label, self._say("settings-reset.hint"), "", asking, reset)
        answers = (("do", self._say("settings-reset_do")), ("keep", self._say("settings-reset_keep")))
        return SettingRow("reset", "ask", label, self._say("settings-reset_sure"), "", answers, reset)


def defaults() -> dict[str, object]:
    """What a reset changes: everything that is chosen on this screen."""
    fresh = Settings()
    return {name: getattr(fresh, name) for name in Settings.__struct_fields__ if name not in KEPT}
