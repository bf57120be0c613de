### Silver & Gold: Pyramids in German. Which sentences are our rulings is said in the English text alone.
### A card of a seat is the one on the left or on the right: the word for the side stands after the card.

## Das Spiel

rule-game-1 = Alle erkunden zwei Kammern zugleich, Feld für Feld vom Eingang bis zur goldenen Grabkammer. Wer nach vier Runden die meisten Punkte hat, gewinnt.
rule-game-2 = Die 48 Kammern hier hat dieses Projekt entworfen; die gedruckten lassen sich eintippen und stattdessen spielen.
rule-solo-1 = Allein spielst du nach denselben Regeln nur um Punkte und darfst alle drei Punktefelder einer Farbe bekommen.

## Spielvorbereitung

rule-setup-1 = Es gibt 48 Pyramidenkarten, je 16 in Lila, Orange und Grün, mit den Nummern 1 bis 48. Jede Karte liegt immer nur an einer Stelle.
rule-setup-2 = Alle bekommen 4 Pyramidenkarten und behalten 2 davon. Gewählt wird gleichzeitig, und niemand zeigt etwas, bevor alle gewählt haben.
rule-setup-3 = Alle anderen Karten werden zum verdeckten Pyramidenstapel gemischt.
rule-setup-4 = Die ersten 4 Karten des Pyramidenstapels liegen offen als Auslage.

## Eine Runde

rule-round-1 = Es gibt 8 Expeditionskarten mit 6 Mustern. In einer Runde werden 7 davon nacheinander aufgedeckt; die achte bleibt verdeckt und ungenutzt.
rule-round-2 = Für jede der 4 Runden werden alle 8 Expeditionskarten neu gemischt.
rule-round-3 = Ein Zug hat 4 Schritte, immer in dieser Reihenfolge: Expeditionskarte aufdecken, ankreuzen, Karten abschließen und neue wählen, Punktefelder gewinnen. Antworte nur auf das, was gefragt ist.

## Ankreuzen

rule-mark-1 = Alle kreuzen gleichzeitig an, jeweils auf 1 der Karten, die sie vor sich haben, meist sind das 2. Niemand sieht, was andere ankreuzen, bevor alle fertig sind.
rule-mark-2 = Das Muster darf beliebig gedreht und gespiegelt werden.
rule-mark-3 = Kreuze alle Felder des aufgedeckten Musters auf einer Karte an: nicht nur einen Teil davon und nicht auf beide Karten verteilt.
rule-mark-4 = Jedes Feld wird nur einmal angekreuzt.
rule-mark-5 = Wände werden nie angekreuzt, und das Muster bleibt innerhalb der Kammer.
rule-mark-6 = Was du auf einer Karte zuerst ankreuzt, muss ihren Eingang enthalten.
rule-mark-7 = Was du später ankreuzt, muss mit einer Seite an ein Feld grenzen, das schon angekreuzt war; Ecken verbinden nicht.
rule-mark-8 = Statt des Musters, ob es passt oder nicht, darfst du unter denselben Bedingungen genau 1 Feld ankreuzen.
rule-mark-9 = Passen darfst du nicht: Kreuze das Muster oder 1 Feld an.
rule-mark-10 = Wer keine Karte vor sich hat, tut nichts.
rule-mark-11 = In welcher Reihenfolge geantwortet wird, macht keinen Unterschied; was man am Tisch ansagen müsste, geschieht hier von selbst.

## Rote Kreuze

rule-cross-1 = Für ein angekreuztes rotes Kreuz kreuzt du sofort 1 weiteres Feld an, auf einer deiner beiden Karten und unter den üblichen Bedingungen. Das ist Pflicht, auch wenn nur ein Totenkopf erreichbar ist.
rule-cross-2 = Jedes rote Kreuz bringt ein eigenes Bonusfeld, auch eines, das so angekreuzt wird.
rule-cross-3 = Auf einer Karte, auf der noch nichts angekreuzt ist, ist das Bonusfeld der Eingang.
rule-cross-4 = Ein Bonusfeld, das nirgends angekreuzt werden kann, verfällt; mit der Option „{ option-no_cell }: { option-no_cell-owe }“ kommt es nach deinem nächsten Ankreuzen dran, zusätzlich zu den Bonusfeldern neuer roter Kreuze.
rule-cross-5 = Das Bonusfeld darf auch auf einer Karte liegen, deren Grabkammer in diesem Zug angekreuzt wurde; mit der Option „{ option-mark_after_tomb }: { option-mark_after_tomb-forbid }“ darf es das nicht.

