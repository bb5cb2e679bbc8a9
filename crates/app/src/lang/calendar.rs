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
    fn days_are_counted_by_midnights() {
        assert_eq!(days_between(DAY - 1, DAY), 1);
        assert_eq!(days_between(DAY, 2 * DAY - 1), 0);
        assert_eq!(days_between(-1, 0), 1);
    }
}
