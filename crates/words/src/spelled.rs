//! Values whose forms are not names of variants: places on a board, and what a pack names.

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

/// A piece of content that the pack names: what the keys of its texts begin with, and the methods
/// of the pack that give the piece, whose `id` is its name, and read a name.
///
/// `named_by_pack! { Terror: CardId, "card", card, read_card }`
#[macro_export]
macro_rules! named_by_pack {
    ($rules:ty: $type:ty, $what:literal, $piece:ident, $read:ident) => {
        impl $crate::Written<$rules> for $type {
            fn write(&self, rules: &$rules, out: &mut String) {
                out.push_str(&rules.pack.$piece(*self).id);
            }
        }

        impl $crate::Readable<$rules> for $type {
            const WORD: &'static str = $what;

            fn read(rules: &$rules, text: &str) -> Result<$type, $crate::Unreadable> {
                rules.pack.$read(text)
            }
        }

        impl $crate::Said<$rules> for $type {
            fn say(
                &self,
                rules: &$rules,
                name: &'static str,
                phrase: $crate::Phrase,
            ) -> $crate::Phrase {
                phrase.key(name, format!(concat!($what, "-{}"), rules.pack.$piece(*self).id))
            }
        }
    };
}
