//! Won endgames are won within the fifty-move rule, against the engine's own best defense, from
//! places all over the board.

use rookery_analysis::Limits;
use rookery_engine::{Engine, NoClock, Stop, Task};
use rookery_rules::{
    Bitboard, Board, CastlingRights, Color, DrawRules, Game, Outcome, Piece, Position, Role, Setup,
    Square, WinReason, attacks,
};

/// Places tried of each ending.
const COUNT: usize = 6;

/// The side to move wins.
fn check(fen: &str) {
    let start = Position::parse_fen(fen).unwrap();
    let mut game = Game::from_position(start, DrawRules::AtOnce);
    let mut engine = Engine::new(16);
    while game.outcome().is_none() {
        let task = Task {
            limits: Limits::nodes(40_000),
            ..Task::from(&game)
        };
        let analysis = engine.search(&task, &NoClock, &Stop::default(), |_| {});
        game.play(analysis.best_move().unwrap()).unwrap();
    }
    let won = Outcome::Win(start.turn(), WinReason::Checkmate);
    assert_eq!(
        game.outcome(),
        Some(won),
        "{fen}: {}",
        game.position().fen()
    );
}

/// So many places of these pieces against a bare king that attacks none of them, always the same.
fn places(pieces: &[Role], count: usize) -> Vec<String> {
    let mut state = 1u64;
    let mut square = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        Square::ALL[(state >> 58) as usize]
    };
    let piece = |color, role| Piece { color, role };
    let mut found = Vec::new();
    while found.len() < count {
        let mut setup = Setup {
            board: Board::default(),
            castling: CastlingRights::NONE,
            ..Setup::START
        };
        let bare = square();
        let near = attacks::king(bare) | Bitboard::of(bare);
        setup.board.put(bare, piece(Color::Black, Role::King));
        for &role in pieces.iter().chain(&[Role::King]) {
            let place = square();
            if !near.contains(place) {
                setup.board.put(place, piece(Color::White, role));
            }
        }
        if let Ok(position) = Position::try_from(setup)
            && position.board().occupied().len() as usize == pieces.len() + 2
        {
            found.push(position.fen());
        }
    }
    found
}

fn check_places(pieces: &[Role]) {
    for fen in places(pieces, COUNT) {
        check(&fen);
    }
}

#[test]
fn queen_against_king() {
    check_places(&[Role::Queen]);
}

#[test]
fn rook_against_king() {
    check_places(&[Role::Rook]);
}

#[test]
fn two_bishops_against_king() {
    for fen in [
        "8/8/3k4/8/8/8/8/KBB5 w - - 0 1",
        "kb6/8/b7/8/4K3/8/8/8 b - - 0 1",
        "8/8/8/4k3/8/8/B7/2B4K w - - 0 1",
    ] {
        check(fen);
    }
}

#[test]
fn bishop_and_knight_against_king() {
    check("7k/8/8/3B4/3N4/8/8/K7 w - - 0 1");
    check("8/8/8/4K3/8/8/n7/kb6 b - - 0 1");
    check_places(&[Role::Bishop, Role::Knight]);
}

#[test]
fn pawn_against_king() {
    for fen in [
        "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1",
        "8/8/3k4/8/3K4/8/3P4/8 w - - 0 1",
        "7k/8/8/8/8/8/P7/4K3 w - - 0 1",
        "8/5p2/5k2/8/8/8/8/5K2 b - - 0 1",
        "8/1k6/8/8/8/8/6P1/6K1 w - - 0 1",
    ] {
        check(fen);
    }
}
