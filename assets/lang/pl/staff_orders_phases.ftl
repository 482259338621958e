### Rozkaz sztabu: fazy rundy i kroki akcji na pasku u góry ekranu.

so-phase-deployment = Rozmieszczenie dowódców
so-phase-withdrawal = Wycofanie
so-phase-round_end = Koniec rundy

## Akcja w toku: wydany rozkaz i kroki, które po nim idą

so-phase-order = Rozkaz: { $action }
so-phase-enter = Wkroczenie
so-phase-fly_in = Wlot
so-phase-target = Cel
so-phase-cards = Karty
so-phase-clash = Starcie
so-phase-roll = Rzut
so-phase-reserve = Rezerwa
so-phase-place = Rozstawienie
