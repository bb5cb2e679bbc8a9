//! The form with which someone signs up. Its rules are those of the server.

use rookery_protocol::account::{EmailRule, Field, SignUpForm};

use crate::forms::form::{Form, Name};
use crate::forms::slip::{self, Slip};

/// The name to log in with.
pub const LOGIN: Name = Field::Login.name();
/// The email address.
pub const EMAIL: Name = Field::Email.name();
/// The name others see.
pub const DISPLAY: Name = Field::Display.name();
/// The password.
pub const PASSWORD: Name = Field::Password.name();
/// The password once more.
pub const REPEATED: Name = Field::Repeated.name();

/// An empty form, for a server that needs an email address or does not.
pub fn form(policy: EmailRule) -> Form {
    let fields = [LOGIN, EMAIL, DISPLAY, PASSWORD, REPEATED];
    match policy {
        EmailRule::Needed => Form::new("sign-up", &fields, |form| slips(form, EmailRule::Needed)),
        EmailRule::Optional => {
            Form::new("sign-up", &fields, |form| slips(form, EmailRule::Optional))
        }
    }
}

/// What is sent.
pub fn body(form: &Form) -> SignUpForm {
    let text = |field| form.text(field).to_owned();
    SignUpForm {
        login: text(LOGIN),
        email: text(EMAIL),
        display: text(DISPLAY),
        password: text(PASSWORD),
        repeated: text(REPEATED),
    }
}

/// What is wrong with it.
pub fn slips(form: &Form, policy: EmailRule) -> Vec<(Name, Slip)> {
    let mistakes = body(form).check(policy).err().unwrap_or_default();
    mistakes.into_iter().map(slip::of).collect()
}

#[cfg(test)]
mod tests {
    use rookery_protocol::account::{DisplayNameFault, EmailFault, Fault, PasswordFault};

    use super::*;
    use crate::forms::form::Complaint;

    fn rule(fault: impl Into<Fault>) -> Option<Complaint> {
        Some(Complaint::Slip(Slip::Rule(fault.into())))
    }

    fn filled(policy: EmailRule) -> Form {
        form(policy)
            .with(LOGIN, "rita")
            .with(DISPLAY, "Rita")
            .with(PASSWORD, "Feather-7")
            .with(REPEATED, "Feather-7")
    }

    #[test]
    fn an_email_address_is_missed_only_where_it_is_needed() {
        assert_eq!(filled(EmailRule::Optional).send(), Ok(()));
        let mut form = filled(EmailRule::Needed);
        assert_eq!(form.send(), Err(EMAIL));
        assert_eq!(form.complaint(EMAIL), rule(EmailFault::Blank));
    }

    #[test]
    fn the_second_password_is_compared_only_once_it_was_left() {
        let mut form = filled(EmailRule::Optional);
        form.type_in(REPEATED, "Feather".to_owned());
        form.leave(PASSWORD);
        assert_eq!(form.complaint(PASSWORD), None);
        assert_eq!(form.complaint(REPEATED), None);
        form.leave(REPEATED);
        assert_eq!(form.complaint(REPEATED), rule(PasswordFault::Different));
        form.type_in(REPEATED, "Feather-7".to_owned());
        assert_eq!(form.complaint(REPEATED), None);
    }

    #[test]
    fn a_password_that_holds_a_name_is_told_as_soon_as_both_are_there() {
        let mut form = filled(EmailRule::Optional);
        form.leave(PASSWORD);
        assert_eq!(form.complaint(PASSWORD), None);
        form.type_in(LOGIN, "feather".to_owned());
        assert_eq!(form.complaint(PASSWORD), rule(PasswordFault::HoldsName));
    }

    #[test]
    fn the_first_wrong_field_is_the_one_to_look_at() {
        let mut form = form(EmailRule::Optional);
        assert_eq!(form.send(), Err(LOGIN));
        assert_eq!(form.complaint(DISPLAY), rule(DisplayNameFault::Blank));
        form.type_in(LOGIN, "rita".to_owned());
        assert_eq!(form.send(), Err(DISPLAY));
    }
}
