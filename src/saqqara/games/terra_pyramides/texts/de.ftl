### Terra Pyramides in German. Which sentences are our rulings is said in the English text alone.
### Colours stand after a colon, so that they need no ending.

## Das Spiel

rule-game-1 = Baue Pyramiden neben deinen Plättchen. Wer nach der Schlusswertung die meisten Punkte hat, gewinnt.
rule-game-2 = Bei gleich vielen Punkten wird der Sieg geteilt.
rule-version-1 = Es gibt drei Versionen: Basis, Horus und Nil. Jede hat alle Regeln der vorigen; was eine spätere Version bringt, gibt es in einer früheren noch nicht.

## Spielvorbereitung

rule-setup-1 = In der Basis- und der Horusversion wird auf der Seite des Spielplans ohne Nil gespielt, in der Nilversion auf der anderen.
rule-setup-2 = Die 40 Plättchen werden gemischt und kommen verdeckt in 8 Stapel zu je 5, 4 Stapel in jedes Plättchenlager.
rule-setup-3 = Vier Stapel, zwei aus jedem Plättchenlager, liefern je ein Plättchen für die 4 Startfelder. Ihre Treppen zeigen in die aufgedruckte Richtung; kein Plättchen kommt öfter vor, als es vorhanden ist.
rule-setup-4 = Jeder Bauplatz, auf den ein Startplättchen zeigt, bekommt ein Fundament, auch wenn zwei auf ihn zeigen.
rule-setup-5 = Die 22 Fundamente liegen gemischt auf einem verdeckten Stapel; gezogen wird immer das oberste.
rule-setup-6 = Zu zweit, zu dritt, zu viert hat jede Person 15, 13, 11 Arbeitskräfte, dazu 2 Pyramidenspitzen in ihrer Farbe.
rule-setup-7 = Das erste Plättchen bekommt jede Person zufällig von einem verdeckten Stapel, jede von einem anderen.
rule-setup-8 = Platz 0 beginnt, danach geht es nach links weiter.

## Ein Zug

rule-turn-1 = In deinem Zug legst du dein Plättchen, wählst eine Reihe, bestückst und aktivierst sie, ziehst ihre Arbeitskräfte und nimmst ein neues Plättchen.
rule-turn-2 = Nur wer gefragt ist, darf antworten, und nur auf das, was gefragt ist.

## Ein Plättchen legen

rule-place-1 = Lege dein Plättchen auf ein beliebiges freies Feld: nicht auf einen Bauplatz, eine Oase, den Nil oder ein anderes Plättchen.
rule-place-2 = Die Treppe muss auf einen Bauplatz, ein Fundament oder eine Pyramide zeigen. Das Ziel muss nicht direkt neben dem Plättchen liegen: Es zählt das erste geradeaus, egal was dazwischenliegt.
rule-place-3 = Liegt die Treppe direkt an einem leeren Bauplatz, wird ein Fundament gezogen und offen darauf gelegt. So kommt pro Zug höchstens eines dazu.
rule-place-4 = Eine Treppe, die kein Fundament bringt, bewirkt auch später nichts. Von allen solchen Ausrichtungen wird deshalb nur die erste in der Folge Norden, Osten, Süden, Westen angeboten.
rule-place-5 = Option „{ option-stairs }: { option-stairs-beside }“: Auf einem Feld neben einem leeren Bauplatz muss die Treppe auf einen solchen Bauplatz zeigen.
rule-place-6 = Sonst darfst du die Treppe von einem leeren Bauplatz neben dem Plättchen wegdrehen.

## Symbolvariante

rule-symbol-1 = Ein Plättchen aus dem Plättchenlager der Sphinx kommt auf ein Feld mit Sphinx, eines aus dem des Skarabäus auf ein Feld mit Skarabäus.
rule-symbol-2 = Für 1 Gold darfst du es auf ein Feld mit dem anderen Symbol legen.
rule-symbol-3 = Ist kein Feld mit seinem Symbol mehr frei, lege es beliebig und zahle nichts.
rule-symbol-4 = Das gilt auch für das erste Plättchen. Die Stapel 1 bis 4 gehören zur Sphinx, 5 bis 8 zum Skarabäus; alle wissen, von welchem Stapel ein Plättchen stammt.

## Eine Reihe wählen

rule-row-1 = Wähle eine der vier Reihen durch dein neues Plättchen: waagerecht, senkrecht oder eine der beiden Diagonalen.
rule-row-2 = Eine Reihe reicht in beide Richtungen bis zum nächsten Bauplatz, ob leer oder bebaut, oder bis zum Rand des Spielplans.
rule-row-3 = Lücken stören nicht: Jedes Plättchen der Reihe zählt. Oasen gehören dazu und beenden sie nie.

## Bestücken und aktivieren

rule-equip-1 = Stelle eine Arbeitskraft aus deinem Vorrat auf jedes Plättchen der Reihe, das eine zeigt.
rule-equip-2 = Reicht dein Vorrat nicht, suchst du die Plättchen aus und stellst alle deine Arbeitskräfte darauf.
rule-activate-1 = Jede Oase in der Reihe bringt 1 Gold.
rule-activate-2 = Jedes Horusauge in der Reihe bringt 1 Gold.
rule-activate-3 = Jedes Plättchen der Reihe, das einen Baustein zeigt, bringt dir einen in dieser Farbe.

## Arbeitskräfte ziehen

rule-send-1 = Eine Arbeitskraft zieht von ihrem Plättchen geradeaus, in einer von 8 Richtungen, bis zum ersten Bauplatz. Auf jedem Feld dazwischen muss ein Plättchen, eine Oase oder der Nil liegen.
rule-send-2 = Sie darf auf ein Fundament oder eine Pyramide von dir ziehen oder auf ein freies Fundament, aber nicht auf einen leeren Bauplatz und über nichts davon hinweg.
rule-send-3 = Auf einem Bauplatz stehen höchstens 3 Arbeitskräfte.
rule-send-4 = Stattdessen darfst du die Arbeitskraft immer in deinen Vorrat zurücknehmen; kann sie keinen Bauplatz erreichen, kehrt sie von selbst zurück.
rule-send-5 = Die Arbeitskräfte ziehen nacheinander, in der Lesereihenfolge ihrer Plättchen.
rule-first-1 = In deinem ersten Zug darfst du nicht mehr als ein freies Fundament besetzen.
rule-first-2 = Gekaufte Arbeitskräfte zählen mit, und auch wenn du dieses Fundament wieder verlässt, darfst du kein anderes besetzen.

