### Imhotep in German. Which sentences are our rulings is said in the English text alone.
### Sites and cards are named without an article where a variable brings them.

## Das Spiel

rule-game-1 = Das Spiel dauert 6 Runden. Wer nach der Schlusswertung die meisten Punkte hat, gewinnt.

## Spielvorbereitung

rule-setup-1 = Von jeder Farbe sind 29 Steine im Spiel; der 30. zeigt nur die Punkte an. Zu Beginn liegen alle 29 im Steinbruch.
rule-setup-2 = Die beginnende Person legt 2 Steine auf ihr Vorratsplättchen; nach links folgen 3, dann 4, dann 5 Steine.
rule-setup-3 = Gespielt wird mit den 7 Rundenkarten für die Personenzahl am Tisch. Eine davon kommt unbesehen aus dem Spiel, die übrigen 6 sind die Runden.
rule-setup-4 = Die 34 Marktkarten werden gemischt und bilden den verdeckten Nachziehstapel.
rule-setup-5 = Jeder der fünf Orte wird mit seiner A-Seite oder seiner B-Seite gespielt, beliebig gemischt.

## Eine Runde

rule-round-1 = Zu Beginn der Runde wird eine Rundenkarte aufgedeckt: Sie zeigt, welche 4 Boote im Hafen liegen, jedes mit Platz für 1 bis 4 Steine.
rule-round-2 = Dann werden 4 Marktkarten offen ausgelegt.
rule-round-3 = Wird eine Karte gebraucht und der Nachziehstapel ist leer, werden alle abgelegten Karten zu einem neuen Stapel gemischt.
rule-round-4 = Geht der Nachziehstapel aus, während verdeckte Karten im Markt liegen, werden auch diese eingemischt und neu ausgelegt.

## Ein Zug

rule-turn-1 = Gespielt wird im Uhrzeigersinn. In deinem Zug führst du genau eine von vier Aktionen aus: Steine besorgen, einen Stein verladen, ein Boot fahren oder eine blaue Karte ausspielen.
rule-turn-2 = Nur wer gefragt ist, darf antworten, und nur auf das, was gefragt ist.
rule-turn-3 = Du passt nur, wenn keine der vier Aktionen möglich ist, und dann musst du passen.
rule-turn-4 = Müssen alle nacheinander passen, endet die Runde.

## Steine besorgen

rule-get-1 = Nimm 3 Steine deiner Farbe aus dem Steinbruch auf dein Vorratsplättchen.
rule-get-2 = Auf ein Vorratsplättchen passen höchstens 5 Steine: Nimm nur so viele, wie noch Platz haben, und keinen, wenn es voll ist.
rule-get-3 = Liegen im Steinbruch weniger Steine deiner Farbe, nimm den Rest; liegt dort keiner mehr, kannst du keine Steine besorgen.

## Einen Stein verladen

rule-place-1 = Platziere 1 Stein von deinem Vorratsplättchen auf einem freien Ladeplatz eines Boots, das noch im Hafen liegt.
rule-place-2 = Ohne Stein auf deinem Vorratsplättchen kannst du keinen verladen.

## Ein Boot fahren

rule-sail-1 = Fahre 1 Boot aus dem Hafen zu einem Ort. Ein eigener Stein an Bord ist nicht nötig.
rule-sail-2 = Das Boot braucht seine Mindestladung: 3 Steine auf dem 4er-Boot, 2 auf dem 3er-Boot, 1 auf den kleineren.
rule-sail-3 = An jedem Ort legt pro Runde nur ein Boot an.
rule-sail-4 = Ein Boot, das gefahren ist, bleibt bis zum Ende der Runde an seinem Ort.
rule-unload-1 = Die Steine werden sofort abgeladen, vom Bug zum Heck; leere Ladeplätze werden übersprungen.

## Blaue Karten

