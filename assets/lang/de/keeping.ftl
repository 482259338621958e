
## Was offen liegt

title-finished = Beendet ({ $count })
