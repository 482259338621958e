### Rozkaz sztabu: przystanki, przy których gra pyta o kartę.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

stop-so_support = Po wkroczeniu, przed starciem
    .hint = Twoje siły właśnie weszły, wleciały albo skoczyły: czy wspierasz je kartą. Wyłączone: starcie zaczyna się od razu.
stop-so_defence = Przed rzutem w obronie
    .hint = Przeciwnik zaatakował: czy dokładasz kości kartą. Wyłączone: rzucasz od razu, bez oddawania ekranu.
stop-so_fire = Przed rzutem na ostrzał
    .hint = Cel ognia zaporowego albo bombardowania wybrany: czy dokładasz kości kartą. Wyłączone: rzucasz od razu.
stop-so_reroll = Po każdym swoim rzucie
    .hint = Kości leżą: czy odrzucasz kartę za przerzut. Wyłączone: przyjmujesz każdy wynik.
stop-so_turn_end = Na koniec swojej tury
    .hint = Akcja skończona: czy zagrywasz jeszcze kartę. Wyłączone: tura kończy się sama.
