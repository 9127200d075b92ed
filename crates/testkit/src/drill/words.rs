//! What a drill is called in files and told to people.

use horda_content::{Problem, Source, Variant};
use horda_kit::{
    Counted, Cx, Evaluated, Facts, Notation, Order, Phrase, RuleId, Rules, Seat, Spoken,
    Unreadable, Usage,
};

use super::{Act, Drill, Ground, Happened, NUMBERS, Options, Orders};

impl Notation for Drill {
    fn seat_names(&self) -> &'static [&'static str] {
        &["red", "green", "blue"][..usize::from(self.seats())]
    }

    fn write_action(&self, action: &Act) -> String {
        match action {
            Act::Mark(number) => format!("mark {number}"),
            Act::Follow => "follow".to_owned(),
            Act::Look => "look".to_owned(),
            Act::Order(number) => format!("order {number}"),
            Act::Arrange(marks) => {
                let marks = &marks[..usize::from(self.seats())];
                let marks: Vec<String> = marks.iter().map(ToString::to_string).collect();
                format!("arrange {}", marks.join(" "))
            }
            Act::Raise => "raise".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Act, Unreadable> {
        let unreadable = || Unreadable::new(format!("\"{text}\" is nothing that a drill knows"));
        let number = |text: &str| text.parse().map_err(|_| unreadable());
        match text.split_once(' ') {
            Some(("mark", rest)) => Ok(Act::Mark(number(rest)?)),
            Some(("order", rest)) => Ok(Act::Order(number(rest)?)),
            Some(("arrange", rest)) => {
                let found = rest.split(' ').map(number).collect::<Result<Vec<u8>, _>>()?;
                let mut marks = [0; 3];
                let own = &mut marks[..usize::from(self.seats())];
                if found.len() != own.len() {
                    return Err(unreadable().hint(format!("{} marks are arranged", own.len())));
                }
                own.copy_from_slice(&found);
                Ok(Act::Arrange(marks))
            }
            None if text == "raise" => Ok(Act::Raise),
            None if text == "follow" => Ok(Act::Follow),
            None if text == "look" => Ok(Act::Look),
            Some(_) | None => Err(unreadable()),
        }
    }

    fn begins_action(&self, text: &str) -> Result<(), Unreadable> {
        self.read_action(text).map(drop)
    }

    fn begins_event(&self, _: &str) -> Result<(), Unreadable> {
        Err(Unreadable::new("a drill has no scenarios"))
    }

    fn write_event(&self, event: &Happened) -> String {
        match event {
            Happened::Marked(seat, number) => format!("marked {} {number}", seat.0),
            Happened::Arranged([red, green, blue]) => format!("arranged {red} {green} {blue}"),
            Happened::Ordered(number, rolled) => format!("ordered {number} {rolled}"),
        }
    }

    fn write_answer(&self, _: &str, answer: u32) -> String {
        answer.to_string()
    }

    fn read_answer(&self, _: &str, text: &str) -> Result<u32, Unreadable> {
        text.parse().map_err(|_| Unreadable::new(format!("\"{text}\" is no number")))
    }

    fn facts(&self, ground: &Ground) -> Facts {
        let mark = |(name, mark): (&&str, &u8)| ((*name).to_owned(), mark.to_string());
        self.seat_names().iter().zip(&ground.marks).map(mark).collect()
    }

    fn position(&self, _: &Facts) -> Result<Ground, Vec<Unreadable>> {
        Err(vec![Unreadable::new("a drill has no scenarios")])
    }

    fn run_on(&self, _: &mut Ground, _: &mut Cx<'_, Drill>) {}
}

impl Spoken for Drill {
    fn say_action(&self, _: &Ground, _: Seat, action: &Act) -> Phrase {
        Phrase::new("drill-act").text("what", self.write_action(action))
    }

    fn reason(&self, ground: &Ground, action: &Act) -> Option<Phrase> {
        let Act::Order(number) = action else { return None };
        let votes = ground.marks.iter().filter(|mark| *mark == number).count();
        (votes > 0).then(|| Phrase::new("drill-marked").number("count", votes as i64))
    }

    /// A mark is announced; everything else speaks for itself.
    fn intention(&self, _: &Ground, _: Seat, action: &Act) -> Option<Phrase> {
        let Act::Mark(number) = action else { return None };
        Some(Phrase::new("drill-means").number("number", *number))
    }

    /// A seat that has not marked yet may be asked for a number.
    fn orders(&self, ground: &Ground, seat: Seat) -> Vec<Order> {
        let marked = ground.marks[usize::from(seat.0)] > 0;
        let order = |number: u8| Order {
            order: self.write_action(&Act::Mark(number)),
            label: Phrase::new("drill-order").number("number", number),
            topic: 0,
        };
        (1..=NUMBERS).filter(|_| !marked).map(order).collect()
    }

    fn say_event(&self, event: &Happened) -> Phrase {
        Phrase::new("drill-event").text("what", self.write_event(event))
    }

    fn cause(&self, event: &Happened) -> RuleId {
        match event {
            Happened::Marked(..) => RuleId("DRILL-MARK"),
            Happened::Arranged(..) => RuleId("DRILL-ARRANGE"),
            Happened::Ordered(..) => RuleId("DRILL-ORDER"),
        }
    }
}

impl Evaluated for Drill {
    type Plan = Option<Act>;

    const PLANS: bool = true;

    fn evaluate(&self, ground: &Ground, _: Seat) -> i32 {
        i32::from(ground.score) * 100
    }

    fn plans(&self, _: &Ground, _: Seat, given: &Option<Act>, plans: &mut Vec<Option<Act>>) {
        plans.push(*given);
    }

    fn ordered(&self, orders: &[String]) -> Option<Act> {
        orders.first().and_then(|order| self.read_action(order).ok())
    }

    /// What was ordered, else the first thing that may be done.
    fn follow(&self, ground: &Ground, seat: Seat, plan: &mut Option<Act>) -> Option<Act> {
        let mut legal = Vec::new();
        self.legal_actions(ground, seat, &mut legal);
        let ordered = plan.filter(|act| legal.contains(act));
        ordered.or_else(|| legal.first().copied())
    }

    fn clock(&self, ground: &Ground) -> u32 {
        ground.round.into()
    }

    /// The arrangement in order of the marks is not always listed, and worth a thought.
    fn candidates(&self, ground: &Ground, seat: Seat, candidates: &mut Vec<Act>) {
        let mut marks = ground.marks;
        marks[..usize::from(ground.hands)].sort_unstable();
        let sorted = Act::Arrange(marks);
        if !candidates.contains(&sorted) && self.check(ground, seat, &sorted).is_ok() {
            candidates.push(sorted);
        }
    }
}

impl Counted for Drill {
    fn items(&self) -> Vec<String> {
        Vec::new()
    }

    fn usage(&self, _: &Happened) -> Option<(Seat, Usage, u8)> {
        None
    }
}

impl Variant for Drill {
    const SEATS_BY: Option<&'static str> = Some("hands");

    type Options = Options;

    fn options(&self) -> &Options {
        &self.options
    }

    fn under(&self, options: Options) -> Result<Drill, Vec<Unreadable>> {
        Ok(Drill { options, ..*self })
    }

    fn with_document(&self, document: Source<'_>) -> Result<Drill, Vec<Problem>> {
        Ok(Drill { orders: Orders::read(document)?, ..*self })
    }

    fn with_content(&self, _: &[horda_content::TomlTable<'_>]) -> Drill {
        *self
    }
}
