//! What the clocks showed, as one short text.

/// The time left after each ply in milliseconds, where it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clocks(pub Vec<Option<u32>>);

/// A ply whose clock is not known.
const UNKNOWN: &str = "-";

impl Clocks {
    /// Numbers with single spaces between.
    #[must_use]
    pub fn to_text(&self) -> String {
        let words = self.0.iter().map(|clock| match clock {
            Some(millis) => millis.to_string(),
            None => UNKNOWN.to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// Reads what `to_text` wrote.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let words = text.split_ascii_whitespace().map(|word| match word {
            UNKNOWN => Some(None),
            number => number.parse().ok().map(Some),
        });
        words.collect::<Option<_>>().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_survive_the_journey_through_text() {
        for clocks in [
            vec![],
            vec![None],
            vec![Some(300_000), None, Some(0), Some(u32::MAX)],
        ] {
            let clocks = Clocks(clocks);
            assert_eq!(Clocks::parse(&clocks.to_text()), Some(clocks));
        }
    }

    #[test]
    fn what_is_no_clock_is_refused() {
        for text in ["x", "1 -2", "4294967296"] {
            assert_eq!(Clocks::parse(text), None);
        }
    }
}
