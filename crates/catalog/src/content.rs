//! The content that a table is played with: cards, maps and numbers, without words.

use std::sync::Arc;

use horda_content::{Problem, Source, canonical_pack};
use horda_table::Digest;

/// Content by its digest. Words may be mended without touching a game that runs; cards may not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// The digest of what it means: of [`Content::text`].
    pub digest: String,
    /// What it means, for a store: with this a table plays on when other content ships.
    pub text: Arc<str>,
    /// The digest of its files byte by byte. Tables that were opened before version 2 of a
    /// store know the same content by it.
    pub of_bytes: Option<String>,
}

impl Content {
    /// The content of some files.
    pub(crate) fn of(files: &[Source<'_>]) -> Result<Content, Vec<Problem>> {
        let text = canonical_pack(files)?;
        let bytes: Vec<&[u8]> = files.iter().map(|file| file.text.as_bytes()).collect();
        Ok(Content {
            digest: Digest::of(&[text.as_bytes()]).to_string(),
            text: text.into(),
            of_bytes: Some(Digest::of(&bytes).to_string()),
        })
    }

    /// The content that a store kept by this digest.
    pub(crate) fn kept(digest: &str, text: &str) -> Content {
        Content { digest: digest.to_owned(), text: text.into(), of_bytes: None }
    }

    /// Is it this content that a table names so?
    pub fn is(&self, digest: &str) -> bool {
        self.digest == digest || self.of_bytes.as_deref() == Some(digest)
    }
}
