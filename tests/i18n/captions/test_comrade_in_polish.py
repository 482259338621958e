"""Last Comrade in Polish as it is spoken: cases and the three plurals, sentence by sentence."""

import pytest

from game.i18n.captions import caption, explain, label, question
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.values import Event, Intent, Refusal
from game.rules.last_comrade import GAME
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import intents as it
from game.rules.last_comrade import line_events as le
from game.rules.last_comrade.effects import TakingCard
from game.rules.last_comrade.hits import HitWindow
from game.rules.last_comrade.terms import ComradeId
from game.rules.last_comrade.windows import ReactionWindow, Serving
from tests.i18n.captions.words import TEXTS

POLISH, ENGLISH = TEXTS["pl"], TEXTS["en"]
DOMINIKA, NIKOLAI, WASYL, JURGE, MISZA, OLGA, IGOR, TAMARA, JADWIGA, GRISZA = map(
    ComradeId, "dominika nikolai wasyl jurge misza olga igor tamara jadwiga grisza".split()
)
UNIK, NIET, FUBAR, LASER, MINE, HELMET = map(CardId, "unik niet fubar laser mine helmet".split())
PAIR = (OLGA, IGOR)


def said(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (ev.GameCreated("duel", 2, 10), "Pojedynek: 2 gracze, Życie początkowe 10."),
        (ev.GameCreated("platoon", 8, 5), "Pluton: 8 graczy, Życie początkowe 5."),
        (ev.CharacterDealt(Seat(0), JADWIGA), "Gracz 1 to Baba Jadwiga."),
        (ev.CharacterDealt(Seat(9), MISZA), "Gracz 10 to Niedźwiedź Misza."),
        (
            ev.DecksShuffled((HIDDEN,) * 87, (HIDDEN,) * 38, (CardId("zaslona_dymna"),) * 3),
            "Talie są potasowane (87 kart Akcji, 38 kart Ataku). W pudełku zostaje 3 × Zasłona Dymna.",
        ),
        (ev.DraftPicked(OLGA, IGOR, HIDDEN), "Olga zatrzymuje jedną kartę."),
        (ev.DraftPicked(OLGA, IGOR, UNIK), "Olga zatrzymuje kartę „Unik”."),
        (ev.TurnStarted(3, WASYL), "Tura 3. Inicjatywę ma Wasyl."),
        (ev.AttackRevealed(LASER, strike=True), "Atak tej tury to „Laser”."),
        (ev.AttackRevealed(MINE, strike=False), "Wróg odkrywa kartę „Mina”."),
        (
            ev.TargetPlaced(CardId("marksman"), 1, 3, JADWIGA),
            "„Strzelec Wyborowy”: karta Celu 1 idzie za Babą Jadwigą (teraz miejsce 3).",
        ),
        (ev.TargetPlaced(LASER, 1, 2), "„Laser”: karta Celu 1 leży pod miejscem 2."),
        (
            ev.CardCommitted(OLGA, NIET, ("after_commit", "hit")),
            "Olga kładzie zakrytą kartę „Niet!” (przypomnienia: karty na stole i gdy ktoś mnie trafi).",
        ),
        (ev.CardCommitted(OLGA, HIDDEN), "Olga kładzie zakrytą kartę."),
        (ev.SlotStarted(MISZA, has_card=True), "Kolej Niedźwiedzia Miszy."),
        (ev.SlotStarted(GRISZA, has_card=False), "Kolej Griszy, ale nie ma czego odkryć."),
        (
            ev.CardFizzled(TAMARA, NIET, "event_in_slot"),
            "Karta „Niet!” (Tamara) przepada: odkryte Wydarzenie nic nie robi.",
        ),
        (
            ev.EventAnnounced(IGOR, CardId("rozkaz_komisarza"), NIKOLAI),
            "Igor zagrywa Wydarzenie „Rozkaz Komisarza”, wybiera: Nikolai.",
        ),
        (
            ev.EventAnnounced(IGOR, CardId("fire_correction"), target=2, direction="back"),
            "Igor zagrywa Wydarzenie „Poprawka Ogniowa”: karta Celu 2, do tyłu.",
        ),
        (
            ev.EventAnnounced(IGOR, CardId("requisition"), OLGA, piece=HELMET, durability=2),
            "Igor zagrywa Wydarzenie „Rekwizycja”, wybiera: Dziurawy Hełm (Olga, Wytrzymałość 2).",
        ),
        (
            ev.EventAnnounced(IGOR, CardId("new_orders"), chosen=HIDDEN),
            "Igor zagrywa Wydarzenie „Nowe Rozkazy”.",
        ),
        (
            ev.EventCancelled(IGOR, CardId("stoj"), OLGA),
            "Olga mówi Niet! i karta „Stój!” (Igor) jest anulowana.",
        ),
        (
            ev.EquipmentTaken(IGOR, JADWIGA, HELMET, 2),
            "Igor rekwiruje Babie Jadwidze kartę „Dziurawy Hełm” (Wytrzymałość 2).",
        ),
        (ev.HandShown(IGOR, JURGE), "Igor przegląda rękę Jurgego."),
        (ev.CardTaken(IGOR, OLGA, HIDDEN), "Igor zabiera Oldze jedną kartę."),
        (ev.HandsSwapped(DOMINIKA, NIKOLAI), "Dominika zamienia się kartami na ręce z Nikolaiem."),
        (
            le.StepPushed(OLGA, "back", 2, 5, PAIR, tank=False),
            "Olga popycha do tyłu; przesuwają się: Olga i Igor. Wolne jest miejsce 2.",
        ),
        (
            le.StepPushed(OLGA, "forward", 3, 2, (OLGA,), tank=False),
            "Olga idzie do przodu na wolne miejsce 2.",
        ),
        (
            le.StepSwapped(OLGA, "back", WASYL, 2, 3, (OLGA,), tank=False),
            "Olga idzie do tyłu na miejsce 3 i zamienia się z Wasylem.",
        ),
        (
            le.StepBlocked(OLGA, "back", "commissar", 1),
            "Olga nie idzie do tyłu: drogę zagradza Komisarz. Przepada 1 krok.",
        ),
        (
            le.StepBlocked(OLGA, "forward", "line_end", 2),
            "Olga nie idzie do przodu: Linia się skończyła. Przepadają 2 kroki.",
        ),
        (
            le.StepBlocked(OLGA, "back", "halt", 5),
            "Olga nie idzie do tyłu: obowiązuje rozkaz, żeby stać. Przepada 5 kroków.",
        ),
        (
            le.HazardsCleared(None, 5, (MINE, MINE), "commissar"),
            "Komisarz wchodzi na miejsce 5 i nawet nie patrzy pod nogi (2 × Mina).",
        ),
        (le.TankBoarded(OLGA, IGOR), "Olga wsiada do Czołgu razem z Igorem."),
        (le.TankBoarded(OLGA, None), "Olga wsiada do Czołgu bez towarzystwa."),
        (le.EquipmentUsed(OLGA, HELMET, 0), "Olga używa karty „Dziurawy Hełm”, ostatni raz."),
        (le.AttackStarted(LASER, PAIR), "„Laser” uderza! Na drodze: Olga i Igor."),
        (le.AttackStarted(LASER, ()), "„Laser” uderza w próżnię."),
        (
            le.HitStarted(OLGA, CardId("grenade"), "splash_indirect", 2),
            "Olga: pośrednie trafienie rozpryskowe za 2 („Granat”).",
        ),
        (le.HitShielded(IGOR, DOMINIKA), "Igor chowa się za Dominiką."),
        (
            le.MedallionSaved(MISZA, CardId("lucky_medallion"), 3),
            "„Szczęśliwy Medalik” ratuje Niedźwiedzia Miszę: zostaje 1 punkt Życia (stracone 3 punkty).",
        ),
        (le.DamageTaken(OLGA, 1, 4), "Olga traci 1 punkt Życia, zostaje 4."),
        (le.DamageTaken(OLGA, 3, 0), "Olga traci 3 punkty Życia, i na tym koniec."),
        (le.DamageTaken(OLGA, 7, 3), "Olga traci 7 punktów Życia, zostaje 3."),
        (
            le.Healed(WASYL, 2, 7, "comrades"),
            "Wasyl leczy 2 punkty Życia (dobre towarzystwo), teraz ma 7.",
        ),
        (
            le.ComradeDied(IGOR, 1, (NIET, FUBAR)),
            "Igor schodzi z Linii na zawsze. Zostają tylko karty (Niet! i F.U.B.A.R.).",
        ),
        (le.CommissarAdvanced((), 5), "Komisarz robi krok naprzód i zajmuje wolne miejsce 5."),
        (le.CommissarAdvanced(PAIR, 3), "Komisarz robi krok naprzód i popycha: Olga i Igor."),
        (ev.CardsDrawn(OLGA, (HIDDEN,) * 2), "Olga dobiera 2 karty."),
        (ev.CardsDrawn(OLGA, (UNIK, UNIK, NIET)), "Olga dobiera 3 karty (2 × Unik i Niet!)."),
        (ev.GameWon(OLGA, "LC-END-01"), "Na Linii został ostatni Towarzysz. Wygrywa Olga!"),
        (ev.EnemyArmyWon("LC-END-02"), "Na Linii nie został nikt. Wygrywa wroga armia."),
    ],
)
def test_a_log_line(event: Event, line: str) -> None:
    assert said(caption(POLISH, GAME, event)) == line


