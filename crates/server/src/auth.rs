//! Who is there: passwords, signed sessions and the key that signs them. Knows no route.

pub mod keyring;
pub mod password;
pub mod session;
