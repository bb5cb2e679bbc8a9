//! axe-core looks at the states of the pages that somebody has to bring about, in light and dark, and
//! finds nothing. The pages as they open are in `everyone.rs`.

use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Result, anyhow, ensure};
use rookery_e2e::{Kind, Page, in_chromium};

use crate::{account, board, game, settings};

/// Half-way between two themes, or while something appears, no color is the right one, so nothing moves
/// meanwhile. In the dark nothing but colors can differ.
const RUN: &str = "const done = arguments[arguments.length - 1];
    const told = (theme) => ({ id, help, nodes }) => `${theme}, ${id}: ${help}\\n`
        + nodes.map((node) => `    ${node.html}\\n    ${node.failureSummary}`).join('\\n');
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets = [still];
    const run = async (theme, rules) => {
        document.documentElement.dataset.theme = theme;
        const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
        return violations.map(told(theme));
    };
    const colors = { runOnly: ['color-contrast', 'link-in-text-block'] };
    run('light', {}).then(async (light) => done([...light, ...await run('dark', colors)]))
        .catch((error) => done([String(error)]))
        .finally(() => document.adoptedStyleSheets = []);";

/// What axe-core finds in both themes. Nearly all that it looks at is the same in every browser, so
/// Firefox is asked only when everything is. The script comes through the driver, so the content
/// policy has no say.
pub(crate) async fn check(page: &Page, state: &str) -> Result<()> {
    let is_full = std::env::var_os("ROOKERY_FULL").is_some();
    if page.browser().kind() == Kind::Firefox && !is_full {
        return Ok(());
    }
    let axe = match page.ask("return 'axe' in window", vec![]).await? {
        true => "",
        false => AXE.as_deref().map_err(|error| anyhow!("{error}"))?,
    };
    let web = page.browser().web();
    let found = web.execute_async(format!("{axe}\n{RUN}"), vec![]).await?;
    let found: Vec<String> = found.convert()?;
    ensure!(found.is_empty(), "{state}:\n{}", found.join("\n"));
    Ok(())
}

static AXE: LazyLock<Result<String, String>> = LazyLock::new(|| {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tools/axe.min.js");
    std::fs::read_to_string(path)
        .map_err(|error| format!("no axe.min.js ({error}); `cargo xtask test` fetches it"))
});

async fn the_board_page_keeps_nobody_out(page: &Page) -> Result<()> {
    board::open_texts(page).await?;
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

    page.fill(board::POSITION, "8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1")
        .await?;
    board::click(page, "c7").await?;
    check(page, "a pawn picked up").await?;
    board::click(page, "c8").await?;
    page.find_role("dialog", "What should the pawn become?")
        .await?;
    check(page, "the question what a pawn becomes").await?;
    page.click("button", "Queen").await?;

    page.click("button", "Write down a game").await?;
    page.click("button", "Save to My games").await?;
    page.wait_for_text("Type a name.").await?;
    check(page, "a scoresheet with mistakes").await?;
    page.click("switch", "Ask the engine").await?;
    board::has(page, ".other-line", 2).await?;
    check(page, "the engine's lines").await?;

    board::open_counting(page).await?;
    page.click("button", "Start counting").await?;
    page.find("[data-nodes]").await?;
    check(page, "a finished count").await?;

    page.goto("/position").await?;
    page.click("button", "Clear").await?;
    page.wait_for_text("White has no king.").await?;
    check(page, "a position with mistakes").await
}
in_chromium!(the_board_page_keeps_nobody_out);

async fn home_and_other_company_keep_nobody_out(page: &Page) -> Result<()> {
    page.goto("/").await?;
    page.find_role("heading", "Ready for a game?").await?;
    page.press("?").await?;
    page.find_role("dialog", "Keys").await?;
    check(page, "the keys").await?;
    page.goto("/play?company=friends").await?;
    page.click("button", "Face to face").await?;
    page.click("button", "Play").await?;
    game::play(page, "e2", "e4").await?;
    game::play(page, "d7", "d5").await?;
    check(page, "two players").await?;
    page.goto("/").await?;
    page.find_role("heading", "Your game goes on").await?;
    check(page, "home with a game that waits").await?;
    page.goto("/play?company=engines").await?;
    page.click("button", "Rushing").await?;
    page.click("button", "Watch").await?;
    game::watched(page, 20).await?;
    page.click("button", "Pause").await?;
    page.wait_for_text("Paused").await?;
    check(page, "two engines, paused").await
}
in_chromium!(home_and_other_company_keep_nobody_out);

async fn the_play_page_keeps_nobody_out(page: &Page) -> Result<()> {
    game::open(page).await?;
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
    check(page, "a game by the clock, with pieces taken").await?;
    page.find("[data-ply='1']").await?.click().await?;
    page.point_at("[data-square=a8]").await?;
    page.find_role("dialog", "Go back to 1. e4?").await?;
    check(page, "the question whether to go back").await
}
in_chromium!(the_play_page_keeps_nobody_out);

async fn the_door_keeps_nobody_out(page: &Page) -> Result<()> {
    account::open(page, "/sign-up", "Make an account").await?;
    page.click("button", "Sign up").await?;
    page.wait_for_text("Choose a password.").await?;
    check(page, "a form full of mistakes").await?;
    page.fill(account::PASSWORD, account::SECRET).await?;
    page.wait_for_text("Good: long and mixed.").await?;
    check(page, "a good password").await?;

    account::open(page, "/log-in", "Log in").await?;
    account::log_in(page, "rita", account::SECRET).await?;
    page.wait_for_text("do not belong together").await?;
    check(page, "a wrong log-in").await?;

    account::set_up(page, "ruth").await?;
    check(page, "a server that is set up").await?;
    page.resize(320, 480).await?;
    page.click("button", "Menu").await?;
    account::is_in(page, "ruth").await?;
    check(page, "the menu of a phone").await
}
in_chromium!(the_door_keeps_nobody_out, refused: [("/session", 401)]);

async fn the_settings_keep_nobody_out(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    account::open(page, "/settings", "Settings").await?;
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
in_chromium!(the_settings_keep_nobody_out);