rule-blue-1 = Statt einer anderen Aktion darfst du 1 blaue Karte ausspielen, die vor dir liegt.
rule-blue-2 = Eine ausgespielte blaue Karte kommt auf den Ablagestapel.
rule-lever-1 = Hebel: Fahre ein Boot nach den üblichen Regeln, aber du bestimmst, in welcher Reihenfolge seine Steine abgeladen werden, egal wem sie gehören.
rule-lever-2 = Steine einer Farbe sind gleich: Von jeder Farbe kommt der Stein zuerst, der dem Bug am nächsten liegt.
rule-lever-3 = Die ganze Reihenfolge steht fest, bevor der erste Stein abgeladen wird.
rule-hammer-1 = Hammer: Nimm 3 Steine wie beim Besorgen und platziere dann 1 Stein von deinem Vorratsplättchen auf einem Boot.
rule-hammer-2 = Der Hammer lässt sich nicht ausspielen, wenn auf keinem Boot ein Ladeplatz frei ist.
rule-hammer-3 = Der Hammer lässt sich nicht ausspielen, wenn du weder auf dem Vorratsplättchen noch im Steinbruch einen Stein hast.
rule-hammer-4 = Der Hammer bringt so viele Steine, wie Platz haben und noch da sind, bei vollem Vorratsplättchen auch keinen.
rule-sailcard-1 = Segel: Platziere 1 Stein von deinem Vorratsplättchen auf einem Boot, das mit diesem Stein seine Mindestladung hat.
rule-sailcard-2 = Fahre dann dasselbe Boot zu einem freien Ort.
rule-chisel-1 = Meißel: Platziere 2 Steine von deinem Vorratsplättchen auf freien Ladeplätzen, beide auf einem Boot oder auf zwei Booten.
rule-chisel-2 = Der Meißel lässt sich nicht ausspielen, wenn du weniger als 2 Steine auf dem Vorratsplättchen hast oder weniger als 2 Ladeplätze frei sind.
rule-chisel-3 = Es dürfen zwei beliebige freie Ladeplätze sein, und ihre Reihenfolge ist egal.

## Markt

rule-market-1 = Für jeden deiner Steine, der am Markt abgeliefert wird, nimmst du eine der offen ausliegenden Karten.
rule-market-2 = Der Stein kommt zurück in den Steinbruch, sobald seine Karte genommen ist.
rule-market-3 = Eine rote Karte wird sofort ausgeführt und abgelegt; jede andere legst du offen vor dich, eine blaue für einen späteren Zug.
rule-market-4 = Eine Karte zu nehmen ist Pflicht.
rule-market-b-1 = B-Seite: 3 Karten werden offen ausgelegt, 2 weitere verdeckt als Paar.
rule-market-b-2 = Statt einer offenen Karte darfst du das verdeckte Paar nehmen, beide Karten ansehen und eine davon behalten.
rule-market-b-3 = Die andere Karte des Paars wird offen abgelegt.
rule-market-b-4 = Ein Paar, das in der Runde niemand genommen hat, wird unbesehen abgelegt.

## Pyramide

rule-pyramid-1 = Die Steine füllen die Pyramide Spalte für Spalte von links oben: 9 unten, 4 auf der zweiten Ebene, 1 an der Spitze.
rule-pyramid-2 = Für jeden deiner Steine bekommst du sofort die Punkte seines Felds.
rule-pyramid-3 = Ist die Pyramide fertig, kommt jeder weitere Stein daneben und bringt 1 Punkt.
rule-pyramid-b-1 = Die B-Seite hat 3 kleine Pyramiden aus je 4 Steinen unten und 1 Stein an der Spitze. Für deinen Stein wählst du eine, die noch nicht fertig ist.
rule-pyramid-b-2 = Ihre Felder bringen in Baureihenfolge: links 2, 1, 3, 2, 4; Mitte 2, 3, 1, 1, 4; rechts 2, 3, 3, 1, 4 Punkte.
rule-pyramid-b-3 = Das zweite Feld der linken Pyramide bringt dazu die oberste Karte vom Nachziehstapel.
rule-pyramid-b-4 = Das dritte Feld der mittleren Pyramide bringt dazu 3 Steine aus dem Steinbruch.
rule-pyramid-b-5 = Beim vierten Feld der rechten Pyramide darfst du dazu 1 Stein von deinem Vorratsplättchen auf einem Boot platzieren, das noch im Hafen liegt.
rule-pyramid-b-6 = Erst wenn alle 3 Pyramiden fertig sind, kommen weitere Steine daneben, für je 1 Punkt.
rule-pyramid-b-7 = Auf diese Boni darfst du verzichten; sie kommen dran, bevor der nächste Stein abgeladen wird.
rule-pyramid-b-8 = Von den 3 Steinen nimmst du so viele, wie Platz haben und noch da sind, auch wenn es keiner ist.
rule-pyramid-b-9 = Das Verladen verfällt, wenn du keinen Stein auf dem Vorratsplättchen hast oder kein Ladeplatz frei ist.

