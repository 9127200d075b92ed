//! What no single position shows: the pieces of the box, the set-up, the rows of cards of whole
//! games, and what the shipped content must be. Each test is named after its rules; everything
//! else is told in `tests/scenarios/gearup`.

mod design;
mod kit;
mod pieces;
mod round_two;
mod rounds;
mod setup;
mod together;
