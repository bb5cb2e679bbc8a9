//! Every mistake that a typed position can have; the last good board stays.

use rookery_rules::{FenError, ParseFenError, Position, SetupFault};

use super::variants::{Variants, missing};
use crate::lang::Lang;
use crate::study::study_board::Study;
use crate::study::words as study;

const MISTAKES: [&str; 37] = [
    "",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 and then a very long story about the game begins here",
    "k7/8/8/8/8/8/8/K7  w - - 0 1",
    "k7/8/8/8/8/8/8/K7 w -",
    "k7/8/8/8/8/8/K7 w - - 0 1",
    "k7/ppppppp/8/8/8/8/8/K7 w - - 0 1",
    "k7/ppppppppp/8/8/8/8/8/K7 w - - 0 1",
    "k7/9/8/8/8/8/8/K7 w - - 0 1",
    "k7/44/8/8/8/8/8/K7 w - - 0 1",
    "k7/pppxpppp/8/8/8/8/8/K7 w - - 0 1",
    "k7/8/8/8/8/8/8/K7[Nn] w - - 0 1",
    "k7/8/8/8/8/8/8/K7 w - - 3+3 0 1",
    "k7/8/8/8/8/8/8/K7 w HAha - 0 1",
    "k7/8/8/8/8/8/8/K7 x - - 0 1",
    "k7/8/8/8/8/8/8/K7 w KX - 0 1",
    "k7/8/8/8/8/8/8/K7 w KKQ - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w QKkq - 0 1",
    "k7/8/8/8/8/8/8/K7 w - e9 0 1",
    "k7/8/8/8/8/8/8/K7 w - - x 1",
    "k7/8/8/8/8/8/8/K7 w - - 0 x",
    "8/8/8/8/8/8/8/K7 w - - 0 1",
    "k7/8/8/8/8/8/8/K1K5 w - - 0 1",
    "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1",
    "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
    "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
    "4k3/8/8/8/4r2b/3n4/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1",
    "r3k3/8/8/4p3/8/8/8/K7 w - e6 0 1",
    "4k3/8/8/8/8/8/8/R2K3R w K - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
    "4k3/4n3/8/4p3/8/8/8/4K3 w - e6 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 151 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
];

#[test]
fn every_mistake_in_a_position_is_explained() {
    let mut typed = Study::default();
    let mut seen = Vec::new();
    for fen in MISTAKES {
        let error = Position::parse_fen(fen).expect_err(fen);
        typed.type_fen(fen);
        let said = study::position_trouble(Lang::En, typed.fen_trouble().expect(fen));
        assert!(said.eq_ignore_ascii_case(&format!("{error}.")), "{said}");
        assert_eq!(*typed.position(), Position::default(), "{fen}");
        match error {
            FenError::Syntax(error) => seen.push(error.name()),
            FenError::Illegal(illegal) => seen.extend(illegal.faults.iter().map(Variants::name)),
        }
    }
    assert!(missing::<ParseFenError>(&seen).is_empty(), "{seen:?}");
    assert!(missing::<SetupFault>(&seen).is_empty(), "{seen:?}");
    typed.type_fen(&Position::default().fen());
    assert_eq!(typed.fen_trouble(), None);
}
