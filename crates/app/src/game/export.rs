//! A game against the engine as a text for other programs: PGN, with who played whom, when, and by
//! which clock.

use rookery_openings::of_game;
use rookery_play::{Bout, Seats};
use rookery_rules::pgn::{GameResult, GameTree, NodeId};
use rookery_rules::{ByColor, Color};

use crate::game::words::{self, company, names};
use crate::lang::Lang;
use crate::lang::calendar::Moment;

/// What the moves do not tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Particulars {
    /// What kind of game it was, in the language of the page.
    pub event: String,
    /// What the two players are called.
    pub names: ByColor<String>,
    /// The day it was played on, as a clock on the wall showed it.
    pub day: Moment,
}

impl Particulars {
    /// Those of a game in which a person is called `you`.
    pub fn of(lang: Lang, bout: &Bout, you: &str, day: Moment) -> Self {
        let names = ByColor::from_fn(|color| names::in_full(lang, bout, color, you));
        let event = match bout.seats {
            Seats::AgainstEngine { side, .. } => words::event(lang, &names[!side]),
            Seats::Friends { .. } => company::friends_event(lang).to_owned(),
            Seats::Engines(_) => company::watch_event(lang).to_owned(),
        };
        Self { event, names, day }
    }
}

/// The game as PGN.
pub fn pgn(bout: &Bout, particulars: &Particulars) -> String {
    let Particulars { event, names, day } = particulars;
    let game = &bout.game;
    let mut tree = GameTree::new(*game.start());
    let mut at = NodeId::ROOT;
    for mv in game.moves() {
        at = tree.play(at, mv).unwrap_or(at);
    }
    tree.result = game.outcome().map_or(GameResult::Unknown, GameResult::from);
    let date = format!("{:04}.{:02}.{:02}", day.year, day.month, day.day);
    let control = (bout.clock.as_ref()).map(|clock| clock.control().to_string());
    let opening = of_game(game.positions());
    let eco = opening.map(|opening| opening.eco.to_string());
    let tags = [
        ("Event", Some(&**event)),
        ("Site", Some("Rookery")),
        ("Date", Some(&*date)),
        ("Round", Some("-")),
        ("White", Some(&*names[Color::White])),
        ("Black", Some(&*names[Color::Black])),
        ("TimeControl", Some(control.as_deref().unwrap_or("-"))),
        ("ECO", eco.as_deref()),
        ("Opening", opening.map(|opening| opening.name)),
    ];
    for (name, value) in tags {
        if let Some(value) = value {
            tree.tags.set(name, value).expect("these are names of tags");
        }
    }
    tree.to_string()
}

#[cfg(test)]
mod tests {
    use rookery_play::record;

    use super::*;
    use crate::opponents::rivals::Rival;

    fn written(start: &str, moves: &str, more: &str) -> String {
        let bout = record::read(&format!(
            "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n{start}\n{moves}{more}"
        ));
        let particulars = Particulars {
            event: "Game".to_owned(),
            names: ByColor::new("Ann \"A\"".into(), "Rookery".into()),
            day: Moment::of(1_794_787_200_000),
        };
        pgn(&bout.unwrap(), &particulars)
    }

    #[test]
    fn everything_that_is_known_is_written() {
        let start = rookery_rules::Position::start().fen();
        let more = "\nclock 300+2 0 300000 300000 300000";
        let text = written(&start, "e2e4 e7e5 g1f3", more);
        for line in [
            "[Event \"Game\"]",
            "[Date \"2026.11.16\"]",
            "[White \"Ann \\\"A\\\"\"]",
            "[Black \"Rookery\"]",
            "[Result \"*\"]",
            "[TimeControl \"300+2\"]",
            "[ECO \"C40\"]",
            "1. e4 e5 2. Nf3 *",
        ] {
            assert!(text.lines().any(|told| told == line), "{line}\n{text}");
        }
    }

    #[test]
    fn whoever_was_played_is_named() {
        let told = |opponent: &str, more: &str| {
            let bout = record::read(&format!(
                "rookery game 2\nwhite\n{opponent}\n1\n{}\ne2e4{more}",
                rookery_rules::Position::start().fen()
            ));
            let bout = bout.unwrap();
            let named = Particulars::of(Lang::En, &bout, "Rita", Moment::of(0));
            assert_eq!(named.names[Color::White], "Rita");
            let black = named.names[Color::Black].clone();
            assert_eq!(named.event, format!("Game against {black}"));
            black
        };
        let plain = "600 1000 50 100 50 0 everything human";
        assert_eq!(told(plain, ""), "Rookery (rated 600)");
        let full = plain.replace("600", "full");
        assert_eq!(told(&full, ""), "Rookery (full strength)");
        let pip = Rival::Hedgehog.card().opponent.to_string();
        assert_eq!(told(&pip, ""), "Pip the hedgehog (rated 300)");
        assert_eq!(told(plain, "\nown - 7 Old Tom"), "Old Tom (rated 600)");
        let battle = told(plain, "\nbattle fox-toll fox Russet");
        assert_eq!(battle, "Russet the fox (rated 600)");
    }

    #[test]
    fn a_game_from_another_start_tells_it() {
        let text = written("8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 41", "c7c8q", "");
        assert!(text.contains("[SetUp \"1\"]\n[FEN \"8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 41\"]"));
        assert!(text.contains("[TimeControl \"-\"]") && !text.contains("ECO"));
        assert!(text.ends_with("41. c8=Q+ *\n"));
    }
}
