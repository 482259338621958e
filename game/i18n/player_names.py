"""The names of players: as typed, by their seat, or as a bot of their game."""

from collections.abc import Collection, Sequence

from game.i18n.texts import Texts

BETWEEN = ";"
"""Separates the names in a message that has several."""


def player_name(texts: Texts, names: Sequence[str], seat: int) -> str:
    """The name given at a seat; without one the number of the seat."""
    given = names[seat] if seat < len(names) else ""
    return given or texts.say("seat-name", number=seat + 1)


def bot_names(
    texts: Texts,
    prefix: str,
    sides: Sequence[str],
    bots: Sequence[str | None],
    people: Collection[str] = (),
    first: int = 0,
) -> tuple[str, ...]:
    """By seat a name for each bot, empty for a person; no two are equal, and none equals a person's name.

    A game whose sides differ has names for each side. `first` is the index of the name to begin with.
    """
    taken = {name.casefold() for name in people}
    named = []
    for seat, bot in enumerate(bots):
        name = ""
        if bot is not None:
            known = _known(texts, prefix, sides[seat])
            turned = (known[(first + place) % len(known)] for place in range(len(known)))
            spare = player_name(texts, (), seat)
            name = next((one for one in turned if one.casefold() not in taken), spare)
            taken.add(name.casefold())
        named.append(name)
    return tuple(named)


def _known(texts: Texts, prefix: str, side: str) -> list[str]:
    message = f"{prefix.lower()}-bot_names"
    if side and texts.has(f"{message}.{side}"):
        message = f"{message}.{side}"
    return [name.strip() for name in texts.say(message).split(BETWEEN)]
