//! What somebody says during a game: short, in a way of its own, never mean.

/// When something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
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

/// All that somebody says, two or three ways for each cue.
pub struct Voice {
    /// For [`Cue::Start`].
    pub start: &'static [&'static str],
    /// For [`Cue::GivesCheck`].
    pub gives_check: &'static [&'static str],
    /// For [`Cue::TakesCheck`].
    pub takes_check: &'static [&'static str],
    /// For [`Cue::QueenLost`].
    pub queen_lost: &'static [&'static str],
    /// For [`Cue::QueenWon`].
    pub queen_won: &'static [&'static str],
    /// For [`Cue::BlunderSeen`].
    pub blunder_seen: &'static [&'static str],
    /// For [`Cue::Win`].
    pub win: &'static [&'static str],
    /// For [`Cue::Loss`].
    pub loss: &'static [&'static str],
    /// For [`Cue::Draw`].
    pub draw: &'static [&'static str],
}

impl Cue {
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
    pub const fn lines(&self, occasion: Cue) -> &'static [&'static str] {
        match occasion {
            Cue::Start => self.start,
            Cue::GivesCheck => self.gives_check,
            Cue::TakesCheck => self.takes_check,
            Cue::QueenLost => self.queen_lost,
            Cue::QueenWon => self.queen_won,
            Cue::BlunderSeen => self.blunder_seen,
            Cue::Win => self.win,
            Cue::Loss => self.loss,
            Cue::Draw => self.draw,
        }
    }

    /// One of the ways; the number decides which.
    #[must_use]
    pub fn line(&self, occasion: Cue, number: u32) -> &'static str {
        let lines = self.lines(occasion);
        lines[number as usize % lines.len()]
    }
}
