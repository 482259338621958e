"""Polish as it is spoken: cases, genders and the three plurals, sentence by sentence."""

import re

import pytest

from game.i18n.captions import caption, explain, label, question
from game.rules.core.ids import HIDDEN
from game.rules.core.values import Event, Refusal
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol import intents as it
from game.rules.desert_patrol.marking import Choosing
from game.rules.desert_patrol.movement import Travelling
from game.rules.desert_patrol.turn import Turn
from tests.guards import at_least_one
from tests.i18n.captions.words import GAME, TEXTS, samples

POLISH, ENGLISH = TEXTS["pl"], TEXTS["en"]
BLANK = "\u00a0"


def said(text: str) -> str:
    return text.replace(BLANK, " ")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (ev.CardsDrawn("lrdg", (HIDDEN,)), "LRDG dobiera 1 kartę."),
        (ev.CardsDrawn("italy", (HIDDEN,) * 2), "Włosi dobierają 2 karty."),
        (ev.CardsDrawn("italy", (HIDDEN,) * 5), "Włosi dobierają 5 kart."),
        (
            ev.CardsDrawn("lrdg", ("lrdg_scout_a", "lrdg_fog_of_war", "lrdg_scout_a", "lrdg_sniper")),
            "LRDG dobiera 4 karty: 2 × Zwiadowca A, Mgła wojny i Snajper.",
        ),
        (ev.TurnStarted("italy"), "Tura Włochów."),
        (ev.InitiativeSet("italy", "taken"), "Włosi przejmują inicjatywę i zaczynają rundę."),
        (ev.InitiativeSet("lrdg", "kept_on_tie"), "Remis: LRDG zachowuje inicjatywę i zaczyna rundę."),
        (
            ev.InitiativeRevealed(None, "ita_platoon_sergeant", 0, 7),
            "Inicjatywa odkryta. LRDG: bez karty (0); Włosi: Sierżant plutonu (7).",
        ),
        (ev.SoldierBoarded("ita_scout", "ita_lorry", "bench_1"), "Zwiadowca wsiada do Ciężarówki (ława 1)."),
        (ev.SoldierDisembarked("ita_scout", "ita_lorry", "12A"), "Zwiadowca wysiada z Ciężarówki na 12A."),
        (ev.VehicleCaptured("ita_lorry", "lrdg"), "LRDG zdobywa Ciężarówkę."),
        (ev.VehicleDisabled("ita_lorry"), "Ciężarówka jest niesprawna."),
        (ev.VehicleDisabled("lrdg_gun_truck"), "Wóz bojowy jest niesprawny."),
        (ev.VehicleReactivated("ita_lorry"), "Ciężarówka jest znów sprawna."),
        (ev.VehicleDamaged("ita_lorry", 1), "Ciężarówka ma teraz 1 uszkodzenie."),
        (ev.VehicleDamaged("ita_lorry", 2), "Ciężarówka ma teraz 2 uszkodzenia."),
        (ev.VehicleDamaged("ita_lorry", 5), "Ciężarówka ma teraz 5 uszkodzeń."),
        (
            ev.AttackDeclared("lrdg", "lrdg_sniper", "attack", "ita_rifleman_a", 5, 1, 2, 8, 2),
            "LRDG, Snajper: Atak, cel: Strzelec A. Trzeba 8 lub więcej (albo 0): "
            "5 + zasłona 1 + zasięg 2; 2 kości.",
        ),
        (ev.DiceRolled((5, 8, 0), 2, 8), "Wyrzucono 5, 8 i 0 przeciw 8: 2 sukcesy."),
        (ev.AttackHit("ita_lorry"), "Atak trafia Ciężarówkę."),
        (ev.AttackHit("object_fuel_dump"), "Atak trafia Skład paliwa."),
        (
            ev.SoldierWounded("lrdg_machine_gunner", "discard"),
            "Kaemista jest ranny: jedna jego karta odchodzi z gry ze stosu kart odrzuconych.",
        ),
        (
            ev.CounterNeutralised("lrdg_machine_gunner", "italy", 2),
            "Włosi neutralizują Kaemistę; z rezerwy odchodzą z gry 2 karty.",
        ),
        (ev.CounterNeutralised("ita_gunner", "lrdg", 0), "LRDG neutralizuje Działonowego."),
        (ev.PointsChanged("italy", 5, 8), "Włosi mają teraz 5 punktów, a trzeba 8."),
        (ev.PointsChanged("lrdg", 1, 0), "LRDG ma teraz 1 punkt."),
        (
            ev.CardsDiscarded("italy", (HIDDEN, HIDDEN), ("ita_scout",)),
            "Włosi odrzucają z ręki: 2 zakryte karty; a ze strefy gry: Zwiadowca.",
        ),
        (ev.CardsDiscarded("lrdg", (), ()), "LRDG nie ma czego odrzucić."),
        (
            ev.GameEnded("italy", "annihilated", "DP-RULING-35"),
            "Wygrywają Włosi: wróg nie miał już na planszy ani jednego żołnierza ani nadziei na zwycięstwo.",
        ),
        (
            ev.GameEnded("lrdg", "standstill", "DP-RULING-56"),
            "Wygrywa LRDG: nikt nie mógł już działać; rozstrzygnęły punkty, a przy remisie inicjatywa.",
        ),
        (
            ev.TurnPassed("italy", "cannot_act"),
            "Tura Włochów mija sama: żadna z kart, które im zostały, nie może już niczego zmienić.",
        ),
        (
            ev.TurnPassed("lrdg", "cannot_act"),
            "Tura LRDG mija sama: żadna z kart, które jej zostały, nie może już niczego zmienić.",
        ),
        (ev.TurnPassed("lrdg", "no_cards"), "Tura LRDG mija sama: na ręce nie było ani jednej karty."),
        (
            ev.ControlTaken("italy", "12A", from_enemy=True),
            "Włosi przejmują kontrolę nad 12A (Zarośla tamaryszku), odbierając ją wrogowi.",
        ),
    ],
)
def test_a_log_line(event: Event, line: str) -> None:
    assert said(caption(POLISH, GAME, event)) == line


