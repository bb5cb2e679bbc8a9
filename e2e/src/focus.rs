//! Getting about without a mouse.

use anyhow::{Result, bail};
use thirtyfour::Key;

use crate::{Page, accessible};

/// More than any page has to stop at.
const STOPS: usize = 150;

impl Page {
    /// Presses Tab until what has the focus is announced with this role and name.
    ///
    /// # Errors
    /// When Tab never leads there.
    pub async fn tab_to(&self, role: &str, name: &str) -> Result<()> {
        let web = self.browser().web();
        for _ in 0..STOPS {
            let focused = web.active_element().await?;
            if accessible::is(web, &focused, role, name).await? {
                return Ok(());
            }
            self.tab().await?;
        }
        bail!("Tab never leads to the {role} {name:?}")
    }

    /// Presses Tab. Behind the last thing on the page a browser goes on to its own buttons, from
    /// where a person comes back to the first; a driven one would stay there.
    ///
    /// # Errors
    /// When the browser does not take it.
    pub async fn tab(&self) -> Result<()> {
        const STAYS: &str =
            "return document.hasFocus() && document.activeElement !== document.body";
        const COME_BACK: &str = "window.focus(); document.querySelector('a[href], button').focus()";
        self.press(Key::Tab).await?;
        if !self.ask::<bool>(STAYS, vec![]).await? {
            let web = self.browser().web();
            web.switch_to_window(web.window().await?).await?;
            self.ask::<()>(COME_BACK, vec![]).await?;
        }
        Ok(())
    }
}
