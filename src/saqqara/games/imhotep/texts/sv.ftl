### Imhotep in Swedish. Which sentences are our rulings is said in the English text alone.
### As in the Swedish rulebook all five sites are called monument, and the sled is a stenlager.

## Spelet

rule-game-1 = Spelet varar 6 omgångar. Den som har flest poäng efter slutpoängräkningen vinner.

## Förberedelser

rule-setup-1 = Varje färg har 29 stenar i spel; den 30:e visar bara poängen. Alla börjar i stenbrottet.
rule-setup-2 = Startspelaren lägger 2 stenar i sitt stenlager, nästa spelare till vänster 3, sedan 4 och till sist 5.
rule-setup-3 = Använd de 7 omgångskorten för ert antal spelare. Ett av dem tas bort osett; de andra 6 är omgångarna.
rule-setup-4 = De 34 handelskorten blandas till en draghög med bildsidan neråt.
rule-setup-5 = Vart och ett av de fem monumenten spelas med A-sidan eller B-sidan, i valfri blandning.

## En omgång

rule-round-1 = Omgången börjar med att ett omgångskort vänds upp: det visar vilka 4 skepp som ligger i hamnen, vart och ett med plats för 1 till 4 stenar.
rule-round-2 = Sedan läggs 4 handelskort fram med bildsidan uppåt.
rule-round-3 = Om ett kort behövs och draghögen är tom blandas alla slängda kort till en ny draghög.
rule-round-4 = Om draghögen tar slut medan dolda kort ligger på marknaden blandas även de in och läggs ut på nytt.

## En tur

rule-turn-1 = Turen går medurs. På din tur gör du exakt en av fyra handlingar: skaffar nya stenar, sätter en sten på ett skepp, seglar ett skepp eller spelar ett blått kort.
rule-turn-2 = Bara den spelare som får frågan får svara, och bara på det som frågas.
rule-turn-3 = Du passar bara när ingen av de fyra handlingarna är möjlig, och då måste du.
rule-turn-4 = Om alla spelare måste passa i följd slutar omgången.

## Skaffa nya stenar

rule-get-1 = Från stenbrottet tar du 3 stenar i din färg till ditt stenlager.
rule-get-2 = Ett stenlager rymmer högst 5 stenar: ta bara så många som får plats, och inga alls när det är fullt.
rule-get-3 = Om stenbrottet har färre stenar i din färg tar du dem som finns; är de slut kan du inte skaffa nya stenar.

## Sätta en sten

rule-place-1 = Sätt 1 sten från ditt stenlager på en tom plats på ett skepp som inte har seglat.
rule-place-2 = Utan sten i ditt stenlager kan du inte sätta någon.

## Segla

rule-sail-1 = Flytta 1 skepp från hamnen till ett monument. Det behöver inte ha någon av dina stenar ombord.
rule-sail-2 = Skeppet måste ha sin minsta last: 3 stenar för 4-stensskeppet, 2 för 3-stensskeppet och 1 för de mindre.
rule-sail-3 = Varje monument tar emot bara ett skepp per omgång.
rule-sail-4 = Ett skepp som har seglat ligger kvar vid sitt monument tills omgången är slut.
rule-unload-1 = Stenarna lastas av genast, från fören till aktern; tomma platser hoppas över.

## Blå kort

