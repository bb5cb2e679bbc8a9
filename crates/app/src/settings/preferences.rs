//! What someone likes. Kept on this device, and with the account of whoever has one, so that it
//! follows them to the next device. Fields that this version does not know stay as they are.

use serde_json::{Map, Value};

use super::board_look::{BoardColors, PieceSet};
use super::theme::Theme;
use crate::board::handling::Handling;
use crate::game::past::Leaving;

/// The choices of one person.
#[derive(Clone, Debug, PartialEq)]
pub struct Preferences {
    /// The colors of the page.
    pub theme: Theme,
    /// The colors of the board.
    pub board: BoardColors,
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// Whether moves are heard.
    pub sound: bool,
    /// Whether pieces glide to their squares.
    pub animation: bool,
    /// Whether the board shows where a piece may go, and games offer hints.
    pub hints: bool,
    /// Letters and digits beside the squares.
    pub coordinates: bool,
    /// Single keys that work everywhere on a page.
    pub keys: bool,
    /// Whether it is asked before a game goes back to an earlier move.
    pub asks: bool,
    /// Whether pawns become queens without a question.
    pub queens: bool,
    /// Whether a move on the board is shown before it is played.
    pub confirms: bool,
    /// What other versions have kept beside.
    others: Map<String, Value>,
}

/// Something that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Moves are heard.
    Sound,
    /// Pieces glide to their squares.
    Animation,
    /// The board shows where a piece may go, and games offer hints.
    Hints,
    /// Letters and digits stand beside the squares.
    Coordinates,
    /// Single keys work everywhere on a page.
    Keys,
    /// It is asked before a game goes back to an earlier move.
    Asks,
    /// Pawns become queens without a question.
    Queens,
    /// A move on the board is shown before it is played.
    Confirms,
}

const THEME: &str = "theme";
const BOARD: &str = "board";
const PIECES: &str = "pieces";
const LEVEL: &str = "level";

impl Default for Preferences {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            board: BoardColors::default(),
            pieces: PieceSet::default(),
            sound: true,
            animation: true,
            hints: true,
            coordinates: true,
            keys: true,
            asks: true,
            queens: false,
            confirms: false,
            others: Map::new(),
        }
    }
}

impl Preferences {
    /// As they were kept; what was left out, or makes no sense, is as it is on this device.
    pub fn read(kept: Map<String, Value>, here: &Self) -> Self {
        let mut read = Self {
            others: kept,
            ..here.clone()
        };
        read.theme = read.take(THEME, Theme::from_key).unwrap_or(here.theme);
        read.board = (read.take(BOARD, BoardColors::from_key)).unwrap_or(here.board);
        read.pieces = (read.take(PIECES, PieceSet::from_key)).unwrap_or(here.pieces);
        for switch in Switch::ALL {
            let on = read.others.remove(switch.key());
            let on = on.as_ref().and_then(Value::as_bool);
            *read.field(switch) = on.unwrap_or(here.is_on(switch));
        }
        read
    }

    /// Takes over from what was kept only what this version does not know.
    pub fn adopt(&mut self, kept: Map<String, Value>) {
        self.others = Self::read(kept, self).others;
    }

    /// As they were kept in a text, such as this browser remembers.
    pub fn read_text(text: &str) -> Option<Self> {
        let kept = serde_json::from_str(text).ok()?;
        Some(Self::read(kept, &Self::default()))
    }

    /// To be kept.
    pub fn write(&self) -> Map<String, Value> {
        let mut all = self.others.clone();
        let named = [
            (THEME, self.theme.key()),
            (BOARD, self.board.key()),
            (PIECES, self.pieces.key()),
        ];
        all.extend(named.map(|(name, key)| (name.to_owned(), key.into())));
        for switch in Switch::ALL {
            all.insert(switch.key().to_owned(), self.is_on(switch).into());
        }
        all
    }

    /// How well they play, as it was written down when they last left a browser.
    pub fn level(&self) -> Option<&str> {
        self.others.get(LEVEL)?.as_str()
    }

    /// Writes down how well they play.
    pub fn set_level(&mut self, level: String) {
        self.others.insert(LEVEL.to_owned(), level.into());
    }

    /// Whether something is on.
    pub const fn is_on(&self, switch: Switch) -> bool {
        match switch {
            Switch::Sound => self.sound,
            Switch::Animation => self.animation,
            Switch::Hints => self.hints,
            Switch::Coordinates => self.coordinates,
            Switch::Keys => self.keys,
            Switch::Asks => self.asks,
            Switch::Queens => self.queens,
            Switch::Confirms => self.confirms,
        }
    }

    /// How moves on the board of a game are taken.
    pub const fn handling(&self) -> Handling {
        Handling {
            queens: self.queens,
            confirms: self.confirms,
        }
    }

    /// What becomes of an earlier move that is looked at when a mouse or a key goes elsewhere.
    pub const fn leaving(&self) -> Leaving {
        match self.asks {
            true => Leaving::Asks,
            false => Leaving::Stays,
        }
    }

