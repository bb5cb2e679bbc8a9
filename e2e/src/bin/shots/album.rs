//! Where the pictures go: one file for each size, named by page, width and theme.

use std::path::Path;

use anyhow::{Context, Result};
use rookery_e2e::{By, Page, Scheme, until};
use serde_json::json;

const SIZES: [(u32, u32); 2] = [(1280, 800), (390, 844)];

/// Pictures of one page in one theme.
pub(crate) struct Album<'a> {
    page: &'a Page,
    into: &'a Path,
    theme: &'static str,
    /// How much of a page is shown, if not what fits a screen.
    height: Option<u32>,
}

impl<'a> Album<'a> {
    pub(crate) fn new(page: &'a Page, into: &'a Path, scheme: Scheme, height: Option<u32>) -> Self {
        let theme = match scheme {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        };
        Self {
            page,
            into,
            theme,
            height,
        }
    }

    pub(crate) fn page(&self) -> &Page {
        self.page
    }

    /// Opens a place and photographs it under the name of a path.
    pub(crate) async fn place(&self, named: &str, path: &str) -> Result<()> {
        self.page.goto(path).await?;
        self.started().await?;
        self.add(&name(named)).await
    }

    /// Takes one picture of what is there in every size.
    pub(crate) async fn add(&self, name: &str) -> Result<()> {
        for (width, usual) in SIZES {
            self.resize(width, self.height.unwrap_or(usual)).await?;
            self.still().await?;
            let picture = self.page.browser().web().screenshot_as_png().await?;
            let file = self.into.join(format!("{name}-{width}-{}.png", self.theme));
            std::fs::write(&file, picture)
                .with_context(|| format!("cannot write {}", file.display()))?;
            println!("{}", file.display());
        }
        let [(width, height), _] = SIZES;
        self.resize(width, height).await
    }

    /// Makes the page this large; the scroll bars of a phone lie over it, and only while it moves.
    async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let is_phone = width < 640;
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        let cdp = self.page.browser().web().cdp();
        cdp.send_raw("Emulation.setDeviceMetricsOverride", size)
            .await?;
        Ok(())
    }

    /// The program runs, and what the page asks for has come.
    pub(crate) async fn started(&self) -> Result<()> {
        const WAITING: &str = "#loading, [aria-busy=true], .office p[role=status]:not(.small, :empty), .later-waiting";
        until("the page to start", async || {
            let waiting = self.page.browser().web();
            let waiting = waiting.find_all(By::Css(WAITING)).await?;
            Ok(waiting.is_empty().then_some(()))
        })
        .await?;
        self.page.find("h1, h2").await.map(drop)
    }

    /// Nothing is on its way any more; what blinks for ever may.
    async fn still(&self) -> Result<()> {
        const STILL: &str = "const moving = document.getAnimations().filter(({ effect }) =>
                effect.getComputedTiming().endTime !== Infinity && effect.target.checkVisibility());
            Promise.allSettled(moving.map(({ finished }) => finished)).then(() => done(true));";
        self.page
            .wait_for_answer::<bool>(STILL, vec![])
            .await
            .map(drop)
    }
}

fn name(path: &str) -> String {
    match path.trim_matches('/') {
        "" => "home".to_owned(),
        path => {
            let path = path.replace("{id}", "someone");
            path.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-")
        }
    }
}
