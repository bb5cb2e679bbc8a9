//! Words for games that are not against an engine: two people at one screen, two engines that are
//! watched.

use rookery_play::Seats;
use rookery_rules::{Color, Outcome};

use crate::game::comparison::Trait;
use crate::game::words::ending;
use crate::lang::{Lang, sayings};
use crate::setup::choices::Company;
use crate::setup::tempo::Tempo;
use crate::setup::turning::Turning;

sayings! {
    company => "Who plays";
    friend => "Your friend";
    friend_name => "Your friend's name";
    friend_bad => "A name has at most 32 letters. Until then your friend has none.";
    turning => "The board";
    turning_later => "How the board turns";
    friends_event => "Game at one board";
    friends_end => "Shake hands. Another one?";

    seats => "The two engines";
    tempo => "Speed";
    pause => "Pause";
    unpause => "Go on";
    next_move => "Next move";
    paused => "Paused";
    watch => "Watch";
    watch_again => "Watch again";
    swap_means => "sides swapped";
    watch_again_means => "same sides";
    watch_event => "Engine against engine";

    traits => "How they play";
    traits_early => "After a few moves you see here how the two differ.";
}

/// Who plays, short enough for a chip: "Two players".
pub fn company_of(lang: Lang, company: Company) -> &'static str {
    match (lang, company) {
        (Lang::En, Company::AgainstEngine) => "Rookery",
        (Lang::En, Company::Friends) => "Two players",
        (Lang::En, Company::Engines) => "Two engines",
    }
}

/// Who plays, over the choices before a game.
pub fn heading(lang: Lang, company: Company) -> &'static str {
    match (lang, company) {
        (Lang::En, Company::AgainstEngine) => "Play against Rookery",
        (Lang::En, Company::Friends) => "Two players, one board",
        (Lang::En, Company::Engines) => "Engine against engine",
    }
}

/// Who plays, over a game that has begun.
pub fn game_heading(lang: Lang, company: Company) -> &'static str {
    match (lang, company) {
        (Lang::En, Company::AgainstEngine) => "Your game against Rookery",
        (Lang::En, Company::Friends) => "Your game at one board",
        (Lang::En, Company::Engines) => "A game between two engines",
    }
}

/// How the board turns, short enough to choose from.
pub fn turning_of(lang: Lang, turning: Turning) -> &'static str {
    match (lang, turning) {
        (Lang::En, Turning::Fixed) => "Stays",
        (Lang::En, Turning::EachMove) => "Turns each move",
        (Lang::En, Turning::Facing) => "Face to face",
        (Lang::En, Turning::ByHand) => "By hand",
    }
}

/// What that means for two people at one screen.
pub fn turning_means(lang: Lang, turning: Turning) -> &'static str {
    match (lang, turning) {
        (Lang::En, Turning::Fixed) => "You always see it from your side.",
        (Lang::En, Turning::EachMove) => "Whoever is to move sees it from their side.",
        (Lang::En, Turning::Facing) => {
            "Lay the tablet between you: the upper pieces stand on their heads."
        }
        (Lang::En, Turning::ByHand) => "White is below until somebody presses Turn.",
    }
}

/// How fast two engines play.
pub fn tempo_of(lang: Lang, tempo: Tempo) -> &'static str {
    match (lang, tempo) {
        (Lang::En, Tempo::Slow) => "Slow",
        (Lang::En, Tempo::Steady) => "Steady",
        (Lang::En, Tempo::Fast) => "Fast",
        (Lang::En, Tempo::Rushing) => "Rushing",
    }
}

/// What is compared between two engines: "Checks given".
pub fn trait_of(lang: Lang, shown: Trait) -> &'static str {
    match (lang, shown) {
        (Lang::En, Trait::Advance) => "Rank of its pieces",
        (Lang::En, Trait::Pressure) => "Hits around the king",
        (Lang::En, Trait::Checks) => "Checks given",
        (Lang::En, Trait::Hung) => "Pawns left hanging",
        (Lang::En, Trait::Trades) => "Pieces traded",
    }
}

/// Who of two people is to move.
pub fn turn(lang: Lang, color: Color, in_check: bool) -> String {
    match (lang, in_check) {
        (Lang::En, false) => format!("{color} to move."),
        (Lang::En, true) => format!("{color} to move, in check."),
    }
}

/// One of two engines thinks.
pub fn thinks(lang: Lang, color: Color) -> String {
    match lang {
        Lang::En => format!("{color} is thinking…"),
    }
}

/// How a game ended: for the one who played it, or else for those who look on.
pub fn ended(lang: Lang, seats: &Seats, outcome: Outcome) -> String {
    match seats {
        Seats::AgainstEngine { side, .. } => ending::told(lang, *side, outcome),
        Seats::Friends { .. } | Seats::Engines(_) => ending(lang, outcome),
    }
}

/// "White wins by checkmate".
pub fn ending(lang: Lang, outcome: Outcome) -> String {
    let Lang::En = lang;
    match outcome {
        Outcome::Win(winner, _) => {
            let told = ending::told(lang, winner, outcome);
            format!("{winner} wins{}", told.trim_start_matches("Win"))
        }
        Outcome::Draw(_) => ending::told(lang, Color::White, outcome),
    }
}

/// Asks the one to move whether to give up.
pub fn resign_question(lang: Lang, color: Color) -> String {
    match lang {
        Lang::En => format!("{color} gives up?"),
    }
}

/// One of the two engines: "White: Reynard the fox".
pub fn seat(lang: Lang, color: Color, name: &str) -> String {
    match lang {
        Lang::En => format!("{color}: {name}"),
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::{DrawReason, WinReason};

    use super::*;

    #[test]
    fn the_end_is_told_to_those_who_look_on() {
        let mate = Outcome::Win(Color::Black, WinReason::Checkmate);
        assert_eq!(ending(Lang::En, mate), "Black wins by checkmate");
        let time = Outcome::Win(Color::White, WinReason::Time);
        assert_eq!(ending(Lang::En, time), "White wins on time");
        let draw = Outcome::Draw(DrawReason::Stalemate);
        assert_eq!(ending(Lang::En, draw), "Draw by stalemate");
    }
}
