//! A forgotten password on a server that sends no mail: an administrator hands out a code.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_chromium};
use serde_json::Value;

use crate::account::{self, api, complains, has_focus, is_in, is_out, log_in, open};

const NEW: &str = "Seven-Owls-7";
const WRONG: &str = "This code is wrong, was used already, or has ended.";

async fn codes_are_asked_for_and_an_administrator_helps_out(page: &Page) -> Result<()> {
    open(
        page,
        "/verify-email?code=abcd-efgh",
        "Confirm your email address",
    )
    .await?;
    complains(page, "verify-code", WRONG).await?;
    open(page, "/verify-email", "Confirm your email address").await?;
    page.click("button", "Confirm").await?;
    complains(page, "verify-code", "Type the code you were given.").await?;

    account::set_up(page, "ruth").await?;
    let pupil = page.on_another_device().await?;
    let outcome = forgets(page, &pupil).await;
    let problems = pupil.leave().await?;
    outcome?;
    let kind = page.browser().kind();
    let problems = rookery_e2e::without_refused(kind, problems, &[("/password-resets", 403)])?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_chromium!(codes_are_asked_for_and_an_administrator_helps_out, refused: [("/email-verifications", 403)]);

async fn forgets(admin: &Page, pupil: &Page) -> Result<()> {
    account::sign_up(pupil, "rita").await?;
    let id = account::id(pupil).await?;

    open(pupil, "/forgot-password", "I forgot my password").await?;
    pupil
        .wait_for_text("Ask the person who runs it, for example your teacher or a parent")
        .await?;
    pupil.click("link", "I have a code").await?;
    pupil.find_role("heading", "Choose a new password").await?;
    pupil.fill("Code", "abcd-efgh").await?;
    pupil.fill("New password", NEW).await?;
    pupil.fill("New password once more", NEW).await?;
    pupil.click("button", "Set the new password").await?;
    complains(pupil, "reset-code", WRONG).await?;
    has_focus(pupil, "reset-code").await?;

    let path = format!("/users/{id}/reset-code");
    let answer = api(admin, "POST", &path, Value::Null).await?;
    let code = answer["code"].as_str().context("no code")?;
    pupil.goto(&format!("/reset-password?code={code}")).await?;
    pupil.fill("New password", NEW).await?;
    pupil.fill("New password once more", "Seven-Owls-8").await?;
    pupil.click("button", "Set the new password").await?;
    let different = "The two passwords are not the same.";
    complains(pupil, "reset-repeated", different).await?;
    pupil.fill("New password once more", NEW).await?;
    pupil.click("button", "Set the new password").await?;
    pupil
        .find_role("heading", "Your new password is set")
        .await?;

    // Every session of theirs has ended, this one too.
    is_out(pupil).await?;
    pupil.click("link", "Go to log-in").await?;
    log_in(pupil, "rita", NEW).await?;
    is_in(pupil, "rita").await
}
