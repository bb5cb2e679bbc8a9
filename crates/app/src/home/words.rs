//! Words of the home page.

use rookery_play::{Bout, Seats, TimeControl};

use crate::game::words::{self as game, company, names};
use crate::lang::{Lang, sayings};
use crate::opponents::opponent_choice::OpponentChoice;
use crate::opponents::preset::Preset;
use crate::opponents::words::{self as opponent, cast};
use crate::setup::choices::{Choices, Company};

sayings! {
    title => "Home";
    more => "More to do";
    goes_on => "Your game goes on";
    picture => "How your game stands";
    go_on => "Go on";
    new_game => "Start a new game";
    invites => "Ready for a game?";
    play => "Play";
    adventure => "Adventure";
    adventure_means => "Cross a forest where it never gets night, game by game.";
    survival => "Survival";
    survival_means => "Three lives, and opponents that get stronger and stronger.";
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

/// The heading: a hello by name, or what the site is about.
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
        Company::AgainstEngine => {
            let who = match choices.pick.choice {
                OpponentChoice::MyLevel(_) => "an opponent of your level".to_owned(),
                OpponentChoice::Preset(Preset::Easy) => "an easy opponent".to_owned(),
                OpponentChoice::Preset(Preset::Medium) => "a medium opponent".to_owned(),
                OpponentChoice::Preset(Preset::Hard) => "a hard opponent".to_owned(),
                OpponentChoice::Animal(animal) => cast::called(lang, animal),
                OpponentChoice::Own => "your own opponent".to_owned(),
            };
            let level = opponent::short(lang, &choices.pick.opponent());
            // Nobody is to be surprised by a clock.
            let clock = match choices.time() {
                TimeControl::Unlimited => String::new(),
                time => format!(", {}", game::control(lang, time)),
            };
            format!("Against {who} ({level}){clock}.")
        }
        company => format!("{}.", company::heading(lang, company)),
    }
}

/// About the game that waits: "Against Russet, move 12. It is your move."
pub fn waits(lang: Lang, bout: &Bout, is_mine: bool) -> String {
    let Lang::En = lang;
    let (seats, number) = (&bout.seats, bout.game.position().fullmoves());
    let who = match seats {
        Seats::AgainstEngine { side, .. } => {
            format!("Against {}", names::in_game(lang, bout, !*side, ""))
        }
        Seats::Friends { side, .. } => format!("With {}", names::in_game(lang, bout, !*side, "")),
        Seats::Engines(_) => company::heading(lang, Company::Engines).to_owned(),
    };
    let turn = match (seats, is_mine) {
        (Seats::AgainstEngine { .. }, true) => " It is your move.",
        _ => "",
    };
    format!("{who}, move {number}.{turn}")
}

#[cfg(test)]
mod tests {
    use rookery_play::{Timed, record};
    use rookery_rules::Color;

    use super::*;
    use crate::opponents::rivals::Rival;

    #[test]
    fn the_next_game_is_told() {
        let mut choices = Choices::default();
        let told = chosen(Lang::En, &choices);
        assert_eq!(told, "Against an opponent of your level (600).");
        choices.pick.choice = OpponentChoice::Preset(Preset::Easy);
        let told = chosen(Lang::En, &choices);
        assert_eq!(told, "Against an easy opponent (750).");
        choices.pick.choice = OpponentChoice::Animal(Rival::Fox);
        let told = chosen(Lang::En, &choices);
        assert_eq!(told, "Against Russet the fox (1700).");
        let blitz = TimeControl::Timed(Timed::PRESETS[2]);
        choices.set_time(blitz);
        let told = chosen(Lang::En, &choices);
        assert_eq!(told, "Against Russet the fox (1700), Blitz 3+2.");
        choices.company = Company::Friends;
        assert_eq!(chosen(Lang::En, &choices), "Two players, one board.");
    }

    #[test]
    fn the_game_that_waits_is_told() {
        let mut choices = Choices::default();
        choices.pick.choice = OpponentChoice::Animal(Rival::Fox);
        let seats = choices.seats(Color::White);
        let kept = |more: &str| {
            let start = "8/8/8/4k3/8/4K3/4P3/8 w - - 0 12";
            let text = format!("rookery game 2\n{}\n1\n{start}\n{more}", seats.write());
            record::read(&text).unwrap()
        };
        let told = waits(Lang::En, &kept(""), true);
        assert_eq!(told, "Against Russet, move 12. It is your move.");
        let told = waits(Lang::En, &kept("\nbattle mole mole Muddle"), false);
        assert_eq!(told, "Against Muddle, move 12.");
    }
}
