//! Every task of the lessons, done and not done.

use rookery_rules::{Move, Position};

use super::{LESSONS, Lesson, Part, Task, TaskState};

/// Some way to do it, tried out move by move.
fn solved(part: &Part, moves: &mut Vec<Move>, position: Position) -> bool {
    match part.state(moves) {
        TaskState::Done => return true,
        TaskState::Failed => return false,
        TaskState::Open { .. } => {}
    }
    for mv in position.moves() {
        moves.push(mv);
        let after = position.play_unchecked(mv);
        if solved(part, moves, after.pass().unwrap_or(after)) {
            return true;
        }
        moves.pop();
    }
    false
}

#[test]
fn every_part_can_be_done() {
    for lesson in &LESSONS {
        assert_eq!(Lesson::from_key(lesson.key), Some(lesson));
        for part in lesson.parts {
            let start = Position::parse_fen(part.fen)
                .unwrap_or_else(|fault| panic!("{}: {}: {fault}", lesson.key, part.fen));
            let mut moves = Vec::new();
            assert!(
                solved(part, &mut moves, start),
                "{}: {}",
                lesson.key,
                part.fen
            );
        }
    }
}

#[test]
fn collecting_takes_no_more_moves_than_allowed_and_no_checks() {
    let rook = &LESSONS[0].parts[0];
    let start = rook.position();
    let first = start.parse_uci("a1a5").unwrap();
    assert_eq!(rook.state(&[]), TaskState::Open { left: 4 });
    assert_eq!(rook.state(&[first]), TaskState::Open { left: 3 });
    let check = start.parse_uci("a1a8").unwrap();
    assert_eq!(rook.state(&[check]), TaskState::Failed);
    assert_eq!(rook.state(&[first, first]), TaskState::Failed);
}

#[test]
fn every_way_out_of_check_is_one() {
    let escape = &LESSONS[1].parts[1];
    assert_eq!(escape.task, Task::Escape);
    assert!(escape.position().is_check());
    for mv in escape.position().moves() {
        assert_eq!(escape.state(&[mv]), TaskState::Done);
    }
}

#[test]
fn another_move_than_the_one_asked_for_fails() {
    let promotion = &LESSONS[4].parts[1];
    let rook = promotion.position().parse_uci("e7e8r").unwrap();
    assert_eq!(promotion.state(&[rook]), TaskState::Failed);
    let queen = promotion.position().parse_uci("e7e8q").unwrap();
    assert_eq!(promotion.state(&[queen]), TaskState::Done);
}