## Andere Symbole

rule-gem-1 = Für jeden angekreuzten Edelstein hakst du auf deiner Wertungskarte den nächsten seiner Farbe ab, rot oder grün.
rule-gem-2 = Je Farbe ist Platz für 10 Edelsteine; weitere verfallen.
rule-torch-1 = Für eine angekreuzte Fackel hakst du auf deiner Wertungskarte die Fackel der laufenden Runde ab.
rule-torch-2 = Pro Runde wird höchstens 1 Fackel abgehakt, und keine für eine andere Runde.
rule-skull-1 = Für jeden angekreuzten Totenkopf hakst du auf deiner Wertungskarte den nächsten Totenkopf ab; keiner ist billiger als der vorige.
rule-skull-2 = Es ist Platz für 10 Totenköpfe; weitere verfallen.
rule-potion-1 = Für einen angekreuzten Zaubertrank wischst du die 2 teuersten abgehakten Totenköpfe weg.
rule-potion-2 = Sind weniger als 2 Totenköpfe abgehakt, wischst du weg, was da ist.
rule-potion-3 = Zaubertränke wirken nach den Totenköpfen desselben Ankreuzens; mit der Option „{ option-potion }: { option-potion-before }“ wirken sie zuerst.
rule-potion-4 = Das Bonusfeld eines roten Kreuzes ist ein Ankreuzen für sich.
rule-tomb-1 = Eine Karte ist abgeschlossen, wenn ihre goldene Grabkammer angekreuzt ist.

## Neue Karten

rule-draft-1 = Eine abgeschlossene Karte wird im dritten Schritt beiseitegelegt, wenn alles angekreuzt ist; erst dann kommt eine neue, die ab dem nächsten Zug mitspielt.
rule-draft-2 = Für jede abgeschlossene Karte nimmst du eine neue: eine beliebige aus der Auslage oder unbesehen die oberste vom Pyramidenstapel.
rule-draft-3 = Schließen mehrere im selben Zug Karten ab, wählen sie in der Reihenfolge der Nummern ihrer abgeschlossenen Karten, die niedrigste zuerst.
rule-draft-4 = Wer beide Karten abschließt, nimmt 2 nacheinander und zählt mit der niedrigeren Nummer; mit der Option „{ option-two_finished }: { option-two_finished-higher }“ mit der höheren.
rule-draft-5 = Die Auslage wird erst dann wieder auf 4 aufgefüllt, wenn eine Person alle ihre Karten genommen hat.
rule-draft-6 = Aufgefüllt wird, bevor die nächste Person wählt.
rule-draft-7 = Ist der Pyramidenstapel leer, wird die Auslage nicht mehr aufgefüllt, und vom Stapel lässt sich nichts nehmen.
rule-draft-8 = Sind Auslage und Pyramidenstapel leer, spielst du mit weniger Karten weiter.
rule-draft-9 = Eine Karte vom Pyramidenstapel liegt sofort offen.

## Pyramidenpunkte

rule-race-1 = Wer die 2., 4. oder 6. Karte einer Farbe abschließt, bekommt das beste noch offene Punktefeld dieser Farbe: 10, dann 6, dann 3 Punkte.
rule-race-2 = Ein Punktefeld wird nur einmal vergeben und ist dann für alle geschlossen; eine Person darf mehrere bekommen.
rule-race-3 = Erreichen mehrere im selben Zug ein Punktefeld derselben Farbe, geht die niedrigere Nummer vor; es zählen die Karten dieser Farbe, die in diesem Zug abgeschlossen wurden.
rule-race-4 = Zwei zugleich abgeschlossene Karten einer Farbe bringen ein Punktefeld und zählen mit der niedrigeren Nummer; mit der Option „{ option-same_colour }: { option-same_colour-higher }“ mit der höheren.
rule-race-5 = Die 8. Karte einer Farbe bringt kein Punktefeld.

## Spielende

