//! The engine beside its peers: how fast, how many nodes, how soon it stops, how long to a depth.

mod chromium;
mod cpu;
mod depths;
mod latency;
mod matches;
mod rivals;
mod set;
mod speed;
mod uci;

pub use self::matches::play;
pub use self::speed::bench_once;

use std::path::{Path, PathBuf};

/// Everything that was built or fetched for a comparison, as the command line names it.
pub struct Kit {
    /// This program, built for this machine's CPU.
    pub native: PathBuf,
    /// Our engine in WebAssembly.
    pub module: PathBuf,
    /// The site's worker, in a folder as the site has it.
    pub worker: PathBuf,
    /// Where `node_modules` with the peers is.
    pub peers: PathBuf,
    /// Where the bridges to UCI are.
    pub bridges: PathBuf,
}

impl Kit {
    /// What the command line names, in this order.
    pub fn new(paths: [&str; 5]) -> Self {
        let [native, module, worker, peers, bridges] = paths.map(PathBuf::from);
        Self { native, module, worker, peers, bridges }
    }

    fn bridge(&self, name: &str) -> PathBuf {
        self.bridges.join(name)
    }

    fn peer(&self, path: &str) -> Option<PathBuf> {
        let path = self.peers.join("node_modules").join(path);
        path.exists().then_some(path)
    }
}

/// Prints all tables.
pub fn compare(kit: &Kit, rounds: usize) {
    speed::compare(kit, rounds);
    depths::print();
    latency::print(&kit.worker);
    rivals::print(kit);
}

fn text(path: &Path) -> String {
    path.display().to_string()
}
