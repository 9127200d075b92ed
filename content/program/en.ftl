# What the program itself says in the terminal.

play-prompt = >
play-keys = number: do it · ? number: what it does · ? word: a rule · hint · undo · save · quit · ? for help
play-help =
    Type the number of an offer to do it.
    ? 3 explains offer 3; ? and a word or the id of a rule shows rules.
    hint tells what a strong bot would do;
    undo takes your last decision back; save [FILE] writes the game down; quit leaves the table.
    You can also write an action yourself, or its target alone if only one offer has it.
    If it cannot be done, you are told why.
play-help-zombiaki =
    Examples: ? retreat · ? ZK-RETR-01 · play shot T1
    On the street: ○ Strength left, ● wounds, ↕ may step sideways, «« two fields a turn, ■ never moves,
    ‖ never retreats, ▓ blocks the line of fire, ▒ blows that a barrier still takes, » fields a car drives, ✱ trap.
    On cards: ▦ board card, ⚡ action card, ✹2 wounds, ✹? wounds by its text, ☠ annihilates, ⌖ needs a clear line of fire,
    ▓ blocks it, ⧗ lasts one round.
play-help-terror =
    Examples: ? mandatory · ? ZT-MAND-04 · go nurse C2 · turn F9 e
    In the car park: ▲ ▶ ▼ ◀ a zombie and the way it looks, △ one that has acted this round,
    ▲! it stands before a human and bites first, ▲~ it sees a human and has to go that way,
    ▲▲ the Runner, ■▲ the Brute, ◆ does not know yet where to look; * wounded, † dead; a lit pawn acts.
    · permitted field: new zombies come here, ◎ sewer, ? to be searched, ¤ to be picked up and carried.
    █ obstacle, ▓ bus, ▒ guard booth: nobody goes, sees or shoots through them.
    The dashed line parts the two halves. ★ star, ☆ star lost to a wound.
play-help-gearup =
    Examples: ? multi-hit · ? GU-MAR-01 · stamp z3 A1 B1 B2 · stamp boss C2 · shoot z3 B2 · call lisa · done
    A stamp names a zombie and the cells that the Hit Shape covers, in any order, or a single cell.
    On a card: . open cell, x crossed off, a Ammo, s Armour, * Damage, + first part of a shape that is split.
    On a Boss: y Damage, b Damage by the Special Attack only, c core, (...) the mouth,
    : and - dotted lines. y 3 · y+b 5 says what its Attack and its Special Attack deal.
    Beside a zombie: > it moves this turn, ! it attacks this turn. S1 is the space next to you.
    On the sheet: o ready, x spent, . blank; > fires this turn; + effect that works, - not unlocked yet.
    On the Fury track a and s are the Ammo and the Armour below a field. †3: so many dead of that deck.
play-help-zombicide =
    Examples: ? spawn · ? ZE-ZAC-06 · move 9R.TC · begin amy · search · end
    Rooms are called after what they are and the number of their tile (Kitchen 9), streets after their name
    and the part of it (Canal Street North), crossings after both streets (Canal & Dock).
    Typed actions name them by tile and place: 9R.MR is the right middle of tile 9R, 9R.A its room A.
    On the map: W3 B1 R2 Walkers, Brutes, Runners; P0! Hobo! Cop! Wild! Abominations; a lit Survivor acts.
    ■ closed door, □ open door, dashed line: free way, ♪2 noise tokens, ✗ Objective, ¤ crate, ▼ Spawn Zone,
    ▽ Spawn Zone that is not active yet, ⇨ Exit, ☾ dark room nobody has opened, … more in the list below.
play-many = { $count } more of the same elsewhere; type it yourself, such as: { $action }
play-input-ended = The input has ended; the game stops here, unsaved.
play-no-such-offer =
    { $most ->
        [one] There is only one offer: 1.
       *[other] Choose a number from 1 to { $most }.
    }
play-no-such-rule = No rule speaks of that. Try another word, or an id such as { $id }.
play-goal = Goal: { $goal }
play-hint =
    { $number ->
        [0] A strong bot would: { $offer }
       *[other] A strong bot would take { $number }: { $offer }
    } (your chance: { $before }% → { $after }%)
play-no-action = “{ $written }” is no action of this game. Type the number of an offer, or ? for help.
play-undone = Taken back.
play-nothing-to-undo = You have not decided anything yet.
play-saved = Saved as { $file }. Go on later with:
play-not-saved = Not saved as { $file }: { $kind ->
        [exists] there is such a file already
       *[other] { $why }
    }. Choose another name: save NAME
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
street-piles = deck: { $deck }, Trash: { $trash }
street-on-track = track { $track }
street-on-block = block { $block }
street-everywhere = the whole street

