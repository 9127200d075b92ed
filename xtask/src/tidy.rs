//! The house rules, as code. A rule that no machine checks is a rule that reviewers repeat.
//!
//! Each check looks at the files of the repository and returns findings; errors fail, warnings
//! are shown. To add a rule, write a module with one function and list it in [`look_at`].

mod edges;
mod files;
mod module_docs;
mod prose;
mod registers;
mod rule_ids;
mod rust_code;
mod sizes;
mod toml_files;
mod words;

use std::fmt;
use std::path::Path;

use files::TextFile;

/// Does a finding fail the check?
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    Warning,
    Error,
}

/// Something that breaks a house rule, where, and the way out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Finding {
    path: String,
    line: usize,
    weight: Weight,
    what: String,
    way_out: String,
}

impl Finding {
    fn error(
        path: &str,
        line: usize,
        what: impl Into<String>,
        way_out: impl Into<String>,
    ) -> Finding {
        let (what, way_out) = (what.into(), way_out.into());
        Finding { path: path.to_owned(), line, weight: Weight::Error, what, way_out }
    }

    fn warning(self) -> Finding {
        Finding { weight: Weight::Warning, ..self }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { path, line, weight, what, way_out } = self;
        let mark = if *weight == Weight::Warning { "warning: " } else { "" };
        write!(out, "{path}:{line}: {mark}{what}; {way_out}")
    }
}

/// Checks the whole repository and prints every finding.
pub fn run(root: &Path) -> Result<(), String> {
    let files = files::of_repository(root);
    let mut findings = edges::check(root)?;
    findings.extend(look_at(root, &files));
    findings.sort();
    findings.iter().for_each(|finding| println!("{finding}"));
    let errors = findings.iter().filter(|it| it.weight == Weight::Error).count();
    let warnings = findings.len() - errors;
    let said = format!("tidy: {} files, {errors} errors, {warnings} warnings", files.len());
    if errors > 0 {
        return Err(said);
    }
    println!("{said}");
    Ok(())
}

fn look_at(root: &Path, files: &[TextFile]) -> Vec<Finding> {
    let (registers, mut findings) = registers::load(files);
    findings.extend(module_docs::check(files));
    findings.extend(rule_ids::unknown(files, &registers));
    findings.extend(rule_ids::untested(files, &registers));
    findings.extend(words::check(files));
    findings.extend(sizes::check(files));
    findings.extend(toml_files::check(files));
    findings.extend(prose::check(files, &|path| root.join(path).exists()));
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_reads_as_one_line() {
        let finding = Finding::error("a.rs", 3, "a wrong thing", "do the right thing");
        assert_eq!(finding.to_string(), "a.rs:3: a wrong thing; do the right thing");
        let warning = finding.warning();
        assert_eq!(warning.to_string(), "a.rs:3: warning: a wrong thing; do the right thing");
    }
}
