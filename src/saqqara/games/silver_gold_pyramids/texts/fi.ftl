### Silver & Gold: Pyramids in Finnish. Which sentences are our rulings is said in the English text alone.
### Names and numbers that are filled in are not inflected: they stand first, after a noun or after a colon.

## Peli

rule-game-1 = Jokainen tutkii kahta kammiota yhtä aikaa, sisäänkäynniltä kultaiselle haudalle, ruutu ruudulta. Se, jolla on neljän kierroksen jälkeen eniten pisteitä, voittaa.
rule-game-2 = Tässä pelattavat 48 kammiota on suunnitellut tämä projekti; painetut kammiot voi syöttää itse ja pelata niillä.
rule-solo-1 = Yksinpelissä pelataan samoin säännöin pelkistä pisteistä, ja kaikki kolme saman värin pisteruutua voi ottaa.

## Pelivalmistelut

rule-setup-1 = Pyramidikortteja on 48, numerot 1–48: 16 violettia, 16 oranssia ja 16 vihreää. Kukin kortti on kerrallaan vain yhdessä paikassa.
rule-setup-2 = Jokaiselle jaetaan 4 pyramidikorttia, joista hän pitää 2. Kaikki valitsevat yhtä aikaa, eikä kukaan näytä mitään ennen kuin kaikki ovat valinneet.
rule-setup-3 = Kaikki muut kortit sekoitetaan pyramidipinoksi kuvapuoli alaspäin.
rule-setup-4 = Pinon 4 ensimmäistä korttia asetetaan tarjolle kuvapuoli ylöspäin.

## Kierros

rule-round-1 = Retkikuntakortteja on 8, ja niissä on 6 kuviota. Kierroksella niistä käännetään yksi kerrallaan 7; kahdeksas jää kuvapuoli alaspäin eikä sitä käytetä.
rule-round-2 = Kaikki 8 retkikuntakorttia sekoitetaan uudelleen jokaista 4 kierrosta varten.
rule-round-3 = Vuorossa on 4 vaihetta, aina tässä järjestyksessä: käännetään retkikuntakortti, rastitetaan, siirretään valmiit kortit sivuun ja valitaan uudet, saadaan pisteruudut. Vastaa vain siihen, mitä kysytään.

## Rastittaminen

rule-mark-1 = Kaikki rastittavat yhtä aikaa, kukin yhdelle edessään olevista korteista, joita on tavallisesti 2. Kukaan ei näe toisten rasteja ennen kuin kaikki ovat valmiita.
rule-mark-2 = Kuviota saa kiertää ja peilata vapaasti.
rule-mark-3 = Rastita esillä olevan kuvion jokainen ruutu yhdelle kortille: ei vain osaa siitä eikä jaettuna molemmille korteille.
rule-mark-4 = Ruutu rastitetaan vain kerran.
rule-mark-5 = Seiniä ei rastiteta koskaan, ja kuvio pysyy kammion sisällä.
rule-mark-6 = Kortin ensimmäisessä rastituksessa on mukana sen sisäänkäynti.
rule-mark-7 = Jokaisella myöhemmällä rastituksella on yhteinen sivu aiemmin rastitetun ruudun kanssa; pelkkä kulma ei riitä.
rule-mark-8 = Kuvion sijasta voit samoin ehdoin rastittaa täsmälleen 1 ruudun, mahtuipa kuvio tai ei.
rule-mark-9 = Vuoroa ei voi ohittaa: rastita kuvio tai 1 ruutu.
rule-mark-10 = Pelaaja, jonka edessä ei ole korttia, ei tee mitään.
rule-mark-11 = Vastausten järjestyksellä ei ole merkitystä; siitä, mitä pöydässä pitäisi sanoa ääneen, huolehditaan täällä.

## Punaiset rastit

