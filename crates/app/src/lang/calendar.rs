//! Milliseconds since 1970 as a day and a time of day. Whose clock it is, the caller decides.

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// A minute of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// By the Gregorian calendar.
    pub year: i64,
    /// From 1 to 12.
    pub month: u8,
    /// From 1 to 31.
    pub day: u8,
    /// From 0 to 23.
    pub hour: u8,
    /// From 0 to 59.
    pub minute: u8,
}

impl Moment {
    /// After Howard Hinnant's "chrono-compatible low-level date algorithms": years that begin in
    /// March have their odd day at the end.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "months, days, hours and minutes are small"
    )]
    pub const fn of(millis: i64) -> Self {
        let (days, rest) = (millis.div_euclid(DAY), millis.rem_euclid(DAY));
        let shifted = days + 719_468;
        let era = shifted.div_euclid(146_097);
        let day_of_era = shifted.rem_euclid(146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 {
            from_march + 3
        } else {
            from_march - 9
        };
        let year = year_of_era + era * 400 + (month <= 2) as i64;
        let minutes = rest / MINUTE;
        Self {
            year,
            month: month as u8,
            day: day as u8,
            hour: (minutes / 60) as u8,
            minute: (minutes % 60) as u8,
        }
    }
}

/// The midnight with which a day begins that is written as `2026-11-16`; nothing if there is no such day.
pub fn midnight(text: &str) -> Option<i64> {
    let mut parts = text.split('-');
    let mut part = |digits: usize| {
        let part = parts.next().filter(|part| part.len() == digits)?;
        let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<i64>().ok().filter(|_| is_number)
    };
    let (year, month, day) = (part(4)?, part(2)?, part(2)?);
    if parts.next().is_some() || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    // Years that begin in March have their odd day at the end.
    let from_march = year - i64::from(month <= 2);
    let (era, year_of_era) = (from_march.div_euclid(400), from_march.rem_euclid(400));
    let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    let millis = (era * 146_097 + day_of_era - 719_468) * DAY;
    (written(millis) == text).then_some(millis)
}

/// The day of a moment as `2026-11-16`.
pub fn written(millis: i64) -> String {
    let Moment {
        year, month, day, ..
    } = Moment::of(millis);
    format!("{year:04}-{month:02}-{day:02}")
}

/// How many midnights lie between two times.
pub const fn days_between(earlier: i64, later: i64) -> i64 {
    later.div_euclid(DAY) - earlier.div_euclid(DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_all_kinds_of_years_are_known() {
        for (millis, expected) in [
            (0, (1970, 1, 1, 0, 0)),
            (-1, (1969, 12, 31, 23, 59)),
            (951_782_400_000, (2000, 2, 29, 0, 0)),
            (1_709_251_199_999, (2024, 2, 29, 23, 59)),
            (1_794_814_440_000, (2026, 11, 16, 7, 34)),
            (4_107_542_400_000, (2100, 3, 1, 0, 0)),
        ] {
            let Moment {
                year,
                month,
                day,
                hour,
                minute,
            } = Moment::of(millis);
            assert_eq!((year, month, day, hour, minute), expected, "{millis}");
        }
    }

    #[test]
    fn a_written_day_is_read_if_there_is_one() {
        for day in ["1970-01-01", "2000-02-29", "1858-10-31", "2026-11-16"] {
            assert_eq!(midnight(day).map(written).as_deref(), Some(day));
        }
        assert_eq!(midnight("2026-11-16"), Some(1_794_787_200_000));
        for none in [
            "",
            "2026-02-30",
            "2100-02-29",
            "2026-13-01",
            "16.11.2026",
            "2026-1-1",
            "+026-11-16",
        ] {
            assert_eq!(midnight(none), None, "{none}");
        }
    }

    #[test]
    fn days_are_counted_by_midnights() {
        assert_eq!(days_between(DAY - 1, DAY), 1);
        assert_eq!(days_between(DAY, 2 * DAY - 1), 0);
        assert_eq!(days_between(-1, 0), 1);
    }
}
