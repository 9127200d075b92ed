//! Data files are TOML 1.0, so that any reader takes them.
//!
//! Our own reader takes TOML 1.1, where an inline table may span lines and end with a comma, and
//! where strings have the escapes `\e` and `\x`. Everything else is the same in both.

use super::Finding;
use super::files::TextFile;

/// What only TOML 1.1 has, in data files.
pub fn check(files: &[TextFile]) -> Vec<Finding> {
    let data = files.iter().filter(|file| file.path.ends_with(".toml"));
    data.flat_map(|file| {
        newer(&file.text).into_iter().map(|(offset, what)| {
            let way_out = "write [[scenario.steps]] or another header, or keep it on one line";
            Finding::error(&file.path, file.line(offset), what, way_out)
        })
    })
    .collect()
}

/// Offsets of what a reader of TOML 1.0 does not take.
fn newer(text: &str) -> Vec<(usize, &'static str)> {
    let (mut found, mut open, mut after_comma) = (Vec::new(), Vec::new(), false);
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let in_table = open.last() == Some(&b'{');
        match bytes[at] {
            quote @ (b'"' | b'\'') => {
                let end = string_end(text, at, quote);
                found.extend(newer_escape(text, at, end).filter(|_| quote == b'"'));
                at = end;
                after_comma = false;
                continue;
            }
            b'#' => {
                at += text[at..].find('\n').unwrap_or(text.len() - at);
                continue;
            }
            bracket @ (b'[' | b'{') => open.push(bracket),
            b'}' if after_comma => found.push((at, "an inline table ends with a comma")),
            b'\n' if in_table => found.push((at, "an inline table spans lines")),
            _ => {}
        }
        if matches!(bytes[at], b']' | b'}') {
            open.pop();
        }
        if !bytes[at].is_ascii_whitespace() {
            after_comma = bytes[at] == b',';
        }
        at += 1;
    }
    found
}

/// Where a string ends that begins here.
fn string_end(text: &str, at: usize, quote: u8) -> usize {
    let sign = char::from(quote).to_string();
    let mark = if text[at..].starts_with(&sign.repeat(3)) { sign.repeat(3) } else { sign };
    let mut end = at + mark.len();
    while end < text.len() && !text[end..].starts_with(&mark) {
        let escaped = quote == b'"' && text[end..].starts_with('\\');
        let step = if escaped { 2 } else { 1 };
        end += text[end..].chars().take(step).map(char::len_utf8).sum::<usize>();
    }
    (end + mark.len()).min(text.len())
}

fn newer_escape(text: &str, begin: usize, end: usize) -> Option<(usize, &'static str)> {
    let string = &text[begin..end];
    let mut pairs = string.char_indices();
    while let Some((offset, letter)) = pairs.next() {
        if letter == '\\' && pairs.next().is_some_and(|(_, next)| matches!(next, 'e' | 'x')) {
            return Some((begin + offset, "an escape that only TOML 1.1 has"));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_newer_is_found_with_its_line() {
        let lines = |text: &str| -> Vec<usize> {
            check(&[TextFile::new("a.toml", text)]).iter().map(|it| it.line).collect()
        };
        assert_eq!(lines("a = {\n  b = 1,\n}\n"), [1, 2, 3]);
        assert_eq!(lines("a = { b = 1, }\n"), [1]);
        assert_eq!(lines("a = \"\\x41\"\nb = '\\x41'\nc = \"\\\\x\"\n"), [1]);
        let good = "# { a\na = [\n  { b = [\n    1,\n  ] }, # {\n]\n[c]\nd = \"\"\"\n{,}\n\"\"\"\ne = '{ ,}'\n";
        assert_eq!(lines(good), [0; 0]);
    }
}
