//! Texts and what they are read as.

use super::*;

fn read(text: &str) -> Reading {
    Reading::of(text, &Position::default(), 0)
}

/// The moves of the game as written, and the word that is none.
fn sans(text: &str) -> (String, Option<String>) {
    let reading = read(text);
    let sans: Vec<_> = (reading.tree.main_line())
        .filter_map(|node| node.san())
        .collect();
    let word = reading.trouble.map(|trouble| match trouble {
        Trouble::Move { word, .. } => word,
        other => panic!("{other:?}"),
    });
    (sans.join(" "), word)
}

#[test]
fn numbers_dots_and_results_are_not_moves() {
    let expected = ("e4 e5 Nf3 Nc6".to_owned(), None);
    for text in [
        "e4 e5 Nf3 Nc6",
        "1. e4 e5 2. Nf3 Nc6",
        "1.e4 e5 2.Nf3 Nc6 *",
        "1 e4 e5 2 Nf3 Nc6 1/2-1/2",
        "1. e4 1... e5\n2. Nf3\t2...Nc6 1-0",
    ] {
        assert_eq!(sans(text), expected, "{text}");
    }
}

#[test]
fn castling_with_zeros_is_a_move_and_not_a_number() {
    let (line, _) = sans("e4 e5 Nf3 Nf6 Bc4 Bc5 0-0");
    assert!(line.ends_with("O-O"), "{line}");
}

#[test]
fn the_first_bad_word_is_named_and_what_was_good_is_kept() {
    assert_eq!(sans("e4 e5 Ke3 Nf6"), ("e4 e5".into(), Some("Ke3".into())));
    assert_eq!(sans("e4 1...Ke3"), ("e4".into(), Some("Ke3".into())));
    assert_eq!(sans("pawn"), (String::new(), Some("pawn".into())));
}

#[test]
fn nothing_follows_the_end() {
    let trouble = read("f3 e5 g4 Qh4# a3").trouble.unwrap();
    let Trouble::Move {
        word, reason, line, ..
    } = trouble
    else {
        panic!("{trouble:?}");
    };
    assert_eq!((word.as_str(), line), ("a3", None));
    assert!(reason.contains("over"), "{reason}");
}

#[test]
fn a_broken_variation_is_reached_where_it_broke() {
    let reading = read("[White \"Ann\"]\n\n1. e4 e5 (1... c5 2. Nf3 Ke3) 2. Nf3");
    let reached = reading.tree.node(reading.reached);
    assert_eq!(reached.san().as_deref(), Some("Nf3"));
    assert!(!reached.is_on_main_line());
    let Some(Trouble::Move { line, word, at, .. }) = reading.trouble else {
        panic!("{:?}", reading.trouble);
    };
    assert_eq!((line, word.as_str()), (Some(3), "Ke3"));
    assert_eq!(at, *reached.position());
}

#[test]
fn a_text_that_is_no_pgn_says_where() {
    let Some(Trouble::Text { place, reason }) = read("1. e4 {good\n").trouble else {
        panic!("no trouble");
    };
    assert_eq!((place.line, place.column), (1, 7));
    assert!(reason.contains("not closed"), "{reason}");
}

#[test]
fn a_list_begins_where_the_page_says_and_a_game_where_its_tags_say() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    let shown = Position::parse_fen(fen).unwrap();
    let list = Reading::of("2... Qh4#", &shown, 0);
    assert_eq!((list.trouble, list.start), (None, Start::Shown));
    assert_eq!(*list.tree.start(), shown);

    let game = Reading::of("[White \"Ann\"]\n\n1. e4", &shown, 0);
    assert_eq!((game.trouble, game.start), (None, Start::Told));
    assert_eq!(*game.tree.start(), Position::default());

    let other = "8/8/8/8/8/8/8/K1k5 w - - 0 1";
    let told = read(&format!("[FEN \"{other}\"]\n\n1. Ka2"));
    assert_eq!(told.tree.start().fen(), other);
}

#[test]
fn a_game_with_broken_tags_leaves_the_start_alone() {
    let shown = Position::parse_fen("8/8/8/8/8/8/8/K1k5 w - - 0 1").unwrap();
    let reading = Reading::of("[White \"Ann\"]\n[FEN \"nonsense\"]\n\n1. e4", &shown, 0);
    assert!(matches!(reading.trouble, Some(Trouble::Text { place, .. }) if place.line == 2));
    assert_eq!(*reading.tree.start(), shown);
    assert_eq!(reading.tree.tags.get("White"), Some("Ann"));
}

const THREE: &str = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 Ke4 2. c4 *\n\n\
    [White \"C\"]\n\n1. c4 1-0\n";

#[test]
fn one_of_several_games_is_chosen() {
    let names = |reading: &Reading| -> Vec<_> {
        let names = reading.games.iter().map(|game| game.tags.get("White"));
        names.map(|name| name.unwrap().to_owned()).collect()
    };
    for (chosen, moves) in [(0, "e4"), (1, "d4"), (2, "c4"), (3, "e4")] {
        let reading = Reading::of(THREE, &Position::default(), chosen);
        assert_eq!(names(&reading), ["A", "B", "C"]);
        assert_eq!(
            reading.tree.main_line().next().unwrap().san().unwrap(),
            moves
        );
        assert_eq!(reading.trouble.is_some(), chosen == 1);
    }
}

#[test]
fn every_game_has_its_part_of_the_text() {
    let parts = |text: &str| -> Vec<String> {
        let count = read(text).games.len();
        let part = |chosen| {
            let part = Reading::of(text, &Position::default(), chosen).part(text);
            text[part].trim().to_owned()
        };
        (0..count).map(part).collect()
    };
    assert_eq!(
        parts(THREE),
        [
            "[White \"A\"]\n\n1. e4 *",
            "[White \"B\"]\n\n1. d4 Ke4 2. c4 *",
            "[White \"C\"]\n\n1. c4 1-0"
        ]
    );
    assert_eq!(parts("e4 e5 1-0 d4 *"), ["e4 e5 1-0", "d4 *"]);
    assert_eq!(parts("1. e4 e5\n\n1. d4 d5"), ["1. e4 e5", "1. d4 d5"]);
    assert_eq!(parts("1. e4 ±\n\n1 d4 d5"), ["1. e4 ±", "1 d4 d5"]);
}

#[test]
fn more_games_than_an_import_takes_are_left_out() {
    let many = "1. e4 *\n\n".repeat(MOST_GAMES);
    assert!(!read(&many).has_more);
    let reading = read(&format!("{many}1. d4 *"));
    assert!(reading.has_more);
    assert_eq!(reading.games.len(), MOST_GAMES);
}
