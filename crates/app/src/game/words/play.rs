//! Words of the page on which one plays against the engine.

use rookery_play::{Level, ThinkTime};
use rookery_rules::pgn::Evaluation;
use rookery_rules::{Color, Outcome};

use crate::engine::link::Failure;
use crate::engine::mind::Age;
use crate::engine::thoughts::Thoughts;
use crate::lang::{Lang, number, sayings};
use crate::moves::words as notes;
use crate::setup::choices::Wish;

sayings! {
    title => "Play";
    side => "Your side";
    start => "Play";

    actions => "What you can do";
    take_back => "Take back";
    move_now => "Move now";
    resign => "Resign";
    flip => "Turn the board";
    flip_short => "Turn";
    resign_question => "Give up this game?";
    resign_yes => "Yes, resign";
    resign_no => "Keep playing";

    stumbled => "The engine stumbled and was started again. Your game is safe.";
    retry => "Try again";
    reload => "Reload the page";

    moves_heading => "Moves";
    moves_empty => "Every move will be written down here.";

    thoughts_heading => "What Rookery thinks";
    thoughts_empty => "When it is Rookery's turn, you can look into its head here.";
    thoughts_old => "From Rookery's last turn";
    thoughts_new => "Right now";
    score => "Score";
    line => "Expects";
    depth => "Looks ahead";
    positions => "Positions seen";
    speed => "Speed";
    ordering => "First guess";
    bar => "Evaluation bar";
}

/// What an engine does that is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Busy {
    /// Its worker is being loaded.
    Waking,
    /// It looks for a move.
    Thinking,
    /// It failed, and waits to be tried again.
    Stuck,
}

/// The side somebody wishes to play.
pub fn wish(lang: Lang, wish: Wish) -> &'static str {
    match (lang, wish) {
        (Lang::En, Wish::White) => "White",
        (Lang::En, Wish::Black) => "Black",
        (Lang::En, Wish::Either) => "Either",
    }
}

/// "0.5 s", "10 s".
pub fn seconds(lang: Lang, time: ThinkTime) -> String {
    let (whole, tenths) = (time.millis() / 1000, time.millis() % 1000 / 100);
    match (lang, tenths) {
        (Lang::En, 0) => format!("{whole} s"),
        (Lang::En, _) => format!("{whole}.{tenths} s"),
    }
}

/// What an engine of this name is doing.
pub fn busy(lang: Lang, name: &str, busy: Busy) -> String {
    match (lang, busy) {
        (Lang::En, Busy::Waking) => format!("{name} is waking up…"),
        (Lang::En, Busy::Thinking) => format!("{name} is thinking…"),
        (Lang::En, Busy::Stuck) => format!("{name} is to move"),
    }
}

/// The person is to move; `last` is who has just played what.
pub fn your_move(lang: Lang, last: Option<(&str, &str)>, in_check: bool) -> String {
    let Lang::En = lang;
    let now = match in_check {
        true => "You are in check.",
        false => "Your move.",
    };
    match last {
        Some((name, san)) => format!("{name} played {san}. {now}"),
        None => now.to_owned(),
    }
}

/// A friendly word after the end.
pub fn after(lang: Lang, side: Color, level: Level, outcome: Outcome) -> &'static str {
    let Lang::En = lang;
    let has_won = outcome.winner().map(|winner| winner == side);
    match (has_won, level) {
        (Some(true), Level::Full) => "Well played. That is not easy against full strength.",
        (Some(true), Level::Rated(_)) => "Well played! Ready for somebody a little stronger?",
        (Some(false), Level::Full) => {
            "Full strength is hard to beat. Take a move back and try another idea?"
        }
        (Some(false), Level::Rated(_)) => {
            "Good fight. Take a move back and try another idea, or play again?"
        }
        (None, _) => "Neither side could win this one.",
    }
}

/// Why the engine does not answer, and what to do about it.
pub fn failure(lang: Lang, failure: &Failure) -> String {
    match (lang, failure) {
        (Lang::En, Failure::Crashed) => "The engine does not start. Your game is kept: \
             try again, or come back later."
            .into(),
        (Lang::En, Failure::Outdated) => "Rookery was updated while this page was open. \
             Your game is kept: reload the page and go on."
            .into(),
        (Lang::En, Failure::Untaught) => "What this opponent knows about people did not load. \
             Your game is kept: check the connection and try again."
            .into(),
        (Lang::En, Failure::Refused(problem)) => {
            format!(
                "The engine could not think about this position: {} Your game is kept.",
                problem.message
            )
        }
    }
}

