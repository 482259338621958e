### Jeźdźcy pustkowi: arkusze misji.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Części arkusza

wr-mission-part_goal = Zwycięstwo
wr-mission-part_end = Po ostatniej rundzie
wr-mission-part_defeat = Wspólna porażka
wr-mission-part_effects = W przygotowaniu (krok 1d)
wr-mission-part_rules = Zasady specjalne

## Jak stoją sprawy

wr-mission-dominance = Dominacja kultu: { $count } z { $most }
wr-mission-ruins = Zrujnowane miasta: { $count } z { $most }
wr-mission-defeated = Pokonane zakały: { $count } z { $most }
wr-mission-cells_left = Ogniwa klucza na planszy: { $count }
wr-mission-enemy = { $held ->
    [yes] { $name }: zdrowie { $health } z { $most }, wstrzymanie, { $hex }
   *[no] { $name }: zdrowie { $health } z { $most }, { $hex }
}

## Zbawca Pustkowi

wr-mission-saviour-goal = Na końcu kroku odpoczynku wygrywa jeździec, który ma znaczniki pomocy w { $aid } miastach i co najmniej { $reputation } Reputacji. Jeśli takich jest kilku, ten z większą Reputacją.
wr-mission-saviour-end = Po rundzie { $rounds }: najwyższa Reputacja, potem więcej znaczników pomocy, potem wartość sprzętu, potem zdrowie.
wr-mission-saviour-rules = Nowa akcja eksploracji w każdym mieście bez Twojego znacznika pomocy: Pomoc. Zapłać 1 zieloną kartę sprzętu, połóż w mieście swój znacznik, otrzymaj 1 Reputacji. Znaczników pomocy najwyżej { $aid }; zostają, gdy odjeżdżasz.

## Kult Wielorakiego

wr-mission-cult-goal = Po rundzie { $rounds } wygrywa najwięcej trofeów; potem Reputacja, wartość sprzętu, zdrowie.
wr-mission-cult-end = Jeśli nikt nie ma trofeum, przegrywają wszyscy.
wr-mission-cult-defeat = Gdy dominacja kultu dojdzie do { $dominance }, wszyscy od razu przegrywają.
wr-mission-cult-effects = Każdy kultysta idzie o 1 heks bliżej Zgorzel. Kto by tam wszedł, zostaje usunięty, a dominacja rośnie o 1. W parzystych rundach Padliniarz stawia kolejnego kultystę na zwykłym heksie zewnętrznego kręgu. W rundzie 7 w Alice Offsprings zjawia się Wieloraki i tam zostaje.
wr-mission-cult-rules = Pokonany kultysta to 1 trofeum i 2 Reputacji; Wieloraki to 2 trofea, 3 Reputacji i 1 czerwona karta sprzętu. Kultyści po walce wracają do zdrowia, Wieloraki nie. Wrogów atakuje się po wjechaniu na ich heks albo akcją eksploracji. Trofeów nie można ukraść.

## Może być tylko jeden

wr-mission-only_one-goal = Od razu wygrywa jeździec ze znacznikami pojedynku (razem { $duels }) na arkuszach wszystkich rywali.
wr-mission-only_one-end = Po rundzie { $rounds }: najwięcej znaczników pojedynku, potem Reputacja, wartość sprzętu, zdrowie.
wr-mission-only_one-effects = Cenę za głowę dostaje jeździec z największą Reputacją, jeśli jest tylko jeden taki.
wr-mission-only_one-rules = Do końca rundy { $no_meetings } nie ma spotkań. Kto pokona rywala, kładzie na jego arkuszu znacznik pojedynku: po jednym, we dwoje do { $duels }. Poszukiwania tego, kto ma cenę za głowę, zawsze się udają, a jego pokonanie daje 1 Reputacji więcej. Pokonanego przez rywala nie można już w tej rundzie prosić o spotkanie.

## Klucz do nieba

wr-mission-key-goal = Jeździec, który ma co najmniej tyle ogniw klucza: { $cells }, odpala rakietę na Kosmodromie Woomera i od razu wygrywa.
wr-mission-key-end = Po rundzie { $rounds }: najwięcej ogniw klucza, potem Reputacja, wartość sprzętu, zdrowie.
wr-mission-key-effects = Znacznik dominacji dostaje jeździec z największą liczbą ogniw, jeśli jest tylko jeden taki.
wr-mission-key-rules = Nowa akcja eksploracji: weź ogniwo z tego heksu. Ogniwa są jawne i nie można ich wymieniać; złodziej może zabrać 1. Kto odzyskuje przytomność w kroku odpoczynku, zostawia 1 ogniwo tam, gdzie leżał. Poszukiwania tego, kto ma znacznik dominacji, zawsze się udają.

## Dwie zakały

wr-mission-scourges-goal = Gdy obie zakały są pokonane, gra kończy się z tą rundą: wygrywa najwięcej blizn, potem Reputacja, wartość sprzętu, zdrowie.
wr-mission-scourges-end = Po rundzie { $rounds } z jedną pokonaną zakałą wygrywają razem wszyscy, którzy mają co najmniej { $reputation } Reputacji; bez żadnej przegrywają wszyscy.
wr-mission-scourges-defeat = Gdy zrujnowanych miast jest { $dominance }, wszyscy od razu przegrywają.
wr-mission-scourges-effects = W parzystych rundach zakała idzie o 1 heks bliżej najbliższego stojącego miasta i rujnuje je, gdy do niego wejdzie. Wstrzymana traci znacznik i stoi.
wr-mission-scourges-rules = Rany zakał zostają. Każda to 1 blizna dla tego, kto ją zadał; każde pełne { $wounds } w jednej walce to 1 Reputacji. Zraniona zakała jest wstrzymana. Kto ją pokona: { $scars } blizny więcej, 2 Reputacji i 1 czerwona karta sprzętu. Zrujnowane miasta nie dają premii i nie mają akcji.
