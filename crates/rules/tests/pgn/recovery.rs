//! Broken games among good ones: named, placed, and the others still read.

use crate::log::check;

/// Puts a broken game between two good ones and checks what is said about it.
#[track_caller]
fn broken(text: &str, expected: &str) {
    let good = |name| format!("[Event \"{name}\"]\n\n1. e4 e5 1-0\n\n");
    check(
        format!("{}{text}\n\n{}", good("A"), good("B")),
        &format!("[Event=A] e4 e5 1-0\n{expected}\n[Event=B] e4 e5 1-0"),
    );
}

#[test]
fn a_broken_game_is_named_and_the_next_one_is_read() {
    broken(
        "1. e4 e5\n2. Nf6 Nc6 {x} (2... d6) 1-0",
        "e4 e5 game 2, line 6, column 4: Nf6: no knight can move to f6",
    );
    broken(
        "[Event \"X\"]\n\n1. e4 {é ü} Qd3",
        "[Event=X] e4 {é ü} game 2, line 7, column 13: Qd3: no queen can move to d3",
    );
    broken(
        "1. e4 (1. d4 Qd3 (1... d5)) e5 (1... c5) 1-0",
        "e4 ( d4 game 2, line 5, column 14: Qd3: no queen can move to d3",
    );
    broken(
        "1. e4 e6e5 0-1",
        "e4 game 2, line 5, column 7: e6e5 is not a legal move here",
    );
    broken(
        "1. e4 -- 2. d4 *",
        "e4 game 2, line 5, column 7: -- passes the turn, which chess does not allow",
    );
    broken(
        "1. e4 Z0 (1... e5 --) *",
        "e4 game 2, line 5, column 7: Z0 passes the turn, which chess does not allow",
    );
    broken(
        "1. e4 0000 *",
        "e4 game 2, line 5, column 7: 0000 passes the turn, which chess does not allow",
    );
    broken(
        "1. e4 hello world *",
        "e4 game 2, line 5, column 7: 'hello' says no square to move to, such as e4",
    );
}

#[test]
fn broken_text_is_named_and_the_next_game_is_read() {
    broken(
        "1. e4 @ e5 *",
        "e4 game 2, line 5, column 7: '@' does not belong among the moves",
    );
    broken(
        "1. e4 [%clk 0:01:00] e5 *",
        "e4 game 2, line 5, column 7: '[' does not belong among the moves",
    );
    broken(
        "1. e4 {no end",
        "e4 game 2, line 5, column 7: a comment is not closed with }",
    );
    broken(
        "1. e4 \0 e5 *",
        "e4 game 2, line 5, column 7: there is a NUL byte, so this is no text or a damaged one",
    );
    broken(
        "1. e4 {a\n\0} e5 *",
        "e4 game 2, line 6, column 1: there is a NUL byte, so this is no text or a damaged one",
    );
    broken(
        "[White \"A\0\"]\n\n1. e4 *",
        "game 2, line 5, column 10: there is a NUL byte, so this is no text or a damaged one",
    );
    broken(
        "[White A]\n[Black \"B\"]\n\n1. e4 *",
        "game 2, line 5, column 1: a tag must look like [Name \"value\"]",
    );
    broken(
        "[White \"A]\n[Black \"B\"]\n\n1. e4 *",
        "game 2, line 5, column 1: a tag must look like [Name \"value\"]",
    );
}

#[test]
fn variations_must_pair() {
    broken(
        "1. e4 (1. d4 *",
        "e4 ( d4 game 2, line 5, column 7: a variation is not closed with )",
    );
    broken(
        "1. e4 ) e5 *",
        "e4 game 2, line 5, column 7: a ) closes no variation",
    );
    broken(
        "(1. e4) *",
        "game 2, line 5, column 1: a variation begins where there is no move to replace",
    );
    broken(
        "1. e4 ((1. d4)) e5 1-0",
        "e4 ( game 2, line 5, column 8: a variation begins where there is no move to replace",
    );
}

#[test]
fn other_variants_are_refused_by_name() {
    for name in [
        "Chess960",
        "Crazyhouse",
        "Antichess",
        "Atomic",
        "Horde",
        "Racing Kings",
    ] {
        broken(
            &format!(
                "[Event \"X\"]\n[Variant \"{name}\"]\n[White \"W\"]\n\n1. e4 {{[Event \"no\"]}} 1-0"
            ),
            &format!(
                "[Event=X] [Variant={name}] [White=W] game 2, line 6, column 1: this is a game of {name}, and only standard chess is played here"
            ),
        );
    }
}

#[test]
fn a_wrong_start_is_named() {
    broken(
        "[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Kb1 *",
        "[FEN=8/8/8/8/8/8/8/K7 w - - 0 1] game 2, line 5, column 1: the FEN of the start is wrong: Black has no king",
    );
}

#[test]
fn after_unreadable_text_a_game_without_tags_is_found_too() {
    let next = "\n\n1. d4 d5 *";
    for (text, expected) in [
        (
            "1. e4 @ e5 *",
            "e4 game 1, line 1, column 7: '@' does not belong among the moves",
        ),
        (
            "1. e4 @\n\n1. The end\n1. e5",
            "e4 game 1, line 1, column 7: '@' does not belong among the moves",
        ),
        (
            "[White A]\n\n1. e4 *",
            "game 1, line 1, column 1: a tag must look like [Name \"value\"]",
        ),
    ] {
        check(format!("{text}{next}"), &format!("{expected}\nd4 d5 *"));
    }
}

#[test]
fn the_last_game_may_be_broken() {
    check(
        "1. e4 {",
        "e4 game 1, line 1, column 7: a comment is not closed with }",
    );
    check(
        "1. e4 e4",
        "e4 game 1, line 1, column 7: e4: no pawn can move to e4",
    );
    check(
        "[",
        "game 1, line 1, column 1: a tag must look like [Name \"value\"]",
    );
    check(
        "\0",
        "game 1, line 1, column 1: there is a NUL byte, so this is no text or a damaged one",
    );
}
