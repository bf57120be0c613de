### The shell in Swedish. A name or a number that is filled in stands as it is: no genitive s, no ending.

## Everywhere

brand = Saqqara
chance = Slumpen

## Every page

page-title = { $page } · Saqqara
page-offline = Du är offline. Det du ser finns kvar; det du gör väntar tills anslutningen är tillbaka.
offline-needs = Regler och repriser som du har öppnat på den här enheten går att läsa utan anslutning. Allt annat behöver tjänsten: bord, datorspelare och nya partier.
offline-replays = Repriser som finns kvar på den här enheten
header-skip = Hoppa till innehållet
header-home = Saqqara: till startsidan
header-light = Ljust tema
header-dark = Mörkt tema
load-wait = Ett ögonblick …
load-retry = Försök igen
language-pseudo = Pseudo

## Seats, by the colour of their pieces

seat-0 = Lapis
seat-1 = Karneol
seat-2 = Alabaster
seat-3 = Ebenholts
seat-open = Ledig plats
seat-you = Du
seat-bot = Dator · { $level }

## Playing strength

level-random = Vandrare
level-greedy = Roffare
level-1 = Lärling
level-2 = Stensläpare
level-3 = Stenhuggare
level-4 = Skeppare
level-5 = Förman
level-6 = Skrivare
level-7 = Mästerbyggare
level-8 = Kunglig arkitekt
level-analyst = Vesir
value-yes = ja
value-no = nej
value-none = inga
value-designed = projektets egna

## The first page

home-about = Tre brädspel från det forntida Egypten, med vänner och mot datorn.
home-start = Spela
home-way = Med vem?
home-play-now = Spela nu
home-friends = Med vänner
home-screen = På samma skärm
home-way-bots = Välj spel och spelstyrka, så börjar partiet direkt.
home-way-friends = Du får en länk. Den som öppnar den tar en plats, och datorn kan ta resten.
home-way-screen = Alla spelar på den här enheten. Det som är hemligt döljs bakom en ridå.
home-go-bots = Spela { $game }
home-go-friends = Skapa ett bord
home-go-screen = Starta { $game }
home-more = Alla val
home-rules-of = Regler för { $game }
home-name-of = Namn för { $seat }
home-continue = Fortsätt
home-continue-none = Här visas dina bord.
home-finished = Avslutade partier: { $count }
home-public = Öppna bord
home-public-none = Just nu finns inget öppet bord. Ditt kan bli det första: välj ”Med vänner” och sedan ”Alla val”.
home-log = Öppna ett sparat parti
home-log-hint = En logg härifrån eller från kommandoraden. Du kan se den i repris och spela vidare från vilket steg du vill.
home-log-file = En fil
home-log-text = Eller dess text
home-log-go = Öppna

## Lists of tables

tables-open = { $count ->
    [one] 1 ledig plats
   *[other] { $count } lediga platser
}
tables-playing = Pågår
tables-watch = Titta på
tables-yours = Din tur
tables-waiting = Väntar på { $who }
tables-won = Du vann
tables-saved = Sparat parti
tables-over = Avslutat

## A new table

new-title = Nytt bord
new-lead = Allt är förinställt, så du kan börja direkt.
new-game = Spel
new-seats = Platser
new-seat-of = Vem spelar { $seat }?
new-me = Jag
new-open = Ledig
new-bot = Dator
new-name = Ditt namn
new-open-hint = för den som har länken
new-level = Spelstyrka
new-options = Spelets varianter
new-option-what = Vad ”{ $option }” handlar om
new-file = från en fil …
new-file-of = Fil till { $option }
new-own = egen: { $name }
new-pace = Tempo
new-live = Direkt
new-turns = Över flera dagar
new-live-hint = Alla är här nu.
new-turns-hint = Alla spelar när det passar dem.
new-clock = Med klocka
new-clock-move = Sekunder per drag
new-clock-bank = Minuter i reserv
new-clock-days = Dagar per drag
new-table = Bordet
new-who = Vem hittar det?
new-private = Bara via länken
new-public = Alla
new-chat = Chatt
new-auto = Svara automatiskt när det bara finns ett val
new-auto-hint = Bara när alla får se att det är det enda.
new-stand-in = Vem hoppar in för den som har lämnat?
new-deal = Namn på given
new-deal-hint = Bord med samma namn får samma giv, vem som än skapar dem.
new-go = Starta
new-go-open = Skapa bordet
new-cancel = Avbryt

## A table before its game

