### The house in Czech. What is typed (rules, undo, save, log, quit) stays as it is.

our-ruling = náš výklad
chance = náhoda

## Seats, by the colour of their pieces

seat-0 = Lazurit
seat-1 = Karneol
seat-2 = Alabastr
seat-3 = Eben

## Playing strength, and what can be chosen for a game

level-random = Poutník
level-greedy = Chamtivec
level-1 = Učeň
level-2 = Tahač kamene
level-3 = Kameník
level-4 = Lodivod
level-5 = Předák
level-6 = Písař
level-7 = Stavitel
level-8 = Královský architekt
level-analyst = Vezír
value-yes = ano
value-no = ne
value-none = žádný
value-designed = naše sada

## Playing in the terminal

play-bot = { $who } ({ $bot })
play-earlier = starší řádky: { $count }; napiš log
play-ways = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
    [many] { $count } možnosti
   *[other] { $count } možností
}
play-hint = Napiš číslo, kód nebo pár jeho slov; pomoc: ?
play-hint-one = Enter to provede; pomoc: ?
play-hint-narrowed = Číslo, kód nebo slova; Enter zase ukáže všechno.
play-several = Samotný Enter stačí, jen když je jediná možnost. Napiš číslo nebo kód.
play-no-number = Řádek { $number } tu není; poslední je { $last }.
play-unknown = „{ $typed }“ není kód této hry. Pomoc: ?
play-unknown-near = „{ $typed }“ není kód této hry. Nejbližší je: { $code }
play-refused = „{ $code }“ teď není dovoleno: { $reason } [{ $rule }]
play-allowed = „{ $code }“ je dovoleno: { $sentence }.
play-no-sentence = Pravidlo ani kód „{ $typed }“ neexistuje. Všechna pravidla vypíše rules.
play-no-sentence-near = Pravidlo ani kód „{ $typed }“ neexistuje. Nejbližší je: { $near }
play-undone = Vzato zpět: { $what }
play-undone-sealed = { $who } odpovídá znovu.
play-undo-revealed = To už nejde vzít zpět: od té doby se něco odhalilo.
play-undo-nothing = Zatím není co vzít zpět.
play-saved = Uloženo do souboru { $file }
play-not-saved = Partii se nepodařilo uložit do souboru { $file }: { $reason }
play-exists = Soubor { $file } už existuje; zvol jiný název.
play-leave-anyway = Uložit jinam: save SOUBOR. Odejít bez uložení: ještě jednou quit.
play-go-on = Pokračování: saqqara play --resume { $file }
play-cut = Poslední řádek souboru je useknutý a vynechává se: { $line }
play-curtain = Předej zařízení, na řadě je { $who }. Potom Enter.
play-more = Enter: dál, q: konec
play-back = Enter: zpátky ke stolu
play-source = Body
play-total = Celkem
play-won = Vítězství: { $who }!
play-nobody = Partie je prohraná.
play-shared = Sdílené vítězství: { $who }
play-help-number = vybere tento řádek seznamu
play-help-code = akce podle kódu, jaké jsou v seznamu vpravo; začátek kódu nebo pár jeho slov seznam zúží
play-help-enter = provede jedinou možnost nebo znovu ukáže celý seznam
play-help-why = vysvětlí pravidlo, nebo proč akce není dovolena
play-help-rules = ukáže všechna pravidla
play-help-hint = poradí podle čísel
play-hint-ahead = O krok dopředu vypadá nejlépe: { $code }
play-hint-chance = Šance na výhru odtud, hraje-li dál počítač: asi { $share } %
play-help-undo = vezme zpět poslední akci, pokud se od té doby nic neodhalilo
play-help-save = uloží partii
play-help-log = ukáže všechno, co se stalo
play-help-quit = uloží partii a skončí
play-key-number = číslo
play-key-code = kód
play-key-enter = Enter
play-key-why = ? pravidlo nebo kód
play-key-rules = rules
play-key-hint = hint
play-key-undo = undo
play-key-save = save [SOUBOR]
play-key-log = log
play-key-quit = quit

## Chyby na příkazovém řádku a v souborech

