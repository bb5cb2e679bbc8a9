//! When the form with which one signs up complains. What it says to every mistake is held natively, by
//! `crates/app/src/forms/mistakes/account.rs`.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers};

use crate::account::{self, complains, has_focus, is_in, open};
use crate::board;

const SHORT: &str = "A password has at least 8 characters.";
const DIFFERENT: &str = "The two passwords are not the same.";

async fn a_field_complains_once_it_was_left_and_until_it_is_mended(page: &Page) -> Result<()> {
    open(page, "/sign-up", "Make an account").await?;
    // Nothing is said before anything was done.
    for field in ["login", "email", "display", "password", "repeated"] {
        complains(page, &format!("sign-up-{field}"), "").await?;
    }
    page.fill(account::LOGIN, "7").await?;
    complains(page, "sign-up-login", "").await?;
    page.find("h1").await?.click().await?;
    let begins = "A log-in name begins with a letter from A to Z.";
    complains(page, "sign-up-login", begins).await?;
    // Looking at what one types is not leaving it.
    page.fill(account::PASSWORD, "short").await?;
    page.click("button", "Show password").await?;
    page.wait_for_attribute("#sign-up-password", "type", "text")
        .await?;
    complains(page, "sign-up-password", "").await?;
    page.fill(account::REPEATED, "short").await?;
    complains(page, "sign-up-password", SHORT).await?;

    // Sent too soon, everything that is missing is said, and where to begin.
    page.click("button", "Sign up").await?;
    has_focus(page, "sign-up-login").await?;
    complains(page, "sign-up-display", "Choose a name for others to see.").await?;
    page.fill(account::LOGIN, "rita").await?;
    complains(page, "sign-up-login", "").await?;
    page.fill(account::DISPLAY, "Rita").await?;
    page.fill(account::PASSWORD, account::SECRET).await?;
    complains(page, "sign-up-password", "").await?;
    complains(page, "sign-up-repeated", DIFFERENT).await?;
    page.fill(account::REPEATED, account::SECRET).await?;
    complains(page, "sign-up-repeated", "").await?;
    page.wait_for_text("Good: long and mixed.").await?;
    // Nothing was said about the email address, which may be left out; all else is fine.
    for field in ["login", "display", "password", "repeated"] {
        page.find(&format!("#sign-up-{field}.right")).await?;
    }
    ensure!(board::count(page, ".entry-right").await? == 4);
    page.click("button", "Sign up").await?;
    is_in(page, "Rita").await
}
in_both_browsers!(a_field_complains_once_it_was_left_and_until_it_is_mended);