park-heading = Round { $round } · { $side } · escaped: { $points } of { $goal } ★
park-car = CAR
park-supermarket = SUPERMARKET
park-signs = ▲ zombie · △ has acted · ! bites · ~ goes for a human · * wounded · █▓▒ obstacles
park-sign-banker = Ba
park-sign-lumberjack = Lu
park-sign-child = Ch
park-sign-mechanic = Me
park-sign-nurse = Nu
park-sign-policeman = Po
park-sign-dog = Do
park-next = to be placed now
park-waits = waiting
park-wounded = wounded
park-dead = dead
park-escaped = escaped
park-turned = now a zombie
park-lost = gone
park-acts = acts, actions: { $points }
park-done = done
park-fresh = actions: { $points }
park-bullets = Bullets: { $bullets }
park-briefcase = the Banker has his briefcase
park-no-briefcase = the briefcase is gone
park-needed =
    { $needed ->
        [0] The car is ready to go.
       *[other] The car still needs: ¤ { $thing } × { $needed }
    }
park-spots = To search: { $fields } (not empty: { $real })
park-pool = Zombies in the pool: { $pool } of { $all }
park-terror = Terror: { $track }
park-no-terror = The terror begins when the pool is empty.
park-building = To be placed: { $sort }
park-to-haunt = To be placed: supermarket half { $supermarket }, car half { $car }
park-activated = Humans activated: { $activated }; zombies to act: { $quota }
park-quota = Zombies activated: { $activated } of { $quota }
park-walker = The zombie on { $at } has actions left: { $points }
park-due = Due: supermarket half { $supermarket }, car half { $car }, anywhere { $anywhere }
park-zombie-cards = Zombie cards:
park-human-cards = Human cards:
park-cards =
    { $count ->
        [0] none
       *[other] { $count } in hand
    }
park-played = (played: { $cards })

lane-heading = Round { $round } · turn { $turn } of { $turns } · { $level } · Boss: { $boss }
lane-muster = Before the game · { $level } · Boss: { $boss }
lane-commander = Commander: { $survivor }
lane-turn-card = Turn card: { $colour } · zombies that move: { $speed }
lane-companion-may = a Companion may act
lane-hidden-turns = Turn cards face down: { $cards }
lane-hidden-spawns = Spawn cards face down: { $cards }
lane-hidden-boss = Boss cards face down: { $cards }
lane-decks = Zombie decks: { $decks }
lane-health = Health
lane-done = done
lane-before = In front of { $survivor }
lane-mouth-open = The mouth is open this turn.
lane-mouth-shut = The mouth is shut.
lane-screams = Screams: { $track }
lane-companions = Companions
lane-rests = has acted
lane-waiting = Waiting for a lane:
lane-hits = Hits left in this attack: { $hits }
lane-earned = Upgrades to take: { $earned }
lane-signs = . open · x crossed · a Ammo · s Armour · * Damage · > moves · ! attacks · o ready · + works
lane-signs-boss = . open · x crossed · a Ammo · s Armour · * y b Damage · > moves · ! attacks · o ready · + works

city-heading = { $title } · Round { $round } · { $phase } · Danger Level { $level }
city-phase-muster = the team is chosen
city-phase-turns = Players’ Phase
city-phase-zombies = Zombie Phase
city-phase-spawn = Spawn step
city-phase-light = Zombies that see light
city-phase-end = End Phase
city-phase-won = mission accomplished
city-phase-lost = mission failed
city-unknown = The terminal has no map of this mission.
city-signs = W Walkers B Brutes R Runners · ■ door □ open · ♪ noise ✗ Objective ¤ crate ▼ spawn ⇨ Exit ☾ dark
city-sign-walker = W
city-sign-brute = B
city-sign-runner = R
city-sign-patient-zero = P0!
city-sign-hobomination = Hobo!
city-sign-abominacop = Cop!
city-sign-abominawild = Wild!
city-noise = noise { $noise } (with Survivors { $loudness })
city-objective = Objective ({ $colour })
city-crate = crate
city-spawn = Spawn Zone
city-spawn-idle = Spawn Zone (not active)
city-exit = Exit
city-dark = dark room
city-pool = Figures left: { $left } · Zombie cards: { $cards }
city-led-by = player { $seat }
city-left = has left by the Exit
city-down = knocked out
city-fading = knocked out, dies at the end of this Round
city-saved = rescued
city-dead = eliminated
city-level = { $ap } AP, { $level }
city-actions =
    { $left ->
        [one] { $left } Action left
       *[other] { $left } Actions left
    }
city-acted = has acted
city-cards = Hand: { $hand }. Backpack: { $backpack } (free slots: { $free }).
city-skills = Skills: { $skills }.
city-found = Found: { $cards }
