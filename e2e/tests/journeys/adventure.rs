//! The adventure: read line by line, fought with real games, closed in the middle and gone on with
//! elsewhere; lost and drawn battles; the end, and its sheet.

mod battles;
mod in_sight;
mod lessons;
mod sheet;

use anyhow::{Context, Result, ensure};
use rookery_campaign::{AdventureProgress, Battle, Story};
use rookery_e2e::{Kind, Page, in_chromium, until};
use rookery_rules::Color;
use serde_json::{Value, json};

use crate::accessibility::check;
use crate::account::{self, SECRET, api, is_at, is_in, log_in, open};
use crate::champion::Champion;
use crate::hand::Hand;

/// What the reader shows.
const NOW: &str = "return document.querySelector('.line-now')?.innerText ?? ''";

/// Presses the only button or link of the story with these words, and waits until something comes
/// of it.
async fn press(page: &Page, words: &str) -> Result<()> {
    const PRESS: &str = "const all = [...document.querySelectorAll('#main button, #main a')];
        const [one, another] = all.filter((one) =>
            one.innerText.trim() === arguments[0] && one.checkVisibility() && !one.disabled);
        if (!one || another) return false;
        window.before = location.href + document.querySelector('#main').innerHTML;
        one.click();
        return true;";
    const CAME: &str = "const main = document.querySelector('#main');
        return window.before !== location.href + main?.innerHTML;";
    until(&format!("one {words:?} to press"), async || {
        let is_pressed: bool = page.ask(PRESS, vec![words.into()]).await?;
        Ok(is_pressed.then_some(()))
    })
    .await?;
    until(&format!("something to come of {words:?}"), async || {
        let has_come: bool = page.ask(CAME, vec![]).await?;
        Ok(has_come.then_some(()))
    })
    .await
}

/// Reads line by line up to the one with these words, and returns it.
async fn reads_up_to(page: &Page, words: &str) -> Result<String> {
    /// More than stand between two places where there is something to do.
    const LINES: usize = 40;
    for _ in 0..LINES {
        let line: String = page.ask(NOW, vec![]).await?;
        if line.contains(words) {
            return Ok(line);
        }
        press(page, "Next").await?;
    }
    anyhow::bail!("nobody says {words:?}")
}

/// Skips words and whatever can be skipped, until a battle or a choice.
async fn on_to(page: &Page, selector: &str) -> Result<()> {
    const SKIP: &str = "if (document.querySelector(arguments[0])) return true;
        const words = ['Skip ahead', 'I know this', 'Skip the practice'];
        const all = [...document.querySelectorAll('#main button')];
        const skip = all.find((one) => words.includes(one.innerText.trim()));
        (skip ?? document.querySelector('#next-line'))?.click();
        return false;";
    until(&format!("`{selector}` in the story"), async || {
        let is_there: bool = page.ask(SKIP, vec![selector.into()]).await?;
        Ok(is_there.then_some(()))
    })
    .await
}

/// Plays the battle that the story waits for with our engine, up to its end.
async fn wins(page: &Page, key: &str) -> Result<()> {
    on_to(page, "#threshold").await?;
    press(page, "Play the game").await?;
    is_at(page, "/play").await?;
    let battle = Battle::from_key(key).context("no battle")?;
    let mut champion = Champion::new(battle.position());
    loop {
        let is_over = battles::turn(page, &mut champion, battle.side).await?;
        if is_over {
            break;
        }
        Hand::Clicks.play(page, champion.best()?).await?;
    }
    page.wait_for_text("You did it!").await?;
    page.find(".celebration .feather").await?;
    page.wait_for_attribute(".page-link[href='/adventure']", "aria-current", "page")
        .await?;
    press(page, "Go on").await?;
    is_at(page, "/adventure/story").await
}

