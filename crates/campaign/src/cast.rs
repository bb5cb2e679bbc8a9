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

use crate::animal::Animal;
use crate::character::Character;
use crate::face::Face;

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

/// What somebody looks like; a page with faces takes no voices along.
#[must_use]
pub const fn face(animal: Animal) -> &'static Face {
    match animal {
        Animal::Dormouse => &dormouse::FACE,
        Animal::Hedgehog => &hedgehog::FACE,
        Animal::Frog => &frog::FACE,
        Animal::Mole => &mole::FACE,
        Animal::Bat => &bat::FACE,
        Animal::Hare => &hare::FACE,
        Animal::Boar => &boar::FACE,
        Animal::Magpie => &magpie::FACE,
        Animal::Otter => &otter::FACE,
        Animal::Squirrel => &squirrel::FACE,
        Animal::Woodpecker => &woodpecker::FACE,
        Animal::Tortoise => &tortoise::FACE,
        Animal::Badger => &badger::FACE,
        Animal::Fox => &fox::FACE,
        Animal::Heron => &heron::FACE,
        Animal::Lynx => &lynx::FACE,
        Animal::Owl => &owl::FACE,
        Animal::Raven => &raven::FACE,
    }
}

#[cfg(test)]
mod tests;
