### Terra Pyramides in Swedish. Which sentences are our rulings is said in the English text alone.
### A colour that is filled in always stands before sten, a common-gender word, or after a colon.

## Spelet

rule-game-1 = Bygg pyramider intill dina brickor. Den som har flest poäng efter slutpoängräkningen vinner.
rule-game-2 = Spelare med lika många poäng delar segern.
rule-version-1 = Det finns tre versioner: grundversionen, Horus och Nilen. Var och en har alla regler från den föregående; det som en senare version tillför finns inte i en tidigare.

## Förberedelser

rule-setup-1 = Grundversionen och Horusversionen använder spelplanens sida utan Nilen, Nilversionen den andra.
rule-setup-2 = De 40 brickorna blandas till 8 staplar med 5 i varje, med bildsidan neråt, 4 staplar i varje brickställ.
rule-setup-3 = Fyra staplar, två ur varje ställ, ger varsin bricka till de 4 startrutorna. Trapporna pekar åt det tryckta hållet; ingen bricka förekommer oftare än den finns i uppsättningen.
rule-setup-4 = Varje byggplats som en startbricka pekar mot får en grund, bara en även om två pekar mot den.
rule-setup-5 = De 22 grunderna ligger med bildsidan neråt i en hög; den översta dras alltid slumpmässigt.
rule-setup-6 = Med 2, 3, 4 spelare har var och en 15, 13, 11 arbetare, och 2 pyramidtoppar i sin färg.
rule-setup-7 = Varje spelare får sin första bricka slumpmässigt ur en sluten stapel, och inga två ur samma.
rule-setup-8 = Plats 0 börjar, och turen går åt vänster.

## En tur

rule-turn-1 = På din tur lägger du din bricka, väljer en rad, bestyckar och aktiverar den, flyttar dess arbetare och tar en ny bricka.
rule-turn-2 = Bara den spelare som får frågan får svara, och bara på det som frågas.

## Lägga en bricka

rule-place-1 = Lägg din bricka på vilken ledig ruta som helst: ingen byggplats, ingen oas, inte Nilen, och ingen bricka där sedan tidigare.
rule-place-2 = Trappan måste peka mot en byggplats, en grund eller en pyramid. Målet behöver inte ligga intill brickan: det första rakt fram räknas, vad som än ligger emellan.
rule-place-3 = Om trappan pekar mot en tom byggplats precis intill dras en grund och läggs där med bildsidan uppåt. En tur lägger alltså högst en.
rule-place-4 = En trappa som inte lägger någon grund har ingen verkan senare; av alla sådana sätt att vrida brickan erbjuds därför bara det första i ordningen norr, öster, söder, väster.
rule-place-5 = Varianten ”{ option-stairs }: { option-stairs-beside }”: på en ruta intill en tom byggplats måste trappan peka mot en sådan byggplats.
rule-place-6 = Annars får du vrida trappan bort från en tom byggplats intill brickan.

## Symbolvariant

rule-symbol-1 = En bricka ur sfinxstället läggs på en ruta med sfinx, en ur skarabéstället på en ruta med skarabé.
rule-symbol-2 = För 1 guld får du lägga den på en ruta med den andra symbolen.
rule-symbol-3 = När ingen ledig ruta med rätt symbol finns kvar lägger du den var som helst utan att betala.
rule-symbol-4 = Det gäller även den första brickan. Stapel 1 till 4 är sfinxstället, 5 till 8 skarabéstället; alla vet vilken stapel en bricka kom från.

## Välja en rad

rule-row-1 = Välj en av de fyra raderna genom din nya bricka: vågrätt, lodrätt eller en av de två diagonalerna.
rule-row-2 = En rad sträcker sig åt båda hållen till nästa byggplats, tom eller bebyggd, eller till spelplanens kant.
rule-row-3 = Luckor spelar ingen roll: varje bricka i raden räknas. Oaser hör till raden och avslutar den aldrig.

## Bestycka och aktivera

rule-equip-1 = Ställ en arbetare ur ditt förråd på varje bricka i raden som visar en arbetare.
rule-equip-2 = Om förrådet inte räcker väljer du brickorna, och ställer ut alla dina arbetare på dem.
rule-activate-1 = Varje oas i raden ger 1 guld.
rule-activate-2 = Varje Horusöga i raden ger 1 guld.
rule-activate-3 = Varje bricka i raden som visar en byggsten ger dig en i den färgen.

## Flytta arbetare

rule-send-1 = En arbetare går från sin bricka i rak linje, i någon av 8 riktningar, till den första byggplatsen på vägen. Varje ruta dit måste ha en bricka, en oas eller Nilen.
rule-send-2 = Arbetaren får gå till en av dina grunder eller pyramider eller till en grund utan arbetare, men inte till en tom byggplats, och inte förbi någon av dem.
rule-send-3 = Högst 3 arbetare står på en byggplats.
rule-send-4 = Du får alltid ta tillbaka arbetaren till ditt förråd i stället; den som inte når någon byggplats går tillbaka av sig själv.
rule-send-5 = Arbetarna flyttas en i taget, i brickornas läsordning.
rule-first-1 = Under din första tur får du bara besätta en enda grund utan arbetare.
rule-first-2 = Köpta arbetare räknas också, och om du lämnar grunden igen får du ändå inte besätta en annan.

