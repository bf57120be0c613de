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
value-yes = yes
value-no = no
value-none = none
value-designed = designed by this project

## Playing in the terminal

play-bot = { $who } ({ $bot })
play-earlier = { $count } more: type log
play-ways = { $count } options
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
