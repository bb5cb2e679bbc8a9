//! Words of what is chosen before a game: which side, where it begins, and in one line what will be played.

use rookery_play::TimeControl;
use rookery_rules::Color;

use crate::game::words as game;
use crate::lang::{Lang, sayings};
use crate::opponents::opponent_choice::OpponentChoice;
use crate::opponents::words as opponent;
use crate::setup::choices::{Choices, Company, Wish};
use crate::setup::pick::Pick;

sayings! {
    begin => "Play";
    side => "Your side";

    start => "Start position";
    start_usual => "Back to usual";
    start_set_up => "Set up…";
    from_own_start => "your own start";
}

/// The side somebody wishes to play.
pub fn wish(lang: Lang, wish: Wish) -> &'static str {
    match (lang, wish) {
        (Lang::En, Wish::White) => "White",
        (Lang::En, Wish::Black) => "Black",
        (Lang::En, Wish::Either) => "Either",
    }
}

/// Which start is chosen, behind its label.
pub fn start_now(lang: Lang, is_own: bool) -> &'static str {
    match (lang, is_own) {
        (Lang::En, true) => "your own",
        (Lang::En, false) => "usual",
    }
}

/// Who sits on a chair, in a word or two: "Pip", "Easy".
pub fn picked(lang: Lang, pick: &Pick) -> &'static str {
    match pick.choice {
        OpponentChoice::MyLevel(_) => opponent::my_level(lang),
        OpponentChoice::Preset(preset) => opponent::preset(lang, preset),
        OpponentChoice::Animal(animal) => animal.card().name,
        OpponentChoice::Own => opponent::own(lang),
    }
}

/// What will be played, in one line under the button: "White · Blitz 3+2 · against Pip".
pub fn next_game(lang: Lang, choices: &Choices) -> String {
    let Lang::En = lang;
    let mut told = match choices.company {
        Company::AgainstEngine => {
            let level = opponent::short(lang, &choices.pick.opponent());
            let against = match choices.pick.choice {
                OpponentChoice::MyLevel(_) => format!("against your level, {level}"),
                OpponentChoice::Preset(_) => format!("{}, {level}", picked(lang, &choices.pick)),
                OpponentChoice::Animal(_) => format!("against {}", picked(lang, &choices.pick)),
                OpponentChoice::Own => format!("against your own, {level}"),
            };
            vec![wished(lang, choices.wish), clock(lang, choices), against]
        }
        Company::Friends => {
            let friend = choices.friend.get().unwrap_or("a friend");
            let friend = format!("with {friend}");
            vec![wished(lang, choices.wish), clock(lang, choices), friend]
        }
        Company::Engines => {
            let [white, black] =
                [Color::White, Color::Black].map(|color| picked(lang, &choices.watched[color]));
            vec![format!("{white} against {black}")]
        }
    };
    if choices.start.is_some() {
        told.push(from_own_start(lang).to_owned());
    }
    told.join(" · ")
}

fn wished(lang: Lang, side: Wish) -> String {
    match (lang, side) {
        (Lang::En, Wish::Either) => "Either side".to_owned(),
        _ => wish(lang, side).to_owned(),
    }
}

fn clock(lang: Lang, choices: &Choices) -> String {
    match choices.time() {
        TimeControl::Unlimited => game::no_clock(lang).to_lowercase(),
        time => game::control(lang, time),
    }
}

#[cfg(test)]
mod tests {
    use rookery_play::{FriendName, Timed};
    use rookery_rules::Position;

    use super::*;
    use crate::opponents::preset::Preset;
    use crate::opponents::rivals::Rival;

    #[test]
    fn what_will_be_played_is_told_in_one_line() {
        let mut choices = Choices::default();
        let told = |choices: &Choices| next_game(Lang::En, choices);
        assert_eq!(told(&choices), "White · no clock · against your level, 600");
        choices.pick.choice = OpponentChoice::Preset(Preset::Easy);
        assert_eq!(told(&choices), "White · no clock · Easy, 750");
        choices.pick.choice = OpponentChoice::Animal(Rival::Hedgehog);
        choices.wish = Wish::Either;
        choices.set_time(TimeControl::Timed(Timed::PRESETS[2]));
        assert_eq!(told(&choices), "Either side · Blitz 3+2 · against Pip");
        choices.company = Company::Friends;
        assert_eq!(told(&choices), "Either side · no clock · with a friend");
        choices.friend = FriendName::new("Mia").unwrap();
        choices.set_time(TimeControl::Timed(Timed::PRESETS[0]));
        assert_eq!(told(&choices), "Either side · Bullet 1+0 · with Mia");
        choices.company = Company::Engines;
        choices.start = Position::parse_fen("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1").ok();
        assert_eq!(told(&choices), "Russet against Minerva · your own start");
    }
}
