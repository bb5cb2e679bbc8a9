//! Secrets that we hand out: codes for people to type, tokens for programs.

use base64ct::{Base64UrlUnpadded, Encoding};
use rookery_store::SecretHash;

/// Without letters that look like digits.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const GROUP: usize = 4;

/// A code with 130 random bits: six groups of four letters and one of two.
pub(crate) fn new_code() -> String {
    let bytes: [u8; 26] = rand::random();
    let letters = bytes.map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    let groups = letters.chunks(GROUP).map(|group| group.iter().collect());
    groups.collect::<Vec<String>>().join("-")
}

/// The hash of a code as someone typed it: case, spaces and dashes do not matter, and letters that
/// look like digits are read as those.
pub(crate) fn typed_code(text: &str) -> SecretHash {
    let letters = text.chars().filter(|letter| letter.is_ascii_alphanumeric());
    let read: String = letters
        .map(|letter| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            letter => letter,
        })
        .collect();
    SecretHash::of(read.as_bytes())
}

/// A token with 256 random bits, recognizable when it turns up where it should not.
pub(crate) fn new_token() -> String {
    let bytes: [u8; 32] = rand::random();
    format!("rookery_{}", Base64UrlUnpadded::encode_string(&bytes))
}

/// The secret of a link, with 128 random bits, short enough for an address.
pub(crate) fn new_share() -> String {
    let bytes: [u8; 16] = rand::random();
    Base64UrlUnpadded::encode_string(&bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_however_it_is_typed() {
        let code = new_code();
        assert_eq!(code.len(), 26 + 6, "{code}");
        let spaced = code.replace('-', " ").to_uppercase();
        assert_eq!(typed_code(&spaced), typed_code(&code));
        assert_eq!(typed_code("O-l i"), typed_code("011"));
        assert_ne!(typed_code(&new_code()), typed_code(&code));
    }

    #[test]
    fn tokens_differ_and_can_be_recognized() {
        assert!(new_token().starts_with("rookery_"));
        assert_ne!(new_token(), new_token());
    }
}
