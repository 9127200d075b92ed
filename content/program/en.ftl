# What the program itself says in the terminal.

play-prompt = >
play-keys = number: do it · ? number: what it does · ? word: a rule · undo · save · quit · ? for help
play-help =
    Type the number of an offer to do it.
    ? 3 explains offer 3; ? retreat or ? ZK-RETR-01 shows rules.
    undo takes your last decision back; save [FILE] writes the game down; quit leaves the table.
    You can also write an action yourself, such as: play shot T1. If it cannot be done, you are told why.
    On the street: ○ Strength left, ● wounds, ↕ may step sideways, «« two fields a turn, ■ never moves,
    ‖ never retreats, ▓ blocks the line of fire, ▒ blows that a barrier still takes, » fields a car drives, ✱ trap.
    On cards: ▦ board card, ⚡ action card, ✹2 wounds, ✹? wounds by its text, ☠ annihilates, ⌖ needs a clear line of fire,
    ▓ blocks it, ⧗ lasts one round.
play-input-ended = The input has ended; the game stops here, unsaved.
play-no-such-offer =
    { $most ->
        [one] There is only one offer: 1.
       *[other] Choose a number from 1 to { $most }.
    }
play-no-such-rule = No rule speaks of that. Try another word, or an id such as ZK-MOVE-04.
play-try-help = Type a number, or ? for help.
play-undone = Taken back.
play-nothing-to-undo = You have not decided anything yet.
play-saved = Saved as { $file }. Go on later with: horda play { $game } --resume { $file }
play-not-saved = Not saved as { $file }: { $why }. Choose another name: save NAME
play-you-won = You win.
play-you-lost = You lose.
play-over = The game is over.

street-heading =
    Round { $round } · { $side } · { $left ->
        [0] Dawn is the next card
        [one] 1 card until Dawn
       *[other] { $left } cards until Dawn
    }
street-block = Block { $block }
street-barricades = BARRICADES
street-cemetery = CEMETERY
street-barricade-cards = Barricades:
street-cemetery-cards = Cemetery:
street-known-top = you know what comes next:
street-on-track = track { $track }
street-on-block = block { $block }
street-everywhere = the whole street

