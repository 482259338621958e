### Jeźdźcy pustkowi: słowa: liczniki, żetony, miejsca na sprzęt, akcje.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Liczniki

wr-resource-ammo = amunicja
    .gen = amunicji
    .dat = amunicji
    .acc = amunicję
    .ins = amunicją
    .loc = amunicji
    .gender = f
wr-resource-fuel = paliwo
    .gen = paliwa
    .dat = paliwu
    .acc = paliwo
    .ins = paliwem
    .loc = paliwie
    .gender = n
wr-resource-radiation = radiacja
    .gen = radiacji
    .dat = radiacji
    .acc = radiację
    .ins = radiacją
    .loc = radiacji
    .gender = f
wr-resource-health = zdrowie
    .gen = zdrowia
    .dat = zdrowiu
    .acc = zdrowie
    .ins = zdrowiem
    .loc = zdrowiu
    .gender = n
wr-resource-reputation = Reputacja
    .gen = Reputacji
    .dat = Reputacji
    .acc = Reputację
    .ins = Reputacją
    .loc = Reputacji
    .gender = f

## Kolory

wr-colour-green = zielony
wr-colour-yellow = żółty
wr-colour-red = czerwony
wr-colour-blue = niebieski
wr-colour-amber = bursztynowy
wr-colour-luck = karty farta

## Talie

wr-deck-wasteland = karty pustkowi
wr-deck-luck = karty farta
wr-deck-green = zielony sprzęt
wr-deck-yellow = żółty sprzęt
wr-deck-red = czerwony sprzęt
wr-deck-blue = niebieski sprzęt
wr-deck-general = zlecenia ogólne
wr-deck-private = zlecenia prywatne

## Żetony

wr-token-radiation = radiacja
    .gen = radiacji
    .dat = radiacji
    .acc = radiację
    .ins = radiacją
    .loc = radiacji
    .gender = f
wr-token-contamination = skażenie
    .gen = skażenia
    .dat = skażeniu
    .acc = skażenie
    .ins = skażeniem
    .loc = skażeniu
    .gender = n
wr-token-threat = zagrożenie
    .gen = zagrożenia
    .dat = zagrożeniu
    .acc = zagrożenie
    .ins = zagrożeniem
    .loc = zagrożeniu
    .gender = n
wr-token-hindrance = utrudnienie
    .gen = utrudnienia
    .dat = utrudnieniu
    .acc = utrudnienie
    .ins = utrudnieniem
    .loc = utrudnieniu
    .gender = n

## Żetony specjalne

wr-special-pills = piguły
wr-special-reset = reset
wr-special-blast = wybuch

## Umiejętności

wr-table-skills = Umiejętności
wr-skill-blades = Kosy
    .gen = Kos
    .dat = Kosom
    .acc = Kosy
    .ins = Kosami
    .loc = Kosach
    .gender = plural
wr-skill-guns = Spluwy
    .gen = Spluw
    .dat = Spluwom
    .acc = Spluwy
    .ins = Spluwami
    .loc = Spluwach
    .gender = plural
wr-skill-repair = Naprawa
    .gen = Naprawy
    .dat = Naprawie
    .acc = Naprawę
    .ins = Naprawą
    .loc = Naprawie
    .gender = f
wr-skill-medicine = Leczenie
    .gen = Leczenia
    .dat = Leczeniu
    .acc = Leczenie
    .ins = Leczeniem
    .loc = Leczeniu
    .gender = n
wr-skill-survival = Przetrwanie
    .gen = Przetrwania
    .dat = Przetrwaniu
    .acc = Przetrwanie
    .ins = Przetrwaniem
    .loc = Przetrwaniu
    .gender = n
wr-skill-talk = Gadka
    .gen = Gadki
    .dat = Gadce
    .acc = Gadkę
    .ins = Gadką
    .loc = Gadce
    .gender = f

## Symbole zasięgu

wr-symbol-long = dalekosiężny
wr-symbol-mid = średni
wr-symbol-short = krótki
wr-symbol-melee = wręcz

## Zasięgi

