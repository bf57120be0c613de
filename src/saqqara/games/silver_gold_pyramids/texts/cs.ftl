### Silver & Gold: Pyramids in Czech. Which sentences are our rulings is said in the English text alone.
### On a pyramid card one marks (křížkovat), on the score card one ticks (zaškrtnout).

## Hra

rule-game-1 = Každý prozkoumává dvě komnaty najednou, políčko po políčku od vstupu ke zlaté hrobce. Kdo má po čtyřech kolech nejvíc bodů, vyhrává.
rule-game-2 = Všech 48 komnat, se kterými se tu hraje, navrhl tento projekt; místo nich lze zadat ty tištěné a hrát s nimi.
rule-solo-1 = Při sólové hře platí stejná pravidla, jde jen o body a lze získat všechna tři bodová políčka jedné barvy.

## Příprava hry

rule-setup-1 = Pyramidových karet je 48, po 16 fialových, oranžových a zelených, očíslovaných od 1 do 48. Každá karta leží jen na jednom místě.
rule-setup-2 = Každý hráč dostane 4 pyramidové karty a 2 z nich si nechá. Všichni vybírají najednou a nikdo nic neukazuje, dokud nemají vybráno všichni.
rule-setup-3 = Všechny ostatní karty se zamíchají do balíčku pyramid lícem dolů.
rule-setup-4 = První 4 karty z balíčku se vyloží lícem nahoru jako nabídka.

## Kolo

rule-round-1 = Expedičních karet je 8 a je na nich 6 vzorů. V kole se jich postupně odkryje 7; osmá zůstane lícem dolů a nepoužije se.
rule-round-2 = Pro každé ze 4 kol se všech 8 expedičních karet zamíchá znovu.
rule-round-3 = Tah má 4 kroky, vždy v tomto pořadí: odkrýt expediční kartu, křížkovat, dokončit karty a vybrat si nové, získat pyramidové body. Odpovídej jen na to, na co se hra ptá.

## Křížkování

rule-mark-1 = Všichni křížkují najednou, každý na 1 z karet, které před ním leží, obvykle ze 2. Cizí křížky nikdo nevidí, dokud nejsou hotovi všichni.
rule-mark-2 = Vzor lze libovolně otočit a zrcadlit.
rule-mark-3 = Zakřížkuj všechna políčka odkrytého vzoru na jedné kartě: ani jen část, ani rozděleně na obě karty.
rule-mark-4 = Každé políčko se křížkuje jen jednou.
rule-mark-5 = Stěny se nekřížkují nikdy a vzor nesmí přesáhnout komnatu.
rule-mark-6 = První křížkování na kartě musí zahrnout vstupní políčko.
rule-mark-7 = Každé další křížkování musí stranou navazovat na některé dřív zakřížkované políčko; dotyk rohem nestačí.
rule-mark-8 = Místo vzoru, ať už se vejde, nebo ne, smíš za stejných podmínek zakřížkovat přesně 1 políčko.
rule-mark-9 = Vynechat nesmíš: zakřížkuj vzor, nebo 1 políčko.
rule-mark-10 = Kdo před sebou nemá žádnou kartu, nedělá nic.
rule-mark-11 = Na pořadí odpovědí nezáleží; co se u stolu ohlašuje nahlas, to tady hra pohlídá sama.

## Červené kříže

rule-cross-1 = Za zakřížkovaný červený kříž hned zakřížkuj 1 další políčko na kterékoli ze svých karet, za obvyklých podmínek. Je to povinné, i když dosáhneš jen na lebku.
rule-cross-2 = Každý červený kříž dává vlastní bonusové políčko, i ten, který zakřížkuješ právě takto.
rule-cross-3 = Na kartě bez křížků je bonusovým políčkem vstupní políčko.
rule-cross-4 = Bonusové políčko, které nelze zakřížkovat nikde, propadá; s volbou „{ option-no_cell }: { option-no_cell-owe }“ se zakřížkuje až po tvém příštím křížkování, navíc k políčkům za nové kříže.
rule-cross-5 = Bonusové políčko smí ležet i na kartě, jejíž hrobka byla zakřížkována v tomto tahu; s volbou „{ option-mark_after_tomb }: { option-mark_after_tomb-forbid }“ nesmí.