rule-cross-1 = Kun rastitat punaisen rastin, rastita heti vielä 1 ruutu kummalle tahansa kortillesi tavallisin ehdoin. Se on pakko tehdä, vaikka ulottuvilla olisi vain pääkallo.
rule-cross-2 = Jokainen punainen rasti antaa oman ruutunsa, myös sellainen, joka rastitetaan näin.
rule-cross-3 = Kortilla, jolla ei ole vielä rastia, lisäruutu on sisäänkäynti.
rule-cross-4 = Jos lisäruutua ei voi rastittaa mihinkään, se menetetään; valinnalla ”{ option-no_cell }: { option-no_cell-owe }” se rastitetaan seuraavan rastituksesi jälkeen, uusien rastien ruutujen lisäksi.
rule-cross-5 = Lisäruutu voi olla myös kortilla, jonka hauta rastitettiin tällä vuorolla; valinnalla ”{ option-mark_after_tomb }: { option-mark_after_tomb-forbid }” ei voi.

## Muut symbolit

rule-gem-1 = Jokaisesta rastitetusta jalokivestä merkitset pistekorttiisi seuraavan samanvärisen jalokiven, punaisen tai vihreän.
rule-gem-2 = Kumpaakin väriä mahtuu 10; ylimääräisiä ei lasketa.
rule-torch-1 = Rastitetusta soihdusta merkitset pistekorttiisi tämän kierroksen soihdun.
rule-torch-2 = Kierroksella merkitään enintään 1 soihtu, eikä toisen kierroksen soihtua voi merkitä.
rule-skull-1 = Jokaisesta rastitetusta pääkallosta merkitset pistekorttiisi seuraavan pääkallon; yksikään ei ole edellistä halvempi.
rule-skull-2 = Pääkalloja mahtuu 10; ylimääräisiä ei lasketa.
rule-potion-1 = Rastitettu taikajuoma pyyhkii pois 2 kalleinta merkittyä pääkalloa.
rule-potion-2 = Jos merkittyjä pääkalloja on alle 2, se pyyhkii sen, mitä on.
rule-potion-3 = Taikajuomat vaikuttavat saman rastituksen pääkallojen jälkeen; valinnalla ”{ option-potion }: { option-potion-before }” ennen niitä.
rule-potion-4 = Punaisen rastin ruutu on oma rastituksensa.
rule-tomb-1 = Kortti on valmis, kun sen kultainen hauta on rastitettu.

## Uudet kortit

rule-draft-1 = Valmis kortti siirretään sivuun kolmannessa vaiheessa, kun kaikki on rastitettu; vasta sitten tulee uusi kortti, joka on mukana seuraavasta vuorosta alkaen.
rule-draft-2 = Ota jokaisen valmiin kortin tilalle uusi: mikä tahansa tarjolla oleva kortti tai pinon päällimmäinen sokkona.
rule-draft-3 = Jos usea pelaaja saa kortteja valmiiksi samalla vuorolla, he valitsevat valmiiden korttiensa numeroiden järjestyksessä, pienin ensin.
rule-draft-4 = Pelaaja, jonka molemmat kortit valmistuvat, ottaa 2 peräkkäin, ja hänen järjestyksensä määrää pienempi numero; valinnalla ”{ option-two_finished }: { option-two_finished-higher }” suurempi.
rule-draft-5 = Tarjolla olevat täydennetään neljään vasta, kun pelaaja on ottanut kaikki korttinsa.
rule-draft-6 = Ne täydennetään ennen kuin seuraava pelaaja valitsee.
rule-draft-7 = Kun pino on tyhjä, tarjolla olevia ei enää täydennetä eikä pinosta voi ottaa mitään.
rule-draft-8 = Kun tarjolla ei ole kortteja ja pinokin on tyhjä, pelaaja jatkaa vähemmillä korteilla.
rule-draft-9 = Pinosta otettu kortti on heti kuvapuoli ylöspäin.

## Pisteruudut