wr-range-near = bliski
wr-range-medium = średni
wr-range-far = daleki

## Typy sprzętu

wr-type-weapon = broń
wr-type-armour = zbroja
wr-type-vehicle = pojazd
wr-type-medical = sprzęt medyczny
wr-type-technical = sprzęt techniczny
wr-type-field = sprzęt polowy
wr-type-charge = ładunek
wr-type-implant = wszczep
wr-type-mutation = mutacja
wr-type-tuning = tuning

## Rodzaje testów i zleceń

wr-kind-escape = test ucieczki
wr-kind-exploration = test eksploracji
wr-kind-search = test poszukiwań
wr-kind-contract = test zlecenia
wr-kind-other = test
wr-kind-general = zlecenie ogólne
wr-kind-private = zlecenie prywatne

## Pola Targu i zleceń

wr-slot-A1 = pole A1
wr-slot-A2 = pole A2
wr-slot-A3 = pole A3
wr-slot-A4 = pole A4
wr-slot-A5 = pole A5
wr-slot-B1 = pole B1
wr-slot-B2 = pole B2
wr-slot-B3 = pole B3
wr-slot-B4 = pole B4
wr-slot-B5 = pole B5
wr-slot-violet = pole fioletowe
wr-slot-orange = pole pomarańczowe
wr-slot-green = pole zielone

## Miejsca na sprzęt

wr-spot-hand_left = lewa ręka
wr-spot-hand_right = prawa ręka
wr-spot-torso = korpus
wr-spot-pocket_1 = kieszeń 1
wr-spot-pocket_2 = kieszeń 2
wr-spot-pocket_3 = kieszeń 3
wr-spot-backpack = plecak
wr-spot-backpack_1 = plecak 1
wr-spot-backpack_2 = plecak 2
wr-spot-backpack_3 = plecak 3
wr-spot-backpack_4 = plecak 4
wr-spot-backpack_5 = plecak 5
wr-spot-backpack_6 = plecak 6
wr-spot-backpack_7 = plecak 7
wr-spot-backpack_8 = plecak 8
wr-spot-backpack_9 = plecak 9
wr-spot-backpack_10 = plecak 10
wr-spot-vehicle = pojazd
wr-spot-vehicle_1 = pojazd 1
wr-spot-vehicle_2 = pojazd 2
wr-spot-vehicle_3 = pojazd 3
wr-spot-vehicle_4 = pojazd 4
wr-spot-vehicle_5 = pojazd 5
wr-spot-vehicle_6 = pojazd 6
wr-spot-vehicle_7 = pojazd 7
wr-spot-vehicle_8 = pojazd 8
wr-spot-vehicle_9 = pojazd 9
wr-spot-vehicle_10 = pojazd 10
wr-spot-vehicle_card = karta pojazdu
wr-spot-tuning = tuning
wr-spot-graft_1 = wszczep lub mutacja 1
wr-spot-graft_2 = wszczep lub mutacja 2
wr-spot-graft_3 = wszczep lub mutacja 3
wr-spot-ability = zdolność
wr-spot-gained = nowa karta

## Znaczniki misji

wr-marker-cultist_1 = Kultysta 1
wr-marker-cultist_2 = Kultysta 2
wr-marker-cultist_3 = Kultysta 3
wr-marker-cultist_4 = Kultysta 4
wr-marker-cultist_5 = Kultysta 5
wr-marker-cultist_6 = Kultysta 6
wr-marker-manifold = Wieloraki
wr-marker-cell_1 = Ogniwo 1
wr-marker-cell_2 = Ogniwo 2
wr-marker-cell_3 = Ogniwo 3
wr-marker-cell_4 = Ogniwo 4
wr-marker-cell_5 = Ogniwo 5
wr-marker-cell_6 = Ogniwo 6
wr-marker-villain_a = Żelazny Car
wr-marker-villain_b = Matka Roju

## Skąd zmiana licznika