rule-blue-1 = Du får spela 1 blått kort som ligger framför dig i stället för en annan handling.
rule-blue-2 = Ett spelat blått kort läggs i slänghögen.
rule-lever-1 = Hävstång: segla ett skepp enligt de vanliga reglerna, men bestäm själv avlastningsordningen, vem som än äger stenarna.
rule-lever-2 = Stenar med samma ägare är likadana: av varje ägares stenar kommer den närmast fören först.
rule-lever-3 = Hela ordningen bestäms innan den första stenen lastas av.
rule-hammer-1 = Hammare: ta 3 stenar som när du skaffar nya stenar och sätt sedan 1 sten från ditt stenlager på ett skepp.
rule-hammer-2 = Hammaren kan inte spelas när inget skepp har en tom plats.
rule-hammer-3 = Hammaren kan inte spelas när både stenlagret och stenbrottet är tomma.
rule-hammer-4 = Med hammaren tar du så många stenar som får plats och finns kvar, även inga alls om stenlagret är fullt.
rule-sailcard-1 = Segel: sätt 1 sten från ditt stenlager på ett skepp som med den stenen har sin minsta last.
rule-sailcard-2 = Segla sedan samma skepp till ett ledigt monument.
rule-chisel-1 = Mejsel: sätt 2 stenar från ditt stenlager på tomma platser, båda på samma skepp eller på två olika.
rule-chisel-2 = Mejseln kan inte spelas med färre än 2 stenar i ditt stenlager eller färre än 2 tomma platser.
rule-chisel-3 = Vilka två tomma platser som helst duger, och ordningen spelar ingen roll.

## Marknaden

rule-market-1 = Varje sten som når marknaden ger sin ägare ett av de öppna korten, efter eget val.
rule-market-2 = Stenen går tillbaka till stenbrottet när kortet är taget.
rule-market-3 = Ett rött kort utförs genast och läggs i slänghögen; alla andra kort läggs framför ägaren med bildsidan uppåt, ett blått för en senare tur.
rule-market-4 = Man kan inte avstå från att ta ett kort.
rule-market-b-1 = B-sidan: 3 kort läggs med bildsidan uppåt och 2 till med bildsidan neråt som ett dolt par.
rule-market-b-2 = I stället för ett öppet kort får ägaren ta det dolda paret, titta på båda korten och behålla ett av dem.
rule-market-b-3 = Det andra kortet i paret läggs öppet i slänghögen.
rule-market-b-4 = Ett par som ingen har tagit under omgången slängs utan att någon tittar.

## Pyramiden

rule-pyramid-1 = Stenarna fyller pyramiden kolumn för kolumn från övre vänstra hörnet: 9 längst ner, 4 på andra våningen och 1 överst.
rule-pyramid-2 = Stenens ägare får genast rutans poäng.
rule-pyramid-3 = När pyramiden är färdig läggs varje ytterligare sten bredvid den och ger 1 poäng.
rule-pyramid-b-1 = B-sidan har 3 små pyramider, var och en med 4 stenar nederst och 1 överst. Stenens ägare väljer en som inte är färdig.
rule-pyramid-b-2 = Rutorna ger, i byggordning: vänster 2, 1, 3, 2, 4; mitten 2, 3, 1, 1, 4; höger 2, 3, 3, 1, 4.
rule-pyramid-b-3 = Den andra rutan i vänstra pyramiden ger även det översta kortet i draghögen.
rule-pyramid-b-4 = Den tredje rutan i mittersta pyramiden ger även 3 stenar från stenbrottet.
rule-pyramid-b-5 = På den fjärde rutan i högra pyramiden får ägaren även sätta 1 sten från sitt stenlager på ett skepp som inte har seglat.
rule-pyramid-b-6 = Först när alla 3 pyramiderna är färdiga läggs fler stenar bredvid dem, för 1 poäng var.
rule-pyramid-b-7 = Man får tacka nej till dessa bonusar; de avgörs innan nästa sten lastas av.
rule-pyramid-b-8 = Av de 3 stenarna tar du så många som får plats och finns kvar, även inga alls.
rule-pyramid-b-9 = Bonusen att sätta en sten på ett skepp går förlorad om stenlagret är tomt eller ingen plats är ledig.

## Templet

