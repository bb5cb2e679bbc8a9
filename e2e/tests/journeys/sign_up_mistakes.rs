//! Every mistake that can be made when signing up is explained at its field, in the words of the
//! rules, and forgotten as soon as it is mended.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, in_both_browsers};
use rookery_protocol::account::{
    DisplayNameFault, EmailFault, EmailPolicy, Fault, Field, LoginNameFault, PasswordFault,
    SignUpForm,
};

use crate::account::{self, complains, has_focus, is_in, open};
use crate::variants::{Variants, missing};

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

fn good() -> SignUpForm {
    SignUpForm {
        login: "rita".to_owned(),
        email: String::new(),
        display: "Rita".to_owned(),
        password: account::SECRET.to_owned(),
        repeated: account::SECRET.to_owned(),
    }
}

fn text_of(form: &mut SignUpForm, field: Field) -> &mut String {
    match field {
        Field::Login => &mut form.login,
        Field::Email => &mut form.email,
        Field::Display => &mut form.display,
        Field::Password => &mut form.password,
        Field::Repeated => &mut form.repeated,
    }
}

fn label(field: Field) -> &'static str {
    match field {
        Field::Login => account::LOGIN,
        Field::Email => account::EMAIL,
        Field::Display => account::DISPLAY,
        Field::Password => account::PASSWORD,
        Field::Repeated => account::REPEATED,
    }
}

fn id(field: Field) -> String {
    format!("sign-up-{}", field.name())
}

fn refused(field: Field, text: &str) -> Result<Fault> {
    let mut form = good();
    text.clone_into(text_of(&mut form, field));
    let mistakes = form.check(EmailPolicy::Optional).err().unwrap_or_default();
    let mistake = mistakes.iter().find(|mistake| mistake.field == field);
    let mistake = mistake.with_context(|| format!("{text:?} is fine as {field:?}"))?;
    Ok(mistake.fault)
}

#[test]
fn there_is_an_example_of_every_mistake() -> Result<()> {
    let mut seen: [Vec<&str>; 4] = Default::default();
    for (field, text) in MISTAKES {
        match refused(field, text)? {
            Fault::Login(fault) => seen[0].push(fault.name()),
            Fault::Email(fault) => seen[1].push(fault.name()),
            Fault::Display(fault) => seen[2].push(fault.name()),
            Fault::Password(fault) => seen[3].push(fault.name()),
        }
    }
    ensure!(missing::<LoginNameFault>(&seen[0]).is_empty(), "{seen:?}");
    ensure!(missing::<EmailFault>(&seen[1]).is_empty(), "{seen:?}");
    ensure!(missing::<DisplayNameFault>(&seen[2]).is_empty(), "{seen:?}");
    ensure!(missing::<PasswordFault>(&seen[3]).is_empty(), "{seen:?}");
    Ok(())
}

const FIELDS: [Field; 5] = [
    Field::Login,
    Field::Email,
    Field::Display,
    Field::Password,
    Field::Repeated,
];

async fn every_mistake_is_made_once_and_mended(page: &Page) -> Result<()> {
    open(page, "/sign-up", "Make an account").await?;
    // Nothing is said before anything was done; then all that is missing, and where to begin.
    for field in FIELDS {
        complains(page, &id(field), "").await?;
    }
    page.click("button", "Sign up").await?;
    has_focus(page, &id(Field::Login)).await?;
    for field in [Field::Login, Field::Display, Field::Password] {
        complains(page, &id(field), &refused(field, "")?.to_string()).await?;
    }

    for field in FIELDS {
        page.fill(label(field), text_of(&mut good(), field)).await?;
        complains(page, &id(field), "").await?;
    }
    for (field, text) in MISTAKES {
        page.fill(label(field), text).await?;
        complains(page, &id(field), &refused(field, text)?.to_string()).await?;
        page.fill(label(field), text_of(&mut good(), field)).await?;
        complains(page, &id(field), "").await?;
    }
    page.wait_for_text("Good: long and mixed.").await?;
    page.click("button", "Sign up").await?;
    is_in(page, "Rita").await
}
in_both_browsers!(every_mistake_is_made_once_and_mended);

async fn a_field_says_nothing_before_it_was_left(page: &Page) -> Result<()> {
    open(page, "/sign-up", "Make an account").await?;
    page.fill(account::LOGIN, "7").await?;
    complains(page, &id(Field::Login), "").await?;
    page.find("h1").await?.click().await?;
    let begins = refused(Field::Login, "7rita")?.to_string();
    complains(page, &id(Field::Login), &begins).await?;
    // Looking at what one types is not leaving it.
    page.fill(account::PASSWORD, "short").await?;
    page.click("button", "Show password").await?;
    page.wait_for_attribute("#sign-up-password", "type", "text")
        .await?;
    complains(page, &id(Field::Password), "").await?;
    page.fill(account::REPEATED, "short").await?;
    complains(
        page,
        &id(Field::Password),
        &refused(Field::Password, "short")?.to_string(),
    )
    .await
}
in_both_browsers!(a_field_says_nothing_before_it_was_left);
