//! The plain HTTP interface as an OpenAPI document.

use axum::Json;
use horda_protocol::Problem;
use serde_json::{Map, Value, json};
use utoipa::OpenApi;

use crate::{book, film, lobby, person, sessions, socket};

#[derive(OpenApi)]
#[openapi(
    info(title = "Horda", description = "Tables for zombie board games."),
    paths(
        book::games,
        book::texts,
        book::rules,
        book::pieces,
        book::picture,
        person::me,
        person::rename,
        person::recovery,
        person::recover,
        sessions::sessions,
        sessions::end_session,
        sessions::end_other_sessions,
        lobby::tables,
        lobby::open,
        lobby::table,
        lobby::invitations,
        lobby::join,
        lobby::hand_over,
        lobby::rematch,
        lobby::branch,
        lobby::close,
        film::film,
        film::journal,
        film::log,
        film::outcome,
        film::pieces,
        film::verification,
        socket::connect,
    ),
    components(schemas(Problem))
)]
struct Document;

/// The document.
pub(crate) async fn document() -> Json<Value> {
    let document = Document::openapi();
    let mut document = serde_json::to_value(document).expect("the document can be written");
    if let Some(paths) = document["paths"].as_object_mut() {
        for (path, operations) in paths {
            let operations = operations.as_object_mut().into_iter().flat_map(Map::values_mut);
            operations.for_each(|operation| complete(path, operation));
        }
    }
    // What these read knows no other fields.
    for closed in ["SeatChoice", "Join"] {
        let variants = document["components"]["schemas"][closed]["oneOf"].as_array_mut();
        for variant in variants.into_iter().flatten() {
            variant["additionalProperties"] = json!(false);
            if let Some(seat) = variant["properties"].get_mut("seat") {
                seat["maximum"] = json!(u8::MAX);
            }
        }
    }
    Json(document)
}

/// Adds what holds for every operation: parts of the path, words for what has none, problems.
fn complete(path: &str, operation: &mut Value) {
    let parameters =
        operation.as_object_mut().map(|it| it.entry("parameters").or_insert(json!([])));
    if let Some(parameters) = parameters.and_then(Value::as_array_mut) {
        let names = path.split('{').skip(1).filter_map(|part| part.split('}').next());
        parameters.extend(names.map(path_parameter));
        let seats = parameters.iter_mut().filter(|it| it["schema"]["type"] == "integer");
        seats.for_each(|seat| seat["schema"]["maximum"] = json!(u8::MAX));
    }
    let problem =
        json!({ "application/json": { "schema": { "$ref": "#/components/schemas/Problem" } } });
    let summary = operation["summary"].clone();
    let responses = operation["responses"].as_object_mut().into_iter().flatten();
    for (status, response) in responses {
        if status.starts_with('4') {
            response["content"] = problem.clone();
        }
        if response["description"].is_null() {
            response["description"] = summary.clone();
        }
    }
    let what = "What went wrong, why, and what can be done about it";
    operation["responses"]["default"] = json!({ "description": what, "content": problem });
}

fn path_parameter(name: &str) -> Value {
    let schema = match name {
        "seat" => json!({ "type": "integer", "minimum": 0 }),
        _ => json!({ "type": "string", "minLength": 1 }),
    };
    json!({ "name": name, "in": "path", "required": true, "schema": schema })
}
