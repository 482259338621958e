### The board of Staff Orders: what is written on the sheet.

so-board-headquarters = HQ
so-board-headquarters_at = HQ: { $area }
so-board-supply = Supply
so-board-supply_show = Show the supply network (S)
so-board-supply_hide = Hide the supply network (S)

# Air zones in short, on their sectors.

so-board-zone-teal = Teal
so-board-zone-green = Green
so-board-zone-red = Red
so-board-zone-orange = Orange
so-board-zone-violet = Violet
so-board-zone-white = White
so-board-zone-brown = Brown
so-board-zone-pink = Pink
