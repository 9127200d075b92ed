//! Values whose forms are not names of variants: places on a board, what a pack names, and what
//! is written part by part.

/// A type that is displayed as it is written, with a function that reads it and a hint for those
/// who write it wrongly. In sentences it stands as it is written, or as a number.
///
/// `spelled! { Field: "field", read_field, "fields are A1 to L16" }`
/// `spelled! { Track: "track", read_track, "tracks are T1 to T3", said as Track::number }`
#[macro_export]
macro_rules! spelled {
    ($type:ty: $what:literal, $read:expr, $hint:literal $(, said as $number:expr)?) => {
        impl<R: ?Sized> $crate::Written<R> for $type {
            fn write(&self, _: &R, out: &mut String) {
                out.push_str(&self.to_string());
            }
        }

        impl<R: ?Sized> $crate::Readable<R> for $type {
            const WORD: &'static str = $what;

            fn read(_: &R, text: &str) -> Result<$type, $crate::Unreadable> {
                let complaint =
                    || $crate::Unreadable::new(format!("\"{text}\" is no {}", $what)).hint($hint);
                $read(text).ok_or_else(complaint)
            }
        }

        impl<R: ?Sized> $crate::Said<R> for $type {
            fn say(&self, _: &R, name: &'static str, phrase: $crate::Phrase) -> $crate::Phrase {
                $crate::spelled!(@say self, name, phrase $(, $number)?)
            }
        }
    };
    (@say $self:ident, $name:ident, $phrase:ident) => { $phrase.text($name, $self) };
    (@say $self:ident, $name:ident, $phrase:ident, $number:expr) => {
        $phrase.number($name, $number(*$self))
    };
}

/// A piece of content that the pack names: how it is called in files, how a name is read, and what
/// the keys of its texts begin with.
///
/// `named_by_pack! { Terror: CardId, "card", Terror::card_name, Terror::read_card }`
#[macro_export]
macro_rules! named_by_pack {
    ($rules:ty: $type:ty, $what:literal, $name:expr, $read:expr) => {
        impl $crate::Written<$rules> for $type {
            fn write(&self, rules: &$rules, out: &mut String) {
                out.push_str($name(rules, *self));
            }
        }

        impl $crate::Readable<$rules> for $type {
            const WORD: &'static str = $what;

            fn read(rules: &$rules, text: &str) -> Result<$type, $crate::Unreadable> {
                $read(rules, text)
            }
        }

        impl $crate::Said<$rules> for $type {
            fn say(
                &self,
                rules: &$rules,
                name: &'static str,
                phrase: $crate::Phrase,
            ) -> $crate::Phrase {
                phrase.key(name, format!(concat!($what, "-{}"), $name(rules, *self)))
            }
        }
    };
}

/// A value that is written as its parts, with a space between them. The last part may have spaces
/// of its own.
///
/// `in_parts! { GearUp: Blow { seat, amount, nature, cause }, "blow", "one 3 ordinary z2" }`
#[macro_export]
macro_rules! in_parts {
    ($rules:ty: $type:ident { $first:ident $(, $next:ident)* }, $what:literal, $example:literal) => {
        impl $crate::Written<$rules> for $type {
            fn write(&self, rules: &$rules, out: &mut String) {
                $crate::Written::write(&self.$first, rules, out);
                $(
                    out.push(' ');
                    $crate::Written::write(&self.$next, rules, out);
                )*
            }
        }

        impl $crate::Readable<$rules> for $type {
            const WORD: &'static str = $what;

            fn read(rules: &$rules, text: &str) -> Result<$type, $crate::Unreadable> {
                Self::read_up_to(rules, text, u32::MAX)
            }

            fn read_up_to(
                rules: &$rules,
                text: &str,
                most: u32,
            ) -> Result<$type, $crate::Unreadable> {
                let count = [stringify!($first) $(, stringify!($next))*].len();
                let mut parts = text.splitn(count, ' ');
                let complaint = || {
                    let complaint = $crate::Unreadable::new(format!("\"{text}\" is no {}", $what));
                    complaint.hint(concat!("such as: ", $example))
                };
                let mut next = || parts.next().ok_or_else(complaint);
                Ok($type {
                    $first: $crate::Readable::read_up_to(rules, next()?, most)?,
                    $($next: $crate::Readable::read_up_to(rules, next()?, most)?),*
                })
            }
        }
    };
}
