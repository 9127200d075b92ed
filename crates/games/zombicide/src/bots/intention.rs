//! What a Survivor is after, in words.
