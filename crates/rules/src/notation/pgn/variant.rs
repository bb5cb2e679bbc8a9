//! Whether a game is one of standard chess, as its `Variant` tag tells.

/// Whether the value of a `Variant` tag means standard chess, from any position.
pub(super) fn is_standard(value: &str) -> bool {
    let letters = value.chars().filter(char::is_ascii_alphanumeric);
    let name: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
    matches!(
        name.as_str(),
        "" | "standard" | "standardchess" | "chess" | "normal" | "classical" | "fromposition"
    )
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
