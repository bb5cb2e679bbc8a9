//! What the head of the page tells: where the files are that carry a hash in their names.

/// The address under this name.
pub fn told(name: &str) -> Option<String> {
    let document = web_sys::window()?.document()?;
    let meta = document.query_selector(&format!("meta[name={name}]"));
    meta.ok()??.get_attribute("content")
}
