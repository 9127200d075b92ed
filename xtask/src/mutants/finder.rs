//! The changes that are tried, each where the syntax has a place for it.
#![expect(clippy::wildcard_enum_match_arm, reason = "the syntax of Rust is not our own list")]

use std::collections::BTreeMap;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Arm, BinOp, Block, Expr, ExprBinary, ExprIf, ExprLit, ExprMatch, ExprMethodCall, ExprRange,
    ExprUnary, ImplItemFn, ItemConst, ItemFn, ItemMod, Lit, Pat, PatIdent, RangeLimits, Signature,
    Stmt, UnOp,
};

use super::find::{Form, Mutant};

/// Walks through a file and notes every change that can be made.
pub struct Finder<'a> {
    file: &'a str,
    text: &'a str,
    function: String,
    /// The changes.
    pub found: Vec<Mutant>,
    /// How often a function has had this change already.
    seen: BTreeMap<(String, String, String), usize>,
}

impl<'a> Finder<'a> {
    /// Nothing found yet in a file with this name and this text.
    pub fn new(file: &'a str, text: &'a str) -> Finder<'a> {
        Finder { file, text, function: String::new(), found: Vec::new(), seen: BTreeMap::new() }
    }

    /// Replaces some bytes of an expression.
    fn change(&mut self, whole: Span, at: Span, replacement: &str) {
        self.note(Form::Value, whole, at, replacement);
    }

    /// Replaces some bytes; `shown` is the piece of source by which people know the place.
    fn note(&mut self, form: Form, shown: Span, at: Span, replacement: &str) {
        let (whole, range) = (shown.byte_range(), at.byte_range());
        let was = one_line(&self.text[whole.clone()]);
        let (before, after) =
            (&self.text[whole.start..range.start], &self.text[range.end..whole.end]);
        let now = one_line(&format!("{before}{replacement}{after}"));
        let key = (self.function.clone(), was.clone(), now.clone());
        let nth = self.seen.entry(key).or_default();
        *nth += 1;
        let nth = *nth;
        let node = if form == Form::Body { range.clone() } else { whole };
        self.found.push(Mutant {
            file: self.file.to_owned(),
            function: self.function.clone(),
            line: shown.start().line,
            was,
            now,
            nth,
            range,
            replacement: replacement.to_owned(),
            node,
            form,
        });
    }

    fn negate(&mut self, condition: &Expr) {
        let source = &self.text[condition.span().byte_range()];
        let negated = format!("!({source})");
        self.change(condition.span(), condition.span(), &negated);
    }

    fn source(&self, span: Span) -> String {
        self.text[span.byte_range()].to_owned()
    }

    fn in_function(&mut self, name: String, visit: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.function, name);
        visit(self);
        self.function = outer;
    }

    /// A function that answers yes or no always says the same.
    fn constant_answer(&mut self, signature: &Signature, block: &Block) {
        if let syn::ReturnType::Type(_, answer) = &signature.output
            && matches!(&**answer, syn::Type::Path(path) if path.path.is_ident("bool"))
        {
            for constant in ["{ true }", "{ false }"] {
                self.note(Form::Body, block.span(), block.span(), constant);
            }
        }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Signs that are easily mixed up with this one.
fn other_signs(op: &BinOp) -> &'static [&'static str] {
    match op {
        BinOp::Lt(_) => &["<=", ">"],
        BinOp::Le(_) => &["<"],
        BinOp::Gt(_) => &[">=", "<"],
        BinOp::Ge(_) => &[">"],
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Add(_) => &["-"],
        BinOp::Sub(_) | BinOp::Mul(_) => &["+"],
        BinOp::Div(_) | BinOp::Rem(_) => &["*"],
        BinOp::BitAnd(_) => &["|"],
        BinOp::BitOr(_) => &["&"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) => &["+="],
        BinOp::BitOrAssign(_) => &["&="],
        BinOp::BitAndAssign(_) => &["|="],
        _ => &[],
    }
}

