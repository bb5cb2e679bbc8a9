//! Words of the pages for administrators.

pub mod acts;
pub mod games;
pub mod puzzle_import;

use crate::admin::pages::AdminPage;
use crate::lang::{Lang, date, sayings};
use crate::puzzles::words as puzzles;
use rookery_protocol::account::EmailRule;
use rookery_protocol::api::{Account, Role, SignUpRule, TextName};

sayings! {
    heading => "Administration";
    places => "Parts of the administration";
    not_yours => "This page is for the people who look after this server. Ask one of them if you need something.";
    home => "Play a game";
    sending => "One moment…";
    back => "All people";
    saved => "Saved.";

    search_label => "Name, email address or id";
    search => "Search";
    role_label => "Who";
    anyone => "Everyone";
    nobody => "Nobody fits. Try fewer letters or another choice.";
    more => "Show more";
    column_name => "Name";
    column_login => "Log-in name";
    column_email => "Email";
    column_role => "Who";
    column_seen => "Last here";
    people => "People";
    none => "none";
    make_account => "Make an account";

    new_heading => "Make an account for someone";
    new_lead => "Tell them the log-in name and the password. They can change both in their settings.";
    new_login => "Log-in name";
    new_display => "Name others see";
    new_email => "Email address";
    new_email_hint => "May be left empty if the rules of this site say so.";
    new_password => "Password";
    new_repeated => "Password once more";
    new_make => "Make the account";
    new_done => "The account is ready.";
    new_look => "Look at it";
    new_another => "Make another one";

    names_heading => "Names";
    email_heading => "Email";
    email_label => "Email address";
    email_save => "Save email";
    own_password => "Your own password";
    own_password_hint => "So that we know it is really you.";
    role_heading => "Administrator";
    role_is_not => "Administrators see everyone here and can change everything on this page. The change logs this person out.";
    role_is => "This person looks after the server. If you end that, they keep their account. The change logs them out.";
    role_make => "Make administrator";
    role_end => "No longer administrator";
    role_you => "You look after this server. Another administrator can end that for you.";
    reset_heading => "Forgotten password";
    reset_lead => "Hand out a code with which this person can choose a new password. You never learn the password.";
    reset_make => "Make a code";
    reset_label => "Code";
    reset_address => "They type it here:";
    sessions_heading => "Devices";
    sessions_lead => "Log this person out everywhere, for example when a device was lost.";
    sessions_end => "Log out everywhere";
    sessions_ended => "Done. This person is logged out everywhere.";
    export_heading => "Data";
    export_lead => "Everything we keep about this person, in one archive. They see in their settings that you took it.";
    export_download => "Download everything";
    delete_heading => "Delete this account";
    delete_lead => "Everything of this person is deleted at once and cannot be brought back.";
    delete_begin => "Delete this account…";
    delete_yes => "Yes, delete everything";
    delete_no => "No, keep it";
    delete_you => "To delete your own account, go to your settings.";
    deleted => "Done. The account and everything in it are deleted.";
    guest_lead => "A guest has no account yet, so there is nothing to log in with.";

    rules_heading => "Rules";
    rules_lead => "What holds for everyone who comes here.";
    sign_up_label => "Who may make an account?";
    email_rule_label => "Does an account need an email address?";
    rules_save => "Save rules";

    texts_heading => "Texts";
    texts_lead => "Everyone can read them, linked at the end of every page. Leave an empty line between paragraphs; begin a heading with # and an item of a list with -.";
    texts_which => "Which text";
    text_label => "The text";
    text_preview => "So it looks";
    text_save => "Save text";
    text_usual => "Use Rookery's own text again";
    text_is_usual => "This is Rookery's own text.";
    text_saved => "Saved. Everyone sees it now.";

    acts_heading => "Acts";
    acts_lead => "What administrators did to others or to the server and what they looked at, the newest first.";
    acts_none => "Nothing was done yet.";
    column_when => "When";
    column_who => "Who";
    column_what => "What";
    column_whom => "To whom";
    command_line => "Someone who is gone, or the command line";
    the_server => "The server";

    keys_heading => "Keys";
    keys_lead => "Whoever logs in gets a pass that this server signs with a secret key. If you fear that someone has copied the key, for example with a lost backup, make a new one.";
    keys_warning => "Everyone is logged out at once, you too. Nothing else is lost.";
    keys_begin => "Make a new key…";
    keys_question => "Make a new key and log everyone out, you too?";
    keys_yes => "Yes, make a new key";
    keys_no => "No, keep it";
}

