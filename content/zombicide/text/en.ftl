### Zombicide: 2nd Edition in British English.
###
### Zones have names of their own (“Kitchen 9”, “Canal Street North”, “Canal & Dock”), and `.loc` of
### a Zone is where: “in Kitchen 9”, “on Canal Street North”, “at Canal & Dock”. `group` says Zombies of one kind with their number.
### An Abomination is a single figure and goes by its name. For that, the attribute `.loc` of a kind
### of Zombie is no grammatical case: it only tells `group` which words to choose.

game-title = Zombicide: 2nd Edition
game-pitch = Six Survivors, a city full of the dead and a mission that looked short on paper. Open doors, search rooms, make noise where it helps and none where it hurts. The more you kill, the stronger you get, and the stronger you get, the more of them come.

side-one = Player 1
side-two = Player 2
side-three = Player 3
side-four = Player 4
side-five = Player 5
side-six = Player 6

## Numbers with nouns

group = { $kind-loc ->
    [walker] { $count } { $count ->
        [one] Walker
       *[other] Walkers
    }
    [brute] { $count } { $count ->
        [one] Brute
       *[other] Brutes
    }
    [runner] { $count } { $count ->
        [one] Runner
       *[other] Runners
    }
   *[other] { $kind }
}
group-killed = { $count ->
    [one] { $kind }
   *[other] { group }
}
amount-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
amount-attacks = { $count ->
    [one] { $count } Attack
   *[other] { $count } Attacks
}
amount-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
amount-cost = { $cost ->
    [one] { $cost } Action
   *[other] { $cost } Actions
}
amount-price = { $cost ->
    [one] { $cost } Action
   *[other] { $cost } Actions
}
health-left = { $left ->
    [0] No Health is left.
   *[other] Health left: { $left }.
}

## Survivors

survivor-josh = Josh
survivor-doug = Doug
survivor-elle = Elle
survivor-amy = Amy
survivor-ned = Ned
survivor-wanda = Wanda
survivor-lili = Lili
survivor-tiger-sam = Tiger Sam
survivor-odin = Odin
survivor-bunny-g = Bunny G
survivor-lou = Lou
survivor-ostara = Ostara

type-classic = Classic Survivor
type-kid = Kid

level-blue = Blue
level-yellow = Yellow
level-orange = Orange
level-red = Red

## Zombies

zombie-walker = Walker
    .loc = walker
zombie-brute = Brute
    .loc = brute
zombie-runner = Runner
    .loc = runner
zombie-patient-zero = Patient 0
zombie-hobomination = Hobomination
zombie-abominacop = Abominacop
zombie-abominawild = Abominawild

cause-phase = Zombie Phase
cause-rush = Rush: the new Zombies act at once
cause-extra-card = Extra Activation by a card
cause-shortage = figures have run out, so all of that kind act once more
cause-abomination = another Abomination card
cause-taunt = Taunt
cause-mission = event of the mission

## Zones

# The forms of a place: `.loc` is where something is, with its preposition. A crossing takes the
# short name of its streets, which is `.gen`.
place-room = Room
    .loc = in Room
place-shop = Shop
    .loc = in Shop
place-diner = Diner
    .loc = in Diner
place-office = Office
    .loc = in Office
place-bedroom = Bedroom
    .loc = in Bedroom
place-kitchen = Kitchen
    .loc = in Kitchen
place-storeroom = Storeroom
    .loc = in Storeroom
place-garage = Garage
    .loc = in Garage
place-washroom = Washroom
    .loc = in Washroom
place-lounge = Lounge
    .loc = in Lounge
place-library = Library
    .loc = in Library
place-oval-office = Oval Office
    .loc = in Oval Office
place-cabinet-room = Cabinet Room
    .loc = in Cabinet Room
place-press-room = Press Room
    .loc = in Press Room
place-dining-room = Dining Room
    .loc = in Dining Room
place-map-room = Map Room
    .loc = in Map Room
place-situation-room = Situation Room
    .loc = in Situation Room
place-command-centre = Command Centre
    .loc = in Command Centre
place-guard-room = Guard Room
    .loc = in Guard Room
place-ballroom = Ballroom
    .loc = in Ballroom
place-bunker = Bunker
    .loc = in Bunker
place-elevator = Elevator
    .loc = in Elevator
place-generator = Generator Room
    .loc = in Generator Room
place-boiler-room = Boiler Room
    .loc = in Boiler Room
place-bowling-alley = Bowling Alley
    .loc = in Bowling Alley
place-no-mans-land = No Man’s Land
    .loc = in No Man’s Land
place-yard = Yard
    .loc = in Yard
place-corridor = Corridor
    .loc = in Corridor
place-tank = Tank
    .loc = on Tank
street-canal = Canal Street
    .gen = Canal
street-mill = Mill Street
    .gen = Mill
street-station = Station Street
    .gen = Station
street-orchard = Orchard Street
    .gen = Orchard
street-brewery = Brewery Street
    .gen = Brewery
street-abbey = Abbey Street
    .gen = Abbey
street-forest = Forest Street
    .gen = Forest
street-field = Field Street
    .gen = Field
street-garden = Garden Street
    .gen = Garden
street-quiet = Quiet Street
    .gen = Quiet
street-dock = Dock Street
    .gen = Dock
street-market = Market Street
    .gen = Market
street-bridge = Bridge Street
    .gen = Bridge
street-smith = Smith Street
    .gen = Smith
street-water = Water Street
    .gen = Water
street-baker = Baker Street
    .gen = Baker
street-salt = Salt Street
    .gen = Salt
street-linden = Linden Street
    .gen = Linden
street-hill = Hill Street
    .gen = Hill
street-castle = Castle Street
    .gen = Castle
where-north = North
where-south = South
where-west = West
where-east = East
where-middle = Middle
zone-place = { $place } { $number }
    .loc = { $place-loc } { $number }
zone-street = { $street }
    .loc = on { $street }
zone-street-part = { $street } { $where }
    .loc = on { $street } { $where }
zone-street-number = { $street } { $number }
    .loc = on { $street } { $number }
zone-crossing = { $street-gen } & { $other-gen }
    .loc = at { $street-gen } & { $other-gen }
zone-corner = { $street-gen } & { $other-gen } { $number }
    .loc = at { $street-gen } & { $other-gen } { $number }
gate-between = between { $one } and { $other }
gate-of = { $zone-loc }

## Equipment

card-aaahh = Aaahh!!
card-army-sniper-rifle = Army Sniper Rifle
card-automatic-shotgun = Automatic Shotgun
card-bag-of-rice = Bag of Rice
card-baseball-bat = Baseball Bat
card-canned-food = Canned Food
card-chainsaw = Chainsaw
card-colt-m16a4 = Colt M16A4 Rifle
card-crowbar = Crowbar
card-desert-eagle = Desert Eagle
card-evil-twins = Evil Twins
card-fire-axe = Fire Axe
card-flashlight = Flashlight
card-folding-shovel = Folding Shovel
card-glock-17 = Glock 17
card-golden-ak-47 = Golden AK-47
card-golden-kukri = Golden Kukri
card-gunblade = Gunblade
card-ka-bar = Ka-Bar
card-katana = Katana
card-kukri = Kukri
card-machete = Machete
card-mas-shotgun = Ma’s Shotgun
card-mas-shotgun-empty = Ma’s Shotgun (empty)
card-molotov = Molotov
card-mp5 = MP5
card-nailbat = Nailbat
card-night-vision-goggles = Night Vision Goggles
card-pistol = Pistol
card-plenty-of-bullets = Plenty of Bullets
card-plenty-of-shells = Plenty of Shells
card-repair-kit = Repair Kit
card-riot-shield = Riot Shield
card-sawed-off = Sawed-Off
card-sawed-off-empty = Sawed-Off (empty)
card-shotgun = Shotgun
card-snack-cake = Snack Cake
card-sniper-rifle = Sniper Rifle
card-sub-mg = Sub-MG
card-water = Water
card-zantetsuken = Zantetsuken
cards-none = nothing

deck-starting = Starting Equipment
deck-equipment = Equipment
deck-pimpweapon = Pimpweapon
deck-secret-service = Secret Service Equipment

car-muscle = muscle car
car-police = police car

fight-melee = Melee
fight-ranged = Ranged

noise-silent = silent
noise-noisy = noisy

reroll-lucky = Lucky
reroll-ammo = spare ammo

colour-red = red
colour-blue = blue
colour-green = green

## Skills

