# Co stoi pod rysunkami w instrukcji.
dp-diagram-move = Strzelec A rusza na obszar, na którym leży znacznik jego strony (1). Na oazie (2) żadnego nie ma: najpierw musi tam pójść zwiadowca.
dp-diagram-total = Z 1 do 2 są dwa obszary. Obrona żołnierza to 5, oaza osłania go za 2, odległość dodaje 2: trzeba wyrzucić co najmniej 9.
dp-diagram-hill = Wzgórze (3) daje zasłonę 3 temu, do kogo strzela się z równiny (1), ale tylko 1, gdy strzelec sam stoi na wzgórzu (2).
dp-diagram-control = Na obu obszarach stoją wrogowie. Pierwszego (1) nikt nie kontroluje: Strzelec B może go przejąć. Drugi (2) Włosi kontrolują i bronią: tam nie wolno.
dp-diagram-pinned = Strzelec A (1) jest przygwożdżony. Karta, którą się na niego kładzie, tylko podrywa go z ziemi; z drugą mógłby zaraz działać.
dp-diagram-vehicle = Na mapie widać tylko żeton Wozu pilota. Jego kierowca (1) siedzi na karcie pojazdu, a miejsce nawigatora (2) jest wolne: Strzelec A, który stoi obok, może wsiąść.
dp-diagram-detonate = Dywersant (1) stoi przy samolocie i może podłożyć ładunek: zasłona i odległość się nie liczą. Drugi samolot (2) stoi na innym obszarze.
