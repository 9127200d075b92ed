//! What a Fluent pattern mentions: arguments to be filled, and other texts.
//!
//! The texts a pattern refers to are named, not entered: their arguments are their own.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};

/// Everything that a pattern mentions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mentions {
    /// Names of arguments, without grammatical cases: `card` stands for `$card-acc` too.
    pub arguments: BTreeSet<String>,
    /// Other texts: `message`, `message.attribute` or `-term`.
    pub texts: BTreeSet<String>,
}

impl Mentions {
    /// Everything that a pattern mentions, at any depth.
    pub(crate) fn of(pattern: &Pattern<&str>) -> Mentions {
        let mut mentions = Mentions::default();
        mentions.pattern(pattern);
        mentions
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => (),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => (),
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(without_case(id.name).to_owned());
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.texts.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute: Some(attribute) } => {
                self.texts.insert(format!("{}.{}", id.name, attribute.name));
            }
            InlineExpression::TermReference { id, attribute: _, arguments } => {
                self.texts.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.call(arguments));
            }
            InlineExpression::FunctionReference { id: _, arguments } => self.call(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn call(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|value| self.inline(value));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// An argument is one thing in all its grammatical cases, and languages differ in which they use.
fn without_case(argument: &str) -> &str {
    argument.split_once('-').map_or(argument, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::ast::Entry;
    use fluent_syntax::parser;

    fn mentions(text: &str) -> (Vec<String>, Vec<String>) {
        let resource = parser::parse(text).unwrap();
        let Some(Entry::Message(message)) = resource.body.first() else { panic!("no message") };
        let mentions = Mentions::of(message.value.as_ref().unwrap());
        (mentions.arguments.into_iter().collect(), mentions.texts.into_iter().collect())
    }

    #[test]
    fn arguments_are_found_at_any_depth() {
        let text = "a = { $who } { NUMBER($count) ->\n    [one] { { $one } }\n   \
                    *[other] { $place ->\n        [x] { $deep }\n\
                    \x20      *[y] { \"$no\" }\n    }\n }";
        assert_eq!(mentions(text).0, ["count", "deep", "one", "place", "who"]);
    }

    #[test]
    fn cases_of_an_argument_are_the_argument() {
        assert_eq!(mentions("a = { $card-acc } { $card-loc } { $card }").0, ["card"]);
    }

    #[test]
    fn other_texts_are_named_and_not_entered() {
        let (arguments, texts) = mentions("a = { -game(case: \"loc\") } { b } { c.gen }");
        assert!(arguments.is_empty(), "{arguments:?}");
        assert_eq!(texts, ["-game", "b", "c.gen"]);
    }
}
