//! Whether a game is one of standard chess, as its `Variant` tag tells.

/// Its names, without spaces and in small letters; no name at all means it too.
const STANDARD: [&str; 6] = [
    "",
    "standard",
    "standardchess",
    "chess",
    "normal",
    "fromposition",
];

/// Whether the value of a `Variant` tag means standard chess, from any position.
pub(super) fn is_standard(value: &str) -> bool {
    let letters = || value.bytes().filter(u8::is_ascii_alphanumeric);
    let same = |name: &&str| {
        letters()
            .map(|byte| byte.to_ascii_lowercase())
            .eq(name.bytes())
    };
    STANDARD.iter().any(same)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn standard_chess_has_several_names_and_variants_have_others() {
        for name in ["Standard", "STANDARD", "From Position", "chess", ""] {
            assert!(is_standard(name), "{name}");
        }
        for name in ["Chess960", "Crazyhouse", "King of the Hill", "Three-check"] {
            assert!(!is_standard(name), "{name}");
        }
    }
}
