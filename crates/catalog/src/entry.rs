//! Gives any game its place in the list.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use horda_arena::{
    Match, Playout, Report, Sample, Sampling, count_questions, play_out, sample, simulate,
};
use horda_bots::{Bot, BotKind, Estimator, Level, Search, SearchBot, seat};
use horda_content::{
    Language, Problem, Problems, Register, Source, Texts, Variant, pack_files, parse,
};
use horda_kit::{Chance, Cx, Evaluated, FastLuck, Observer, Pending, Phrase, Unreadable};
use horda_scenario::{Book, Outcome, run_scenarios};
use horda_table::{
    Analyst, AnyBot, Divergence, Hosted, Identity, Journal, Playable, Record, ResumeError, Resumed,
    Ruling, Table, Turn, branch, replay, resume,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::{RawValue, to_raw_value};

use crate::analysis::Analysis;
use crate::content::Content;
use crate::game::{Game, Made, OptionSpec, Options};
use crate::hosted_bot::HostedBot;
use crate::picture::{Drawn, Picture, Pictures};

/// One game as it is set up.
pub(crate) struct Entry<R> {
    /// The rules with their content and document, under the default readings.
    rules: R,
    content: Content,
    /// The document that the set-up brought, in its canonical form.
    document: Option<String>,
    /// The texts of the game with those of the document, where it brought some.
    texts: Option<Texts>,
    shipped: Arc<Shipped<R>>,
}

/// What ships with a game, whichever content a table of it plays with.
pub(crate) struct Shipped<R> {
    pub texts: Texts,
    /// The files behind the texts: language, name and what it says.
    pub text_files: &'static [(Language, &'static str, &'static str)],
    pub pieces: fn(&R) -> Box<RawValue>,
    pub register: Register,
    /// The files of the content; texts are not among them.
    pub files: Vec<Source<'static>>,
    /// Reads the files of some content, in the order of [`Shipped::files`].
    pub load: fn(&[Source<'_>]) -> Result<R, Vec<Problem>>,
    /// For each rule the tests that would see it broken.
    pub proofs: BTreeMap<String, Vec<String>>,
    pub describe: fn(&R, &str) -> Option<(String, Phrase)>,
    pub estimator: Estimator,
    /// Positions that the rulebook shows.
    pub pictures: Pictures,
    /// Rules with other content that tables of a store play with, by digest.
    pub older: Older<R>,
}

/// Rules by the digest of their content.
pub(crate) type Older<R> = Mutex<BTreeMap<String, R>>;

impl<R> Entry<R> {
    /// The game with the content that ships.
    pub fn new(shipped: Shipped<R>) -> Result<Entry<R>, Vec<Problem>> {
        let content = Content::of(&shipped.files)?;
        let rules = (shipped.load)(&shipped.files)?;
        Ok(Entry { rules, content, document: None, texts: None, shipped: Arc::new(shipped) })
    }
}

/// Reads which tests prove which rule, as `cargo xtask proofs` writes it.
pub(crate) fn read_proofs(
    file: &str,
    text: &str,
) -> Result<BTreeMap<String, Vec<String>>, Vec<Problem>> {
    let problems = Problems::new(file, text);
    let proofs = parse(text, &problems).map(|table| {
        let read = |(rule, value): (String, horda_content::Value<'_>)| {
            let tests = value.list().unwrap_or_default();
            (rule, tests.iter().filter_map(|it| it.text().map(str::to_owned)).collect())
        };
        table.entries().into_iter().map(read).collect()
    });
    let found = problems.into_sorted();
    if found.is_empty() { Ok(proofs.unwrap_or_default()) } else { Err(found) }
}

impl<R> Entry<R>
where
    R: Playable + Evaluated + Variant + Clone,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize + DeserializeOwned,
    R::Event: Serialize,
{
    /// The rules with other content, read once.
    fn rules_with(&self, digest: &str, text: &str) -> Result<R, Vec<Problem>> {
        let mut older = self.shipped.older.lock().expect("reading content leaves the lock whole");
        if let Some(rules) = older.get(digest) {
            return Ok(rules.clone());
        }
        let files = pack_files(Source { file: digest, text })?;
        let sources: Vec<Source<'_>> =
            files.iter().map(|(file, text)| Source { file, text }).collect();
        let rules = (self.shipped.load)(&sources)?;
        older.insert(digest.to_owned(), rules.clone());
        Ok(rules)
    }

    /// This game with a document, given in its canonical form.
    fn with(&self, rules: R, content: Content, document: Option<&str>) -> Made {
        let rules = match document {
            Some(text) => rules.with_document(Source { file: DOCUMENT, text })?,
            None => rules,
        };
        let texts = self.texts_with(&rules.own_texts())?;
        let (document, shipped) = (document.map(str::to_owned), Arc::clone(&self.shipped));
        Ok(Arc::new(Entry { rules, content, document, texts, shipped }))
    }

    /// The texts of the game with those that a document brought along, if it brought any.
    fn texts_with(&self, own: &[(Language, String)]) -> Result<Option<Texts>, Vec<Problem>> {
        if own.is_empty() {
            return Ok(None);
        }
        let own = own.iter().map(|(language, text)| (*language, DOCUMENT, text.as_str()));
        let all: Vec<_> = self.shipped.text_files.iter().copied().chain(own).collect();
        Texts::load(&all).map(Some)
    }

    /// The position of a picture as the audience sees it.
    fn draw(&self, picture: &Picture) -> Result<Drawn, String> {
        let rules = match &picture.document {
            Some(text) => self.rules.with_document(Source { file: DOCUMENT, text }),
            None => Ok(self.rules.clone()),
        };
        let rules = rules.map_err(|problems| said(&problems))?;
        let rules = rules.with_options(&picture.options).map_err(|wrong| said(&wrong))?;
        let state = rules.position(&picture.given).map_err(|wrong| said(&wrong))?;
        let view = to_raw_value(&rules.view(&state, Observer::Audience));
        let pieces = picture.document.as_ref().map(|_| (self.shipped.pieces)(&rules));
        Ok(Drawn { view: view.map_err(|error| error.to_string())?, pieces })
    }

    fn identity(&self, rules: &R, holders: &[String]) -> Identity {
        let ruling_of = |name: &str| {
            R::option_list().iter().find(|(option, _, _)| *option == name).map_or("", |it| it.1)
        };
        let rulings = rules.option_values().into_iter().map(|(option, value)| Ruling {
            rule: ruling_of(option).into(),
            option: option.into(),
            value: value.into(),
        });
        let names = rules.seat_names().iter().map(|name| (*name).to_owned());
        Identity {
            game: R::GAME.into(),
            rules_version: R::VERSION,
            content: self.content.digest.clone(),
            rulings: rulings.collect(),
            seats: names.zip(holders.iter().cloned()).collect(),
            document: self.document.clone(),
        }
    }

    /// The rules that a table was played by, if we have them.
    fn rules_of(&self, identity: &Identity) -> Result<R, String> {
        if !self.content.is(&identity.content) {
            return Err(format!(
                "it was played with content {}, this program has {}",
                identity.content, self.content.digest
            ));
        }
        let rules = match &identity.document {
            Some(text) if self.document.as_ref() != Some(text) => {
                let rules = self.rules.with_document(Source { file: DOCUMENT, text });
                rules.map_err(|problems| said(&problems))?
            }
            Some(_) | None => self.rules.clone(),
        };
        let options = identity.rulings.iter().map(|it| (it.option.clone(), it.value.clone()));
        let options: Vec<(String, String)> = options.collect();
        rules.with_options(&options).map_err(|complaints| said(&complaints))
    }
}

/// What problems of a document name as its file.
const DOCUMENT: &str = "document";

fn said(problems: &[impl ToString]) -> String {
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl<R> Game for Entry<R>
where
    R: Playable + Evaluated + Variant + Clone,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize + DeserializeOwned,
    R::Event: Serialize,
{
    fn key(&self) -> &'static str {
        R::GAME
    }

    fn seat_names(&self, options: &Options) -> Result<&'static [&'static str], Vec<Unreadable>> {
        Ok(self.rules.with_options(options)?.seat_names())
    }

    fn house_rules(&self, options: &Options) -> Result<Vec<(String, String)>, Vec<Unreadable>> {
        let chosen = self.rules.with_options(options)?.option_values();
        let differing =
            chosen.into_iter().zip(self.rules.option_values()).filter(|(chosen, it)| chosen != it);
        let owned = |((name, value), _): ((&str, &str), _)| (name.to_owned(), value.to_owned());
        Ok(differing.map(owned).collect())
    }

    fn all_seat_names(&self) -> &'static [&'static str] {
        let most = |by: &str| {
            let values = R::option_list().iter().find(|(name, _, _)| *name == by)?.2;
            let value = values.iter().max_by_key(|value| value.parse::<u8>().ok())?;
            self.rules.with_options(&[(by.to_owned(), (*value).to_owned())]).ok()
        };
        match R::SEATS_BY.and_then(most) {
            Some(largest) => largest.seat_names(),
            None => self.rules.seat_names(),
        }
    }

    fn seats_by(&self) -> Option<&'static str> {
        R::SEATS_BY
    }

    fn is_team(&self) -> bool {
        R::TEAM
    }

    fn has_secrets(&self) -> bool {
        R::SECRETS
    }

    fn options(&self) -> &'static [OptionSpec] {
        R::option_list()
    }

    fn texts(&self) -> &Texts {
        self.texts.as_ref().unwrap_or(&self.shipped.texts)
    }

    fn text_source(&self, language: Language) -> String {
        let own = self.shipped.text_files.iter().filter(|(spoken, _, _)| *spoken == language);
        own.map(|(_, _, text)| *text).collect::<Vec<_>>().join("\n")
    }

    fn register(&self) -> &Register {
        &self.shipped.register
    }

    fn rules_version(&self) -> u32 {
        R::VERSION
    }

    fn content(&self) -> &Content {
        &self.content
    }

    fn document(&self) -> Option<&str> {
        self.document.as_deref()
    }

    fn set_up(&self, document: Option<&str>) -> Made {
        let canonical = document.map(|text| Source { file: DOCUMENT, text }.canonical());
        let canonical = canonical.transpose()?;
        // What is wrong is told of the lines as they were given.
        if let Some(text) = document {
            self.rules.with_document(Source { file: DOCUMENT, text })?;
        }
        self.with(self.rules.clone(), self.content.clone(), canonical.as_deref())
    }

    fn of(&self, identity: &Identity, content: Option<&str>) -> Made {
        let document = identity.document.as_deref();
        match content.filter(|_| !self.content.is(&identity.content)) {
            None => self.with(self.rules.clone(), self.content.clone(), document),
            Some(text) => {
                let rules = self.rules_with(&identity.content, text)?;
                self.with(rules, Content::kept(&identity.content, text), document)
            }
        }
    }

    fn deal(
        &self,
        options: &Options,
        holders: &[String],
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn Table>, Vec<Unreadable>> {
        let rules = self.rules.with_options(options)?;
        let identity = self.identity(&rules, holders);
        Ok(Box::new(Hosted::deal(rules, identity, chance)))
    }

    fn resume(
        &self,
        identity: Identity,
        records: &[Record],
    ) -> Result<Resumed<Box<dyn Table>>, ResumeError> {
        let rules = self.rules_of(&identity).map_err(|why| ResumeError::OtherSetup { why })?;
        let Resumed { table, changed } = resume(rules, identity, records)?;
        Ok(Resumed { table: Box::new(table), changed })
    }

    fn replay(
        &self,
        journal: &Journal,
        last: Option<usize>,
        each: &mut dyn FnMut(&dyn Table, &Turn),
    ) -> Result<Box<dyn Table>, Divergence> {
        let rules = self.rules_of(&journal.identity).map_err(|why| Divergence { turn: 0, why })?;
        Ok(Box::new(replay(rules, journal, last, each)?))
    }

    fn branch(
        &self,
        journal: &Journal,
        last: usize,
        holders: &[String],
    ) -> Result<(Box<dyn Table>, Vec<Record>), Divergence> {
        let rules = self.rules_of(&journal.identity).map_err(|why| Divergence { turn: 0, why })?;
        let identity = self.identity(&rules, holders);
        let (table, records) = branch(rules, journal, last, identity)?;
        Ok((Box::new(table), records))
    }

    fn bot(
        &self,
        kind: BotKind,
        seed: u64,
        options: &Options,
    ) -> Result<Box<dyn AnyBot>, Vec<Unreadable>> {
        let rules = self.rules.with_options(options)?;
        Ok(Box::new(HostedBot { bot: seat(kind, seed), rules, orders: Vec::new() }))
    }

    fn analyst(&self, options: &Options) -> Result<Box<dyn Analyst>, Vec<Unreadable>> {
        let rules = self.rules.with_options(options)?;
        Ok(Box::new(Analysis { rules, shipped: Arc::clone(&self.shipped) }))
    }

    fn pieces(&self) -> Box<RawValue> {
        (self.shipped.pieces)(&self.rules)
    }

    fn describe(&self, action: &str) -> Option<(String, Phrase)> {
        (self.shipped.describe)(&self.rules, action)
    }

    fn has_picture(&self, rule: &str) -> bool {
        self.shipped.pictures.contains_key(rule)
    }

    fn picture(&self, rule: &str) -> Option<Drawn> {
        let picture = self.shipped.pictures.get(rule)?;
        Some(self.draw(picture).expect("the tests draw every picture"))
    }

    fn proofs(&self, rule: &str) -> Vec<String> {
        self.shipped.proofs.get(rule).cloned().unwrap_or_default()
    }

    fn run_scenarios(&self, file: &str, text: &str) -> Outcome {
        let book = Book { register: &self.shipped.register, texts: &self.shipped.texts };
        run_scenarios(&self.rules, book, file, text)
    }

    fn simulate(
        &self,
        options: &Options,
        plan: &Match,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Report, Vec<Unreadable>> {
        let report = simulate(&self.rules.with_options(options)?, plan, progress);
        Ok(Report { options: self.house_rules(options)?, ..report })
    }

    fn sample(
        &self,
        options: &Options,
        plan: &Sampling,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Vec<Sample>, Vec<Unreadable>> {
        Ok(sample(&self.rules.with_options(options)?, plan, progress))
    }

    fn estimator(&self) -> &Estimator {
        &self.shipped.estimator
    }

    fn play_out(
        &self,
        options: &Options,
        seed: u64,
        games: u64,
    ) -> Result<Playout, Vec<Unreadable>> {
        Ok(play_out(&self.rules.with_options(options)?, seed, games))
    }

    fn questions(&self, options: &Options, seed: u64, games: u64) -> Result<u64, Vec<Unreadable>> {
        Ok(count_questions(&self.rules.with_options(options)?, seed, games))
    }

    fn search(
        &self,
        options: &Options,
        level: Level,
        seed: u64,
        iterations: u32,
    ) -> Result<(), Vec<Unreadable>> {
        let rules = self.rules.with_options(options)?;
        let state = rules.deal(&mut Cx::playout(FastLuck::new(seed)));
        let Pending::Decision { seats, .. } = rules.pending(&state) else { return Ok(()) };
        let Some(seat) = seats.iter().next() else { return Ok(()) };
        let mut offers = Vec::new();
        rules.legal_actions(&state, seat, &mut offers);
        let view = rules.view(&state, Observer::Seat(seat));
        let search = Search { iterations, ..level.search::<R>() };
        SearchBot::new(seed, search).choose(&rules, seat, &view, &offers);
        Ok(())
    }

    fn state_size(&self) -> usize {
        size_of::<R::State>()
    }
}
