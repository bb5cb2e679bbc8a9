//! Figures on the poster: a ring of all games, and a bar for each style of opponent.

use std::f32::consts::TAU;

use super::lettering::{INK, SOFT, fitting_size, grouped, lasting, line};
use crate::sheet::{GameTotals, Sheet};

const WON: &str = "#2f6b4a";
const DRAWN: &str = "#e8a33d";
const LOST: &str = "#cf8b85";
const TRACK: &str = "#ebe6d9";

/// All games, and those of the adventure among them.
pub(super) fn totals(sheet: &Sheet) -> String {
    let all = &sheet.all;
    let mut drawn = ring(all);
    drawn += &bold(186, 910, 54.0, "middle", &percent(all));
    drawn += &line(186, 938, 20.0, SOFT, "middle", "won");
    let played = u64::from(all.played());
    let cells = [
        (grouped(played), word(played, "game", "games")),
        (grouped(all.won.into()), "won"),
        (grouped(all.drawn.into()), "drawn"),
        (grouped(all.lost.into()), "lost"),
        (grouped(all.moves), word(all.moves, "move", "moves")),
        (lasting(all.millis), "at the board"),
    ];
    // Four short figures, then two that may get long: where they stand, and how wide they may be.
    let at = [
        (370, 858, 190.0),
        (570, 858, 190.0),
        (770, 858, 190.0),
        (970, 858, 150.0),
        (370, 946, 390.0),
        (770, 946, 350.0),
    ];
    for ((figure, label), (x, y, width)) in cells.iter().zip(at) {
        let size = fitting_size(figure, width, 44.0);
        drawn += &bold(x, y, size, "start", figure);
        drawn += &line(x, y + 28, 20.0, SOFT, "start", label);
    }
    drawn += &line(370, 1012, 20.0, SOFT, "start", &alone(&sheet.adventure));
    drawn
}

/// How the player fares against each style.
pub(super) fn styles(sheet: &Sheet) -> String {
    let mut drawn = bold(80, 1082, 30.0, "start", "Against each style");
    for (x, (label, dot, color)) in COLUMNS.into_iter().zip(ENDS) {
        drawn += &format!(r#"<circle cx="{dot}" cy="1075" r="8" fill="{color}"/>"#);
        drawn += &line(x, 1082, 20.0, SOFT, "end", label);
    }
    for (y, (temper, tally)) in (1104..).step_by(58).zip(&sheet.against) {
        drawn += &bold(80, y + 22, 25.0, "start", temper.name());
        drawn += &line(80, y + 44, 17.0, SOFT, "start", temper.about());
        drawn += &bar(tally, y + 10);
        if tally.played() == 0 {
            drawn += &line(1120, y + 33, 20.0, SOFT, "end", "not met yet");
            continue;
        }
        drawn += &bold(PERCENT_ENDS, y + 35, 30.0, "end", &percent(tally));
        for (x, (_, games)) in COLUMNS.into_iter().zip(shares(tally)) {
            drawn += &line(x, y + 34, 26.0, INK, "end", &grouped(games.into()));
        }
    }
    drawn
}

/// Where a bar begins, and how long it is. The percentage stands behind it, clear of it however wide
/// its letters are.
const BAR: [f32; 2] = [370.0, 300.0];

/// Where the percentages end.
const PERCENT_ENDS: u32 = 792;

/// Where the figures of won, drawn and lost games end.
const COLUMNS: [u32; 3] = [900, 1010, 1120];

/// How games end: in a word, where the dot of its color stands, and the color.
const ENDS: [(&str, u32, &str); 3] = [
    ("won", 838, WON),
    ("drawn", 926, DRAWN),
    ("lost", 1054, LOST),
];

fn bold(x: u32, y: u32, size: f32, anchor: &str, text: &str) -> String {
    format!(
        r#"<g font-weight="700">{}</g>"#,
        line(x, y, size, INK, anchor, text)
    )
}

fn alone(adventure: &GameTotals) -> String {
    let played = u64::from(adventure.played());
    let of = |games: u32| grouped(games.into());
    format!(
        "In the adventure alone: {} {}, {} won, {} drawn, {} lost",
        grouped(played),
        word(played, "game", "games"),
        of(adventure.won),
        of(adventure.drawn),
        of(adventure.lost)
    )
}

fn percent(tally: &GameTotals) -> String {
    let rate = tally.win_rate();
    rate.map_or_else(|| "\u{2013}".to_owned(), |rate| format!("{rate}%"))
}

const fn word(number: u64, one: &'static str, many: &'static str) -> &'static str {
    if number == 1 { one } else { many }
}

/// Games by how they ended, with their colors.
fn shares(tally: &GameTotals) -> [(&'static str, u32); 3] {
    [(WON, tally.won), (DRAWN, tally.drawn), (LOST, tally.lost)]
}

/// Where each share begins and ends, from 0 to 1, without those that are empty.
fn spans(tally: &GameTotals) -> Vec<(&'static str, f32, f32)> {
    let all = f64::from(tally.played().max(1));
    let mut begin = 0.0;
    let mut spans = Vec::new();
    for (color, games) in shares(tally).into_iter().filter(|(_, games)| *games > 0) {
        let end = begin + f64::from(games) / all;
        #[expect(clippy::cast_possible_truncation, reason = "a place on paper")]
        spans.push((color, begin as f32, end as f32));
        begin = end;
    }
    spans
}

fn ring(tally: &GameTotals) -> String {
    const RADIUS: f32 = 94.0;
    let circle = |color: &str, dash: &str| {
        format!(
            r#"<circle cx="186" cy="900" r="{RADIUS}" fill="none" stroke="{color}" stroke-width="24" stroke-linecap="butt" transform="rotate(-90 186 900)"{dash}/>"#
        )
    };
    let around = TAU * RADIUS;
    let mut drawn = circle(TRACK, "");
    for (color, begin, end) in spans(tally) {
        let length = (end - begin) * around;
        let dash = format!(
            r#" stroke-dasharray="{length:.1} {around:.1}" stroke-dashoffset="-{:.1}""#,
            begin * around
        );
        drawn += &circle(color, &dash);
    }
    drawn
}

fn bar(tally: &GameTotals, y: u32) -> String {
    let [left, long] = BAR;
    let rect = |x: f32, width: f32, color: &str| {
        format!(r#"<rect x="{x:.1}" y="{y}" width="{width:.1}" height="28" fill="{color}"/>"#)
    };
    let (begin, straight) = (left + 14.0, long - 28.0);
    let clip = format!("M{begin} {y}h{straight}a14 14 0 0 1 0 28h-{straight}a14 14 0 0 1 0-28z");
    let mut drawn = format!(
        r#"<clipPath id="bar{y}"><path d="{clip}"/></clipPath><g clip-path="url(#bar{y})">"#
    );
    drawn += &rect(left, long, TRACK);
    for (color, begin, end) in spans(tally) {
        drawn += &rect(left + begin * long, (end - begin) * long, color);
    }
    drawn + "</g>"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::poster::lettering::width_of;

    #[test]
    fn no_percentage_touches_its_bar() {
        let [left, long] = BAR;
        for won in [0, 7, 100] {
            let tally = GameTotals {
                won,
                lost: 100 - won,
                ..GameTotals::default()
            };
            let text = percent(&tally);
            let wide: f32 = text.chars().map(width_of).sum::<f32>() * 30.0;
            #[expect(clippy::cast_precision_loss, reason = "a place on paper")]
            let begins = PERCENT_ENDS as f32 - wide;
            assert!(begins >= left + long + 16.0, "{text}: {begins}");
        }
    }
}
