//! What somebody says during a game: short, in a way of its own, never mean.

/// When something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// The game begins.
    Start,
    /// It gives check.
    GivesCheck,
    /// It is in check.
    TakesCheck,
    /// It has lost its queen.
    QueenLost,
    /// It has won the other queen.
    QueenWon,
    /// It sees that the player has made a big mistake.
    BlunderSeen,
    /// It has won.
    Win,
    /// It has lost.
    Loss,
    /// Nobody has won.
    Draw,
}

/// All that somebody says, two or three ways for each occasion.
pub struct Voice {
    /// For [`Occasion::Start`].
    pub start: &'static [&'static str],
    /// For [`Occasion::GivesCheck`].
    pub gives_check: &'static [&'static str],
    /// For [`Occasion::TakesCheck`].
    pub takes_check: &'static [&'static str],
    /// For [`Occasion::QueenLost`].
    pub queen_lost: &'static [&'static str],
    /// For [`Occasion::QueenWon`].
    pub queen_won: &'static [&'static str],
    /// For [`Occasion::BlunderSeen`].
    pub blunder_seen: &'static [&'static str],
    /// For [`Occasion::Win`].
    pub win: &'static [&'static str],
    /// For [`Occasion::Loss`].
    pub loss: &'static [&'static str],
    /// For [`Occasion::Draw`].
    pub draw: &'static [&'static str],
}

impl Occasion {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Start,
        Self::GivesCheck,
        Self::TakesCheck,
        Self::QueenLost,
        Self::QueenWon,
        Self::BlunderSeen,
        Self::Win,
        Self::Loss,
        Self::Draw,
    ];
}

impl Voice {
    /// All the ways to say it.
    #[must_use]
    pub const fn lines(&self, occasion: Occasion) -> &'static [&'static str] {
        match occasion {
            Occasion::Start => self.start,
            Occasion::GivesCheck => self.gives_check,
            Occasion::TakesCheck => self.takes_check,
            Occasion::QueenLost => self.queen_lost,
            Occasion::QueenWon => self.queen_won,
            Occasion::BlunderSeen => self.blunder_seen,
            Occasion::Win => self.win,
            Occasion::Loss => self.loss,
            Occasion::Draw => self.draw,
        }
    }

    /// One of the ways; the number decides which.
    #[must_use]
    pub fn line(&self, occasion: Occasion, number: u32) -> &'static str {
        let lines = self.lines(occasion);
        lines[number as usize % lines.len()]
    }
}
