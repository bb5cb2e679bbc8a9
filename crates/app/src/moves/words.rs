//! Words about single moves: numbers, signs, evaluations, clocks, and what is wrong with them.

pub mod caption;

use std::time::Duration;

use rookery_rules::Color;
use rookery_rules::pgn::{Annotation, Brush, Evaluation, Nag};

use crate::lang::{Lang, sayings};
use crate::moves::sheet::Entry;
use crate::moves::trouble::Trouble;

sayings! {
    earlier => "The moves before this game";
}

/// Names what is wrong with a typed text: "Move 3 for White, “Qh9”: …".
pub fn trouble(lang: Lang, trouble: &Trouble) -> String {
    let Lang::En = lang;
    match trouble {
        Trouble::Move {
            line,
            at,
            word,
            reason,
        } => {
            let side = side(lang, at.turn());
            let place = match line {
                Some(line) => format!("Line {line}, move"),
                None => "Move".to_owned(),
            };
            format!("{place} {} for {side}, “{word}”: {reason}.", at.fullmoves())
        }
        Trouble::Text { place, reason } => {
            format!("Line {}, column {}: {reason}.", place.line, place.column)
        }
        Trouble::TooLong(most) => format!(
            "This text is longer than {} MB. The game before it is still here; \
             paste fewer games at once.",
            most >> 20
        ),
    }
}

/// A move with all that stands beside it, for those who cannot see that: "2… Nf6, good move".
pub fn spoken_move(lang: Lang, entry: &Entry) -> String {
    let Lang::En = lang;
    let dots = if entry.side == Color::White {
        "."
    } else {
        "…"
    };
    let mut text = format!("{}{dots} {}", entry.number, entry.san);
    let mut add = |words: &str| {
        text.push_str(", ");
        text.push_str(words);
    };
    entry
        .nags
        .iter()
        .for_each(|nag| add(&spoken_sign(lang, *nag)));
    if entry.ply.is_none() {
        add("in a variation");
    }
    text
}

/// A sign as it is printed. Some have characters that many machines lack: those are told in words.
pub fn sign(lang: Lang, nag: Nag) -> String {
    match nag.0 {
        14 => "+=".to_owned(),
        15 => "=+".to_owned(),
        18 => "+−".to_owned(),
        19 => "−+".to_owned(),
        1..=6 | 10 | 13 | 16 | 17 | 36 | 40 | 146 => nag.symbol().unwrap_or_default().to_owned(),
        _ => spoken_sign(lang, nag),
    }
}

/// What a sign means.
pub fn spoken_sign(lang: Lang, nag: Nag) -> String {
    let Lang::En = lang;
    let words = match nag.0 {
        1 => "good move",
        2 => "mistake",
        3 => "brilliant move",
        4 => "blunder",
        5 => "interesting move",
        6 => "doubtful move",
        7 => "only move",
        10 => "equal",
        13 => "unclear",
        14 => "White is a little better",
        15 => "Black is a little better",
        16 => "White is better",
        17 => "Black is better",
        18 => "White is winning",
        19 => "Black is winning",
        22 | 23 => "zugzwang",
        26 | 27 => "more space",
        32 | 33 => "better development",
        36 | 37 => "initiative",
        40 | 41 => "attack",
        132 | 133 => "counterplay",
        138 | 139 => "short of time",
        140 => "with the idea",
        142 => "better is",
        146 => "new move",
        _ => return nag.to_string(),
    };
    words.to_owned()
}

/// An engine's judgement from White's side: `+0.35`, `#3`.
pub fn evaluation(lang: Lang, evaluation: Evaluation) -> String {
    let Lang::En = lang;
    match evaluation {
        Evaluation::Mate(moves) if moves < 0 => format!("−#{}", moves.unsigned_abs()),
        Evaluation::Mate(moves) => format!("#{moves}"),
        Evaluation::Centipawns(value) => {
            let sign = if value < 0 { "−" } else { "+" };
            let value = value.unsigned_abs();
            format!("{sign}{}.{:02}", value / 100, value % 100)
        }
    }
}

/// "White mates in 3", for those who hear it.
pub fn spoken_evaluation(lang: Lang, said: Evaluation) -> String {
    match (lang, said) {
        (Lang::En, Evaluation::Mate(moves)) => {
            let side = if moves < 0 {
                Color::Black
            } else {
                Color::White
            };
            let moves = moves.unsigned_abs();
            format!("{} mates in {moves}", self::side(lang, side))
        }
        (Lang::En, _) => format!("evaluation {}", evaluation(lang, said)),
    }
}

