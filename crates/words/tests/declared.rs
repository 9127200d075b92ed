//! What follows from the declaration of a value and of facts, in a made-up game.

use horda_kit::{Facts, Unreadable};
use horda_words::{
    Fact, Noun, Readable, Words, facts, read_counts, read_fact, read_facts, unknown_tag,
    write_counts, write_facts, write_list, written,
};

#[derive(Clone, Copy, Debug, PartialEq, Noun)]
#[noun("animal")]
enum Animal {
    Cat,
    Dog,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Words)]
#[words(rules = (), read = "place")]
enum Place {
    /// Nowhere.
    #[default]
    #[word("")]
    Away,
    /// In a house.
    #[word("{house}", when(asleep = false))]
    #[word("{house} asleep", when(asleep = true), example = "3 asleep")]
    Home { house: u8, asleep: bool },
    /// On the road.
    #[word("lost")]
    Lost,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Words)]
#[words(rules = (), read = "pet")]
#[word("", when(place = Place::Away, fed = false))]
#[word("{place..} fed", when(fed = true))]
#[word("{place..}", when(fed = false), example = "3 asleep")]
struct Pet {
    place: Place,
    fed: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Street {
    round: u8,
    pets: [Pet; 2],
    food: [u8; 2],
}

const FACTS: &[Fact<(), Street>] = facts! { (), Street;
    /// Round; 0.
    "round" = round, up to 9;
    /// Twice the round.
    "double" from |_, street| (street.round * 2).to_string();
    /// A pet; away.
    "cat to dog" each Animal in |_| Animal::ALL,
        from |rules, street, animal| written(&street.pets[animal as usize], rules),
        by |rules, street, animal, text| {
            street.pets[animal as usize] = Pet::read_up_to(rules, text, 20)?;
            Ok(())
        };
    /// Food of each animal.
    "food" of each Animal in |_| Animal::ALL,
        from |_, street, animal| street.food[animal as usize].to_string(),
        by |rules, street, animal, text| {
            street.food[animal as usize] = u8::read(rules, text)?;
            Ok(())
        };
    /// The town.
    "town" read before;
};

fn street(facts: &[(&str, &str)]) -> (Street, Vec<String>) {
    let facts: Facts = facts.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let mut street = Street::default();
    let known = write(&street);
    let read = |key: &str, value: &str| read_fact(FACTS, &(), &mut street, key, value);
    let problems = read_facts(&facts, &known, read);
    (street, problems.iter().map(Unreadable::to_string).collect())
}

fn write(street: &Street) -> Facts {
    let mut facts = Facts::new();
    write_facts(FACTS, "", &(), street, &mut facts);
    facts
}

fn pet(text: &str) -> Result<Pet, String> {
    Pet::read_up_to(&(), text, 20).map_err(|problem| problem.to_string())
}

#[test]
fn a_value_is_read_as_it_is_written() {
    for house in [0, 3] {
        for place in
            [Place::Lost, Place::Home { house, asleep: false }, Place::Home { house, asleep: true }]
        {
            for fed in [false, true] {
                let own = Pet { place, fed };
                assert_eq!(pet(&written(&own, &())), Ok(own));
            }
        }
    }
    assert_eq!((written(&Pet::default(), &()), pet("")), (String::new(), Ok(Pet::default())));
    let asleep = Pet { place: Place::Home { house: 3, asleep: true }, fed: true };
    assert_eq!(written(&asleep, &()), "3 asleep fed");
}

#[test]
fn what_cannot_be_read_is_told_with_every_form() {
    assert_eq!(pet("21"), Err("\"21\" is no number from 0 to 20".into()));
    assert_eq!(
        pet("3 sleepy"),
        Err("cannot read the place \"3 sleepy\"; NUMBER or NUMBER asleep or lost, such as: \
             3 asleep"
            .into())
    );
}

#[test]
fn facts_about_pieces_have_a_key_each() {
    let given = [("cat", "3 asleep fed"), ("dog.food", "7"), ("round", "2")];
    let (street, problems) = street(&given);
    assert_eq!(problems, Vec::<String>::new());
    let written = write(&street);
    let lines: Vec<String> =
        written.iter().map(|(key, value)| format!("{key} = {value}")).collect();
    assert_eq!(
        lines,
        ["cat = 3 asleep fed", "cat.food = 0", "dog = ", "dog.food = 7", "double = 4", "round = 2"]
    );
    let again: Vec<(&str, &str)> =
        written.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    assert_eq!(self::street(&again).0, street);
}

#[test]
fn complaints_name_their_fact_and_unknown_keys_the_nearest() {
    let (street, problems) =
        street(&[("double", "9"), ("dog.fod", "1"), ("round", "10"), ("town", "any")]);
    assert_eq!(street, Street::default(), "what follows from others is passed over");
    assert_eq!(
        problems,
        [
            "dog.fod: there is no such fact; did you mean \"dog.food\"?",
            "round: \"10\" is no number from 0 to 9",
        ]
    );
}

#[test]
fn lists_and_counts_are_read_as_they_are_written() {
    assert_eq!(write_list(&(), [Animal::Dog, Animal::Cat]), "dog, cat");
    let counts = [(Animal::Cat, 1), (Animal::Dog, 0), (Animal::Dog, 3)];
    assert_eq!(write_counts(&(), counts), "cat, dog 3");
    assert_eq!(read_counts(&(), "cat, dog 3", 3), Ok(vec![(Animal::Cat, 1), (Animal::Dog, 3)]));
    let wrong = |text| read_counts::<_, Animal>(&(), text, 3).map_err(|wrong| wrong.to_string());
    assert_eq!(wrong("dog 4"), Err("\"4\" is no number from 0 to 3".into()));
    assert_eq!(wrong("dgo"), Err("there is no animal \"dgo\"; did you mean \"dog\"?".into()));
}

#[test]
fn a_question_that_no_rule_asks_luck_is_compared_with_those_there_are() {
    let complaint = unknown_tag("zombies.darw", &["zombies.draw", "search"]);
    assert_eq!(
        complaint.to_string(),
        "no rule asks luck for \"zombies.darw\"; did you mean \"zombies.draw\"?"
    );
}
