//! Won endgames are won within the fifty-move rule, against the engine's own best defense.

use rookery_analysis::Limits;
use rookery_engine::{Engine, NoClock, Stop, Task};
use rookery_rules::{DrawRules, Game, Outcome, Position, WinReason};

fn check(fen: &str) {
    let start = Position::parse_fen(fen).unwrap();
    let mut game = Game::from_position(start, DrawRules::AtOnce);
    let mut engine = Engine::new(16);
    while game.outcome().is_none() {
        let task = Task {
            limits: Limits::nodes(60_000),
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

#[test]
fn queen_against_king() {
    check("8/8/3k4/8/8/8/8/KQ6 w - - 0 1");
    check("q6k/8/8/8/3K4/8/8/8 b - - 0 1");
}

#[test]
fn rook_against_king() {
    check("8/8/3k4/8/8/8/8/KR6 w - - 0 1");
    check("r6k/8/8/8/3K4/8/8/8 b - - 0 1");
}

#[test]
fn two_bishops_against_king() {
    check("8/8/3k4/8/8/8/8/KBB5 w - - 0 1");
}

#[test]
fn bishop_and_knight_against_king() {
    check("8/8/3k4/8/8/8/8/KBN5 w - - 0 1");
    check("7k/8/8/3B4/3N4/8/8/K7 w - - 0 1");
}

#[test]
fn pawn_against_king() {
    check("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
}