rule-temple-1 = Stenarna fyller templet från vänster; när en våning är full börjar nästa ovanpå den, åter från vänster.
rule-temple-2 = En våning har 5 rutor, med 2 spelare bara 4.
rule-temple-3 = I slutet av varje omgång ger varje sten som är synlig uppifrån sin ägare 1 poäng.
rule-temple-b-1 = B-sidan: i slutet av varje omgång ger stenarna som är synliga uppifrån det som deras ruta visar.
rule-temple-b-2 = Ruta 1, 3 och 5: ägaren väljer 1 poäng eller 2 stenar från stenbrottet.
rule-temple-b-3 = Ruta 2: 2 poäng. Ruta 4: det översta kortet i draghögen.
rule-temple-b-4 = Rutorna avgörs från vänster till höger.
rule-temple-b-5 = Stenarna ger utdelning även efter sista omgången; det de ger kan avgöra vid lika poäng.
rule-temple-b-6 = Av de 2 stenarna tar du så många som får plats och finns kvar; går det inte att ta någon blir det poängen.

## Gravkammaren

rule-burial-1 = Stenarna fyller gravkammaren kolumn för kolumn, 3 i varje uppifrån och ner; den har så många kolumner som behövs.
rule-burial-2 = Vid spelets slut bildar stenar i samma färg som ligger sida vid sida ett område. Områden med 1, 2, 3, 4, 5 stenar ger 1, 3, 6, 10, 15 poäng, och varje sten utöver 5 ger 2 till.
rule-burial-3 = Alla dina områden ger poäng, inte bara det största.
rule-burial-b-1 = B-sidan: vid spelets slut ger var och en av de 3 raderna 8 poäng till den som har flest stenar i den, 4 till tvåan, 2 till trean och inga till fyran; utan sten i raden får man inga poäng.
rule-burial-b-2 = Spelare med lika många stenar i en rad lägger ihop poängen för de placeringar de delar på och delar lika, avrundat neråt.

## Obeliskerna

rule-obelisk-1 = Varje spelare staplar sina stenar till en egen obelisk.
rule-obelisk-2 = Vid spelets slut ger den högsta obelisken mest: med 2 spelare 10 och 1 poäng, med 3 spelare 12, 6 och 1, med 4 spelare 15, 10, 5 och 1.
rule-obelisk-3 = För lika höga obelisker läggs poängen för de delade placeringarna ihop och delas lika, avrundat neråt.
rule-obelisk-4 = Utan sten finns ingen obelisk, och då blir det inga poäng för den.
rule-obelisk-b-1 = B-sidan: stenarna ställs på rutor i sin egen färg och väntar där.
rule-obelisk-b-2 = När en tredje sten i samma färg väntar blir de tre en stapel på den bästa lediga rutan, som genast ger poäng: 10, 9, 8, 7, 6, 5, 5, 5.
rule-obelisk-b-3 = Vid spelets slut ger varje sten som fortfarande väntar 1 poäng.
rule-obelisk-b-4 = När alla 8 rutor för staplar är upptagna står fler stenar bara och väntar.

## De andra korten

rule-red-1 = Ingången, Sarkofagen och Stenvägen flyttar 1 av dina stenar från stenbrottet till pyramiden, gravkammaren eller din obelisk.
rule-red-2 = Även utan sten i stenbrottet får man ta ett rött kort, men då byggs inget.
rule-red-3 = På marknaden går den betalda stenen tillbaka till stenbrottet först, så ett rött kort kan flytta just den stenen.
rule-red-4 = Med de små pyramiderna väljer den som tar Ingången vilken pyramid stenen går till, och rutan ger sin bonus.
rule-green-1 = En dekoration ger vid spelets slut 1 poäng per 3 stenar vid sitt monument, vem som än äger dem och var de än ligger där.
rule-statue-1 = 1, 2, 3, 4, 5 statyer ger 1, 3, 6, 10, 15 poäng vid spelets slut, och varje staty utöver 5 ger 2 till.

## Omgångens slut

