//! SAN: what is forgiven in reading, what is said in writing, and every refusal.

use rookery_rules::{Position, San, SanError};
use rookery_testkit::positions;

/// All these texts name the same move.
fn check(fen: &str, texts: &[&str], uci: &str) {
    let position = Position::parse_fen(fen).unwrap();
    for text in texts {
        match position.parse_san(text) {
            Ok(mv) => assert_eq!(mv.to_string(), uci, "{text}"),
            Err(error) => panic!("{text} in {fen}: {error}"),
        }
    }
}

/// The text is refused with these words.
fn check_refused(fen: &str, text: &str, message: &str) {
    let position = Position::parse_fen(fen).unwrap();
    let error = position.parse_san(text).expect_err(text);
    assert_eq!(error.to_string(), message, "{text} in {fen}");
}

/// The move is written like this.
fn check_written(fen: &str, uci: &str, san: &str) {
    let position = Position::parse_fen(fen).unwrap();
    let mv = position.parse_uci(uci).unwrap();
    assert_eq!(position.san(mv), san, "{uci} in {fen}");
    assert_eq!(position.parse_san(san), Ok(mv), "{san} in {fen}");
}

const BOTH_CASTLES: &str = positions::CASTLES_ONLY;
const PROMOTING: &str = "3r4/4P2k/8/8/8/8/8/K7 w - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
/// A pawn on b4 can take on c3, and there is no bishop.
const PAWN_ON_B: &str = "4k3/8/8/8/1p6/2N5/8/4K3 b - - 0 1";

#[test]
fn signs_of_check_and_praise_are_read_over() {
    let texts = [
        "e4", "e4!", "e4?", "e4!?", "e4??", "e4+", "e4++", "e4#", "e4+!", "e4!+", " e4 ", "e4 !",
        "Pe4",
    ];
    check(positions::START, &texts, "e2e4");
    check(
        positions::START,
        &["Nf3", "Nf3+", "Nf3++", "Nf3#?!"],
        "g1f3",
    );
}

#[test]
fn the_origin_may_be_written_in_full() {
    check(
        positions::START,
        &["e2-e4", "e2e4", "ee4", "e2-e4!"],
        "e2e4",
    );
    let knight = ["Ng1-f3", "Ng1f3", "Ngf3", "N1f3", "Ng1-f3+"];
    check(positions::START, &knight, "g1f3");
}

#[test]
fn castling_is_written_with_letters_or_zeros() {
    let short = ["O-O", "0-0", "o-o", "O-O+", "0-0!", "O-O#"];
    check(BOTH_CASTLES, &short, "e1g1");
    let long = ["O-O-O", "0-0-0", "o-o-o", "0-0-0+", "O-O-O??"];
    check(BOTH_CASTLES, &long, "e1c1");
}

#[test]
fn taking_may_be_written_with_a_cross_a_colon_or_nothing() {
    let texts = [
        "exd5", "ed5", "e4xd5", "e4d5", "exd5!", "eXd5", "e:d5", "e4-d5",
    ];
    check("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", &texts, "e4d5");
    check(
        "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1",
        &["Nxd5", "Nd5", "Ne3xd5", "N:d5"],
        "e3d5",
    );
}

#[test]
fn en_passant_may_be_named() {
    let texts = [
        "exd6",
        "ed6",
        "exd6e.p.",
        "exd6 e.p.",
        "exd6ep",
        "exd6 ep",
        "exd6 e.p.+",
        "exd6+ e.p.",
        "exd6e.p.!",
    ];
    check(EN_PASSANT, &texts, "e5d6");
}

#[test]
fn promotion_may_be_written_in_five_ways() {
    let texts = [
        "e8=Q", "e8Q", "e8(Q)", "e8/Q", "e8=q", "e8q", "e7-e8=Q", "e7e8q", "e8=Q+", "e8Q#!",
    ];
    check(PROMOTING, &texts, "e7e8q");
    check(
        PROMOTING,
        &["exd8=N", "ed8N", "exd8(N)", "exd8=N!"],
        "e7d8n",
    );
    check(PROMOTING, &["e8=B", "e8b"], "e7e8b");
    check(PROMOTING, &["e8=R", "e8r"], "e7e8r");
}

