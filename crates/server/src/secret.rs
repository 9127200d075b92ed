//! Secrets: what a browser holds, what a code moves, what an invitation proves.
//!
//! Sessions and recovery codes are random and stored only as hashes. Invitations are made from
//! the store's own secret and from how often the seat was opened, so they are stored nowhere, can
//! be shown again, and are void when the seat is opened again. The luck of a table is made from
//! the store's secret as well.

use hmac::{Hmac, KeyInit, Mac};
use horda_table::derived;
use sha2::{Digest, Sha256};

use crate::environment::Environment;

/// Letters and digits that cannot be taken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// 26 letters of 5 bits: 130 bits.
const SECRET_LETTERS: usize = 26;
/// 16 letters of 5 bits: 80 bits are not found by trying.
const ID_LETTERS: usize = 16;

/// A fresh secret of 130 random bits.
pub(crate) fn fresh(environment: &Environment) -> String {
    letters(&environment.random::<SECRET_LETTERS>())
}

/// A fresh id for a table or a person.
pub(crate) fn fresh_id(environment: &Environment) -> String {
    letters(&environment.random::<ID_LETTERS>())
}

/// What is stored of a secret. It has as many bits as the hash, so it needs no salt.
pub(crate) fn hashed(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// A secret in groups that can be typed.
pub(crate) fn in_groups(secret: &str) -> String {
    let groups: Vec<&str> =
        secret.as_bytes().chunks(5).map(|it| str::from_utf8(it).unwrap_or_default()).collect();
    groups.join("-").to_uppercase()
}

/// A secret as it was before a person typed it.
pub(crate) fn typed(text: &str) -> String {
    let letters = text.chars().filter(char::is_ascii_alphanumeric);
    let letters = letters.map(|letter| letter.to_ascii_lowercase());
    // The alphabet has no letter o: one that is typed was read from a nought.
    letters.map(|letter| if letter == 'o' { '0' } else { letter }).collect()
}

/// The code of an invitation to a seat that was opened again so many times.
pub(crate) fn invitation(key: &[u8; 32], table: &str, seat: u8, opened: u32) -> String {
    let mac = invitation_mac(key, table, seat, opened).finalize().into_bytes();
    letters(&mac[..SECRET_LETTERS])
}

/// Is this the code? Takes as long for a near miss as for a far one.
pub(crate) fn is_code(expected: &str, code: &str) -> bool {
    let differs =
        expected.bytes().zip(code.bytes()).fold(0, |sum, (one, other)| sum | (one ^ other));
    expected.len() == code.len() && differs == 0
}

/// What the luck of a table follows from: the same after a restart, and of no other table.
pub(crate) fn luck(key: &[u8; 32], table: &str) -> [u8; 32] {
    derived(key, &[b"luck", table.as_bytes()])
}

/// Invitations are shown, so they are made with an HMAC: nobody makes one from another.
fn invitation_mac(key: &[u8; 32], table: &str, seat: u8, opened: u32) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
    mac.update(b"invitation\0");
    mac.update(table.as_bytes());
    mac.update(&[0, seat]);
    mac.update(&opened.to_le_bytes());
    mac
}

fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_survives_being_typed() {
        let secret = fresh(&Environment::real());
        assert_eq!(secret.len(), SECRET_LETTERS);
        assert_eq!(typed(&in_groups(&secret)), secret);
        assert_eq!(typed(" abc-DEF 02 "), "abcdef02");
    }

    #[test]
    fn secrets_differ() {
        let environment = Environment::real();
        assert_ne!(fresh(&environment), fresh(&environment));
        assert_ne!(hashed("a"), hashed("b"));
    }

    #[test]
    fn every_table_has_luck_of_its_own() {
        let luck = luck(&[7; 32], "t");
        assert_eq!(luck, super::luck(&[7; 32], "t"));
        assert!(luck != super::luck(&[7; 32], "u") && luck != super::luck(&[8; 32], "t"));
    }

    #[test]
    fn an_invitation_is_for_one_opening_of_one_seat_of_one_table() {
        let key = [7; 32];
        let code = invitation(&key, "t", 1, 0);
        assert!(is_code(&invitation(&key, "t", 1, 0), &code));
        let others = [(key, "t", 0, 0), (key, "u", 1, 0), (key, "t", 1, 1), ([8; 32], "t", 1, 0)];
        for (key, table, seat, opened) in others {
            assert!(!is_code(&invitation(&key, table, seat, opened), &code));
        }
        assert!(!is_code(&code, ""));
    }
}
