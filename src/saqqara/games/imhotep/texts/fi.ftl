### Imhotep in Finnish. Which sentences are our rulings is said in the English text alone.
### Names and numbers that are filled in are not inflected: they stand first, after a noun or after a colon.

## Peli

rule-game-1 = Peli kestää 6 kierrosta. Se, jolla on loppupisteytyksen jälkeen eniten pisteitä, voittaa.

## Pelivalmistelut

rule-setup-1 = Jokaisella värillä on pelissä 29 kiveä; 30. kivi näyttää vain pisteet. Aluksi kaikki ovat kaivoksessa.
rule-setup-2 = Aloituspelaaja saa varastolaatalleen 2 kiveä, hänestä vasemmalle seuraava 3, sitten 4 ja 5.
rule-setup-3 = Käytössä ovat pelaajamäärän mukaiset 7 kierroskorttia. Yksi niistä poistetaan katsomatta; muut 6 ovat pelin kierrokset.
rule-setup-4 = 34 torikorttia sekoitetaan nostopinoksi kuvapuoli alaspäin.
rule-setup-5 = Jokaisesta viidestä rakennuspaikasta käytetään joko A- tai B-puolta, vapaasti sekoittaen.

## Kierros

rule-round-1 = Kierros alkaa, kun kierroskortti käännetään: se kertoo, mitkä 4 laivaa ovat rannassa. Laivaan mahtuu 1–4 kiveä.
rule-round-2 = Sitten torille asetetaan 4 torikorttia kuvapuoli ylöspäin.
rule-round-3 = Kun korttia tarvitaan ja nostopino on tyhjä, kaikki poistetut kortit sekoitetaan uudeksi nostopinoksi.
rule-round-4 = Jos nostopino loppuu, kun torilla on kortteja kuvapuoli alaspäin, nekin sekoitetaan mukaan ja tilalle jaetaan uudet.

## Vuoro

rule-turn-1 = Vuoro kiertää myötäpäivään. Vuorollasi teet täsmälleen yhden neljästä toiminnosta: otat kiviä, asetat kiven, siirrät laivan tai pelaat sinisen kortin.
rule-turn-2 = Vain se, jolta kysytään, saa vastata, ja vain siihen, mitä kysytään.
rule-turn-3 = Vuoron voi ohittaa vain, kun mikään neljästä toiminnosta ei ole mahdollinen, ja silloin se on pakko ohittaa.
rule-turn-4 = Jos kaikki joutuvat peräkkäin ohittamaan vuoronsa, kierros päättyy.

## Kivien ottaminen

rule-get-1 = Ota kaivoksesta 3 oman värisi kiveä varastolaatallesi.
rule-get-2 = Varastolaatalle mahtuu enintään 5 kiveä: ota vain se, mikä mahtuu. Täydelle laatalle et voi ottaa yhtään.
rule-get-3 = Jos kaivoksessa on kiviäsi vähemmän, ota loput; jos niitä ei ole, et voi ottaa kiviä.

## Kiven asettaminen

rule-place-1 = Aseta 1 kivi varastolaataltasi tyhjään ruutuun laivassa, jota ei ole vielä siirretty.
rule-place-2 = Jos varastolaatallasi ei ole kiviä, et voi asettaa kiveä.

## Laivan siirtäminen

rule-sail-1 = Siirrä 1 laiva rannasta rakennuspaikalle. Siinä ei tarvitse olla omia kiviäsi.
rule-sail-2 = Laivassa pitää olla vähimmäislasti: 4 kiven laivassa 3 kiveä, 3 kiven laivassa 2 ja pienemmissä 1.
rule-sail-3 = Kullekin rakennuspaikalle voi kierroksella siirtää vain yhden laivan.
rule-sail-4 = Siirretty laiva pysyy rakennuspaikallaan kierroksen loppuun.
rule-unload-1 = Kivet puretaan heti järjestyksessä keulasta perään; tyhjät ruudut ohitetaan.

## Siniset kortit

