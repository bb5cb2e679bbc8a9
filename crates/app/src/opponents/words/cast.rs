//! Words about the animals one can play: what they are like and what to try against them.

use rookery_analysis::Style;
use rookery_play::{Opponent, Pace};

use crate::lang::Lang;
use crate::opponents::cast::Animal;
use crate::opponents::knob::Knob;
use crate::opponents::words as opponent;

/// "Russet the fox".
pub fn called(lang: Lang, animal: Animal) -> String {
    let name = animal.character().name;
    let Lang::En = lang;
    let kind = match animal {
        Animal::Hedgehog => "hedgehog",
        Animal::Mole => "mole",
        Animal::Hare => "hare",
        Animal::Magpie => "magpie",
        Animal::Squirrel => "squirrel",
        Animal::Tortoise => "tortoise",
        Animal::Fox => "fox",
        Animal::Owl => "owl",
    };
    format!("{name} the {kind}")
}

/// A card as it is heard: "Russet the fox, 1700".
pub fn card(lang: Lang, name: &str, level: &str) -> String {
    match lang {
        Lang::En => format!("{name}, {level}"),
    }
}

/// What an animal is like, in a sentence.
pub fn character(lang: Lang, animal: Animal) -> &'static str {
    match (lang, animal) {
        (Lang::En, Animal::Hedgehog) => "Has just learned how the pieces move.",
        (Lang::En, Animal::Mole) => "Digs well and sees badly: much of the board is in the dark.",
        (Lang::En, Animal::Hare) => "Moves at once and thinks about it later.",
        (Lang::En, Animal::Magpie) => "Loves to swap, piece for piece, until little is left.",
        (Lang::En, Animal::Squirrel) => "Hoards every piece and hates to swap one.",
        (Lang::En, Animal::Tortoise) => {
            "Sits behind a wall, sends the rooks out for air, and waits."
        }
        (Lang::En, Animal::Fox) => "Throws everything at your king, even pieces.",
        (Lang::En, Animal::Owl) => "Never hurries, and knows a good square for every piece.",
    }
}

/// What to try.
pub fn advice(lang: Lang, animal: Animal) -> &'static str {
    match (lang, animal) {
        (Lang::En, Animal::Hedgehog) => "Try this: look for holes beside the king.",
        (Lang::En, Animal::Mole) => "Try this: attack from far away.",
        (Lang::En, Animal::Hare) => "Try this: offer a pawn, and see what it leaves.",
        (Lang::En, Animal::Magpie) => "Try this: leave a pawn as bait for the queen.",
        (Lang::En, Animal::Squirrel) => "Try this: get ahead, then offer trades.",
        (Lang::En, Animal::Tortoise) => "Try this: come in through the last row.",
        (Lang::En, Animal::Fox) => "Try this: castle early and trade in the middle.",
        (Lang::En, Animal::Owl) => "Try this: give check, and be ready for a trade.",
    }
}

/// How well somebody plays, and each dial that is turned: "1700: strong club player · Attack:
/// everything at your king".
pub fn habits(lang: Lang, who: &Opponent) -> String {
    let mut habits = vec![opponent::strength(lang, who.level)];
    for knob in Knob::ALL {
        let words = |style: &Style| opponent::turned(lang, knob, knob.of(style));
        if words(&who.style) != words(&Style::PURE) {
            let name = opponent::knob(lang, knob);
            habits.push(format!("{name}: {}", words(&who.style)));
        }
    }
    if who.pace == Pace::Instant {
        habits.push(opponent::answers_at_once(lang).to_owned());
    }
    habits.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::cast::CAST;

    #[test]
    fn habits_name_what_is_special_and_nothing_else() {
        let told = |animal: Animal| habits(Lang::En, &animal.character().opponent);
        assert_eq!(
            told(Animal::Magpie),
            "900: takes free pieces · Trades: trades whenever it can"
        );
        assert!(told(Animal::Hare).ends_with("answers at once"));
    }

    #[test]
    fn everybody_is_told_apart() {
        let mut told: Vec<_> = CAST
            .iter()
            .map(|one| habits(Lang::En, &one.opponent))
            .collect();
        told.dedup();
        assert_eq!(told.len(), CAST.len());
    }
}
