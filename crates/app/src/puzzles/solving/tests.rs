//! A puzzle from its first move to its end, with wrong moves, help and what somebody else judges.

use super::*;
use crate::moves::cursor::TreeStep;
use rookery_protocol::api::OpenAttempt;
use rookery_puzzles::{JudgedMode, PuzzleSource};
use rookery_rules::Role;

/// A fork in two moves: check, then the rook.
fn told() -> api::Puzzle {
    api::Puzzle {
        id: "fork".to_owned(),
        source: PuzzleSource::Own,
        fen: "r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1".to_owned(),
        moves: ["h2h3", "d5c7", "e8d7", "c7a8"].map(str::to_owned).into(),
        rating: 900,
        deviation: 200,
        plays: 0,
        themes: vec!["fork".to_owned()],
    }
}

fn fork() -> Solving {
    let mut solving = Solving::known(&told()).unwrap();
    pass(&mut solving);
    solving
}

/// Lets the time pass that something waits for.
fn pass(solving: &mut Solving) {
    let (moment, _) = solving.pause().expect("something waits");
    solving.tick(moment);
}

fn play(solving: &mut Solving, uci: &str) -> Option<Move> {
    let mv = solving.position().parse_uci(uci).expect("legal");
    solving.try_move(mv)
}

#[test]
fn the_opponent_moves_first_and_is_seen_to() {
    let solving = Solving::known(&told()).unwrap();
    assert_eq!(solving.position().fen(), told().fen);
    assert!(solving.marks().movable.is_empty());
    assert_eq!(solving.news(), PuzzleNews::Watch);
    let solving = fork();
    assert_eq!(solving.solver(), Color::White);
    assert_eq!(solving.marks().last, Some((Square::H2, Square::H3)));
    assert_eq!(solving.news(), PuzzleNews::Find(Color::White));
}

#[test]
fn a_puzzle_is_solved_move_by_move() {
    let mut solving = fork();
    play(&mut solving, "d5c7");
    assert!(matches!(solving.phase(), SolvingPhase::Right(_)));
    pass(&mut solving);
    assert_eq!(solving.marks().last, Some((Square::E8, Square::D7)));
    assert_eq!(solving.news(), PuzzleNews::Right);
    play(&mut solving, "c7a8");
    assert_eq!(solving.phase(), SolvingPhase::Over(SolvingEnd::Solved));
    assert_eq!((solving.tries(), solving.hints()), (1, 0));
    assert_eq!(solving.written(), ["Rh3", "Nc7+", "Kd7", "Nxa8"]);
}

#[test]
fn a_wrong_move_is_answered_and_goes_back() {
    let mut solving = fork();
    let before = solving.position();
    play(&mut solving, "d5f6");
    assert_eq!(solving.phase(), SolvingPhase::Wrong);
    let stray = solving.unanswered().unwrap();
    let answer = stray.after().parse_uci("e8d8").unwrap();
    let late = solving.pause().unwrap();
    solving.refute(Threat::Turns(answer));
    assert_eq!(solving.game().moves().next_back(), Some(answer));
    assert_eq!(solving.drawings().len(), 2);
    solving.tick(late.0);
    assert_eq!(
        solving.phase(),
        SolvingPhase::Wrong,
        "the answer has its own time"
    );
    pass(&mut solving);
    assert_eq!(solving.position(), before);
    assert!(matches!(solving.news(), PuzzleNews::Again(_)));
    assert_eq!(solving.tries(), 2);
    play(&mut solving, "d5c7");
    assert!(matches!(solving.phase(), SolvingPhase::Right(_)));
}

#[test]
fn help_comes_in_two_steps() {
    let mut solving = fork();
    solving.ask_for_help();
    assert_eq!(
        solving.news(),
        PuzzleNews::Piece(PuzzleHint::Piece(Square::D5), Role::Knight)
    );
    assert!(solving.can_help());
    solving.ask_for_help();
    assert_eq!(
        solving.news(),
        PuzzleNews::Piece(PuzzleHint::Move(Square::D5, Square::C7), Role::Knight)
    );
    assert!(!solving.can_help());
    play(&mut solving, "d5c7");
    pass(&mut solving);
    assert_eq!(solving.news(), PuzzleNews::Right, "help is for one move");
    assert_eq!(solving.hints(), 2);
}

#[test]
fn the_solution_plays_by_itself_and_can_be_gone_through() {
    let mut solving = fork();
    assert!(!solving.can(TreeStep::Back));
    solving.give_up();
    assert_eq!(solving.phase(), SolvingPhase::Over(SolvingEnd::Shown));
    pass(&mut solving);
    assert_eq!(solving.look(), 2);
    solving.step(TreeStep::Last);
    assert_eq!((solving.look(), solving.pause()), (4, None));
    solving.step(TreeStep::First);
    assert_eq!(solving.position().fen(), told().fen);
    solving.replay();
    pass(&mut solving);
    assert_eq!(solving.look(), 1);
}

fn attempt() -> Solving {
    let attempt = OpenAttempt {
        id: "1".to_owned(),
        mode: JudgedMode::Rated,
        theme: None,
        fen: told().fen,
        moves: vec!["h2h3".to_owned()],
        step: 0,
        hints: 0,
        rating: 900,
        streak: 0,
        opened: 0,
    };
    let mut solving = Solving::judged(&attempt).unwrap();
    pass(&mut solving);
    solving
}

#[test]
fn the_server_judges_what_is_rated() {
    let mut solving = attempt();
    let mv = play(&mut solving, "d5c7").expect("somebody is asked");
    assert_eq!(mv.to_string(), "d5c7");
    assert_eq!(solving.phase(), SolvingPhase::Asked);
    let answer = solving.position().parse_uci("e8d7").unwrap();
    solving.hear(Some(Judgement::Right(answer)));
    pass(&mut solving);
    play(&mut solving, "c7a8");
    solving.hear(Some(Judgement::Solved));
    assert_eq!(solving.phase(), SolvingPhase::Over(SolvingEnd::Solved));
}

#[test]
fn a_wrong_move_ends_what_is_rated_and_then_the_solution_is_told() {
    let mut solving = attempt();
    play(&mut solving, "d5f6");
    solving.hear(Some(Judgement::Wrong));
    solving.refute(Threat::Nothing);
    pass(&mut solving);
    assert_eq!(solving.phase(), SolvingPhase::Over(SolvingEnd::Lost));
    solving.reveal(&told());
    assert_eq!(solving.written().len(), 4);
    assert!(solving.can(TreeStep::Last));
}

#[test]
fn a_move_that_nobody_judged_goes_back() {
    let mut solving = attempt();
    let before = solving.position();
    play(&mut solving, "d5f6");
    solving.hear(None);
    assert_eq!((solving.position(), solving.tries()), (before, 1));
    assert_eq!(solving.phase(), SolvingPhase::Yours);
}

#[test]
fn nonsense_is_no_puzzle() {
    let mut broken = told();
    broken.moves.pop();
    assert!(Solving::known(&broken).is_none());
    broken.moves = vec!["a1a2".to_owned()];
    assert!(Solving::known(&broken).is_none());
}
