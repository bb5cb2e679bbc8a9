//! A sum of small trees, each of which asks the same questions on every path.

use super::{FEATURES, Rating};

/// Questions of a tree.
pub const DEPTH: usize = 5;
const LEAVES: usize = 1 << DEPTH;
const BYTES: usize = DEPTH * 5 + LEAVES * 2;
/// Leaves are kept as eighths of a point.
const STEP: f32 = 8.0;

/// A few questions and what their answers add to a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    /// Which feature, and what it has to be above.
    pub questions: [(u8, f32); DEPTH],
    /// What is added, by the answers as bits.
    pub leaves: [f32; LEAVES],
}

impl Tree {
    /// The leaf of these features.
    #[must_use]
    pub fn leaf(&self, features: &[f32; FEATURES]) -> usize {
        let asked = self.questions.iter().enumerate();
        let answers = asked.map(|(bit, &(feature, above))| {
            usize::from(features[usize::from(feature)] > above) << bit
        });
        answers.sum()
    }
}

/// What was learnt from puzzles that people have solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// What is guessed without any question.
    pub base: f32,
    /// A guess tends to the middle; this is how far it is spread, so that guesses are as far
    /// apart as ratings are.
    pub spread: f32,
    /// How far from the truth a guess is on average.
    pub deviation: f32,
    /// What each tree adds.
    pub trees: Vec<Tree>,
}

/// Bytes that are no model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these bytes are no model of how hard puzzles are")]
pub struct ParseModelError;

impl Model {
    /// The model that ships.
    #[must_use]
    pub fn shipped() -> Self {
        Self::parse(include_bytes!("../../rating.bin")).expect("tested")
    }

    /// The most likely rating, unrounded.
    #[must_use]
    pub fn guess(&self, features: &[f32; FEATURES]) -> f32 {
        let added = self
            .trees
            .iter()
            .map(|tree| tree.leaves[tree.leaf(features)]);
        self.base + added.sum::<f32>()
    }

    /// The rating that the puzzle starts with.
    #[must_use]
    pub fn rating(&self, features: &[f32; FEATURES]) -> Rating {
        let spread = self.base + self.spread * (self.guess(features) - self.base);
        Rating {
            value: spread.round().clamp(300.0, 3000.0) as u16,
            deviation: self.deviation as u16,
        }
    }

    /// What [`Model::parse`] reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for value in [self.base, self.spread, self.deviation] {
            bytes.extend(value.to_le_bytes());
        }
        for tree in &self.trees {
            for (feature, above) in tree.questions {
                bytes.push(feature);
                bytes.extend(above.to_le_bytes());
            }
            for leaf in tree.leaves {
                bytes.extend(((leaf * STEP).round() as i16).to_le_bytes());
            }
        }
        bytes
    }

    /// Reads what was learnt.
    ///
    /// # Errors
    /// Bytes that are no model.
    pub fn parse(bytes: &[u8]) -> Result<Self, ParseModelError> {
        let (head, rest) = bytes.split_at_checked(12).ok_or(ParseModelError)?;
        if rest.len() % BYTES != 0 {
            return Err(ParseModelError);
        }
        let float = |at: &[u8]| f32::from_le_bytes([at[0], at[1], at[2], at[3]]);
        let tree = |bytes: &[u8]| {
            let question = |at: usize| (bytes[5 * at], float(&bytes[5 * at + 1..]));
            let leaf = |at: usize| {
                let at = 5 * DEPTH + 2 * at;
                f32::from(i16::from_le_bytes([bytes[at], bytes[at + 1]])) / STEP
            };
            Tree {
                questions: std::array::from_fn(question),
                leaves: std::array::from_fn(leaf),
            }
        };
        let trees: Vec<_> = rest.chunks_exact(BYTES).map(tree).collect();
        let mut questions = trees.iter().flat_map(|tree| tree.questions);
        if questions.any(|(feature, _)| usize::from(feature) >= FEATURES) {
            return Err(ParseModelError);
        }
        Ok(Self {
            base: float(head),
            spread: float(&head[4..]),
            deviation: float(&head[8..]),
            trees,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model() -> Model {
        let mut leaves = [0.0; LEAVES];
        leaves[0b00001] = 100.0;
        Model {
            base: 1500.0,
            spread: 2.0,
            deviation: 300.0,
            trees: vec![Tree {
                questions: [(0, 0.5), (1, 0.5), (2, 0.5), (3, 0.5), (4, 0.5)],
                leaves,
            }],
        }
    }

    #[test]
    fn answers_lead_to_a_leaf() {
        let mut features = [0.0; FEATURES];
        assert_eq!(model().guess(&features), 1500.0);
        features[0] = 1.0;
        assert_eq!(model().guess(&features), 1600.0);
        assert_eq!(model().rating(&features).value, 1700);
    }

    #[test]
    fn a_model_is_read_back() {
        let bytes = model().to_bytes();
        assert_eq!(Model::parse(&bytes), Ok(model()));
        assert_eq!(Model::parse(&bytes[1..]), Err(ParseModelError));
        assert_eq!(Model::parse(&[]), Err(ParseModelError));
    }

    #[test]
    fn what_ships_is_a_model() {
        assert!(!Model::shipped().trees.is_empty());
    }
}
