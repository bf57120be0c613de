### The house in English: everything that belongs to no game.

our-ruling = our ruling
chance = chance

## Seats, by the colour of their pieces

seat-0 = Lapis
seat-1 = Carnelian
seat-2 = Alabaster
seat-3 = Ebony

## Playing strength, and what can be chosen for a game

level-random = Wanderer
level-greedy = Grabber
level-1 = Apprentice
level-2 = Stone Hauler
level-3 = Stonemason
level-4 = Skipper
level-5 = Foreman
level-6 = Scribe
level-7 = Master Builder
level-8 = Royal Architect
level-analyst = Vizier
value-yes = yes
value-no = no
value-none = none
value-designed = designed by this project

## Playing in the terminal

play-bot = { $who } ({ $bot })
play-earlier = { $count } more: type log
play-ways = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
play-hint = A number, a code or some of its words; ? for help.
play-hint-one = Enter does it; ? for help.
play-hint-narrowed = A number, code or words; Enter shows everything again.
play-several = Enter alone is enough only when there is one option. Type a number or a code.
play-no-number = There is no line { $number }; the list ends at { $last }.
play-unknown = “{ $typed }” is no code of this game. Type ? for help.
play-unknown-near = “{ $typed }” is no code of this game. The nearest is: { $code }
play-refused = “{ $code }” is not allowed now: { $reason } [{ $rule }]
play-allowed = “{ $code }” is allowed: { $sentence }.
play-no-sentence = There is no sentence or code “{ $typed }”. Type rules for all sentences.
play-no-sentence-near = There is no sentence or code “{ $typed }”. The nearest is: { $near }
play-undone = Taken back: { $what }
play-undone-sealed = { $who } answers again.
play-undo-revealed = That cannot be taken back: something has been revealed since.
play-undo-nothing = There is nothing to take back yet.
play-saved = Saved to { $file }
play-not-saved = The game could not be saved to { $file }: { $reason }
play-exists = { $file } is there already; choose another name.
play-leave-anyway = Type save FILE to save it elsewhere, or quit again to leave without saving.
play-go-on = Go on with: saqqara play --resume { $file }
play-cut = The last line of the file was cut off and is left out: { $line }
play-curtain = Pass the screen to { $who }, then press Enter.
play-more = Enter for more, q to stop
play-back = Enter goes back to the table
play-source = Points
play-total = Total
play-won = { $who } wins!
play-nobody = The game is lost.
play-shared = A shared win: { $who }
play-help-number = chooses that line of the list
play-help-code = an action by its code, like those on the right of the list; a beginning, or some words of it, narrow the list
play-help-enter = does the only option, or shows the whole list again
play-help-why = explains a sentence of the rules, or why an action is not allowed
play-help-rules = shows all sentences of the rules
play-help-hint = what a look at the numbers suggests
play-hint-ahead = One step ahead this looks best: { $code }
play-hint-chance = Chance to win from here if the computer plays on: about { $share }%
play-help-undo = takes back the last action, as long as nothing was revealed since
play-help-save = saves the game
play-help-log = shows everything that happened
play-help-quit = saves the game and leaves
play-key-number = a number
play-key-code = a code
play-key-enter = Enter
play-key-why = ? sentence or code
play-key-rules = rules
play-key-hint = hint
play-key-undo = undo
play-key-save = save [FILE]
play-key-log = log
play-key-quit = quit

## Mistakes, on the command line and in files

