### Rozkaz sztabu: wszystkie zdania dziennika, odmów, podpowiedzi i etykiet.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0). _id tego, czego nie ma, to none.

## Co się stało: przygotowanie i tury

so-event-game_created = { $scenario }, { $mode }. Przy stole kolejno: { $factions }.
so-event-token_placed = { $bonus } leży na obszarze { $area }.
so-event-tokens_boxed = { $bonuses_count ->
    [0] Do pudełka nie odłożono żadnego żetonu.
   *[other] Do pudełka odłożono: { $bonuses }.
}
so-event-deck_shuffled = Talia operacyjna jest potasowana ({ $deck_count ->
    [one] { $deck_count } karta
    [few] { $deck_count } karty
    [many] { $deck_count } kart
   *[other] { $deck_count } karty
}).
so-event-round_token_tossed = Rzut żetonem rund: inicjatywę mają { $faction }.
so-event-round_started = Runda { $round }. Zaczynają { $faction }.
so-event-turn_started = Tura { $faction_gen }.
so-event-passed = { $forced ->
    [yes] { $faction } nie mają dowódcy w rezerwie i pasują.
   *[no] { $faction } pasują.
}
so-event-commander_deployed = { $faction } stawiają dowódcę na polu „{ $space }”.
so-event-commanders_withdrawn = { $faction } wycofują { $count ->
    [one] { $count } dowódcę
    [few] { $count } dowódców
    [many] { $count } dowódców
   *[other] { $count } dowódcy
} do rezerwy.
so-event-commander_from_staging = { $faction } biorą dowódcę ze strefy gotowości do rezerwy; wróci na koniec rundy.
so-event-commander_to_staging = { $cause_id ->
    [momentum_return] { $faction } odsyłają dowódcę z Impetu do strefy gotowości.
   *[signals_lost] { $space_id ->
        [none] { $faction } zwracają dowódcę z rezerwy do strefy gotowości.
       *[other] { $faction } zwracają do strefy gotowości dowódcę z pola „{ $space }”; pole jest wolne.
    }
}

## Co się stało: pionki

so-event-soldiers_moved = { $faction } wprowadzają { $count ->
    [one] { $count } żołnierza
    [few] { $count } żołnierzy
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
} na obszar { $place } z obszaru { $origin }.
so-event-aircraft_moved = { $faction } kierują { $count ->
    [one] { $count } samolot
    [few] { $count } samoloty
    [many] { $count } samolotów
   *[other] { $count } samolotu
} do { $place_gen } ze { $origin_gen }.
so-event-soldiers_from_reserve = { $faction } wystawiają z rezerwy { $count ->
    [one] { $count } żołnierza
    [few] { $count } żołnierzy
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
} na obszar { $place } ({ $cause }).
so-event-aircraft_from_reserve = { $faction } wystawiają z rezerwy { $count ->
    [one] { $count } samolot
    [few] { $count } samoloty
    [many] { $count } samolotów
   *[other] { $count } samolotu
} do { $place_gen } ({ $cause }).
so-event-soldiers_to_reserve = Z obszaru { $place } { $count ->
    [one] wraca { $count } żołnierz
    [few] wracają { $count } żołnierze
    [many] wraca { $count } żołnierzy
   *[other] wraca { $count } żołnierza
} { $faction_gen } do rezerwy ({ $cause }).
so-event-aircraft_to_reserve = Ze { $place_gen } { $count ->
    [one] wraca { $count } samolot
    [few] wracają { $count } samoloty
    [many] wraca { $count } samolotów
   *[other] wraca { $count } samolotu
} { $faction_gen } do rezerwy ({ $cause }).
so-event-bonus_declined = { $faction } rezygnują z premii: { $bonus }.
so-event-target_chosen = { $faction }: { $action }, cel: { $place }.

## Co się stało: karty

so-event-cards_drawn = { $faction } dobierają { $cards_count ->
    [one] { $cards_count } kartę
    [few] { $cards_count } karty
    [many] { $cards_count } kart
   *[other] { $cards_count } karty
}{ $cards_known ->
    [0] .
   *[other] : { $cards }.
}
so-event-deck_reshuffled = Talia jest pusta: stos kart odrzuconych ({ $deck_count ->
    [one] { $deck_count } karta
    [few] { $deck_count } karty
    [many] { $deck_count } kart
   *[other] { $deck_count } karty
}) po przetasowaniu staje się nową.
so-event-draw_fell_short = { $faction } nie mają już czego dobrać; brakuje { $missing ->
    [one] { $missing } karty
    [few] { $missing } kart
    [many] { $missing } kart
   *[other] { $missing } karty
}.
so-event-effect_played = { $count ->
    [0] { $faction } zagrywają kartę „{ $card }”.
   *[other] { $faction } zagrywają kartę „{ $card }” (z rezerwy: { $count }).
}
so-event-initiative_changed = { $faction } przejmują inicjatywę i zaczną następną rundę.

