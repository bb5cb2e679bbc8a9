//! The HTML file and the small scripts that start the programs. They are
//! external files because the content policy allows no inline script.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};

use super::program::Hashed;

/// Runs before the first paint, so that a chosen theme never flashes in late;
/// the key is the one `ThemeSwitch` remembers by.
pub(crate) const THEME: &str = r#"try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}
"#;

/// The hashed names everything on the page was given.
pub(crate) struct Page {
    pub(crate) web: Hashed,
    pub(crate) theme: String,
    pub(crate) boot: String,
    pub(crate) worker: String,
    pub(crate) assets: String,
    pub(crate) people: String,
    pub(crate) style: String,
    pub(crate) later_style: String,
    /// Files of `crates/web/assets`: original name to hashed name.
    pub(crate) statics: BTreeMap<String, String>,
}

/// After so many milliseconds a page has what it needs, and the browser may keep the rest.
const QUIET: u32 = 3000;

/// Used as a library, wasm-bindgen names no file, so the script does. Once the page shows itself, what
/// was shown meanwhile goes. Then the browser keeps the release, where that is allowed: all of it,
/// unless it is told to save data.
pub(crate) fn boot(web: &Hashed) -> String {
    let Hashed { js, wasm, .. } = web;
    format!(
        r#"import init from "./{js}";
const keep = async () => {{
  const {{ installing, waiting, active }} = await navigator.serviceWorker.register("/service-worker.js");
  if (navigator.connection?.saveData) return;
  for (const worker of [installing, waiting, active]) worker?.postMessage("keep");
}};
try {{
  await init({{ module_or_path: new URL("{wasm}", import.meta.url) }});
  document.getElementById("loading")?.remove();
  setTimeout(() => keep().catch(() => {{}}), {QUIET});
}} catch (error) {{
  document.getElementById("not-started")?.removeAttribute("hidden");
  throw error;
}}
"#
    )
}

/// Messages that arrive before the worker listens are kept and handed over.
pub(crate) fn worker_boot(worker: &Hashed) -> String {
    let Hashed { js, wasm, .. } = worker;
    format!(
        r#"import init from "./{js}";
const early = [];
const keep = (event) => early.push(event);
addEventListener("message", keep);
try {{
  await init({{ module_or_path: new URL("{wasm}", import.meta.url) }});
  removeEventListener("message", keep);
  for (const {{ data, ports }} of early) dispatchEvent(new MessageEvent("message", {{ data, ports }}));
}} catch (error) {{
  reportError(error);
}}
"#
    )
}

/// The list by which the page finds its other files: plain name to address.
pub(crate) fn manifest(statics: &BTreeMap<String, String>) -> Result<String> {
    let addresses = statics.iter().map(|(name, hashed)| (name, address(hashed)));
    let addresses: BTreeMap<_, _> = addresses.collect();
    Ok(serde_json::to_string(&addresses)?)
}

impl Page {
    /// The finished HTML.
    pub(crate) fn fill(&self, template: &str) -> Result<String> {
        let favicon = self.statics.get("favicon.svg");
        let favicon = favicon.context("crates/web/assets/favicon.svg is missing")?;
        let icon = self.statics.get("icons/192.png");
        let icon = icon.context("crates/web/assets/icons/192.png is missing")?;
        let mut html = template.to_owned();
        for (slot, value) in [
            ("{{theme}}", address(&self.theme)),
            ("{{boot}}", address(&self.boot)),
            ("{{web-js}}", address(&self.web.js)),
            ("{{web-wasm}}", address(&self.web.wasm)),
            (
                "{{later}}",
                address(self.web.later.as_deref().context("nothing comes later")?),
            ),
            ("{{worker}}", address(&self.worker)),
            ("{{assets}}", address(&self.assets)),
            ("{{people}}", address(&self.people)),
            ("{{favicon}}", address(favicon)),
            ("{{icon}}", address(icon)),
            ("{{style}}", address(&self.style)),
            ("{{later-style}}", address(&self.later_style)),
        ] {
            ensure!(
                html.contains(slot),
                "crates/web/index.html has no place for {slot}"
            );
            html = html.replace(slot, &value);
        }
        ensure!(
            !html.contains("{{"),
            "crates/web/index.html names something that does not exist"
        );
        Ok(html)
    }

    /// Every file that showing the first page loads.
    pub(crate) fn first_load(&self) -> Vec<String> {
        let mut names = self.web.names(&self.boot);
        names.push(self.theme.clone());
        names.push(self.style.clone());
        names.extend(self.statics.get("favicon.svg").cloned());
        names.push("index.html".to_owned());
        names
    }
}

fn address(hashed: &str) -> String {
    format!("/assets/{hashed}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLOTS: &str = "{{theme}} {{boot}} {{web-js}} {{web-wasm}} {{later}} {{worker}} {{assets}} \
        {{people}} {{favicon}} {{icon}} {{style}} {{later-style}}";

    fn page(files: &[&str]) -> Page {
        let statics = files
            .iter()
            .map(|&name| (name.to_owned(), format!("h-{name}")));
        Page {
            web: Hashed {
                js: "web-1.js".to_owned(),
                wasm: "web-2.wasm".to_owned(),
                later: Some("later-7.js".to_owned()),
                loads: BTreeMap::new(),
            },
            theme: "theme-0.js".to_owned(),
            boot: "boot-3.js".to_owned(),
            worker: "worker-boot-4.js".to_owned(),
            assets: "assets-5.json".to_owned(),
            style: "style-6.css".to_owned(),
            later_style: "later-8.css".to_owned(),
            people: "people-6.bin".to_owned(),
            statics: statics.collect(),
        }
    }

    #[test]
    fn every_slot_is_filled() {
        let html = page(&["favicon.svg", "icons/192.png"]).fill(SLOTS).unwrap();
        assert!(html.contains("/assets/boot-3.js") && html.contains("/assets/worker-boot-4.js"));
        assert!(html.contains("/assets/style-6.css"));
    }

    #[test]
    fn a_template_with_too_little_or_too_much_is_refused() {
        let page = page(&["favicon.svg"]);
        assert!(page.fill("{{boot}}").is_err());
        assert!(page.fill(&format!("{SLOTS} {{{{more}}}}")).is_err());
    }
}
