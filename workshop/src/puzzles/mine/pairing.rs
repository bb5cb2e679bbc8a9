//! Who meets in a game, and how hard it is looked at.

use clap::ValueEnum;
use rookery_analysis::{Dial, Rating, Style};

use super::look::Look;
use crate::dice::Dice;

/// Who meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Kind {
    /// Two who have just learnt it.
    Beginners,
    /// Two who play now and then.
    Club,
    /// Somebody much stronger than the other.
    Uneven,
    /// Two strong players.
    Strong,
    /// An ending with few pieces, set up by lot.
    Ending,
    /// Hardly any pieces.
    Duel,
    /// Two who know the moves and little else. Late in their games so much hangs at once that
    /// even strong players lose their way: it gives the hardest puzzles.
    Tangle,
}

/// A game before it is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pairing {
    pub(crate) kind: Kind,
    /// White's and Black's.
    pub(crate) ratings: [Rating; 2],
    pub(crate) styles: [Style; 2],
    /// Moves from the book at most.
    pub(crate) book: u16,
    pub(crate) seed: u64,
}

impl Pairing {
    /// The pairing of this number.
    pub(crate) fn of(game: u64) -> Self {
        let mut dice = Dice::new(game.wrapping_mul(0xd134_2543_de82_ef95) ^ 0x5eed);
        let kind = match dice.below(100) {
            0..30 => Kind::Beginners,
            30..60 => Kind::Club,
            60..65 => Kind::Uneven,
            65..70 => Kind::Strong,
            70..80 => Kind::Ending,
            80..90 => Kind::Duel,
            _ => Kind::Tangle,
        };
        let [first, second] = match kind {
            Kind::Beginners => [(300, 1000); 2],
            Kind::Club => [(900, 1700); 2],
            Kind::Uneven => [(300, 1200), (1300, 1900)],
            Kind::Strong => [(1700, 2100); 2],
            Kind::Ending => [(600, 1900); 2],
            Kind::Duel => [(1200, 2000); 2],
            Kind::Tangle => [(300, 450); 2],
        };
        let mut rating = |(low, high)| Rating::new(dice.between(low, high)).expect("on the ladder");
        let mut ratings = [rating(first), rating(second)];
        if dice.below(2) == 0 {
            ratings.swap(0, 1);
        }
        let styles = [(); 2].map(|()| style(&mut dice));
        Self {
            kind,
            ratings,
            styles,
            book: dice.between(2, 14),
            seed: dice.number(),
        }
    }

    /// Half-moves after which the game is left: what is decided by then stays decided, and endings
    /// are played for their own sake.
    pub(crate) fn longest(&self) -> usize {
        match self.kind {
            Kind::Beginners | Kind::Club | Kind::Uneven => 70,
            Kind::Strong | Kind::Ending | Kind::Tangle => 110,
            Kind::Duel => 60,
        }
    }

    /// Half-moves that are not looked at, in the book or not.
    pub(crate) fn quiet(&self) -> usize {
        match self.kind {
            Kind::Tangle => 24,
            _ => 0,
        }
    }

    /// How its positions are looked at.
    pub(crate) fn look(&self) -> Look {
        match self.kind {
            Kind::Strong => Look::SHARP,
            Kind::Tangle => Look::WIDE,
            _ => Look::USUAL,
        }
    }
}

fn style(dice: &mut Dice) -> Style {
    let mut dial = || Dial::new(dice.between(0, 100) as u8).expect("up to 100");
    Style {
        aggressiveness: dial(),
        trading: dial(),
        ..Style::PURE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_always_means_the_same_pairing() {
        let told = |game| format!("{:?}", Pairing::of(game));
        assert_eq!(told(3), told(3));
        assert_ne!(told(3), told(4));
    }

    #[test]
    fn every_kind_is_played() {
        for kind in Kind::value_variants() {
            assert!((0..100).any(|game| Pairing::of(game).kind == *kind));
        }
    }
}
