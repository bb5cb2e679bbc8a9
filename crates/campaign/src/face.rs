//! What somebody looks like, on a grid of 64 by 64: flat shapes in a few tones, one over the other.
//! A head is drawn once; eyes, brows and mouth are made for the mood. Colors are the page's matter.

mod features;

pub use features::{Beak, Eyes, Features, Mouth};

use std::borrow::Cow;

/// A color of the forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Honey, beaks, gold.
    Amber,
    /// Dark brown.
    Bark,
    /// Red of noses and caps.
    Berry,
    /// Gray with a touch of violet.
    Earth,
    /// Nearly black.
    Ink,
    /// Light green.
    Leaf,
    /// The green of the site.
    Moss,
    /// Fox red.
    Rust,
    /// Cream.
    Sand,
    /// White.
    Snow,
    /// Blue.
    Water,
}

impl Tone {
    /// As in the page's `tokens.css`, for pictures that leave the page.
    #[must_use]
    pub const fn color(self) -> &'static str {
        match self {
            Self::Amber => "#e8a33d",
            Self::Bark => "#6f4e37",
            Self::Berry => "#c4606a",
            Self::Earth => "#6a6470",
            Self::Ink => "#26302b",
            Self::Leaf => "#a9c68a",
            Self::Moss => "#3f7d58",
            Self::Rust => "#c56b34",
            Self::Sand => "#f2dcb8",
            Self::Snow => "#ffffff",
            Self::Water => "#3f6f8c",
        }
    }
}

/// How somebody feels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mood {
    /// As always.
    Calm,
    /// Things go well.
    Pleased,
    /// Things might go wrong.
    Worried,
    /// Things went wrong.
    Beaten,
}

/// A shape that never changes: its tone and its SVG path.
pub type Shape = (Tone, &'static str);

/// A face to draw.
pub struct Face {
    /// Head, ears and markings.
    pub head: &'static [Shape],
    /// What moods move.
    pub features: Features,
    /// What lies over the mouth: nose, teeth, beak.
    pub nose: &'static [Shape],
}

/// A face without a mood.
pub struct Still {
    /// Every shape, the lowest first.
    pub shapes: &'static [Shape],
}

impl Tone {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Amber,
        Self::Bark,
        Self::Berry,
        Self::Earth,
        Self::Ink,
        Self::Leaf,
        Self::Moss,
        Self::Rust,
        Self::Sand,
        Self::Snow,
        Self::Water,
    ];

    /// Its name in style sheets.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Amber => "amber",
            Self::Bark => "bark",
            Self::Berry => "berry",
            Self::Earth => "earth",
            Self::Ink => "ink",
            Self::Leaf => "leaf",
            Self::Moss => "moss",
            Self::Rust => "rust",
            Self::Sand => "sand",
            Self::Snow => "snow",
            Self::Water => "water",
        }
    }
}

impl Mood {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Calm, Self::Pleased, Self::Worried, Self::Beaten];

    /// Its name in the story.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Pleased => "pleased",
            Self::Worried => "worried",
            Self::Beaten => "beaten",
        }
    }

    /// The mood with this name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mood| mood.key() == key)
    }
}

impl Face {
    /// A face of several: the head of one, the eyes and brows of another, the mouth and nose of a
    /// third.
    #[must_use]
    pub const fn mixed(head: &Self, eyes: &Self, mouth: &Self) -> Self {
        Self {
            head: head.head,
            features: Features {
                eyes: eyes.features.eyes,
                brow: eyes.features.brow,
                lid: head.features.lid,
                mouth: mouth.features.mouth,
            },
            nose: mouth.nose,
        }
    }

    /// Every shape in this mood, the lowest first: its tone and its SVG path.
    #[must_use]
    pub fn shapes(&self, mood: Mood) -> Vec<(Tone, Cow<'static, str>)> {
        let fixed = |&(tone, path): &Shape| (tone, Cow::Borrowed(path));
        let made = |(tone, path)| (tone, Cow::Owned(path));
        let mut shapes: Vec<_> = self.head.iter().map(fixed).collect();
        shapes.extend(self.features.mouth(mood).into_iter().map(made));
        shapes.extend(self.nose.iter().map(fixed));
        shapes.extend(self.features.eyes(mood).into_iter().map(made));
        shapes
    }
}
