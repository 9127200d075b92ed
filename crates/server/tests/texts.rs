//! The words of the page: complete in both languages, and every problem has words.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;

use horda_content::{Language, Texts};

fn page_texts() -> Texts {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/page");
    let mut sources = Vec::new();
    for language in Language::ALL {
        for entry in fs::read_dir(folder.join(language.code())).unwrap() {
            let path = entry.unwrap().path();
            let name = format!("{language}/{}", path.file_name().unwrap().to_string_lossy());
            sources.push((language, name, fs::read_to_string(path).unwrap()));
        }
    }
    let sources: Vec<(Language, &str, &str)> = sources
        .iter()
        .map(|(language, name, text)| (*language, name.as_str(), text.as_str()))
        .collect();
    Texts::load(&sources).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

#[test]
fn every_problem_that_the_server_tells_has_words() {
    let texts = page_texts();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![folder];
    let mut keys = 0;
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = fs::read_to_string(&path).unwrap();
            for part in source.split("\"problem-").skip(1) {
                let key = format!("problem-{}", part.split('"').next().unwrap());
                assert!(texts.has(&key), "{key} of {} has no words", path.display());
                keys += 1;
            }
        }
    }
    assert!(keys > 20);
}
