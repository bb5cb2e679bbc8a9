//! Photographs places of the site in both sizes and both themes.

#![forbid(unsafe_code)]

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use clap::Parser;
use rookery_e2e::{Browser, By, Kind, Page, RunningSite, Scheme, until};
use rookery_server::Site;

const SIZES: [(u32, u32); 2] = [(1280, 800), (390, 844)];

#[derive(Parser)]
struct Cli {
    /// The folder for the pictures.
    #[arg(long)]
    into: PathBuf,
    /// The places to show.
    paths: Vec<String>,
}

#[tokio::main]
async fn main() -> Result<()> {
    let Cli { into, paths } = Cli::parse();
    std::fs::create_dir_all(&into)?;
    for scheme in [Scheme::Light, Scheme::Dark] {
        let site = RunningSite::start(Site::embedded()).await?;
        let page = Page::new(Browser::open(Kind::Chromium, scheme).await?, site);
        for path in &paths {
            page.goto(path).await?;
            started(&page).await?;
            photograph(&page, &into, name(path), scheme).await?;
            if path == "/" {
                game(&page, &into, scheme).await?;
            }
        }
        let problems = page.leave().await?;
        ensure!(problems.is_empty(), "the pages have problems: {problems:?}");
    }
    Ok(())
}

/// Takes one picture in every size.
async fn photograph(page: &Page, into: &Path, name: String, scheme: Scheme) -> Result<()> {
    for (width, height) in SIZES {
        let file = into.join(format!("{name}-{width}-{}.png", theme(scheme)));
        page.screenshot(&file, width, height).await?;
        println!("{}", file.display());
    }
    Ok(())
}

async fn started(page: &Page) -> Result<()> {
    until("the page to start", async || {
        let waiting = page.browser().web().find_all(By::Id("loading")).await?;
        Ok(waiting.is_empty().then_some(()))
    })
    .await
}

/// Opens the part of the choices that this field is in, and shuts the others.
const OPEN: &str = "for (const more of document.querySelectorAll('.more')) more.open = false;
    const field = document.getElementById(arguments[0]);
    field.closest('details').open = true;
    field.scrollIntoView({ block: 'center' });";
const NO_BOOK: &str = "const list = document.querySelector('#openings');
    list.value = 'none';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    for (const more of document.querySelectorAll('.more')) more.open = false;
    scrollTo(0, 0);";

/// The states of a game against the engine.
async fn game(page: &Page, into: &Path, scheme: Scheme) -> Result<()> {
    let shot = async |name: &str| photograph(page, into, name.to_owned(), scheme).await;
    page.ask::<()>(OPEN, vec!["aggressiveness".into()]).await?;
    shot("home-style").await?;
    page.ask::<()>(OPEN, vec!["seed".into()]).await?;
    shot("home-advanced").await?;
    page.click("button", "Full strength").await?;
    shot("home-full").await?;
    page.ask::<()>(NO_BOOK, vec![]).await?;
    page.click("button", "30 s").await?;
    page.click("button", "Play").await?;
    for (from, to) in [("e2", "e4"), ("d2", "d4"), ("b1", "c3")] {
        for square in [from, to] {
            let square = format!("[data-square={square}]");
            page.find(&square).await?.click().await?;
        }
        page.wait_for_text("Right now").await?;
        if from == "b1" {
            shot("game-thinking").await?;
        }
        page.click("button", "Move now").await?;
        page.wait_for_text("Your move.").await?;
    }
    shot("game-turn").await?;
    page.click("button", "Resign").await?;
    shot("game-resign").await?;
    page.click("button", "Yes, resign").await?;
    page.find("#play-again").await?;
    shot("game-over").await
}

fn name(path: &str) -> String {
    match path.trim_matches('/') {
        "" => "home".to_owned(),
        path => path.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-"),
    }
}

fn theme(scheme: Scheme) -> &'static str {
    match scheme {
        Scheme::Light => "light",
        Scheme::Dark => "dark",
    }
}