## Extrahandlingar

rule-extra-1 = Du får göra hur många extrahandlingar du vill och kan betala: innan du lägger brickan, innan du väljer rad, mellan arbetarna och innan du tar en ny bricka.
rule-extra-2 = Extrahandlingar vars ordning inte spelar någon roll görs i en bestämd ordning: ta tillbaka, byta, köpa sten, köpa arbetare, kort, gravgåva, skepp. Ett bygge och varje steg i turen börjar om ordningen, och för den som är över en gräns gäller den inte.
rule-extra-3 = Steg på gravgåvespåret köps i slutet av turen; steg med skeppet också, eller innan brickan läggs och medan en inringad byggplats väntar på sin bonus. Vid andra tillfällen skulle det gå på ett ut.
rule-recall-1 = Ta tillbaka en arbetare från en av dina grunder eller pyramider.
rule-recall-2 = Den sista arbetaren på en pyramid måste stå kvar.
rule-recall-3 = En grund som den sista arbetaren lämnar är åter ledig.
rule-swap-1 = Byt två valfria av dina stenar mot en vit.
rule-buy-1 = Köp en vit sten för 3 guld.
rule-hire-1 = Betala 3 guld och ställ en arbetare ur ditt förråd på valfri byggplats dit en av dina arbetare får gå. Ingen linje behövs.
rule-hire-2 = Med tomt förråd kan du inte köpa någon arbetare.

## Bygga

rule-build-1 = Med 3 arbetare på en av dina grunder eller pyramider får du bygga nästa nivå. Alla arbetare utom en går tillbaka till ditt förråd.
rule-build-2 = Den första nivån bestämmer pyramidens färg, som du väljer fritt; på en grund byggs bara en första nivå, på en pyramid aldrig en ny första.
rule-build-3 = De fem nivåerna kostar 1, 2, 3, 4, 5 stenar och ger pyramiden värdet 5, 10, 20, 35, 60. Från andra nivån måste stenarna ha pyramidens färg; vita är jokrar.
rule-build-4 = Den femte nivån är en topp, och den sista. En spelare har bara 2 av dem.
rule-build-5 = Den första nivån betalas med en valfri sten. Varianten ”{ option-first_stone }: { option-first_stone-matching }”: med en i den valda färgen, eller en vit.
rule-build-6 = En nivå vars våningsdelar är slut, för första nivån de i dess färg, kan inte byggas. Varianten ”{ option-levels }: { option-levels-unlimited }”: bara topparna kan ta slut.
rule-build-7 = Vitt är ingen färg för en pyramid. Varianten ”{ option-white }: { option-white-colour }”: det är en färg, och vita pyramider byggs på enbart med vita stenar.
rule-build-8 = Stenar i pyramidens färg betalas först, sedan vita.

## Turens slut

rule-limit-1 = Efter din tur behåller du högst 7 stenar, de vita inräknade; byt tills det stämmer.
rule-limit-2 = Efter din tur behåller du högst 4 guld; använd guld tills det stämmer.
rule-limit-3 = Så länge en sluten stapel finns kvar får du behålla ett femte guld, men då måste du använda det till att välja ur en stapel.
rule-draw-1 = I slutet av din tur tar du den översta brickan ur en stapel som finns kvar.
rule-draw-2 = Tills brickan läggs är det bara du som känner till den.
rule-search-1 = För 1 guld får du i stället titta igenom en sluten stapel och ta vilken som helst av dess brickor.
rule-search-2 = Man kan inte välja ur en öppen stapel.
rule-search-3 = De andra brickorna i stapeln behåller sin ordning.
rule-search-4 = Alla ser var i stapeln brickan togs, och den som har tittat igenom stapeln tidigare vet vilken det är.
rule-stacks-1 = En stapel som har krympt till talet på sin bakvägg tas bort osedd: i grundversionen 1 med högst 2 spelare, annars 0; Horus 3 respektive 2; Nilen 4 respektive 3.

## Varianten öppna staplar

rule-open-1 = Den översta brickan i en öppen stapel ligger med bildsidan uppåt: du ser vad du får.
rule-open-2 = Två staplar i varje ställ är öppna, och bara den översta brickan syns.

## Spelets slut

rule-end-1 = Spelet slutar när ingen stapel finns kvar och alla har lagt sin sista bricka. Alla har haft lika många turer.
rule-end-2 = Även i Horusversionen och Nilversionen lägger alla brickan de har på handen. Varianten ”{ option-end }: { option-end-at-once }”: spelet slutar med den sista stapeln.
rule-final-1 = En grund med dina arbetare ger sitt värde i poäng.
rule-final-2 = En pyramid med en av dina arbetare ger den högsta nivåns värde i poäng; grunden under räknas inte längre.
rule-final-3 = Varje sten och varje guld ger 1 poäng.

