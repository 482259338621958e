### Jeźdźcy pustkowi: gracze, strony walki i wszystkie odmowy.

## Gracze i strony

wr-player-0 = Gracz 1
    .gen = Gracza 1
    .dat = Graczowi 1
    .acc = Gracza 1
    .ins = Graczem 1
    .loc = Graczu 1
    .gender = m
wr-player-1 = Gracz 2
    .gen = Gracza 2
    .dat = Graczowi 2
    .acc = Gracza 2
    .ins = Graczem 2
    .loc = Graczu 2
    .gender = m
wr-player-2 = Gracz 3
    .gen = Gracza 3
    .dat = Graczowi 3
    .acc = Gracza 3
    .ins = Graczem 3
    .loc = Graczu 3
    .gender = m
wr-player-3 = Gracz 4
    .gen = Gracza 4
    .dat = Graczowi 4
    .acc = Gracza 4
    .ins = Graczem 4
    .loc = Graczu 4
    .gender = m
wr-side-red = Czerwona strona
wr-side-blue = Niebieska strona

## Dlaczego nie

wr-why-WR-ARM-01 = Zbroja może leżeć tylko na korpusie, w plecaku albo w pojeździe.
wr-why-WR-ATK-02 = Atak wybiera teraz druga strona.
wr-why-WR-ATK-03 = Ten atak nie jest możliwy. Wybierz broń z symbolem, który jest na karcie zasięgu, i na którą cię stać.
wr-why-WR-ATT-01 = Dodatek można tylko dołączyć do pasującej karty albo schować w plecaku lub pojeździe.
wr-why-WR-ATT-02 = „{ $card }” do tej karty nie pasuje.
wr-why-WR-ATT-03 = Ta karta ma już dodatek „{ $card }”.
wr-why-WR-ATT-04 = Dla dodatku „{ $card }” brakuje tu miejsca.
wr-why-WR-ATT-07 = Dodatki można teraz tylko zostawić, jak są. Zmieniaj je w kroku jeźdźców albo w odpoczynku.
wr-why-WR-BLUE-02 = Niebieskich kart nie można zniszczyć, ukraść ani odrzucić.
wr-why-WR-BLUE-04 = Usunąć z gry możesz tylko swoją niebieską kartę.
wr-why-WR-BOARD-01 = Wybierz jeden z podświetlonych heksów.
wr-why-WR-BOARD-07 = Na tym heksie nie ma takiej akcji.
wr-why-WR-CARD-01 = Wybierz jedną z pięciu kart walki.
wr-why-WR-CARD-10 = Przygotowanie leży jeszcze na stole. Wróci na rękę na końcu tego starcia.
wr-why-WR-CARD-13 = Wybierz natarcie albo odwrót.
wr-why-WR-CARD-20 = { $attack ->
    [burst] Żadną twoją bronią nie można oddać serii na tym zasięgu: trzeba symbolu serii, a do broni palnej 2 sztuk amunicji.
   *[other] Nie masz broni, którą można zaatakować na tym zasięgu, albo amunicji do niej.
}
wr-why-WR-CARD-23 = { $attack ->
    [burst] Ten wróg nie może oddać serii na tym zasięgu.
   *[other] Ten wróg nie może zaatakować na tym zasięgu.
}
wr-why-WR-COMB-02 = W tej walce mogą działać tylko walczący.
wr-why-WR-COMB-05 = Użyj tego, co karta wroga mówi o tej chwili, albo spasuj.
wr-why-WR-COMB-06 = Wybierz zasięg: bliski, średni albo daleki.
wr-why-WR-CON-05 = Wybierz jedno z dobranych zleceń.
wr-why-WR-CON-07 = Z tym zleceniem nie można tego zrobić.
wr-why-WR-CON-10 = O tym, które zlecenie jest pierwsze, decyduje Padliniarz. Wybiera jedno z dwóch.
wr-why-WR-CON-16 = Zlecenia „{ $contract }” nie przyjmuje się tutaj. Eksploruj heks z jego pierwszego warunku.
wr-why-WR-CON-17 = Zlecenie „{ $contract }” należy do kogoś innego albo nie jest przyjęte.
wr-why-WR-CON-18 = W jednym kroku eksploracji przyjmujesz najwyżej jedno zlecenie prywatne.
wr-why-WR-CON-19 = Zlecenie „{ $contract }”: po nieudanej próbie spróbuj znowu w następnej rundzie.
wr-why-WR-CON-20 = Możesz mieć tylko jedno zlecenie prywatne. Najpierw wykonaj to, które masz.
wr-why-WR-CON-21 = Zlecenia „{ $contract }” nie wykonasz teraz. Eksploruj heks z jego drugiego warunku.
wr-why-WR-CON-23 = Nie ma zlecenia, które można by ukraść.
wr-why-WR-EXPL-03 = Najpierw zdaj test eksploracji tego heksu.
wr-why-WR-EXPL-04 = Po niezdanym teście w tej rundzie nic tu nie zrobisz.
wr-why-WR-EXPL-06 = Testu tu już nie trzeba.
wr-why-WR-EXPL-07 = Tego w czasie eksploracji nie można zrobić.
wr-why-WR-EXPL-09 = W kroku eksploracji wykonujesz najwyżej jedną akcję.
wr-why-WR-EXPL-10 = { $action_id ->
    [none] Nie masz czym za to zapłacić.
   *[other] Akcja „{ $action }”: nie masz czym zapłacić.
}
wr-why-WR-EXPL-11 = { $action_id ->
    [none] Tej akcji na tym heksie nie ma.
   *[other] Akcji „{ $action }” na tym heksie nie ma.
}
wr-why-WR-FOOT-04 = Na pieszego zawsze trzeba zagrać kartę.
wr-why-WR-GEAR-02 = Takiego miejsca na sprzęt nie ma.
wr-why-WR-GEAR-03 = Na kartę „{ $card }” brakuje tam miejsca. Wybierz inne albo najpierw coś wyjmij.
wr-why-WR-GEAR-05 = W tym miejscu ({ $spot }) nie ma karty, której można teraz użyć. Schowanych użyjesz w kroku jeźdźców albo w odpoczynku.
wr-why-WR-GEAR-06 = „{ $card }” tam nie pasuje. W rękach leży broń, na korpusie zbroja, w kieszeniach inny drobny sprzęt.
wr-why-WR-GEAR-08 = { $when ->
    [later] Sprzęt przekłada się w kroku jeźdźców i w odpoczynku.
   *[now] Tej karty nie można tam teraz przełożyć.
}
wr-why-WR-GEAR-09 = Karta, którą byś wyparł, nie ma dokąd trafić. Wybierz inne miejsce.
wr-why-WR-GEAR-10 = { $card_id ->
    [none] Odrzuć swoją kartę albo przełóż ją tam, gdzie jest miejsce.
   *[other] Na kartę jest jeszcze miejsce. Odrzucać trzeba dopiero, gdy go brakuje.
}
wr-why-WR-GEAR-12 = Używasz już karty „{ $card }”, a wolno tylko jednej o tej nazwie.
wr-why-WR-GEAR-13 = { $card_id ->
    [none] Tej karty nie można zaznaczyć.
   *[other] „{ $card }” jest już zaznaczona. Odświeży się w kroku jeźdźców.
}
wr-why-WR-GEAR-17 = { $source_id ->
    [none] Ta zdolność jest już zaznaczona. Odświeży się w kroku jeźdźców.
   *[other] Tej zdolności nie można teraz użyć ({ $source }).
}
wr-why-WR-GEAR-18 = { $source_id ->
    [none] Tego teraz nie można użyć.
   *[other] Tekstu „{ $source }” nie można użyć w tej chwili.
}
wr-why-WR-GEAR-19 = { $card_id ->
    [none] Przy zdrowiu 0 albo radiacji 4 działa tylko to, co utrzymuje na nogach albo cuci.
   *[other] Karty „{ $card }” nie można teraz zużyć: bez niej nie dałoby się zrobić tego, o co gra pyta.
}
wr-why-WR-GOLD-02 = { $rival_id ->
    [none] Jest tekst albo zasada, która tego zabrania.
   *[other] Misja nie pozwala teraz na to spotkanie ({ $rival }).
}
wr-why-WR-GOLD-05 = Wybierz jedną z możliwości, które daje tekst.
wr-why-WR-GOLD-06 = Teraz odpowiada ktoś inny.
wr-why-WR-GOLD-07 = Na to jest inna pora.
wr-why-WR-HEX-14 = Wybierz jedną z dobranych kart pustkowi.
wr-why-WR-KO-03 = { $rival } jest bez przytomności: nie można prosić, trzeba szukać.
wr-why-WR-KO-04 = Ocuć, okradnij albo zostaw.
wr-why-WR-KO-08 = { $rival } leży przez ciebie, więc w tej rundzie nie możesz go ocucić.
wr-why-WR-KO-09 = Tego nie można zabrać. Wybierz inny łup albo nie bierz nic.
wr-why-WR-KO-10 = Nie ma czego zabrać: { $resource }.
wr-why-WR-KO-13 = Wybierz jedno z najbliższych miast.
wr-why-WR-KVK-01 = { $rival_id ->
    [none] Na tym heksie nie ma kogo prosić o spotkanie.
   *[other] { $rival } nie stoi na tym heksie albo to stąd ruszasz.
}
wr-why-WR-KVK-02 = Zgódź się na spotkanie albo odmów.
wr-why-WR-KVK-05 = Wykonaj test poszukiwań albo jedź dalej.
wr-why-WR-KVK-06 = W jednym ruchu spotykasz każdego najwyżej raz.
wr-why-WR-KVK-07 = Spotkania zaczyna tylko aktywny jeździec, w swoim ruchu.
wr-why-WR-LUCK-02 = Wybierz kartę farta ze swojej ręki.
wr-why-WR-LUCK-03 = { $card_id ->
    [none] { $source_id ->
        [none] Tej karty farta nie można teraz użyć.
       *[other] Karty „{ $source }” nie można teraz zagrać.
    }
   *[other] Karty „{ $card }” nie masz na ręce.
}
wr-why-WR-LUCK-05 = Na kartę farta odpowiada się kartą farta albo pasem.
wr-why-WR-MKT-02 = Na Targu { $slot } jest otwarte tylko w swoim mieście.
wr-why-WR-MKT-05 = Tej karty ({ $spot }) nie można zaoferować na Targu.
wr-why-WR-MKT-06 = { $slot_id ->
    [none] To, co bierzesz, kosztuje { $price }, a twoja oferta jest warta { $value }. Dołóż coś albo weź mniej.
   *[other] Na Targu { $slot } jest puste albo już wybrane.
}
wr-why-WR-MKT-11 = Tego pojazdu nie ma w puli.
wr-why-WR-MKT-12 = W czasie wymiany można oferować, wybierać i wymienić.
wr-why-WR-MKT-14 = Tą kartą nie można zapłacić.
wr-why-WR-MOVE-02 = Wybierz: pojazdem, pieszo albo zostajesz.
wr-why-WR-MOVE-03 = Do jazdy potrzeba pojazdu i co najmniej 1 paliwa (masz: { $fuel }). Możesz iść pieszo.
wr-why-WR-MOVE-04 = Trasa musi mieć co najmniej jeden heks.
wr-why-WR-MOVE-05 = Przez { $hex_acc } już jedziesz albo stamtąd ruszasz.
wr-why-WR-MOVE-06 = Trasa musi być ciągła, a { $hex } nie sąsiaduje z poprzednim.
wr-why-WR-MOVE-08 = Zatwierdzonej trasy nie można zmienić.
wr-why-WR-MOVE-17 = Wjazd na { $hex_acc } kosztuje { $cost } PR, a tyle paliwa już nie ma.
wr-why-WR-MOVE-22 = Wybierz jedną z ujawnionych kart.
wr-why-WR-MOVE-23 = Zagrać można tylko jedną z ujawnionych kart.
wr-why-WR-MOVE-27 = Tu ruch się kończy, więc kartę trzeba zagrać.
wr-why-WR-PREP-06 = Miasto daje tylko 1 radiacji, zdrowia, amunicji albo paliwa.
wr-why-WR-PREP-09 = Wybierz jeden z heksów, które wskazuje misja.
wr-why-WR-PREP-10 = Z Targu można odrzucić najwyżej dwie karty.
wr-why-WR-PREP-13 = Najpierw sprzęt układają inni. Wybierz „Zapytaj w mojej kolejce”, a zrobisz to wtedy.
wr-why-WR-PREP-14 = Teraz sprzęt tylko się układa.
wr-why-WR-RES-01 = Nic by to nie zmieniło.
wr-why-WR-RES-02 = Trzeba wydać { $n } { $resource_gen }, a tyle nie masz.
wr-why-WR-RES-09 = Przy tej radiacji zdrowia nie da się leczyć, albo nie ma czego.
wr-why-WR-RES-12 = Wybierz jedną z dobranych kart.
wr-why-WR-REST-01 = W odpoczynku najpierw kolej na innych. Wybierz „Zapytaj w mojej kolejce”, a zrobisz to wtedy.
wr-why-WR-REST-02 = Wymienić się możesz tylko z kimś przytomnym na tym samym heksie.
wr-why-WR-REST-05 = Tego w odpoczynku nie można zrobić.
wr-why-WR-REST-07 = Odrzucić za symbol można jedną kartę farta.
wr-why-WR-ROUND-03 = Teraz kolej kogoś innego.
wr-why-WR-ROUND-04 = Aktywny jest teraz ktoś inny.
wr-why-WR-RULING-12 = Na Targu nie ma takiej karty: { $type }.
wr-why-WR-RULING-39 = Masz za dużo niebieskich kart. Zrób miejsce albo usuń jedną z gry.
wr-why-WR-RULING-40 = Pojazdu „{ $card }” z tuningiem nie można oddać na Targ.
wr-why-WR-RULING-41 = Niebieski pojazd nie wraca do puli. Najpierw oddaj go jeźdźcowi albo usuń z gry.
wr-why-WR-RULING-42 = Bez tej karty też starcza na zapłatę ({ $cost }).
wr-why-WR-SCAV-03 = O tym decyduje Padliniarz.
wr-why-WR-SETUP-09 = { $knight_id ->
    [none] Wybierz jeźdźca i kolor, których nikt jeszcze nie ma.
   *[other] { $knight } jest już w grze. Wybierz kogoś innego.
}
wr-why-WR-SETUP-13 = { $vehicle_id ->
    [none] Wybierz pojazd na początek.
   *[other] { $vehicle } nie jest pojazdem na początek albo nie ma go już w puli.
}
wr-why-WR-SPEC-01 = Dołączyć albo odłączyć można tu tylko wszczep.
wr-why-WR-SPEC-02 = Odłączyć można tu tylko mutacje.
wr-why-WR-SPEC-03 = Dołączyć albo odłączyć można tu tylko tuning.
wr-why-WR-START-01 = Sprzętu początkowego nie można zabrać.
wr-why-WR-TEST-11 = Wybierz jedną z umiejętności tego testu.
wr-why-WR-TRADE-02 = Najpierw trzeba złożyć propozycję, w której coś jest.
wr-why-WR-TRADE-03 = { $resource_id ->
    [none] Nie można dać pojazdu, którego się nie ma.
   *[other] Nie da się dać { $n } { $resource_gen }: tyle tam nie ma.
}
wr-why-WR-TRADE-04 = Tym nie można się wymieniać.
wr-why-WR-VAR-07 = Wybierz jedno ze swoich trzech zleceń.
wr-why-WR-VAR-11 = We dwoje zlecenia prywatne są nietykalne.
wr-why-WR-VEH-01 = Nie masz pojazdu.
wr-why-WR-VEH-06 = Wybierz po rewersie jedną ze schowanych kart.
wr-why-WR-VEH-12 = Z puli można wziąć tylko pojazd tej samej wartości.
wr-why-WR-WASTE-02 = Uciekaj albo staw czoła.
wr-why-WR-WASTE-18 = Zlecenie „{ $contract }” każe zagrać wroga, który do niego pasuje.
wr-why-WR-WASTE-19 = Nic nie pasuje do zlecenia „{ $contract }”, a na trasie jest jeszcze zagrożenie. Trzeba czekać.
wr-why-WR-WIN-01 = Warunki misji na to nie pozwalają.
wr-why-WR-WIN-02 = Gra jest skończona.
wr-why-WR-WPN-01 = Broń może leżeć tylko w rękach, w plecaku albo w pojeździe.
