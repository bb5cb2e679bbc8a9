//! The list of one's games: told in words, narrowed, named, deleted, taken along.

use anyhow::{Result, ensure};
use rookery_e2e::{Page, in_both_browsers, in_chromium, until};
use serde_json::{Value, json};

use crate::accessibility::check;
use crate::account::{self, api, complains, is_at, open};
use crate::board;

const FOX: &str = "0198c5e2-7b1a-7c3d-9e4f-000000000001";
const MIA: &str = "0198c5e2-7b1a-7c3d-9e4f-000000000002";
const ENGINE: &str = "0198c5e2-7b1a-7c3d-9e4f-000000000003";
const FILE: &str = "0198c5e2-7b1a-7c3d-9e4f-000000000004";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// A Monday in March 2026.
const MONDAY: i64 = 1_773_100_000_000;

/// Someone with a win, a draw, a game that goes on and a loss from a file.
async fn with_four_games(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    let opponent =
        |kind: &str, id: &str, name: &str| json!({ "kind": kind, "id": id, "name": name });
    let ended = |result: &str, reason: &str| json!({ "result": result, "reason": reason });
    let games = [
        (
            ENGINE,
            "engine",
            "white",
            "d2d4",
            false,
            Value::Null,
            opponent("engine", "", "1200"),
        ),
        (
            FILE,
            "import",
            "white",
            "e2e4 e7e5",
            true,
            ended("0-1", "resignation"),
            opponent("person", "", "Olaf"),
        ),
        (
            MIA,
            "local",
            "white",
            "e2e4 c7c5",
            true,
            ended("1/2-1/2", "agreement"),
            opponent("person", "", "Mia"),
        ),
        (
            FOX,
            "engine",
            "black",
            "f2f3 e7e5 g2g4 d8h4",
            true,
            Value::Null,
            opponent("character", "fox", "Russet"),
        ),
    ];
    for (id, source, side, moves, finished, claimed, opponent) in games {
        let mut game = json!({
            "format": 1, "source": source, "side": side, "start_fen": START, "moves": moves,
            "finished": finished, "opponent": opponent, "started": MONDAY,
        });
        if !claimed.is_null() {
            game["claimed"] = claimed;
        }
        api(page, "PUT", &format!("/games/{id}"), game).await?;
    }
    open(page, "/games", "My games").await
}

/// Waits until exactly these games are shown, in this order.
pub(crate) async fn shows(page: &Page, ids: &[&str]) -> Result<()> {
    const SHOWN: &str = "const rows = [...document.querySelectorAll('.game-row')];
        return rows.map(row => row.dataset.game)";
    until(&format!("the games {ids:?}"), async || {
        let shown: Vec<String> = page.ask(SHOWN, vec![]).await?;
        Ok((shown == ids).then_some(()))
    })
    .await
}

async fn every_game_is_told_in_words_and_opens(page: &Page) -> Result<()> {
    with_four_games(page).await?;
    shows(page, &[FOX, MIA, FILE, ENGINE]).await?;
    for words in [
        "Against Russet the fox",
        "Win by checkmate",
        "Draw by agreement",
        "Loss by resignation",
        "Unfinished",
        "You had Black · ",
        "Sicilian Defense",
        "1 move · March",
        "4 games",
    ] {
        page.wait_for_text(words).await?;
    }
    // Each game shows how it ended, in four nodes however many pieces there are.
    ensure!(board::count(page, ".game-board > path[d^=M]").await? == 4 * 3);
    ensure!(board::count(page, ".game-board *").await? == 4 * 3);
    page.click("link", "Against Russet the fox").await?;
    is_at(page, &format!("/games/{FOX}")).await?;
    page.ask::<()>("history.back()", vec![]).await?;
    shows(page, &[FOX, MIA, FILE, ENGINE]).await?;

    // With no result ticked there is none, and the page says why.
    for result in ["Wins", "Losses", "Draws", "Unfinished", "Other"] {
        page.click("checkbox", result).await?;
    }
    page.find_role("heading", "No result is ticked").await?;
    shows(page, &[]).await?;
    is_at(page, "/games?results=").await?;
    page.ask::<()>("location.reload()", vec![]).await?;
    page.find_role("heading", "No result is ticked").await?;
    page.click("button", "Tick all results").await?;
    shows(page, &[FOX, MIA, FILE, ENGINE]).await
}
in_chromium!(every_game_is_told_in_words_and_opens);