skill-2-cocktails = 2 cocktails are better than 1
skill-2-cocktails-text = When you throw a Molotov, roll a die: on 4 or more the card goes to your Backpack instead of the discards.
skill-ambidextrous = Ambidextrous
skill-ambidextrous-text = Any two weapons of the same name in your Hands can be used as a pair.
skill-barbarian = Barbarian
skill-barbarian-text = In Melee you may roll as many dice as there are Zombies in the Zone, instead of the weapon’s own number. Decide before the roll.
skill-blitz = Blitz
skill-blitz-text = Once per Turn, for 1 Action: go up to 2 Zones to a place from where you can shoot a Zombie, and shoot for free at once.
skill-bloodlust-combat = Bloodlust: Combat
skill-bloodlust-combat-text = Once per Turn, for 1 Action: go up to 2 Zones to a Zone with Zombies and attack for free at once, Melee or Ranged.
skill-bloodlust-melee = Bloodlust: Melee
skill-bloodlust-melee-text = Once per Turn, for 1 Action: go up to 2 Zones to a Zone with Zombies and attack in Melee for free at once.
skill-bloodlust-ranged = Bloodlust: Ranged
skill-bloodlust-ranged-text = Once per Turn, for 1 Action: go up to 2 Zones to a Zone with Zombies and shoot for free at once.
skill-born-leader = Born leader
skill-born-leader-text = Once per Turn, another Survivor anywhere on the board gets a free Action and uses it at once.
skill-break-in = Break-in
skill-break-in-text = You open doors without a tool and without Noise, one of them in each Turn for free.
skill-brother-in-arms-dice-roll = Brother in arms: +1 to dice roll
skill-brother-in-arms-dice-roll-text = While another Survivor is in your Zone, every Survivor there, you included, adds 1 to each die of an attack.
skill-can-search-more-than-once = Can Search more than once
skill-can-search-more-than-once-text = You may Search as often as you have Actions for it.
skill-charge = Charge
skill-charge-text = Once per Turn, for free: go up to 2 Zones to a Zone with Zombies. Leaving Zombies behind still costs Actions.
skill-combat-damage-2 = Combat: Damage 2
skill-combat-damage-2-text = All your weapons with Damage 1 have Damage 2.
skill-combat-reflexes = Combat reflexes
skill-combat-reflexes-text = When Zombies appear in your Zone or at range 1, you may attack that Zone for free before they act. Once for each Zombie card.
skill-destiny = Destiny
skill-destiny-text = Once per Turn you may discard an Equipment card that you have just drawn and draw another. It even saves you from Aaahh!!
skill-distributor = Distributor
skill-distributor-text = In the Spawn step you look at all the Zombie cards and choose which Spawn Zone gets which.
skill-dreadnought-brute = Dreadnought: Brute
skill-dreadnought-brute-text = Brutes cannot wound you.
skill-dreadnought-runner = Dreadnought: Runner
skill-dreadnought-runner-text = Runners cannot wound you.
skill-dreadnought-walker = Dreadnought: Walker
skill-dreadnought-walker-text = Walkers cannot wound you.
skill-dual-expert = Dual expert
skill-dual-expert-text = With a pair of Dual weapons in your Hands you have 1 free attack per Turn, with that pair only.
skill-escalation-combat = Escalation: Combat
skill-escalation-combat-text = When you attack several times in a row, the second attack rolls 1 more die, the third 2 more and so on. Anything else you do starts the count again.
skill-escalation-melee = Escalation: Melee
skill-escalation-melee-text = When you attack in Melee several times in a row, the second attack rolls 1 more die, the third 2 more and so on. Anything else you do starts the count again.
skill-escalation-ranged = Escalation: Ranged
skill-escalation-ranged-text = When you shoot several times in a row, the second attack rolls 1 more die, the third 2 more and so on. Anything else you do starts the count again.
skill-field-medic = Field medic
skill-field-medic-text = Once per Turn, for 1 Action: go up to 2 Zones to another Survivor and heal 1 wound of somebody there, perhaps your own.
skill-free-reload = Free reload
skill-free-reload-text = Reloading costs you no Action, even between two shots.
skill-full-auto = Full auto
skill-full-auto-text = When you shoot you may roll as many dice as there are Zombies in the target Zone, instead of the weapon’s own number. Decide before the roll.
skill-gunslinger = Gunslinger
skill-gunslinger-text = Any two Ranged weapons of the same name in your Hands can be used as a pair.
skill-hit-and-run = Hit & run
skill-hit-and-run-text = After an attack that killed a Zombie you may make a free Move at once, and the Zombies you leave cost nothing.
skill-hoard = Hoard
skill-hoard-text = Your Backpack holds 2 more cards.
skill-hold-your-nose = Hold your nose
skill-hold-your-nose-text = When the last Zombie in your Zone is killed, by you or by anything else, you draw an Equipment card.
skill-home-defender = Home defender
skill-home-defender-text = Rooms do not stop your sight. You still see only in straight lines, and not through walls.
skill-improvised-melee = Improvised weapon: Melee
skill-improvised-melee-text = Once per Turn a free and silent Melee attack without any card: 2 dice, hits on 4+, Damage 1.
skill-improvised-ranged = Improvised weapon: Ranged
skill-improvised-ranged-text = Once per Turn a free and silent Ranged attack without any card: range 1, 2 dice, hits on 4+, Damage 1.
skill-is-that-all = Is that all you’ve got?
skill-is-that-all-text = When you are about to be wounded, each Equipment card you discard cancels 1 wound.
skill-jump = Jump
skill-jump-text = Once per Turn, for 1 Action: go exactly 2 Zones, whatever stands in the Zone between.
skill-lifesaver = Lifesaver
skill-lifesaver-text = Once per Turn, for free: pull friends from a neighbouring Zone with Zombies into yours.
skill-low-profile = Low profile
skill-low-profile-text = Friendly Fire never hits you. Molotovs still do.
skill-lucky = Lucky
skill-lucky-text = Once in each attack you may roll all the dice again. The new roll counts.
skill-matching-set = Matching set
skill-matching-set-text = When you find a Dual weapon in a Search, you may take another one of that name from the deck at once.
skill-medic = Medic
skill-medic-text = At the end of the Round you and everybody in your Zone may heal 1 wound. Each wound healed brings you 1 AP.
skill-melee-damage-2 = Melee: Damage 2
skill-melee-damage-2-text = Your Melee weapons with Damage 1 have Damage 2.
skill-plus-1-action = +1 Action
skill-plus-1-action-text = You have 1 more Action in each Turn, for anything you like.
skill-plus-1-damage-combat = +1 Damage: Combat
skill-plus-1-damage-combat-text = Each of your hits deals 1 more Damage, also to friends.
skill-plus-1-damage-melee = +1 Damage: Melee
skill-plus-1-damage-melee-text = Each of your Melee hits deals 1 more Damage.
skill-plus-1-damage-ranged = +1 Damage: Ranged
skill-plus-1-damage-ranged-text = Each of your Ranged hits deals 1 more Damage, also to friends.
skill-plus-1-die-combat = +1 die: Combat
skill-plus-1-die-combat-text = Each weapon you attack with rolls 1 more die, so a pair rolls 2 more.
skill-plus-1-die-melee = +1 die: Melee
skill-plus-1-die-melee-text = Each Melee weapon you attack with rolls 1 more die, so a pair rolls 2 more.
skill-plus-1-die-ranged = +1 die: Ranged
skill-plus-1-die-ranged-text = Each Ranged weapon you attack with rolls 1 more die, so a pair rolls 2 more.
skill-plus-1-free-combat-action = +1 free Combat Action
skill-plus-1-free-combat-action-text = You have 1 more Action in each Turn, for an attack only.
skill-plus-1-free-melee-action = +1 free Melee Action
skill-plus-1-free-melee-action-text = You have 1 more Action in each Turn, for a Melee attack only.
skill-plus-1-free-move-action = +1 free Move Action
skill-plus-1-free-move-action-text = You have 1 more Action in each Turn, for a Move only. It does not pay for Zombies that you leave behind.
skill-plus-1-free-ranged-action = +1 free Ranged Action
skill-plus-1-free-ranged-action-text = You have 1 more Action in each Turn, for a Ranged attack only.
skill-plus-1-free-search-action = +1 free Search Action
skill-plus-1-free-search-action-text = You have 1 more Action in each Turn, for a Search only. One Search per Turn is still the limit.
skill-plus-1-max-range = +1 max Range
skill-plus-1-max-range-text = Your Ranged weapons and Molotovs reach 1 Zone farther. You still have to see the target.
skill-plus-1-to-dice-roll-combat = +1 to dice roll: Combat
skill-plus-1-to-dice-roll-combat-text = Each die of your attacks shows 1 more. A rolled 1 still misses.
skill-plus-1-to-dice-roll-melee = +1 to dice roll: Melee
skill-plus-1-to-dice-roll-melee-text = Each die of your Melee attacks shows 1 more. A rolled 1 still misses.
skill-plus-1-to-dice-roll-ranged = +1 to dice roll: Ranged
skill-plus-1-to-dice-roll-ranged-text = Each die of your Ranged attacks shows 1 more. A rolled 1 still misses.
skill-plus-1-zone-per-move = +1 Zone per Move
skill-plus-1-zone-per-move-text = A Move takes you 1 or 2 Zones. Zombies in a Zone still stop you.
skill-point-blank = Point-blank
skill-point-blank-text = You may shoot in your own Zone with any Ranged weapon. There you choose the targets freely and never hit friends.
skill-ranged-damage-2 = Ranged: Damage 2
skill-ranged-damage-2-text = Your Ranged weapons with Damage 1 have Damage 2.
skill-reaper-combat = Reaper: Combat
skill-reaper-combat-text = Once in each attack a hit that kills takes another Zombie of the same kind along.
skill-reaper-melee = Reaper: Melee
skill-reaper-melee-text = Once in each Melee attack a hit that kills takes another Zombie of the same kind along.
skill-reaper-ranged = Reaper: Ranged
skill-reaper-ranged-text = Once in each Ranged attack a hit that kills takes another Zombie of the same kind along.
skill-regeneration = Regeneration
skill-regeneration-text = At the end of the Round all your wounds heal.
skill-roll-6-plus-1-damage-combat = Roll 6: +1 Damage Combat
skill-roll-6-plus-1-damage-combat-text = Each 6 in your attack raises the Damage of all its hits by 1.
skill-roll-6-plus-1-damage-melee = Roll 6: +1 Damage Melee
skill-roll-6-plus-1-damage-melee-text = Each 6 in your Melee attack raises the Damage of all its hits by 1.
skill-roll-6-plus-1-damage-ranged = Roll 6: +1 Damage Ranged
skill-roll-6-plus-1-damage-ranged-text = Each 6 in your Ranged attack raises the Damage of all its hits by 1.
skill-roll-6-plus-1-die-combat = Roll 6: +1 die Combat
skill-roll-6-plus-1-die-combat-text = Each 6 in your attack gives 1 more die, and sixes on those give more again.
skill-roll-6-plus-1-die-melee = Roll 6: +1 die Melee
skill-roll-6-plus-1-die-melee-text = Each 6 in your Melee attack gives 1 more die, and sixes on those give more again.
skill-roll-6-plus-1-die-ranged = Roll 6: +1 die Ranged
skill-roll-6-plus-1-die-ranged-text = Each 6 in your Ranged attack gives 1 more die, and sixes on those give more again.
skill-scavenger = Scavenger
skill-scavenger-text = You may Search in the street as well.
skill-search-2-cards = Search: 2 cards
skill-search-2-cards-text = A Search brings you 2 cards.
skill-shove = Shove
skill-shove-text = Once per Turn, for free: push all Zombies of your Zone into one neighbouring Zone.
skill-sidestep = Sidestep
skill-sidestep-text = When Zombies appear in your Zone or at range 1, you may make a free Move before they act. Once for each Zombie card.
skill-slippery = Slippery
skill-slippery-text = Leaving Zombies costs you nothing more, and they do not stop your Moves.
skill-sniper = Sniper
skill-sniper-text = When you shoot, you choose the targets freely and never hit friends.
skill-sprint = Sprint
skill-sprint-text = Once per Turn one of your Moves takes you 2 or 3 Zones. Zombies in a Zone still stop you.
skill-starts-with-2-ap = Starts with 2 AP
skill-starts-with-2-ap-text = You begin the game with 2 AP.
skill-starts-with-4-health = Starts with 4 Health
skill-starts-with-4-health-text = You begin the game with 4 Health and can be healed up to that.
skill-starts-with-a-flashlight = Starts with a Flashlight
skill-starts-with-a-flashlight-text = You begin the game with a Flashlight as well.
skill-starts-with-a-katana = Starts with a Katana
skill-starts-with-a-katana-text = You begin the game with a Katana as well.
skill-starts-with-a-machete = Starts with a Machete
skill-starts-with-a-machete-text = You begin the game with a Machete as well.
skill-steady-hand = Steady hand
skill-steady-hand-text = When you shoot and miss, you name the friends whom the misses pass by. Not for Molotovs.
skill-super-strength = Super strength
skill-super-strength-text = Your Melee weapons have Damage 3.
skill-swordmaster = Swordmaster
skill-swordmaster-text = Any two Melee weapons of the same name in your Hands can be used as a pair.
skill-tactician = Tactician
skill-tactician-text = You may take your Turn between any two others, whoever they belong to.
skill-taunt = Taunt
skill-taunt-text = Once per Turn, for free: all Zombies of a Zone up to 2 steps away act once, and they are after nobody but you.
skill-tough = Tough
skill-tough-text = You ignore the first wound whenever Zombies attack, and the first of each Friendly Fire.
skill-webbing = Webbing
skill-webbing-text = All cards you carry count as in Hand.
skill-zombie-link = Zombie link
skill-zombie-link-text = Whenever an Extra Activation card is drawn, you take a whole extra Turn before the Zombies act.