rule-blue-1 = Voit pelata 1 edessäsi olevan sinisen kortin muun toiminnon sijasta.
rule-blue-2 = Pelattu sininen kortti siirretään poistopinoon.
rule-lever-1 = Vipu: siirrä laiva tavallisin säännöin, mutta päätä itse, missä järjestyksessä sen kivet puretaan, olivatpa ne kenen tahansa.
rule-lever-2 = Saman omistajan kivet ovat samanlaisia: kunkin omistajan kivistä keulaa lähin tulee ensin.
rule-lever-3 = Koko järjestys päätetään ennen kuin ensimmäinen kivi puretaan.
rule-hammer-1 = Vasara: ota 3 kiveä tavallisin säännöin ja aseta sitten 1 kivi varastolaataltasi laivaan.
rule-hammer-2 = Vasaraa ei voi pelata, jos missään laivassa ei ole tyhjää ruutua.
rule-hammer-3 = Vasaraa ei voi pelata, jos sinulla ei ole kiviä varastolaatalla eikä kaivoksessa.
rule-hammer-4 = Vasaralla otetaan niin monta kiveä kuin mahtuu ja on jäljellä, täydelle laatalle siis ei yhtään.
rule-sailcard-1 = Purje: aseta 1 kivi varastolaataltasi laivaan, jonka vähimmäislasti on sen jälkeen koossa.
rule-sailcard-2 = Siirrä sitten sama laiva vapaalle rakennuspaikalle.
rule-chisel-1 = Taltta: aseta 2 kiveä varastolaataltasi tyhjiin ruutuihin, molemmat samaan laivaan tai kahteen eri laivaan.
rule-chisel-2 = Talttaa ei voi pelata, jos varastolaatallasi on alle 2 kiveä tai laivoissa alle 2 tyhjää ruutua.
rule-chisel-3 = Mitkä tahansa kaksi tyhjää ruutua käyvät, eikä niiden järjestyksellä ole väliä.

## Tori

rule-market-1 = Jokaisesta torille kuljetetusta kivestä sen omistaja ottaa yhden kuvapuoli ylöspäin olevan kortin.
rule-market-2 = Kivi palaa kaivokseen, kun sen kortti on otettu.
rule-market-3 = Punainen kortti toteutetaan heti ja poistetaan; muut kortit jäävät omistajansa eteen kuvapuoli ylöspäin, sininen myöhempää vuoroa varten.
rule-market-4 = Kortti on pakko ottaa.
rule-market-b-1 = B-puoli: torille tulee 3 korttia kuvapuoli ylöspäin ja lisäksi 2 korttia suljettuna parina kuvapuoli alaspäin.
rule-market-b-2 = Avoimen kortin sijasta kiven omistaja voi ottaa suljetun parin, katsoa molemmat kortit ja pitää niistä toisen.
rule-market-b-3 = Parin toinen kortti poistetaan kuvapuoli ylöspäin.
rule-market-b-4 = Jos kukaan ei ota paria kierroksen aikana, se poistetaan katsomatta.

## Pyramidi

rule-pyramid-1 = Kivet täyttävät pyramidin sarake kerrallaan vasemmasta yläkulmasta alkaen: alimpaan kerrokseen 9, toiseen 4 ja huipulle 1.
rule-pyramid-2 = Kiven omistaja saa heti ruudun pisteet.
rule-pyramid-3 = Kun pyramidi on valmis, jokainen uusi kivi jää sen viereen ja antaa 1 pisteen.
rule-pyramid-b-1 = B-puolella on 3 pientä pyramidia, kussakin 4 kiveä alla ja 1 huipulla. Kiven omistaja valitsee niistä yhden, joka ei ole vielä valmis.
rule-pyramid-b-2 = Ruutujen pisteet rakennusjärjestyksessä: vasen 2, 1, 3, 2, 4; keskimmäinen 2, 3, 1, 1, 4; oikea 2, 3, 3, 1, 4.
rule-pyramid-b-3 = Vasemman pyramidin toisesta ruudusta saa myös nostopinon päällimmäisen torikortin.
rule-pyramid-b-4 = Keskimmäisen pyramidin kolmannesta ruudusta saa myös 3 kiveä kaivoksesta.
rule-pyramid-b-5 = Oikean pyramidin neljännestä ruudusta omistaja saa myös asettaa 1 kiven varastolaataltaan laivaan, jota ei ole vielä siirretty.
rule-pyramid-b-6 = Vasta kun kaikki 3 pyramidia ovat valmiita, uudet kivet jäävät niiden viereen ja antavat 1 pisteen.
rule-pyramid-b-7 = Näistä bonuksista voi kieltäytyä; ne ratkaistaan ennen kuin seuraava kivi puretaan.
rule-pyramid-b-8 = Kolmesta kivestä otetaan niin monta kuin mahtuu ja on jäljellä, joskus ei yhtään.
rule-pyramid-b-9 = Bonus kiven asettamisesta laivaan raukeaa, jos varastolaatalla ei ole kiveä tai laivoissa ei ole tyhjää ruutua.

