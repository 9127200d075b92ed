//! Skills of searching, drawing and carrying cards, and those of the set-up.

use super::feature::{CardFeature, Feature, StartFeature};

const PLAIN: CardFeature = CardFeature::PLAIN;

const fn cards(id: &'static str, rule: &'static str, cards: CardFeature) -> Feature {
    Feature { cards, ..Feature::new(id, rule) }
}

const fn start(id: &'static str, rule: &'static str, start: StartFeature) -> Feature {
    Feature { start: Some(start), ..Feature::new(id, rule) }
}

/// Skills of cards.
pub(super) const CARDS: &[Feature] = &[
    cards("can-search-more-than-once", "ZE-SKL-20", CardFeature { search_again: true, ..PLAIN }),
    cards("destiny", "ZE-SKL-23", CardFeature { destiny: true, ..PLAIN }),
    Feature {
        cards: CardFeature { hoard: true, ..PLAIN },
        adds_up: true,
        ..Feature::new("hoard", "ZE-SKL-31")
    },
    cards("hold-your-nose", "ZE-SKL-32", CardFeature { hold_your_nose: true, ..PLAIN }),
    cards("matching-set", "ZE-SKL-41", CardFeature { matching_set: true, ..PLAIN }),
    cards("scavenger", "ZE-SKL-48", CardFeature { search_streets: true, ..PLAIN }),
    cards("search-2-cards", "ZE-SKL-49", CardFeature { search_two: true, ..PLAIN }),
    cards("webbing", "ZE-SKL-63", CardFeature { webbing: true, ..PLAIN }),
    start("starts-with-4-health", "ZE-SKL-55", StartFeature::Health(4)),
    start("starts-with-2-ap", "ZE-SKL-56", StartFeature::Adrenaline(2)),
    start("starts-with-a-katana", "ZE-SKL-57", StartFeature::Card("katana")),
    start("starts-with-a-machete", "ZE-SKL-57", StartFeature::Card("machete")),
    start("starts-with-a-flashlight", "ZE-SKL-57", StartFeature::Card("flashlight")),
];
