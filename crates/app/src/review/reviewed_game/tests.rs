//! Going through a game and trying other moves.

use rookery_play::{Side, Verdict};

use super::*;
use crate::moves::variations::tests::{content, entry};

/// A game that was won.
pub fn summary() -> GameSummary {
    GameSummary {
        id: "00000000-0000-4000-8000-000000000007".to_owned(),
        revision: 1,
        source: rookery_play::GameSource::Engine,
        side: Side::Black,
        finished: true,
        verdict: Verdict::Win,
        ending: None,
        proven: false,
        plies: 4,
        opponent_kind: "engine".to_owned(),
        opponent_id: String::new(),
        names: "Easy".to_owned(),
        board: None,
        opponent_styles: Vec::new(),
        opening: None,
        title: "My mate".to_owned(),
        tags: Vec::new(),
        started: 0,
        ended: None,
        received: 0,
        changed: 0,
        conflicts_with: None,
        origin: None,
    }
}

/// Fool's mate with some ideas beside it.
fn kept() -> Game {
    let mut content = content("f2f3 e7e5 g2g4 d8h4");
    content.clocks = vec![Some(60_000), Some(59_000), Some(50_000), Some(40_000)];
    let tree = vec![
        entry(2, "e2e4", "better"),
        entry(5, "b8c6", ""),
        entry(2, "d2d4", ""),
        entry(5, "g8f6", ""),
    ];
    Game {
        summary: summary(),
        content,
        tree,
    }
}

/// The end of that game.
fn review() -> Review {
    let mut review = Review::of(kept()).unwrap();
    review.show_end();
    review
}

fn play(review: &mut Review, from: Square, to: Square) {
    review.press(from);
    review.press(to);
}

#[test]
fn it_opens_at_the_start_from_the_players_own_side_and_the_end_is_a_step_away() {
    let mut review = Review::of(kept()).unwrap();
    assert_eq!((review.side(), review.own_plies()), (Color::Black, 0));
    review.show_end();
    assert_eq!(review.own_plies(), 4);
    assert!(review.outcome().is_some() && review.is_own());
    review.step(TreeStep::First);
    assert!(!review.can(TreeStep::Back));
    review.step(TreeStep::Forward);
    assert_eq!(review.own_plies(), 1);
}

#[test]
fn a_move_that_is_there_is_entered_and_another_one_is_kept() {
    let mut review = review();
    review.step(TreeStep::First);
    play(&mut review, Square::F2, Square::F3);
    assert_eq!((review.edition(), review.own_plies()), (0, 1));
    play(&mut review, Square::D7, Square::D5);
    assert_eq!(review.edition(), 1);
    assert!(!review.is_own());
    assert_eq!(review.own_plies(), 1);
    assert_eq!(review.plies(), 4, "the game stays as it was");
    assert!(
        review
            .beside()
            .iter()
            .any(|entry| entry.mv.as_deref() == Some("d7d5"))
    );
}

#[test]
fn a_variation_goes_before_another_but_never_before_the_game() {
    let mut review = review();
    review.step(TreeStep::First);
    for step in [TreeStep::Forward, TreeStep::Forward, TreeStep::Below] {
        review.step(step);
    }
    assert!(!review.is_own());
    assert!(!review.can_raise(), "only the game stands before it");
    review.step(TreeStep::Below);
    assert!(review.can_raise());
    review.raise();
    assert_eq!(review.beside()[0].mv.as_deref(), Some("d2d4"));
    assert!(!review.can_raise());
    assert_eq!(review.last_move().unwrap().1.to_string(), "d2d4");
}

#[test]
fn the_game_itself_is_never_removed_and_a_variation_comes_back() {
    let mut review = review();
    let before = review.beside();
    review.remove();
    assert_eq!(review.edition(), 0);
    review.step(TreeStep::First);
    for step in [TreeStep::Forward, TreeStep::Forward, TreeStep::Below] {
        review.step(step);
    }
    review.remove();
    assert_eq!((review.own_plies(), review.is_own()), (2, true));
    assert_eq!(review.beside().len(), 1);
    review.put_back();
    assert_eq!(review.beside(), before);
    assert!(!review.is_own() && !review.can_restore());
}

