//! Dice: how many, what they show, what that means (ZE-CBT-03 to ZE-CBT-08).

use horda_kit::{ChanceTag, Cx, Dice, mark};

use super::attack::{Attack, DICE_AT_ONCE, Stage};
use super::dice::{AllOutFaces, Faces};
use super::fight::{Fight, Fights};
use super::reroll::Reroll;
use crate::equipment::card::{Card, Special};
use crate::event::Happening;
use crate::options::{FriendlyFire, ReplaceDice, RollSix};
use crate::rules::{Zombicide, tell};
use crate::skills::ask::count;
use crate::skills::feature::{AttackFeature, Feature};
use crate::state::State;

/// The questions that luck is asked for an attack.
pub(crate) const DICE_TAG: ChanceTag = ChanceTag("dice");
pub(crate) const ALL_OUT_TAG: ChanceTag = ChanceTag("all-out");

/// What an attack rolls for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aim {
    /// Standard dice.
    pub(crate) dice: u8,
    /// All-Out dice.
    pub(crate) all_out: u8,
    /// Smallest face that hits.
    pub(crate) needed: u8,
    /// Smallest face that counts as a six; 7 if none does.
    pub(crate) six: u8,
    /// Damage before sixes.
    pub(crate) damage: u8,
    /// Damage that each six adds.
    pub(crate) six_damage: u8,
    /// Dice that each six adds.
    pub(crate) six_dice: u8,
}

impl Zombicide {
    /// What the skills of the attacker, and that of the weapon, say about this attack.
    fn attack_sum(
        &self,
        state: &State,
        attack: &Attack,
        says: impl Fn(&AttackFeature) -> Fights,
    ) -> u8 {
        if attack.by_car {
            mark!("ZE-CBT-20"); // skills for Combat Actions say nothing about it
            return 0;
        }
        let adds = |feature: &Feature| u8::from(says(&feature.attack).contains(attack.fight));
        let own: u8 = self.sum(state, attack.who, adds);
        if own > 0 {
            mark!("ZE-SKG-02"); // a bonus works for every Action of its kind
        }
        if own > 1 {
            mark!("ZE-AMB-61"); // amounts add up
        }
        let all_out = self.all_out_sum(state, attack, adds);
        own + all_out + self.weapon_skill(attack).map_or(0, |feature| count(feature, &adds))
    }

    /// What skills give only in an attack that goes All-Out (WZ-SKL-04).
    pub(super) fn all_out_sum(
        &self,
        state: &State,
        attack: &Attack,
        says: impl Fn(&Feature) -> u8,
    ) -> u8 {
        if !attack.effort.is_all_out() {
            return 0;
        }
        let given = self.features(state, attack.who).filter_map(|feature| feature.all_out);
        let amounts = given.map(|feature| count(feature, &says)).filter(|amount| *amount > 0);
        amounts.inspect(|_| mark!("WZ-SKL-04")).sum()
    }

    /// Does a skill of the attacker say so about this attack?
    pub(super) fn attack_has(
        &self,
        state: &State,
        attack: &Attack,
        says: impl Fn(&Feature) -> bool,
    ) -> bool {
        self.has(state, attack.who, &says)
            || self.all_out_sum(state, attack, |feature| u8::from(says(feature))) > 0
    }