rule-end-1 = Omgången slutar så snart det fjärde skeppet är avlastat.
rule-end-2 = Spelaren till vänster om den som seglade sist börjar nästa omgång.
rule-end-3 = Skeppen lämnas tillbaka, och de öppna handelskort som blev över läggs i slänghögen.
rule-end-4 = Stenar vid monumenten och i stenlagren ligger kvar.
rule-end-5 = Stenar på skepp som inte har seglat när omgången slutar går tillbaka till ägarens stenbrott.
rule-end-6 = Om ingen seglade under en omgång är det spelaren till vänster om den förra startspelaren som börjar nästa.

## Spelets slut

rule-final-1 = Efter sjätte omgången räknas poängen för gravkammaren, obeliskerna, dekorationerna och statyerna.
rule-final-2 = Varje oanvänt blått kort ger 1 poäng.
rule-final-3 = Vid lika poäng avgör flest stenar i stenlagret; är det också lika delas segern.
rule-wrath-1 = Faraos vrede, om varianten används: den som saknar sten vid något av de fyra monumenten (pyramiden, templet, gravkammaren, obeliskerna) förlorar 5 poäng, en gång.
rule-wrath-2 = En sten som ett rött kort har flyttat dit räknas också.
rule-wrath-3 = Vreden kommer efter all annan poängräkning och kan ge en ställning under 0.

## Namn

game-name = Imhotep
game-about = Lasta skepp, segla dina stenar dit de ger mest och bygg Egyptens monument.
site-market = Marknaden
site-pyramid = Pyramiden
site-temple = Templet
site-burial = Gravkammaren
site-obelisk = Obeliskerna
card-entrance = Ingången
card-sarcophagus = Sarkofagen
card-paved-path = Stenvägen
card-pyramid-decoration = Pyramid{ "\u00AD" }dekoration
card-temple-decoration = Tempel{ "\u00AD" }dekoration
card-burial-decoration = Gravkammar{ "\u00AD" }dekoration
card-obelisk-decoration = Obelisk{ "\u00AD" }dekoration
card-statue = Staty
card-lever = Hävstång
card-hammer = Hammare
card-sail = Segel
card-chisel = Mejsel
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
pyramid-left = till vänster
pyramid-middle = i mitten
pyramid-right = till höger
option-market = Marknaden
option-pyramid = Pyramiden
option-temple = Templet
option-burial = Gravkammaren
option-obelisk = Obeliskerna
option-wrath = Faraos vrede
value-A = A-sida
value-B = B-sida
source-pyramid = Pyramiden
source-temple = Templet
source-burial = Gravkammaren
source-obelisk = Obeliskerna
source-statues = Statyer
source-decorations = Dekorationer
source-cards = Oanvända blå kort
source-wrath = Faraos vrede

## Frågor

ask-turn = Din tur: skaffa nya stenar, sätt en sten, segla ett skepp eller spela ett blått kort.
ask-turn-slot = På vilket skepp sätter du stenen?
ask-turn-ship = Vilket skepp seglar?
ask-turn-site = Vart seglar skeppet?
ask-turn-hand = Vilket blått kort spelar du?
ask-hammer = Hammare: var sätter du 1 sten?
ask-sail-place = Segel: på vilket skepp sätter du 1 sten?
ask-sail-sail = Segel: vart seglar skeppet?
ask-chisel = Mejsel: var sätter du 2 stenar?
ask-lever-sail = Hävstång: vilket skepp seglar vart?
ask-lever-unload = Hävstång: vilken sten lastas av härnäst?
ask-take = Marknaden: vilket kort tar du?
ask-keep = Vilket kort i det dolda paret behåller du?
ask-build = På vilken pyramid bygger du?
ask-entrance = Ingången: på vilken pyramid bygger du?
ask-bonus-card = Tar du det översta kortet i draghögen?
ask-bonus-stones = Tar du stenar från stenbrottet?
ask-bonus-ship = Sätter du 1 sten på ett skepp?
ask-temple = Templet: 1 poäng eller 2 stenar?
ask-round = Omgångskortet vänds upp.
ask-market = Ett handelskort läggs fram.
ask-pair = Det dolda paret granskas.
ask-draw = Det översta handelskortet dras.
ask-over = Partiet är slut.
ask-wait = En annan spelare väljer.