## Temppeli

rule-temple-1 = Kivet täyttävät temppelin vasemmalta alkaen; kun kerros on täynnä, seuraava alkaa sen päältä taas vasemmalta.
rule-temple-2 = Kerroksessa on 5 ruutua, kaksinpelissä vain 4.
rule-temple-3 = Jokaisen kierroksen lopussa jokainen yläpuolelta näkyvä kivi antaa omistajalleen 1 pisteen.
rule-temple-b-1 = B-puoli: jokaisen kierroksen lopussa yläpuolelta näkyvät kivet antavat sen, mitä niiden ruutu näyttää.
rule-temple-b-2 = Ruudut 1, 3 ja 5: omistaja valitsee 1 pisteen tai 2 kiveä kaivoksesta.
rule-temple-b-3 = Ruutu 2: 2 pistettä. Ruutu 4: nostopinon päällimmäinen torikortti.
rule-temple-b-4 = Ruudut ratkaistaan vasemmalta oikealle.
rule-temple-b-5 = Kivet tuottavat myös viimeisen kierroksen lopussa; se, mitä ne tuovat, voi vielä ratkaista tasatilanteen.
rule-temple-b-6 = Kahdesta kivestä otetaan niin monta kuin mahtuu ja on jäljellä; jos yhtään ei voi saada, saa pisteen.

## Hautakammio

rule-burial-1 = Kivet täyttävät hautakammion sarake kerrallaan, 3 kuhunkin, ylhäältä alkaen; sarakkeita on niin monta kuin tarvitaan.
rule-burial-2 = Pelin lopussa samanväriset kivet, joiden sivut koskettavat toisiaan, muodostavat ryhmän. 1, 2, 3, 4 ja 5 kiven ryhmästä saa 1, 3, 6, 10 ja 15 pistettä ja jokaisesta viiden jälkeisestä kivestä vielä 2.
rule-burial-3 = Pelaajan jokainen ryhmä antaa pisteitä, ei vain suurin.
rule-burial-b-1 = B-puoli: pelin lopussa kullakin 3 rivillä se, jolla on eniten kiviä, saa 8 pistettä, toinen 4, kolmas 2 ja neljäs ei mitään. Jos rivillä ei ole omaa kiveä, siitä ei saa pisteitä.
rule-burial-b-2 = Jos pelaajilla on rivillä yhtä monta kiveä, heidän sijojensa pisteet lasketaan yhteen ja jaetaan tasan alaspäin pyöristettynä.

## Obeliskit

rule-obelisk-1 = Jokainen pinoaa kivensä omaksi obeliskikseen.
rule-obelisk-2 = Pelin lopussa korkeimmasta obeliskista saa eniten: kaksinpelissä 10 ja 1 pistettä, kolminpelissä 12, 6 ja 1, nelinpelissä 15, 10, 5 ja 1.
rule-obelisk-3 = Jos obeliskit ovat yhtä korkeita, niiden sijojen pisteet lasketaan yhteen ja jaetaan tasan alaspäin pyöristettynä.
rule-obelisk-4 = Ilman kiviä ei ole obeliskia, eikä siitä saa pisteitä.
rule-obelisk-b-1 = B-puoli: kivet odottavat oman värinsä ruuduissa.
rule-obelisk-b-2 = Kun saman värin kolmas kivi saapuu, kolmesta kivestä tehdään pylväs parhaaseen vapaaseen ruutuun, ja pisteet saa heti: 10, 9, 8, 7, 6, 5, 5, 5.
rule-obelisk-b-3 = Pelin lopussa jokainen vielä odottava kivi antaa 1 pisteen.
rule-obelisk-b-4 = Kun kaikki 8 pylväsruutua ovat täynnä, uudet kivet jäävät odottamaan.

