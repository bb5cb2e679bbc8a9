//! Which of our crates may use which. Data and dependencies flow one way; this
//! table is the only place that grants an arrow.

use cargo_metadata::{DependencyKind, Metadata};

use super::Finding;

/// Crates that are never shipped: they may use anything, nobody may use them.
const WORKSHOP: [&str; 6] = ["xtask", "xtask-door", "workshop", "e2e", "testkit", "bench"];

/// Crates without I/O, clock or hidden randomness, from the ground up.
const PURE: [&str; 11] = [
    "rules", "analysis", "rating", "play", "openings", "engine", "motifs", "puzzles", "coach",
    "campaign", "protocol",
];

/// What a crate may use; `None` for a crate the table does not know.
fn granted(name: &str) -> Option<Vec<&'static str>> {
    let pure_without = |left_out: &[&str]| {
        let all = PURE.into_iter();
        all.filter(|name| !left_out.contains(name))
            .collect::<Vec<_>>()
    };
    Some(match name {
        "rules" => vec![],
        "analysis" => vec!["rules"],
        "play" | "openings" => vec!["rules", "analysis"],
        "engine" => vec!["rules", "analysis", "openings"],
        "rating" => vec!["analysis"],
        "motifs" => vec!["rules", "analysis"],
        "puzzles" => vec!["rules", "analysis", "motifs", "rating"],
        "coach" => vec!["rules", "analysis", "rating", "motifs", "puzzles"],
        "campaign" => vec!["rules", "analysis", "rating", "play", "openings", "motifs"],
        "protocol" | "store" => pure_without(&["engine", "protocol"]),
        "worker" | "uci" => PURE.to_vec(),
        "app" => pure_without(&["engine", "coach"]),
        "web" => [&pure_without(&["engine", "coach"])[..], &["app"]].concat(),
        "server" => [&PURE[..], &["store", "uci"]].concat(),
        _ => return None,
    })
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
    edges.iter().filter_map(refusal).collect()
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

    fn findings(from: &str, to: Option<&str>) -> usize {
        check(&[Edge {
            from: from.to_owned(),
            to: to.map(str::to_owned),
        }])
        .len()
    }

    #[test]
    fn arrows_flow_one_way() {
        assert_eq!(findings("engine", Some("rules")), 0);
        assert_eq!(findings("rules", Some("engine")), 1);
        assert_eq!(findings("protocol", Some("engine")), 1);
        assert_eq!(findings("store", Some("protocol")), 1);
        assert_eq!(findings("server", Some("store")), 0);
        assert_eq!(findings("server", Some("web")), 1);
        assert_eq!(findings("web", Some("coach")), 1);
        assert_eq!(findings("worker", Some("engine")), 0);
    }

    #[test]
    fn nothing_shipped_uses_the_workshop() {
        for workshop in WORKSHOP {
            assert_eq!(findings("server", Some(workshop)), 1);
            assert_eq!(findings(workshop, Some("server")), 0);
        }
    }

    #[test]
    fn a_new_crate_must_enter_the_table() {
        assert_eq!(findings("surprise", None), 1);
        assert_eq!(findings("rules", None), 0);
    }
}