## Horus och gravgåvorna

rule-horus-1 = 16 brickor till blandas in; staplarna har 7.
rule-horus-2 = Ett Horusöga ger inte längre guld: din markör går 1 steg på Horusspåret.
rule-horus-3 = Var femte ruta på spåret har ett mynt: att nå eller passera det ger 2 guld, även under någon annans tur.
rule-horus-4 = Vid spelets slut är varje steg på spåret 1 poäng; det som räknas då ger inget guld.
rule-horus-5 = Ett mynt på en bricka ger 1 guld.
rule-grave-1 = Varje gravgåva i raden är ett steg på gravgåvespåret.
rule-grave-2 = Ett steg på gravgåvespåret kan köpas för 1 guld.
rule-grave-3 = Vid spelets slut ger gravgåvorna 1 poäng var, och dessutom skillnaden mot varje spelare som har färre.
rule-grave-4 = Det finns ingen övre gräns för gravgåvor eller oaser.
rule-enclose-1 = När den sista rutan runt en grund eller pyramid med arbetare fylls får dess ägare en bonus, vem som än fyllde den.
rule-enclose-2 = Vid spelplanens kant räknas bara de rutor som finns.
rule-enclose-3 = Bonusen är alla ögon, gravgåvor och mynt på brickorna runt om, men inga stenar och inga arbetare.
rule-enclose-4 = Ägaren är den som har arbetare där när rutan fylls; är det ingen då blir det ingen senare heller. Varianten ”{ option-enclosure }: { option-enclosure-moves }”: den som har det när turens arbetare har flyttats.
rule-enclose-5 = Varje byggplats ger sin bonus högst en gång per parti.
rule-enclose-6 = Om flera spelares byggplatser vid Nilen ringas in samtidigt väljer den vars tur det är vilken som kommer härnäst; alla andra kommer först, i läsordning.
rule-enclose-7 = I Horusversionen ger en oas runt byggplatsen ingenting. Varianten ”{ option-oasis_gold }”: 1 guld.
rule-enclose-8 = Oaser och Nilrutor räknas som fyllda, och det gör även en annan byggplats.

## Nilen och oaserna

rule-nile-1 = 8 brickor till blandas in; staplarna har 8.
rule-nile-2 = Varje byggplats vid Nilen har en tryckt trappa och får en grund vid förberedelserna.
rule-nile-3 = Nilrutor räknas som besatta och hör till en rad. Var och en av dem i din rad flyttar ditt skepp 1 ruta.
rule-nile-4 = Ett steg med skeppet kan köpas för 2 guld.
rule-nile-5 = Nilens sista ruta avslutar resan; steg utöver den går förlorade och kan inte köpas.
rule-nile-6 = En oas, tryckt eller på en bricka, är ett steg på oasspåret, och det som visas tillsammans med den får du också.
rule-nile-7 = En inringad byggplats ger även oaserna runt om, och ett steg med skeppet för varje Nilruta runt om.
rule-nile-8 = Vid spelets slut får du poäng: antalet pyramider och grunder du äger gånger antalet palmer ditt skepp har nått.
rule-nile-9 = Vid spelets slut får du poäng: dina steg på oasspåret gånger antalet nivåer i din högsta pyramid; utan pyramid inga.

## Strategikort

rule-card-1 = En gång per parti får du på din tur köpa ett strategikort som ännu finns kvar.
rule-card-2 = Det kostar 1 guld för varje myntruta som din markör har nått eller passerat.
rule-card-3 = För att köpa det behöver du mer än 4 steg på Horusspåret.
rule-card-4 = Vid spelets slut får den som uppfyller ett kort 20 poäng om det är det egna, annars 10, även om ingen har köpt det.
rule-card-5 = Gravgåvor: ha flest gravgåvor.
rule-card-6 = Horusögon: ha kommit längst på Horusspåret, innan något annat räknas.
rule-card-7 = Oaser: ha kommit längst på oasspåret.
rule-card-8 = Nilen: ha skeppet som har kommit längst; på samma ruta det som kom dit först.
rule-card-9 = Högsta pyramiden: ha den högsta; vid lika avgör den näst högsta och sedan den tredje högsta. En pyramid som saknas och en grund räknas som ingen.
rule-card-10 = Flest pyramider: äg flest pyramider och grunder tillsammans.
rule-card-11 = Vid lika uppfyller ingen kortet.
rule-card-12 = Ett kort där alla står på noll uppfylls av ingen.

## Uppdrag för en spelare

