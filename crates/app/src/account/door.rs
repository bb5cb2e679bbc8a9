//! The smaller forms of the door: logging in, codes, a new password, and setting the server up.

use rookery_protocol::account::{EmailRule, Mistake, Password};
use rookery_protocol::api::{LogInForm, ResetPassword, ServerRules, SetUpForm};

use super::sign_up::{self, PASSWORD, REPEATED};
use crate::forms::form::{Form, Name};
use crate::forms::slip::{self, Slip};

/// A log-in name or an email address.
pub const NAME: Name = "name";
/// A code that came by mail, from an administrator, or from a new server.
pub const CODE: Name = "code";

/// For those who have an account.
pub fn log_in() -> Form {
    Form::new("log-in", &[NAME, PASSWORD], |form| {
        let slips = [
            missing(form, NAME, Slip::NoName),
            missing(form, PASSWORD, Slip::NoPassword),
        ];
        slips.into_iter().flatten().collect()
    })
    .judged_by_server(&[NAME, PASSWORD])
}

/// What is sent to log in.
pub fn log_in_body(form: &Form, bring_guest: bool) -> LogInForm {
    LogInForm {
        name: form.text(NAME).trim().to_owned(),
        password: form.text(PASSWORD).to_owned(),
        bring_guest,
    }
}

/// For those who have forgotten their password.
pub fn forgotten() -> Form {
    Form::new("forgotten", &[NAME], |form| {
        missing(form, NAME, Slip::NoName).into_iter().collect()
    })
    .judged_by_server(&[NAME])
}

/// For a code that came by mail.
pub fn code() -> Form {
    Form::new("verify", &[CODE], |form| {
        missing(form, CODE, Slip::NoCode).into_iter().collect()
    })
    .judged_by_server(&[CODE])
}

/// A new password, with a code.
pub fn new_password() -> Form {
    Form::new("reset", &[CODE, PASSWORD, REPEATED], |form| {
        let (password, repeated) = (form.text(PASSWORD), form.text(REPEATED));
        let faults = Password::parse_twice(password, repeated, &[]).err();
        let wrong = faults.into_iter().flat_map(Mistake::of_passwords);
        let missing = missing(form, CODE, Slip::NoCode);
        missing.into_iter().chain(wrong.map(slip::of)).collect()
    })
    .judged_by_server(&[CODE])
}

/// What is sent for it.
pub fn new_password_body(form: &Form) -> ResetPassword {
    let text = |field| form.text(field).to_owned();
    ResetPassword {
        code: text(CODE),
        password: text(PASSWORD),
        repeated: text(REPEATED),
    }
}

/// The first administrator of a server.
pub fn set_up() -> Form {
    let fields = [
        CODE,
        sign_up::LOGIN,
        sign_up::EMAIL,
        sign_up::DISPLAY,
        PASSWORD,
        REPEATED,
    ];
    Form::new("set-up", &fields, |form| {
        let missing = missing(form, CODE, Slip::NoCode);
        let wrong = sign_up::slips(form, EmailRule::Optional);
        missing.into_iter().chain(wrong).collect()
    })
    .judged_by_server(&[CODE])
}

/// What is sent to set the server up.
pub fn set_up_body(form: &Form, rules: ServerRules) -> SetUpForm {
    SetUpForm {
        code: form.text(CODE).to_owned(),
        admin: sign_up::body(form),
        rules,
    }
}

fn missing(form: &Form, field: Name, slip: Slip) -> Option<(Name, Slip)> {
    form.text(field).trim().is_empty().then_some((field, slip))
}

#[cfg(test)]
mod tests {
    use rookery_protocol::account::{Fault, PasswordFault};

    use super::*;
    use crate::forms::form::Complaint;

    #[test]
    fn a_space_around_the_name_does_not_keep_anyone_out() {
        let mut form = log_in().with(NAME, " rita ").with(PASSWORD, " secret ");
        assert_eq!(form.send(), Ok(()));
        let body = log_in_body(&form, true);
        assert_eq!(body.name, "rita");
        assert_eq!(body.password, " secret ");
        assert!(body.bring_guest);
    }

    #[test]
    fn every_form_misses_what_it_needs() {
        for (mut form, first) in [
            (log_in(), NAME),
            (log_in().with(NAME, "rita"), PASSWORD),
            (forgotten(), NAME),
            (code(), CODE),
            (new_password(), CODE),
            (new_password().with(CODE, "abcd"), PASSWORD),
            (set_up(), CODE),
            (set_up().with(CODE, "abcd"), sign_up::LOGIN),
        ] {
            assert_eq!(form.send(), Err(first));
        }
    }

    #[test]
    fn a_new_password_is_held_to_the_rules() {
        let mut form = new_password().with(CODE, "abcd").with(PASSWORD, "short");
        assert_eq!(form.send(), Err(PASSWORD));
        let fault = Fault::Password(PasswordFault::TooShort);
        assert_eq!(
            form.complaint(PASSWORD),
            Some(Complaint::Slip(Slip::Rule(fault)))
        );
    }
}
