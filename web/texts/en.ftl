### The shell in English. What a game says stands in its own folder.

## Everywhere

brand = Saqqara
chance = Chance

## Every page

page-title = { $page } · Saqqara
page-offline = You are offline. What you see stays; what you do waits until the line is back.
offline-needs = Rules and replays that you have opened on this device can be read without a connection. Everything else needs the service: tables, computer players and new games.
offline-replays = Replays kept on this device
header-skip = Skip to the page
header-home = Saqqara: to the first page
header-light = Light theme
header-dark = Dark theme
load-wait = One moment …
load-retry = Try again
language-pseudo = Pseudo

## Seats, by the colour of their pieces

seat-0 = Lapis
seat-1 = Carnelian
seat-2 = Alabaster
seat-3 = Ebony
seat-open = Open seat
seat-you = You
seat-bot = Computer · { $level }

## Playing strength

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

## The first page

home-about = Three board games of ancient Egypt, with friends and against the computer.
home-start = Play
home-way = With whom
home-play-now = Play now
home-friends = With friends
home-screen = On one screen
home-way-bots = Choose a game and a strength; it begins at once.
home-way-friends = You get a link. Whoever opens it takes a seat; computer players can take the rest.
home-way-screen = Everybody plays on this device. What is secret stays behind a curtain.
home-go-bots = Play { $game }
home-go-friends = Make a table
home-go-screen = Start { $game }
home-more = All choices
home-rules-of = Rules of { $game }
home-name-of = Name { $seat }
home-continue = Continue
home-continue-none = Your tables will be here.
home-finished = Finished games: { $count }
home-public = Open tables
home-public-none = Nobody has an open table just now. Yours could be the first: choose “With friends” and all choices.
home-log = Open a saved game
home-log-hint = A log from here or from the command line. It can be replayed, and played on from any point.
home-log-file = A file
home-log-text = Or its text
home-log-go = Open it

## Lists of tables

tables-open = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
tables-playing = Being played
tables-watch = Watch
tables-yours = Your turn
tables-waiting = Waiting for { $who }
tables-won = You won
tables-saved = Saved game
tables-over = Finished

## A new table

new-title = New table
new-lead = Everything is set so that you can start right away.
new-game = Game
new-seats = Seats
new-seat-of = Who plays { $seat }
new-me = Me
new-open = Open
new-bot = Computer
new-name = Your name
new-open-hint = for whoever has the link
new-level = Playing strength
new-options = Options of the game
new-option-what = What “{ $option }” is about
new-file = from a file …
new-file-of = File for { $option }
new-own = own: { $name }
new-pace = Pace
new-live = Live
new-turns = Over days
new-live-hint = Everybody is here now.
new-turns-hint = Everybody comes by when it suits them.
new-clock = With a clock
new-clock-move = Seconds for a move
new-clock-bank = Minutes in reserve
new-clock-days = Days for a move
new-table = The table
new-who = Who finds it
new-private = Only by its link
new-public = Everybody
new-chat = Chat
new-auto = Answer by itself where there is one option
new-auto-hint = Only where everybody may see that it is the only one.
new-stand-in = Who sits in for somebody who left
new-deal = Name of a deal
new-deal-hint = Tables with the same name are dealt alike, whoever makes them.
new-go = Start
new-go-open = Make the table
new-cancel = Cancel

## A table before its game

room-title = { $game }: who plays?
room-table = Table
room-gone = This table is not there
seats-waiting = { $count ->
    [one] The game begins when the last seat is taken.
   *[other] The game begins when all seats are taken; { $count } are free.
}
seats-title = Seats
seats-here = is here
seats-sit = Take this seat
seats-sit-on = Take the seat { $seat }
seats-bot = Computer
seats-bot-on = Put the computer on the seat { $seat }
seats-free-up = Free it
seats-free-up-of = Free the seat { $seat }
seats-start = Fill up and start
seats-start-hint = The computer takes every free seat.
seats-share = Invite
seats-share-link = Link for your friends
seats-share-hint = Whoever opens it can take a free seat, or watch when none is left.
seats-own-link = Your own seat
seats-own-hint = For you alone: it brings you back to this seat from another device.
seats-about = About this table
seats-deal = Deal: { $deal }
seats-delete = Delete the table
clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
clock-live = { $move } s a move, { $bank } min in reserve
share-copy = Copy link
share-copied = Link copied
share-share = Share
share-code = The same link for the camera of a phone
share-here = This link opens on this computer only. Start Saqqara with ./play --lan and open it at the address that it shows: then others in your network can come, phones too.
claim-title = Your seat
claim-text = The link brings you to your table.
lost-title = Nothing here
lost-text = This address leads nowhere. Perhaps a part of the link was cut off.
lost-home = To the first page

