//! A form for the two names of someone: the one others see, and the one to log in with.

use rookery_protocol::account::{DisplayName, Fault, LoginName, Mistake};
use rookery_protocol::api::{Account, ChangeName};

use crate::forms::form::{Form, Name};
use crate::forms::slip::{self, Slip};

/// The name others see.
pub const DISPLAY: Name = "display";
/// The name to log in with.
pub const LOGIN: Name = "login";
/// The log-in name as it is now; someone who has one cannot do without.
const BEFORE: Name = "before";

/// With the names as they are.
pub fn form(name: Name, account: &Account) -> Form {
    let login = account.login.clone().unwrap_or_default();
    Form::new(name, &[DISPLAY, LOGIN, BEFORE], check)
        .with(DISPLAY, account.display.clone())
        .with(LOGIN, login.clone())
        .with(BEFORE, login)
}

/// The names are other ones now.
pub fn changed(form: &mut Form, account: &Account) {
    let login = account.login.clone().unwrap_or_default();
    form.type_in(BEFORE, login);
}

/// The log-in name only if it is another one, because guessing names is counted.
pub fn wanted(form: &Form) -> ChangeName {
    let login = form.text(LOGIN);
    ChangeName {
        display: Some(form.text(DISPLAY).to_owned()),
        login: (login != form.text(BEFORE)).then(|| login.to_owned()),
    }
}

fn check(form: &Form) -> Vec<(Name, Slip)> {
    let display = DisplayName::parse(form.text(DISPLAY)).err();
    let login = form.text(LOGIN);
    let login = (login != form.text(BEFORE)).then(|| LoginName::parse(login).err());
    let faults = [
        display.map(Fault::Display),
        login.flatten().map(Fault::Login),
    ];
    let faults = faults.into_iter().flatten();
    faults.map(|fault| slip::of(Mistake::of(fault))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(display: &str, login: &str, before: &str) -> Form {
        Form::new("names", &[DISPLAY, LOGIN, BEFORE], check)
            .with(DISPLAY, display)
            .with(LOGIN, login)
            .with(BEFORE, before)
    }

    #[test]
    fn a_log_in_name_can_be_changed_but_not_removed() {
        let wrong = |login, before| check(&form("Rita", login, before)).len();
        assert_eq!(wrong("", ""), 0);
        assert_eq!(wrong("rita", ""), 0);
        assert_eq!(wrong("", "rita"), 1);
        assert_eq!(wrong("r", "rita"), 1);
        assert_eq!(check(&form("", "r", "rita")).len(), 2);
    }

    #[test]
    fn only_another_log_in_name_is_sent() {
        assert_eq!(wanted(&form("Rita", "rita", "rita")).login, None);
        let other = wanted(&form("Rita", "ruth", "rita")).login;
        assert_eq!(other.as_deref(), Some("ruth"));
    }
}