## Zusatzaktionen

rule-extra-1 = Zusatzaktionen sind erlaubt, so oft du sie bezahlen kannst: vor dem Legen, vor der Wahl der Reihe, zwischen den Arbeitskräften und bevor du ein neues Plättchen nimmst.
rule-extra-2 = Zusatzaktionen, deren Reihenfolge egal ist, kommen in fester Folge: Arbeitskraft zurücknehmen, tauschen, Baustein kaufen, Arbeitskraft kaufen, Karte, Grabbeigabe, Schiff. Mit jedem Bau und jedem Schritt des Zugs beginnt die Folge neu, und über einer Obergrenze bindet sie nicht.
rule-extra-3 = Schritte bei den Grabbeigaben kaufst du am Ende des Zugs, Schritte des Schiffs auch vor dem Legen und solange ein umschlossener Bauplatz auf seinen Bonus wartet. Zu anderen Zeiten käme dasselbe heraus.
rule-recall-1 = Nimm eine Arbeitskraft von einem deiner Fundamente oder einer deiner Pyramiden zurück.
rule-recall-2 = Die letzte Arbeitskraft auf einer Pyramide muss bleiben.
rule-recall-3 = Verlässt die letzte Arbeitskraft ein Fundament, ist es wieder frei.
rule-swap-1 = Tausche zwei deiner Bausteine, egal welche, in einen weißen.
rule-buy-1 = Kaufe einen weißen Baustein für 3 Gold.
rule-hire-1 = Zahle 3 Gold und stelle eine Arbeitskraft aus deinem Vorrat auf einen Bauplatz, auf den sie ziehen dürfte. Ein gerader Weg dorthin ist nicht nötig.
rule-hire-2 = Mit leerem Vorrat kannst du keine Arbeitskraft kaufen.

## Bauen

rule-build-1 = Mit 3 Arbeitskräften auf einem Fundament oder einer Pyramide von dir darfst du dort die nächste Stufe bauen. Alle bis auf eine kehren in deinen Vorrat zurück.
rule-build-2 = Mit der ersten Stufe bestimmst du frei die Farbe der Pyramide; auf ein Fundament kommt keine andere Stufe, auf eine Pyramide keine zweite erste.
rule-build-3 = Die fünf Stufen kosten 1, 2, 3, 4, 5 Bausteine und geben der Pyramide den Wert 5, 10, 20, 35, 60. Ab der zweiten Stufe müssen die Bausteine die Farbe der Pyramide haben; weiße sind Joker.
rule-build-4 = Die fünfte Stufe ist eine Pyramidenspitze und die letzte. Davon hast du nur 2.
rule-build-5 = Die erste Stufe bezahlst du mit einem beliebigen Baustein. Option „{ option-first_stone }: { option-first_stone-matching }“: mit einem in der gewählten Farbe oder einem weißen.
rule-build-6 = Sind die Pyramidenebenen einer Stufe aufgebraucht, bei der ersten Stufe die ihrer Farbe, lässt sich die Stufe nicht bauen. Option „{ option-levels }: { option-levels-unlimited }“: Nur Pyramidenspitzen gehen aus.
rule-build-7 = Weiß ist keine Farbe für eine Pyramide. Option „{ option-white }: { option-white-colour }“: Weiß ist eine, und weiße Pyramiden werden nur mit weißen Bausteinen höher.
rule-build-8 = Bezahlt wird zuerst mit Bausteinen in der Farbe der Pyramide, dann mit weißen.

## Das Ende eines Zugs

rule-limit-1 = Nach deinem Zug behältst du höchstens 7 Bausteine, weiße mitgezählt; tausche, bis es passt.
rule-limit-2 = Nach deinem Zug behältst du höchstens 4 Gold; gib Gold aus, bis es passt.
rule-limit-3 = Solange es noch einen verdeckten Stapel gibt, darfst du ein fünftes Gold behalten, musst es dann aber ausgeben, um dir ein Plättchen auszusuchen.
rule-draw-1 = Am Ende deines Zugs nimmst du das oberste Plättchen eines Stapels, den es noch gibt.
rule-draw-2 = Bis es gelegt wird, kennst nur du dein Plättchen.
rule-search-1 = Für 1 Gold siehst du stattdessen einen verdeckten Stapel durch und suchst dir eines seiner Plättchen aus.
rule-search-2 = Einen offenen Stapel kannst du nicht durchsehen.
rule-search-3 = Die anderen Plättchen des Stapels bleiben in ihrer Reihenfolge.
rule-search-4 = Alle sehen, von welcher Stelle das Plättchen kommt; wer den Stapel schon durchgesehen hat, weiß, welches es ist.
rule-stacks-1 = Ein Stapel, der nur noch so viele Plättchen hat, wie seine Rückwand zeigt, wird unbesehen entfernt: Basis 1 mit bis zu 2 Personen, sonst 0; Horus 3 oder 2; Nil 4 oder 3.

## Variante Offene Stapel

rule-open-1 = Das oberste Plättchen eines offenen Stapels liegt aufgedeckt: Du weißt, was du nimmst.
rule-open-2 = In jedem Plättchenlager sind zwei Stapel offen, und zu sehen ist immer nur ihr oberstes Plättchen.

## Spielende

