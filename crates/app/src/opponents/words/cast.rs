//! Words about the animals one can play: what they are like and what to try against them.

use rookery_analysis::Style;
use rookery_campaign::cast;
use rookery_play::{Opponent, Pace};

use crate::lang::Lang;
use crate::opponents::knob::Knob;
use crate::opponents::rivals::{Rival, RivalCard};
use crate::opponents::words as opponent;

/// "Russet the fox".
pub fn called(lang: Lang, animal: Rival) -> String {
    let RivalCard { name, key, .. } = animal.card();
    match lang {
        Lang::En => format!("{name} the {key}"),
    }
}

/// A card as it is heard: "Russet the fox, 1700".
pub fn card(lang: Lang, name: &str, level: &str) -> String {
    match lang {
        Lang::En => format!("{name}, {level}"),
    }
}

/// What an animal is like, in a sentence.
pub fn character(lang: Lang, animal: Rival) -> &'static str {
    match (lang, animal) {
        (Lang::En, Rival::Hedgehog) => cast::HEDGEHOG.about,
        (Lang::En, Rival::Mole) => cast::MOLE.about,
        (Lang::En, Rival::Hare) => cast::HARE.about,
        (Lang::En, Rival::Magpie) => cast::MAGPIE.about,
        (Lang::En, Rival::Squirrel) => cast::SQUIRREL.about,
        (Lang::En, Rival::Tortoise) => cast::TORTOISE.about,
        (Lang::En, Rival::Fox) => cast::FOX.about,
        (Lang::En, Rival::Owl) => cast::OWL.about,
    }
}

/// What to try.
pub fn advice(lang: Lang, animal: Rival) -> &'static str {
    match (lang, animal) {
        (Lang::En, Rival::Hedgehog) => "Try this: look for holes beside the king.",
        (Lang::En, Rival::Mole) => "Try this: attack from far away.",
        (Lang::En, Rival::Hare) => "Try this: offer a pawn, and see what it leaves.",
        (Lang::En, Rival::Magpie) => "Try this: leave a pawn as bait for the queen.",
        (Lang::En, Rival::Squirrel) => "Try this: get ahead, then offer trades.",
        (Lang::En, Rival::Tortoise) => "Try this: come in through the last row.",
        (Lang::En, Rival::Fox) => "Try this: castle early and trade in the middle.",
        (Lang::En, Rival::Owl) => "Try this: give check, and be ready for a trade.",
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
    use crate::opponents::rivals::RIVALS;

    #[test]
    fn habits_name_what_is_special_and_nothing_else() {
        let told = |animal: Rival| habits(Lang::En, &animal.card().opponent);
        assert_eq!(
            told(Rival::Magpie),
            "900: takes free pieces · Trades: trades whenever it can"
        );
        assert!(told(Rival::Hare).ends_with("answers at once"));
    }

    #[test]
    fn everybody_is_told_apart() {
        let mut told: Vec<_> = RIVALS
            .iter()
            .map(|one| habits(Lang::En, &one.opponent))
            .collect();
        told.dedup();
        assert_eq!(told.len(), RIVALS.len());
    }
}
