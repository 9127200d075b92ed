//! A beginner: looks a little ahead, slips now and then, and likes to do something.

use horda_kit::{Chance, ChanceTag, Cx, Evaluated, FastLuck, Odds, RandomBits, Seat};

use crate::{Advice, Bot, Search, SearchBot};

/// Worlds that tell what an offer is worth at once.
const WORLDS: usize = 4;
/// One decision in so many is the second best.
const SLIPS: u32 = 6;

/// Plays by a short search, but takes the second best now and then, and never passes while
/// something of use can be done: who learns a game plays cards and does not save them.
pub struct EasyBot<R: Evaluated> {
    search: SearchBot<R>,
    luck: FastLuck,
}

impl<R: Evaluated> EasyBot<R> {
    /// A beginner with a luck of its own.
    pub fn new(seed: u64, search: Search) -> EasyBot<R> {
        EasyBot { search: SearchBot::new(seed, search), luck: FastLuck::new(!seed) }
    }

    /// The offer after which the seat stands best at once, of those that do something. Nothing if
    /// even the worst way to do nothing, which throws something away, leaves it better off.
    fn useful(
        &mut self,
        rules: &R,
        seat: Seat,
        view: &R::View,
        offers: &[R::Action],
    ) -> Option<R::Action> {
        let mut cx = Cx::playout(FastLuck::new(u64::from(self.luck.next_bits())));
        let worlds: Vec<R::State> = (0..WORLDS).map(|_| rules.determinize(view, &mut cx)).collect();
        let mut after = |action: &R::Action| -> i32 {
            let judged = worlds.iter().map(|world| {
                let mut after = world.clone();
                rules.apply(&mut after, seat, action, &mut cx);
                rules.evaluate(&after, seat)
            });
            judged.sum()
        };
        let (idle, active): (Vec<_>, Vec<_>) =
            offers.iter().partition(|action| rules.is_idle(action));
        let worst = idle.into_iter().map(&mut after).min()?;
        let (best, action) =
            active.into_iter().map(|action| (after(action), action)).max_by_key(|it| it.0)?;
        (best > worst).then(|| action.clone())
    }
}

impl<R: Evaluated> Bot<R> for EasyBot<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, offers: &[R::Action]) -> R::Action {
        if let [only] = offers {
            return only.clone();
        }
        let Advice { mut choice, candidates, .. } = self.search.consider(rules, seat, view, offers);
        if self.luck.answer(ChanceTag("bot.slip"), Odds::Uniform(SLIPS)) == 0
            && let Some(second) = candidates.get(1)
        {
            choice = second.action.clone();
        }
        if !rules.is_idle(&choice) {
            return choice;
        }
        self.useful(rules, seat, view, offers).unwrap_or(choice)
    }
}
