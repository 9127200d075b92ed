//! Which crate may depend on which. The table is the architecture, as far as cargo can see it.
//!
//! A new edge is the rarest kind of change: it decides what can be tested, built for a browser
//! and understood alone. So an edge that is not listed fails, however useful it looks.

use std::path::Path;

use serde_json::Value;

use super::Finding;
use crate::check::cargo_command;

/// Stands for every crate below `crates/games/`.
const GAMES: &str = "games/*";

/// What one crate may depend on.
struct Edges {
    name: &'static str,
    inside: Inside,
    outside: Outside,
}

/// Crates of the workspace.
#[derive(Clone, Copy)]
enum Inside {
    Only(&'static [&'static str]),
    Anything,
}

/// Crates of other people.
#[derive(Clone, Copy)]
enum Outside {
    /// Pure: none of these opens a file, reads a clock or starts a thread.
    Only(&'static [&'static str]),
    Anything,
}

const TABLE: &[Edges] = &[
    Edges {
        name: "horda-kit",
        inside: Inside::Only(&[]),
        outside: Outside::Only(&["arrayvec", "serde", "thiserror", "ts-rs"]),
    },
    Edges {
        name: "horda-content",
        inside: Inside::Only(&["horda-kit"]),
        outside: Outside::Only(&[
            "fluent-bundle",
            "fluent-syntax",
            "serde",
            "strsim",
            "thiserror",
            "toml",
            "unic-langid",
        ]),
    },
    Edges {
        name: "horda-words",
        inside: Inside::Only(&["horda-kit", "horda-content", "horda-derive"]),
        outside: Outside::Only(&["arrayvec"]),
    },
    Edges {
        name: GAMES,
        inside: Inside::Only(&["horda-kit", "horda-content", "horda-words"]),
        outside: Outside::Only(&["arrayvec", "serde", "ts-rs"]),
    },
    Edges {
        name: "horda-table",
        inside: Inside::Only(&["horda-kit", "horda-content"]),
        outside: Outside::Only(&[
            "postcard",
            "rand_chacha",
            "serde",
            "serde_json",
            "sha2",
            "thiserror",
            "ts-rs",
        ]),
    },
    Edges {
        name: "horda-protocol",
        inside: Inside::Only(&["horda-kit", "horda-table"]),
        outside: Outside::Only(&["serde", "serde_json", "ts-rs", "utoipa"]),
    },
    Edges {
        name: "horda-bots",
        inside: Inside::Only(&["horda-kit"]),
        outside: Outside::Only(&["arrayvec", "serde", "thiserror"]),
    },
    Edges {
        name: "horda-arena",
        inside: Inside::Only(&["horda-kit", "horda-bots"]),
        outside: Outside::Anything,
    },
    Edges {
        name: "horda-derive",
        inside: Inside::Only(&[]),
        outside: Outside::Only(&["proc-macro2", "quote", "syn"]),
    },
    Edges {
        name: "horda-scenario",
        inside: Inside::Only(&["horda-kit", "horda-content"]),
        outside: Outside::Only(&[]),
    },
    Edges {
        name: "horda-testkit",
        inside: Inside::Only(&["horda-kit", "horda-content", "horda-table", "horda-scenario"]),
        outside: Outside::Anything,
    },
    Edges {
        name: "horda-catalog",
        inside: Inside::Only(&[
            "horda-kit",
            "horda-content",
            "horda-table",
            "horda-bots",
            "horda-arena",
            "horda-scenario",
            // The made-up game, for tests of a server.
            "horda-testkit",
            GAMES,
        ]),
        outside: Outside::Anything,
    },
    Edges {
        name: "horda-load",
        inside: Inside::Only(&["horda-kit", "horda-protocol", "horda-table"]),
        outside: Outside::Anything,
    },
    Edges {
        name: "horda-store",
        inside: Inside::Only(&["horda-table"]),
        outside: Outside::Anything,
    },
    Edges {
        name: "horda-server",
        inside: Inside::Only(&[
            "horda-kit",
            "horda-content",
            "horda-table",
            "horda-bots",
            "horda-arena",
            "horda-catalog",
            "horda-protocol",
            "horda-store",
        ]),
        outside: Outside::Anything,
    },
    Edges { name: "horda", inside: Inside::Anything, outside: Outside::Anything },
    Edges { name: "xtask", inside: Inside::Anything, outside: Outside::Anything },
];