## Co się stało: starcia i kości

so-event-clash_started = { $layer ->
    [air] Starcie powietrzne: { $place }. Atakują { $faction }, { $attackers } przeciw { $defenders }.
   *[land] Starcie lądowe: { $place }. Atakują { $faction }, { $attackers } przeciw { $defenders }.
}
so-event-dice_set = { $faction }, { $purpose }: rzut { $total ->
    [one] { $total } kością
    [few] { $total } kośćmi
    [many] { $total } kośćmi
   *[other] { $total } kości
} (podstawa { $base }{ $air_cover ->
    [0] {""}
   *[other] , strefa powietrzna { $air_cover }
}{ $bonus ->
    [0] {""}
   *[other] , premia { $bonus }
}{ $cards ->
    [0] {""}
   *[other] , karty { $cards }
}).
so-event-dice_rolled = { $faction }, { $purpose }: na kościach { $faces } ({ $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}).
so-event-dice_rerolled = { $faction } odrzucają kartę „{ $card }” i przerzucają: na kościach { $faces } ({ $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}).
so-event-roll_kept = { $faction } zostają przy wyniku: { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}.
so-event-clash_ended = { $faction_id ->
    [none] Po starciu nie zostaje nikt: { $place }.
   *[other] { $layer ->
        [air] Po starciu { $faction } mają { $remaining ->
            [one] { $remaining } samolot
            [few] { $remaining } samoloty
            [many] { $remaining } samolotów
           *[other] { $remaining } samolotu
        }: { $place }.
       *[land] Po starciu { $faction } mają { $remaining ->
        [one] { $remaining } żołnierza
        [few] { $remaining } żołnierzy
        [many] { $remaining } żołnierzy
       *[other] { $remaining } żołnierza
    }: { $place }.
    }
}
so-event-signals_gained = { $commander ->
    [yes] Jednostka łączności ({ $area }) należy do { $faction_gen }: dowódca przechodzi ze strefy gotowości do rezerwy.
   *[no] Jednostka łączności ({ $area }) należy do { $faction_gen }, ale strefa gotowości jest pusta.
}
so-event-signals_lost = { $owes ->
    [yes] { $faction } tracą Jednostkę łączności ({ $area }) i muszą zwrócić dowódcę.
   *[no] { $faction } tracą Jednostkę łączności ({ $area }).
}

## Co się stało: koniec

so-event-score_counted = { $faction }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}{ $areas_count ->
    [0] .
   *[other] , za obszary: { $areas }.
}
so-event-game_ended = Wygrywają { $faction }: { $reason ->
    [hq_captured] { so-reason-hq_captured }.
    [hq_emptied] { so-reason-hq_emptied }.
    [points] { so-reason-points }.
    [tie_initiative] { so-reason-tie_initiative }.
   *[conceded] { so-reason-conceded }.
}

## Dlaczego gra się skończyła

so-reason-hq_captured = zdobyta kwatera główna wroga
so-reason-hq_emptied = w kwaterze głównej wroga nie został nikt
so-reason-points = więcej gwiazdek po ostatniej rundzie
so-reason-tie_initiative = równa liczba gwiazdek, rozstrzygnęła inicjatywa
so-reason-conceded = przeciwnik się poddał

## Skąd są kości

so-term-base = podstawa
so-term-air_cover = strefa powietrzna
so-term-city_centre = Centrum miasta
so-term-observation_post = Stanowisko obserwacyjne
so-term-aircraft = odesłane samoloty
so-term-cards = karty

## Dlaczego nie: tury i pola akcji