rule-race-1 = Se, joka saa valmiiksi saman värin 2., 4. tai 6. korttinsa, ottaa sen värin parhaan vapaan pisteruudun: 10, sitten 6, sitten 3 pistettä.
rule-race-2 = Pisteruutu otetaan vain kerran, ja sen jälkeen se on suljettu kaikilta; sama pelaaja voi ottaa useita.
rule-race-3 = Jos usea pelaaja pääsee saman värin pisteruutuun samalla vuorolla, ensin tulee se, jolla on tällä vuorolla valmistuneista sen värin korteista pienempi numero.
rule-race-4 = Kaksi yhtä aikaa valmistunutta saman värin korttia antaa yhden pisteruudun, ja niistä ratkaisee pienempi numero; valinnalla ”{ option-same_colour }: { option-same_colour-higher }” suurempi.
rule-race-5 = Saman värin 8. kortti ei anna pisteruutua.

## Loppu

rule-end-1 = Peli päättyy 4. kierroksen jälkeen. Keskeneräiset kortit eivät anna pisteitä; niiden symboleista tehdyt merkinnät jäävät voimaan.
rule-end-2 = Jokainen valmis kortti antaa 10 pistettä.
rule-end-3 = Jokainen merkitty soihtu antaa 5 pistettä.
rule-end-4 = Jokainen punaisen ja vihreän jalokiven pari antaa 5 pistettä, jokainen pariton jalokivi 1.
rule-end-5 = Merkityistä pääkalloista vain kallein lasketaan, miinuspisteinä.
rule-end-6 = Eniten pisteitä saanut voittaa. Tasatilanteessa voittaa se tasoissa olevista, joka on saanut valmiiksi pieninumeroisimman kortin.
rule-end-7 = Jos kukaan tasoissa olevista ei ole saanut korttia valmiiksi, he jakavat voiton.

## Nimet

game-name = Silver & Gold: Pyramids
game-about = Rastita tiesi kahden kammion läpi yhtä aikaa, pääkallojen ja jalokivien ohi kultaisille haudoille.
game-designed = 48 kammiota on suunnitellut tämä projekti.
game-designed-how = Painetut kammiot voi syöttää itse (--set deck=TIEDOSTO).
shape-I1 = yksi ruutu
shape-I2 = kakkonen
shape-I3 = kolmen suora
shape-V3 = kulma
shape-T4 = T-kuvio
shape-L4 = L-kuvio
shape-O4 = neliö
shape-I4 = neljän suora
shape-S4 = porras
side-left = vasen
side-right = oikea
colour-violet = violetti
colour-orange = oranssi
colour-green = vihreä
option-deck = Kammiot
option-mark_after_tomb = Punainen rasti juuri valmistuneella kortilla
option-mark_after_tomb-allow = sallittu
option-mark_after_tomb-forbid = kielletty
option-no_cell = Punainen rasti, kun ruutuja ei ole jäljellä
option-no_cell-lapse = menetetään
option-no_cell-owe = rastitetaan myöhemmin
option-two_finished = Valintajärjestys, kun kaksi korttia valmistuu
option-two_finished-lower = pienemmän numeron mukaan
option-two_finished-higher = suuremman numeron mukaan
option-same_colour = Pisteruutu, kun kaksi saman värin korttia valmistuu
option-same_colour-lower = pienemmän numeron mukaan
option-same_colour-higher = suuremman numeron mukaan
option-potion = Taikajuoma ja pääkallot samassa rastituksessa
option-potion-after = ensin pääkallot
option-potion-before = ensin taikajuoma
source-tombs = Haudat
source-torches = Soihdut
source-boxes = Pisteruudut
source-gems = Jalokivet
source-skulls = Pääkallot

## Kysymykset