/// Crates that are generic over the game and may try themselves on a real one.
const TRIED_ON_GAMES: &[&str] = &["horda-bots", "horda-arena", "horda-scenario", "horda-table"];

/// A crate of the workspace.
struct Package<'a> {
    name: &'a str,
    manifest: &'a str,
    dependencies: Vec<Dependency<'a>>,
}

struct Dependency<'a> {
    name: &'a str,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Normal,
    Dev,
}

/// Edges of the workspace that the table does not list.
pub fn check(root: &Path) -> Result<Vec<Finding>, String> {
    let mut command = cargo_command(root);
    command.args(["metadata", "--no-deps", "--format-version", "1"]);
    let output = command.output().map_err(|error| format!("cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("cargo metadata cannot be read: {error}"))?;
    let mut findings = judge(&packages(&metadata));
    for finding in &mut findings {
        let manifest = std::fs::read_to_string(&finding.path).unwrap_or_default();
        finding.line = line_of(&manifest, &finding.what);
        let inner = Path::new(&finding.path).strip_prefix(root).ok();
        let shown = inner.map(|inner| inner.display().to_string());
        finding.path = shown.unwrap_or_else(|| finding.path.clone());
    }
    Ok(findings)
}

fn packages(metadata: &Value) -> Vec<Package<'_>> {
    let list = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    list.iter().filter_map(package).collect()
}

fn package(value: &Value) -> Option<Package<'_>> {
    let dependencies = value["dependencies"].as_array()?;
    Some(Package {
        name: value["name"].as_str()?,
        manifest: value["manifest_path"].as_str()?,
        dependencies: dependencies.iter().filter_map(dependency).collect(),
    })
}

fn dependency(value: &Value) -> Option<Dependency<'_>> {
    let kind = if value["kind"] == "dev" { Kind::Dev } else { Kind::Normal };
    Some(Dependency { name: value["name"].as_str()?, kind })
}

fn judge(packages: &[Package<'_>]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages {
        let own = room_name(package);
        let Some(edges) = TABLE.iter().find(|edges| edges.name == own) else {
            let what = format!("the crate \"{}\" is not in the table of edges", package.name);
            let way_out = "say in xtask/src/tidy/edges.rs what it may depend on";
            findings.push(Finding::error(package.manifest, 1, what, way_out));
            continue;
        };
        for dependency in &package.dependencies {
            let target = packages.iter().find(|it| it.name == dependency.name).map(room_name);
            let way_out = match target {
                Some(target) => inside_refusal(edges, target, dependency.kind),
                None => outside_refusal(edges, dependency),
            };
            if let Some(way_out) = way_out {
                let what = format!("{} depends on \"{}\"", package.name, dependency.name);
                findings.push(Finding::error(package.manifest, 1, what, way_out));
            }
        }
    }
    findings
}

/// The row of the table that speaks of this crate.
fn room_name<'a>(package: &Package<'a>) -> &'a str {
    if package.manifest.contains("/crates/games/") { GAMES } else { package.name }
}

fn inside_refusal(edges: &Edges, target: &str, kind: Kind) -> Option<String> {
    let Inside::Only(allowed) = edges.inside else { return None };
    // Tests may seat a game at the real table, and try what is generic on a real game.
    let tried = target == GAMES && TRIED_ON_GAMES.contains(&edges.name);
    let seated = target == "horda-table" && edges.name == GAMES;
    let for_tests = kind == Kind::Dev
        && (["horda-testkit", "horda-derive"].contains(&target) || tried || seated);
    if allowed.contains(&target) || for_tests {
        return None;
    }
    Some(format!(
        "edges are rare because each one decides what can be tested and built alone; it may have \
         {}, and a new edge needs a reason in ARCHITECTURE.md and a row in xtask/src/tidy/edges.rs",
        listed(allowed)
    ))
}

fn outside_refusal(edges: &Edges, dependency: &Dependency<'_>) -> Option<String> {
    let Outside::Only(allowed) = edges.outside else { return None };
    if dependency.kind == Kind::Dev || allowed.contains(&dependency.name) {
        return None;
    }
    Some(format!(
        "this crate is pure, so that it can be replayed, searched and run in a browser; it may \
         have {}, the rest belongs further out",
        listed(allowed)
    ))
}

