//! When a notice that was put away may be shown again.

/// Four weeks, in milliseconds.
const PAUSE: i64 = 28 * 24 * 60 * 60 * 1_000;

/// Whether it is time; `put_away` is when it was put away last, as this browser remembers it.
pub fn is_due(put_away: Option<&str>, now: i64) -> bool {
    let put_away = put_away.and_then(|text| text.parse::<i64>().ok());
    // A clock that was set back must not keep it away for years.
    put_away.is_none_or(|then| now < then || now >= then + PAUSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_away_stays_away_for_a_while() {
        assert!(is_due(None, 0));
        assert!(!is_due(Some("1000"), 2_000));
        assert!(!is_due(Some("1000"), PAUSE));
        assert!(is_due(Some("1000"), PAUSE + 1_000));
        assert!(is_due(Some("1000"), 500));
        assert!(is_due(Some("yesterday"), 2_000));
    }
}
