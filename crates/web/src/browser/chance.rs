//! The browser's dice.

use rookery_play::id::fresh;
use uuid::Uuid;

use super::clock;

/// Heads or tails.
pub fn coin() -> bool {
    js_sys::Math::random() < 0.5
}

/// A name for something that is made here: nothing else in the world has it.
pub fn id<T: From<Uuid>>() -> T {
    let now = u64::try_from(clock::now()).unwrap_or_default();
    fresh(now, bits()).into()
}

fn bits() -> u128 {
    let mut bytes = [0; 16];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let filled = crypto.map(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    match filled {
        Some(Ok(_)) => u128::from_ne_bytes(bytes),
        // Four throws of thirty-two bits.
        _ => (0..4).fold(0, |bits, _| {
            bits << 32 | (js_sys::Math::random() * 4_294_967_296.0) as u128
        }),
    }
}

/// A seed that is short enough to be written down.
pub fn seed() -> u32 {
    // Below a million, which fits.
    (js_sys::Math::random() * 1_000_000.0) as u32
}
