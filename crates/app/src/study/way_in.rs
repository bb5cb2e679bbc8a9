//! What one does with the board besides playing on it; one at a time.

/// Something that unfolds beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayIn {
    /// A game or a position comes as text.
    Paste,
    /// A game played at a real board is written down and kept.
    WriteDown,
}

impl WayIn {
    /// What an address calls it, behind `/board?way=`.
    pub fn read(word: &str) -> Option<Self> {
        match word {
            "paste" => Some(Self::Paste),
            "write" => Some(Self::WriteDown),
            _ => None,
        }
    }

    /// It was pressed: what is open is folded, anything else takes its place.
    pub fn pressed(self, open: Option<Self>) -> Option<Self> {
        (open != Some(self)).then_some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_open_at_a_time() {
        let (paste, write) = (WayIn::Paste, WayIn::WriteDown);
        assert_eq!(paste.pressed(None), Some(paste));
        assert_eq!(write.pressed(Some(paste)), Some(write));
        assert_eq!(write.pressed(Some(write)), None);
        assert_eq!(WayIn::read("write"), Some(write));
        assert_eq!(WayIn::read("dance"), None);
    }
}
