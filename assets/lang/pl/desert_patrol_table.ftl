### Patrol pustyni na stole: strefy, karty, podpowiedzi, fazy.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Strefy wokół planszy

dp-table-zone_vehicles = Twoje pojazdy
dp-table-zone_soldiers = Żołnierze · ile kart
dp-table-zone_deck = Talia
dp-table-zone_discard = Odrzucone
dp-table-zone_play = Strefa gry
dp-table-zone_enemy_play = Strefa gry · { $side }
dp-table-zone_bid = Strefa gry · inicjatywa
dp-table-zone_hand = Twoja ręka
dp-table-zone_reserve = Rezerwa · jawna
dp-table-zone_removed = Usunięte z gry
dp-table-zone_enemy_reserve = Rezerwa przeciwnika
dp-table-player = { $name } · { $side }
dp-table-times = ×{ $count }
dp-table-in_hand = { $count } w ręce
dp-table-have_initiative = Masz inicjatywę
dp-table-bid_laid = karta odłożona
dp-table-caption_deck = Talia
dp-table-caption_discard = Odrzucone
dp-table-reserve_count = Rezerwa: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
dp-table-reserve_short = Rezerwa: { $count }
dp-table-removed_count = Usunięte: { $count }
dp-table-discard_count = Przejrzyj
dp-table-bid_here = Połóż tu kartę na inicjatywę
dp-table-bid_done = Twoja karta leży zakryta
dp-table-fog_supply = Mgła wojny ×{ $count }
    .where = w zapasie
dp-table-wait = Przeczekanie
    .what = Upuść tu kartę: wróci do rezerwy, a jej żołnierz zostanie na miejscu.
    .drop = Upuść tu kartę

## Karty

dp-table-initiative_only = Tylko do inicjatywy
dp-table-fog_sentence = Nie można jej zagrać. Połóż ją na inicjatywę albo usuń Rozpoznaniem. Na koniec twojej tury zostaje odrzucona.
dp-table-initiative = Inicjatywa { $value }
dp-table-action = { $action } { $value }
dp-table-action_squad = { $action } { $value } · drużyna { $squad }
dp-table-action_plain = { $action }
dp-table-rule = { $rule }
dp-table-squad = Drużyna { $squad }
dp-table-command_card = Karta dowodzenia: nie ma żołnierza na mapie

## Co robi która akcja

dp-table-tiles = { $value ->
    [one] { $value } obszar
    [few] { $value } obszary
    [many] { $value } obszarów
   *[other] { $value } obszaru
}
dp-table-cards = { $value ->
    [one] { $value } kartę
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
}
dp-table-combat_cards = { $value ->
    [one] { $value } kartę bojową
    [few] { $value } karty bojowe
    [many] { $value } kart bojowych
   *[other] { $value } karty bojowej
}
dp-table-dice = { $value ->
    [one] { $value } kością
    [few] { $value } kośćmi
    [many] { $value } kośćmi
   *[other] { $value } kości
}
dp-table-do-drive = Pojazd jedzie najwyżej o { dp-table-tiles }, tylko tam, gdzie leży twój znacznik. Na trudny teren nie wjedzie.
dp-table-do-move = Żołnierz idzie najwyżej o { dp-table-tiles }, tylko tam, gdzie leży twój znacznik.
dp-table-do-scout = Żołnierz idzie najwyżej o { dp-table-tiles }, także w nieznane. Za każdy nowy znacznik dostajesz Mgłę wojny.
dp-table-do-stealth = Żołnierz idzie najwyżej o { dp-table-tiles }, także w nieznane, bez znaczników i bez Mgły wojny.
dp-table-do-reinforce = { $squad ->
    [none] Odłóż z rezerwy na stos kart odrzuconych najwyżej { dp-table-cards }.
   *[other] Odłóż z rezerwy na stos kart odrzuconych najwyżej { dp-table-cards } drużyny { $squad }.
}
dp-table-do-command = Dobierz z talii najwyżej { dp-table-cards }. Możesz zagrać je w tej turze.
dp-table-do-conceal = Przeciwnik dostaje Mgłę wojny ze swojej rezerwy.
dp-table-do-control = Odwróć swój znacznik na obszarze żołnierza na stronę „kontrolowany”.
dp-table-do-follow_me = { $squad ->
    [none] Weź ze strefy gry z powrotem na rękę najwyżej { dp-table-combat_cards }.
   *[other] Weź ze strefy gry z powrotem na rękę najwyżej { dp-table-combat_cards } drużyny { $squad }.
}
dp-table-do-navigate = Oznacz najwyżej { dp-table-tiles } w jednej grupie obok żołnierza. Za każdy nowy znacznik dostajesz Mgłę wojny.
dp-table-do-recon = Usuń z gry Mgłę wojny z ręki i dobierz kartę.
dp-table-do-repair = Zdejmij znacznik uszkodzenia z pojazdu na obszarze żołnierza.
dp-table-do-observe = Oznacz najwyżej { dp-table-tiles } w dowolnym miejscu mapy. Za każdy nowy znacznik dostajesz Mgłę wojny.
dp-table-do-attack = Rzuć { dp-table-dice } przeciw obronie, zasłonie i odległości. Trafiony żołnierz traci kartę, pojazd dostaje uszkodzenie.
dp-table-do-airstrike = Rzuć { dp-table-dice } przeciw obronie i zasłonie. Odległość się nie liczy.
dp-table-do-detonate = Rzuć { dp-table-dice } przeciw pojazdowi lub obiektowi na tym samym obszarze. Zasłona nie pomaga.
dp-table-do-anti_tank = Rzuć { dp-table-dice } przeciw pancerzowi pojazdu, zasłonie i odległości.
dp-table-do-suppress = Rzuć { dp-table-dice } przeciw obronie, zasłonie i odległości. Trafiony żołnierz jest przygwożdżony.

