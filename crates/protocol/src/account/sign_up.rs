//! The form with which someone signs up, and all that can be wrong with it at once.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{
    DisplayName, DisplayNameFault, Email, EmailFault, LoginName, LoginNameFault, Password,
    PasswordFault,
};
use crate::FieldProblem;

/// What was typed to sign up; a field that was left out is empty.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignUpForm {
    /// The name to log in with.
    #[serde(default)]
    pub login: String,
    /// The email address.
    #[serde(default)]
    pub email: String,
    /// The name others see.
    pub display: String,
    /// The password.
    pub password: String,
    /// The password once more.
    pub repeated: String,
}

/// Whether an account needs an email address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum EmailRule {
    /// Every account has one, and may go without a log-in name.
    Needed,
    /// A log-in name is enough, as in a class.
    Optional,
}

/// A sign-up that can be tried; the name may still be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignUp {
    /// The name to log in with.
    pub login: Option<LoginName>,
    /// The email address.
    pub email: Option<Email>,
    /// The name others see.
    pub display: DisplayName,
    /// The password.
    pub password: Password,
}

/// A part of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// The name to log in with.
    Login,
    /// The email address.
    Email,
    /// The name others see.
    Display,
    /// The password.
    Password,
    /// The password once more.
    Repeated,
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// With the name to log in with.
    #[error(transparent)]
    Login(#[from] LoginNameFault),
    /// With the email address.
    #[error(transparent)]
    Email(#[from] EmailFault),
    /// With the name others see.
    #[error(transparent)]
    Display(#[from] DisplayNameFault),
    /// With the password.
    #[error(transparent)]
    Password(#[from] PasswordFault),
}

/// A field and what is wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Where.
    pub field: Field,
    /// What.
    pub fault: Fault,
}

impl SignUpForm {
    /// Checks the whole form.
    ///
    /// # Errors
    /// The first mistake of every field that has one, in the order of the form.
    pub fn check(&self, rule: EmailRule) -> Result<SignUp, Vec<Mistake>> {
        let needs_email = rule == EmailRule::Needed;
        let needs_login = !needs_email && self.email.is_empty();
        let login = wanted(&self.login, needs_login, LoginName::parse);
        let email = wanted(&self.email, needs_email, Email::parse);
        let display = DisplayName::parse(&self.display);
        let local = self.email.split('@').next().unwrap_or_default();
        let names = [&*self.login, local, &self.display];
        let password = Password::parse_twice(&self.password, &self.repeated, &names);
        match (login, email, display, password) {
            (Ok(login), Ok(email), Ok(display), Ok(password)) => Ok(SignUp {
                login,
                email,
                display,
                password,
            }),
            (login, email, display, password) => {
                let names = [
                    login.err().map(Fault::from),
                    email.err().map(Fault::from),
                    display.err().map(Fault::from),
                ];
                let names = names.into_iter().flatten().map(Mistake::of);
                let passwords = password.err().into_iter().flat_map(Mistake::of_passwords);
                Err(names.chain(passwords).collect())
            }
        }
    }
}

/// Reads a field that may be left out unless it is needed.
fn wanted<T, E>(
    text: &str,
    needed: bool,
    parse: impl Fn(&str) -> Result<T, E>,
) -> Result<Option<T>, E> {
    match text.is_empty() && !needed {
        true => Ok(None),
        false => parse(text).map(Some),
    }
}

impl Mistake {
    /// What is wrong with a password that was typed twice.
    pub fn of_passwords(faults: Vec<PasswordFault>) -> impl Iterator<Item = Self> {
        let faults = faults.into_iter().map(Fault::Password);
        faults.map(Self::of)
    }

    /// Which field such a fault belongs to.
    #[must_use]
    pub const fn of(fault: Fault) -> Self {
        let field = match fault {
            Fault::Login(_) => Field::Login,
            Fault::Email(_) => Field::Email,
            Fault::Display(_) => Field::Display,
            Fault::Password(PasswordFault::NotRepeated | PasswordFault::Different) => {
                Field::Repeated
            }
            Fault::Password(_) => Field::Password,
        };
        Self { field, fault }
    }
}

impl Field {
    /// Its name in the form that is sent.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Login => "login",
            Self::Email => "email",
            Self::Display => "display",
            Self::Password => "password",
            Self::Repeated => "repeated",
        }
    }
}

