//! Who played a game, where and when: the line above its moves.

use rookery_rules::pgn::{GameResult, Tags};

use crate::lang::Lang;
use crate::lang::date::MONTHS;
use crate::moves::reading::{Heading, MOST_GAMES};

/// "Anna – Ben, club match, May 1, 2024, 1-0"; nothing if nothing is known.
pub fn caption(lang: Lang, tags: &Tags, result: GameResult) -> String {
    let result = match result {
        GameResult::Unknown => None,
        GameResult::Draw => Some("½-½".to_owned()),
        known => Some(known.as_str().to_owned()),
    };
    let parts = [
        players(lang, tags),
        tags.get("Event").map(str::to_owned),
        tags.get("Date").and_then(|said| date(lang, said)),
        result,
    ];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    parts.join(", ")
}

/// "Game 2 of 5: Anna – Ben".
pub fn choice(lang: Lang, index: usize, count: usize, game: &Heading) -> String {
    let Lang::En = lang;
    let number = format!("Game {} of {count}", index + 1);
    match players(lang, &game.tags) {
        Some(players) => format!("{number}: {players}"),
        None => number,
    }
}

/// Beside a choice of games that does not show all of them.
pub fn left_out(lang: Lang) -> String {
    match lang {
        Lang::En => format!(
            "There are more games here than fit at once: these are the first {MOST_GAMES}. \
             To see the others, paste them on their own."
        ),
    }
}

fn players(lang: Lang, tags: &Tags) -> Option<String> {
    let (white, black) = (tags.get("White"), tags.get("Black"));
    let name = |name: Option<&str>| name.unwrap_or(unknown(lang)).to_owned();
    (white.or(black)).map(|_| format!("{} – {}", name(white), name(black)))
}

fn unknown(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Somebody",
    }
}

/// A date of PGN, `2024.05.01`, as much of it as is known.
fn date(lang: Lang, said: &str) -> Option<String> {
    let Lang::En = lang;
    let mut fields = said.split('.');
    let year: u16 = fields.next()?.parse().ok()?;
    let month = fields.next().and_then(|month| month.parse::<usize>().ok());
    let month = month.and_then(|month| MONTHS.get(month.checked_sub(1)?));
    let day = fields.next().and_then(|day| day.parse::<u8>().ok());
    Some(match (month, day) {
        (Some(month), Some(day)) => format!("{month} {day}, {year}"),
        (Some(month), None) => format!("{month} {year}"),
        (None, _) => year.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use rookery_rules::Color;

    use super::*;

    fn captioned(tags: &[(&str, &str)], result: GameResult) -> String {
        let mut all = Tags::default();
        for (name, value) in tags {
            all.set(name, value).unwrap();
        }
        caption(Lang::En, &all, result)
    }

    #[test]
    fn a_caption_tells_what_is_known() {
        let tags = [("White", "Anna"), ("Black", "Ben"), ("Event", "club match")];
        let win = GameResult::Win(Color::White);
        assert_eq!(captioned(&tags, win), "Anna – Ben, club match, 1-0");
        assert_eq!(
            captioned(
                &[("Black", "Ben"), ("Date", "2024.05.??")],
                GameResult::Draw
            ),
            "Somebody – Ben, May 2024, ½-½"
        );
        assert_eq!(captioned(&[], GameResult::Unknown), "");
    }

    #[test]
    fn a_date_is_told_as_far_as_it_is_known() {
        for (said, told) in [
            ("2024.05.01", Some("May 1, 2024")),
            ("1851.??.??", Some("1851")),
            ("2024.13.01", Some("2024")),
            ("????.??.??", None),
        ] {
            assert_eq!(date(Lang::En, said).as_deref(), told, "{said}");
        }
    }
}
