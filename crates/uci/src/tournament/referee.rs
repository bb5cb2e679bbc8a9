//! One game between two engines, played to its end.

use rookery_rules::{ByColor, Color, Game, Outcome, WinReason};
use serde::{Deserialize, Serialize};

use super::adjudication::Adjudication;
use super::client::{Answer, Client, Fault};
use super::pace::{Clocks, Leniency, Pace};
use super::record::Ending;
use super::thought::Thought;

/// What every game is played under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Conditions {
    pub(crate) pace: Pace,
    pub(crate) leniency: Leniency,
    pub(crate) adjudication: Adjudication,
    /// A game is drawn after so many moves.
    pub(crate) longest: u16,
}

/// An engine at the board.
pub(crate) trait Seat {
    fn client(&mut self) -> Result<&mut dyn Client, Fault>;
}

/// A game that has ended.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) game: Game,
    pub(crate) thoughts: Vec<Thought>,
    pub(crate) ending: Ending,
}

/// Plays on from an opening; engines are told the game's number.
pub(crate) fn play(
    number: usize,
    opening: &Game,
    seats: &mut ByColor<&mut dyn Seat>,
    conditions: &Conditions,
) -> Played {
    let (mut game, mut thoughts) = (opening.clone(), Vec::new());
    let mut clocks = Clocks::new(conditions.pace, conditions.leniency);
    let mut unready = Color::ALL.into_iter().filter_map(|color| {
        let ready = seats[color]
            .client()
            .and_then(|client| client.new_game(opening, number));
        ready.err().map(|fault| Ending::Failed(color, fault))
    });
    let unready = unready.next();
    let ending = unready.unwrap_or_else(|| {
        loop {
            if let Some(ending) = ended(&game, &thoughts, conditions) {
                break ending;
            }
            let mover = game.position().turn();
            let answer = seats[mover]
                .client()
                .and_then(|client| client.think(&game, clocks.limit(), clocks.allowance(mover)));
            match answer {
                Ok(Answer::Plays(mv, thought)) => {
                    clocks.spend(mover, thought.time());
                    if game.play(mv).is_err() {
                        break Ending::Failed(mover, Fault::Illegal(mv.to_string()));
                    }
                    thoughts.push(thought);
                }
                Ok(Answer::Resigns) => {
                    break Ending::Board(Outcome::Win(!mover, WinReason::Resignation));
                }
                Err(fault) => break Ending::Failed(mover, fault),
            }
        }
    });
    Played {
        game,
        thoughts,
        ending,
    }
}

fn ended(game: &Game, thoughts: &[Thought], conditions: &Conditions) -> Option<Ending> {
    if let Some(outcome) = game.outcome() {
        return Some(Ending::Board(outcome));
    }
    let fullmove = game.position().fullmoves();
    let judgements: Vec<_> = thoughts.iter().map(|thought| thought.judgement).collect();
    let agreement = conditions.adjudication.agreement(fullmove, &judgements);
    let too_long = (fullmove > conditions.longest).then_some(Ending::TooLong);
    agreement.map(Ending::Agreed).or(too_long)
}

#[cfg(test)]
mod tests;
