//! The person behind a request. A browser holds a secret in a cookie that no script can read;
//! there are no accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use horda_protocol::{Me, NewName, ProblemKind, Recover, RecoveryCode};
use horda_store::{Change, SessionHolder};

use crate::app_state::AppState;
use crate::device::device;
use crate::guard::Body;
use crate::name;
use crate::problem::Failure;
use crate::secret;

const COOKIE_NAME: &str = "horda";
const TEN_YEARS: u64 = 10 * 365 * 24 * 60 * 60;
/// How exactly it is known when a session was last used, in milliseconds.
const NOTED_EVERY: u64 = 60 * 60 * 1000;

/// A person with a session.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub id: String,
    pub name: String,
    /// Hash of the secret of the session; nothing for a person who is new.
    pub session: Option<Vec<u8>>,
}

/// The person who makes the request, if it carries a session.
pub(crate) struct CurrentPerson(pub Option<Person>);

/// The person who makes the request; a new one if it carries no session. A new person is stored
/// by [`Requester::store_session`], so that a request that fails leaves nothing behind.
pub(crate) struct Requester {
    pub person: Person,
    device: String,
}

/// The cookie of a session that was just stored; nothing for a person who had one.
pub(crate) struct NewSession {
    cookie: Option<HeaderValue>,
}

impl FromRequestParts<Arc<AppState>> for CurrentPerson {
    type Rejection = Failure;

    async fn from_request_parts(
        parts: &mut Parts,
        state: &Arc<AppState>,
    ) -> Result<CurrentPerson, Failure> {
        let Some(session) = session(&parts.headers) else { return Ok(CurrentPerson(None)) };
        let session = secret::hashed(session);
        let Some(held) = state.store.session(&session).await? else {
            return Ok(CurrentPerson(None));
        };
        note_use(state, &session, held.used, &parts.headers);
        let SessionHolder { person: id, name, .. } = held;
        Ok(CurrentPerson(Some(Person { id, name, session: Some(session) })))
    }
}

/// Notes that a session is used, not with every request. Nothing waits for it.
fn note_use(state: &Arc<AppState>, session: &[u8], used: u64, headers: &HeaderMap) {
    let at = state.environment.now();
    if at.saturating_sub(used) < NOTED_EVERY {
        return;
    }
    let change = Change::SessionUsed { session: session.to_owned(), device: device(headers), at };
    let state = Arc::clone(state);
    tokio::spawn(async move {
        if let Err(error) = state.store.commit(change).await {
            tracing::warn!(%error, "the use of a session was not noted");
        }
    });
}

impl FromRequestParts<Arc<AppState>> for Requester {
    type Rejection = Failure;

    async fn from_request_parts(
        parts: &mut Parts,
        state: &Arc<AppState>,
    ) -> Result<Requester, Failure> {
        if let CurrentPerson(Some(person)) = CurrentPerson::from_request_parts(parts, state).await?
        {
            return Ok(Requester { person, device: String::new() });
        }
        let id = secret::fresh_id(&state.environment);
        let person = Person { id, name: String::new(), session: None };
        Ok(Requester { person, device: device(&parts.headers) })
    }
}

impl Requester {
    /// Stores a new person with a session. To be called when everything else about the request
    /// is right.
    pub async fn store_session(&self, state: &AppState) -> Result<NewSession, Failure> {
        if self.person.session.is_some() {
            return Ok(NewSession { cookie: None });
        }
        let (session, cookie) = fresh_session(state);
        let (person, device) = (self.person.id.clone(), self.device.clone());
        let at = state.environment.now();
        state.store.commit(Change::Session { session, person, device, at }).await?;
        Ok(NewSession { cookie: Some(cookie) })
    }
}

impl NewSession {
    /// The answer, with the cookie of a new session.
    pub fn answer(self, answer: impl IntoResponse) -> Response {
        with_cookie(answer, self.cookie)
    }
}

fn with_cookie(answer: impl IntoResponse, cookie: Option<HeaderValue>) -> Response {
    let mut answer = answer.into_response();
    if let Some(cookie) = cookie {
        answer.headers_mut().insert(SET_COOKIE, cookie);
    }
    answer
}

/// A new session: the hash to be kept, and the cookie to be set.
fn fresh_session(state: &AppState) -> (Vec<u8>, HeaderValue) {
    let secret = secret::fresh(&state.environment);
    let secure = if state.config.public_url.starts_with("https:") { "; Secure" } else { "" };
    let cookie = format!(
        "{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age={TEN_YEARS}{secure}"
    );
    let cookie = HeaderValue::from_str(&cookie).expect("letters and digits make a header");
    (secret::hashed(&secret), cookie)
}

fn session(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|it| it.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(name, value)| (name == COOKIE_NAME).then_some(value))
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(crate) async fn me(CurrentPerson(person): CurrentPerson) -> Json<Me> {
    Json(Me { name: person.map(|it| it.name).unwrap_or_default() })
}

/// Chooses the name that others see.
#[utoipa::path(post, path = "/api/me", request_body = NewName,
    responses((status = 200, body = Me), (status = 422, description = "Not a name")))]
pub(crate) async fn rename(
    State(state): State<Arc<AppState>>,
    requester: Requester,
    Body(new): Body<NewName>,
) -> Result<Response, Failure> {
    let name = name::checked(&new.name)?;
    let session = requester.store_session(&state).await?;
    let person = requester.person.id;
    state.store.commit(Change::Name { person, name: name.clone() }).await?;
    Ok(session.answer(Json(Me { name })))
}

/// Makes a code that gives another device the seats of this one, once. The code before is void.
#[utoipa::path(post, path = "/api/me/recovery", responses((status = 200, body = RecoveryCode)))]
pub(crate) async fn recovery(
    State(state): State<Arc<AppState>>,
    requester: Requester,
) -> Result<Response, Failure> {
    let session = requester.store_session(&state).await?;
    let code = secret::fresh(&state.environment);
    let person = requester.person.id;
    state.store.commit(Change::Recovery { person, code: secret::hashed(&code) }).await?;
    Ok(session.answer(Json(RecoveryCode { code: secret::in_groups(&code) })))
}

/// Takes over the seats that a code stands for.
#[utoipa::path(post, path = "/api/me/recover", request_body = Recover,
    responses((status = 200, body = Me), (status = 403, description = "No such code")))]
pub(crate) async fn recover(
    State(state): State<Arc<AppState>>,
    headers: HeaderMap,
    Body(recover): Body<Recover>,
) -> Result<Response, Failure> {
    let code = secret::hashed(&secret::typed(&recover.code));
    let (session, cookie) = fresh_session(&state);
    let (device, at) = (device(&headers), state.environment.now());
    let Some(person) = state.store.recover(&code, &session, &device, at).await? else {
        return Err(Failure::new(ProblemKind::Forbidden, "problem-bad-code"));
    };
    let name = state.store.name(&person).await?;
    Ok(with_cookie(Json(Me { name }), Some(cookie)))
}
