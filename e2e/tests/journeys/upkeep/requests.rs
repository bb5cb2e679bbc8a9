//! How much every page asks for when it is first visited: all that its browser has kept of the site
//! is forgotten before. Counted as in `measure::visit`: everything with a `transferSize`, by the bodies
//! of the answers.

use anyhow::{Result, ensure};
use rookery_e2e::measure::{self, ROUTES, Visit};
use rookery_e2e::{Kind, Page, fresh_visit, only_in_chromium};
use rookery_server::Site;

use crate::offline::is_expected;
use crate::{account, review};

/// What a page may ask for that the first one does not: modules, files of all kinds, packed bytes.
const MODULES: usize = 5;
const REQUESTS: usize = 8;
const BYTES: u64 = 120_000;

/// An answer takes no longer on this machine.
const CALM_MILLIS: u32 = 300;

const ADMINISTRATION: [&str; 7] = [
    "/admin",
    "/admin/new",
    "/admin/rules",
    "/admin/texts",
    "/admin/puzzles",
    "/admin/acts",
    "/admin/keys",
];

async fn anew(page: &Page, path: &str) -> Result<Visit> {
    measure::forget_files(page).await?;
    measure::visit(page, path, CALM_MILLIS).await
}

/// Says which pages ask for too much, all of them at once.
async fn too_much(page: &Page, paths: &[&str], first: &Visit) -> Result<Vec<String>> {
    let mut told = Vec::new();
    for path in paths {
        let visit = anew(page, path).await?;
        if visit.modules > first.modules + MODULES
            || visit.requests > first.requests + REQUESTS
            || visit.packed > first.packed + BYTES
        {
            told.push(format!("{path}: {visit:?}"));
        }
    }
    Ok(told)
}

async fn every_page_asks_for_little(page: &Page) -> Result<()> {
    measure::watch_headings(page).await?;
    let first = anew(page, "/").await?;
    ensure!(first.modules == 1 && first.packed > 300_000, "{first:?}");
    let mut told = too_much(page, &ROUTES, &first).await?;
    // Whoever has begun a streak is a guest by now.
    review::keep(page).await?;
    let game = format!("/games/{}", review::GAME);
    told.extend(too_much(page, &[&game, "/games"], &first).await?);
    account::set_up(page, "host").await?;
    let person = format!("/admin/users/{}", account::id(page).await?);
    told.extend(too_much(page, &ADMINISTRATION, &first).await?);
    told.extend(too_much(page, &[&person], &first).await?);
    ensure!(told.is_empty(), "beyond {first:?}:\n{}", told.join("\n"));
    Ok(())
}

/// Only Chromium forgets what it has kept. That a link without its secret is refused is as it should be.
async fn every_first_visit_asks_for_little(kind: Kind) -> Result<()> {
    let problems = fresh_visit(kind, Site::embedded(), every_page_asks_for_little).await?;
    let others: Vec<_> = problems.iter().filter(|it| !is_expected(it)).collect();
    ensure!(others.is_empty(), "{others:?}");
    Ok(())
}
only_in_chromium!(visits: every_first_visit_asks_for_little);