/// Waits until the server knows exactly the line that this browser has kept.
async fn server_knows(page: &Page) -> Result<Value> {
    const KEPT: &str = "const name = `adventure/${arguments[0]}`;
        return JSON.parse(localStorage.getItem(name)).journey.at";
    let id = account::id(page).await?;
    until("the same line at the server", async || {
        let kept: Value = page.ask(KEPT, vec![json!(id)]).await?;
        let adventure = api(page, "GET", "/adventure", Value::Null).await?;
        let there = &adventure["journey"];
        let is_there = there["chapter"] == kept["chapter"] && there["step"] == kept["step"];
        Ok(is_there.then_some(adventure))
    })
    .await
}

/// Plays from the first page into the fourth chapter, up to a line in which rita says her name, and
/// returns that line.
async fn plays_into_the_fourth_chapter(page: &Page) -> Result<String> {
    page.goto("/").await?;
    let tile = page.find("a.tile[href='/adventure']").await?;
    tile.click().await?;
    page.find_role("heading", "Chapter 1: The Long Evening")
        .await?;
    page.find(".map .place.here").await?;
    press(page, "Begin the story").await?;
    page.wait_for_text("Politely, but with a beak.").await?;
    page.find(".painting").await?;
    reads_up_to(page, "My name is rita.").await?;
    on_to(page, ".practice").await?;
    page.find_role("heading", "How everybody moves").await?;
    wins(page, "dormouse").await?;
    reads_up_to(page, "just what I was thinking").await?;
    page.wait_for_text("Chapter 1 is behind you, and its feather is yours.")
        .await?;
    wins(page, "hedgehog").await?;
    on_to(page, ".story-question").await?;
    press(page, "Down into the tunnels, where it is warm.").await?;
    wins(page, "mole").await?;
    until("the fourth chapter", async || {
        let heading = page.text(".story-head h1").await?;
        if heading.starts_with("Chapter 4") {
            return Ok(Some(()));
        }
        on_to(page, "#next-line, #skip-practice").await?;
        page.ask::<()>(
            "(document.querySelector('#skip-practice') ?? document.querySelector('#next-line'))?.click()",
            vec![],
        )
        .await?;
        Ok(None)
    })
    .await?;
    reads_up_to(page, "I am rita.").await
}

async fn the_story_is_played_and_goes_on_in_the_other_browser(page: &Page) -> Result<()> {
    let kind = match page.browser().kind() {
        Kind::Chromium => Kind::Firefox,
        Kind::Firefox => Kind::Chromium,
    };
    let first = page.in_another(kind).await?;
    account::sign_up(&first, "rita").await?;
    let line = plays_into_the_fourth_chapter(&first).await?;
    let adventure = server_knows(&first).await?;
    ensure!(
        adventure["fights"].as_array().map(Vec::len) == Some(3),
        "{adventure}"
    );
    let renamed = json!({ "display": "Rita Rook" });
    api(&first, "PATCH", "/users/me", renamed).await?;
    // In the middle of the line the browser is closed for good.
    let problems = first.leave().await?;
    ensure!(problems.is_empty(), "{problems:?}");

    open(page, "/log-in", "Log in").await?;
    log_in(page, "rita", SECRET).await?;
    is_in(page, "Rita Rook").await?;
    page.goto("/adventure").await?;
    page.find_role("heading", "Chapter 4: No Time").await?;
    check(page, "the map").await?;
    press(page, "Go on").await?;
    // The very line, and she is called what she is called now.
    let line = line.replace("rita", "Rita Rook");
    ensure!(line.contains("I am Rita Rook."), "{line}");
    until(&format!("the line {line:?}"), async || {
        let here: String = page.ask(NOW, vec![]).await?;
        Ok((here == line).then_some(()))
    })
    .await?;
    check(page, "the story").await
}
in_chromium!(the_story_is_played_and_goes_on_in_the_other_browser);

