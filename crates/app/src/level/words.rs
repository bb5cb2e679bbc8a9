//! Words about the person's own level, and how sure we are of it.

use crate::lang::{Lang, sayings};
use crate::level::my_level::{LevelNews, MyLevel, Reason, Weight};
use crate::level::standing::Standing;

sayings! {
    ask => "About how strong are you?";
    not_said => "Choose…";
    ratings_group => "A rating";
}

/// The level so far, honestly.
pub fn sure(lang: Lang, my_level: &MyLevel) -> String {
    let rating = my_level.rating().get();
    let Lang::En = lang;
    match (my_level.margin(), my_level.games()) {
        (_, 1..) if my_level.said().is_some() => {
            format!("You begin anew at {rating}, as you say. Your games tell more.")
        }
        (None, _) if my_level.said().is_some() => {
            format!("It begins at {rating}, as you say. Your games tell more.")
        }
        (None, _) => {
            format!("It begins at {rating}, which is only a guess. One finished game tells more.")
        }
        (Some(margin), 1) => {
            format!("You play like {rating}, give or take {margin}: I have seen only one game.")
        }
        (Some(margin), games @ ..10) => format!(
            "You play like {rating}, give or take {margin}: I have seen {games} games and am still learning."
        ),
        (Some(margin), games) => {
            format!("You play like {rating}, give or take {margin}, after {games} games.")
        }
    }
}

/// What a finished game meant.
pub fn news(lang: Lang, news: LevelNews) -> String {
    let Lang::En = lang;
    match news {
        LevelNews::Counted { from, to, weight } => {
            let way = match to.cmp(&from) {
                std::cmp::Ordering::Greater => "up from",
                std::cmp::Ordering::Equal => "the same as",
                std::cmp::Ordering::Less => "down from",
            };
            let (to, from) = (to.get(), from.get());
            let early = match weight {
                Weight::Full => "",
                Weight::Half => " A game given up early counts half.",
            };
            format!("Your level is now {to}, {way} {from}.{early}")
        }
        LevelNews::NotCounted(Reason::TakenBack) => {
            "You took a move back, so this game leaves your level as it is.".to_owned()
        }
        LevelNews::NotCounted(Reason::OtherStart) => {
            "A game from a position of its own leaves your level as it is.".to_owned()
        }
        LevelNews::NotCounted(Reason::TooShort) => {
            "A game this short leaves your level as it is.".to_owned()
        }
    }
}

/// An answer to the question how strong somebody is.
pub fn standing(lang: Lang, standing: Standing) -> String {
    let Lang::En = lang;
    match standing {
        Standing::New => "New to chess".to_owned(),
        Standing::Rules => "I know the rules".to_owned(),
        Standing::Club => "I play in a club".to_owned(),
        Standing::About(rating) => format!("About {}", rating.get()),
    }
}

#[cfg(test)]
mod tests {
    use rookery_play::rung;

    use super::*;

    #[test]
    fn a_guess_is_called_a_guess() {
        let told = sure(Lang::En, &MyLevel::default());
        assert!(told.contains("600, which is only a guess"), "{told}");
        let known = MyLevel::read("rookery level 1\n850\n30\nnone").unwrap();
        let told = "You play like 850, give or take 150, after 30 games.";
        assert_eq!(sure(Lang::En, &known), told);
        let mut said = MyLevel::default();
        said.say(Standing::Club, 1);
        let told = "It begins at 1300, as you say. Your games tell more.";
        assert_eq!(sure(Lang::En, &said), told);
    }

    #[test]
    fn news_say_where_it_went() {
        let told = |from, to, weight| {
            let (from, to) = (rung(from), rung(to));
            news(Lang::En, LevelNews::Counted { from, to, weight })
        };
        let up = told(600, 710, Weight::Full);
        assert_eq!(up, "Your level is now 710, up from 600.");
        let down = told(600, 540, Weight::Half);
        let early = "Your level is now 540, down from 600. A game given up early counts half.";
        assert_eq!(down, early);
    }
}