room-title = { $game }: vilka spelar?
room-table = Bord
room-gone = Bordet finns inte
seats-waiting = { $count ->
    [one] Partiet börjar när den sista platsen är tagen.
   *[other] Partiet börjar när alla platser är tagna; { $count } är lediga.
}
seats-title = Platser
seats-here = är här
seats-sit = Sätt dig här
seats-sit-on = Ta platsen { $seat }
seats-bot = Dator
seats-bot-on = Sätt datorn på platsen { $seat }
seats-free-up = Gör ledig
seats-free-up-of = Gör platsen { $seat } ledig
seats-start = Fyll på och starta
seats-start-hint = Datorn tar alla lediga platser.
seats-share = Bjud in
seats-share-link = Länk till dina vänner
seats-share-hint = Den som öppnar den kan ta en ledig plats, eller titta på om alla är upptagna.
seats-own-link = Din egen plats
seats-own-hint = Bara för dig: med den kommer du tillbaka till din plats från en annan enhet.
seats-about = Om bordet
seats-deal = Giv: { $deal }
seats-delete = Ta bort bordet
clock-days = { $days ->
    [one] 1 dag per drag
   *[other] { $days } dagar per drag
}
clock-live = { $move } s per drag, { $bank } min i reserv
share-copy = Kopiera länk
share-copied = Länken kopierad
share-share = Dela
share-code = Samma länk för mobilens kamera
share-here = Länken fungerar bara på den här datorn. Starta Saqqara med ./play --lan och öppna adressen som visas där: då kan andra i ditt nätverk vara med, även på mobilen.
claim-title = Din plats
claim-text = Länken tar dig till ditt bord.
lost-title = Här finns inget
lost-text = Adressen leder ingenstans. Kanske har en del av länken fallit bort.
lost-home = Till startsidan

## The end of a game

end-winner = { $who } vinner!
end-you = Du vann!
end-shared = Delad seger: { $who }
end-nobody = Partiet är förlorat.
end-points = Poäng per källa
end-source = Poäng
end-total = Totalt
end-course = Ställningen under partiet
end-rematch = Revansch
end-rematch-join = Till revanschen
end-replay = Repris
end-log = Ladda ner loggen
end-home = Startsidan
end-fair = Var slumpen rättvis?
end-fair-text = Slumpfröets fingeravtryck visades före första draget, och ingen kunde välja fröet med vetskap om hur partiet skulle gå. Nu när fröet är känt går allt som slumpen gjorde att räkna fram igen ur fröet och loggen.
end-seed = Slumpfrö
end-seed-later = Det visas när det sista bordet med den här given är klart.
end-commitment = Fingeravtryck som visades vid starten
end-verify = Kontrollera själv
plot-about = Alla spelares poäng under { $count } steg
plot-axis = partiets steg

## Replay

replay-title = { $game }: repris
replay-short = Repris
replay-keys = Pilarna går ett steg, Home och End hoppar, mellanslag spelar upp.
replay-step = Steg
replay-at = { $step } av { $last }
replay-first = Till början
replay-back = Ett steg bakåt
replay-play = Spela upp
replay-pause = Paus
replay-on = Ett steg framåt
replay-last = Till slutet
replay-scores = Ställning
replay-story = Det här hände
replay-nothing = Partiet ska just börja.
replay-taken-back = { $who } ångrar draget.
replay-branch = Spela vidare härifrån
replay-branch-hint = Ett eget bord från det här steget; datorn spelar de andra.
replay-branch-seat = Du spelar
replay-branch-as = { $seat } ({ $who })
replay-branch-go = Spela härifrån
replay-share = Dela
replay-share-link = Länk till steg { $step }

## Rules

rules-short = Regler
rules-read = Läs reglerna
rules-title = { $game }: regler
rules-search = Sök i reglerna
rules-only = Bara våra egna tolkningar
rules-play = Spela
rules-count = { $count ->
    [one] 1 regel
   *[other] { $count } regler
}
rules-chapters = Kapitel
rules-others = Regler för andra spel
rules-ours = vår tolkning
rules-link = Länk till regel { $id }
rules-none = Ingen regel innehåller de orden.

## Settings

