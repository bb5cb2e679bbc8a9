//! Moves taken as somebody likes them: a queen at once, and confirmed before they are played.

use super::*;
use crate::board::handling::Handling;

const CONFIRMS: Handling = Handling {
    queens: false,
    confirms: true,
};

fn resumed(fen: &str, handling: Handling) -> PlayPage {
    let mut play_page = PlayPage::default();
    play_page.resume(&format!(
        "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n{fen}\n"
    ));
    play_page.handle(handling);
    play_page
}

#[test]
fn a_pawn_becomes_a_queen_without_a_question() {
    let fen = "8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1";
    let mut asks = resumed(fen, Handling::default());
    press(&mut asks, "c7", "c8");
    assert!(asks.promoting().is_some() && asks.sans().is_empty());
    let queens = Handling {
        queens: true,
        confirms: false,
    };
    let mut play_page = resumed(fen, queens);
    press(&mut play_page, "c7", "c8");
    assert_eq!(play_page.promoting(), None);
    assert_eq!(play_page.sans(), ["c8=Q+"]);
}

#[test]
fn a_move_is_shown_and_played_when_it_is_confirmed() {
    let start = Position::start();
    let mut play_page = resumed(&start.fen(), CONFIRMS);
    assert_eq!(press(&mut play_page, "e2", "e4"), []);
    let mv = play_page.proposed().unwrap();
    assert_eq!((mv.from(), mv.to()), (Square::E2, Square::E4));
    assert_eq!(play_page.on_board(), start.play_unchecked(mv));
    assert_eq!(play_page.marks().last, Some((Square::E2, Square::E4)));
    assert!(play_page.marks().movable.is_empty());
    assert!(play_page.sans().is_empty(), "it waits");
    play_page.confirm();
    assert_eq!(play_page.sans(), ["e4"]);
    assert_eq!(play_page.proposed(), None);
}

#[test]
fn a_move_that_waits_is_put_back() {
    let start = Position::start();
    for put_back in [
        PlayPage::release as fn(&mut PlayPage),
        |play_page| drop(play_page.press(Square::D7)),
        |play_page| drop(play_page.resign()),
    ] {
        let mut play_page = resumed(&start.fen(), CONFIRMS);
        press(&mut play_page, "e2", "e4");
        put_back(&mut play_page);
        assert_eq!(play_page.proposed(), None);
        assert_eq!(play_page.on_board(), start);
        assert_eq!(play_page.confirm(), []);
        assert!(play_page.sans().is_empty());
    }
}

#[test]
fn a_glance_at_the_past_leaves_it_and_a_typed_move_needs_no_question() {
    let mut play_page = resumed(&Position::start().fen(), CONFIRMS);
    press(&mut play_page, "e2", "e4");
    play_page.hover(Some(0));
    assert_eq!(play_page.proposed(), None, "the past has none");
    play_page.hover(None);
    assert!(play_page.proposed().is_some());
    let typed = play_page.position().parse_san("d4").unwrap();
    play_page.take_typed(typed);
    assert_eq!(play_page.sans(), ["d4"]);
}