    /// The skill of the weapon in use (ZE-EQT-19).
    pub(crate) fn weapon_skill(&self, attack: &Attack) -> Option<&'static Feature> {
        let skill = attack.weapon.and_then(|kind| self.pack.card(kind).skill)?;
        mark!("ZE-EQT-19");
        Some(skill.feature())
    }

    /// Everything that is counted before the roll.
    pub(crate) fn aim(&self, state: &State, attack: &Attack) -> Aim {
        let bonus = self.attack_sum(state, attack, |it| it.roll);
        let wanted = self.accuracy(state, attack).saturating_sub(bonus);
        if bonus > 0 && self.is_night(state) {
            mark!("WZ-NGT-04");
        }
        if wanted < 2 {
            mark!("ZE-CBT-05");
            mark!("ZE-AMB-38");
        }
        let needed = wanted.max(2);
        let six = match self.options.roll_six {
            RollSix::Modified => {
                mark!("ZE-AMB-39");
                if bonus > 4 {
                    mark!("ZE-RUL-27"); // a rolled 1 never
                }
                6u8.saturating_sub(bonus).max(2)
            }
            RollSix::Natural => 6,
        };
        Aim {
            dice: self.dice(state, attack),
            all_out: self.all_out_dice(state, attack),
            needed,
            six,
            damage: self.damage(state, attack),
            six_damage: self.attack_sum(state, attack, |it| it.six_damage),
            six_dice: self.attack_sum(state, attack, |it| it.six_die),
        }
    }

    /// How many dice (ZE-CBT-03).
    fn dice(&self, state: &State, attack: &Attack) -> u8 {
        let weapons = if attack.pair { 2 } else { 1 };
        let printed = self.profile(attack).dice;
        mark!("ZE-CBT-03");
        mark!("ZE-EQT-04");
        let per_weapon = self.attack_sum(state, attack, |it| it.dice);
        let base = if attack.by_zombies {
            let zombies = state.zombies_at(attack.at);
            match self.options.replace_dice {
                ReplaceDice::PerWeapon => {
                    mark!("ZE-AMB-66");
                    zombies * weapons
                }
                ReplaceDice::PerAction => zombies,
            }
        } else {
            printed * weapons
        };
        let dice = base
            + per_weapon * weapons
            + self.escalation(state, attack)
            + self.helping_dice(state, attack);
        if dice > 6 {
            mark!("ZE-CMP-06"); // more than there are in the box
        }
        dice
    }

    /// Dice of other weapons in Hand that help, one at most for each weapon used (ZE-EQT-29).
    fn helping_dice(&self, state: &State, attack: &Attack) -> u8 {
        let Some(weapon) = attack.weapon.filter(|_| attack.fight == Fight::Melee) else { return 0 };
        let hand = self.in_hand(state, attack.who);
        let helps = |card: &&Card| self.pack.card(card.kind).special == Special::Helper;
        let helpers = hand.iter().filter(helps).count() as u8;
        let itself = u8::from(self.pack.card(weapon).special == Special::Helper);
        let dice = if attack.pair { helpers.min(2) } else { (helpers - itself).min(1) };
        if dice > 0 && attack.by_zombies || helpers - itself > dice {
            mark!("ZE-RUL-25"); // after replacing, and one for each weapon used
        }
        if dice > 0 {
            mark!("ZE-EQT-29");
            mark!("ZE-AMB-88"); // after whatever replaces the printed dice
        }
        dice
    }

    /// Dice for attacks in a row (ZE-SKL-27).
    fn escalation(&self, state: &State, attack: &Attack) -> u8 {
        let turn = state.turn().filter(|turn| turn.who == attack.who && !attack.by_car);
        let Some(turn) = turn else { return 0 };
        let run = |feature: &Feature| match feature.attack.escalation {
            fights if !fights.contains(attack.fight) => 0,
            Fights::COMBAT => turn.streak.saturating_sub(1),
            _ => turn.pure_streak.saturating_sub(1),
        };
        let dice = self.sum(state, attack.who, run);
        if dice > 0 {
            mark!("ZE-AMB-67"); // for the Action, not for each weapon
        }
        dice
    }

    /// The printed Accuracy, or what darkness makes of it.
    fn accuracy(&self, state: &State, attack: &Attack) -> u8 {
        mark!("ZE-EQT-05");
        let printed = self.profile(attack).accuracy;
        self.dim_accuracy(state, attack).unwrap_or(printed)
    }

    /// Damage: values that replace the printed one, then those that add to it (ZE-AMB-40).
    fn damage(&self, state: &State, attack: &Attack) -> u8 {
        let printed = self.profile(attack).damage;
        mark!("ZE-EQT-06");
        let two = printed == 1 && self.attack_sum(state, attack, |it| it.damage_two) > 0;
        let three = self.attack_sum(state, attack, |it| it.damage_three) > 0;
        let base = if three {
            printed.max(3)
        } else if two {
            2
        } else {
            printed
        };
        let more = self.attack_sum(state, attack, |it| it.damage);
        if base != printed || more > 0 {
            mark!("ZE-AMB-40"); // set, then add
        }
        base + more
    }

    /// Rolls the dice of the attack.
    pub(crate) fn roll(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let mut attack = state.attack.expect("an attack is under way");
        let aim = self.aim(state, &attack);
        attack.faces = throw_dice(DICE_TAG, aim.dice, cx);
        attack.all_out = throw_dice(ALL_OUT_TAG, aim.all_out, cx);
        mark!("WZ-DIE-03"); // a standard die never breaks
        attack.breaks = attack.all_out.breaks();
        attack.stage = Stage::Reroll;
        state.attack = Some(attack);
        let (who, faces) = (state.survivor(attack.who).character, attack.faces);
        tell(cx, "ZE-CBT-04", || Happening::Rolled { who, faces, needed: aim.needed });
        if aim.all_out > 0 {
            let faces = AllOutFaces(attack.all_out);
            mark!("WZ-DIE-01");
            tell(cx, "WZ-AO-02", || Happening::AllOutRolled { who, faces });
        }
    }

    /// The roll stays as it is; then Breaks may be undone, then hits are counted (WZ-AMB-07).
    pub(crate) fn keep_roll(&self, state: &mut State) {
        let attack = state.attack.as_mut().expect("an attack is under way");
        mark!("WZ-AMB-07");
        attack.stage = if attack.stage == Stage::Reroll { Stage::Breaks } else { Stage::Count };
    }

    /// Rolls all standard dice again (ZE-CBT-07). All-Out dice stay as they are (WZ-AO-10).
    pub(crate) fn reroll(&self, state: &mut State, by: Reroll, cx: &mut Cx<'_, Zombicide>) {
        let mut attack = state.attack.expect("an attack is under way");
        match by {
            Reroll::Lucky => attack.lucky += 1,
            Reroll::Ammo => attack.ammo += 1,
        }
        mark!("ZE-CBT-07");
        if attack.effort.is_all_out() {
            mark!("WZ-AO-09");
            mark!("WZ-AO-10");
        }
        attack.faces = throw_dice(DICE_TAG, attack.faces.dice(), cx);
        state.attack = Some(attack);
        let (who, faces) = (state.survivor(attack.who).character, attack.faces);
        let rule = self.reroll_rule(&attack, by);
        tell(cx, rule, || Happening::Rerolled { who, by, faces });
    }

    /// Sixes, hits, misses and damage (steps 6 and 8 of ZE-CBT-02).
    pub(crate) fn count_hits(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let mut attack = state.attack.expect("an attack is under way");
        let aim = self.aim(state, &attack);
        let mut sixes = attack.faces.at_least(aim.six) + attack.all_out.at_least(aim.six);
        let who = state.survivor(attack.who).character;
        let mut fresh = sixes;
        while aim.six_dice > 0 && fresh > 0 {
            mark!("WZ-AMB-04"); // what skills add is a standard die
            let faces = throw_dice(DICE_TAG, fresh.saturating_mul(aim.six_dice), cx);
            tell(cx, "ZE-SKL-47", || Happening::SixesBrought { who, faces });
            attack.faces.add(faces);
            fresh = faces.at_least(aim.six);
            sixes += fresh;
        }
        attack.hits = attack.faces.at_least(aim.needed) + attack.all_out.at_least(aim.needed);
        attack.damage = aim.damage + aim.six_damage * sixes;
        attack.misses = attack.faces.dice() + attack.all_out.dice() - attack.hits;
        if attack.effort.is_all_out() {
            mark!("WZ-AO-04");
            mark!("WZ-DIE-02");
        }
        if attack.all_out.breaks() > 0 {
            mark!("WZ-DIE-04"); // never a hit, whatever is added: the needed face is 2 or more
            mark!("WZ-AMB-01");
        }
        attack.stage = Stage::Hits;
        let Attack { hits, misses, damage, .. } = attack;
        tell(cx, "ZE-CBT-08", || Happening::Counted { hits, misses, damage });
        if !self.misses_matter(state, &attack) {
            attack.misses = 0;
        }
        state.attack = Some(attack);
    }

    /// Can a miss of this attack hit a friend (ZE-FFR-01, ZE-FFR-06)?
    pub(crate) fn misses_matter(&self, state: &State, attack: &Attack) -> bool {
        if attack.fight == Fight::Melee {
            mark!("ZE-CBT-11");
            return false;
        }
        if self.options.friendly_fire == FriendlyFire::Off {
            mark!("ZE-RUL-03");
            return false;
        }
        let free = self.aims_freely(state, attack);
        if free {
            mark!("ZE-FFR-06");
        }
        !free
    }

    /// Are targets chosen freely, and friends never hit (ZE-TGT-05)?
    pub(crate) fn aims_freely(&self, state: &State, attack: &Attack) -> bool {
        let near = attack.at == state.survivor(attack.who).zone && !attack.by_car;
        let point_blank = near && self.attack_has(state, attack, |it| it.attack.point_blank);
        attack.fight == Fight::Melee
            || point_blank
            || self.attack_sum(state, attack, |it| it.free_aim) > 0
    }
}

/// Dice, as few questions of luck as can be.
pub(crate) fn throw_dice(tag: ChanceTag, dice: u8, cx: &mut Cx<'_, Zombicide>) -> Faces {
    let mut faces = Faces::default();
    let mut left = dice;
    while left > 0 {
        let now = left.min(DICE_AT_ONCE);
        faces.add(cx.roll(tag, Dice::new(now, 6)).into());
        left -= now;
    }
    faces
}