## Tempel

rule-temple-1 = Die Steine füllen den Tempel von links; ist eine Ebene voll, beginnt die nächste darüber wieder links.
rule-temple-2 = Eine Ebene hat 5 Felder, zu zweit nur 4.
rule-temple-3 = Am Ende jeder Runde bekommst du 1 Punkt für jeden deiner Steine, der von oben sichtbar ist.
rule-temple-b-1 = B-Seite: Am Ende jeder Runde bringen die von oben sichtbaren Steine das, was ihr Feld zeigt.
rule-temple-b-2 = Felder 1, 3 und 5: Du wählst 1 Punkt oder 2 Steine aus dem Steinbruch.
rule-temple-b-3 = Feld 2: 2 Punkte. Feld 4: die oberste Karte vom Nachziehstapel.
rule-temple-b-4 = Die Felder werden von links nach rechts gewertet.
rule-temple-b-5 = Auch am Ende der letzten Runde bringen die Steine etwas ein; das kann noch einen Gleichstand entscheiden.
rule-temple-b-6 = Von den 2 Steinen nimmst du so viele, wie Platz haben und noch da sind; ist keiner zu haben, bekommst du den Punkt.

## Grabkammer

rule-burial-1 = Die Steine füllen die Grabkammer Spalte für Spalte, je 3 von oben nach unten; es gibt so viele Spalten wie nötig.
rule-burial-2 = Bei Spielende bilden Steine einer Farbe, die sich mit den Seiten berühren, eine Gruppe. Gruppen aus 1, 2, 3, 4, 5 Steinen bringen 1, 3, 6, 10, 15 Punkte, jeder Stein über 5 bringt 2 weitere.
rule-burial-3 = Jede deiner Gruppen zählt, nicht nur die größte.
rule-burial-b-1 = B-Seite: Bei Spielende gibt es in jeder der 3 Reihen 8 Punkte für die meisten Steine, 4 für den zweiten Rang, 2 für den dritten und keine für den vierten; ohne Stein in der Reihe gibt es keine Punkte.
rule-burial-b-2 = Bei gleich vielen Steinen in einer Reihe werden die Punkte der geteilten Ränge zusammengezählt und aufgeteilt, abgerundet.

## Obelisken

rule-obelisk-1 = Du stapelst deine Steine zu einem eigenen Obelisken.
rule-obelisk-2 = Bei Spielende bringt der höchste Obelisk am meisten: zu zweit 10 und 1 Punkte, zu dritt 12, 6 und 1, zu viert 15, 10, 5 und 1.
rule-obelisk-3 = Bei gleich hohen Obelisken werden die Punkte der geteilten Ränge zusammengezählt und aufgeteilt, abgerundet.
rule-obelisk-4 = Ohne Stein hast du keinen Obelisken und bekommst keine Punkte dafür.
rule-obelisk-b-1 = B-Seite: Die Steine warten auf den Feldern ihrer Farbe.
rule-obelisk-b-2 = Mit dem dritten wartenden Stein einer Farbe werden die drei zu einem Turm auf dem besten freien Feld, das sofort zählt: 10, 9, 8, 7, 6, 5, 5, 5.
rule-obelisk-b-3 = Bei Spielende bringt jeder Stein, der noch wartet, 1 Punkt.
rule-obelisk-b-4 = Sind alle 8 Turmfelder besetzt, warten weitere Steine einfach.

