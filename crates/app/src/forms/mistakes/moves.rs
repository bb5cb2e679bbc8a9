//! Every mistake that a typed move can have; the board shows the position after the last good one.

use rookery_rules::{DrawRules, Game, IllegalSan, ParseSanError, PlaySanError, SanError};

use super::variants::{Variants, missing};
use crate::lang::Lang;
use crate::moves::words as notes;
use crate::study::study_board::Study;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Where it begins, the good moves, and the bad one.
const MISTAKES: [(&str, &str, &str); 12] = [
    (START, "e4 e5", "Qh9"),
    (START, "", "e8=K"),
    (START, "d4", "zd5"),
    (START, "e4 e5", "e5"),
    ("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "", "Nc3"),
    (START, "e4 e5", "O-O"),
    (START, "e4", "O-O-O"),
    (START, "", "Nxf3"),
    ("8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1", "", "c8"),
    (START, "", "e4=Q"),
    ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Kd1 Kd7", "Nd2"),
    (START, "f3 e5 g4 Qh4#", "a3"),
];

#[test]
fn every_mistake_in_a_move_is_explained() {
    let (mut syntax, mut illegal, mut over) = (Vec::new(), Vec::new(), 0);
    for (start, good, bad) in MISTAKES {
        let mut game = Game::from_position(start.parse().unwrap(), DrawRules::Claimed);
        for san in good.split_whitespace() {
            game.play_san(san).unwrap();
        }
        let position = *game.position();
        let error = game.play_san(bad).expect_err(bad);

        let mut study = Study::default();
        study.type_fen(start);
        study.type_moves(format!("{good} {bad}").trim_start());
        let said = notes::trouble(Lang::En, study.trouble().expect(bad));
        assert!(said.contains(&format!("“{bad}”: {error}.")), "{said}");
        assert_eq!(*study.position(), position, "{bad}");
        study.type_moves("");
        assert_eq!(study.trouble(), None);

        match error {
            PlaySanError::Over(_) => over += 1,
            PlaySanError::San(SanError::Syntax(error)) => syntax.push(error.name()),
            PlaySanError::San(SanError::Illegal(error)) => illegal.push(error.name()),
        }
    }
    // A sign alone, such as !?, belongs to the move before it, so no typed move is empty.
    assert_eq!(missing::<ParseSanError>(&syntax), ["Empty"]);
    assert!(missing::<IllegalSan>(&illegal).is_empty(), "{illegal:?}");
    assert!(over > 0);
}