## Muut kortit

rule-red-1 = Sisäänkäynti, Sarkofagi ja Kivetty polku tuovat 1 kivesi kaivoksesta pyramidiin, hautakammioon tai obeliskiisi.
rule-red-2 = Punaisen kortin saa ottaa, vaikka kaivoksessa ei olisi omaa kiveä; silloin mitään ei rakenneta.
rule-red-3 = Torilla kortista maksettu kivi palaa ensin kaivokseen, joten punainen kortti voi tuoda juuri sen kiven.
rule-red-4 = Pienten pyramidien kanssa Sisäänkäynnin omistaja valitsee pyramidin, ja ruutu antaa bonuksensa.
rule-green-1 = Koristelu antaa pelin lopussa 1 pisteen jokaista 3 kiveä kohden rakennuspaikallaan, olivatpa kivet kenen tahansa ja missä kohdassa tahansa.
rule-statue-1 = Pelin lopussa 1, 2, 3, 4 ja 5 patsaasta saa 1, 3, 6, 10 ja 15 pistettä ja jokaisesta viiden jälkeisestä vielä 2.

## Kierroksen loppu

rule-end-1 = Kierros päättyy heti, kun neljäs laiva on purettu.
rule-end-2 = Seuraavan kierroksen aloittaa se, joka istuu viimeisen laivan siirtäneen vasemmalla puolella.
rule-end-3 = Laivat palautetaan, ja torille jääneet avoimet kortit poistetaan.
rule-end-4 = Rakennuspaikoilla ja varastolaatoilla olevat kivet pysyvät paikoillaan.
rule-end-5 = Jos laivaa ei ole siirretty ennen kierroksen loppua, sen kivet palaavat omistajilleen kaivokseen.
rule-end-6 = Jos kukaan ei siirtänyt laivaa kierroksella, seuraavan aloittaa se, joka istuu edellisen aloittajan vasemmalla puolella.

## Pelin loppu

rule-final-1 = Kuudennen kierroksen jälkeen pisteytetään hautakammio, obeliskit, koristelut ja patsaat.
rule-final-2 = Jokainen käyttämätön sininen kortti antaa 1 pisteen.
rule-final-3 = Jos pisteet ovat tasan, voittaa se, jolla on enemmän kiviä varastolaatallaan; jos nekin ovat tasan, voitto jaetaan.
rule-wrath-1 = Faaraon viha, jos se on valittu: se, jolta puuttuu kivi jostakin neljästä monumentista (pyramidi, temppeli, hautakammio, obeliskit), menettää 5 pistettä, mutta vain kerran.
rule-wrath-2 = Myös punaisen kortin tuoma kivi lasketaan.
rule-wrath-3 = Viha tulee kaiken muun pisteytyksen jälkeen, ja pisteet voivat pudota alle nollan.

## Nimet

