//! axe-core looks at every state of the pages, in light and dark, and finds nothing.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_both_browsers};

use crate::{account, board, game, settings};

/// Half-way between two themes no color is the right one, so what moves is waited for; what is folded
/// away stands still in Firefox until it is shown.
const RUN: &str = "const done = arguments[arguments.length - 1];
    const told = ({ id, help, nodes }) =>
        `${id}: ${help}\\n` + nodes.map((node) => `    ${node.html}\\n    ${node.failureSummary}`).join('\\n');
    const seen = document.getAnimations().filter(({ effect }) => effect.target.checkVisibility());
    const still = Promise.allSettled(seen.map((moving) => moving.finished));
    still.then(() => axe.run(document, { resultTypes: ['violations'] }))
        .then(({ violations }) => done(violations.map(told)), (error) => done([String(error)]));";

/// The script comes through the driver, so the content policy of the page has no say.
pub(crate) async fn check(page: &Page, state: &str) -> Result<()> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tools/axe.min.js");
    let axe = std::fs::read_to_string(path)
        .context("target/tools/axe.min.js is missing; `cargo xtask test` fetches it")?;
    for theme in ["light", "dark"] {
        page.ask::<()>(
            "document.documentElement.dataset.theme = arguments[0]",
            vec![theme.into()],
        )
        .await?;
        let web = page.browser().web();
        let found = web.execute_async(format!("{axe}\n{RUN}"), vec![]).await?;
        let found: Vec<String> = found.convert()?;
        ensure!(found.is_empty(), "{state}, {theme}:\n{}", found.join("\n"));
    }
    Ok(())
}

async fn the_board_page_keeps_nobody_out(page: &Page) -> Result<()> {
    board::open(page).await?;
    check(page, "the start").await?;

    page.fill(board::MOVES, "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#")
        .await?;
    board::status_is(page, "White wins by checkmate").await?;
    check(page, "a mate").await?;

    let annotated = "1. e4! {[%eval 0.3] [%csl Ge4] [%cal Re4e5] best} (1. d4 $14 d5 (1... Nf6))";
    page.fill(board::MOVES, annotated).await?;
    page.find(".drawings").await?;
    check(page, "an annotated game").await?;

    page.fill(board::POSITION, "nonsense").await?;
    page.fill(board::MOVES, "e4 nonsense").await?;
    board::explains(page, "moves", "nonsense").await?;
    check(page, "two mistakes").await?;

    page.click("button", "Promotion").await?;
    board::click(page, "c7").await?;
    check(page, "a pawn picked up").await?;
    board::click(page, "c8").await?;
    page.find_role("dialog", "What should the pawn become?")
        .await?;
    check(page, "the question what a pawn becomes").await?;
    page.click("button", "Queen").await?;

    page.click("button", "Start counting").await?;
    page.find("[data-nodes]").await?;
    check(page, "a finished count").await
}
in_both_browsers!(the_board_page_keeps_nobody_out);

async fn home_and_other_company_keep_nobody_out(page: &Page) -> Result<()> {
    page.goto("/").await?;
    page.find_role("heading", "Ready for a game?").await?;
    check(page, "home").await?;
    page.press("?").await?;
    page.find_role("dialog", "Keys").await?;
    check(page, "the keys").await?;
    page.goto("/about").await?;
    page.find_role("heading", "About Rookery").await?;
    check(page, "about").await?;
    page.goto("/play?company=friends").await?;
    page.find_label("Your friend's name").await?;
    check(page, "two players to be seated").await?;
    page.click("button", "Face to face").await?;
    page.click("button", "Play").await?;
    game::play(page, "e2", "e4").await?;
    game::play(page, "d7", "d5").await?;
    check(page, "two players").await?;
    page.goto("/").await?;
    page.find_role("heading", "Your game goes on").await?;
    check(page, "home with a game that waits").await?;
    page.goto("/play?company=engines").await?;
    page.find("[name=engine-seat]").await?;
    check(page, "two engines to be seated").await?;
    page.click("button", "Rushing").await?;
    page.click("button", "Watch").await?;
    game::watched(page, 20).await?;
    page.click("button", "Pause").await?;
    page.wait_for_text("Paused").await?;
    check(page, "two engines, paused").await
}
in_both_browsers!(home_and_other_company_keep_nobody_out);

async fn the_play_page_keeps_nobody_out(page: &Page) -> Result<()> {
    game::open(page).await?;
    check(page, "the choices before a game").await?;
    game::choose(page, "fox").await?;
    page.wait_for_text("Russet the fox").await?;
    check(page, "a character").await?;
    game::choose_full(page).await?;
    page.find("#depth").await?;
    page.ask::<()>(
        "for (const more of document.querySelectorAll('details')) more.open = true",
        vec![],
    )
    .await?;
    page.fill("Seed", "many").await?;
    page.find("#seed-trouble").await?;
    check(page, "every choice, and one that is none").await?;
    page.fill("Seed", "").await?;
    game::begin(page, "White", game::LONG).await?;
    check(page, "a game without moves").await?;
    game::play(page, "e2", "e4").await?;
    game::thinks(page).await?;
    check(page, "the engine thinking").await?;
    page.click("button", "Move now").await?;
    game::played(page, 2).await?;
    check(page, "one's own turn").await?;
    page.click("button", "Resign").await?;
    page.wait_for_text("Give up this game?").await?;
    check(page, "the question whether to resign").await?;
    page.click("button", "Yes, resign").await?;
    game::status_begins(page, "Loss").await?;
    check(page, "the end of a game").await?;

    let start = rookery_rules::Position::default().fen();
    let more = "\nclock 60+0 45000 60000 60000 60000 60000\nhints 2";
    game::resume(page, "white", &start, "e2e4 d7d5 e4d5 d8d5", more).await?;
    page.find(".clock.low").await?;
    page.ask::<()>("document.querySelector('.export').open = true", vec![])
        .await?;
    check(page, "a game by the clock, with men taken").await?;
    page.find("[data-ply='1']").await?.click().await?;
    page.point_at("[data-square=a8]").await?;
    page.find_role("dialog", "Go back to 1. e4?").await?;
    check(page, "the question whether to go back").await
}
in_both_browsers!(the_play_page_keeps_nobody_out);

