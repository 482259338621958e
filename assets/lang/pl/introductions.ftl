# Co mówi się raz, gdy coś spotyka się po raz pierwszy: po jednym zdaniu.

meet-close = Zamknij
meet-title = Już powiedziane: { $game }
meet-again = Powiedz wszystko jeszcze raz
meet-forgotten = Wszystko zostanie powiedziane znowu, kiedy się pojawi.
menu-introductions = Wskazówki na pierwszy raz
settings-introductions = Wskazówki na pierwszy raz
    .hint = Jedno zdanie, raz, kiedy spotykasz coś nowego. Menu stołu pokaże je znowu.

dp-meet-fog = Na twoich odrzuconych leży teraz karta Mgły wojny: można ją tylko odłożyć na inicjatywę, a pozbyć się jej tylko Rozpoznaniem.
dp-meet-recon = Leży tu już twój znacznik: na ten obszar mogą odtąd wchodzić twoje jednostki.
dp-meet-pinned = Jest przygwożdżony: jego następna karta tylko go podniesie, bez żadnej akcji.
dp-meet-wounded = Rana usuwa z gry jedną kartę żołnierza; on sam ginie, gdy obrywa, a poza rezerwą nie ma już żadnej.
dp-meet-control = Znacznik leży stroną kontroli: cel na tym obszarze liczy się temu, kto go trzyma.
dp-meet-reshuffled = Twoje odrzucone karty stały się talią, ze wszystkim, co wśród nich leżało.
dp-meet-hunkered = Karta leży teraz w rezerwie: nie przeszkadza, póki nie ściągnie jej Wzmocnienie.
dp-meet-vehicle_damaged = Uszkodzenia zostają na pojeździe: przy poziomie krytycznym staje, przy integralności przepada; Ogień ciągły żadnych nie dodaje.
dp-meet-aboard = Siedzi teraz w pojeździe: może zrobić to, na co pozwala jego miejsce albo karta, ale nie Ruch, Zwiad ani Skradanie.

so-meet-supply_cut = Żaden łańcuch twoich obszarów nie łączy tego z kwaterą: jeszcze się broni, ale nie naciera, nie przyjmuje ludzi i nie daje gwiazdek.
so-meet-clash = W starciu pierwszy rzuca obrońca, a atakujący nie rzuca w ogóle; reszta znosi się jeden za jednego.
so-meet-cards = Karta ma dwa zastosowania: swój efekt, gdy spełniony jest warunek, albo odrzucenie za przerzut.
so-meet-effect = W jednej turze można zagrać kilka różnych efektów, ale nigdy dwa razy tego samego.
so-meet-signals = Jednostka łączności sprowadza dowódcę ze strefy gotowości, póki jego obszar jest trzymany i zaopatrzony.
so-meet-signals_lost = Z obszarem Jednostki łączności odchodzi jego dowódca: jeden musi wrócić do strefy gotowości.
so-meet-passed = Kto spasował, nie ma już tur w tej fazie; przeciwnik może grać dalej sam.
so-meet-staging = Dowódcy ze strefy gotowości nie wystawisz, dopóki nie trafi do rezerwy.
so-meet-initiative = Żeton rund zmienił barwę: od niej zależy, kto zacznie następną rundę, a ta toczy się jak dotąd.
so-meet-momentum = Impet pożycza dowódcę: na koniec rundy jeden wraca do strefy gotowości, użyty czy nie.

lc-meet-free_place = Na początku tury jedno miejsce jest wolne: krok w jego stronę zabiera wszystkich po drodze.
lc-meet-push = Pchnięcie: krok w stronę wolnego miejsca przesuwa o jedno miejsce wszystkich po drodze.
lc-meet-hazard = Co leży na miejscu, uderza w każdego, kto na nim stanie: sam albo popchnięty.
lc-meet-equipment = Ekwipunek zostaje w grze, tura po turze, aż zużyje się jego wytrzymałość.
lc-meet-fizzled = Położoną kartę odkrywa się w swojej kolejności, choćby nic już nie mogła zrobić.
lc-meet-event = Wydarzenia zagrywa się w określonych chwilach; podnieś rękę, żeby cię zapytano.
lc-meet-damage = Trafienia rozlicza się jedno po drugim; kto nie ma już Życia, schodzi z Linii dopiero po ostatnim.
lc-meet-commissar = Za każdego poległego Komisarz podchodzi i Linia na zawsze traci jedno miejsce.
lc-meet-gassed = Kto płacze od gazu, nie dobiera kart, póki ma na ręce choć jedną.
lc-meet-roulette = Ruletka wisi na Inicjatywie: zaboli tego, kto będzie ją miał w chwili obrażeń, a nie tego, kto ma ją teraz.

wr-meet-radiation = Przy 4 radiacji, tak jak przy 0 zdrowia, jeździec pada.
wr-meet-knocked_out = Powalony to nie martwy: znaleziony, ocucony albo okradziony, wstanie na koniec odpoczynku.
wr-meet-wasteland = Padliniarz zagrywa kartę pustkowi: kto na nią trafi, ucieka albo stawia jej czoła dla nagrody.
wr-meet-luck = Karty farta są tajne, najwyżej pięć; chwila i działanie stoją na nich.
wr-meet-scavenger = Padliniarz gra pustkowiem przeciw temu, kto się rusza; rola przechodzi z rąk do rąk.
wr-meet-contract = Zlecenie dostaje co rundę znacznik; z trzecim przepada.
wr-meet-vehicle_damaged = Uszkodzony pojazd, uszkodzony jeszcze raz, jest zniszczony razem z całym paliwem.
wr-meet-fight = Walka ma najwyżej trzy starcia: po karcie, ataki, a potem przewaga.
wr-meet-market = To, co dajesz, liczy się po wartości z karty, a to, co bierzesz, po cenie miejsca; reszty nie ma.
wr-meet-armour = Pancerz zatrzymuje obrażenia, ale nie pomoże tam, gdzie tekst mówi, że tracisz zdrowie.
wr-meet-stowed = Co leży w plecaku, nie działa, dopóki nie wolno ci znowu przełożyć sprzętu.
