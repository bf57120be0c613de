### Silver & Gold: Pyramids in Swedish. Which sentences are our rulings is said in the English text alone.
### Squares are crossed on a pyramid card (kryssa) and ticked off on the score card (bocka av).

## Spelet

rule-game-1 = Alla utforskar två kammare samtidigt, ruta för ruta, från ingången till den gyllene graven. Den som har flest poäng efter fyra omgångar vinner.
rule-game-2 = De 48 kamrarna här är projektets egna; man kan skriva in de tryckta och spela med dem i stället.
rule-solo-1 = En ensam spelare följer samma regler, spelar bara för poängen och får ta alla tre poängrutorna i en färg.

## Förberedelser

rule-setup-1 = Det finns 48 pyramidkort, 16 vardera i lila, orange och grönt, numrerade 1 till 48. Ett kort ligger bara på ett ställe åt gången.
rule-setup-2 = Varje spelare får 4 pyramidkort och behåller 2 av dem. Alla väljer samtidigt, och ingen visar något förrän alla har valt.
rule-setup-3 = Alla andra kort blandas till en pyramidhög med bildsidan neråt.
rule-setup-4 = De första 4 korten i högen läggs med bildsidan uppåt som utbud.

## En omgång

rule-round-1 = Det finns 8 expeditionskort med 6 mönster. Under en omgång vänds 7 av dem upp, ett i taget; det åttonde ligger kvar med bildsidan neråt och används inte.
rule-round-2 = Inför var och en av de 4 omgångarna blandas alla 8 expeditionskorten på nytt.
rule-round-3 = En tur har 4 steg, alltid i samma ordning: vänd upp ett expeditionskort, kryssa, slutför kort och välj nya, vinn poängrutor. Svara bara på det du får frågan om.

## Kryssa

rule-mark-1 = Alla kryssar samtidigt, var och en på 1 av korten framför sig, oftast 2. Ingen ser vad de andra kryssar förrän alla är klara.
rule-mark-2 = Mönstret får roteras och speglas hur som helst.
rule-mark-3 = Kryssa alla rutor i det uppvända mönstret, på ett och samma kort: inte bara en del av det, och inte uppdelat på båda korten.
rule-mark-4 = En ruta kryssas bara en gång.
rule-mark-5 = Väggar kryssas aldrig, och mönstret håller sig inom kammaren.
rule-mark-6 = Första gången du kryssar på ett kort måste ingången vara med.
rule-mark-7 = Varje gång därefter måste det du kryssar ha en sida gemensam med en ruta som redan är kryssad; hörn räknas inte.
rule-mark-8 = I stället för mönstret, vare sig det passar eller inte, får du kryssa exakt 1 ruta på samma villkor.
rule-mark-9 = Du får inte passa: kryssa mönstret eller 1 ruta.
rule-mark-10 = En spelare utan kort framför sig gör ingenting.
rule-mark-11 = I vilken ordning spelarna svarar spelar ingen roll; det man ropar ut vid ett vanligt bord sköts här automatiskt.

## Röda kryss

rule-cross-1 = När du kryssar ett rött kryss måste du genast kryssa 1 ruta till på något av dina kort, på de vanliga villkoren, även om bara en dödskalle går att nå.
rule-cross-2 = Varje rött kryss ger en egen bonusruta, även ett som kryssas på det här sättet.
rule-cross-3 = På ett kort där inget är kryssat är bonusrutan ingången.
rule-cross-4 = En bonusruta som inte kan kryssas någonstans går förlorad; med varianten ”{ option-no_cell }: { option-no_cell-owe }” kryssar du den när du har kryssat nästa tur, utöver rutorna för nya kryss.
rule-cross-5 = Bonusrutan får också ligga på ett kort vars grav kryssades den här turen; med varianten ”{ option-mark_after_tomb }: { option-mark_after_tomb-forbid }” får den inte det.

## Andra symboler

