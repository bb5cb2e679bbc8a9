//! A study driven by hand.

use super::*;

fn typed(moves: &str) -> Study {
    let mut study = Study::default();
    study.type_moves(moves);
    study
}

fn walk(study: &mut Study, steps: &[TreeStep]) {
    steps.iter().for_each(|step| study.step(*step));
}

fn play(study: &mut Study, from: Square, to: Square) {
    study.press(from);
    study.press(to);
}

/// The move that led to the position shown.
fn last(study: &Study) -> String {
    study.tree().node(study.at()).san().unwrap_or_default()
}

#[test]
fn a_bad_position_is_explained_and_the_last_good_board_stays() {
    let mut study = Study::default();
    study.type_fen("8/8/8/8/8/8/8/K1k5 w - - 0 1");
    let good = *study.position();
    study.type_fen("8/8/8/8/8/8/8/K1k5 w - - 0");
    assert!(study.fen_trouble().is_some());
    assert_eq!(*study.position(), good);
    study.type_fen("8/8/8/8/8/8/8/K1k5 w - - 0 1");
    assert_eq!(study.fen_trouble(), None);
}

#[test]
fn a_new_position_begins_a_new_game_and_the_same_one_keeps_it() {
    let mut study = typed("e4 e5");
    let start = Position::default().fen();
    study.type_fen(&format!(" {start} "));
    assert_eq!(study.moves(), "e4 e5");
    study.type_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(study.moves(), "");
    assert_eq!(study.at(), NodeId::ROOT);
}

#[test]
fn typing_shows_the_last_good_position_and_steps_stay_inside() {
    let mut study = typed("e4 e5 Ke3");
    assert_eq!(last(&study), "e5");
    assert!(study.trouble().is_some());
    study.step(TreeStep::Forward);
    assert_eq!(last(&study), "e5");
    assert!(!study.can(TreeStep::Forward) && study.can(TreeStep::Back));
    study.step(TreeStep::First);
    study.step(TreeStep::Back);
    assert_eq!(study.marks().last, None);
    study.step(TreeStep::Forward);
    assert_eq!(study.marks().last, Some((Square::E2, Square::E4)));
}

#[test]
fn two_presses_play_a_move() {
    let mut study = Study::default();
    study.press(Square::E2);
    assert_eq!(study.marks().targets.len(), 2);
    study.press(Square::E4);
    assert_eq!(study.moves(), "1. e4");
    assert_eq!(study.marks().selected, None);
    assert_eq!(study.position().turn(), Color::Black);
}

#[test]
fn only_the_side_to_move_is_picked_up_and_a_second_press_lets_go() {
    let mut study = Study::default();
    study.press(Square::E7);
    assert_eq!(study.marks().selected, None);
    study.press(Square::E2);
    study.press(Square::D2);
    assert_eq!(study.marks().selected, Some(Square::D2));
    study.press(Square::D2);
    assert_eq!(study.marks().selected, None);
}

#[test]
fn another_move_is_a_variation_and_a_known_one_is_followed() {
    let mut study = typed("1.e4 e5 2.Nf3 nonsense");
    walk(&mut study, &[TreeStep::First, TreeStep::Forward]);
    play(&mut study, Square::E7, Square::E5);
    assert_eq!(study.moves(), "1.e4 e5 2.Nf3 nonsense");
    assert_eq!(last(&study), "e5");
    study.step(TreeStep::Back);
    play(&mut study, Square::C7, Square::C5);
    assert_eq!(study.moves(), "1. e4 e5 (1... c5) 2. Nf3");
    assert_eq!(study.trouble(), None);
    assert_eq!(last(&study), "c5");
    play(&mut study, Square::G1, Square::F3);
    assert_eq!(study.moves(), "1. e4 e5 (1... c5 2. Nf3) 2. Nf3");
}

#[test]
fn what_was_played_reads_back_where_one_is() {
    let mut study = typed("1. e4 e5 2. Nf3");
    walk(&mut study, &[TreeStep::Back, TreeStep::Back]);
    play(&mut study, Square::C7, Square::C5);
    let (tree, text) = (study.tree().clone(), study.moves().to_owned());
    study.type_moves(&text);
    assert_eq!(*study.tree(), tree);
}

