//! How often the likeliest move is the one that was played.

use anyhow::Result;
use rookery_engine::Human;

use super::peer::Peer;
use super::samples::HumanSample;

/// Ratings that are told apart.
const BANDS: [(u16, u16); 5] = [
    (800, 1000),
    (1100, 1300),
    (1400, 1600),
    (1800, 2000),
    (600, 2800),
];
/// The moves before this one are left out: they are learnt by heart.
const BOOK: usize = 10;

/// Positions of people of a rating, out of the book.
fn of_band(samples: &[HumanSample], (low, high): (u16, u16)) -> impl Iterator<Item = &HumanSample> {
    samples
        .iter()
        .filter(move |sample| (low..=high).contains(&sample.rating) && sample.ply >= BOOK)
}

/// Prints one line a band.
pub(super) fn print(human: &Human, samples: &[HumanSample]) {
    println!("| people | positions | likeliest | first three | drawn | surprise |");
    println!("|---|---:|---:|---:|---:|---:|");
    for band in BANDS {
        let mut tally = HitCount::default();
        for sample in of_band(samples, band) {
            tally.add(human, sample);
        }
        println!("| {} to {} | {tally} |", band.0, band.1);
    }
    println!();
}

/// Prints how often Stockfish's best move was played, in one line.
pub(super) fn print_peer(depth: u8, samples: &[HumanSample]) -> Result<()> {
    let mut peer = Peer::start()?;
    for band in &BANDS[..4] {
        let (mut positions, mut met) = (0, 0);
        for sample in of_band(samples, *band) {
            positions += 1;
            let played = sample.glance.moves[sample.chosen].mv.to_string();
            met += usize::from(peer.best(&sample.fen, depth)? == played);
        }
        let share = 100.0 * met as f64 / f64::from(positions.max(1));
        println!(
            "Stockfish, depth {depth}, {} to {}: {share:.1} %",
            band.0, band.1
        );
    }
    Ok(())
}

#[derive(Default)]
struct HitCount {
    positions: usize,
    first: usize,
    three: usize,
    drawn: f64,
    surprise: f64,
}

impl HitCount {
    fn add(&mut self, human: &Human, sample: &HumanSample) {
        let all = human.inclinations(&sample.glance, sample.rating);
        let chosen = all[sample.chosen];
        let better = all.iter().filter(|&&other| other > chosen).count();
        let total: f64 = all
            .iter()
            .map(|&other| f64::from(other - chosen).exp())
            .sum();
        self.positions += 1;
        self.first += usize::from(better == 0);
        self.three += usize::from(better < 3);
        self.drawn += 1.0 / total;
        self.surprise += total.ln();
    }
}

impl std::fmt::Display for HitCount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let positions = self.positions.max(1) as f64;
        write!(
            f,
            "{} | {:.1} % | {:.1} % | {:.1} % | {:.3}",
            self.positions,
            100.0 * self.first as f64 / positions,
            100.0 * self.three as f64 / positions,
            100.0 * self.drawn / positions,
            self.surprise / positions,
        )
    }
}