rule-end-1 = Gibt es keinen Stapel mehr, legen alle noch ihr letztes Plättchen; dann ist das Spiel zu Ende. Alle hatten gleich viele Züge.
rule-end-2 = Auch in der Horus- und der Nilversion legen alle noch das Plättchen auf ihrer Hand. Option „{ option-end }: { option-end-at-once }“: Das Spiel endet mit dem letzten Stapel.
rule-final-1 = Ein Fundament mit Arbeitskräften von dir bringt seinen Wert.
rule-final-2 = Eine Pyramide mit einer Arbeitskraft von dir bringt den Wert ihrer höchsten Stufe; das Fundament darunter zählt nicht mehr.
rule-final-3 = Für jeden Baustein und jedes Gold gibt es 1 Punkt.

## Horus und die Grabbeigaben

rule-horus-1 = 16 weitere Plättchen werden eingemischt; die Stapel haben je 7.
rule-horus-2 = Ein Horusauge bringt kein Gold mehr, sondern deinen Punktemarker 1 Schritt weiter auf der Horus-Leiste.
rule-horus-3 = Jedes fünfte Feld der Leiste zeigt eine Goldmünze: Wer es erreicht oder überschreitet, bekommt 2 Gold, auch im Zug einer anderen Person.
rule-horus-4 = Bei Spielende sind die Schritte auf der Leiste Punkte; was dann gewertet wird, bringt kein Gold.
rule-horus-5 = Eine Goldmünze auf einem Plättchen bringt 1 Gold.
rule-grave-1 = Jede Grabbeigabe in der Reihe ist ein Schritt auf der Grabbeigabenleiste.
rule-grave-2 = Ein Schritt auf der Grabbeigabenleiste lässt sich auch für 1 Gold kaufen.
rule-grave-3 = Bei Spielende bringt jede Grabbeigabe 1 Punkt; dazu kommt für jede Person, die weniger hat, der Unterschied zu ihr.
rule-grave-4 = Für Grabbeigaben und Oasen gibt es keine Obergrenze.
rule-enclose-1 = Sobald auch das letzte Feld um ein Fundament oder eine Pyramide mit deinen Arbeitskräften belegt ist, bekommst du einen Bonus, egal wer es belegt hat.
rule-enclose-2 = Am Rand des Spielplans zählen nur die Felder, die es gibt.
rule-enclose-3 = Der Bonus sind alle Horusaugen, Grabbeigaben und Goldmünzen auf den Plättchen ringsum, aber keine Bausteine und keine Arbeitskräfte.
rule-enclose-4 = Den Bonus bekommt, wer dort Arbeitskräfte hat, wenn das Feld belegt wird; ist das niemand, bekommt ihn auch später niemand. Option „{ option-enclosure }: { option-enclosure-moves }“: Es zählt, wer dort steht, wenn die Arbeitskräfte dieses Zugs gezogen sind.
rule-enclose-5 = Jeder Bauplatz bringt seinen Bonus höchstens einmal pro Partie.
rule-enclose-6 = Werden Bauplätze mehrerer Personen am Nil zugleich umschlossen, entscheidet die Person am Zug, welcher als nächster drankommt; alle anderen kommen vorher, in Lesereihenfolge.
rule-enclose-7 = In der Horusversion bringt eine Oase neben dem Bauplatz nichts. Option „{ option-oasis_gold }“: 1 Gold.
rule-enclose-8 = Oasen und Nilfelder gelten als belegt, ebenso ein anderer Bauplatz.

## Der Nil und die Oasen

rule-nile-1 = 8 weitere Plättchen werden eingemischt; die Stapel haben je 8.
rule-nile-2 = Jeder Bauplatz am Nil hat eine aufgedruckte Treppe und bekommt schon bei der Spielvorbereitung ein Fundament.
rule-nile-3 = Nilfelder gelten als belegt und gehören zu einer Reihe. Für jedes in deiner Reihe fährt dein Schiff 1 Feld weiter.
rule-nile-4 = Ein Schritt des Schiffs lässt sich auch für 2 Gold kaufen.
rule-nile-5 = Auf dem letzten Feld des Nils endet die Fahrt; weitere Schritte verfallen und lassen sich nicht kaufen.
rule-nile-6 = Eine Oase, ob aufgedruckt oder auf einem Plättchen, ist ein Schritt auf der Oasenleiste; was neben ihr zu sehen ist, bekommst du auch.
rule-nile-7 = Ein umschlossener Bauplatz bringt auch die Oasen ringsum und für jedes Nilfeld ringsum einen Schritt des Schiffs.
rule-nile-8 = Bei Spielende bekommst du Punkte für den Nil: deine Pyramiden und Fundamente mal die Palmen, die dein Schiff erreicht hat.
rule-nile-9 = Bei Spielende bekommst du Punkte für die Oasen: deine Schritte auf der Oasenleiste mal die Stufen deiner höchsten Pyramide; ohne Pyramide keine.

## Strategiekarten

rule-card-1 = Einmal pro Partie darfst du in deinem Zug eine Strategiekarte kaufen, die noch ausliegt.
rule-card-2 = Sie kostet 1 Gold für jedes Feld mit Goldmünze, das dein Punktemarker erreicht oder überschritten hat.
rule-card-3 = Du brauchst dafür mehr als 4 Schritte auf der Horus-Leiste.
rule-card-4 = Bei Spielende bringt dir eine erfüllte Karte 20 Punkte, wenn sie dir gehört, sonst 10, auch wenn niemand sie gekauft hat.
rule-card-5 = Grabbeigaben: Du hast die meisten Grabbeigaben.
rule-card-6 = Horusaugen: Du liegst auf der Horus-Leiste vorn, bevor irgendetwas anderes gewertet wird.
rule-card-7 = Oasen: Du liegst auf der Oasenleiste vorn.
rule-card-8 = Nil: Dein Schiff liegt vorn; auf demselben Feld zählt, welches zuerst dort war.
rule-card-9 = Höchste Pyramide: Du hast die höchste; bei Gleichstand entscheiden die zweithöchste und dann die dritthöchste. Fundamente und fehlende Pyramiden zählen nicht.
rule-card-10 = Meiste Pyramiden: Du hast die meisten Pyramiden und Fundamente zusammen.
rule-card-11 = Bei Gleichstand erfüllt niemand die Karte.
rule-card-12 = Stehen bei einer Karte alle auf null, erfüllt sie niemand.

