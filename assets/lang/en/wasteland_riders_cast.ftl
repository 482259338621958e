### Wasteland Riders: what the log and the prompts call a player who has chosen a rider.

wr-rider-mel_gearson = Mel
wr-rider-chris_hammersworn = Chris
wr-rider-naomi_vatt = Naomi
wr-rider-hugh_jackal = Hugh
wr-rider-russel_crown = Russel
wr-rider-heat_leisure = Heat
wr-rider-kate_blanksheet = Kate
wr-rider-geoffrey_goldrush = Geoffrey
wr-rider-david_mayhem = David
wr-rider-matilda_waltzer = Matilda
wr-rider-bruce_billabong = Bruce
wr-rider-sheila_rust = Sheila
wr-rider-ned_kettle = Ned
