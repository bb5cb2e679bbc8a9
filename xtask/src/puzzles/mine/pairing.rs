//! Who meets in a game, and how hard it is looked at. Weak players give easy puzzles; what strong
//! players overlook is hard.

use clap::ValueEnum;
use rookery_analysis::{Dial, Rating, Style};

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
    /// An ending with few men, set up by lot.
    Ending,
    /// Hardly any men.
    Duel,
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
            0..35 => Kind::Beginners,
            35..70 => Kind::Club,
            70..75 => Kind::Uneven,
            75..80 => Kind::Strong,
            80..90 => Kind::Ending,
            _ => Kind::Duel,
        };
        let [first, second] = match kind {
            Kind::Beginners => [(300, 1000); 2],
            Kind::Club => [(900, 1700); 2],
            Kind::Uneven => [(300, 1200), (1300, 1900)],
            Kind::Strong => [(1700, 2100); 2],
            Kind::Ending => [(600, 1900); 2],
            Kind::Duel => [(1200, 2000); 2],
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
            Kind::Strong | Kind::Ending => 110,
            Kind::Duel => 60,
        }
    }

    /// Nodes for a first look at a move.
    pub(crate) fn glance(&self) -> u64 {
        match self.kind {
            Kind::Strong => 2_000,
            _ => 700,
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
