//! The browser's dice.

/// Heads or tails.
pub fn coin() -> bool {
    js_sys::Math::random() < 0.5
}

/// A seed that is short enough to be written down.
pub fn seed() -> u32 {
    // Below a million, which fits.
    (js_sys::Math::random() * 1_000_000.0) as u32
}
