//! Long lists of fixed length, such as one value for each Zone, written one after the other: serde
//! itself takes arrays of at most 32.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes the values.
pub fn serialize<S: Serializer, T: Serialize, const N: usize>(
    values: &[T; N],
    to: S,
) -> Result<S::Ok, S::Error> {
    let mut tuple = to.serialize_tuple(N)?;
    for value in values {
        tuple.serialize_element(value)?;
    }
    tuple.end()
}

/// Reads them.
pub fn deserialize<'de, D, T, const N: usize>(from: D) -> Result<[T; N], D::Error>
where
    D: Deserializer<'de>,
    T: Copy + Default + Deserialize<'de>,
{
    from.deserialize_tuple(N, Values(PhantomData))
}

struct Values<T, const N: usize>(PhantomData<T>);

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Values<T, N> {
    type Value = [T; N];

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{N} values")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut found: A) -> Result<[T; N], A::Error> {
        let mut values = [T::default(); N];
        for (index, value) in values.iter_mut().enumerate() {
            *value = found.next_element()?.ok_or_else(|| Error::invalid_length(index, &self))?;
        }
        Ok(values)
    }
}
