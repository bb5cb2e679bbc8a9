//! Rebuilds the server when the site it embeds changes. The folder is made when
//! it is missing, because cargo can only watch what exists.

use std::path::PathBuf;

fn main() {
    let site = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/site");
    if let Err(error) = std::fs::create_dir_all(&site) {
        println!("cargo::warning=cannot make {}: {error}", site.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    // Without optimization the files are not embedded but read when the program starts.
    if std::env::var("PROFILE").as_deref() != Ok("debug") {
        println!("cargo::rerun-if-changed={}", site.display());
    }
}
