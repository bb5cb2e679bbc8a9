//! Each weakness shows in games or in a position, counted; without one everything stays as it was.

use rookery_analysis::{Limits, Style, Weakness};
use rookery_rules::{Color, Move, Position, Role};

use super::{Scene, narrowed};
use crate::{Engine, NoClock, Stop, Task};

/// Games of somebody with a weakness against somebody without; calls back before each of their moves.
fn games(weakness: Weakness, count: u64, mut see: impl FnMut(&Position, Move)) {
    let mut engine = Engine::new(1);
    for seed in 0..count {
        let mut task = Task::new(Position::start());
        for ply in 0..80 {
            task.weakness = (ply % 2 == 0).then_some(weakness);
            task.limits = Limits::nodes(150);
            task.seed = seed;
            // Different luck makes different games.
            task.style = Style {
                positional: rookery_analysis::Dial::MIDDLE,
                ..Style::PURE
            };
            let found = engine.search(&task, &NoClock, &Stop::default(), |_| {});
            let Some(mv) = found.best_move() else {
                break;
            };
            if ply % 2 == 0 {
                see(&task.position, mv);
            }
            task.play(mv);
        }
    }
}

fn role(position: &Position, mv: Move) -> Role {
    position.board().role_at(mv.from()).expect("somebody moves")
}

#[test]
fn a_never_castler_never_castles_and_others_do() {
    let castles = |weakness| {
        let mut castles = 0;
        games(weakness, 6, |_, mv| castles += usize::from(mv.is_castle()));
        castles
    };
    assert_eq!(castles(Weakness::NeverCastles), 0);
    assert!(castles(Weakness::LostInEndgames) > 0);
}

#[test]
fn whoever_never_retreats_steps_back_only_without_a_choice() {
    let backward = |mv: Move| mv.to().rank().index() < mv.from().rank().index();
    games(Weakness::NeverRetreats, 4, |position, mv| {
        let is_step =
            |mv: Move| !matches!(role(position, mv), Role::Pawn | Role::King) && backward(mv);
        if is_step(mv) {
            assert!(position.moves().into_iter().all(is_step), "{mv}");
        }
    });
}

#[test]
fn whoever_runs_from_checks_moves_the_king() {
    let mut checks = 0;
    games(Weakness::RunsFromChecks, 6, |position, mv| {
        let can_run = |mv: Move| role(position, mv) == Role::King;
        if position.is_check() && position.moves().into_iter().any(can_run) {
            checks += 1;
            assert_eq!(role(position, mv), Role::King, "{mv}");
        }
    });
    assert!(checks > 0);
}

#[test]
fn the_greedy_queen_takes_every_pawn_that_nobody_guards() {
    let mut grabs = 0;
    games(Weakness::GrabsPawnsWithQueen, 6, |position, mv| {
        let is_grab = |mv: Move| {
            let victim = mv.victim().and_then(|at| position.board().role_at(at));
            role(position, mv) == Role::Queen
                && victim == Some(Role::Pawn)
                && position.exchange_reaches(mv, 0)
        };
        if position.moves().into_iter().any(is_grab) {
            grabs += 1;
            assert!(is_grab(mv), "{mv}");
        }
    });
    assert!(grabs > 0);
}

#[test]
fn the_queen_walks_early_and_one_piece_is_ridden() {
    let moves = |weakness, counts: fn(&Position, Move) -> bool| {
        let mut count = 0;
        games(weakness, 4, |position, mv| {
            count += usize::from(position.fullmoves() <= 15 && counts(position, mv));
        });
        count
    };
    let queen = |position: &Position, mv: Move| role(position, mv) == Role::Queen;
    let early = moves(Weakness::MovesQueenEarly, queen);
    let usual = moves(Weakness::LostInEndgames, queen);
    assert!(early >= 2 * usual, "{early} and {usual}");
    let officer = |position: &Position, mv: Move| role(position, mv) == Role::Knight;
    let ridden = moves(Weakness::RidesOnePiece, officer);
    let usual = moves(Weakness::LostInEndgames, officer);
    assert!(ridden > usual, "{ridden} and {usual}");
}

#[test]
fn a_habit_leaves_only_its_own_moves() {
    let check = |weakness, fen: &str, uci: &str, expected: bool| {
        let position = Position::parse_fen(fen).expect("legal");
        let mv = position.parse_uci(uci).expect("legal");
        let scene = Scene {
            position: &position,
            own: None,
            was_checked: false,
        };
        let moves = position.moves();
        let left = narrowed(weakness, &scene, &moves);
        let is_left = left.is_none_or(|left| left.contains(&mv));
        assert_eq!(is_left, expected, "{weakness}: {uci}");
    };
    let open = "4k3/6n1/8/3p4/5p2/4P3/1P6/B2QK2R w K - 0 20";
    check(
        Weakness::BlindToKnights,
        "4k3/6n1/8/8/8/8/8/B3K3 w - - 0 1",
        "a1g7",
        false,
    );
    check(Weakness::ShortSighted, open, "h1h8", false);
    check(Weakness::ShortSighted, open, "h1h3", true);
    check(Weakness::BlindToDiagonals, open, "d1d5", true);
    check(Weakness::BlindToDiagonals, open, "e3f4", true);
    check(Weakness::DespisesPawns, open, "d1d5", false);
    check(Weakness::DespisesPawns, open, "e3f4", true);
    check(Weakness::IgnoresSmallPawns, open, "e3f4", false);
    check(Weakness::IgnoresSmallPawns, open, "d1d5", true);
    check(Weakness::NeverCastles, open, "e1g1", false);
    check(Weakness::NeverCastles, open, "e3f4", true);
    check(Weakness::MissesQuietMoves, open, "e3f4", true);
    check(Weakness::MissesQuietMoves, open, "e1e2", false);
    check(Weakness::ForgetsBackRank, open, "h1h2", true);
    check(Weakness::ForgetsBackRank, open, "e1e2", false);
    let few = "4k3/8/8/8/8/2p5/4P3/B3K3 w - - 0 1";
    check(Weakness::LostInEndgames, few, "e1d1", true);
    check(Weakness::LostInEndgames, few, "e2e4", false);
    check(Weakness::BlindToDiagonals, few, "a1c3", false);
}

/// The move chosen by somebody who expects a weakness, or none.
fn expecting(fen: &str, expects: Option<Weakness>) -> String {
    let task = Task {
        limits: Limits::nodes(2_000),
        expects,
        ..Task::new(Position::parse_fen(fen).expect("legal"))
    };
    let found = Engine::new(1).search(&task, &NoClock, &Stop::default(), |_| {});
    assert_eq!(found.nodes, 2_000);
    found.best_move().expect("a move").to_string()
}

#[test]
fn a_habit_that_is_expected_is_used() {
    // A check that attacks the rook as well, where a pawn could take: good only against those who run.
    let guarded = "4k3/1rp5/8/8/2N5/5P2/6PP/6K1 w - - 0 1";
    let fork = "c4d6";
    assert_ne!(expecting(guarded, None), fork);
    assert_eq!(expecting(guarded, Some(Weakness::RunsFromChecks)), fork);
}

#[test]
fn every_weakness_plays_legal_moves_as_either_side() {
    for &weakness in Weakness::ALL {
        let mut sides = [false; 2];
        games(weakness, 1, |position, mv| {
            sides[position.turn() as usize] = true;
            assert!(position.is_legal(mv), "{weakness}: {mv}");
        });
        assert!(sides[Color::White as usize], "{weakness}");
    }
}
