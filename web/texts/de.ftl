### The shell in German. A player's name stands in the nominative or after a preposition that leaves it as it is.

## Everywhere

brand = Saqqara
chance = Zufall

## Every page

page-title = { $page } · Saqqara
page-offline = Du bist offline. Was du siehst, bleibt; was du tust, wartet, bis die Verbindung wieder steht.
offline-needs = Regeln und Wiederholungen, die du auf diesem Gerät schon geöffnet hast, kannst du ohne Verbindung lesen. Alles andere braucht den Server: Tische, Computergegner und neue Partien.
offline-replays = Auf diesem Gerät behaltene Wiederholungen
header-skip = Zum Inhalt springen
header-home = Saqqara: zur Startseite
header-light = Helles Farbschema
header-dark = Dunkles Farbschema
load-wait = Einen Moment …
load-retry = Noch einmal versuchen
language-pseudo = Pseudosprache

## Seats, by the colour of their pieces

seat-0 = Lapis
seat-1 = Karneol
seat-2 = Alabaster
seat-3 = Ebenholz
seat-open = Freier Platz
seat-you = Du
seat-bot = Computer · { $level }

## Playing strength

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
level-analyst = Wesir
value-yes = ja
value-no = nein
value-none = keine
value-designed = von uns entworfen

## The first page

home-about = Drei Brettspiele aus dem alten Ägypten, mit anderen oder gegen den Computer.
home-start = Spielen
home-way = Mit wem?
home-play-now = Sofort spielen
home-friends = Mit anderen
home-screen = An einem Gerät
home-way-bots = Wähle ein Spiel und die Spielstärke, und schon geht es los.
home-way-friends = Du bekommst einen Link. Wer ihn öffnet, nimmt Platz; freie Plätze kann der Computer übernehmen.
home-way-screen = Alle spielen an diesem Gerät. Was geheim ist, bleibt hinter einem Vorhang.
home-go-bots = { $game } spielen
home-go-friends = Tisch öffnen
home-go-screen = { $game } starten
home-more = Alle Einstellungen
home-rules-of = Regeln: { $game }
home-name-of = Name { $seat }
home-continue = Weiterspielen
home-continue-none = Hier erscheinen deine Tische.
home-finished = Beendete Partien: { $count }
home-public = Offene Tische
home-public-none = Gerade gibt es keinen offenen Tisch. Mach den Anfang: Wähle „Mit anderen“ und dann „Alle Einstellungen“.
home-log = Gespeicherte Partie öffnen
home-log-hint = Ein Spielverlauf von hier oder von der Kommandozeile. Du kannst ihn nachspielen und von jeder Stelle aus weiterspielen.
home-log-file = Datei
home-log-text = Oder als Text
home-log-go = Öffnen

## Lists of tables

tables-open = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
tables-playing = Läuft gerade
tables-watch = Zuschauen
tables-yours = Du bist dran
tables-waiting = Warten auf { $who }
tables-won = Gewonnen
tables-saved = Gespeicherte Partie
tables-over = Beendet

## A new table

new-title = Neuer Tisch
new-lead = Alles ist so eingestellt, dass du gleich starten kannst.
new-game = Spiel
new-seats = Plätze
new-seat-of = Wer spielt { $seat }?
new-me = Ich
new-open = Frei
new-bot = Computer
new-name = Dein Name
new-open-hint = für alle, die den Link haben
new-level = Spielstärke
new-options = Spieloptionen
new-option-what = Worum es bei „{ $option }“ geht
new-file = aus einer Datei …
new-file-of = Datei für { $option }
new-own = eigene: { $name }
new-pace = Tempo
new-live = Live
new-turns = Über mehrere Tage
new-live-hint = Alle sind jetzt da.
new-turns-hint = Alle ziehen, wann es ihnen passt.
new-clock = Mit Uhr
new-clock-move = Sekunden pro Zug
new-clock-bank = Minuten Reserve
new-clock-days = Tage pro Zug
new-table = Der Tisch
new-who = Wer den Tisch findet
new-private = Nur wer den Link hat
new-public = Alle
new-chat = Chat
new-auto = Automatisch antworten, wo es nur eine Möglichkeit gibt
new-auto-hint = Nur wenn alle sehen dürfen, dass es die einzige ist.
new-stand-in = Wer einspringt, wenn jemand geht
new-deal = Name der Mischung
new-deal-hint = An Tischen mit demselben Namen wird gleich gemischt, egal wer sie öffnet.
new-go = Starten
new-go-open = Tisch öffnen
new-cancel = Abbrechen