@pytest.mark.parametrize(
    ("rule", "facts", "sentence"),
    [
        (
            "DP-MOVE-02",
            {"side": "italy", "tile": "12A"},
            "Na 12A (Zarośla tamaryszku) nie ma znacznika Włochów. "
            "Nim tam wjedziesz, połóż go Zwiadem, Nawigacją lub Obserwacją.",
        ),
        (
            "DP-PLAY-04",
            {"vehicle": "ita_lorry"},
            "Ciężarówka jest niesprawna. Najpierw potrzebna jest Naprawa.",
        ),
        (
            "DP-CBT-05",
            {"soldier": "ita_scout", "vehicle": "ita_lorry"},
            "Zwiadowca siedzi w Ciężarówce. Mierz w pojazd.",
        ),
        (
            "DP-SUP-24",
            {"vehicle": "ita_lorry"},
            "Ciężarówki nie ma już na planszy, więc nie ma czego naprawiać.",
        ),
        (
            "DP-TURN-02",
            {"action": "follow_me"},
            "Trwa akcja Za mną!: najpierw ją dokończ albo na niej poprzestań.",
        ),
    ],
)
def test_a_refusal(rule: str, facts: dict[str, str | int], sentence: str) -> None:
    assert said(explain(POLISH, GAME, Refusal(rule, facts))) == sentence


def test_prompts_count_in_polish() -> None:
    drives = [question(POLISH, GAME, Travelling("italy", "drive", "ita_lorry", left)) for left in (1, 2, 5)]
    assert list(map(said, drives)) == [
        "Ciężarówka, Jazda: jeszcze 1 krok albo koniec.",
        "Ciężarówka, Jazda: jeszcze do 2 kroków albo koniec.",
        "Ciężarówka, Jazda: jeszcze do 5 kroków albo koniec.",
    ]
    choosing = Choosing("lrdg", "navigate", "12A", 1, ("1A",), marked=False)
    assert said(question(POLISH, GAME, choosing)) == (
        "Nawigacja: wskaż jeszcze 1 obszar, na którym nie ma twojego znacznika."
    )
    pending = Turn("lrdg", "lrdg_sniper", manoeuvred=True, pending=True)
    assert said(question(POLISH, GAME, pending)) == "Snajper: wybierz efekt karty albo z niego zrezygnuj."


def test_labels_and_buttons() -> None:
    attack = it.Attack("lrdg_sniper", "card", "attack", "ita_rifleman_a")
    assert label(POLISH, GAME, attack) == "Snajper: Atak, cel: Strzelec A"
    assert label(POLISH, GAME, attack, short=True) == "Atak: Strzelec A"
    assert label(ENGLISH, GAME, it.HunkerDown("lrdg_scout_a")) == "Hunker down: Scout A to the reserve"
    board = it.Board("ita_scout", "ita_lorry", "driver")
    assert said(label(POLISH, GAME, board)) == "Zwiadowca: wsiądź do Ciężarówki (kierowca)"


def test_english_says_the_same() -> None:
    drawn = ev.CardsDrawn("italy", (HIDDEN,) * 4)
    assert caption(ENGLISH, GAME, drawn) == "The Italians drew 4 cards."
    attack = ev.AttackDeclared("italy", "ita_scout", "attack", "lrdg_sniper", 6, 0, 1, 7, 1)
    assert caption(ENGLISH, GAME, attack) == (
        "Italians, Scout: Attack on Sniper. Needs 7 or more (or 0): 6 + 0 cover + 1 range; 1 die."
    )
    refusal = Refusal("DP-MOVE-02", {"side": "italy", "tile": "12A"})
    assert explain(ENGLISH, GAME, refusal) == (
        "No marker of the Italians on 12A Tamarisk Scrub. "
        "Scout, Navigate or Observe it before you drive there."
    )


@pytest.mark.parametrize("event", GAME.events, ids=lambda event: event.__name__)
def test_no_small_word_hangs_at_the_end_of_a_line(event: type) -> None:
    for sample in at_least_one(samples(event)):
        assert not re.search(r"(?<!\w)[aiouwz] |[\"'“‘]", caption(POLISH, GAME, sample))