/// What a value means: "White is a little better".
pub fn verdict(lang: Lang, value: Evaluation) -> String {
    let Evaluation::Centipawns(hundredths) = value else {
        return notes::spoken_evaluation(lang, value);
    };
    let Lang::En = lang;
    let side = if hundredths < 0 { "Black" } else { "White" };
    match hundredths.unsigned_abs() {
        0..30 => "About even".to_owned(),
        30..100 => format!("{side} is a little better"),
        100..300 => format!("{side} is better"),
        300.. => format!("{side} is winning"),
    }
}

/// A value with its meaning: "White is a little better (+0.45)".
pub fn judged(lang: Lang, value: Evaluation) -> String {
    let number = notes::evaluation(lang, value);
    match lang {
        Lang::En => format!("{} ({number})", verdict(lang, value)),
    }
}

/// What the evaluation bar says to those who cannot see it.
pub fn bar_value(lang: Lang, value: Option<(Evaluation, Age)>) -> String {
    let Lang::En = lang;
    match value {
        None => "Nothing yet".to_owned(),
        Some((value, Age::New)) => judged(lang, value),
        Some((value, Age::Old)) => format!("{}, from Rookery's last turn", judged(lang, value)),
    }
}

/// A result in three characters.
pub fn result(lang: Lang, outcome: Outcome) -> String {
    let Lang::En = lang;
    match outcome.winner() {
        Some(Color::White) => "1–0".to_owned(),
        Some(Color::Black) => "0–1".to_owned(),
        None => "½".to_owned(),
    }
}

/// A value in four characters at most.
pub fn short_value(lang: Lang, value: Evaluation) -> String {
    let Lang::En = lang;
    match value {
        Evaluation::Mate(moves) => format!("#{}", moves.unsigned_abs()),
        Evaluation::Centipawns(value) => {
            let tenths = (value.unsigned_abs() + 5) / 10;
            match tenths {
                0..100 => format!("{}.{}", tenths / 10, tenths % 10),
                _ => (tenths / 10).to_string(),
            }
        }
    }
}

/// How far the engine looks: "12 half-moves".
pub fn half_moves(lang: Lang, depth: u8) -> String {
    match (lang, depth) {
        (Lang::En, 1) => "1 half-move".to_owned(),
        (Lang::En, _) => format!("{depth} half-moves"),
    }
}

/// How many positions it sees: "120,000 a second".
pub fn a_second(lang: Lang, thoughts: &Thoughts) -> String {
    match (lang, thoughts.speed()) {
        (Lang::En, Some(speed)) => format!("{} a second", number::grouped(lang, speed)),
        (Lang::En, None) => "–".to_owned(),
    }
}

/// How often its first guess was the best: "right 93 %".
pub fn right_guesses(lang: Lang, percent: u8) -> String {
    match lang {
        Lang::En => format!("right {percent} %"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_told_as_a_child_understands_them() {
        let check = |value, words: &str| assert_eq!(judged(Lang::En, value), words);
        check(Evaluation::Centipawns(-12), "About even (−0.12)");
        check(
            Evaluation::Centipawns(45),
            "White is a little better (+0.45)",
        );
        check(Evaluation::Centipawns(-130), "Black is better (−1.30)");
        check(Evaluation::Centipawns(900), "White is winning (+9.00)");
        check(Evaluation::Mate(-3), "Black mates in 3 (−#3)");
    }

    #[test]
    fn values_on_the_bar_are_short() {
        let check = |value, words: &str| assert_eq!(short_value(Lang::En, value), words);
        check(Evaluation::Centipawns(-12), "0.1");
        check(Evaluation::Centipawns(994), "9.9");
        check(Evaluation::Centipawns(2_400), "24");
        check(Evaluation::Mate(-12), "#12");
    }

    #[test]
    fn times_are_short() {
        let told = ThinkTime::STEPS.map(|time| seconds(Lang::En, time));
        assert_eq!(told, ["0.1 s", "0.5 s", "1 s", "3 s", "10 s", "30 s"]);
    }
}
