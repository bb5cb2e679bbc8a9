//! Signing up: as a stranger, as a guest who keeps everything, and where it is closed.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers};
use serde_json::{Value, json};

use crate::account::{self, api, complains, has_focus, is_at, is_in, is_out, open};

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
in_both_browsers!(a_stranger_signs_up_and_returns_to_where_they_were);

async fn a_guest_keeps_everything(page: &Page) -> Result<()> {
    page.goto("/").await?;
    is_out(page).await?;
    let guest = api(page, "POST", "/guests", json!({})).await?;
    open(page, "/sign-up", "Make an account").await?;
    page.wait_for_text("Everything you did so far is kept.")
        .await?;
    account::sign_up_here(page, "rita").await?;
    let id = account::id(page).await?;
    ensure!(guest["id"] == id.as_str(), "{guest} became {id}");
    Ok(())
}
in_both_browsers!(a_guest_keeps_everything);

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
in_both_browsers!(a_name_that_is_taken_is_said_at_its_field, refused: [("/accounts", 409)]);

async fn where_sign_up_is_closed_the_page_says_so(page: &Page) -> Result<()> {
    account::set_up(page, "ruth").await?;
    let rules = json!({ "sign_up": "closed", "email": "needed" });
    api(page, "PUT", "/server/rules", rules).await?;
    api(page, "DELETE", "/session", Value::Null).await?;
    open(page, "/sign-up", "Sign-up is closed").await?;
    page.wait_for_text("Ask the person who runs it").await?;
    page.click("link", "Log in").await?;
    page.find_role("heading", "Log in").await.map(drop)
}
in_both_browsers!(where_sign_up_is_closed_the_page_says_so);

async fn an_email_address_is_needed_where_the_server_says_so(page: &Page) -> Result<()> {
    account::set_up(page, "ruth").await?;
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
in_both_browsers!(an_email_address_is_needed_where_the_server_says_so);
