//! A school network without https: accounts work where the host allows it, and where not the page
//! says why.

use anyhow::{Result, ensure};
use rookery_e2e::{
    Kind, Page, Problem, RunningSite, SCHOOL, in_both_browsers, in_chromium, visit_at,
    without_refused,
};
use rookery_server::Site;

use crate::account::{self, is_at, is_in, log_in, open};

async fn with_the_hosts_consent(page: &Page) -> Result<()> {
    open(page, "/sign-up", "Make an account").await?;
    page.wait_for_text("This server is reached without encryption")
        .await?;
    account::sign_up_here(page, "rita").await?;
    is_at(page, "/").await?;
    account::log_out(page).await?;
    open(page, "/log-in", "Log in").await?;
    log_in(page, "rita", account::SECRET).await?;
    is_in(page, "rita").await
}

async fn without_it(page: &Page) -> Result<()> {
    open(page, "/log-in", "Log in").await?;
    page.wait_for_text("Accounts do not work at this address, because it begins with http")
        .await?;
    log_in(page, "rita", account::SECRET).await?;
    page.wait_for_text("Logging in needs https here.").await
}

async fn accounts_work_where_the_host_allows_it(kind: Kind) -> Result<()> {
    let allow = |config: &mut rookery_server::ServeConfig| config.insecure_http = true;
    let site = RunningSite::start_with(Site::embedded(), allow).await?;
    let problems = visit_at(kind, site.at(SCHOOL), with_the_hosts_consent).await?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_both_browsers!(visits: accounts_work_where_the_host_allows_it);

async fn otherwise_the_page_says_that_https_is_needed(kind: Kind) -> Result<()> {
    let site = RunningSite::start(Site::embedded()).await?;
    let problems = visit_at(kind, site.at(SCHOOL), without_it).await?;
    let mut problems = without_refused(kind, problems, &[("/session", 403)])?;
    problems.retain(|problem| !is_about_the_address(problem));
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_chromium!(visits: otherwise_the_page_says_that_https_is_needed);

/// Chromium's own opinion of an address without https.
fn is_about_the_address(problem: &Problem) -> bool {
    matches!(problem, Problem::Console(text)
        if text.contains("Cross-Origin-Opener-Policy header has been ignored"))
}
