//! Everybody one can play against, a file for each.

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
mod tortoise;
mod woodpecker;

use crate::character::Character;

/// All of them, weakest first.
pub static CAST: [Character; 18] = [
    dormouse::DORMOUSE,
    hedgehog::HEDGEHOG,
    frog::FROG,
    mole::MOLE,
    bat::BAT,
    hare::HARE,
    boar::BOAR,
    magpie::MAGPIE,
    otter::OTTER,
    squirrel::SQUIRREL,
    woodpecker::WOODPECKER,
    tortoise::TORTOISE,
    badger::BADGER,
    fox::FOX,
    heron::HERON,
    lynx::LYNX,
    owl::OWL,
    raven::RAVEN,
];

#[cfg(test)]
mod tests;