rule-gem-1 = För varje kryssad ädelsten bockar du av nästa ädelsten i samma färg, röd eller grön, på ditt poängkort.
rule-gem-2 = Det finns plats för 10 ädelstenar i varje färg; fler räknas inte.
rule-torch-1 = För en kryssad fackla bockar du av den pågående omgångens fackla på ditt poängkort.
rule-torch-2 = Högst 1 fackla bockas av per omgång, och ingen för en annan omgång.
rule-skull-1 = För varje kryssad dödskalle bockar du av nästa dödskalle på ditt poängkort; ingen är billigare än den före.
rule-skull-2 = Det finns plats för 10 dödskallar; fler räknas inte.
rule-potion-1 = En kryssad trolldryck suddar de 2 dyraste avbockade dödskallarna.
rule-potion-2 = Är färre än 2 dödskallar avbockade suddar den det som finns.
rule-potion-3 = Trolldrycker verkar efter dödskallar som kryssas samtidigt; med varianten ”{ option-potion }: { option-potion-before }” verkar de först.
rule-potion-4 = Rutan för ett rött kryss räknas inte som kryssad samtidigt, utan för sig.
rule-tomb-1 = Ett kort är slutfört när dess gyllene grav är kryssad.

## Välja nya kort

rule-draft-1 = Ett slutfört kort läggs åt sidan i det tredje steget, när allt är kryssat; först då kommer ett nytt kort, som är med från nästa tur.
rule-draft-2 = För varje slutfört kort tar du ett nytt: ett valfritt kort ur utbudet, eller det översta kortet i pyramidhögen osett.
rule-draft-3 = Om flera spelare slutför kort under samma tur väljer de i ordning efter numren på sina slutförda kort, lägst först.
rule-draft-4 = Den som slutför båda korten tar 2 i följd och räknas med det lägre numret; med varianten ”{ option-two_finished }: { option-two_finished-higher }” med det högre.
rule-draft-5 = Utbudet fylls på till 4 först när spelaren har tagit alla sina kort.
rule-draft-6 = Det fylls på innan nästa spelare väljer.
rule-draft-7 = När pyramidhögen är tom fylls utbudet inte längre på, och inget kan tas från högen.
rule-draft-8 = När både utbudet och högen är tomma spelar man vidare med färre kort.
rule-draft-9 = Ett kort från högen ligger genast med bildsidan uppåt.

## Poängrutor

rule-race-1 = Den som slutför sitt 2:a, 4:e eller 6:e kort i en färg tar den bästa poängrutan i den färgen som är ledig: 10, sedan 6, sedan 3 poäng.
rule-race-2 = En poängruta tas en gång och är sedan stängd för alla; samma spelare får ta flera.
rule-race-3 = Om flera spelare når en poängruta i samma färg under samma tur går den först vars kort i den färgen, slutfört den här turen, har lägst nummer.
rule-race-4 = Två kort i samma färg som slutförs samtidigt vinner en poängruta och räknas med det lägre numret; med varianten ”{ option-same_colour }: { option-same_colour-higher }” med det högre.
rule-race-5 = Det 8:e kortet i en färg vinner ingen poängruta.

## Slutet

rule-end-1 = Spelet slutar efter fjärde omgången. Ej slutförda kort ger inga poäng; det som har bockats av för deras symboler står kvar.
rule-end-2 = Varje slutfört kort ger 10 poäng.
rule-end-3 = Varje avbockad fackla ger 5 poäng.
rule-end-4 = Varje par av en röd och en grön ädelsten ger 5 poäng, varje ädelsten utan par 1.
rule-end-5 = Av de avbockade dödskallarna räknas bara den dyraste, som minuspoäng.
rule-end-6 = Flest poäng vinner. Vid lika vinner den av dem som har slutfört kortet med det lägsta numret.
rule-end-7 = Om ingen av dem har slutfört något kort delar de segern.

## Namn

game-name = Silver & Gold: Pyramids
game-about = Kryssa dig fram genom två kammare samtidigt, förbi dödskallar och ädelstenar, till de gyllene gravarna.
game-designed = De 48 kamrarna är projektets egna.
game-designed-how = Man kan skriva in de tryckta (--set deck=FIL).
shape-I1 = en ruta
shape-I2 = tvåa
shape-I3 = trerad
shape-V3 = hörn
shape-T4 = T-form
shape-L4 = L-form
shape-O4 = kvadrat
shape-I4 = fyrrad
shape-S4 = S-form
side-left = vänster
side-right = höger
colour-violet = lila
colour-orange = orange
colour-green = grön
option-deck = Kammare
option-mark_after_tomb = Rött kryss på ett nyss slutfört kort
option-mark_after_tomb-allow = tillåtet
option-mark_after_tomb-forbid = inte tillåtet
option-no_cell = Rött kryss utan ruta kvar
option-no_cell-lapse = går förlorat
option-no_cell-owe = kryssas senare
option-two_finished = Ordning vid två slutförda kort
option-two_finished-lower = efter det lägre numret
option-two_finished-higher = efter det högre numret
option-same_colour = Ordning vid två kort i samma färg
option-same_colour-lower = efter det lägre numret
option-same_colour-higher = efter det högre numret
option-potion = Trolldryck och dödskallar samtidigt
option-potion-after = dödskallarna först
option-potion-before = trolldrycken först
source-tombs = Gravar
source-torches = Facklor
source-boxes = Poängrutor
source-gems = Ädelstenar
source-skulls = Dödskallar

