//! How far a tournament has come, shown on a terminal or told now and then.

use indicatif::{ProgressBar, ProgressStyle};

pub(crate) struct TournamentProgress {
    bar: ProgressBar,
    /// Told on lines of their own where no bar can be drawn.
    lines: Option<Lines>,
}

/// So many parts of the way are told of.
const PARTS: usize = 20;

struct Lines {
    games: usize,
    told: usize,
}

impl TournamentProgress {
    /// Nothing is shown.
    pub(crate) fn quiet() -> Self {
        Self {
            bar: ProgressBar::hidden(),
            lines: None,
        }
    }

    /// A bar on standard error; lines instead if that is no terminal.
    pub(crate) fn shown(games: usize, done: usize) -> Self {
        let bar = ProgressBar::new(games as u64);
        let style = ProgressStyle::with_template("{bar:24} {pos}/{len} games, {eta} left: {msg}");
        bar.set_style(style.expect("the template is tested"));
        bar.set_position(done as u64);
        bar.reset_eta();
        let lines = bar.is_hidden().then_some(Lines {
            games,
            told: done * PARTS / games.max(1),
        });
        Self { bar, lines }
    }

    pub(crate) fn advance(&mut self, done: usize, summary: String) {
        self.bar.set_position(done as u64);
        if let Some(lines) = &mut self.lines {
            let part = done * PARTS / lines.games.max(1);
            if part > lines.told {
                lines.told = part;
                eprintln!("{done}/{} games: {summary}", lines.games);
            }
        }
        self.bar.set_message(summary);
    }

    /// Says something that stays.
    pub(crate) fn tell(&self, line: &str) {
        self.bar.suspend(|| eprintln!("{line}"));
    }

    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_told_in_parts_where_there_is_no_terminal() {
        let mut progress = TournamentProgress::shown(100, 50);
        progress.lines = Some(Lines {
            games: 100,
            told: 10,
        });
        progress.advance(54, String::new());
        assert_eq!(progress.lines.as_ref().map(|lines| lines.told), Some(10));
        progress.advance(55, String::new());
        assert_eq!(progress.lines.as_ref().map(|lines| lines.told), Some(11));
    }
}
