//! Words of the home page.

use super::{Lang, cast, company, names, opponent, sayings};
use crate::state::choices::{Choices, Company};
use crate::state::rival::Rival;
use crate::state::seats::Seats;

sayings! {
    title => "Home";
    more => "More to do";
    goes_on => "Your game goes on";
    picture => "How your game stands";
    go_on => "Go on";
    new_game => "Start a new game";
    invites => "Ready for a game?";
    play => "Play";
    opponents => "Opponents";
    opponents_mean => "Choose an animal of the forest, or turn the dials yourself.";
    puzzles => "Puzzles";
    puzzles_mean => "Find the best move, as easy or hard as you like.";
    friends => "Two players";
    friends_mean => "Play a friend at this screen.";
    engines => "Two engines";
    engines_mean => "Watch two styles meet.";
    my_games => "My games";
    my_games_mean => "Look at what you played, or bring games from elsewhere.";
    board => "Board";
    board_means => "Look at a game, or try a position.";
}

pub fn greeting(lang: Lang, name: Option<&str>) -> String {
    match (lang, name) {
        (Lang::En, Some(name)) => format!("Hello, {name}"),
        (Lang::En, None) => "Chess with the forest".to_owned(),
    }
}

/// What the next game would be: "Against Russet the fox, rated 1700."
pub fn chosen(lang: Lang, choices: &Choices) -> String {
    let Lang::En = lang;
    match choices.company {
        Company::Sparring => {
            let who = match choices.pick.rival {
                Rival::MyLevel(_) => "an opponent of your level".to_owned(),
                Rival::Animal(animal) => cast::called(lang, animal),
                Rival::Own => "your own opponent".to_owned(),
            };
            let level = opponent::level_number(lang, choices.pick.opponent().level);
            format!("Against {who} ({level}).")
        }
        company => format!("{}.", company::heading(lang, company)),
    }
}

/// About the game that waits: "Against Russet, move 12. It is your move."
pub fn waits(lang: Lang, seats: &Seats, number: u16, is_mine: bool) -> String {
    let Lang::En = lang;
    let who = match seats {
        Seats::Sparring { side, .. } => format!("Against {}", names::of(lang, seats, !*side, "")),
        Seats::Friends { side, .. } => format!("With {}", names::of(lang, seats, !*side, "")),
        Seats::Engines(_) => company::heading(lang, Company::Engines).to_owned(),
    };
    let turn = match (seats, is_mine) {
        (Seats::Sparring { .. }, true) => " It is your move.",
        _ => "",
    };
    format!("{who}, move {number}.{turn}")
}

#[cfg(test)]
mod tests {
    use rookery_rules::Color;

    use super::*;
    use crate::state::cast::Animal;

    #[test]
    fn the_next_game_is_told() {
        let mut choices = Choices::default();
        let told = chosen(Lang::En, &choices);
        assert_eq!(told, "Against an opponent of your level (600).");
        choices.pick.rival = Rival::Animal(Animal::Fox);
        let told = chosen(Lang::En, &choices);
        assert_eq!(told, "Against Russet the fox (1700).");
        choices.company = Company::Friends;
        assert_eq!(chosen(Lang::En, &choices), "Two players, one board.");
    }

    #[test]
    fn the_game_that_waits_is_told() {
        let mut choices = Choices::default();
        choices.pick.rival = Rival::Animal(Animal::Fox);
        let seats = choices.seats(Color::White);
        let told = waits(Lang::En, &seats, 12, true);
        assert_eq!(told, "Against Russet, move 12. It is your move.");
    }
}
