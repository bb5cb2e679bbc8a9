//! Photographs the site in both sizes and both themes: the places that are named, or every page.

#![forbid(unsafe_code)]

mod adventure;
mod album;
mod games;
mod leaving;
mod office;
mod puzzles;
mod survival;

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Parser;
use rookery_e2e::{Browser, Kind, Page, RunningSite, Scheme};
use rookery_server::Site;

use crate::album::Album;

#[derive(Parser)]
struct Cli {
    /// The folder for the pictures.
    #[arg(long)]
    into: PathBuf,
    /// Show this much of each page instead of what fits a screen.
    #[arg(long)]
    height: Option<u32>,
    /// The places to show; every page if none is named. Those behind a log-in are shown to an
    /// administrator; `{id}` stands for someone with an account, `games` for the states of one, `adventure` alone for the
    /// whole story.
    paths: Vec<String>,
}

/// What a guest sees, besides games.
const OPEN: [&str; 15] = [
    "/board",
    "/board?way=paste",
    "/board?way=write",
    "/board/counting",
    "/position",
    "/log-in",
    "/sign-up",
    "/forgot-password",
    "/reset-password",
    "/verify-email",
    "/set-up",
    "/privacy",
    "/terms",
    "/api",
    "/nowhere",
];

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
        let album = Album::new(&page, &into, scheme, height);
        match paths.is_empty() {
            _ if paths == ["adventure"] => {
                adventure::pages(&album).await?;
                office::furnish(album.page()).await?;
                adventure::sheet(&album).await?;
            }
            true => everything(&album).await?,
            false => places(&album, &paths).await?,
        }
        let problems = page.leave().await?;
        ensure!(problems.is_empty(), "the pages have problems: {problems:?}");
    }
    Ok(())
}

async fn everything(album: &Album<'_>) -> Result<()> {
    games::choices(album).await?;
    games::states(album).await?;
    games::boards(album).await?;
    leaving::guest(album).await?;
    adventure::pages(album).await?;
    survival::all(album).await?;
    for path in OPEN {
        album.place(path, path).await?;
    }
    puzzles::all(album).await?;
    let someone = office::furnish(album.page()).await?;
    adventure::sheet(album).await?;
    for path in office::PLACES {
        album.place(path, &path.replace("{id}", &someone)).await?;
    }
    leaving::unsent(album).await
}

async fn places(album: &Album<'_>, paths: &[String]) -> Result<()> {
    let mut someone = None;
    for path in paths {
        if path == "games" {
            games::states(album).await?;
            continue;
        }
        if path == "puzzles" {
            puzzles::all(album).await?;
            continue;
        }
        if path == "leaving" {
            leaving::all(album).await?;
            continue;
        }
        if path == "survival" {
            survival::all(album).await?;
            continue;
        }
        if office::is_guarded(path) && someone.is_none() {
            someone = Some(office::furnish(album.page()).await?);
        }
        let place = path.replace("{id}", someone.as_deref().unwrap_or_default());
        album.place(path, &place).await?;
    }
    Ok(())
}
