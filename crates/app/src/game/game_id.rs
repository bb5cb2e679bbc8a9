//! The id of a game: a UUID that this device makes, so that a game sent twice is kept once.

use std::fmt;

const VERSION: u128 = 0xf << 76;
const VARIANT: u128 = 0x3 << 62;

/// What a game is known by, on this device and on the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameId(u128);

impl GameId {
    /// Made of random bits.
    pub fn of_bits(bits: u128) -> Self {
        Self(bits & !VERSION & !VARIANT | 4 << 76 | 2 << 62)
    }

    /// Always the same for the same text.
    pub fn of_text(text: &str) -> Self {
        // FNV-1a.
        let bits = text
            .bytes()
            .fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d, |hash, byte| {
                (hash ^ u128::from(byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b)
            });
        Self::of_bits(bits)
    }

    /// Of the game that begins where one has gone back to from the end of this.
    pub fn next(self) -> Self {
        Self::of_bits(self.0.wrapping_add(1))
    }

    /// Reads an id as it is shown.
    pub fn parse(text: &str) -> Option<Self> {
        let bits = u128::from_str_radix(&text.replace('-', ""), 16).ok()?;
        Some(Self(bits)).filter(|id| id.to_string() == text)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = format!("{:032x}", self.0);
        let parts = [0..8, 8..12, 12..16, 16..20, 20..32].map(|part| &digits[part]);
        f.write_str(&parts.join("-"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_a_uuid_of_version_four() {
        let id = GameId::of_bits(u128::MAX);
        assert_eq!(id.to_string(), "ffffffff-ffff-4fff-bfff-ffffffffffff");
        assert_eq!(GameId::parse(&id.to_string()), Some(id));
        assert_eq!(
            GameId::of_bits(0).to_string(),
            "00000000-0000-4000-8000-000000000000"
        );
        for text in ["", "1", "FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF", "rook"] {
            assert_eq!(GameId::parse(text), None);
        }
    }

    #[test]
    fn every_text_and_every_return_has_its_own() {
        let id = GameId::of_text("e2e4");
        assert_eq!(id, GameId::of_text("e2e4"));
        let others = [GameId::of_text("e2e3"), id.next(), id.next().next()];
        assert!(others.iter().all(|&other| other != id));
        assert_ne!(others[1], others[2]);
    }
}