## Zombie cards

zombie-card-001 = card 001
zombie-card-002 = card 002
zombie-card-003 = card 003
zombie-card-004 = card 004
zombie-card-005 = card 005
zombie-card-006 = card 006
zombie-card-007 = card 007
zombie-card-008 = card 008
zombie-card-009 = card 009
zombie-card-010 = card 010
zombie-card-011 = card 011
zombie-card-012 = card 012
zombie-card-013 = card 013
zombie-card-014 = card 014
zombie-card-015 = card 015
zombie-card-016 = card 016
zombie-card-017 = card 017
zombie-card-018 = card 018
zombie-card-019 = card 019
zombie-card-020 = card 020
zombie-card-021 = card 021
zombie-card-022 = card 022
zombie-card-023 = card 023
zombie-card-024 = card 024
zombie-card-025 = card 025
zombie-card-026 = card 026
zombie-card-027 = card 027
zombie-card-028 = card 028
zombie-card-029 = card 029
zombie-card-030 = card 030
zombie-card-031 = card 031
zombie-card-032 = card 032
zombie-card-033 = card 033
zombie-card-034 = card 034
zombie-card-035 = card 035
zombie-card-036 = card 036
zombie-card-037 = card 037
zombie-card-038 = card 038
zombie-card-039 = card 039
zombie-card-040 = card 040

## Missions

difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-very-hard = very hard

mission-training-title = Training
mission-training-story = A few streets, a few rooms and two bags of supplies that somebody left behind in a hurry. You have an hour before dusk and nobody else to send. The first bag is close, the second is across the road, and the way out is behind it. Look into every room, keep your voices down and stay together. Next time there will be more of them.
mission-training-goal-take = Take both Objectives.
mission-training-goal-leave = Leave the board by the Exit, all of you.
mission-training-first-bag = Tins, bandages and a hand-drawn map. One bag is found.
mission-training-won = Two bags, six people, nobody missing. You have done this before now, and it shows. In the evening somebody spreads out a map of the whole city.
mission-training-lost = It should have been a short walk. Those who wait for you count the hours until morning, and then they stop counting.

mission-pharmacy-title = The Girl in the Pharmacy
mission-pharmacy-story = A voice comes through the baby monitor in the shelter, thin and very polite. Lou is nine, she is in the pharmacy at the end of the street, and she has pushed every shelf she could against the back door. She knows where the insulin is, because her father drove it here: it never left the van office in the middle block. Somebody in the shelter will not see Sunday without it. Fetch both, and do not take Lou back the way you came.
mission-pharmacy-goal-medicine = Take the insulin (the blue Objective).
mission-pharmacy-goal-lou = Bring Lou out by the Exit.
mission-pharmacy-goal-leave = Leave the board by the Exit, all of you.
mission-pharmacy-medicine = The cool box is still cold. On the lid somebody has written: for the shelter, tell Lou I was here.
mission-pharmacy-alarm = The door opens, and so does every siren of the shop. Lou puts her hands over her ears. Everything that has ears out there now looks this way.
mission-pharmacy-won = Lou sits on the cool box all the way home and does not let anybody else carry it. In the shelter she reads the label aloud, slowly, because she has promised. Then she asks who of you will go and look for her father.
mission-pharmacy-lost = The baby monitor in the shelter hums until its battery is flat. Nobody switches it off.

