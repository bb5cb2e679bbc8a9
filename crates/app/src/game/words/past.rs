//! Words for looking at earlier moves of a game, and for going back to one.

use crate::game::past::PastStep;
use crate::lang::{Lang, sayings};

sayings! {
    steps => "Go through the moves";
    news => "New move";
    back_to_game => "Back to the game";
    play_from_here => "Play from here";
    go_back_yes => "Yes, go back";
    go_back_no => "No, keep the game";
    go_back_new => "The finished game stays as it is, and a new one begins from there.";
    bring_back => "Bring them back";
    bring_it_back => "Bring it back";
}

/// The button that goes a step through the past.
pub fn step(lang: Lang, step: PastStep) -> &'static str {
    match (lang, step) {
        (Lang::En, PastStep::First) => "First position",
        (Lang::En, PastStep::Back) => "One move back",
        (Lang::En, PastStep::Forward) => "One move on",
        (Lang::En, PastStep::Last) => "Latest move",
    }
}

/// Where one is: after a move, or at the start.
pub fn looking_at(lang: Lang, numbered: Option<&str>) -> String {
    let Lang::En = lang;
    match numbered {
        Some(numbered) => format!("You are looking at {numbered}"),
        None => "You are looking at the start".to_owned(),
    }
}

/// The same in the fewest words.
pub fn here(lang: Lang, numbered: Option<&str>) -> String {
    let Lang::En = lang;
    numbered.unwrap_or("Start").to_owned()
}

/// Asks whether to go back to where this was played, or to the start.
pub fn go_back(lang: Lang, numbered: Option<&str>) -> String {
    let Lang::En = lang;
    match numbered {
        Some(numbered) => format!("Go back to {numbered}?"),
        None => "Go back to the start?".to_owned(),
    }
}

/// Where one is, and what going back does with the moves that come after, of both sides.
pub fn go_back_taken(lang: Lang, plies: usize) -> String {
    match (lang, plies) {
        (Lang::En, 1) => {
            "You are looking at an earlier move. The one after it would be put aside.".to_owned()
        }
        (Lang::En, _) => {
            format!("You are looking at an earlier move. The {plies} after it would be put aside.")
        }
    }
}

/// What going back has put aside, by the numbers of the moves: "Moves 3 to 9 put aside".
pub fn put_aside(lang: Lang, (first, last): (u16, u16)) -> String {
    match lang {
        Lang::En if first == last => format!("Move {first} put aside"),
        Lang::En => format!("Moves {first} to {last} put aside"),
    }
}

/// The button beside it.
pub fn bring_back_these(lang: Lang, (first, last): (u16, u16)) -> &'static str {
    match first == last {
        true => bring_it_back(lang),
        false => bring_back(lang),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_aside_is_told_by_its_numbers() {
        assert_eq!(put_aside(Lang::En, (3, 9)), "Moves 3 to 9 put aside");
        assert_eq!(put_aside(Lang::En, (3, 3)), "Move 3 put aside");
        assert_eq!(bring_back_these(Lang::En, (3, 3)), "Bring it back");
    }

    #[test]
    fn one_is_told_where_one_is() {
        let told = looking_at(Lang::En, Some("2. Nf3"));
        assert_eq!(told, "You are looking at 2. Nf3");
        assert_eq!(looking_at(Lang::En, None), "You are looking at the start");
    }
}