game-name = Imhotep
game-about = Lastaa laivoja, kuljeta kiviä viidelle rakennuspaikalle ja rakenna Egyptin monumentit.
site-market = Tori
site-pyramid = Pyramidi
site-temple = Temppeli
site-burial = Hautakammio
site-obelisk = Obeliskit
card-entrance = Sisäänkäynti
card-sarcophagus = Sarkofagi
card-paved-path = Kivetty polku
card-pyramid-decoration = Pyramidin koristelu
card-temple-decoration = Temppelin koristelu
card-burial-decoration = Hauta{ "\u00AD" }kammion koristelu
card-obelisk-decoration = Obeliskin koristelu
card-statue = Patsas
card-lever = Vipu
card-hammer = Vasara
card-sail = Purje
card-chisel = Taltta
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
pyramid-left = vasen
pyramid-middle = keskimmäinen
pyramid-right = oikea
option-market = Tori
option-pyramid = Pyramidi
option-temple = Temppeli
option-burial = Hautakammio
option-obelisk = Obeliskit
option-wrath = Faaraon viha
value-A = A-puoli
value-B = B-puoli
source-pyramid = Pyramidi
source-temple = Temppeli
source-burial = Hautakammio
source-obelisk = Obeliskit
source-statues = Patsaat
source-decorations = Koristelut
source-cards = Käyttämättömät siniset kortit
source-wrath = Faaraon viha

## Kysymykset

ask-turn = Sinun vuorosi: ota kiviä, aseta kivi, siirrä laiva tai pelaa sininen kortti.
ask-turn-slot = Mihin laivaan asetat kiven?
ask-turn-ship = Minkä laivan siirrät?
ask-turn-site = Minne laiva menee?
ask-turn-hand = Minkä sinisen kortin pelaat?
ask-hammer = Vasara: mihin asetat 1 kiven?
ask-sail-place = Purje: mihin laivaan asetat 1 kiven?
ask-sail-sail = Purje: minne tämä laiva menee?
ask-chisel = Taltta: mihin asetat 2 kiveä?
ask-lever-sail = Vipu: minkä laivan siirrät ja minne?
ask-lever-unload = Vipu: mikä kivi puretaan seuraavaksi?
ask-take = Tori: minkä kortin otat?
ask-keep = Kumman suljetun parin kortin pidät?
ask-build = Mitä pyramidia rakennat?
ask-entrance = Sisäänkäynti: mitä pyramidia rakennat?
ask-bonus-card = Otatko nostopinon päällimmäisen torikortin?
ask-bonus-stones = Otatko kiviä kaivoksesta?
ask-bonus-ship = Asetatko 1 kiven laivaan?
ask-temple = Temppeli: 1 piste vai 2 kiveä?
ask-round = Kierroskortti käännetään.
ask-market = Torille asetetaan kortti.
ask-pair = Suljettu pari katsotaan.
ask-draw = Päällimmäinen torikortti nostetaan.
ask-over = Peli on päättynyt.
ask-wait = Toinen pelaaja päättää.

## Vaihtoehdot

do-get = Ota kiviä kaivoksesta
do-place = Aseta kivi laivaan { $ship }, ruutu { $space }
do-place-two = Aseta kivet: { $one } ja { $two }
do-sail = Siirrä laiva { $ship }, määränpää: { $site }
do-play = Pelaa kortti: { $card }
do-take = Ota kortti: { $card }
do-take-pair = Ota suljettu pari ja katso se
do-keep = Pidä kortti: { $card }
do-unload = Pura seuraavaksi kivi ruudusta { $space }
do-build = Rakenna pyramidia: { $pyramid }
do-accept = Kyllä
do-decline = Ei
do-point = Ota 1 piste
do-stones = Ota 2 kiveä
do-pass = Ohita vuoro: muuta ei voi tehdä
do-round = Kierroskortti { $card }
do-market = Torille tulee: { $card }
do-draw = Nostettu kortti: { $card }
do-pair = Suljetussa parissa on: { $card }

## Mitä tapahtui

told-get = { $who } ottaa kiviä
told-place = { $who } asettaa kiven laivaan { $ship }, ruutu { $space }
told-place-two = { $who } asettaa kivet: { $one } ja { $two }
told-sail = { $who } siirtää laivan { $ship }, määränpää: { $site }
told-play = { $who } pelaa kortin: { $card }
told-take = { $who } ottaa kortin: { $card }
told-take-pair = { $who } ottaa suljetun parin
told-keep = { $who } pitää kortin: { $card }
told-unload = { $who } purkaa seuraavaksi kiven ruudusta { $space }
told-build = { $who } rakentaa pyramidia: { $pyramid }
told-accept = { $who } ottaa bonuksen
told-decline = { $who } jättää bonuksen ottamatta
told-point = { $who } ottaa 1 pisteen
told-stones = { $who } ottaa kiviä
told-pass = { $who } joutuu ohittamaan vuoronsa
told-round = Kierroksen laivojen ruudut: { $card }
told-market = Torilla tarjolla: { $card }
told-draw = Päällimmäinen kortti: { $card }
told-pair = Suljetussa parissa on: { $card }