ask-deal = Jaetaan pyramidikortti.
ask-keep = Mitkä kortit pidät? Valitse kaksi, yksi kerrallaan.
ask-display = Tarjolle asetetaan kortti.
ask-flip = Seuraava retkikuntakortti käännetään.
ask-mark = Rastita kuvio jommallekummalle kortillesi, tai sen sijasta yksi ruutu.
ask-cross = Punainen rasti: rastita vielä yksi ruutu.
ask-take = Minkä kortin otat?
ask-draw = Pinon päällimmäinen kortti nostetaan.
ask-over = Peli on päättynyt.
ask-wait = Muut pelaajat päättävät.

## Vaihtoehdot

do-keep = Pidä kortti { $card }
do-mark = Rastita { $squares } ({ $side } kortti)
do-cross = Punainen rasti: rastita { $squares } ({ $side } kortti)
do-take = Ota tarjolta kortti { $card }
do-take-deck = Ota pinon päällimmäinen kortti
do-deal = Jaetaan kortti { $card }
do-display = Tarjolle tulee kortti { $card }
do-flip = Kuvio on: { $shape }
do-draw = Nostetaan kortti { $card }

## Mitä tapahtui

told-keep = { $who } pitää kortin { $card }
told-mark = { $who } rastittaa { $squares } ({ $side } kortti)
told-cross = { $who } rastittaa punaisesta rastista { $squares } ({ $side } kortti)
told-take = { $who } ottaa tarjolta kortin { $card }
told-take-deck = { $who } ottaa pinon päällimmäisen kortin
told-deal = Jaetaan kortti { $card }
told-display = Tarjolla on kortti { $card }
told-flip = Kuvio on: { $shape }
told-draw = Päällimmäinen kortti on { $card }

## Vihjeet

hint-mark = { $code }: { $side } kortti, hauta lähenee (retkikuntakortteina) { $nearer }; matkaa jää { $left }
hint-card = Kortti { $card }: matka haudalle retkikuntakortteina keskimäärin { $mean }, parhaimmillaan { $fewest }
hint-none = Näille kammioille ei ole tarkkaa taulukkoa.

## Vaihtoehtojen ryhmät

group-keep = Pidä kortti
group-mark = Rastita ruutuja
group-cross = Rastita vielä yksi ruutu
group-take = Ota kortti

## Piirros

draw-round = Kierros { $round }/{ $rounds }
draw-turn = kuvio { $turn }/{ $turns }: { $shape }
draw-bag = vielä kääntämättä
draw-deck = pino: { $count } { $count ->
        [one] kortti
       *[other] korttia
    }
draw-answered = vastanneet:
draw-boxes = pisteruudut
draw-display = Tarjolla
draw-no-card = ei korttia
draw-points = { $points } { $count ->
        [one] piste
       *[other] pistettä
    }
draw-owed = rastitettava vielä { $count }
draw-kept = { $side }
draw-symbol-x = vielä yksi
draw-symbol-r = punainen jalokivi
draw-symbol-g = vihreä jalokivi
draw-symbol-t = soihtu
draw-symbol-s = pääkallo
draw-symbol-p = taikajuoma
draw-square-tomb = hauta
draw-square-entrance = sisäänkäynti
draw-square-marked = rastitettu
draw-square-sealed = uusi

## Pelilauta

board-turn = Retkikunta { $turn }/{ $turns }
board-thinking = Ketkä ovat vastanneet
board-thinks = { $who } miettii vielä
board-answered = { $who } on vastannut
board-own = Sinun korttisi
board-cards-of = Kortit: { $who }
board-score = Pistekorttisi
board-score-of = Pistekortti: { $who }
board-note-tombs = 10 kukin
board-note-gems = pari 5, yksittäinen 1
board-note-torches = 5 kukin, yksi kierroksessa
board-note-skulls = kallein lasketaan
board-note-boxes = 2., 4. ja 6. kortista
board-told-gems = punaisia { $red }, vihreitä { $green }
board-open = vapaa
board-tools = Kuvio
board-key-move = siirrä kuviota
board-turn-it = Kierrä
board-mirror = Peilaa
board-one = Vain 1 ruutu
board-by-squares = Ruutu ruudulta
board-mark = Rastita
board-covers = { $squares } ({ $side } kortti): { $things }
board-covers-nothing = { $squares } ({ $side } kortti)
board-card = Kortti { $card }, { $colour }
board-card-marked = Kortti { $card }, { $colour }, rastitettu: { $squares }
board-square = { $square }, { $thing }
board-drafts = { $who } ottaa kortin
board-red-letter = P
board-green-letter = V
board-typed = Itse syötetyn pakan kammiot.

