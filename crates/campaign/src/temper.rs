//! The styles of opponents that the sheet tells apart. One table says which dials make which style;
//! an opponent counts for every style it has. The engine as it is, full strength or at a level, has
//! none: nobody turned a dial.

use rookery_analysis::{Dial, Style};

/// A style that a player meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Temper {
    /// Throws its pieces at the king.
    Aggressive,
    /// Stays at home.
    Passive,
    /// Knows where its pieces belong.
    Positional,
    /// Lives by what it sees, not by where its pieces stand.
    Tactical,
    /// Seeks exchanges.
    Trading,
    /// Overlooks things.
    Blind,
}

/// Which part of a dial makes a style.
struct Bound {
    temper: Temper,
    dial: fn(&Style) -> Dial,
    from: u8,
    to: u8,
}

/// Dials that nobody turned make no style, though one of them is as high as it goes.
const NONE: Style = Style::PURE;

const TABLE: [Bound; 6] = [
    bound(Temper::Aggressive, |style| style.aggressiveness, 65, 100),
    bound(Temper::Passive, |style| style.aggressiveness, 0, 35),
    bound(Temper::Positional, |style| style.positional, 90, 100),
    bound(Temper::Tactical, |style| style.positional, 0, 75),
    bound(Temper::Trading, |style| style.trading, 65, 100),
    bound(Temper::Blind, |style| style.blind_spots, 25, 100),
];

impl Temper {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Aggressive,
        Self::Passive,
        Self::Positional,
        Self::Tactical,
        Self::Trading,
        Self::Blind,
    ];

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Aggressive => "Aggressive",
            Self::Passive => "Passive",
            Self::Positional => "Positional",
            Self::Tactical => "Tactical",
            Self::Trading => "Trading",
            Self::Blind => "Blind",
        }
    }

    /// What somebody does who has it, for the player.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Aggressive => "throws everything at your king",
            Self::Passive => "stays at home",
            Self::Positional => "knows where its men belong",
            Self::Tactical => "lives by what it sees",
            Self::Trading => "swaps whatever it can",
            Self::Blind => "overlooks things",
        }
    }

    /// Whether somebody with these dials has it.
    #[must_use]
    pub fn fits(self, style: &Style) -> bool {
        let of_this = TABLE.iter().filter(|bound| bound.temper == self);
        let within = |bound: &Bound| (bound.from..=bound.to).contains(&(bound.dial)(style).get());
        *style != NONE && of_this.into_iter().any(within)
    }
}

const fn bound(temper: Temper, dial: fn(&Style) -> Dial, from: u8, to: u8) -> Bound {
    Bound {
        temper,
        dial,
        from,
        to,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::animal::Animal;
    use crate::cast::CAST;

    fn tempers(animal: Animal) -> Vec<Temper> {
        let style = &animal.character().style;
        let fits = |temper: &Temper| temper.fits(style);
        Temper::ALL.into_iter().filter(fits).collect()
    }

    #[test]
    fn animals_have_the_styles_one_expects() {
        use Temper::{Aggressive, Blind, Passive, Positional, Tactical, Trading};
        assert_eq!(tempers(Animal::Fox), [Aggressive, Positional]);
        assert_eq!(tempers(Animal::Tortoise), [Passive, Positional]);
        assert_eq!(tempers(Animal::Magpie), [Positional, Trading]);
        assert_eq!(tempers(Animal::Mole), [Positional, Blind]);
        assert_eq!(tempers(Animal::Otter), [Aggressive, Tactical]);
    }

    #[test]
    fn dials_that_nobody_turned_make_no_style() {
        let pure = Style::PURE;
        assert!(Temper::ALL.iter().all(|temper| !temper.fits(&pure)));
        let turned = Style {
            trading: Dial::HIGHEST,
            ..pure
        };
        assert!(Temper::Trading.fits(&turned) && Temper::Positional.fits(&turned));
    }

    #[test]
    fn the_cast_shows_every_style_and_everybody_has_one() {
        for temper in Temper::ALL {
            let those = CAST.iter().filter(|one| temper.fits(&one.style));
            assert!(those.count() >= 3, "{temper:?}");
        }
        assert!(CAST.iter().all(|one| !tempers(one.animal).is_empty()));
    }

    #[test]
    fn the_table_has_one_row_for_each_style() {
        let rows = TABLE.iter().map(|bound| bound.temper);
        assert_eq!(rows.collect::<Vec<_>>(), Temper::ALL);
    }
}