#[test]
fn a_pawn_asks_what_to_become() {
    let mut study = Study::default();
    study.type_fen("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    study.press(Square::A7);
    study.press(Square::A8);
    let waiting = study.promoting().unwrap();
    assert_eq!(waiting.color, Color::White);
    study.promote(Promotion::Knight);
    assert_eq!(study.moves(), "1. a8=N");
    assert_eq!(study.promoting(), None);
}

#[test]
fn check_and_the_end_are_known_only_where_they_happen() {
    let mut study = typed("f3 e5 g4 Qh4#");
    assert_eq!(
        study.outcome().unwrap().to_string(),
        "Black wins by checkmate"
    );
    assert_eq!(study.marks().check, Some(Square::E1));
    study.step(TreeStep::Back);
    assert_eq!(study.outcome(), None);
    assert_eq!(study.marks().check, None);
}

#[test]
fn flipping_changes_the_side_only() {
    let mut study = typed("e4");
    study.flip();
    assert_eq!(study.side(), Color::Black);
    assert_eq!(last(&study), "e4");
}

const TWO: &str = "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 d5 1-0\n";

#[test]
fn a_pasted_game_is_shown_from_its_beginning_and_an_edit_from_its_end() {
    let mut study = typed(TWO);
    assert_eq!(study.at(), NodeId::ROOT);
    assert_eq!((study.games().len(), study.chosen()), (2, 0));
    study.choose(1);
    assert_eq!(study.at(), NodeId::ROOT);
    study.type_moves(&TWO.replace("d5", "d5 2. c4"));
    assert_eq!((study.chosen(), last(&study).as_str()), (1, "c4"));
    study.type_moves("[White \"C\"]\n\n1. c4");
    assert_eq!((study.chosen(), last(&study).as_str()), (0, ""));
}

#[test]
fn a_move_in_one_game_leaves_the_others_alone() {
    let mut study = typed(TWO);
    study.choose(1);
    play(&mut study, Square::C2, Square::C4);
    assert!(
        study
            .moves()
            .starts_with("[White \"A\"]\n\n1. e4 e5 *\n\n[Event")
    );
    assert!(study.moves().contains("1. d4 (1. c4) 1... d5 1-0"));
    assert_eq!(last(&study), "c4");
    study.choose(0);
    walk(&mut study, &[TreeStep::Last]);
    play(&mut study, Square::G1, Square::F3);
    assert!(study.moves().contains("1. e4 e5 2. Nf3 *"));
    assert!(study.moves().contains("(1. c4)"));
}

#[test]
fn a_game_with_a_start_of_its_own_sets_the_position() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut study = typed(&format!("[FEN \"{fen}\"]\n\n1. e4"));
    assert_eq!(study.fen(), fen);
    assert!(study.begins_elsewhere());
    study.type_moves("1. e3");
    assert_eq!(study.tree().start().fen(), fen);
    assert!(!study.begins_elsewhere());
    study.type_moves(TWO);
    assert_eq!(study.fen(), Position::default().fen());
}

#[test]
fn a_text_that_is_too_long_keeps_the_game() {
    let mut study = typed("1. e4 e5");
    study.type_moves(&"1. e4 ".repeat(MOST_BYTES));
    assert_eq!(study.trouble(), Some(&Trouble::TooLong(MOST_BYTES)));
    assert_eq!(study.tree().move_count(), 2);
}

#[test]
fn the_author_draws_on_the_board() {
    let mut study = typed("e4 {[%csl Ge4] [%cal Rd1h5] [%clk 0:01:00]} e5");
    assert_eq!(study.drawings(), []);
    study.step(TreeStep::Back);
    assert_eq!(study.drawings().len(), 2);
}

#[test]
fn a_repetition_ends_only_a_line_that_stops_there() {
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let mut study = typed(&moves);
    assert!(study.outcome().is_some());
    play(&mut study, Square::E2, Square::E4);
    assert_eq!(study.tree().move_count(), 16);
    study.type_moves(&format!("{moves} e4"));
    assert_eq!(study.outcome(), None);
    study.step(TreeStep::Back);
    assert_eq!(study.outcome(), None);
}

#[test]
fn a_move_in_one_of_several_lists_keeps_them_apart() {
    let mut study = typed("e4 e5 *\n\nd4 d5 *");
    study.choose(0);
    study.step(TreeStep::Last);
    play(&mut study, Square::G1, Square::F3);
    study.choose(1);
    assert_eq!((study.games().len(), study.trouble()), (2, None));
    study.step(TreeStep::Last);
    assert_eq!(last(&study), "d5");
    study.choose(0);
    study.step(TreeStep::Last);
    assert_eq!(last(&study), "Nf3");
}

#[test]
fn a_start_that_was_set_by_hand_stays_while_one_looks_at_other_games() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut study = Study::default();
    study.type_fen(fen);
    study.type_moves("e4 *\n\nd4 d5 *");
    study.choose(1);
    study.choose(0);
    assert_eq!(
        (study.tree().start().fen().as_str(), study.trouble()),
        (fen, None)
    );
}

#[test]
fn a_move_on_the_board_never_deletes_what_could_not_be_read() {
    let text = "e4 e5 Qh9 Nc6 Bc4";
    let mut study = typed(text);
    play(&mut study, Square::D1, Square::H5);
    assert_eq!(study.moves(), text);
    assert_eq!(last(&study), "Qh5");

    let mut study = typed("e4 e5 Qh9");
    play(&mut study, Square::D1, Square::H5);
    assert_eq!((study.moves(), study.trouble()), ("1. e4 e5 2. Qh5", None));
}

#[test]
fn a_position_pasted_for_a_game_is_a_position() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut study = typed("e4 e5");
    study.type_moves(&format!("{fen}\n"));
    assert_eq!(study.tree().start().fen(), fen);
    assert_eq!((study.moves(), study.trouble()), ("", None));
}

#[test]
fn moves_are_typed_on_where_one_is_or_not_at_all() {
    let mut study = Study::default();
    study.type_on("1. e4 e5").unwrap();
    study.type_on("2. nf3").unwrap();
    assert_eq!(study.moves(), "1. e4 e5 2. Nf3");
    assert!(study.type_on("Nc6 Ke7 O-O-O-O").is_err());
    assert_eq!(study.moves(), "1. e4 e5 2. Nf3");
    assert_eq!(study.played(), (3, None));
}

#[test]
fn a_wrong_move_is_removed_with_all_that_follows() {
    let mut study = typed("e4 e5 Nf3 Nc6");
    assert!(study.can_remove());
    walk(&mut study, &[TreeStep::Back, TreeStep::Back]);
    study.remove();
    assert_eq!((study.moves(), last(&study).as_str()), ("1. e4", "e4"));
    study.remove();
    assert_eq!((study.moves(), study.can_remove()), ("", false));
    study.type_on("f3 e5 g4 Qh4").unwrap();
    assert!(study.played().1.is_some());
    study.remove();
    assert_eq!(study.played(), (3, None));
}