## Val

do-get = Skaffa nya stenar från stenbrottet
do-place = Sätt en sten på skepp { $ship }, plats { $space }
do-place-two = Sätt stenar på { $one } och { $two }
do-sail = Segla skepp { $ship } till: { $site }
do-play = Spela kortet { $card }
do-take = Ta kortet { $card }
do-take-pair = Ta det dolda paret och titta på det
do-keep = Behåll kortet { $card }
do-unload = Lasta av stenen på plats { $space } härnäst
do-build = Bygg på pyramiden { $pyramid }
do-accept = Ja
do-decline = Nej
do-point = Ta 1 poäng
do-stones = Ta 2 stenar
do-pass = Passa: inget annat går
do-round = Omgångskort { $card }
do-market = { $card } läggs fram
do-draw = { $card } dras
do-pair = { $card } ligger i det dolda paret

## Det här hände

told-get = { $who } skaffar nya stenar
told-place = { $who } sätter en sten på skepp { $ship }, plats { $space }
told-place-two = { $who } sätter stenar på { $one } och { $two }
told-sail = { $who } seglar skepp { $ship } till: { $site }
told-play = { $who } spelar kortet { $card }
told-take = { $who } tar kortet { $card }
told-take-pair = { $who } tar det dolda paret
told-keep = { $who } behåller kortet { $card }
told-unload = { $who } lastar av stenen på plats { $space } härnäst
told-build = { $who } bygger på pyramiden { $pyramid }
told-accept = { $who } tackar ja
told-decline = { $who } tackar nej
told-point = { $who } får 1 poäng
told-stones = { $who } tar stenar
told-pass = { $who } måste passa
told-round = Platser på omgångens skepp: { $card }
told-market = Till marknaden: { $card }
told-draw = Det översta kortet är: { $card }
told-pair = I det dolda paret: { $card }

## Grupper av val

group-place = Sätt en sten på ett skepp
group-sail = Segla ett skepp
group-play = Spela ett blått kort
group-take = Ta ett kort
group-keep = Behåll ett kort
group-build = Bygg på en pyramid
group-unload = Lasta av en sten

## Korten i korthet

card-entrance-hint = genast: sten ur stenbrottet till pyramiden
card-sarcophagus-hint = genast: sten ur stenbrottet till kammaren
card-paved-path-hint = genast: sten ur stenbrottet till obelisken
card-pyramid-decoration-hint = slutet: 1 poäng per 3 stenar
card-temple-decoration-hint = slutet: 1 poäng per 3 stenar
card-burial-decoration-hint = slutet: 1 poäng per 3 stenar
card-obelisk-decoration-hint = slutet: 1 poäng per 3 stenar
card-statue-hint = samla: 1, 3, 6, 10, 15 poäng
card-lever-hint = senare: segla, välj avlastningsordning
card-hammer-hint = senare: ta 3 stenar och sätt 1
card-sail-hint = senare: sätt 1 sten, segla skeppet
card-chisel-hint = senare: sätt 2 stenar

## Bilden i terminalen

draw-round = Omgång { $round } av { $rounds }
draw-starts = { $who } börjar
draw-unloading = Kvar ombord:
draw-docked = ◀{ $ship }▌
draw-beside = bredvid
draw-bonus-card = kort
draw-bonus-stones = stenar
draw-bonus-ship = till skepp
draw-top = överst
draw-high = våningar
draw-earn = ger
draw-groups = 1 3 6 10 15 +2
draw-rows = 8 4 2 per rad
draw-waiting = väntar:
draw-pile = { $count } i draghögen
draw-pair = Dolt par: titta på båda, behåll ett
draw-sold = slutsålt
draw-harbour = Hamnen, fören ◀
draw-sailed = { $ship } har seglat
draw-needs = { $ship } · { $count } av { $needed }
draw-ready = { $ship } · kan segla
draw-points = { $count } poäng
draw-sled = lager
draw-quarry = stenbrott