on-line = { $line }: { $text }
in-file = { $file }:{ $text }
mistake-stopped = stopped
mistake-near = ; did you mean '{ $near }'?
mistake-known = ; there are { $known }
mistake-with-advice = { $text }; { $advice }
mistake-of-game = { $game }: { $text }
mistake-span = { $low } to { $high }
mistake-chance = chance
mistake-seat = seat { $number }
mistake-arguments-required = the following arguments are required: { $known }
mistake-arguments-unknown = unrecognized arguments: { $typed }
mistake-argument-ambiguous = ambiguous option: { $typed } could match { $known }
mistake-argument-choice = argument { $argument }: invalid choice: { $typed } (choose from { $known })
mistake-argument-one = argument { $argument }: expected one argument
mistake-argument-some = argument { $argument }: expected at least one argument
mistake-argument-none = argument { $argument }: ignored explicit argument { $typed }
mistake-try-help = see { $command } --help
mistake-no-game = no game '{ $typed }'{ $offer }
mistake-try-games = see saqqara games
mistake-no-language = no language '{ $typed }'; there are { $known }
mistake-no-number = '{ $typed }' is no number
mistake-try-whole = a whole number from { $low } on
mistake-out-of-range = { $typed } is out of range
mistake-try-span = from { $low } to { $high }
mistake-try-from = from { $low } on
mistake-seats = { $game } is for { $known } seats, not { $typed }
mistake-no-option = { $game } has no option '{ $typed }'{ $offer }
mistake-value = { $typed }: choose one of { $known }
mistake-value-or-file = { $typed }: choose one of { $known } or the name of a file
mistake-not-a-setting = '{ $typed }' is not NAME=VALUE
mistake-try-set = e.g. --set { $known }
mistake-option-twice = option '{ $typed }' is given twice
mistake-try-once = give it once
mistake-no-player = no player '{ $typed }'{ $offer }
mistake-no-budget = no budget '{ $typed }' for { $player }: write { $player }:1000 for simulations, { $player }:500ms for time
mistake-bot-command = '{ $typed }' is no command: { $reason }
mistake-bot-empty = { $prefix } needs a command, e.g. { $prefix }./mybot
mistake-bot-program = no program '{ $typed }' that can be run
mistake-bots = { $count } bots for { $seats } seats
mistake-try-bot-a-seat = name at most one a seat
mistake-try-bots = name one bot for all seats, or one for each
mistake-try-file-log = give the name of a log file
mistake-try-file-text = give the name of a text file
mistake-try-file-table = give the name of a table file
mistake-folder-log = is a folder, not a log
mistake-folder-text = is a folder, not a text
mistake-folder-table = is a folder, not a table
mistake-folder = is a folder, not a file
mistake-no-file = there is no such file
mistake-no-file-in = there is no such file; looked for in { $here } and { $there }
mistake-no-plain-file = is no plain file
mistake-no-text = is no text: byte { $byte } is not UTF-8
mistake-no-utf8-name = its name is not UTF-8; rename it
mistake-not-read = cannot be read
mistake-too-large = is too large: at most { $most } bytes are read
mistake-not-sent = its text was not sent along
mistake-takes-no-file = this option takes no file
mistake-half-line = half a line at the end is left out: { $text }
mistake-log-brings = a log brings its own '{ $typed }'; only files can be named
mistake-try-files = options that take one: { $known }
mistake-try-no-files = options that take one: none
mistake-log-empty = the file is empty; a log begins with a line like 'GAME rules 1 seats 2'
mistake-log-header = no header: '{ $typed }' should be like 'GAME rules 1 seats 2'
mistake-log-rules = played by rules { $rules } of { $game }, but only 1 to { $last } are known here; update to play it
mistake-log-no-components = the game was not played with { $file }: the header has no 'components sha256:...'
mistake-log-file = the game was played with the components of a file ({ $hash }) that no option names
mistake-log-components = the game was played with other components ({ $hash }), not those of { $file } ({ $here })
mistake-log-advice = name the right file with --set { $known }
mistake-log-json = the position after 'from' is not JSON: { $reason }
mistake-log-deep = the position after 'from' is nested too deeply
mistake-log-option = '{ $typed }' in the header is no option=value{ $offer }
mistake-log-line = '{ $typed }' is no line of a log
mistake-log-points = the checkpoint says { $points }, but the table has { $here }
mistake-log-back = one can go back to a line before, not to { $line }
mistake-log-long = at most { $lines } lines and { $backs } steps back are read
mistake-log-move = { $who } may not '{ $code }': { $reason } [{ $rule }]
mistake-no-code = there is no such code
mistake-no-code-near = there is no such code; did you mean '{ $near }'?
mistake-proof-digits = the proof needs '# { $field }' with 64 hexadecimal digits
mistake-proof-table = the proof needs one of '# table' and '# deal'
mistake-proof-nonce = the proof needs '# nonce' of every seat from 0 on, or of none
mistake-no-proof = has no proof of its deal: '# commitment' is missing
mistake-try-proof = a service adds it when a game is over
mistake-few-moves = the log ends after move { $count }
mistake-try-smaller = give a smaller number
mistake-log-of = is a log of { $game }
mistake-try-log-of = give a log of { $game }
mistake-there-already = is there already
mistake-try-another-file = choose another file
mistake-try-another-folder = choose another folder or seed
mistake-not-installed = { $typed } is not installed
mistake-packages = not installed: { $known }
mistake-try-research = install the extra research: pip install 'saqqara[research]'
mistake-no-solver = { $game } has no solver
mistake-nothing-to-solve = there is nothing to solve without a task
mistake-solved-alone = the solver plays with 1 seat
mistake-no-rule = no rule '{ $typed }' in { $game }
mistake-try-near = did you mean { $near }?
mistake-nothing-to-show = { $game } has nothing to show
mistake-nothing-to-check = { $game } has nothing to check
mistake-nothing-to-make = { $game } has nothing to make
mistake-try-tools = it offers: { $known }
mistake-try-no-tools = it offers: nothing
mistake-draws-nothing = { $what } draws nothing for { $game }
mistake-try-without = leave it out
mistake-printed-file = the printed things of this game are known and cannot be replaced; leave out the file
mistake-printed-card = the cards of this game have no numbers; leave out --card
mistake-try-bench = scripts/bench installs them
mistake-nothing-to-resume = there is nothing to go on with
mistake-try-logs = name the folder with --logs DIR
mistake-not-low-high = '{ $typed }' is not LOW,HIGH
mistake-nothing-to-decide = { $typed } leaves nothing to decide
mistake-try-sprt = two numbers of Elo points, the lower first, e.g. --sprt=0,20
mistake-no-time = '{ $typed }' is no time
mistake-try-seconds = seconds for one answer, e.g. { $known }
mistake-arena-seats = an arena has at least { $least } seats, not { $count }
mistake-arena-players = { $count } for { $seats } seats: name { $known }
mistake-arena-sprt = compares { $least } players, not { $count }
mistake-arena-there = is there already; --resume goes on with it
mistake-arena-file = is no file of results of an arena
mistake-arena-other = was played with { $field } { $was }, not { $now }
mistake-arena-result = is no result of a deal
mistake-dask-package = a cluster needs the package distributed: install saqqara[dask]
mistake-dask-address = '{ $typed }' is no address of a Dask scheduler
mistake-try-dask-address = write HOST:PORT, e.g. { $known }
mistake-dask-silent = no Dask scheduler answers at { $address }
mistake-try-dask-up = check the address, and whether the scheduler is up
mistake-dask-empty = the cluster at { $address } has no workers
mistake-try-dask-worker = start some: { $command }
mistake-dask-lost = the cluster at { $address } was lost
mistake-dask-deserted = the cluster at { $address } has no workers left
mistake-dask-none = { $worker } has no saqqara that fits ({ $reason })
mistake-dask-version = { $worker } has saqqara { $theirs }, here is { $ours }
mistake-dask-rules = { $worker } plays { $game } by rules { $theirs }, here are rules { $ours }
mistake-dask-text = { $worker } has other rules or players than this machine, though both are saqqara { $version }
mistake-dask-player = { $worker }: { $reason }
mistake-try-dask-same = install the same saqqara on the scheduler and on all workers
mistake-dask-program = '{ $typed }' is a program on this machine, which a cluster does not have
mistake-try-no-dask = play without --dask
mistake-dask-killed = deal { $deal } was lost with several workers, one after the other
mistake-try-dask-log = their logs may say why
mistake-try-kept = what was learned is kept; go on with --resume { $folder }
mistake-database-address = this is no address of a database
mistake-database-kind = '{ $typed }' is not known here; there is postgresql
mistake-database-package = PostgreSQL needs the package psycopg: install saqqara[postgres]
mistake-try-database-form = write postgresql://USER@HOST/NAME
mistake-try-database = name a database with --database
mistake-try-database-up = check the address, and whether the database is up
mistake-try-or-database-up = or check the address, and whether the database is up
mistake-workers-database = several processes need PostgreSQL
mistake-workers-port = several processes cannot share a port on this system
mistake-try-port = name another --host or --port
mistake-data-used = another process uses this data and does not answer
mistake-try-stop = stop it first
mistake-try-data = choose another folder with --data
mistake-try-or-data = or choose another folder with --data
mistake-not-used = cannot be used: { $reason }
mistake-not-written = cannot write: { $reason }
mistake-try-checkout = use a checkout that is yours
mistake-try-unchanged = nothing was changed
mistake-no-texts = no texts of '{ $typed }'{ $offer }
mistake-no-translation = no translation '{ $typed }'{ $offer }
mistake-text-column = no column '{ $typed }': the first line is { $known }
mistake-text-unknown = no text '{ $typed }' in '{ $part }'
mistake-text-changed = { $text }: the English is another one by now: { $now }
mistake-text-empty = { $text }: the translation is empty
mistake-text-fluent = { $text }: not readable as Fluent; look at braces and indents
mistake-text-places = { $text }: { $typed } is not filled in here; English has { $known }
mistake-text-no-places = no places to fill in
mistake-no-out = there is no folder to write to
mistake-try-out = name one: --out DIR
mistake-not-number-within = '{ $typed }' is not a number from { $low } to { $high }
mistake-not-a-b = '{ $typed }' is not A,B
mistake-try-a-b = two numbers up to { $most }, multiples of { $step }, e.g. { $known }
mistake-no-folder = there is no such folder
mistake-try-resume = --resume names the --out of an earlier training
mistake-no-file-of-name = there is no { $file }
mistake-try-no-resume = nothing to go on with
mistake-checkpoint-damaged = the checkpoint is damaged ({ $reason })
mistake-checkpoint-sizes = its parts have other sizes
mistake-not-so-small = so small it cannot be made: { $least } weights are the least
mistake-nothing-to-trim = only a network that is gone on with is made smaller: add --resume DIR
mistake-checkpoint-of = it is of { $game }, rules { $rules }, or of other printed things
mistake-torch = Torch cannot be used ({ $reason })
mistake-try-torch = install saqqara[train]
mistake-torch-differs = the gradients of Torch and NumPy differ by { $apart } of their length
mistake-try-numpy = on this machine learn with --learner numpy
mistake-no-worker = no worker is left; what was learned is kept
mistake-no-network = { $game } has no network
mistake-try-network = name the folder of one with --resume DIR
mistake-network-for = it is for { $game }
mistake-network-rules = it was trained by rules { $rules }, these are rules { $here }
mistake-network-things = it was trained with other printed things
mistake-network-answers = the answers or sources of points are others
mistake-network-looks = it looks at { $count } numbers, the game here shows { $here }
mistake-network-weights = { $file } does not hold the { $count } weights that { $card } tells of
mistake-network-shape = { $card } does not tell the shape of the network: { $reason }
mistake-network-impossible = { $card } tells of a network that cannot be
mistake-no-data = there is no data to back up
mistake-try-name-data = name its folder with --data
mistake-try-name-file = name another file
mistake-file-not-written = cannot be written: { $reason }
mistake-no-backup = is no backup
mistake-try-backup = make one with saqqara backup
mistake-backup-damaged = is damaged
mistake-try-another-backup = use another backup
mistake-data-running = the service is running on this data
mistake-data-there = there is data already
mistake-try-force-data = use --force, or another folder with --data
mistake-try-force-database = use --force, or another database
mistake-try-up = check the address, and whether it is up
mistake-data-other-version = is not of this version
mistake-try-start-once = start the service on it once, then try again
mistake-data-newer = the data was written by a newer version (revision { $revision }); update to use it
mistake-of-file = { $file }: { $text }
mistake-search-budget = a search needs a budget: at least 1 simulation, or 1ms
mistake-search-room = a search needs room: { $memory } MB hold no more than { $nodes } nodes
mistake-guest-budget = no budget '{ $typed }' for { $player }: write { $player }:1000 for simulations, at least { $least }
mistake-guest-missing = { $player } needs { $package }, which is not installed here: pip install 'saqqara[research]'
mistake-system-address-taken = Address already in use
mistake-system-address-not-here = Cannot assign requested address
mistake-system-name-unknown = Name or service not known
mistake-system-name-not-found = Temporary failure in name resolution
mistake-system-denied = Permission denied
mistake-system-no-file = No such file or directory
mistake-system-folder = Is a directory
mistake-system-no-folder = Not a directory
mistake-system-exists = File exists
mistake-system-read-only = Read-only file system
mistake-system-full = No space left on device