fn listed(names: &[&str]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

/// The line of a manifest that names what a finding quotes.
fn line_of(manifest: &str, what: &str) -> usize {
    let name = what.rsplit('"').nth(1).unwrap_or_default();
    let names = |line: &str| {
        let rest = line.trim_start().strip_prefix(name);
        rest.is_some_and(|rest| rest.starts_with([' ', '.', '=']))
    };
    manifest.lines().position(names).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Name, folder and dependencies of a crate.
    type Crate = (&'static str, &'static str, &'static [(&'static str, Kind)]);

    /// What is said of a workspace of these crates.
    fn found(crates: &[Crate]) -> Vec<String> {
        let package = |(name, folder, edges): &Crate| {
            let manifest = format!("/repo/crates/{folder}/Cargo.toml").leak();
            let edge = |(name, kind): &(&'static str, Kind)| Dependency { name, kind: *kind };
            Package { name, manifest, dependencies: edges.iter().map(edge).collect() }
        };
        let packages: Vec<Package<'_>> = crates.iter().map(package).collect();
        judge(&packages).into_iter().map(|it| it.what).collect()
    }

    const KIT: Crate = ("horda-kit", "kit", &[("serde", Kind::Normal)]);

    #[test]
    fn a_listed_edge_is_fine() {
        let game: &'static [(&str, Kind)] =
            &[("horda-kit", Kind::Normal), ("arrayvec", Kind::Normal)];
        assert_eq!(found(&[KIT, ("horda-zombiaki", "games/zombiaki", game)]), [""; 0]);
    }

    #[test]
    fn an_edge_that_is_not_listed_is_found() {
        let kit: &'static [(&str, Kind)] = &[("horda-table", Kind::Normal)];
        let crates = [("horda-kit", "kit", kit), ("horda-table", "table", &[][..])];
        assert_eq!(found(&crates), ["horda-kit depends on \"horda-table\""]);
        let game: &'static [(&str, Kind)] = &[("horda-other", Kind::Normal)];
        let crates =
            [("horda-zombiaki", "games/zombiaki", game), ("horda-other", "games/other", &[][..])];
        assert_eq!(found(&crates), ["horda-zombiaki depends on \"horda-other\""]);
    }

    #[test]
    fn a_pure_crate_has_no_runtime() {
        let bots: &'static [(&str, Kind)] = &[("tokio", Kind::Normal), ("proptest", Kind::Dev)];
        assert_eq!(found(&[("horda-bots", "bots", bots)]), ["horda-bots depends on \"tokio\""]);
        let arena: &'static [(&str, Kind)] = &[("rayon", Kind::Normal)];
        assert_eq!(found(&[("horda-arena", "arena", arena)]), [""; 0]);
    }

    #[test]
    fn tests_may_reach_further_but_not_anywhere() {
        let games = ("horda-zombiaki", "games/zombiaki", &[("horda-testkit", Kind::Dev)][..]);
        let testkit = ("horda-testkit", "testkit", &[][..]);
        let bots = ("horda-bots", "bots", &[("horda-zombiaki", Kind::Dev)][..]);
        assert_eq!(found(&[games, testkit, bots]), [""; 0]);
        let table = ("horda-table", "table", &[][..]);
        let seated = ("horda-zombiaki", "games/zombiaki", &[("horda-table", Kind::Dev)][..]);
        assert_eq!(found(&[seated, table]), [""; 0]);
        let kit = ("horda-kit", "kit", &[("horda-zombiaki", Kind::Dev)][..]);
        assert_eq!(found(&[games, testkit, kit]), ["horda-kit depends on \"horda-zombiaki\""]);
    }

    #[test]
    fn a_crate_without_a_row_is_found() {
        let what = "the crate \"horda-new\" is not in the table of edges";
        assert_eq!(found(&[("horda-new", "new", &[])]), [what]);
    }

    #[test]
    fn metadata_is_read_as_cargo_writes_it() {
        let metadata: Value = serde_json::from_str(
            r#"{"packages": [{"name": "horda-kit", "manifest_path": "/repo/crates/kit/Cargo.toml",
                "dependencies": [{"name": "tokio", "kind": null}, {"name": "x", "kind": "dev"}]}]}"#,
        )
        .unwrap();
        let said = judge(&packages(&metadata));
        assert_eq!(said.len(), 1);
        assert_eq!(said[0].what, "horda-kit depends on \"tokio\"");
        assert_eq!(line_of("[dependencies]\na = 1\ntokio.workspace = true\n", &said[0].what), 3);
    }
}
