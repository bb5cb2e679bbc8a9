//! Random legal play and random legal positions for property tests. Walks begin in any
//! named position, and prefer rare moves: castling, en passant, promotion and check come up
//! far more than by chance.

use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::sample::select;
use rookery_rules::{
    Board, CastlingRights, Color, DrawRules, File, Game, Move, MoveKind, Piece, Position, Rank,
    Role, Setup, Square, Wing,
};

use crate::positions;

/// The longest walk in half-moves.
pub const LONGEST_WALK: usize = 60;

/// A named position.
pub fn start() -> impl Strategy<Value = Position> {
    select(positions::ALL.to_vec()).prop_map(|(_, fen)| positions::position(fen))
}

/// A position some legal moves away from a named one.
pub fn position() -> impl Strategy<Value = Position> {
    walk().prop_map(|(start, moves)| {
        moves
            .into_iter()
            .fold(start, |position, mv| position.play_unchecked(mv))
    })
}

/// A start and legal moves from there, one after another.
pub fn walk() -> impl Strategy<Value = (Position, Vec<Move>)> {
    (start(), vec(any::<u16>(), 0..LONGEST_WALK)).prop_map(|(start, choices)| {
        let mut position = start;
        let mut moves = Vec::new();
        for choice in choices {
            let Some(mv) = chosen(&position, choice) else {
                break;
            };
            position = position.play_unchecked(mv);
            moves.push(mv);
        }
        (start, moves)
    })
}

/// A game of either kind, played until the moves end it or the walk does.
pub fn game() -> impl Strategy<Value = Game> {
    let rules = select(vec![DrawRules::AtOnce, DrawRules::Claimed]);
    (walk(), rules).prop_map(|((start, moves), rules)| {
        let mut game = Game::from_position(start, rules);
        for mv in moves {
            if game.play(mv).is_err() {
                break;
            }
        }
        game
    })
}

/// A legal setup that no game need have reached: pieces anywhere, kings and rooks at home for
/// every castling right, and often a pawn that has just jumped past one of the other side.
pub fn scattered() -> impl Strategy<Value = Setup> {
    let piece = (
        select(Square::ALL.to_vec()),
        color(),
        select(Role::ALL.to_vec()),
    );
    let kings = (select(Square::ALL.to_vec()), select(Square::ALL.to_vec()));
    let jump = proptest::option::of(select(File::ALL.to_vec()));
    let rights = vec((color(), select(Wing::ALL.to_vec())), 0..3);
    (vec(piece, 0..16), kings, color(), jump, rights).prop_filter_map(
        "legal",
        |(pieces, kings, turn, jump, rights)| {
            let mut setup = Setup {
                board: Board::EMPTY,
                turn,
                castling: CastlingRights::NONE,
                ..Setup::START
            };
            for (square, color, role) in pieces {
                if role != Role::King {
                    setup.board.put(square, Piece { color, role });
                }
            }
            setup.board.put(kings.0, king(Color::White));
            setup.board.put(kings.1, king(Color::Black));
            for (color, wing) in rights {
                allow_castling(&mut setup, color, wing);
            }
            if let Some(file) = jump {
                jump_pawn(&mut setup, file);
            }
            Position::try_from(setup).is_ok().then_some(setup)
        },
    )
}

fn color() -> impl Strategy<Value = Color> {
    select(Color::ALL.to_vec())
}

fn king(color: Color) -> Piece {
    Piece {
        color,
        role: Role::King,
    }
}

fn allow_castling(setup: &mut Setup, color: Color, wing: Wing) {
    for square in setup.board.of(color, Role::King) {
        setup.board.remove(square);
    }
    let home = Square::new(File::E, color.rank(Rank::First));
    let role = Role::Rook;
    setup.board.put(home, king(color));
    setup
        .board
        .put(wing.rook_from(color), Piece { color, role });
    setup.castling = setup.castling.with(color, wing);
}

/// Lets the side that is not to move have jumped on this file, a taker beside it.
fn jump_pawn(setup: &mut Setup, file: File) {
    let (us, role) = (setup.turn, Role::Pawn);
    let on = |rank| Square::new(file, us.rank(rank));
    setup.board.remove(on(Rank::Seventh));
    setup.board.remove(on(Rank::Sixth));
    setup.board.put(on(Rank::Fifth), Piece { color: !us, role });
    let beside = on(Rank::Fifth)
        .offset(1, 0)
        .or(on(Rank::Fifth).offset(-1, 0));
    if let Some(square) = beside.filter(|&square| setup.board.role_at(square) != Some(Role::King)) {
        setup.board.put(square, Piece { color: us, role });
    }
    setup.en_passant = Some(on(Rank::Sixth));
}

/// One of the legal moves; `None` if there is none. Three choices in eight are spent on
/// rare moves if there are any.
#[must_use]
pub fn chosen(position: &Position, choice: u16) -> Option<Move> {
    let moves = position.moves();
    let rare: Vec<Move> = match choice % 8 {
        0 | 1 => moves.iter().copied().filter(|&mv| is_special(mv)).collect(),
        2 => moves
            .iter()
            .copied()
            .filter(|&mv| position.play_unchecked(mv).is_check())
            .collect(),
        _ => Vec::new(),
    };
    let pool = if rare.is_empty() { &moves[..] } else { &rare };
    let index = usize::from(choice / 8).checked_rem(pool.len())?;
    Some(pool[index])
}

/// Double steps are among them because en passant needs one.
fn is_special(mv: Move) -> bool {
    !matches!(mv.kind(), MoveKind::Quiet | MoveKind::Capture)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    use super::*;

    #[test]
    fn walks_meet_every_kind_of_move_and_end_of_play() {
        let mut runner = TestRunner::deterministic();
        let mut seen = HashSet::new();
        for _ in 0..2_000 {
            let (start, moves) = walk().new_tree(&mut runner).unwrap().current();
            let mut position = start;
            for mv in moves {
                seen.insert(format!("{:?}", mv.kind()));
                position = position.play_unchecked(mv);
            }
            if position.is_checkmate() {
                seen.insert("checkmate".to_owned());
            }
            if position.is_stalemate() {
                seen.insert("stalemate".to_owned());
            }
        }
        // Six plain kinds counting both castles, four promotions with and without a
        // capture, and the two ends.
        assert_eq!(seen.len(), 6 + 8 + 2, "{seen:?}");
    }
}