rule-task-1 = En till fyra personer bestämmer tillsammans som en spelare, med en färg, 12 arbetare och 8 staplar med 5 brickor som tas bort när 1 är kvar.
rule-task-2 = Man får använda topparna i alla färger, 8 sammanlagt.
rule-task-3 = Uppdrag 1: bygg fyra pyramider med värdet 60. Uppdrag 2: få mer än 275 poäng. Uppdrag 3: bygg sex pyramider med värdet 35 i sex färger.
rule-task-4 = Uppdrag 3: en pyramid med värdet 35 är färdig; ingen arbetare går dit, och den byggs inte på.
rule-task-5 = Uppdrag 1 och 3 är vunna, och spelet slut, i och med den sista nivån; uppdrag 2 avgörs efter slutpoängräkningen.
rule-task-6 = En ensam spelare spelar grundversionen utan varianter.
rule-task-7 = Utan uppdrag spelar en ensam spelare bara för poängen.
rule-task-8 = En arbetare står kvar på en färdig pyramid. Varianten ”{ option-finished }: { option-finished-none }”: alla tre går tillbaka, och den förblir din.

## Namn

game-name = Terra Pyramides
game-about = Lägg brickor, aktivera rader, flytta arbetare och bygg pyramider, med Horus och Nilen om ni vill.
game-designed = Spelplaner och brickor är projektets egna.
game-designed-how = Man kan skriva in de tryckta (--set board=FIL).
show-designed = från projektet Saqqara
show-file = ur en fil
tile-worker = arbetare
tile-blue = blå sten
tile-red = röd sten
tile-black = svart sten
tile-yellow = gul sten
tile-green = grön sten
tile-brown = brun sten
tile-white = vit sten
tile-eye = öga
tile-coin = mynt
tile-grave = gravgåva
tile-oasis = oas
tile-worker-blue = arbetare och blå sten
tile-worker-red = arbetare och röd sten
tile-worker-black = arbetare och svart sten
tile-worker-yellow = arbetare och gul sten
tile-worker-green = arbetare och grön sten
tile-worker-brown = arbetare och brun sten
tile-worker-white = arbetare och vit sten
tile-worker-eye = arbetare och öga
tile-worker-coin = arbetare och mynt
tile-worker-grave = arbetare och gravgåva
tile-worker-oasis = arbetare och oas
tile-blue-eye = blå sten och öga
tile-blue-coin = blå sten och mynt
tile-blue-grave = blå sten och gravgåva
tile-blue-oasis = blå sten och oas
tile-red-eye = röd sten och öga
tile-red-coin = röd sten och mynt
tile-red-grave = röd sten och gravgåva
tile-red-oasis = röd sten och oas
tile-black-eye = svart sten och öga
tile-black-coin = svart sten och mynt
tile-black-grave = svart sten och gravgåva
tile-black-oasis = svart sten och oas
tile-yellow-eye = gul sten och öga
tile-yellow-coin = gul sten och mynt
tile-yellow-grave = gul sten och gravgåva
tile-yellow-oasis = gul sten och oas
tile-green-eye = grön sten och öga
tile-green-coin = grön sten och mynt
tile-green-grave = grön sten och gravgåva
tile-green-oasis = grön sten och oas
tile-brown-eye = brun sten och öga
tile-brown-coin = brun sten och mynt
tile-brown-grave = brun sten och gravgåva
tile-brown-oasis = brun sten och oas
tile-white-eye = vit sten och öga
tile-white-coin = vit sten och mynt
tile-white-grave = vit sten och gravgåva
tile-white-oasis = vit sten och oas
tile-eye-eye = två ögon
tile-eye-coin = öga och mynt
tile-eye-grave = öga och gravgåva
tile-eye-oasis = öga och oas
tile-coin-coin = två mynt
tile-coin-grave = mynt och gravgåva
tile-coin-oasis = mynt och oas
tile-grave-grave = två gravgåvor
tile-grave-oasis = gravgåva och oas
colour-blue = blå
colour-red = röd
colour-black = svart
colour-yellow = gul
colour-green = grön
colour-brown = brun
colour-white = vit
first-blue = blå
first-red = röd
first-black = svart
first-yellow = gul
first-green = grön
first-brown = brun
first-white = vit
second-blue = blå
second-red = röd
second-black = svart
second-yellow = gul
second-green = grön
second-brown = brun
second-white = vit
way-n = norr
way-e = öster
way-s = söder
way-w = väster
line-across = vågrätt
line-down = lodrätt
line-falling = diagonalt, neråt höger
line-rising = diagonalt, uppåt höger
card-grave-goods = Gravgåvor
card-horus-eyes = Horusögon
card-oases = Oaser
card-nile = Nilen
card-highest-pyramid = Högsta pyramiden
card-most-pyramids = Flest pyramider
option-version = Version
option-version-base = Grundversion
option-version-horus = Horus och gravgåvorna
option-version-nile = Nilen och oaserna
option-symbol = Symbolvariant
option-open_stacks = Öppna staplar
option-task = Uppdrag
option-task-none = inget
option-task-1 = 1: 4 pyramider med värdet 60
option-task-2 = 2: mer än 275 poäng
option-task-3 = 3: 6 pyramider med värdet 35 i 6 färger
option-stairs = Trappa intill en tom byggplats
option-stairs-turn = får vändas bort
option-stairs-beside = ger alltid en grund
option-white = Vitt
option-white-joker = bara joker
option-white-colour = också en pyramidfärg
option-levels = Våningsdelar
option-levels-limited = kan ta slut
option-levels-unlimited = tar aldrig slut
option-end = De sista brickorna
option-end-hand = alla lägger sin bricka
option-end-at-once = slut med den sista stapeln
option-enclosure = Ägare till en inringad byggplats
option-enclosure-placing = när den sista rutan fylls
option-enclosure-moves = när arbetarna har flyttats
option-oasis_gold = Guld för inringade oaser
option-finished = Arbetare på en färdig pyramid
option-finished-one = en stannar
option-finished-none = alla går tillbaka
option-first_stone = Sten för första nivån
option-first_stone-any = valfri
option-first_stone-matching = i vald färg eller vit
option-board = Spelplaner och delar
source-track = Horusspåret
source-foundations = Grunder
source-pyramids = Pyramider
source-grave_goods = Gravgåvor
source-oases = Oaser
source-nile = Nilen
source-cards = Strategikort
source-stones = Stenar
source-gold = Guld