on-line = { $line }: { $text }
in-file = { $file }:{ $text }
mistake-stopped = zastaveno
mistake-near = ; nemá to být „{ $near }“?
mistake-known = ; na výběr jsou { $known }
mistake-with-advice = { $text }; { $advice }
mistake-of-game = { $game }: { $text }
mistake-span = { $low } až { $high }
mistake-chance = náhoda
mistake-seat = místo { $number }
mistake-arguments-required = chybí tyto údaje: { $known }
mistake-arguments-unknown = neznámé údaje: { $typed }
mistake-argument-ambiguous = { $typed } není jednoznačné; může to být { $known }
mistake-argument-choice = { $argument }: { $typed } není na výběr, jen { $known }
mistake-argument-one = { $argument }: chybí hodnota
mistake-argument-some = { $argument }: chybí aspoň jedna hodnota
mistake-argument-none = { $argument }: hodnota { $typed } sem nepatří
mistake-try-help = viz { $command } --help
mistake-no-game = hra „{ $typed }“ neexistuje{ $offer }
mistake-try-games = viz saqqara games
mistake-no-language = jazyk „{ $typed }“ tu není; na výběr jsou { $known }
mistake-no-number = „{ $typed }“ není číslo
mistake-try-whole = celé číslo od { $low }
mistake-out-of-range = { $typed } je mimo meze
mistake-try-span = od { $low } do { $high }
mistake-try-from = od { $low }
mistake-seats = { $game }: počet míst může být { $known }, ne { $typed }
mistake-no-option = { $game } nemá volbu „{ $typed }“{ $offer }
mistake-value = { $typed }: vyber z { $known }
mistake-value-or-file = { $typed }: vyber z { $known }, nebo uveď soubor
mistake-not-a-setting = „{ $typed }“ není NÁZEV=HODNOTA
mistake-try-set = např. --set { $known }
mistake-option-twice = volba „{ $typed }“ je uvedena dvakrát
mistake-try-once = uveď ji jednou
mistake-no-player = bot „{ $typed }“ neexistuje{ $offer }
mistake-no-budget = { $player }: „{ $typed }“ není rozpočet; napiš { $player }:1000 pro simulace, { $player }:500ms pro čas
mistake-bot-command = „{ $typed }“ není příkaz: { $reason }
mistake-bot-empty = { $prefix } potřebuje příkaz, např. { $prefix }./mybot
mistake-bot-program = program „{ $typed }“ nelze spustit
mistake-bots = botů: { $count }, míst: { $seats }
mistake-try-bot-a-seat = uveď nejvýš jednoho na místo
mistake-try-bots = uveď jednoho bota pro všechna místa, nebo pro každé jednoho
mistake-try-file-log = uveď soubor se záznamem partie
mistake-try-file-text = uveď textový soubor
mistake-try-file-table = uveď soubor s tabulkou
mistake-folder-log = je složka, ne záznam partie
mistake-folder-text = je složka, ne text
mistake-folder-table = je složka, ne tabulka
mistake-folder = je složka, ne soubor
mistake-no-file = takový soubor neexistuje
mistake-no-file-in = takový soubor neexistuje; hledáno v { $here } a { $there }
mistake-no-plain-file = není obyčejný soubor
mistake-no-text = není text: bajt { $byte } není UTF-8
mistake-no-utf8-name = název není v UTF-8; přejmenuj soubor
mistake-not-read = nelze přečíst
mistake-too-large = je příliš velký: čte se nejvýš { $most } bajtů
mistake-not-sent = jeho text nebyl poslán
mistake-takes-no-file = tato volba soubor nebere
mistake-half-line = půl řádku na konci je vynecháno: { $text }
mistake-log-brings = „{ $typed }“ je dáno záznamem; uvést lze jen soubory
mistake-try-files = volby se souborem: { $known }
mistake-try-no-files = žádná volba soubor nebere
mistake-log-empty = soubor je prázdný; záznam začíná řádkem jako „GAME rules 1 seats 2“
mistake-log-header = chybí hlavička: „{ $typed }“ má být jako „GAME rules 1 seats 2“
mistake-log-rules = hráno podle pravidel { $rules } hry { $game }, ale známá jsou tu jen 1 až { $last }; pomůže novější verze
mistake-log-no-components = partie se nehrála s { $file }: hlavička nemá „components sha256:...“
mistake-log-file = partie se hrála s díly ze souboru ({ $hash }), který žádná volba neuvádí
mistake-log-components = partie se hrála s jinými díly ({ $hash }), ne s těmi z { $file } ({ $here })
mistake-log-advice = správný soubor uveď pomocí --set { $known }
mistake-log-json = pozice za „from“ není JSON: { $reason }
mistake-log-deep = pozice za „from“ je vnořená příliš hluboko
mistake-log-option = „{ $typed }“ v hlavičce není option=value{ $offer }
mistake-log-line = „{ $typed }“ není řádek záznamu
mistake-log-points = kontrolní řádek říká { $points }, ale na stole je { $here }
mistake-log-back = vrátit se lze jen na dřívější řádek, ne na { $line }
mistake-log-long = řádků se čte nejvýš { $lines } a kroků zpět nejvýš { $backs }
mistake-log-move = { $who } nesmí „{ $code }“: { $reason } [{ $rule }]
mistake-no-code = takový kód neexistuje
mistake-no-code-near = takový kód neexistuje; nemá to být „{ $near }“?
mistake-proof-digits = důkaz potřebuje „# { $field }“ s 64 šestnáctkovými číslicemi
mistake-proof-table = důkaz potřebuje jedno z „# table“ a „# deal“
mistake-proof-nonce = důkaz potřebuje „# nonce“ každého místa od 0, nebo žádného
mistake-no-proof = nemá důkaz rozdání: chybí „# commitment“
mistake-try-proof = server ho přidá po konci partie
mistake-few-moves = záznam má jen { $count ->
    [one] 1 tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
mistake-try-smaller = uveď menší číslo
mistake-log-of = je záznam hry { $game }
mistake-try-log-of = uveď záznam hry { $game }
mistake-there-already = už existuje
mistake-try-another-file = vyber jiný soubor
mistake-try-another-folder = vyber jinou složku nebo jiné semínko
mistake-not-installed = { $typed } není nainstalováno
mistake-packages = není nainstalováno: { $known }
mistake-try-research = nainstaluj doplněk research: pip install 'saqqara[research]'
mistake-no-solver = { $game } nemá řešitele
mistake-nothing-to-solve = bez úkolu není co řešit
mistake-solved-alone = řeší se s 1 místem
mistake-no-rule = ve hře { $game } není pravidlo „{ $typed }“
mistake-try-near = nemá to být { $near }?
mistake-nothing-to-show = { $game } nemá co ukázat
mistake-nothing-to-check = { $game } nemá co kontrolovat
mistake-nothing-to-make = { $game } nemá co vytvořit
mistake-try-tools = nabízí: { $known }
mistake-try-no-tools = nenabízí nic
mistake-draws-nothing = { $what } pro { $game } nic nekreslí
mistake-try-without = vynech to
mistake-printed-file = vytištěné díly této hry jsou známé a nelze je nahradit; vynech soubor
mistake-printed-card = karty této hry nemají čísla; vynech --card
mistake-try-bench = nainstaluje je scripts/bench
mistake-nothing-to-resume = není v čem pokračovat
mistake-try-logs = uveď složku pomocí --logs DIR
mistake-not-low-high = „{ $typed }“ není LOW,HIGH
mistake-nothing-to-decide = { $typed } nenechává co rozhodnout
mistake-try-sprt = dvě čísla v bodech Elo, menší první, např. --sprt=0,20
mistake-no-time = „{ $typed }“ není čas
mistake-try-seconds = sekundy na jednu odpověď, např. { $known }
mistake-arena-seats = aréna má aspoň { $least } místa, ne { $count }
mistake-arena-players = botů: { $count }, míst: { $seats }; uveď { $known }
mistake-arena-sprt = porovnává { $least } boty, ne { $count }
mistake-arena-there = už existuje; --resume v tom pokračuje
mistake-arena-file = není soubor s výsledky arény
mistake-arena-other = hrálo se s { $field } { $was }, ne { $now }
mistake-arena-result = není výsledek rozdání
mistake-dask-package = cluster potřebuje balíček distributed: nainstaluj saqqara[dask]
mistake-dask-address = „{ $typed }“ není adresa plánovače Dask
mistake-try-dask-address = napiš HOST:PORT, např. { $known }
mistake-dask-silent = na adrese { $address } žádný plánovač Dask neodpovídá
mistake-try-dask-up = zkontroluj adresu a zda plánovač běží
mistake-dask-empty = cluster na adrese { $address } nemá žádné workery
mistake-try-dask-worker = nějaké spusť: { $command }
mistake-dask-lost = spojení s clusterem na adrese { $address } se ztratilo
mistake-dask-deserted = cluster na adrese { $address } už nemá žádné workery
mistake-dask-none = { $worker } nemá saqqara, které by se hodilo ({ $reason })
mistake-dask-version = { $worker } má saqqara { $theirs }, tady je { $ours }
mistake-dask-rules = { $worker } hraje { $game } podle pravidel { $theirs }, tady jsou pravidla { $ours }
mistake-dask-text = { $worker } má jiná pravidla nebo boty než tento počítač, i když oba mají saqqara { $version }
mistake-dask-player = { $worker }: { $reason }
mistake-try-dask-same = nainstaluj stejnou verzi saqqara na plánovač i na všechny workery
mistake-dask-program = „{ $typed }“ je program na tomto počítači, cluster ho nemá
mistake-try-no-dask = hraj bez --dask
mistake-dask-killed = rozdání { $deal } se ztratilo postupně s několika workery
mistake-try-dask-log = proč, to možná říkají jejich záznamy
mistake-try-kept = co se síť naučila, zůstává uloženo; pokračuj s --resume { $folder }
mistake-database-address = toto není adresa databáze
mistake-database-kind = „{ $typed }“ tu není známé; je tu postgresql
mistake-database-package = PostgreSQL potřebuje balíček psycopg: nainstaluj saqqara[postgres]
mistake-try-database-form = napiš postgresql://USER@HOST/NAME
mistake-try-database = uveď databázi pomocí --database
mistake-try-database-up = zkontroluj adresu a zda databáze běží
mistake-try-or-database-up = nebo zkontroluj adresu a zda databáze běží
mistake-workers-database = více procesů potřebuje PostgreSQL
mistake-workers-port = více procesů nemůže v tomto systému sdílet port
mistake-try-port = uveď jiné --host nebo --port
mistake-data-used = tato data používá jiný proces a neodpovídá
mistake-try-stop = nejdřív ho zastav
mistake-try-data = vyber jinou složku pomocí --data
mistake-try-or-data = nebo vyber jinou složku pomocí --data
mistake-not-used = nelze použít: { $reason }
mistake-not-written = nelze zapsat: { $reason }
mistake-try-checkout = použij pracovní kopii, která je tvoje
mistake-try-unchanged = nic se nezměnilo
mistake-no-texts = texty „{ $typed }“ neexistují{ $offer }
mistake-no-translation = překlad „{ $typed }“ neexistuje{ $offer }
mistake-text-column = chybí sloupec „{ $typed }“: první řádek je { $known }
mistake-text-unknown = v „{ $part }“ není text „{ $typed }“
mistake-text-changed = { $text }: angličtina je už jiná: { $now }
mistake-text-empty = { $text }: překlad je prázdný
mistake-text-fluent = { $text }: nelze přečíst jako Fluent; podívej se na závorky a odsazení
mistake-text-places = { $text }: { $typed } se tu nedoplňuje; angličtina má { $known }
mistake-text-no-places = nic k doplnění
mistake-no-out = chybí složka, do které se má zapisovat
mistake-try-out = uveď ji: --out DIR
mistake-not-number-within = „{ $typed }“ není číslo od { $low } do { $high }
mistake-not-a-b = „{ $typed }“ není A,B
mistake-try-a-b = dvě čísla do { $most }, násobky čísla { $step }, např. { $known }
mistake-no-folder = taková složka neexistuje
mistake-try-resume = --resume uvádí --out dřívějšího tréninku
mistake-no-file-of-name = soubor { $file } tu není
mistake-try-no-resume = není v čem pokračovat
mistake-checkpoint-damaged = uložený stav tréninku je poškozený ({ $reason })
mistake-checkpoint-sizes = jeho části mají jiné velikosti
mistake-not-so-small = tak malou ji udělat nelze: zůstane nejméně { $least } vah
mistake-nothing-to-trim = zmenšit lze jen síť, ve které se pokračuje: přidejte --resume DIR
mistake-checkpoint-of = patří ke hře { $game }, pravidlům { $rules }, nebo k jiným vytištěným dílům
mistake-torch = Torch nelze použít ({ $reason })
mistake-try-torch = nainstaluj saqqara[train]
mistake-torch-differs = gradienty Torch a NumPy se liší o { $apart } své délky
mistake-try-numpy = na tomto počítači trénuj s --learner numpy
mistake-no-worker = neběží už žádný hrající proces; co se síť naučila, zůstává uloženo
mistake-no-network = { $game } nemá síť
mistake-try-network = uveď složku nějaké sítě pomocí --resume DIR
mistake-network-for = síť je pro hru { $game }
mistake-network-rules = síť se učila podle pravidel { $rules }, toto jsou pravidla { $here }
mistake-network-things = síť se učila s jinými vytištěnými díly
mistake-network-answers = odpovědi nebo zdroje bodů jsou jiné
mistake-network-looks = dívá se na { $count } čísel, hra jich zde ukazuje { $here }
mistake-network-weights = { $file } neobsahuje váhy, o kterých mluví { $card }: { $count }
mistake-network-shape = { $card } neuvádí tvar sítě: { $reason }
mistake-network-impossible = { $card } popisuje síť, která nemůže existovat
mistake-no-data = nejsou tu data k zálohování
mistake-try-name-data = uveď jejich složku pomocí --data
mistake-try-name-file = uveď jiný soubor
mistake-file-not-written = nelze zapsat: { $reason }
mistake-no-backup = není záloha
mistake-try-backup = vytvoř ji pomocí saqqara backup
mistake-backup-damaged = je poškozená
mistake-try-another-backup = použij jinou zálohu
mistake-data-running = na těchto datech běží server
mistake-data-there = data už tu jsou
mistake-try-force-data = použij --force, nebo jinou složku pomocí --data
mistake-try-force-database = použij --force, nebo jinou databázi
mistake-try-up = zkontroluj adresu a zda na ní databáze běží
mistake-data-other-version = není z této verze
mistake-try-start-once = jednou na ní spusť server a pak to zkus znovu
mistake-data-newer = data zapsala novější verze (revize { $revision }); aktualizuj program
mistake-of-file = { $file }: { $text }
mistake-search-budget = prohledávání potřebuje rozpočet: aspoň 1 simulaci, nebo 1ms
mistake-search-room = prohledávání potřebuje místo: paměť { $memory } MB, uzlů se vejde nejvýš { $nodes }
mistake-guest-budget = { $player }: „{ $typed }“ není rozpočet; napiš { $player }:1000 pro simulace, aspoň { $least }
mistake-guest-missing = { $player } potřebuje balíček { $package }, který tu není nainstalovaný: pip install 'saqqara[research]'
mistake-system-address-taken = adresa se už používá
mistake-system-address-not-here = tento počítač takovou adresu nemá
mistake-system-name-unknown = název není znám
mistake-system-name-not-found = název se teď nedaří přeložit na adresu
mistake-system-denied = přístup odepřen
mistake-system-no-file = takový soubor ani složka neexistuje
mistake-system-folder = je složka
mistake-system-no-folder = není složka
mistake-system-exists = soubor už existuje
mistake-system-read-only = souborový systém je jen pro čtení
mistake-system-full = na disku není místo

## Nápověda příkazového řádku: každá na jednom řádku a bez doplňování

help-usage = použití:
help-arguments = údaje
help-options = přepínače
help-help = ukázat tuto nápovědu a skončit
help-version = ukázat verzi programu a skončit
help-saqqara = Deskové hry ze starého Egypta: hrát, přehrávat, simulovat, měřit.
help-json = vypsat jeden objekt JSON a nic jiného
help-seats = kolik hraje hráčů (výchozí: 2, nebo nejméně, kolik hra dovolí)
help-seed = číslo; stejné semínko rozdá stejné karty
help-set = volby hry
help-files = soubory, které záznam jmenuje, pokud teď leží jinde
help-deals = kolik rozdání (výchozí: 100)
help-data = složka s daty (výchozí: tvoje datová složka)
help-database = PostgreSQL místo složky: postgresql://... (výchozí: SAQQARA_DATABASE, je-li nastaveno)
help-game = viz `saqqara games`
help-to-serve = Spustit server a otevřít jeho stránku.
help-serve-host = adresa serveru (výchozí: 127.0.0.1)
help-serve-port = port (výchozí: 8321; je-li obsazený, příští volný)
help-serve-no-browser = neotvírat prohlížeč
help-serve-lan = pustit do hry ostatní v síti a ukázat kód pro telefony
help-serve-workers = procesy serveru (výchozí: 1; více jich potřebuje --database)
help-serve-proxy = předřazené proxy servery, jejichž údaje o adresách platí
help-to-backup = Zapsat všechny stoly do jednoho souboru.
help-to-restore = Obnovit data ze zálohy.
help-restore-force = nahradit data, která tu už jsou; zůstanou vedle
help-to-play = Zahrát si partii v terminálu.
help-play-bots = boti na posledních místech, např. level2,greedy; none: jen lidé
help-play-resume = pokračovat v uložené partii
help-play-lang = en, de, cs, fi, sv nebo hu (výchozí: jazyk systému)
help-to-simulate = Nechat boty odehrát mnoho partií a spočítat výsledky.
help-simulate-games = kolik partií (výchozí: 1000)
help-simulate-bots = jeden pro všechna místa, nebo pro každé jeden
help-simulate-logs = zapsat tam záznam každé partie
help-simulate-parquet = zapsat tam každé rozhodnutí a co při něm bylo vidět
help-to-arena = Nechat boty hrát proti sobě na stejných rozdáních v každém rozesazení a porovnat je.
help-arena-players = dva nebo více, např. greedy,cmd:./mybot
help-arena-logs = zapsat tam záznam každé partie a průběžně i výsledky
help-arena-resume = pokračovat s výsledky ve složce z --logs
help-arena-sprt = skončit, jakmile je jeden ze dvou rozdílů v Elo vyvrácen
help-arena-workers = kolik procesů (výchozí: jeden na jádro)
help-arena-limit = sekundy na jednu odpověď (výchozí: 60)
help-arena-bot-seconds = na odpověď bota s cmd: (výchozí: 10)
help-arena-controls = rozdání na každou kontrolu (výchozí: dvacetina, 10 až 100)
help-dask = hrát na clusteru tohoto plánovače Dask, např. 127.0.0.1:8786
help-to-solve = Hledat vítězné postupy na rozdáních, jejichž celé pořadí je známé.
help-solve-task = zkratka za --set task=T
help-solve-width = kolik stolů se za tah uchová (výchozí: 100)
help-solve-logs = zapsat tam záznam každého vyřešeného rozdání
help-to-train = Trénovat síť hry: hraje sama se sebou a učí se z toho.
help-train-minutes = kolik minut celkem (výchozí: 9)
help-train-out = složka pro stav tréninku, síť, její popis a obrázek
help-train-resume = pokračovat ze stavu tréninku v této složce
help-train-seed = číslo (výchozí: 1)
help-train-workers = procesy, které hrají (výchozí: jeden na jádro, bez jednoho)
help-train-layers = jak široké jsou dvě vrstvy nové sítě (výchozí: 128,64)
help-train-most-weights = síť, ve které se pokračuje, si ponechá nejvýš tolik vah: hodnoty, které se téměř nevyskytují, se o ně dělí (výchozí: všechny)
help-train-least-seats = u stolů s méně místy se netrénuje ani se s touto sítí nehraje (výchozí 1)
help-train-rate = nejvyšší rychlost učení, např. 0.0002 (výchozí 0.002 pro novou síť, 0.001 pro tu, která se učí dál)
help-train-simulations = simulace na tah, ze kterého se učí, a na rychlý tah (výchozí: 96,16)
help-train-learner = kdo se učí
help-train-steps = skončit po tolika krocích (výchozí: jen podle času)
help-lessons-games = skončit po tolika partiích (výchozí: jen podle času)
help-train-export = zapsat síť z --resume nebo síť hry jako ONNX
help-train-measure = odehrát N partií se sítí z --resume nebo se sítí hry: je pravda, co říká?
help-train-self-check = porovnat gradienty Torch a NumPy a skončit
help-to-replay = Přehrát záznam a ukázat stůl.
help-replay-at = zastavit po N tazích
help-to-position = Vypsat, co je na konci záznamu dovoleno.
help-to-verify = Ověřit, že se v záznamu rozdávalo podle semínka.
help-to-perft = Spočítat strom hry do dané hloubky.
help-perft-from = počítat od konce tohoto záznamu
help-perft-divide = ukázat počet pod každou první akcí
help-perft-chance = rozvinout náhodu místo dotazu na rozdání
help-to-rules = Ukázat pravidla hry větu po větě.
help-rules-lang = jako u play; s --json je výchozí en
help-rules-id = jedna věta, např. sail-2
help-to-texts = Ukázat překlad vedle angličtiny, nebo ho opravit.
help-texts-lang = de, cs, fi, sv nebo hu
help-texts-game = hra, house nebo page (výchozí: vše)
help-texts-csv = vypsat tabulku pro tabulkový program
help-texts-read = převzít do textů opravy z takové tabulky
help-to-games = Vypsat hry, jejich místa a volby.
help-games-lang = říct, jak se to všechno jmenuje: en, de, cs, fi, sv nebo hu
help-to-components = Ukázat, zkontrolovat nebo vyrobit vytištěné díly hry.
help-components-card = jen tuto jednu
help-components-svg = vypsat kresbu místo textu
help-components-lang = jazyk toho, co najde `check`: en, de, cs, fi, sv nebo hu
help-to-bench = Změřit rychlost pravidel.
help-bench-peers = ve stejném běhu změřit jiné programy

## Selhání botů v aréně a poznámky během práce

failed-no-json = odpověď „{ $typed }“ není JSON
failed-no-option = odpověď „{ $typed }“ není žádná z možností (je jich { $count })
failed-number = { $typed } není žádná z možností { $known }
failed-start = { $program } nelze spustit: { $reason }
failed-late = žádná odpověď do { $seconds } s
failed-long = odpověď má na řádku více než { $most } znaků
failed-closed = program zavřel svůj výstup
failed-ended = program skončil s kódem { $code }
failed-remark = { $text }: { $remark }
failed-died = proces bota skončil
failed-starting = proces arény skončí hned po spuštění (návratový kód { $code })
failed-at-deal = proces arény skončil při rozdání { $deal } (návratový kód { $code })
note-compiling = Překládají se pravidla hry { $game }, jednou na tomto počítači: asi 20 sekund.
note-damaged = Přeložená pravidla v { $folder } byla poškozená a vytvoří se znovu.
note-cache = Složku mezipaměti nelze použít ({ $reason }: { $folder }); pravidla se přeloží jen pro tento běh.
note-no-compiler = Překladač nelze použít ({ $reason }); pravidla běží v obyčejném Pythonu, téměř 200krát pomaleji.
note-network-unusable = Síť hry { $game } nelze použít ({ $reason }); hledání pokračuje bez ní.
note-network-misfit = Síť hry { $game } nesedí ({ $reason }); hledání pokračuje bez ní.
note-network-things = Síť hry { $game } se učila s jinými vytištěnými díly; hledání pokračuje bez ní.
note-tables = tabulky, jednou pro tento balíček: { $done } z { $whole }
note-tables-damaged = Tabulky v { $folder } byly poškozené a spočítají se znovu.
note-tables-not-kept = Tabulky nelze uložit ({ $reason }: { $folder }); příště se spočítají znovu.

## Co příkazy odpovídají

said-figure = { $figure }
said-percent = { $share } %
said-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
said-deals = { $count ->
    [one] { $count } rozdání
   *[other] { $count } rozdání
}
said-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
said-seats = { $count ->
    [one] { $count } místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
}
said-simulate = { $game }: { $games }, { $moves }, nedohráno: { $unfinished }, partií za sekundu procesoru: { $pace }
said-simulate-seat = místo { $number }  { $bot } průměr { $mean }   výhry { $share } %   ({ $low } až { $high })
said-solve = { $game }: { $deals }, z toho vyřešeno { $solved }: { $share } %   ({ $low } až { $high })
said-solve-best = nejlepší počet bodů v průměru: { $points }, sekund na rozdání: { $seconds }
said-won = výhra: { $who }
said-nobody = nikdo
said-weight = váha { $weight }
said-seed-other = { $file }: semínko není to slíbené: jeho SHA-256 je { $hash }
said-dealt-other = { $where }: záznam říká „{ $said }“, semínko rozdává „{ $dealt }“
said-checked = ověřené výsledky náhody: { $count }
said-game = { $game }: počet míst { $seats }
said-changed = změněno: { $count }
said-changed-in = změněno: { $count } ({ $files })
said-arena = { $game }, { $seats }: { $deals }, { $games }, semínko { $seed }
said-arena-unfinished = nedohráno: { $count }
said-arena-points = body { $points }
said-arena-pace = { $ms } ms na rozhodnutí
said-arena-pair = { $first } před { $second }: { $share }
said-arena-margin = body { $margin }
said-arena-margin-between = body { $margin } ({ $low } až { $high })
said-share = { $share } %  ({ $low } až { $high })
said-span = ({ $low } až { $high })
said-elo = Elo, průměr 0:
said-sprt = test { $low } proti { $high } Elo: { $text } ({ $deals }, { $ratio })
said-sprt-low = { $name } je silnější nejvýš o { $elo } Elo
said-sprt-high = { $name } je silnější aspoň o { $elo } Elo
said-sprt-open = zatím není prokázáno ani jedno
said-sprt-first = první
said-mirror = zrcadlo: { $name } proti sobě: { $share }, { $deals }: { $text }
said-mirror-ok = drží 50 %, jak má
said-mirror-not = NEDRŽÍ 50 %: náhodou se to stane 1 zrcadlu z 20
said-sanity = kontrola: { $name } proti { $against }: { $share }, { $deals }: { $text }
said-sanity-ok = jistě vpředu, jak má být
said-sanity-not = NENÍ jistě vpředu
said-forfeit = kontumace: { $name } na místě { $number }, rozdání { $deal }, partie { $game }, rozhodnutí { $decision }: { $why }
said-forfeits-more = a ještě kontumací: { $count }
said-stopped = zastaveno, hotovo { $done } (plán: { $deals }); { $advice }
said-stopped-resume = --resume pokračuje
said-stopped-logs = s --logs DIR by šlo pokračovat
said-serve-running = Saqqara už běží: { $address }
said-serve-moved = Port je obsazený, použije se příští volný.
said-serve-up = Saqqara běží na { $address } (Ctrl-C ji zastaví)
said-serve-lan = Ostatní v síti ji najdou na { $address }
said-serve-stopped = Saqqara skončila.
said-backup = { $file }: velikost v bajtech { $size }
said-restored = obnoveno: { $where }
said-restored-kept = obnoveno: { $where }; co tam bylo, je { $kept }
said-database = databáze

## Co sděluje trénink

train-no-accelerator = Akcelerátor tu není; učí se NumPy.
train-grown = Síť se nyní dívá na { $after } čísel místo { $before }: co je nové, začíná bez váhy.
train-trimmed = Síť má { $after } vah místo { $before }: hodnoty, které se téměř nevyskytují, se o ně dělí.
train-apart = Torch a NumPy se liší o { $apart } délky gradientu.
train-instead = Místo Torch se učí NumPy: { $reason }
train-progress = { $share } %  partie { $games }  tahy { $turns }  kroky { $steps }  váhy { $number }  { $losses }  { $strength }
train-left = z hrajících procesů ({ $workers }) zbývá { $alive }
train-begins = hrající procesy: { $workers }, učí se { $learner }, semínko { $seed }
train-ahead = { $against } je vzadu v { $share } % z { $games } partií se 64 simulacemi
against-start = síť ze začátku
train-both = { $first }; { $second }
found-games = partie { $value }
found-turns = tahy { $value }
found-steps = kroky { $value }
found-strength = síla: { $value }
found-apart = rozdíl { $value }
found-accelerator = akcelerátor { $value }
found-calibration_error = chyba kalibrace { $value }
found-told_came_times = řečeno, přišlo, kolikrát: { $value }
found-file = soubor { $value }
found-weights = váhy { $value }

## Co se měří

bench-head = rozhodnutí za sekundu procesoru
bench-first-options = první volby
bench-last-options = poslední volby
bench-row = { $game }, { $mix }, míst: { $seats }
bench-row-plain = { $game }, { $mix }, míst: { $seats }, obyčejný Python
bench-ratio = { $game }, míst: { $seats }; přeložené proti obyčejnému Pythonu: { $ratio }×
bench-peer = proti { $name }: { $ratio }×
bench-state = State má velikost { $size } B a zkopíruje se za { $time } ns
bench-starts = první spuštění: překlad { $cold } s, další spuštění: { $warm } s