    /// Turns it on if it is off, and the other way round.
    pub const fn turn(&mut self, switch: Switch) {
        let field = self.field(switch);
        *field = !*field;
    }

    /// Takes what was kept under a name out of what is not yet understood.
    fn take<T>(&mut self, name: &str, from_key: impl Fn(&str) -> Option<T>) -> Option<T> {
        let kept = self.others.remove(name);
        kept.as_ref().and_then(Value::as_str).and_then(from_key)
    }

    const fn field(&mut self, switch: Switch) -> &mut bool {
        match switch {
            Switch::Sound => &mut self.sound,
            Switch::Animation => &mut self.animation,
            Switch::Hints => &mut self.hints,
            Switch::Coordinates => &mut self.coordinates,
            Switch::Keys => &mut self.keys,
            Switch::Asks => &mut self.asks,
            Switch::Queens => &mut self.queens,
            Switch::Confirms => &mut self.confirms,
        }
    }
}

impl Switch {
    /// Every switch.
    pub const ALL: [Self; 8] = [
        Self::Sound,
        Self::Animation,
        Self::Hints,
        Self::Coordinates,
        Self::Keys,
        Self::Asks,
        Self::Queens,
        Self::Confirms,
    ];

    /// The name it is kept under.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Sound => "sound",
            Self::Animation => "animation",
            Self::Hints => "hints",
            Self::Coordinates => "coordinates",
            Self::Keys => "keys",
            Self::Asks => "ask_before_going_back",
            Self::Queens => "always_queen",
            Self::Confirms => "confirm_moves",
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn object(value: Value) -> Map<String, Value> {
        value.as_object().unwrap().clone()
    }

    #[test]
    fn what_is_kept_is_read_again_with_all_that_others_have_added() {
        let kept = object(json!({
            "theme": "dark", "sound": false, "animation": true, "hints": false,
            "coordinates": false, "keys": true, "ask_before_going_back": false,
            "always_queen": true, "confirm_moves": true,
            "board": "walnut", "pieces": "blocks", "herd": { "zebras": [1, 2] },
        }));
        let read = Preferences::read(kept.clone(), &Preferences::default());
        assert_eq!(read.theme, Theme::Dark);
        assert_eq!(read.board, BoardColors::Walnut);
        assert_eq!(read.pieces, PieceSet::Blocks);
        assert!(!read.sound && read.animation && !read.hints);
        assert!(!read.coordinates && read.keys && !read.asks);
        assert!(read.queens && read.confirms);
        assert_eq!(read.write(), kept);
    }

    #[test]
    fn what_is_not_kept_stays_as_it_is_here() {
        let mut here = Preferences::default();
        here.turn(Switch::Sound);
        here.theme = Theme::Light;
        let kept = object(json!({
            "theme": 7, "hints": "often", "animation": false, "board": "marble", "pieces": [],
        }));
        let read = Preferences::read(kept, &here);
        assert_eq!(read.theme, Theme::Light);
        assert_eq!((read.board, read.pieces), (here.board, here.pieces));
        assert!(!read.sound && !read.animation && read.hints);
    }

    #[test]
    fn what_others_have_added_can_be_taken_over_alone() {
        let mut here = Preferences::default();
        here.adopt(object(json!({ "theme": "dark", "herd": "zebra" })));
        assert_eq!(here.theme, Theme::System);
        assert_eq!(here.write()["herd"], "zebra");
    }

    #[test]
    fn a_level_is_kept_beside_what_is_chosen() {
        let mut here = Preferences::default();
        assert_eq!(here.level(), None);
        here.set_level("rookery level 1".to_owned());
        let there = Preferences::read(here.write(), &Preferences::default());
        assert_eq!(there.level(), Some("rookery level 1"));
    }

    #[test]
    fn by_themselves_moves_are_played_at_once_and_going_back_is_asked() {
        let mut preferences = Preferences::default();
        assert_eq!(preferences.handling(), Handling::default());
        assert_eq!(preferences.leaving(), Leaving::Asks);
        preferences.turn(Switch::Queens);
        preferences.turn(Switch::Asks);
        assert!(preferences.handling().queens && !preferences.handling().confirms);
        assert_eq!(preferences.leaving(), Leaving::Stays);
    }

    #[test]
    fn a_text_that_is_no_object_is_nothing() {
        assert_eq!(Preferences::read_text("[]"), None);
        assert_eq!(Preferences::read_text("{"), None);
        let usual = Preferences::default();
        assert_eq!(Preferences::read_text("{}"), Some(usual));
    }

    #[test]
    fn a_switch_turns_and_turns_back() {
        for switch in Switch::ALL {
            let usual = Preferences::default();
            let mut preferences = usual.clone();
            preferences.turn(switch);
            let turned = |other| preferences.is_on(other) != usual.is_on(other);
            assert!(
                Switch::ALL
                    .into_iter()
                    .all(|other| turned(other) == (other == switch))
            );
            preferences.turn(switch);
            assert_eq!(preferences, Preferences::default());
        }
    }
}