## Frågor

ask-place = Din tur: var lägger du din bricka, och vart pekar trappan? Extrahandlingar går att göra först.
ask-place-field = Var lägger du din bricka?
ask-place-way = Vart pekar trappan?
ask-enclose = Flera byggplatser är inringade: vems bonus kommer härnäst?
ask-row = Vilken rad aktiverar du? Extrahandlingar går att göra först.
ask-equip = Dina arbetare räcker inte till hela raden: vilken bricka får en?
ask-send = Vart går nästa arbetare? Extrahandlingar går att göra först.
ask-pay = Vilken sten lämnar du för den första nivån?
ask-extra = Extrahandlingar, eller klar?
ask-draw = Ur vilken stapel tar du en bricka?
ask-pick = Vilken bricka i stapeln tar du?
ask-start = En bricka läggs på en startruta.
ask-hand = En bricka dras.
ask-search = En bricka i den valda stapeln visas.
ask-top = Den översta brickan i en öppen stapel vänds upp.
ask-foundation = En grund dras.
ask-stack = En stapel väljs för den första brickan.
ask-over = Partiet är slut.
ask-wait = En annan spelare väljer.

## Val

do-place = Lägg brickan på { $field }, trappan mot { $way }
do-enclose = Bonusen för { $site } kommer härnäst
do-row = Aktivera raden: { $line }
do-equip = Ställ en arbetare på brickan { $field }
do-send = Flytta arbetaren till { $site }
do-return = Ta tillbaka arbetaren
do-recall = Ta tillbaka en arbetare från { $site }
do-swap = Byt två stenar mot en vit: { $first } och { $second }
do-buy = Köp en vit sten för 3 guld
do-hire = Köp en arbetare till { $site } för 3 guld
do-card = Köp strategikortet: { $card }
do-grave = Köp ett steg på gravgåvespåret för 1 guld
do-sail = Köp ett steg med skeppet för 2 guld
do-build = Bygg nästa nivå på { $site }
do-build-first = Bygg första nivån på { $site }, färg: { $colour }
do-pay = Lämna en { $colour } sten
do-done = Klar
do-draw = Ta den översta brickan ur stapel { $stack }
do-search = Välj ur stapel { $stack } för 1 guld
do-pick = Ta bricka { $place } uppifrån
do-tile = Brickan visar: { $tile }
do-foundation = En grund med värdet { $value }
do-stack = Den första brickan kommer ur stapel { $stack }

## Det här hände

told-place = { $who } lägger en bricka på { $field }, trappan mot { $way }
told-enclose = { $who } låter bonusen för { $site } komma härnäst
told-row = { $who } aktiverar raden: { $line }
told-equip = { $who } ställer en arbetare på brickan { $field }
told-send = { $who } flyttar en arbetare till { $site }
told-return = { $who } tar tillbaka arbetaren
told-recall = { $who } tar tillbaka en arbetare från { $site }
told-swap = { $who } byter två stenar mot en vit: { $first } och { $second }
told-buy = { $who } köper en vit sten
told-hire = { $who } köper en arbetare till { $site }
told-card = { $who } köper strategikortet: { $card }
told-grave = { $who } köper ett steg på gravgåvespåret
told-sail = { $who } köper ett steg med skeppet
told-build = { $who } bygger nästa nivå på { $site }
told-build-first = { $who } bygger första nivån på { $site }, färg: { $colour }
told-pay = { $who } lämnar en { $colour } sten
told-done = { $who } är klar
told-draw = { $who } tar den översta brickan ur stapel { $stack }
told-search = { $who } väljer ur stapel { $stack }
told-pick = { $who } tar bricka { $place } uppifrån
told-tile = Brickan visar: { $tile }
told-foundation = En grund med värdet { $value } läggs
told-stack = Den första brickan kommer ur stapel { $stack }

