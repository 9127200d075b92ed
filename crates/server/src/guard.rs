//! What every request passes: limits, origin, and the headers that every answer has.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    UPGRADE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use horda_kit::Phrase;
use horda_protocol::ProblemKind;
use serde::de::DeserializeOwned;

use crate::app_state::AppState;
use crate::limits::Weight;
use crate::problem::Failure;

/// The page may use nothing but what this server gives it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (REFERRER_POLICY, "no-referrer"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
];

/// Lets a request pass or says why not.
pub(crate) async fn guard(
    State(state): State<Arc<AppState>>,
    request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut answer = if !state.limits.address(address(&state, &request), weight(&request)) {
        let phrase = Phrase::new("problem-too-fast").number("seconds", 5);
        Failure::saying(ProblemKind::TooMuch, phrase).into_response()
    } else if !is_own_host(&state, request.headers())
        || changes(&request) && !is_own_origin(&state, request.headers())
    {
        Failure::new(ProblemKind::Forbidden, "problem-origin").into_response()
    } else {
        next.run(request).await
    };
    for (name, value) in HEADERS {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if api {
        // Answers depend on who asks.
        answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    answer
}

/// Opening tables and watching whole games costs more than the rest.
fn weight(request: &Request) -> Weight {
    let last = request.uri().path().rsplit('/').next().unwrap_or_default();
    let heavy = match *request.method() {
        Method::GET => matches!(last, "film" | "journal" | "verification"),
        _ => matches!(last, "tables" | "rematch" | "branch" | "recover"),
    };
    if heavy { Weight::Heavy } else { Weight::Light }
}

/// A server for this computer alone answers under no other name: another page could point its
/// own name here and act for the person who has it open.
fn is_own_host(state: &AppState, headers: &HeaderMap) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    !state.config.local || matches!(name, "127.0.0.1" | "localhost" | "[::1]")
}

/// Could this request change something, or act for a person?
fn changes(request: &Request) -> bool {
    request.method() != Method::GET || request.headers().contains_key(UPGRADE)
}

/// Does the request come from our own page? Browsers always say where a page came from that
/// makes such requests; programs that are no browsers say nothing and hold no cookie of others.
fn is_own_origin(state: &AppState, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let told = origin.strip_prefix("https://").or(origin.strip_prefix("http://"));
    told == Some(host) || origin == state.config.public_url.trim_end_matches('/')
}

fn address(state: &AppState, request: &Request) -> IpAddr {
    let told = state.config.behind_proxy.then(|| forwarded(request.headers())).flatten();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    told.or(peer.map(|it| it.0.ip())).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// The last address that a proxy put there is the one that it saw itself.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for");
    lines.iter().next_back()?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// The body of a request, or what is wrong with it.
pub(crate) struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failure> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(refused(&rejection)),
        }
    }
}

fn refused(rejection: &JsonRejection) -> Failure {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let phrase = Phrase::new("problem-too-large").number("most", crate::LARGEST_BODY as i64);
        return Failure::saying(ProblemKind::TooMuch, phrase);
    }
    Failure::unreadable(rejection.body_text())
}
