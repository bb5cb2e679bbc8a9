//! Text of unknown encoding: UTF-8 if it can be, Windows-1252 (and so Latin-1) otherwise.

/// The text of some bytes; `spare` holds it if it had to be rewritten.
pub(super) fn decode<'t>(bytes: &'t [u8], spare: &'t mut String) -> &'t str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => {
            spare.clear();
            spare.extend(bytes.iter().map(|&byte| windows_1252(byte)));
            spare
        }
    }
}

/// The first character and its length in bytes; `None` at the end.
pub(super) fn first_char(bytes: &[u8]) -> Option<(char, usize)> {
    let &first = bytes.first()?;
    let utf8 = (1..=4)
        .filter_map(|len| std::str::from_utf8(bytes.get(..len)?).ok())
        .find_map(|text| text.chars().next());
    Some(match utf8 {
        Some(letter) => (letter, letter.len_utf8()),
        None => (windows_1252(first), 1),
    })
}

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9f => UPPER_CONTROLS[usize::from(byte) - 0x80],
        _ => char::from(byte),
    }
}

/// Where Windows-1252 differs from Latin-1; the five bytes it does not use stay controls.
const UPPER_CONTROLS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8], expected: &str) {
        assert_eq!(decode(bytes, &mut String::new()), expected);
    }

    #[test]
    fn utf8_stays_and_the_rest_is_windows_1252() {
        check("Łódź – ½".as_bytes(), "Łódź – ½");
        check(b"M\xfcnchen \x96 \x80", "München – €");
    }

    #[test]
    fn the_first_character_is_found_in_both() {
        assert_eq!(first_char("♘f3".as_bytes()), Some(('♘', 3)));
        assert_eq!(first_char(b"\xbd-\xbd"), Some(('½', 1)));
        assert_eq!(first_char(b""), None);
    }
}
