//! Letters on the poster: escaped, and sized without knowing the font that will draw them.

pub(super) const PAPER: &str = "#faf7f0";
pub(super) const INK: &str = "#1f2a24";
pub(super) const SOFT: &str = "#5d6b62";

/// A line of text.
pub(super) fn line(x: u32, y: u32, size: f32, color: &str, anchor: &str, text: &str) -> String {
    let text = escaped(text);
    format!(
        r#"<text x="{x}" y="{y}" font-size="{size}" fill="{color}" text-anchor="{anchor}">{text}</text>"#
    )
}

/// Any text as a text of XML; what XML cannot say at all is left out.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            '\u{0}'..='\u{1f}' | '\u{7f}' | '\u{fffe}' | '\u{ffff}' => {}
            other => safe.push(other),
        }
    }
    safe
}

/// The size at which a text stays within a width, whatever the font, and at most the largest.
pub(super) fn fitting_size(text: &str, width: f32, largest: f32) -> f32 {
    let wide: f32 = text.chars().map(width_of).sum();
    (width / wide.max(1.0)).min(largest).floor()
}

/// How wide a bold letter may get, measured in its size: rather too wide than too narrow.
pub(super) fn width_of(letter: char) -> f32 {
    match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | '!' | '|' | ':' | ' ' => 0.4,
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '&' => 1.18,
        'a'..='z' | '0'..='9' => 0.66,
        '\u{21}'..='\u{24f}' => 0.8,
        // Greek, Cyrillic, Hebrew, Arabic and their neighbors.
        '\u{370}'..='\u{7ff}' => 0.86,
        // Chinese, Japanese and Korean letters fill a square.
        '\u{2e80}'..='\u{d7ff}' => 1.08,
        _ => 1.4,
    }
}

/// A text in lines of so many letters at most, if its words are not longer.
pub(super) fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A number as people read it: "12,345".
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A time as people say it: "3 h 5 min".
pub(super) fn lasting(millis: u64) -> String {
    let minutes = millis / 60_000;
    match (minutes / 60, minutes % 60) {
        (0, minutes) => format!("{minutes} min"),
        (hours, minutes) => format!("{} h {minutes} min", grouped(hours)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_times_read_well() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(lasting(59_999), "0 min");
        assert_eq!(lasting(3 * 3_600_000 + 5 * 60_000), "3 h 5 min");
    }

    #[test]
    fn longer_and_wider_names_are_smaller() {
        let size = |name: &str| fitting_size(name, 1040.0, 104.0);
        assert!((size("Ada") - 104.0).abs() < f32::EPSILON);
        assert!(size("Wilhelmina Bartholomew") < 104.0);
        assert!(size(&"W".repeat(32)) < size(&"i".repeat(32)));
        assert!(size(&"\u{6f22}".repeat(32)) * 32.0 <= 1040.0);
    }

    #[test]
    fn lines_lose_no_word() {
        let text = "one two three four";
        assert_eq!(wrapped(text, 9), ["one two", "three", "four"]);
        assert_eq!(wrapped(text, 100).join(" "), text);
    }
}
