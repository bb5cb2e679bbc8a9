//! A game against the engine as a text for other programs: PGN, with who played whom, when, and by
//! which clock.

use rookery_openings::of_game;
use rookery_play::Bout;
use rookery_rules::pgn::{GameResult, GameTree, NodeId};
use rookery_rules::{ByColor, Color};

use crate::lang::calendar::Moment;

/// What the moves do not tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Particulars {
    /// What kind of game it was, in the language of the page.
    pub event: &'static str,
    /// What the two players are called.
    pub names: ByColor<String>,
    /// The day it was played on, as a clock on the wall showed it.
    pub day: Moment,
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
        ("Event", Some(*event)),
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

    fn written(start: &str, moves: &str, more: &str) -> String {
        let bout = record::read(&format!(
            "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n{start}\n{moves}{more}"
        ));
        let particulars = Particulars {
            event: "Game",
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
    fn a_game_from_another_start_tells_it() {
        let text = written("8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 41", "c7c8q", "");
        assert!(text.contains("[SetUp \"1\"]\n[FEN \"8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 41\"]"));
        assert!(text.contains("[TimeControl \"-\"]") && !text.contains("ECO"));
        assert!(text.ends_with("41. c8=Q+ *\n"));
    }
}
