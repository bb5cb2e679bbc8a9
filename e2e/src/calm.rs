//! A person who wants nothing on the screen to move.

use anyhow::Result;
use serde_json::json;

use crate::{Kind, Page, narrow};

impl Page {
    /// Tells the page that motion is to be reduced, as the settings of a device do.
    ///
    /// # Errors
    /// When the browser does not take it.
    pub async fn want_calm(&self) -> Result<()> {
        const CALM: &str = "Services.prefs.setIntPref('ui.prefersReducedMotion', 1)";
        let web = self.browser().web();
        match self.browser().kind() {
            Kind::Chromium => {
                let calm = json!({ "name": "prefers-reduced-motion", "value": "reduce" });
                let media = json!({ "features": [calm] });
                web.cdp()
                    .send_raw("Emulation.setEmulatedMedia", media)
                    .await?;
                Ok(())
            }
            Kind::Firefox => narrow::in_its_own_window(web, CALM).await,
        }
    }
}