## Grupper av val

group-place = Lägg brickan
group-row = Aktivera en rad
group-send = Flytta arbetaren
group-recall = Ta tillbaka en arbetare
group-swap = Byt två stenar
group-hire = Köp en arbetare
group-card = Köp ett strategikort
group-build = Bygg en nivå
group-draw = Ta en bricka
group-search = Välj ur en stapel
group-pick = Ta en bricka i stapeln
group-equip = Bestycka en bricka
group-enclose = Avgör en bonus
group-pay = Lämna en sten

## Bilden i terminalen

draw-legend = w arbetare, e öga, c mynt, g gravgåva, o oas; 3A2: grund 3, 2 arbetare (A); ▲4A2: nivå 4
draw-stacks = Staplar
draw-known = Du känner till stapel { $stack }, uppifrån:
draw-levels = Nivåer kvar
draw-cards = Kort
draw-goods = { $workers } arbetare, { $gold } guld
draw-tile = bricka
draw-tracks = Horusspår { $track }, gravgåvor { $graves }
draw-river = oaser { $oases }, skepp { $ship }, palmer { $palms }

## Spelplanen i webbläsaren

board-mine = Dina saker
board-others = De andra
board-hand = På handen
board-hand-hidden = en bricka som du inte känner till
board-from-stack = en bricka ur stapel { $stack } som du inte känner till
board-stones = Stenar { $count } av { $most }
board-gold = Guld { $count } av { $most }
board-workers = Arbetare { $count }
board-return = Ta tillbaka den
board-extra = När som helst på din tur
board-build = Bygg
board-recall = Ta tillbaka
board-swap = Byt 2
board-buy = Vit sten
board-hire = Köp arbetare
board-grave = Gravgåva
board-sail = Segla
board-done = Klar
board-step-place = Lägg
board-step-row = Rad
board-step-send = Arbetare
board-step-extra = Extra
board-step-draw = Ny bricka
board-too-many-stones = För många stenar: { $count }
board-too-much-gold = För mycket guld: { $count }
board-sphinx = Sfinxstället
board-scarab = Skarabéstället
board-stacks = En stapel som har krympt till talet ovanför tas bort. Nedanför: stapel · brickor.
board-stack = Stapel { $stack }: { $count ->
    [one] 1 bricka
   *[other] { $count } brickor
}, tas bort vid { $limit }
board-search = Välj ur en stapel för 1 guld
board-looking = Stapel { $stack }, uppifrån
board-levels = Nivåer kvar
board-track = Horusspåret
board-palms = Nådda palmer
board-task = Uppdrag { $task }
board-task-1 = Fyra pyramider med värdet 60
board-task-2 = Mer än 275 poäng
board-task-3 = Pyramider med värdet 35 i sex färger
board-progress = { $done } av { $goal }
board-zoom-in = Närmare
board-zoom-out = Längre bort
board-zoom-whole = Hela spelplanen
board-brings-workers = arbetare: { $count }
board-brings-gold = guld: { $count }
board-brings-track = steg på Horusspåret: { $count }
board-brings-graves = gravgåvor: { $count }
board-brings-oases = oaser: { $count }
board-brings-ship = steg med skeppet: { $count }
board-brings-nothing = ingenting

## Lektionen

