### Jeźdźcy pustkowi: karty sprzętu i pojazdów, własny arkusz i rywale.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Karty sprzętu

wr-sheet-slot-1h = jedna ręka
wr-sheet-slot-2h = obie ręce
wr-sheet-slot-torso = korpus
wr-sheet-slot-pocket = kieszeń
wr-sheet-slot-attach = dodatek
wr-sheet-slot-knight = ciało jeźdźca
wr-sheet-slot-car = pojazd
wr-sheet-kind = { $type }, { $slot }
wr-sheet-worth = Kolor karty: { $colour }, wartość { $value }
wr-sheet-printed = Nadruk na arkuszu, bez wartości
wr-sheet-limit = Liczy się jedna na jeźdźca
wr-sheet-marked = Zaznaczone: użyte w tej rundzie
wr-sheet-covered = Zakryte kartą, która na tym leży
wr-sheet-attached = Dołączone: { $names }
wr-sheet-back = Zna ją tylko właściciel
wr-sheet-attack = Zasięg: { $symbols }
wr-sheet-damage = obrażenia +{ $n }
wr-sheet-piercing = przebicie { $n }
wr-sheet-burst = seria +{ $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
wr-sheet-ammo = amunicja na atak: { $n }
wr-sheet-no_ammo = nie wymaga amunicji
wr-sheet-fuel = działa na paliwo
wr-sheet-armour = pancerz { $n }

## Pojazdy

wr-sheet-speed = Szybkość { $n } za paliwo
wr-sheet-capacity = Ładowność { $n }
wr-sheet-undamaged = Sprawny
wr-sheet-damaged = Uszkodzony
wr-sheet-no_vehicle = Bez pojazdu
wr-sheet-tuned = Tuning: { $names }

## Arkusz

wr-sheet-player = { $calling } · { $name }
wr-sheet-unchosen = Jeździec jeszcze niewybrany
wr-sheet-reputation = Reputacja { $n }
wr-sheet-luck = Fart { $n }/{ $limit }
wr-sheet-resource-ammo = Amunicja
wr-sheet-resource-fuel = Paliwo
wr-sheet-resource-radiation = Radiacja
wr-sheet-resource-health = Zdrowie
wr-sheet-resource-reputation = Reputacja
wr-sheet-fewer_dice = { $n ->
    [one] −{ $n } kość
    [few] −{ $n } kości
    [many] −{ $n } kości
   *[other] −{ $n } kości
}
wr-sheet-no_tens = bez dziesiątek
wr-sheet-no_healing = bez leczenia
wr-sheet-ko = K.O.
wr-sheet-backpack = Plecak
wr-sheet-vehicle = Pojazd
wr-sheet-place = Połóż tę kartę
    .how = Przeciągnij ją na panel, do plecaka albo do pojazdu.
wr-sheet-waiting = { $n ->
    [one] czeka jeszcze { $n } karta
    [few] czekają jeszcze { $n } karty
    [many] czeka jeszcze { $n } kart
   *[other] czeka jeszcze { $n } karty
}
wr-sheet-down = Bez przytomności
wr-sheet-first = Pierwszy gracz
wr-sheet-scavenger = Padliniarz
wr-sheet-scars = Blizny: { $n }
wr-sheet-trophies = Trofea: { $n }
wr-sheet-aid = Udzielona pomoc: { $n }
wr-sheet-duels = Wygrane pojedynki: { $n }

## Podpowiedzi

wr-sheet-tip-scale = Teraz { $n } z { $most }
wr-sheet-tip-ammo = Płaci się nią za ataki z dystansu: 1, za Serię 2.
wr-sheet-tip-fuel = Jazda zamienia je w punkty ruchu. Bez pojazdu nie ma paliwa.
wr-sheet-tip-radiation = Od { $tens } dziesiątki są tylko sukcesami, od { $healing } nie można leczyć zdrowia, przy { $most } jeździec traci przytomność.
wr-sheet-tip-health = Przy 2 o jedną kość mniej we wszystkich testach, przy 1 o dwie kości mniej, przy 0 jeździec traci przytomność.
wr-sheet-tip-reputation = Sława jeźdźca. Liczą ją misje i remisy.
wr-sheet-tip-skill = Kości w testach tej umiejętności: { $n }
wr-sheet-filled = { $container }: zajęte miejsca { $n } z { $most }
wr-sheet-tip-stowed = Schowane karty są ukryte przed innymi, którzy widzą tylko ich kolory. Można ich użyć jedynie w kroku jeźdźców i w kroku odpoczynku.
wr-sheet-tip-trouble = Teraz: { $trouble }
wr-sheet-tip-ability = { $ability }: { $text }
wr-sheet-tip-free = Wolne
wr-sheet-tip-place = Miejsce: { $place }
wr-sheet-tip-unfold = Kliknij, aby zobaczyć cały dobytek
wr-sheet-tip-fold = Kliknij, aby schować
wr-sheet-tip-downed = Bez przytomności aż do ocucenia albo przebudzenia w mieście.

## Rywale

wr-sheet-holds = Trzyma zlecenie „{ $contract }”
wr-sheet-contract_hidden = Trzyma zakryte zlecenie