## Spelplanen

kind-red = genast
kind-green = vid slutet
kind-violet = samla
kind-blue = spara och spela
card-entrance-text = 1 sten från stenbrottet till pyramiden
card-sarcophagus-text = 1 sten från stenbrottet till gravkammaren
card-paved-path-text = 1 sten från stenbrottet till din obelisk
card-pyramid-decoration-text = 1 poäng per 3 stenar där
card-temple-decoration-text = 1 poäng per 3 stenar där
card-burial-decoration-text = 1 poäng per 3 stenar där
card-obelisk-decoration-text = 1 poäng per 3 stenar där
card-statue-text = 1 till 5 statyer: 1, 3, 6, 10, 15 poäng
card-lever-text = Segla ett skepp, lasta av i valfri ordning
card-hammer-text = Ta 3 stenar och sätt 1
card-sail-text = Sätt 1 sten och segla skeppet
card-chisel-text = Sätt 2 stenar, på ett eller två skepp
card-lever-short = segla, valfri ordning
card-hammer-short = ta 3, sätt 1
card-sail-short = sätt 1, segla sedan
card-chisel-short = sätt 2 stenar
board-next = nästa: { $points }
board-beside = bredvid: 1 poäng var
board-temple = stenar överst: 1 var
board-temple-b = det rutorna visar
board-groups = områden: { $points }
board-rows = i varje rad: { $points }
board-heights = efter höjd: { $points }
board-towers = staplar om 3; väntande: 1 var
board-pile = { $count } kort i draghögen
board-needs = { $ship } · { $count } av { $needed } som behövs
board-ready = { $ship } · kan segla
board-sailed = { $ship } · { $site }
board-pair = Dolt par
board-pair-text = behåll ett av två
board-no-cards = Inga kort än
board-zoom-whole = Hela spelplanen

## Lektionen

