//! Games that are too much, each answered by the limit it breaks, and the next one read.

use std::fmt::Write;
use std::io::Read;

use rookery_rules::pgn::{Limits, PgnError, PgnFault, Reader};

/// Checks that a game breaks a limit and that the one after it is read.
#[track_caller]
fn check(bomb: impl Read, expected: PgnFault) {
    let next = b"\n\n[Event \"next\"]\n\n1. e4 1-0\n";
    let mut reader = Reader::new(bomb.chain(&next[..]));
    match reader.read_game(&mut ()) {
        Err(PgnError::Broken(broken)) => assert_eq!(broken.fault, expected),
        other => panic!("{other:?}"),
    }
    assert!(matches!(reader.read_game(&mut ()), Ok(Some(_))));
    assert!(matches!(reader.read_game(&mut ()), Ok(None)));
}

fn shuffle(plies: usize) -> String {
    let mut game = String::new();
    for ply in 0..plies {
        let mv = ["Nf3", "Nf6", "Ng1", "Ng8"][ply % 4];
        write!(game, "{mv} ").unwrap();
    }
    game
}

#[test]
fn variations_inside_one_another() {
    let deep = format!("1. e4 {}", "(1. d4 ".repeat(10_000));
    check(deep.as_bytes(), PgnFault::TooDeep(32));
    let bare = format!("1. e4 {}", "(".repeat(10_000));
    check(bare.as_bytes(), PgnFault::VariationWithoutMove);
    let allowed = format!("1. e4 {}{} *", "(1. d4 ".repeat(32), ")".repeat(32));
    assert!(Reader::new(allowed.as_bytes()).read_game(&mut ()).is_ok());
}

#[test]
fn a_tag_of_a_mebibyte() {
    let value = format!("[Event \"{}\"]", "x".repeat(1 << 20));
    check(value.as_bytes(), PgnFault::TagTooLong(256));
    let name = format!("[{} \"x\"]", "x".repeat(1 << 20));
    check(name.as_bytes(), PgnFault::TagTooLong(256));
    let blanks = format!("[Event {}\"x\"]\n1. e4 Nf4", " ".repeat(1 << 20));
    let mut reader = Reader::new(blanks.as_bytes());
    assert!(matches!(
        reader.read_game(&mut ()),
        Err(PgnError::Broken(_))
    ));
}

#[test]
fn a_tag_is_measured_in_characters() {
    let fits = format!("[Event \"{}\"]", "é".repeat(256));
    assert!(Reader::new(fits.as_bytes()).read_game(&mut ()).is_ok());
    let exceeds = format!("[Event \"{}\"]", "é".repeat(257));
    check(exceeds.as_bytes(), PgnFault::TagTooLong(256));
}

#[test]
fn too_many_tags() {
    let tags = "[A \"b\"]\n".repeat(33);
    check(tags.as_bytes(), PgnFault::TooManyTags(32));
    let fits = "[A \"b\"]\n".repeat(32);
    assert!(Reader::new(fits.as_bytes()).read_game(&mut ()).is_ok());
}

#[test]
fn a_hundred_thousand_plies() {
    check(shuffle(100_000).as_bytes(), PgnFault::TooManyPlies(600));
    assert!(
        Reader::new(shuffle(600).as_bytes())
            .read_game(&mut ())
            .is_ok()
    );
    let limits = Limits {
        plies: usize::MAX,
        nodes: usize::MAX,
        ..Limits::ARCHIVE
    };
    let long = shuffle(100_000);
    let mut reader = Reader::with_limits(long.as_bytes(), limits);
    match reader.read_game(&mut ()) {
        Err(PgnError::Broken(broken)) => {
            assert_eq!(broken.fault, PgnFault::TooManyPlies(Limits::MAX_PLIES));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn too_many_moves_in_variations() {
    let wide = format!("1. e4 {}", "(1. d4 d5) ".repeat(1_500));
    check(wide.as_bytes(), PgnFault::TooManyNodes(3_000));
}

#[test]
fn a_comment_without_end() {
    let endless = b"1. e4 {".chain(std::io::repeat(b'x').take(10 << 20));
    check(endless, PgnFault::CommentTooLong(2_000));
    let wide = format!("1. e4 {{{}}}", "é".repeat(2_001));
    check(wide.as_bytes(), PgnFault::CommentTooLong(2_000));
    let fits = format!("1. e4 {{{}}}", "é".repeat(2_000));
    assert!(Reader::new(fits.as_bytes()).read_game(&mut ()).is_ok());
}

#[test]
fn too_much_text() {
    let comment = format!("{{{}}} ", "x".repeat(2_000));
    let text = format!("1. e4 {}", comment.repeat(126));
    check(text.as_bytes(), PgnFault::TooMuchText(250_000));
}

#[test]
fn nul_bytes() {
    check(std::io::repeat(0).take(1 << 20), PgnFault::Nul);
}

#[test]
fn a_word_without_end() {
    let endless = b"1. e4 ".chain(std::io::repeat(b'e').take(1 << 20));
    check(endless, PgnFault::WordTooLong);
    let foreign = b"1. e4 ".chain(std::io::repeat(0xff).take(1 << 20));
    check(foreign, PgnFault::WordTooLong);
}

#[test]
fn a_line_without_end_is_passed_over() {
    let text = b"%"
        .chain(std::io::repeat(b'x').take(1 << 20))
        .chain(&b"\n1. e4"[..]);
    assert!(matches!(Reader::new(text).read_game(&mut ()), Ok(Some(_))));
}
