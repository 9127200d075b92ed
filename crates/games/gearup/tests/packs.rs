//! What the loader says about a pack that is not right.

use horda_content::Source;
use horda_gearup::pack::Pack;
use horda_gearup::shipped::FILES;

/// Every problem of the shipped pack with these files changed, as a line.
fn problems(change: impl FnOnce(&mut [String; 4])) -> Vec<String> {
    let mut texts = FILES.map(|file| file.text.to_owned());
    change(&mut texts);
    let files = [0, 1, 2, 3].map(|at| Source { text: &texts[at], ..FILES[at] });
    let found = Pack::load(files).err().unwrap_or_default();
    found.iter().map(ToString::to_string).collect()
}

/// Replaces the first place; the test is wrong if there is none.
fn swap(text: &mut String, from: &str, to: &str) {
    assert!(text.contains(from), "nothing to replace: {from}");
    *text = text.replacen(from, to, 1);
}

/// Replaces signs in the drawings only.
fn redraw(text: &mut String, from: &[char], to: &str) {
    let drawn = |line: &str| line.trim_start().starts_with('"');
    let lines =
        text.lines().map(|line| if drawn(line) { line.replace(from, to) } else { line.into() });
    *text = lines.collect::<Vec<String>>().join("\n");
}

#[track_caller]
fn assert_says(found: &[String], words: &str) {
    assert!(found.iter().any(|line| line.contains(words)), "\"{words}\" not in {found:#?}");
}

#[test]
fn the_shipped_pack_has_no_problems() {
    assert_eq!(problems(|_| {}), [""; 0]);
}

#[test]
fn shapes_that_are_not_connected_are_refused_with_a_hint() {
    let found = problems(|texts| swap(&mut texts[0], "shape = [\"##\"]", "shape = [\"#.#\"]"));
    assert_says(&found, "the shape is not connected");
    assert_says(&found, "move the squares together");
    let found = problems(|texts| swap(&mut texts[0], "shape = [\"##\"]", "shape = [\"#\"]"));
    assert_says(&found, "a shape has at least two squares");
}

#[test]
fn cells_that_nobody_reaches_are_refused() {
    let found = problems(|texts| {
        swap(&mut texts[1], "grid = [\"##\", \"#*\", \"#a\"]", "grid = [\"##\", \"..\", \"#a\"]");
    });
    assert_says(&found, "some cells cannot be reached from the others");
}

#[test]
fn a_boss_that_cannot_be_killed_is_refused() {
    let found = problems(|texts| redraw(&mut texts[2], &['x'], "#"));
    assert_says(&found, "the Zombie Pyramid cannot be killed");
    let found = problems(|texts| texts[3] = texts[3].replace("\"ability\", ", ""));
    assert_says(&found, "screamer cannot be killed: its mouth may stay closed");
    let found = problems(|texts| texts[0] = weak(&texts[0]));
    assert_says(&found, "cannot be killed: ");
    assert_says(&found, "take cells away or make weapons stronger");
}

/// The same Survivors with weapons that cross two cells and are never fired twice.
fn weak(survivors: &str) -> String {
    let goods = ["scavenging", "arming", "ready-for-action", "long-range", "scavenging"];
    let mut weapons = 0;
    let line = |line: &str| match line.split_once(" = ") {
        Some(("shape", _)) => Some("shape = [\"##\"]".to_owned()),
        Some(("ammo", _)) => Some("ammo = 4".to_owned()),
        Some(("initial" | "solo-upgrades", _)) => None,
        Some(("upgrades", _)) => {
            let pair = &goods[weapons % 4..][..2];
            weapons += 1;
            Some(format!("upgrades = [\"{}\", \"{}\"]", pair[0], pair[1]))
        }
        _ => Some(line.to_owned()),
    };
    survivors.lines().filter_map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn tables_that_draw_more_than_the_box_holds_are_refused() {
    let found = problems(|texts| {
        swap(
            &mut texts[3],
            "draws = [\"3+0\", \"2+1\", \"1+2\"]",
            "draws = [\"9+0\", \"9+4\", \"9+9\"]",
        );
    });
    assert_says(&found, "cards, the box holds 48");
    assert_says(&found, "lower its Help card");
}

#[test]
fn counts_of_the_box_are_checked() {
    let found = problems(|texts| swap(&mut texts[1], "copies = 3", "copies = 2"));
    assert_says(&found, "11 cards of the walker, there must be 12");
    let found = problems(|texts| swap(&mut texts[3], "A = 3", "A = 4"));
    assert_says(&found, "8 Spawn cards, there must be 7");
}

#[test]
fn every_problem_is_named_at_once() {
    let found = problems(|texts| {
        swap(&mut texts[0], "id = \"marta\"", "id = \"lisa\"");
        swap(&mut texts[0], "upgrades = [\"explosion\"", "upgrades = [\"implosion\"");
        swap(&mut texts[1], "breed = \"walker\"", "breed = \"stroller\"");
        swap(&mut texts[2], "id = \"screamer\"", "id = \"whisperer\"");
        swap(&mut texts[3], "colour = \"blue\"", "colour = \"violet\"");
    });
    for words in ["\"lisa\" has two entries", "implosion", "stroller", "whisperer", "violet"] {
        assert_says(&found, words);
    }
}

#[test]
fn weapons_keep_the_rules_of_weapons() {
    let found =
        problems(|texts| swap(&mut texts[0], "initial = \"knockback\"", "initial = \"fury\""));
    assert_says(&found, "a weapon cannot begin with this effect");
    let found = problems(|texts| {
        swap(&mut texts[0], "[\"explosion\", \"scavenging\"]", "[\"explosion\", \"sweep\"]");
    });
    assert_says(&found, "no weapon can sweep and explode at once");
}

#[test]
fn bosses_keep_their_own_rules() {
    let core = problems(|texts| redraw(&mut texts[2], &['o'], "#"));
    assert_says(&core, "the Elephombie has no core");
    let mouth = problems(|texts| redraw(&mut texts[2], &['m'], "#"));
    assert_says(&mouth, "the mouth must lie on cells of the grid");
    let lines = problems(|texts| redraw(&mut texts[2], &['2', '3', '4', '5'], "1"));
    assert_says(&lines, "the Mutation has no dotted line");
}
