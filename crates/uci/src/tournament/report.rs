//! The result of a tournament in words and tables.

use std::io::{self, Write};

use super::entrant::Entrant;
use super::pace::Pace;
use super::schedule::Schedule;
use super::standings::{Effort, Encounter, Standings};
use super::statistics::{Estimate, Sprt, SprtVerdict};

/// All that is told at the end.
pub(crate) struct Report<'t> {
    pub(crate) entrants: &'t [Entrant],
    pub(crate) schedule: &'t Schedule,
    pub(crate) standings: &'t Standings,
    pub(crate) pace: Pace,
    pub(crate) sprt: Option<Sprt>,
}

impl Report<'_> {
    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{} games, {}", self.standings.games(), self.pace)?;
        self.write_meetings(out)?;
        self.write_engines(out)
    }

    fn write_meetings(&self, out: &mut impl Write) -> io::Result<()> {
        let pairings = self.schedule.pairings();
        let name = |entrant: usize| self.entrants[entrant].name.as_str();
        let titles = pairings
            .iter()
            .map(|pairing| format!("{} – {}", name(pairing.first), name(pairing.second)));
        let titles: Vec<_> = titles.collect();
        let width = width(titles.iter().map(String::as_str));
        writeln!(
            out,
            "\n{:width$} {:>5} {:>5} {:>5} {:>7}  {:14} {:>6}  pairs 0 ½ 1 1½ 2",
            "", "won", "drawn", "lost", "score", "Elo (95 %)", "LOS"
        )?;
        for (&pairing, title) in pairings.iter().zip(&titles) {
            let encounter = self.standings.encounter(pairing);
            let tally = encounter.tally;
            let estimate = Estimate::of(&encounter.pairs);
            writeln!(
                out,
                "{title:width$} {:5} {:5} {:5} {:>7}  {:14} {:>6}  {}",
                tally.wins,
                tally.draws,
                tally.losses,
                percent(tally.score()),
                estimate.map_or_else(|| "–".to_owned(), |estimate| estimate.to_string()),
                percent(estimate.map(|estimate| estimate.superiority)),
                encounter.pairs,
            )?;
            if let Some(sprt) = self.sprt {
                writeln!(out, "{}", sprt_line(sprt, encounter))?;
            }
        }
        Ok(())
    }

    fn write_engines(&self, out: &mut impl Write) -> io::Result<()> {
        let width = width(self.entrants.iter().map(|entrant| entrant.name.as_str()));
        writeln!(
            out,
            "\n{:width$} {:>6} {:>7} {:>8} {:>9} {:>9} {:>8} {:>8}",
            "", "games", "score", "ms/move", "nodes/s", "time-outs", "crashes", "illegal"
        )?;
        for (index, entrant) in self.entrants.iter().enumerate() {
            let effort = self.standings.effort(index);
            writeln!(
                out,
                "{:width$} {:6} {:>7} {:>8} {:>9} {:9} {:8} {:8}",
                entrant.name,
                effort.tally.games(),
                percent(effort.tally.score()),
                number(effort.milliseconds_per_move(), 1),
                number(Effort::nodes_per_second(effort), 0),
                effort.timeouts,
                effort.crashes,
                effort.illegal,
            )?;
        }
        Ok(())
    }
}

/// `new 3-4-2 old, Elo +30 ± 90`, for a line that is written over and over.
pub(crate) fn summary(names: [&str; 2], encounter: &Encounter, sprt: Option<Sprt>) -> String {
    let tally = encounter.tally;
    let [first, second] = names;
    let mut line = format!(
        "{first} {}-{}-{} {second}",
        tally.wins, tally.draws, tally.losses
    );
    if let Some(estimate) = Estimate::of(&encounter.pairs) {
        line.push_str(&format!(", Elo {estimate}"));
    }
    if let Some(sprt) = sprt {
        let ratio = sprt.log_likelihood_ratio(&encounter.pairs);
        line.push_str(&format!(", LLR {ratio:.2}"));
    }
    line
}

fn sprt_line(sprt: Sprt, encounter: &Encounter) -> String {
    let (elo0, elo1) = sprt.hypotheses();
    let verdict = match sprt.verdict(&encounter.pairs) {
        SprtVerdict::Undecided => "not decided yet".to_owned(),
        SprtVerdict::Accepted => format!("accepted: rather Elo {elo1} than {elo0}"),
        SprtVerdict::Rejected => format!("rejected: rather Elo {elo0} than {elo1}"),
    };
    format!(
        "SPRT, Elo {elo0} against {elo1}: LLR {:+.2} (bounds ±{:.2}), {verdict}",
        sprt.log_likelihood_ratio(&encounter.pairs),
        Sprt::bound(),
    )
}

fn width<'n>(names: impl Iterator<Item = &'n str>) -> usize {
    names.map(|name| name.chars().count()).max().unwrap_or(0)
}

fn percent(share: Option<f64>) -> String {
    share.map_or_else(|| "–".to_owned(), |share| format!("{:.1} %", share * 100.0))
}

fn number(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(|| "–".to_owned(), |value| format!("{value:.digits$}"))
}
