//! Photographs places of the site in both sizes and both themes.

#![forbid(unsafe_code)]

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Parser;
use rookery_e2e::{Browser, Kind, Page, RunningSite, Scheme};
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
            for (width, height) in SIZES {
                page.resize(width, height).await?;
                page.goto(path).await?;
                rookery_e2e::until("the page to start", async || {
                    let waiting = page
                        .browser()
                        .web()
                        .find_all(rookery_e2e::By::Id("loading"))
                        .await?;
                    Ok(waiting.is_empty().then_some(()))
                })
                .await?;
                let file = into.join(format!("{}-{width}-{}.png", name(path), theme(scheme)));
                page.screenshot(&file, width, height).await?;
                println!("{}", file.display());
            }
        }
        let problems = page.leave().await?;
        ensure!(problems.is_empty(), "the pages have problems: {problems:?}");
    }
    Ok(())
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