## Frågor

ask-deal = Ett pyramidkort delas ut.
ask-keep = Vilka kort behåller du? Välj två, ett i taget.
ask-display = Ett kort läggs i utbudet.
ask-flip = Nästa expeditionskort vänds upp.
ask-mark = Kryssa mönstret på ett av dina kort, eller bara 1 ruta.
ask-cross = Ett rött kryss: kryssa en ruta till.
ask-take = Vilket kort tar du?
ask-draw = Det översta kortet i pyramidhögen dras.
ask-over = Partiet är slut.
ask-wait = Andra spelare väljer.

## Val

do-keep = Behåll kort { $card }
do-mark = Kryssa { $squares } på kortet till { $side }
do-cross = Kryssa { $squares } på kortet till { $side } för det röda krysset
do-take = Ta kort { $card } ur utbudet
do-take-deck = Ta det översta kortet i pyramidhögen
do-deal = Kort { $card } delas ut
do-display = Kort { $card } läggs i utbudet
do-flip = Mönstret är: { $shape }
do-draw = Kort { $card } dras

## Det här hände

told-keep = { $who } behåller kort { $card }
told-mark = { $who } kryssar { $squares } på kortet till { $side }
told-cross = { $who } kryssar { $squares } på kortet till { $side } för ett rött kryss
told-take = { $who } tar kort { $card } ur utbudet
told-take-deck = { $who } tar det översta kortet i pyramidhögen
told-deal = Kort { $card } delas ut
told-display = Nytt i utbudet: kort { $card }
told-flip = Mönstret är: { $shape }
told-draw = Det översta kortet är { $card }

## Tips

hint-mark = { $code }: graven på kortet till { $side } kommer { $nearer } expeditionskort närmare; sedan är det { $left } kvar dit
hint-card = Kort { $card }: till graven är det i snitt { $mean } expeditionskort, som bäst { $fewest }
hint-none = Det finns ingen exakt tabell för de här kamrarna.

## Grupper av val

group-keep = Behåll ett kort
group-mark = Kryssa rutor
group-cross = Kryssa en ruta till
group-take = Ta ett kort

## Bilden

draw-round = Omgång { $round } av { $rounds }
draw-turn = mönster { $turn } av { $turns }: { $shape }
draw-bag = ännu dolda
draw-deck = pyramidhög: { $count } kort
draw-answered = har svarat:
draw-boxes = poängrutor
draw-display = Utbud
draw-no-card = inget kort
draw-points = { $points } { $count ->
        [one] poäng
       *[other] poäng
    }
draw-owed = { $count } kvar att kryssa
draw-kept = { $side }
draw-symbol-x = en ruta till
draw-symbol-r = röd ädelsten
draw-symbol-g = grön ädelsten
draw-symbol-t = fackla
draw-symbol-s = dödskalle
draw-symbol-p = trolldryck
draw-square-tomb = grav
draw-square-entrance = ingång
draw-square-marked = kryssad
draw-square-sealed = ny

## Spelplanen

board-turn = Expedition { $turn } av { $turns }
board-thinking = Vilka som har svarat
board-thinks = { $who } tänker
board-answered = { $who } har svarat
board-own = Dina kort
board-cards-of = Kort: { $who }
board-score = Ditt poängkort
board-score-of = Poängkort: { $who }
board-note-tombs = 10 var
board-note-gems = par 5, ensam 1
board-note-torches = 5 var, en per omgång
board-note-skulls = den dyraste räknas
board-note-boxes = vid 2:a, 4:e, 6:e
board-told-gems = röda: { $red }, gröna: { $green }
board-open = ledig
board-tools = Mönstret
board-key-move = flytta mönstret
board-turn-it = Rotera
board-mirror = Spegla
board-one = Bara 1 ruta
board-by-squares = Ruta för ruta
board-mark = Kryssa
board-covers = { $squares } på kortet till { $side }: { $things }
board-covers-nothing = { $squares } på kortet till { $side }
board-card = Kort { $card }, färg: { $colour }
board-card-marked = Kort { $card }, färg: { $colour }, kryssat: { $squares }
board-square = { $square }, { $thing }
board-drafts = { $who } tar ett kort
board-red-letter = R
board-green-letter = G
board-typed = Kammare ur en inskriven lek.