## Vaihtoehtojen ryhmät

group-place = Aseta kivi laivaan
group-sail = Siirrä laiva
group-play = Pelaa sininen kortti
group-take = Ota kortti
group-keep = Pidä kortti
group-build = Rakenna pyramidia
group-unload = Pura kivi

## Kortit lyhyesti

card-entrance-hint = heti: kivi kaivoksesta pyramidiin
card-sarcophagus-hint = heti: kivi kaivoksesta hautakammioon
card-paved-path-hint = heti: kivi kaivoksesta obeliskiisi
card-pyramid-decoration-hint = lopussa: 1 piste 3 kiveä kohden
card-temple-decoration-hint = lopussa: 1 piste 3 kiveä kohden
card-burial-decoration-hint = lopussa: 1 piste 3 kiveä kohden
card-obelisk-decoration-hint = lopussa: 1 piste 3 kiveä kohden
card-statue-hint = kerää: 1, 3, 6, 10, 15 pistettä
card-lever-hint = myöhemmin: siirrä laiva, päätä järjestys
card-hammer-hint = myöhemmin: ota 3 kiveä ja aseta 1
card-sail-hint = myöhemmin: aseta 1 kivi ja siirrä se laiva
card-chisel-hint = myöhemmin: aseta 2 kiveä

## Piirros päätteessä

draw-round = Kierros { $round }/{ $rounds }
draw-starts = { $who } aloittaa
draw-unloading = Vielä laivassa:
draw-docked = ◀{ $ship }▌
draw-beside = vieressä
draw-bonus-card = kortti
draw-bonus-stones = kiviä
draw-bonus-ship = laivaan
draw-top = päällä
draw-high = kerroksia
draw-earn = tuotto
draw-groups = 1 3 6 10 15 +2
draw-rows = rivi: 8 4 2
draw-waiting = odottaa:
draw-pile = pinossa { $count }
draw-pair = Suljettu pari: katso, pidä toinen
draw-sold = ei mitään jäljellä
draw-harbour = Ranta, keula ◀
draw-sailed = { $ship } on lähtenyt
draw-needs = { $ship } · { $count }/{ $needed }
draw-ready = { $ship } · voi lähteä
draw-points = { $count } { $count ->
    [one] piste
   *[other] pistettä
}
draw-sled = varasto
draw-quarry = kaivos

## Pelilauta

kind-red = heti
kind-green = lopussa
kind-violet = kerää
kind-blue = myöhemmin
card-entrance-text = 1 kivi kaivoksesta pyramidiin
card-sarcophagus-text = 1 kivi kaivoksesta hautakammioon
card-paved-path-text = 1 kivi kaivoksesta obeliskiisi
card-pyramid-decoration-text = 1 piste 3 kiveä kohden
card-temple-decoration-text = 1 piste 3 kiveä kohden
card-burial-decoration-text = 1 piste 3 kiveä kohden
card-obelisk-decoration-text = 1 piste 3 kiveä kohden
card-statue-text = 1–5 patsasta: 1, 3, 6, 10, 15 pistettä
card-lever-text = Siirrä laiva, päätä purkujärjestys
card-hammer-text = Ota 3 kiveä ja aseta 1
card-sail-text = Aseta 1 kivi ja siirrä se laiva
card-chisel-text = Aseta 2 kiveä yhteen tai kahteen laivaan
card-lever-short = siirrä ja järjestä
card-hammer-short = ota 3, aseta 1
card-sail-short = aseta 1, siirrä
card-chisel-short = aseta 2 kiveä
board-next = seuraavaksi: { $points }
board-beside = vieressä: 1 piste kukin
board-temple = päällimmäiset: 1 kukin
board-temple-b = ruutujen mukaan
board-groups = ryhmät: { $points }
board-rows = joka rivillä: { $points }
board-heights = korkeuden mukaan: { $points }
board-towers = 3 kiven pylväät; muut: 1 kukin
board-pile = { $count } { $count ->
    [one] kortti
   *[other] korttia
} nostopinossa
board-needs = { $ship } · { $count }/{ $needed } kiveä
board-ready = { $ship } · voi lähteä
board-sailed = { $ship } · { $site }
board-pair = Suljettu pari
board-pair-text = pidä toinen
board-no-cards = Ei vielä kortteja
board-zoom-whole = Koko pelilauta

