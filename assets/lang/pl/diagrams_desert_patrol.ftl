# Co stoi pod rysunkami w instrukcji.
dp-diagram-move = Strzelec A rusza na pole, na którym leży znacznik jego strony (1). Na oazie (2) żadnego nie ma: najpierw musi tam pójść zwiadowca.
