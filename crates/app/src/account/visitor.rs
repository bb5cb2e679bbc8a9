//! Who sits in front of the page, as the server knows them.

use rookery_protocol::api::{Account, CurrentAccount, Role};

/// Whoever it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Visitor {
    /// The server was not asked yet, or did not answer.
    #[default]
    Unknown,
    /// Someone the server does not know.
    Stranger,
    /// A guest or someone with an account.
    Known(Account),
}

impl Visitor {
    /// Someone who can log out.
    pub fn account(&self) -> Option<&Account> {
        match self {
            Self::Known(account) if account.role != Role::Guest => Some(account),
            _ => None,
        }
    }

    /// Whether the server keeps something of theirs that signing up would save.
    pub fn is_guest(&self) -> bool {
        matches!(self, Self::Known(account) if account.role == Role::Guest)
    }

    /// Whether the page for administrators is theirs.
    pub fn is_admin(&self) -> bool {
        self.account()
            .is_some_and(|account| account.role == Role::Admin)
    }
}

impl From<CurrentAccount> for Visitor {
    fn from(current: CurrentAccount) -> Self {
        current.account.map_or(Self::Stranger, Self::Known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(role: Role) -> Visitor {
        Visitor::Known(Account {
            id: "0198c5e2-7b1a-7c3d-9e4f-5a6b7c8d9e0f".to_owned(),
            role,
            display: "Rita".to_owned(),
            login: None,
            email: None,
            email_verified: false,
            created: 0,
            seen: 0,
        })
    }

    #[test]
    fn only_those_with_an_account_can_log_out() {
        for (visitor, account, guest, admin) in [
            (Visitor::Unknown, false, false, false),
            (Visitor::Stranger, false, false, false),
            (known(Role::Guest), false, true, false),
            (known(Role::User), true, false, false),
            (known(Role::Admin), true, false, true),
        ] {
            assert_eq!(visitor.account().is_some(), account, "{visitor:?}");
            assert_eq!(visitor.is_guest(), guest, "{visitor:?}");
            assert_eq!(visitor.is_admin(), admin, "{visitor:?}");
        }
    }
}
