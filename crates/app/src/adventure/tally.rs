//! The sheet as the server tells it, and as a poster needs it.

use rookery_campaign::{Crown, GameTotals, Sheet, Temper};
use rookery_protocol::api::{AdventureSheet, SheetTally};

/// The figures; styles that we do not know are left out.
pub fn sheet(told: &AdventureSheet) -> Sheet {
    let of = |temper: Temper| {
        let row = told.against.iter().find(|row| row.temper == temper.name());
        (temper, row.map(|row| tally(&row.tally)).unwrap_or_default())
    };
    Sheet {
        all: tally(&told.all),
        adventure: tally(&told.adventure),
        against: Temper::ALL.map(of),
    }
}

/// What the traveler became.
pub fn crown(told: &AdventureSheet) -> Option<Crown> {
    let key = told.crown.as_deref()?;
    Crown::ALL.into_iter().find(|crown| crown.key() == key)
}

fn tally(told: &SheetTally) -> GameTotals {
    GameTotals {
        won: told.won,
        drawn: told.drawn,
        lost: told.lost,
        moves: told.moves,
        millis: told.millis,
    }
}

#[cfg(test)]
mod tests {
    use rookery_protocol::api::TemperTally;

    use super::*;

    #[test]
    fn the_figures_arrive_under_their_styles() {
        let lost = SheetTally {
            lost: 2,
            ..SheetTally::default()
        };
        let told = AdventureSheet {
            name: "Ada".to_owned(),
            crown: Some("knight".to_owned()),
            all: lost,
            adventure: SheetTally::default(),
            against: vec![TemperTally {
                temper: "Blind".to_owned(),
                tally: lost,
            }],
            counted: String::new(),
        };
        let sheet = sheet(&told);
        assert_eq!(sheet.all.lost, 2);
        for (temper, tally) in sheet.against {
            assert_eq!(tally.lost, if temper == Temper::Blind { 2 } else { 0 });
        }
        assert_eq!(crown(&told), Some(Crown::Knight));
    }
}
