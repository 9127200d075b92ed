//! Zombies are drawn, assigned, and enter.

use horda_kit::{ChanceTag, Cx, Seat, mark};

use crate::card::{CardId, Class, Letter};
use crate::cells::Cells;
use crate::event::Happening;
use crate::pack::Draw;
use crate::rules::{GearUp, tell};
use crate::state::{KINDS, State, Zombie, ZombieNumber};
use crate::strike::FAR;

/// Questions that luck is asked for a zombie of each deck.
pub(crate) const DECK_TAGS: [ChanceTag; 2] = [ChanceTag("standard"), ChanceTag("special")];

impl GearUp {
    /// The whole decks, shuffled (GU-SET-03, GU-SET-04).
    pub(crate) fn fill_decks(&self, state: &mut State) {
        for class in Class::ALL {
            let mut bag = [0; KINDS];
            for card in self.pack.cards_of(class) {
                bag[self.pack.slot(card)] = self.pack.card(card).copies;
            }
            state.decks[class.index()] = horda_kit::Deck::shuffled(bag, &[]);
        }
    }

    /// What an icon draws (GU-SPN-03).
    pub(crate) fn help(&self, letter: Letter) -> Draw {
        let sides = &self.pack.help[usize::from(self.crew) - 1];
        mark!("GU-SPN-03");
        mark!("GU-SET-09"); // the card for the number of players
        mark!("GU-CMD-04"); // its side by the difficulty
        sides[self.level().help_side][letter.index()]
    }

    /// Draws what a letter says and lays it face up (GU-SPN-05).
    pub(crate) fn draw_letter(&self, state: &mut State, letter: Letter, cx: &mut Cx<'_, GearUp>) {
        for (class, count) in Class::ALL.into_iter().zip(self.help(letter)) {
            for nth in 0..count {
                let Some(card) = self.draw_zombie(state, class, cx) else {
                    let missing = count - nth;
                    tell(cx, "GU-AMB-33", || Happening::RanOut { class, missing });
                    break;
                };
                tell(cx, "GU-SPN-05", || Happening::Drew { card });
                state.drawn.push(card);
                cx.step(state);
            }
        }
    }

    /// The next card of a deck; the dead are shuffled in when it is empty (GU-AMB-33).
    pub(crate) fn draw_zombie(
        &self,
        state: &mut State,
        class: Class,
        cx: &mut Cx<'_, GearUp>,
    ) -> Option<CardId> {
        let at = class.index();
        if state.decks[at].is_empty() && state.discards[at] != [0; KINDS] {
            let bag = std::mem::replace(&mut state.discards[at], [0; KINDS]);
            state.decks[at] = horda_kit::Deck::shuffled(bag, &[]);
            tell(cx, "GU-AMB-33", || Happening::Reshuffled { class });
        }
        let slot = state.decks[at].draw(DECK_TAGS[at], cx)?;
        Some(self.pack.in_slot(class, slot))
    }

    /// The first drawn card enters the lane of this seat (GU-SPN-06).
    pub(crate) fn assign(&self, state: &mut State, seat: Seat, cx: &mut Cx<'_, GearUp>) {
        if !state.drawn.is_empty() {
            mark!("GU-SPN-06"); // to whomever the team wants
            mark!("GU-AMB-58"); // in the order of drawing
            let card = state.drawn.remove(0);
            self.enter(state, card, seat, "GU-SPN-07", cx);
        }
    }

    /// A zombie enters on the farthest space (GU-SPN-07).
    pub(crate) fn enter(
        &self,
        state: &mut State,
        card: CardId,
        lane: Seat,
        rule: &'static str,
        cx: &mut Cx<'_, GearUp>,
    ) {
        state.arrivals += 1;
        let id = self.fresh_number(state);
        mark!("GU-SPN-08"); // however many stand there
        state.zombies.push(Zombie {
            id,
            card,
            lane,
            space: FAR,
            since: state.arrivals,
            crossed: Cells::NONE,
            marked: false,
            first_hit: 0,
        });
        tell(cx, rule, || Happening::Entered { who: state.who(lane), zombie: id, card, lane });
    }

    /// The next number that no zombie on the streets has.
    fn fresh_number(&self, state: &mut State) -> ZombieNumber {
        loop {
            let id = state.next_zombie;
            state.next_zombie = ZombieNumber(id.0.checked_add(1).unwrap_or(1));
            if state.zombie(id).is_none() {
                return id;
            }
        }
    }
}