settings-title = Inställningar
settings-lead = Sparas i den här webbläsaren. Allt gäller direkt.
settings-you = Du
settings-name = Ditt namn
settings-name-hint = Så att de andra ser vem som spelar.
settings-name-kept = Från och med nu ser de andra det här namnet.
settings-keep = Spara
settings-kept = Sparat
settings-look = Språk och utseende
settings-language = Språk
settings-theme = Tema
settings-theme-auto = Som enheten
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-motion = Animationer
settings-motion-auto = Som enheten
settings-motion-off = Av
settings-speed = Hastighet
settings-speed-slow = Långsam
settings-speed-usual = Normal
settings-speed-fast = Snabb
settings-speed-instant = Direkt
settings-playing = Vid bordet
settings-sound = Ljud
settings-sound-hint = Trä, vatten och en trumma när det är din tur.
settings-confirm = Bekräfta varje drag
settings-confirm-hint = Annars görs draget vid sista klicket; felklick går att ångra.

## Chat

chat-title = Chatt
chat-messages = Meddelanden
chat-none = Ingen har skrivit något än.
chat-write = Skriv något
chat-send = Skicka
chat-guest = Gäst

## Mistakes

error-offline = Tjänsten går inte att nå. Kontrollera din anslutning och försök igen.
error-not-kept = Den här reprisen finns inte på enheten och behöver därför tjänsten. Repriser som du redan har sett här öppnas utan den.
error-broken = Något gick fel. Försök igen om en stund.
error-no-table = Bordet finns inte. Kontrollera länken.
error-not-found = Det finns inte. Kontrollera länken.
error-deleted = Bordets värd har tagit bort bordet.
error-gone = Det finns inte längre.
error-full = Bordet är fullt.
error-taken = Platsen är upptagen.
error-not-yours = Det här är inte din plats.
error-not-host = Det får bara bordets värd göra.
error-too-much = Det blev för mycket på en gång. Vänta en stund och försök igen.
error-stale = Läget har ändrats.
error-illegal = Draget är inte tillåtet.
error-over = Partiet är slut.
error-not-stored = Draget kunde inte sparas. Försök igen om en stund.
error-too-large = Det är för stort.
error-no-link = Länken fungerar inte: den har bytts ut, eller så har bordet tagits bort.
error-no-game = Spelet finns inte.
error-no-components = I det här spelet finns inget att skriva in.
error-no-seat = Bordet har ingen sådan plats.
error-no-level = Spelstyrkan finns inte.
error-no-point = Partiet har inget sådant steg.
error-no-page = Det finns inget på den här adressen.
error-begun = Partiet har börjat.
error-not-begun = Partiet har inte börjat än.
error-not-over = Partiet är inte slut än.
error-moved = Någon annan har redan gjort ett drag: du kan lämna bordet i stället.
error-present = Spelaren på den platsen är här.
error-away = En bot spelar åt dig: ta tillbaka din plats först.
error-secret = Partiet pågår och har hemligheter. Vänta tills det är slut.
error-deal-over = En giv med det namnet är redan avslutad. Välj ett annat namn.
error-name = Namnet kan inte användas. Välj ett annat.
error-log = Loggen kan inte läsas: { $text }
error-set-up = Bordet kan inte skapas så här: { $text }
error-csrf = Besöket har blivit för gammalt. Ladda om sidan.
error-body = Något av det går inte att använda: det saknas, är för långt eller har tecken som inte kan sparas.
error-clock = Den klockan passar inte bordets tempo.
error-who = Webbläsaren berättade inte vem du är. Tillåt kakor för den här sidan och ladda om den.
error-no-chat = Det finns ingen chatt vid det här bordet.
error-not-asked = Det är det ingen som ber om längre.
error-request = Sidan och tjänsten förstår inte varandra. Ladda om sidan.

## The table

