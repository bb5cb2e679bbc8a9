//! Tells the linker how much memory the worker may have in the browser.

/// The engine's table takes a quarter; a mistake shall not take the whole phone.
const MAX_MEMORY: usize = 64 << 20;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        println!("cargo::rustc-cdylib-link-arg=--max-memory={MAX_MEMORY}");
    }
}
