//! The battles of the story: against whom, from where, and what for.

use rookery_play::BattleVerdict;
use rookery_rules::{Color, DrawRules, Game, Position};

use crate::animal::Animal;
use crate::objective::Objective;

/// A game that has to be played.
#[derive(Debug, PartialEq, Eq)]
pub struct Battle {
    /// How it is remembered.
    pub key: &'static str,
    /// Against whom.
    pub opponent: Animal,
    /// The player's color.
    pub side: Color,
    /// A FEN, if it does not begin as usual.
    pub start: Option<&'static str>,
    /// What to reach.
    pub objective: Objective,
    /// The opponent's rung for those who have just learned the rules.
    pub easiest: u16,
}

/// All of them, in the order of the story.
pub static BATTLES: [Battle; 19] = [
    Battle::plain("dormouse", Animal::Dormouse, 200),
    Battle::plain("hedgehog", Animal::Hedgehog, 200),
    Battle::plain("frog", Animal::Frog, 200),
    Battle {
        side: Color::Black,
        ..Battle::plain("mole", Animal::Mole, 200)
    },
    Battle {
        objective: Objective::WinWithin(40),
        ..Battle::plain("hare", Animal::Hare, 200)
    },
    Battle {
        objective: Objective::Survive(20),
        ..Battle::plain("boar", Animal::Boar, 250)
    },
    Battle {
        objective: Objective::KeepQueen(15),
        ..Battle::plain("magpie", Animal::Magpie, 275)
    },
    Battle::plain("otter", Animal::Otter, 300),
    Battle {
        // A rook each, and a pawn more: enough, for somebody who knows endgames.
        start: Some("3r2k1/pp3pp1/7p/8/3P4/7P/PP3PP1/2R3K1 w - - 0 1"),
        ..Battle::plain("squirrel", Animal::Squirrel, 325)
    },
    Battle {
        objective: Objective::WinWithin(45),
        ..Battle::plain("woodpecker", Animal::Woodpecker, 325)
    },
    Battle {
        // Open files, and two kings without a way out at the back.
        start: Some("r4rk1/pp3ppp/2n1b3/4p3/4P3/2N1B3/PP3PPP/R4RK1 w - - 0 1"),
        ..Battle::plain("tortoise", Animal::Tortoise, 350)
    },
    Battle {
        side: Color::Black,
        ..Battle::plain("fox", Animal::Fox, 375)
    },
    Battle {
        // The toll: a knight.
        start: Some("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1"),
        objective: Objective::WinFromBehind,
        ..Battle::plain("fox-toll", Animal::Fox, 300)
    },
    Battle::plain("badger", Animal::Badger, 400),
    Battle::plain("heron", Animal::Heron, 400),
    Battle::plain("bat", Animal::Bat, 425),
    Battle {
        side: Color::Black,
        ..Battle::plain("lynx", Animal::Lynx, 425)
    },
    Battle {
        objective: Objective::Survive(30),
        ..Battle::plain("owl", Animal::Owl, 475)
    },
    Battle {
        // One pawn has already come past the middle.
        start: Some("rnbqkbnr/pppppppp/8/3P4/8/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1"),
        ..Battle::plain("raven", Animal::Raven, 500)
    },
];

impl Battle {
    /// The battle that the story and the games call so.
    #[must_use]
    pub fn from_key(key: &str) -> Option<&'static Self> {
        BATTLES.iter().find(|battle| battle.key == key)
    }

    /// Where it begins.
    #[must_use]
    pub fn position(&self) -> Position {
        let parsed = |fen| Position::parse_fen(fen).expect("a test reads every start");
        self.start.map_or_else(Position::start, parsed)
    }

    /// A new game of it.
    #[must_use]
    pub fn begin(&self) -> Game {
        Game::from_position(self.position(), DrawRules::AtOnce)
    }

    /// What a game was worth; none if it is undecided, or began elsewhere.
    #[must_use]
    pub fn judge(&self, game: &Game) -> Option<BattleVerdict> {
        if *game.start() != self.position() {
            return None;
        }
        self.objective.judge(game, self.side)
    }

    const fn plain(key: &'static str, opponent: Animal, easiest: u16) -> Self {
        Self {
            key,
            opponent,
            side: Color::White,
            start: None,
            objective: Objective::Win,
            easiest,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rookery_rules::{EXCHANGE_VALUES, Role};

    use super::*;

    /// What White's pieces are worth more than Black's, for a FEN on the board.
    fn balance(position: &Position) -> i32 {
        let worth = |color: Color, role: Role| {
            let pieces = position.board().of(color, role).len();
            i32::try_from(pieces).unwrap() * EXCHANGE_VALUES[role]
        };
        let roles = Role::ALL.into_iter().filter(|&role| role != Role::King);
        roles
            .map(|role| worth(Color::White, role) - worth(Color::Black, role))
            .sum()
    }

    #[test]
    fn every_battle_is_found_and_can_begin() {
        let keys: HashSet<_> = BATTLES.iter().map(|battle| battle.key).collect();
        assert_eq!(keys.len(), BATTLES.len());
        for battle in &BATTLES {
            assert_eq!(Battle::from_key(battle.key), Some(battle));
            assert_eq!(battle.begin().outcome(), None, "{}", battle.key);
            assert_eq!(battle.judge(&battle.begin()), None);
            let rung = battle.opponent.character().rung.get();
            assert!(battle.easiest <= rung.max(300), "{}", battle.key);
        }
        assert_eq!(Battle::from_key("dragon"), None);
    }

    #[test]
    fn the_story_gets_harder_gently() {
        let slope: Vec<_> = BATTLES.iter().filter(|one| one.key != "fox-toll").collect();
        let steps = slope.windows(2).map(|two| two[1].easiest - two[0].easiest);
        assert!(steps.max() <= Some(50));
        assert_eq!(slope[0].easiest, 200);
    }

    #[test]
    fn whoever_starts_behind_has_less() {
        for battle in &BATTLES {
            let balance = balance(&battle.position());
            let behind = battle.objective == Objective::WinFromBehind;
            assert_eq!(balance < 0, behind, "{}: {balance}", battle.key);
        }
    }

    #[test]
    fn a_game_from_elsewhere_is_no_battle() {
        let mut game = Game::new(DrawRules::AtOnce);
        game.resign(Color::Black).unwrap();
        let judged = |key: &str| Battle::from_key(key).unwrap().judge(&game);
        assert_eq!(judged("dormouse"), Some(BattleVerdict::Met));
        assert_eq!(judged("mole"), Some(BattleVerdict::Lost));
        assert_eq!(judged("raven"), None);
    }
}
