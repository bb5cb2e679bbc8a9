//! One visit from taking a browser to giving it back, and the questions after.

use anyhow::{Context, Result, ensure};
use rookery_server::Site;

use crate::{Browser, Kind, Page, Problem, RunningSite, Scheme, pool};

/// Runs a journey on the real site and insists that nothing was wrong.
///
/// # Errors
/// When the journey fails or leaves a [`Problem`] behind.
pub async fn journey(kind: Kind, steps: impl AsyncFn(&Page) -> Result<()>) -> Result<()> {
    refused_journey(kind, &[], steps).await
}

/// The same for a journey on which the server says no, exactly so often.
///
/// # Errors
/// When the journey fails, leaves another [`Problem`] behind, or the server says yes instead.
pub async fn refused_journey(
    kind: Kind,
    refused: &[(&str, u16)],
    steps: impl AsyncFn(&Page) -> Result<()>,
) -> Result<()> {
    let problems = visit(kind, Site::embedded(), steps).await?;
    nothing_wrong(&without_refused(kind, problems, refused)?)
}

/// The same in a browser that has never been anywhere.
///
/// # Errors
/// When the journey fails or leaves a [`Problem`] behind.
pub async fn fresh_journey(kind: Kind, steps: impl AsyncFn(&Page) -> Result<()>) -> Result<()> {
    nothing_wrong(&fresh_visit(kind, Site::embedded(), steps).await?)
}

fn nothing_wrong(problems: &[Problem]) -> Result<()> {
    let list: Vec<_> = problems.iter().map(ToString::to_string).collect();
    ensure!(
        problems.is_empty(),
        "the journey left problems behind:\n{}",
        list.join("\n")
    );
    Ok(())
}

/// Leaves out what Chromium prints for each of these answers; Firefox prints nothing.
///
/// # Errors
/// When one of them is not among the problems.
pub fn without_refused(
    kind: Kind,
    mut problems: Vec<Problem>,
    refused: &[(&str, u16)],
) -> Result<Vec<Problem>> {
    if kind == Kind::Firefox {
        return Ok(problems);
    }
    for (path, status) in refused {
        let (asked, answer) = (format!("/api/v1{path} "), format!(" {status} ("));
        let place = problems.iter().position(|problem| {
            matches!(problem, Problem::Console(text)
                if text.contains(&asked) && text.contains("Failed to load resource")
                    && text.contains(&answer))
        });
        let place =
            place.with_context(|| format!("the server did not answer {status} at {path}"))?;
        problems.remove(place);
    }
    Ok(problems)
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
    visit_at(kind, RunningSite::start(site).await?, steps).await
}

/// The same in a browser that has never been anywhere: for what a first visit leaves in it.
///
/// # Errors
/// When the journey itself fails.
pub async fn fresh_visit(
    kind: Kind,
    site: Site,
    steps: impl AsyncFn(&Page) -> Result<()>,
) -> Result<Vec<Problem>> {
    let site = RunningSite::start(site).await?;
    go(Browser::open(kind, Scheme::Light).await?, site, steps).await
}

/// The same on a site that runs already.
///
/// # Errors
/// When the journey itself fails.
pub async fn visit_at(
    kind: Kind,
    site: RunningSite,
    steps: impl AsyncFn(&Page) -> Result<()>,
) -> Result<Vec<Problem>> {
    go(pool::take(kind).await?, site, steps).await
}

async fn go(
    browser: Browser,
    site: RunningSite,
    steps: impl AsyncFn(&Page) -> Result<()>,
) -> Result<Vec<Problem>> {
    let page = Page::new(browser, site);
    let outcome = steps(&page).await;
    let problems = page.leave().await;
    outcome?;
    problems
}
