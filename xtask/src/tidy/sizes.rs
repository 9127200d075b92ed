//! Sizes that a reader can hold in mind. Only warnings: a number is a hint, not a verdict.

use super::Finding;
use super::files::TextFile;
use super::rust_code::words;

/// Aim at half of it.
const FILE_LINES: usize = 600;
/// Aim at a third of it.
const FUNCTION_LINES: usize = 70;

/// Rust files and functions that are too long.
pub fn check(files: &[TextFile]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        let lines = file.text.lines().count();
        if lines > FILE_LINES {
            let what = format!("{lines} lines, more than {FILE_LINES}");
            findings.push(Finding::error(&file.path, 1, what, "give each noun a file of its own"));
        }
        for function in functions(&file.code) {
            if function.lines > FUNCTION_LINES {
                let Function { name, begin, lines } = function;
                let what = format!("{name} has {lines} lines, more than {FUNCTION_LINES}");
                let way_out = "keep the branches here and move the work into functions below";
                findings.push(Finding::error(&file.path, file.line(begin), what, way_out));
            }
        }
    }
    findings.into_iter().map(Finding::warning).collect()
}

struct Function<'a> {
    name: &'a str,
    begin: usize,
    lines: usize,
}

fn functions(code: &str) -> Vec<Function<'_>> {
    let mut found = Vec::new();
    for (begin, _) in words(code).filter(|(_, word)| *word == "fn") {
        // The type of a function pointer has no name and no body.
        let Some((_, name)) = words(&code[begin..]).nth(1) else { continue };
        if code[begin + 2..].trim_start().starts_with('(') {
            continue;
        }
        if let Some(end) = body_end(&code[begin..]) {
            let lines = code[begin..begin + end].matches('\n').count() + 1;
            found.push(Function { name, begin, lines });
        }
    }
    found
}

/// Where the body of the function that begins here ends; nowhere if it has none.
fn body_end(code: &str) -> Option<usize> {
    let (mut brackets, mut braces) = (0, 0);
    for (at, letter) in code.char_indices() {
        match letter {
            '(' | '[' => brackets += 1,
            ')' | ']' => brackets -= 1,
            ';' if brackets == 0 && braces == 0 => return None,
            '{' => braces += 1,
            '}' => {
                braces -= 1;
                if braces == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_file_is_found() {
        let text = "// a line\n".repeat(601);
        let findings = check(&[TextFile::new("a.rs", &text), TextFile::new("b.md", &text)]);
        assert_eq!(findings.len(), 1);
        assert_eq!(findings[0].to_string(), {
            "a.rs:1: warning: 601 lines, more than 600; give each noun a file of its own"
        });
    }

    #[test]
    fn a_long_function_is_found() {
        let long = format!("\nfn long(a: [u8; 3]) {{\n{}}}\n", "    b();\n".repeat(69));
        let short = format!("fn short() {{\n{}}}\n", "    b('}');\n".repeat(68));
        let text = format!("trait T {{ fn none(&self); }}\ntype F = fn(u8) -> u8;\n{short}{long}");
        let findings = check(&[TextFile::new("a.rs", &text)]);
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert!(findings[0].what.starts_with("long has 71 lines"), "{findings:?}");
        assert_eq!(findings[0].line, 74);
    }
}
