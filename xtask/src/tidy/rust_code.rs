//! Rust as the checks want to see it: code alone, with comments and literals blanked.
//!
//! Not a parser. It knows just enough of the language not to be fooled by a brace in a string.

/// The same text with every comment and literal turned into spaces. Lines and offsets stay.
pub fn code_only(text: &str) -> String {
    let (mut code, mut rest, mut before) = (String::with_capacity(text.len()), text, ' ');
    while let Some(first) = rest.chars().next() {
        let length = literal_or_comment(rest, before);
        if length == 0 {
            code.push(first);
            before = first;
            rest = &rest[first.len_utf8()..];
        } else {
            let (blanked, left) = rest.split_at(length);
            // As many bytes as before, so that an offset means the same in both texts.
            code.extend(blanked.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
            before = ' ';
            rest = left;
        }
    }
    code
}

/// Every identifier and keyword, with its offset.
pub fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let begin = at + code[at..].find(is_word)?;
        let length = code[begin..].find(|letter| !is_word(letter));
        at = length.map_or(code.len(), |length| begin + length);
        Some((begin, &code[begin..at]))
    })
}

/// Is this a letter of an identifier?
pub fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Bytes of the comment or literal that begins here; none where there is code.
fn literal_or_comment(rest: &str, before: char) -> usize {
    if rest.starts_with("//") {
        rest.find('\n').unwrap_or(rest.len())
    } else if rest.starts_with("/*") {
        block_comment(rest)
    } else if rest.starts_with('"') {
        string(rest)
    } else if rest.starts_with('\'') {
        character(rest)
    } else if !is_word(before) {
        raw_string(rest)
    } else {
        0
    }
}

fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}

fn string(rest: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// `'a'` and `'\n'` are literals, `'a` is a lifetime.
fn character(rest: &str) -> usize {
    let mut letters = rest.char_indices().skip(1);
    match (letters.next(), letters.next()) {
        (Some((_, '\\')), Some((escaped, letter))) => {
            let after = escaped + letter.len_utf8();
            rest[after..].find('\'').map_or(rest.len(), |end| after + end + 1)
        }
        (Some(_), Some((end, '\''))) => end + 1,
        _ => 0,
    }
}

fn raw_string(rest: &str) -> usize {
    let body = rest.strip_prefix(['b', 'c']).unwrap_or(rest);
    let Some(body) = body.strip_prefix('r') else { return 0 };
    let quoted = body.trim_start_matches('#');
    if !quoted.starts_with('"') {
        return 0;
    }
    let end = format!("\"{}", "#".repeat(body.len() - quoted.len()));
    let begin = rest.len() - quoted.len() + 1;
    rest[begin..].find(&end).map_or(rest.len(), |at| begin + at + end.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(text: &str) -> String {
        let code = code_only(text);
        assert_eq!(code.len(), text.len(), "offsets stay");
        code.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn comments_and_literals_are_blanked() {
        assert_eq!(left("a // b\nc"), "a c");
        assert_eq!(left("a /* b /* c */ d */ e"), "a e");
        assert_eq!(left(r#"f("} \" {", g)"#), "f( , g)");
        assert_eq!(left("r#\"one \" two\"# + r\"x\" + br\"y\""), "+ +");
        assert_eq!(left("match c { '{' => 1, '\\'' => 2, '\\u{7d}' => 3, 'ą' => 4 }"), {
            "match c { => 1, => 2, => 3, => 4 }"
        });
    }

    #[test]
    fn lifetimes_and_raw_names_are_code() {
        assert_eq!(left("fn a<'a>(b: &'a str) {}"), "fn a<'a>(b: &'a str) {}");
        assert_eq!(left("let r#type = bar\"x\";"), "let r#type = bar ;");
    }

    #[test]
    fn words_are_found_with_their_places() {
        let found: Vec<_> = words("let a_1 = b.c();").collect();
        assert_eq!(found, [(0, "let"), (4, "a_1"), (10, "b"), (12, "c")]);
    }
}
