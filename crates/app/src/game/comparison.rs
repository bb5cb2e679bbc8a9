//! How two players differ in the game they are playing, in a few figures.

use rookery_analysis::Traits;
use rookery_rules::{ByColor, Color, Game};

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// The mean rank of the officers.
    Advance,
    /// Attacked squares around the other king.
    Pressure,
    /// Checks given so far.
    Checks,
    /// Pawns' worth left to be taken so far.
    Hung,
    /// Officers that both sides have lost by move thirty.
    Trades,
}

/// One figure of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// What the figure counts.
    pub shows: Trait,
    /// In tenths.
    pub values: ByColor<u32>,
}

impl Row {
    /// How long the bar of one side is, in hundredths of the longer one.
    pub fn share(&self, color: Color) -> u8 {
        let most = self.values[Color::White].max(self.values[Color::Black]);
        // Nothing of nothing is no bar.
        let share = (self.values[color] * 100).checked_div(most).unwrap_or(0);
        u8::try_from(share).unwrap_or(100)
    }
}

/// Where a figure comes from.
type Figure = (Trait, fn(&Traits) -> Option<f64>);

/// What can be told of a game so far; nothing while it is in its opening.
pub fn rows(game: &Game) -> Vec<Row> {
    let told = ByColor::from_fn(|side| {
        let after = game.positions().skip(1);
        Traits::of(side, game.start(), game.moves().zip(after))
    });
    if told[Color::White].checks.is_none() || told[Color::Black].checks.is_none() {
        return Vec::new();
    }
    let row = |(shows, value): Figure| {
        let tenths = |value: f64| (value * 10.0).round() as u32;
        let [white, black] = Color::ALL.map(|side| value(&told[side]).map(tenths));
        let values = ByColor::new(white?, black?);
        Some(Row { shows, values })
    };
    let rows: [Figure; 5] = [
        (Trait::Advance, |told| told.advance),
        (Trait::Pressure, |told| told.pressure),
        (Trait::Checks, |told| Some(so_far(told, told.checks?))),
        (Trait::Hung, |told| Some(so_far(told, told.hung?))),
        (Trait::Trades, |told| told.trades),
    ];
    rows.into_iter().filter_map(row).collect()
}

/// How much of what forty moves would bring has come already.
fn so_far(told: &Traits, rate: f64) -> f64 {
    rate * f64::from(told.moves) / 40.0
}

#[cfg(test)]
mod tests {
    use rookery_rules::DrawRules;

    use super::*;

    #[test]
    fn nothing_is_told_of_an_opening_and_everything_later() {
        let mut game = Game::new(DrawRules::AtOnce);
        let moves = "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O d3 d6 Bg5 Bxc3 bxc3 h6 Bh4";
        for san in moves.split(' ') {
            assert_eq!(rows(&game), []);
            game.play_san(san).unwrap();
        }
        game.play_san("g5").unwrap();
        let told = rows(&game);
        let shown: Vec<_> = told.iter().map(|row| row.shows).collect();
        use Trait::{Advance, Checks, Hung, Pressure, Trades};
        assert_eq!(shown, [Advance, Pressure, Checks, Hung, Trades]);
        let bars = Color::ALL.map(|color| told[0].share(color));
        assert!(bars.contains(&100), "{bars:?}");
        let checks = Color::ALL.map(|color| told[2].share(color));
        assert_eq!(checks, [0, 0]);
    }
}