## Die anderen Karten

rule-red-1 = Eingang, Sarkophag und Gepflasterter Weg bringen 1 deiner Steine aus dem Steinbruch zur Pyramide, in die Grabkammer oder auf deinen Obelisken.
rule-red-2 = Auch ohne Stein im Steinbruch darfst du eine rote Karte nehmen; gebaut wird dann nichts.
rule-red-3 = Am Markt kommt der abgelieferte Stein zuerst in den Steinbruch zurück, eine rote Karte kann also genau diesen Stein bringen.
rule-red-4 = Bei den kleinen Pyramiden wählst du für den Eingang die Pyramide, und das Feld bringt seinen Bonus.
rule-green-1 = Eine Verzierung bringt bei Spielende 1 Punkt für je 3 Steine an ihrem Ort, egal wem sie gehören und wo sie dort liegen.
rule-statue-1 = 1, 2, 3, 4, 5 Statuen bringen bei Spielende 1, 3, 6, 10, 15 Punkte, jede über 5 bringt 2 weitere.

## Rundenende

rule-end-1 = Die Runde endet, sobald die Steine vom vierten Boot abgeladen sind.
rule-end-2 = Die nächste Runde beginnt links von der Person, die zuletzt ein Boot gefahren hat.
rule-end-3 = Die Boote kommen zurück, und übrig gebliebene offene Marktkarten werden abgelegt.
rule-end-4 = Steine an den Orten und auf den Vorratsplättchen bleiben, wo sie sind.
rule-end-5 = Steine auf Booten, die am Rundenende noch im Hafen liegen, kommen in den Steinbruch zurück.
rule-end-6 = Ist in einer Runde niemand gefahren, beginnt die nächste links von der Person, die zuletzt begonnen hat.

## Spielende

rule-final-1 = Nach der sechsten Runde werden Grabkammer, Obelisken, Verzierungen und Statuen gewertet.
rule-final-2 = Jede blaue Karte, die nicht ausgespielt wurde, bringt 1 Punkt.
rule-final-3 = Bei Gleichstand entscheiden mehr Steine auf dem Vorratsplättchen; sind es auch da gleich viele, wird der Sieg geteilt.
rule-wrath-1 = Zorn des Pharaos, falls gewählt: Wer an einem der vier Monumente (Pyramide, Tempel, Grabkammer, Obelisken) keinen Stein hat, verliert 5 Punkte, aber nur einmal.
rule-wrath-2 = Auch ein Stein, den eine rote Karte gebracht hat, zählt.
rule-wrath-3 = Der Zorn kommt nach allen anderen Wertungen und kann den Punktestand unter 0 drücken.

## Namen

game-name = Imhotep
game-about = Belade Boote, fahre Steine zu fünf Orten und baue die Monumente Ägyptens.
site-market = Markt
site-pyramid = Pyramide
site-temple = Tempel
site-burial = Grabkammer
site-obelisk = Obelisken
card-entrance = Eingang
card-sarcophagus = Sarkophag
card-paved-path = Gepflasterter Weg
card-pyramid-decoration = Pyramiden{ "\u00AD" }verzierung
card-temple-decoration = Tempel{ "\u00AD" }verzierung
card-burial-decoration = Grabkammer{ "\u00AD" }verzierung
card-obelisk-decoration = Obelisken{ "\u00AD" }verzierung
card-statue = Statue
card-lever = Hebel
card-hammer = Hammer
card-sail = Segel
card-chisel = Meißel
card-4331 = 4, 3, 3, 1
card-4322 = 4, 3, 2, 2
card-4321 = 4, 3, 2, 1
card-4221 = 4, 2, 2, 1
card-3322 = 3, 3, 2, 2
card-3321 = 3, 3, 2, 1
card-3221 = 3, 2, 2, 1
card-4421 = 4, 4, 2, 1
card-4332 = 4, 3, 3, 2
card-3332 = 3, 3, 3, 2
card-4432 = 4, 4, 3, 2
card-4422 = 4, 4, 2, 2
card-4333 = 4, 3, 3, 3
pyramid-left = linken
pyramid-middle = mittleren
pyramid-right = rechten
option-market = Markt
option-pyramid = Pyramide
option-temple = Tempel
option-burial = Grabkammer
option-obelisk = Obelisken
option-wrath = Zorn des Pharaos
value-A = A-Seite
value-B = B-Seite
source-pyramid = Pyramide
source-temple = Tempel
source-burial = Grabkammer
source-obelisk = Obelisken
source-statues = Statuen
source-decorations = Verzierungen
source-cards = Ungenutzte blaue Karten
source-wrath = Zorn des Pharaos