rule-end-1 = Das Spiel endet nach der 4. Runde. Nicht abgeschlossene Karten bringen nichts; was für ihre Symbole abgehakt wurde, bleibt.
rule-end-2 = Jede abgeschlossene Karte bringt 10 Punkte.
rule-end-3 = Jede abgehakte Fackel bringt 5 Punkte.
rule-end-4 = Jedes Paar aus einem roten und einem grünen Edelstein bringt 5 Punkte, jeder einzelne Edelstein 1.
rule-end-5 = Von den abgehakten Totenköpfen zählt nur der teuerste, und zwar als Minuspunkte.
rule-end-6 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die abgeschlossene Karte mit der niedrigsten Nummer.
rule-end-7 = Hat bei Gleichstand niemand der Beteiligten eine Karte abgeschlossen, wird der Sieg geteilt.

## Namen

game-name = Silver & Gold: Pyramids
game-about = Kreuze dir den Weg durch zwei Kammern zugleich, vorbei an Totenköpfen und Edelsteinen zu den goldenen Grabkammern.
game-designed = Die 48 Kammern hat dieses Projekt entworfen.
game-designed-how = Die gedruckten lassen sich eintippen (--set deck=DATEI).
shape-I1 = Einzelfeld
shape-I2 = Zweier
shape-I3 = Dreierreihe
shape-V3 = Ecke
shape-T4 = T-Form
shape-L4 = L-Form
shape-O4 = Quadrat
shape-I4 = Viererreihe
shape-S4 = S-Form
side-left = links
side-right = rechts
colour-violet = lila
colour-orange = orange
colour-green = grün
option-deck = Kammern
option-mark_after_tomb = Bonusfeld auf gerade abgeschlossener Karte
option-mark_after_tomb-allow = erlaubt
option-mark_after_tomb-forbid = nicht erlaubt
option-no_cell = Rotes Kreuz ohne mögliches Feld
option-no_cell-lapse = verfällt
option-no_cell-owe = wird nachgeholt
option-two_finished = Kartenwahl mit zwei abgeschlossenen Karten
option-two_finished-lower = nach der niedrigeren Nummer
option-two_finished-higher = nach der höheren Nummer
option-same_colour = Punktefeld mit zwei Karten einer Farbe
option-same_colour-lower = nach der niedrigeren Nummer
option-same_colour-higher = nach der höheren Nummer
option-potion = Zaubertrank und Totenköpfe zugleich
option-potion-after = erst die Totenköpfe
option-potion-before = erst der Zaubertrank
source-tombs = Grabkammern
source-torches = Fackeln
source-boxes = Pyramidenpunkte
source-gems = Edelsteine
source-skulls = Totenköpfe

## Fragen

ask-deal = Eine Pyramidenkarte wird ausgeteilt.
ask-keep = Welche Karten behältst du? Wähle zwei nacheinander.
ask-display = Eine Karte kommt in die Auslage.
ask-flip = Die nächste Expeditionskarte wird aufgedeckt.
ask-mark = Kreuze das Muster auf einer deiner Karten an oder stattdessen 1 Feld.
ask-cross = Ein rotes Kreuz: Kreuze 1 weiteres Feld an.
ask-take = Welche Karte nimmst du?
ask-draw = Die oberste Karte vom Pyramidenstapel wird gezogen.
ask-over = Die Partie ist zu Ende.
ask-wait = Andere sind dran.

## Möglichkeiten

do-keep = Karte { $card } behalten
do-mark = { $squares } auf der Karte { $side } ankreuzen
do-cross = { $squares } auf der Karte { $side } für das rote Kreuz ankreuzen
do-take = Karte { $card } aus der Auslage nehmen
do-take-deck = Die oberste Karte vom Pyramidenstapel nehmen
do-deal = Karte { $card } wird ausgeteilt
do-display = Karte { $card } kommt in die Auslage
do-flip = Das Muster: { $shape }
do-draw = Karte { $card } wird gezogen

## Was geschah

told-keep = { $who } behält Karte { $card }
told-mark = { $who } kreuzt { $squares } auf der Karte { $side } an
told-cross = { $who } kreuzt { $squares } auf der Karte { $side } für ein rotes Kreuz an
told-take = { $who } nimmt Karte { $card } aus der Auslage
told-take-deck = { $who } nimmt die oberste Karte vom Pyramidenstapel
told-deal = Karte { $card } wird ausgeteilt
told-display = Neu in der Auslage: Karte { $card }
told-flip = Das Muster: { $shape }
told-draw = Die oberste Karte ist { $card }

## Tipps