@pytest.mark.parametrize(
    ("rule", "facts", "sentence"),
    [
        (
            "LC-TURN-03",
            {"card": "unik", "whose": ""},
            "Karty „Unik” nie masz na ręce. Połóż zakrytą taką, którą masz.",
        ),
        (
            "LC-MAN-18",
            {"direction": "back", "steps": 4},
            "4 kroki do tyłu: tego twoja karta nie daje. Wybierz stronę i liczbę kroków spośród możliwych.",
        ),
        (
            "LC-TANK-13",
            {"card": "zamiana", "comrade": "olga"},
            "Olga siedzi w Czołgu i karta „Zamiana” tam nie sięga. Wybierz kogoś na zewnątrz.",
        ),
        (
            "LC-EVT-13",
            {"comrade": "igor", "why": "tank"},
            "Igor nie zrobi ani kroku do przodu. Drogę zagradza Czołg.",
        ),
        (
            "LC-EVT-01",
            {"card": "niet"},
            "W tej turze jedno Wydarzenie już było twoje. „Niet!” musi poczekać do następnej.",
        ),
        (
            "LC-EQP-14",
            {"card": "frying_pan", "kind": "special"},
            "„Żeliwna Patelnia” osłania tylko przed liniowym, a to jest trafienie specjalne. "
            "Użyj czegoś innego albo przyjmij trafienie.",
        ),
        (
            "LC-REACT-18",
            {},
            "W tym oknie głos był już twój i nic nie zagrano. W następnym znów możesz podnieść rękę.",
        ),
    ],
)
def test_a_refusal(rule: str, facts: dict[str, str | int], sentence: str) -> None:
    assert said(explain(POLISH, GAME, Refusal(rule, facts))) == sentence


