//! Who asks. A browser holds a secret in a cookie that no script can read; there is no account.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use horda_kit::Phrase;
use horda_protocol::{Me, NewName, ProblemKind, Recover, RecoveryCode};
use horda_store::Change;

use crate::guard::Body;
use crate::house::House;
use crate::problem::Failure;
use crate::secret;

const COOKIE_NAME: &str = "horda";
const TEN_YEARS: u64 = 10 * 365 * 24 * 60 * 60;
/// Letters that a name may have.
const LONGEST_NAME: usize = 32;

/// Somebody the house knows.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub id: String,
    pub name: String,
}

/// Whoever asks, if the house knows them.
pub(crate) struct Known(pub Option<Person>);

/// Whoever asks; the house gets to know them if need be. `cookie` is to be set then.
pub(crate) struct Someone {
    pub person: Person,
    cookie: Option<HeaderValue>,
}

impl FromRequestParts<Arc<House>> for Known {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Known, Failure> {
        let Some(session) = session(&parts.headers) else { return Ok(Known(None)) };
        let found = house.store.person(&secret::hashed(session)).await?;
        Ok(Known(found.map(|(id, name)| Person { id, name })))
    }
}

impl FromRequestParts<Arc<House>> for Someone {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Someone, Failure> {
        if let Known(Some(person)) = Known::from_request_parts(parts, house).await? {
            return Ok(Someone { person, cookie: None });
        }
        let person = Person { id: secret::fresh_id(&house.nature), name: String::new() };
        let cookie = open_session(house, &person.id).await?;
        Ok(Someone { person, cookie: Some(cookie) })
    }
}

impl Someone {
    /// The answer, with the cookie of somebody new.
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

/// A new session of a person. Only its hash is kept.
async fn open_session(house: &House, person: &str) -> Result<HeaderValue, Failure> {
    let secret = secret::fresh(&house.nature);
    let change = Change::Session {
        session: secret::hashed(&secret),
        person: person.to_owned(),
        at: house.nature.now(),
    };
    house.store.commit(change).await?;
    let secure = if house.config.public_url.starts_with("https:") { "; Secure" } else { "" };
    let cookie = format!(
        "{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age={TEN_YEARS}{secure}"
    );
    Ok(HeaderValue::from_str(&cookie).expect("letters and digits make a header"))
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
pub(crate) async fn me(Known(person): Known) -> Json<Me> {
    Json(Me { name: person.map(|it| it.name).unwrap_or_default() })
}

/// Chooses the name that others see.
#[utoipa::path(post, path = "/api/me", request_body = NewName,
    responses((status = 200, body = Me), (status = 400, description = "The name is too long")))]
pub(crate) async fn rename(
    State(house): State<Arc<House>>,
    someone: Someone,
    Body(new): Body<NewName>,
) -> Result<Response, Failure> {
    let name: String = new.name.trim().chars().filter(|letter| !letter.is_control()).collect();
    if name.chars().count() > LONGEST_NAME {
        let phrase = Phrase::new("problem-name-length").number("most", LONGEST_NAME as i64);
        return Err(Failure::saying(ProblemKind::Unreadable, phrase));
    }
    let person = someone.person.id.clone();
    house.store.commit(Change::Name { person, name: name.clone() }).await?;
    Ok(someone.answer(Json(Me { name })))
}

/// Makes a code that gives another device the seats of this one, once. The code before is void.
#[utoipa::path(post, path = "/api/me/recovery", responses((status = 200, body = RecoveryCode)))]
pub(crate) async fn recovery(
    State(house): State<Arc<House>>,
    someone: Someone,
) -> Result<Response, Failure> {
    let code = secret::fresh(&house.nature);
    let person = someone.person.id.clone();
    house.store.commit(Change::Recovery { person, code: secret::hashed(&code) }).await?;
    Ok(someone.answer(Json(RecoveryCode { code: secret::in_groups(&code) })))
}

/// Takes over the seats that a code stands for.
#[utoipa::path(post, path = "/api/me/recover", request_body = Recover,
    responses((status = 200, body = Me), (status = 403, description = "No such code")))]
pub(crate) async fn recover(
    State(house): State<Arc<House>>,
    Body(recover): Body<Recover>,
) -> Result<Response, Failure> {
    let code = secret::hashed(&secret::typed(&recover.code));
    let Some(person) = house.store.recover(&code).await? else {
        return Err(Failure::new(ProblemKind::Forbidden, "problem-bad-code"));
    };
    let cookie = open_session(&house, &person).await?;
    let name = house.store.name(&person).await?;
    Ok(with_cookie(Json(Me { name }), Some(cookie)))
}
