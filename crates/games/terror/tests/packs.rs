//! What the loader says about a pack that is not right.

use horda_content::Source;
use horda_terror::pack::Pack;
use horda_terror::shipped;

const PIECES: &str = r#"
[[human]]
id = "banker"
stars = [2, 1]

[[human]]
id = "lumberjack"
stars = [1, 0]

[[human]]
id = "child"
stars = [3, 2]

[[human]]
id = "mechanic"
stars = [3, 2]

[[human]]
id = "nurse"
stars = [2, 1]

[[human]]
id = "policeman"
stars = [1, 0]

[[human]]
id = "dog"
stars = [0, 0]

[[token]]
id = "car"
sort = "car"
size = [3, 1]
copies = 1

[[token]]
id = "sewer"
sort = "sewer"
size = [1, 1]
copies = 2

[[token]]
id = "booth"
sort = "booth"
size = [1, 1]
doors = [[-1, 0]]
copies = 2

[[token]]
id = "wall"
sort = "large"
size = [4, 1]
copies = 4

[[token]]
id = "crate"
sort = "small"
size = [1, 1]
copies = 6
"#;

const SETUPS: &str = r#"
[[setup]]
id = "printed"
tokens = ["car F16", "crate C3", "sewer C13"]
order = ["humans small"]
special = ["runner G12 s"]
zombies = [5, 5]
without = ["horde"]
search = { thing = "fuel", fields = ["B8", "K9"], real = 2, needed = 1 }
"#;

/// Every problem of a pack as a line.
fn problems(pieces: &str, cards: &str, setups: &str) -> Vec<String> {
    let pieces = Source { file: "p.toml", text: pieces };
    let cards = Source { file: "c.toml", text: cards };
    let setups = Source { file: "s.toml", text: setups };
    let problems = Pack::load(pieces, cards, setups).err().unwrap_or_default();
    problems.iter().map(ToString::to_string).collect()
}

