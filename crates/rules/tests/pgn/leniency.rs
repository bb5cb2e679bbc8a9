//! What real programs write against the standard, and what is made of it.

use rookery_rules::Position;
use rookery_rules::pgn::{Limits, Reader};

use crate::log::{check, log};

#[test]
fn a_passed_turn_ends_its_variation_and_not_the_game() {
    for pass in ["--", "Z0", "0000", "null"] {
        check(
            format!("1. e4 (1. d4 {pass} {{x}} 2. c4 $1 (2. Nf3 {pass}) 2... d5) e5 1-0"),
            "e4 ( d4 -- ) e5 1-0",
        );
    }
    check(
        "1. e4 (1. d4 d5 (1... Nf6 2. -- e6) 2. c4) (--) (-- 1... e5 *) e5 *",
        "e4 ( d4 d5 ( Nf6 -- ) c4 ) ( -- ) ( -- ) e5 *",
    );
    check(
        "1. e4 (1. d4 -- 2. c4",
        "e4 ( d4 -- game 1, line 1, column 7: a variation is not closed with )",
    );
}

#[test]
fn a_passed_turn_is_not_in_the_tree() {
    let text = "1. e4 (1. d4 -- 2. c4) ({why} --) e5 *";
    let tree = Reader::new(text.as_bytes())
        .trees()
        .next()
        .unwrap()
        .unwrap();
    let written = tree.to_string();
    assert!(
        written.ends_with("\n\n1. e4 {why} (1. d4) 1... e5 *\n"),
        "{written}"
    );
}

#[test]
fn comments_between_tags_do_not_end_them() {
    check(
        "[Event \"A\"]\n{one\ntwo}\n[Site \"B\"] ; three\n[Round \"1\"]\n\n{four} 1. e4 {five} *",
        "[Event=A] [Site=B] [Round=1] {one\ntwo} { three} {four} e4 {five} *",
    );
    check(
        "[Event \"A\"]\n\n{alone}\n\n[Event \"B\"]\n\n1. d4 *",
        "[Event=A] {alone} *\n[Event=B] d4 *",
    );
}

#[test]
fn comments_before_tags_and_between_games_do_not_hurt() {
    let long = format!("{{{}}}", "x".repeat(10_000));
    for (before, between) in [
        ("{a [Event \"no\"] 1. e4}\n", "{b}"),
        ("; a\n\n", "\n\n{b}\n\n"),
        (long.as_str(), long.as_str()),
    ] {
        check(
            format!(
                "{before}[Event \"A\"]\n\n1. e4 * {between}\n[Event \"B\"]\n\n1. d4 *\n{between}"
            ),
            "[Event=A] e4 *\n[Event=B] d4 *",
        );
    }
}

#[test]
fn a_comment_before_a_game_without_tags_is_kept() {
    check("{before} ; more\n1. e4 *", "{before} { more} e4 *");
    check(
        "1. e4 * {of the first}\n; still\n\n{of the second}\n1. d4 *",
        "e4 *\n{of the second} d4 *",
    );
    check("{of nothing}\n*\n1. e4 *", "e4 *");
    let long = format!("{{{}}} {{short}} 1. e4 *", "x".repeat(10_000));
    check(long, "{short} e4 *");
}

#[test]
fn comments_before_the_moves_have_limits_too() {
    let comments = format!("{{{}}}", "x".repeat(1_999)).repeat(126);
    let tagged = format!("[Event \"A\"]\n{comments} 1. e4 *\n\n1. d4 *");
    let told = log(tagged.as_bytes(), Limits::IMPORT);
    let (first, second) = told.split_once('\n').unwrap();
    assert!(first.ends_with("the comments are longer than 250000 bytes together"));
    assert_eq!(second, "d4 *\n");
    let empty = format!("[Event \"A\"]\n{} 1. e4 *", "{}".repeat(250_001));
    assert!(log(empty.as_bytes(), Limits::IMPORT).ends_with("250000 bytes together\n"));
    // Without tags those that fit are kept.
    let untagged = format!("{comments} 1. e4 *");
    assert!(log(untagged.as_bytes(), Limits::IMPORT).ends_with("x} e4 *\n"));
}

#[test]
fn moves_of_a_start_may_be_counted_from_zero() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 0";
    assert!(Position::parse_fen(fen).is_err());
    check(
        format!("[FEN \"{fen}\"]\n\n1. e4 *"),
        &format!("[FEN={fen}] <4k3/8/8/8/8/8/4P3/4K3 w - - 0 1> e4 *"),
    );
}