## A table before its game

room-title = { $game }: Wer spielt mit?
room-table = Tisch
room-gone = Diesen Tisch gibt es nicht
seats-waiting = { $count ->
    [one] Die Partie beginnt, sobald der letzte Platz besetzt ist.
   *[other] Die Partie beginnt, sobald alle Plätze besetzt sind; { $count } sind noch frei.
}
seats-title = Plätze
seats-here = ist da
seats-sit = Hier Platz nehmen
seats-sit-on = Platz nehmen: { $seat }
seats-bot = Computer
seats-bot-on = Den Computer auf diesen Platz setzen: { $seat }
seats-free-up = Freigeben
seats-free-up-of = Platz freigeben: { $seat }
seats-start = Auffüllen und starten
seats-start-hint = Der Computer übernimmt alle freien Plätze.
seats-share = Einladen
seats-share-link = Einladungslink
seats-share-hint = Wer ihn öffnet, kann einen freien Platz nehmen oder zuschauen, wenn keiner mehr frei ist.
seats-own-link = Dein eigener Platz
seats-own-hint = Nur für dich: Dieser Link bringt dich von einem anderen Gerät an diesen Platz zurück.
seats-about = Über diesen Tisch
seats-deal = Mischung: { $deal }
seats-delete = Tisch löschen
clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-live = { $move } s pro Zug, { $bank } min Reserve
share-copy = Link kopieren
share-copied = Link kopiert
share-share = Teilen
share-code = Derselbe Link für die Handykamera
share-here = Dieser Link funktioniert nur auf diesem Computer. Starte Saqqara mit ./play --lan und öffne die Adresse, die dort angezeigt wird: Dann können auch andere in deinem Netzwerk mitspielen, sogar mit dem Handy.
claim-title = Dein Platz
claim-text = Der Link bringt dich zu deinem Tisch.
lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Teil des Links.
lost-home = Zur Startseite

## The end of a game

end-winner = { $who } gewinnt!
end-you = Gewonnen!
end-shared = Geteilter Sieg: { $who }
end-nobody = Die Partie ist verloren.
end-points = Punkte nach Herkunft
end-source = Punkte
end-total = Summe
end-course = Punkteverlauf
end-rematch = Revanche
end-rematch-join = Zur Revanche
end-replay = Wiederholung
end-log = Spielverlauf herunterladen
end-home = Startseite
end-fair = War der Zufall fair?
end-fair-text = Der Fingerabdruck des Startwerts war schon vor dem ersten Zug zu sehen, und niemand konnte den Startwert passend zur Partie wählen. Jetzt, wo er bekannt ist, lässt sich aus Startwert und Spielverlauf alles nachrechnen, was der Zufall getan hat.
end-seed = Startwert
end-seed-later = Er wird gezeigt, sobald der letzte Tisch mit dieser Mischung fertig ist.
end-commitment = Zu Beginn gezeigter Fingerabdruck
end-verify = Selbst nachprüfen
plot-about = Die Punkte aller Plätze über { $count } Schritte
plot-axis = Schritte der Partie

## Replay

