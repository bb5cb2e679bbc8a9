//! The door of the site: the pages on which one signs up, logs in, finds back in, or opens the
//! house for the first time. They come together when the first of them is visited.

pub mod forgot_password;
mod frame;
pub mod log_in;
pub mod reset_password;
pub mod set_up;
pub mod sign_up;
pub mod verify_email;
mod way;