## Aufgaben für einen Platz

rule-task-1 = Eine bis vier Personen entscheiden gemeinsam auf einem Platz, mit einer Farbe, 12 Arbeitskräften und 8 Stapeln zu je 5, die bei 1 entfernt werden.
rule-task-2 = Ihr dürft die Pyramidenspitzen aller Farben verwenden, zusammen 8.
rule-task-3 = Aufgabe 1: Baut vier Pyramiden mit Wert 60. Aufgabe 2: Erreicht über 275 Punkte. Aufgabe 3: Baut sechs Pyramiden mit Wert 35 in sechs Farben.
rule-task-4 = Aufgabe 3: Eine Pyramide mit Wert 35 ist fertig; keine Arbeitskraft zieht mehr dorthin, und sie wird nicht höher.
rule-task-5 = Die Aufgaben 1 und 3 sind mit der letzten Stufe geschafft, und das Spiel ist zu Ende; über Aufgabe 2 entscheidet die Schlusswertung.
rule-task-6 = Auf einem Platz wird die Basisversion ohne Varianten gespielt.
rule-task-7 = Ohne Aufgabe wird auf einem Platz nur um Punkte gespielt.
rule-task-8 = Eine Arbeitskraft bleibt auf der fertigen Pyramide. Option „{ option-finished }: { option-finished-none }“: Alle drei kehren zurück, und sie gehört weiter euch.

## Namen

game-name = Terra Pyramides
game-about = Lege Plättchen, aktiviere Reihen, ziehe Arbeitskräfte und baue Pyramiden, auf Wunsch mit Horus und dem Nil.
game-designed = Spielpläne und Plättchen hat dieses Projekt entworfen.
game-designed-how = Die gedruckten lassen sich eintippen (--set board=DATEI).
show-designed = vom Projekt Saqqara entworfen
show-file = aus einer Datei
tile-worker = Arbeitskraft
tile-blue = blauer Baustein
tile-red = roter Baustein
tile-black = schwarzer Baustein
tile-yellow = gelber Baustein
tile-green = grüner Baustein
tile-brown = brauner Baustein
tile-white = weißer Baustein
tile-eye = Horusauge
tile-coin = Goldmünze
tile-grave = Grabbeigabe
tile-oasis = Oase
tile-worker-blue = Arbeitskraft und blauer Baustein
tile-worker-red = Arbeitskraft und roter Baustein
tile-worker-black = Arbeitskraft und schwarzer Baustein
tile-worker-yellow = Arbeitskraft und gelber Baustein
tile-worker-green = Arbeitskraft und grüner Baustein
tile-worker-brown = Arbeitskraft und brauner Baustein
tile-worker-white = Arbeitskraft und weißer Baustein
tile-worker-eye = Arbeitskraft und Horusauge
tile-worker-coin = Arbeitskraft und Goldmünze
tile-worker-grave = Arbeitskraft und Grabbeigabe
tile-worker-oasis = Arbeitskraft und Oase
tile-blue-eye = blauer Baustein und Horusauge
tile-blue-coin = blauer Baustein und Goldmünze
tile-blue-grave = blauer Baustein und Grabbeigabe
tile-blue-oasis = blauer Baustein und Oase
tile-red-eye = roter Baustein und Horusauge
tile-red-coin = roter Baustein und Goldmünze
tile-red-grave = roter Baustein und Grabbeigabe
tile-red-oasis = roter Baustein und Oase
tile-black-eye = schwarzer Baustein und Horusauge
tile-black-coin = schwarzer Baustein und Goldmünze
tile-black-grave = schwarzer Baustein und Grabbeigabe
tile-black-oasis = schwarzer Baustein und Oase
tile-yellow-eye = gelber Baustein und Horusauge
tile-yellow-coin = gelber Baustein und Goldmünze
tile-yellow-grave = gelber Baustein und Grabbeigabe
tile-yellow-oasis = gelber Baustein und Oase
tile-green-eye = grüner Baustein und Horusauge
tile-green-coin = grüner Baustein und Goldmünze
tile-green-grave = grüner Baustein und Grabbeigabe
tile-green-oasis = grüner Baustein und Oase
tile-brown-eye = brauner Baustein und Horusauge
tile-brown-coin = brauner Baustein und Goldmünze
tile-brown-grave = brauner Baustein und Grabbeigabe
tile-brown-oasis = brauner Baustein und Oase
tile-white-eye = weißer Baustein und Horusauge
tile-white-coin = weißer Baustein und Goldmünze
tile-white-grave = weißer Baustein und Grabbeigabe
tile-white-oasis = weißer Baustein und Oase
tile-eye-eye = zwei Horusaugen
tile-eye-coin = Horusauge und Goldmünze
tile-eye-grave = Horusauge und Grabbeigabe
tile-eye-oasis = Horusauge und Oase
tile-coin-coin = zwei Goldmünzen
tile-coin-grave = Goldmünze und Grabbeigabe
tile-coin-oasis = Goldmünze und Oase
tile-grave-grave = zwei Grabbeigaben
tile-grave-oasis = Grabbeigabe und Oase
colour-blue = blau
colour-red = rot
colour-black = schwarz
colour-yellow = gelb
colour-green = grün
colour-brown = braun
colour-white = weiß
first-blue = blau
first-red = rot
first-black = schwarz
first-yellow = gelb
first-green = grün
first-brown = braun
first-white = weiß
second-blue = blau
second-red = rot
second-black = schwarz
second-yellow = gelb
second-green = grün
second-brown = braun
second-white = weiß
way-n = Norden
way-e = Osten
way-s = Süden
way-w = Westen
line-across = waagerecht
line-down = senkrecht
line-falling = diagonal, nach rechts fallend
line-rising = diagonal, nach rechts steigend
card-grave-goods = Grab{ "\u00AD" }beigaben
card-horus-eyes = Horus{ "\u00AD" }augen
card-oases = Oasen
card-nile = Nil
card-highest-pyramid = Höchste Pyramide
card-most-pyramids = Meiste Pyramiden
option-version = Version
option-version-base = Basisversion
option-version-horus = Horus und die Grabbeigaben
option-version-nile = Der Nil und die Oasen
option-symbol = Symbolvariante
option-open_stacks = Offene Stapel
option-task = Aufgabe
option-task-none = keine
option-task-1 = 1: 4 Pyramiden mit Wert 60
option-task-2 = 2: über 275 Punkte
option-task-3 = 3: 6 Pyramiden mit Wert 35 in 6 Farben
option-stairs = Treppe neben einem leeren Bauplatz
option-stairs-turn = darf weggedreht werden
option-stairs-beside = legt immer ein Fundament
option-white = Weiß
option-white-joker = nur Joker
option-white-colour = auch eine Pyramidenfarbe
option-levels = Pyramidenebenen
option-levels-limited = können ausgehen
option-levels-unlimited = gehen nie aus
option-end = Die letzten Plättchen
option-end-hand = alle legen noch ihr Plättchen
option-end-at-once = Schluss mit dem letzten Stapel
option-enclosure = Wem ein umschlossener Bauplatz gehört
option-enclosure-placing = beim Belegen des letzten Felds
option-enclosure-moves = nach dem Ziehen der Arbeitskräfte
option-oasis_gold = Gold für Oasen bei Umschließung
option-finished = Arbeitskräfte auf einer fertigen Pyramide
option-finished-one = eine bleibt
option-finished-none = alle kehren zurück
option-first_stone = Baustein für die erste Stufe
option-first_stone-any = beliebig
option-first_stone-matching = gewählte Farbe oder weiß
option-board = Spielpläne und Teile
source-track = Horus-Leiste
source-foundations = Fundamente
source-pyramids = Pyramiden
source-grave_goods = Grabbeigaben
source-oases = Oasen
source-nile = Nil
source-cards = Strategiekarten
source-stones = Bausteine
source-gold = Gold