so-why-SO-TURN-02 = Teraz decyduje przeciwnik. Poczekaj na swoją kolej.
so-why-SO-TURN-03 = { $pieces ->
    [soldiers] Żołnierze ruszają dzięki akcji: postaw dowódcę na polu Naprzód, a pójdą na jego obszar.
    [aircraft] Samoloty ruszają dzięki akcji: postaw dowódcę na polu Lot, a polecą do jego strefy.
    [reserve_soldiers] Żołnierze opuszczają rezerwę dzięki akcji: postaw dowódcę na polu Uzupełnień.
    [reserve_aircraft] Samoloty opuszczają rezerwę dzięki akcji: postaw dowódcę na polu Poderwania.
   *[none] W swojej turze rozmieszczasz jednego dowódcę albo pasujesz. Dokończ to, o co pyta program.
}
so-why-SO-TURN-04 = Dowódcę stawia się na polu akcji tej planszy. Wybierz jedno z nich.
so-why-SO-TURN-11 = Ci dowódcy czekają w strefie gotowości. Do rezerwy trafiają dzięki karcie „Impet” albo jednostce łączności; na mapę wystawiasz z rezerwy.
so-why-SO-END-07 = Gra jest skończona; nic więcej nie można zrobić.
so-why-SO-ACT-01 = Najpierw dokończ akcję, którą zaczął dowódca. Tego teraz zrobić nie można.
so-why-SO-ACT-02 = Pole „{ $space }” zajmuje dowódca { $faction_gen }. Wybierz wolne pole albo poczekaj do następnej rundy.
so-why-SO-REINF-01 = { $action }: w tej rundzie jedno z dwóch pól już masz za sobą. Drugie będzie dla ciebie otwarte w następnej.
so-why-SO-PLAN-01 = { $action }: w tej rundzie jedno z dwóch pól już masz za sobą. Drugie będzie dla ciebie otwarte w następnej.
so-why-SO-SCR-01 = { $action }: w tej rundzie jedno z dwóch pól już masz za sobą. Drugie będzie dla ciebie otwarte w następnej.

## Dlaczego nie: Naprzód i Lot

so-why-SO-ADV-01 = Obszar { $place } już kontrolujesz. Naprzód prowadzi na obszar pusty albo zajęty przez wroga.
so-why-SO-ADV-02 = Obok obszaru { $place } nie masz zaopatrywanego obszaru z co najmniej 2 żołnierzami. Najpierw tam kogoś doprowadź.
so-why-SO-ADV-03 = { $origin_id ->
    [none] Ta akcja „Naprzód” prowadzi na obszar { $place }. Przesuń tam choć jednego żołnierza.
   *[other] Z obszaru { $origin } nie wkroczysz na obszar { $place }. Bierz żołnierzy z obszarów, które z nim sąsiadują i które zaopatrujesz.
}
so-why-SO-ADV-04 = Ostatni żołnierz nie opuszcza obszaru { $origin }; masz tam { $count ->
    [one] tylko jednego.
    [few] { $count } żołnierzy. Weź mniej.
    [many] { $count } żołnierzy. Weź mniej.
   *[other] { $count } żołnierza. Weź mniej.
}
so-why-SO-FLY-01 = { $place_acc } już kontrolujesz. Lot prowadzi do strefy pustej albo zajętej przez wroga.
so-why-SO-FLY-02 = Obok { $place_gen } nie masz zaopatrywanej strefy z co najmniej 2 samolotami. Najpierw jakieś tam sprowadź.
so-why-SO-FLY-03 = { $origin_id ->
    [none] Ten „Lot” prowadzi do { $place_gen }. Skieruj tam choć jeden samolot.
   *[other] Ze { $origin_gen } nie wlecisz do { $place_gen }. Bierz samoloty ze stref, które z nią sąsiadują i które zaopatrujesz.
}
so-why-SO-FLY-04 = Ostatni samolot nie opuszcza { $origin_gen }; masz tam { $count ->
    [one] tylko jeden.
    [few] { $count } samoloty. Weź mniej.
    [many] { $count } samolotów. Weź mniej.
   *[other] { $count } samolotu. Weź mniej.
}

## Dlaczego nie: działa, spadochrony, bomby

