"""Staff Orders in Polish as it is spoken: cases and the three plurals, sentence by sentence."""

import pytest

from game.i18n.captions import caption, explain, label, question
from game.rules.core.ids import HIDDEN
from game.rules.core.values import Event, Refusal
from game.rules.staff_orders import GAME
from game.rules.staff_orders import events as ev
from game.rules.staff_orders import intents as it
from game.rules.staff_orders.dice import BeforeRoll, RollResult
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.reserves import Placing, ToppingUp
from tests.i18n.captions.words import TEXTS

POLISH, ENGLISH = TEXTS["pl"], TEXTS["en"]
BLANK = "\u00a0"


def said(text: str) -> str:
    return text.replace(BLANK, " ")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (ev.TurnStarted("yellow"), "Tura Żółtych."),
        (ev.RoundStarted(2, "blue"), "Runda 2. Zaczynają Niebiescy."),
        (
            ev.CommanderDeployed("blue", "m1_town.advance", "advance", "m1_town"),
            "Niebiescy stawiają dowódcę na polu „Naprzód: Rynek w Kamiennej”.",
        ),
        (
            ev.CommanderDeployed("blue", "sup_planning_2", "planning", None),
            "Niebiescy stawiają dowódcę na polu „Planowanie II”.",
        ),
        (
            ev.SoldiersMoved("blue", "m1_town", 1, "m1_w_front"),
            "Niebiescy wprowadzają 1 żołnierza na obszar Rynek w Kamiennej z obszaru Tartak.",
        ),
        (
            ev.SoldiersMoved("blue", "m1_town", 2, "m1_w_front"),
            "Niebiescy wprowadzają 2 żołnierzy na obszar Rynek w Kamiennej z obszaru Tartak.",
        ),
        (
            ev.AircraftMoved("yellow", "l1_z_red", 3, "l1_z_violet"),
            "Żółci kierują 3 samoloty do Strefy czerwonej ze Strefy fioletowej.",
        ),
        (
            ev.SoldiersToReserve("yellow", "m1_pass", 1, "losses"),
            "Z obszaru Przełęcz Sokola wraca 1 żołnierz Żółtych do rezerwy (straty w starciu).",
        ),
        (
            ev.SoldiersToReserve("yellow", "m1_pass", 3, "barrage"),
            "Z obszaru Przełęcz Sokola wracają 3 żołnierze Żółtych do rezerwy (Ogień zaporowy).",
        ),
        (
            ev.AircraftToReserve("blue", "l1_z_teal", 5, "over_limit"),
            "Ze Strefy turkusowej wraca 5 samolotów Niebieskich do rezerwy (nadwyżka ponad limit).",
        ),
        (ev.CardsDrawn("blue", (HIDDEN,) * 3), "Niebiescy dobierają 3 karty."),
        (
            ev.CardsDrawn("blue", ("op_assault", "op_assault", "op_wingman")),
            "Niebiescy dobierają 3 karty: 2 × Szturm i Skrzydłowy.",
        ),
        (ev.EffectPlayed("blue", "op_assault", 2), "Niebiescy zagrywają kartę „Szturm” (z rezerwy: 2)."),
        (ev.EffectPlayed("yellow", "op_ambush", 0), "Żółci zagrywają kartę „Zasadzka”."),
        (
            ev.DiceSet("yellow", "drop_clash", 1, 0, 1, 5, 7),
            "Żółci, obrona przed desantem: rzut 7 kośćmi (podstawa 1, premia 1, karty 5).",
        ),
        (
            ev.DiceRolled("yellow", "land_clash", (1, 1), 2),
            "Żółci, obrona w starciu lądowym: na kościach 1 i 1 (2 trafienia).",
        ),
        (ev.RollKept("yellow", 0), "Żółci zostają przy wyniku: bez trafień."),
        (
            ev.ClashEnded("land", "l1_village", "blue", 1),
            "Po starciu Niebiescy mają 1 żołnierza: Wioska Rybacka.",
        ),
        (ev.ClashEnded("air", "l1_z_red", None, 0), "Po starciu nie zostaje nikt: Strefa czerwona."),
        (
            ev.SignalsLost("yellow", "l1_village", True),
            "Żółci tracą Jednostkę łączności (Wioska Rybacka) i muszą zwrócić dowódcę.",
        ),
        (
            ev.CommanderToStaging("blue", "signals_lost", "m1_town.advance"),
            "Niebiescy zwracają do strefy gotowości dowódcę z pola „Naprzód: Rynek w Kamiennej”; "
            "pole jest wolne.",
        ),
        (
            ev.CommanderToStaging("blue", "momentum_return"),
            "Niebiescy odsyłają dowódcę z Impetu do strefy gotowości.",
        ),
        (
            ev.ScoreCounted("yellow", ("m1_town", "m1_e_front"), 4),
            "Żółci: 4 gwiazdki, za obszary: Rynek w Kamiennej i Kamieniołom.",
        ),
        (
            ev.GameEnded("blue", "tie_initiative", "SO-END-06"),
            "Wygrywają Niebiescy: równa liczba gwiazdek, rozstrzygnęła inicjatywa.",
        ),
    ],
)
def test_a_log_line(event: Event, line: str) -> None:
    assert said(caption(POLISH, GAME, event)) == line


