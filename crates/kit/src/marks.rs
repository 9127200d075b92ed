//! Marks: which rules a piece of code carried out while a test was looking.
//!
//! An event names its rule and so does a refusal; both leave a mark. A rule that shows in neither
//! has `mark!("ZK-MOVE-04")` at the branch that carries it out. A test that names a rule must hit
//! its mark, else it proves nothing about the rule.
//!
//! Marks are kept only while [`record`] runs, on its thread, and only in builds with debug
//! assertions. In a release build [`hit`] is empty and nothing of it is left in the program.

use std::collections::BTreeSet;

/// Are marks kept in this build? Without them no test can tell what it hit.
pub const KEPT: bool = cfg!(debug_assertions);

/// Rules whose marks were hit.
pub type Hits = BTreeSet<&'static str>;

/// Marks the branch that carries out a rule.
#[macro_export]
macro_rules! mark {
    ($rule:literal) => {
        $crate::marks::hit($rule)
    };
}

/// The rule is carried out here.
#[inline(always)]
pub fn hit(rule: &'static str) {
    #[cfg(debug_assertions)]
    kept::note(rule);
    #[cfg(not(debug_assertions))]
    let _ = rule;
}

/// Does some work and tells which marks it hit. Recordings may be nested: the outer one has the
/// marks of the inner one too.
pub fn record<T>(work: impl FnOnce() -> T) -> (T, Hits) {
    #[cfg(debug_assertions)]
    return kept::record(work);
    #[cfg(not(debug_assertions))]
    (work(), Hits::new())
}

/// Does some work whose marks do not count: what is only imagined carries out no rule.
pub fn unseen<T>(work: impl FnOnce() -> T) -> T {
    #[cfg(debug_assertions)]
    return kept::unseen(work);
    #[cfg(not(debug_assertions))]
    work()
}

/// Does what a test does and then demands that it hit the marks of these rules.
///
/// # Panics
/// If a mark was not hit. Where marks are not kept, nothing is demanded.
pub fn demand(rules: &[&str], test: impl FnOnce()) {
    let ((), hits) = record(test);
    let missing: Vec<&str> = rules.iter().copied().filter(|rule| !hits.contains(rule)).collect();
    assert!(
        !KEPT || missing.is_empty(),
        "the test is named after {} and never gets there: no event, no refusal and no mark of it; \
         it hit {hits:?}",
        missing.join(", "),
    );
}

#[cfg(debug_assertions)]
mod kept {
    use std::cell::RefCell;

    use super::Hits;

    thread_local! {
        static HITS: RefCell<Option<Hits>> = const { RefCell::new(None) };
    }

    pub(super) fn note(rule: &'static str) {
        HITS.with_borrow_mut(|hits| {
            if let Some(hits) = hits {
                hits.insert(rule);
            }
        });
    }

    pub(super) fn unseen<T>(work: impl FnOnce() -> T) -> T {
        let outer = HITS.take();
        let done = work();
        HITS.set(outer);
        done
    }

    pub(super) fn record<T>(work: impl FnOnce() -> T) -> (T, Hits) {
        let outer = HITS.replace(Some(Hits::new()));
        let done = work();
        let hits = HITS.take().unwrap_or_default();
        if let Some(mut outer) = outer {
            outer.extend(&hits);
            HITS.set(Some(outer));
        }
        (done, hits)
    }
}

#[cfg(test)]
#[cfg(debug_assertions)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_kept_during_a_recording() {
        mark!("DRILL-A");
        let (inner, outer) = record(|| {
            mark!("DRILL-B");
            record(|| mark!("DRILL-C")).1
        });
        assert_eq!(Vec::from_iter(inner), ["DRILL-C"]);
        assert_eq!(Vec::from_iter(outer), ["DRILL-B", "DRILL-C"]);
        assert!(record(|| ()).1.is_empty());
        let (_, hits) = record(|| {
            unseen(|| mark!("DRILL-A"));
            mark!("DRILL-B");
        });
        assert_eq!(Vec::from_iter(hits), ["DRILL-B"], "what is imagined does not count");
    }

    #[test]
    fn a_test_that_misses_its_rule_fails() {
        demand(&["DRILL-A"], || mark!("DRILL-A"));
        let missed = std::panic::catch_unwind(|| demand(&["DRILL-A"], || mark!("DRILL-B")));
        let words = *missed.unwrap_err().downcast::<String>().unwrap();
        assert!(words.contains("named after DRILL-A") && words.contains("DRILL-B"), "{words}");
    }
}
