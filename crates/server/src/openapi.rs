//! The plain HTTP interface as an OpenAPI document.

use axum::Json;
use horda_protocol::Problem;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use crate::{book, film, lobby, person, socket};

#[derive(OpenApi)]
#[openapi(
    info(title = "Horda", description = "Tables for zombie board games."),
    paths(
        book::games,
        book::texts,
        book::rules,
        book::pieces,
        person::me,
        person::rename,
        person::recovery,
        person::recover,
        lobby::tables,
        lobby::open,
        lobby::table,
        lobby::invitations,
        lobby::join,
        lobby::hand_over,
        lobby::rematch,
        lobby::branch,
        film::film,
        film::journal,
        film::verification,
        socket::connect,
    ),
    components(schemas(Problem)),
    modifiers(&Problems)
)]
struct Document;

/// Every error of every request is a problem.
struct Problems;

impl Modify for Problems {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        for item in document.paths.paths.values_mut() {
            [&mut item.get, &mut item.post].into_iter().flatten().for_each(add_problems);
        }
    }
}

fn add_problems(operation: &mut Operation) {
    let problem = || ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    for (status, answer) in &mut operation.responses.responses {
        if let RefOr::T(answer) = answer
            && status.starts_with('4')
        {
            answer.content.insert("application/json".to_owned(), RefOr::T(problem()));
        }
    }
    let other = ResponseBuilder::new()
        .description("What went wrong, why, and what can be done about it")
        .content("application/json", problem());
    operation.responses.responses.insert("default".to_owned(), other.build().into());
}

/// The document.
pub(crate) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}