async fn filters_work_together_and_survive(page: &Page) -> Result<()> {
    with_four_games(page).await?;
    shows(page, &[FOX, MIA, FILE, ENGINE]).await?;
    page.click("button", "Any engine").await?;
    shows(page, &[FOX, ENGINE]).await?;
    page.click("button", "Everyone").await?;
    shows(page, &[FOX, MIA, FILE, ENGINE]).await?;
    for result in ["Losses", "Unfinished", "Other"] {
        page.click("checkbox", result).await?;
    }
    shows(page, &[FOX, MIA]).await?;
    is_at(page, "/games?results=win,draw").await?;
    page.click("button", "Black").await?;
    shows(page, &[FOX]).await?;
    page.click("button", "People").await?;
    page.find_role("heading", "No game fits").await?;
    page.wait_for_text("You looked for: you had Black, wins or draws, against people.")
        .await?;
    page.ask::<()>("history.back()", vec![]).await?;
    shows(page, &[FOX]).await?;
    page.ask::<()>("location.reload()", vec![]).await?;
    page.find_role("heading", "My games").await?;
    shows(page, &[FOX]).await?;

    let file = exported(page).await?;
    ensure!(file.matches("[Event ").count() == 1, "{file}");
    ensure!(file.contains("Russet") && file.contains("Qh4#"), "{file}");

    page.click("button", "Clear the filter").await?;
    shows(page, &[FOX, MIA, FILE, ENGINE]).await?;
    page.click("button", "People").await?;
    shows(page, &[MIA]).await?;
    page.click("button", "Imported").await?;
    shows(page, &[FILE]).await?;
    page.click("button", "Clear the filter").await?;
    page.fill("Search", "sicil").await?;
    shows(page, &[MIA]).await?;
    is_at(page, "/games?text=sicil").await?;
    page.fill("Search", "nobody").await?;
    page.find_role("heading", "No game fits").await?;
    Ok(())
}
in_chromium!(filters_work_together_and_survive);

/// The file behind the button.
async fn exported(page: &Page) -> Result<String> {
    const READ: &str = "fetch(document.querySelector('a[download=\"rookery.pgn\"]').href)
        .then(answer => answer.text()).then(done)";
    page.find_role("link", "Export as PGN").await?;
    page.wait_for_answer(READ, vec![]).await
}

async fn games_are_named_tagged_and_deleted(page: &Page) -> Result<()> {
    with_four_games(page).await?;
    page.click("button", "Name, tags and more: Against Russet the fox")
        .await?;
    page.click("button", "Save name").await?;
    complains(page, "game-title", "Type a name for the game.").await?;
    page.fill("Name of the game", "My best").await?;
    page.click("button", "Save name").await?;
    page.find_role("link", "My best").await?;
    page.wait_for_text("Saved.").await?;
    page.fill("Tags", "club, quick").await?;
    page.click("button", "Save tags").await?;
    page.find_role("button", "Show games with the tag club")
        .await?;

    page.click("button", "Name, tags and more: Against Mia")
        .await?;
    page.fill("Name of the game", "my best").await?;
    page.click("button", "Save name").await?;
    complains(
        page,
        "game-title",
        "Another game of yours has this name already.",
    )
    .await?;
    page.fill("Name of the game", &"x".repeat(81)).await?;
    page.click("button", "Save name").await?;
    complains(page, "game-title", "A name has at most 80 characters.").await?;

    page.click("button", "Show games with the tag club").await?;
    shows(page, &[FOX]).await?;
    is_at(page, "/games?tag=club").await?;
    page.click("button", "Tag: club (remove)").await?;

    page.click("button", "Name, tags and more: Against Olaf")
        .await?;
    page.click("button", "Delete this game…").await?;
    page.click("button", "No, keep it").await?;
    page.click("button", "Delete this game…").await?;
    page.click("button", "Yes, delete it").await?;
    page.wait_for_text("The game is deleted.").await?;
    open(page, "/games", "My games").await?;
    shows(page, &[FOX, MIA, ENGINE]).await?;
    // What is said about an old game does not make it a new one.
    let title = json!({ "title": "My first" });
    api(page, "PATCH", &format!("/games/{ENGINE}"), title).await?;
    open(page, "/games", "My games").await?;
    page.find_role("link", "My first").await?;
    shows(page, &[FOX, MIA, ENGINE]).await
}
in_chromium!(games_are_named_tagged_and_deleted,
    refused: [("/games/0198c5e2-7b1a-7c3d-9e4f-000000000002", 409)]
);

