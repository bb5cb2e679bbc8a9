//! Every mistake that can be made when signing up, said at its field and forgotten once mended.

use rookery_protocol::account::{
    DisplayNameFault, EmailFault, EmailRule, Fault, Field, LoginNameFault, PasswordFault,
};

use super::variants::{Variants, missing};
use crate::account::sign_up::{self, DISPLAY, LOGIN, PASSWORD, REPEATED};
use crate::forms::form::{Complaint, Form};
use crate::forms::slip::Slip;
use crate::forms::words as form;
use crate::lang::Lang;

const LONG: &str = "Abcdefghijklmnopqrstuvwxyz-1234567890";
const MISTAKES: [(Field, &str); 33] = [
    (Field::Login, ""),
    (Field::Login, "ri"),
    (Field::Login, LONG),
    (Field::Login, "7rita"),
    (Field::Login, "ri ta"),
    (Field::Login, "ri*ta"),
    (Field::Login, "admin"),
    (Field::Login, "bastard7"),
    (Field::Email, " "),
    (Field::Email, "ri ta@example.org"),
    (Field::Email, "rita"),
    (Field::Email, "rita@home@example.org"),
    (Field::Email, "@example.org"),
    (Field::Email, "rita@example"),
    (Field::Email, "ri(ta@example.org"),
    (
        Field::Email,
        "a-name-that-is-much-longer-than-the-names-that-people-usually-have@example.org",
    ),
    (Field::Display, ""),
    (Field::Display, "R"),
    (Field::Display, LONG),
    (Field::Display, "Rita "),
    (Field::Display, "Ri\u{200b}ta"),
    (Field::Display, "Admin"),
    (Field::Display, "Bastard"),
    (Field::Password, ""),
    (Field::Password, "Short-7"),
    (
        Field::Password,
        "Abcdefghijklmnopqrstuvwxyz-1234567890-Abcdefghijklmnopqrstuvwxyz-1234567890-\
         Abcdefghijklmnopqrstuvwxyz-1234567890-Abcdefghijklmnopqrstuvwxyz-1234567890",
    ),
    (Field::Password, "FEATHER-7"),
    (Field::Password, "feather-7"),
    (Field::Password, "FeatherOwl"),
    (Field::Password, "Password-1"),
    (Field::Password, "Owl-rita-7"),
    (Field::Repeated, ""),
    (Field::Repeated, "Feather-8"),
];

fn filled() -> Form {
    sign_up::form(EmailRule::Optional)
        .with(LOGIN, "rita")
        .with(DISPLAY, "Rita")
        .with(PASSWORD, "Feather-7-Owl")
        .with(REPEATED, "Feather-7-Owl")
}

#[test]
fn every_mistake_is_made_once_and_mended() {
    let mut seen: [Vec<&str>; 4] = Default::default();
    for (field, text) in MISTAKES {
        let (field, good) = (field.name(), filled().text(field.name()).to_owned());
        let mut typed = filled();
        typed.type_in(field, text.to_owned());
        assert_eq!(typed.complaint(field), None, "{text:?} before it was left");
        typed.leave(field);
        let Some(complaint @ Complaint::Slip(Slip::Rule(fault))) = typed.complaint(field) else {
            panic!("{text:?} is fine as {field}");
        };
        assert_eq!(form::complaint(Lang::En, &complaint), fault.to_string());
        typed.type_in(field, good);
        assert_eq!(typed.complaint(field), None, "mended after {text:?}");
        match fault {
            Fault::Login(fault) => seen[0].push(fault.name()),
            Fault::Email(fault) => seen[1].push(fault.name()),
            Fault::Display(fault) => seen[2].push(fault.name()),
            Fault::Password(fault) => seen[3].push(fault.name()),
        }
    }
    assert!(missing::<LoginNameFault>(&seen[0]).is_empty(), "{seen:?}");
    assert!(missing::<EmailFault>(&seen[1]).is_empty(), "{seen:?}");
    assert!(missing::<DisplayNameFault>(&seen[2]).is_empty(), "{seen:?}");
    assert!(missing::<PasswordFault>(&seen[3]).is_empty(), "{seen:?}");
}
