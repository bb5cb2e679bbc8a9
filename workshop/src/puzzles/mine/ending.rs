//! Endings set up by lot, for the themes that whole games seldom reach.

use rookery_rules::{Board, CastlingRights, Color, Piece, Position, Role, Setup, Square};

use crate::dice::Dice;

/// The pieces of each side beside the king.
const SETS: [(&str, &str); 16] = [
    ("PPP", "PPP"),
    ("PPPP", "PPPP"),
    ("PPPPP", "PPPPP"),
    ("RPPP", "RPPP"),
    ("RPPPP", "RPPPP"),
    ("RPP", "RPP"),
    ("NPPP", "NPPP"),
    ("BPPP", "BPPP"),
    ("BPPP", "NPPP"),
    ("QPPP", "QPPP"),
    ("QPP", "QPP"),
    ("QRPPP", "QRPPP"),
    ("RBPPP", "RNPPP"),
    ("RNPPP", "RNPPP"),
    ("BNPPP", "BNPPP"),
    ("RRPPP", "RRPPP"),
];

/// Fewer pieces, of which each move may be the last.
const DUELS: [(&str, &str); 24] = [
    ("QP", "QP"),
    ("QP", "Q"),
    ("QPP", "QP"),
    ("QN", "QP"),
    ("QB", "QN"),
    ("QRP", "QRP"),
    ("QR", "QR"),
    ("QQ", "QR"),
    ("RP", "RP"),
    ("RPP", "RP"),
    ("RPP", "RPP"),
    ("PP", "PP"),
    ("PP", "P"),
    ("PPP", "PP"),
    ("NP", "NP"),
    ("NPP", "NP"),
    ("BP", "BP"),
    ("NPP", "BP"),
    ("RN", "RP"),
    ("RB", "RPP"),
    ("QPP", "RRP"),
    ("RR", "RRP"),
    ("NP", "PP"),
    ("BPP", "NPP"),
];

pub(super) fn duel(dice: &mut Dice) -> Position {
    of(dice, &DUELS)
}

/// An ending in which neither side has more pieces.
pub(super) fn ending(dice: &mut Dice) -> Position {
    of(dice, &SETS)
}

fn of(dice: &mut Dice, sets: &[(&'static str, &'static str)]) -> Position {
    let (mut white, mut black) = dice.one_of(sets);
    if dice.below(2) == 0 {
        std::mem::swap(&mut white, &mut black);
    }
    loop {
        if let Some(position) = thrown(dice, white, black) {
            return position;
        }
    }
}

/// One throw, which may not be chess.
fn thrown(dice: &mut Dice, white: &str, black: &str) -> Option<Position> {
    let mut board = Board::EMPTY;
    for (color, pieces) in [(Color::White, white), (Color::Black, black)] {
        for letter in "K".chars().chain(pieces.chars()) {
            let role = Role::from_letter(letter)?;
            let square = free(dice, &board, color, role)?;
            board.put(square, Piece { color, role });
        }
    }
    let setup = Setup {
        board,
        turn: dice.one_of(&Color::ALL),
        castling: CastlingRights::NONE,
        ..Setup::START
    };
    let position = Position::try_from(setup).ok()?;
    (position.has_moves() && !position.is_check()).then_some(position)
}

/// A square for a piece: pawns stand on their own half, more often near home.
fn free(dice: &mut Dice, board: &Board, color: Color, role: Role) -> Option<Square> {
    let square = match role {
        Role::Pawn => {
            let rank = 1 + dice.below(5).min(dice.below(5));
            let square = Square::from_index((8 * rank + dice.below(8)) as usize)?;
            match color {
                Color::White => square,
                Color::Black => square.mirrored(),
            }
        }
        _ => Square::from_index(dice.below(64) as usize)?,
    };
    board.piece_at(square).is_none().then_some(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_are_legal_and_vary() {
        let mut dice = Dice::new(5);
        let endings: Vec<_> = (0..50).map(|_| ending(&mut dice)).collect();
        assert!(endings.iter().all(|ending| ending.has_moves()));
        let different: std::collections::HashSet<_> =
            endings.iter().map(|ending| ending.hash()).collect();
        assert_eq!(different.len(), 50);
    }
}