#[test]
fn comments_are_changed_and_taken_away() {
    let mut review = review();
    review.say("Ouch  ");
    assert_eq!(review.comment(), "Ouch");
    review.say("Ouch");
    assert_eq!(review.edition(), 1, "that is the same");
    review.say("");
    assert_eq!(review.beside().len(), 4);
    assert_eq!(review.edition(), 2);
}

#[test]
fn clocks_show_what_was_left_then() {
    let mut review = review();
    assert_eq!(review.clock(Color::White), Some(50_000));
    assert_eq!(review.clock(Color::Black), Some(40_000));
    review.step(TreeStep::Back);
    assert_eq!(review.clock(Color::Black), Some(59_000));
    review.step(TreeStep::First);
    assert_eq!(review.clock(Color::White), None);
}

#[test]
fn a_line_becomes_an_entry_that_knows_its_game() {
    let mut review = review();
    assert_eq!(review.entry(9), None, "the game is there already");
    review.step(TreeStep::First);
    for step in [TreeStep::Forward, TreeStep::Forward, TreeStep::Below] {
        review.step(step);
    }
    let entry = review.entry(9).unwrap();
    assert_eq!(entry.moves, "f2f3 e7e5 e2e4 b8c6");
    assert_eq!(entry.origin.as_deref(), Some(&*review.summary().id));
    assert_eq!(entry.claimed.unwrap().result, "*");
    assert!(entry.clocks.is_empty() && entry.finished);
    review.step(TreeStep::Last);
    assert_eq!(review.entry(9).unwrap().moves, entry.moves);
}

#[test]
fn players_are_told_apart() {
    let review = review();
    let easy = review.player(Color::White);
    assert_eq!(
        (easy.name.as_deref(), easy.face),
        (
            Some("Easy"),
            crate::opponents::player_face::PlayerFace::Engine
        )
    );
    assert_eq!(review.player(Color::Black).name, None);
    let pgn = review.pgn(
        |color| review.player(color).name.unwrap_or("Rita".into()),
        "2026.11.16",
    );
    // Lines are wrapped.
    let pgn = pgn.replace('\n', " ");
    for part in [
        "[White \"Easy\"]",
        "[Black \"Rita\"]",
        "(2. e4 {better}",
        "[%clk",
    ] {
        assert!(pgn.contains(part), "{pgn}");
    }
}

#[test]
fn a_draft_takes_the_place_of_what_it_was_made_for_and_joins_anything_else() {
    let mut tried = review();
    tried.step(TreeStep::First);
    play(&mut tried, Square::D2, Square::D4);
    let draft = tried.draft();
    let mut same = review();
    same.restore(&draft);
    assert_eq!(same.beside(), tried.beside());

    let mut game = kept();
    game.summary.changed = 9;
    game.tree = vec![entry(0, "c2c4", "English"), entry(0, "d2d4", "")];
    let mut other = Review::of(game.clone()).unwrap();
    other.restore(&draft);
    let moves = |review: &Review| {
        let list = review.beside().into_iter();
        list.filter_map(|entry| entry.mv).collect::<Vec<_>>()
    };
    let (joined, tried_moves) = (moves(&other), moves(&tried));
    assert!(joined.contains(&"c2c4".to_owned()));
    assert!(
        tried_moves.iter().all(|mv| joined.contains(mv)),
        "{joined:?}"
    );
    let count = joined.iter().filter(|mv| *mv == "d2d4").count();
    assert_eq!(
        count, 2,
        "after the start and after two half-moves: {joined:?}"
    );

    // The same while the page is open.
    tried.catch_up(game);
    assert_eq!(moves(&tried).len(), joined.len());
    assert_eq!(tried.draft().seen, "1-9");
}