/// Time left: `2:57`, or `1:02:03` with hours.
pub fn clock(lang: Lang, left: Duration) -> String {
    let Lang::En = lang;
    let seconds = left.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// "2:57 left on the clock", for those who hear it.
pub fn spoken_clock(lang: Lang, left: Duration) -> String {
    match lang {
        Lang::En => format!("{} left on the clock", clock(lang, left)),
    }
}

/// What an author drew on the board: "Drawn on the board: green circle on e4".
pub fn drawings(lang: Lang, drawings: &[Annotation]) -> String {
    let Lang::En = lang;
    let named = drawings.iter().filter_map(|drawing| match drawing {
        Annotation::Square(brush, square) => {
            Some(format!("{} circle on {square}", color(lang, *brush)))
        }
        Annotation::Arrow(brush, from, to) => {
            Some(format!("{} arrow from {from} to {to}", color(lang, *brush)))
        }
        _ => None,
    });
    let named: Vec<_> = named.collect();
    format!("Drawn on the board: {}", named.join(", "))
}

fn color(lang: Lang, brush: Brush) -> &'static str {
    match (lang, brush) {
        (Lang::En, Brush::Green) => "green",
        (Lang::En, Brush::Red) => "red",
        (Lang::En, Brush::Yellow) => "yellow",
        (Lang::En, Brush::Blue) => "blue",
    }
}

fn side(lang: Lang, side: Color) -> &'static str {
    match (lang, side) {
        (Lang::En, Color::White) => "White",
        (Lang::En, Color::Black) => "Black",
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::Square;
    use rookery_rules::pgn::{NodeId, TextPlace};

    use super::*;

    #[test]
    fn trouble_says_where_it_is() {
        let mut said = Trouble::Move {
            line: None,
            at: rookery_rules::Position::default(),
            word: "Qh9".into(),
            reason: "no".into(),
        };
        assert_eq!(trouble(Lang::En, &said), "Move 1 for White, “Qh9”: no.");
        if let Trouble::Move { line, .. } = &mut said {
            *line = Some(7);
        }
        assert_eq!(
            trouble(Lang::En, &said),
            "Line 7, move 1 for White, “Qh9”: no."
        );
        let place = TextPlace { line: 2, column: 3 };
        let said = Trouble::Text {
            place,
            reason: "no".into(),
        };
        assert_eq!(trouble(Lang::En, &said), "Line 2, column 3: no.");
    }

    #[test]
    fn a_move_is_spoken_with_its_signs_and_its_place() {
        let mut entry = Entry {
            id: NodeId::ROOT,
            ply: Some(4),
            number: 2,
            side: Color::Black,
            is_numbered: false,
            san: "Nf6".into(),
            nags: Vec::new(),
            evaluation: None,
            clock: None,
        };
        assert_eq!(spoken_move(Lang::En, &entry), "2… Nf6");
        entry.nags.push(Nag::GOOD);
        entry.ply = None;
        assert_eq!(
            spoken_move(Lang::En, &entry),
            "2… Nf6, good move, in a variation"
        );
    }

    #[test]
    fn every_printed_sign_has_a_meaning() {
        for number in 1..=255 {
            let nag = Nag(number);
            if nag.symbol().is_some() {
                assert_ne!(spoken_sign(Lang::En, nag), nag.to_string());
            }
            assert!(!sign(Lang::En, nag).is_empty());
        }
    }

    #[test]
    fn numbers_are_short() {
        let evaluated = |value| evaluation(Lang::En, value);
        assert_eq!(evaluated(Evaluation::Centipawns(-35)), "−0.35");
        assert_eq!(evaluated(Evaluation::Centipawns(120)), "+1.20");
        assert_eq!(evaluated(Evaluation::Mate(-3)), "−#3");
        assert_eq!(clock(Lang::En, Duration::from_millis(177_500)), "2:57");
        assert_eq!(clock(Lang::En, Duration::from_secs(3723)), "1:02:03");
    }

    #[test]
    fn drawings_are_spoken() {
        let said = drawings(
            Lang::En,
            &[
                Annotation::Square(Brush::Green, Square::E4),
                Annotation::Arrow(Brush::Red, Square::D1, Square::H5),
            ],
        );
        assert_eq!(
            said,
            "Drawn on the board: green circle on e4, red arrow from d1 to h5"
        );
    }
}