## Opastus

learn-goal = Tutkit pyramideja: edessäsi on aina kaksi kammiota, ja kumpaankin rastitat reitin sisäänkäynniltä kultaiselle haudalle. Jokainen hauta antaa 10 pistettä, ja matkan varrelta saa vielä lisää. Kaikki pelaavat yhtä aikaa, neljä kierrosta.
learn-keep = Neljästä kortista pidät kaksi. Aluksi lyhyt reitti ja vähän pääkalloja on hyvä. Pidä kortti 10; toinen on sitten kortti 17.
learn-keep-right = Kortti 10 on sinun. Kun kaikki ovat valinneet, retki alkaa.
learn-keep-hint = Etsi kortti 10, se on oranssi.
learn-mark = Retkikuntakortti näyttää kaikille kuvion. Rastita se jommallekummalle kortillesi vapaasti kiertäen ja peilaten. Kortin ensimmäisessä rastituksessa on mukana sisäänkäynti, vasemmassa yläkulmassa. Peitä vasemmalla kortilla sisäänkäynti ja punainen jalokivi.
learn-mark-right = Jalokivi on merkitty pistekorttiisi. Tästä reitti vie alas haudalle.
learn-mark-hint = Vasen kortti: a1, a2, b2 ja c2.
learn-turn = Seuraava kuvio on kolmen ruudun kulma. Saat vaihtaa korttia joka vuorolla: aloita oikea ja peitä sisäänkäynnin vieressä oleva punainen rasti.
learn-turn-right = Rastitettu! Ja punaisesta rastista saat heti jotakin.
learn-turn-hint = Oikea kortti: a1, b1 ja b2.
learn-cross = Rastista rastitat vielä yhden ruudun kummalle tahansa kortille. Sen sivun täytyy koskettaa jo rastitettua. Etene vasemmassa kammiossa yksi ruutu, jalokiven alle.
learn-cross-right = Olet ruudun lähempänä, ihan ilmaiseksi.
learn-cross-hint = Vasen kortti: c3, suoraan jalokiven alla.
learn-one = Vain hauta puuttuu, mutta kuvio, neljän ruudun neliö, ei mahdu. Sen sijasta saat aina rastittaa täsmälleen yhden ruudun. Rastita hauta.
learn-one-right = Hauta saavutettu: 10 pistettä, ja kortti on valmis.
learn-one-hint = Vasen kortti: e5, kultainen ruutu.
learn-take = Valmiin kortin tilalle otat uuden: tarjolla olevista tai sokkona pinosta. Saman värin toinen kortti voi tuoda pisteruudun, siis taas oranssi: ota kortti 7.
learn-take-right = Se on mukana seuraavasta kuviosta alkaen.
learn-take-hint = Tarjolla oleva kortti 7 on samaa väriä kuin juuri valmistunut.
learn-gems = Punainen ja vihreä jalokivi ovat pari: 5 pistettä, kun yksittäisestä saa 1. Oikeassa kammiossa kolme peräkkäin yltää vihreään. Soihdusta saa muuten 5 pistettä, mutta vain yhdestä kierroksessa.
learn-gems-right = Pari! Pistekortti merkitsee kaiken itsestään.
learn-gems-hint = Oikea kortti: b3, c3 ja d3.
learn-skull = Neljän ruudun T. Uudessa kammiossa se vie pitkälle, mutta pääkallon yli. Jokainen uusi on edellistä kalliimpi, ja lopussa lasketaan vain kallein. Ota riski.
learn-skull-right = Toistaiseksi piste vähemmän. Sen voi korjata.
learn-skull-hint = Vasen kortti: a1, a2, a3 ja b2.
learn-potion = Taikajuoma pyyhkii pois kaksi kalleinta pääkalloasi. Kolmen ruudun kulma peittää oikean kortin taikajuoman ja haudan. Rastita se.
learn-potion-right = Pääkallo on poissa ja toinen hauta sinun. Seitsemän kuviota on kierros; sitten kaikki retkikuntakortit sekoitetaan uudestaan.
learn-potion-hint = Oikea kortti: d4, d5 ja e5.
learn-box = Seuraavalla kierroksella toinen oranssi kortti on valmis. Saman värin toinen, neljäs ja kuudes kortti voittaa värin parhaan vapaan pisteruudun: 10, 6 tai 3 pistettä, ja nopein saa sen. Ota nyt mikä tahansa uusi kortti.
learn-box-right = Kymmenen pisteen ruutu on sinun, ennen muita.
learn-box-hint = Ota tarjolla oleva kortti tai pinon päällimmäinen.
learn-end = Neljä kierrosta on pelattu: haudat, pisteruudut, jalokivet ja soihdut, miinus kallein pääkallo. Keskeneräisistä korteista ei saa mitään. Lapis voittaa 104–97. Pelaa nyt ensimmäinen pelisi.

