## Gdy nic nie słychać

sound-no_device = Nie ma urządzenia, na którym dałoby się odtworzyć dźwięki. Gra toczy się dalej bez nich.
sound-no_file = Brakuje niektórych plików z dźwiękami. Gra toczy się dalej bez nich.
