# Co stoi pod rysunkami w instrukcji.
wr-diagram-drive = Z Ogrodu Rustiego do Ścierville heksy kosztują 1 (1), 1 (2) i 2. Jedno paliwo daje Gazikowi 3 punkty: starcza na dwa pierwsze, na trzeci trzeba spalić drugie.
wr-diagram-sheet = Ręce (1), korpus (2) i trzy kieszenie (3) leżą odkryte i można z nich korzystać. To, co w plecaku (4) albo w pojeździe (5), jest schowane.
wr-diagram-counters = Amunicja, paliwo, radiacja i zdrowie: każde od 0 do 4. Zegar przy 0 jest ciemny, przy 4 pełny.
wr-diagram-exploration = Kto eksploruje Ogród Rustiego, wykonuje jedną z jego akcji. Ta, która nic by nie zmieniła, nie świeci.
wr-diagram-market = Czerwona lampka (1) to drożyzna, o klasę powyżej koloru; zielona (2) to okazja, ale z tego pola korzysta tylko jeździec w jego mieście.
wr-diagram-clash = Pod skalą przewagi leżą karty trzech starć, po lewej karty jeźdźca; tu obie strony wybrały Atak. To, czego można teraz użyć, świeci i podaje szansę.
wr-diagram-advantage = Wróg prowadzi o 2 (1). Teraz Atak (2) daje jeźdźcowi 1, a Obrona wroga jeszcze 2, zanim policzy się zdrowie: za każde zabrane jest 1 więcej.
wr-diagram-range = Na tym zasięgu (3) krótka lufa działa przed ostrzem, a ostrze przed średnią lufą. W tej kolejności atakują jeździec (1) i jego wróg (2).