## Lektionen

learn-goal = Du utforskar pyramider: två kammare ligger framför dig åt gången, och i var och en kryssar du en väg från ingången till den gyllene graven. Varje grav ger 10 poäng, och det finns mer att hämta längs vägen. Alla spelar samtidigt, i fyra omgångar.
learn-keep = Av fyra kort behåller du två. Korta vägar med få dödskallar är bra att börja med. Behåll kort 10; det andra blir kort 17.
learn-keep-right = Kort 10 är ditt. När alla har valt börjar expeditionen.
learn-keep-hint = Leta efter kort 10, det är orange.
learn-mark = Ett expeditionskort visar ett mönster för alla. Kryssa det på ett av dina kort, roterat och speglat hur du vill. Första gången på ett kort måste ingången uppe till vänster vara med. Täck ingången och den röda ädelstenen på det vänstra kortet.
learn-mark-right = Ädelstenen är avbockad på ditt poängkort. Härifrån leder vägen ner till graven.
learn-mark-hint = Vänster kort: a1, a2, b2 och c2.
learn-turn = Nästa mönster är ett hörn av tre. Du får byta kort varje tur: börja på det högra och täck det röda krysset bredvid ingången.
learn-turn-right = Kryssat! Och ett rött kryss ger dig genast något extra.
learn-turn-hint = Höger kort: a1, b1 och b2.
learn-cross = För krysset kryssar du en ruta till på något av dina kort. Den måste ha en sida mot det som är kryssat där. Gå ett steg vidare i den vänstra kammaren, under ädelstenen.
learn-cross-right = Du är en ruta närmare, helt gratis.
learn-cross-hint = Vänster kort: c3, rakt under ädelstenen.
learn-one = Bara graven återstår, men mönstret, ett block av fyra, passar inte. Du får alltid kryssa exakt en ruta i stället. Kryssa graven.
learn-one-right = Graven är nådd: 10 poäng, och kortet är slutfört.
learn-one-hint = Vänster kort: e5, den gyllene rutan.
learn-take = För ett slutfört kort tar du ett nytt: ur utbudet eller osett från högen. Ditt andra kort i en färg kan vinna en poängruta, så orange igen: ta kort 7.
learn-take-right = Det är med från nästa mönster.
learn-take-hint = Kort 7 i utbudet har färgen du just slutförde.
learn-gems = En röd och en grön ädelsten är ett par: 5 poäng i stället för 1 var. I den högra kammaren når tre i rad den gröna. En fackla ger för övrigt 5 poäng, men bara en per omgång.
learn-gems-right = Ett par! Allt bockas av på poängkortet av sig självt.
learn-gems-hint = Höger kort: b3, c3 och d3.
learn-skull = Ett T av fyra. I den nya kammaren tar det dig långt, men över en dödskalle. Varje ny är dyrare än den förra, och bara den dyraste räknas i slutet. Ta risken.
learn-skull-right = En poäng mindre så länge. Det går att rätta till.
learn-skull-hint = Vänster kort: a1, a2, a3 och b2.
learn-potion = En trolldryck suddar dina två dyraste dödskallar. Hörnet av tre täcker det högra kortets trolldryck och grav. Kryssa det.
learn-potion-right = Dödskallen är borta, och den andra graven är din. Sju mönster är en omgång; sedan blandas alla expeditionskort på nytt.
learn-potion-hint = Höger kort: d4, d5 och e5.
learn-box = I nästa omgång är det andra orange kortet slutfört. Det andra, fjärde och sjätte i en färg vinner färgens bästa lediga poängruta: 10, 6 eller 3 poäng, och den som kommer först får den. Ta nu vilket nytt kort som helst.
learn-box-right = Poängrutan med 10 poäng är din, före alla andra.
learn-box-hint = Ta ett kort ur utbudet, eller det översta i högen.
learn-end = Fyra omgångar är slut: gravar, poängrutor, ädelstenar och facklor, minus den dyraste dödskallen. Oavslutade kort ger ingenting. Lapis vinner med 104 mot 97. Spela nu ditt första parti.

