//! ARCHITECTURE.md names every crate, so a newcomer can find each on the map.

use cargo_metadata::Metadata;

use super::Finding;

/// The folders of all our crates, such as `crates/rules`.
pub(crate) fn crates(metadata: &Metadata) -> Vec<String> {
    let root = &metadata.workspace_root;
    let folders = metadata
        .workspace_packages()
        .into_iter()
        .filter_map(|package| {
            let folder = package.manifest_path.parent()?.strip_prefix(root).ok()?;
            Some(folder.as_str().replace('\\', "/"))
        });
    folders.collect()
}

pub(crate) fn check(architecture: &str, crates: &[String]) -> Vec<Finding> {
    let missing = crates
        .iter()
        .filter(|folder| !architecture.contains(&format!("`{folder}`")));
    missing
        .map(|folder| Finding::at("ARCHITECTURE.md", 1, format!("does not mention `{folder}`")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_that_is_not_on_the_map_is_found() {
        let crates = ["crates/rules".to_owned(), "xtask".to_owned()];
        assert_eq!(check("`crates/rules` and `xtask`", &crates), []);
        assert_eq!(check("only `crates/rules`", &crates).len(), 1);
        assert_eq!(check("", &crates).len(), 2);
    }
}
