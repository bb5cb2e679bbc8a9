//! What may be an account: the rules for names, addresses and passwords. The form asks
//! them while someone types and the server asks them again, so both say the same. Knows
//! nothing about who has which name already.

mod display_name;
mod email;
mod kindness;
mod login_name;
mod password;
mod sign_up;

pub use display_name::{DisplayName, DisplayNameFault};
pub use email::{Email, EmailFault};
pub use login_name::{LoginName, LoginNameFault};
pub use password::{Password, PasswordFault};
pub use sign_up::{EmailRule, Fault, Field, Mistake, SignUp, SignUpForm};