## Fragen

ask-place = Du bist dran: Wohin legst du dein Plättchen, und wohin zeigt seine Treppe? Vorher sind Zusatzaktionen möglich.
ask-place-field = Wohin legst du dein Plättchen?
ask-place-way = Wohin zeigt die Treppe?
ask-enclose = Mehrere Bauplätze sind umschlossen: Welcher Bonus kommt als nächster?
ask-row = Welche Reihe aktivierst du? Vorher sind Zusatzaktionen möglich.
ask-equip = Deine Arbeitskräfte reichen nicht für die Reihe: Welches Plättchen bekommt eine?
ask-send = Wohin zieht die nächste Arbeitskraft? Vorher sind Zusatzaktionen möglich.
ask-pay = Welchen Baustein gibst du für die erste Stufe ab?
ask-extra = Zusatzaktionen, oder fertig?
ask-draw = Von welchem Stapel nimmst du ein Plättchen?
ask-pick = Welches Plättchen des Stapels nimmst du?
ask-start = Ein Plättchen wird auf ein Startfeld gelegt.
ask-hand = Ein Plättchen wird gezogen.
ask-search = Ein Plättchen des durchgesehenen Stapels wird gezeigt.
ask-top = Das oberste Plättchen eines offenen Stapels wird aufgedeckt.
ask-foundation = Ein Fundament wird gezogen.
ask-stack = Für das erste Plättchen wird ein Stapel bestimmt.
ask-over = Die Partie ist zu Ende.
ask-wait = Jemand anderes ist dran.

## Möglichkeiten

do-place = Plättchen auf { $field } legen, Treppe nach { $way }
do-enclose = Der Bonus von { $site } kommt als nächster
do-row = Reihe aktivieren: { $line }
do-equip = Arbeitskraft auf das Plättchen { $field } stellen
do-send = Arbeitskraft auf { $site } ziehen
do-return = Arbeitskraft in den Vorrat zurücknehmen
do-recall = Arbeitskraft von { $site } zurücknehmen
do-swap = 2 Bausteine in 1 weißen tauschen: { $first } und { $second }
do-buy = Weißen Baustein kaufen (3 Gold)
do-hire = Arbeitskraft für { $site } kaufen (3 Gold)
do-card = Strategiekarte kaufen: { $card }
do-grave = 1 Schritt bei den Grabbeigaben kaufen (1 Gold)
do-sail = 1 Feld mit dem Schiff fahren (2 Gold)
do-build = Nächste Stufe auf { $site } bauen
do-build-first = Erste Stufe auf { $site } bauen, Farbe: { $colour }
do-pay = Baustein abgeben: { $colour }
do-done = Fertig
do-draw = Oberstes Plättchen von Stapel { $stack } nehmen
do-search = Plättchen aus Stapel { $stack } aussuchen (1 Gold)
do-pick = { $place }. Plättchen von oben nehmen
do-tile = Das Plättchen: { $tile }
do-foundation = Ein Fundament mit Wert { $value }
do-stack = Das erste Plättchen kommt von Stapel { $stack }

## Was geschah

told-place = { $who } legt ein Plättchen auf { $field }, Treppe nach { $way }
told-enclose = { $who } wählt als Nächstes den Bonus von { $site }
told-row = { $who } aktiviert die Reihe: { $line }
told-equip = { $who } stellt eine Arbeitskraft auf das Plättchen { $field }
told-send = { $who } zieht eine Arbeitskraft auf { $site }
told-return = { $who } nimmt die Arbeitskraft zurück
told-recall = { $who } nimmt eine Arbeitskraft von { $site } zurück
told-swap = { $who } tauscht 2 Bausteine in 1 weißen: { $first } und { $second }
told-buy = { $who } kauft einen weißen Baustein
told-hire = { $who } kauft eine Arbeitskraft für { $site }
told-card = { $who } kauft die Strategiekarte: { $card }
told-grave = { $who } kauft einen Schritt bei den Grabbeigaben
told-sail = { $who } fährt 1 Feld mit dem Schiff (2 Gold)
told-build = { $who } baut die nächste Stufe auf { $site }
told-build-first = { $who } baut die erste Stufe auf { $site }, Farbe: { $colour }
told-pay = { $who } gibt einen Baustein ab: { $colour }
told-done = { $who } ist fertig
told-draw = { $who } nimmt das oberste Plättchen von Stapel { $stack }
told-search = { $who } sieht Stapel { $stack } durch
told-pick = { $who } nimmt das { $place }. Plättchen von oben
told-tile = Das Plättchen: { $tile }
told-foundation = Ein Fundament mit Wert { $value } wird gelegt
told-stack = Das erste Plättchen kommt von Stapel { $stack }