mission-broadcast-title = Five Minutes on the Air
mission-broadcast-story = The district radio still has a mast, a microphone and a list of every street that is already lost. What it does not have is current. The fuses were taken to the flat across the yard, the fuel for the generator stands in the corner shop. When both are back, somebody must sit down in the studio and read the list, slowly and twice, so that people can write it down. The loudspeakers on the roof cannot be switched off. You will not be alone for long.
mission-broadcast-goal-parts = Take the fuses and the fuel (both Objectives).
mission-broadcast-goal-air = Then be on the air for 5 Rounds: each counts if somebody is in the studio at its end.
mission-broadcast-fuses = Twelve fuses in an egg box, each with a name of a lamp. You take them all.
mission-broadcast-fuel = The can is heavier than it looks and louder than it should be.
mission-broadcast-ready = The needle trembles and stays up. Upstairs the studio is waiting: sit down there, and do not leave the microphone empty. At the far end of the yard something has heard the hum.
mission-broadcast-halfway = You have got as far as the letter M. Somewhere behind a dark window a lamp goes on and off, on and off. Somebody is writing.
mission-broadcast-won = The last street is read out, the second time too. You switch off the microphone and hear, through four walls, how the district answers: car horns, one after the other, from the safe side of the river.
mission-broadcast-lost = On all receivers the same sentence breaks off in the same place. Afterwards there is only the hum, and at some point not even that.

mission-ambulance-title = The Last Ambulance
mission-ambulance-story = The ambulance behind the ward has a full tank, a working siren and no keys. The night shift hung them up somewhere in a hurry: four lockers are left that nobody has looked into. In the shelter your seventh is running a fever, and the doctor gives her until midnight. There is a clock above the crossing, it still works, and it is not on your side. Find the keys and drive. Without them there is no way out at all.
mission-ambulance-goal-keys = Find the keys: they are under one of the four Objectives.
mission-ambulance-goal-leave = Drive off by the Exit, all of you, before Round 15.
mission-ambulance-locker = No keys. But nobody leaves a locker quite empty.
mission-ambulance-keys = A bunch of keys with a plastic tag: AMBULANCE, DO NOT LEND. You press the button to be sure. Across the blocks a siren answers, once, and much too loud.
mission-ambulance-late = The clock above the crossing strikes. Whoever still has a locker to open should open it now.
mission-ambulance-won = The siren stays off the whole way, and everybody on board has a hand on something that could fall. At five minutes to midnight the doctor opens the gate. She looks at her watch and for once she says nothing.
mission-ambulance-lost = The clock strikes twelve. Behind the ward an ambulance stands with a full tank, and it will stand there for a long time.

mission-vault-title = Behind the Vault
mission-vault-story = The bank stands between the city and the river, and its back door opens on the quay. In two of its boxes lie the charts and the starter key of a boat that nobody has found yet. The bank opens with the green key, the green key hangs in the offices opposite, and the offices open with the blue key, which the caretaker took home. He lives in the corner house, or used to. Next to his bed is also the switch of the bank alarm. Whoever trips it has an open door at once, and company.
mission-vault-goal-boxes = Take both boxes in the bank (the red Objectives).
mission-vault-goal-leave = Leave by the Exit on the quay, all of you.
mission-vault-blue-key = The blue key, on a nail, below a photograph of a boat. Beside it a switch under glass: BANK, EMERGENCY OPENING. The offices across the road are now yours to open. What about the switch?
mission-vault-way-alarm = Break the glass: the lower door of the bank opens at once, and everybody hears it
mission-vault-way-quiet = Leave the glass alone: you will fetch the green key
mission-vault-green-key = The green key is where it should be, and it is heavier than the bank deserves. At the lower end of the street something begins to move.
mission-vault-first-box = The box holds a roll of oilcloth, dry and tied up twice. One more.
mission-vault-river = Cold air, gulls, the smell of tar. Behind the bank the city ends, and down the stairs there is only water.
mission-vault-won = The engine coughs three times and then remembers what it is for. From the middle of the river the city looks small and quite harmless. Somebody unrolls the charts, and for the first time in weeks you discuss where you would like to go.
mission-vault-lost = On the quay a boat knocks against the wall, softly, all night long. Nobody comes down the stairs.

mission-hunt-title = Two Shadows
mission-hunt-story = Something large goes round the hospital quarter every night, and in the morning there is one barricade less. Bullets do not interest it. Fire does. The fire brigade hid three bottles here before it left: in the kiosk by the road, in the bakery, and in the depot. In the tower in the middle hangs a bell, and whatever hears it comes. You will need one good throw, and you should keep a second bottle, because the watchman swears that he has seen two shadows.
mission-hunt-goal-both = Kill two Abominations.
mission-hunt-bottle = Behind a loose brick: a bottle, a rag and a note. “One throw. Then run.”
mission-hunt-way-ring = Ring the bell: everything comes to the foot of the tower, the large ones at once
mission-hunt-way-still = Hold the rope still and search the tower: two cards
mission-hunt-second = It burns for a long time. When it is quiet, something answers from the other end of the road, and it is not an echo. The watchman was right.
mission-hunt-won = In the morning the barricades stand as they stood in the evening. The children of the quarter have drawn two large shadows on the wall of the kiosk, and beside them six small figures with torches. Nobody wipes it off.
mission-hunt-lost = That night the bell rings once more. Nobody has pulled the rope.

mission-reunion-title = The Key of the Others
mission-reunion-story = In the stampede at the stadium you lost each other, and since then there are nine blocks of city between you. The plan for this case is old: the pump house in the middle, the one with two doors. Somebody then had the clever idea that each group should carry the key to the other one’s door, so that nobody waits inside alone. The keys hang where they were hidden, a street away from each of you. Meet in the pump house, all six, and then go together to the underpass in the south. The large ones are out tonight, and they have heard the stadium too.
mission-reunion-goal-meet = Be in the pump house in the middle ({ place-shop } 9), all of you at the same time.
mission-reunion-goal-leave = Then leave by the Exit in the south-west, all of you.
mission-reunion-blue-key = You press the button on the blue tag. Far away, on the other side of the pump house, a bolt slides back. It is not your door, but somebody will be glad of it.
mission-reunion-green-key = The green tag blinks. At the pump house the northern door is open now. Those in the north will know who did it.
mission-reunion-met = Six. You count twice. There is one minute for everything that must be said, a bandage for whoever came in last, and then the underpass. Where you came from, they are coming too.
mission-reunion-won = In the underpass it is dark and dry and nobody is there but you. Nobody suggests splitting up again. Somebody throws both keys down a drain, and you listen until they hit the water.
mission-reunion-lost = In the pump house both doors are open, and the wind goes through. Somebody has written on the wall: we waited.

## What the game asks

question-muster = Choose a Survivor
question-begin = Choose who acts
question-turn = Use your Actions, or end the Turn
question-count = Choose how many dice to roll
question-reroll = Keep the roll, or roll again
question-hits = Choose whom the hits go to
question-misses = Choose whom the misses hit
question-cancel = Discard cards to cancel wounds, or take the wounds
question-learn = Choose a new skill
question-drawn = Keep the drawn card, or use your skill on it
question-stow = Choose what to keep, and where
question-agree = Agree to the trade, or refuse
question-come = Let yourself be pulled out, or stay
question-room = Choose the dark room that gets the next Zombie card
question-react = React to the new Zombies, or let them be
question-step = Make your free Move, or stay
question-strike = Make your free attack, or let it go
question-heal = Choose whose wound is healed
question-mend = Heal the wound, or not
question-exit = Leave the board, or stay
question-split = Choose which ways the odd Zombies go
question-share-out = Choose who takes the Attacks
question-choice = Choose one of the ways
question-deal = Choose the Zombie card for the next Spawn Zone
question-tend = Choose which skill of the End Phase is next
question-order = Choose which effect of the mission is next
question-yield = Another player asks for the lead of a Survivor: agree or refuse

# What to do, by the rule that asks.
ask-ZE-SET-04 = { question-muster }
ask-ZE-PLY-01 = { question-begin }
ask-ZE-PLY-05 = { question-turn }
ask-ZE-AMB-98 = { question-count }
ask-ZE-CBT-07 = { question-reroll }
ask-ZE-CBT-19 = { question-hits }
ask-ZE-FFR-03 = { question-misses }
ask-ZE-SKL-36 = { question-cancel }
ask-ZE-ADR-06 = { question-learn }
ask-ZE-SKL-23 = { question-drawn }
ask-ZE-SRC-04 = { question-stow }
ask-ZE-ACT-04 = { question-agree }
ask-ZE-SKL-38 = { question-come }
ask-ZE-BLD-02 = { question-room }
ask-ZE-SPN-12 = { question-react }
ask-ZE-SKL-30 = { question-step }
ask-ZE-AMB-63 = { question-strike }
ask-ZE-SKL-28 = { question-heal }
ask-ZE-SKL-42 = { question-mend }
ask-ZE-EXI-01 = { question-exit }
ask-ZE-ZAC-12 = { question-split }
ask-ZE-ZAC-06 = { question-share-out }
ask-ZE-GEN-04 = { question-choice }
ask-ZE-SKL-24 = { question-deal }
ask-ZE-END-04 = { question-tend }
ask-ZE-GEN-06 = { question-order }
ask-ZE-RUL-30 = { question-yield }

goal-team = Do together what the mission asks. Nobody may be eliminated.

