//! A pointer on the board: it presses a piece, carries it, or has let it go home. It knows where
//! the pointer is; what may be carried and where it may be put down is told by others.

use rookery_rules::Square;

/// How far a pointer wanders, in pixels, before a press is a drag: fingers are never still.
const SLOP: i32 = 8;

/// Where a pointer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// Its number, as the browser tells it: two fingers have two.
    pub pointer: i32,
    /// On the screen, in pixels.
    pub pixel: (i32, i32),
    /// On the board.
    pub spot: Spot,
}

/// A place in thousandths of a square from the upper left corner of the board as it is seen. Beside
/// the board it is less than nothing or more than eight squares. Whole numbers, because the code
/// that writes others would be a good part of the first page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// From the left edge, to the right.
    pub across: i32,
    /// From the upper edge, downward.
    pub down: i32,
}

/// What a pointer does with the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grip {
    /// It holds nothing.
    #[default]
    Open,
    /// Whether this becomes a click or a drag, only moving tells.
    Pressed {
        /// Where the piece stands.
        from: Square,
        /// Where it was pressed.
        start: Touch,
    },
    /// The piece is in the air and follows the pointer.
    Carried {
        /// Where it was picked up.
        from: Square,
        /// Where the pointer is now.
        at: Touch,
    },
    /// The piece was let go where it may not be, and is on its way home.
    Returning {
        /// The square it goes home to.
        from: Square,
        /// Where it was let go.
        spot: Spot,
    },
}

/// What letting go of the pointer was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lift {
    /// Nothing was carried.
    Click,
    /// A piece was put down.
    Drop {
        /// Where it was picked up.
        from: Square,
        /// Where it was let go, perhaps beside the board.
        spot: Spot,
    },
}

impl Grip {
    /// A piece that may be carried is pressed. A second finger changes nothing.
    pub fn press(&mut self, from: Square, start: Touch) {
        if !matches!(self, Self::Carried { .. }) {
            *self = Self::Pressed { from, start };
        }
    }

    /// The pointer has moved. Tells from where, if a piece is picked up by that.
    pub fn drag(&mut self, touch: Touch) -> Option<Square> {
        match *self {
            Self::Pressed { from, start } if start.pointer == touch.pointer => {
                let ((x, y), (to_x, to_y)) = (start.pixel, touch.pixel);
                if (to_x - x).pow(2) + (to_y - y).pow(2) < SLOP.pow(2) {
                    return None;
                }
                *self = Self::Carried { from, at: touch };
                Some(from)
            }
            Self::Carried { from, at } if at.pointer == touch.pointer => {
                *self = Self::Carried { from, at: touch };
                None
            }
            _ => None,
        }
    }

    /// The pointer is lifted; the hand is empty.
    pub fn lift(&mut self, pointer: i32) -> Lift {
        match *self {
            Self::Carried { from, at } if at.pointer == pointer => {
                let spot = at.spot;
                *self = Self::Open;
                Lift::Drop { from, spot }
            }
            Self::Pressed { start, .. } if start.pointer == pointer => {
                *self = Self::Open;
                Lift::Click
            }
            _ => Lift::Click,
        }
    }

    /// Sends a piece home from where it was let go.
    pub fn send_home(&mut self, from: Square, spot: Spot) {
        *self = Self::Returning { from, spot };
    }

    /// Gives up whatever was begun; a carried piece goes home. Tells whether there was one.
    pub fn give_up(&mut self) -> bool {
        match *self {
            Self::Carried { from, at } => {
                self.send_home(from, at.spot);
                true
            }
            Self::Open | Self::Pressed { .. } | Self::Returning { .. } => {
                *self = Self::Open;
                false
            }
        }
    }

    /// The square of the piece that is in the air.
    pub fn lifted(&self) -> Option<Square> {
        match *self {
            Self::Carried { from, .. } | Self::Returning { from, .. } => Some(from),
            Self::Open | Self::Pressed { .. } => None,
        }
    }

    /// Whether a piece follows the pointer.
    pub fn is_carrying(&self) -> bool {
        matches!(self, Self::Carried { .. })
    }

    /// Whether a piece is on its way home.
    pub fn is_returning(&self) -> bool {
        matches!(self, Self::Returning { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touch(pointer: i32, x: i32) -> Touch {
        let spot = Spot {
            across: x * 20,
            down: 500,
        };
        Touch {
            pointer,
            pixel: (x, 25),
            spot,
        }
    }

    #[test]
    fn a_trembling_finger_is_a_click() {
        let mut grip = Grip::Open;
        grip.press(Square::E2, touch(1, 100));
        assert_eq!(grip.drag(touch(1, 107)), None);
        assert_eq!(grip.drag(touch(1, 93)), None);
        assert_eq!(grip.lift(1), Lift::Click);
        assert_eq!(grip, Grip::Open);
    }

    #[test]
    fn a_piece_is_carried_to_where_it_is_dropped() {
        let mut grip = Grip::Open;
        grip.press(Square::E2, touch(1, 100));
        assert_eq!(grip.drag(touch(1, 108)), Some(Square::E2));
        assert_eq!(grip.drag(touch(1, 150)), None);
        assert_eq!(grip.lifted(), Some(Square::E2));
        let spot = touch(1, 150).spot;
        let from = Square::E2;
        assert_eq!(grip.lift(1), Lift::Drop { from, spot });
        assert_eq!(grip, Grip::Open);
    }

    #[test]
    fn another_finger_neither_moves_nor_drops_it() {
        let mut grip = Grip::Open;
        grip.press(Square::E2, touch(1, 100));
        grip.drag(touch(1, 150));
        let carried = grip;
        grip.press(Square::D2, touch(2, 10));
        assert_eq!(grip.drag(touch(2, 80)), None);
        assert_eq!(grip.lift(2), Lift::Click);
        assert_eq!(grip, carried);
    }

    #[test]
    fn what_is_given_up_goes_home() {
        let mut grip = Grip::Open;
        grip.press(Square::E2, touch(1, 100));
        assert!(!grip.give_up());
        grip.press(Square::E2, touch(1, 100));
        grip.drag(touch(1, 150));
        assert!(grip.give_up());
        assert!(grip.is_returning() && !grip.is_carrying());
        assert_eq!(grip.lifted(), Some(Square::E2));
        assert!(!grip.give_up());
        assert_eq!(grip, Grip::Open);
    }
}