so-why-SO-BAR-01 = Pole „{ $space }” ma barwę przeciwnika. Strzelać możesz tylko z pól swojej barwy.
so-why-SO-BAR-02 = Obszar { $place } musi być przez ciebie kontrolowany i zaopatrywany, żeby strzelały z niego działa.
so-why-SO-BAR-03 = Obszar { $place } jest poza zasięgiem dział z obszaru { $origin }. Sięgają najwyżej na { $most ->
    [one] { $most } obszar
    [few] { $most } obszary
    [many] { $most } obszarów
   *[other] { $most } obszaru
}.
so-why-SO-PARA-01 = Pole „{ $space }” ma barwę przeciwnika. Startować możesz tylko z pól swojej barwy.
so-why-SO-PARA-02 = Obszar { $place } musi być przez ciebie kontrolowany i zaopatrywany, żeby startowały z niego samoloty.
so-why-SO-PARA-03 = Obszar { $place } nie może być celem zrzutu. Wybierz obszar bez wrogiej kwatery i bez Centrum miasta.
so-why-SO-PARA-06 = { $faction } nie mają w rezerwie ani jednego żołnierza do zrzucenia. Poczekaj, aż ktoś do niej wróci.
so-why-SO-BOMB-01 = { $place_acc } musisz kontrolować i zaopatrywać i mieć w niej co najmniej 2 samoloty, a masz { $count }.
so-why-SO-BOMB-02 = Obszar { $place } nie leży pod { $origin_ins }. Wybierz na cel obszar tej strefy.
so-why-SO-BOMB-03 = Ze { $origin_gen } możesz odesłać od 1 do { $most ->
    [one] { $most } samolotu
    [few] { $most } samolotów
    [many] { $most } samolotów
   *[other] { $most } samolotu
}, nie { $count }. Ostatni zostaje.

## Dlaczego nie: Uzupełnienia i Poderwanie

so-why-SO-REINF-02 = Na obszar { $place } nie mogą przyjść uzupełnienia. Wybierz obszar, który kontrolujesz i zaopatrujesz.
so-why-SO-REINF-03 = Po Uzupełnieniach może stać najwyżej { $most } na obszarze; { $place }: masz tam już { $count ->
    [one] { $count } żołnierza
    [few] { $count } żołnierzy
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
}.
so-why-SO-REINF-04 = { $place_id ->
    [none] Musisz wystawić jeszcze co najmniej { $must ->
        [one] { $must } żołnierza
        [few] { $must } żołnierzy
        [many] { $must } żołnierzy
       *[other] { $must } żołnierza
    }, zanim skończysz.
   *[other] Możesz wystawić jeszcze najwyżej { $most ->
        [one] { $most } żołnierza
        [few] { $most } żołnierzy
        [many] { $most } żołnierzy
       *[other] { $most } żołnierza
    }, nie { $count }.
}
so-why-SO-REINF-07 = { $own ->
    [0] Na obszarze { $place } nie masz żołnierzy. Cofaj ich z obszarów, które kontrolujesz.
   *[other] Do rezerwy możesz cofnąć jeszcze najwyżej { $most ->
        [one] { $most } żołnierza
        [few] { $most } żołnierzy
        [many] { $most } żołnierzy
       *[other] { $most } żołnierza
    }, nie { $count }.
}
so-why-SO-REINF-08 = Ostatni żołnierz nie opuszcza obszaru { $place }; masz tam { $own ->
    [one] tylko jednego.
    [few] { $own } żołnierzy, a chcesz cofnąć { $count }.
    [many] { $own } żołnierzy, a chcesz cofnąć { $count }.
   *[other] { $own } żołnierza, a chcesz cofnąć { $count }.
}
so-why-SO-SCR-02 = { $place } nie przyjmie tych samolotów. Wystawiaj je w strefach, które kontrolujesz i zaopatrujesz, nie więcej, niż pozwalają siła akcji i rezerwa.
so-why-SO-SCR-03 = Po Poderwaniu może być najwyżej { $most } w strefie; { $place }: masz tam już { $count ->
    [one] { $count } samolot
    [few] { $count } samoloty
    [many] { $count } samolotów
   *[other] { $count } samolotu
}.
so-why-SO-SCR-06 = Do rezerwy możesz cofnąć jeszcze najwyżej { $most }, a ze strefy nigdy ostatniego samolotu. { $place }: masz tam { $own }, a chcesz cofnąć { $count }.
so-why-SO-SCR-07 = Musisz wystawić jeszcze co najmniej { $must ->
    [one] { $must } samolot
    [few] { $must } samoloty
    [many] { $must } samolotów
   *[other] { $must } samolotu
}, zanim skończysz.
so-why-SO-SCR-08 = { $place } nie jest zaopatrywana, bo nie masz strefy nad swoją kwaterą. Samoloty mogą polecieć tylko tam.

## Dlaczego nie: karty, kości, premie

