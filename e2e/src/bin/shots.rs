//! Photographs places of the site in both sizes and both themes.

#![forbid(unsafe_code)]

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::Parser;
use rookery_e2e::{Browser, By, Kind, Page, RunningSite, Scheme, until};
use rookery_server::Site;

const SIZES: [(u32, u32); 2] = [(1280, 800), (390, 844)];

#[derive(Parser)]
struct Cli {
    /// The folder for the pictures.
    #[arg(long)]
    into: PathBuf,
    /// Show this much of each page instead of what fits a screen.
    #[arg(long)]
    height: Option<u32>,
    /// The places to show. Those behind a log-in are shown to an administrator; `{id}` stands for
    /// someone with an account.
    paths: Vec<String>,
}

#[tokio::main]
async fn main() -> Result<()> {
    let Cli {
        into,
        height,
        paths,
    } = Cli::parse();
    std::fs::create_dir_all(&into)?;
    for scheme in [Scheme::Light, Scheme::Dark] {
        let site = RunningSite::start(Site::embedded()).await?;
        let page = Page::new(Browser::open(Kind::Chromium, scheme).await?, site);
        let sizes = SIZES.map(|(width, usual)| (width, height.unwrap_or(usual)));
        let mut someone = None;
        for path in &paths {
            if is_guarded(path) && someone.is_none() {
                someone = Some(office(&page).await?);
            }
            page.goto(&path.replace("{id}", someone.as_deref().unwrap_or_default()))
                .await?;
            started(&page).await?;
            photograph(&page, &into, name(path), scheme, sizes).await?;
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
async fn photograph(
    page: &Page,
    into: &Path,
    name: String,
    scheme: Scheme,
    sizes: [(u32, u32); 2],
) -> Result<()> {
    for (width, height) in sizes {
        let file = into.join(format!("{name}-{width}-{}.png", theme(scheme)));
        page.screenshot(&file, width, height).await?;
        println!("{}", file.display());
    }
    Ok(())
}

/// The program runs, and what the page asks for has come.
async fn started(page: &Page) -> Result<()> {
    const WAITING: &str = "#loading, [aria-busy=true], .office p[role=status]:not(.small)";
    until("the page to start", async || {
        let waiting = page.browser().web().find_all(By::Css(WAITING)).await?;
        Ok(waiting.is_empty().then_some(()))
    })
    .await
}

fn is_guarded(path: &str) -> bool {
    path.starts_with("/settings") || path.starts_with("/admin")
}

/// Makes the administrator and a few others; gives the id of one of them.
async fn office(page: &Page) -> Result<String> {
    const SET_UP: &str = "const post = (path, body) => fetch(`/api/v1${path}`, {
            method: 'POST', body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
        }).then((answer) => answer.json());
        const person = (login, display) => ({
            login, display, email: `${login}@example.org`,
            password: 'Feather-7-Owl', repeated: 'Feather-7-Owl',
        });
        (async () => {
            const rules = { sign_up: 'open', email: 'optional' };
            await post('/set-up', { code: arguments[0], admin: person('ruth', 'Ruth'), rules });
            await post('/users/me/tokens', { name: 'My chess clock', scope: 'user', days: 90 });
            for (const [login, name] of [['olaf', 'Olaf Owl'], ['mina', 'Mina M.'], ['kai', 'Kai']])
                await post('/admin/users', person(login, name));
            const { id } = await post('/admin/users', person('rita', 'Rita Rook'));
            await post(`/users/${id}/reset-code`, null);
            done(id);
        })();";
    page.goto("/").await?;
    let code = page.site().app.new_set_up_code().await?;
    let code = code.context("there is an administrator already")?;
    page.wait_for_answer(SET_UP, vec![code.into()]).await
}

const CHOOSE: &str = "document.querySelector(`[name=rival][value=${arguments[0]}]`).click();";
const OPEN: &str = "document.querySelector('.advanced').open = true;";
const SCROLL: &str = "depth.scrollIntoView({ block: 'center' });";
const FULL: &str = "rating.value = rating.max;
    rating.dispatchEvent(new InputEvent('input', { bubbles: true }));";
const NO_BOOK: &str = "const list = document.querySelector('#openings');
    list.value = 'none';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    list.closest('details').open = false;
    scrollTo(0, 0);";

/// The states of a game against the engine.
async fn game(page: &Page, into: &Path, scheme: Scheme) -> Result<()> {
    let shot = async |name: &str| photograph(page, into, name.to_owned(), scheme, SIZES).await;
    page.ask::<()>(CHOOSE, vec!["fox".into()]).await?;
    page.wait_for_text("Russet the fox").await?;
    shot("home-fox").await?;
    page.ask::<()>(CHOOSE, vec!["own".into()]).await?;
    page.find("#rating").await?;
    shot("home-own").await?;
    page.ask::<()>(FULL, vec![]).await?;
    page.ask::<()>(OPEN, vec![]).await?;
    page.find("#depth").await?;
    page.ask::<()>(SCROLL, vec![]).await?;
    shot("home-advanced").await?;
    page.click("button", "30 s").await?;
    page.ask::<()>(NO_BOOK, vec![]).await?;
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
