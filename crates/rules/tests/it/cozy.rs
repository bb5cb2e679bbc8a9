//! The same position in another library, cozy-chess, and what has to be translated.

use cozy_chess::{Board, File, Piece, Rank, Square};
use rookery_rules::{Position, UciMove};

/// The board cozy-chess reads from the same FEN.
pub(crate) fn board(fen: &str) -> Board {
    match Board::from_fen(fen, false) {
        Ok(board) => board,
        Err(error) => panic!("cozy-chess refuses {fen}: {error}"),
    }
}

/// Its count of move sequences.
pub(crate) fn perft(board: &Board, depth: u8) -> u64 {
    let mut total = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            total += moves.len() as u64;
        } else {
            for mv in moves {
                let mut after = board.clone();
                after.play_unchecked(mv);
                total += perft(&after, depth - 1);
            }
        }
        false
    });
    total
}

/// Its move as we write it: castling is the king's two steps there, not king takes rook.
pub(crate) fn uci(board: &Board, mv: cozy_chess::Move) -> UciMove {
    let us = board.side_to_move();
    let castles = board.king(us) == mv.from && board.colors(us).has(mv.to);
    let to = match (castles, mv.from.file() < mv.to.file()) {
        (false, _) => mv.to,
        (true, true) => Square::new(File::G, mv.to.rank()),
        (true, false) => Square::new(File::C, mv.to.rank()),
    };
    UciMove {
        from: square(mv.from),
        to: square(to),
        promotion: mv.promotion.map(|piece| match piece {
            Piece::Knight => rookery_rules::Promotion::Knight,
            Piece::Bishop => rookery_rules::Promotion::Bishop,
            Piece::Rook => rookery_rules::Promotion::Rook,
            Piece::Queen => rookery_rules::Promotion::Queen,
            Piece::Pawn | Piece::King => panic!("no pawn becomes a {piece}"),
        }),
    }
}

/// Its FEN as we write it. It names the en-passant square after every double step, we only
/// while some pawn can legally take there; and it stops counting quiet half-moves at 100,
/// so there the count is ours.
pub(crate) fn fen(board: &Board, ours: &Position) -> String {
    let text = board.to_string();
    let mut fields: Vec<&str> = text.split(' ').collect();
    if !takes_en_passant(board) {
        fields[3] = "-";
    }
    let quiet = ours.halfmoves().to_string();
    if fields[4] == "100" && ours.halfmoves() > 100 {
        fields[4] = &quiet;
    }
    fields.join(" ")
}

fn takes_en_passant(board: &Board) -> bool {
    let Some(file) = board.en_passant() else {
        return false;
    };
    let us = board.side_to_move();
    let to = Square::new(file, Rank::Sixth.relative_to(us));
    let pawns = board.colored_pieces(us, Piece::Pawn);
    board.generate_moves_for(pawns, |moves| moves.to.has(to) && moves.from.file() != file)
}

fn square(square: Square) -> rookery_rules::Square {
    rookery_rules::Square::ALL[square as usize]
}
