//! The sheet: what a player's games add up to, against each style of opponent too.

use rookery_play::{BattleVerdict, Opponent};

use crate::temper::Temper;

/// Which games count, for the player.
pub const COUNTED: &str = "Every finished game against the computer counts: in the adventure, in survival or just for \
     fun, if you made at least one move. A battle counts as won if its task was done. Games against people, \
     on one screen and from files do not count.";

/// Why the rows of the styles are no sum, for the player.
pub const STYLES_OVERLAP: &str =
    "An opponent can have several styles or none, so these rows need not add up to all games.";

/// A stored game, as far as the sheet looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetGame {
    /// Where it was played.
    pub kind: Kind,
    /// Whom it was played against.
    pub opponent: Opponent,
    /// How it ended for the player; none if it has not.
    pub result: Option<GameResult>,
    /// How many moves the player made.
    pub moves: u32,
    /// How long it took, in milliseconds.
    pub millis: u64,
}

/// Where a game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A battle of the story.
    Adventure,
    /// In survival.
    Survival,
    /// Against the engine, for fun.
    ForFun,
    /// Not against the engine: people, one screen, files.
    Elsewhere,
}

/// How a game ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
}

/// What games add up to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameTotals {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// Moves that the player made.
    pub moves: u64,
    /// Time, in milliseconds.
    pub millis: u64,
}

/// Everything on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// All games that count.
    pub all: GameTotals,
    /// Those of the adventure among them.
    pub adventure: GameTotals,
    /// Those against each style among them.
    pub against: [(Temper, GameTotals); 6],
}

impl From<BattleVerdict> for GameResult {
    fn from(verdict: BattleVerdict) -> Self {
        match verdict {
            BattleVerdict::Lost => Self::Lost,
            BattleVerdict::Drawn => Self::Drawn,
            BattleVerdict::Won | BattleVerdict::Met => Self::Won,
        }
    }
}

impl SheetGame {
    /// How it counts, if it does; told in words by [`COUNTED`].
    #[must_use]
    pub fn counted(&self) -> Option<GameResult> {
        let counts = self.kind != Kind::Elsewhere && self.moves > 0;
        self.result.filter(|_| counts)
    }
}

impl GameTotals {
    /// All games.
    #[must_use]
    pub fn played(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Games won of a hundred, rounded; none without games.
    #[must_use]
    pub fn win_rate(&self) -> Option<u32> {
        let played = self.played();
        (played > 0).then(|| (self.won * 100 + played / 2) / played)
    }

    fn add(&mut self, game: &SheetGame, result: GameResult) {
        match result {
            GameResult::Won => self.won += 1,
            GameResult::Drawn => self.drawn += 1,
            GameResult::Lost => self.lost += 1,
        }
        self.moves += u64::from(game.moves);
        self.millis += game.millis;
    }
}

impl Sheet {
    /// Adds up games, in any order.
    #[must_use]
    pub fn of<'g>(games: impl IntoIterator<Item = &'g SheetGame>) -> Self {
        let mut sheet = Self {
            all: GameTotals::default(),
            adventure: GameTotals::default(),
            against: Temper::ALL.map(|temper| (temper, GameTotals::default())),
        };
        for game in games {
            let Some(result) = game.counted() else {
                continue;
            };
            sheet.all.add(game, result);
            if game.kind == Kind::Adventure {
                sheet.adventure.add(game, result);
            }
            for (temper, tally) in &mut sheet.against {
                if temper.fits(&game.opponent) {
                    tally.add(game, result);
                }
            }
        }
        sheet
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::animal::Animal;

    fn game(kind: Kind, animal: Animal, result: Option<GameResult>) -> SheetGame {
        let character = animal.character();
        SheetGame {
            kind,
            opponent: character.playing_at(character.rung),
            result,
            moves: 30,
            millis: 60_000,
        }
    }

    fn against(sheet: &Sheet, temper: Temper) -> GameTotals {
        let row = sheet.against.iter().find(|(one, _)| *one == temper);
        row.unwrap().1
    }

    const WON: Option<GameResult> = Some(GameResult::Won);
    const DRAWN: Option<GameResult> = Some(GameResult::Drawn);
    const LOST: Option<GameResult> = Some(GameResult::Lost);

    #[test]
    fn known_games_give_known_figures() {
        let games = [
            game(Kind::Adventure, Animal::Fox, LOST),
            game(Kind::Adventure, Animal::Fox, DRAWN),
            game(Kind::Adventure, Animal::Fox, WON),
            game(Kind::Survival, Animal::Otter, WON),
            game(Kind::ForFun, Animal::Mole, WON),
        ];
        let sheet = Sheet::of(&games);
        assert_eq!((sheet.all.won, sheet.all.drawn, sheet.all.lost), (3, 1, 1));
        assert_eq!((sheet.all.played(), sheet.all.win_rate()), (5, Some(60)));
        assert_eq!((sheet.all.moves, sheet.all.millis), (150, 300_000));
        assert_eq!(
            (sheet.adventure.played(), sheet.adventure.win_rate()),
            (3, Some(33))
        );
        assert_eq!(against(&sheet, Temper::Aggressive).win_rate(), Some(50));
        assert_eq!(against(&sheet, Temper::Positional).played(), 4);
        assert_eq!(against(&sheet, Temper::Blind).win_rate(), Some(100));
        assert_eq!(against(&sheet, Temper::Passive).win_rate(), None);
    }

    #[test]
    fn what_does_not_count_changes_nothing() {
        let counted = [game(Kind::Adventure, Animal::Owl, WON)];
        let without_move = SheetGame {
            moves: 0,
            ..game(Kind::Adventure, Animal::Owl, LOST)
        };
        let with_others = [
            counted[0],
            game(Kind::Elsewhere, Animal::Owl, LOST),
            game(Kind::Adventure, Animal::Owl, None),
            without_move,
        ];
        assert_eq!(Sheet::of(&with_others), Sheet::of(&counted));
    }

    #[test]
    fn the_plain_engine_counts_for_no_style() {
        let plain = SheetGame {
            opponent: Opponent::PLAIN,
            ..game(Kind::ForFun, Animal::Owl, WON)
        };
        let sheet = Sheet::of(&[plain]);
        assert_eq!(sheet.all.played(), 1);
        assert!(sheet.against.iter().all(|(_, tally)| tally.played() == 0));
    }

    #[test]
    fn it_keeps_updating_in_any_order() {
        let mut games = vec![
            game(Kind::Adventure, Animal::Raven, WON),
            game(Kind::ForFun, Animal::Raven, LOST),
        ];
        let before = Sheet::of(&games);
        games.push(game(Kind::ForFun, Animal::Hare, DRAWN));
        let after = Sheet::of(&games);
        assert_eq!(after.all.played(), before.all.played() + 1);
        assert_eq!(after.adventure, before.adventure);
        games.reverse();
        assert_eq!(Sheet::of(&games), after);
    }

    #[test]
    fn a_battle_whose_task_was_done_is_won() {
        assert_eq!(GameResult::from(BattleVerdict::Met), GameResult::Won);
        assert_eq!(GameResult::from(BattleVerdict::Won), GameResult::Won);
        assert_eq!(GameResult::from(BattleVerdict::Drawn), GameResult::Drawn);
        assert_eq!(GameResult::from(BattleVerdict::Lost), GameResult::Lost);
    }
}