learn-goal = Du bygger i det gamla Egypten. I sex omgångar för skepp stenar från hamnen till fem monument, och nästan varje monument belönar dem på sitt sätt. Flest poäng vinner. De blå stenarna, Lapis, är dina.
learn-place = På din tur gör du exakt en sak. Sätt en sten i fören på det största skeppet, på dess första plats: där lastas den av före alla andra.
learn-place-right = Bra satt. Turen går vidare: nu gör motspelaren en sak.
learn-place-hint = Det går också, men titta på skepp 1: den första platsen, i fören.
learn-get = Ditt stenlager är tomt. Skaffa nya stenar från stenbrottet: tre på en gång, men ett lager rymmer aldrig fler än fem.
learn-get-right = Tre stenar i lagret. Det kostar en hel tur, så försök att inte stå utan i fel ögonblick.
learn-get-hint = Utan en sten i lagret kan du inte sätta någon. Välj stenbrottet först.
learn-sail = Skepp 1 har tre stenar ombord, det räcker för att segla; två av dem är dina. Segla det till pyramiden, där varje sten genast ger rutans poäng, räknat från fören.
learn-sail-right = Dina stenar gav 2 och 3 poäng, den mellan dem 1. Var en sten ligger på skeppet avgör vad den får.
learn-sail-hint = Välj skepp 1 och sedan pyramiden: två av dess tre stenar är dina.
learn-rival = Du får segla vilket skepp som helst, även utan en egen sten, och varje monument tar emot ett skepp per omgång. Skepp 4 har en ensam sten från Karneol. För den till gravkammaren, där den gör liten nytta ensam.
learn-rival-right = En ensam sten är bara värd en poäng där, och Karneols obelisk växer inte.
learn-rival-hint = Den här gången ska du störa motståndarens planer: skepp 4 till gravkammaren.
learn-take = Ett skepp kom till marknaden med en av dina stenar, så du tar ett kort. Röda verkar genast, gröna och violetta ger poäng i slutet, blå sparas till en senare tur. Ta mejseln.
learn-take-right = Kortet ligger framför dig. Stenen som betalade det gick tillbaka till stenbrottet.
learn-take-hint = Ett fint kort, men till nästa steg behöver du det blå: mejseln.
learn-blue = Att spela ett blått kort är en tur för sig, och starkare än en vanlig. Spela mejseln nu.
learn-blue-right = Kortet läggs i slänghögen, och du gör vad det säger.
learn-blue-hint = Välj mejseln som ligger framför dig.
learn-chisel = Mejseln sätter två stenar på en gång. Sätt dem på de två tomma platserna på skepp 2.
learn-chisel-right = Skepp 2 är fullt, och två av dess tre stenar är dina. Annars tar det två turer.
learn-chisel-hint = Välj båda de tomma platserna på skepp 2.
learn-temple = Templet ger poäng i slutet av varje omgång: en för varje sten som syns uppifrån. Tre skepp har seglat, så omgången slutar med det här. Segla skepp 2 till templet.
learn-temple-right = Två poäng till dig, en till Karneol. De här stenarna ger poäng igen varje omgång tills andra täcker dem. Nu visar nästa omgångskort nya skepp.
learn-temple-hint = Välj skepp 2 och sedan templet; pyramiden har redan fått sitt skepp i den här omgången.
learn-obelisk = Vid obeliskerna staplar var och en sin egen, och bara slutet räknas: med två spelare ger den högsta 10 poäng, den andra bara 1. Skepp 3 har två av dina stenar. Segla det dit.
learn-obelisk-right = Två stenar högt: du leder. Om det räcker visar sig i slutet.
learn-obelisk-hint = Skepp 3 är helt och hållet ditt. För det till obeliskerna.
learn-burial = Sista omgången börjar. I gravkammaren bildar stenar i samma färg som ligger intill varandra ett område. Områdena räknas i slutet: ju större, desto mer är varje sten värd. Statyer växer på samma sätt, och dekorationer räknar stenarna vid ett monument.
learn-end = Sex omgångar är slut. Gravkammaren, obeliskerna, dekorationerna, statyerna och oanvända blå kort är räknade, och Lapis vinner med 52 mot 37. Nu kan du allt du behöver: spela ditt första parti.

## Det som dyker upp första gången

first-ask-turn = Det är din tur. Gör en sak: skaffa stenar, sätt en sten, segla ett skepp eller spela ett blått kort. Allt som lyser kan väljas.
first-do-sail = Ett skepp med tillräckligt många stenar kan segla, vem som än äger dem. Välj först skeppet, sedan monumentet; varje monument tar emot ett skepp per omgång.
first-do-play = Du har ett blått kort. Att spela det ersätter din tur och är starkare än en vanlig; oanvänt är det värt 1 poäng i slutet.
first-ask-take = En av dina stenar kom till marknaden: ta ett kort för den. Rött verkar genast, grönt och violett ger poäng i slutet, blått väntar på dig.
first-site-pyramid = Pyramiden: varje sten ger genast rutans poäng, och spelplanen visar vad nästa ger.
first-site-temple = Templet: i slutet av varje omgång är varje sten som syns uppifrån värd en poäng. Senare stenar täcker tidigare.
first-site-burial = Gravkammaren räknas i slutet: stenar i samma färg intill varandra bildar ett område, och stora områden är värda mycket mer.
first-site-obelisk = Obeliskerna räknas i slutet, efter höjd. En enda sten mer än de andra gör skillnad.
## Bordet del för del

part-now = Nu
part-ships = Skepp
part-ship = Skepp { $ship }
part-needs = behöver { $count }
part-empty = tom
part-unloading = Ännu ombord
part-next = Nästa plats
part-space = Ruta { $space }
part-row = Rad { $row }
part-left = vänster
part-middle = mitten
part-right = höger
part-waiting = Väntar
part-stores = Stenar och kort

## Kontroll av det tryckta materialet

show-printed = { $market } handelskort, { $rounds } omgångskort för varje antal platser: allt stämmer
