//! The dials of a style, one by one, as they are turned on the page.

use rookery_analysis::{Dial, Style};

/// One of the four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knob {
    /// Pieces thrown at the opponent, or kept at home.
    Aggressiveness,
    /// How well it knows where pieces belong.
    Positional,
    /// Whether it seeks exchanges or avoids them.
    Trading,
    /// How many moves it does not see.
    BlindSpots,
}

impl Knob {
    /// In the order they have on the page.
    pub const ALL: [Self; 4] = [
        Self::Aggressiveness,
        Self::Positional,
        Self::Trading,
        Self::BlindSpots,
    ];

    /// Where it stands.
    pub fn of(self, style: &Style) -> Dial {
        match self {
            Self::Aggressiveness => style.aggressiveness,
            Self::Positional => style.positional,
            Self::Trading => style.trading,
            Self::BlindSpots => style.blind_spots,
        }
    }

    /// The style with this dial turned.
    pub fn turned(self, mut style: Style, dial: Dial) -> Style {
        match self {
            Self::Aggressiveness => style.aggressiveness = dial,
            Self::Positional => style.positional = dial,
            Self::Trading => style.trading = dial,
            Self::BlindSpots => style.blind_spots = dial,
        }
        style
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_knob_turns_its_own_dial_and_no_other() {
        for knob in Knob::ALL {
            let dial = Dial::new(17).unwrap();
            let turned = knob.turned(Style::PURE, dial);
            for other in Knob::ALL {
                let expected = if other == knob {
                    dial
                } else {
                    other.of(&Style::PURE)
                };
                assert_eq!(other.of(&turned), expected);
            }
        }
    }
}