@pytest.mark.parametrize(
    ("rule", "facts", "sentence"),
    [
        (
            "SO-ACT-02",
            {"space": "m1_town.advance", "faction": "yellow"},
            "Pole „Naprzód: Rynek w Kamiennej” zajmuje dowódca Żółtych. "
            "Wybierz wolne pole albo poczekaj do następnej rundy.",
        ),
        (
            "SO-ADV-04",
            {"origin": "m1_w_front", "count": 2},
            "Ostatni żołnierz nie opuszcza obszaru Tartak; masz tam 2 żołnierzy. Weź mniej.",
        ),
        (
            "SO-FLY-01",
            {"place": "l1_z_teal"},
            "Strefę turkusową już kontrolujesz. Lot prowadzi do strefy pustej albo zajętej przez wroga.",
        ),
        (
            "SO-BOMB-02",
            {"place": "l1_village", "origin": "l1_z_white"},
            "Obszar Wioska Rybacka nie leży pod Strefą białą. Wybierz na cel obszar tej strefy.",
        ),
        (
            "SO-BAR-03",
            {"place": "m1_e_hq", "origin": "m1_w_battery", "most": 3},
            "Obszar Zaręby jest poza zasięgiem dział z obszaru Bateria na Hali. "
            "Sięgają najwyżej na 3 obszary.",
        ),
    ],
)
def test_a_refusal(rule: str, facts: dict[str, str | int], sentence: str) -> None:
    assert said(explain(POLISH, GAME, Refusal(rule, facts))) == sentence


def test_prompts_count_in_polish() -> None:
    short = [said(question(POLISH, GAME, ToppingUp("blue", "land", left))) for left in (1, 2, 5)]
    assert short == [
        f"W rezerwie brakuje żołnierzy: możesz cofnąć ze swoich obszarów jeszcze {words} albo zakończyć."
        for words in ("1 żołnierza", "2 żołnierzy", "5 żołnierzy")
    ]
    placing = Placing("yellow", "air", 2, 4, ("l1_z_white",))
    assert said(question(POLISH, GAME, placing)) == (
        "Poderwanie: do wystawienia masz jeszcze 4 samoloty (obowiązkowo: 2)."
    )
    entering = Entering("blue", "land", "m1_town", ("m1_w_front",), 1)
    assert said(question(POLISH, GAME, entering)) == (
        "Naprzód: możesz przesunąć więcej żołnierzy albo zakończyć. Cel: Rynek w Kamiennej, już 1."
    )


def test_dice_tell_where_they_come_from() -> None:
    defence = BeforeRoll("yellow", "land_clash", "l1_village", 1, 1, 0, 2)
    assert said(question(POLISH, GAME, defence)) == (
        "Bronisz: Wioska Rybacka. Możesz zagrać kartę, potem rzuć kośćmi: "
        "podstawa 1, strefa powietrzna 1, karty 2."
    )
    result = RollResult("blue", "barrage", "m1_town", (0, 2))
    assert said(question(POLISH, GAME, result)) == (
        "Rynek w Kamiennej, Ogień zaporowy: na kościach 0 i 2. "
        "Przyjmij wynik albo odrzuć kartę i przerzuć wszystkie."
    )


def test_labels_and_buttons() -> None:
    assert said(label(POLISH, GAME, it.FlyIn("l1_z_green", 2))) == "Wleć: 2 samoloty ze Strefy zielonej"
    assert said(label(POLISH, GAME, it.Enter("m1_w_front", 5))) == "Wkrocz: 5 żołnierzy z obszaru Tartak"
    assert label(POLISH, GAME, it.PlayEffect("op_assault", 2)) == "Zagraj: Szturm (z" + BLANK + "rezerwy: 2)"
    assert label(POLISH, GAME, it.PlayEffect("op_ambush"), short=True) == "Zagraj efekt"
    assert label(ENGLISH, GAME, it.Deploy("l1_z_red.flight")) == "Deploy a commander: Flight: Red Zone"


def test_english_says_the_same() -> None:
    moved = ev.SoldiersMoved("blue", "m1_town", 1, "m1_w_front")
    assert caption(ENGLISH, GAME, moved) == "Blue moved 1 soldier into Kamienna Market Square from Sawmill."
    rolled = ev.DiceRolled("yellow", "air_clash", (0, 1), 1)
    assert caption(ENGLISH, GAME, rolled) == "Yellow, defence in an air clash: rolled 0 and 1 (1 hit)."
    refusal = Refusal("SO-ADV-03", {"origin": "m1_w_hq", "place": "m1_town"})
    assert explain(ENGLISH, GAME, refusal) == (
        "You cannot enter Kamienna Market Square from Podgrodzie. "
        "Take soldiers from areas next to it that you supply."
    )
