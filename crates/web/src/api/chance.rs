//! The browser's dice.

/// Heads or tails.
pub fn coin() -> bool {
    js_sys::Math::random() < 0.5
}
