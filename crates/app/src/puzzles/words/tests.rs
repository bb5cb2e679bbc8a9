//! What puzzles say.

use rookery_protocol::api::Puzzle;
use rookery_puzzles::PuzzleSource;
use rookery_rules::{Position, Square};

use super::*;

fn stray(threat: fn(&Position) -> Threat) -> Stray {
    let at = Position::parse_fen("4k3/8/8/3q4/8/8/8/3R2K1 w - - 0 1").unwrap();
    let mv = at.parse_uci("d1b1").unwrap();
    let after = at.play_unchecked(mv);
    let threat = Some(threat(&after));
    Stray { at, mv, threat }
}

#[test]
fn a_refutation_is_a_sentence() {
    let mate = stray(|after| Threat::Mate(after.parse_uci("d5g2").unwrap()));
    let (head, text) = news(Lang::En, &PuzzleNews::Again(mate));
    assert_eq!(head, "Try again");
    assert!(text.starts_with("After Rb1 comes Qg2+"), "{text}");
    let fine = stray(|_| Threat::Nothing);
    let (_, text) = news(Lang::En, &PuzzleNews::Wrong(fine));
    assert_eq!(text, "Rb1 is not bad, but there is something better.");
}

#[test]
fn times_are_short() {
    for (millis, text) in [
        (0, "0 s"),
        (59_900, "59 s"),
        (125_000, "2 min 5 s"),
        (3_720_000, "1 h 2 min"),
    ] {
        assert_eq!(lasted(Lang::En, millis), text);
    }
}

#[test]
fn a_row_says_what_is_not_solved_yet() {
    let mut tried = TriedPuzzle {
        puzzle: Puzzle {
            id: "a".to_owned(),
            source: PuzzleSource::Own,
            fen: String::new(),
            moves: Vec::new(),
            rating: 1240,
            deviation: 80,
            plays: 0,
            themes: Vec::new(),
        },
        solved: true,
        tries: 1,
        millis: 8_000,
        at: 0,
    };
    assert_eq!(tried_row(Lang::En, &tried), "Rating 1240, first try, 8 s");
    tried.solved = false;
    let told = tried_row(Lang::En, &tried);
    assert_eq!(told, "Rating 1240, not solved yet, one try, 8 s");
    tried.tries = 3;
    assert!(tried_row(Lang::En, &tried).ends_with("not solved yet, 3 tries, 8 s"));
}

#[test]
fn a_rating_tells_its_change() {
    let mut ended = AttemptResult {
        puzzle: "a".to_owned(),
        solved: true,
        hints: 0,
        millis: 1,
        rating_before: Some(1500),
        rating_after: Some(1612),
        streak: 3,
    };
    assert_eq!(
        result(Lang::En, &ended, JudgedMode::Rated),
        "Your rating: 1500 → 1612 (+112)."
    );
    assert!(result(Lang::En, &ended, JudgedMode::Streak).contains("3 in a row"));
    ended.hints = 1;
    assert!(result(Lang::En, &ended, JudgedMode::Rated).ends_with("counts as lost."));
    assert!(result(Lang::En, &ended, JudgedMode::Streak).starts_with("The streak ends"));
}

#[test]
fn what_waits_is_counted() {
    assert_eq!(waiting(Lang::En, 0), None);
    assert!(waiting(Lang::En, 2).unwrap().starts_with("2 solved"));
}

#[test]
fn a_hint_names_the_piece() {
    let (_, text) = news(
        Lang::En,
        &PuzzleNews::Piece(PuzzleHint::Move(Square::D5, Square::C7), Role::Knight),
    );
    assert_eq!(text, "The knight on d5 goes to c7.");
}

#[test]
fn where_no_range_was_chosen_none_is_named() {
    let (_, text) = miss(Lang::En, &Miss::Nowhere, None);
    assert_eq!(text, "There is no puzzle to solve here right now.");
    let (_, text) = miss(Lang::En, &Miss::Nowhere, Some(Training::default()));
    assert!(text.contains("(Rating "), "{text}");
}

#[test]
fn a_streak_ends_with_what_was_solved() {
    assert_eq!(streak_ended(Lang::En, 5).as_deref(), Some("You solved 5!"));
    assert_eq!(streak_ended(Lang::En, 0), None);
}

#[test]
fn a_puzzle_tells_the_rating_that_its_list_tells() {
    assert_eq!(puzzle_rating(Lang::En, 1480, None), "1480");
    assert_eq!(puzzle_rating(Lang::En, 1480, Some(1480)), "1480");
    assert_eq!(puzzle_rating(Lang::En, 1480, Some(1452)), "1480 → 1452");
}

#[test]
fn nobody_has_a_rating_before_they_were_rated() {
    let mut progress = PuzzleProgress {
        rating: 1500,
        deviation: 500,
        plays: 0,
        streak: 0,
        best_streak: 0,
        bands: Vec::new(),
        themes: Vec::new(),
    };
    assert_eq!(rating_reached(Lang::En, &progress), "–");
    progress.plays = 1;
    assert_eq!(rating_reached(Lang::En, &progress), "about 1500");
}