## Další symboly

rule-gem-1 = Za každý zakřížkovaný drahokam si na hodnotící kartě zaškrtni další drahokam téže barvy, červený, nebo zelený.
rule-gem-2 = Místo je na 10 drahokamů každé barvy; další se ignorují.
rule-torch-1 = Za zakřížkovanou pochodeň si na hodnotící kartě zaškrtni pochodeň právě probíhajícího kola.
rule-torch-2 = Za kolo se zaškrtne nejvýš 1 pochodeň a nikdy ne za jiné kolo.
rule-skull-1 = Za každou zakřížkovanou lebku si na hodnotící kartě zaškrtni další lebku; žádná není levnější než ta před ní.
rule-skull-2 = Místo je na 10 lebek; další se ignorují.
rule-potion-1 = Zakřížkovaný lektvar vymaže 2 nejdražší zaškrtnuté lebky.
rule-potion-2 = Není-li zaškrtnutých lebek tolik, vymaže, co tam je.
rule-potion-3 = Lektvary působí až po lebkách z téhož křížkování; s volbou „{ option-potion }: { option-potion-before }“ působí před nimi.
rule-potion-4 = Políčko za červený kříž je samostatné křížkování.
rule-tomb-1 = Karta je dokončená, jakmile je zakřížkovaná její zlatá hrobka.

## Výběr nové karty

rule-draft-1 = Dokončená karta se odloží až ve třetím kroku, když je všechno zakřížkované; teprve pak přijde nová a hraje se s ní od příštího tahu.
rule-draft-2 = Za každou dokončenou kartu si vezmi novou: kteroukoli z nabídky, nebo naslepo vrchní kartu z balíčku.
rule-draft-3 = Když v jednom tahu dokončí karty víc hráčů, vybírají si podle čísel dokončených karet, od nejnižšího.
rule-draft-4 = Kdo dokončí obě karty, bere si 2 po sobě a počítá se mu nižší číslo; s volbou „{ option-two_finished }: { option-two_finished-higher }“ vyšší.
rule-draft-5 = Nabídka se doplní na 4 karty, až když si hráč vezme všechny své karty.
rule-draft-6 = Doplní se dřív, než si vybírá další hráč.
rule-draft-7 = Když je balíček prázdný, nabídka se už nedoplňuje a z balíčku si nelze nic vzít.
rule-draft-8 = Když je prázdná nabídka i balíček, hraje se dál s méně kartami.
rule-draft-9 = Karta vzatá z balíčku leží hned lícem nahoru.

## Pyramidové body

rule-race-1 = Kdo dokončí svou 2., 4. nebo 6. kartu jedné barvy, získá nejlepší ještě volné bodové políčko té barvy: za 10, pak za 6, pak za 3 body.
rule-race-2 = Každé bodové políčko lze získat jen jednou, pak je pro všechny uzavřené; jeden hráč jich smí získat víc.
rule-race-3 = Když na políčko jedné barvy dosáhne v témž tahu víc hráčů, má přednost nižší číslo karty té barvy dokončené v tomto tahu.
rule-race-4 = Dvě karty jedné barvy dokončené najednou přinesou jedno políčko a počítá se nižší číslo; s volbou „{ option-same_colour }: { option-same_colour-higher }“ vyšší.
rule-race-5 = Za 8. kartu jedné barvy už žádné políčko není.

## Konec hry

rule-end-1 = Hra končí po 4. kole. Nedokončené karty nepřinesou nic; co je zaškrtnuto za jejich symboly, zůstává.
rule-end-2 = Každá dokončená karta přinese 10 bodů.
rule-end-3 = Každá zaškrtnutá pochodeň přinese 5 bodů.
rule-end-4 = Každý pár z červeného a zeleného drahokamu přinese 5 bodů, každý drahokam bez páru 1.
rule-end-5 = Ze zaškrtnutých lebek se počítá jen ta nejdražší, jako minusové body.
rule-end-6 = Vyhrává, kdo má nejvíc bodů. Při shodě vyhrává ten, kdo z nich dokončil kartu s nejnižším číslem.
rule-end-7 = Když nikdo z nich žádnou kartu nedokončil, vítězství je sdílené.

