//! Before the game: tokens, hands, humans, zombies (ZT-SETUP-03, ZT-ADV-06, ZT-FREE-05).

use horda_kit::{ChanceTag, Cx, Odds, mark, marks};

use crate::action::Action;
use crate::card::{CARDS, CardId, CardSet, HAND};
use crate::event::Happening;
use crate::field_set::FieldSet;
use crate::human::{Fate, Human};
use crate::options::{CarContact, SetupChoice, SewerPlace, Spacing};
use crate::place::{Facing, Field, Half, ROWS};
use crate::refused::{Placed, Refused};
use crate::rules::{Terror, tell};
use crate::side::Side;
use crate::state::{Ask, FaceUp, FacingAfter, Ground, Phase, State};
use crate::token::{Sort, Token, TokenId};

/// Luck is asked which card a side draws.
pub(crate) const HAND_TAGS: [ChanceTag; 2] = [ChanceTag("zombies.card"), ChanceTag("humans.card")];

/// The last row, in which the car stands.
const LAST_ROW: FieldSet = FieldSet::rows(ROWS - 1, ROWS);

impl Terror {
    /// Who places what now, while the board is being built.
    pub(crate) fn building(&self, table: &FaceUp) -> Option<(Side, Sort)> {
        let Phase::Build { step } = table.phase else { return None };
        self.setup().order.get(usize::from(step)).copied()
    }