learn-goal = Du bygger pyramider i öknen. En tur har fem steg: lägg en bricka, välj en rad, ta det raden ger, flytta dess arbetare till en byggplats, ta en ny bricka. I slutet ger grunder och pyramider med dina arbetare poäng.
learn-place = Lägg din bricka på e4 med trappan mot väster. Där är den precis intill en tom byggplats.
learn-place-right = En trappa intill en tom byggplats lägger en grund där. Än så länge tillhör den ingen.
learn-place-hint = Välj rutan e4 och sedan riktningen väster.
learn-row = Fyra rader går genom din bricka, var och en till nästa byggplats. Det de visar är ditt den här turen. Välj den vågräta: där ligger två brickor med arbetare.
learn-row-right = På varje bricka som visar en arbetare står nu en ur ditt förråd.
learn-row-hint = Bara den vågräta raden har två arbetare: välj den.
learn-send = En arbetare går rakt fram, åt vilket håll som helst, över brickor och oaser till första byggplatsen. Skicka den till den nya grunden på d4.
learn-send-right = Grunden är din, och den andra arbetaren följer efter. Under första turen får du bara besätta en.
learn-send-hint = Välj d4, grunden intill din bricka.
learn-draw = Din tur är nästan slut. Ta den översta brickan ur en stapel till nästa tur: stapel 1. Bara du vet vad den visar.
learn-draw-right = En arbetare och en blå sten, precis vad du behöver.
learn-draw-hint = Välj stapel 1.
learn-second = Din nästa tur. På c5, med trappan mot väster, lägger brickan en grund till och rör vid din egen med ett hörn. Lägg den där.
learn-second-right = En grund med värdet 3. Arbetare får gå diagonalt också.
learn-second-hint = Välj rutan c5 och sedan riktningen väster.
learn-yield = Se nu på vad raderna ger. Den vågräta har din bricka, en oas och en gul sten; luckor gör inget. Välj den.
learn-yield-right = En arbetare, 1 guld från oasen, en blå och en gul sten.
learn-yield-hint = Den vågräta raden ger mest.
learn-third = Två arbetare står på d4, och det behövs tre för att bygga. Skicka den nya dit.
learn-third-right = Tre arbetare: klart att bygga.
learn-third-hint = Välj d4; arbetaren når dit diagonalt.
learn-build = Med tre arbetare bygger du en nivå. Den första kostar vilken sten som helst och bestämmer pyramidens färg för gott. Bygg i blått.
learn-build-right = Blått blir det, och den gula stenen betalar. Två arbetare kommer hem, en stannar som ägare.
learn-build-hint = Välj att bygga på d4, i blått.
learn-search = I stället för att ta den översta brickan osedd får du betala 1 guld, titta igenom en stapel och ta vilken bricka som helst. Sök i stapel 5.
learn-search-right = Nu skulle du ta brickan som passar dig bäst.
learn-search-hint = Välj att söka och sedan stapel 5.
learn-level = Några turer senare. Åter står tre arbetare på d4, och du har tre blå stenar: från andra nivån måste färgen stämma. Nivåerna kostar 1 till 5 stenar och gör pyramiden värd 5, 10, 20, 35, 60. Bygg.
learn-level-right = Nu är den värd 10, och den kan växa till 60.
learn-level-hint = Välj att bygga på d4.
learn-extra = Extrahandlingar går nästan när som helst: byt två stenar mot en vit joker, köp en för 3 guld, köp en arbetare för 3 guld. Du har 5 guld men får bara behålla 4 efter turen. Köp en vit sten.
learn-extra-right = En joker för vilken färg som helst. Du får behålla upp till sju stenar.
learn-extra-hint = Välj den vita stenen bland extrahandlingarna.
learn-end = Alla staplar är slut. Varje pyramid ger sin högsta nivå, varje besatt grund sitt värde, varje sten och varje guld 1 poäng. Lapis vinner med 62 mot 54. Spela nu ditt första parti.

## Det som dyker upp första gången

first-ask-place = Lägg din bricka på en ledig ruta. Är trappan precis intill en tom byggplats läggs en grund där.
first-ask-row = Välj en av de fyra raderna genom din bricka. Peka på en för att se vad den ger: arbetare, stenar, guld.
first-ask-equip = Du har färre arbetare än raden visar: välj vilka brickor som får en.
first-ask-send = Skicka arbetaren rakt fram till en grund eller pyramid som är din, eller till en grund utan arbetare. Eller ta tillbaka den.
first-do-build-first = Tre arbetare står på en av dina grunder: du kan bygga första nivån, för vilken sten som helst och i valfri färg.
first-do-build = Du kan höja en pyramid: det kräver tre arbetare och stenar i dess färg, eller vita.
first-do-swap = Två valfria stenar kan bytas mot en vit, en joker för alla färger.
first-do-hire = För 3 guld kan du köpa en arbetare till en byggplats utan att den går dit.
first-ask-draw = Turen slutar med en ny bricka: ta den översta ur en stapel. Bara du känner till den tills den läggs.
first-do-search = För 1 guld kan du titta igenom en sluten stapel och ta vilken som helst av dess brickor.
first-ask-enclose = Byggplatser är inringade på alla sidor: ägarna får ögonen, gravgåvorna och mynten runt om. Du väljer ordningen.
first-source-track = Någon gick framåt på Horusspåret: varje steg är en poäng i slutet, och var femte ruta ger 2 guld.
first-source-grave_goods = Gravgåvor ger 1 poäng var i slutet, och dessutom försprånget till var och en som har färre.
first-source-oases = Steg på oasspåret räknas gånger nivåerna på ägarens högsta pyramid.
first-source-nile = Palmer som ett skepp har nått räknas gånger ägarens pyramider och grunder.

## Det som skrivs in

desk-base-board = Spelplan
desk-base-symbols = Symboler
desk-nile-board = Nilsidan
desk-nile-symbols = Symboler, Nilsidan
desk-base-tiles = Brickor
desk-horus-tiles = Brickor, Horus
desk-nile-tiles = Brickor, Nilen
desk-levels = Våningsdelar
desk-foundations = Grunder
desk-field = tom
desk-site = byggplats
desk-printed = byggplats med trappa
desk-start-n = start, norr
desk-start-e = start, öster
desk-start-s = start, söder
desk-start-w = start, väster
desk-palm = palm
desk-sphinx = sfinx
desk-scarab = skarabé
## Bordet del för del

