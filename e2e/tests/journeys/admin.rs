//! What administrators do, and what others see of it.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_chromium, until};
use serde_json::{Value, json};

use crate::account::{self, SECRET, api, complains, is_at, is_in, is_out, log_in, open};

const NEW: &str = "Rook-takes-8";

/// An administrator at the page, and someone with an account; gives the latter's id.
async fn office(page: &Page) -> Result<String> {
    account::set_up(page, "ruth").await?;
    someone(page, "rita").await
}

async fn someone(page: &Page, name: &str) -> Result<String> {
    let form = json!({ "login": name, "display": name, "password": SECRET, "repeated": SECRET });
    let made = api(page, "POST", "/admin/users", form).await?;
    made["id"].as_str().map(str::to_owned).context("no id")
}

async fn a_forgotten_password_is_helped_with(page: &Page) -> Result<()> {
    let id = office(page).await?;
    open(page, "/admin", "Administration").await?;
    page.wait_for_text("Last here").await?;
    page.fill("Name, email address or id", "rit").await?;
    page.click("button", "Search").await?;
    until("only those who fit", async || {
        let rows: usize = page
            .ask(
                "return document.querySelectorAll('.stack tbody tr').length",
                vec![],
            )
            .await?;
        Ok((rows == 1).then_some(()))
    })
    .await?;
    page.click("link", "rita").await?;
    is_at(page, &format!("/admin/users/{id}")).await?;
    page.click("button", "Make a code").await?;
    page.find_label("Code").await?;
    let code: String = page
        .ask("return document.querySelector('#reset-code').value", vec![])
        .await?;
    page.wait_for_text("/reset-password").await?;

    let other = page.on_another_device().await?;
    other.goto("/").await?;
    let reset = json!({ "code": code, "password": NEW, "repeated": NEW });
    api(&other, "PUT", "/password-resets", reset).await?;
    open(&other, "/log-in", "Log in").await?;
    log_in(&other, "rita", NEW).await?;
    is_in(&other, "rita").await?;

    // The same page logs them out everywhere.
    page.click("button", "Log out everywhere").await?;
    page.wait_for_text("This person is logged out everywhere.")
        .await?;
    other.goto("/").await?;
    is_out(&other).await?;
    let problems = other.leave().await?;
    ensure!(problems.is_empty(), "{problems:?}");

    page.click("link", "Acts").await?;
    page.wait_for_text("Handed out a code for a new password")
        .await?;
    page.wait_for_text("Logged out all devices").await?;
    page.find_role("link", "rita").await.map(drop)
}
in_chromium!(a_forgotten_password_is_helped_with);

async fn someone_is_renamed_promoted_and_deleted(page: &Page) -> Result<()> {
    let id = office(page).await?;
    let own = account::id(page).await?;
    page.goto(&format!("/admin/users/{own}")).await?;
    page.wait_for_text("To delete your own account").await?;

    let place = format!("/users/{id}");
    page.goto(&format!("/admin{place}")).await?;
    page.find_role("heading", "rita").await?;
    page.fill("Name others see", "Rita Rook").await?;
    page.click("button", "Save names").await?;
    page.find_role("heading", "Rita Rook").await?;

    page.fill("Email address", "rita@example.org").await?;
    page.fill("Your own password", SECRET).await?;
    page.click("button", "Save email").await?;
    page.wait_for_text("Not confirmed yet").await?;

    page.click("button", "Make administrator").await?;
    page.find_role("button", "No longer administrator").await?;
    let account = api(page, "GET", &place, Value::Null).await?;
    ensure!(
        account["role"] == "admin" && account["email"] == "rita@example.org",
        "{account}"
    );
    page.click("button", "No longer administrator").await?;
    page.find_role("button", "Make administrator").await?;

    page.click("button", "Delete this account…").await?;
    crate::settings::fill_place(page, "deletion-current", SECRET).await?;
    page.click("button", "Yes, delete everything").await?;
    page.wait_for_text("The account and everything in it are deleted.")
        .await?;
    is_at(page, "/admin").await?;
    page.find_role("link", "ruth").await?;
    page.fill("Name, email address or id", &id).await?;
    page.click("button", "Search").await?;
    page.wait_for_text("Nobody fits.").await
}
in_chromium!(someone_is_renamed_promoted_and_deleted);