# Why a game ended, by the rule that ended it.
end-ZE-WIN-01 = Everything that the mission asked for is done.
end-ZE-WIN-02 = The mission can no longer be done.
end-ZE-RUL-02 = All Survivors are knocked out.
end-ZE-RUL-05 = The last Round is over and the mission is not done.

# The same as an event tells it.
ended-objectives = everything that was asked for is done
ended-eliminated = a Survivor was eliminated
ended-companion = a Companion was eliminated
ended-mission = what the mission warned of has happened
ended-nobody = nobody is left on the board who could do the rest
ended-rounds = the last Round is over

# What a team-mate is after, in its own words.
intention-go-take = I am on my way to take the Objective { $goal-loc }.
intention-go-open = I am on my way to open a door { $goal-loc }.
intention-go-reach = I am on my way to { $goal }.
intention-go-leave = I am on my way to the Exit { $goal-loc }.
intention-go-kill = I am on my way to fight { $goal-loc }.
intention-go-fetch = I am on my way to fetch somebody from { $goal }.
intention-go-burn = I am on my way to throw a Molotov at { $goal }.
intention-go-search = I go and search: we need something that opens doors or kills the big one.
intention-go = I go to { $to }.
intention-flee = I get away to { $to }: too many Zombies are near.
intention-open-for = I open the door { $door }: we must get to { $goal }.
intention-open = I open the door { $door }.
intention-attack-for = I attack { $at }, or else the Zombies there will wound: { $who }.
intention-attack = I attack { $at } while they are still far away.
intention-take = I take the Objective.
intention-crate = I open the crate: the best weapons are in there.
intention-search = I search: we need better cards.
intention-fetch = I take along: { $who }.
intention-hands = I get my weapons ready.
intention-give = I trade with: { $who }. The cards do more good that way.
intention-hold = I stay here and keep watch.
intention-leave = I leave: there is nothing more for me to do here.

# What people may ask of a bot.
order-hold = { $who }: stay there
order-quiet = { $who }: make no Noise
order-go = { $who }: go to { $to }
order-open = { $who }: open the door { $door }
order-give = { $who }: give { $to } this card: { $card }

## What can be done

action-pick = Take { $who } into the team
action-begin = Turn of { $who }
action-pass = Wait for a later moment
action-hand-over = Hand { $who } over to player { $seat }
action-ask-for = Ask for the lead of { $who }
action-move = Move to { $to } ({ amount-cost })
action-move-away = Get away to { $to } ({ amount-cost })
action-move-into = Move in among the Zombies { $to-loc } ({ amount-cost })
action-slip = Slip away to { $to }
action-sprint = Sprint to { $to }
action-jump = Jump to { $to }
action-charge = Charge to { $to }
action-blitz = Blitz: go to { $to } and shoot
action-bloodlust = Bloodlust: go to { $to } and attack
action-aid = Field medic: go to { $to } and heal
action-search = Search
action-search-two = { $cards ->
    [one] Search: draw { $cards } card
   *[other] Search: draw { $cards } cards
}
action-open = Open the door { $door }: { $card }
action-open-by-hand = Break in quietly by the door { $door }
action-arrange = Rearrange. Hand: { $hand }. Backpack: { $backpack }.
action-stow = Keep. Hand: { $hand }. Backpack: { $backpack }.
action-stow-drop = Hand: { $hand }. Backpack: { $backpack }. Discard: { $drops }.
action-leave-all = Discard: { $drops }
action-trade = Trade with { $with }: give { $gives }, take { $takes }
action-trade-give = Give { $with }: { $gives }
action-trade-take = Take from { $with }: { $takes }
action-trade-slots = Trade with { $with }: only change what is in Hand
action-melee = Attack in Melee: { $weapon }
action-melee-pair = Attack in Melee with a pair: { $weapon }
action-fire = Shoot at { $at }: { $weapon }
action-fire-pair = Shoot at { $at } with a pair: { $weapon }
action-throw = Throw a Molotov at { $at }
action-improvise = Improvised weapon ({ $fight }): attack { $at }
action-take = Take the Objective
action-crate = Open the crate
action-noise = Make noise
action-reload = Reload: { $weapon }
action-rally = Take along: { $who }
action-entrust = { $who } follows { $to } from now on
action-lead = Give { $who } an Action
action-save = Pull friends out of { $at }
action-shove = Shove all Zombies to { $to }
action-taunt = Taunt the Zombies { $at-loc }
action-get-in = Get into the { $kind } as a passenger
action-get-in-driver = Get into the { $kind } and take the wheel
action-get-out = Get out of the car
action-take-wheel = Take the wheel
action-leave-wheel = Leave the wheel and sit as a passenger
action-drive = Drive slowly to { $to }
action-race = Drive fast through { $by } to { $to }, over whatever stands there
action-end = End the Turn
action-end-lost = { $left ->
    [one] End the Turn ({ $left } Action is lost)
   *[other] End the Turn ({ $left } Actions are lost)
}
action-eat = { $who } eats: { $card } (+{ $amount } AP)
action-drop = { $who } discards: { $card }
action-count-zombies = As many dice as there are Zombies
action-count-dice = The dice of the weapon
action-reroll = Roll again ({ $by })
action-keep = Keep the roll
action-hit = { $kind }: { amount-hits }
action-hit-reap = { $kind }: { amount-hits }, and Reaper kills one more
action-miss = The miss hits { $who }
action-spare = Spare { $who }
action-cancel = Discard to cancel a wound: { $card }
action-suffer = Take the wounds
action-learn = { $who } learns: { $skill }
action-replace = Destiny: discard it and draw another
action-match = Matching set: take another one
action-decline = Do without
action-decline-react = No reaction
action-decline-step = Stay here
action-decline-heal = Heal nobody
action-decline-strike = No attack
action-decline-card = Keep the card
action-stay-on-board = Stay on the board
action-agree = Agree
action-agree-trade = Agree. You get: { $takes }. You give: { $gives }.
action-agree-yield = Let player { $seat } lead { $who }
action-agree-come = Let yourself be pulled out
action-agree-heal = Heal { $who }
action-refuse = Refuse
action-room = Next: { $zone }
action-split = One more { $kind } to: { $to }
action-as-proposed = Split all groups as proposed
action-wound = { $who } takes { amount-attacks } ({ $kind })
action-heal = Heal { $who }
action-leave = Leave by the Exit
action-deal = Next Spawn Zone: { $card }
action-tend = Next: { $skill } ({ $who })
action-next = Next ({ $number }): { $what }
action-next-round = Next ({ $number }): what the new Round brings
action-next-end-phase = Next ({ $number }): what the End Phase brings
action-next-taken = Next ({ $number }): what the { $colour } Objective sets off
action-next-taken-at = Next ({ $number }): what the Objective { $at-loc } sets off
action-next-opened = Next ({ $number }): what waits behind the door { $door }
action-next-arrived = Next ({ $number }): what waits { $at-loc }
action-next-killed = Next ({ $number }): what the end of a { $kind } sets off
action-next-abomination = Next ({ $number }): what the end of an Abomination sets off
action-next-burnt = Next ({ $number }): what the fire { $at-loc } sets off
action-choose = { $way }

## What an attack may bring

odds-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, hits from { $needed } up, Damage { $damage }.
odds-reroll = The dice can be rolled again.
odds-safe = Nobody of yours can be hit.
odds-exposed = Misses can hit: { $who }.
odds-wall = This Damage does not kill: { $kind }. It shields those behind it.
odds-fire = No dice: everybody in the Zone burns.
odds-burnt = Of yours there would burn: { $who }.
odds-none = Nobody dies.
odds-kill = Dead: { group-killed }.
odds-gain = +{ $amount } AP.
odds-level = Danger Level: { $level }.
odds-misses = { $count ->
    [one] { $count } miss hits a friend (Damage { $damage }).
   *[other] { $count } misses hit friends (Damage { $damage } each).
}

## What happened

