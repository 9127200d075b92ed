//! What no game can come to, and what the rules therefore rely on.

use crate::human::{Fate, Human};
use crate::rules::Terror;
use crate::state::{Ask, LOOT, Phase, State, TOKENS, Walker, ZOMBIES};

impl Terror {
    /// Everything about a position that no game can come to.
    pub(crate) fn impossible(&self, state: &State) -> impl Iterator<Item = &'static str> + use<> {
        let wrong = self.wrong_pieces(state).into_iter().chain(self.wrong_turn(state));
        wrong.filter(|(wrong, _)| *wrong).map(|(_, what)| what)
    }

    fn wrong_pieces(&self, state: &State) -> [(bool, &'static str); 10] {
        let table = &state.face_up;
        let zombies = table.horde.all();
        let on_board = Human::ALL.into_iter().filter(|human| table.fate(*human).at().is_some());
        let carried = table.humans.iter().filter(|pawn| pawn.carries).count();
        let things = table.spots.len() + table.loot.len() + carried;
        let solid = table.ground.obstacles.and(table.people.or(zombies));
        let mut piles = state.hands.iter().zip(&table.played);
        let twice = piles.clone().any(|(hand, played)| hand.without(*played) != *hand);
        let drawn = piles.any(|(hand, played)| !hand.is_empty() || !played.is_empty());
        let building = matches!(table.phase, Phase::Build { .. });
        let held = state.hands.map(|hand| hand.len() as u8);
        [
            (table.pool + table.horde.ordinary() > ZOMBIES, "more zombies than the box holds"),
            (!solid.or(table.people.and(zombies)).is_empty(), "two things stand on one field"),
            (on_board.count() != table.people.len() as usize, "two humans stand on one field"),
            (usize::from(table.real) > table.spots.len(), "more is real than lies hidden"),
            (things > LOOT, "more than four search tokens and things"),
            (table.needed > 0 && self.setup().search.is_none(), "this car lacks nothing"),
            (twice, "a card is held and lies on the table"),
            (held != table.held, "a hand is not as large as everybody sees"),
            (building && drawn, "nobody has cards while the board is built"),
            (table.terror.is_some_and(|at| at < self.track_end()), "the track ends before that"),
        ]
    }

    fn wrong_turn(&self, state: &State) -> [(bool, &'static str); 6] {
        let table = &state.face_up;
        let idle =
            |(human, points): (Human, u8)| points == 0 || table.fate(human).alive_at().is_none();
        let able = table.horde.all().without(table.horde.used);
        // The bite that decides the game leaves the walker where it was.
        let over = matches!(table.phase, Phase::Over { .. });
        let stray = |walker: Walker| !over && (walker.points == 0 || !able.contains(walker.at));
        let order = self.setup().order.len();
        let step = if let Phase::Build { step } = table.phase { step.into() } else { order };
        let left = order.saturating_sub(step);
        let before =
            matches!(table.phase, Phase::Build { .. } | Phase::Muster { .. } | Phase::Haunt);
        let haunt = self.to_haunt(table).into_iter().sum::<u8>();
        let relocating = matches!(table.ask, Some(Ask::PutDown { .. }));
        let stray_lift = table.zombie_turn.lifted.is_some() && !relocating;
        let walker = "the walker is a zombie with points left that was not activated";
        [
            (
                table.human_turn.acting.is_some_and(idle),
                "the human who acts is alive and has points left",
            ),
            (table.zombie_turn.acting.is_some_and(stray), walker),
            (table.ground.tokens.len() + left > TOKENS, "too many tokens for one board"),
            (before && table.pool < haunt, "the pool is too small for the set-up"),
            (self.is_unanswerable(state), "nobody can answer this question"),
            (stray_lift, "a zombie was lifted and is not put down"),
        ]
    }

    fn is_unanswerable(&self, state: &State) -> bool {
        let table = &state.face_up;
        match table.ask {
            Some(Ask::Facing { at, .. }) => !table.horde.all().contains(at),
            Some(Ask::Ambush) => table.pool == 0 || self.ambush_fields(table).is_empty(),
            Some(Ask::PutDown { .. }) => {
                Terror::nothing_due(table) || self.open_fields(table).is_empty()
            }
            Some(Ask::Replace { human }) => {
                !matches!(table.fate(human), Fate::Dead { .. }) || table.horde.all().is_empty()
            }
            None => false,
        }
    }
}
