//! What every request passes: limits, origin, and the headers that every answer has.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::to_bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName, HeaderValue,
    ORIGIN, REFERRER_POLICY, UPGRADE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use horda_kit::Phrase;
use horda_protocol::ProblemKind;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::address::ClientAddress;
use crate::app_state::AppState;
use crate::limits::Weight;
use crate::problem::Failure;

/// The page may use nothing but what this server gives it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Upper limit of the time that the body of a request may take.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);
/// Upper limit of the bytes of a reason that the framework gives.
const LONGEST_REASON: usize = 1024;

const HEADERS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (REFERRER_POLICY, "no-referrer"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
];

/// Lets a request pass or says why not.
pub(crate) async fn guard(
    State(state): State<Arc<AppState>>,
    mut request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api/");
    // For programs that watch over the server, in plain words.
    let plain = request.uri().path() == "/readyz";
    let address = ClientAddress::of(&state, &request);
    request.extensions_mut().insert(address);
    let mut answer = if !state.limits.address(address.0, weight(&request)) {
        let phrase = Phrase::new("problem-too-fast").number("seconds", 5);
        Failure::saying(ProblemKind::TooMuch, phrase).into_response()
    } else if !is_own_host(&state, request.headers())
        || changes(&request) && !is_own_origin(&state, request.headers())
    {
        Failure::new(ProblemKind::Forbidden, "problem-origin").into_response()
    } else {
        next.run(request).await
    };
    if !plain {
        answer = as_problem(answer).await;
    }
    for (name, value) in HEADERS {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if api {
        // Answers depend on who asks.
        answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    answer
}

/// Gives every error the shape of a problem, also those that the framework answers with.
async fn as_problem(answer: Response) -> Response {
    let status = answer.status();
    let is_error = status.is_client_error() || status.is_server_error();
    let kind = answer.headers().get(CONTENT_TYPE);
    if !is_error || kind.is_some_and(|kind| kind == "application/json") {
        return answer;
    }
    let (parts, body) = answer.into_parts();
    let failure = match status {
        StatusCode::NOT_FOUND => Failure::new(ProblemKind::Missing, "problem-no-address"),
        StatusCode::METHOD_NOT_ALLOWED => Failure::new(ProblemKind::Missing, "problem-no-method"),
        StatusCode::PAYLOAD_TOO_LARGE => Failure::too_large(),
        _ => {
            let why = to_bytes(body, LONGEST_REASON).await.unwrap_or_default();
            Failure::unreadable(String::from_utf8_lossy(&why))
        }
    };
    let mut answer = failure.with_status(status);
    if let Some(allow) = parts.headers.get(ALLOW) {
        answer.headers_mut().insert(ALLOW, allow.clone());
    }
    answer
}

/// Opening tables and watching whole games costs more than the rest.
fn weight(request: &Request) -> Weight {
    let last = request.uri().path().rsplit('/').next().unwrap_or_default();
    let heavy = match *request.method() {
        Method::GET | Method::HEAD => matches!(last, "film" | "journal" | "log" | "verification"),
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
    !request.method().is_safe() || request.headers().contains_key(UPGRADE)
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

/// The body of a request, or what is wrong with it.
pub(crate) struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Response> {
        match timeout(BODY_TIMEOUT, Json::from_request(request, state)).await {
            Ok(Ok(Json(body))) => Ok(Body(body)),
            Ok(Err(rejection)) => Err(refused(&rejection)),
            Err(_) => {
                let problem = Failure::new(ProblemKind::Unreadable, "problem-too-slow");
                Err(problem.with_status(StatusCode::REQUEST_TIMEOUT))
            }
        }
    }
}

fn refused(rejection: &JsonRejection) -> Response {
    let status = rejection.status();
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        return Failure::too_large().with_status(status);
    }
    // What is JSON but says something impossible is no other problem than what is no JSON.
    let status =
        if status == StatusCode::UNPROCESSABLE_ENTITY { StatusCode::BAD_REQUEST } else { status };
    Failure::unreadable(rejection.body_text()).with_status(status)
}