## Help of the command line: each on one line, with nothing to fill in

help-usage = usage:
help-arguments = positional arguments
help-options = options
help-help = show this help message and exit
help-version = show program's version number and exit
help-saqqara = Board games of ancient Egypt: play, replay, simulate, measure.
help-json = print one JSON object and nothing else
help-seats = how many play (default 2, or as few as the game is for)
help-seed = a number; the same seed deals the same cards
help-set = options of the game
help-files = files that the log names, where they lie elsewhere now
help-deals = how many deals (default 100)
help-data = folder of the data (default: your data folder)
help-database = PostgreSQL instead of the folder: postgresql://... (default: SAQQARA_DATABASE, if it is set)
help-game = see `saqqara games`
help-to-serve = Run the service and open its page.
help-serve-host = address to listen on (default 127.0.0.1)
help-serve-port = port (default 8321; the next free one where it is taken)
help-serve-no-browser = open no browser
help-serve-lan = let others in your network play, and show a code for phones
help-serve-workers = processes that serve (default 1; more need --database)
help-serve-proxy = proxies in front, whose word on addresses is taken
help-to-backup = Write all tables to one file.
help-to-restore = Put a backup in place.
help-restore-force = replace data that is there; it is kept beside
help-to-play = Play a game in the terminal.
help-play-bots = players of the last seats, e.g. level2,greedy; none: people only
help-play-resume = go on with a saved game
help-play-lang = en, de, cs, fi, sv or hu (default: as the system speaks)
help-to-simulate = Let computer players play many games and count what comes out.
help-simulate-games = how many games (default 1000)
help-simulate-bots = one for all seats, or one for each
help-simulate-logs = write every game's log there
help-simulate-parquet = write every decision with what was seen there
help-to-arena = Let players meet on the same deals in every seating, and compare them.
help-arena-players = two or more, e.g. greedy,cmd:./mybot
help-arena-logs = write every game's log there, and the results as they come
help-arena-resume = go on with the results in the folder of --logs
help-arena-sprt = stop as soon as one of two differences in Elo is refuted
help-arena-workers = how many processes (default: one a core)
help-arena-limit = seconds for one answer (default 60)
help-arena-bot-seconds = for an answer of a cmd: bot (default 10)
help-arena-controls = deals of each control (default: a twentieth, 10 to 100)
help-dask = play on the cluster of this Dask scheduler, e.g. 127.0.0.1:8786
help-to-solve = Look for winning lines on deals whose whole order is known.
help-solve-task = short for --set task=T
help-solve-width = how many tables are kept a turn (default 100)
help-solve-logs = write the log of every deal that was solved there
help-to-train = Train the network of a game: it plays with itself and learns from that.
help-train-minutes = how long, all in all (default 9)
help-train-out = folder for checkpoint, network, card and picture
help-train-resume = go on from the checkpoint in this folder
help-train-seed = a number (default 1)
help-train-workers = processes that play (default: one a core, less one)
help-train-layers = how wide the two layers of a new network are (default 128,64)
help-train-most-weights = a network that is gone on with keeps so many weights at most: values that hardly ever come share them (default: all)
help-train-least-seats = tables with fewer seats are neither trained nor played with this network (default 1)
help-train-rate = the highest rate of learning, e.g. 0.0002 (default 0.002 for a new network, 0.001 for one that is gone on with)
help-train-simulations = of a turn that is learned from, and of one played fast (default 96,16)
help-train-learner = who learns
help-train-steps = end after so many steps (default: by time alone)
help-lessons-games = end after so many games (default: by time alone)
help-train-export = write the network of --resume, or the game's, as ONNX
help-train-measure = play N games by the network of --resume, or the game's: is its word true?
help-train-self-check = compare Torch's gradients with NumPy's, and end
help-to-replay = Play a log and show the table.
help-replay-at = stop after N moves
help-to-position = List what may be done at the end of a log.
help-to-verify = Check that a log was dealt as its seed says.
help-to-perft = Count the tree of play to a depth.
help-perft-from = count from the end of this log
help-perft-divide = show the count below each first action
help-perft-chance = expand chance instead of asking the deal
help-to-rules = Show the rules of a game, sentence by sentence.
help-rules-lang = as with play; with --json the default is en
help-rules-id = one sentence, e.g. sail-2
help-to-texts = Show a translation beside its English, or correct it.
help-texts-lang = de, cs, fi, sv or hu
help-texts-game = a game, house or page (default: all)
help-texts-csv = print a table for a spreadsheet
help-texts-read = take the corrections of such a table into the texts
help-to-games = List the games, their seats and options.
help-games-lang = say what all of it is called: en, de, cs, fi, sv or hu
help-to-components = Show, check or make the printed things of a game.
help-components-card = only this one
help-components-svg = print a drawing instead of text
help-components-lang = of what `check` finds: en, de, cs, fi, sv or hu
help-to-bench = Measure the speed of the rules.
help-bench-peers = measure other engines in the same run