impl From<&Mistake> for FieldProblem {
    fn from(mistake: &Mistake) -> Self {
        let (field, fault) = (mistake.field.name(), mistake.fault);
        Self::new(field, fault.code(), fault.to_string())
    }
}

impl Fault {
    /// Stable, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Login(fault) => fault.code(),
            Self::Email(fault) => fault.code(),
            Self::Display(fault) => fault.code(),
            Self::Password(fault) => fault.code(),
        }
    }
}

/// Without the passwords, so that a log never holds one.
impl fmt::Debug for SignUpForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SignUpForm")
            .field("login", &self.login)
            .field("email", &self.email)
            .field("display", &self.display)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> SignUpForm {
        SignUpForm {
            login: "rita".to_owned(),
            email: "rita@example.org".to_owned(),
            display: "Rita R.".to_owned(),
            password: "Rook-takes-e5".to_owned(),
            repeated: "Rook-takes-e5".to_owned(),
        }
    }

    fn check(form: &SignUpForm, rule: EmailRule, expected: &[(Field, &str)]) {
        let mistakes = form.check(rule).err().unwrap_or_default();
        let found: Vec<_> = mistakes
            .iter()
            .map(|one| (one.field, one.fault.code()))
            .collect();
        assert_eq!(found, expected, "{form:?}");
    }

    #[test]
    fn a_good_form_becomes_a_sign_up() {
        let sign_up = form().check(EmailRule::Needed).unwrap();
        assert_eq!(sign_up.login.unwrap().as_str(), "rita");
        assert_eq!(sign_up.display.as_str(), "Rita R.");
    }

    #[test]
    fn an_empty_form_has_a_message_for_every_field_that_is_needed() {
        let empty = SignUpForm::default();
        for (policy, name) in [
            (EmailRule::Needed, (Field::Email, "email_blank")),
            (EmailRule::Optional, (Field::Login, "login_blank")),
        ] {
            let expected = [
                name,
                (Field::Display, "display_blank"),
                (Field::Password, "password_blank"),
                (Field::Repeated, "password_not_repeated"),
            ];
            check(&empty, policy, &expected);
        }
    }

    #[test]
    fn name_or_address_may_be_left_out_as_the_server_allows() {
        let nameless = SignUpForm {
            login: String::new(),
            ..form()
        };
        let unreachable = SignUpForm {
            email: String::new(),
            ..form()
        };
        check(&nameless, EmailRule::Needed, &[]);
        check(&nameless, EmailRule::Optional, &[]);
        check(&unreachable, EmailRule::Optional, &[]);
        check(
            &unreachable,
            EmailRule::Needed,
            &[(Field::Email, "email_blank")],
        );
    }

    #[test]
    fn all_mistakes_are_told_at_once() {
        let bad = SignUpForm {
            login: "r".to_owned(),
            email: "rita".to_owned(),
            display: " Rita".to_owned(),
            password: "Rook-takes-e5".to_owned(),
            repeated: "Rook-takes-e4".to_owned(),
        };
        let expected = [
            (Field::Login, "login_too_short"),
            (Field::Email, "email_no_at"),
            (Field::Display, "display_space_at_end"),
            (Field::Repeated, "password_different"),
        ];
        check(&bad, EmailRule::Optional, &expected);
    }

    #[test]
    fn ones_own_name_is_no_password() {
        let named = SignUpForm {
            password: "My-Rita-99".to_owned(),
            repeated: "My-Rita-99".to_owned(),
            ..form()
        };
        check(
            &named,
            EmailRule::Needed,
            &[(Field::Password, "password_holds_name")],
        );
    }

    #[test]
    fn unknown_fields_are_refused_and_passwords_stay_out_of_logs() {
        let text = r#"{"display":"Rita","password":"x","repeated":"x","role":"admin"}"#;
        assert!(serde_json::from_str::<SignUpForm>(text).is_err());
        assert!(!format!("{:?}", form()).contains("Rook-takes"));
    }
}
