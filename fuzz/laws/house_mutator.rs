//! Mutations that know lines, words and numbers, half of the time; libFuzzer's own otherwise.
//!
//! An input too short to mean anything is replaced by a text of the corpus, so a target needs no
//! files to begin from.

use horda_testkit::fuzz::mutated;

/// Changes the first `size` bytes of `data`; tells how many there are then.
pub fn house_mutation(
    corpus: &[String],
    data: &mut [u8],
    size: usize,
    most: usize,
    seed: u32,
) -> usize {
    if size > 8 && seed.is_multiple_of(2) {
        return libfuzzer_sys::fuzzer_mutate(data, size, most);
    }
    let now = String::from_utf8_lossy(&data[..size]).into_owned();
    let mut texts = corpus.to_vec();
    if size > 8 {
        // Words and lines still come from the whole corpus, the text mostly from the input.
        texts.extend(std::iter::repeat_n(now, corpus.len() * 3));
    }
    let new = mutated(&texts, u64::from(seed));
    let length = new.len().min(most);
    data[..length].copy_from_slice(&new[..length]);
    length
}
