//! Sessions on other devices, and tokens of programs: listed, used and ended.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_chromium, until, without_refused};

use crate::account::{self, SECRET, is_in, is_out, log_in, open};

async fn rows(page: &Page, card: &str) -> Result<usize> {
    page.ask(
        "return document.querySelectorAll(`#${arguments[0]} .row`).length",
        vec![card.into()],
    )
    .await
}

async fn has_rows(page: &Page, card: &str, count: usize) -> Result<()> {
    until(&format!("{count} rows of {card}"), async || {
        Ok((rows(page, card).await? == count).then_some(()))
    })
    .await
}

async fn another_device_is_logged_out_from_here(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    let other = page.on_another_device().await?;
    open(&other, "/log-in", "Log in").await?;
    log_in(&other, "rita", SECRET).await?;
    is_in(&other, "rita").await?;

    open(page, "/settings", "Settings").await?;
    has_rows(page, "devices", 2).await?;
    page.wait_for_text("This device").await?;
    let end = page.find("#devices .row button").await?;
    end.click().await?;
    page.wait_for_text("That device is logged out.").await?;
    has_rows(page, "devices", 1).await?;
    page.wait_for_text("You are logged in only here.").await?;

    other.goto("/").await?;
    is_out(&other).await?;
    // A page that was open meanwhile leads to the door.
    open(&other, "/log-in", "Log in").await?;
    log_in(&other, "rita", SECRET).await?;
    is_in(&other, "rita").await?;
    open(&other, "/settings", "Settings").await?;
    open(page, "/settings", "Settings").await?;
    has_rows(page, "devices", 2).await?;
    page.click("button", "Log out everywhere else").await?;
    page.wait_for_text("You are logged in only here now.")
        .await?;
    other.click("button", "Save names").await?;
    other.find_role("heading", "Log in").await?;
    let kind = other.browser().kind();
    let problems = without_refused(kind, other.leave().await?, &[("/users/me", 401)])?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_chromium!(another_device_is_logged_out_from_here);

async fn a_program_works_until_its_token_is_revoked(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    open(page, "/settings", "Settings").await?;
    crate::settings::unfold_tokens(page).await?;
    page.click("button", "Make a token").await?;
    page.wait_for_text("Give the token a name").await?;
    page.fill("What is it for?", "My clock").await?;
    page.click("button", "Make a token").await?;
    page.find_label("Your new token").await?;
    let secret: String = page
        .ask("return document.querySelector('#new-token').value", vec![])
        .await?;
    has_rows(page, "programs", 1).await?;
    ensure!(ask_with(page, &secret, "GET").await? == 200);
    ensure!(
        ask_with(page, &secret, "PATCH").await? == 403,
        "a token to look may change nothing"
    );
    page.click("button", "I have copied it").await?;
    let shown: bool = page
        .ask(
            "return document.body.innerHTML.includes(arguments[0])",
            vec![secret.clone().into()],
        )
        .await?;
    ensure!(!shown, "the secret is still on the page");

    page.click("button", "Revoke My clock").await?;
    page.wait_for_text("That token no longer works.").await?;
    page.wait_for_text("You have no tokens.").await?;
    ensure!(ask_with(page, &secret, "GET").await? == 401);
    Ok(())
}
in_chromium!(a_program_works_until_its_token_is_revoked,
    refused: [("/users/me", 403), ("/users/me", 401)]
);

/// The status with which the server answers a program with this token.
async fn ask_with(page: &Page, secret: &str, method: &str) -> Result<u16> {
    const ASK: &str = "const [secret, method] = arguments;
        const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
        const body = method === 'GET' ? undefined : '{\"display\":\"Robot\"}';
        fetch('/api/v1/users/me', { method, headers, body, credentials: 'omit' })
            .then((answer) => done(answer.status));";
    let status: Option<u16> = page
        .wait_for_answer(ASK, vec![secret.into(), method.into()])
        .await?;
    status.context("no answer")
}
