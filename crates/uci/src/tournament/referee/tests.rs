//! Games between players that follow a script.

use std::num::NonZeroU64;
use std::time::Duration;

use rookery_rules::DrawRules;

use super::*;
use crate::tournament::adjudication::Agreement;
use crate::tournament::pace::Limit;
use crate::tournament::thought::Judgement;

/// Plays its moves in SAN, then fails.
struct Player {
    moves: std::vec::IntoIter<&'static str>,
    judgement: Judgement,
    then: Result<Answer, Fault>,
}

impl Player {
    fn new(moves: impl Into<Vec<&'static str>>) -> Self {
        Self {
            moves: moves.into().into_iter(),
            judgement: Judgement::Cp(0),
            then: Err(Fault::Crash),
        }
    }
}

impl Client for Player {
    fn new_game(&mut self, _: &Game, _: usize) -> Result<(), Fault> {
        Ok(())
    }

    fn think(&mut self, game: &Game, _: Limit, _: Duration) -> Result<Answer, Fault> {
        let Some(san) = self.moves.next() else {
            return self.then.clone();
        };
        let thought = Thought {
            judgement: Some(self.judgement),
            ..Thought::default()
        };
        let mv = game.position().parse_san(san).expect("a legal move");
        Ok(Answer::Plays(mv, thought))
    }
}

impl Seat for Player {
    fn client(&mut self) -> Result<&mut dyn Client, Fault> {
        Ok(self)
    }
}

const CONDITIONS: Conditions = Conditions {
    pace: Pace::Nodes(NonZeroU64::MIN),
    leniency: Leniency {
        margin: Duration::ZERO,
        patience: Duration::ZERO,
    },
    adjudication: Adjudication {
        draw_after: None,
        resign: None,
    },
    longest: 200,
};

fn play_out(white: &mut Player, black: &mut Player, conditions: &Conditions) -> Played {
    let opening = Game::new(DrawRules::AtOnce);
    play(0, &opening, &mut ByColor::new(white, black), conditions)
}

#[test]
fn mate_ends_the_game() {
    let mut white = Player::new(["f3", "g4"]);
    let mut black = Player::new(["e5", "Qh4"]);
    let played = play_out(&mut white, &mut black, &CONDITIONS);
    let mate = Outcome::Win(Color::Black, WinReason::Checkmate);
    assert_eq!(played.ending, Ending::Board(mate));
    assert_eq!(played.thoughts.len(), 4);
}

#[test]
fn repetition_ends_the_game_at_once() {
    let mut white = Player::new(["Nf3", "Ng1", "Nf3", "Ng1", "e4"]);
    let mut black = Player::new(["Nf6", "Ng8", "Nf6", "Ng8"]);
    let played = play_out(&mut white, &mut black, &CONDITIONS);
    assert_eq!(played.game.moves().len(), 8);
    assert!(played.game.outcome().is_some_and(Outcome::is_draw));
}

#[test]
fn who_fails_or_resigns_loses() {
    let played = play_out(&mut Player::new(["e4"]), &mut Player::new([]), &CONDITIONS);
    assert_eq!(played.ending, Ending::Failed(Color::Black, Fault::Crash));
    let mut tired = Player::new([]);
    tired.then = Ok(Answer::Resigns);
    let played = play_out(&mut tired, &mut Player::new([]), &CONDITIONS);
    let resigned = Outcome::Win(Color::Black, WinReason::Resignation);
    assert_eq!(played.ending, Ending::Board(resigned));
}

#[test]
fn scores_and_length_end_the_game_where_conditions_say_so() {
    let moves = ["a3", "b3", "c3", "d3"];
    let replies = ["a6", "b6", "c6", "d6"];
    let mut white = Player::new(moves);
    let mut black = Player::new(replies);
    (white.judgement, black.judgement) = (Judgement::Cp(-1200), Judgement::Mate(-9));
    let conditions = Conditions {
        adjudication: Adjudication {
            draw_after: None,
            resign: Some(1000),
        },
        ..CONDITIONS
    };
    let played = play_out(&mut white, &mut black, &conditions);
    assert_eq!(played.ending, Ending::Agreed(Agreement::Win(Color::Black)));

    let conditions = Conditions {
        longest: 3,
        ..CONDITIONS
    };
    let played = play_out(
        &mut Player::new(moves),
        &mut Player::new(replies),
        &conditions,
    );
    assert_eq!(played.ending, Ending::TooLong);
    assert_eq!(played.game.moves().len(), 6);
}
