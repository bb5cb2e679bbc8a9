//! Words of the page that shows everybody of the forest.

use rookery_analysis::Repertoire;
use rookery_play::Opponent;

use crate::lang::{Lang, sayings};
use crate::opponents::words::cast;

sayings! {
    title => "Players of the forest";
    lead => "Eighteen animals, from gentle to strong. Each plays in its own way, and each has a weakness \
        that you can learn to use.";
    ways => "More opponents";
    own => "My opponents";
    adventure => "Meet them in the adventure";
    openings => "Openings:";
    weakness => "Weakness:";
    to_all => "All players of the forest";
}

/// How well and how somebody plays: "Rated 2000: tournament winner · Attack: comes at you".
pub fn manner(lang: Lang, who: &Opponent) -> String {
    let habits = cast::habits(lang, who);
    match lang {
        Lang::En => format!("Rated {habits}"),
    }
}

/// What somebody opens with.
pub fn repertoire(lang: Lang, book: Option<Repertoire>) -> &'static str {
    match (lang, book) {
        (Lang::En, None) => "none, it thinks from the first move.",
        (Lang::En, Some(Repertoire::Everything)) => "a bit of everything.",
        (Lang::En, Some(Repertoire::Beginner)) => "simple and sound.",
        (Lang::En, Some(Repertoire::Solid)) => "solid, with few risks.",
        (Lang::En, Some(Repertoire::Gambits)) => "gives pawns away to attack.",
        (Lang::En, Some(Repertoire::Offbeat)) => "moves you rarely see.",
    }
}
