//! Every task of the lessons, done and not done.

use rookery_rules::{Move, Position, Role};

use super::{LESSONS, Lesson, Part, Task, TaskState};
use crate::proof::best_of;

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

/// Every state that is called right, and what may be played there.
fn right_states(
    part: &Part,
    moves: &mut Vec<Move>,
    position: Position,
    seen: &mut impl FnMut(&[Move], Position),
) {
    if !matches!(part.state(moves), TaskState::Open { .. }) {
        return;
    }
    seen(moves, position);
    for mv in position.moves() {
        let after = position.play_unchecked(mv);
        if let Some(again) = after.pass() {
            moves.push(mv);
            right_states(part, moves, again, seen);
            moves.pop();
        }
    }
}

#[test]
fn whatever_is_called_right_can_be_finished_and_the_way_is_shown() {
    for part in LESSONS.iter().flat_map(|lesson| lesson.parts) {
        right_states(
            part,
            &mut Vec::new(),
            part.position(),
            &mut |moves, position| {
                let (mut moves, mut position) = (moves.to_vec(), position);
                while part.state(&moves) != TaskState::Done {
                    let next = part.way_on(&moves);
                    let next = next.unwrap_or_else(|| panic!("{}: {moves:?}", part.fen));
                    assert!(position.is_legal(next));
                    moves.push(next);
                    let after = position.play_unchecked(next);
                    position = after.pass().unwrap_or(after);
                }
                assert_eq!(part.way_on(&moves), None);
            },
        );
    }
}

#[test]
fn what_is_out_of_reach_is_not_called_right() {
    let [rook, bishop] = [0, 1].map(|index| &LESSONS[0].parts[index]);
    let played = |part: &Part, uci: &str| {
        let moves = [part.position().parse_uci(uci).unwrap()];
        part.state(&moves)
    };
    assert_eq!(rook.state(&[]), TaskState::Open { left: 4 });
    assert_eq!(played(rook, "a1b1"), TaskState::Open { left: 3 });
    assert_eq!(played(rook, "a1a2"), TaskState::Open { left: 3 });
    assert_eq!(
        played(rook, "a1a8"),
        TaskState::Failed,
        "a check is to be answered"
    );
    assert_eq!(played(rook, "a1a7"), TaskState::Failed);
    // Three pawns are left for two moves.
    assert_eq!(played(bishop, "d2h6"), TaskState::Failed);
    let first = rook.position().parse_uci("a1b1").unwrap();
    assert_eq!(rook.state(&[first, first]), TaskState::Failed);
}

/// Whom the words name as the one to move.
fn named(words: &str) -> Option<Role> {
    const NAMES: [(&str, Role); 6] = [
        ("rook", Role::Rook),
        ("bishop", Role::Bishop),
        ("queen", Role::Queen),
        ("knight", Role::Knight),
        ("king", Role::King),
        ("pawn", Role::Pawn),
    ];
    NAMES.into_iter().find_map(|(name, role)| {
        let ways = [
            format!("The {name} goes"),
            format!("The {name} jumps"),
            format!("The {name} mates"),
            format!("with your {name}"),
            format!("with the {name}"),
            format!("A {name} that"),
        ];
        ways.iter().any(|way| words.contains(way)).then_some(role)
    })
}

#[test]
fn the_words_name_whoever_moves() {
    let mut count = 0;
    for part in LESSONS.iter().flat_map(|lesson| lesson.parts) {
        let Some(role) = named(part.words) else {
            continue;
        };
        count += 1;
        let mut moves = Vec::new();
        let mut position = part.position();
        while let Some(next) = part.way_on(&moves) {
            assert_eq!(
                position.board().role_at(next.from()),
                Some(role),
                "{}",
                part.words
            );
            moves.push(next);
            let after = position.play_unchecked(next);
            position = after.pass().unwrap_or(after);
        }
    }
    assert!(count >= 10, "{count}");
}

#[test]
fn the_engine_agrees_with_every_single_move() {
    let parts = LESSONS.iter().flat_map(|lesson| lesson.parts);
    for part in parts.filter(|part| !matches!(part.task, Task::Collect { .. } | Task::Reach { .. }))
    {
        let position = part.position();
        let is_done = |mv: &Move| part.state(&[*mv]) == TaskState::Done;
        let right = position.moves().into_iter().filter(is_done);
        let best = best_of(position, position.moves().into_iter().collect()).unwrap();
        for mv in right {
            let (worth, _) = best_of(position, vec![mv]).unwrap();
            let told = format!(
                "{}: {} is worth {worth}, {} {}",
                part.fen,
                position.san(mv),
                position.san(best.1),
                best.0
            );
            assert!(worth + 150 >= best.0 && worth >= -50, "{told}");
        }
    }
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
