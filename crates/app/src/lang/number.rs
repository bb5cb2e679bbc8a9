//! Numbers as people write them.

use super::Lang;

/// With thousands told apart: `4,865,609`.
pub fn grouped(lang: Lang, number: u64) -> String {
    let separator = match lang {
        Lang::En => ',',
    };
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

/// A number of tenths: `3.4`.
pub fn tenths(lang: Lang, tenths: u32) -> String {
    match lang {
        Lang::En => format!("{}.{}", tenths / 10, tenths % 10),
    }
}

/// Milliseconds as seconds, finer where it matters.
pub fn seconds(lang: Lang, millis: u64) -> String {
    let (whole, rest) = (millis / 1000, millis % 1000);
    match lang {
        Lang::En if whole < 10 => format!("{whole}.{:02} s", rest / 10),
        Lang::En => format!("{whole}.{} s", rest / 100),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_told_apart() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1_000, "1,000"),
            (119_060_324, "119,060,324"),
        ] {
            assert_eq!(grouped(Lang::En, number), text);
        }
    }

    #[test]
    fn seconds_are_cut_not_rounded_up() {
        assert_eq!(seconds(Lang::En, 0), "0.00 s");
        assert_eq!(seconds(Lang::En, 1_999), "1.99 s");
        assert_eq!(seconds(Lang::En, 61_999), "61.9 s");
    }
}