## Mikä tulee vastaan ensi kertaa

first-ask-keep = Pidä kaksi näistä neljästä kortista, yksi kerrallaan. Vähän pääkalloja haudan tiellä on hyvä alku.
first-ask-mark = Aseta kuvio jommallekummalle kortillesi vapaasti kiertäen ja peilaten. Kortti alkaa sisäänkäynniltä; myöhemmät rastit koskettavat sivullaan aiempia. Yhden ruudun voi aina rastittaa.
first-ask-cross = Rastitit punaisen rastin: rastita heti vielä yksi ruutu kummalle tahansa kortille, jo rastitetun viereen.
first-ask-take = Hauta on saavutettu. Valitse uusi kortti tarjolla olevista tai ota pinon päällimmäinen sokkona. Se on mukana seuraavasta kuviosta alkaen.
first-source-gems = Jalokivi on merkitty: punainen ja vihreä yhdessä antavat 5 pistettä, yksinäinen 1.
first-source-torches = Soihtu on merkitty: 5 pistettä, mutta vain yksi kierroksessa.
first-source-skulls = Pääkallo on merkitty: lopussa lasketaan vain kallein, miinuspisteinä. Taikajuoma pyyhkii pois kaksi kalleinta.
first-source-boxes = Pisteruutu on otettu: saman värin toinen, neljäs ja kuudes valmis kortti voittaa parhaan jäljellä olevan.

## Mitä syötetään

desk-cards = Kortit
desk-card = Kortti
desk-expeditions = Retkikuntakortit
desk-penalties = Pääkallojen miinuspisteet
desk-floor = tyhjä
desk-wall = seinä
desk-cross = punainen rasti
desk-number = Numero
desk-colour = Väri
desk-door = Sisäänkäynnillä
## Pöytä osa kerrallaan

part-pattern = Kuvio
part-hand = Käsi
part-walls = seinät
part-boxes = Pisteruudut
part-score = Pistekortit

## Mitä pakan tarkistus sanoo