## Fragen

ask-turn = Du bist dran: Besorge Steine, verlade einen Stein, fahre ein Boot oder spiele eine blaue Karte aus.
ask-turn-slot = Auf welches Boot verlädst du den Stein?
ask-turn-ship = Welches Boot fährt?
ask-turn-site = Wohin fährt das Boot?
ask-turn-hand = Welche blaue Karte spielst du aus?
ask-hammer = Hammer: Wohin verlädst du 1 Stein?
ask-sail-place = Segel: Auf welches Boot verlädst du 1 Stein?
ask-sail-sail = Segel: Wohin fährt dieses Boot?
ask-chisel = Meißel: Wohin verlädst du 2 Steine?
ask-lever-sail = Hebel: Welches Boot fährt wohin?
ask-lever-unload = Hebel: Welcher Stein wird als nächster abgeladen?
ask-take = Markt: Welche Karte nimmst du?
ask-keep = Welche Karte des verdeckten Paars behältst du?
ask-build = Auf welcher Pyramide baust du?
ask-entrance = Eingang: Auf welcher Pyramide baust du?
ask-bonus-card = Nimmst du die oberste Karte vom Nachziehstapel?
ask-bonus-stones = Nimmst du Steine aus dem Steinbruch?
ask-bonus-ship = Verlädst du 1 Stein auf ein Boot?
ask-temple = Tempel: 1 Punkt oder 2 Steine?
ask-round = Die Rundenkarte wird aufgedeckt.
ask-market = Eine Marktkarte wird ausgelegt.
ask-pair = Das verdeckte Paar wird angesehen.
ask-draw = Die oberste Marktkarte wird gezogen.
ask-over = Die Partie ist zu Ende.
ask-wait = Jemand anderes ist dran.

## Möglichkeiten

do-get = Steine aus dem Steinbruch besorgen
do-place = Stein auf Boot { $ship } verladen, Platz { $space }
do-place-two = Steine auf { $one } und { $two } verladen
do-sail = Boot { $ship } fahren, Ziel: { $site }
do-play = Karte ausspielen: { $card }
do-take = Karte nehmen: { $card }
do-take-pair = Das verdeckte Paar nehmen und ansehen
do-keep = Karte behalten: { $card }
do-unload = Den Stein auf Platz { $space } als nächsten abladen
do-build = Auf der { $pyramid } Pyramide bauen
do-accept = Ja
do-decline = Nein
do-point = 1 Punkt nehmen
do-stones = 2 Steine nehmen
do-pass = Passen: Nichts anderes ist möglich
do-round = Rundenkarte { $card }
do-market = Ausgelegt wird: { $card }
do-draw = Gezogen wird: { $card }
do-pair = Im verdeckten Paar liegt: { $card }

## Was geschah