#[test]
fn a_small_b_is_a_pawn_and_a_large_one_a_bishop() {
    let fen = "4k3/8/8/8/1P6/2p5/8/B3K3 w - - 0 1";
    check(fen, &["Bxc3", "Bc3"], "a1c3");
    check_refused(fen, "bxc3", "no pawn on the b-file can move to c3");
    check(PAWN_ON_B, &["bxc3", "bc3", "b4xc3"], "b4c3");
    check_refused(PAWN_ON_B, "Bxc3", "no bishop can move to c3");
    check(
        "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1",
        &["b8b", "b8=b", "b8=B"],
        "b7b8b",
    );
}

#[test]
fn text_that_is_no_move_is_refused_in_plain_words() {
    let check = |text: &str, message: &str| check_refused(positions::START, text, message);
    check("", "the move is empty");
    check("  ", "the move is empty");
    check("+!?", "the move is empty");
    check("hello", "'hello' says no square to move to, such as e4");
    check("N", "'N' says no square to move to, such as e4");
    check("Nf", "'Nf' says no square to move to, such as e4");
    check("e", "'e' says no square to move to, such as e4");
    check("e9", "'e9' says no square to move to, such as e4");
    check("O-O-O-O", "'O-O-O-O' says no square to move to, such as e4");
    check("0000", "'0000' says no square to move to, such as e4");
    check("--", "'--' says no square to move to, such as e4");
    check("e8=", "'e8=' says no square to move to, such as e4");
    check("é", "'é' says no square to move to, such as e4");
    check("♘f3", "'♘f3' is no move: '♘' does not belong there");
    check("nf3", "'nf3' is no move: 'n' does not belong there");
    check("Zf3", "'Zf3' is no move: 'Z' does not belong there");
    check("1.e4", "'1.e4' is no move: '.' does not belong there");
    check("e4 e5", "'e4 e5' is no move: ' ' does not belong there");
    check("N1gf3", "'N1gf3' is no move: 'g' does not belong there");
    check("Nxxf3", "'Nxxf3' is no move: 'x' does not belong there");
    check("e--e4", "'e--e4' is no move: '-' does not belong there");
    let becomes = "is no move: a pawn becomes a queen (Q), rook (R), bishop (B) or knight (N)";
    check("e8=K", &format!("'e8=K' {becomes}"));
    check("e8=P", &format!("'e8=P' {becomes}"));
    check("e8x", &format!("'e8x' {becomes}"));
    check("e8QQ", "'e8QQ' says no square to move to, such as e4");
    check("e8==Q", "'e8==Q' says no square to move to, such as e4");
}

#[test]
fn moves_that_are_not_there_are_refused_in_plain_words() {
    let start = positions::START;
    check_refused(start, "e5", "no pawn can move to e5");
    check_refused(start, "Nf6", "no knight can move to f6");
    check_refused(start, "Nbf3", "no knight on the b-file can move to f3");
    check_refused(start, "N3d2", "no knight on rank 3 can move to d2");
    check_refused(start, "Ng1-h4", "no knight on g1 can move to h4");
    check_refused(start, "Ke2", "no king can move to e2");
    check_refused(start, "e4e5", "no pawn on e4 can move to e5");
    check_refused(start, "exd5", "no pawn on the e-file can move to d5");
    check_refused(start, "O-O", "king-side castling is not possible here");
    check_refused(start, "0-0-0", "queen-side castling is not possible here");
    check_refused(start, "Nxf3", "there is nothing to take on f3");
    check_refused(start, "xe4", "there is nothing to take on e4");
    check_refused(start, "e4=Q", "nothing is promoted on e4");
    check_refused(start, "Nf3=Q", "nothing is promoted on f3");
    check_refused(
        PROMOTING,
        "e8",
        "say what the pawn becomes on e8, such as e8=Q",
    );
    check_refused(
        PROMOTING,
        "exd8",
        "say what the pawn becomes on d8, such as d8=Q",
    );
    check_refused(BOTH_CASTLES, "Kg1", "no king can move to g1");
}

