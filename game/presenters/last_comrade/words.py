"""Facts about things of the game as short lines, for tips. They come from a view and tell nothing hidden."""

from collections.abc import Iterable, Iterator, Sequence

from game.presenters.last_comrade.cards.faces import text_of
from game.presenters.last_comrade.log.death_words import death_words
from game.presenters.shared.tips import Lines
from game.rules.core.ids import HIDDEN, CardId
from game.rules.last_comrade.insights.fates import deaths_in
from game.rules.last_comrade.setting import Setting
from game.rules.last_comrade.state import Piece, Player, Target, World
from game.rules.last_comrade.terms import ComradeId
from game.session.history import VisibleStep
from game.view.kit import Kit

FLAGS = ("dodge", "prone", "fubar", "snagged", "moved", "gassed", "lucky_spent", "event_used", "swap_used")
"""Statuses of a player that have a name and a hint, in the order in which they are told."""


def of_comrade(kit: Kit, comrade: ComradeId) -> dict[str, str | int]:
    """A Comrade's name in every grammatical case, for a sentence."""
    return kit.texts.declined("comrade", f"lc-comrade-{comrade}")


def comrade_name(kit: Kit, comrade: ComradeId) -> str:
    return kit.say(f"lc-comrade-{comrade}")


def card_name(kit: Kit, card: CardId) -> str:
    """The name of a card; a hidden card is called a face-down card."""
    return kit.say("lc-tip-hidden") if card == HIDDEN else kit.say(f"lc-card-{card}")


def listed(kit: Kit, words: Iterable[str]) -> str:
    """The words as a list; equal ones once, with their number."""
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return ", ".join(
        word if number == 1 else kit.say("lc-tip-times", thing=word, count=number)
        for word, number in counts.items()
    )


# Cards


def card_facts(kit: Kit, setting: Setting, card: CardId, piece: Piece | None = None) -> Lines:
    """Name, kind, when it is played, what it does; for a piece in play also its remaining durability."""
    if card == HIDDEN:
        return [kit.say("lc-tip-hidden")]
    lines = [card_name(kit, card), _sort(kit, setting, card, piece)]
    if card in setting.events:
        lines.append(kit.say(f"lc-card-{card}.when"))
    lines.append(text_of(kit, setting, card))
    attack = setting.attacks.get(card)
    if attack is not None and attack.type != "special":
        lines.append(kit.say(f"lc-type-{attack.type}.hint"))
    return lines


def _sort(kit: Kit, setting: Setting, card: CardId, piece: Piece | None) -> str:
    if card in setting.attacks:
        return _capital(kit.say(f"lc-type-{setting.attacks[card].type}"))
    if card in setting.equipment:
        printed = setting.equipment[card].durability
        if piece is not None:
            return kit.say("lc-tip-durability_left", left=piece.durability)
        return kit.say("lc-tip-durability", printed=printed)
    return kit.say("lc-sort-event" if card in setting.events else "lc-sort-manoeuvre")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def zone_name(kit: Kit, zone: str) -> str:
    return _capital(kit.say(f"lc-zone-{zone}"))


# Comrades


def ability_facts(kit: Kit, comrade: ComradeId) -> Lines:
    return [
        kit.say("lc-tip-ability", name=kit.say(f"lc-ability-{comrade}")),
        kit.say(f"lc-ability-{comrade}.text"),
    ]


def comrade_facts(kit: Kit, world: World, comrade: ComradeId) -> Lines:
    """Life, place, ability, statuses, Equipment and the number of cards: all of it is public."""
    player = world.players[comrade]
    if not player.alive:
        return [kit.say("lc-tip-dead"), *ability_facts(kit, comrade)]
    lines = [kit.say("lc-tip-life", life=player.life, most=world.setting.start_life)]
    lines += [kit.say("lc-tip-stands", place=world.place_of(comrade))]
    lines += ability_facts(kit, comrade)
    lines += marks(kit, world, comrade)
    if player.equipment:
        lines.append(kit.say("lc-tip-equipment", pieces=pieces_words(kit, player)))
    lines.append(kit.say("lc-tip-hand", count=len(player.hand)))
    if world.holder == comrade:
        lines.append(kit.say("lc-tip-has_initiative"))
    if player.hand_raised:
        lines.append(kit.say("lc-tip-hand_up"))
    return lines


def pieces_words(kit: Kit, player: Player) -> str:
    return listed(
        kit,
        (
            kit.say("lc-tip-piece", name=card_name(kit, piece.card), left=piece.durability)
            for piece in player.equipment
        ),
    )


def marks(kit: Kit, world: World, comrade: ComradeId) -> Lines:
    """Every status of a Comrade, with what it means."""
    names = [flag for flag in FLAGS if getattr(world.players[comrade], flag)]
    if world.is_in_tank(comrade):
        names.insert(0, "in_tank")
    if world.halt:
        names.append("halt")
    return [
        kit.say("lc-tip-mark", name=kit.say(f"lc-status-{name}"), hint=kit.say(f"lc-status-{name}.hint"))
        for name in names
    ]


# The Line


def place_facts(kit: Kit, world: World, place: int) -> Lines:
    """The Comrade there, the hazards, the Target cards that aim at it, and its position in the Line."""
    comrade = world.at(place)
    if comrade is None:
        lines = [kit.say("lc-tip-free")]
    else:
        lines = [kit.say("lc-tip-here", **of_comrade(kit, comrade))]
    cards = world.hazards_at(place)
    if cards:
        lines.append(kit.say("lc-tip-hazards", cards=listed(kit, (card_name(kit, card) for card in cards))))
    aimed = [target.number for target in world.targets if target_place(world, target) == place]
    lines += [kit.say("lc-tip-aimed", target=number) for number in aimed]
    if place == 1:
        lines.append(kit.say("lc-tip-front"))
    if place == world.length:
        lines.append(kit.say("lc-tip-last"))
    return lines


def target_place(world: World, target: Target) -> int:
    """The place where a Target card counts as lying: with the Comrade it follows while that one stands."""
    if target.comrade is not None and target.comrade in world.line:
        return world.place_of(target.comrade)
    return target.place


# Everybody


def fallen_facts(kit: Kit, world: World, history: Sequence[VisibleStep]) -> Iterator[str]:
    """Who died, the latest first, when and by what as far as that is known."""
    deaths = deaths_in(world.setting, (event for step in history for event in step.events))
    dead = [one for one in world.order if not world.players[one].alive]
    for comrade in sorted(dead, key=lambda one: -world.players[one].batch):
        name, death = comrade_name(kit, comrade), deaths.get(comrade)
        how = "" if death is None else death_words(kit, comrade, death)
        yield kit.say("lc-tip-fallen", name=name, how=how) if how else name
