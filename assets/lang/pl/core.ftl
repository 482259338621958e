### Sztabówka: co mówi sam program. Identyfikatory i $zmienne są we wszystkich językach te same.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

app-name = Sztabówka
    .tagline = Gry planszowe o pustyni, sztabie i pustkowiach

## Miejsca i liczenie

seat-name = Gracz { $number }
count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
count-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
count-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
count-wins = { $count ->
    [one] { $count } zwycięstwo
    [few] { $count } zwycięstwa
    [many] { $count } zwycięstw
   *[other] { $count } zwycięstwa
}
count-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}

## Koniec gry

outcome-title = Koniec gry
outcome-winners = { $count ->
    [0] Nikt nie wygrywa.
    [one] Zwycięzca: { $winners }
    [few] Zwycięzcy: { $winners }
    [many] Zwycięzcy: { $winners }
   *[other] Zwycięzcy: { $winners }
}

## Co zamyka drogę powrotną

undo-closed = Dalej cofnąć się nie można: { $barrier }.
barrier-start = tu zaczyna się gra
barrier-dice = rzucono kośćmi
barrier-card_seen = obejrzano kartę
barrier-shuffle = potasowano karty
barrier-hand_over = zdecydował już inny gracz
barrier-load = gra została stąd wczytana, a jej wcześniejszych kroków nie da się odtworzyć

## Dlaczego czegoś nie można, w każdej grze

refusal-not_your_turn = To nie twoja kolej.
refusal-game_over = Gra jest skończona.
refusal-not_offered = Teraz nie można tego zrobić.

## Lista, podpowiedź i poddanie się, w każdej grze

list-last = { $most } i { $last }
list-times = { $count } × { $name }
list-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}
prompt-over = Gra jest skończona.
intent-concede = Poddaj grę

## Pliki

store-damaged = Plik „{ $file }” jest uszkodzony; pozostał nietknięty. Otwórz wcześniejszy zapis tej gry.
store-too_big = Plik „{ $file }” jest za duży jak na zapis gry. Sprawdź, czy to właściwy plik.
store-unknown_format = Plik „{ $file }” nie jest zapisem tego programu. Wybierz inny plik.
store-newer_format = Plik „{ $file }” pochodzi z nowszej wersji programu. Aby go otworzyć, zaktualizuj program.
store-unreadable = Pliku „{ $file }” nie można odczytać. Sprawdź, czy masz do niego prawa dostępu.
store-disk_full = Dysk jest pełny: pliku „{ $file }” nie zapisano. Zwolnij trochę miejsca i zapisz ponownie; poprzedni zapis jest cały.
store-no_home = Nie ma folderu domowego na partie i ustawienia ({ $file }). Wskaż folder w zmiennej środowiskowej SZTABOWKA_HOME.
store-read_only = Pliku „{ $file }” nie można tu zapisać. Wybierz folder, w którym wolno zapisywać, albo zmień jego uprawnienia.
store-vanished = Pliku „{ $file }” już nie ma. Mógł zostać przeniesiony lub usunięty; wybierz inny.
store-bad_name = Plik nie może się nazywać „{ $file }”. Użyj liter, cyfr, spacji, łączników i kropek.
store-locked = Inna kopia programu używa pliku „{ $file }”. Zamknij ją i spróbuj ponownie.
store-exists = Plik „{ $file }” już istnieje i nie został zmieniony. Zapisz pod inną nazwą.
store-not_a_file = „{ $file }” nie jest zwykłym plikiem. Wybierz inny.
store-too_deep = Plik „{ $file }” jest uszkodzony albo złośliwy: jest zagnieżdżony głębiej niż na { $limit } poziomów. Pozostał nietknięty.
store-too_many = Plik „{ $file }” jest uszkodzony albo złośliwy: wpisów jest w nim więcej niż { $limit }. Pozostał nietknięty.
store-truncated = Plik „{ $file }” jest uszkodzony: brakuje jego końca. Pozostał nietknięty; otwórz wcześniejszy zapis tej gry.
store-unwritable = Pliku „{ $file }” nie udało się zapisać. Zapisz ponownie albo w innym folderze; poprzedni zapis jest cały.
store-diverged = Zapis „{ $file }” rozgrywa się teraz inaczej od kroku { $step }. Otwórz go w wersji programu, w której powstał.
store-other_content = Plik „{ $file }” powstał z innymi kartami lub mapami niż te, które masz. Zainstaluj wersję, w której powstał.
store-not_kept = Ta rozgrywka nie zapisuje się na dysku: { $reason ->
    [disk_full] dysk jest pełny. Zwolnij trochę miejsca
    [read_only] w jej folderze nie wolno zapisywać. Zmień jego uprawnienia
    [vanished] jej folder zniknął. Podłącz dysk z powrotem
    [locked] jej folderu używa inna kopia programu. Zamknij ją
    [outgrown] jest już dłuższa, niż mieści zapis. Dokończ ją bez wychodzenia
   *[other] dysk zgłasza błąd. Sprawdź go
 } albo zapisz grę pod nazwą w innym miejscu. Możesz grać dalej; gdy tylko się uda, wszystko zostanie zapisane.
store-outgrown = Nie zapisano pliku „{ $file }”: ta rozgrywka jest już dłuższa, niż mieści zapis. Wcześniejsze jej zapisy pozostały nietknięte.
store-replaced = Plik „{ $file }” usunięto lub podmieniono, gdy był w użyciu.
store-rewritten = Folder tej rozgrywki usunięto lub podmieniono w czasie gry. Powstał na nowo i jest w nim cała rozgrywka.
store-bad_settings = Niektórych ustawień z pliku „{ $file }” nie można użyć, więc obowiązują domyślne. Plik pozostał nietknięty; gdy zmienisz któreś ustawienie, zachowamy go obok nowego.
store-good_copy = Najnowsza dobra kopia to „{ $good_copy }”.