## Failures of players in an arena, and notes on the way

failed-no-json = answered '{ $typed }', which is no JSON
failed-no-option = answered '{ $typed }', which is none of its { $count } options
failed-number = { $typed } is none of the options { $known }
failed-start = { $program } cannot be started: { $reason }
failed-late = no answer within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
failed-long = answered more than { $most } signs in a line
failed-closed = it closed its output
failed-ended = its program ended with { $code }
failed-remark = { $text }: { $remark }
failed-died = its process ended
failed-starting = a process of the arena ends as soon as it is started (exit code { $code })
failed-at-deal = a process of the arena ended at deal { $deal } (exit code { $code })
note-compiling = Compiling the rules of { $game }, once on this machine: about 20 seconds.
note-damaged = The compiled rules in { $folder } were damaged and are made again.
note-cache = The cache folder cannot be used ({ $reason }: { $folder }); the rules are compiled for this run only.
note-no-compiler = The compiler cannot be used ({ $reason }); the rules run as plain Python, almost 200 times slower.
note-network-unusable = The network of { $game } cannot be used ({ $reason }); the search goes on without it.
note-network-misfit = The network of { $game } does not fit ({ $reason }); the search goes on without it.
note-network-things = The network of { $game } was trained with other printed things; the search goes on without it.
note-tables = tables, once for this deck: { $done } of { $whole }
note-tables-damaged = The tables in { $folder } were damaged and are computed again.
note-tables-not-kept = The tables cannot be kept ({ $reason }: { $folder }); they are computed again next time.

