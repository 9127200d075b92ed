//! The page, which is part of the program.

use std::borrow::Cow;

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use horda_protocol::ProblemKind;
use rust_embed::{EmbeddedFile, RustEmbed};
use tower_http::compression::CompressionLayer;

use crate::problem::Failure;

#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
struct Page;

/// A file of the page; every address that is no file is the page itself, which knows its way.
pub(crate) async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    match Page::get(path).filter(|_| !path.is_empty()) {
        Some(file) => answer(path, file),
        None if path.starts_with("assets/") => StatusCode::NOT_FOUND.into_response(),
        None => match Page::get("index.html") {
            Some(file) => answer("index.html", file),
            None => StatusCode::NOT_FOUND.into_response(),
        },
    }
}

/// An address of the interface that there is not.
pub(crate) async fn no_such_thing() -> Failure {
    Failure::new(ProblemKind::Missing, "problem-no-address")
}

fn answer(path: &str, file: EmbeddedFile) -> Response {
    // Files whose names change with their content are kept for ever, all others asked for anew.
    let kept = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let body = match file.data {
        Cow::Borrowed(bytes) => bytes.into(),
        Cow::Owned(bytes) => axum::body::Body::from(bytes),
    };
    ([(CONTENT_TYPE, kind(path)), (CACHE_CONTROL, kept)], body).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// Packs what is worth packing.
pub(crate) fn compression() -> CompressionLayer {
    CompressionLayer::new()
}
