//! Problems as answers. The words are in the texts of the page, under the same keys.

use std::any::Any;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use horda_kit::Phrase;
use horda_protocol::{Problem, ProblemKind};
use horda_store::StoreError;

/// A request that failed.
#[derive(Debug)]
pub(crate) struct Failure(pub Problem);

impl Failure {
    /// A problem with words that need nothing.
    pub fn new(kind: ProblemKind, key: &'static str) -> Failure {
        Failure::saying(kind, Phrase::new(key))
    }

    pub fn saying(kind: ProblemKind, phrase: Phrase) -> Failure {
        Failure(Problem { kind, phrase })
    }

    pub fn no_table() -> Failure {
        Failure::new(ProblemKind::Missing, "problem-no-table")
    }

    pub fn unreadable(why: impl ToString) -> Failure {
        let phrase = Phrase::new("problem-unreadable").text("why", why);
        Failure::saying(ProblemKind::Unreadable, phrase)
    }

    pub fn too_large() -> Failure {
        let phrase = Phrase::new("problem-too-large").number("most", crate::LARGEST_BODY as i64);
        Failure::saying(ProblemKind::TooMuch, phrase)
    }

    /// The problem with the status that HTTP has for it.
    pub fn with_status(self, status: StatusCode) -> Response {
        (status, Json(self.0)).into_response()
    }
}

/// The answer to a request whose handler panicked.
pub(crate) fn panicked(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a request panicked");
    Failure::new(ProblemKind::Broken, "problem-broken").into_response()
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        tracing::error!(%error, "the store failed");
        Failure::new(ProblemKind::Broken, "problem-not-saved")
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = match self.0.kind {
            ProblemKind::Unreadable => StatusCode::BAD_REQUEST,
            ProblemKind::Unfit => StatusCode::UNPROCESSABLE_ENTITY,
            ProblemKind::Missing => StatusCode::NOT_FOUND,
            ProblemKind::Forbidden => StatusCode::FORBIDDEN,
            ProblemKind::NotNow => StatusCode::CONFLICT,
            ProblemKind::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            ProblemKind::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        };
        self.with_status(status)
    }
}
