//! The exchange value of a move against a search that copies boards, and by hand.

use proptest::prelude::*;
use rookery_rules::{EXCHANGE_VALUES, Move, Position, Promotion, Role, Square};
use rookery_testkit::strategies;

use crate::mailbox::Mailbox;

fn value(role: Role) -> i32 {
    EXCHANGE_VALUES[role]
}

/// What the move wins if both sides then take back with their least piece while it pays,
/// looked up anew on every board.
fn slow_exchange(position: &Position, mv: Move) -> i32 {
    if mv.is_castle() {
        return 0;
    }
    let board = Mailbox::of(&position.fen());
    let taken = match mv.victim() {
        Some(square) => board.at(square).map_or(0, |piece| value(piece.role)),
        None => 0,
    };
    let grown = mv
        .promotion()
        .map_or(0, |to| value(to.role()) - value(Role::Pawn));
    let after = board.after(mv.from(), mv.to(), mv.promotion());
    taken + grown - best_reply(&after, mv.to())
}

/// What the side to move wins by taking on the square, at least nothing.
fn best_reply(board: &Mailbox, square: Square) -> i32 {
    let Some((from, promotion)) = least_taker(board, square) else {
        return 0;
    };
    let taken = board.at(square).map_or(0, |piece| value(piece.role));
    let grown = promotion.map_or(0, |to| value(to.role()) - value(Role::Pawn));
    let after = board.after(from, square, promotion);
    Ord::max(0, taken + grown - best_reply(&after, square))
}

/// The least valuable piece that may legally take, the one on the lowest square among equals.
fn least_taker(board: &Mailbox, square: Square) -> Option<(Square, Option<Promotion>)> {
    Square::ALL
        .into_iter()
        .flat_map(|from| [(from, None), (from, Some(Promotion::Queen))])
        .filter(|&(from, promotion)| board.is_legal(from, square, promotion))
        .min_by_key(|&(from, _)| (board.at(from).map(|piece| piece.role), from))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_500) })]

    #[test]
    fn the_exchange_is_what_a_search_over_copied_boards_finds(position in strategies::position()) {
        for mv in position.moves() {
            let (ours, slow) = (position.exchange(mv), slow_exchange(&position, mv));
            prop_assert_eq!(ours, slow, "{} in {}", position.san(mv), position.fen());
        }
    }

    #[test]
    fn so_it_is_among_pieces_that_stand_anywhere(setup in strategies::scattered()) {
        let position = Position::try_from(setup).unwrap();
        for mv in position.moves() {
            let (ours, slow) = (position.exchange(mv), slow_exchange(&position, mv));
            prop_assert_eq!(ours, slow, "{} in {}", position.san(mv), position.fen());
        }
    }
}

fn check(fen: &str, san: &str, expected: i32) {
    let position = Position::parse_fen(fen).unwrap();
    let mv = position.parse_san(san).unwrap();
    assert_eq!(position.exchange(mv), expected, "{san} in {fen}");
    assert_eq!(
        slow_exchange(&position, mv),
        expected,
        "{san} in {fen}, slowly"
    );
}

#[test]
fn an_unguarded_piece_is_won() {
    check("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "Rxd5", 100);
    check("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "Rxd5", 300);
}

#[test]
fn a_guarded_pawn_costs_the_rook_that_takes_it() {
    check("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "Rxd5", 100 - 500);
}

#[test]
fn a_second_rook_behind_the_first_does_not_pay_for_it() {
    check(
        "4k3/8/4p3/3p4/8/8/3R4/3RK3 w - - 0 1",
        "Rxd5",
        100 - 500 + 100,
    );
}

#[test]
fn the_guard_stays_where_it_is_if_taking_back_loses_more() {
    check("4k3/8/3q4/3p4/8/8/3R4/3RK3 w - - 0 1", "Rxd5", 100);
}

#[test]
fn a_long_exchange_with_pieces_behind_pieces_is_counted_to_its_end() {
    check(
        "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1",
        "Nxe5",
        -200,
    );
    check(
        "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1",
        "Rxe5",
        100,
    );
}

#[test]
fn a_pinned_guard_does_not_guard() {
    check("4k3/4n3/8/3p4/8/8/8/3RRK2 w - - 0 1", "Rxd5", 100);
}

#[test]
fn a_king_takes_only_what_is_unguarded() {
    check("8/8/3k4/3p4/8/8/3R4/3RK3 w - - 0 1", "Rxd5+", 100);
    check("8/8/3k4/3p4/8/8/3R4/4K3 w - - 0 1", "Rxd5+", 100 - 500);
}

#[test]
fn a_promotion_wins_the_difference_if_it_survives() {
    check("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=Q", 800);
    check("1r6/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=Q", -100);
    check("1r6/P6k/8/8/8/8/8/K7 w - - 0 1", "axb8=N", 500 + 200);
}

#[test]
fn taking_back_with_a_pawn_may_promote_it() {
    check("3rk3/2P5/8/8/8/8/8/3QK3 b - - 0 1", "Rxd1+", 900 - 500);
    check("2n1k3/3P4/8/8/8/8/8/2R1K3 b - - 0 1", "Kxd7", 100);
}

#[test]
fn en_passant_takes_a_pawn_and_can_be_answered() {
    check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", 100);
    check("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", 0);
}

#[test]
fn a_quiet_move_loses_what_can_be_taken_after_it() {
    check("4k3/8/8/4p3/8/8/8/3RK3 w - - 0 1", "Rd4", -500);
    check("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", 0);
}
