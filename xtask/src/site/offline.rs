//! What makes the site an application of its own: the script that keeps a release in the browser,
//! and the sheet by which a device installs it.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::files::Files;

/// The script cannot be named by its hash: the browser asks for it by this name again and again.
const SCRIPT: &str = "service-worker.js";
const SHEET: &str = "manifest.webmanifest";

/// Adds both, for the files that are there already. `page` is the finished HTML, `first_load` what
/// showing it loads.
pub(crate) fn add(
    files: &mut Files,
    template: &str,
    page: &str,
    first_load: &[String],
    statics: &BTreeMap<String, String>,
) -> Result<()> {
    let kept = files.add_hashed("index.html", page);
    let assets: Vec<_> = files.assets().map(|name| format!("/{name}")).collect();
    let is_first = |path: &&String| {
        let name = path.strip_prefix("/assets/").unwrap_or(path);
        name == kept || first_load.iter().any(|first| first == name)
    };
    let first: Vec<_> = assets.iter().filter(is_first).collect();
    let release = super::files::hash(assets.concat().as_bytes());
    let mut script = template.to_owned();
    for (slot, value) in [
        ("{{release}}", release),
        ("{{page}}", format!("/assets/{kept}")),
        ("{{first}}", serde_json::to_string(&first)?),
        ("{{files}}", serde_json::to_string(&assets)?),
    ] {
        ensure!(script.contains(slot), "{SCRIPT} has no place for {slot}");
        script = script.replace(slot, &value);
    }
    files.add(SCRIPT, script.into_bytes());
    files.add(SHEET, sheet(statics)?.into_bytes());
    Ok(())
}

/// The web app manifest.
fn sheet(statics: &BTreeMap<String, String>) -> Result<String> {
    let icon = |name: &str, size: &str, purpose: &str| -> Result<_> {
        let hashed = statics.get(name);
        let hashed = hashed.with_context(|| format!("crates/web/assets/{name} is missing"))?;
        let kind = if name.ends_with(".svg") {
            "image/svg+xml"
        } else {
            "image/png"
        };
        let src = format!("/assets/{hashed}");
        Ok(json!({ "src": src, "sizes": size, "type": kind, "purpose": purpose }))
    };
    let sheet = json!({
        "id": "/",
        "name": "Rookery",
        "short_name": "Rookery",
        "description": "Chess to play, to learn and to understand.",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#faf7f0",
        "theme_color": "#2f6b4a",
        "icons": [
            icon("favicon.svg", "any", "any")?,
            icon("icons/192.png", "192x192", "any")?,
            icon("icons/512.png", "512x512", "any")?,
            icon("icons/maskable.png", "512x512", "maskable")?,
        ],
    });
    Ok(serde_json::to_string(&sheet)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPLATE: &str = "const A = '{{release}}', B = '{{page}}', C = {{first}}, D = {{files}};";

    fn built(style: &str) -> (Files, BTreeMap<String, String>) {
        let mut files = Files::default();
        let mut statics = BTreeMap::new();
        for name in [
            "favicon.svg",
            "icons/192.png",
            "icons/512.png",
            "icons/maskable.png",
        ] {
            statics.insert(name.to_owned(), files.add_hashed(name, name));
        }
        files.add_hashed("app.css", style);
        let first = [statics["favicon.svg"].clone(), "index.html".to_owned()];
        add(&mut files, TEMPLATE, "<!doctype html>", &first, &statics).unwrap();
        (files, statics)
    }

    #[test]
    fn every_file_is_kept_and_a_change_is_another_release() {
        let (files, statics) = built("a{}");
        let script = String::from_utf8(files.plain(SCRIPT).unwrap().to_vec()).unwrap();
        for hashed in statics.values() {
            assert!(
                script.contains(&format!("\"/assets/{hashed}\"")),
                "{script}"
            );
        }
        let first = script
            .split_once("C = ")
            .unwrap()
            .1
            .split_once(']')
            .unwrap()
            .0;
        assert!(first.contains("/assets/favicon-") && first.contains("/assets/index-"));
        assert!(!first.contains("app-"), "{first}");
        let (other, _) = built("b{}");
        assert_ne!(files.plain(SCRIPT), other.plain(SCRIPT));
        assert!(!script.contains("{{"));
    }

    #[test]
    fn the_sheet_names_icons_that_exist() {
        let (files, statics) = built("a{}");
        let sheet: serde_json::Value = serde_json::from_slice(files.plain(SHEET).unwrap()).unwrap();
        let icons = sheet["icons"].as_array().unwrap();
        assert_eq!(icons.len(), statics.len());
        for icon in icons {
            let path = icon["src"].as_str().unwrap().trim_start_matches('/');
            assert!(files.plain(path).is_some(), "{icon}");
        }
    }
}
