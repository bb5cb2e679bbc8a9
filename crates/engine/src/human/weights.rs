//! The numbers of the model, and how they are kept in a file: whole numbers with one scale a
//! table, so that they are small and the same everywhere.

use std::fmt;

use super::{NOTICES, SCENES, STEPS};

/// Ratings at which weights are learnt; between two of them they are mixed.
pub const KNOTS: [u16; 5] = [700, 1100, 1500, 1900, 2300];
/// How many habits link scenes to steps.
pub const HABITS: usize = 64;

const MAGIC: &[u8; 8] = b"rookery1";

/// All weights, as training changes them.
#[derive(Clone, Debug)]
pub struct Weights {
    /// For each feature of a move, by knot.
    pub notices: Vec<f32>,
    /// For each feature of a scene, by habit.
    pub scenes: Vec<f32>,
    /// For each knot of the rating, by habit.
    pub levels: Vec<f32>,
    /// For each step, by habit.
    pub steps: Vec<f32>,
}

impl Weights {
    /// How many numbers each table holds.
    pub const SIZES: [usize; 4] = [
        NOTICES * KNOTS.len(),
        SCENES * HABITS,
        KNOTS.len() * HABITS,
        STEPS * HABITS,
    ];

    /// What a feature of a move adds.
    pub(super) fn notice(&self, notice: u16, (knot, share): (usize, f32)) -> f32 {
        let at = usize::from(notice) * KNOTS.len() + knot;
        self.notices[at] * (1.0 - share) + self.notices[at + 1] * share
    }

    /// How strongly a scene calls each habit.
    pub(super) fn hidden(&self, scene: &[u16], (knot, share): (usize, f32)) -> [f32; HABITS] {
        let level = |knot: usize| &self.levels[knot * HABITS..][..HABITS];
        let (low, high) = (level(knot), level(knot + 1));
        let mut hidden: [f32; HABITS] =
            std::array::from_fn(|i| low[i] * (1.0 - share) + high[i] * share);
        for &feature in scene {
            let row = &self.scenes[usize::from(feature) * HABITS..][..HABITS];
            for (sum, weight) in hidden.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        hidden.map(|sum| sum.clamp(0.0, 1.0))
    }

    /// How well a step fits the habits that are called.
    pub(super) fn habit(&self, hidden: &[f32; HABITS], steps: [u16; 2]) -> f32 {
        let row = |step: u16| &self.steps[usize::from(step) * HABITS..][..HABITS];
        let (from, to) = (row(steps[0]), row(steps[1]));
        let mut sum = 0.0;
        for i in 0..HABITS {
            sum += hidden[i] * (from[i] + to[i]);
        }
        sum
    }

    /// Reads what [`Weights::to_bytes`] wrote.
    ///
    /// # Errors
    /// Bytes of another kind or length.
    pub fn parse(bytes: &[u8]) -> Result<Self, ParseHumanError> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(ParseHumanError)?;
        let mut table = |size: usize, wide: usize| {
            let (scale, after) = rest.split_first_chunk::<4>().ok_or(ParseHumanError)?;
            let scale = f32::from_le_bytes(*scale);
            let (numbers, after) = after.split_at_checked(size * wide).ok_or(ParseHumanError)?;
            rest = after;
            let number = |bytes: &[u8]| match *bytes {
                [low, high] => f32::from(i16::from_le_bytes([low, high])),
                [byte] => f32::from(byte as i8),
                _ => 0.0,
            };
            Ok(numbers
                .chunks_exact(wide)
                .map(|bytes| scale * number(bytes))
                .collect())
        };
        let weights = Self {
            notices: table(Self::SIZES[0], 2)?,
            scenes: table(Self::SIZES[1], 1)?,
            levels: table(Self::SIZES[2], 2)?,
            steps: table(Self::SIZES[3], 1)?,
        };
        match rest {
            [] => Ok(weights),
            _ => Err(ParseHumanError),
        }
    }

    /// Writes the weights, rounded: whole numbers of two bytes where few weights do much, of one
    /// where many do little.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for (table, most) in [
            (&self.notices, i16::MAX),
            (&self.scenes, i16::from(i8::MAX)),
            (&self.levels, i16::MAX),
            (&self.steps, i16::from(i8::MAX)),
        ] {
            let largest = table
                .iter()
                .fold(1e-6_f32, |most, weight| most.max(weight.abs()));
            let scale = largest / f32::from(most);
            bytes.extend(scale.to_le_bytes());
            for weight in table {
                let whole = (weight / scale).round() as i16;
                match most {
                    i16::MAX => bytes.extend(whole.to_le_bytes()),
                    _ => bytes.push(whole as i8 as u8),
                }
            }
        }
        bytes
    }
}

/// Bytes that are no model of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseHumanError;

impl fmt::Display for ParseHumanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these bytes are no model of people that this engine can read")
    }
}

impl std::error::Error for ParseHumanError {}
