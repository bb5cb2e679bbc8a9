//! What those who play are called.

use rookery_play::{Bout, Seats};
use rookery_rules::Color;

use super::company;
use crate::game::words as game;
use crate::keeping::upload;
use crate::lang::Lang;
use crate::opponents::rivals::Rival;
use crate::opponents::words as opponents;

/// The same in a game, where the opponent may be met for a reason.
pub fn in_game(lang: Lang, bout: &Bout, color: Color, you: &str) -> String {
    match (&bout.meeting, bout.seats.engine(color)) {
        (Some(meeting), Some(_)) => meeting.name.clone(),
        _ => of(lang, &bout.seats, color, you),
    }
}

/// The same in files, where nothing else tells how well an engine plays: "Russet the fox (rated 1700)".
pub fn in_full(lang: Lang, bout: &Bout, color: Color, you: &str) -> String {
    match bout.seats.engine(color) {
        Some(engine) => {
            upload::engine(engine, &opponents::level(lang, engine.level), bout).in_full()
        }
        None => of(lang, &bout.seats, color, you),
    }
}

/// Whoever has these pieces, where `you` is what the person is called to whom this browser belongs.
pub fn of(lang: Lang, seats: &Seats, color: Color, you: &str) -> String {
    let name = match seats.engine(color) {
        Some(engine) => match Rival::playing_as(engine) {
            Some(animal) => animal.card().name,
            None => game::rookery(lang),
        },
        None if seats.side() == Some(color) => you,
        None => match seats {
            Seats::Friends { friend, .. } => friend.get().unwrap_or(company::friend(lang)),
            Seats::AgainstEngine { .. } | Seats::Engines(_) => you,
        },
    };
    name.to_owned()
}

#[cfg(test)]
mod tests {
    use rookery_play::{FriendName, Opponent};
    use rookery_rules::ByColor;

    use super::*;

    #[test]
    fn everybody_is_called_by_a_name() {
        let names = |seats: &Seats| Color::ALL.map(|color| of(Lang::En, seats, color, "Rita"));
        let side = Color::Black;
        let friend = FriendName::new("Mia").unwrap();
        assert_eq!(names(&Seats::Friends { side, friend }), ["Mia", "Rita"]);
        let friend = FriendName::default();
        let seats = Seats::Friends { side, friend };
        assert_eq!(names(&seats), ["Your friend", "Rita"]);
        let opponent = Opponent::default();
        let seats = Seats::AgainstEngine { side, opponent };
        assert_eq!(names(&seats), ["Rookery", "Rita"]);
        let fox = Rival::Fox.card();
        let seats = Seats::Engines(ByColor::new(fox.opponent, opponent));
        assert_eq!(names(&seats), [fox.name, "Rookery"]);
    }
}