wr-cause-hex = działanie heksu
wr-cause-city = pomoc miasta
wr-cause-card = tekst karty
wr-cause-cost = zapłata
wr-cause-fuel = jazda
wr-cause-escape = nieudana ucieczka
wr-cause-reward = nagroda
wr-cause-action = akcja
wr-cause-contract = zlecenie
wr-cause-attack = atak
wr-cause-ammo = strzały
wr-cause-weapon = broń na paliwo
wr-cause-robbed = kradzież
wr-cause-robbery = łup
wr-cause-revived = ocucenie
wr-cause-recovery = odzyskanie przytomności
wr-cause-reviver = ratunek
wr-cause-victory = zwycięstwo
wr-cause-vehicle_lost = utrata pojazdu
wr-cause-deal = wymiana
wr-cause-luck = odrzucona karta farta
wr-cause-blue = usunięta niebieska karta
wr-cause-mission = misja

## Akcje eksploracji

wr-action-a01_exchange = Wymiana
    .text = Wymień karty z Targiem.
wr-action-a01_replenish = Uzupełnienie
    .text = Za 1 zieloną: leczenie albo zaopatrzenie.
wr-action-a01_gamble = Hazard
    .text = Za 1 zieloną rzuć kością: 1-4 tracisz 1 zdrowia, 5-9 dobierasz 1 żółtą, 10 dobierasz 1 czerwoną.
wr-action-a02_exchange = Wymiana w Pompach
    .text = Wymień karty z Targiem, także z polem A5.
wr-action-a02_replenish = Pełne uzupełnienie
    .text = Za 1 żółtą: leczenie oraz zaopatrzenie.
wr-action-a03_replenish = Uzupełnienie
    .text = Za 2 zielone: leczenie albo zaopatrzenie.
wr-action-a03_luck = Błogosławieństwo Królowej
    .text = Dobierz 2 karty farta.
wr-action-a04_exchange = Wymiana w New Sydney
    .text = Wymień karty z Targiem, także z polem B5.
wr-action-a04_replenish = Pełne uzupełnienie
    .text = Za 1 żółtą: leczenie oraz zaopatrzenie.
wr-action-a05_replenish = Uzupełnienie
    .text = Za 2 zielone: leczenie albo zaopatrzenie.
wr-action-a05_fame = Sława
    .text = Za 1 żółtą otrzymujesz 1 Reputacji.
wr-action-a06_heal = Odkażanie
    .text = Leczysz 3 radiacji i odłączasz dowolnie wiele mutacji.
wr-action-a07_strike = Ostrzał
    .text = Wybierz heks: każdy jeździec na nim dostaje 2 radiacji i traci 2 zdrowia.
wr-action-a08_heal = Kuracja
    .text = Leczysz 3 zdrowia.
wr-action-a08_market = Magazyn leków
    .text = Weź z Targu dowolną kartę medyczną.
wr-action-a09_fuel = Tankowanie
    .text = Otrzymujesz 4 paliwa.
wr-action-a09_market = Magazyn części
    .text = Weź z Targu dowolną kartę techniczną.
wr-action-a10_factory = Fabryka
    .text = Tracisz do 2 amunicji i dobierasz 1 żółtą albo 2 zielone.
wr-action-a11_vault = Skarbiec
    .text = Dobierasz 1 żółtą albo 2 zielone.
wr-action-a11_implant = Chirurgia
    .text = Dołącz albo odłącz 1 wszczep.
wr-action-a12_garage = Warsztat
    .text = Otrzymujesz 3 paliwa i naprawiasz pojazd.
wr-action-a12_tuning = Tuning
    .text = Dołącz do pojazdu albo odłącz tuning.
wr-action-a13_replenish = Pełne uzupełnienie
    .text = Za 1 żółtą: leczenie oraz zaopatrzenie.
wr-action-a13_ambush = Zasadzka
    .text = Dobierz 3 karty pustkowi, 1 połóż pod znacznik Padliniarza, 2 odrzuć.
wr-action-a14_train = Przejazd
    .text = Za 1 zieloną stań na dowolnym heksie; możesz tam eksplorować, ale bez akcji.