## Gruppen von Möglichkeiten

group-place = Das Plättchen legen
group-row = Eine Reihe aktivieren
group-send = Die Arbeitskraft ziehen
group-recall = Eine Arbeitskraft zurücknehmen
group-swap = Zwei Bausteine tauschen
group-hire = Eine Arbeitskraft kaufen
group-card = Eine Strategiekarte kaufen
group-build = Eine Stufe bauen
group-draw = Ein Plättchen nehmen
group-search = Ein Plättchen aussuchen
group-pick = Ein Plättchen des Stapels nehmen
group-equip = Ein Plättchen bestücken
group-enclose = Einen Bonus wählen
group-pay = Einen Baustein abgeben

## Die Zeichnung im Terminal

draw-legend = w Arbeitskraft, e Horusauge, c Goldmünze, g Grabbeigabe, o Oase; 3A2: Fundament 3, 2 Arbeitskräfte von A; ▲4A2: Stufe 4
draw-stacks = Stapel
draw-known = Du kennst Stapel { $stack }, von oben:
draw-levels = Übrige Stufen
draw-cards = Karten
draw-goods = { $workers } { $workers ->
    [one] Arbeitskraft
   *[other] Arbeitskräfte
}, { $gold } Gold
draw-tile = Plättchen
draw-tracks = Horus-Leiste { $track }, Grabbeigaben { $graves }
draw-river = Oasen { $oases }, Schiff { $ship }, Palmen { $palms }

## Der Spielplan im Browser

board-mine = Deine Sachen
board-others = Die anderen
board-hand = Auf der Hand
board-hand-hidden = ein Plättchen, das du nicht kennst
board-from-stack = ein Plättchen von Stapel { $stack }, das du nicht kennst
board-stones = Bausteine: { $count } von { $most }
board-gold = Gold: { $count } von { $most }
board-workers = Arbeitskräfte: { $count }
board-return = In den Vorrat
board-extra = Jederzeit in deinem Zug
board-build = Bauen
board-recall = Zurückholen
board-swap = 2 tauschen
board-buy = Weißer Baustein
board-hire = Arbeitskraft
board-grave = Grabbeigabe
board-sail = Fahren
board-done = Fertig
board-step-place = Legen
board-step-row = Reihe
board-step-send = Ziehen
board-step-extra = Extras
board-step-draw = Nachziehen
board-too-many-stones = Bausteine zu viel: { $count }
board-too-much-gold = Gold zu viel: { $count }
board-sphinx = Lager der Sphinx
board-scarab = Lager des Skarabäus
board-stacks = Ein Stapel, der nur noch so viele Plättchen hat, wie über ihm steht, wird entfernt. Darunter: Stapel · Plättchen.
board-stack = Stapel { $stack }: { $count } Plättchen, wird bei { $limit } entfernt
board-search = Plättchen aussuchen (1 Gold)
board-looking = Stapel { $stack }, von oben
board-levels = Übrige Stufen
board-track = Horus-Leiste
board-palms = Erreichte Palmen
board-task = Aufgabe { $task }
board-task-1 = 4 Pyramiden mit Wert 60
board-task-2 = Über 275 Punkte
board-task-3 = Pyramiden mit Wert 35 in 6 Farben
board-progress = { $done } von { $goal }
board-zoom-in = Näher heran
board-zoom-out = Weiter weg
board-zoom-whole = Ganzer Spielplan
board-brings-workers = Arbeitskräfte: { $count }
board-brings-gold = Gold: { $count }
board-brings-track = Schritte auf der Horus-Leiste: { $count }
board-brings-graves = Grabbeigaben: { $count }
board-brings-oases = Oasen: { $count }
board-brings-ship = Schritte des Schiffs: { $count }
board-brings-nothing = nichts

## Das Tutorial

