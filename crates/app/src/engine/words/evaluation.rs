//! What a position is worth, in words for everyone and short enough for the bar.

use rookery_rules::pgn::Evaluation;
use rookery_rules::{Color, Outcome};

use crate::engine::mind::Age;
use crate::lang::{Lang, sayings};
use crate::moves::words as notes;

sayings! {
    bar => "Evaluation bar";
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
}