## Názvy

game-name = Silver & Gold: Pyramids
game-about = Prokřížkuj se dvěma komnatami najednou, kolem lebek a drahokamů až ke zlatým hrobkám.
game-designed = Všech 48 komnat navrhl tento projekt.
game-designed-how = Tištěné lze zadat (--set deck=SOUBOR).
shape-I1 = jedno políčko
shape-I2 = dvojice
shape-I3 = trojice
shape-V3 = roh
shape-T4 = tvar T
shape-L4 = tvar L
shape-O4 = čtverec
shape-I4 = čtveřice
shape-S4 = tvar S
side-left = levá
side-right = pravá
colour-violet = fialová
colour-orange = oranžová
colour-green = zelená
option-deck = Komnaty
option-mark_after_tomb = Červený kříž a právě dokončená karta
option-mark_after_tomb-allow = povoleno
option-mark_after_tomb-forbid = zakázáno
option-no_cell = Červený kříž, když není kam křížkovat
option-no_cell-lapse = propadá
option-no_cell-owe = dožene se později
option-two_finished = Výběr se dvěma dokončenými kartami
option-two_finished-lower = podle nižšího čísla
option-two_finished-higher = podle vyššího čísla
option-same_colour = Body za dvě karty jedné barvy
option-same_colour-lower = podle nižšího čísla
option-same_colour-higher = podle vyššího čísla
option-potion = Lektvar a lebky v jednom křížkování
option-potion-after = nejdřív lebky
option-potion-before = nejdřív lektvar
source-tombs = Hrobky
source-torches = Pochodně
source-boxes = Pyramidové body
source-gems = Drahokamy
source-skulls = Lebky

## Otázky

ask-deal = Rozdává se pyramidová karta.
ask-keep = Které karty si necháš? Vyber dvě, jednu po druhé.
ask-display = Do nabídky se vykládá karta.
ask-flip = Odkrývá se další expediční karta.
ask-mark = Zakřížkuj vzor na jedné ze svých karet, nebo místo něj 1 políčko.
ask-cross = Červený kříž: zakřížkuj ještě 1 políčko.
ask-take = Kterou kartu si vezmeš?
ask-draw = Dobírá se vrchní karta z balíčku.
ask-over = Partie skončila.
ask-wait = Rozhodují ostatní.

## Možnosti

do-keep = Nechat si kartu { $card }
do-mark = Zakřížkovat { $squares } ({ $side } karta)
do-cross = Zakřížkovat { $squares } za červený kříž ({ $side } karta)
do-take = Vzít si kartu { $card } z nabídky
do-take-deck = Vzít si vrchní kartu z balíčku
do-deal = Rozdává se karta { $card }
do-display = Do nabídky přichází karta { $card }
do-flip = Vzor: { $shape }
do-draw = Z balíčku přichází karta { $card }

## Co se stalo

told-keep = { $who } si nechává kartu { $card }
told-mark = { $who } křížkuje { $squares } ({ $side } karta)
told-cross = { $who } křížkuje { $squares } za červený kříž ({ $side } karta)
told-take = { $who } si bere kartu { $card } z nabídky
told-take-deck = { $who } si bere vrchní kartu z balíčku
told-deal = Rozdává se karta { $card }
told-display = V nabídce je nově karta { $card }
told-flip = Vzor: { $shape }
told-draw = Vrchní karta je { $card }

## Nápovědy

hint-mark = { $code }: { $side } karta, hrobka o { $nearer } expediční karty blíž; pak jich zbývá { $left }
hint-card = Karta { $card }: k hrobce je to v průměru { $mean } expediční karty, v nejlepším případě { $fewest }
hint-none = Pro tyto komnaty není přesná tabulka.

## Skupiny možností

group-keep = Nechat si kartu
group-mark = Zakřížkovat políčka
group-cross = Zakřížkovat ještě 1 políčko
group-take = Vzít si kartu

## Kresba

