//! Texts to begin mutations from: games that were really played, in every written form.

use std::fmt::Write as _;

use horda_kit::{Cx, FastLuck, Notation, Odds, Pending, Rules, Seat, pick};
use horda_table::{Hosted, Identity, Playable, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The journal of a whole random game.
pub fn sample_journal<R>(rules: &R, seed: u64) -> String
where
    R: Playable + Clone,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let identity = Identity {
        game: R::GAME.into(),
        rules_version: R::VERSION,
        content: "fuzz".into(),
        rulings: Vec::new(),
        seats: rules.seat_names().iter().map(|name| ((*name).into(), "bot".into())).collect(),
        document: None,
    };
    let (mut luck, mut choice) = (FastLuck::new(seed), FastLuck::new(!seed));
    let mut table = Hosted::deal(rules.clone(), identity, &mut luck);
    while let Pending::Decision { seats, .. } = table.pending() {
        let seat = seats.iter().next().expect("a seat is pending");
        let offers = table.offers(seat, usize::MAX);
        let offer = &offers[pick(Odds::Uniform(offers.len() as u32), &mut choice) as usize];
        let turn = table.submit(seat, table.turn(), &offer.action, &mut luck);
        turn.expect("an offer is legal");
    }
    table.journal().write()
}

/// A position from a random game as a scenario: every fact there is, and what was done next.
pub fn sample_scenario<R: Notation>(rules: &R, seed: u64) -> String {
    let mut game = Game::deal(rules, seed);
    let begin = pick(Odds::Uniform(120), &mut game.choice);
    for _ in 0..begin {
        if game.next_action().is_none() {
            break;
        }
    }
    let mut text = format!("game = \"{}\"\n\n[[scenario]]\ntitle = \"sample\"\n", R::GAME);
    text.push_str("rules = [\"sample\"]\nkind = \"derived\"\n\n[scenario.given]\n");
    for (key, value) in rules.facts(&game.state) {
        let _ = writeln!(text, "\"{key}\" = \"{value}\"");
    }
    text.push_str("\n[[scenario.steps]]\nno-events = [\"sample\"]\n");
    for action in (0..3).map_while(|_| game.next_action()) {
        let _ = writeln!(text, "\n[[scenario.steps]]\nact = \"{action}\"");
    }
    text
}

/// A random game in progress.
struct Game<'a, R: Rules> {
    rules: &'a R,
    state: R::State,
    luck: FastLuck,
    choice: FastLuck,
}

impl<'a, R: Notation> Game<'a, R> {
    fn deal(rules: &'a R, seed: u64) -> Game<'a, R> {
        let mut luck = FastLuck::new(seed);
        let state = rules.deal(&mut Cx::table(&mut luck));
        Game { rules, state, luck, choice: FastLuck::new(!seed) }
    }

    /// Does something that is legal; tells its written form, or nothing after the end.
    fn next_action(&mut self) -> Option<String> {
        let seat: Seat = match self.rules.pending(&self.state) {
            Pending::Decision { seats, .. } => seats.iter().next()?,
            Pending::Over(_) => return None,
        };
        let mut offers = Vec::new();
        self.rules.legal_actions(&self.state, seat, &mut offers);
        let index = pick(Odds::Uniform(offers.len() as u32), &mut self.choice) as usize;
        self.rules.apply(&mut self.state, seat, &offers[index], &mut Cx::table(&mut self.luck));
        Some(self.rules.write_action(&offers[index]))
    }
}
