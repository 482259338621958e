### Film Jeźdźców pustkowi: co unosi się nad miejscem zdarzenia, wyroki i wstęgi.

## Wstęgi

film-wr-last_round = ostatnia
film-wr-step = { $step ->
    [scavenger] Padliniarz
    [knights] Jeźdźcy
    [movement] Ruch
    [exploration] Eksploracja
   *[rest] Odpoczynek
}
film-wr-clash = Starcie { $clash }
film-wr-range = Zasięg: { $range }
film-wr-nobody_wins = Nikt nie wygrywa

## Co się unosi: liczniki

film-wr-change-ammo = { $change } amunicji
film-wr-change-fuel = { $change } paliwa
film-wr-change-radiation = { $change } radiacji
film-wr-change-health = { $change } zdrowia
film-wr-change-reputation = { $change } reputacji
film-wr-change-luck = { $change } farta
film-wr-advantage = { $change } przewagi
film-wr-stopped = zatrzymane: { $count }
film-wr-dice = { $count ->
    [one] { $change } kość
    [few] { $change } kości
    [many] { $change } kości
   *[other] { $change } kości
}
film-wr-damage = { $count ->
    [one] { $change } obrażenie
    [few] { $change } obrażenia
    [many] { $change } obrażeń
   *[other] { $change } obrażenia
}
film-wr-scars = { $count ->
    [one] +{ $count } blizna
    [few] +{ $count } blizny
    [many] +{ $count } blizn
   *[other] +{ $count } blizny
}

## Co się unosi: słowa

film-wr-gear = sprzęt
film-wr-scavenger = Padliniarz
film-wr-first = pierwszy gracz
film-wr-skips = traci kolej
film-wr-mode = { $mode ->
    [vehicle] jedzie
    [foot] idzie
   *[stay] zostaje
}
film-wr-escapes = ucieczka
film-wr-faces = stawia czoła
film-wr-escaped = udało się
film-wr-caught = nie udało się
film-wr-stops = stop
film-wr-explored = zbadane
film-wr-unexplored = bez skutku
film-wr-pills = piguły
film-wr-prevented = zażegnane
film-wr-sure = na pewno
film-wr-meets = spotkanie?
film-wr-agreed = zgoda
film-wr-refused = odmowa
film-wr-found = jest!
film-wr-not_found = ani śladu
film-wr-attacked = atak
film-wr-down = nokaut
film-wr-stands = znów na nogach
film-wr-advances = naprzód
film-wr-retreats = cofa się
film-wr-fuelled = zatankowane
film-wr-hinders = przeszkadza
film-wr-no_attack = bez ataku
film-wr-defeated = porażka
film-wr-robbed = rabunek
film-wr-proposes = propozycja
film-wr-no_more = koniec
film-wr-aid = pomoc
film-wr-arrives = dociera
film-wr-held = stoi
film-wr-ruined = ruina
film-wr-duel = pojedynek
film-wr-cell = ogniwo

## Kości i wyroki

film-wr-needs = { $skill }: { $needed ->
    [one] trzeba { $difficulty }+ na kości
    [few] trzeba { $difficulty }+ na { $needed } kościach
    [many] trzeba { $difficulty }+ na { $needed } kościach
   *[other] trzeba { $difficulty }+ na { $needed } kościach
}
film-wr-needs_any = Trzeba { $difficulty }+ na kości
film-wr-rolls = Rzuca { $name }
film-wr-passed = UDANY
film-wr-failed = NIEUDANY
film-wr-attack_of = Atak: { $name }
film-wr-hit = Trafienie! Obrażenia: { $damage }
film-wr-together = Jednocześnie
film-wr-again = Remis: jeszcze raz
film-wr-knocked_out = Nokaut: { $name }
film-wr-goes_first = Zaczyna: { $name }
film-wr-cancelled = Anulowana

## Karty

film-wr-revealed = { $count ->
    [one] Karta pustkowi
    [few] Karty pustkowi: { $count }
    [many] Kart pustkowi: { $count }
   *[other] Karty pustkowi: { $count }
}
film-wr-against = Przeciw: { $name }
film-wr-new_contract = { $count ->
    [one] Nowe zlecenie
    [few] Nowe zlecenia
    [many] Nowe zlecenia
   *[other] Nowe zlecenia
}
film-wr-expired = { $count ->
    [one] Przepadło
    [few] Przepadły: { $count }
    [many] Przepadło: { $count }
   *[other] Przepadły: { $count }
}
film-wr-accepted = Przyjęte
film-wr-not_done = Niewykonane
film-wr-completed = Wykonane!
film-wr-drawn = { $count ->
    [one] Nowy sprzęt
    [few] Nowy sprzęt: { $count }
    [many] Nowy sprzęt: { $count }
   *[other] Nowy sprzęt: { $count }
}
film-wr-gives = Na Targ
film-wr-deal = Dobity targ
