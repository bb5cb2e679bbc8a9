//! Everybody of the forest as somebody to play just for fun: who sits at the board, what the game has
//! to know of it, and what it says.

use rookery_campaign::{Animal, Cue};
use rookery_play::{Meeting, Occasion, Opponent};
use rookery_rules::{Color, Game};

use crate::adventure::battle_game;

/// As good as it is measured to be.
pub fn opponent(animal: Animal) -> Opponent {
    let character = animal.character();
    character.playing_at(character.rung)
}

/// What a game has to know of it.
pub fn meeting(animal: Animal) -> Meeting {
    Meeting {
        occasion: Occasion::Forest,
        who: animal.key().to_owned(),
        name: animal.name().to_owned(),
    }
}

/// What it says now against a player with these pieces.
pub fn says(animal: Animal, game: &Game, side: Color, seed: u32) -> Option<&'static str> {
    let end = game.outcome().map(|outcome| match outcome.winner() {
        Some(winner) if winner == side => Cue::Loss,
        Some(_) => Cue::Win,
        None => Cue::Draw,
    });
    battle_game::remark(&animal.character().voice, game, side, end, seed)
}

#[cfg(test)]
mod tests {
    use rookery_play::{Level, Pace};
    use rookery_rules::{DrawRules, Position};

    use super::*;
    use crate::lang::Lang;
    use crate::opponents::rivals;
    use crate::opponents::words::{self, cast as said};

    #[test]
    fn those_on_the_play_page_are_those_of_the_forest() {
        for one in &rivals::RIVALS {
            let animal = Animal::from_key(one.key).unwrap();
            assert_eq!(one.name, animal.name());
            assert_eq!(one.opponent, opponent(animal), "{animal}");
            assert_eq!(said::called(Lang::En, one.who), animal.to_string());
            assert_eq!(said::character(Lang::En, one.who), animal.character().about);
        }
        let all = Animal::ALL.len().to_string();
        assert!(words::everybody(Lang::En).contains(&all));
    }

    #[test]
    fn it_sits_down_as_itself() {
        let lynx = Animal::Lynx.character();
        let sits = opponent(Animal::Lynx);
        assert_eq!(sits.level, Level::Rated(lynx.rung));
        assert_eq!((sits.style, sits.book), (lynx.style, lynx.repertoire));
        assert_eq!(sits.weakness, Some(lynx.weakness));
        assert_eq!(opponent(Animal::Hare).pace, Pace::Instant);
        assert_eq!(meeting(Animal::Lynx).called(), "Shade the lynx");
    }

    #[test]
    fn it_speaks_at_the_start_and_at_the_end() {
        let mut game = Game::from_position(Position::start(), DrawRules::AtOnce);
        let voice = &Animal::Lynx.character().voice;
        let now = |game: &Game| says(Animal::Lynx, game, Color::White, 3).unwrap();
        assert!(voice.lines(Cue::Start).contains(&now(&game)));
        game.resign(Color::White).unwrap();
        assert!(voice.lines(Cue::Win).contains(&now(&game)));
    }
}
