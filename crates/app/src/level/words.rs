//! Words about the person's own level, and how sure we are of it.

use crate::lang::Lang;
use crate::level::my_level::{LevelNews, MyLevel, Reason};

/// The level so far, honestly.
pub fn sure(lang: Lang, my_level: &MyLevel) -> String {
    let rating = my_level.rating().get();
    let Lang::En = lang;
    match (my_level.margin(), my_level.games()) {
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
        LevelNews::Counted { from, to } => {
            let way = match to.cmp(&from) {
                std::cmp::Ordering::Greater => "up from",
                std::cmp::Ordering::Equal => "the same as",
                std::cmp::Ordering::Less => "down from",
            };
            format!("Your level is now {}, {way} {}.", to.get(), from.get())
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

#[cfg(test)]
mod tests {
    use rookery_play::rung;

    use super::*;

    #[test]
    fn a_guess_is_called_a_guess() {
        let told = sure(Lang::En, &MyLevel::default());
        assert!(told.contains("600, which is only a guess"), "{told}");
        let known = MyLevel::read("rookery level 1\n850\n30\nnone").unwrap();
        let told = "You play like 850, give or take 100, after 30 games.";
        assert_eq!(sure(Lang::En, &known), told);
    }

    #[test]
    fn news_say_where_it_went() {
        let told = |from, to| {
            let (from, to) = (rung(from), rung(to));
            news(Lang::En, LevelNews::Counted { from, to })
        };
        assert_eq!(told(600, 760), "Your level is now 760, up from 600.");
        assert_eq!(told(600, 440), "Your level is now 440, down from 600.");
    }
}
