//! Eyes, brows and mouths, drawn for a mood by one hand for all faces.

use super::{Mood, Tone};

/// What moods move in a face.
#[derive(Clone, Copy)]
pub struct Features {
    /// Where it looks from.
    pub eyes: Eyes,
    /// Of brows and of eyes closed in a smile: stands out against the fur.
    pub brow: Tone,
    /// Of eyelids: the fur around the eyes.
    pub lid: Tone,
    /// Where it speaks from.
    pub mouth: Mouth,
}

/// Two round eyes.
#[derive(Clone, Copy)]
pub struct Eyes {
    /// The middle of each, left and right on the picture.
    pub at: [(f32, f32); 2],
    /// How large they are.
    pub radius: f32,
}

/// What it speaks with.
#[derive(Clone, Copy)]
pub enum Mouth {
    /// Lips: their middle, and how far they reach to each side.
    Lips {
        /// The middle.
        at: (f32, f32),
        /// To each side.
        half: f32,
    },
    /// A beak that opens.
    Beak(Beak),
    /// Nothing that shows a mood.
    Hidden,
}

/// The lower half of a beak, seen when it opens under the upper one.
#[derive(Clone, Copy)]
pub struct Beak {
    /// The tip of the upper half.
    pub tip: (f32, f32),
    /// How wide it is there, to each side.
    pub half: f32,
    /// The tone of the lower half.
    pub tone: Tone,
}

impl Features {
    pub(super) fn mouth(&self, mood: Mood) -> Vec<(Tone, String)> {
        match &self.mouth {
            &Mouth::Lips { at, half } => lips(at, half, mood),
            Mouth::Beak(beak) => open_beak(beak, mood),
            Mouth::Hidden => Vec::new(),
        }
    }

    pub(super) fn eyes(&self, mood: Mood) -> Vec<(Tone, String)> {
        let [left, right] = self.eyes.at;
        let mut shapes = self.eye(left, -1.0, mood);
        shapes.extend(self.eye(right, 1.0, mood));
        shapes
    }

    /// One eye; the outer side is where `side` points.
    fn eye(&self, (x, y): (f32, f32), side: f32, mood: Mood) -> Vec<(Tone, String)> {
        let r = self.eyes.radius;
        match mood {
            Mood::Calm => vec![
                (Tone::Snow, circle((x, y), r)),
                (Tone::Ink, circle((x, y), r * 0.52)),
                (Tone::Snow, circle((x + r * 0.2, y - r * 0.22), r * 0.15)),
            ],
            Mood::Pleased => {
                let (from, to) = ((x - r, y + r * 0.45), (x + r, y + r * 0.45));
                vec![(
                    self.brow,
                    crescent(from, to, (x, y - r * 1.5), (x, y - r * 0.45)),
                )]
            }
            Mood::Worried => vec![
                (Tone::Snow, circle((x, y), r * 1.06)),
                (Tone::Ink, circle((x, y), r * 0.38)),
                (self.brow, self.sad_brow((x, y - r * 0.25), side)),
            ],
            Mood::Beaten => vec![
                (Tone::Snow, circle((x, y), r)),
                (Tone::Ink, circle((x, y + r * 0.36), r * 0.46)),
                (self.lid, lid((x, y), r * 1.1, side)),
                (self.brow, self.sad_brow((x, y), side)),
            ],
        }
    }

    /// High at the nose, low at the cheek.
    fn sad_brow(&self, (x, y): (f32, f32), side: f32) -> String {
        let r = self.eyes.radius;
        let inner = (x - side * r * 0.8, y - r * 2.0);
        let outer = (x + side * r * 1.05, y - r * 0.95);
        let middle = (x + side * r * 0.35, y - r * 1.75);
        crescent(inner, outer, middle, (middle.0, middle.1 + r * 0.75))
    }
}

fn lips((x, y): (f32, f32), half: f32, mood: Mood) -> Vec<(Tone, String)> {
    let curve = |bend: f32, thick: f32| {
        let (from, to) = ((x - half, y), (x + half, y));
        crescent(from, to, (x, y + bend), (x, y + bend - thick))
    };
    match mood {
        Mood::Calm => vec![(Tone::Ink, curve(half * 0.9, half.min(4.0) * 0.6))],
        Mood::Pleased => {
            let wide = half * 1.15;
            let (from, to) = ((x - wide, y - 0.6), (x + wide, y - 0.6));
            let deep = half.clamp(3.0, 6.5);
            vec![
                (
                    Tone::Ink,
                    crescent(from, to, (x, y + deep * 2.3), (x, y + deep * 0.25)),
                ),
                (
                    Tone::Berry,
                    ellipse((x, y + deep * 0.78), wide * 0.4, deep * 0.3),
                ),
            ]
        }
        Mood::Worried => {
            let small = half.clamp(2.4, 4.0);
            vec![(
                Tone::Ink,
                ellipse((x, y + small * 0.3), small * 0.55, small * 0.6),
            )]
        }
        Mood::Beaten => {
            let (from, to) = ((x - half, y + half * 0.5), (x + half, y + half * 0.5));
            let bend = y - half * 0.4;
            let thick = half.min(4.0) * 0.6;
            vec![(Tone::Ink, crescent(from, to, (x, bend), (x, bend + thick)))]
        }
    }
}

fn open_beak(beak: &Beak, mood: Mood) -> Vec<(Tone, String)> {
    let (x, y) = beak.tip;
    let half = beak.half;
    let opened = match mood {
        Mood::Calm | Mood::Beaten => return Vec::new(),
        Mood::Pleased => 1.0,
        Mood::Worried => 0.55,
    };
    let cup = |half: f32, depth: f32| {
        let (from, to) = ((x - half, y - half * 1.6), (x + half, y - half * 1.6));
        crescent(from, to, (x, y + depth), (x, y - half * 1.6))
    };
    vec![
        (beak.tone, cup(half * 1.15, half * 2.6 * opened + half)),
        (Tone::Berry, cup(half * 0.85, half * 1.7 * opened + half)),
    ]
}

/// Covers the upper half of an eye, lower at the cheek.
fn lid((x, y): (f32, f32), r: f32, side: f32) -> String {
    // A chord of the circle, tilted by a quarter of a right angle or so.
    let (down, across) = (r * 0.42, r * 0.91);
    let (from, to) = if side < 0.0 {
        ((x - across, y + down), (x + across, y - down))
    } else {
        ((x - across, y - down), (x + across, y + down))
    };
    format!(
        "M{} {}A{} {} 0 0 1 {} {}Z",
        n(from.0),
        n(from.1),
        n(r),
        n(r),
        n(to.0),
        n(to.1)
    )
}

/// Two curves between two points.
fn crescent(from: (f32, f32), to: (f32, f32), over: (f32, f32), under: (f32, f32)) -> String {
    format!(
        "M{} {}Q{} {} {} {}Q{} {} {} {}Z",
        n(from.0),
        n(from.1),
        n(over.0),
        n(over.1),
        n(to.0),
        n(to.1),
        n(under.0),
        n(under.1),
        n(from.0),
        n(from.1)
    )
}

fn circle(at: (f32, f32), r: f32) -> String {
    ellipse(at, r, r)
}

fn ellipse((x, y): (f32, f32), across: f32, down: f32) -> String {
    format!(
        "M{} {}a{} {} 0 1 0 {} 0a{} {} 0 1 0 {} 0Z",
        n(x - across),
        n(y),
        n(across),
        n(down),
        n(across * 2.0),
        n(across),
        n(down),
        n(-across * 2.0)
    )
}

/// A number with as many digits as can be seen.
fn n(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}
