//! Which of our crates may use which. Data and dependencies flow one way; this
//! table is the only place that grants an arrow.

use cargo_metadata::{DependencyKind, Metadata};

use super::Finding;

/// Crates that are never shipped: they may use anything, nobody may use them.
const WORKSHOP: [&str; 6] = ["xtask", "xtask-door", "workshop", "e2e", "testkit", "bench"];

/// What each crate that is shipped may use, from the ground up. Whatever is granted is used.
const GRANTED: [(&str, &[&str]); 16] = [
    ("rules", &[]),
    ("analysis", &["rules"]),
    ("rating", &["analysis"]),
    ("play", &["rules", "analysis"]),
    ("openings", &["rules", "analysis"]),
    ("engine", &["rules", "analysis"]),
    ("motifs", &["rules", "analysis"]),
    (
        "puzzles",
        &["rules", "analysis", "rating", "play", "motifs"],
    ),
    (
        "campaign",
        &["rules", "analysis", "play", "motifs", "puzzles"],
    ),
    ("protocol", &["rules", "analysis", "play", "puzzles"]),
    ("store", &["rules", "rating", "play", "puzzles"]),
    (
        "worker",
        &["rules", "analysis", "play", "engine", "protocol"],
    ),
    ("uci", &["rules", "analysis", "play", "engine"]),
    (
        "app",
        &[
            "rules", "analysis", "rating", "play", "openings", "motifs", "puzzles", "campaign",
            "protocol",
        ],
    ),
    (
        "web",
        &[
            "rules", "analysis", "play", "openings", "motifs", "puzzles", "campaign", "protocol",
            "app",
        ],
    ),
    (
        "server",
        &[
            "rules", "analysis", "rating", "play", "openings", "motifs", "puzzles", "campaign",
            "protocol", "store",
        ],
    ),
];

/// What a crate may use; `None` for a crate the table does not know.
fn granted(name: &str) -> Option<&'static [&'static str]> {
    let mut all = GRANTED.iter();
    all.find(|(of, _)| *of == name).map(|(_, granted)| *granted)
}

/// One crate of ours using another, as normal or build dependency.
#[derive(Debug)]
pub(crate) struct Edge {
    from: String,
    /// `None` for a crate that uses none of ours.
    to: Option<String>,
}

/// All arrows between our crates; tests may use what they like.
pub(crate) fn edges(metadata: &Metadata) -> Vec<Edge> {
    let ours = metadata.workspace_packages();
    let is_ours = |name: &str| ours.iter().any(|package| package.name.as_str() == name);
    let mut edges = Vec::new();
    for package in &ours {
        let from = short(&package.name);
        edges.push(Edge {
            from: from.clone(),
            to: None,
        });
        let uses = package.dependencies.iter();
        let uses =
            uses.filter(|used| used.kind != DependencyKind::Development && is_ours(&used.name));
        edges.extend(uses.map(|used| Edge {
            from: from.clone(),
            to: Some(short(&used.name)),
        }));
    }
    edges
}

pub(crate) fn check(edges: &[Edge]) -> Vec<Finding> {
    let refused = edges.iter().filter_map(refusal);
    refused.chain(unused(edges)).collect()
}

/// What is granted to a crate that does not use it.
fn unused(edges: &[Edge]) -> impl Iterator<Item = Finding> {
    let known = GRANTED.iter();
    let known = known.filter(|(from, _)| edges.iter().any(|edge| edge.from == *from));
    let granted = known.flat_map(|(from, granted)| granted.iter().map(move |to| (*from, *to)));
    let is_used = |(from, to): &(&str, &str)| {
        let mut edges = edges.iter();
        edges.any(|edge| edge.from == *from && edge.to.as_deref() == Some(*to))
    };
    let unused = granted.filter(move |arrow| !is_used(arrow));
    unused.map(|(from, to)| {
        let text = format!("does not use {to}, which xtask/src/tidy/arrows.rs grants");
        Finding::in_crate(from, text)
    })
}

fn refusal(Edge { from, to }: &Edge) -> Option<Finding> {
    if WORKSHOP.contains(&from.as_str()) {
        return None;
    }
    let Some(granted) = granted(from) else {
        let unknown = to.is_none().then(|| {
            Finding::in_crate(
                from,
                "is not in the table of crates in xtask/src/tidy/arrows.rs",
            )
        });
        return unknown;
    };
    let to = to.as_deref()?;
    if granted.contains(&to) {
        return None;
    }
    let why = if WORKSHOP.contains(&to) {
        "is never shipped"
    } else {
        "is not granted to it"
    };
    Some(Finding::in_crate(from, format!("uses {to}, which {why}")))
}

fn short(name: &str) -> String {
    name.strip_prefix("rookery-").unwrap_or(name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edge(from: &str, to: Option<&str>) -> Edge {
        Edge {
            from: from.to_owned(),
            to: to.map(str::to_owned),
        }
    }

    fn refused(from: &str, to: Option<&str>) -> bool {
        refusal(&edge(from, to)).is_some()
    }

    #[test]
    fn arrows_flow_one_way() {
        for (from, to, is_refused) in [
            ("engine", "rules", false),
            ("rules", "engine", true),
            ("protocol", "engine", true),
            ("store", "protocol", true),
            ("server", "store", false),
            ("server", "web", true),
            ("web", "engine", true),
            ("worker", "engine", false),
        ] {
            assert_eq!(refused(from, Some(to)), is_refused, "{from} uses {to}");
        }
    }

    #[test]
    fn nothing_shipped_uses_the_workshop() {
        for workshop in WORKSHOP {
            assert!(refused("server", Some(workshop)));
            assert!(!refused(workshop, Some("server")));
        }
    }

    #[test]
    fn a_new_crate_must_enter_the_table() {
        assert!(refused("surprise", None));
        assert!(!refused("rules", None));
    }

    #[test]
    fn what_is_granted_is_used() {
        let analysis = edge("analysis", None);
        assert_eq!(check(&[analysis, edge("analysis", Some("rules"))]), []);
        let found = check(&[edge("analysis", None)]);
        assert_eq!(found.len(), 1, "{found:?}");
    }
}
