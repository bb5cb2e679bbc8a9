//! Everybody one can play against, a file for each. Those who wait where nobody reads a story are
//! constants of their own, so that a page takes what it shows of them and no voice comes along.

mod badger;
mod bat;
mod boar;
mod dormouse;
mod fox;
mod frog;
mod hare;
mod hedgehog;
mod heron;
mod lynx;
mod magpie;
mod mole;
mod otter;
mod owl;
mod raven;
mod squirrel;
pub mod stills;
mod tortoise;
mod woodpecker;

pub use fox::FOX;
pub use hare::HARE;
pub use hedgehog::HEDGEHOG;
pub use magpie::MAGPIE;
pub use mole::MOLE;
pub use owl::OWL;
pub use squirrel::SQUIRREL;
pub use tortoise::TORTOISE;

use crate::character::Character;

/// All of them, weakest first.
pub static CAST: [Character; 18] = [
    dormouse::DORMOUSE,
    HEDGEHOG,
    frog::FROG,
    MOLE,
    bat::BAT,
    HARE,
    boar::BOAR,
    MAGPIE,
    otter::OTTER,
    SQUIRREL,
    woodpecker::WOODPECKER,
    TORTOISE,
    badger::BADGER,
    FOX,
    heron::HERON,
    lynx::LYNX,
    OWL,
    raven::RAVEN,
];

#[cfg(test)]
mod tests;