## Pojazdy

dp-table-seat-driver = Kierowca
dp-table-seat-navigator = Nawigator
dp-table-seat-gun = Działo
dp-table-seat-gunner = Strzelec
dp-table-seat-hull = Km
dp-table-seat-mate = Pomocnik
dp-table-seat-bench_1 = Ława 1
dp-table-seat-bench_2 = Ława 2
dp-table-needs = dla: { $specialisation }
dp-table-drive = Jazda { $value }
dp-table-disabled = { $vehicle_gender ->
    [f] Niesprawna
   *[other] Niesprawny
}
dp-table-defence_both = Obrona { $normal }, pancerz { $armour }
dp-table-defence_armour = Pancerz { $armour }; zwykły ogień nic mu nie robi
dp-table-defence_normal = Obrona { $normal }
dp-table-damage = Uszkodzenia: { $damage } z { $integrity }; niesprawność od { $critical }
dp-table-crew_of = Załoga: { $crew }
dp-table-crew_none = Nikogo w środku
dp-table-seat_free = Wolne
dp-table-seat_taken = Zajmuje: { $soldier }
dp-table-seat_plain = Bez akcji: można tylko jechać
dp-table-seat_needs = Akcje wymagają specjalizacji: { $specialisation }

## Podpowiedzi

dp-table-specialisation = Specjalizacja: { $specialisation }
dp-table-cards_left = { $count ->
    [0] Nie ma już kart: następna rana go neutralizuje
    [one] Została mu { $count } karta: przyjmie jedną ranę
    [few] Zostały mu { $count } karty: każda przyjmie jedną ranę
   *[many] Zostało mu { $count } kart: każda przyjmie jedną ranę
}
dp-table-cards_in_reserve = { $count ->
    [one] Ponadto { $count } w rezerwie; ta ran nie przyjmuje
    [few] Ponadto { $count } w rezerwie; te ran nie przyjmują
   *[many] Ponadto { $count } w rezerwie; te ran nie przyjmują
}
dp-table-pinned = Przygwożdżony: następna karta tylko go podniesie
dp-table-rides = W pojeździe: { $vehicle }, { $position }
dp-table-tile = { $tile_id } · { $tile }
dp-table-terrain = Teren: { $theme }
dp-table-cover = Zasłona { $cover }
dp-table-cover_hill = Zasłona 3, a 1 przeciw atakom z innego wzgórza i z powietrza
dp-table-difficult = Trudny teren: bez pojazdów
dp-table-marker_controlled = { $side }: kontrola
dp-table-marker_reconned = { $side }: rozpoznanie
dp-table-objective = { $points ->
    [one] Cel: { $points } punkt dla tego, kto kontroluje obszar
    [few] Cel: { $points } punkty dla tego, kto kontroluje obszar
    [many] Cel: { $points } punktów dla tego, kto kontroluje obszar
   *[other] Cel: { $points } punktu dla tego, kto kontroluje obszar
}
dp-table-object_defence = Obrona { $defence } przeciw Detonacji
dp-table-object_points = { $points ->
    [one] { $points } punkt: dla LRDG po zniszczeniu, dla Włochów, gdy kontrolują obszar
    [few] { $points } punkty: dla LRDG po zniszczeniu, dla Włochów, gdy kontrolują obszar
    [many] { $points } punktów: dla LRDG po zniszczeniu, dla Włochów, gdy kontrolują obszar
   *[other] { $points } punktu: dla LRDG po zniszczeniu, dla Włochów, gdy kontrolują obszar
}
dp-table-escape = Droga ucieczki
dp-table-escape_what = Z tego obszaru żetony { $side_gen } mogą opuścić planszę.
dp-table-tip_deck = Twoja talia
dp-table-tip_deck_what = Co rundę dobierasz z niej cztery karty. Gdy się skończy, nową talią staje się stos kart odrzuconych.
dp-table-tip_discard = Twój stos kart odrzuconych
dp-table-tip_discard_what = Zużyte karty czekają tu, aż skończy się talia.
dp-table-tip_bid = Karta na inicjatywę
dp-table-tip_bid_what = Połóż tu zakrytą kartę. Wyższa inicjatywa daje pierwszą turę; obie karty zostają odrzucone.
dp-table-tip_play = Twoja strefa gry
dp-table-tip_play_what = Tu leżą karty zagrane w tej turze; na jej koniec zostają odrzucone.
dp-table-tip_fog = Mgła wojny w zapasie
dp-table-tip_fog_what = Zwiad i oznaczanie nowych obszarów odkładają te karty na twój stos kart odrzuconych. Rozpoznanie usuwa jedną z ręki.
dp-table-tip_wait = Przeczekanie
dp-table-tip_enemy_deck = Talia przeciwnika
dp-table-tip_enemy_discard = Stos kart odrzuconych przeciwnika
dp-table-tip_enemy_discard_what = Widać tylko wierzchnią kartę.
dp-table-tip_enemy_panel = Przeciwnik
dp-table-tip_enemy_hand = { $count ->
    [one] { $count } karta w ręce
    [few] { $count } karty w ręce
    [many] { $count } kart w ręce
   *[other] { $count } karty w ręce
}
dp-table-tip_enemy_removed = { $count ->
    [one] { $count } karta usunięta z gry
    [few] { $count } karty usunięte z gry
    [many] { $count } kart usuniętych z gry
   *[other] { $count } karty usuniętej z gry
}
dp-table-tip_count = { $count ->
    [0] Nie ma kart
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
dp-table-tip_top = Na wierzchu: { $card }
dp-table-tip_reserve = W twojej rezerwie: { $count }. Wzmocnienie odkłada ją na stos kart odrzuconych.
dp-table-tip_has_initiative = Ma inicjatywę
dp-table-tip_unfold = Kliknij, żeby przejrzeć te karty
dp-table-tip_fold = Kliknij, żeby zamknąć

## Cel gry

dp-table-aim = Cel misji
dp-table-aim_points = Cel misji · { $need ->
    [one] { $need } punkt
    [few] { $need } punkty
    [many] { $need } punktów
   *[other] { $need } punktu
}
dp-table-count_of = { $count } / { $need }

## Fazy rundy

dp-table-step_draw = Dobieranie
dp-table-step_initiative = Inicjatywa
dp-table-step_turn = Tura { $side_gen }
dp-table-step_first = Pierwsza tura
dp-table-step_second = Druga tura

## Kości, koniec, pytania

dp-table-needed = { $reach ->
    [no_sum] 0
   *[sum] { $total }+ albo 0
}
dp-table-throw = { $hits ->
    [0] Pudło: trzeba było { $needed }
   *[other] Trafienie: trzeba było { $needed }
}
dp-table-victory = Zwycięstwo { $side_gen }
dp-table-confirm_end = Masz jeszcze karty, które można zagrać; trafią na stos kart odrzuconych. Zakończyć turę?
    .yes = Zakończ turę
    .no = Gram dalej
dp-dice_note = Tu leży ostatni rzut i to, co z niego wynikło. Zero zawsze trafia.
