//! A browser that is ready to be driven.

use anyhow::{Context, Result};
use serde_json::json;
use thirtyfour::{Capabilities, WebDriver};

use crate::driver::Driver;
use crate::{Kind, firefox_console, narrow};

/// Whether the person likes light or dark pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scheme {
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

/// An open browser with one window.
pub struct Browser {
    kind: Kind,
    web: WebDriver,
    // After `web`, so that a session left open can still say goodbye to it.
    driver: Driver,
}

impl Browser {
    /// Opens a fresh browser with an empty profile.
    ///
    /// # Errors
    /// When the browser or its driver is missing or does not start.
    pub async fn open(kind: Kind, scheme: Scheme) -> Result<Self> {
        let driver = Driver::start(kind).await?;
        let wanted = kind.capabilities(scheme, &driver.profile());
        let wanted: Capabilities = serde_json::from_value(wanted)?;
        let web = WebDriver::new(driver.address(), wanted);
        let web = web
            .await
            .with_context(|| format!("{kind:?} does not open"))?;
        let browser = Self { kind, web, driver };
        browser.prefer(scheme).await?;
        if kind == Kind::Firefox {
            narrow::allow(&browser.web).await?;
        }
        Ok(browser)
    }

    /// Which browser this is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The session, for what [`crate::Page`] does not offer.
    #[must_use]
    pub fn web(&self) -> &WebDriver {
        &self.web
    }

    /// Closes the window and returns what the console complained about.
    ///
    /// # Errors
    /// When the browser is gone or cannot be asked.
    pub async fn close(self) -> Result<Vec<String>> {
        let Self { kind, web, driver } = self;
        let complaints = match kind {
            Kind::Chromium => chromium_errors(&web).await?,
            Kind::Firefox => Vec::new(),
        };
        web.quit().await?;
        match kind {
            Kind::Chromium => Ok(complaints),
            // Its console goes to the driver's output, complete once it has quit.
            Kind::Firefox => Ok(firefox_console::errors(&driver.output()?)),
        }
    }

    /// Firefox was told when it was opened.
    async fn prefer(&self, scheme: Scheme) -> Result<()> {
        if self.kind == Kind::Chromium {
            let value = match scheme {
                Scheme::Light => "light",
                Scheme::Dark => "dark",
            };
            let feature =
                json!({ "features": [{ "name": "prefers-color-scheme", "value": value }] });
            self.web
                .cdp()
                .send_raw("Emulation.setEmulatedMedia", feature)
                .await?;
        }
        Ok(())
    }
}

async fn chromium_errors(web: &WebDriver) -> Result<Vec<String>> {
    let entries = web.browser_log().await?.into_iter();
    let severe = entries.filter(|entry| entry.level == "SEVERE");
    Ok(severe.map(|entry| entry.message).collect())
}
