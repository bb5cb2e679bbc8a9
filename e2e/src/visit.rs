//! One visit from opening the browser to closing it, and the questions after.

use std::sync::LazyLock;

use anyhow::{Result, ensure};
use rookery_server::Site;
use tokio::sync::Semaphore;

use crate::{Browser, Kind, Page, Problem, RunningSite, Scheme};

/// More browsers at a time would only make each other slow.
static FREE: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(2));

/// Runs a journey on the real site and insists that nothing was wrong.
///
/// # Errors
/// When the journey fails or leaves a [`Problem`] behind.
pub async fn journey(kind: Kind, steps: impl AsyncFn(&Page) -> Result<()>) -> Result<()> {
    let problems = visit(kind, Site::embedded(), steps).await?;
    let list: Vec<_> = problems.iter().map(ToString::to_string).collect();
    ensure!(
        problems.is_empty(),
        "the journey left problems behind:\n{}",
        list.join("\n")
    );
    Ok(())
}

/// Runs a journey on any site and returns what was wrong with it.
///
/// # Errors
/// When the journey itself fails.
pub async fn visit(
    kind: Kind,
    site: Site,
    steps: impl AsyncFn(&Page) -> Result<()>,
) -> Result<Vec<Problem>> {
    let _turn = FREE.acquire().await?;
    let site = RunningSite::start(site).await?;
    let browser = Browser::open(kind, Scheme::Light).await?;
    let page = Page::new(browser, site);
    let outcome = steps(&page).await;
    let problems = page.leave().await;
    outcome?;
    problems
}
