//! How quickly a file of puzzles is taken in, and how long it takes to find one among millions.
//! Everything is kept in the folder that is named, and cleared away in the end.

mod importing;
mod latency;

use std::env;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

#[tokio::main]
async fn main() -> Result<()> {
    let mut words = env::args_os().skip(1).map(PathBuf::from);
    let folder = words.next().context("name a folder to work in")?;
    let file = words.next();
    fs::create_dir_all(&folder)?;
    let done = async {
        importing::measure(&folder, file.as_deref()).await?;
        latency::measure(&folder).await
    };
    let done = done.await;
    fs::remove_dir_all(&folder).context("cannot clear away what was measured with")?;
    done
}
