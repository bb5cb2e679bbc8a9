//! Words of the page on which a position is set up.

use rookery_rules::{Color, Outcome, Piece, SetupFault, Square, Wing};

use crate::board::words as board;
use crate::editor::edited_position::{SetupVerdict, Tool};
use crate::lang::{Lang, sayings};
use crate::study::words as study;

sayings! {
    heading => "Set up a position";
    lead => "Choose a piece, then tap the squares it stands on. Or drag pieces around.";
    board => "Board to set up";
    palette => "Pieces";
    hand => "Move pieces";
    eraser => "Eraser";
    clear => "Clear";
    reset => "Start position";
    flip => "Turn";
    turn => "Moves first";
    castling => "Who may still castle?";
    fen => "Position as FEN text";
    fen_kept => "The board still shows the last text that could be read.";
    done => "Use this position";
    back => "Back";
}

/// What a press puts or does, for those who hear it.
pub fn tool(lang: Lang, tool: Tool) -> String {
    match tool {
        Tool::Hand => hand(lang).to_owned(),
        Tool::Eraser => eraser(lang).to_owned(),
        Tool::Piece(piece) => board::piece(lang, piece),
    }
}

/// "e4, white pawn, taken".
pub fn square(lang: Lang, square: Square, piece: Option<Piece>, is_held: bool) -> String {
    let Lang::En = lang;
    let mut words = square.to_string();
    if let Some(piece) = piece {
        words.push_str(", ");
        words.push_str(&board::piece(lang, piece));
    }
    if is_held {
        words.push_str(", picked up");
    }
    words
}

/// The side that moves first.
pub fn side(lang: Lang, color: Color) -> &'static str {
    match (lang, color) {
        (Lang::En, Color::White) => "White",
        (Lang::En, Color::Black) => "Black",
    }
}

/// A side and a wing on which it may still castle.
pub fn wing(lang: Lang, color: Color, wing: Wing) -> &'static str {
    match (lang, color, wing) {
        (Lang::En, Color::White, Wing::King) => "White, king side",
        (Lang::En, Color::White, Wing::Queen) => "White, queen side",
        (Lang::En, Color::Black, Wing::King) => "Black, king side",
        (Lang::En, Color::Black, Wing::Queen) => "Black, queen side",
    }
}

/// Whether a game can begin here, and every reason why not, each in a sentence.
pub fn verdict(lang: Lang, verdict: &SetupVerdict) -> Vec<String> {
    match verdict {
        SetupVerdict::Playable(position) => vec![playable(lang, position.turn())],
        SetupVerdict::Misread(error) => vec![study::position_trouble(lang, &error.to_string())],
        SetupVerdict::Illegal(faults) => {
            let sentence = |fault: &SetupFault| study::position_trouble(lang, &fault.to_string());
            faults.iter().map(sentence).collect()
        }
        SetupVerdict::Over(outcome) => vec![over(lang, *outcome)],
    }
}

fn playable(lang: Lang, turn: Color) -> String {
    match lang {
        Lang::En => format!("Ready to play: {} moves first.", side(lang, turn)),
    }
}

fn over(lang: Lang, outcome: Outcome) -> String {
    match lang {
        Lang::En => format!("This game would be over at once: {outcome}."),
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::{DrawReason, Position};

    use super::*;

    #[test]
    fn it_is_said_whether_one_can_play_and_why_not() {
        let told = |what: SetupVerdict| verdict(Lang::En, &what).join(" ");
        assert_eq!(
            told(SetupVerdict::Playable(Position::start())),
            "Ready to play: White moves first."
        );
        let faults = vec![
            SetupFault::NoKing(Color::White),
            SetupFault::NoKing(Color::Black),
        ];
        assert_eq!(
            told(SetupVerdict::Illegal(faults)),
            "White has no king. Black has no king."
        );
        let draw = Outcome::Draw(DrawReason::Stalemate);
        assert!(told(SetupVerdict::Over(draw)).starts_with("This game would be over at once: "));
        let draw = Outcome::Draw(DrawReason::FiftyMoves);
        assert_eq!(
            told(SetupVerdict::Over(draw)),
            "This game would be over at once: Draw by the fifty-move rule."
        );
    }
}
