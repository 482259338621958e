### Kto gra za komputer: imiona pasujące do każdej gry, oddzielone średnikami.

dp-bot_names = Kpt. Hartley; Mjr Pemberton; Por. McAllister; Kpt. Whitcombe
    .lrdg = Kpt. Hartley; Mjr Pemberton; Por. McAllister; Kpt. Whitcombe
    .italy = Kpt. Bellini; Mjr Marchetti; Por. Fontana; Kpt. Corradi
so-bot_names = Gen. Orlik; Płk Zawada; Mjr Sikora; Gen. Borowy; Płk Wrona
wr-bot_names = Kurz; Sroka; Zębatka; Diesel; Łom; Dingo; Rudy
lc-bot_names = Siemion; Luba; Pasza; Zina; Gleb; Waria; Fiedia; Nadia; Kuźma; Rita; Boria; Lowa

## Kto siada do stołu

new_game-who-alone = Samemu
new_game-who-together = Razem
new_game-fill = Obsadź wolne miejsca
    .tip = Tam, gdzie nikt nie wpisał imienia, zasiądzie komputerowy sierżant.
new_game-more = Więcej opcji
    .tip = To, czego prawie nikt nie potrzebuje: ziarno losowości.

## Gdy stół się rozkłada

table-recommended = Polecane
    .tip = Wszechstronny jeździec, wyważony pojazd i sprzęt w kieszeniach: aż do początku gry nie musisz już wybierać.