def test_questions_name_the_moment_and_the_danger() -> None:
    assert said(question(POLISH, GAME, ReactionWindow("before_damage", ()))) == (
        "Wszystkie karty wykonane. Kto chce coś zagrać, podnosi rękę; pozostali przepuszczają."
    )
    assert said(question(POLISH, GAME, Serving(OLGA, "after_commit", ()))) == (
        "Ręka w górze, więc masz głos (karty na stole): zagraj Wydarzenie albo nic nie rób."
    )
    assert said(question(POLISH, GAME, TakingCard(IGOR, TAMARA))) == "Rewizja: wybierz kartę z ręki Tamary."
    hit = HitWindow(OLGA, CardId("heavy_mg"), "linear", 4, 4)
    assert said(question(POLISH, GAME, hit)) == (
        "Dosięga cię trafienie liniowe za 4 („Cekaem”). Broń się albo przyjmij trafienie."
    )


@pytest.mark.parametrize(
    ("intent", "words"),
    [
        (it.Commit(UNIK), "Połóż zakrytą: Unik"),
        (it.OrderForward(GRISZA), "Rozkaz Komisarza: Grisza"),
        (it.CorrectFire(1, "forward"), "Poprawka Ogniowa: karta Celu 1, do przodu"),
        (it.Move("back", 3), "Idź do tyłu: 3"),
        (it.WearBoots(2, longer=True), "Kradzione Buty (Wytrzymałość 2): krok więcej"),
        (it.ExchangeTwo(OLGA, IGOR), "Zamień miejscami: Olga i Igor"),
        (it.Reflect(1, "forward"), "Odbij do przodu (Drzwi Auta, Wytrzymałość 1)"),
        (it.Remind("hit"), "Przypomnienie: gdy ktoś mnie trafi"),
    ],
)
def test_a_label(intent: Intent, words: str) -> None:
    assert said(label(POLISH, GAME, intent)) == words


def test_english_says_the_same() -> None:
    pushed = le.StepPushed(MISZA, "back", 2, 5, (MISZA, OLGA, IGOR), tank=False)
    assert caption(ENGLISH, GAME, pushed) == (
        "Misha the Bear pushed back and shifted: Misha the Bear, Olga and Igor. Place 2 is free."
    )
    lost = le.StepBlocked(MISZA, "back", "commissar", 1)
    assert caption(ENGLISH, GAME, lost) == (
        "Misha the Bear did not go back: the Commissar is in the way. 1 step was lost."
    )
    assert caption(ENGLISH, GAME, le.DamageTaken(OLGA, 7, 3)) == "Olga lost 7 Life, 3 left."
    assert label(ENGLISH, GAME, it.Move("back", 3)) == "Go back: 3"
    assert label(ENGLISH, GAME, it.PlayEvent(NIET), short=True) == "Play the Event"