event-picked = Player { $seat } leads { $who }.
event-handed-over = Player { $seat } leads { $who } from now on.
event-kept = Player { $seat } asked for { $who } in vain.
event-dealt = { $who } starts with: { $card }.
event-round = Round { $round } begins.
event-turn = Turn of { $who }.
event-ended = { $who } ends the Turn.
event-moved = { $who } goes from { $from } to { $to }.
event-stopped = Zombies stop { $who } { $at-loc }.
event-shook-off = { $actions ->
    [one] Getting away from the Zombies costs { $who } { $actions } Action more.
   *[other] Getting away from the Zombies costs { $who } { $actions } Actions more.
}
event-noisy = Noise { $at-loc }.
event-opened = { $who } opens the door { $door }.
event-opened-itself = The door { $door } opens.
event-building-opened = { $rooms ->
    [0] The building is open, and it has no dark rooms.
    [one] The building is open for the first time. { $rooms } dark room gets a Zombie card.
   *[other] The building is open for the first time. { $rooms } dark rooms get a Zombie card each.
}
event-found = { $who } finds: { $card }.
event-found-nothing = { $who } finds nothing: no card is left.
event-replaced = { $who } trusts in Destiny and puts back: { $card }.
event-dropped = { $who } discards: { $card }.
event-arranged = { $who } rearranges the Equipment.
event-traded = { $who } and { $with } trade.
event-trade-refused = { $with } does not agree to a trade with { $who }.
event-reloaded = { $who } reloads: { $weapon }.
event-ate = { $who } eats: { $card }. +{ $amount } AP.
event-took-objective = { $who } takes the Objective { $at-loc }.
event-shown = The Objective { $at-loc } turns out to be { $colour }.
event-took-crate = { $who } opens the crate { $at-loc }.
event-got-in = { $who } gets into the { $kind } as a passenger.
event-got-in-driver = { $who } gets into the { $kind } and takes the wheel.
event-got-out = { $who } gets out of the car.
event-took-wheel = { $who } takes the wheel.
event-left-wheel = { $who } leaves the wheel and sits as a passenger.
event-drove = { $who } drives from { $from } to { $to }.
event-ran-over = { $who } drives into the Zombies { $at-loc }.
event-attacked = { $who } attacks { $at }: { $weapon }.
event-attacked-improvised = { $who } attacks { $at } with what is at hand.
event-rolled = { $who } rolls { $faces }. Hits from { $needed } up.
event-rerolled = { $who } rolls again ({ $by }): { $faces }.
event-sixes = Sixes bring { $who } more dice: { $faces }.
event-counted = Hits: { $hits }, misses: { $misses }. Damage of each hit: { $damage }.
event-killed = { $who } kills { $at-loc }: { group-killed }.
event-shrugged-off = { $kind }: { amount-hits } and still standing. It takes more than that.
event-burnt = { $who } throws a Molotov, and { $at } burns.
event-cocktail-back = { $who } rolls { $face }: the Molotov goes to the Backpack.
event-gained = { $who }: +{ $amount } AP.
event-levelled-up = { $who } reaches the Danger Level { $level }.
event-learned = { $who } has a new skill: { $skill }.
event-wounded = { $who } takes { amount-wounds } ({ $kind }). { health-left }
event-shot-by-friend = Friendly Fire: { $who } takes { amount-wounds }. { health-left }
event-ignored = { $who } ignores a wound ({ $skill }).
event-healed = { $who } heals { amount-wounds }.
event-eliminated = { $who } is eliminated.
event-knocked-out = { $who } is knocked out.
event-left-board = { $who } leaves by the Exit.
event-rallied = { $companion } goes along with { $who }.
event-led = { $who } gives { $other } an Action.
event-pulled = { $who } pulls { $other } over to { $to }.
event-shoved = { $count ->
    [one] { $who } shoves { $count } Zombie to { $to }.
   *[other] { $who } shoves { $count } Zombies to { $to }.
}
event-taunted = { $who } taunts the Zombies { $at-loc }. They are after nobody else now.
event-zombie-phase = The Zombie Phase begins.
event-activated = Zombies act ({ $cause }).
event-runners-again = Runners act a second time.
event-zombies-attack = { $count ->
    [one] { $count } Zombie attacks { $at-loc }. Its Attack never misses.
   *[other] { $count } Zombies attack { $at-loc }. Their Attacks never miss.
}
event-attacks-lost = { $count ->
    [one] { $count } Attack { $at-loc } is lost: nobody is left to wound.
   *[other] { $count } Attacks { $at-loc } are lost: nobody is left to wound.
}
event-zombies-moved-saw = { group }: from { $from } to { $to }. In sight: { $seen }. The goal is { $goal } ({ $goals ->
    [one] noise { $noise }
   *[other] noise { $noise }, as in { $goals } Zones in sight
}){ $routes ->
    [one] {""}
   *[other] , and the group splits over { $routes } ways
}.
event-zombies-moved-heard = { group }: from { $from } to { $to }. Nobody is in sight, so noise decides: { $goals ->
    [one] { $goal } is the loudest Zone
   *[other] { $goal } is one of the { $goals } loudest Zones
} (noise { $noise }){ $routes ->
    [one] {""}
   *[other] , and the group splits over { $routes } ways
}.
event-zombies-moved-taunted = { group }: from { $from } to { $to }. They are after the Survivor { $goal-loc } who taunts them{ $routes ->
    [one] {""}
   *[other] {" "}and split over { $routes } ways
}.
event-zombies-stayed-saw = { group } { $at-loc }: no move. { $routes ->
    [0] In sight: { $seen }, but no open way leads to { $goal }
   *[other] One of the ways ends here, the others go on to { $goal }
} ({ $goals ->
    [one] noise { $noise }
   *[other] noise { $noise }, as in { $goals } Zones in sight
}).
event-zombies-stayed-heard = { group } { $at-loc }: no move. { $routes ->
    [0] No open way leads to the loudest Zone, { $goal }
   *[other] It is loud enough here
} ({ $goals ->
    [one] { $goal } has noise { $noise }
   *[other] { $goals } Zones have noise { $noise }
}).
event-zombies-stayed-taunted = { group } { $at-loc }: no move. { $routes ->
    [0] No open way leads to the Survivor { $goal-loc } who taunts them.
   *[other] The Survivor who taunts them is { $goal-loc }.
}
event-zombie-card = Zombie { $card } for { $at }, Danger Level { $level }.
event-distributed = { $who } gives the Spawn Zone { $at-loc } Zombie { $card }.
event-deck-renewed = The Zombie deck is empty: the discards make a new one.
event-card-idle = Zombie { $card } does nothing at this Danger Level.
event-spawned = New { $at-loc }: { group }.
event-ran-short = Figures are missing ({ $kind }): { $missing }.
event-spawn-active = The Spawn Zone { $at-loc } becomes active.
event-end-phase = The End Phase: noise dies away, weapons are loaded again.
event-first-player = Player { $seat } is now the First Player.
event-told = { $text }
event-won = The mission is accomplished: { $why }.
event-lost = The mission has failed: { $why }.

## Why not, and what then

refusal-over-won = The mission is accomplished and the game is over.
    .fix = Start a new game.
refusal-over-lost = The mission has failed and the game is over.
    .fix = Start a new game.
refusal-wait = Player { $seat } has to decide first.
    .fix = Wait for player { $seat }: “{ $question }”.
refusal-first-player-decides = The team decides this with one voice, and that is the First Player’s: player { $seat }.
    .fix = Propose what you want. Player { $seat } has the last word.
refusal-answer-first = Something else has to be decided first.
    .fix = { $question }.
refusal-turn-missing = No Survivor is taking a Turn.
    .fix = Choose the Survivor who acts next.
refusal-not-your-survivor = Another player leads { $who }.
    .fix = Use your own Survivors, or ask that player to hand { $who } over.
refusal-not-in-team = { $who } is not in the team.
    .fix = Choose a Survivor of the team.
refusal-seat-missing = There is no player { $seat } at this table.
    .fix = Choose a player who sits at this table.
refusal-led-already = Player { $seat } leads { $who } already.
    .fix = Choose another player.
refusal-waits-for-turn = { $who } waits for a Turn, and another leader would change the order of this Round.
    .fix = Hand over during or after this Survivor’s Turn, or before the first Turn of a Round has ended.
refusal-survivor-taken = { $who } is in the team already.
    .fix = Choose a Survivor whom nobody has.
refusal-companion-idle = { $who } is a Companion, and Companions have no Actions and no cards.
    .fix = Choose somebody of the team.
refusal-companion-here = { $who } comes up in this mission as a Companion.
    .fix = Choose another Survivor.
refusal-team-complete = Your Survivors are chosen.
    .fix = Play with the Survivors you have.

refusal-has-acted = { $who } has had a Turn in this Round.
    .fix = Choose a Survivor who has not acted yet.
refusal-not-your-turn = It is not the time for { $who }: all Survivors of one player act before those of the next.
    .fix = Wait until the players who come first have finished.
refusal-not-standing = { $who } is no longer on the board.
    .fix = Choose a Survivor on the board.
refusal-nobody-waits = There is nobody who could wait: only a Tactician picks the moment.
    .fix = Choose the Survivor who acts next.
refusal-no-actions = You have no Action left that pays for this.
    .fix = Use what is left for something else, or end the Turn.
refusal-once-a-turn = This is possible once in a Turn, and it has been done.
    .fix = Do something else, and come back to it in the next Turn.
refusal-once-a-card = This is possible once for each Zombie card, and it has been done.
    .fix = Do without, and wait for the next Zombie card.