part-board = Spelplan
part-row = Rad { $row }
part-rows = Rader att aktivera
part-free = ledig
part-none = inget
part-site = byggplats
part-foundation = grund { $value }
part-pyramid = pyramid, nivå { $level }
part-waiting = med en arbetare att skicka
part-ships = skepp
part-stack = Stapel { $stack }
part-top = överst
part-goods = Tillgångar

## Vad kontrollen av plan och delar säger

check-line = rad { $line }: { $text }
check-line-word = rad { $line }: (bara en varning) { $text }
check-fine = allt stämmer: alla versioner går att spela med det
check-no-part = det finns ingen del ”{ $typed }”; det finns { $known }
check-section = det finns inget avsnitt [{ $title }]; det finns { $known }
check-section-twice = ett andra avsnitt [{ $title }]
check-before = ”{ $typed }” står före det första avsnittet, som [base board]
check-number = ”{ $typed }” är inget antal delar
check-no-rows = planen har inga rader
check-size = planens storlek: kolumner { $columns }, rader { $rows }; högst { $most } och { $high }
check-row = den här raden har { $count ->
    [one] 1 ruta
   *[other] { $count } rutor
}, den första har { $all }
check-field = ”{ $typed }” på { $field } är ingen ruta: { $known }
check-symbol-rows = rader med symboler: { $count }; rader med rutor: { $rows }
check-symbols = ”{ $typed }” ska ha så här många bokstäver: { $count }; s för sfinx, c för skarabé
check-sites = { $count ->
    [one] 1 byggplats
   *[other] { $count } byggplatser
}, men bara { $most ->
    [one] 1 grund
   *[other] { $most } grunder
}
check-sites-nile = { $count ->
    [one] 1 byggplats
   *[other] { $count } byggplatser
}; Nilsidan har minst { $least }
check-sites-touch = byggplatserna { $field } och { $other } rör vid varandra; vid inringning räknas var och en som fylld för den andra
check-starts = { $count ->
    [one] 1 startruta
   *[other] { $count } startrutor
} (^ > v <), inte { $all }
check-start-stairs = trappan på startrutan { $field } pekar inte mot någon byggplats intill
check-land = { $count ->
    [one] 1 ruta
   *[other] { $count } rutor
} för brickor; upp till { $most } brickor läggs
check-no-site = ingen byggplats ligger i linje med { $field }: trappor har inget att peka mot
check-no-sphinx = ingen ruta för brickor har en sfinx
check-no-scarab = ingen ruta för brickor har en skarabé
check-long = raden { $field } till { $end } rymmer { $count } brickor, inte { $most }
check-nile-side = Nilen hör hemma på andra sidan
check-nile-twice = Nilruta { $number } finns på { $field } och igen på { $other }
check-nile-gap = Nilrutorna är inte numrerade utan lucka: ~0, ~1, ~2 ...
check-nile-apart = Nilrutorna { $number } och { $next } rör inte vid varandra
check-nile-start = Nilens början har ingen palm
check-palms = { $count ->
    [one] 1 palm
   *[other] { $count } palmer
}; det är minst { $least }
check-stairs-side = { $field }: tryckta trappor (P) hör hemma på Nilsidan
check-stairs-missing = byggplatsen { $field } ligger vid Nilen och behöver en tryckt trappa (P)
check-stairs-dry = byggplatsen { $field } har en tryckt trappa, men ingen Nil
check-tile = ingen bricka ”{ $typed }”; symbolerna fogas ihop i ordningen { $known }
check-tile-twice = { $typed } står här två gånger
check-tile-base = { $typed } är ingen bricka i grundversionen
check-tile-horus = { $typed } är ingen bricka i Horusversionen
check-tiles-base = brickor: { $count }; grundversionen har { $all } egna
check-tiles-horus = brickor: { $count }; Horusversionen har { $all } egna
check-tiles-nile = brickor: { $count }; Nilversionen har { $all } egna
check-horus-kinds = de 16 brickorna är tryckta som 2, 6, 4 och 4 av samma slag
check-eyes = brickor med två ögon: { $count }; det tryckta exemplet med 9 ögon vid kanten behöver { $least }
check-level-form = ”{ $typed }” ska vara som ”5 blue 3” eller ”10 10”
check-levels = våningsdelar utan de vita: { $count }, inte { $all }
check-level-colour = ingen första nivå i den här färgen: { $colour }; uppdrag 3 behöver alla sex färgerna
check-level-few = nivåer med värdet { $number }: { $count }; uppdrag 3 behöver { $least }
check-foundation-form = ”{ $typed }” ska vara ett värde från 1 till { $most } och ett antal delar
check-foundations = { $count ->
    [one] 1 grund
   *[other] { $count } grunder
}, inte { $all }
check-foundation-known = ingen grund med värdet { $number }, som regelhäftet visar
check-task-seats = ett uppdrag spelas med 1 plats, för vilken 1 till 4 personer bestämmer tillsammans
check-solo-version = 1 plats spelar grundversionen
check-solo-variants = 1 plats spelar utan varianterna
