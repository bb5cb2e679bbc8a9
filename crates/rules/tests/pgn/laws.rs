//! Laws that hold for any tree and for any bytes.

use std::time::Duration;

use proptest::prelude::*;
use proptest::sample::Index;
use rookery_rules::pgn::{
    Annotation, Brush, Evaluation, GameResult, GameTree, Limits, Nag, NodeId, PgnError, Reader,
};
use rookery_rules::{Color, Position, Square};

use crate::log::{ByteByByte, log};

/// One thing done to a tree.
#[derive(Clone, Debug)]
enum Edit {
    Play(Index, Index),
    Nag(Index, u8),
    Comment(Index, String),
    Introduce(Index, String),
    Annotate(Index, Annotation),
}

fn annotation() -> impl Strategy<Value = Annotation> {
    let square = || proptest::sample::select(Square::ALL.to_vec());
    let brush = || proptest::sample::select(Brush::ALL.to_vec());
    let value = prop_oneof![
        any::<i32>().prop_map(Evaluation::Centipawns),
        any::<i16>().prop_map(Evaluation::Mate),
    ];
    prop_oneof![
        (0..1_u64 << 40).prop_map(|time| Annotation::Clock(Duration::from_millis(time))),
        (0..100_000_u64).prop_map(|time| Annotation::Elapsed(Duration::from_millis(time))),
        (value, any::<Option<u8>>())
            .prop_map(|(value, depth)| Annotation::Evaluation { value, depth }),
        (brush(), square()).prop_map(|(brush, at)| Annotation::Square(brush, at)),
        (brush(), square(), square())
            .prop_map(|(brush, from, to)| Annotation::Arrow(brush, from, to)),
    ]
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z é%;(){}\\[\\]\"$!\n]{0,60}",
        "\\PC{0,40}",
        r"(\[%(clk|csl|eval|foo) ?|Gd4|0:00:01|0\.5|,|\]| |x){0,12}",
    ]
}

fn edit() -> impl Strategy<Value = Edit> {
    let at = any::<Index>;
    prop_oneof![
        8 => (at(), at()).prop_map(|(at, mv)| Edit::Play(at, mv)),
        1 => (at(), any::<u8>()).prop_map(|(at, nag)| Edit::Nag(at, nag)),
        1 => (at(), text()).prop_map(|(at, text)| Edit::Comment(at, text)),
        1 => (at(), text()).prop_map(|(at, text)| Edit::Introduce(at, text)),
        1 => (at(), annotation()).prop_map(|(at, said)| Edit::Annotate(at, said)),
    ]
}

fn tree() -> impl Strategy<Value = GameTree> {
    let start = prop_oneof![
        3 => Just("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        1 => Just("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 3 17"),
        1 => Just("8/P6k/8/8/2pP4/8/5p2/K7 b - d3 0 60"),
    ];
    let result = prop_oneof![
        Just(GameResult::Unknown),
        Just(GameResult::Draw),
        Just(GameResult::Win(Color::White)),
        Just(GameResult::Win(Color::Black)),
    ];
    let tags = prop::collection::vec(("(Event|White|ECO|[A-Za-z]{1,8})", "\\PC{0,30}"), 0..6);
    let edits = prop::collection::vec(edit(), 0..120);
    (start, result, tags, edits).prop_map(|(start, result, tags, edits)| {
        let mut tree = GameTree::new(start.parse::<Position>().unwrap());
        tree.result = result;
        for (name, value) in tags {
            // The names of tags that the game keeps are refused, which is right too.
            let _ = tree.tags.set(&name, &value);
        }
        edits.into_iter().for_each(|edit| apply(&mut tree, edit));
        tree
    })
}

fn apply(tree: &mut GameTree, edit: Edit) {
    let nodes: Vec<NodeId> = tree.walk().map(|node| node.id()).collect();
    match edit {
        Edit::Play(at, mv) => {
            let at = *at.get(&nodes);
            let moves = tree.node(at).position().moves();
            if !moves.is_empty() {
                tree.play(at, *mv.get(&moves)).unwrap();
            }
        }
        Edit::Nag(at, nag) => tree.add_nag(*at.get(&nodes), Nag(nag)),
        Edit::Comment(at, text) => tree.comment(*at.get(&nodes), &text),
        Edit::Introduce(at, text) => {
            let remark = tree.introduction_mut(*at.get(&nodes));
            remark.add(rookery_rules::pgn::Comment::new(&text));
        }
        Edit::Annotate(at, said) => tree.remark_mut(*at.get(&nodes)).annotate(said),
    }
}

fn read_one(text: &str) -> Result<GameTree, PgnError> {
    let limits = Limits {
        depth: 200,
        ..Limits::ARCHIVE
    };
    let mut trees = Reader::with_limits(text.as_bytes(), limits).trees();
    let tree = trees.next().expect("a game");
    assert!(trees.next().is_none(), "one game only");
    tree
}

/// Bytes that look like a game often enough to get far.
fn scraps() -> impl Strategy<Value = Vec<u8>> {
    let scrap = prop_oneof![
        8 => proptest::sample::select(vec![
            "1. ", "e4 ", "e5 ", "Nf3 ", "Nc6 ", "(", ") ", "{", "} ", "; ", "\n", "\r\n", "\n\n",
            "[Event \"x\"]\n", "[FEN \"", "\"]", "[Variant \"Atomic\"]\n", "1-0 ", "* ", "$3 ", "!? ",
            "%", "½", "–", "♘f3 ", "\u{feff}", "[%clk 0:00:01]", "\0", "\\", "e.p. ", "O-O ", "--",
        ])
        .prop_map(|scrap| scrap.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..20),
        1 => (any::<u8>(), 0..600_usize).prop_map(|(byte, count)| vec![byte; count]),
    ];
    prop::collection::vec(scrap, 0..60).prop_map(|scraps| scraps.concat())
}

proptest! {
    #[test]
    fn a_written_tree_reads_back_the_same(tree in tree()) {
        let text = tree.to_string();
        let again = read_one(&text);
        prop_assert_eq!(again.as_ref().ok(), Some(&tree), "{}\n{:?}", text, again.as_ref().err());
    }

    #[test]
    fn written_lines_are_short_unless_a_word_is_long(tree in tree()) {
        let text = tree.to_string();
        let (_, moves) = text.split_once("\n\n").unwrap();
        for line in moves.lines() {
            // A word with `%` stays with the one before it, and so both are one.
            let is_one_word = !line.replace(" %", "%").contains(' ');
            prop_assert!(line.chars().count() < 80 || is_one_word || line.contains(" %"), "{}", line);
            prop_assert!(!line.starts_with('%'));
        }
    }

    #[test]
    fn bytes_mean_the_same_however_they_arrive(bytes in scraps()) {
        let whole = log(&bytes[..], Limits::IMPORT);
        prop_assert_eq!(log(ByteByByte(&bytes), Limits::IMPORT), whole);
    }

    #[test]
    fn what_is_read_is_written_and_read_again(bytes in scraps()) {
        for tree in Reader::new(&bytes[..]).trees().flatten() {
            let text = tree.to_string();
            let again = read_one(&text);
            prop_assert_eq!(again.as_ref().ok(), Some(&tree), "{}\n{:?}", text, again.as_ref().err());
        }
    }

    #[test]
    fn any_bytes_come_to_an_end(bytes in prop::collection::vec(any::<u8>(), 0..2_000)) {
        let games = Reader::new(&bytes[..]).trees().count();
        prop_assert!(games <= bytes.len());
    }
}
