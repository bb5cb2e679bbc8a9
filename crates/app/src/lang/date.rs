//! Days and times as people say them. Times are milliseconds since 1970 by the reader's own clock.

use super::Lang;
use crate::lang::calendar::{Moment, days_between};

/// January first.
pub const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// `November 16, 2026`.
pub fn day(lang: Lang, local: i64) -> String {
    let Moment {
        year, month, day, ..
    } = Moment::of(local);
    let month = MONTHS[usize::from(month) - 1];
    match lang {
        Lang::En => format!("{month} {day}, {year}"),
    }
}

/// `November 16, 2026, 3:04 PM`.
pub fn moment(lang: Lang, local: i64) -> String {
    let Moment { hour, minute, .. } = Moment::of(local);
    let half = if hour < 12 { "AM" } else { "PM" };
    let hour = match hour % 12 {
        0 => 12,
        hour => hour,
    };
    match lang {
        Lang::En => format!("{}, {hour}:{minute:02} {half}", day(lang, local)),
    }
}

/// `today`, `yesterday` or a day, to go on a sentence with.
pub fn recent(lang: Lang, local: i64, now: i64) -> String {
    match (lang, days_between(local, now)) {
        (Lang::En, ..=0) => "today".to_owned(),
        (Lang::En, 1) => "yesterday".to_owned(),
        (Lang::En, _) => format!("on {}", day(lang, local)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MORNING: i64 = 1_794_814_440_000;
    const HOUR: i64 = 3_600_000;

    #[test]
    fn days_and_times_read_as_in_america() {
        assert_eq!(day(Lang::En, MORNING), "November 16, 2026");
        for (hours, end) in [
            (0, "7:34 AM"),
            (5, "12:34 PM"),
            (8, "3:34 PM"),
            (-7, "12:34 AM"),
        ] {
            let text = moment(Lang::En, MORNING + hours * HOUR);
            assert_eq!(text, format!("November 16, 2026, {end}"));
        }
    }

    #[test]
    fn what_is_close_is_said_without_a_date() {
        for (hours, text) in [
            (0, "today"),
            (-8, "yesterday"),
            (-48, "on November 14, 2026"),
            (1, "today"),
        ] {
            assert_eq!(recent(Lang::En, MORNING + hours * HOUR, MORNING), text);
        }
    }
}