check-card = kortti { $number }: { $text }
check-warning = huomautus: { $text }
check-and = { $first } ja { $second }
check-more = { $text } (ja { $count ->
    [one] 1 virhe
   *[other] { $count } virhettä
} lisää)
check-count-cards = { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
check-count-errors = { $count ->
    [one] 1 virhe
   *[other] { $count } virhettä
}
check-count-warnings = { $count ->
    [one] 1 huomautus
   *[other] { $count } huomautusta
}
check-summary = { $cards }, { $errors }, { $warnings }
check-no-card = ”{ $typed }” ei ole kortti; anna sen numero väliltä 1–{ $last }
check-card-unknown = korttia { $number } ei ole; korttien numerot ovat 1–{ $last }
check-header = pakan ensimmäinen rivi on `{ $header }`
check-version = tämä on muodon versio { $version }; luettavissa on `{ $header }`
check-line = riviä ”{ $typed }” ei ymmärretä; rivin alussa on { $known } tai `# `
check-line-near = riviä ”{ $typed }” ei ymmärretä; pitäisikö olla ”{ $near }”?
check-json = tämä ei ole JSONia: { $reason }
check-json-format = muoto on "{ $format }", ei { $typed }
check-json-expeditions = retkikuntakortit kirjoitetaan näin: { $form }
check-json-list = { $field } on luettelo
check-json-card = kortti kirjoitetaan näin: { $form }, ei { $typed }
check-expedition-form = retkikunta on kuvio ja sen korttien määrä, kuten `expedition I3 2`
check-expedition-pattern = ”{ $typed }” ei ole kuvio; anna jokin näistä: { $known }, tai piirrä se, esim. XXX/X..
check-expedition-count = ”{ $typed }” ei ole korttien määrä, kuten `expedition { $pattern } 1`
check-expeditions-missing = retkikuntakortit puuttuvat, kuten `expedition I2 1`
check-expeditions = { $count ->
    [one] retkikuntakortteja on 1
   *[other] retkikuntakortteja on { $count }
}, pitäisi olla { $all }
check-patterns = { $count ->
    [one] kuvioita on 1
   *[other] kuvioita on { $count }
}, pitäisi olla { $all }
check-pattern-unknown = kuvio { $pattern } ei ole mikään kuudesta tunnetusta: { $known }
check-penalties-twice = skull-penalties on tässä toisen kerran, ensi kerran rivillä { $line }
check-penalties-minus = skull-penalties kirjoitetaan ilman miinusta: { $number }, ei { $typed }
check-penalties-number = skull-penalties: ”{ $typed }” ei ole kokonaisluku
check-penalties-missing = skull-penalties puuttuu, kuten `skull-penalties 1 2 3 4 5 6 7 8 9 10`
check-penalties = skull-penalties-lukuja on { $count }, pitäisi olla { $all }
check-penalties-fall = skull-penalties ei koskaan pienene: { $number } on luvun { $before } jälkeen
check-penalties-known = mikään skull-penalties-luku ei ole { $number }, kuten sääntökirjan esimerkissä
check-card-form = kortin alussa on sen numero ja väri, kuten `card 15 violet`
check-card-range = korttien numerot ovat 1–{ $last }
check-card-twice = on tässä toisen kerran, ensi kerran rivillä { $line }
check-card-missing = puuttuu
check-cards-missing = { $count ->
    [one] 1 kortti puuttuu
   *[other] { $count } korttia puuttuu
}: { $cards }
check-colour = ”{ $typed }” ei ole väri; värit ovat { $known }
check-colour-near = ”{ $typed }” ei ole väri; pitäisikö olla ”{ $near }”?
check-colours = kortit väreittäin: violetti { $violet }, oranssi { $orange }, vihreä { $green }; kutakin väriä on { $all }
check-violet = sääntökirjan esimerkissä violetti, tässä { $colour }
check-same = sama kammio kuin kortilla { $number }
check-symbol-place = entrance-symbol kuuluu kortin ensimmäisen rivin ja ruuturivien väliin
check-symbol = entrance-symbol ”{ $typed }” ei ole symboli; kirjaimet ovat { $known }
check-symbol-twice = entrance-symbol on tässä toisen kerran
check-unseen = tätä symbolia ei ole millään kortilla: { $symbol } ({ $letter })
check-rows-end = tiedosto loppuu, kun { $count ->
    [one] ruuturivejä on 1
   *[other] ruuturivejä on { $count }
}; kammiossa niitä on { $all }
check-rows = { $count ->
    [one] ruuturivejä on 1
   *[other] ruuturivejä on { $count }
}, pitäisi olla { $all }
check-row-length = rivillä { $row } on { $count ->
    [one] 1 ruutu
   *[other] { $count } ruutua
}, pitäisi olla { $all }
check-square = rivi { $row }: ”{ $typed }” ruudussa { $square } on tuntematon; ruutu on jokin näistä: { $known }
check-square-entrance = rivi { $row }: ”{ $typed }” ruudussa { $square } on tuntematon; sisäänkäynti on iso { $letter }
check-square-symbol = rivi { $row }: ”{ $typed }” ruudussa { $square } on tuntematon; pieni { $letter } tarkoittaa: { $symbol }
check-no-way = sisäänkäynniltä ei pääse hautaan
check-route = reitissä on { $count } ruutua, vähemmän kuin { $least }
check-walled = seinien takana tavoittamattomissa: { $squares }
check-no-entrance = rivillä { $row } ei ole sisäänkäyntiä { $letter }
check-no-tomb = rivillä { $row } ei ole hautaa { $letter }
check-no-tomb-torch = rivillä { $row } ei ole hautaa { $letter }; pieni t on soihtu
check-entrances = { $letter } on { $count } ruudussa: { $squares }; kammiossa on yksi sisäänkäynti
check-tombs = { $letter } on { $count } ruudussa: { $squares }; kammiossa on yksi hauta
check-entrance-place = sisäänkäynti on ruudussa { $squares }, ei rivillä { $row }
check-tomb-place = hauta on ruudussa { $squares }, ei rivillä { $row }

## Pakka päätteessä

show-chambers = kammioita { $count }, { $origin }
show-origin-designed = Saqqara-projektin suunnittelema
show-origin-file = pakka tiedostosta
show-squares = E sisäänkäynti   T hauta   ██ seinä   x punainen rasti
show-symbols = r punainen jalokivi   g vihreä jalokivi   t soihtu   s pääkallo   p taikajuoma
show-expeditions = Retkikuntakortit
show-skulls = Pääkallot, kallein lasketaan: { $costs }
show-dearest = Kallein pääkallo lasketaan
show-card = Kortti { $number }, { $colour }, { $origin }
show-route = lyhin reitti: ruutuja { $squares }, { $ways }
show-ways = { $count ->
    [one] { $count } tapa
   *[other] { $count } tapaa
}
show-walls = seiniä: { $count }
show-there = symbolit: { $symbols }
show-nothing = ei mitään
show-count-x = { $count ->
    [one] { $count } punainen rasti
   *[other] { $count } punaista rastia
}
show-count-r = { $count ->
    [one] { $count } punainen jalokivi
   *[other] { $count } punaista jalokiveä
}
show-count-g = { $count ->
    [one] { $count } vihreä jalokivi
   *[other] { $count } vihreää jalokiveä
}
show-count-t = { $count ->
    [one] { $count } soihtu
   *[other] { $count } soihtua
}
show-count-s = { $count ->
    [one] { $count } pääkallo
   *[other] { $count } pääkalloa
}
show-count-p = { $count ->
    [one] { $count } taikajuoma
   *[other] { $count } taikajuomaa
}
show-cross = punainen rasti
show-entrance = sisäänkäynnillä: { $symbol }
show-no-table = ei tarkkaa taulukkoa: tämän kammion voi merkitä liian monella tavalla
show-mean = retkikuntakortteja haudalle, vain tällä kortilla: keskimäärin { $mean }, parhaimmillaan { $fewest }
show-within = todennäköisyys olla perillä näin monella kortilla: { $chances }
show-chance = { $cards } { $share } %
show-sets = merkintäjoukkoja matkalla: { $count }
