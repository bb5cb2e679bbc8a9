//! Laws that hold in every position, tried on random legal play.

use proptest::prelude::*;
use rookery_rules::{
    Bitboard, Color, Legal, Move, NormalSan, Position, Promotion, Role, San, Setup, Square, UciMove,
};
use rookery_testkit::strategies;

use crate::mailbox::Mailbox;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_500) })]

    #[test]
    fn the_hash_kept_along_is_the_hash_computed_anew((start, moves) in strategies::walk()) {
        let mut position = start;
        for mv in moves {
            position = position.play_unchecked(mv);
            prop_assert_eq!(position.hash(), position.computed_hash());
        }
    }

    #[test]
    fn the_moves_are_those_a_slow_search_over_all_squares_finds((start, moves) in strategies::walk()) {
        let (mut position, mut slow) = (start, Mailbox::of(&start.fen()));
        for mv in moves {
            position = position.play_unchecked(mv);
            slow = slow.after(mv.from(), mv.to(), mv.promotion());
        }
        prop_assert_eq!(sorted_moves(&position), slow.moves(), "{}", position.fen());
        for square in Square::ALL {
            prop_assert_eq!(position.board().piece_at(square), slow.at(square));
        }
    }

    #[test]
    fn so_they_are_in_positions_no_game_reached(setup in strategies::scattered()) {
        let position = Position::try_from(setup).unwrap();
        let slow = Mailbox::of(&setup.to_string());
        prop_assert_eq!(sorted_moves(&position), slow.moves(), "{}", setup);
        for mv in position.moves() {
            let after = position.play_unchecked(mv);
            prop_assert_eq!(Position::parse_fen(&after.fen()), Ok(after));
            prop_assert_eq!(after.hash(), after.computed_hash());
        }
    }

    #[test]
    fn an_en_passant_square_is_kept_only_if_some_pawn_may_take((start, moves) in strategies::walk()) {
        let mut position = start;
        for mv in moves {
            position = position.play_unchecked(mv);
            let takes = position.moves().into_iter().find(|mv| mv.is_en_passant());
            prop_assert_eq!(position.en_passant(), takes.map(Move::to));
        }
    }

    #[test]
    fn tactical_and_quiet_moves_are_all_moves_divided(position in strategies::position()) {
        let is_tactical = |mv: &Move| mv.is_capture() || mv.promotion().is_some();
        let (tactical, quiet) = (position.tactical_moves(), position.quiet_moves());
        prop_assert!(tactical.iter().all(is_tactical));
        prop_assert!(!quiet.iter().any(is_tactical));
        let mut both: Vec<_> = tactical.into_iter().chain(quiet).collect();
        let mut every = position.moves();
        both.sort();
        every.sort();
        prop_assert_eq!(&both[..], &every[..]);
    }

    #[test]
    fn a_move_is_legal_if_it_is_listed_and_only_then(position in strategies::position()) {
        let listed = position.moves();
        for bits in (1..=u16::MAX).filter_map(std::num::NonZeroU16::new) {
            let mv = Move::from_bits(bits);
            prop_assert_eq!(position.is_legal(mv), listed.contains(&mv), "{:?} {}", mv.kind(), mv);
        }
    }

    #[test]
    fn an_exchange_reaches_what_it_gives(position in strategies::position(), least in -1000..1000) {
        for mv in position.moves() {
            let reached = position.exchange(mv) >= least;
            prop_assert_eq!(position.exchange_reaches(mv, least), reached, "{}", mv);
        }
    }

    #[test]
    fn counting_and_listing_moves_agree(position in strategies::position()) {
        let moves = position.moves();
        prop_assert_eq!(position.move_count() as usize, moves.len());
        prop_assert_eq!(position.has_moves(), !moves.is_empty());
        prop_assert_eq!(position.is_checkmate(), moves.is_empty() && position.is_check());
        prop_assert_eq!(position.is_stalemate(), moves.is_empty() && !position.is_check());
        for from in Square::ALL {
            let to: Bitboard = moves.iter().filter(|mv| mv.from() == from).map(|mv| mv.to()).collect();
            prop_assert_eq!(position.destinations(from), to);
        }
    }

    #[test]
    fn visiting_every_next_position_is_playing_every_move(position in strategies::position()) {
        let mut visited = Vec::new();
        position.for_each_next(|mv, next| visited.push((mv, *next)));
        visited.sort_unstable_by_key(|&(mv, _)| mv);
        let mut played: Vec<_> = position
            .moves()
            .into_iter()
            .map(|mv| (mv, position.play_unchecked(mv)))
            .collect();
        played.sort_unstable_by_key(|&(mv, _)| mv);
        prop_assert_eq!(visited, played);
    }

    #[test]
    fn only_the_listed_moves_are_legal(position in strategies::position(), bits in 1..u16::MAX) {
        let mv = Move::from_bits(bits.try_into().unwrap());
        let listed = position.moves().contains(&mv);
        prop_assert_eq!(position.legal(mv).map(Legal::mv), listed.then_some(mv));
    }

    #[test]
    fn a_fen_reads_back_as_the_position(position in strategies::position()) {
        let fen = position.fen();
        prop_assert_eq!(fen.parse::<Position>(), Ok(position));
        prop_assert_eq!(fen.parse::<Setup>(), Ok(Setup::from(position)));
        prop_assert_eq!(Position::try_from(Setup::from(position)), Ok(position));
    }

    #[test]
    fn every_move_reads_back_from_san_and_uci(position in strategies::position()) {
        for mv in position.moves() {
            let (san, uci) = (position.san(mv), mv.to_string());
            prop_assert_eq!(position.parse_san(&san), Ok(mv), "{}", san);
            prop_assert_eq!(position.parse_uci(&uci), Ok(mv), "{}", uci);
            prop_assert_eq!(UciMove::from(mv).to_string(), uci);
            let said = San::of(&position, mv);
            prop_assert_eq!(said.to_string().parse(), Ok(said));
        }
    }

    #[test]
    fn san_says_no_more_of_the_origin_than_it_must(position in strategies::position()) {
        for mv in position.moves() {
            if let San::Normal(said) = San::of(&position, mv) {
                for less in with_less_origin(said) {
                    let found = San::Normal(less).resolve(&position);
                    prop_assert!(found.is_err(), "{less} is enough for {said} in {}", position.fen());
                }
            }
        }
    }

    #[test]
    fn a_check_sign_is_written_exactly_for_checks(position in strategies::position()) {
        for mv in position.moves() {
            let (san, after) = (position.san(mv), position.play_unchecked(mv));
            prop_assert_eq!(san.ends_with('#'), after.is_checkmate(), "{}", san);
            prop_assert_eq!(san.ends_with('+'), after.is_check() && after.has_moves(), "{}", san);
        }
    }

    #[test]
    fn the_mirrored_position_has_the_mirrored_moves(position in strategies::position()) {
        let mirrored = position.mirrored();
        prop_assert_eq!(mirrored.mirrored(), position);
        prop_assert_eq!(mirrored.hash(), mirrored.computed_hash());
        let mut moves: Vec<_> = position
            .moves()
            .into_iter()
            .map(|mv| (mv.from().mirrored(), mv.to().mirrored(), mv.promotion()))
            .collect();
        moves.sort_unstable();
        prop_assert_eq!(moves, sorted_moves(&mirrored));
    }

    #[test]
    fn passing_changes_nothing_but_the_turn(position in strategies::position()) {
        let Some(passed) = position.pass() else {
            prop_assert!(position.is_check());
            return Ok(());
        };
        prop_assert!(!position.is_check() && !passed.is_check());
        prop_assert_eq!(passed.turn(), !position.turn());
        prop_assert_eq!(passed.board(), position.board());
        prop_assert_eq!(passed.castling(), position.castling());
        prop_assert_eq!(passed.en_passant(), None);
        prop_assert_eq!(passed.hash(), passed.computed_hash());
        let black_moved = u16::from(position.turn() == Color::Black);
        prop_assert_eq!(passed.fullmoves(), position.fullmoves() + black_moved);
        prop_assert_eq!(Position::try_from(Setup::from(passed)), Ok(passed));
    }
}

fn sorted_moves(position: &Position) -> Vec<(Square, Square, Option<Promotion>)> {
    let mut moves: Vec<_> = position
        .moves()
        .into_iter()
        .map(|mv| (mv.from(), mv.to(), mv.promotion()))
        .collect();
    moves.sort_unstable();
    moves
}

/// The same text with the file or the rank of origin left out. Pawns always say the file
/// they take from, whether or not that is needed.
fn with_less_origin(said: NormalSan) -> Vec<NormalSan> {
    let mut less = Vec::new();
    if said.file.is_some() && said.role != Role::Pawn {
        less.push(NormalSan { file: None, ..said });
    }
    if said.rank.is_some() {
        less.push(NormalSan { rank: None, ..said });
    }
    less
}
