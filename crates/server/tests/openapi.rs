//! The document of the HTTP interface names every route of the router, and no other.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::collections::BTreeSet;

use common::{Folder, Person, app_state};

/// A method and a path.
type Route = (String, String);

const METHODS: [&str; 3] = ["get", "post", "delete"];

/// The routes of the interface as the router declares them.
fn declared() -> BTreeSet<Route> {
    let source = include_str!("../src/lib.rs");
    let api = source.split_once("let api = Router::new()").unwrap().1;
    let api = api.split_once(".fallback(").unwrap().0;
    let mut routes = BTreeSet::new();
    for route in api.split(".route(").skip(1) {
        let (path, handlers) = route.split_once(',').unwrap();
        let path = path.trim().trim_matches('"');
        let methods = METHODS.iter().filter(|method| handlers.contains(&format!("{method}(")));
        let known: Vec<Route> =
            methods.map(|method| ((*method).to_owned(), format!("/api{path}"))).collect();
        assert!(!known.is_empty(), "a method that this test does not know: {route}");
        routes.extend(known);
    }
    routes
}

#[tokio::test]
async fn every_route_is_in_the_document_and_every_path_of_it_is_a_route() {
    let folder = Folder::new();
    let state = app_state(&folder.0, 1);
    let document = Person::default().get(&state, "/api/openapi.json").await.json();
    let mut described = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        let methods = operations.as_object().unwrap().keys();
        described.extend(methods.map(|method| (method.clone(), path.clone())));
    }
    // The document does not describe itself.
    described.insert(("get".to_owned(), "/api/openapi.json".to_owned()));
    assert_eq!(declared(), described);
    assert!(described.len() > 25, "{described:?}");
}