async fn many_games_come_as_one_scrolls(page: &Page) -> Result<()> {
    const ROWS: &str = "return document.querySelectorAll('.game-row').length";
    const DOWN: &str = "scrollTo(0, document.documentElement.scrollHeight)";
    account::sign_up(page, "rita").await?;
    import(
        page,
        &(1..=120)
            .map(|round| pgn(round, "1. e4 e5 1-0"))
            .collect::<String>(),
    )
    .await?;
    open(page, "/games", "My games").await?;
    page.wait_for_text("50 games so far, and more").await?;
    until("all games", async || {
        page.ask::<()>(DOWN, vec![]).await?;
        let rows: usize = page.ask(ROWS, vec![]).await?;
        Ok((rows == 120).then_some(()))
    })
    .await?;
    page.wait_for_text("120 games").await?;

    // Whoever comes back from a game finds the place again.
    page.ask::<()>(
        "document.querySelectorAll('.game-name')[110].click()",
        vec![],
    )
    .await?;
    page.find_role("link", "My games").await?;
    page.ask::<()>("history.back()", vec![]).await?;
    until("the same place", async || {
        let (rows, down): (usize, f64) = page
            .ask(
                "return [document.querySelectorAll('.game-row').length, scrollY]",
                vec![],
            )
            .await?;
        Ok((rows == 120 && down > 3000.0).then_some(()))
    })
    .await
}
in_both_browsers!(many_games_come_as_one_scrolls);

/// A game as files have them.
pub(crate) fn pgn(round: u32, moves: &str) -> String {
    let (month, day) = (round / 28 % 12 + 1, round % 28 + 1);
    let result = moves.split(' ').next_back().unwrap_or("*");
    format!(
        "[Event \"Club\"]\n[Date \"2024.{month:02}.{day:02}\"]\n[Round \"{round}\"]\n\
         [White \"RookRider\"]\n[Black \"Olaf\"]\n[Result \"{result}\"]\n\n{moves}\n\n"
    )
}

async fn import(page: &Page, text: &str) -> Result<()> {
    const SEND: &str =
        "fetch('/api/v1/users/me/games/import', { method: 'POST', body: arguments[0],
        headers: { 'content-type': 'application/x-chess-pgn' } }).then(answer => done(answer.ok))";
    let is_fine: bool = page.wait_for_answer(SEND, vec![json!(text)]).await?;
    ensure!(is_fine, "the games were not taken");
    Ok(())
}

/// Starts the import; a button of nearly the same name opens and closes it.
pub(crate) async fn start(page: &Page) -> Result<()> {
    let button = page.find(".import > .button.primary").await?;
    button.scroll_into_view().await?;
    Ok(button.click().await?)
}

async fn the_list_keeps_nobody_out(page: &Page) -> Result<()> {
    open(page, "/games", "My games").await?;
    page.find_role("heading", "No games yet").await?;
    check(page, "no games").await?;
    with_four_games(page).await?;
    shows(page, &[FOX, MIA, FILE, ENGINE]).await?;
    check(page, "a list").await?;
    page.click("button", "Import").await?;
    page.find("#import-files").await?;
    start(page).await?;
    page.wait_for_text("Choose a file or paste a game first.")
        .await?;
    page.click("button", "Name, tags and more: Against Mia")
        .await?;
    page.click("button", "Save name").await?;
    page.click("button", "Delete this game…").await?;
    page.wait_for_text("Delete this game for good?").await?;
    check(page, "an import, a mistake and a question").await?;

    page.resize(390, 844).await?;
    check(page, "a phone").await?;
    const WIDE: &str = "return document.documentElement.scrollWidth - innerWidth";
    let beyond: i32 = page.ask(WIDE, vec![]).await?;
    ensure!(beyond <= 0, "the page is {beyond} pixels too wide");
    for place in ["Play", "Adventure", "Puzzles"] {
        page.find_role("link", place).await?;
    }
    page.click("button", "Menu").await?;
    for place in ["My games", "Board"] {
        page.find_role("link", place).await?;
    }
    page.click("button", "Menu").await?;
    page.click("button", "Filter").await?;
    page.find_role("checkbox", "Wins").await?;
    check(page, "the filters of a phone").await
}
in_chromium!(the_list_keeps_nobody_out);