so-why-SO-CARD-02 = Nie masz na ręce karty „{ $card }”. Zagraj taką, którą masz.
so-why-SO-CARD-03 = Wymóg karty „{ $card }” nie jest teraz spełniony. Zachowaj ją albo odrzuć po swoim rzucie na przerzut.
so-why-SO-CARD-04 = Karta „{ $card }” jest na inną turę: czarny symbol znaczy twoją, czerwony obronę w turze przeciwnika.
so-why-SO-CARD-05 = Efekt karty „{ $card }” był już w tej turze. Drugą taką możesz tylko odrzucić na przerzut.
so-why-SO-CARD-08 = { $most ->
    [0] Karta „{ $card }” nie dokłada teraz niczego: kości dodaje się przed rzutem, a pionków ona nie daje.
   *[other] Karta „{ $card }” dokłada od 1 do { $most } z rezerwy, w której jest { $reserve }, a chcesz { $count }.
}
so-why-SO-CARD-10 = Karta „{ $card }” bierze dowódcę ze strefy gotowości, a ta jest pusta.
so-why-SO-CARD-19 = { $where ->
    [staging] Kartę „{ $card }” możesz teraz zagrać: połóż ją na swojej strefie gotowości, z której przyjdzie dowódca.
    [reserve] Kartę „{ $card }” możesz teraz zagrać: połóż ją na żołnierzach w rezerwie, z której przyjdą dodatkowi.
   *[action] Kartę „{ $card }” możesz teraz zagrać: połóż ją tam, gdzie trwa akcja, na podświetlonym obszarze lub strefie.
}
so-why-SO-CARD-20 = Na obszarze { $place } nie ma wrogów, więc karta „{ $card }” nie ma w kogo uderzyć.
so-why-SO-DICE-02 = Nie masz na ręce karty „{ $card }”. Na przerzut odrzuca się kartę z ręki.
so-why-SO-DICE-04 = Kości już leżą: przyjmij wynik albo odrzuć kartę i przerzuć wszystkie.
so-why-SO-DICE-06 = Przerzucić te kości może tylko ten, kto nimi rzucił.
so-why-SO-BONUS-01 = Najpierw postanów, czy korzystasz z premii: { $bonus }.
so-why-SO-BONUS-07 = { $bonus } nie jest już twoja: najpierw wskaż dowódcę, który wraca do strefy gotowości.
so-why-SO-BONUS-08 = Na polu „{ $space }” nie stoi twój dowódca. Wskaż pole, na którym stoi.

## Co teraz zrobić

so-prompt-wait = { $faction_id ->
    [none] Przeciwnik jeszcze wybiera.
   *[other] Decyduje przeciwnik: { $faction }.
}
so-prompt-turn = Rozmieść dowódcę na wolnym polu akcji albo spasuj.
so-prompt-entering = { $layer ->
    [air] { $moved ->
        [0] Lot: skieruj samoloty z sąsiednich stref. Cel: { $place }.
       *[other] Lot: możesz skierować więcej samolotów albo zakończyć. Cel: { $place }, już { $moved }.
    }
   *[land] { $moved ->
        [0] Naprzód: przesuń żołnierzy z sąsiednich obszarów. Cel: { $place }.
       *[other] Naprzód: możesz przesunąć więcej żołnierzy albo zakończyć. Cel: { $place }, już { $moved }.
    }
}
so-prompt-bonus_soldier = { $bonus }: możesz dołożyć żołnierza z rezerwy na obszar { $place } albo zrezygnować.
so-prompt-supporting = { $window ->
    [flight] Lot, { $place }: możesz zagrać kartę albo iść dalej.
    [paradrop] Zrzut, { $place }: możesz zagrać kartę albo iść dalej.
   *[advance] Naprzód, { $place }: możesz zagrać kartę albo iść dalej.
}
so-prompt-shelling = { $bonus ->
    [0] Ogień zaporowy: wybierz cel w zasięgu dział ({ $place }).
   *[other] Ogień zaporowy: wybierz cel w zasięgu dział ({ $place }); dodatkowe kości: { $bonus }.
}
so-prompt-bombing = Bombardowanie: wybierz obszar w dole i liczbę samolotów, które odsyłasz ({ $place }).
so-prompt-dropping = { $flight_control ->
    [yes] Desant spadochronowy: wybierz obszar, na który skaczą żołnierze. Potem kontrola lotów może dołożyć jeszcze jednego.
   *[no] Desant spadochronowy: wybierz obszar, na który skaczą żołnierze.
}
so-prompt-topping_up = { $layer ->
    [air] W rezerwie brakuje samolotów: możesz cofnąć ze swoich stref jeszcze { $left ->
        [one] { $left } samolot
        [few] { $left } samoloty
        [many] { $left } samolotów
       *[other] { $left } samolotu
    } albo zakończyć.
   *[land] W rezerwie brakuje żołnierzy: możesz cofnąć ze swoich obszarów jeszcze { $left ->
        [one] { $left } żołnierza
        [few] { $left } żołnierzy
        [many] { $left } żołnierzy
       *[other] { $left } żołnierza
    } albo zakończyć.
}
so-prompt-placing = { $layer ->
    [air] { $must ->
        [0] Poderwanie: możesz wystawić jeszcze { $left ->
            [one] { $left } samolot
            [few] { $left } samoloty
            [many] { $left } samolotów
           *[other] { $left } samolotu
        } albo zakończyć.
       *[other] Poderwanie: do wystawienia masz jeszcze { $left ->
        [one] { $left } samolot
        [few] { $left } samoloty
        [many] { $left } samolotów
       *[other] { $left } samolotu
    } (obowiązkowo: { $must }).
    }
   *[land] { $must ->
        [0] { $left ->
            [0] Uzupełnienia: wszyscy na miejscach; zagraj kartę albo zakończ.
           *[other] Uzupełnienia: możesz wystawić jeszcze { $left ->
                [one] { $left } żołnierza
                [few] { $left } żołnierzy
                [many] { $left } żołnierzy
               *[other] { $left } żołnierza
            } albo zakończyć.
        }
       *[other] Uzupełnienia: do wystawienia masz jeszcze { $left ->
        [one] { $left } żołnierza
        [few] { $left } żołnierzy
        [many] { $left } żołnierzy
       *[other] { $left } żołnierza
    } (obowiązkowo: { $must }).
    }
}
so-prompt-before_roll = { $purpose_id ->
    [barrage] Cel: { $place }.
    [bombard] Cel: { $place }.
   *[other] Bronisz: { $place }.
} Możesz zagrać kartę, potem rzuć kośćmi: podstawa { $base }{ $air_cover ->
    [0] {""}
   *[other] , strefa powietrzna { $air_cover }
}{ $bonus ->
    [0] {""}
   *[other] , premia { $bonus }
}{ $cards ->
    [0] {""}
   *[other] , karty { $cards }
}.
so-prompt-roll_result = { $place }, { $purpose }: na kościach { $faces }. Przyjmij wynik albo odrzuć kartę i przerzuć wszystkie.
so-prompt-signals_return = Jednostka łączności stracona, a rezerwa pusta: wskaż swojego dowódcę, który wraca do strefy gotowości.
so-prompt-turn_end = Akcja skończona: możesz jeszcze zagrać kartę albo zakończ turę.

