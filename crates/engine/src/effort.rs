//! How much this process has searched. Nothing that decides a move reads it; a run of tests tells it,
//! so that whoever makes the run longer notices.

use std::sync::atomic::{AtomicU64, Ordering};

static NODES: AtomicU64 = AtomicU64::new(0);

/// Nodes looked at since the process began, by all engines.
#[must_use]
pub fn nodes_searched() -> u64 {
    NODES.load(Ordering::Relaxed)
}

pub(crate) fn add(nodes: u64) {
    NODES.fetch_add(nodes, Ordering::Relaxed);
}
