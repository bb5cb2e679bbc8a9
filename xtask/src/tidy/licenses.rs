//! The licenses of everything inside a shipped program. Rookery is MIT or
//! Apache-2.0, so nothing in it may ask for more than credit, except for the
//! file-by-file Mozilla license.

use std::collections::BTreeSet;

use cargo_metadata::{DependencyKind, Metadata, PackageId};
use spdx::{Expression, ParseMode};

use super::Finding;

const SHIPPED: [&str; 4] = [
    "rookery-server",
    "rookery-uci",
    "rookery-web",
    "rookery-worker",
];

const ALLOWED: [&str; 14] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Someone else's crate inside one of our programs.
pub(crate) struct Used {
    name: String,
    license: Option<String>,
}

/// Everything that is compiled into or for the shipped programs.
pub(crate) fn shipped(metadata: &Metadata) -> Vec<Used> {
    let Some(graph) = &metadata.resolve else {
        return Vec::new();
    };
    let ours = metadata.workspace_packages();
    let ours = ours
        .iter()
        .filter(|package| SHIPPED.contains(&package.name.as_str()));
    let mut open: Vec<&PackageId> = ours.map(|package| &package.id).collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        let node = graph.nodes.iter().find(|node| node.id == *id);
        if let Some(node) = node.filter(|_| seen.insert(id)) {
            let counts = |kind: DependencyKind| kind != DependencyKind::Development;
            let used = node
                .deps
                .iter()
                .filter(|used| used.dep_kinds.iter().any(|kind| counts(kind.kind)));
            open.extend(used.map(|used| &used.pkg));
        }
    }
    let foreign = metadata.packages.iter();
    let foreign = foreign.filter(|package| package.source.is_some() && seen.contains(&package.id));
    foreign
        .map(|package| Used {
            name: format!("{} {}", package.name, package.version),
            license: package.license.clone(),
        })
        .collect()
}

pub(crate) fn check(used: &[Used]) -> Vec<Finding> {
    used.iter().filter_map(refusal).collect()
}

fn refusal(used: &Used) -> Option<Finding> {
    let Some(license) = &used.license else {
        return Some(Finding::in_crate(&used.name, "names no license"));
    };
    let Ok(expression) = Expression::parse_mode(license, ParseMode::LAX) else {
        return Some(Finding::in_crate(
            &used.name,
            format!("has a license we cannot read: {license}"),
        ));
    };
    let allowed = |name: &str| ALLOWED.contains(&name);
    // An exception, such as LLVM's, only ever grants more.
    let fine = expression.evaluate(|wanted| wanted.license.id().is_some_and(|id| allowed(id.name)));
    (!fine).then(|| {
        Finding::in_crate(
            &used.name,
            format!("has a license we cannot ship: {license}"),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(license: Option<&str>) -> usize {
        let license = license.map(str::to_owned);
        check(&[Used {
            name: "some 1.0.0".to_owned(),
            license,
        }])
        .len()
    }

    #[test]
    fn permissive_licenses_pass() {
        for license in [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "GPL-3.0-only OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert_eq!(findings(Some(license)), 0, "{license}");
        }
    }

    #[test]
    fn copyleft_missing_and_unreadable_licenses_do_not() {
        for license in [
            "GPL-3.0-or-later",
            "AGPL-3.0",
            "MIT AND GPL-2.0-only",
            "Ours, ask us",
        ] {
            assert_eq!(findings(Some(license)), 1, "{license}");
        }
        assert_eq!(findings(None), 1);
    }
}
