//! What a battle asks for, judged from nothing but the moves of a game.

use rookery_play::BattleVerdict;
use rookery_rules::{Color, Game, Role};

/// What to reach. A win goes on in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objective {
    /// Win.
    Win,
    /// Win, in this many moves of one's own if possible.
    WinWithin(u16),
    /// Win from a start with less than the opponent has.
    WinFromBehind,
    /// Be still in the game when this many moves of one's own have been answered.
    Survive(u16),
    /// The same, without ever having been without a queen.
    KeepQueen(u16),
}

impl Objective {
    /// What to do, in words for the player.
    #[must_use]
    pub fn told(self) -> String {
        match self {
            Self::Win => "Win the game.".to_owned(),
            Self::WinWithin(moves) => {
                format!("Win the game. Within {moves} moves, and you earn a feather.")
            }
            Self::WinFromBehind => "You start with less. Win all the same.".to_owned(),
            Self::Survive(moves) => format!("Stay in the game for {moves} moves, or win it."),
            Self::KeepQueen(moves) => {
                format!("Keep your queen for {moves} moves, or win the game.")
            }
        }
    }

    /// What a game is worth; none while it is undecided.
    #[must_use]
    pub fn judge(self, game: &Game, player: Color) -> Option<BattleVerdict> {
        if self.met(game, player) {
            return Some(BattleVerdict::Met);
        }
        let outcome = game.outcome()?;
        Some(match outcome.winner() {
            Some(winner) if winner == player => BattleVerdict::Won,
            Some(_) => BattleVerdict::Lost,
            None => BattleVerdict::Drawn,
        })
    }

    fn met(self, game: &Game, player: Color) -> bool {
        let won = game.outcome().and_then(|outcome| outcome.winner()) == Some(player);
        match self {
            Self::Win | Self::WinFromBehind => won,
            Self::WinWithin(moves) => won && moves_of(game, player) <= usize::from(moves),
            Self::Survive(moves) => won || answered(game, player, moves).is_some(),
            Self::KeepQueen(moves) => {
                let kept = |ply: usize| game.positions().take(ply + 1).all(has_queen(player));
                answered(game, player, moves).is_some_and(kept)
            }
        }
    }
}

/// How many moves this side has made.
fn moves_of(game: &Game, side: Color) -> usize {
    let before = game.positions().take(game.moves().len());
    before.filter(|position| position.turn() == side).count()
}

/// The ply at which this many moves of the side have been made and answered, and it can still move.
fn answered(game: &Game, side: Color, moves: u16) -> Option<usize> {
    let mut made = 0;
    for (ply, position) in game.positions().enumerate() {
        if position.turn() != side {
            continue;
        }
        if made >= moves {
            return position.has_moves().then_some(ply);
        }
        made += 1;
    }
    None
}

fn has_queen(side: Color) -> impl Fn(&rookery_rules::Position) -> bool {
    move |position| !position.board().of(side, Role::Queen).is_empty()
}

#[cfg(test)]
mod tests {
    use rookery_rules::{DrawRules, Position};

    use super::*;

    fn game(moves: &str) -> Game {
        let mut game = Game::new(DrawRules::AtOnce);
        for san in moves.split_whitespace() {
            game.play_san(san).expect(san);
        }
        game
    }

    const SCHOLAR: &str = "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#";

    #[test]
    fn a_win_is_a_win_and_a_loss_is_a_loss() {
        let game = game(SCHOLAR);
        assert_eq!(
            Objective::Win.judge(&game, Color::White),
            Some(BattleVerdict::Met)
        );
        assert_eq!(
            Objective::Win.judge(&game, Color::Black),
            Some(BattleVerdict::Lost)
        );
    }

    #[test]
    fn a_late_win_goes_on_without_meeting_the_objective() {
        let game = game(SCHOLAR);
        let within = |moves| Objective::WinWithin(moves).judge(&game, Color::White);
        assert_eq!(within(4), Some(BattleVerdict::Met));
        assert_eq!(within(3), Some(BattleVerdict::Won));
        assert!(BattleVerdict::Won.goes_on());
    }

    #[test]
    fn nothing_is_said_about_an_open_game() {
        let game = game("e4 e5");
        assert_eq!(Objective::Win.judge(&game, Color::White), None);
        assert_eq!(Objective::Survive(2).judge(&game, Color::White), None);
    }

    #[test]
    fn surviving_counts_answered_moves_and_holds_after_a_later_loss() {
        let survive = |moves: u16, game: &Game, side| Objective::Survive(moves).judge(game, side);
        let mut three = game("e4 e5 Nf3 Nc6 Bc4 Nf6");
        assert_eq!(survive(3, &three, Color::White), Some(BattleVerdict::Met));
        assert_eq!(survive(4, &three, Color::White), None);
        three.resign(Color::White).unwrap();
        assert_eq!(survive(3, &three, Color::White), Some(BattleVerdict::Met));
        assert_eq!(survive(4, &three, Color::White), Some(BattleVerdict::Lost));
        // Black's third move is answered by mate, so only two are survived.
        let mated = game(SCHOLAR);
        assert_eq!(survive(2, &mated, Color::Black), Some(BattleVerdict::Met));
        assert_eq!(survive(3, &mated, Color::Black), Some(BattleVerdict::Lost));
    }

    #[test]
    fn a_queen_that_was_swapped_was_not_kept() {
        let keep = |game: &Game| Objective::KeepQueen(4).judge(game, Color::White);
        assert_eq!(
            keep(&game("e4 d5 exd5 Qxd5 Nc3 Qd8 d4 Nf6")),
            Some(BattleVerdict::Met)
        );
        let mut swapped = game("e4 e5 Qf3 Qf6 Qxf6 Nxf6 d3 d6 Nc3 Nc6");
        assert_eq!(keep(&swapped), None);
        swapped.agree_draw().unwrap();
        assert_eq!(keep(&swapped), Some(BattleVerdict::Drawn));
    }

    #[test]
    fn the_task_is_told_in_words() {
        let told = Objective::Survive(20).told();
        assert_eq!(told, "Stay in the game for 20 moves, or win it.");
    }

    #[test]
    fn a_draw_counts_as_neither() {
        let start = Position::parse_fen("7k/5Q2/8/8/8/8/8/K7 w - - 0 1").unwrap();
        let mut game = Game::from_position(start, DrawRules::AtOnce);
        game.play_san("Ka2").unwrap();
        let verdict = Objective::WinFromBehind.judge(&game, Color::White);
        assert_eq!(verdict, Some(BattleVerdict::Drawn));
        assert!(!BattleVerdict::Drawn.goes_on());
    }
}
