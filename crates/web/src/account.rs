//! The door of the site, and who is here.

pub mod departure;
pub mod forgot_password;
mod frame;
pub mod guarded;
pub mod guest_banner;
pub mod leaving;
pub mod log_in;
pub mod new_password;
pub mod presence;
pub mod reset_password;
pub mod set_up;
pub mod sign_up;
mod unanswered;
pub mod verify_email;
mod way;