/// The name of a part of the administration.
pub fn place(lang: Lang, place: &AdminPage) -> &'static str {
    match (lang, place) {
        (Lang::En, AdminPage::People | AdminPage::Person(_)) => "People",
        (Lang::En, AdminPage::NewAccount) => make_account(lang),
        (Lang::En, AdminPage::Rules) => rules_heading(lang),
        (Lang::En, AdminPage::Texts) => texts_heading(lang),
        (Lang::En, AdminPage::Puzzles) => puzzles::heading(lang),
        (Lang::En, AdminPage::Acts) => acts_heading(lang),
        (Lang::En, AdminPage::Keys) => keys_heading(lang),
    }
}

/// What somebody is to this server.
pub fn role(lang: Lang, role: Role) -> &'static str {
    match (lang, role) {
        (Lang::En, Role::Guest) => "Guest",
        (Lang::En, Role::User) => "Has an account",
        (Lang::En, Role::Admin) => "Administrator",
    }
}

/// The choice of whom to show.
pub fn roles(lang: Lang, role: Option<Role>) -> &'static str {
    match (lang, role) {
        (Lang::En, None) => anyone(lang),
        (Lang::En, Some(Role::Guest)) => "Guests",
        (Lang::En, Some(Role::User)) => "People with an account",
        (Lang::En, Some(Role::Admin)) => "Administrators",
    }
}

/// Who somebody is, since when, and when they were last seen.
pub fn person_lead(lang: Lang, account: &Account, created: i64, seen: i64) -> String {
    let role = role(lang, account.role);
    match lang {
        Lang::En => format!(
            "{role}. First here on {}, last on {}.",
            date::day(lang, created),
            date::day(lang, seen)
        ),
    }
}

/// Under a code for a new password, which works until then.
pub fn reset_until(lang: Lang, expires: i64) -> String {
    match lang {
        Lang::En => format!(
            "Copy it now: it is never shown again. It works once, until {}.",
            date::moment(lang, expires)
        ),
    }
}

/// The heading of a text that can be replaced.
pub fn text(lang: Lang, name: TextName) -> &'static str {
    crate::docs::words::texts::heading(lang, name)
}

/// That a text is the server's own, and since when.
pub fn text_since(lang: Lang, changed: i64) -> String {
    match lang {
        Lang::En => format!("Your own text, since {}.", date::day(lang, changed)),
    }
}

/// Who may make an account, in short and explained.
pub fn sign_up_rule(lang: Lang, rule: SignUpRule) -> (&'static str, &'static str) {
    match (lang, rule) {
        (Lang::En, SignUpRule::Open) => ("Everyone", "Whoever finds this site can sign up."),
        (Lang::En, SignUpRule::Closed) => (
            "Only administrators, for others",
            "You make the accounts here. Guests can still play.",
        ),
    }
}

/// Whether an account needs an email address, in short and explained.
pub fn email_rule(lang: Lang, rule: EmailRule) -> (&'static str, &'static str) {
    match (lang, rule) {
        (Lang::En, EmailRule::Optional) => (
            "No",
            "A log-in name is enough, as in a class. You help with forgotten passwords.",
        ),
        (Lang::En, EmailRule::Needed) => ("Yes", "Everyone gives one when they sign up."),
    }
}

/// After a new key: how many sessions it has ended.
pub fn keys_done(lang: Lang, ended: u64) -> String {
    match (lang, ended) {
        (Lang::En, 1) => "There is a new key. 1 session has ended: yours.".to_owned(),
        (Lang::En, ended) => format!("There is a new key. {ended} sessions have ended, yours too."),
    }
}

/// To the door, for whoever made the new key.
pub fn log_in_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Log in again",
    }
}