replay-title = { $game }: Wiederholung
replay-short = Wiederholung
replay-keys = Pfeiltasten: ein Schritt. Pos1 und Ende: zum Anfang und zum Schluss. Leertaste: abspielen.
replay-step = Schritt
replay-at = { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Einen Schritt weiter
replay-last = Zum Schluss
replay-scores = Punktestand
replay-story = Spielverlauf
replay-nothing = Die Partie beginnt gleich.
replay-taken-back = { $who } nimmt den Zug zurück.
replay-branch = Von hier weiterspielen
replay-branch-hint = Ein eigener Tisch ab diesem Schritt; die anderen Plätze spielt der Computer.
replay-branch-seat = Dein Platz
replay-branch-as = { $seat } ({ $who })
replay-branch-go = Ab hier spielen
replay-share = Teilen
replay-share-link = Link zu Schritt { $step }

## Rules

rules-short = Regeln
rules-read = Regeln lesen
rules-title = { $game }: Regeln
rules-search = In den Regeln suchen
rules-only = Nur unsere Auslegungen
rules-play = Spielen
rules-count = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-chapters = Kapitel
rules-others = Regeln der anderen Spiele
rules-ours = unsere Auslegung
rules-link = Link zu Regel { $id }
rules-none = Diese Wörter kommen in keiner Regel vor.

## Settings

settings-title = Einstellungen
settings-lead = In diesem Browser gespeichert. Alles wirkt sofort.
settings-you = Du
settings-name = Dein Name
settings-name-hint = So sehen die anderen, wer mitspielt.
settings-name-kept = Ab jetzt sehen die anderen diesen Namen.
settings-keep = Speichern
settings-kept = Gespeichert
settings-look = Sprache und Aussehen
settings-language = Sprache
settings-theme = Farbschema
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationen
settings-motion-auto = Wie das Gerät
settings-motion-off = Aus
settings-speed = Tempo
settings-speed-slow = Langsam
settings-speed-usual = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort
settings-playing = Am Tisch
settings-sound = Ton
settings-sound-hint = Holz, Wasser und eine Trommel, wenn du dran bist.
settings-confirm = Jeden Zug bestätigen
settings-confirm-hint = Sonst gilt ein Zug mit dem letzten Klick; Versehen lassen sich zurücknehmen.

## Chat

chat-title = Chat
chat-messages = Nachrichten
chat-none = Noch hat niemand etwas geschrieben.
chat-write = Schreib etwas
chat-send = Senden
chat-guest = Gast

## Mistakes

error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
error-not-kept = Diese Wiederholung liegt nicht auf diesem Gerät und braucht deshalb den Server. Wiederholungen, die du hier schon angesehen hast, öffnen sich auch ohne ihn.
error-broken = Da ist etwas schiefgelaufen. Versuche es gleich noch einmal.
error-no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
error-not-found = Das gibt es hier nicht. Prüfe den Link.
error-deleted = Die Tischleitung hat diesen Tisch gelöscht.
error-gone = Das gibt es nicht mehr.
error-full = Dieser Tisch ist voll.
error-taken = Dieser Platz ist besetzt.
error-not-yours = Das ist nicht dein Platz.
error-not-host = Das darf nur die Tischleitung.
error-too-much = Das war zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
error-stale = Die Lage hat sich inzwischen geändert.
error-illegal = Dieser Zug ist nicht erlaubt.
error-over = Die Partie ist zu Ende.
error-not-stored = Der Zug ließ sich nicht speichern. Versuche es gleich noch einmal.
error-too-large = Das ist zu groß.
error-no-link = Dieser Link funktioniert nicht: Er wurde ersetzt, oder sein Tisch wurde gelöscht.
error-no-game = Dieses Spiel gibt es nicht.
error-no-components = In diesem Spiel gibt es nichts einzutippen.
error-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-no-level = Diese Spielstärke gibt es nicht.
error-no-point = Diesen Schritt gibt es in der Partie nicht.
error-no-page = Unter dieser Adresse ist nichts.
error-begun = Die Partie hat schon begonnen.
error-not-begun = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-moved = Jemand anderes hat schon gezogen; du kannst stattdessen den Tisch verlassen.
error-present = Auf diesem Platz ist gerade jemand da.
error-away = Ein Bot spielt gerade für dich. Kehre zuerst auf deinen Platz zurück.
error-secret = Die Partie läuft noch, und manches ist geheim. Warte bis zum Ende.
error-deal-over = Die Mischung mit diesem Namen ist schon ausgespielt. Wähle einen anderen Namen.
error-name = Dieser Name geht nicht. Wähle einen anderen.
error-log = Der Spielverlauf ist nicht lesbar: { $text }
error-set-up = So lässt sich der Tisch nicht öffnen: { $text }
error-csrf = Diese Sitzung ist abgelaufen. Lade die Seite neu.
error-body = Etwas daran lässt sich nicht verwenden: Es fehlt, ist zu lang oder enthält Zeichen, die sich nicht speichern lassen.
error-clock = Diese Uhr passt nicht zum Tempo des Tischs.
error-who = Dein Browser hat nicht gesagt, wer du bist. Erlaube Cookies für diese Seite und lade sie neu.
error-no-chat = An diesem Tisch gibt es keinen Chat.
error-not-asked = Danach fragt niemand mehr.
error-request = Seite und Server verstehen sich nicht. Lade die Seite neu.

## The table

table-home = Startseite
table-players = Mitspielende
table-you = du
table-bot = Computer
table-program = Programm
table-sits-in = ein Bot springt ein
table-absent = nicht da
table-decides = ist jetzt dran
table-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
table-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-question = Deine Entscheidung
table-board = Der Spielplan
table-notes = Hinweise zu diesem Tisch
table-news = Neues vom Tisch
table-coming = Der Tisch wird aufgebaut …
table-waiting = Warten auf { $who }
table-your-turn = Du bist dran
table-sending = Gesendet, warten auf Antwort …
table-stale = Die Lage hat sich geändert: Sieh sie dir bitte noch einmal an.
table-choices = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
table-back = Zurück
table-back-to = Zurück zu diesem Schritt
table-do-it = Bestätigen
table-story = Spielverlauf
table-all = Alle { $count } Antworten zeigen
table-fewer = Weniger Antworten zeigen
table-story-all = Alle { $count } Zeilen zeigen
table-took-back = { $who } nimmt den Zug zurück
table-undone = zurückgenommen
table-end = Schlusswertung:
table-undo = Zurücknehmen
table-undo-ask = Um Zurücknehmen bitten
table-why = Warum geht das nicht?
table-why-later = Das kommt erst im zweiten Schritt: Beginne mit dem, was leuchtet.
table-why-nothing = Hier gibt es gerade nichts zu wählen.
table-why-short = Warum?
table-why-of = Warum nicht: { $what }
table-cannot = Was geht gerade nicht?
table-cannot-more = Und { $count } weitere
table-cannot-none = Sonst verbietet gerade keine Regel etwas auf dem Spielplan.
table-rule = Regel { $id }
table-read = In den Regeln weiterlesen
table-rules = Regeln
table-rules-of = Regeln: { $game }
table-rules-failed = Die Regeln lassen sich gerade nicht laden.
table-ours = unsere Auslegung
table-close = Schließen
table-chat = Chat
table-menu = Menü
table-sound-on = Ton einschalten
table-sound-off = Ton ausschalten
table-light = Helle Farben
table-dark = Dunkle Farben
table-settings = Einstellungen
table-plain = Tisch als Text zeigen
table-drawn = Spielplan zeigen
table-look = Tisch ansehen
table-result = Ergebnis
table-rematch = Noch eine Partie in derselben Besetzung.
table-pass-to = Gib das Gerät weiter an { $name }
table-pass-why = Was jetzt kommt, ist nur für ein Paar Augen bestimmt.
table-pass-ready = Ich bin { $name }

## The menu of a table

menu-name = Namen angeben
menu-link = Link zu diesem Tisch
menu-link-hint = Wer ihn öffnet, sieht den Tisch und kann Platz nehmen, wenn einer frei ist.
menu-own = Link zu meinem Platz
menu-own-hint = Nur für dich: Dieser Link bringt dich von einem anderen Gerät an diesen Platz zurück. Ältere Links dorthin funktionieren nicht mehr.
menu-leave = Meinen Platz verlassen
menu-leave-of = Platz verlassen: { $name }
menu-leave-text = Ein Bot spielt auf diesem Platz weiter. Du kannst jederzeit zurückkehren, aber was der Bot gespielt hat, bleibt bestehen.
menu-leave-go = Platz verlassen
menu-stay = Bleiben
menu-delete-text = Der Tisch und sein Spielverlauf gehen für alle endgültig verloren.
menu-delete-go = Löschen
menu-keep = Behalten

## The line to the service

line-connected = Verbunden
line-connecting = Verbindung wird hergestellt …
line-offline = Offline
line-gone = Geschlossen
line-waiting = { $count } ausstehend

## Bars over the table

bar-offline = Verbindung unterbrochen. Der Tisch kommt von selbst zurück.
bar-kept = { $count ->
    [one] Dein Zug ist vorgemerkt und wird noch gesendet.
   *[other] Deine { $count } Züge sind vorgemerkt und werden noch gesendet.
}
bar-gone = Dieser Tisch wurde gelöscht.
bar-paused = Der Tisch macht Pause: Jemand ist nicht da.
bar-watching = Du schaust zu. Was du hier tust, ändert nichts an der Partie.
bar-away = Ein Bot spielt für dich.
bar-away-of = Ein Bot spielt für { $who }.
bar-return = Platz wieder einnehmen
bar-undo = { $who } möchte den letzten Zug zurücknehmen.
bar-undo-waits = Bitte um Zurücknehmen gesendet. Warten auf { $who }.
bar-agree = Einverstanden
bar-decline = Ablehnen
bar-rematch = Hingehen

## Keys

keys-title = Tasten
keys-move = zwischen leuchtenden Stellen wechseln
keys-choose = auswählen
keys-row = eine Zeile der Liste wählen
keys-back = einen Schritt zurück oder schließen
keys-list = zur Liste
keys-skip = Bewegung überspringen
keys-space = Leertaste
keys-undo = zurücknehmen
keys-rules = Regeln
keys-sound = Ton an oder aus
keys-home = Startseite
keys-keys = diese Liste

## Spielen lernen

lesson-short = Lernen
lesson-title = Spielen lernen
lesson-lead = Fünf Minuten je Spiel: echte Stellungen, und du machst die Züge.
lesson-of = { $game } lernen
lesson-begin = Anfangen
lesson-continue = Weiterlernen
lesson-known = Gelernt · noch einmal
lesson-invite = Schritt für Schritt lernen
lesson-step = Schritt { $step } von { $last }
lesson-on = Weiter
lesson-back = Zurück
lesson-again = Von vorn
lesson-rules = Was die Regeln sagen
lesson-done = Mehr brauchst du nicht. In der ersten Partie spielst du gegen einen Lehrling, und alles Neue wird erklärt, sobald es vorkommt.
lesson-play = Erste Partie spielen
lesson-others = Ein anderes Spiel lernen
home-learn-of = { $game } lernen
explain-title = Neu
explain-ok = Verstanden
explain-rule = Die Regel
explain-stop = Nichts mehr erklären
explain-start = Neues erklären
settings-explain = Erklären, was zum ersten Mal vorkommt
settings-explain-auto = In ersten Partien
settings-explain-on = Ab jetzt
settings-explain-off = Nie
## Eigenes Material

own-short = Eigenes Material
own-title = Eigenes Material
own-title-of = { $game } · eigenes Material
own-short-of = Eigenes Material für { $game }
own-lead = Womit du hier spielst, hat dieses Projekt entworfen. Wenn du das Spiel besitzt, kannst du eintippen, was auf deinem Exemplar gedruckt ist, und damit spielen.
own-back = Alles Material
own-drafts = Deine eigenen
own-drafts-none = Du hast noch nichts eingetippt.
own-drafts-here = Sie bleiben nur in diesem Browser. Lade die Datei herunter, um sie anderswo aufzuheben, und behalte Gedrucktes für dich: Es gehört dem Verlag.
own-new = Neu eintippen
own-copy = Mit unserem beginnen
own-import = Datei einlesen
own-import-file = Eine Datei
own-import-text = Oder ihr Text
own-import-hint = Bemerkungen in der Datei gehen verloren.
own-import-unreadable = Diese Datei ist kein Text in UTF-8 oder größer als 32 kB.
own-import-look = Ansehen
own-import-take = Übernehmen, was lesbar ist
own-import-wrong = Fehler: { $count }. Was nicht lesbar ist, fällt weg; den Rest kannst du hier ausbessern.
own-import-doubt = Damit kann gespielt werden. Noch einmal ansehen: { $count }.
own-gone = Dieser Entwurf ist nicht in diesem Browser.
own-untitled = Mein eigenes { $number }
own-name = Name
own-playable = spielbar
own-unfinished = nicht fertig
own-play = Damit spielen
own-play-of = Spielen mit { $name }
own-delete = { $name } löschen
own-delete-sure = { $name } löschen? Das lässt sich nicht rückgängig machen.
own-designed = Von diesem Projekt entworfen
own-paper-ours = Vom Projekt Saqqara entworfen; der Verlag druckt etwas anderes.
own-paper-own = Von jemandem eingetippt, der das Spiel besitzt, zum Spielen zu Hause.
own-download = Datei herunterladen
own-print = Drucken
own-undo = Zurücknehmen
own-redo = Wiederherstellen
own-all = Alle
own-shown = Gezeigt: { $count }
own-parts = Teile der Datei
own-palette = Was ein Feld bekommt
own-keys = Klicken, tippen oder schreiben: Die Pfeiltasten wechseln das Feld, ein Buchstabe füllt es und geht weiter, die Leertaste setzt das Gewählte, Entf leert.
own-keys-many = Bild ab führt zum nächsten.
own-square = { $square }: { $thing }
own-unknown = unbekannt:
own-columns = Spalten
own-rows = Zeilen
own-add = Hinzufügen
own-remove = Diese entfernen
own-first = Noch nichts da: Füge die erste hinzu.
own-choose = wählen …
own-more-kinds = Eine weitere Art
own-nothing = nichts
own-total = Zusammen: { $count }
own-checking = Wird geprüft …
own-ok = Alles stimmt: Damit kann gespielt werden.
own-errors = Auszubessern: { $count }
own-warnings = Noch einmal ansehen: { $count }
own-error = auszubessern
own-warning = noch einmal ansehen
own-found = An anderen Stellen der Datei
own-line = Zeile { $line }
own-more = Und { $count } weitere
own-not-kept = Dieser Browser behält nichts: Lade die Datei herunter, bevor du gehst.
keys-text = der Spielplan als Text und zurück
keys-ask = Fragen zum Tisch stellen
keys-board = Auf diesem Spielplan

## Der Tisch als Text

ear-ask = Etwas zum Tisch fragen oder antworten
ear-hint = Eine Nummer oder ein Code antwortet; { $help } zählt alle Wörter auf.
ear-go = Sagen
ear-heard = Antworten
ear-answer = eine Nummer oder ein Code: beantwortet die Frage
ear-parts = Teile des Tischs
ear-unknown = Hier heißt nichts „{ $typed }“.
ear-several = Mehreres passt: { $names }
ear-none = Jetzt ist nichts zu beantworten.
ear-no-number = Es gibt { $count } Antworten.
ear-chose = Gewählt: { $what }
ear-sure = { $what }? Sag { $yes } oder { $back }.
ear-code = { $what }, Code { $code }
ear-word-help = hilfe
ear-does-help = zählt alle Wörter auf
ear-word-options = optionen
ear-does-options = zählt die Antworten mit ihren Nummern auf
ear-word-all = alles
ear-does-all = beschreibt den ganzen Tisch
ear-word-score = punkte
ear-does-score = nennt die Punkte aller
ear-word-log = verlauf
ear-does-log = erzählt, was geschah; verlauf 5 die letzten fünf Dinge
ear-word-rules = regeln
ear-does-rules = öffnet die Regeln; mit einem Wort dahinter kommen die Sätze, in denen es steht
ear-word-back = zurück
ear-does-back = geht in einer Antwort einen Schritt zurück
ear-word-undo = rückgängig
ear-does-undo = nimmt den letzten Zug zurück
ear-word-yes = ja
ear-does-yes = bestätigt einen Zug, der darauf wartet
ear-word-settings = einstellungen
ear-does-settings = öffnet die Einstellungen
