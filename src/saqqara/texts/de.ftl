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
level-analyst = Wesir
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
play-hint-chance = Aussicht auf den Sieg von hier aus, wenn der Computer weiterspielt: etwa { $share } %
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
mistake-stopped = abgebrochen
mistake-near = ; ist „{ $near }“ gemeint?
mistake-known = ; es gibt { $known }
mistake-with-advice = { $text }; { $advice }
mistake-of-game = { $game }: { $text }
mistake-span = { $low } bis { $high }
mistake-chance = der Zufall
mistake-seat = Platz { $number }
mistake-arguments-required = diese Angaben fehlen: { $known }
mistake-arguments-unknown = unbekannte Angaben: { $typed }
mistake-argument-ambiguous = { $typed } ist nicht eindeutig; möglich sind { $known }
mistake-argument-choice = { $argument }: { $typed } steht nicht zur Wahl, nur { $known }
mistake-argument-one = { $argument }: dahinter fehlt eine Angabe
mistake-argument-some = { $argument }: dahinter fehlt mindestens eine Angabe
mistake-argument-none = { $argument }: dazu gehört keine Angabe wie { $typed }
mistake-try-help = siehe { $command } --help
mistake-no-game = kein Spiel „{ $typed }“{ $offer }
mistake-try-games = siehe saqqara games
mistake-no-language = keine Sprache „{ $typed }“; es gibt { $known }
mistake-no-number = „{ $typed }“ ist keine Zahl
mistake-try-whole = eine ganze Zahl ab { $low }
mistake-out-of-range = { $typed } liegt außerhalb der Grenzen
mistake-try-span = von { $low } bis { $high }
mistake-try-from = ab { $low }
mistake-seats = { $game } ist für { $known } Plätze, nicht für { $typed }
mistake-no-option = { $game } hat keine Option „{ $typed }“{ $offer }
mistake-value = { $typed }: wähle aus { $known }
mistake-value-or-file = { $typed }: wähle aus { $known } oder nenne eine Datei
mistake-not-a-setting = „{ $typed }“ ist nicht NAME=WERT
mistake-try-set = z. B. --set { $known }
mistake-option-twice = die Option „{ $typed }“ ist zweimal angegeben
mistake-try-once = gib sie einmal an
mistake-no-player = kein Bot „{ $typed }“{ $offer }
mistake-no-budget = kein Aufwand „{ $typed }“ für { $player }: schreibe { $player }:1000 für Simulationen, { $player }:500ms für Zeit
mistake-bot-command = „{ $typed }“ ist kein Befehl: { $reason }
mistake-bot-empty = { $prefix } braucht einen Befehl, z. B. { $prefix }./mybot
mistake-bot-program = kein Programm „{ $typed }“, das sich ausführen lässt
mistake-bots = Bots: { $count }, Plätze: { $seats }
mistake-try-bot-a-seat = nenne höchstens einen je Platz
mistake-try-bots = nenne einen Bot für alle Plätze oder für jeden einen
mistake-try-file-log = nenne die Datei eines Spielverlaufs
mistake-try-file-text = nenne eine Textdatei
mistake-try-file-table = nenne die Datei einer Tabelle
mistake-folder-log = ist ein Ordner, kein Spielverlauf
mistake-folder-text = ist ein Ordner, kein Text
mistake-folder-table = ist ein Ordner, keine Tabelle
mistake-folder = ist ein Ordner, keine Datei
mistake-no-file = es gibt keine solche Datei
mistake-no-file-in = es gibt keine solche Datei; gesucht in { $here } und { $there }
mistake-no-plain-file = ist keine gewöhnliche Datei
mistake-no-text = ist kein Text: Byte { $byte } ist kein UTF-8
mistake-no-utf8-name = der Name ist kein UTF-8; benenne die Datei um
mistake-not-read = lässt sich nicht lesen
mistake-too-large = ist zu groß: höchstens { $most } Bytes werden gelesen
mistake-not-sent = der Text wurde nicht mitgeschickt
mistake-takes-no-file = diese Option nimmt keine Datei
mistake-half-line = eine halbe Zeile am Ende bleibt weg: { $text }
mistake-log-brings = „{ $typed }“ bringt der Spielverlauf selbst mit; nur Dateien lassen sich nennen
mistake-try-files = Optionen mit Datei: { $known }
mistake-try-no-files = keine Option nimmt eine Datei
mistake-log-empty = die Datei ist leer; ein Spielverlauf beginnt mit einer Zeile wie „GAME rules 1 seats 2“
mistake-log-header = kein Kopf: „{ $typed }“ müsste sein wie „GAME rules 1 seats 2“
mistake-log-rules = gespielt nach Regeln { $rules } von { $game }, hier sind nur 1 bis { $last } bekannt; mit einer neueren Version geht es
mistake-log-no-components = die Partie wurde nicht mit { $file } gespielt: im Kopf fehlt „components sha256:...“
mistake-log-file = die Partie wurde mit dem Material aus einer Datei gespielt ({ $hash }), die keine Option nennt
mistake-log-components = die Partie wurde mit anderem Material gespielt ({ $hash }) als dem aus { $file } ({ $here })
mistake-log-advice = nenne die richtige Datei mit --set { $known }
mistake-log-json = die Stellung nach „from“ ist kein JSON: { $reason }
mistake-log-deep = die Stellung nach „from“ ist zu tief verschachtelt
mistake-log-option = „{ $typed }“ im Kopf ist kein option=value{ $offer }
mistake-log-line = „{ $typed }“ ist keine Zeile eines Spielverlaufs
mistake-log-points = laut Prüfpunkt sind es { $points }, auf dem Tisch steht { $here }
mistake-log-back = zurück geht es nur zu einer früheren Zeile, nicht zu { $line }
mistake-log-long = höchstens { $lines } Zeilen und { $backs } Schritte zurück werden gelesen
mistake-log-move = { $who } darf nicht „{ $code }“: { $reason } [{ $rule }]
mistake-no-code = es gibt keinen solchen Code
mistake-no-code-near = es gibt keinen solchen Code; ist „{ $near }“ gemeint?
mistake-proof-digits = der Beweis braucht „# { $field }“ mit 64 hexadezimalen Ziffern
mistake-proof-table = der Beweis braucht eines von „# table“ und „# deal“
mistake-proof-nonce = der Beweis braucht „# nonce“ von jedem Platz ab 0 oder von keinem
mistake-no-proof = enthält keinen Beweis der Verteilung: „# commitment“ fehlt
mistake-try-proof = ein Server fügt ihn am Ende einer Partie an
mistake-few-moves = der Spielverlauf hat nur { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
mistake-try-smaller = nenne eine kleinere Zahl
mistake-log-of = ist ein Spielverlauf von { $game }
mistake-try-log-of = nenne einen Spielverlauf von { $game }
mistake-there-already = gibt es schon
mistake-try-another-file = wähle eine andere Datei
mistake-try-another-folder = wähle einen anderen Ordner oder Startwert
mistake-not-installed = { $typed } ist nicht installiert
mistake-packages = nicht installiert: { $known }
mistake-try-research = installiere den Zusatz research: pip install 'saqqara[research]'
mistake-no-solver = { $game } hat keinen Löser
mistake-nothing-to-solve = ohne Aufgabe gibt es nichts zu lösen
mistake-solved-alone = gelöst wird mit 1 Platz
mistake-no-rule = keine Regel „{ $typed }“ in { $game }
mistake-try-near = ist { $near } gemeint?
mistake-nothing-to-show = { $game } hat nichts zu zeigen
mistake-nothing-to-check = { $game } hat nichts zu prüfen
mistake-nothing-to-make = { $game } hat nichts zu erzeugen
mistake-try-tools = möglich ist: { $known }
mistake-try-no-tools = möglich ist nichts davon
mistake-draws-nothing = { $what } zeichnet nichts für { $game }
mistake-try-without = lass es weg
mistake-printed-file = das gedruckte Material dieses Spiels ist bekannt und nicht zu ersetzen; lass die Datei weg
mistake-printed-card = die Karten dieses Spiels haben keine Nummern; lass --card weg
mistake-try-bench = scripts/bench installiert sie
mistake-nothing-to-resume = es gibt nichts fortzusetzen
mistake-try-logs = nenne den Ordner mit --logs DIR
mistake-not-low-high = „{ $typed }“ ist nicht LOW,HIGH
mistake-nothing-to-decide = { $typed } lässt nichts zu entscheiden
mistake-try-sprt = zwei Zahlen von Elo-Punkten, die kleinere zuerst, z. B. --sprt=0,20
mistake-no-time = „{ $typed }“ ist keine Zeit
mistake-try-seconds = Sekunden für eine Antwort, z. B. { $known }
mistake-arena-seats = eine Arena hat mindestens { $least } Plätze, nicht { $count }
mistake-arena-players = Bots: { $count }, Plätze: { $seats }; nenne { $known }
mistake-arena-sprt = vergleicht { $least } Bots, nicht { $count }
mistake-arena-there = gibt es schon; --resume setzt es fort
mistake-arena-file = ist keine Datei mit Ergebnissen einer Arena
mistake-arena-other = wurde mit { $field } { $was } gespielt, nicht { $now }
mistake-arena-result = ist kein Ergebnis einer Verteilung
mistake-dask-package = ein Cluster braucht das Paket distributed: installiere saqqara[dask]
mistake-dask-address = „{ $typed }“ ist keine Adresse eines Schedulers von Dask
mistake-try-dask-address = schreibe HOST:PORT, z. B. { $known }
mistake-dask-silent = unter { $address } antwortet kein Scheduler von Dask
mistake-try-dask-up = prüfe die Adresse und ob der Scheduler läuft
mistake-dask-empty = der Cluster unter { $address } hat keine Worker
mistake-try-dask-worker = starte welche: { $command }
mistake-dask-lost = die Verbindung zum Cluster unter { $address } ist verloren
mistake-dask-deserted = der Cluster unter { $address } hat keine Worker mehr
mistake-dask-none = { $worker } hat kein saqqara, das passt ({ $reason })
mistake-dask-version = { $worker } hat saqqara { $theirs }, hier ist { $ours }
mistake-dask-rules = { $worker } spielt { $game } nach Regeln { $theirs }, hier sind es Regeln { $ours }
mistake-dask-text = { $worker } hat andere Regeln oder Bots als dieser Rechner, obwohl beide saqqara { $version } haben
mistake-dask-player = { $worker }: { $reason }
mistake-try-dask-same = installiere auf dem Scheduler und allen Workern das gleiche saqqara
mistake-dask-program = „{ $typed }“ ist ein Programm auf diesem Rechner, das ein Cluster nicht hat
mistake-try-no-dask = spiele ohne --dask
mistake-dask-killed = Verteilung { $deal } ging mit mehreren Workern nacheinander verloren
mistake-try-dask-log = der Grund steht vielleicht in ihren Logs
mistake-try-kept = das Gelernte bleibt erhalten; weiter geht es mit --resume { $folder }
mistake-database-address = das ist keine Adresse einer Datenbank
mistake-database-kind = „{ $typed }“ ist hier nicht bekannt; es gibt postgresql
mistake-database-package = PostgreSQL braucht das Paket psycopg: installiere saqqara[postgres]
mistake-try-database-form = schreibe postgresql://USER@HOST/NAME
mistake-try-database = nenne eine Datenbank mit --database
mistake-try-database-up = prüfe die Adresse und ob die Datenbank läuft
mistake-try-or-database-up = oder prüfe die Adresse und ob die Datenbank läuft
mistake-workers-database = mehrere Prozesse brauchen PostgreSQL
mistake-workers-port = mehrere Prozesse können sich auf diesem System keinen Port teilen
mistake-try-port = nenne ein anderes --host oder --port
mistake-data-used = ein anderer Prozess benutzt diese Daten und antwortet nicht
mistake-try-stop = beende ihn zuerst
mistake-try-data = wähle einen anderen Ordner mit --data
mistake-try-or-data = oder wähle einen anderen Ordner mit --data
mistake-not-used = lässt sich nicht benutzen: { $reason }
mistake-not-written = lässt sich nicht schreiben: { $reason }
mistake-try-checkout = nimm ein Arbeitsverzeichnis, das dir gehört
mistake-try-unchanged = nichts wurde geändert
mistake-no-texts = keine Texte von „{ $typed }“{ $offer }
mistake-no-translation = keine Übersetzung „{ $typed }“{ $offer }
mistake-text-column = keine Spalte „{ $typed }“: die erste Zeile ist { $known }
mistake-text-unknown = kein Text „{ $typed }“ in „{ $part }“
mistake-text-changed = { $text }: das Englische lautet inzwischen anders: { $now }
mistake-text-empty = { $text }: die Übersetzung ist leer
mistake-text-fluent = { $text }: nicht als Fluent zu lesen; achte auf Klammern und Einzüge
mistake-text-places = { $text }: { $typed } wird hier nicht eingesetzt; im Englischen gibt es { $known }
mistake-text-no-places = nichts zum Einsetzen
mistake-no-out = es gibt keinen Ordner, in den geschrieben wird
mistake-try-out = nenne einen: --out DIR
mistake-not-number-within = „{ $typed }“ ist keine Zahl von { $low } bis { $high }
mistake-not-a-b = „{ $typed }“ ist nicht A,B
mistake-try-a-b = zwei Zahlen bis { $most }, Vielfache von { $step }, z. B. { $known }
mistake-no-folder = es gibt keinen solchen Ordner
mistake-try-resume = --resume nennt das --out eines früheren Trainings
mistake-no-file-of-name = { $file } gibt es nicht
mistake-try-no-resume = nichts, was sich fortsetzen lässt
mistake-checkpoint-damaged = der Trainingsstand ist beschädigt ({ $reason })
mistake-checkpoint-sizes = seine Teile haben andere Größen
mistake-not-so-small = so klein lässt es sich nicht machen: mindestens { $least } Gewichte bleiben
mistake-nothing-to-trim = nur ein Netz, mit dem weitergemacht wird, wird kleiner gemacht: --resume DIR dazu
mistake-checkpoint-of = er ist von { $game }, Regeln { $rules }, oder von anderem gedruckten Material
mistake-torch = Torch lässt sich nicht benutzen ({ $reason })
mistake-try-torch = installiere saqqara[train]
mistake-torch-differs = die Gradienten von Torch und NumPy unterscheiden sich um { $apart } ihrer Länge
mistake-try-numpy = trainiere auf diesem Rechner mit --learner numpy
mistake-no-worker = es läuft kein Prozess mehr, der spielt; das Gelernte bleibt erhalten
mistake-no-network = { $game } hat kein Netz
mistake-try-network = nenne den Ordner eines Netzes mit --resume DIR
mistake-network-for = das Netz ist für { $game }
mistake-network-rules = das Netz wurde nach Regeln { $rules } trainiert, dies sind Regeln { $here }
mistake-network-things = das Netz wurde mit anderem gedruckten Material trainiert
mistake-network-answers = die Antworten oder die Quellen von Punkten sind andere
mistake-network-looks = es sieht { $count } Zahlen, das Spiel zeigt hier { $here }
mistake-network-weights = { $file } enthält nicht die Gewichte, von denen { $card } spricht: { $count }
mistake-network-shape = { $card } nennt die Form des Netzes nicht: { $reason }
mistake-network-impossible = { $card } beschreibt ein Netz, das es nicht geben kann
mistake-no-data = es gibt keine Daten zu sichern
mistake-try-name-data = nenne ihren Ordner mit --data
mistake-try-name-file = nenne eine andere Datei
mistake-file-not-written = kann nicht geschrieben werden: { $reason }
mistake-no-backup = ist keine Sicherung
mistake-try-backup = lege eine an mit saqqara backup
mistake-backup-damaged = ist beschädigt
mistake-try-another-backup = nimm eine andere Sicherung
mistake-data-running = der Server läuft gerade mit diesen Daten
mistake-data-there = es gibt schon Daten
mistake-try-force-data = nimm --force oder einen anderen Ordner mit --data
mistake-try-force-database = nimm --force oder eine andere Datenbank
mistake-try-up = prüfe die Adresse und ob die Datenbank dort läuft
mistake-data-other-version = ist nicht von dieser Version
mistake-try-start-once = starte den Server einmal mit diesen Daten und versuche es dann noch einmal
mistake-data-newer = eine neuere Version hat die Daten geschrieben (Revision { $revision }); mit ihr lassen sie sich benutzen
mistake-of-file = { $file }: { $text }
mistake-search-budget = eine Suche braucht einen Aufwand: mindestens 1 Simulation oder 1ms
mistake-search-room = eine Suche braucht Platz: { $memory } MB fassen höchstens { $nodes } Knoten
mistake-guest-budget = kein Aufwand „{ $typed }“ für { $player }: schreibe { $player }:1000 für Simulationen, mindestens { $least }
mistake-guest-missing = { $player } braucht { $package }, das hier nicht installiert ist: pip install 'saqqara[research]'
mistake-system-address-taken = die Adresse wird schon benutzt
mistake-system-address-not-here = diese Adresse hat dieser Rechner nicht
mistake-system-name-unknown = der Name ist nicht bekannt
mistake-system-name-not-found = der Name lässt sich gerade nicht auflösen
mistake-system-denied = keine Berechtigung
mistake-system-no-file = Datei oder Ordner gibt es nicht
mistake-system-folder = ist ein Ordner
mistake-system-no-folder = ist kein Ordner
mistake-system-exists = die Datei gibt es schon
mistake-system-read-only = das Dateisystem ist nur lesbar
mistake-system-full = kein Platz mehr auf dem Datenträger

## Hilfe der Kommandozeile: jede in einer Zeile, ohne etwas zum Einsetzen

help-usage = Aufruf:
help-arguments = Angaben
help-options = Optionen
help-help = diese Hilfe zeigen und beenden
help-version = die Version zeigen und beenden
help-saqqara = Brettspiele aus dem alten Ägypten: spielen, nachspielen, simulieren, messen.
help-json = ein JSON-Objekt ausgeben und sonst nichts
help-seats = wie viele spielen (Vorgabe: 2, oder so wenige, wie das Spiel zulässt)
help-seed = eine Zahl; derselbe Startwert verteilt dieselben Karten
help-set = Optionen des Spiels
help-files = Dateien, die der Spielverlauf nennt, wenn sie jetzt woanders liegen
help-deals = wie viele Verteilungen (Vorgabe: 100)
help-data = Ordner der Daten (Vorgabe: dein Datenordner)
help-database = PostgreSQL statt des Ordners: postgresql://... (Vorgabe: SAQQARA_DATABASE, falls gesetzt)
help-game = siehe `saqqara games`
help-to-serve = Den Server starten und seine Seite öffnen.
help-serve-host = Adresse des Servers (Vorgabe: 127.0.0.1)
help-serve-port = Port (Vorgabe: 8321; der nächste freie, wenn er belegt ist)
help-serve-no-browser = keinen Browser öffnen
help-serve-lan = andere in deinem Netzwerk mitspielen lassen und einen Code für Handys zeigen
help-serve-workers = Prozesse des Servers (Vorgabe: 1; mehrere brauchen --database)
help-serve-proxy = vorgeschaltete Proxys, deren Angaben über Adressen gelten
help-to-backup = Alle Tische in eine Datei schreiben.
help-to-restore = Eine Sicherung zurückspielen.
help-restore-force = vorhandene Daten ersetzen; sie bleiben daneben erhalten
help-to-play = Eine Partie im Terminal spielen.
help-play-bots = Bots auf den letzten Plätzen, z. B. level2,greedy; none: nur Menschen
help-play-resume = eine gespeicherte Partie fortsetzen
help-play-lang = en, de, cs, fi, sv oder hu (Vorgabe: die Sprache des Systems)
help-to-simulate = Bots viele Partien spielen lassen und zählen, was herauskommt.
help-simulate-games = wie viele Partien (Vorgabe: 1000)
help-simulate-bots = einer für alle Plätze oder für jeden einer
help-simulate-logs = den Verlauf jeder Partie dorthin schreiben
help-simulate-parquet = jede Entscheidung und was dabei zu sehen war dorthin schreiben
help-to-arena = Bots auf denselben Verteilungen in jeder Sitzordnung gegeneinander spielen lassen und vergleichen.
help-arena-players = zwei oder mehr, z. B. greedy,cmd:./mybot
help-arena-logs = den Verlauf jeder Partie dorthin schreiben, dazu laufend die Ergebnisse
help-arena-resume = mit den Ergebnissen im Ordner von --logs weitermachen
help-arena-sprt = aufhören, sobald einer von zwei Unterschieden in Elo widerlegt ist
help-arena-workers = wie viele Prozesse (Vorgabe: einer je Kern)
help-arena-limit = Sekunden für eine Antwort (Vorgabe: 60)
help-arena-bot-seconds = für eine Antwort eines Bots mit cmd: (Vorgabe: 10)
help-arena-controls = Verteilungen je Kontrolle (Vorgabe: ein Zwanzigstel, 10 bis 100)
help-dask = auf dem Cluster dieses Schedulers von Dask spielen, z. B. 127.0.0.1:8786
help-to-solve = Gewinnwege auf Verteilungen suchen, deren ganze Reihenfolge bekannt ist.
help-solve-task = kurz für --set task=T
help-solve-width = wie viele Tische je Zug behalten werden (Vorgabe: 100)
help-solve-logs = den Verlauf jeder gelösten Verteilung dorthin schreiben
help-to-train = Das Netz eines Spiels trainieren: Es spielt gegen sich selbst und lernt daraus.
help-train-minutes = wie viele Minuten insgesamt (Vorgabe: 9)
help-train-out = Ordner für Trainingsstand, Netz, Steckbrief und Bild
help-train-resume = vom Trainingsstand in diesem Ordner aus weitermachen
help-train-seed = eine Zahl (Vorgabe: 1)
help-train-workers = Prozesse, die spielen (Vorgabe: einer je Kern, weniger einen)
help-train-layers = wie breit die zwei Schichten eines neuen Netzes sind (Vorgabe: 128,64)
help-train-most-weights = ein Netz, mit dem weitergemacht wird, behält höchstens so viele Gewichte: Werte, die kaum je vorkommen, teilen sich welche (Vorgabe: alle)
help-train-least-seats = an Tischen mit weniger Plätzen wird weder trainiert noch mit diesem Netz gespielt (Standard 1)
help-train-rate = höchste Lernrate, z. B. 0.0002 (Standard: 0.002 für ein neues Netz, 0.001 für eines, das weiterlernt)
help-train-simulations = Simulationen für einen Zug, aus dem gelernt wird, und für einen schnellen (Vorgabe: 96,16)
help-train-learner = wer lernt
help-train-steps = nach so vielen Schritten aufhören (Vorgabe: nur nach Zeit)
help-lessons-games = nach so vielen Partien aufhören (Vorgabe: nur nach Zeit)
help-train-export = das Netz von --resume oder das des Spiels als ONNX schreiben
help-train-measure = N Partien mit dem Netz von --resume oder dem des Spiels spielen: Stimmt, was es sagt?
help-train-self-check = die Gradienten von Torch und NumPy vergleichen und beenden
help-to-replay = Einen Spielverlauf nachspielen und den Tisch zeigen.
help-replay-at = nach N Zügen anhalten
help-to-position = Auflisten, was am Ende eines Spielverlaufs erlaubt ist.
help-to-verify = Prüfen, ob ein Spielverlauf so verteilt wurde, wie sein Startwert sagt.
help-to-perft = Den Spielbaum bis zu einer Tiefe zählen.
help-perft-from = vom Ende dieses Spielverlaufs aus zählen
help-perft-divide = die Anzahl unter jeder ersten Aktion zeigen
help-perft-chance = den Zufall auffächern, statt die Verteilung zu fragen
help-to-rules = Die Regeln eines Spiels zeigen, Satz für Satz.
help-rules-lang = wie bei play; mit --json ist die Vorgabe en
help-rules-id = ein Satz, z. B. sail-2
help-to-texts = Eine Übersetzung neben ihrem Englisch zeigen oder berichtigen.
help-texts-lang = de, cs, fi, sv oder hu
help-texts-game = ein Spiel, house oder page (Vorgabe: alles)
help-texts-csv = eine Tabelle für die Tabellenkalkulation ausgeben
help-texts-read = die Berichtigungen einer solchen Tabelle in die Texte übernehmen
help-to-games = Die Spiele auflisten, mit Plätzen und Optionen.
help-games-lang = sagen, wie alles heißt: en, de, cs, fi, sv oder hu
help-to-components = Das gedruckte Material eines Spiels zeigen, prüfen oder herstellen.
help-components-card = nur diese eine
help-components-svg = eine Zeichnung statt Text ausgeben
help-components-lang = Sprache dessen, was `check` findet: en, de, cs, fi, sv oder hu
help-to-bench = Die Geschwindigkeit der Regeln messen.
help-bench-peers = andere Programme im selben Lauf messen

## Wenn ein Bot in einer Arena versagt, und Hinweise unterwegs

failed-no-json = antwortet „{ $typed }“, das ist kein JSON
failed-no-option = antwortet „{ $typed }“, das ist keine seiner Optionen (davon gibt es { $count })
failed-number = { $typed } ist keine der Optionen { $known }
failed-start = { $program } lässt sich nicht starten: { $reason }
failed-late = keine Antwort innerhalb von { $seconds } s
failed-long = antwortet mit mehr als { $most } Zeichen in einer Zeile
failed-closed = sein Programm hat die Ausgabe geschlossen
failed-ended = sein Programm endete mit { $code }
failed-remark = { $text }: { $remark }
failed-died = sein Prozess ist zu Ende
failed-starting = ein Prozess der Arena endet gleich nach dem Start (Exit-Code { $code })
failed-at-deal = ein Prozess der Arena endete bei Verteilung { $deal } (Exit-Code { $code })
note-compiling = Die Regeln von { $game } werden übersetzt, einmal auf diesem Rechner: etwa 20 Sekunden.
note-damaged = Die übersetzten Regeln in { $folder } waren beschädigt und werden neu erzeugt.
note-cache = Der Cache-Ordner lässt sich nicht benutzen ({ $reason }: { $folder }); die Regeln werden nur für diesen Lauf übersetzt.
note-no-compiler = Der Compiler lässt sich nicht benutzen ({ $reason }); die Regeln laufen als einfaches Python, fast 200-mal langsamer.
note-network-unusable = Das Netz von { $game } lässt sich nicht benutzen ({ $reason }); die Suche geht ohne es weiter.
note-network-misfit = Das Netz von { $game } passt nicht ({ $reason }); die Suche geht ohne es weiter.
note-network-things = Das Netz von { $game } wurde mit anderem gedruckten Material trainiert; die Suche geht ohne es weiter.
note-tables = Tabellen, einmal für diese Karten: { $done } von { $whole }
note-tables-damaged = Die Tabellen in { $folder } waren beschädigt und werden neu berechnet.
note-tables-not-kept = Die Tabellen lassen sich nicht aufheben ({ $reason }: { $folder }); sie werden nächstes Mal neu berechnet.

## Was Befehle antworten

said-figure = { $figure }
said-percent = { $share } %
said-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
said-deals = { $count ->
    [one] { $count } Verteilung
   *[other] { $count } Verteilungen
}
said-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
said-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
said-simulate = { $game }: { $games }, { $moves }, { $unfinished } unvollendet, { $pace } Partien je CPU-Sekunde
said-simulate-seat = Platz { $number }  { $bot } Mittel { $mean }   Siege { $share } %   ({ $low } bis { $high })
said-solve = { $game }: { $deals }, davon { $solved } gelöst: { $share } %   ({ $low } bis { $high })
said-solve-best = beste Punktzahl im Mittel: { $points }, Sekunden je Verteilung: { $seconds }
said-won = gewonnen: { $who }
said-nobody = niemand
said-weight = Gewicht { $weight }
said-seed-other = { $file }: der Startwert ist nicht der versprochene: sein SHA-256 ist { $hash }
said-dealt-other = { $where }: der Spielverlauf sagt „{ $said }“, der Startwert verteilt „{ $dealt }“
said-checked = { $count ->
    [one] { $count } Ergebnis des Zufalls geprüft
   *[other] { $count } Ergebnisse des Zufalls geprüft
}
said-game = { $game }: { $seats } Plätze
said-changed = { $count } geändert
said-changed-in = { $count } geändert in { $files }
said-arena = { $game }, { $seats }: { $deals }, { $games }, Startwert { $seed }
said-arena-unfinished = { $count } unvollendet
said-arena-points = { $points } Punkte
said-arena-pace = { $ms } ms je Entscheidung
said-arena-pair = { $first } vor { $second }: { $share }
said-arena-margin = { $margin } Punkte
said-arena-margin-between = { $margin } Punkte ({ $low } bis { $high })
said-share = { $share } %  ({ $low } bis { $high })
said-span = ({ $low } bis { $high })
said-elo = Elo, im Mittel 0:
said-sprt = Test von { $low } gegen { $high } Elo: { $text } ({ $deals }, { $ratio })
said-sprt-low = { $name } ist höchstens { $elo } Elo stärker
said-sprt-high = { $name } ist mindestens { $elo } Elo stärker
said-sprt-open = noch ist keins von beiden bewiesen
said-sprt-first = der erste
said-mirror = Spiegel: { $name } gegen sich selbst: { $share }, { $deals }: { $text }
said-mirror-ok = hält 50 %, wie es sein muss
said-mirror-not = hält 50 % NICHT: durch Zufall passiert das 1 Spiegel von 20
said-sanity = Plausibilität: { $name } gegen { $against }: { $share }, { $deals }: { $text }
said-sanity-ok = sicher vorn, wie es sein muss
said-sanity-not = NICHT sicher vorn
said-forfeit = verwirkt: { $name } auf Platz { $number }, Verteilung { $deal }, Partie { $game }, Entscheidung { $decision }: { $why }
said-forfeits-more = { $count ->
    [one] und { $count } weitere verwirkte Partie
   *[other] und { $count } weitere verwirkte Partien
}
said-stopped = abgebrochen, fertig: { $done } (geplant: { $deals }); { $advice }
said-stopped-resume = --resume macht weiter
said-stopped-logs = mit --logs DIR ließe es sich fortsetzen
said-serve-running = Saqqara läuft schon: { $address }
said-serve-moved = Der Port ist belegt, also wird der nächste freie benutzt.
said-serve-up = Saqqara ist da: { $address } (Strg-C beendet es)
said-serve-lan = Andere in deinem Netzwerk finden es hier: { $address }
said-serve-stopped = Saqqara ist beendet.
said-backup = { $file }: { $size } Bytes
said-restored = zurückgespielt in { $where }
said-restored-kept = zurückgespielt in { $where }; was dort war, ist { $kept }
said-database = die Datenbank

## Was ein Training mitteilt

train-no-accelerator = Es gibt keinen Beschleuniger; NumPy lernt.
train-grown = Das Netz sieht jetzt { $after } Zahlen statt { $before }: was neu ist, beginnt ohne Gewicht.
train-trimmed = Das Netz hat { $after } Gewichte statt { $before }: Werte, die kaum je vorkommen, teilen sich ihre.
train-apart = Torch und NumPy unterscheiden sich um { $apart } der Länge des Gradienten.
train-instead = Statt Torch lernt NumPy: { $reason }
train-progress = { $share } %  Partien { $games }  Züge { $turns }  Schritte { $steps }  Gewichte { $number }  { $losses }  { $strength }
train-left = von { $workers } spielenden Prozessen laufen noch { $alive }
train-begins = spielende Prozesse: { $workers }, es lernt { $learner }, Startwert { $seed }
train-ahead = vor { $against } in { $share } % von { $games } Partien mit 64 Simulationen
against-start = dem Anfang
train-both = { $first }; { $second }
found-games = Partien { $value }
found-turns = Züge { $value }
found-steps = Schritte { $value }
found-strength = Stärke: { $value }
found-apart = Unterschied { $value }
found-accelerator = Beschleuniger { $value }
found-calibration_error = Kalibrierungsfehler { $value }
found-told_came_times = gesagt, gekommen, wie oft: { $value }
found-file = Datei { $value }
found-weights = Gewichte { $value }

## Was gemessen wird

bench-head = Entscheidungen je CPU-Sekunde
bench-first-options = erste Optionen
bench-last-options = letzte Optionen
bench-row = { $game }, { $mix }, Plätze: { $seats }
bench-row-plain = { $game }, { $mix }, Plätze: { $seats }, einfaches Python
bench-ratio = { $game }, Plätze: { $seats }; übersetzt ist { $ratio }-mal so schnell wie einfaches Python
bench-peer = { $ratio }-mal so schnell wie { $name }
bench-state = ein State hat { $size } Bytes und wird in { $time } ns kopiert
bench-starts = erster Start: { $cold } s zum Übersetzen, spätere Starts: { $warm } s