## The end of a game

end-winner = { $who } wins!
end-you = You win!
end-shared = A shared win: { $who }
end-nobody = The game is lost.
end-points = Points by source
end-source = Points
end-total = Total
end-course = Scores over time
end-rematch = Rematch
end-rematch-join = To the rematch
end-replay = Replay
end-log = Download the log
end-home = First page
end-fair = Was the chance fair?
end-fair-text = The fingerprint of the seed was shown before the first move, and nobody could choose the seed knowing the game. Now that it is known, everything that chance did can be computed again from seed and log.
end-seed = Seed
end-seed-later = It is shown when the last table with this deal is over.
end-commitment = Fingerprint shown at the start
end-verify = Check it yourself
plot-about = The scores of all seats over { $count } steps
plot-axis = steps of the game

## Replay

replay-title = { $game }: replay
replay-short = Replay
replay-keys = Arrows step, Home and End jump, Space plays.
replay-step = Step
replay-at = { $step } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-scores = Scores
replay-story = What happened
replay-nothing = The game is about to begin.
replay-taken-back = { $who } takes it back.
replay-branch = Play on from here
replay-branch-hint = A table of your own from this step; the computer plays the others.
replay-branch-seat = You play
replay-branch-as = { $seat } ({ $who })
replay-branch-go = Play from here
replay-share = Share
replay-share-link = Link to step { $step }

## Rules

rules-short = Rules
rules-read = Read the rules
rules-title = { $game }: rules
rules-search = Search in the rules
rules-only = Only our own rulings
rules-play = Play it
rules-count = { $count ->
    [one] 1 sentence
   *[other] { $count } sentences
}
rules-chapters = Chapters
rules-others = Rules of other games
rules-ours = our ruling
rules-link = Link to the sentence { $id }
rules-none = No sentence has these words.

## Settings

settings-title = Settings
settings-lead = Kept in this browser. Everything takes effect at once.
settings-you = You
settings-name = Your name
settings-name-hint = So the others see who plays.
settings-name-kept = The others see this name from now on.
settings-keep = Save
settings-kept = Saved
settings-look = Language and look
settings-language = Language
settings-theme = Theme
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animations
settings-motion-auto = As the device
settings-motion-off = Off
settings-speed = Speed
settings-speed-slow = Slow
settings-speed-usual = Usual
settings-speed-fast = Fast
settings-speed-instant = At once
settings-playing = At the table
settings-sound = Sound
settings-sound-hint = Wood, water and a drum when it is your turn.
settings-confirm = Confirm every move
settings-confirm-hint = Otherwise a move is made with the last click; undo mends slips.

## Chat

chat-title = Chat
chat-messages = Messages
chat-none = Nobody has said anything yet.
chat-write = Write something
chat-send = Send
chat-guest = Guest

## Mistakes

error-offline = The service cannot be reached. Check your line and try again.
error-not-kept = This replay is not kept on this device, so it needs the service. Replays that you have looked at here open without it.
error-broken = Something went wrong. Try again in a moment.
error-no-table = There is no such table. Check the link.
error-not-found = There is no such thing. Check the link.
error-deleted = This table was deleted by its host.
error-gone = This is no longer there.
error-full = This table is full.
error-taken = This seat is taken.
error-not-yours = This seat is not yours.
error-not-host = Only the host of the table may do that.
error-too-much = That was too much at once. Wait a moment and try again.
error-stale = The position has changed meanwhile.
error-illegal = That move is not allowed.
error-over = The game is over.
error-not-stored = The move could not be stored. Try again in a moment.
error-too-large = That is too big.
error-no-link = This link does not work: it was replaced, or its table was deleted.
error-no-game = There is no such game.
error-no-components = This game has nothing that can be typed in.
error-no-seat = There is no such seat at this table.
error-no-level = There is no such playing strength.
error-no-point = The game has no such step.
error-no-page = There is nothing at this address.
error-begun = The game has begun.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-moved = Somebody else has moved already: you can leave the table instead.
error-present = Whoever sits there is here.
error-away = A bot sits in for you: take your seat back first.
error-secret = The game is not over and holds secrets. Wait for its end.
error-deal-over = The deal of this name is over. Choose another name.
error-name = This name cannot be used. Choose another one.
error-log = The log cannot be read: { $text }
error-set-up = The table cannot be made like this: { $text }
error-csrf = This visit has grown old. Reload the page.
error-body = Something in it cannot be used: it is missing, too long, or has signs that cannot be stored.
error-clock = This clock does not go with the pace of the table.
error-who = Your browser did not tell who you are. Allow cookies for this page and reload it.
error-no-chat = There is no chat at this table.
error-not-asked = Nobody asks for that any more.
error-request = The page and the service do not understand each other. Reload the page.