refusal-skill-missing = It takes a skill that this Survivor does not have: { $skill }.
    .fix = Do something that needs no such skill.
refusal-led-free-skill = { $skill } is no part of the one Action that was given.
    .fix = Carry out the Action, or do without it.
refusal-not-a-kid = Only a Kid slips away from Zombies like that.
    .fix = Make an ordinary Move, or use a Kid.
refusal-led-twice = An Action that was given cannot be given on.
    .fix = Use the Action yourself, or do without.
refusal-lead-another = The Action is for another Survivor on the board.
    .fix = Choose another Survivor who is on the board.
refusal-must-act = This is a single Action that was given, not a Turn to end.
    .fix = Use the Action, or do without.

refusal-already-there = The Survivor is there already.
    .fix = Choose another Zone.
refusal-door-closed = The door { $door } is closed.
    .fix = Open the door { $door } first, or go another way.
refusal-too-far = { $to } is out of reach.
    .fix = Choose a Zone that can be reached.
refusal-too-near = { $least ->
    [one] { $to } is too near: the way is at least { $least } Zone long.
   *[other] { $to } is too near: the way is at least { $least } Zones long.
}
    .fix = Choose a Zone farther away, or make an ordinary Move.
refusal-zombies-in-the-way = Zombies on the way to { $to } would stop the Move.
    .fix = Go only as far as the Zombies, or around them.
refusal-zombies-hold = Zombies hold you here: getting away costs { amount-price }, and you have { $left ->
    [0] no Action for it
    [one] { $left } Action for it
   *[other] { $left } Actions for it
}.
    .fix = Kill some of the Zombies first, or stay.
refusal-wrong-end = { $skill } cannot end { $to-loc }.
    .fix = Choose a Zone where the skill finds what it is for.

refusal-search-outside = There is nothing to Search in the street.
    .fix = Go into a building first.
refusal-search-among-zombies = Nobody can Search with Zombies in the Zone.
    .fix = Kill the Zombies first, or Search in another room.
refusal-search-cards = { $most ->
    [one] A Search draws { $most } card here.
   *[other] A Search draws { $most } cards at most here.
}
    .fix = { $most ->
    [one] Draw { $most } card.
   *[other] Draw { $most } cards or fewer.
}
refusal-backpack-full = { $slots ->
    [one] The Backpack holds { $slots } card, and these are more.
   *[other] The Backpack holds { $slots } cards, and these are more.
}
    .fix = Put something in Hand, or discard it.
refusal-in-backpack = { $card }: it is in the Backpack and works only in Hand.
    .fix = Take it in Hand first: rearrange your cards.
refusal-not-carried = { $card }: there is no such card to use here.
    .fix = Choose a card that is carried here.
refusal-card-left-out = { $card }: it has no place in this arrangement.
    .fix = Give every card a place in Hand or Backpack. To throw one away, discard it.
refusal-nothing-changes = Nothing would change.
    .fix = Choose something else.
refusal-trade-declined = { $who } has refused to trade in this Turn.
    .fix = Trade with somebody else, or ask again in another Turn.
refusal-not-food = { $card }: nobody can eat that.
    .fix = Choose Water, Canned Food or a Bag of Rice.
refusal-nothing-to-replace = Destiny cannot be used now: it works once per Turn, for those who have it.
    .fix = Keep the card.
refusal-nothing-to-match = There is no second card to take: a Matching set needs a Dual weapon from a Search and the skill.
    .fix = Keep the card.

refusal-no-such-door = There is no such door.
    .fix = Choose a door of this board.
refusal-door-elsewhere = The door { $door } does not lead out of your Zone.
    .fix = Go to the door first, or choose one of your Zone.
refusal-door-open = The door { $door } is open already.
    .fix = Walk through it.
refusal-no-opener = Without a tool only a Survivor with Break-in opens doors.
    .fix = Take a Crowbar, a Fire Axe or a Chainsaw in Hand.
refusal-opens-nothing = { $card }: this opens no doors.
    .fix = Take a Crowbar, a Fire Axe or a Chainsaw in Hand.
refusal-locked = The { $colour } door is locked, and what unlocks it has not happened yet.
    .fix = See in the mission what unlocks the { $colour } door, and do that first.
refusal-no-objective = There is no Objective to take in this Zone.
    .fix = Go to an Objective first.
refusal-no-crate = There is no crate in this Zone.
    .fix = Go to a crate first.
refusal-not-empty = { $card }: it is loaded.
    .fix = Shoot with it, and reload afterwards.

refusal-no-car = No car with this number stands in this Zone.
    .fix = Walk to a car first.
refusal-car-among-zombies = Nobody gets into a car while Zombies are in the Zone.
    .fix = Kill them or get rid of them first.
refusal-car-full = The car has no seat left: a driver and three passengers, Companions counted.
    .fix = Wait until somebody gets out.
refusal-wheel-taken = Somebody sits at the wheel.
    .fix = Sit as a passenger.
refusal-not-in-car = You do not sit in a car.
    .fix = Get into one first.
refusal-in-car = In a car you can fight, reload, arrange cards, trade with those in it and make noise, and nothing else.
    .fix = Get out first.
refusal-other-car = { $who } does not sit with you: cards change hands only inside one car, or on foot.
    .fix = Get in or out first.
refusal-not-driver = Only whoever sits at the wheel does that.
    .fix = Take the wheel first.
refusal-turns-back = A fast drive goes on and never back to where it began.
    .fix = Choose another second street, or drive slowly.
refusal-no-driving = In this mission the car stays where it is.
    .fix = Get out and walk.
refusal-no-street = { $to } is no street next to the one before: cars stay in the streets.
    .fix = Choose the street that comes next.

refusal-hobomination = Nobody fights in the same Zone as the Hobomination.
    .fix = Leave this Zone and shoot from outside.
refusal-no-such-attack = { $card }: no { $fight } attack can be made with it.
    .fix = Choose a weapon for { $fight } attacks, or use this one in its own way.
refusal-other-attack = The free attack cannot be this one ({ $fight }).
    .fix = Make a free attack of the kind that was given, or do without.
refusal-empty = { $card }: it is empty.
    .fix = Reload it first, or use another weapon.
refusal-no-pair = A pair takes two of the same name in Hand: { $card }.
    .fix = Attack with one weapon, or take a second one in Hand.
refusal-not-dual = { $card }: two of these cannot be used together.
    .fix = Attack with one of them.
refusal-pair-empty = { $card }: one of the pair is empty.
    .fix = Reload first, or attack with the loaded one.
refusal-nothing-to-hit = There is no Zombie in this Zone.
    .fix = Go where Zombies are first, or do something else.
refusal-not-seen = { $at } cannot be seen from here.
    .fix = Choose a Zone in sight, or move to where { $at } can be seen.
refusal-too-dark = It is too dark { $at-loc } to see anything from here.
    .fix = Go nearer, up to the next Zone.
refusal-too-close = { $at } is too close: this weapon reaches from range { $nearest } on.
    .fix = Choose a Zone farther away, or step back.
refusal-out-of-range = { $at } is at range { $range }, and this reaches no farther than { $farthest }.
    .fix = Choose a nearer Zone, or go closer.
refusal-no-molotov = There is no Molotov in Hand.
    .fix = Take a Molotov in Hand first.
refusal-only-the-spawn = This attack can only go where the Zombies have just appeared: { $at }.
    .fix = Attack { $at }, or do without.
refusal-no-reroll = Nothing lets you roll again like that.
    .fix = Keep the roll.
refusal-shielded = { $kind }: others stand in front and have to be hit first.
    .fix = Give the hits to the Zombies in front.
refusal-none-there = { $kind }: there is none in that Zone.
    .fix = Choose Zombies that are there.
refusal-too-many-hits = { $most ->
    [one] Give 1 hit here, no more and no less.
   *[other] From 1 to { $most } hits can be given here.
}
    .fix = { $most ->
    [one] Give { $most } hit.
   *[other] Give { $most } hits or fewer.
}
refusal-reaped-already = Reaper has worked once in this attack, and that is all.
    .fix = Give the hit without Reaper.
refusal-nothing-to-reap = { $kind }: Reaper needs one hit that kills, and a second one of that kind.
    .fix = Give the hit without Reaper.
refusal-never-the-shooter = Nobody is hit by the own misses.
    .fix = Choose another Survivor in the target Zone.
refusal-low-profile = { $who } has a Low profile and is never hit by Friendly Fire.
    .fix = Choose another Survivor in the target Zone.
refusal-not-in-zone = { $who } is not among those { $at-loc } who can be chosen.
    .fix = Choose somebody else { $at-loc }.

refusal-skill-not-offered = { $skill } is not one of the skills to choose from.
    .fix = Choose one of the skills offered at this Danger Level.
refusal-follows = { $who } follows a leader already.
    .fix = Leave { $who } with that leader, or take over by a trade.