## What commands answer

said-figure = { $figure }
said-percent = { $share }%
said-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
said-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
said-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
said-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
said-simulate = { $games } of { $game }, { $moves }, { $unfinished } unfinished, { $pace } games a CPU second
said-simulate-seat = seat { $number }  { $bot } mean { $mean }   wins { $share }%   ({ $low } to { $high })
said-solve = { $solved } of { $deals } of { $game } solved: { $share }%   ({ $low } to { $high })
said-solve-best = mean best { $points } points, { $seconds } seconds a deal
said-won = won: { $who }
said-nobody = nobody
said-weight = weight { $weight }
said-seed-other = { $file }: the seed is not the promised one: its SHA-256 is { $hash }
said-dealt-other = { $where }: the log says '{ $said }', the seed deals '{ $dealt }'
said-checked = { $count ->
    [one] { $count } outcome checked
   *[other] { $count } outcomes checked
}
said-game = { $game }: { $seats } seats
said-changed = { $count } changed
said-changed-in = { $count } changed in { $files }
said-arena = { $game }, { $seats }: { $deals }, { $games }, seed { $seed }
said-arena-unfinished = { $count } unfinished
said-arena-points = { $points } points
said-arena-pace = { $ms } ms a decision
said-arena-pair = { $first } ahead of { $second }: { $share }
said-arena-margin = { $margin } points
said-arena-margin-between = { $margin } points ({ $low } to { $high })
said-share = { $share }%  ({ $low } to { $high })
said-span = ({ $low } to { $high })
said-elo = Elo, mean 0:
said-sprt = test of { $low } against { $high } Elo: { $text } ({ $deals }, { $ratio })
said-sprt-low = { $name } is at most { $elo } Elo stronger
said-sprt-high = { $name } is at least { $elo } Elo stronger
said-sprt-open = neither is proved yet
said-sprt-first = the first
said-mirror = mirror: { $name } against itself: { $share }, { $deals }: { $text }
said-mirror-ok = holds 50%, as it must
said-mirror-not = does NOT hold 50%: chance does that to 1 mirror in 20
said-sanity = sanity: { $name } against { $against }: { $share }, { $deals }: { $text }
said-sanity-ok = surely ahead, as it must be
said-sanity-not = NOT surely ahead
said-forfeit = forfeit: { $name } on seat { $number }, deal { $deal }, game { $game }, decision { $decision }: { $why }
said-forfeits-more = { $count ->
    [one] and { $count } more forfeit
   *[other] and { $count } more forfeits
}
said-stopped = stopped after { $done } of { $deals }; { $advice }
said-stopped-resume = --resume goes on
said-stopped-logs = with --logs DIR it could go on
said-serve-running = Saqqara is running already: { $address }
said-serve-moved = The port is taken, so the next free one is used.
said-serve-up = Saqqara is at { $address } (Ctrl-C stops it)
said-serve-lan = Others in your network find it at { $address }
said-serve-stopped = Saqqara has stopped.
said-backup = { $file }: { $size } bytes
said-restored = restored to { $where }
said-restored-kept = restored to { $where }; what was there is { $kept }
said-database = the database

