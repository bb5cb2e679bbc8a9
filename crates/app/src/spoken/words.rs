//! A move as one says it: "knight takes f6, check".

pub mod inquiry;

use rookery_rules::{Color, Move, MoveKind, Position, Role, Wing};

use crate::board::words as board;
use crate::lang::Lang;

/// A move played in a position, with its side: "Black: knight f6, check".
pub fn turn(lang: Lang, before: &Position, mv: Move) -> String {
    let Lang::En = lang;
    let side: Color = before.turn();
    format!("{side}: {}", played(lang, before, mv))
}

fn played(lang: Lang, before: &Position, mv: Move) -> String {
    let Lang::En = lang;
    let after = before.play_unchecked(mv);
    let role = before.board().role_at(mv.from()).unwrap_or(Role::Pawn);
    let piece = board::role(lang, role);
    // Two pieces of a kind may reach the square; then it is told where this one came from.
    let rivals = before.legal_moves();
    let is_alone = !rivals.iter().any(|other| {
        other.to() == mv.to()
            && other.from() != mv.from()
            && before.board().role_at(other.from()) == Some(role)
    });
    let from = match is_alone {
        true => String::new(),
        false => format!(" from {}", mv.from()),
    };
    let mut text = match mv.kind() {
        MoveKind::Castle(Wing::King) => "castles kingside".to_owned(),
        MoveKind::Castle(Wing::Queen) => "castles queenside".to_owned(),
        MoveKind::EnPassant => format!("{piece}{from} takes {} en passant", mv.to()),
        MoveKind::Capture | MoveKind::PromotionCapture(_) => {
            format!("{piece}{from} takes {}", mv.to())
        }
        MoveKind::Quiet | MoveKind::DoubleStep | MoveKind::Promotion(_) => {
            format!("{piece}{from} {}", mv.to())
        }
    };
    if let Some(promotion) = mv.promotion() {
        text.push_str(&format!(
            ", becomes a {}",
            board::role(lang, promotion.role())
        ));
    }
    if after.is_checkmate() {
        text.push_str(", checkmate");
    } else if after.is_check() {
        text.push_str(", check");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fen: &str, san: &str, words: &str) {
        let position = Position::parse_fen(fen).unwrap();
        let mv = position.parse_san(san).unwrap();
        assert_eq!(turn(Lang::En, &position, mv), words);
    }

    #[test]
    fn every_kind_of_move_is_spoken() {
        let start = Position::start().fen();
        check(&start, "Nf3", "White: knight f3");
        check(&start, "e4", "White: pawn e4");
        let castling = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
        check(castling, "O-O", "Black: castles kingside");
        check(castling, "O-O-O", "Black: castles queenside");
        check(castling, "Rxh1+", "Black: rook takes h1, check");
        let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        check(passing, "exd6", "White: pawn takes d6 en passant");
        let promoting = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
        check(
            promoting,
            "axb8=N",
            "White: pawn takes b8, becomes a knight",
        );
        let two = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
        check(two, "Rag1", "White: rook from a1 g1");
        let mate = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2";
        check(mate, "Qh4#", "Black: queen h4, checkmate");
    }
}
