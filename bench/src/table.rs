//! Speeds as a table: best of all rounds, in million nodes a second.

use crate::suite::SUITE;

pub struct Table {
    title: String,
    rows: Vec<(String, [f64; SUITE.len()])>,
}

impl Table {
    pub fn new<'n>(title: &str, names: impl IntoIterator<Item = &'n str>) -> Self {
        let rows = names.into_iter().map(|name| (name.to_owned(), [0.0; SUITE.len()]));
        Self { title: title.to_owned(), rows: rows.collect() }
    }

    pub fn note(&mut self, row: usize, case: usize, nodes: u64, seconds: f64) {
        let speed = nodes as f64 / seconds / 1e6;
        let best = &mut self.rows[row].1[case];
        *best = best.max(speed);
    }

    /// Markdown, with our lead over the best peer as the last row; ours is the first.
    pub fn print(&self) {
        println!("\n| {} |{}", self.title, SUITE.map(|case| format!(" {} |", case.name)).concat());
        println!("|---|{}", "---:|".repeat(SUITE.len()));
        for (name, speeds) in &self.rows {
            println!("| {name} |{}", speeds.map(|speed| format!(" {speed:.0} |")).concat());
        }
        let (_, ours) = &self.rows[0];
        let lead = |case: usize| {
            let best = self.rows[1..].iter().map(|(_, speeds)| speeds[case]).fold(0.0, f64::max);
            format!(" {:.2} |", ours[case] / best)
        };
        println!("| *ours / best peer* |{}", (0..SUITE.len()).map(lead).collect::<String>());
    }
}