told-get = { $who } besorgt Steine
told-place = { $who } verlädt einen Stein auf Boot { $ship }, Platz { $space }
told-place-two = { $who } verlädt Steine auf { $one } und { $two }
told-sail = { $who } fährt Boot { $ship }, Ziel: { $site }
told-play = { $who } spielt eine Karte aus: { $card }
told-take = { $who } nimmt eine Karte: { $card }
told-take-pair = { $who } nimmt das verdeckte Paar
told-keep = { $who } behält eine Karte: { $card }
told-unload = { $who } lädt als Nächstes den Stein auf Platz { $space } ab
told-build = { $who } baut auf der { $pyramid } Pyramide
told-accept = { $who } nimmt den Bonus
told-decline = { $who } verzichtet auf den Bonus
told-point = { $who } nimmt 1 Punkt
told-stones = { $who } nimmt Steine
told-pass = { $who } muss passen
told-round = Plätze auf den Booten dieser Runde: { $card }
told-market = Neu im Markt: { $card }
told-draw = Die oberste Karte ist: { $card }
told-pair = Im verdeckten Paar liegt: { $card }

## Gruppen von Möglichkeiten

group-place = Einen Stein verladen
group-sail = Ein Boot fahren
group-play = Eine blaue Karte ausspielen
group-take = Eine Karte nehmen
group-keep = Eine Karte behalten
group-build = Auf einer Pyramide bauen
group-unload = Einen Stein abladen

## Die Karten in wenigen Worten

card-entrance-hint = sofort: Steinbruch → Pyramide
card-sarcophagus-hint = sofort: Steinbruch → Grabkammer
card-paved-path-hint = sofort: Steinbruch → dein Obelisk
card-pyramid-decoration-hint = am Ende: 1 Punkt je 3 Steine
card-temple-decoration-hint = am Ende: 1 Punkt je 3 Steine
card-burial-decoration-hint = am Ende: 1 Punkt je 3 Steine
card-obelisk-decoration-hint = am Ende: 1 Punkt je 3 Steine
card-statue-hint = sammeln: 1, 3, 6, 10, 15 Punkte
card-lever-hint = später: fahren, Abladen nach Wahl
card-hammer-hint = später: 3 Steine nehmen, 1 verladen
card-sail-hint = später: 1 Stein verladen und fahren
card-chisel-hint = später: 2 Steine verladen

## Die Zeichnung im Terminal