## Co mówi przycisk albo wiersz listy

so-intent-deploy = Postaw dowódcę: { $space }
so-intent-pass = Spasuj
so-intent-enter = Wkrocz: { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierze
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
} z obszaru { $place }
so-intent-fly_in = Wleć: { $count ->
    [one] { $count } samolot
    [few] { $count } samoloty
    [many] { $count } samolotów
   *[other] { $count } samolotu
} ze { $place_gen }
so-intent-top_up_soldiers = Do rezerwy: { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierze
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
} z obszaru { $place }
so-intent-top_up_aircraft = Do rezerwy: { $count ->
    [one] { $count } samolot
    [few] { $count } samoloty
    [many] { $count } samolotów
   *[other] { $count } samolotu
} ze { $place_gen }
so-intent-place_soldiers = Wystaw: { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierze
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
} na obszar { $place }
so-intent-place_aircraft = Wystaw: { $count ->
    [one] { $count } samolot
    [few] { $count } samoloty
    [many] { $count } samolotów
   *[other] { $count } samolotu
} do { $place_gen }
so-intent-bomb = Zbombarduj: { $place }, { $count ->
    [one] { $count } samolot
    [few] { $count } samoloty
    [many] { $count } samolotów
   *[other] { $count } samolotu
}
so-intent-choose_target = Cel: { $area }
so-intent-use_bonus = Dołóż żołnierza z rezerwy
so-intent-decline_bonus = Nie dokładaj żołnierza
so-intent-play_effect = { $count ->
    [0] Zagraj: { $card }
   *[other] Zagraj: { $card } (z rezerwy: { $count })
}
    .button = { $count ->
        [0] Zagraj efekt
       *[other] Zagraj efekt (z rezerwy: { $count })
    }
so-intent-roll = Rzuć kośćmi
so-intent-reroll = Odrzuć i przerzuć: { $card }
    .button = Odrzuć i przerzuć kości
so-intent-keep_roll = Przyjmij wynik
so-intent-return_commander = Odeślij dowódcę: { $space }
so-intent-done = Gotowe
so-intent-end_turn = Zakończ turę
