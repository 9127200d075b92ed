var e=`# The map of Zombicide.
zombicide-map = The city
zombicide-map-keys = Arrow keys go from one lit Zone or door to the next, with Shift to any Zone. Enter chooses, I tells everything. M shows what matters, plus and minus bring the map closer and farther, 0 shows all of it. The mouse wheel and two fingers do the same.
zombicide-map-matters = Show me what matters (M)
zombicide-map-closer = Closer (+)
zombicide-map-farther = Farther (-)
zombicide-map-whole = Show the whole map (0)
zombicide-map-outside = { $name } is outside the picture. Go there
zombicide-map-start = Start
zombicide-map-card = Card { $number }
zombicide-map-banner-round = Round { $count }
zombicide-map-banner-zombies = Zombie Phase
zombicide-map-banner-night = Night falls
zombicide-map-banner-day = Day breaks
zombicide-map-banner-again = Runners again
zombicide-map-empty = nothing
zombicide-map-walker = { $count ->
    [one] { $count } Walker
   *[other] { $count } Walkers
}
zombicide-map-runner = { $count ->
    [one] { $count } Runner
   *[other] { $count } Runners
}
zombicide-map-brute = { $count ->
    [one] { $count } Brute
   *[other] { $count } Brutes
}
zombicide-map-patient-zero = Patient 0
zombicide-map-hobomination = Hobomination
zombicide-map-abominacop = Abominacop
zombicide-map-abominawild = Abominawild
zombicide-map-noise = noise { $count }
zombicide-map-objective = an Objective
zombicide-map-crate = a crate
zombicide-map-exit = the Exit
zombicide-map-spawn = a Spawn Zone
zombicide-map-moon = a dark room, a card waits
zombicide-map-sandbags = Sandbags
zombicide-map-woken = Zombies here see light and will act once more
zombicide-map-dark = dark
zombicide-map-lit = lit
zombicide-beam = Turn the light: pull the lamp, or press for the next way
zombicide-beam-wall = wall
zombicide-map-can-go = Can be entered
zombicide-map-can-risk = Can be entered, Zombies end the Move there
zombicide-map-can-attack = Can be attacked
zombicide-map-can-choose = Can be chosen
zombicide-map-range = in sight, range { $range }
zombicide-map-hinted = The hint points here
zombicide-map-door = The door between { $one } and { $other }. Can be chosen
`;export{e as default};