//! Games as a client can read about them: options, texts, rules, pieces.

use axum::Json;
use axum::extract::Path;
use axum::http::header::{CONTENT_TYPE, HeaderName};
use horda_bots::BotKind;
use horda_catalog::{Drawn, games as all_games};
use horda_content::{Language, RuleKind};
use horda_kit::Phrase;
use horda_protocol::{Game, GameOption, Picture, Problem, ProblemKind, Rule, RuleText};
use serde_json::value::RawValue;

use crate::problem::Failure;
use crate::setup::game;

/// All games.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<Game>)))]
pub(crate) async fn games() -> Json<Vec<Game>> {
    let texts = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect();
    let entry = |game: &&'static dyn horda_catalog::Game| Game {
        key: game.key().to_owned(),
        seats: texts(game.all_seat_names()),
        seats_by: game.seats_by().map(str::to_owned),
        team: game.is_team(),
        options: game
            .options()
            .iter()
            .map(|(name, rule, values)| GameOption {
                name: (*name).to_owned(),
                rule: (*rule).to_owned(),
                setup: game.register().get(rule).is_some_and(|it| it.kind == RuleKind::Rule),
                values: texts(values),
            })
            .collect(),
        bots: texts(&BotKind::ALL.map(BotKind::name)),
        content: game.content().digest.clone(),
    };
    Json(all_games().iter().map(entry).collect())
}

/// The words of a game in one language, as Fluent.
#[utoipa::path(get, path = "/api/games/{game}/texts/{language}",
    responses((status = 200, body = String, content_type = "text/plain")))]
pub(crate) async fn texts(
    Path((key, language)): Path<(String, String)>,
) -> Result<([(HeaderName, &'static str); 1], String), Failure> {
    let language: Language = language.parse().map_err(|_| {
        Failure::saying(ProblemKind::Missing, Phrase::new("problem-no-game").text("game", &key))
    })?;
    let text = game(&key)?.text_source(language);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// Every rule in own words, with the tests that prove it.
#[utoipa::path(get, path = "/api/games/{game}/rules", responses((status = 200, body = Vec<Rule>)))]
pub(crate) async fn rules(Path(key): Path<String>) -> Result<Json<Vec<Rule>>, Failure> {
    let game = game(&key)?;
    let words = |language: Language, rule: &horda_content::Rule| RuleText {
        title: rule.title.in_language(language).to_owned(),
        text: rule.text.in_language(language).to_owned(),
    };
    let entry = |rule: &horda_content::Rule| Rule {
        id: rule.id.clone(),
        kind: kind(rule.kind).to_owned(),
        source: rule.source.clone(),
        option: rule.option.clone(),
        pl: words(Language::Pl, rule),
        en: words(Language::En, rule),
        picture: game.has_picture(&rule.id),
        proofs: game.proofs(&rule.id),
    };
    Ok(Json(game.register().iter().map(entry).collect()))
}

/// What a page must know of the pieces to draw them.
#[utoipa::path(get, path = "/api/games/{game}/pieces", responses((status = 200, body = Object)))]
pub(crate) async fn pieces(Path(key): Path<String>) -> Result<Json<Box<RawValue>>, Failure> {
    Ok(Json(game(&key)?.pieces()))
}

/// The picture of a rule: what the board draws (`view`), and the pieces where they are not those
/// that ship.
#[utoipa::path(get, path = "/api/games/{game}/pictures/{rule}",
    responses((status = 200, body = Object), (status = 404, body = Problem)))]
pub(crate) async fn picture(
    Path((key, rule)): Path<(String, String)>,
) -> Result<Json<Picture>, Failure> {
    let none = || Failure::new(ProblemKind::Missing, "problem-no-picture");
    let Drawn { view, pieces } = game(&key)?.picture(&rule).ok_or_else(none)?;
    Ok(Json(Picture { view, pieces }))
}

fn kind(kind: RuleKind) -> &'static str {
    let word = RuleKind::WORDS.iter().find(|(_, known)| *known == kind);
    word.expect("every kind has a word").0
}
