//! What real files hold: every row a text and what it means.

use crate::log::check;

#[test]
fn the_standard_is_read() {
    check(
        "[Event \"A \\\"B\\\" \\\\\"]\n[Site \"?\"]\n\n1. e4 e5 2. Nf3 {main} Nc6 $1 (2... d6 3. d4 (3. Bc4)) 3. Bb5 1-0\n",
        "[Event=A \"B\" \\] [Site=?] e4 e5 Nf3 {main} Nc6 $1 ( d6 d4 ( Bc4 ) ) Bb5 1-0",
    );
}

#[test]
fn spacing_numbers_and_line_ends_do_not_matter() {
    for text in [
        "1.e4 e5 2.Nf3 *",
        "1.e4 1...e5 2.Nf3 *",
        "1. e4 1. ... e5 2 Nf3 *",
        "1. e4\r\n1... e5\r\n2. Nf3\r\n*\r\n",
        "1. e4\r1... e5\r2. Nf3\r*\r",
        "\u{feff}1. e4 e5 2. Nf3 *",
        "1. e4 1… e5 2…Nf3 *",
        "1.\u{a0}e4\u{a0}e5 2.\u{a0}Nf3 *",
        "1e4 e5 2Nf3*",
        "e4 e5 Nf3",
        "%escaped\n1. e4\n%1... e6\n1... e5 2. Nf3\n%",
        "1. e4 e5 2. Nf3 *\n\u{1a}",
        "1. e4 e5 2. Nf3 *  {after}\n*\n",
    ] {
        check(text, "e4 e5 Nf3 *");
    }
}