## The table

table-home = Home
table-players = Players
table-you = you
table-bot = computer
table-program = program
table-sits-in = a bot sits in
table-absent = not here
table-decides = decides now
table-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-question = Your decision
table-board = The board
table-notes = Notes on this table
table-news = News of the table
table-coming = The table is being laid …
table-waiting = Waiting for { $who }
table-your-turn = Your turn
table-sending = Sent, waiting for the answer …
table-stale = The table had moved on: please look again.
table-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
table-back = Back
table-back-to = Back to this step
table-do-it = Do it
table-story = What happened
table-all = Show all { $count } answers
table-fewer = Show fewer answers
table-story-all = Show all { $count } lines
table-took-back = { $who } takes it back
table-undone = taken back
table-end = Final scoring:
table-undo = Take back
table-undo-ask = Ask to take back
table-why = Why not here?
table-why-later = This is a second step: begin with what is lit.
table-why-nothing = There is nothing to choose here now.
table-why-short = Why?
table-why-of = Why not: { $what }
table-cannot = What can't I do?
table-cannot-more = And { $count } more
table-cannot-none = No rule forbids anything else on the board now.
table-rule = rule { $id }
table-read = Read on in the rules
table-rules = Rules
table-rules-of = The rules of { $game }
table-rules-failed = The rules cannot be fetched just now.
table-ours = our ruling
table-close = Close
table-chat = Chat
table-menu = Menu
table-sound-on = Turn sound on
table-sound-off = Turn sound off
table-light = Light colours
table-dark = Dark colours
table-settings = Settings
table-plain = Show the table as text
table-drawn = Show the board
table-look = Look at the table
table-result = How it ended
table-rematch = The same players play again.
table-pass-to = Pass the screen to { $name }
table-pass-why = What comes now is for one pair of eyes only.
table-pass-ready = I am { $name }

## The menu of a table

menu-name = Say your name
menu-link = Link to this table
menu-link-hint = Whoever opens it sees the table, and takes a seat where one is free.
menu-own = Link to my seat
menu-own-hint = For you alone: it brings you back to this seat from another device. Older links to it no longer work.
menu-leave = Leave my seat
menu-leave-of = Leave the seat of { $name }
menu-leave-text = A bot plays on instead. The seat can be taken back at any time, but what the bot has played stands.
menu-leave-go = Leave the seat
menu-stay = Stay
menu-delete-text = The table and its log are lost for everybody, for good.
menu-delete-go = Delete it
menu-keep = Keep it

## The line to the service

line-connected = Connected
line-connecting = Connecting …
line-offline = Offline
line-gone = Closed
line-waiting = { $count } waiting

## Bars over the table

bar-offline = No connection. The table comes back by itself.
bar-kept = { $count ->
    [one] Your move is kept and will be sent.
   *[other] Your { $count } moves are kept and will be sent.
}
bar-gone = This table was deleted.
bar-paused = The table is paused: somebody is away.
bar-watching = You are watching. Nothing you do here changes the game.
bar-away = A bot sits in for you.
bar-away-of = A bot sits in for { $who }.
bar-return = Take the seat back
bar-undo = { $who } would like to take back the last move.
bar-undo-waits = Asked to take back. Waiting for { $who }.
bar-agree = Agree
bar-decline = Decline
bar-rematch = Go there

## Keys

keys-title = Keys
keys-move = move between lit places
keys-choose = choose
keys-row = choose a row of the list
keys-back = one step back, or close
keys-list = go to the list
keys-skip = skip what is moving
keys-space = Space
keys-undo = take back
keys-rules = rules
keys-sound = sound on or off
keys-home = home
keys-keys = this list

## Learning to play

