"""Wasteland Riders in Polish, word by word: cases, numbers, names of seats, what texts let one choose."""

import pytest

from game.i18n.captions import caption, explain, label, question
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.values import Event, Refusal
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.events.common import KnightActive, LuckDrawn, ResourceChanged
from game.rules.wasteland_riders.events.fights import (
    AdvantageMoved,
    AttackHit,
    CombatCardChosen,
    KnightBeaten,
    KnightStood,
    Robbed,
)
from game.rules.wasteland_riders.events.gear import GearMoved, GearPlaced
from game.rules.wasteland_riders.events.journey import HexEntered, MovementEnded
from game.rules.wasteland_riders.events.missions import GameEnded
from game.rules.wasteland_riders.intents import common as it
from game.rules.wasteland_riders.intents import fights as fi
from game.rules.wasteland_riders.movement.planning import ChoosingMode
from game.rules.wasteland_riders.terms import HexId, Spot
from game.rules.wasteland_riders.world.items import Item
from tests.i18n.captions.words import TEXTS

POLISH, ENGLISH = TEXTS["pl"], TEXTS["en"]
ONE, TWO = Seat(0), Seat(1)
TOWN, PASS = HexId("M1"), HexId("R10")
POCKET = Spot("pocket_1")
SHOT = CardId("med_szpryca")


def said(text: str) -> str:
    """With plain blanks."""
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (LuckDrawn(ONE, (HIDDEN,)), "Gracz 1 dobiera karty farta (1 karta)."),
        (LuckDrawn(ONE, (HIDDEN,) * 2), "Gracz 1 dobiera karty farta (2 karty)."),
        (LuckDrawn(ONE, (HIDDEN,) * 5), "Gracz 1 dobiera karty farta (5 kart)."),
        (LuckDrawn(TWO, (CardId("l16_klik"),)), "Gracz 2 dobiera karty farta (Klik!)."),
        (HexEntered(ONE, TOWN, 1, "vehicle"), "Gracz 1 wjeżdża na heks Zgorzel (PR: 1)."),
        (HexEntered(ONE, PASS, 0, "foot"), "Gracz 1 wchodzi na heks R10."),
        (MovementEnded(TWO, TOWN), "Gracz 2 kończy ruch na heksie Zgorzel."),
        (GearPlaced(ONE, Item(SHOT), POCKET), "Gracz 1 umieszcza kartę: Med-szpryca (kieszeń 1)."),
        (
            GearMoved(ONE, Item(SHOT), Spot("backpack_1"), POCKET),
            "Gracz 1 przekłada kartę: Med-szpryca (kieszeń 1).",
        ),
        (ResourceChanged(ONE, "ammo", -1, 3, "ammo"), "Gracz 1: amunicja 3 (strzały)."),
        (KnightActive(None), "Nikt nie jest już aktywny."),
        (
            GameEnded((ONE, Seat(2)), "shared", "WR-WIN-04"),
            "Koniec gry: wspólne zwycięstwo. Wygrywają: Gracz 1 i Gracz 3.",
        ),
        (GameEnded((), "dominance", "WR-WIN-04"), "Koniec gry: dominacja kultu. Nikt nie wygrywa."),
        (KnightBeaten(ONE, TWO, True), "Gracz 1 pokonuje Gracza 2."),
        (Robbed(ONE, TWO, "nothing"), "Gracz 1 nie zabiera Graczowi 2 niczego."),
        (KnightStood(TWO, ONE), "Gracz 2 wstaje, bo cuci go Gracz 1."),
        (AttackHit("red", 5), "Czerwona strona: trafienie, 5 obrażeń."),
        (AttackHit("blue", 3), "Niebieska strona: trafienie, 3 obrażenia."),
        (CombatCardChosen(ONE, "red", None), "Gracz 1 ma wybraną kartę walki."),
        (AdvantageMoved(2, 4, -2), "Przewaga: Czerwona strona 2, Niebieska strona 4; na torze -2."),
    ],
)
def test_what_happened(event: Event, sentence: str) -> None:
    assert said(caption(POLISH, GAME, event)) == sentence


@pytest.mark.parametrize(
    ("rule", "facts", "sentence"),
    [
        ("WR-RES-02", {"resource": "ammo", "n": 2}, "Trzeba wydać 2 amunicji, a tyle nie masz."),
        ("WR-KO-03", {"rival": 1}, "Gracz 2 jest bez przytomności: nie można prosić, trzeba szukać."),
        (
            "WR-MOVE-17",
            {"hex": "C1", "cost": 3},
            "Wjazd na heks Góry Popielne kosztuje 3 PR, a tyle paliwa już nie ma.",
        ),
        (
            "WR-MKT-06",
            {"price": 7, "value": 6},
            "To, co bierzesz, kosztuje 7, a twoja oferta jest warta 6. Dołóż coś albo weź mniej.",
        ),
        ("WR-LUCK-03", {"source": "l18_presja"}, "Karty „Presja” nie można teraz zagrać."),
    ],
)
def test_a_refusal(rule: str, facts: dict[str, str | int], sentence: str) -> None:
    assert said(explain(POLISH, GAME, Refusal(rule, facts))) == sentence


def test_labels_name_the_card_where_it_is_known() -> None:
    use = it.UseGear(POCKET)
    assert said(label(POLISH, GAME, use)) == "Użyj: kieszeń 1"
    assert said(label(POLISH, GAME, use, known={"card": SHOT})) == "Użyj: Med-szpryca (kieszeń 1)"
    weapon = fi.ChooseWeapon(Spot("hand_left"), "mid")
    known = {"weapon": "kusza"}
    assert said(label(POLISH, GAME, weapon, known=known)) == "Atakuj: Kusza (lewa ręka), symbol: średni"


def test_an_option_is_told_by_the_text_it_belongs_to() -> None:
    first = it.ChooseOption(0)
    assert said(label(POLISH, GAME, first)) == "Wybierz: pierwsze"
    assert said(label(POLISH, GAME, first, known={"source": "naomi_vatt"})) == "Napraw pojazd"
    assert label(ENGLISH, GAME, it.ChooseOption(1), known={"source": "a15_arena"}) == "Lose 3 health"


def test_questions() -> None:
    assert said(question(POLISH, GAME, ChoosingMode(ONE))) == (
        "Wybierz, jak się poruszasz: pojazdem, pieszo czy wcale."
    )


def test_english_says_the_same() -> None:
    entered = HexEntered(ONE, TOWN, 1, "vehicle")
    assert caption(ENGLISH, GAME, entered) == "Player 1 drives to Zgorzel (MP: 1)."
    refusal = Refusal("WR-RES-02", {"resource": "ammo", "n": 2})
    assert explain(ENGLISH, GAME, refusal) == "You must spend 2 ammo, and you do not have that much."