#[test]
fn moves_are_spelled_in_many_ways() {
    for (text, moves) in [
        (
            "e2e4 e7-e5 Ng1-f3 Nb8c6 f1b5 g8f6 e1g1",
            "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O",
        ),
        ("e4 e5 nf3 nc6 bc4 bc5 0-0", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O"),
        (
            "e4 d5 exd5 qxd5 nc3 qd8 qf3 bg4 qxb7",
            "e4 d5 exd5 Qxd5 Nc3 Qd8 Qf3 Bg4 Qxb7",
        ),
        ("♘f3 ♞f6 ♙e4 ♘×e4", "Nf3 Nf6 e4 Nxe4"),
        (
            "e4 e5 ♗c4 Nc6 Qh5?? Nf6 Qxf7++",
            "e4 e5 Bc4 Nc6 Qh5 $4 Nf6 Qxf7#",
        ),
        ("e2–e4 e7—e5 Ng1−f3", "e4 e5 Nf3"),
        ("e4 c5 e5 d5 exd6 e.p. Qxd6", "e4 c5 e5 d5 exd6 Qxd6"),
        ("e4 c5 e5 d5 exd6e.p. Qxd6", "e4 c5 e5 d5 exd6 Qxd6"),
        ("e4 c5 e5 d5 e5xd6ep Qd8xd6", "e4 c5 e5 d5 exd6 Qxd6"),
        ("d4 d5 c4= dc4", "d4 d5 c4 dxc4"),
        ("Pe4 Pe5 N1f3?", "e4 e5 Nf3 $2"),
    ] {
        check(text, &format!("{moves} *"));
    }
}

#[test]
fn promotions_are_spelled_in_many_ways() {
    for text in [
        "e8=Q", "e8Q", "e8=q", "e8q", "e7e8q", "e7-e8=Q", "e8=Q+", "e8/Q", "Pe8Q",
    ] {
        let game = format!("[FEN \"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"]\n{text}");
        check(
            game,
            "[FEN=7k/4P3/8/8/8/8/8/K7 w - - 0 1] <7k/4P3/8/8/8/8/8/K7 w - - 0 1> e8=Q+ *",
        );
    }
}

#[test]
fn signs_are_spelled_in_many_ways() {
    check(
        "e4! e5? Nf3!! Nc6?? d4!? exd4?!",
        "e4 $1 e5 $2 Nf3 $3 Nc6 $4 d4 $5 exd4 $6 *",
    );
    check(
        "e4 $1$14 e5 $ 1",
        "e4 $1 $14 e5 game 1, line 1, column 13: '$' does not belong among the moves",
    );
    check(
        "e4 ± e5∓ Nf3 +- Nc6 -+ d4 = exd4 +/- Nxd4 N",
        "e4 $16 e5 $17 Nf3 $18 Nc6 $19 d4 $10 exd4 $16 Nxd4 $146 *",
    );
    check(
        "e4 $256",
        "e4 game 1, line 1, column 4: $256 is no sign: they go up to $255",
    );
}

#[test]
fn results_are_spelled_in_many_ways() {
    for (text, result) in [
        ("1-0", "1-0"),
        ("0-1", "0-1"),
        ("1/2-1/2", "1/2-1/2"),
        ("1/2", "1/2-1/2"),
        ("1–0", "1-0"),
        ("½-½", "1/2-1/2"),
        ("½–½", "1/2-1/2"),
        ("*", "*"),
        ("", "*"),
    ] {
        check(format!("1. e4 {text}"), &format!("e4 {result}"));
    }
    check(b"1. e4 \xbd-\xbd", "e4 1/2-1/2");
    check(b"1. e4 1\x960", "e4 1-0");
}

#[test]
fn a_result_may_stand_only_in_the_tags() {
    check("[Result \"0-1\"]\n\n1. e4 e5", "[Result=0-1] e4 e5 0-1");
    check("[Result \"0-1\"]\n\n1. e4 e5 *", "[Result=0-1] e4 e5 0-1");
    check("[Result \"0-1\"]\n\n1. e4 e5 1-0", "[Result=0-1] e4 e5 1-0");
    check("[Result \"1-0\"]\n", "[Result=1-0] 1-0");
}

#[test]
fn comments_hold_anything_but_a_closing_brace() {
    check(
        "1. e4 {a ( [b] ; { \"c\" 1-0\n% d} e5 ; to the end } of line\r\n2. Nf3 {} *",
        "e4 {a ( [b] ; { \"c\" 1-0\n% d} e5 { to the end } of line} Nf3 {} *",
    );
}

#[test]
fn text_that_is_not_utf8_is_windows_1252() {
    check(
        b"[White \"M\xfcller \x96 \x8a\"]\n1. e4 {\xe9t\xe9} e5 {\xc3\xa9t\xc3\xa9} *",
        "[White=Müller – Š] e4 {été} e5 {été} *",
    );
}

#[test]
fn tags_are_forgiven_much() {
    check(
        "[ Event  \"The \"Immortal\" Game\" ] [Site \"C:\\x\"]\n\n[White \"]\"]\n[Empty]\ne4",
        "[Event=The \"Immortal\" Game] [Site=C:\\x] [White=]] [Empty=] e4 *",
    );
}

#[test]
fn games_are_told_apart() {
    let two = "e4 1-0\nd4 0-1";
    for text in [
        "1. e4 1-0 1. d4 0-1",
        "1. e4 1-0\n1. d4 0-1",
        "1. e4 1-0\n\n\n\n1. d4 0-1\n\n",
        "1. e4 1-0\n\n0-1\n\n1. d4 0-1",
    ] {
        check(text, two);
    }
    check("1. e4\n\n1. d4", "e4 *\nd4 *");
    let tagged = "[Event=A] e4 *\n[Event=B] d4 *";
    for text in [
        "[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *\n",
        "[Event \"A\"]\n1. e4 *\n[Event \"B\"]\n1. d4 *",
        "[Event \"A\"]\n1. e4\n[Event \"B\"]\n1. d4",
        "[Event \"A\"] 1. e4 * [Event \"B\"] 1. d4 *",
        "[Event \"A\"]\n\n1. e4\n\n[Event \"B\"]\n\n1. d4\n\n",
    ] {
        check(text, tagged);
    }
}

#[test]
fn games_without_moves_are_games() {
    check(
        "[Event \"A\"]\n\n[Event \"B\"]\n[Site \"C\"]\n\n[Event \"D\"]\n\n*\n",
        "[Event=A] *\n[Event=B] [Site=C] *\n[Event=D] *",
    );
    check("", "");
    check(" \n\n{nothing}\n*\n", "");
}

#[test]
fn variations_may_end_with_results_and_be_empty() {
    check(
        "1. e4 (1. d4 d5 1/2-1/2) () ({text}) e5 1-0",
        "e4 ( d4 d5 ) ( ) ( {text} ) e5 1-0",
    );
}

#[test]
fn a_game_may_start_anywhere() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7";
    for setup in ["[SetUp \"1\"]\n", "[setup \"0\"]\n", ""] {
        let told = setup.trim_end().replace(" \"", "=").replace('"', "");
        let told = if told.is_empty() { told } else { told + " " };
        check(
            format!("{setup}[FEN \"{fen}\"]\n\n7... Kd7 8. e4 *"),
            &format!("{told}[FEN={fen}] <{fen}> Kd7 e4 *"),
        );
    }
    for variant in ["Standard", "From Position", "STANDARD"] {
        check(
            format!("[Variant \"{variant}\"]\n1. e4"),
            &format!("[Variant={variant}] e4 *"),
        );
    }
}