/// What stands in a file above or in the shipped cards, what is written instead, and what
/// is told about it, with ` + ` between several problems.
const WRONG: &str = r#"
id = "dog"¶stars = [0, 0] | id = "dogg"¶stars = [0, 0] | p.toml:1: nobody says what the dog is worth; add [[human]] with id = "dog" + p.toml:27: unknown id "dogg"; did you mean "dog"?
id = "nurse"¶stars = [2, 1] | id = "banker"¶stars = [2, 1] | p.toml:1: nobody says what the nurse is worth; add [[human]] with id = "nurse" + p.toml:19: "banker" has two entries; give each human one entry
[[human]]¶id = "nurse"¶stars = [2, 1] |  | p.toml:1: nobody says what the nurse is worth; add [[human]] with id = "nurse"
stars = [3, 2]¶¶[[human]]¶id = "nurse" | stars = [2, 3]¶¶[[human]]¶id = "nurse" | p.toml:16: a wounded human cannot show more stars than a healthy one; stars = [healthy, wounded]
stars = [0, 0] | stars = [0] | p.toml:28: "stars" must be 2 numbers from 0 to 4; stars = [healthy, wounded]
stars = [0, 0] | stars = [0, 9] | p.toml:28: "stars" must be 2 numbers from 0 to 4; stars = [healthy, wounded]
stars = [0, 0] | star = [0, 0] | p.toml:26: missing key "stars" in "human"; stars = [healthy, wounded] + p.toml:28: unknown key "star"; did you mean "stars"?
size = [3, 1] | size = [2, 1] | p.toml:33: the car covers three fields in a line; size = [3, 1]
size = [4, 1] | size = [5, 1] | p.toml:52: "size" must be 2 numbers from 1 to 4; size = [columns, rows]
sort = "large" | sort = "larg" | p.toml:51: unknown sort "larg"; did you mean "large"?
copies = 4 | copis = 4 | p.toml:49: missing key "copies" in "token" + p.toml:53: unknown key "copis"; did you mean "copies"?
copies = 4 | copies = 0 | p.toml:53: "copies" must be from 1 to 20, found 0
id = "wall" | name = "wall" | p.toml:49: missing key "id" in "token" + p.toml:50: unknown key "name"; known: copies, doors, id, size, sort
id = "wall" | id = "crate" | p.toml:56: "crate" has two entries; give each token one entry
doors = [[-1, 0]] | doors = [[-1]] | p.toml:46: a door is a column and a row; such as [-1, 0]
doors = [[-1, 0]] | doors = [[-9, 0]] | p.toml:46: a door is a column and a row; such as [-1, 0]
id = "awe"¶effect = "awe" | id = "awe"¶effect = "aw" | c.toml:1: the zombies have 5 cards, they must have 6; the side follows from the effect + c.toml:20: no card can have the effect "aw"; did you mean "awe"?
id = "awe"¶effect = "awe" | id = "awe"¶effect = "courage" | c.toml:1: the humans have 7 cards, they must have 6; the side follows from the effect + c.toml:1: the zombies have 5 cards, they must have 6; the side follows from the effect + c.toml:41: another card has this effect; give each effect one card
id = "awe"¶effect = "awe" | id = "horde"¶effect = "awe" | c.toml:27: "horde" has two entries; give each card one entry
id = "awe"¶effect = "awe" | effect = "awe" | c.toml:1: the zombies have 5 cards, they must have 6; the side follows from the effect + c.toml:18: missing key "id" in "card"
id = "plague"¶effect = "plague"¶amount = 2 | id = "plague"¶effect = "plague"¶amonut = 2 | c.toml:3: missing key "amount" in "card" + c.toml:6: unknown key "amonut"; did you mean "amount"?
id = "plague"¶effect = "plague"¶amount = 2 | id = "plague"¶effect = "plague"¶amount = 0 | c.toml:6: "amount" must be from 1 to 9, found 0
id = "printed" |  | s.toml:2: missing key "id" in "setup"
id = "printed"¶tokens = ["car F16" | tokens = ["car F15" | s.toml:2: missing key "id" in "setup" + s.toml:3: the car stands in the last row; such as "car F16"
id = "printed" | id = "printed"¶tokens = ["car A16"]¶[[setup]]¶id = "printed" | s.toml:6: "printed" has two entries; give each setup one entry
id = "printed" | id = "printed"¶bulets = 4 | s.toml:4: unknown key "bulets"; did you mean "bullets"?
id = "printed" | id = "printed"¶bullets = 7 | s.toml:4: "bullets" must be from 0 to 6, found 7
id = "printed" | id = "printed"¶goal = 0 | s.toml:4: "goal" must be from 1 to 12, found 0
["car F16",  | [ | s.toml:2: there is no escape car; add "car F16" to the tokens, or "zombies car" to the order
"car F16" | "car F15" | s.toml:4: the car stands in the last row; such as "car F16"
"car F16" | "car K16" | s.toml:2: there is no escape car; add "car F16" to the tokens, or "zombies car" to the order + s.toml:4: "car K16" does not fit on the board
"crate C3" | "carte C3" | s.toml:4: there is no token "carte"; did you mean "crate"?
"crate C3" | "crate C17" | s.toml:4: "crate C17" has no field from A1 to L16; a token is written "bus C6 e": kind, field, direction
"crate C3" | "crate C3 n e" | s.toml:4: "crate C3 n e" is no token; a token is written "bus C6 e": kind, field, direction
"crate C3" | "crate C3 x" | s.toml:4: "crate C3 x" has no direction n, e, s or w; a token is written "bus C6 e": kind, field, direction
"crate C3" | "crate C3", "wall A3" | s.toml:4: "wall A3" overlaps another token on C3; every field holds at most one token
"crate C3" | "crate C3", "crate C13" | s.toml:4: "sewer C13" overlaps another token on C13; every field holds at most one token
"sewer C13" | "sewer C8" | s.toml:4: the sewer lies on C8, outside the car's half; rows 9 to 16 are the car's half
"sewer C13" | "sewer C13", "sewer D13" | s.toml:4: 2 tokens of sort "sewer", at most 1
"sewer C13" | "booth C13", "booth E13" | s.toml:4: 2 tokens of sort "booth", at most 1
"crate C3" | "crate B3", "crate D3", "crate F3", "crate H3", "crate J3", "crate L3" | s.toml:4: 7 tokens of sort "small", at most 6
"crate C3" | "wall A1", "wall E1" | s.toml:4: the first row is blocked: 4 free fields for 6 pawns; move a token out of row 1
"crate C3", "sewer C13"]¶order = ["humans small"]¶special = ["runner G12 s"] | "wall A1", "crate F1", "sewer C13"]¶special = ["runner G1 s", "brute H1 s"] | s.toml:4: the first row is blocked: 5 free fields for 6 pawns; move a token out of row 1
"crate C3" | "wall A8", "wall E8", "wall I8" | s.toml:4: the car cannot be reached from A1; leave a way between the tokens + s.toml:9: "B8" is no free field for a search token; each lies on a field of its own that no other token covers + s.toml:9: "real" must be from 1 to 1, found 2
"crate C3" | "wall A15", "wall E15", "wall I15" | s.toml:4: the car cannot be reached from A1; leave a way between the tokens + s.toml:9: no way leads from the fuel on B8 to the car + s.toml:9: no way leads from the fuel on K9 to the car
"crate C3" | "crate A2", "crate B1" | s.toml:4: the car cannot be reached from A1; leave a way between the tokens
"humans small" | "humans smal" | s.toml:5: "humans smal" does not say who places what; write "zombies large" or "humans small"
"humans small" | "people small" | s.toml:5: "people small" does not say who places what; write "zombies large" or "humans small"
"humans small" | "humans car" | s.toml:4: 2 tokens of sort "car", at most 1
"humans small" | "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small", "humans small" | s.toml:2: there is no escape car; add "car F16" to the tokens, or "zombies car" to the order + s.toml:4: 21 tokens of sort "small", at most 6 + s.toml:4: more than 20 tokens on one board + s.toml:5: more than 20 tokens on one board
"humans small" | "humans sewer" | s.toml:4: 2 tokens of sort "sewer", at most 1
"runner G12 s" | "runer G12 s" | s.toml:6: "runer G12 s" is no special zombie on a free field; write "runner F9 s" or "brute F9 s"
"runner G12 s" | "runner G12 s n" | s.toml:6: "runner G12 s n" is no special zombie on a free field; write "runner F9 s" or "brute F9 s"
"runner G12 s" | "runner C3 s" | s.toml:6: "runner C3 s" is no special zombie on a free field; write "runner F9 s" or "brute F9 s"
"runner G12 s" | "runner G12 s", "brute G12 s" | s.toml:6: "brute G12 s" is no special zombie on a free field; write "runner F9 s" or "brute F9 s"
"runner G12 s" | "runner G12 s", "runner G11 s" | s.toml:6: "runner G11 s" is no special zombie on a free field; write "runner F9 s" or "brute F9 s"
special = ["runner G12 s"]¶zombies = [5, 5] | special = ["runner G12 s", "brute F9 s"]¶zombies = [9, 9] | s.toml:7: 20 zombies at the start leave no pool
zombies = [5, 5] | zombies = [5] | s.toml:7: "zombies" must be 2 numbers from 0 to 9; zombies = [supermarket, car]
without = ["horde"] | without = ["hord"] | s.toml:8: there is no card "hord"; did you mean "horde"?
without = ["horde"] | without = ["horde", "sewer", "courage", "racket"] | s.toml:8: 3 cards are left for the humans, they draw 4; leave fewer cards out
thing = "fuel" | thing = "fule" | s.toml:9: unknown thing "fule"; did you mean "fuel"?
fields = ["B8", "K9"] | fields = ["B8", "B8"] | s.toml:9: "B8" is no free field for a search token; each lies on a field of its own that no other token covers + s.toml:9: "real" must be from 1 to 1, found 2
fields = ["B8", "K9"] | fields = ["B8", "C3"] | s.toml:9: "C3" is no free field for a search token; each lies on a field of its own that no other token covers + s.toml:9: "real" must be from 1 to 1, found 2
fields = ["B8", "K9"] | fields = ["B8", "K9", "A3", "A4", "A5"] | s.toml:9: more than 4 search tokens
real = 2 | real = 3 | s.toml:9: "real" must be from 1 to 2, found 3
needed = 1 | needed = 3 | s.toml:9: "needed" must be from 1 to 2, found 3
needed = 1 | needed = 1, hevy = true | s.toml:9: unknown key "hevy"; did you mean "heavy"?
real = 2, needed = 1 | reel = 2, neded = 1 | s.toml:9: missing key "needed" in "setup.search" + s.toml:9: missing key "real" in "setup.search" + s.toml:9: unknown key "neded"; did you mean "needed"? + s.toml:9: unknown key "reel"; did you mean "real"?
"#;

/// RULE ZT-GAP-01, ZT-GAP-04, ZT-GAP-05 and ZT-GAP-10: what is wrong with a pack is told with its
/// file and its line, and with a way out where there is one.
#[test]
fn a_wrong_pack_is_told_why() {
    let cards = shipped::CARDS.text;
    assert_eq!(problems(PIECES, cards, SETUPS), [""; 0]);
    for case in WRONG.trim().lines() {
        let case: Vec<String> = case.split(" | ").map(|part| part.replace('¶', "\n")).collect();
        let [right, wrong, told] = &case[..] else { panic!("{case:?} has three parts") };
        let files = [PIECES, cards, SETUPS];
        let written = files.iter().filter(|file| file.contains(right)).count();
        assert_eq!(written, 1, "{right} stands in one file");
        let [pieces, cards, setups] = files.map(|file| file.replacen(right, wrong, 1));
        let found = problems(&pieces, &cards, &setups);
        assert_eq!(found.join(" + "), *told, "{wrong}");
    }
}

/// RULE ZT-GAP-01: all problems of a board are told at once, by line: a car that cannot be
/// reached, a blocked first row, tokens on top of each other, keys that nobody knows.
#[test]
fn all_problems_of_a_board_are_told_at_once() {
    let broken = r#"
[[setup]]
id = "printed"
tokens = [
    "car F16",
    "wall A1",
    "wall E1",
    "crate D1",
    "wall A8",
    "wall E8",
    "crate I8", "crate J8", "crate K8", "crate L8",
    "crat C3",
    "sewer H3",
]
bulets = 3
without = ["sever"]

[[setup]]
tokens = ["crate C3"]
ordre = ["humans small"]
"#;
    let told = [
        "s.toml:4: the car cannot be reached from I1; leave a way between the tokens",
        "s.toml:4: the first row is blocked: 4 free fields for 6 pawns; move a token out of row 1",
        "s.toml:4: the sewer lies on H3, outside the car's half; rows 9 to 16 are the car's half",
        "s.toml:8: \"crate D1\" overlaps another token on D1; every field holds at most one token",
        "s.toml:12: there is no token \"crat\"; did you mean \"crate\"?",
        "s.toml:15: unknown key \"bulets\"; did you mean \"bullets\"?",
        "s.toml:16: there is no card \"sever\"; did you mean \"sewer\"?",
        "s.toml:18: missing key \"id\" in \"setup\"",
        "s.toml:18: there is no escape car; add \"car F16\" to the tokens, or \"zombies car\" to the order",
        "s.toml:20: unknown key \"ordre\"; did you mean \"order\"?",
    ];
    assert_eq!(problems(PIECES, shipped::CARDS.text, broken), told);
}

/// RULE ZT-GAP-04 to ZT-GAP-07: the problems of pieces and cards are told together.
#[test]
fn both_files_are_told_at_once() {
    let pieces = PIECES.replacen("[2, 1]", "[1, 2]", 1).replacen("copies = 6", "copeis = 6", 1);
    let cards = shipped::CARDS.text.replace("effect = \"awe\"", "efect = \"awe\"");
    let told = [
        "p.toml:4: a wounded human cannot show more stars than a healthy one; stars = [healthy, wounded]",
        "p.toml:55: missing key \"copies\" in \"token\"",
        "p.toml:59: unknown key \"copeis\"; did you mean \"copies\"?",
        "c.toml:1: the zombies have 5 cards, they must have 6; the side follows from the effect",
        "c.toml:18: missing key \"effect\" in \"card\"",
        "c.toml:20: unknown key \"efect\"; did you mean \"effect\"?",
    ];
    assert_eq!(problems(&pieces, &cards, SETUPS), told);
}