/// Methods that are easily mixed up.
const METHODS: &[(&str, &str)] = &[
    ("any", "all"),
    ("min", "max"),
    ("is_some", "is_none"),
    ("first", "last"),
    ("and", "or"),
    ("insert", "remove"),
];

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        self.in_function(function.sig.ident.to_string(), |finder| {
            finder.constant_answer(&function.sig, &function.block);
            visit::visit_item_fn(finder, function);
        });
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        self.in_function(function.sig.ident.to_string(), |finder| {
            finder.constant_answer(&function.sig, &function.block);
            visit::visit_impl_item_fn(finder, function);
        });
    }

    fn visit_item_const(&mut self, constant: &'ast ItemConst) {
        self.in_function(constant.ident.to_string(), |finder| {
            visit::visit_expr(finder, &constant.expr);
        });
    }

    fn visit_block(&mut self, block: &'ast Block) {
        for (index, statement) in block.stmts.iter().enumerate() {
            let is_last = index + 1 == block.stmts.len();
            if can_go(statement, is_last) {
                self.note(Form::Statement, statement.span(), statement.span(), "");
            }
        }
        visit::visit_block(self, block);
    }

    fn visit_expr_binary(&mut self, binary: &'ast ExprBinary) {
        for other in other_signs(&binary.op) {
            self.change(binary.span(), binary.op.span(), other);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast ExprUnary) {
        if let UnOp::Not(not) = unary.op {
            self.change(unary.span(), not.span(), "");
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_lit(&mut self, literal: &'ast ExprLit) {
        match &literal.lit {
            Lit::Bool(flag) => {
                let other = if flag.value { "false" } else { "true" };
                self.change(literal.span(), literal.span(), other);
            }
            Lit::Int(number) => {
                if let Ok(value) = number.base10_parse::<u64>() {
                    let suffix = number.suffix();
                    let span = literal.span();
                    self.change(span, span, &format!("{}{suffix}", value + 1));
                    if value > 0 {
                        self.change(span, span, &format!("{}{suffix}", value - 1));
                    }
                }
            }
            _ => {}
        }
    }

    fn visit_expr_if(&mut self, branch: &'ast ExprIf) {
        // A condition that binds something cannot be turned round.
        if !binds(&branch.cond) {
            self.negate(&branch.cond);
        }
        visit::visit_expr_if(self, branch);
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        if let Some((_, guard)) = &arm.guard
            && !binds(guard)
        {
            self.negate(guard);
        }
        visit::visit_arm(self, arm);
    }

    /// An arm does what the next one should.
    fn visit_expr_match(&mut self, choice: &'ast ExprMatch) {
        for (one, other) in choice.arms.iter().zip(choice.arms.iter().skip(1)) {
            let (own, foreign) = (self.source(one.body.span()), self.source(other.body.span()));
            let names = bindings(&other.pat);
            let known = bindings(&one.pat);
            let is_used = |name: &String| {
                let is_part = |it: char| !it.is_alphanumeric() && it != '_';
                foreign.split(is_part).any(|word| word == name.as_str())
            };
            if own != foreign && names.iter().all(|name| known.contains(name) || !is_used(name)) {
                self.note(Form::Body, one.span(), one.body.span(), &foreign);
            }
        }
        visit::visit_expr_match(self, choice);
    }

    fn visit_expr_range(&mut self, range: &'ast ExprRange) {
        if range.end.is_some() {
            let other = match range.limits {
                RangeLimits::HalfOpen(_) => "..=",
                RangeLimits::Closed(_) => "..",
            };
            self.change(range.span(), range.limits.span(), other);
        }
        visit::visit_expr_range(self, range);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let pairs = METHODS.iter().flat_map(|(one, other)| [(one, other), (other, one)]);
        for (_, other) in pairs.filter(|(name, _)| call.method == **name) {
            self.change(call.span(), call.method.span(), other);
        }
        visit::visit_expr_method_call(self, call);
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|it| {
        it.path().is_ident("cfg")
            && it.meta.require_list().is_ok_and(|list| list.tokens.to_string() == "test")
    })
}

/// May a statement be left out without a good chance that the file does not build?
fn can_go(statement: &Stmt, is_last: bool) -> bool {
    match statement {
        Stmt::Expr(_, Some(_)) => true,
        Stmt::Expr(Expr::If(branch), None) => branch.else_branch.is_none() || !is_last,
        Stmt::Expr(Expr::ForLoop(_) | Expr::While(_) | Expr::Match(_), None) => !is_last,
        Stmt::Macro(call) => {
            let name = call.mac.path.segments.last().map(|last| last.ident.to_string());
            !name.is_some_and(|name| name.contains("assert") || name == "mark")
        }
        Stmt::Expr(_, None) | Stmt::Local(_) | Stmt::Item(_) => false,
    }
}

/// Is there a `let` in this condition?
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => binds(&binary.left) || binds(&binary.right),
        _ => false,
    }
}

/// Names that a pattern gives to what it finds.
fn bindings(pattern: &Pat) -> Vec<String> {
    struct Names(Vec<String>);
    impl<'ast> Visit<'ast> for Names {
        fn visit_pat_ident(&mut self, name: &'ast PatIdent) {
            self.0.push(name.ident.to_string());
            visit::visit_pat_ident(self, name);
        }
    }
    let mut names = Names(Vec::new());
    names.visit_pat(pattern);
    names.0
}