draw-round = Kolo { $round } z { $rounds }
draw-turn = vzor { $turn } z { $turns }: { $shape }
draw-bag = ještě lícem dolů
draw-deck = balíček: { $count } { $count ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }
draw-answered = hotovo:
draw-boxes = pyramidové body
draw-display = Nabídka
draw-no-card = bez karty
draw-points = { $points } { $count ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
draw-owed = zbývá zakřížkovat: { $count }
draw-kept = { $side }
draw-symbol-x = další políčko
draw-symbol-r = červený drahokam
draw-symbol-g = zelený drahokam
draw-symbol-t = pochodeň
draw-symbol-s = lebka
draw-symbol-p = lektvar
draw-square-tomb = hrobka
draw-square-entrance = vstupní políčko
draw-square-marked = zakřížkováno
draw-square-sealed = nové

## Herní plán

board-turn = Expedice { $turn } z { $turns }
board-thinking = Kdo už má hotovo
board-thinks = { $who } ještě přemýšlí
board-answered = { $who } má hotovo
board-own = Tvé karty
board-cards-of = Karty: { $who }
board-score = Tvá hodnotící karta
board-score-of = Hodnotící karta: { $who }
board-note-tombs = po 10
board-note-gems = pár 5, bez páru 1
board-note-torches = po 5, jedna za kolo
board-note-skulls = platí nejdražší
board-note-boxes = za 2., 4., 6. kartu
board-told-gems = červené: { $red }, zelené: { $green }
board-open = volné
board-tools = Vzor
board-key-move = posunout vzor
board-turn-it = Otočit
board-mirror = Zrcadlit
board-one = Jen 1 políčko
board-by-squares = Po políčkách
board-mark = Zakřížkovat
board-covers = { $squares }, { $side } karta: { $things }
board-covers-nothing = { $squares }, { $side } karta
board-card = Karta { $card }, { $colour }
board-card-marked = Karta { $card }, { $colour }, zakřížkováno: { $squares }
board-square = { $square }, { $thing }
board-drafts = { $who } si bere kartu
board-red-letter = Č
board-green-letter = Z
board-typed = Komnaty z ručně zadaného balíčku.

## Výuka

learn-goal = Prozkoumáváš pyramidy: leží před tebou vždy dvě komnaty a v každé křížkuješ cestu od vstupu ke zlaté hrobce. Každá hrobka přinese 10 bodů a cestou se dá získat i víc. Všichni hrají najednou, čtyři kola.
learn-keep = Ze čtyř karet si dvě necháš. Pro začátek jsou dobré krátké cesty s málo lebkami. Nech si kartu 10; druhá bude karta 17.
learn-keep-right = Karta 10 je tvoje. Až vyberou všichni, začne expedice.
learn-keep-hint = Najdi kartu 10, je oranžová.
learn-mark = Expediční karta ukazuje všem vzor. Zakřížkuj ho na jedné ze svých karet, libovolně otočený a zrcadlený. První křížkování na kartě zahrnuje její vstup vlevo nahoře. Zakryj na levé kartě vstup a červený drahokam.
learn-mark-right = Drahokam je zaškrtnutý na tvé hodnotící kartě. Odtud vede cesta dolů k hrobce.
learn-mark-hint = Levá karta: a1, a2, b2 a c2.
learn-turn = Další vzor je roh ze tří políček. Kartu smíš v každém tahu změnit: začni na pravé a zakryj červený kříž vedle vstupu.
learn-turn-right = Zakřížkováno! A červený kříž ti hned něco přidá.
learn-turn-hint = Pravá karta: a1, b1 a b2.
learn-cross = Za kříž zakřížkuješ ještě jedno políčko na kterékoli kartě. Musí se stranou dotýkat toho, co je tam zakřížkované. Postup v levé komnatě o jedno dál, pod drahokam.
learn-cross-right = Jsi o políčko blíž, a zadarmo.
learn-cross-hint = Levá karta: c3, přímo pod drahokamem.
learn-one = Chybí už jen hrobka, ale vzor, blok ze čtyř, se nevejde. Místo něj smíš vždy zakřížkovat přesně jedno políčko. Zakřížkuj hrobku.
learn-one-right = Hrobka dosažena: 10 bodů a karta je dokončená.
learn-one-hint = Levá karta: e5, zlaté políčko.
learn-take = Za dokončenou kartu si vezmeš novou: z nabídky, nebo naslepo z balíčku. Druhá karta jedné barvy může získat bodové políčko, takže znovu oranžovou: vezmi kartu 7.
learn-take-right = Hraje se s ní od příštího vzoru.
learn-take-hint = Karta 7 v nabídce má barvu té, kterou máš právě hotovou.
learn-gems = Červený a zelený drahokam tvoří pár: 5 bodů místo 1 za každý. V pravé komnatě dosáhneš třemi v řadě na zelený. Pochodeň mimochodem přinese 5 bodů, ale jen jedna za kolo.
learn-gems-right = Pár! Na hodnotící kartě se všechno zaškrtává samo.
learn-gems-hint = Pravá karta: b3, c3 a d3.
learn-skull = Téčko ze čtyř políček. V nové komnatě tě dostane daleko, ale přes lebku. Každá další je dražší než předchozí a na konci se počítá jen ta nejdražší. Risk se vyplatí.
learn-skull-right = Zatím o bod méně. To se dá napravit.
learn-skull-hint = Levá karta: a1, a2, a3 a b2.
learn-potion = Lektvar vymaže tvé dvě nejdražší lebky. Roh ze tří políček pokryje lektvar i hrobku pravé karty. Zakřížkuj je.
learn-potion-right = Lebka je pryč a druhá hrobka je tvoje. Sedm vzorů je kolo; pak se všechny expediční karty znovu zamíchají.
learn-potion-hint = Pravá karta: d4, d5 a e5.
learn-box = V dalším kole je dokončená druhá oranžová karta. Druhá, čtvrtá a šestá karta barvy získá nejlepší volné bodové políčko té barvy: 10, 6 nebo 3 body, a kdo dřív přijde, ten ho má. Teď si vezmi kteroukoli novou kartu.
learn-box-right = Bodové políčko za 10 bodů je tvoje, dřív než kohokoli jiného.
learn-box-hint = Vezmi kartu z nabídky, nebo vrchní z balíčku.
learn-end = Čtyři kola skončila: hrobky, bodová políčka, drahokamy a pochodně bez nejdražší lebky. Nedokončené karty nepřinesou nic. Lazurit vyhrává 104 ku 97. A teď si zahraj první partii.

## Co se objeví poprvé

first-ask-keep = Nech si dvě z těchto čtyř karet, jednu po druhé. Málo lebek na cestě k hrobce je dobrý začátek.
first-ask-mark = Polož vzor na jednu ze svých dvou karet, libovolně otočený a zrcadlený. Karta začíná u vstupu; další křížky navazují stranou na dřívější. Vždy jde zakřížkovat i jediné políčko.
first-ask-cross = Zakřížkovaný je červený kříž: hned přidej ještě jedno políčko na kterékoli kartě, vedle zakřížkovaných.
first-ask-take = Hrobka je dosažena. Vyber novou kartu z nabídky, nebo naslepo vrchní z balíčku. Hraje se s ní od příštího vzoru.
first-source-gems = Je zaškrtnutý drahokam: červený a zelený spolu přinesou 5 bodů, jeden sám 1.
first-source-torches = Je zaškrtnutá pochodeň: 5 bodů, ale jen jedna za kolo.
first-source-skulls = Je zaškrtnutá lebka: na konci se počítá jen ta nejdražší, jako minusové body. Lektvar vymaže dvě nejdražší.
first-source-boxes = Bodové políčko je zabrané: druhá, čtvrtá a šestá dokončená karta barvy získá nejlepší, které zbývá.

## Co se zadává

desk-cards = Karty
desk-card = Karta
desk-expeditions = Expediční karty
desk-penalties = Minusové body za lebky
desk-floor = prázdné
desk-wall = stěna
desk-cross = červený kříž
desk-number = Číslo
desk-colour = Barva
desk-door = Na vstupním políčku
## Stůl po částech

part-pattern = Vzor
part-hand = Ruka
part-walls = stěny
part-boxes = Pyramidové body
part-score = Hodnotící karty

## Co říká kontrola balíčku

check-card = karta { $number }: { $text }
check-warning = upozornění: { $text }
check-and = { $first } a { $second }
check-more = { $text } (a { $count ->
    [one] 1 další chyba
    [few] { $count } další chyby
   *[other] { $count } dalších chyb
})
check-count-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
check-count-errors = { $count ->
    [one] 1 chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
check-count-warnings = { $count ->
    [one] 1 upozornění
   *[other] { $count } upozornění
}
check-summary = { $cards }, { $errors }, { $warnings }
check-no-card = „{ $typed }“ není karta; napiš její číslo od 1 do { $last }
check-card-unknown = karta { $number } neexistuje; karty mají čísla od 1 do { $last }
check-header = první řádek balíčku je `{ $header }`
check-version = toto je verze formátu { $version }; přečíst lze `{ $header }`
check-line = „{ $typed }“ je nesrozumitelné; řádek začíná na { $known } nebo `# `
check-line-near = „{ $typed }“ je nesrozumitelné; nemá tu být „{ $near }“?
check-json = toto není JSON: { $reason }
check-json-format = formát je "{ $format }", ne { $typed }
check-json-expeditions = expediční karty se zapisují jako { $form }
check-json-list = { $field } je seznam
check-json-card = karta se zapisuje jako { $form }, ne { $typed }
check-expedition-form = expedice je vzor a počet karet, které ho ukazují, jako v `expedition I3 2`
check-expedition-pattern = „{ $typed }“ není vzor; napiš jeden z { $known }, nebo ho nakresli jako XXX/X..
check-expedition-count = „{ $typed }“ není počet karet jako v `expedition { $pattern } 1`
check-expeditions-missing = chybí expediční karty, jako v `expedition I2 1`
check-expeditions = { $count ->
    [one] je tu 1 expediční karta
    [few] jsou tu { $count } expediční karty
   *[other] je tu { $count } expedičních karet
}, má jich být { $all }
check-patterns = { $count ->
    [one] je tu 1 vzor
    [few] jsou tu { $count } vzory
   *[other] je tu { $count } vzorů
}, má jich být { $all }
check-pattern-unknown = vzor { $pattern } nepatří k šesti známým: { $known }
check-penalties-twice = skull-penalties je tu podruhé, poprvé na řádku { $line }
check-penalties-minus = skull-penalties se píšou bez minusu: { $number }, ne { $typed }
check-penalties-number = skull-penalties: „{ $typed }“ není celé číslo
check-penalties-missing = chybí skull-penalties, jako v `skull-penalties 1 2 3 4 5 6 7 8 9 10`
check-penalties = { $count ->
    [one] skull-penalties mají 1 číslo
    [few] skull-penalties mají { $count } čísla
   *[other] skull-penalties mají { $count } čísel
}, má jich být { $all }
check-penalties-fall = skull-penalties nikdy neklesají: { $number } je za { $before }
check-penalties-known = žádné číslo skull-penalties není { $number } jako v příkladu pravidel
check-card-form = karta začíná číslem a barvou, jako v `card 15 violet`
check-card-range = karty mají čísla od 1 do { $last }
check-card-twice = je tu podruhé, poprvé na řádku { $line }
check-card-missing = chybí
check-cards-missing = { $count ->
    [one] chybí 1 karta
    [few] chybí { $count } karty
   *[other] chybí { $count } karet
}: { $cards }
check-colour = „{ $typed }“ není barva; na výběr jsou { $known }
check-colour-near = „{ $typed }“ není barva; nemá tu být „{ $near }“?
check-colours = karty podle barev: fialová { $violet }, oranžová { $orange }, zelená { $green }; každá barva má { $all }
check-violet = v příkladu pravidel je fialová, ne { $colour }
check-same = stejná komnata jako na kartě { $number }
check-symbol-place = entrance-symbol patří mezi první řádek karty a její řady
check-symbol = entrance-symbol „{ $typed }“ není symbol; písmena jsou { $known }
check-symbol-twice = entrance-symbol je tu podruhé
check-unseen = žádná karta neukazuje tento symbol: { $symbol } ({ $letter })
check-rows-end = soubor končí { $count ->
    [one] po 1 řadě
   *[other] po { $count } řadách
}; komnata jich má { $all }
check-rows = { $count ->
    [one] je tu 1 řada
    [few] jsou tu { $count } řady
   *[other] je tu { $count } řad
}, má jich být { $all }
check-row-length = řada { $row } má { $count ->
    [one] 1 políčko
    [few] { $count } políčka
   *[other] { $count } políček
}, má jich být { $all }
check-square = řada { $row }: „{ $typed }“ na { $square } není známé; políčko je jedno z { $known }
check-square-entrance = řada { $row }: „{ $typed }“ na { $square } není známé; vstupní políčko je velké { $letter }
check-square-symbol = řada { $row }: „{ $typed }“ na { $square } není známé; malé { $letter } znamená: { $symbol }
check-no-way = ze vstupního políčka nevede cesta ke zlaté hrobce
check-route = trasa má jen { $count ->
    [one] 1 políčko
    [few] { $count } políčka
   *[other] { $count } políček
}, to je méně než { $least }
check-walled = nedostupné za stěnami: { $squares }
check-no-entrance = řada { $row } nemá vstupní políčko { $letter }
check-no-tomb = řada { $row } nemá zlatou hrobku { $letter }
check-no-tomb-torch = řada { $row } nemá zlatou hrobku { $letter }; malé t je pochodeň
check-entrances = { $letter } je na { $squares } (celkem { $count }); komnata má jedno vstupní políčko
check-tombs = { $letter } je na { $squares } (celkem { $count }); komnata má jednu zlatou hrobku
check-entrance-place = vstupní políčko je na { $squares }, ne v řadě { $row }
check-tomb-place = zlatá hrobka je na { $squares }, ne v řadě { $row }

## Balíček v terminálu

show-chambers = komnaty: { $count }, { $origin }
show-origin-designed = navrhl projekt Saqqara
show-origin-file = balíček ze souboru
show-squares = E vstupní políčko   T zlatá hrobka   ██ stěna   x červený kříž
show-symbols = r červený drahokam   g zelený drahokam   t pochodeň   s lebka   p lektvar
show-expeditions = Expediční karty
show-skulls = Lebky, počítá se ta nejdražší: { $costs }
show-dearest = Počítá se nejdražší lebka
show-card = Karta { $number }, { $colour }, { $origin }
show-route = nejkratší trasa, políček: { $squares }, { $ways }
show-ways = způsobů: { $count }
show-walls = stěny: { $count }
show-there = symboly: { $symbols }
show-nothing = žádné
show-count-x = { $count ->
    [one] { $count } červený kříž
    [few] { $count } červené kříže
    [many] { $count } červeného kříže
   *[other] { $count } červených křížů
}
show-count-r = { $count ->
    [one] { $count } červený drahokam
    [few] { $count } červené drahokamy
    [many] { $count } červeného drahokamu
   *[other] { $count } červených drahokamů
}
show-count-g = { $count ->
    [one] { $count } zelený drahokam
    [few] { $count } zelené drahokamy
    [many] { $count } zeleného drahokamu
   *[other] { $count } zelených drahokamů
}
show-count-t = { $count ->
    [one] { $count } pochodeň
    [few] { $count } pochodně
    [many] { $count } pochodně
   *[other] { $count } pochodní
}
show-count-s = { $count ->
    [one] { $count } lebka
    [few] { $count } lebky
    [many] { $count } lebky
   *[other] { $count } lebek
}
show-count-p = { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
}
show-cross = červený kříž
show-entrance = na vstupním políčku: { $symbol }
show-no-table = přesná tabulka není: tuto komnatu lze zaškrtat příliš mnoha způsoby
show-mean = expediční karty k hrobce, jen na této kartě: v průměru { $mean }, v nejlepším případě { $fewest }
show-within = šance být tam s tolika kartami: { $chances }
show-chance = { $cards } { $share } %
show-sets = množin zaškrtnutí cestou: { $count }