## Opastus

learn-goal = Rakennat muinaisessa Egyptissä. Kuuden kierroksen ajan laivat vievät kiviä rannasta viidelle rakennuspaikalle, ja melkein jokainen niistä palkitsee omalla tavallaan. Eniten pisteitä voittaa. Siniset kivet, Lapis, ovat sinun.
learn-place = Vuorollasi teet täsmälleen yhden asian. Aseta kivi suurimman laivan keulaan, sen ensimmäiseen ruutuun: siitä se puretaan ennen kaikkia muita.
learn-place-right = Hyvin asetettu. Vuoro vaihtuu: nyt vastustaja tekee yhden asian.
learn-place-hint = Sekin käy, mutta katso laivaa 1: ensimmäinen ruutu, keulassa.
learn-get = Varastolaattasi on tyhjä. Ota uusia kiviä kaivoksesta: kolme kerralla, mutta laatalle mahtuu korkeintaan viisi.
learn-get-right = Kolme kiveä varastossa. Ottaminen vie kokonaisen vuoron, joten varo, etteivät kivet lopu pahalla hetkellä.
learn-get-hint = Ilman kiveä varastossa et voi asettaa mitään. Valitse ensin kaivos.
learn-sail = Laivassa 1 on kolme kiveä, joten se voi lähteä; kaksi niistä on sinun. Siirrä se pyramidille, jossa jokainen kivi saa heti ruutunsa pisteet, keulasta alkaen.
learn-sail-right = Kivesi saivat 2 ja 3 pistettä, niiden välissä ollut 1. Kiven paikka laivassa ratkaisee, mitä se saa.
learn-sail-hint = Valitse laiva 1 ja sitten pyramidi: kaksi sen kolmesta kivestä on sinun.
learn-rival = Saat siirtää minkä tahansa laivan, myös ilman omaa kiveä, ja kullekin rakennuspaikalle pääsee kierroksella vain yksi laiva. Laivassa 4 on Karneolin yksinäinen kivi. Vie se hautakammioon, missä siitä yksinään on vähän hyötyä.
learn-rival-right = Yksi kivi on siellä vain yhden pisteen arvoinen, eikä Karneolin obeliski kasva.
learn-rival-hint = Sotke tällä kertaa vastustajan aikeet: laiva 4 hautakammioon.
learn-take = Torille tuli laiva, jossa oli sinun kivesi, joten otat kortin. Punaiset vaikuttavat heti, vihreistä ja violeteista saa pisteitä lopussa, siniset säästetään myöhemmälle vuorolle. Ota Taltta.
learn-take-right = Kortti on nyt edessäsi. Kivi, jolla se maksettiin, palasi kaivokseen.
learn-take-hint = Hyvä kortti, mutta seuraavaan kohtaan tarvitset sinisen: Taltan.
learn-blue = Sinisen kortin pelaaminen on oma vuoronsa, ja tavallista vahvempi. Pelaa nyt Taltta.
learn-blue-right = Kortti poistetaan, ja teet, mitä se sanoo.
learn-blue-hint = Valitse edessäsi oleva Taltta.
learn-chisel = Taltta asettaa kaksi kiveä kerralla. Aseta ne laivan 2 kahteen vapaaseen ruutuun.
learn-chisel-right = Laiva 2 on täynnä, ja kaksi sen kolmesta kivestä on sinun. Tavallisesti siihen kuluu kaksi vuoroa.
learn-chisel-hint = Valitse laivan 2 molemmat vapaat ruudut.
learn-temple = Temppeli antaa pisteitä jokaisen kierroksen lopussa: yhden jokaisesta yläpuolelta näkyvästä kivestä. Kolme laivaa on jo siirretty, joten kierros päättyy tähän. Siirrä laiva 2 temppelille.
learn-temple-right = Sinulle kaksi pistettä, Karneolille yksi. Nämä kivet tuottavat joka kierroksella uudestaan, kunnes toiset peittävät ne. Seuraava kierroskortti näyttää nyt uudet laivat.
learn-temple-hint = Valitse laiva 2 ja sitten temppeli; pyramidi on jo saanut laivansa tällä kierroksella.
learn-obelisk = Obeliskeilla jokainen pinoaa omaansa, ja vain loppu ratkaisee: kaksinpelissä korkeimmasta saa 10 pistettä, toisesta vain 1. Laivassa 3 on kaksi sinun kiveäsi. Siirrä se sinne.
learn-obelisk-right = Kahden kiven korkeus: johdat. Lopussa näkyy, riittääkö se.
learn-obelisk-hint = Laiva 3 on kokonaan sinun. Vie se obeliskeille.
learn-burial = Viimeinen kierros alkaa. Hautakammiossa samanväriset toisiaan koskettavat kivet muodostavat ryhmän. Ryhmistä saa pisteet lopussa: mitä suurempi ryhmä, sitä arvokkaampi jokainen kivi. Patsaat karttuvat samoin, ja koristelut laskevat rakennuspaikan kivet.
learn-end = Kuusi kierrosta on pelattu. Hautakammio, obeliskit, koristelut, patsaat ja käyttämättömät siniset kortit on pisteytetty, ja Lapis voittaa 52–37. Tiedät kaiken tarpeellisen: pelaa ensimmäinen pelisi.

