//! The mouse wheel over a board: each notch is a move. Pads that report many small turns are summed.

use super::cursor::TreeStep;

/// What has been turned since the last step, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Wheel(f64);

/// Browsers report a notch of a wheel as about a hundred.
const NOTCH: f64 = 60.0;

impl Wheel {
    /// It was turned; down is forward.
    pub fn turn(&mut self, pixels: f64) -> Option<TreeStep> {
        if self.0 * pixels < 0.0 {
            self.0 = 0.0;
        }
        self.0 += pixels;
        if self.0.abs() < NOTCH {
            return None;
        }
        let step = if self.0 > 0.0 {
            TreeStep::Forward
        } else {
            TreeStep::Back
        };
        self.0 = 0.0;
        Some(step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notch_is_a_move_and_small_turns_add_up() {
        let mut wheel = Wheel::default();
        assert_eq!(wheel.turn(120.0), Some(TreeStep::Forward));
        assert_eq!(wheel.turn(-100.0), Some(TreeStep::Back));
        assert_eq!(wheel.turn(40.0), None);
        assert_eq!(wheel.turn(30.0), Some(TreeStep::Forward));
        assert_eq!(wheel.turn(50.0), None);
        assert_eq!(wheel.turn(-50.0), None, "the other way begins anew");
        assert_eq!(wheel.turn(-50.0), Some(TreeStep::Back));
    }
}
