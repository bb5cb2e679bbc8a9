//! Writes every face in every mood as one SVG to standard output, to be looked at:
//! `cargo run -p rookery-campaign --example contact_sheet > faces.svg`.

use std::fmt::Write as _;

use rookery_campaign::{CAST, Face, GUIDE_FACE, GUIDE_NAME, Mood};

const CELL: usize = 100;
const COLUMNS: usize = 3;

fn main() {
    let guide = (GUIDE_NAME.to_owned(), &GUIDE_FACE);
    let cast = CAST.iter().map(|one| (one.animal.to_string(), &one.face));
    let faces: Vec<_> = std::iter::once(guide).chain(cast).collect();
    let rows = faces.len().div_ceil(COLUMNS);
    let (width, height) = (COLUMNS * 4 * CELL, rows * (CELL + 20));
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'><rect width='100%' height='100%' fill='#faf7f0'/>"
    );
    for (index, (name, face)) in faces.iter().enumerate() {
        let x = index % COLUMNS * 4 * CELL;
        let y = index / COLUMNS * (CELL + 20);
        let _ = write!(
            svg,
            "<text x='{}' y='{}' font-size='13' font-family='sans-serif'>{name}</text>",
            x + 10,
            y + 16
        );
        for (column, mood) in Mood::ALL.into_iter().enumerate() {
            svg += &drawn(face, mood, x + column * CELL + 10, y + 20);
        }
    }
    println!("{svg}</svg>");
}

fn drawn(face: &Face, mood: Mood, x: usize, y: usize) -> String {
    let mut svg = format!("<g transform='translate({x} {y}) scale(1.35)'>");
    for (tone, path) in face.shapes(mood) {
        let _ = write!(svg, "<path fill='{}' d='{path}'/>", tone.color());
    }
    svg + "</g>"
}
