//! What a program of tests has done that takes long: told when it ends, and held to the table of
//! counts in `docs/testing.md` by `cargo xtask test`. A program that uses nothing else of this crate
//! says `use rookery_testkit as _`.

use std::fs::File;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// Names the file that gets a line for each count.
const FILE: &str = "ROOKERY_TALLY";

/// Servers that were started.
pub static SERVERS: Counter = Counter(AtomicU64::new(0));
/// Databases that were made in a PostgreSQL.
pub static DATABASES: Counter = Counter(AtomicU64::new(0));

/// Counts one thing.
#[derive(Debug)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Counts one more.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

dtor::declarative::dtor! {
    #[dtor(unsafe)]
    fn tell() {
        let Some(file) = std::env::var_os(FILE) else {
            return;
        };
        let count = |counter: &Counter| counter.0.load(Ordering::Relaxed);
        let lines = format!(
            "{} servers started by native tests\n{} databases made in PostgreSQL\n{} nodes searched\n",
            count(&SERVERS), count(&DATABASES), rookery_engine::nodes_searched(),
        );
        let file = File::options().append(true).open(file);
        if let Err(error) = file.and_then(|mut file| file.write_all(lines.as_bytes())) {
            eprintln!("the counts are not told: {error}");
        }
    }
}
