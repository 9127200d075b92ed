//! A short list of fixed capacity that is copied with the position.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` values. `ArrayVec` would do, but is not `Copy`, and a position is copied at every
/// node of a search.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// None.
    pub fn new() -> Few<T, N> {
        Few { items: [T::default(); N], len: 0 }
    }

    /// Is there no room for another?
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }

    /// Adds one at the end. There must be room: a caller that cannot know asks [`Few::is_full`].
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last one.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }

    /// Takes one out; those behind it close up.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self[index..].rotate_left(1);
        self.pop();
        item
    }

    /// Takes all out.
    pub fn clear(&mut self) {
        *self = Few::new();
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Few<T, N> {
        Few::new()
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Few<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(out)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Few<T, N> {
        let mut few = Few::new();
        for item in items {
            few.push(item);
        }
        few
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(to)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Few<T, N>, D::Error> {
        from.deserialize_seq(Items(Few::new()))
    }
}

struct Items<T, const N: usize>(Few<T, N>);

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
    type Value = Few<T, N>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "at most {N} values")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut found: A) -> Result<Few<T, N>, A::Error> {
        while let Some(item) = found.next_element()? {
            if self.0.is_full() {
                return Err(Error::invalid_length(N + 1, &self));
            }
            self.0.push(item);
        }
        Ok(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_its_order_and_its_capacity() {
        let mut few: Few<u8, 3> = [4, 5, 6].into_iter().collect();
        assert!(few.is_full());
        assert_eq!(few.remove(0), 4);
        assert_eq!(few.pop(), Some(6));
        assert_eq!(*few, [5]);
    }
}
