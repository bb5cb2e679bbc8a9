//! Signing up: as a stranger, as a guest who keeps everything, and where it is closed.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_chromium};
use serde_json::{Value, json};

use crate::account::{self, api, complains, has_focus, is_at, is_in, is_out, open};
use crate::review;

async fn a_stranger_signs_up_and_returns_to_where_they_were(page: &Page) -> Result<()> {
    page.goto("/board").await?;
    page.click("link", "Log in").await?;
    is_at(page, "/log-in?next=/board").await?;
    page.click("link", "Sign up").await?;
    is_at(page, "/sign-up?next=/board").await?;
    account::sign_up_here(page, "rita").await?;
    is_at(page, "/board").await?;

    // It is not the page that remembers who is here.
    page.goto("/").await?;
    is_in(page, "rita").await?;
    // Nobody with an account is asked to sign up; another site is no place to go back to.
    page.goto("/sign-up?next=//example.org").await?;
    is_at(page, "/").await?;
    account::log_out(page).await?;
    page.goto("/board").await?;
    is_out(page).await
}
in_chromium!(a_stranger_signs_up_and_returns_to_where_they_were);

async fn a_guest_keeps_everything_and_returns_to_it(page: &Page) -> Result<()> {
    review::open(page).await?;
    let guest = account::id(page).await?;
    page.click("link", "Log in").await?;
    page.find_role("heading", "Log in").await?;
    page.click("link", "Sign up").await?;
    page.find_role("heading", "Make an account").await?;
    page.wait_for_text("Everything you did so far is kept.")
        .await?;
    account::sign_up_here(page, "rita").await?;
    let id = account::id(page).await?;
    ensure!(guest == id, "{guest} became {id}");
    is_at(page, &format!("/games/{}", review::GAME)).await?;
    page.find_role("heading", "My fastest mate").await.map(drop)
}
in_chromium!(a_guest_keeps_everything_and_returns_to_it);

async fn a_name_that_is_taken_is_said_at_its_field(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    account::log_out(page).await?;
    open(page, "/sign-up", "Make an account").await?;
    for (label, text) in [
        (account::LOGIN, "Rita"),
        (account::DISPLAY, "Rita"),
        (account::PASSWORD, account::SECRET),
        (account::REPEATED, account::SECRET),
    ] {
        page.fill(label, text).await?;
    }
    page.click("button", "Sign up").await?;
    let taken = "Someone has this name already. Choose another one.";
    complains(page, "sign-up-login", taken).await?;
    has_focus(page, "sign-up-login").await?;
    page.fill(account::LOGIN, "rita2").await?;
    complains(page, "sign-up-login", "").await?;
    page.click("button", "Sign up").await?;
    is_in(page, "Rita").await
}
in_chromium!(a_name_that_is_taken_is_said_at_its_field, refused: [("/accounts", 409)]);

async fn sign_up_is_closed_or_needs_an_address_as_the_server_says(page: &Page) -> Result<()> {
    account::set_up(page, "ruth").await?;
    let rules = json!({ "sign_up": "closed", "email": "needed" });
    api(page, "PUT", "/server/rules", rules).await?;
    api(page, "DELETE", "/session", Value::Null).await?;
    open(page, "/sign-up", "Sign-up is closed").await?;
    page.wait_for_text("Ask the person who runs it").await?;
    page.click("link", "Log in").await?;
    page.find_role("heading", "Log in").await?;
    account::log_in(page, "ruth", account::SECRET).await?;
    is_in(page, "ruth").await?;

    let rules = json!({ "sign_up": "open", "email": "needed" });
    api(page, "PUT", "/server/rules", rules).await?;
    api(page, "DELETE", "/session", Value::Null).await?;
    open(page, "/sign-up", "Make an account").await?;
    page.find_label("Log-in name (optional)").await?;
    page.fill(account::DISPLAY, "Rita").await?;
    page.fill(account::PASSWORD, account::SECRET).await?;
    page.fill(account::REPEATED, account::SECRET).await?;
    page.click("button", "Sign up").await?;
    complains(page, "sign-up-email", "Type your email address.").await?;
    has_focus(page, "sign-up-email").await?;
    page.fill("Email address", "rita@example.org").await?;
    page.click("button", "Sign up").await?;
    is_in(page, "Rita").await
}
in_chromium!(sign_up_is_closed_or_needs_an_address_as_the_server_says);
