//! Words of the field for a typed move.

use crate::board::typed_move::Mistyped;
use crate::lang::{Lang, sayings};

sayings! {
    heading => "For those who hear the board: type a move or a question";
    link => "Type a move";
    label => "Your move";
    hint => "Such as Nf3, e2e4 or O-O";
    questions => "Or ask: pieces, knights, rank 4, file e, captured, clocks, last, help.";
    play => "Play";
    absent => "That did not work: the part that reads moves did not come. Please try again.";
    not_your_turn => "Wait a moment: it is not your turn.";
}

/// What is wrong with what was typed.
pub fn trouble(lang: Lang, mistyped: &Mistyped) -> String {
    let Lang::En = lang;
    match mistyped {
        Mistyped::San(error) => {
            let reason = error.to_string();
            let mut letters = reason.chars();
            let first = letters.next().map(|first| first.to_ascii_uppercase());
            let letters = first.into_iter().chain(letters);
            letters.chain(['.']).collect()
        }
        // These begin with the move itself, which is written small.
        Mistyped::Uci(error) => format!("{error}."),
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::Position;

    use super::*;
    use crate::board::typed_move as typed;

    #[test]
    fn a_mistake_is_a_sentence() {
        let said = |text| {
            let mistyped = typed::read(&Position::default(), text).unwrap_err();
            trouble(Lang::En, &mistyped)
        };
        assert_eq!(said("Nf6"), "No knight can move to f6.");
        assert_eq!(said("e2e5"), "e2e5 is not a legal move here.");
    }
}