async fn the_page_for_positions_keeps_nobody_out(page: &Page) -> Result<()> {
    page.goto("/position").await?;
    page.find_role("heading", "Set up a position").await?;
    check(page, "a position to play").await?;
    page.click("button", "Clear").await?;
    page.wait_for_text("White has no king.").await?;
    check(page, "a position with mistakes").await
}
in_both_browsers!(the_page_for_positions_keeps_nobody_out);

async fn the_page_for_the_lost_keeps_nobody_out(page: &Page) -> Result<()> {
    page.goto("/nowhere").await?;
    page.find_role("heading", "This page flew away").await?;
    check(page, "an unknown address").await
}
in_both_browsers!(the_page_for_the_lost_keeps_nobody_out);

async fn the_door_keeps_nobody_out(page: &Page) -> Result<()> {
    account::open(page, "/sign-up", "Make an account").await?;
    check(page, "an empty form").await?;
    page.click("button", "Sign up").await?;
    page.wait_for_text("Choose a password.").await?;
    check(page, "a form full of mistakes").await?;
    page.fill(account::PASSWORD, account::SECRET).await?;
    page.wait_for_text("Good: long and mixed.").await?;
    check(page, "a good password").await?;

    account::open(page, "/log-in", "Log in").await?;
    check(page, "the log-in").await?;
    account::log_in(page, "rita", account::SECRET).await?;
    page.wait_for_text("do not belong together").await?;
    check(page, "a wrong log-in").await?;

    for (path, heading) in [
        ("/forgot-password", "I forgot my password"),
        ("/reset-password", "Choose a new password"),
        ("/verify-email", "Confirm your email address"),
        ("/set-up", "Set up this server"),
    ] {
        account::open(page, path, heading).await?;
        check(page, heading).await?;
    }
    account::set_up(page, "ruth").await?;
    check(page, "a server that is set up").await?;
    page.resize(320, 480).await?;
    page.click("button", "Menu").await?;
    account::is_in(page, "ruth").await?;
    check(page, "the menu of a phone").await
}
in_both_browsers!(the_door_keeps_nobody_out, refused: [("/session", 401)]);

async fn the_settings_keep_nobody_out(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    account::open(page, "/settings", "Settings").await?;
    page.wait_for_text("You are logged in only here.").await?;
    check(page, "the settings").await?;
    settings::unfold_tokens(page).await?;
    page.click("button", "Change password").await?;
    page.wait_for_text("Type your current password.").await?;
    page.fill("What is it for?", "Clock").await?;
    page.click("button", "Make a token").await?;
    page.find("#new-token").await?;
    page.click("button", "Delete my account…").await?;
    page.wait_for_text("Are you sure?").await?;
    check(page, "mistakes, a secret and a question").await?;
    account::open(page, "/admin", "Administration").await?;
    check(page, "a page of others").await
}
in_both_browsers!(the_settings_keep_nobody_out);

async fn the_administration_keeps_nobody_out(page: &Page) -> Result<()> {
    account::set_up(page, "ruth").await?;
    let own = account::id(page).await?;
    for (path, text) in [
        ("/admin".to_owned(), "Last here"),
        (format!("/admin/users/{own}"), "To delete your own account"),
        ("/admin/new".to_owned(), "Tell them the log-in name"),
        ("/admin/rules".to_owned(), "Who may make an account?"),
        ("/admin/texts".to_owned(), "This is Rookery's own text."),
        ("/admin/acts".to_owned(), "What administrators did"),
        ("/admin/keys".to_owned(), "Everyone is logged out at once"),
    ] {
        page.goto(&path).await?;
        page.wait_for_text(text).await?;
        check(page, &path).await?;
    }
    page.resize(390, 844).await?;
    page.goto("/admin").await?;
    page.wait_for_text("Last here").await?;
    check(page, "people on a phone").await
}
in_both_browsers!(the_administration_keeps_nobody_out);

async fn what_one_reads_keeps_nobody_out(page: &Page) -> Result<()> {
    for (path, heading) in [
        ("/privacy", "What is kept"),
        ("/terms", "What you can expect"),
    ] {
        account::open(page, path, heading).await?;
        check(page, path).await?;
    }
    account::open(page, "/api", "For administrators").await?;
    page.ask::<()>(
        "for (const more of document.querySelectorAll('details')) more.open = true",
        vec![],
    )
    .await?;
    page.find(".operation-inside").await?;
    check(page, "the API").await
}
in_both_browsers!(what_one_reads_keeps_nobody_out);