table-home = Hem
table-players = Spelare
table-you = du
table-bot = dator
table-program = program
table-sits-in = en bot spelar
table-absent = inte här
table-decides = väljer nu
table-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagar
}
table-points = { $count } poäng
table-question = Ditt val
table-board = Spelplanen
table-notes = Anteckningar om bordet
table-news = Nytt vid bordet
table-coming = Bordet ställs i ordning …
table-waiting = Väntar på { $who }
table-your-turn = Din tur
table-sending = Skickat, väntar på svar …
table-stale = Läget hade ändrats: titta en gång till.
table-choices = { $count } val
table-back = Tillbaka
table-back-to = Tillbaka till det här steget
table-do-it = Gör så
table-story = Det här hände
table-all = Visa alla svar ({ $count })
table-fewer = Visa färre svar
table-story-all = Visa alla rader ({ $count })
table-took-back = { $who } ångrar draget
table-undone = ångrat
table-end = Slutpoängräkning:
table-undo = Ångra
table-undo-ask = Be att få ångra
table-why = Varför går det inte här?
table-why-later = Det här är steg två: börja med det som lyser.
table-why-nothing = Här finns inget att välja just nu.
table-why-short = Varför?
table-why-of = Varför inte: { $what }
table-cannot = Vad går inte att göra?
table-cannot-more = Och { $count } till
table-cannot-none = Ingen regel förbjuder något annat på spelplanen just nu.
table-rule = regel { $id }
table-read = Läs vidare i reglerna
table-rules = Regler
table-rules-of = Reglerna för { $game }
table-rules-failed = Reglerna går inte att hämta just nu.
table-ours = vår tolkning
table-close = Stäng
table-chat = Chatt
table-menu = Meny
table-sound-on = Slå på ljudet
table-sound-off = Stäng av ljudet
table-light = Ljusa färger
table-dark = Mörka färger
table-settings = Inställningar
table-plain = Visa bordet som text
table-drawn = Visa spelplanen
table-look = Titta på bordet
table-result = Så slutade det
table-rematch = Samma spelare spelar igen.
table-pass-to = Lämna över skärmen till { $name }
table-pass-why = Det som kommer nu är bara för ett par ögon.
table-pass-ready = Jag är { $name }

## The menu of a table

menu-name = Ange ditt namn
menu-link = Länk till bordet
menu-link-hint = Den som öppnar den ser bordet och kan ta en plats om någon är ledig.
menu-own = Länk till min plats
menu-own-hint = Bara för dig: med den kommer du tillbaka till din plats från en annan enhet. Äldre länkar dit slutar fungera.
menu-leave = Lämna min plats
menu-leave-of = Lämna platsen: { $name }
menu-leave-text = En bot spelar vidare i stället. Platsen går alltid att ta tillbaka, men det boten har spelat står kvar.
menu-leave-go = Lämna platsen
menu-stay = Stanna
menu-delete-text = Bordet och dess logg försvinner för alla, för gott.
menu-delete-go = Ta bort
menu-keep = Behåll

## The line to the service

line-connected = Ansluten
line-connecting = Ansluter …
line-offline = Offline
line-gone = Stängt
line-waiting = { $count } väntar

## Bars over the table

bar-offline = Ingen anslutning. Bordet kommer tillbaka av sig självt.
bar-kept = { $count ->
    [one] Ditt drag är sparat och skickas senare.
   *[other] Dina { $count } drag är sparade och skickas senare.
}
bar-gone = Bordet har tagits bort.
bar-paused = Bordet är pausat: någon är borta.
bar-watching = Du tittar på. Inget du gör här påverkar partiet.
bar-away = En bot spelar åt dig.
bar-away-of = En bot spelar åt { $who }.
bar-return = Ta tillbaka platsen
bar-undo = { $who } vill ångra det senaste draget.
bar-undo-waits = Du har bett att få ångra. Väntar på { $who }.
bar-agree = Godkänn
bar-decline = Avböj
bar-rematch = Gå dit

## Keys

keys-title = Tangenter
keys-move = gå mellan upplysta ställen
keys-choose = välj
keys-row = välj en rad i listan
keys-back = ett steg tillbaka, eller stäng
keys-list = gå till listan
keys-skip = hoppa över animationen
keys-space = Mellanslag
keys-undo = ångra
keys-rules = regler
keys-sound = ljud av eller på
keys-home = hem
keys-keys = den här listan

## Att lära sig spela

lesson-short = Lär dig
lesson-title = Lär dig spela
lesson-lead = Fem minuter per spel: riktiga ställningar, och du gör dragen.
lesson-of = Lär dig { $game }
lesson-begin = Börja
lesson-continue = Fortsätt lära dig
lesson-known = Inlärt · en gång till
lesson-invite = Lär dig det steg för steg
lesson-step = Steg { $step } av { $last }
lesson-on = Vidare
lesson-back = Tillbaka
lesson-again = Från början
lesson-rules = Vad reglerna säger
lesson-done = Mer behöver du inte. I första partiet möter du en lärling, och allt nytt förklaras när det dyker upp.
lesson-play = Spela ditt första parti
lesson-others = Lär dig ett annat spel
home-learn-of = Lär dig { $game }
explain-title = Nytt
explain-ok = Jag förstår
explain-rule = Regeln
explain-stop = Förklara inget mer
explain-start = Förklara nya saker
settings-explain = Förklara det som dyker upp första gången
settings-explain-auto = I första partierna
settings-explain-on = Från och med nu
settings-explain-off = Aldrig
## Eget material