wr-action-a15_arena = Arena
    .text = Kosy lub Spluwy (9): 2 Reputacji; po porażce dostajesz 3 radiacji albo tracisz 3 zdrowia.
wr-action-a06_loot = Szukanie łupów
    .text = Dobierasz 1 zieloną kartę sprzętu.
wr-action-a07_loot = Szukanie łupów
    .text = Dobierasz 1 zieloną kartę sprzętu.
wr-action-a08_loot = Szukanie łupów
    .text = Dobierasz 1 zieloną kartę sprzętu.
wr-action-a09_loot = Szukanie łupów
    .text = Dobierasz 1 zieloną kartę sprzętu.
wr-action-a10_loot = Szukanie łupów
    .text = Dobierasz 1 zieloną kartę sprzętu.
wr-action-a12_loot = Szukanie łupów
    .text = Dobierasz 1 zieloną kartę sprzętu.
wr-action-a14_loot = Szukanie łupów
    .text = Dobierasz 1 zieloną kartę sprzętu.
wr-action-a15_loot = Szukanie łupów
    .text = Dobierasz 1 zieloną kartę sprzętu.
wr-action-attack = Atak na wroga misji
    .text = Walcz z wrogiem misji na tym heksie.
wr-action-mission = Akcja misji
    .text = Zrób to, na co pozwala misja.

## Co wybiera się w tekstach

wr-option-a01_replenish-0 = Leczenie: cała radiacja i zdrowie
wr-option-a01_replenish-1 = Zaopatrzenie: amunicja, paliwo, naprawa
wr-option-a03_replenish-0 = Leczenie: cała radiacja i zdrowie
wr-option-a03_replenish-1 = Zaopatrzenie: amunicja, paliwo, naprawa
wr-option-a05_replenish-0 = Leczenie: cała radiacja i zdrowie
wr-option-a05_replenish-1 = Zaopatrzenie: amunicja, paliwo, naprawa
wr-option-a10_factory-0 = Dobierz 1 żółtą
wr-option-a10_factory-1 = Dobierz 2 zielone
wr-option-a11_vault-0 = Dobierz 1 żółtą
wr-option-a11_vault-1 = Dobierz 2 zielone
wr-option-a15_arena-0 = Dostań 3 radiacji
wr-option-a15_arena-1 = Strać 3 zdrowia
wr-option-apteczka-0 = Lecz 1 zdrowia
wr-option-apteczka-1 = Lecz 1 radiacji
wr-option-naomi_vatt-0 = Napraw pojazd
wr-option-naomi_vatt-1 = Weź 1 paliwa
wr-option-russel_crown-0 = Weź 1 amunicji
wr-option-russel_crown-1 = Lecz 1 zdrowia
wr-option-bruce_billabong-0 = Lecz 1 zdrowia
wr-option-bruce_billabong-1 = Lecz 1 radiacji
wr-option-l21_aneks-0 = Połóż znacznik na zleceniu
wr-option-l21_aneks-1 = Zdejmij znacznik ze zlecenia
wr-option-l26_drugi_oddech-0 = Lecz 2 radiacji
wr-option-l26_drugi_oddech-1 = Weź 2 amunicji
wr-option-ev07_ranny_wedrowiec-0 = Strać 1 zdrowia
wr-option-ev07_ranny_wedrowiec-1 = Odrzuć 1 kartę sprzętu
wr-option-ev16_blokada_drogowa-0 = Zapłać 1 zieloną
wr-option-ev16_blokada_drogowa-1 = Zatrzymaj się
wr-option-ev17_wedrowny_lekarz-0 = Lecz 2 zdrowia
wr-option-ev17_wedrowny_lekarz-1 = Lecz 2 radiacji
wr-option-ev19_prorok_zaglady-0 = Strać 1 Reputacji
wr-option-ev19_prorok_zaglady-1 = Odrzuć 2 karty farta
wr-option-ev08_kupiec-0 = Wymień karty z Targiem

## Miejsce kości

wr-dice_note = Tu leży ostatni rzut i to, co z niego wynikło. Dziesiątka zawsze jest sukcesem.