    /// The free set-up says again what the advanced variant says, under ids of its own.
    pub(crate) fn rule_of_setup(&self, rule: &'static str) -> &'static str {
        match (self.options.setup, rule) {
            (SetupChoice::Free, "ZT-ADV-01") => "ZT-FREE-01",
            (SetupChoice::Free, "ZT-ADV-06") => "ZT-FREE-05",
            (SetupChoice::Free, "ZT-ADV-07") => "ZT-FREE-08",
            (SetupChoice::Free, "ZT-ADV-08") => "ZT-FREE-09",
            (SetupChoice::Free, "ZT-ADV-09") => "ZT-FREE-10",
            (SetupChoice::Free, "ZT-ADV-11") => "ZT-FREE-12",
            // On side A the objects are printed: there is nothing to place.
            (SetupChoice::Printed | SetupChoice::Keys | SetupChoice::Fuel, "ZT-ADV-11") => {
                "ZT-SETUP-01"
            }
            _ => rule,
        }
    }

    /// Every place for the token that is due.
    pub(crate) fn builds(&self, table: &FaceUp, out: &mut Vec<Action>) {
        let Some((_, sort)) = self.building(table) else { return };
        for token in self.pack.of_sort(sort) {
            for turned in self.pack.token(token).turns() {
                let fits = |at: &Field| self.judge_build(table, token, *at, *turned).is_ok();
                let places = Field::all().filter(fits);
                out.extend(places.map(|at| Action::Build { token, at, turned: *turned }));
            }
        }
    }

    /// Has the token that is due any place at all (ZT-RUL-40)?
    pub(crate) fn can_build(&self, table: &FaceUp, sort: Sort) -> bool {
        self.pack.of_sort(sort).any(|token| {
            let turns = self.pack.token(token).turns();
            Field::all().any(|at| {
                turns.iter().any(|turned| self.judge_build(table, token, at, *turned).is_ok())
            })
        })
    }

    pub(crate) fn judge_build(
        &self,
        table: &FaceUp,
        token: TokenId,
        at: Field,
        turned: Facing,
    ) -> Result<(), Refused> {
        let (_, sort) = self.building(table).ok_or(Refused::BoardStands)?;
        let kind = self.pack.token(token);
        if kind.sort != sort {
            mark!("ZT-ADV-05"); // no second sewer and no second booth
            mark!("ZT-FREE-04");
            mark!("ZT-RUL-41"); // nor one of them as an obstacle
            return Err(Refused::OtherSort(sort));
        }
        let ground = &table.ground;
        let lying = ground.tokens.iter().filter(|lying| lying.kind == token).count();
        if lying >= usize::from(kind.copies) {
            return Err(Refused::CopiesGone(token));
        }
        let fits = kind.turns().contains(&turned);
        let cover = kind.cover(at, turned).filter(|_| fits);
        let in_last_row = cover.is_some_and(|cover| cover.without(LAST_ROW).is_empty());
        if sort == Sort::Car && !in_last_row {
            mark!("ZT-RUL-45"); // three fields of that row
            return Err(Refused::CarInLastRow);
        }
        if !fits {
            return Err(Refused::TurnForNothing(token));
        }
        let cover = cover.ok_or(Refused::OffBoard(at))?;
        if let Some(sewer) = ground.sewer.filter(|sewer| cover.contains(*sewer)) {
            return Err(Refused::SewerThere(sewer));
        }
        if let Some(taken) = cover.and(covered(ground)).first() {
            return Err(Refused::TokenThere(taken));
        }
        self.judge_place(ground, sort, cover)
    }

    /// Where a token of this sort may lie, apart from what lies there.
    fn judge_place(&self, ground: &Ground, sort: Sort, cover: FieldSet) -> Result<(), Refused> {
        match sort {
            Sort::Car => Ok(()),
            Sort::Sewer => {
                mark!("ZT-FREE-11"); // at an edge and beside anything
                mark!("ZT-RUL-37");
                self.judge_sewer(cover)
            }
            Sort::Booth if !cover.without(Half::Car.fields()).is_empty() => {
                mark!("ZT-RUL-44");
                Err(Refused::BoothHalf)
            }
            Sort::Bus | Sort::Booth | Sort::Large | Sort::Small => {
                mark!("ZT-RUL-44"); // across the half line too
                self.judge_apart(ground, cover)
            }
        }
    }

    fn judge_sewer(&self, cover: FieldSet) -> Result<(), Refused> {
        let anywhere = self.options.sewer_place == SewerPlace::Anywhere;
        let near_car = cover.without(Half::Car.fields()).is_empty();
        if anywhere || near_car { Ok(()) } else { Err(Refused::SewerHalf) }
    }

    /// Neither at the edge nor beside another token, corners included (ZT-ADV-08, ZT-ADV-09).
    fn judge_apart(&self, ground: &Ground, cover: FieldSet) -> Result<(), Refused> {
        if let Some(edge) = cover.and(FieldSet::EDGE).first() {
            mark!("ZT-RUL-39"); // on all four sides
            return Err(Refused::AtEdge(edge));
        }
        let lenient = self.options.car_contact == CarContact::Allowed
            && self.options.setup == SetupChoice::Advanced;
        let car = if lenient {
            mark!("ZT-RUL-64");
            FieldSet::NONE
        } else {
            ground.car_fields()
        };
        let near = cover.grown_with_corners();
        match near.and(ground.obstacles.or(car)).first() {
            Some(other) if self.options.setup == SetupChoice::Advanced && car.contains(other) => {
                Err(Refused::TouchesCar(other))
            }
            Some(other) => {
                mark!("ZT-RUL-65"); // fixed objects included
                Err(Refused::Touches(other))
            }
            None => {
                mark!("ZT-ADV-10"); // the sewer is no obstacle and may be a neighbour
                Ok(())
            }
        }
    }

    pub(crate) fn build(&self, table: &mut FaceUp, token: Token, cx: &mut Cx<'_, Terror>) {
        let (side, sort) = self.building(table).expect("a token is due");
        table.ground.lay(self.pack.token(token.kind), token);
        let rule = if sort == Sort::Car { "ZT-FREE-06" } else { self.rule_of_setup("ZT-ADV-06") };
        tell(cx, rule, || Happening::Built { side, token });
        self.next_build(table);
    }

    fn next_build(&self, table: &mut FaceUp) {
        if let Phase::Build { step } = &mut table.phase {
            *step += 1;
        }
    }

    /// A token that finds no place is set aside; the turn to place passes.
    pub(crate) fn set_aside(&self, table: &mut FaceUp, cx: &mut Cx<'_, Terror>) {
        let (side, sort) = self.building(table).expect("a token is due");
        tell(cx, "ZT-RUL-40", || Happening::SetAside { side, sort });
        self.next_build(table);
    }

    /// The board stands: hands are drawn, sheets and tokens are laid out (ZT-SETUP-04 to -12).
    pub(crate) fn open_boxes(&self, state: &mut State, cx: &mut Cx<'_, Terror>) {
        marks::hit(self.rule_of_setup("ZT-ADV-11"));
        for side in Side::ALL {
            self.draw_hand(state, side, cx);
        }
        let cards = HAND as u8;
        tell(cx, "ZT-SETUP-06", || Happening::HandsDealt { cards });
        let table = &mut state.face_up;
        let setup = self.setup();
        mark!("ZT-SETUP-12");
        table.bullets = setup.bullets;
        table.briefcase = true;
        for (special, at, facing) in &setup.special {
            table.horde.put(*at, *facing, Some(*special));
        }
        if let Some(search) = &setup.search {
            mark!("ZT-GAP-10");
            table.spots = search.fields.clone();
            table.real = search.real;
            table.needed = search.needed;
        }
        mark!("ZT-RUL-01"); // with the cards in hand
        table.phase = Phase::Muster { human: Human::Banker };
    }

    fn draw_hand(&self, state: &mut State, side: Side, cx: &mut Cx<'_, Terror>) {
        let mut rest = self.setup().cards[side.index()];
        for _ in 0..HAND {
            let card = draw_card(&mut rest, side, HAND_TAGS[side.index()], cx);
            state.hands[side.index()].insert(card);
            tell(cx, "ZT-SETUP-06", || Happening::Drew { card });
        }
        state.face_up.held[side.index()] = HAND as u8;
    }

    /// Free fields of the first row (ZT-SETUP-07).
    pub(crate) fn muster_fields(&self, table: &FaceUp) -> FieldSet {
        table.free().and(FieldSet::rows(0, 1))
    }

    pub(crate) fn judge_muster(
        &self,
        table: &FaceUp,
        next: Human,
        human: Human,
        at: Field,
    ) -> Result<(), Refused> {
        if human != next {
            return Err(Refused::OtherHuman(next));
        }
        if at.row() > 0 {
            return Err(Refused::NotFirstRow);
        }
        if self.muster_fields(table).contains(at) {
            Ok(())
        } else {
            Err(Refused::taken(table, at, Placed::Human))
        }
    }

    pub(crate) fn muster(
        &self,
        table: &mut FaceUp,
        human: Human,
        at: Field,
        cx: &mut Cx<'_, Terror>,
    ) {
        mark!("ZT-SETUP-05");
        table.set_fate(human, Fate::Alive { at, wounded: false });
        tell(cx, "ZT-SETUP-07", || Happening::Mustered { human, at });
        let next = Human::ALL.get(human.index() + 1).copied();
        table.phase = match next.filter(|next| *next != Human::Dog || self.setup().dog) {
            Some(human) => Phase::Muster { human },
            None => Phase::Haunt,
        };
    }

    /// Zombies that must still be set up in each half (ZT-SETUP-08).
    pub(crate) fn to_haunt(&self, table: &FaceUp) -> [u8; 2] {
        Half::ALL.map(|half| {
            let fields = half.fields();
            let special = table.horde.special.iter().flatten();
            let special = special.filter(|at| fields.contains(**at));
            let special = special.inspect(|_| mark!("ZT-GAP-10")).count() as u8; // not counted
            let placed = table.horde.all().and(fields).len() as u8 - special;
            self.setup().zombies[half.index()].saturating_sub(placed)
        })
    }

    /// Fields on which a zombie may be set up.
    pub(crate) fn haunt_fields(&self, table: &FaceUp) -> FieldSet {
        let left = self.to_haunt(table);
        let halves = Half::ALL.into_iter().filter(|half| left[half.index()] > 0);
        let halves = halves.fold(FieldSet::NONE, |fields, half| fields.or(half.fields()));
        table.free_for_zombies().and(halves).without(self.too_close(table))
    }

    /// Fields beside a pawn (ZT-SETUP-10).
    fn too_close(&self, table: &FaceUp) -> FieldSet {
        let pawns = table.people.or(table.horde.all());
        mark!("ZT-RUL-05");
        match self.options.spacing {
            Spacing::Sides => pawns.grown(),
            Spacing::Corners => pawns.grown_with_corners(),
        }
    }

    pub(crate) fn judge_haunt(&self, table: &FaceUp, at: Field) -> Result<(), Refused> {
        if self.to_haunt(table)[at.half().index()] == 0 {
            return Err(Refused::HalfFull(at.half()));
        }
        if table.ground.car_fields().contains(at) {
            return Err(Refused::CarIsClosed(at));
        }
        if !table.free().contains(at) {
            return Err(Refused::taken(table, at, Placed::Zombie));
        }
        let pawns = table.people.or(table.horde.all());
        if pawns.grown().contains(at) {
            Err(Refused::TooClose(at))
        } else if self.too_close(table).contains(at) {
            Err(Refused::CornerTooClose(at))
        } else {
            mark!("ZT-RUL-07"); // whomever it looks at
            Ok(())
        }
    }

    /// Puts a zombie of the pool on the board and asks which way it looks.
    pub(crate) fn raise(
        &self,
        table: &mut FaceUp,
        at: Field,
        after: FacingAfter,
        rule: &'static str,
        cx: &mut Cx<'_, Terror>,
    ) {
        table.pool -= 1;
        table.horde.put(at, Facing::North, None);
        let pool = table.pool;
        tell(cx, rule, || Happening::Raised { at, pool });
        table.ask = Some(Ask::Facing { at, after });
    }
}

/// Fields on which a token lies, the sewer included (ZT-RUL-38).
fn covered(ground: &Ground) -> FieldSet {
    let sewer = ground.sewer.map_or(FieldSet::NONE, FieldSet::only);
    ground.obstacles.or(ground.car_fields()).or(sewer)
}

/// Takes one of these cards by luck.
pub(crate) fn draw_card(
    rest: &mut CardSet,
    side: Side,
    tag: ChanceTag,
    cx: &mut Cx<'_, Terror>,
) -> CardId {
    let mut weights = [0; CARDS];
    rest.of(side).for_each(|card| weights[usize::from(card.slot())] = 1);
    let card = CardId::new(side, cx.ask(tag, Odds::Weighted(&weights)) as u8);
    rest.remove(card);
    card
}