## Det som dyker upp första gången

first-ask-keep = Behåll två av de här fyra korten, ett i taget. Få dödskallar på vägen till graven är en bra början.
first-ask-mark = Lägg mönstret på ett av dina två kort, roterat och speglat hur du vill. Ett kort börjar vid ingången; senare kryss har en sida mot tidigare. En enda ruta går alltid också.
first-ask-cross = Du kryssade ett rött kryss: kryssa genast en ruta till på något av korten, intill det som är kryssat.
first-ask-take = En grav är nådd. Välj ett nytt kort ur utbudet, eller det översta i högen osett. Det är med från nästa mönster.
first-source-gems = En ädelsten är avbockad: en röd och en grön ger 5 poäng tillsammans, en ensam ger 1.
first-source-torches = En fackla är avbockad: 5 poäng, men bara en per omgång.
first-source-skulls = En dödskalle är avbockad: i slutet räknas bara den dyraste, som minuspoäng. En trolldryck suddar de två dyraste.
first-source-boxes = En poängruta är tagen: det andra, fjärde och sjätte slutförda kortet i en färg vinner den bästa som är kvar.

## Det som skrivs in

desk-cards = Kort
desk-card = Kort
desk-expeditions = Expeditionskort
desk-penalties = Minuspoäng för dödskallar
desk-floor = tom
desk-wall = vägg
desk-cross = rött kryss
desk-number = Nummer
desk-colour = Färg
desk-door = På ingången
## Bordet del för del

part-pattern = Mönster
part-hand = Hand
part-walls = väggar
part-boxes = Poängrutor
part-score = Poängkort

## Vad kontrollen av en lek säger

