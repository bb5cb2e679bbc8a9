//! What the settings of a device tell a page about its person.

use anyhow::Result;
use serde_json::json;

use crate::{Kind, Page, narrow};

/// Something a person likes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// Nothing on the screen moves.
    Calm,
    /// Light ink on dark paper.
    Dark,
}

impl Page {
    /// Tells the page what the person likes, instead of all before.
    ///
    /// # Errors
    /// When the browser does not take it.
    pub async fn wish(&self, wishes: &[Wish]) -> Result<()> {
        let web = self.browser().web();
        match self.browser().kind() {
            Kind::Chromium => {
                let features = wishes.iter().map(|wish| match wish {
                    Wish::Calm => json!({ "name": "prefers-reduced-motion", "value": "reduce" }),
                    Wish::Dark => json!({ "name": "prefers-color-scheme", "value": "dark" }),
                });
                let media = json!({ "features": features.collect::<Vec<_>>() });
                web.cdp()
                    .send_raw("Emulation.setEmulatedMedia", media)
                    .await?;
                Ok(())
            }
            Kind::Firefox => {
                let settings = wishes.iter().map(|wish| match wish {
                    Wish::Calm => "['ui.prefersReducedMotion', 1]",
                    Wish::Dark => "['layout.css.prefers-color-scheme.content-override', 0]",
                });
                let settings = settings.collect::<Vec<_>>().join(", ");
                let set = "([name, value]) => Services.prefs.setIntPref(name, value)";
                narrow::in_its_own_window(web, &format!("[{settings}].forEach({set})")).await
            }
        }
    }
}
