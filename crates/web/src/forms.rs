//! The parts of forms.

pub mod chip;
pub mod choice;
pub mod choice_field;
pub mod day_field;
pub mod field;
pub mod form;
pub mod password;
pub mod select;
pub mod slider;
pub mod stepper;
pub mod switch;
pub mod tick;