check-card = kort { $number }: { $text }
check-warning = varning: { $text }
check-and = { $first } och { $second }
check-more = { $text } (och { $count } fel till)
check-count-cards = { $count } kort
check-count-errors = { $count } fel
check-count-warnings = { $count ->
    [one] 1 varning
   *[other] { $count } varningar
}
check-summary = { $cards }, { $errors }, { $warnings }
check-no-card = ”{ $typed }” är inget kort; ange dess nummer, från 1 till { $last }
check-card-unknown = det finns inget kort { $number }; korten har nummer 1 till { $last }
check-header = första raden i en lek är `{ $header }`
check-version = det här är version { $version } av formatet; `{ $header }` går att läsa
check-line = ”{ $typed }” går inte att förstå; en rad börjar med { $known } eller `# `
check-line-near = ”{ $typed }” går inte att förstå; menas ”{ $near }”?
check-json = det här är ingen JSON: { $reason }
check-json-format = formatet är "{ $format }", inte { $typed }
check-json-expeditions = expeditionskorten skrivs som { $form }
check-json-list = { $field } är en lista
check-json-card = ett kort skrivs som { $form }, inte { $typed }
check-expedition-form = en expedition är ett mönster och hur många kort som visar det, som i `expedition I3 2`
check-expedition-pattern = ”{ $typed }” är inget mönster; ange ett av { $known }, eller rita det som i XXX/X..
check-expedition-count = ”{ $typed }” är inget antal kort, som i `expedition { $pattern } 1`
check-expeditions-missing = expeditionskorten saknas, som i `expedition I2 1`
check-expeditions = det finns { $count } expeditionskort, inte { $all }
check-patterns = det finns { $count } mönster, inte { $all }
check-pattern-unknown = mönstret { $pattern } är inget av de sex kända: { $known }
check-penalties-twice = skull-penalties står här en andra gång, först på rad { $line }
check-penalties-minus = skull-penalties skrivs utan minus: { $number }, inte { $typed }
check-penalties-number = skull-penalties: ”{ $typed }” är inget heltal
check-penalties-missing = skull-penalties saknas, som i `skull-penalties 1 2 3 4 5 6 7 8 9 10`
check-penalties = det finns { $count } tal i skull-penalties, inte { $all }
check-penalties-fall = skull-penalties minskar aldrig: { $number } står efter { $before }
check-penalties-known = inget tal i skull-penalties är { $number }, som i regelhäftets exempel
check-card-form = ett kort börjar med nummer och färg, som i `card 15 violet`
check-card-range = korten har nummer 1 till { $last }
check-card-twice = står här en andra gång, först på rad { $line }
check-card-missing = saknas
check-cards-missing = { $count } kort saknas: { $cards }
check-colour = ”{ $typed }” är ingen färg; det finns { $known }
check-colour-near = ”{ $typed }” är ingen färg; menas ”{ $near }”?
check-colours = kort per färg: lila { $violet }, orange { $orange }, grön { $green }; varje färg har { $all }
check-violet = lila i regelhäftets exempel, inte { $colour }
check-same = samma kammare som på kort { $number }
check-symbol-place = entrance-symbol hör hemma mellan ett korts första rad och dess rutor
check-symbol = entrance-symbol ”{ $typed }” är ingen symbol; bokstäverna är { $known }
check-symbol-twice = entrance-symbol står här en andra gång
check-unseen = den här symbolen finns inte på något kort: { $symbol } ({ $letter })
check-rows-end = filen slutar efter { $count ->
    [one] 1 rad
   *[other] { $count } rader
}; en kammare har { $all }
check-rows = det finns { $count ->
    [one] 1 rad
   *[other] { $count } rader
}, inte { $all }
check-row-length = rad { $row } har { $count ->
    [one] 1 ruta
   *[other] { $count } rutor
}, inte { $all }
check-square = rad { $row }: ”{ $typed }” på { $square } är okänt; en ruta är något av { $known }
check-square-entrance = rad { $row }: ”{ $typed }” på { $square } är okänt; ingången är ett stort { $letter }
check-square-symbol = rad { $row }: ”{ $typed }” på { $square } är okänt; ett litet { $letter } betyder: { $symbol }
check-no-way = ingen väg leder från ingången till graven
check-route = en väg på { $count } rutor är kortare än { $least }
check-walled = går inte att nå bakom väggarna: { $squares }
check-no-entrance = rad { $row } har ingen ingång { $letter }
check-no-tomb = rad { $row } har ingen grav { $letter }
check-no-tomb-torch = rad { $row } har ingen grav { $letter }; ett litet t är en fackla
check-entrances = { $letter } står på { $count } rutor: { $squares }; en kammare har en ingång
check-tombs = { $letter } står på { $count } rutor: { $squares }; en kammare har en grav
check-entrance-place = ingången är på { $squares }, inte på rad { $row }
check-tomb-place = graven är på { $squares }, inte på rad { $row }

## En kortlek i terminalen

show-chambers = { $count } kammare, { $origin }
show-origin-designed = från projektet Saqqara
show-origin-file = en kortlek ur en fil
show-squares = E ingång   T grav   ██ vägg   x rött kryss
show-symbols = r röd ädelsten   g grön ädelsten   t fackla   s dödskalle   p trolldryck
show-expeditions = Expeditionskort
show-skulls = Dödskallar, den dyraste räknas: { $costs }
show-dearest = Den dyraste dödskallen räknas
show-card = Kort { $number }, { $colour }, { $origin }
show-route = kortaste vägen: { $squares } rutor, { $ways }
show-ways = { $count } sätt
show-walls = väggar: { $count }
show-there = symboler: { $symbols }
show-nothing = inga
show-count-x = { $count ->
    [one] { $count } rött kryss
   *[other] { $count } röda kryss
}
show-count-r = { $count ->
    [one] { $count } röd ädelsten
   *[other] { $count } röda ädelstenar
}
show-count-g = { $count ->
    [one] { $count } grön ädelsten
   *[other] { $count } gröna ädelstenar
}
show-count-t = { $count ->
    [one] { $count } fackla
   *[other] { $count } facklor
}
show-count-s = { $count ->
    [one] { $count } dödskalle
   *[other] { $count } dödskallar
}
show-count-p = { $count ->
    [one] { $count } trolldryck
   *[other] { $count } trolldrycker
}
show-cross = rött kryss
show-entrance = på ingången: { $symbol }
show-no-table = ingen exakt tabell: den här kammaren kan kryssas på för många sätt
show-mean = expeditionskort till graven, bara på det här kortet: i snitt { $mean }, som bäst { $fewest }
show-within = chans att vara där med så många kort: { $chances }
show-chance = { $cards } { $share } %
show-sets = mängder av kryss på vägen: { $count }
