//! UCI moves: both ways to write castling, and every refusal.

use rookery_rules::{MoveKind, Position, UciMove, Wing};
use rookery_testkit::positions;

fn check(fen: &str, text: &str, kind: MoveKind) {
    let position = Position::parse_fen(fen).unwrap();
    match position.parse_uci(text) {
        Ok(mv) => assert_eq!(mv.kind(), kind, "{text} in {fen}"),
        Err(error) => panic!("{text} in {fen}: {error}"),
    }
}

fn check_refused(fen: &str, text: &str, message: &str) {
    let position = Position::parse_fen(fen).unwrap();
    let error = position.parse_uci(text).expect_err(text);
    assert_eq!(error.to_string(), message, "{text} in {fen}");
}

#[test]
fn squares_and_promotion_name_a_move() {
    check(positions::START, "e2e4", MoveKind::DoubleStep);
    check(positions::START, "e2e3", MoveKind::Quiet);
    check(
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
        "e4d5",
        MoveKind::Capture,
    );
    check(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e5d6",
        MoveKind::EnPassant,
    );
}

#[test]
fn castling_is_the_kings_two_steps_or_the_king_taking_its_rook() {
    for (text, wing) in [
        ("e1g1", Wing::King),
        ("e1h1", Wing::King),
        ("e1c1", Wing::Queen),
        ("e1a1", Wing::Queen),
    ] {
        check(positions::CASTLES_ONLY, text, MoveKind::Castle(wing));
        let black = Position::parse_fen(positions::CASTLES_ONLY)
            .unwrap()
            .mirrored();
        check(
            &black.fen(),
            &text.replace('1', "8"),
            MoveKind::Castle(wing),
        );
    }
    let written = Position::parse_fen(positions::CASTLES_ONLY).unwrap();
    let mv = written.parse_uci("e1h1").unwrap();
    assert_eq!(mv.to_string(), "e1g1");
}

#[test]
fn a_king_beside_its_rook_takes_nothing_it_may_not() {
    let no_rights = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
    check_refused(no_rights, "e1h1", "e1h1 is not a legal move here");
    check_refused(no_rights, "e1g1", "e1g1 is not a legal move here");
    let attacked = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    check_refused(attacked, "e1h1", "e1h1 is not a legal move here");
    check(attacked, "e1a1", MoveKind::Castle(Wing::Queen));
    // A rook may go from e1 to g1, and then it is no castling.
    check("3k4/8/8/8/8/8/8/K3R2R w - - 0 1", "e1g1", MoveKind::Quiet);
}

#[test]
fn text_that_is_no_move_is_refused_in_plain_words() {
    let check = |text: &str, message: &str| check_refused(positions::START, text, message);
    for text in [
        "", "e2", "e2e", "e2-e4", "e2e9", "E2E4", "i2i4", "éé", "e2é", "Nf3", "O-O", " e2e4",
    ] {
        let message = format!("'{text}' is no move: two squares are needed, such as e2e4");
        check(text, &message);
    }
    for text in [
        "e7e8k", "e7e8p", "e7e8Q", "e7e8=q", "e7e8qq", "e2e4 ", "e2e4é",
    ] {
        let message = format!("'{text}' is no move: a pawn becomes n, b, r or q");
        check(text, &message);
    }
    check("0000", "0000 passes the turn, which chess does not allow");
}

#[test]
fn moves_that_are_not_legal_are_refused_in_plain_words() {
    let promoting = "3r4/4P2k/8/8/8/8/8/K7 w - - 0 1";
    check_refused(positions::START, "e2e5", "e2e5 is not a legal move here");
    check_refused(positions::START, "e7e5", "e7e5 is not a legal move here");
    check_refused(positions::START, "e2e2", "e2e2 is not a legal move here");
    check_refused(positions::START, "a1a1", "a1a1 is not a legal move here");
    check_refused(positions::START, "e2e4q", "e2e4q is not a legal move here");
    check_refused(
        promoting,
        "e7e8",
        "e7e8 needs to say what the pawn becomes, such as e7e8q",
    );
    check_refused(promoting, "a1a2q", "a1a2q is not a legal move here");
}

#[test]
fn every_well_written_move_reads_back() {
    for text in ["a1h8", "e7e8q", "e7d8n", "h2h1b", "a7b8r"] {
        assert_eq!(text.parse::<UciMove>().unwrap().to_string(), text);
    }
}
