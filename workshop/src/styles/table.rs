//! The games of a dial as a table for the documents.

use super::Dial;
use super::trial::{Measure, TrialResult};

pub(super) fn table(dial: &Dial, told: &[TrialResult]) -> String {
    let columns = [dial.shows].into_iter().chain(dial.beside.iter().copied());
    let columns: Vec<_> = columns.collect();
    let mut text = format!("| {} | games |", dial.option);
    for name in &columns {
        text += &format!(" {name} |");
    }
    text += " score | Elo against pure |\n|---:|---:|";
    text += &"---|".repeat(columns.len() + 2);
    for told in told {
        text += &format!("\n| {} | {} |", told.setting, told.games);
        for name in &columns {
            let Measure { mean, interval } = told.of(name);
            text += &format!(" {mean:.2} ± {interval:.2} |");
        }
        let score = told.of("score");
        text += &format!(" {:.1} % | {} |", 100.0 * score.mean, elo(score));
    }
    text
}

/// A score as a difference in strength, with its interval.
fn elo(score: Measure) -> String {
    let of = |score: f64| 400.0 * (score / (1.0 - score)).log10();
    if score.interval < f64::EPSILON && score.mean > 0.0 {
        // The pure engine against itself.
        return format!("{:+.0}", of(score.mean));
    }
    let (low, high) = (score.mean - score.interval, score.mean + score.interval);
    match (low > 0.0, high < 1.0) {
        (true, true) => {
            let [mean, low, high] = [score.mean, low, high].map(of);
            format!("{mean:+.0} ({low:+.0} to {high:+.0})")
        }
        (false, true) if high > 0.0 => format!("below {:+.0}", of(high)),
        (true, false) if low < 1.0 => format!("above {:+.0}", of(low)),
        _ => "–".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::styles::DIALS;

    #[test]
    fn a_score_becomes_a_difference() {
        let elo = |mean, interval| elo(Measure { mean, interval });
        assert_eq!(elo(0.5, 0.05), "+0 (-35 to +35)");
        assert_eq!(elo(0.5, 0.0), "+0");
        assert_eq!(elo(0.02, 0.03), "below -512");
        assert_eq!(elo(0.0, 0.0), "–");
    }

    #[test]
    fn a_row_has_the_trait_first() {
        let table = table(&DIALS[2], &[TrialResult::new(25, "trades", 3.5, 0.25)]);
        let row = table.lines().nth(2).unwrap();
        assert!(row.starts_with("| 25 | 200 | 3.50 ± 0.25 |"), "{table}");
    }
}
