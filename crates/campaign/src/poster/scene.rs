//! The upper part of the poster: the forest in the evening or in the morning, the traveler, a friend.

use std::fmt::Write as _;

use crate::crown::Crown;
use crate::face::{Face, Mood};

/// Two times of a day that took very long.
struct Light {
    sky: &'static str,
    rays: &'static str,
    halo: &'static str,
    sun: &'static str,
    /// Woods and ground, far to near.
    woods: [&'static str; 4],
}

const EVENING: Light = Light {
    sky: "#f6b98a",
    rays: "#f8c597",
    halo: "#f5a877",
    sun: "#e04a33",
    woods: ["#d5805f", "#a8524f", "#7c3a45", "#4a2238"],
};

const MORNING: Light = Light {
    sky: "#fbe2a2",
    rays: "#fdeebd",
    halo: "#ffefb4",
    sun: "#ffc94f",
    woods: ["#d9d48c", "#a9b86c", "#7ba05a", "#4f7a48"],
};

const STONE: &str = "#a9a8b0";
const SHADE: &str = "#7f7e8a";
const GOLD: &str = "#e8a33d";

/// A piece of stone that stands at (0, 0): its shape, and what is gold on it.
struct StonePiece {
    shape: &'static str,
    bands: &'static str,
    jewels: &'static str,
}

/// Everything above the name.
pub(super) fn drawn(crown: Option<Crown>, friend: &Face) -> String {
    let light = if crown.is_some() { &MORNING } else { &EVENING };
    let mut svg = forest(light);
    match crown {
        Some(crown) => svg += &crowned(&piece(crown)),
        None => svg += &traveler(),
    }
    svg += &portrait(friend);
    svg += &format!(
        r#"<path fill="{}" d="M0 572V520q150-20 290 71Q120 588 0 572zM1200 572V500Q960 460 790 594Q1030 592 1200 572z"/>"#,
        light.woods[3]
    );
    svg + r#"<text x="600" y="72" font-size="30" font-weight="700" letter-spacing="7" text-anchor="middle">THE ADVENTURE</text>"#
}

fn forest(light: &Light) -> String {
    let Light {
        sky,
        rays,
        halo,
        sun,
        woods,
    } = light;
    let [far, middle, ground, front] = woods;
    let mut beams = String::new();
    for step in 0..12 {
        let _ = write!(
            beams,
            r#"<path transform="rotate({})" d="M0 0L-60-900H60z"/>"#,
            step * 30
        );
    }
    format!(
        r#"<clipPath id="scene"><path d="M0 0H1200V572C900 604 300 604 0 572z"/></clipPath><g clip-path="url(#scene)"><rect width="1200" height="610" fill="{sky}"/><g transform="translate(600 300)" fill="{rays}">{beams}</g><circle cx="600" cy="300" r="216" fill="{halo}"/><circle cx="600" cy="300" r="164" fill="{sun}"/><path fill="{far}" d="M0 340a40 40 0 0 1 70-10 50 50 0 0 1 92 20 46 46 0 0 1 86 6 40 40 0 0 1 76 20 44 44 0 0 1 84 10 60 60 0 0 1 110 12 60 60 0 0 1 112-2 46 46 0 0 1 86-14 44 44 0 0 1 80-20 50 50 0 0 1 92-16 44 44 0 0 1 80-22 60 60 0 0 1 110-20 60 60 0 0 1 122-4V610H0z"/><path fill="{middle}" d="M0 392a54 54 0 0 1 100 4 60 60 0 0 1 110 22 50 50 0 0 1 94 14 50 50 0 0 1 96 10 60 60 0 0 1 116 2 60 60 0 0 1 120 0 56 56 0 0 1 110-6 50 50 0 0 1 96-14 60 60 0 0 1 112-20 54 54 0 0 1 102-18 64 64 0 0 1 144-16V610H0z"/><path fill="{ground}" d="M0 500C240 440 420 436 600 440S980 446 1200 500V610H0z"/><path fill="{front}" d="M0 0H300A46 46 0 0 1 214 30 50 50 0 0 1 132 66 48 48 0 0 1 66 130 44 44 0 0 1 0 190zM1200 0H900A46 46 0 0 0 986 30 50 50 0 0 0 1068 66 48 48 0 0 0 1134 130 44 44 0 0 0 1200 190z"/></g>"#
    )
}

fn crowned(piece: &StonePiece) -> String {
    let StonePiece {
        shape,
        bands,
        jewels,
    } = piece;
    format!(
        r##"<g transform="translate(600 528)scale(1.6)"><ellipse rx="84" ry="12" fill="#00000022"/><path fill="{STONE}" d="{shape}"/><clipPath id="half"><path d="M-120-300H-6Q-26-80-18 20H-120z"/></clipPath><path clip-path="url(#half)" fill="{SHADE}" d="{shape}"/><path fill="none" stroke="{GOLD}" stroke-width="8" d="{bands}"/><path stroke="{GOLD}" stroke-width="15" d="{jewels}"/></g>"##
    )
}

const fn piece(crown: Crown) -> StonePiece {
    match crown {
        Crown::Queen => StonePiece {
            shape: "M-64 4c-2-20 14-24 22-38c12-28 16-54 16-82h-14q-6-10 2-16L-58-190L-38-164L-30-208L-12-168L0-216L12-168L30-208L38-164L58-190L38-132q8 6 2 16h-14c0 28 4 54 16 82c8 14 24 18 22 38q-64 14-128 0z",
            bands: "M-34-124h68M-45-30h90",
            jewels: "M-58-190h0M-30-208h0M0-216h0M30-208h0M58-190h0",
        },
        Crown::Rook => StonePiece {
            shape: "M-64 4c-2-20 14-24 20-38l10-84h-18v-22h6v-58h24v20h12v-20h20v20h12v-20h24v58h6v22h-18l10 84c6 14 22 18 20 38q-64 14-128 0z",
            bands: "M-46-128h92M-43-30h86",
            jewels: "M0-74v12",
        },
        Crown::Bishop => StonePiece {
            shape: "M-64 4c-2-20 14-24 22-38c12-28 16-48 16-76h-16q-6-10 4-16h8c-20-34-8-64 30-94c38 30 50 60 30 94h8q10 6 4 16h-16c0 28 4 48 16 76c8 14 24 18 22 38q-64 14-128 0z",
            bands: "M-36-118h72M-45-30h90M6-190l20 36",
            jewels: "M0-224h0",
        },
        Crown::Knight => StonePiece {
            shape: "M-64 4c-2-20 14-24 20-38c4-30 26-44 34-70c-14 4-34 20-50 12c-10-6-8-20 0-28c20-18 24-44 46-60c2-12 2-22 8-34c8 6 14 14 18 24c36 14 52 50 46 96c-4 28-14 40-14 60c6 14 22 18 20 38q-64 14-128 0z",
            bands: "M-44-30h88M16-184c24 16 34 44 28 82",
            jewels: "M-10-152h0",
        },
    }
}

/// Hooded: nobody knows yet.
fn traveler() -> String {
    format!(
        r##"<g transform="translate(600 528)scale(5)"><ellipse rx="26" ry="4" fill="#00000022"/><path fill="{STONE}" d="M-18 0c-1-4 2-5 3-8c4-8 6-16 6-25h18c0 9 2 17 6 25c1 3 4 4 3 8q-18 4-36 0z"/><path fill="{SHADE}" d="M-18 0c-1-4 2-5 3-8c4-8 6-16 6-25h9c-2 13-7 23-7 35q-7 0-11-2z"/><circle cy="-45" r="12.5" fill="{STONE}"/><path fill="{SHADE}" d="M-3-57a12.5 12.5 0 0 0-1 24q3 0 5-2q-10-10-4-22z"/><path fill="#45424f" d="M5-55c9 4 9 16 3 21c-6-1-9-18-3-21z"/><path fill="#8f8e98" d="M-9-36c-5 3-6 7-5 11q14 6 28 0c1-4 0-8-5-11q-9 5-18 0z"/></g>"##
    )
}

fn portrait(face: &Face) -> String {
    let mut svg = r#"<g transform="translate(936 360)scale(2.6)">"#.to_owned();
    for (tone, path) in face.shapes(Mood::Pleased) {
        let _ = write!(svg, r#"<path fill="{}" d="{path}"/>"#, tone.color());
    }
    svg + "</g>"
}
