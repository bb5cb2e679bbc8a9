//! Words of the games of a person, as an administrator sees them.

use rookery_play::Side;
use rookery_protocol::api::GameSummary;

use crate::lang::{Lang, date, sayings};

sayings! {
    heading => "Games";
    show => "Show the games";
    list => "Games, the newest first";
    none => "This person has no games here.";
}

/// Before one looks: that it is told.
pub fn lead(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} sees in the settings that you looked."),
    }
}

/// A game in a line: "Had White · 34 moves · November 12, 2026".
pub fn about(lang: Lang, game: &GameSummary, local: i64) -> String {
    let Lang::En = lang;
    let side = match game.side {
        Side::White => Some("Had White"),
        Side::Black => Some("Had Black"),
        Side::Neither => None,
    };
    let moves = match game.plies.div_ceil(2) {
        1 => "1 move".to_owned(),
        moves => format!("{moves} moves"),
    };
    let parts = [
        side.map(str::to_owned),
        Some(moves),
        Some(date::day(lang, local)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::archive::tests::game as summary;

    #[test]
    fn a_game_is_told_as_somebody_elses() {
        let game = GameSummary {
            side: Side::Black,
            plies: 3,
            ..summary("a")
        };
        assert_eq!(
            about(Lang::En, &game, 0),
            "Had Black · 2 moves · January 1, 1970"
        );
        let lead = lead(Lang::En, "Rita");
        assert_eq!(lead, "Rita sees in the settings that you looked.");
    }
}
