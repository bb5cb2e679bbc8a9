//! The counter's files do not arrive: the page says so, keeps everything, and lets one try again.

use std::borrow::Cow;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Kind, Page, Problem, in_both_browsers, visit};
use rookery_server::Site;

use crate::board;

/// The built site without the one file of this beginning and ending, and without its twins.
pub(crate) fn site_without(beginning: &str, ending: &str) -> Result<Site> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/site");
    let mut files = Vec::new();
    let mut missing = 0;
    for folder in ["", "assets/"] {
        let found = root.join(folder).read_dir();
        for entry in found.context("there is no site; `cargo xtask site` builds it")? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                continue;
            }
            let name = entry.file_name().to_string_lossy().into_owned();
            let bare = name.trim_end_matches(".br").trim_end_matches(".gz");
            if bare.starts_with(beginning) && bare.ends_with(ending) {
                missing += 1;
                continue;
            }
            let content = Cow::Owned(std::fs::read(entry.path())?);
            files.push((format!("{folder}{name}"), content));
        }
    }
    ensure!(
        missing > 0,
        "the site has no {beginning}….{ending} to leave out"
    );
    Ok(Site::from_files(files))
}

async fn failing_count(page: &Page) -> Result<()> {
    board::open_counting(page).await?;
    for square in ["e2", "e4", "e7", "e5"] {
        board::click(page, square).await?;
    }
    for button in ["Start counting", "Try again"] {
        page.click("button", button).await?;
        page.wait_for_text("The counter stopped working.").await?;
        page.wait_for_text("Your position and moves are still here.")
            .await?;
    }
    page.find_role("button", "Try again").await?;
    board::shows(page, &board::after("e4 e5")?).await
}

/// That a file is missing may be in the console, but nothing else.
pub(crate) fn only_the_missing_file(problems: &[Problem]) -> bool {
    problems
        .iter()
        .all(|problem| matches!(problem, Problem::Console(text) if text.contains("worker")))
}

async fn a_worker_that_does_not_load_is_explained(kind: Kind) -> Result<()> {
    for (beginning, ending) in [("worker-boot", "js"), ("rookery-worker", "wasm")] {
        let site = site_without(beginning, ending)?;
        let problems = visit(kind, site, failing_count).await?;
        ensure!(
            only_the_missing_file(&problems),
            "without {beginning}: {problems:?}"
        );
    }
    Ok(())
}
in_both_browsers!(visits: a_worker_that_does_not_load_is_explained);