draw-round = Runde { $round } von { $rounds }
draw-starts = { $who } beginnt
draw-unloading = Noch an Bord:
draw-docked = ◀{ $ship }▌
draw-beside = daneben
draw-bonus-card = Karte
draw-bonus-stones = Steine
draw-bonus-ship = aufs Boot
draw-top = oben
draw-high = Ebenen
draw-earn = bringt
draw-groups = 1 3 6 10 15 +2
draw-rows = 8 4 2 je Reihe
draw-waiting = wartend:
draw-pile = { $count } im Stapel
draw-pair = Verdecktes Paar: ansehen, 1 behalten
draw-sold = nichts mehr da
draw-harbour = Hafen, Bug ◀
draw-sailed = { $ship } abgefahren
draw-needs = { $ship } · { $count } von { $needed }
draw-ready = { $ship } · kann fahren
draw-points = { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
draw-sled = Vorrat
draw-quarry = Steinbruch

## Der Spielplan

kind-red = sofort
kind-green = bei Spielende
kind-violet = sammeln
kind-blue = für später
card-entrance-text = 1 Stein aus dem Steinbruch zur Pyramide
card-sarcophagus-text = 1 Stein aus dem Steinbruch in die Grabkammer
card-paved-path-text = Dein Obelisk erhält 1 Stein vom Steinbruch
card-pyramid-decoration-text = 1 Punkt je 3 Steine dort
card-temple-decoration-text = 1 Punkt je 3 Steine dort
card-burial-decoration-text = 1 Punkt je 3 Steine dort
card-obelisk-decoration-text = 1 Punkt je 3 Steine dort
card-statue-text = 1 bis 5 davon: 1, 3, 6, 10, 15 Punkte
card-lever-text = Fahre ein Boot, lade es nach Wahl ab
card-hammer-text = Nimm 3 Steine und verlade 1
card-sail-text = Verlade 1 Stein und fahre dieses Boot
card-chisel-text = Verlade 2 Steine auf ein oder zwei Boote
card-lever-short = fahren, abladen nach Wahl
card-hammer-short = 3 nehmen, 1 verladen
card-sail-short = 1 verladen, dann fahren
card-chisel-short = 2 Steine verladen
board-next = nächste: { $points }
board-beside = daneben: je 1 Punkt
board-temple = Steine oben: je 1
board-temple-b = wie die Felder zeigen
board-groups = Gruppen: { $points }
board-rows = je Reihe: { $points }
board-heights = nach Höhe: { $points }
board-towers = 3er-Türme; wartend: je 1
board-pile = { $count } { $count ->
    [one] Karte
   *[other] Karten
} im Stapel
board-needs = { $ship } · { $count } von { $needed } nötig
board-ready = { $ship } · kann fahren
board-sailed = { $ship } · { $site }
board-pair = Verdecktes Paar
board-pair-text = 1 von 2 behalten
board-no-cards = Noch keine Karten
board-zoom-whole = Ganzer Spielplan

## Das Tutorial

learn-goal = Du baust im alten Ägypten. Sechs Runden lang bringen Boote Steine aus dem Hafen zu fünf Orten, und fast jeder Ort belohnt sie auf seine Weise. Wer die meisten Punkte hat, gewinnt. Dir gehören die blauen Steine: Lapis.
learn-place = In deinem Zug machst du genau eine Sache. Verlade einen Stein auf den Bug des größten Boots, den ersten Ladeplatz: Dort wird er vor allen anderen abgeladen.
learn-place-right = Gut verladen. Jetzt ist die andere Seite dran und macht auch eine Sache.
learn-place-hint = Das ginge auch, aber schau auf Boot 1: der erste Ladeplatz, am Bug.
learn-get = Dein Vorratsplättchen ist leer. Besorge neue Steine aus dem Steinbruch: drei auf einmal, aber mehr als fünf passen nicht auf das Plättchen.
learn-get-right = Drei Steine im Vorrat. Das Besorgen kostet einen ganzen Zug, also sitz möglichst nie zur falschen Zeit auf dem Trockenen.
learn-get-hint = Ohne Stein im Vorrat kannst du nichts verladen. Wähle zuerst den Steinbruch.
learn-sail = Boot 1 trägt drei Steine und darf fahren; zwei davon sind deine. Fahre es zur Pyramide: Dort zählt jeder Stein sofort die Zahl seines Felds, vom Bug an.
learn-sail-right = Deine Steine brachten 2 und 3 Punkte, der dazwischen 1. Wo ein Stein auf dem Boot liegt, entscheidet, was er bekommt.
learn-sail-hint = Wähle Boot 1 und dann die Pyramide: Zwei seiner drei Steine sind deine.
learn-rival = Du darfst jedes Boot fahren, auch ohne eigenen Stein, und jeder Ort nimmt nur ein Boot je Runde auf. Auf Boot 4 liegt ein einzelner Stein von Karneol. Bring ihn in die Grabkammer, wo er allein wenig nützt.
learn-rival-right = Ein Stein allein ist dort nur einen Punkt wert, und der Obelisk von Karneol wächst nicht.
learn-rival-hint = Durchkreuze diesmal den Plan der anderen Seite: Boot 4 zur Grabkammer.
learn-take = Ein Boot kam mit einem Stein von dir zum Markt, also nimmst du eine Karte. Rote wirken sofort, grüne und violette zählen am Ende, blaue hebst du für einen späteren Zug auf. Nimm den Meißel.
learn-take-right = Die Karte liegt vor dir. Der Stein, der sie bezahlt hat, ist zurück im Steinbruch.
learn-take-hint = Eine gute Karte, aber für den nächsten Schritt brauchst du die blaue: den Meißel.
learn-blue = Eine blaue Karte auszuspielen ist ein eigener Zug, und ein stärkerer als die üblichen. Spiele jetzt den Meißel aus.
learn-blue-right = Die Karte wird abgelegt, und du tust, was sie sagt.
learn-blue-hint = Wähle den Meißel, der vor dir liegt.
learn-chisel = Mit dem Meißel verlädst du zwei Steine auf einmal. Lege sie auf die beiden freien Ladeplätze von Boot 2.
learn-chisel-right = Boot 2 ist voll, zwei seiner drei Steine sind deine. Sonst brauchst du dafür zwei Züge.
learn-chisel-hint = Wähle beide freien Ladeplätze von Boot 2.
learn-temple = Der Tempel zählt am Ende jeder Runde: einen Punkt für jeden Stein, der von oben sichtbar ist. Drei Boote sind schon gefahren, mit diesem endet die Runde. Fahre Boot 2 zum Tempel.
learn-temple-right = Zwei Punkte für dich, einer für Karneol. Diese Steine zählen in jeder Runde wieder, bis andere sie verdecken. Jetzt zeigt die nächste Rundenkarte neue Boote.
learn-temple-hint = Wähle Boot 2 und dann den Tempel; die Pyramide hatte in dieser Runde schon ihr Boot.
learn-obelisk = Bei den Obelisken stapeln alle für sich, und nur das Ende zählt: Zu zweit bringt der höchste 10 Punkte, der andere bloß 1. Auf Boot 3 liegen zwei Steine von dir. Fahre es dorthin.
learn-obelisk-right = Zwei Steine hoch: Du führst. Ob es reicht, zeigt sich am Ende.
learn-obelisk-hint = Boot 3 gehört dir ganz allein. Bring es zu den Obelisken.
learn-burial = Die letzte Runde beginnt. In der Grabkammer bilden Steine einer Farbe, die sich berühren, eine Gruppe. Gruppen zählen am Ende, und je größer, desto mehr ist jeder Stein wert. Bei Statuen ist es genauso, und Verzierungen zählen die Steine an einem Ort.
learn-end = Sechs Runden sind vorbei. Grabkammer, Obelisken, Verzierungen, Statuen und unbenutzte blaue Karten sind gewertet, und Lapis gewinnt mit 52 zu 37. Du weißt jetzt alles Nötige: Spiel deine erste Partie.

## Was zum ersten Mal vorkommt

first-ask-turn = Du bist dran. Mach eine Sache: Steine besorgen, einen Stein verladen, ein Boot fahren oder eine blaue Karte ausspielen. Was leuchtet, kannst du wählen.
first-do-sail = Ein Boot mit genug Steinen darf fahren, egal wem sie gehören. Wähle erst das Boot, dann den Ort; jeder Ort nimmt ein Boot je Runde auf.
first-do-play = Du hast eine blaue Karte. Sie auszuspielen ersetzt deinen Zug und ist stärker als einer; unbenutzt ist sie am Ende 1 Punkt wert.
first-ask-take = Ein Stein von dir kam zum Markt: Nimm dafür eine Karte. Rot wirkt sofort, Grün und Violett zählen am Ende, Blau wartet auf dich.
first-site-pyramid = Die Pyramide: Jeder Stein zählt sofort die Zahl seines Felds, und der Spielplan zeigt, was der nächste bringt.
first-site-temple = Der Tempel: Am Ende jeder Runde ist jeder von oben sichtbare Stein einen Punkt wert. Spätere Steine verdecken frühere.
first-site-burial = Die Grabkammer zählt am Ende: Steine einer Farbe, die sich berühren, bilden eine Gruppe, und große Gruppen sind viel mehr wert.
first-site-obelisk = Die Obelisken zählen am Ende, nach der Höhe. Schon ein Stein mehr als die anderen macht den Unterschied.
## Der Tisch Teil für Teil

part-now = Jetzt
part-ships = Boote
part-ship = Boot { $ship }
part-needs = braucht { $count }
part-empty = leer
part-unloading = Noch an Bord
part-next = Nächster Platz
part-space = Feld { $space }
part-row = Reihe { $row }
part-left = links
part-middle = Mitte
part-right = rechts
part-waiting = Wartend
part-stores = Steine und Karten

## Prüfung des gedruckten Materials

show-printed = Marktkarten: { $market }, Rundenkarten für jede Anzahl von Plätzen: { $rounds }; alles stimmt