#[test]
fn a_move_that_gives_up_the_king_is_told_from_one_that_is_not_there() {
    let pinned = "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1";
    check_refused(
        pinned,
        "Bd3",
        "a bishop move to d3 would leave the king in check",
    );
    check_refused(pinned, "Bd4", "no bishop can move to d4");
    let checked = "4k3/8/8/8/1b6/8/P7/4K3 w - - 0 1";
    check_refused(
        checked,
        "a3",
        "a pawn move to a3 would leave the king in check",
    );
    check_refused(
        checked,
        "a4",
        "a pawn move to a4 would leave the king in check",
    );
    check_refused(checked, "a5", "no pawn can move to a5");
    check_refused(
        checked,
        "Kd2",
        "a king move to d2 would leave the king in check",
    );
}

#[test]
fn a_text_for_several_moves_names_the_pieces_it_could_mean() {
    let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    check_refused(
        knights,
        "Nd2",
        "more than one knight can move to d2: say which, from b1 or f3",
    );
    check(knights, &["Nbd2", "N1d2", "Nb1d2"], "b1d2");
    let pawns = "4k3/8/8/3n4/2P1P3/8/8/4K3 w - - 0 1";
    check_refused(
        pawns,
        "d5",
        "more than one pawn can move to d5: say which, from c4 or e4",
    );
    let queens = "4k3/8/8/8/8/Q7/8/Q1Q1K3 w - - 0 1";
    check_refused(
        queens,
        "Qb2",
        "more than one queen can move to b2: say which, from a1 or c1 or a3",
    );
}

#[test]
fn no_more_is_written_than_is_needed() {
    check_written(positions::START, "g1f3", "Nf3");
    check_written(positions::START, "e2e4", "e4");
    check_written("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2", "Nbd2");
    check_written("4k3/8/8/8/8/1N6/8/1N2K3 w - - 0 1", "b1d2", "N1d2");
    check_written("4k3/8/8/8/8/Q7/8/Q1Q1K3 w - - 0 1", "a1b2", "Qa1b2");
    check_written("4k3/8/8/8/8/Q7/8/Q1Q1K3 w - - 0 1", "c1b2", "Qcb2");
    check_written("4k3/8/8/8/8/Q7/8/Q1Q1K3 w - - 0 1", "a3b2", "Q3b2");
    // A pinned knight is no rival.
    check_written("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2");
    check_written(BOTH_CASTLES, "e1g1", "O-O");
    check_written(BOTH_CASTLES, "e1c1", "O-O-O");
    check_written(BOTH_CASTLES, "h1h8", "Rxh8+");
    check_written(EN_PASSANT, "e5d6", "exd6");
    check_written(PROMOTING, "e7d8q", "exd8=Q");
    check_written(PROMOTING, "e7e8n", "e8=N");
    check_written("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "Ra8#");
    check_written("5rk1/8/8/8/8/8/8/4K2R w K - 0 1", "h1h8", "Rh8+");
}

#[test]
fn a_text_and_its_move_are_two_things() {
    let san: San = "Nf3+".parse().unwrap();
    assert_eq!(san.to_string(), "Nf3");
    assert!(san.resolve(&Position::start()).is_ok());
    let elsewhere = Position::parse_fen(BOTH_CASTLES).unwrap();
    assert!(san.resolve(&elsewhere).is_err());
    let error = elsewhere.parse_san("Nf3").unwrap_err();
    assert!(matches!(error, SanError::Illegal(_)));
}