## What a training tells: the English on one line, with nothing to choose, since Fluent may be missing there

train-no-accelerator = There is no accelerator; NumPy learns.
train-grown = The network now looks at { $after } numbers instead of { $before }: what is new begins without weight.
train-trimmed = The network has { $after } weights instead of { $before }: values that hardly ever come share theirs.
train-apart = Torch and NumPy differ by { $apart } of the length of the gradient.
train-instead = NumPy learns instead of Torch: { $reason }
train-progress = { $share }%  { $games } games  { $turns } turns  { $steps } steps  weights { $number }  { $losses }  { $strength }
train-left = { $alive } of { $workers } workers are left
train-begins = { $workers } workers, { $learner } learns, seed { $seed }
train-ahead = ahead of { $against } in { $share }% of { $games } games, 64 simulations
against-start = start
train-both = { $first }; { $second }
found-games = games { $value }
found-turns = turns { $value }
found-steps = steps { $value }
found-strength = strength { $value }
found-apart = apart { $value }
found-accelerator = accelerator { $value }
found-calibration_error = calibration_error { $value }
found-told_came_times = told_came_times { $value }
found-file = file { $value }
found-weights = weights { $value }

## What is measured

bench-head = decisions a CPU second
bench-first-options = first options
bench-last-options = last options
bench-row = { $game }, { $mix }, { $seats } seats
bench-row-plain = { $game }, { $mix }, { $seats } seats, plain Python
bench-ratio = { $game }, { $seats } seats: compiled is { $ratio } times plain Python
bench-peer = { $ratio } times { $name }
bench-state = a State has { $size } bytes and is copied in { $time } ns
bench-starts = first start { $cold } s to compile, later starts { $warm } s
