//! Tables of yesterday, for tests of upgrades.

use horda_table::{Digest, Identity, Packed, Record};
use serde::Serialize;

/// A table as an older version of the rules would have kept it: the version in its identity,
/// positions as `position` writes them, and the chain of digests over that.
pub fn aged(
    identity: &Identity,
    records: &[Record],
    version: u32,
    position: impl Fn(&[u8]) -> Vec<u8>,
) -> (Identity, Vec<Record>) {
    let identity = Identity { rules_version: version, ..identity.clone() };
    let mut before = Digest::of(&[&bytes(&identity)]);
    let mut records = records.to_vec();
    let (mut was, mut kept) = (Vec::new(), Vec::new());
    for (turn, Record { line, position: packed, .. }) in (0..).zip(&mut records) {
        was = packed.unpack(&was).expect("a record that was made can be read");
        let older = position(&was);
        *packed = Packed::after(turn, &kept, &older);
        kept = older;
        let answers = bytes(&line.answers);
        line.digest = match turn {
            0 => before.then(&[&answers, &kept]),
            _ => before.then(&[line.seat.as_bytes(), line.action.as_bytes(), &answers, &kept]),
        };
        before = line.digest;
    }
    (identity, records)
}

fn bytes(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).expect("values of a table can be written")
}