lesson-short = Learn
lesson-title = Learn to play
lesson-lead = Five minutes a game: real positions, and you make the moves.
lesson-of = Learn { $game }
lesson-begin = Begin
lesson-continue = Go on learning
lesson-known = Learnt · once more
lesson-invite = Learn it step by step
lesson-step = Step { $step } of { $last }
lesson-on = Go on
lesson-back = Back
lesson-again = Start again
lesson-rules = What the rules say
lesson-done = That is all you need. The first game is against an Apprentice, and everything new is explained when it appears.
lesson-play = Play your first game
lesson-others = Learn another game
home-learn-of = Learn { $game }
explain-title = New
explain-ok = Got it
explain-rule = The rule
explain-stop = Stop explaining
explain-start = Explain new things
settings-explain = Explain what first appears
settings-explain-auto = In first games
settings-explain-on = From now on
settings-explain-off = Never
## Own components

own-short = Own components
own-title = Own components
own-title-of = { $game } · own components
own-short-of = Own components for { $game }
own-lead = What you play with here is designed by this project. If you own the game, you can type in what is printed on your copy and play with that.
own-back = All components
own-drafts = Your own
own-drafts-none = You have not typed in anything yet.
own-drafts-here = They are kept in this browser only. Download the file to keep it elsewhere, and keep what is printed to yourself: it is the publisher’s.
own-new = Type in a new one
own-copy = Begin with ours
own-import = Import a file
own-import-file = A file
own-import-text = Or its text
own-import-hint = Remarks in the file are not kept.
own-import-unreadable = This file is no text in UTF-8, or larger than 32 kB.
own-import-look = Look at it
own-import-take = Take over what can be read
own-import-wrong = Errors found: { $count }. What cannot be read is left out; the rest can be mended here.
own-import-doubt = It can be played. Worth a second look: { $count }.
own-gone = This draft is not kept in this browser.
own-untitled = My own { $number }
own-name = Name
own-playable = can be played
own-unfinished = not finished
own-play = Play with these
own-play-of = Play with { $name }
own-delete = Delete { $name }
own-delete-sure = Delete { $name }? It cannot be brought back.
own-designed = Designed by the project
own-paper-ours = Designed by the Saqqara project; this is not what the publisher prints.
own-paper-own = Typed in by an owner of the game, for playing at home.
own-download = Download the file
own-print = Print
own-undo = Undo
own-redo = Redo
own-all = All
own-shown = Shown: { $count }
own-parts = Parts of the file
own-palette = What a square gets
own-keys = Click, tap or type: arrows move, a letter sets a square and goes on, the space bar sets what is chosen, Delete empties.
own-keys-many = Page Down leads to the next one.
own-square = { $square }: { $thing }
own-unknown = not known:
own-columns = Columns
own-rows = Rows
own-add = Add one
own-remove = Take this one away
own-first = Nothing here yet: add the first one.
own-choose = choose …
own-more-kinds = Another kind
own-nothing = none
own-total = In all: { $count }
own-checking = Checking …
own-ok = Everything is right: it can be played.
own-errors = To be mended: { $count }
own-warnings = Worth a second look: { $count }
own-error = to be mended
own-warning = worth a second look
own-found = Elsewhere in the file
own-line = Line { $line }
own-more = And { $count } more
own-not-kept = This browser keeps nothing: download the file before you leave.
keys-text = the board as text, and back
keys-ask = ask about the table in words
keys-board = On this board

## The table as text

ear-ask = Ask about the table, or answer
ear-hint = A number or a code answers; { $help } lists every word.
ear-go = Say it
ear-heard = Answers
ear-answer = a number or a code: answers the question
ear-parts = Parts of the table
ear-unknown = Nothing here is called “{ $typed }”.
ear-several = Several fit: { $names }
ear-none = There is nothing to answer now.
ear-no-number = There are { $count } answers.
ear-chose = Chosen: { $what }
ear-sure = { $what }? Say { $yes } or { $back }.
ear-code = { $what }, code { $code }
ear-word-help = help
ear-does-help = lists every word
ear-word-options = options
ear-does-options = lists the answers, each with its number
ear-word-all = all
ear-does-all = tells the whole table
ear-word-score = score
ear-does-score = tells the points of everybody
ear-word-log = log
ear-does-log = tells what happened, log 5 the last five things
ear-word-rules = rules
ear-does-rules = opens the rules, rules ship tells the sentences with this word
ear-word-back = back
ear-does-back = goes one step back in an answer
ear-word-undo = undo
ear-does-undo = takes the last move back
ear-word-yes = yes
ear-does-yes = confirms a move that waits for it
ear-word-settings = settings
ear-does-settings = opens the settings
