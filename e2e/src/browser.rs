//! A browser that is ready to be driven.

use anyhow::{Context, Result};
use serde_json::json;
use thirtyfour::{Capabilities, WebDriver};

use crate::death::DoesNotOpen;
use crate::driver::Driver;
use crate::{Kind, firefox_console, narrow, pool, renewal, tally};

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
    /// So much of the driver's output belongs to earlier visits.
    read: u64,
    is_kept: bool,
}

impl Browser {
    /// Opens a fresh browser with an empty profile.
    ///
    /// # Errors
    /// When the browser or its driver is missing or does not start.
    pub async fn open(kind: Kind, scheme: Scheme) -> Result<Self> {
        tally::BROWSERS.add();
        let opened = Self::start(kind, scheme).await;
        opened.context(DoesNotOpen(kind))
    }

    async fn start(kind: Kind, scheme: Scheme) -> Result<Self> {
        let driver = Driver::start(kind).await?;
        let wanted = kind.capabilities(scheme, &driver.profile());
        let wanted: Capabilities = serde_json::from_value(wanted)?;
        let web = WebDriver::new(driver.address(), wanted).await?;
        let browser = Self {
            kind,
            web,
            driver,
            read: 0,
            is_kept: false,
        };
        browser.prefer(scheme).await?;
        if kind == Kind::Firefox {
            narrow::allow(&browser.web).await?;
        }
        Ok(browser)
    }

    /// The same, to be kept for later visits.
    pub(crate) fn kept(self) -> Self {
        Self {
            is_kept: true,
            ..self
        }
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

    /// What the console complained about during this visit.
    ///
    /// # Errors
    /// When the browser is gone or cannot be asked.
    pub(crate) async fn complaints(&self) -> Result<Vec<String>> {
        match self.kind {
            Kind::Chromium => chromium_errors(&self.web).await,
            Kind::Firefox => {
                let printed = firefox_console::up_to_now(&self.web, &self.driver, self.read);
                Ok(firefox_console::errors(&printed.await?))
            }
        }
    }

    /// Makes it like one that was just opened, after a visit to this origin.
    ///
    /// # Errors
    /// When the browser is gone or holds on to something.
    pub async fn renew(&mut self, origin: &str) -> Result<()> {
        renewal::open_another_tab(&self.web).await?;
        match self.kind {
            Kind::Chromium => renewal::clear_chromium(&self.web, origin).await?,
            Kind::Firefox => renewal::clear_firefox(&self.web).await?,
        }
        self.prefer(Scheme::Light).await?;
        self.read = self.driver.printed()?;
        Ok(())
    }

    /// Ends the visit to this origin: the browser is kept for the next one, or closed.
    pub(crate) async fn done(self, origin: &str) -> Result<()> {
        match self.is_kept {
            true => {
                pool::give_back(self, origin).await;
                Ok(())
            }
            false => self.close().await,
        }
    }

    /// Closes the window.
    pub(crate) async fn close(self) -> Result<()> {
        Ok(self.web.quit().await?)
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
