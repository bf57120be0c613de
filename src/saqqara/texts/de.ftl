### The house in German. What is typed (rules, hint, undo, save, log, quit) stays as it is.

our-ruling = unsere Auslegung
chance = Zufall

## Seats, by the colour of their pieces

seat-0 = Lapis
seat-1 = Karneol
seat-2 = Alabaster
seat-3 = Ebenholz

## Playing strength, and what can be chosen for a game

level-random = Wanderer
level-greedy = Raffzahn
level-1 = Lehrling
level-2 = Steinschlepper
level-3 = Steinmetz
level-4 = Bootsführer
level-5 = Polier
level-6 = Schreiber
level-7 = Baumeister
level-8 = Hofarchitekt
value-yes = ja
value-no = nein
value-none = keine
value-designed = von uns entworfen

## Playing in the terminal

play-bot = { $who } ({ $bot })
play-earlier = { $count } weitere: log eingeben
play-ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
play-hint = Eine Nummer, ein Code oder ein paar Wörter daraus; ? für Hilfe.
play-hint-one = Enter führt es aus; ? für Hilfe.
play-hint-narrowed = Nummer, Code oder Wörter; Enter zeigt wieder alles.
play-several = Enter allein reicht nur, wenn es eine einzige Möglichkeit gibt. Gib eine Nummer oder einen Code ein.
play-no-number = Eine Zeile { $number } gibt es nicht; die Liste endet bei { $last }.
play-unknown = „{ $typed }“ ist kein Code dieses Spiels. Hilfe gibt es mit ?
play-unknown-near = „{ $typed }“ ist kein Code dieses Spiels. Am nächsten kommt: { $code }
play-refused = „{ $code }“ ist jetzt nicht erlaubt: { $reason } [{ $rule }]
play-allowed = „{ $code }“ ist erlaubt: { $sentence }.
play-no-sentence = Eine Regel oder einen Code „{ $typed }“ gibt es nicht. Mit rules siehst du alle Regeln.
play-no-sentence-near = Eine Regel oder einen Code „{ $typed }“ gibt es nicht. Am nächsten kommt: { $near }
play-undone = Zurückgenommen: { $what }
play-undone-sealed = { $who } antwortet noch einmal.
play-undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt.
play-undo-nothing = Noch gibt es nichts zurückzunehmen.
play-saved = Gespeichert in { $file }
play-not-saved = Die Partie ließ sich nicht in { $file } speichern: { $reason }
play-exists = { $file } gibt es schon; wähle einen anderen Namen.
play-leave-anyway = Mit save DATEI speicherst du woanders, mit noch einem quit gehst du, ohne zu speichern.
play-go-on = Weiterspielen mit: saqqara play --resume { $file }
play-cut = Die letzte Zeile der Datei war abgeschnitten und wird weggelassen: { $line }
play-curtain = Gib das Gerät weiter an { $who } und drücke dann Enter.
play-more = Enter für mehr, q zum Aufhören
play-back = Enter führt zurück an den Tisch
play-source = Punkte
play-total = Summe
play-won = { $who } gewinnt!
play-nobody = Die Partie ist verloren.
play-shared = Geteilter Sieg: { $who }
play-help-number = wählt diese Zeile der Liste
play-help-code = eine Aktion mit ihrem Code, wie er rechts in der Liste steht; der Anfang oder ein paar Wörter grenzen die Liste ein
play-help-enter = führt die einzige Möglichkeit aus oder zeigt wieder die ganze Liste
play-help-why = erklärt eine Regel oder warum eine Aktion nicht erlaubt ist
play-help-rules = zeigt alle Regeln
play-help-hint = gibt einen Tipp nach einem Blick auf die Zahlen
play-hint-ahead = Einen Schritt weit gesehen ist das am besten: { $code }
play-help-undo = nimmt die letzte Aktion zurück, solange seitdem nichts aufgedeckt wurde
play-help-save = speichert die Partie
play-help-log = zeigt alles, was geschehen ist
play-help-quit = speichert die Partie und beendet
play-key-number = eine Nummer
play-key-code = ein Code
play-key-enter = Enter
play-key-why = ? Regel oder Code
play-key-rules = rules
play-key-hint = hint
play-key-undo = undo
play-key-save = save [DATEI]
play-key-log = log
play-key-quit = quit

## Fehler in der Kommandozeile und in Dateien

on-line = { $line }: { $text }
in-file = { $file }:{ $text }