refusal-not-led-here = { $who } does not follow you or a partner in this Zone, or would follow the same leader as before.
    .fix = Trade a Companion that follows you, or take over one from a partner in this Zone.
refusal-nobody-to-save = Nobody can be pulled out of { $at }: it takes a neighbouring Zone in sight with a friend and a Zombie.
    .fix = Choose such a Zone, or do something else.
refusal-nothing-to-taunt = There are no Zombies { $at-loc } to taunt.
    .fix = Choose a Zone with Zombies up to 2 steps away.
refusal-not-hurt = { $who } has no wound.
    .fix = Choose somebody who is wounded, or do without.
refusal-other-group = Another group is being split now: { $kind }.
    .fix = Choose the ways of that group.
refusal-no-route = No shortest way leads there.
    .fix = Choose among the ways that the group can go.
refusal-split-evenly = { $odd ->
    [one] The group splits evenly: exactly { $odd } way gets one Zombie more.
   *[other] The group splits evenly: exactly { $odd } ways get one Zombie more.
}
    .fix = { $odd ->
    [one] Choose { $odd } way.
   *[other] Choose { $odd } ways.
}
refusal-too-many-attacks = { $left ->
    [0] No Attacks of this kind are left: { $kind }.
   *[other] Attacks of this kind that are left: { $left } ({ $kind }).
}
    .fix = Give 1 Attack or more, up to those that are left.
refusal-card-not-drawn = Zombie { $card } is not among the cards that were drawn.
    .fix = Choose one of the cards that were drawn.
refusal-room-done = { $zone } is not a dark room that waits for a Zombie card.
    .fix = Choose a dark room of this building that has had no card.
refusal-no-such-choice = { $count ->
    [one] There is { $count } way to choose.
   *[other] There are { $count } ways to choose from.
}
    .fix = Choose one of them by its number.

## Readings of the rules

# Values of this option are numbers, which cannot name attributes; they are shown as they are.
option-players = Players
    .text = How many of you play?
option-mission = Mission
    .text = Which mission do you play?
    .training = Training: ten minutes, for your first game
    .pharmacy = The Girl in the Pharmacy: easy, a rescue on three tiles
    .broadcast = Five Minutes on the Air: medium, a siege on four tiles
    .ambulance = The Last Ambulance: medium, a search against the clock on four tiles
    .vault = Behind the Vault: hard, keys and coloured doors on six tiles
    .hunt = Two Shadows: hard, a hunt for Abominations on five tiles
    .reunion = The Key of the Others: very hard, a split team on nine tiles
    .m1 = Washington 1, the diner: medium, six tiles
    .m2 = Washington 2, people behind the front: medium, six tiles
    .m3 = Washington 3, nailed-up houses: medium, six tiles
    .m4 = Washington 4, the searchlight: medium, six tiles by night
    .m5 = Washington 5, a place to sleep: medium, the White House
    .m6 = Washington 6, the entrance of the bunker: medium, the White House
    .m7 = Washington 7, the keycard: hard, Abominations without fire
    .m8 = Washington 8, current: hard, with a basement
    .m9 = Washington 9, fifty people: very hard, the White House
    .m10 = Washington 10, the way out: very hard, six tiles by night
option-team = Team
    .text = Who is in the team?
    .classic = The six classic Survivors
    .chosen = Everybody chooses
    .kids = The six Kids
    .dealt = They are dealt at random
    .washington = The six of Washington Z.C.
option-los-width = Sight through doors
    .text = How wide is an open door for sight?
    .stretch = As wide as its wall
    .exact-door = As wide as the door itself
option-six-units = Rooms that touch for six units
    .text = Is there an opening between rooms of two tiles that share exactly six units?
    .wall = No, it is wall
    .opening = Yes, it is an opening
option-roll-six = What counts as a six
    .text = Which dice are sixes for skills that wait for a 6?
    .modified = Dice that show 6 after bonuses
    .natural = Dice that rolled a 6
option-replace-dice = Barbarian and Full auto with a pair
    .text = Does the number of Zombies replace the dice of each weapon of a pair?
    .per-weapon = Yes, of each weapon
    .per-action = No, once for the whole attack
option-split-by = Splitting of groups
    .text = What is another way when a group of Zombies splits?
    .next-zone = Each other next Zone
    .full-path = Each other whole path
option-wound-surplus = More Attacks than needed
    .text = Do Attacks that a Survivor cannot take any more go to others?
    .passes-on = Yes
    .may-pile = No, they may pile up on one Survivor and be lost
option-aaahh-reaction = Reactions to Aaahh!!
    .text = May skills answer the Walker of an Aaahh!! card?
    .no = No
    .yes = Yes
option-no-route = No way to the noise
    .text = What do Zombies do when no open way leads to the loudest Zone?
    .stay = They stay
    .as-if-doors-open = They walk up to the closed doors
option-noise-apart = Noise of a detached tile
    .text = Is noise on a part of the board that is set apart heard everywhere?
    .everywhere = Yes, on the whole board
    .own-part = No, each part hears only itself
option-ammo-stack = Spare ammo
    .text = Do two cards of the same ammo give two re-rolls?
    .once = No, one re-roll
    .per-card = Yes, one for each card
option-short-rush = Rush without figures
    .text = What comes first when a Rush card runs out of figures?
    .shortage-first = All of that kind act, then the new ones rush
    .rush-first = The new ones rush, then all of that kind act
option-leavers-level = Survivors who have left
    .text = Do Survivors who have left the board count for the Danger Level?
    .ignored = No, only those on the board
    .counted = Yes
option-born-leader-turn = Born leader
    .text = Does the Action that a Born leader gives have limits of its own?
    .own-turn = Yes, it is a Turn of its own
    .shares-limits = No, what the receiver’s own Turn has used up stays used
option-riot-shield = Riot Shield
    .text = Where does a Riot Shield protect its owner?
    .hand = In Hand only
    .any-slot = In Hand and in the Backpack
option-ultrared = Ultrared
    .text = Does the game go on growing after Red?
    .off = No
    .on = Yes, the AP start again from 0 and bring further skills
option-dark-zones = Dark Zones
    .text = Are dark rooms hard to see into?
    .off = No
    .on = Yes: seen only from range 0 and 1, and hit from there only with a 6
option-abomination-fest = Abomination Fest
    .text = How many Abominations may be on the board at once?
    .off = One
    .two = Two
    .three = Three
    .all = All four
option-zombie-cards = Zombie cards
    .text = Which Zombie cards are in the deck?
    .all = All of them
    .easier = The easier ones, with smaller groups, and the Extra Activations
    .harder = The harder ones, with larger groups, and the Extra Activations
    .no-extra-activations = All but the Extra Activations
    .easier-only = The easier ones alone
    .harder-only = The harder ones alone
option-interleaved = Order of Turns
    .text = House rule: may Survivors of all players act in any order?
    .off = No, player after player
    .on = Yes, whoever is ready
option-falling = Falling
    .text = What happens to a Survivor without Health?
    .mission = As the mission says
    .lost = Eliminated, and the mission has failed
    .knocked-out = Knocked out, and the others play on (KO of Washington Z.C.)
option-friendly-fire = Friendly Fire
    .text = House rule: do misses hit friends in the target Zone?
    .on = Yes
    .off = No
option-abomination-health = Abominations
    .text = House rule: how do Abominations die?
    .damage = Of one hit with Damage 3
    .hits = Of three hits, whatever their Damage

## Chapters of the rulebook

chapter-cmp = Components
chapter-gen = General rules
chapter-set = Set-up
chapter-rnd = Rounds
chapter-ply = The Player Phase
chapter-act = Actions
chapter-mov = Moving
chapter-src = Searching
chapter-dor = Doors
chapter-bld = Buildings
chapter-zon = Zones
chapter-los = Line of sight
chapter-noi = Noise
chapter-inv = Inventory
chapter-eqt = Equipment
chapter-dck = Decks
chapter-cbt = Combat
chapter-tgt = Targeting order
chapter-ffr = Friendly Fire
chapter-sur = Survivors
chapter-adr = Adrenaline and Danger Levels
chapter-skg = Skills in general
chapter-skl = Skills
chapter-zmb = Zombies
chapter-zac = Activation of Zombies
chapter-spn = Spawning
chapter-abo = Abominations
chapter-obj = Objectives and crates
chapter-exi = The Exit
chapter-cpn = Companions
chapter-car = Cars
chapter-drk = Dark Zones
chapter-abf = Abomination Fest
chapter-ult = Ultrared
chapter-end = The End Phase
chapter-win = End of the game
chapter-vec = Cases
chapter-amb = Rulings
chapter-rul = House rules

# Why a hint proposes something that speaks for itself.
reason-searched = { $tries } tries at how the game may go on found nothing better.
