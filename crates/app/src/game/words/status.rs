//! How a game stands, in one sentence: whose move it is, what the engine does, how it ended.

use rookery_play::{Bout, Seats, Stage};
use rookery_rules::{DrawReason, Outcome};

use crate::game::play_page::PlayPage;
use crate::game::words::{self as game, company, names};
use crate::lang::Lang;

/// How a game stands, for whoever looks at it; empty before it has begun.
pub fn status(lang: Lang, play_page: &PlayPage) -> String {
    let mind = play_page.mind();
    let Some(bout) = play_page.bout() else {
        return String::new();
    };
    let (position, seats) = (bout.game.position(), &bout.seats);
    let name = |color| names::in_game(lang, bout, color, game::you(lang));
    let busy = |busy| self::busy(lang, &name(position.turn()), busy);
    match (play_page.stage(), seats) {
        (Stage::Over(Outcome::Draw(DrawReason::Agreement)), _) if is_battle(bout) => {
            game::laid_down(lang).to_owned()
        }
        (Stage::Over(outcome), seats) => company::ended(lang, seats, outcome),
        (Stage::Yours, Seats::Friends { .. }) => {
            company::turn(lang, position.turn(), position.is_check())
        }
        (Stage::Yours, _) => {
            let before = bout.game.positions().rev().nth(1);
            let last = before.zip(bout.game.moves().next_back());
            let last = last.map(|(before, mv)| (name(before.turn()), before.san(mv)));
            let last = last.as_ref().map(|(name, san)| (&**name, &**san));
            your_move(lang, last, position.is_check())
        }
        _ if mind.failure().is_some() => busy(Busy::Stuck),
        _ if mind.is_waking() => busy(Busy::Waking),
        (_, Seats::Engines(_)) if play_page.is_paused() => company::paused(lang).to_owned(),
        (_, Seats::Engines(_)) => company::thinks(lang, position.turn()),
        _ => busy(Busy::Thinking),
    }
}

/// What an engine does that is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Busy {
    /// Its worker is being loaded.
    Waking,
    /// It looks for a move.
    Thinking,
    /// It failed, and waits to be tried again.
    Stuck,
}

/// What an engine of this name is doing.
fn busy(lang: Lang, name: &str, busy: Busy) -> String {
    match (lang, busy) {
        (Lang::En, Busy::Waking) => format!("{name} is waking up…"),
        (Lang::En, Busy::Thinking) => format!("{name} is thinking…"),
        (Lang::En, Busy::Stuck) => format!("{name} is to move"),
    }
}

/// The person is to move; `last` is who has just played what.
fn your_move(lang: Lang, last: Option<(&str, &str)>, in_check: bool) -> String {
    let Lang::En = lang;
    let now = match in_check {
        true => "You are in check.",
        false => "Your move.",
    };
    match last {
        Some((name, san)) => format!("{name} played {san}. {now}"),
        None => now.to_owned(),
    }
}

/// Whether its task may be done before its end.
fn is_battle(bout: &Bout) -> bool {
    let meeting = bout.meeting.as_ref();
    meeting.is_some_and(|meeting| meeting.battle().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(moves: &str) -> PlayPage {
        let mut play_page = PlayPage::default();
        play_page.resume(&format!(
            "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n{}\n{moves}",
            rookery_rules::Position::start().fen()
        ));
        play_page
    }

    #[test]
    fn nothing_is_said_before_a_game() {
        assert_eq!(status(Lang::En, &PlayPage::default()), "");
    }

    #[test]
    fn it_tells_whose_move_it_is_and_how_it_ended() {
        for (moves, words) in [
            ("", "Your move."),
            ("e2e4", "Rookery is waking up…"),
            ("e2e4 e7e5", "Rookery played e5. Your move."),
        ] {
            assert_eq!(status(Lang::En, &after(moves)), words);
        }
        let mut lost = after("e2e4 e7e5");
        lost.resign();
        assert_eq!(status(Lang::En, &lost), "Loss by resignation");
    }
}
