//! What people change about themselves with their password, and leaving for good.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_chromium};
use serde_json::{Value, json};

use crate::account::{self, SECRET, api, complains, is_at, is_in, is_out, log_in, open};

const NEW: &str = "Rook-takes-8";

async fn address_and_password_are_changed_with_the_one_before(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    open(page, "/settings", "Settings").await?;
    page.wait_for_text("You have no email address here").await?;
    fill_place(page, "email-email", "rita@example.org").await?;
    page.click("button", "Save email").await?;
    complains(page, "email-current", "Type your current password.").await?;
    fill_place(page, "email-current", SECRET).await?;
    page.click("button", "Save email").await?;
    page.wait_for_text("Not confirmed yet").await?;
    let account = api(page, "GET", "/users/me", Value::Null).await?;
    ensure!(account["email"] == "rita@example.org", "{account}");

    let field = page.find("#email-email").await?;
    field.send_keys(rookery_e2e::Key::Control + "a").await?;
    field.send_keys(rookery_e2e::Key::Delete).await?;
    fill_place(page, "email-current", SECRET).await?;
    page.click("button", "Save email").await?;
    page.wait_for_text("You have no email address here").await?;

    // The first field of this name belongs to the address, so the places are used.
    fill_password(page, "Feather-8").await?;
    page.click("button", "Change password").await?;
    complains(page, "password-current", "This is not your password.").await?;
    fill_password(page, SECRET).await?;
    page.click("button", "Change password").await?;
    page.wait_for_text("You have a new password.").await?;
    let left: String = page
        .ask(
            "return document.querySelector('#password-password').value",
            vec![],
        )
        .await?;
    ensure!(left.is_empty(), "the new password is still there");

    account::log_out(page).await?;
    open(page, "/log-in", "Log in").await?;
    log_in(page, "rita", NEW).await?;
    is_in(page, "rita").await
}
in_chromium!(address_and_password_are_changed_with_the_one_before,
    refused: [("/users/me/password", 403)]
);

async fn fill_password(page: &Page, current: &str) -> Result<()> {
    for (id, text) in [
        ("password-current", current),
        ("password-password", NEW),
        ("password-repeated", NEW),
    ] {
        fill_place(page, id, text).await?;
    }
    Ok(())
}

/// Types into the field with this id, where two have the same label.
pub(crate) async fn fill_place(page: &Page, id: &str, text: &str) -> Result<()> {
    let field = page.find(&format!("#{id}")).await?;
    field.send_keys(rookery_e2e::Key::Control + "a").await?;
    Ok(field.send_keys(text).await?)
}

/// Opens the part for programmers, which is folded until someone wants it.
pub(crate) async fn unfold_tokens(page: &Page) -> Result<()> {
    page.find("#programs summary").await?.click().await?;
    page.wait_for_text("You have no tokens.").await
}

async fn everything_is_taken_along_and_the_account_deleted_for_good(page: &Page) -> Result<()> {
    const FETCH: &str = "const link = document.querySelector('#data a');
        fetch(link.href).then(async (answer) => {
            const bytes = new Uint8Array(await answer.arrayBuffer());
            done([answer.status, String.fromCharCode(bytes[0], bytes[1])]);
        });";
    account::sign_up(page, "rita").await?;
    open(page, "/settings", "Settings").await?;
    page.find_role("link", "Download everything").await?;
    let (status, start): (u16, String) = page.wait_for_answer(FETCH, vec![]).await?;
    ensure!(status == 200 && start == "PK", "{status} {start:?}");

    page.click("button", "Delete my account…").await?;
    page.wait_for_text("Are you sure?").await?;
    page.click("button", "No, keep it").await?;
    page.click("button", "Delete my account…").await?;
    page.fill("Your password", "Feather-8").await?;
    page.click("button", "Yes, delete everything").await?;
    complains(page, "farewell-current", "This is not your password.").await?;
    page.fill("Your password", SECRET).await?;
    page.click("button", "Yes, delete everything").await?;
    page.wait_for_text("Goodbye! Everything of yours is deleted.")
        .await?;
    is_at(page, "/").await?;
    is_out(page).await?;
    page.click("button", "OK").await?;

    open(page, "/log-in", "Log in").await?;
    log_in(page, "rita", SECRET).await?;
    page.wait_for_text("do not belong together").await
}
in_chromium!(everything_is_taken_along_and_the_account_deleted_for_good,
    refused: [("/users/me/deletion", 403), ("/session", 401)]
);

async fn a_guest_sees_what_a_guest_has(page: &Page) -> Result<()> {
    page.goto("/").await?;
    api(page, "POST", "/guests", json!({})).await?;
    open(page, "/settings", "Settings").await?;
    page.find_role("heading", "You play as a guest").await?;
    let cards: Vec<String> = page
        .ask(
            "return [...document.querySelectorAll('.card')].map((card) => card.id)",
            vec![],
        )
        .await?;
    ensure!(
        cards
            == [
                "", "names", "look", "help", "level", "language", "data", "looks", "farewell"
            ],
        "{cards:?}"
    );
    page.fill("Name others see", "Gil").await?;
    page.click("button", "Save name").await?;
    page.wait_for_text("Saved. Hello!").await?;
    page.click("link", "Make an account").await?;
    is_at(page, "/sign-up?next=/settings").await?;

    page.goto("/settings").await?;
    page.click("button", "Delete everything…").await?;
    page.click("button", "Yes, delete everything").await?;
    page.wait_for_text("Goodbye!").await?;
    is_at(page, "/").await?;
    let current = api(page, "GET", "/session", Value::Null).await?;
    ensure!(current["account"].is_null(), "{current}");
    Ok(())
}
in_chromium!(a_guest_sees_what_a_guest_has);