async fn a_look_at_somebodys_games_is_told_to_them(page: &Page) -> Result<()> {
    const FOX: &str = "0198c5e2-7b1a-7000-8000-00000000f0c5";
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let id = office(page).await?;
    let game = json!({
        "format": 1, "source": "engine", "side": "black", "start_fen": START,
        "moves": "f2f3 e7e5 g2g4 d8h4", "finished": true, "started": 1_773_100_000_000_i64,
        "opponent": { "kind": "character", "id": "fox", "name": "Russet" },
    });
    api(page, "PUT", &format!("/users/{id}/games/{FOX}"), game).await?;
    page.goto(&format!("/admin/users/{id}")).await?;
    page.wait_for_text("rita sees in the settings that you looked.")
        .await?;
    page.click("button", "Show the games").await?;
    page.find_role("link", "Against Russet the fox").await?;
    page.wait_for_text("Had Black · 2 moves").await?;

    let other = page.on_another_device().await?;
    open(&other, "/log-in", "Log in").await?;
    log_in(&other, "rita", SECRET).await?;
    is_in(&other, "rita").await?;
    open(&other, "/settings", "Settings").await?;
    other.find_role("heading", "Who looked").await?;
    other
        .wait_for_text("Looked at the list of your games")
        .await?;
    other.wait_for_text("Kept a game for you").await?;
    let problems = other.leave().await?;
    ensure!(problems.is_empty(), "{problems:?}");
    Ok(())
}
in_chromium!(a_look_at_somebodys_games_is_told_to_them);

async fn an_account_the_rules_and_the_key_are_made_anew(page: &Page) -> Result<()> {
    office(page).await?;
    open(page, "/admin/new", "Make an account for someone").await?;
    page.wait_for_text("Tell them the log-in name").await?;
    page.click("button", "Make the account").await?;
    complains(page, "new-login", "Choose a name to log in with.").await?;
    for (label, text) in [
        ("Log-in name", "olaf"),
        ("Name others see", "Olaf"),
        ("Password", SECRET),
        ("Password once more", SECRET),
    ] {
        page.fill(label, text).await?;
    }
    page.click("button", "Make the account").await?;
    page.wait_for_text("The account is ready.").await?;

    page.click("link", "Rules").await?;
    page.wait_for_text("Who may make an account?").await?;
    page.click("radio", "Only administrators, for others")
        .await?;
    page.click("button", "Save rules").await?;
    page.wait_for_text("Saved.").await?;
    let facts = api(page, "GET", "/server", Value::Null).await?;
    ensure!(facts["rules"]["sign_up"] == "closed", "{facts}");
    page.click("link", "Acts").await?;
    page.wait_for_text("What administrators did").await?;
    page.wait_for_text("Changed the rules").await?;
    page.wait_for_text("Made an account").await?;

    open(page, "/admin/keys", "Keys").await?;
    page.wait_for_text("Everyone is logged out at once").await?;
    page.click("button", "Make a new key…").await?;
    page.wait_for_text("log everyone out, you too?").await?;
    page.click("button", "Yes, make a new key").await?;
    page.wait_for_text("There is a new key.").await?;
    page.click("link", "Log in again").await?;
    log_in(page, "ruth", SECRET).await?;
    is_in(page, "ruth").await?;
    is_at(page, "/admin").await
}
in_chromium!(an_account_the_rules_and_the_key_are_made_anew);

async fn the_host_s_own_text_is_read_by_all(page: &Page) -> Result<()> {
    office(page).await?;
    open(page, "/privacy", "Privacy").await?;
    page.find_role("heading", "What is kept").await?;
    open(page, "/admin/texts", "Texts").await?;
    page.wait_for_text("This is Rookery's own text.").await?;
    page.fill(
        "The text",
        "# Our class\n\nWe keep <b>nothing</b>.\n\n- Really",
    )
    .await?;
    // The preview shows it before it is kept.
    page.find_role("heading", "Our class").await?;
    page.click("button", "Save text").await?;
    page.wait_for_text("Everyone sees it now.").await?;

    page.click("link", "Privacy").await?;
    page.find_role("heading", "Our class").await?;
    page.wait_for_text("We keep <b>nothing</b>.").await?;
    page.wait_for_text("Changed by the host of this site on")
        .await?;

    open(page, "/admin/texts", "Texts").await?;
    page.click("button", "Use Rookery's own text again").await?;
    page.wait_for_text("This is Rookery's own text.").await?;
    page.click("link", "Terms").await?;
    page.find_role("heading", "How we treat each other")
        .await
        .map(drop)
}
in_chromium!(the_host_s_own_text_is_read_by_all);

async fn others_are_told_whose_page_it_is(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    open(page, "/admin", "Administration").await?;
    page.wait_for_text("This page is for the people who look after this server.")
        .await?;
    page.click("link", "Play a game").await?;
    is_at(page, "/").await?;
    account::log_out(page).await?;
    page.goto("/admin/keys").await?;
    is_at(page, "/log-in?next=/admin/keys").await
}
in_chromium!(others_are_told_whose_page_it_is);