/// Has the server keep a battle that ended by resignation.
async fn keeps(page: &Page, number: u32, battle: &Battle, loser: Color) -> Result<()> {
    let side = match battle.side {
        Color::White => "white",
        Color::Black => "black",
    };
    let result = match loser {
        Color::White => "0-1",
        Color::Black => "1-0",
    };
    let start = battle.position();
    let mut moves = vec![start.moves()[0].to_string()];
    if start.turn() != battle.side {
        let after = start.play_unchecked(start.moves()[0]);
        moves.push(after.moves()[0].to_string());
    }
    let game = json!({
        "format": 1, "source": "engine", "side": side, "start_fen": start.fen(),
        "moves": moves.join(" "), "finished": true,
        "claimed": { "result": result, "reason": "resignation" },
        "opponent": {
            "kind": "character", "id": battle.opponent.key(), "name": battle.opponent.name(),
            "dials": { "aggressiveness": 70, "positional": 60, "trading": 50, "blind_spots": 30 },
        },
        "started": 1_773_100_000_000_i64 + i64::from(number), "ended": 1_773_100_000_000_i64 + i64::from(number),
        "occasion": { "kind": "battle", "key": battle.key },
    });
    let id = format!("0198c5e2-7b1a-7c3d-9e4f-{number:012}");
    api(page, "PUT", &format!("/games/{id}"), game)
        .await
        .map(drop)
}

/// Reads on without a quiet moment, as long as there are lines.
async fn steady_reading_is_kept(page: &Page) -> Result<()> {
    const READ: &str = "setInterval(() => document.querySelector('#next-line')?.click(), 250)";
    const READS: &str = "return document.querySelector('#next-line') !== null";
    account::sign_up(page, "rita").await?;
    page.goto("/adventure/story").await?;
    page.find("#next-line").await?;
    page.ask::<Value>(READ, vec![]).await?;
    until("the server to know the line", async || {
        let kept = api(page, "GET", "/adventure", Value::Null).await?;
        let reads: bool = page.ask(READS, vec![]).await?;
        ensure!(reads, "nothing was kept while somebody read: {kept}");
        Ok((kept["journey"]["step"] != 0).then_some(()))
    })
    .await
}
in_chromium!(steady_reading_is_kept);

/// Reads a line and leaves at once, before anything that waits has come to pass.
async fn the_last_line_is_kept_by_whoever_leaves(page: &Page) -> Result<()> {
    account::sign_up(page, "rita").await?;
    page.goto("/adventure/story").await?;
    page.find("#next-line").await?;
    page.ask::<Value>("window.setTimeout = () => 0", vec![])
        .await?;
    page.find("#next-line").await?.click().await?;
    page.ask::<Value>("window.dispatchEvent(new Event('pagehide'))", vec![])
        .await?;
    until("the server to know the line", async || {
        let kept = api(page, "GET", "/adventure", Value::Null).await?;
        Ok((kept["journey"]["step"] != 0).then_some(()))
    })
    .await
}
in_chromium!(the_last_line_is_kept_by_whoever_leaves);

/// Brings whoever is here to a few lines before the end, with every battle on the way won.
async fn nearly_finished(page: &Page) -> Result<()> {
    let story = Story::told();
    let mut progress = AdventureProgress::default();
    let mut number = 0;
    let mut before = Vec::new();
    loop {
        match progress.go_on(story) {
            Ok(()) => before.push(progress.journey.clone()),
            Err(rookery_campaign::StoryStop::Battle(battle)) => {
                number += 1;
                keeps(page, number, battle, !battle.side).await?;
                let mut game = battle.begin();
                game.resign(!battle.side)?;
                let fight = rookery_campaign::Fight::of(battle, &game, u64::from(number));
                progress
                    .fights
                    .insert(number.to_string(), fight.context("decided")?);
            }
            Err(rookery_campaign::StoryStop::Choice) => {
                let line = progress.line(story);
                let step = story
                    .step(line, &progress.journey.choices)
                    .context("a step")?;
                let rookery_campaign::Beat::Choose(choice) = &step.beat else {
                    anyhow::bail!("no choice");
                };
                ensure!(progress.choose(story, &choice.options[0].key));
            }
            Err(rookery_campaign::StoryStop::End) => break,
        }
    }
    let at = &before[before.len() - 3];
    let journey = json!({ "chapter": at.at.chapter, "step": at.at.step, "choices": at.choices });
    api(page, "PUT", "/adventure/journey", journey)
        .await
        .map(drop)
}
