//! Logging in and out, on one device and on two.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers, in_chromium};
use serde_json::{Value, json};

use crate::account::{self, api, complains, has_focus, is_at, is_in, is_out, log_in, open};

const WRONG: &str = "This name and this password do not belong together.";

async fn a_wrong_password_is_typed_anew(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    account::log_out(page).await?;
    is_at(page, "/").await?;
    open(page, "/log-in?next=/board", "Log in").await?;
    page.click("button", "Log in").await?;
    has_focus(page, "log-in-name").await?;
    complains(page, "log-in-password", "Type your password.").await?;

    for name in ["rita", "nobody"] {
        log_in(page, name, "Feather-8").await?;
        page.wait_for_text(WRONG).await?;
        has_focus(page, "log-in-password").await?;
        let left: String = page
            .ask("return document.activeElement.value", vec![])
            .await?;
        ensure!(left.is_empty(), "the wrong password is still there");
        complains(page, "log-in-password", "").await?;
    }
    // The case of a name does not matter.
    log_in(page, "Rita", account::SECRET).await?;
    is_in(page, "rita").await?;
    is_at(page, "/board").await
}
in_both_browsers!(a_wrong_password_is_typed_anew, refused: [("/session", 401), ("/session", 401)]);

async fn after_too_many_mistakes_one_has_to_wait(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    account::log_out(page).await?;
    open(page, "/log-in", "Log in").await?;
    for _ in 0..10 {
        log_in(page, "rita", "Feather-8").await?;
        page.wait_for_text(WRONG).await?;
        // Typing takes the sentence away, so the next one is a new one.
        page.fill(account::PASSWORD, "x").await?;
        ensure!(page.text(".form .refused").await?.is_empty());
    }
    log_in(page, "rita", account::SECRET).await?;
    page.wait_for_text("That was wrong too often. You can try again in 1")
        .await?;
    page.wait_for_text(" minutes.").await
}
in_chromium!(after_too_many_mistakes_one_has_to_wait, refused: [
    ("/session", 401), ("/session", 401), ("/session", 401), ("/session", 401), ("/session", 401),
    ("/session", 401), ("/session", 401), ("/session", 401), ("/session", 401), ("/session", 401),
    ("/session", 429),
]);

async fn a_guest_may_bring_along_what_they_did(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    let rita = account::id(page).await?;
    account::log_out(page).await?;
    let guest = api(page, "POST", "/guests", json!({})).await?;
    open(page, "/log-in", "Log in").await?;
    let bring = page
        .find_role("checkbox", "Bring along what I played as a guest")
        .await?;
    ensure!(
        bring.is_selected().await?,
        "it is not brought along by itself"
    );
    log_in(page, "rita", account::SECRET).await?;
    is_in(page, "rita").await?;
    ensure!(account::id(page).await? == rita);
    ensure!(guest["id"] != rita.as_str());
    Ok(())
}
in_chromium!(a_guest_may_bring_along_what_they_did);

async fn logging_out_elsewhere_ends_it_here(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    let other = page.on_another_device().await?;
    let outcome = async {
        open(&other, "/log-in", "Log in").await?;
        log_in(&other, "rita", account::SECRET).await?;
        is_in(&other, "rita").await?;
        // Logging out on one device leaves the other alone, unless that is wished.
        account::log_out(page).await?;
        other.goto("/board").await?;
        is_in(&other, "rita").await?;
        open(page, "/log-in", "Log in").await?;
        log_in(page, "rita", account::SECRET).await?;
        is_in(page, "rita").await?;
        api(page, "DELETE", "/users/me/sessions", Value::Null).await?;
        other.goto("/").await?;
        is_out(&other).await?;
        page.goto("/").await?;
        is_in(page, "rita").await
    }
    .await;
    let problems = other.leave().await?;
    outcome?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_chromium!(logging_out_elsewhere_ends_it_here);
