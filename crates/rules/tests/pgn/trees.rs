//! A game as a tree: how it is put together, walked and written.

use rookery_rules::pgn::{GameResult, GameTree, Nag, NodeId, Reader};
use rookery_rules::{Color, DrawRules, Game, Position};

fn read(text: &str) -> GameTree {
    let mut trees = Reader::new(text.as_bytes()).trees();
    let tree = trees.next().unwrap().unwrap();
    assert!(trees.next().is_none());
    tree
}

/// Checks the moves as they are written, after the tags and the empty line.
#[track_caller]
fn check(text: &str, expected: &str) {
    let tree = read(text);
    let written = tree.to_string();
    let (_, moves) = written.split_once("\n\n").unwrap();
    assert_eq!(moves, format!("{expected}\n"));
    assert_eq!(read(&written), tree);
}

#[test]
fn moves_are_numbered_where_needed() {
    check("e4 e5 Nf3", "1. e4 e5 2. Nf3 *");
    check("e4! e5 {x} Nf3 Nc6", "1. e4 $1 e5 {x} 2. Nf3 Nc6 *");
    check("e4 {x} e5 Nf3", "1. e4 {x} 1... e5 2. Nf3 *");
    check("e4 (d4 d5) e5 1-0", "1. e4 (1. d4 d5) 1... e5 1-0");
    check(
        "e4 e5 (c5 {[%clk 0:01:00]Sicilian} Nf3 (Nc3) Nc6) (e6) Nf3",
        "1. e4 e5 (1... c5 {[%clk 0:01:00] Sicilian} 2. Nf3 (2. Nc3) 2... Nc6) (1... e6)\n2. Nf3 *",
    );
}

#[test]
fn comments_stand_where_they_stood() {
    check(
        "[A \"b\"] {a} e4 ({b} d4 {c}) e5",
        "{a} 1. e4 ({b} 1. d4 {c}) 1... e5 *",
    );
    check("e4 {a} {b} ; c } d", "1. e4 {a} {b} {c ) d} *");
    check("e4 ({only text}) e5", "1. e4 {only text} 1... e5 *");
    check("e4 ($142 d4) $1 e5", "1. e4 $1 (1. d4 $142) 1... e5 *");
    check(
        "e4 {[%csl Gd4][%csl Rh1][%cal Ge2e4] look [%eval 0.3]}",
        "1. e4 {[%csl Gd4,Rh1] [%cal Ge2e4] [%eval 0.30] look} *",
    );
}

#[test]
fn tags_come_in_their_order() {
    let tree = read(
        "[ECO \"C20\"]\n[White \"A \\\"B\\\" \\\\\"]\n[Result \"0-1\"]\n[SetUp \"1\"]\n\
         [FEN \"4k3/8/8/8/8/8/8/4K3 b - - 3 9\"]\n[Event \"?\"]\n\n9... Kd7",
    );
    assert_eq!(
        tree.to_string(),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
         [White \"A \\\"B\\\" \\\\\"]\n[Black \"?\"]\n[Result \"0-1\"]\n[SetUp \"1\"]\n\
         [FEN \"4k3/8/8/8/8/8/8/4K3 b - - 3 9\"]\n[ECO \"C20\"]\n\n9... Kd7 0-1\n"
    );
    assert_eq!(read(&tree.to_string()), tree);
}

#[test]
fn a_page_can_step_through() {
    let tree = read("e4 e5 (c5 Nf3) Nf3");
    let main: Vec<_> = tree.main_line().map(|node| node.san().unwrap()).collect();
    assert_eq!(main, ["e4", "e5", "Nf3"]);
    let king_pawn = tree.root().next().unwrap();
    let replies: Vec<_> = king_pawn
        .children()
        .map(|node| node.san().unwrap())
        .collect();
    assert_eq!(replies, ["e5", "c5"]);
    let sicilian = king_pawn.children().nth(1).unwrap();
    assert!(!sicilian.is_on_main_line());
    assert_eq!(sicilian.position().turn(), Color::White);
    assert_eq!(sicilian.parent().unwrap().id(), king_pawn.id());
    assert_eq!(tree.walk().count(), 6);
}

#[test]
fn a_tree_grows_only_by_legal_moves() {
    let mut tree = GameTree::new(Position::start());
    let e4 = tree.start().parse_san("e4").unwrap();
    let at = tree.play(NodeId::ROOT, e4).unwrap();
    assert_eq!(tree.play(NodeId::ROOT, e4), Some(at));
    assert_eq!(tree.play(at, e4), None);
    tree.add_nag(at, Nag::GOOD);
    tree.add_nag(at, Nag::GOOD);
    tree.comment(at, "best by test");
    tree.result = GameResult::Draw;
    assert!(
        tree.to_string()
            .ends_with("\n\n1. e4 $1 {best by test} 1/2-1/2\n")
    );
}

#[test]
fn a_played_game_can_be_written() {
    let mut game = Game::new(DrawRules::AtOnce);
    for san in ["f3", "e5", "g4", "Qh4"] {
        game.play_san(san).unwrap();
    }
    let tree = GameTree::from(&game);
    assert!(tree.to_string().ends_with("\n\n1. f3 e5 2. g4 Qh4# 0-1\n"));
}