learn-goal = Du baust Pyramiden in der Wüste. Ein Zug hat fünf Schritte: Plättchen legen, eine Reihe wählen, ihren Ertrag nehmen, ihre Arbeitskräfte auf einen Bauplatz ziehen, ein neues Plättchen nehmen. Am Ende zählen Fundamente und Pyramiden mit Arbeitskräften von dir.
learn-place = Lege dein Plättchen auf e4, die Treppe nach Westen. Dort liegt sie direkt an einem leeren Bauplatz.
learn-place-right = Eine Treppe an einem leeren Bauplatz legt dort ein Fundament. Noch gehört es niemandem.
learn-place-hint = Wähle das Feld e4, dann die Richtung Westen.
learn-row = Durch dein Plättchen laufen vier Reihen, jede bis zum nächsten Bauplatz. Was sie zeigen, bekommst du. Wähle die waagerechte: Auf ihr liegen zwei Plättchen mit Arbeitskräften.
learn-row-right = Auf jedem Plättchen, das eine zeigt, steht jetzt eine Arbeitskraft aus deinem Vorrat.
learn-row-hint = Nur die waagerechte Reihe hat zwei Arbeitskräfte: Wähle sie.
learn-send = Eine Arbeitskraft zieht geradeaus, in jede Richtung, über Plättchen und Oasen bis zum ersten Bauplatz. Zieh sie auf das neue Fundament auf d4.
learn-send-right = Das Fundament gehört dir, und die zweite Arbeitskraft folgt. Im ersten Zug darfst du nur eines besetzen.
learn-send-hint = Wähle d4, das Fundament neben deinem Plättchen.
learn-draw = Dein Zug ist fast vorbei. Nimm für den nächsten das oberste Plättchen eines Stapels: Stapel 1. Nur du weißt, was es zeigt.
learn-draw-right = Eine Arbeitskraft und ein blauer Baustein, genau was du brauchst.
learn-draw-hint = Wähle Stapel 1.
learn-second = Dein nächster Zug. Auf c5, Treppe nach Westen, legt das Plättchen noch ein Fundament und berührt dein eigenes über Eck. Lege es dorthin.
learn-second-right = Ein Fundament mit Wert 3. Arbeitskräfte ziehen auch diagonal.
learn-second-hint = Wähle das Feld c5, dann die Richtung Westen.
learn-yield = Achte jetzt auf den Ertrag der Reihen. Auf der waagerechten liegen dein Plättchen, eine Oase und ein gelber Baustein; Lücken machen nichts. Wähle sie.
learn-yield-right = Eine Arbeitskraft, 1 Gold aus der Oase, ein blauer und ein gelber Baustein.
learn-yield-hint = Die waagerechte Reihe bringt am meisten.
learn-third = Auf d4 stehen zwei Arbeitskräfte, zum Bauen braucht es drei. Zieh die neue dorthin.
learn-third-right = Drei Arbeitskräfte: Es kann gebaut werden.
learn-third-hint = Wähle d4; die Arbeitskraft erreicht es diagonal.
learn-build = Mit drei Arbeitskräften baust du eine Stufe. Die erste kostet einen beliebigen Baustein und legt die Farbe der Pyramide für immer fest. Baue in Blau.
learn-build-right = Also blau; bezahlt wird mit dem gelben Baustein. Zwei Arbeitskräfte kehren zurück, eine bleibt als Besitzerin.
learn-build-hint = Wähle: auf d4 bauen, in Blau.
learn-search = Statt das oberste Plättchen unbesehen zu nehmen, darfst du für 1 Gold einen Stapel durchsehen und dir eines aussuchen. Sieh Stapel 5 durch.
learn-search-right = Jetzt würdest du das Plättchen nehmen, das dir am besten passt.
learn-search-hint = Wähle das Durchsehen, dann Stapel 5.
learn-level = Ein paar Züge später. Wieder stehen drei Arbeitskräfte auf d4, und du hast drei blaue Bausteine: Ab der zweiten Stufe muss die Farbe passen. Die Stufen kosten 1 bis 5 Bausteine, die Pyramide ist dann 5, 10, 20, 35, 60 wert. Baue.
learn-level-right = Jetzt ist sie 10 wert, und sie kann bis 60 wachsen.
learn-level-hint = Wähle: auf d4 bauen.
learn-extra = Zusatzaktionen gehen fast jederzeit: zwei Bausteine in einen weißen Joker tauschen, einen für 3 Gold kaufen, für 3 Gold eine Arbeitskraft kaufen. Du hast 5 Gold, behältst nach dem Zug aber höchstens 4. Kaufe einen weißen Baustein.
learn-extra-right = Ein Joker für jede Farbe. Du darfst bis zu sieben Bausteine behalten.
learn-extra-hint = Wähle bei den Zusatzaktionen den weißen Baustein.
learn-end = Alle Stapel sind aufgebraucht. Jede Pyramide zählt ihre höchste Stufe, jedes besetzte Fundament seinen Wert, jeder Baustein und jedes Gold 1 Punkt. Lapis gewinnt mit 62 zu 54. Spiel jetzt deine erste Partie.

## Was zum ersten Mal vorkommt

first-ask-place = Lege dein Plättchen auf ein freies Feld. Liegt seine Treppe direkt an einem leeren Bauplatz, entsteht dort ein Fundament.
first-ask-row = Wähle eine der vier Reihen durch dein Plättchen. Zeig auf eine, um ihren Ertrag zu sehen: Arbeitskräfte, Bausteine, Gold.
first-ask-equip = Du hast weniger Arbeitskräfte, als die Reihe zeigt: Wähle, welche Plättchen eine bekommen.
first-ask-send = Zieh die Arbeitskraft geradeaus auf ein Fundament oder eine Pyramide von dir oder auf ein freies Fundament. Oder nimm sie zurück.
first-do-build-first = Drei Arbeitskräfte stehen auf deinem Fundament: Du kannst die erste Stufe bauen, für einen beliebigen Baustein, in einer Farbe deiner Wahl.
first-do-build = Du kannst eine Pyramide erhöhen: Das braucht drei Arbeitskräfte und Bausteine ihrer Farbe oder weiße.
first-do-swap = Zwei beliebige Bausteine lassen sich in einen weißen tauschen, einen Joker für jede Farbe.
first-do-hire = Für 3 Gold kannst du eine Arbeitskraft auf einen Bauplatz stellen, ohne dorthin zu ziehen.
first-ask-draw = Dein Zug endet mit einem neuen Plättchen: Nimm das oberste eines Stapels. Bis es liegt, kennst nur du es.
first-do-search = Für 1 Gold kannst du einen verdeckten Stapel durchsehen und dir ein Plättchen aussuchen.
first-ask-enclose = Bauplätze sind rundum umschlossen: Wem sie gehören, bekommt die Augen, Grabbeigaben und Münzen ringsum. Du wählst die Reihenfolge.
first-source-track = Jemand zog auf der Horus-Leiste: Jeder Schritt ist am Ende ein Punkt, und jedes fünfte Feld gibt 2 Gold.
first-source-grave_goods = Grabbeigaben zählen am Ende je 1 Punkt und dazu den Vorsprung vor allen, die weniger haben.
first-source-oases = Schritte auf der Oasenleiste zählen mal die Stufen der eigenen höchsten Pyramide.
first-source-nile = Palmen, die ein Schiff erreicht hat, zählen mal die eigenen Pyramiden und Fundamente.

## Was eingetippt wird