own-short = Eget material
own-title = Eget material
own-title-of = { $game } · eget material
own-short-of = Eget material: { $game }
own-lead = Det du spelar med här är projektets eget. Om du äger spelet kan du skriva in det som är tryckt på ditt exemplar och spela med det.
own-back = Allt material
own-drafts = Dina egna
own-drafts-none = Du har inte skrivit in något än.
own-drafts-here = De sparas bara i den här webbläsaren. Ladda ner filen om du vill spara den någon annanstans, och behåll det tryckta för dig själv: det är förlagets.
own-new = Skriv in ett nytt
own-copy = Börja med vårt
own-import = Läs in en fil
own-import-file = En fil
own-import-text = Eller texten i den
own-import-hint = Anmärkningar i filen sparas inte.
own-import-unreadable = Den här filen är inte text i UTF-8 eller är större än 32 kB.
own-import-look = Titta på den
own-import-take = Ta med det som går att läsa
own-import-wrong = Fel: { $count }. Det som inte går att läsa utelämnas; resten kan rättas här.
own-import-doubt = Det går att spela med. Värt en extra titt: { $count }.
own-gone = Det här utkastet finns inte i den här webbläsaren.
own-untitled = Mitt eget { $number }
own-name = Namn
own-playable = spelbart
own-unfinished = inte klart
own-play = Spela med dessa
own-play-of = Spela med { $name }
own-delete = Ta bort { $name }
own-delete-sure = Ta bort { $name }? Det går inte att ångra.
own-designed = Projektets eget
own-paper-ours = Gjort av projektet Saqqara; det är inte det som förlaget trycker.
own-paper-own = Inskrivet av någon som äger spelet, för spel hemma.
own-download = Ladda ner filen
own-print = Skriv ut
own-undo = Ångra
own-redo = Gör om
own-all = Alla
own-shown = Visas: { $count }
own-parts = Filens delar
own-palette = Vad en ruta får
own-keys = Klicka, tryck eller skriv: pilarna flyttar, en bokstav fyller en ruta och går vidare, mellanslag sätter det valda, Delete tömmer.
own-keys-many = Page Down går till nästa.
own-square = { $square }: { $thing }
own-unknown = okänt:
own-columns = Kolumner
own-rows = Rader
own-add = Lägg till
own-remove = Ta bort den här
own-first = Inget här än: lägg till den första.
own-choose = välj …
own-more-kinds = En sort till
own-nothing = inget
own-total = Totalt: { $count }
own-checking = Kontrolleras …
own-ok = Allt stämmer: det går att spela.
own-errors = Att rätta: { $count }
own-warnings = Värt en extra titt: { $count }
own-error = att rätta
own-warning = värt en extra titt
own-found = På andra ställen i filen
own-line = Rad { $line }
own-more = Och { $count } till
own-not-kept = Den här webbläsaren sparar inget: ladda ner filen innan du går.
keys-text = spelplanen som text, och tillbaka
keys-ask = fråga om bordet med ord
keys-board = På den här spelplanen

## Bordet som text

ear-ask = Fråga om bordet eller svara
ear-hint = Ett nummer eller en kod svarar; { $help } räknar upp alla ord.
ear-go = Säg det
ear-heard = Svar
ear-answer = ett nummer eller en kod: svarar på frågan
ear-parts = Bordets delar
ear-unknown = Inget här heter ”{ $typed }”.
ear-several = Flera passar: { $names }
ear-none = Det finns inget att svara på nu.
ear-no-number = Det finns { $count } svar.
ear-chose = Valt: { $what }
ear-sure = { $what }? Säg { $yes } eller { $back }.
ear-code = { $what }, kod { $code }
ear-word-help = hjälp
ear-does-help = räknar upp alla ord
ear-word-options = alternativ
ear-does-options = räknar upp svaren med nummer
ear-word-all = allt
ear-does-all = beskriver hela bordet
ear-word-score = ställning
ear-does-score = säger allas poäng
ear-word-log = logg
ear-does-log = berättar vad som hänt; logg 5 de fem senaste sakerna
ear-word-rules = regler
ear-does-rules = öppnar reglerna; med ett ord efter sägs meningarna som har det
ear-word-back = bakåt
ear-does-back = går ett steg tillbaka i ett svar
ear-word-undo = ångra
ear-does-undo = ångrar det senaste draget
ear-word-yes = ja
ear-does-yes = bekräftar ett drag som väntar
ear-word-settings = inställningar
ear-does-settings = öppnar inställningarna