## Mikä tulee vastaan ensi kertaa

first-ask-turn = Sinun vuorosi. Tee yksi asia: ota kiviä, aseta kivi, siirrä laiva tai pelaa sininen kortti. Kaiken, mikä loistaa, voi valita.
first-do-sail = Laiva, jossa on tarpeeksi kiviä, voi lähteä, olivatpa kivet kenen tahansa. Valitse ensin laiva, sitten rakennuspaikka; kullekin pääsee kierroksella yksi laiva.
first-do-play = Sinulla on sininen kortti. Sen pelaaminen korvaa vuorosi ja on tavallista vahvempi; pelaamatta se on lopussa 1 pisteen arvoinen.
first-ask-take = Kivesi saapui torille: ota siitä kortti. Punainen vaikuttaa heti, vihreä ja violetti tuovat pisteitä lopussa, sininen odottaa sinua.
first-site-pyramid = Pyramidi: jokainen kivi saa heti ruutunsa pisteet, ja lauta näyttää, mitä seuraava tuo.
first-site-temple = Temppeli: jokaisen kierroksen lopussa jokainen yläpuolelta näkyvä kivi on pisteen arvoinen. Myöhemmät kivet peittävät aiemmat.
first-site-burial = Hautakammio pisteytetään lopussa: samanväriset toisiaan koskettavat kivet ovat ryhmä, ja suuret ryhmät ovat paljon arvokkaampia.
first-site-obelisk = Obeliskit pisteytetään lopussa korkeuden mukaan. Yksikin kivi enemmän kuin muilla ratkaisee.
## Pöytä osa kerrallaan

part-now = Nyt
part-ships = Laivat
part-ship = Laiva { $ship }
part-needs = tarvitsee { $count }
part-empty = tyhjä
part-unloading = Vielä laivassa
part-next = Seuraava paikka
part-space = Ruutu { $space }
part-row = Rivi { $row }
part-left = vasen
part-middle = keskimmäinen
part-right = oikea
part-waiting = Odottamassa
part-stores = Kivet ja kortit

## Painettujen osien tarkistus

show-printed = torikortteja { $market }, kierroskortteja kullekin paikkojen määrälle { $rounds }: kaikki täsmää