desk-base-board = Spielplan
desk-base-symbols = Symbole
desk-nile-board = Nilseite
desk-nile-symbols = Symbole, Nilseite
desk-base-tiles = Plättchen
desk-horus-tiles = Plättchen, Horus
desk-nile-tiles = Plättchen, Nil
desk-levels = Pyramidenebenen
desk-foundations = Fundamente
desk-field = leer
desk-site = Bauplatz
desk-printed = Bauplatz mit Treppe
desk-start-n = Start, Norden
desk-start-e = Start, Osten
desk-start-s = Start, Süden
desk-start-w = Start, Westen
desk-palm = Palme
desk-sphinx = Sphinx
desk-scarab = Skarabäus
## Der Tisch Teil für Teil

part-board = Spielplan
part-row = Reihe { $row }
part-rows = Reihen zum Aktivieren
part-free = frei
part-none = nichts
part-site = Bauplatz
part-foundation = Fundament { $value }
part-pyramid = Pyramide, Stufe { $level }
part-waiting = mit Arbeitskraft zum Entsenden
part-ships = Schiffe
part-stack = Stapel { $stack }
part-top = oben
part-goods = Güter

## Was die Prüfung von Spielplan und Teilen sagt

check-line = Zeile { $line }: { $text }
check-line-word = Zeile { $line }: (nur ein Hinweis) { $text }
check-fine = alles geht auf: damit lassen sich alle Versionen spielen
check-no-part = es gibt keinen Teil „{ $typed }“; es gibt { $known }
check-section = es gibt keinen Abschnitt [{ $title }]; es gibt { $known }
check-section-twice = ein zweiter Abschnitt [{ $title }]
check-before = „{ $typed }“ steht vor dem ersten Abschnitt wie [base board]
check-number = „{ $typed }“ ist keine Anzahl von Teilen
check-no-rows = der Spielplan hat keine Reihen
check-size = Größe des Spielplans: Spalten { $columns }, Reihen { $rows }; höchstens { $most } und { $high }
check-row = diese Reihe hat { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}, die erste hat { $all }
check-field = „{ $typed }“ auf { $field } ist kein Feld: { $known }
check-symbol-rows = Reihen mit Symbolen: { $count }; Reihen mit Feldern: { $rows }
check-symbols = „{ $typed }“ muss so viele Buchstaben haben: { $count }; s für Sphinx, c für Skarabäus
check-sites = { $count ->
    [one] 1 Bauplatz
   *[other] { $count } Bauplätze
}, aber nur { $most ->
    [one] 1 Fundament
   *[other] { $most } Fundamente
}
check-sites-nile = { $count ->
    [one] 1 Bauplatz
   *[other] { $count } Bauplätze
}; die Nilseite hat mindestens { $least }
check-sites-touch = die Bauplätze { $field } und { $other } berühren sich; für die Umschließung gilt jeder dem anderen als belegtes Feld
check-starts = { $count ->
    [one] 1 Startfeld
   *[other] { $count } Startfelder
} (^ > v <), nicht { $all }
check-start-stairs = die Treppe des Startfelds { $field } zeigt auf keinen Bauplatz daneben
check-land = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} für Plättchen; bis zu { $most } Plättchen werden gelegt
check-no-site = kein Bauplatz liegt in einer Linie mit { $field }: Treppen können dort auf nichts zeigen
check-no-sphinx = kein Feld für Plättchen zeigt eine Sphinx
check-no-scarab = kein Feld für Plättchen zeigt einen Skarabäus
check-long = die Reihe { $field } bis { $end } fasst { $count } Plättchen, nicht { $most }
check-nile-side = der Nil gehört auf die andere Seite
check-nile-twice = das Nilfeld { $number } ist auf { $field } und noch einmal auf { $other }
check-nile-gap = die Nilfelder sind nicht lückenlos nummeriert: ~0, ~1, ~2 ...
check-nile-apart = die Nilfelder { $number } und { $next } berühren sich nicht
check-nile-start = am Anfang des Nils steht keine Palme
check-palms = { $count ->
    [one] 1 Palme
   *[other] { $count } Palmen
}; es sind mindestens { $least }
check-stairs-side = { $field }: gedruckte Treppen (P) gehören auf die Nilseite
check-stairs-missing = der Bauplatz { $field } liegt am Nil und braucht eine gedruckte Treppe (P)
check-stairs-dry = der Bauplatz { $field } hat eine gedruckte Treppe, aber keinen Nil
check-tile = kein Plättchen „{ $typed }“; die Symbole stehen in der Reihenfolge { $known }
check-tile-twice = { $typed } steht hier zweimal
check-tile-base = { $typed } ist kein Plättchen der Basisversion
check-tile-horus = { $typed } ist kein Plättchen der Horusversion
check-tiles-base = Plättchen: { $count }; die Basisversion hat { $all } eigene
check-tiles-horus = Plättchen: { $count }; die Horusversion hat { $all } eigene
check-tiles-nile = Plättchen: { $count }; die Nilversion hat { $all } eigene
check-horus-kinds = die 16 Plättchen sind gedruckt als 2, 6, 4 und 4 von einer Art
check-eyes = { $count } Plättchen mit zwei Augen; das gedruckte Beispiel mit 9 Augen am Rand braucht { $least }
check-level-form = „{ $typed }“ müsste sein wie „5 blue 3“ oder „10 10“
check-levels = Pyramidenebenen ohne die weißen: { $count }, nicht { $all }
check-level-colour = keine erste Stufe in dieser Farbe: { $colour }; Aufgabe 3 braucht alle sechs Farben
check-level-few = Stufen mit Wert { $number }: { $count }; Aufgabe 3 braucht { $least }
check-foundation-form = „{ $typed }“ müsste ein Wert von 1 bis { $most } und eine Anzahl von Teilen sein
check-foundations = { $count ->
    [one] 1 Fundament
   *[other] { $count } Fundamente
}, nicht { $all }
check-foundation-known = kein Fundament mit Wert { $number }, das die Spielregel zeigt
check-task-seats = eine Aufgabe spielt man mit 1 Platz, für den 1 bis 4 Personen gemeinsam entscheiden
check-solo-version = 1 Platz spielt die Basisversion
check-solo-variants = 1 Platz spielt ohne die Varianten