hint-mark = { $code }: bringt die Grabkammer auf der Karte { $side } um { $nearer } Expeditionskarten näher; dann ist sie noch { $left } entfernt
hint-card = Karte { $card }: Ihre Grabkammer ist im Schnitt { $mean } Expeditionskarten entfernt, bestenfalls { $fewest }
hint-none = Für diese Kammern gibt es keine genaue Tabelle.

## Gruppen von Möglichkeiten

group-keep = Eine Karte behalten
group-mark = Felder ankreuzen
group-cross = Ein weiteres Feld ankreuzen
group-take = Eine Karte nehmen

## Die Zeichnung

draw-round = Runde { $round } von { $rounds }
draw-turn = Muster { $turn } von { $turns }: { $shape }
draw-bag = noch verdeckt
draw-deck = Stapel: { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
draw-answered = fertig:
draw-boxes = Punktefelder
draw-display = Auslage
draw-no-card = ohne Karte
draw-points = { $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }
draw-owed = noch { $count } anzukreuzen
draw-kept = { $side }
draw-symbol-x = noch 1 Feld
draw-symbol-r = roter Edelstein
draw-symbol-g = grüner Edelstein
draw-symbol-t = Fackel
draw-symbol-s = Totenkopf
draw-symbol-p = Zaubertrank
draw-square-tomb = Grabkammer
draw-square-entrance = Eingang
draw-square-marked = angekreuzt
draw-square-sealed = neu

## Der Spielplan

board-turn = Expedition { $turn } von { $turns }
board-thinking = Wer schon fertig ist
board-thinks = { $who } überlegt noch
board-answered = { $who } ist fertig
board-own = Deine Karten
board-cards-of = Karten von { $who }
board-score = Deine Wertungskarte
board-score-of = Wertungskarte von { $who }
board-note-tombs = je 10
board-note-gems = Paar 5, einzeln 1
board-note-torches = je 5, eine pro Runde
board-note-skulls = der teuerste zählt
board-note-boxes = für 2., 4., 6. Karte
board-told-gems = { $red } rot, { $green } grün
board-open = offen
board-tools = Das Muster
board-key-move = das Muster bewegen
board-turn-it = Drehen
board-mirror = Spiegeln
board-one = 1 Feld
board-by-squares = Feld für Feld
board-mark = Ankreuzen
board-covers = { $squares } auf der Karte { $side }: { $things }
board-covers-nothing = { $squares } auf der Karte { $side }
board-card = Karte { $card }, { $colour }
board-card-marked = Karte { $card }, { $colour }, angekreuzt: { $squares }
board-square = { $square }, { $thing }
board-drafts = { $who } nimmt eine Karte
board-red-letter = R
board-green-letter = G
board-typed = Kammern aus einem eingetippten Deck.

## Das Tutorial

learn-goal = Du erkundest Pyramiden: Zwei Kammern liegen jeweils vor dir, und in jeder kreuzt du einen Weg vom Eingang zur goldenen Grabkammer an. Jede Grabkammer bringt 10 Punkte, und unterwegs gibt es noch mehr zu holen. Alle spielen gleichzeitig, vier Runden lang.
learn-keep = Von vier Karten behältst du zwei. Kurze Wege mit wenigen Totenköpfen sind ein guter Anfang. Behalte Karte 10; die zweite wird Karte 17.
learn-keep-right = Karte 10 gehört dir. Wenn alle gewählt haben, beginnt die Expedition.
learn-keep-hint = Such Karte 10, eine orange.
learn-mark = Eine Expeditionskarte zeigt allen ein Muster. Kreuze es auf einer deiner Karten an, beliebig gedreht und gespiegelt. Was du auf einer Karte zuerst ankreuzt, enthält ihren Eingang links oben. Decke auf der linken Karte den Eingang und den roten Edelstein ab.
learn-mark-right = Der Edelstein ist auf deiner Wertungskarte abgehakt. Von hier führt der Weg hinunter zur Grabkammer.
learn-mark-hint = Linke Karte: a1, a2, b2 und c2.
learn-turn = Das nächste Muster ist eine Ecke aus drei Feldern. Du darfst in jedem Zug die Karte wechseln: Beginne die rechte und decke das rote Kreuz neben dem Eingang ab.
learn-turn-right = Angekreuzt! Und ein rotes Kreuz gibt dir sofort etwas dazu.
learn-turn-hint = Rechte Karte: a1, b1 und b2.
learn-cross = Für das Kreuz kreuzt du noch ein Feld an, auf einer deiner beiden Karten. Es muss dort mit einer Seite an Angekreuztes grenzen. Geh in der linken Kammer eins weiter, unter dem Edelstein.
learn-cross-right = Damit bist du ein Feld näher, ganz umsonst.
learn-cross-hint = Linke Karte: c3, direkt unter dem Edelstein.
learn-one = Nur die Grabkammer fehlt noch, aber das Muster, ein Vierer-Block, passt nicht. Du darfst stattdessen immer genau ein Feld ankreuzen. Nimm die Grabkammer.
learn-one-right = Grabkammer erreicht: 10 Punkte, und die Karte ist abgeschlossen.
learn-one-hint = Linke Karte: e5, das goldene Feld.
learn-take = Für eine abgeschlossene Karte nimmst du eine neue: aus der Auslage oder unbesehen vom Stapel. Die zweite Karte einer Farbe kann ein Punktefeld gewinnen, also wieder orange: Nimm Karte 7.
learn-take-right = Sie spielt ab dem nächsten Muster mit.
learn-take-hint = Karte 7 in der Auslage hat die Farbe, die du eben abgeschlossen hast.
learn-gems = Ein roter und ein grüner Edelstein sind ein Paar: 5 Punkte statt je 1. In der rechten Kammer erreichst du mit drei in einer Reihe den grünen. Eine Fackel bringt übrigens 5 Punkte, aber nur eine je Runde.
learn-gems-right = Ein Paar! Auf deiner Wertungskarte hakt sich alles von selbst ab.
learn-gems-hint = Rechte Karte: b3, c3 und d3.
learn-skull = Ein T aus vier Feldern. In der neuen Kammer bringt es dich weit, aber über einen Totenkopf. Jeder weitere ist teurer als der vorige, und am Ende zählt nur der teuerste. Riskier es.
learn-skull-right = Vorerst ein Punkt weniger. Das lässt sich ändern.
learn-skull-hint = Linke Karte: a1, a2, a3 und b2.
learn-potion = Ein Zaubertrank wischt deine zwei teuersten Totenköpfe weg. Die Ecke aus drei Feldern bedeckt Zaubertrank und Grabkammer der rechten Karte. Kreuze sie an.
learn-potion-right = Der Totenkopf ist weg, und die zweite Grabkammer gehört dir. Sieben Muster sind eine Runde; dann werden alle Expeditionskarten neu gemischt.
learn-potion-hint = Rechte Karte: d4, d5 und e5.
learn-box = In der nächsten Runde ist die zweite orange Karte abgeschlossen. Die zweite, vierte und sechste einer Farbe gewinnt das beste freie Punktefeld der Farbe: 10, 6 oder 3 Punkte, und wer zuerst kommt, bekommt es. Nimm jetzt eine beliebige neue Karte.
learn-box-right = Das Punktefeld mit 10 Punkten gehört dir, vor allen anderen.
learn-box-hint = Nimm eine Karte aus der Auslage oder die oberste vom Stapel.
learn-end = Vier Runden sind vorbei: Grabkammern, Punktefelder, Edelsteine und Fackeln, abzüglich des teuersten Totenkopfs. Offene Karten bringen nichts. Lapis gewinnt mit 104 zu 97. Spiel jetzt deine erste Partie.

## Was zum ersten Mal vorkommt

first-ask-keep = Behalte zwei dieser vier Karten, eine nach der anderen. Wenige Totenköpfe auf dem Weg zur Grabkammer sind ein guter Anfang.
first-ask-mark = Lege das Muster auf eine deiner beiden Karten, beliebig gedreht und gespiegelt. Eine Karte beginnt am Eingang; Späteres grenzt mit einer Seite an Früheres. Auch ein einzelnes Feld geht immer.
first-ask-cross = Du hast ein rotes Kreuz angekreuzt: Kreuze sofort noch ein Feld an, auf einer deiner Karten, neben Angekreuztem.
first-ask-take = Eine Grabkammer ist erreicht. Wähle eine neue Karte aus der Auslage oder unbesehen die oberste vom Stapel. Sie spielt ab dem nächsten Muster mit.
first-source-gems = Ein Edelstein ist abgehakt: Ein roter und ein grüner bringen zusammen 5 Punkte, ein einzelner 1.
first-source-torches = Eine Fackel ist abgehakt: 5 Punkte, aber nur eine je Runde.
first-source-skulls = Ein Totenkopf ist abgehakt: Am Ende zählt nur der teuerste, als Minuspunkte. Ein Zaubertrank wischt die zwei teuersten weg.
first-source-boxes = Ein Punktefeld ist vergeben: Die zweite, vierte und sechste abgeschlossene Karte einer Farbe gewinnt das beste, das noch frei ist.

## Was eingetippt wird

desk-cards = Karten
desk-card = Karte
desk-expeditions = Expeditionskarten
desk-penalties = Minuspunkte für Totenköpfe
desk-floor = leer
desk-wall = Wand
desk-cross = rotes Kreuz
desk-number = Nummer
desk-colour = Farbe
desk-door = Auf dem Eingang
## Der Tisch Teil für Teil

part-pattern = Muster
part-hand = Handkarten
part-walls = Wände
part-boxes = Punktefelder
part-score = Wertungskarten

## Was die Prüfung eines Decks sagt

check-card = Karte { $number }: { $text }
check-warning = Hinweis: { $text }
check-and = { $first } und { $second }
check-more = { $text } (und { $count ->
    [one] 1 weiterer Fehler
   *[other] { $count } weitere Fehler
})
check-count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
check-count-errors = { $count } Fehler
check-count-warnings = { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}
check-summary = { $cards }, { $errors }, { $warnings }
check-no-card = „{ $typed }“ ist keine Karte; nenne ihre Nummer, von 1 bis { $last }
check-card-unknown = es gibt keine Karte { $number }; die Karten haben die Nummern 1 bis { $last }
check-header = die erste Zeile eines Decks ist `{ $header }`
check-version = das ist Version { $version } des Formats; gelesen wird `{ $header }`
check-line = „{ $typed }“ ist nicht verständlich; eine Zeile beginnt mit { $known } oder `# `
check-line-near = „{ $typed }“ ist nicht verständlich; ist „{ $near }“ gemeint?
check-json = das ist kein JSON: { $reason }
check-json-format = das Format heißt "{ $format }", nicht { $typed }
check-json-expeditions = die Expeditionskarten schreibt man als { $form }
check-json-list = { $field } ist eine Liste
check-json-card = eine Karte schreibt man als { $form }, nicht { $typed }
check-expedition-form = eine Expedition ist ein Muster und die Zahl der Karten, die es zeigen, wie in `expedition I3 2`
check-expedition-pattern = „{ $typed }“ ist kein Muster; nenne eines von { $known } oder zeichne es wie in XXX/X..
check-expedition-count = „{ $typed }“ ist keine Zahl von Karten wie in `expedition { $pattern } 1`
check-expeditions-missing = die Expeditionskarten fehlen, wie in `expedition I2 1`
check-expeditions = { $count ->
    [one] es gibt 1 Expeditionskarte
   *[other] es gibt { $count } Expeditionskarten
}, nicht { $all }
check-patterns = es gibt { $count } Muster, nicht { $all }
check-pattern-unknown = das Muster { $pattern } ist keines der sechs bekannten: { $known }
check-penalties-twice = skull-penalties steht hier zum zweiten Mal, zuerst in Zeile { $line }
check-penalties-minus = skull-penalties schreibt man ohne Minus: { $number }, nicht { $typed }
check-penalties-number = skull-penalties: „{ $typed }“ ist keine ganze Zahl
check-penalties-missing = die skull-penalties fehlen, wie in `skull-penalties 1 2 3 4 5 6 7 8 9 10`
check-penalties = skull-penalties: { $count } Werte statt { $all }
check-penalties-fall = skull-penalties werden nie kleiner: { $number } steht nach { $before }
check-penalties-known = kein Wert der skull-penalties ist { $number } wie im Beispiel der Spielregel
check-card-form = eine Karte beginnt mit Nummer und Farbe, wie in `card 15 violet`
check-card-range = die Karten haben die Nummern 1 bis { $last }
check-card-twice = steht hier zum zweiten Mal, zuerst in Zeile { $line }
check-card-missing = fehlt
check-cards-missing = { $count ->
    [one] 1 Karte fehlt
   *[other] { $count } Karten fehlen
}: { $cards }
check-colour = „{ $typed }“ ist keine Farbe; es gibt { $known }
check-colour-near = „{ $typed }“ ist keine Farbe; ist „{ $near }“ gemeint?
check-colours = Karten nach Farbe: lila { $violet }, orange { $orange }, grün { $green }; jede Farbe hat { $all }
check-violet = im Beispiel der Spielregel lila, nicht { $colour }
check-same = dieselbe Kammer wie Karte { $number }
check-symbol-place = entrance-symbol gehört zwischen die erste Zeile einer Karte und ihre Reihen
check-symbol = entrance-symbol „{ $typed }“ ist kein Symbol; die Buchstaben sind { $known }
check-symbol-twice = entrance-symbol steht hier zum zweiten Mal
check-unseen = auf keiner Karte ist dieses Symbol: { $symbol } ({ $letter })
check-rows-end = die Datei endet nach { $count ->
    [one] 1 Reihe
   *[other] { $count } Reihen
}; eine Kammer hat { $all }
check-rows = es { $count ->
    [one] ist 1 Reihe
   *[other] sind { $count } Reihen
}, nicht { $all }
check-row-length = Reihe { $row } hat { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}, nicht { $all }
check-square = Reihe { $row }: „{ $typed }“ auf { $square } ist nicht bekannt; ein Feld ist eines von { $known }
check-square-entrance = Reihe { $row }: „{ $typed }“ auf { $square } ist nicht bekannt; der Eingang ist ein großes { $letter }
check-square-symbol = Reihe { $row }: „{ $typed }“ auf { $square } ist nicht bekannt; ein kleines { $letter } bedeutet: { $symbol }
check-no-way = kein Weg führt vom Eingang zur Grabkammer
check-route = ein Weg von { $count } Feldern ist kürzer als { $least }
check-walled = hinter Wänden nicht zu erreichen: { $squares }
check-no-entrance = Reihe { $row } hat keinen Eingang { $letter }
check-no-tomb = Reihe { $row } hat keine Grabkammer { $letter }
check-no-tomb-torch = Reihe { $row } hat keine Grabkammer { $letter }; ein kleines t ist eine Fackel
check-entrances = { $count } Felder sind { $letter }: { $squares }; eine Kammer hat einen Eingang
check-tombs = { $count } Felder sind { $letter }: { $squares }; eine Kammer hat eine Grabkammer
check-entrance-place = der Eingang ist auf { $squares }, nicht in Reihe { $row }
check-tomb-place = die Grabkammer ist auf { $squares }, nicht in Reihe { $row }

## Ein Kartensatz im Terminal

show-chambers = { $count ->
    [one] { $count } Kammer
   *[other] { $count } Kammern
}, { $origin }
show-origin-designed = vom Projekt Saqqara gestaltet
show-origin-file = ein Kartensatz aus einer Datei
show-squares = E Eingang   T Grabkammer   ██ Wand   x rotes Kreuz
show-symbols = r roter Edelstein   g grüner Edelstein   t Fackel   s Totenkopf   p Zaubertrank
show-expeditions = Expeditionskarten
show-skulls = Totenköpfe, der teuerste zählt: { $costs }
show-dearest = Der teuerste Totenkopf zählt
show-card = Karte { $number }, { $colour }, { $origin }
show-route = kürzester Weg: { $squares } Felder, { $ways }
show-ways = { $count ->
    [one] auf { $count } Art
   *[other] auf { $count } Arten
}
show-walls = Wände: { $count }
show-there = Symbole: { $symbols }
show-nothing = keine
show-count-x = { $count ->
    [one] { $count } rotes Kreuz
   *[other] { $count } rote Kreuze
}
show-count-r = { $count ->
    [one] { $count } roter Edelstein
   *[other] { $count } rote Edelsteine
}
show-count-g = { $count ->
    [one] { $count } grüner Edelstein
   *[other] { $count } grüne Edelsteine
}
show-count-t = { $count ->
    [one] { $count } Fackel
   *[other] { $count } Fackeln
}
show-count-s = { $count ->
    [one] { $count } Totenkopf
   *[other] { $count } Totenköpfe
}
show-count-p = { $count ->
    [one] { $count } Zaubertrank
   *[other] { $count } Zaubertränke
}
show-cross = rotes Kreuz
show-entrance = auf dem Eingang: { $symbol }
show-no-table = keine genaue Tabelle: es gibt zu viele Arten, diese Kammer anzukreuzen
show-mean = Expeditionskarten bis zur Grabkammer, nur auf dieser Karte: im Schnitt { $mean }, bestenfalls { $fewest }
show-within = Chance, mit so vielen Karten dort zu sein: { $chances }
show-chance = { $cards } { $share } %
show-sets = Mengen von Kreuzen unterwegs: { $count }
