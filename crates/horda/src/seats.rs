//! Who sits where: what `--seat NAME=WHO` says, held against the seats of a game.

use horda_catalog::Game;
use horda_content::{known_list, nearest};

use crate::fault::Fault;

/// The holder of every seat: the one that was named, else the default.
pub fn fill<T: Copy>(
    game: &dyn Game,
    names: &[&str],
    named: &[(String, T)],
    default: impl Fn(usize) -> T,
) -> Result<Vec<T>, Fault> {
    if let Some((unknown, _)) = named.iter().find(|(name, _)| !names.contains(&name.as_str())) {
        return Err(no_such_seat(game, names, unknown));
    }
    let mut seated = Vec::new();
    for (index, seat) in names.iter().enumerate() {
        let here: Vec<T> = named.iter().filter(|(name, _)| name == seat).map(|it| it.1).collect();
        seated.push(match here[..] {
            [] => default(index),
            [who] => who,
            [..] => return Err(Fault::Usage(format!("{seat} is seated twice; name it once"))),
        });
    }
    Ok(seated)
}

fn no_such_seat(game: &dyn Game, names: &[&str], name: &str) -> Fault {
    let (key, count) = (game.key(), names.len());
    if let Some(by) = game.seats_by().filter(|_| game.all_seat_names().contains(&name)) {
        return Fault::Usage(format!(
            "a table of {key} for {count} has no seat \"{name}\"; set more seats with --option {by}=NUMBER"
        ));
    }
    let names = names.iter().copied();
    let known = known_list(names.clone());
    let meant = nearest(name, names).map(|meant| format!("; did you mean \"{meant}\"?"));
    let meant = meant.unwrap_or_default();
    Fault::Usage(format!("{key} has no seat \"{name}\"; known seats: {known}{meant}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who sits where at Zombiaki, by numbers; the default is ten more than the seat.
    fn filled(named: &[(&str, usize)]) -> Result<Vec<usize>, String> {
        filled_at("zombiaki", &[], named)
    }

    fn filled_at(
        game: &str,
        options: &[(String, String)],
        named: &[(&str, usize)],
    ) -> Result<Vec<usize>, String> {
        let game = horda_catalog::find(game).expect("there is this game");
        let named: Vec<(String, usize)> =
            named.iter().map(|(name, who)| ((*name).to_owned(), *who)).collect();
        let names = game.seat_names(options).expect("a game has seats by default");
        fill(game, names, &named, |seat| 10 + seat).map_err(|fault| fault.message().to_owned())
    }

    #[test]
    fn seats_that_are_not_named_get_the_default() {
        assert_eq!(filled(&[]), Ok(vec![10, 11]));
        assert_eq!(filled(&[("humans", 7)]), Ok(vec![10, 7]));
        assert_eq!(filled(&[("humans", 7), ("zombies", 8)]), Ok(vec![8, 7]));
    }

    #[test]
    fn wrong_names_are_refused_with_the_right_ones() {
        let unknown = "zombiaki has no seat \"umans\"; known seats: zombies, humans; \
                       did you mean \"humans\"?";
        assert_eq!(filled(&[("umans", 1)]), Err(unknown.to_owned()));
        let twice = "humans is seated twice; name it once";
        assert_eq!(filled(&[("humans", 1), ("humans", 2)]), Err(twice.to_owned()));
    }

    #[test]
    fn an_option_says_which_seats_there_are() {
        let three = [("hands".to_owned(), "3".to_owned())];
        assert_eq!(filled_at("drill", &three, &[("blue", 7)]), Ok(vec![10, 11, 7]));
        let missing = "a table of drill for 2 has no seat \"blue\"; \
                       set more seats with --option hands=NUMBER";
        assert_eq!(filled_at("drill", &[], &[("blue", 7)]), Err(missing.to_owned()));
    }
}
