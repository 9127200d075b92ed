### The guided first game of Zombicide: lessons of a few sentences.

zombicide-guide = Guide
zombicide-story = The story
zombicide-story-go = Let us go
zombicide-guide-next = Understood
zombicide-guide-off = Stop the guide

zombicide-lesson-team-title = Six against the city
zombicide-lesson-team = You win or lose together. What you have to do stands under “To win”. All of you take a Turn, then the Zombies move. Tap a face to begin that Survivor's Turn.
zombicide-lesson-move-title = Three Actions
zombicide-lesson-move = Each Turn has three Actions; the squares beside the face count them. Zones that are lit can be walked to: tap one. Leaving a Zone costs one more Action for each Zombie in it, and Zombies where you arrive end your Move.
zombicide-lesson-search-title = Search
zombicide-lesson-search = In a room without Zombies you may draw one card from the Equipment deck, once a Turn. Better weapons win this game. Keep what helps and drop the rest.
zombicide-lesson-door-title = Doors
zombicide-lesson-door = A closed door stops people and Zombies alike. Opening the first door of a building wakes its dark rooms: a card is drawn for each, and Zombies may stand there. Have a friend with a weapon close by.
zombicide-lesson-attack-title = Attack
zombicide-lesson-attack = Choose a weapon, then a Zone. The card says how many dice you roll and which numbers hit. Before you confirm you read the odds. Shots hit Brutes first, then Walkers, then Runners, and a miss can hit a friend in that Zone.
zombicide-lesson-take-title = The Objective
zombicide-lesson-take = You stand on an Objective. Taking it is an Action and gives five Adrenaline Points.
zombicide-lesson-noise-title = Noise
zombicide-lesson-noise = Loud weapons and breaking doors leave Noise, and every Survivor counts as one more. Zombies that see nobody walk to the loudest Zone. Noise goes at the end of the Round.
zombicide-lesson-end-title = Before the Zombies come
zombicide-lesson-end = When all have acted, every Zombie beside you bites, and the others come one Zone closer. Switch on “Forecast” to see where each of them will go and who will be wounded.
zombicide-lesson-zombies-title = What the Zombies did
zombicide-lesson-zombies = Those in your Zone attacked, the others moved towards the people they saw, or else towards Noise. Then each Spawn Zone drew a card. The log says why each group went where it went.
zombicide-lesson-wound-title = Wounds
zombicide-lesson-wound = A Survivor stands three wounds at most. If one of you falls, the mission is lost, so share the bites and keep the weak out of reach.
zombicide-lesson-level-title = The danger rises
zombicide-lesson-level = Kills and Objectives bring Adrenaline. A higher level gives skills, and more Zombies too: cards are read at the highest level in the team.
zombicide-lesson-exit-title = Get out
zombicide-lesson-exit = Everything is taken. Now all of you must end a Turn in the Exit Zone without Zombies and leave.
