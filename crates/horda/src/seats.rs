//! Who sits where: what `--seat NAME=WHO` says, held against the seats of a game.

use horda_catalog::Game;
use horda_content::{known_list, nearest};

use crate::fault::Fault;

/// Everybody by seat: whoever was named, else whoever sits there by default.
pub fn fill<T: Copy>(
    game: &dyn Game,
    named: &[(String, T)],
    default: impl Fn(usize) -> T,
) -> Result<Vec<T>, Fault> {
    let names = game.seat_names();
    if let Some((unknown, _)) = named.iter().find(|(name, _)| !names.contains(&name.as_str())) {
        return Err(no_such_seat(game, unknown));
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

fn no_such_seat(game: &dyn Game, name: &str) -> Fault {
    let names = game.seat_names().iter().copied();
    let known = known_list(names.clone());
    let meant = nearest(name, names).map(|meant| format!("; did you mean \"{meant}\"?"));
    let meant = meant.unwrap_or_default();
    Fault::Usage(format!("{} has no seat \"{name}\"; known seats: {known}{meant}", game.key()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who sits where at Zombiaki, by numbers; the default is ten more than the seat.
    fn filled(named: &[(&str, usize)]) -> Result<Vec<usize>, String> {
        let game = horda_catalog::find("zombiaki").expect("there is this game");
        let named: Vec<(String, usize)> =
            named.iter().map(|(name, who)| ((*name).to_owned(), *who)).collect();
        fill(game, &named, |seat| 10 + seat).map_err(|fault| fault.message().to_owned())
    }

    #[test]
    fn whoever_is_not_named_sits_there_by_default() {
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
}
