//! Words of the settings.

use crate::board::sound::Sound;
use crate::lang::{Lang, date, sayings};
use crate::settings::board_look::{BoardColors, PieceSet};
use crate::settings::preferences::Switch;
use rookery_protocol::account::EmailRule;
use rookery_protocol::api::{Role, Scope, ServerFacts, Session, Token};

sayings! {
    heading => "Settings";
    sections => "Parts of the settings";

    names_heading => "Your name";
    display_label => "Name others see";
    display_hint => "It need not be your real name.";
    login_label => "Log-in name";
    login_hint => "You log in with it. Nobody else sees it.";
    names_saved => "Saved. Hello!";
    names_seen => "This is how others see you.";

    email_heading => "Email";
    email_none => "You have no email address here, and you need none.";
    email_verified => "Confirmed";
    email_unverified => "Not confirmed yet";
    email_label => "Email address";
    email_save => "Save email";
    email_saved => "Saved.";
    email_saved_with_mail => "Saved. We have sent you a mail to confirm the address.";
    email_again => "Send the mail again";
    email_sent => "We have sent you another mail. Open the link in it.";

    password_heading => "Password";
    password_lead => "A new password logs you out on all other devices.";
    current_label => "Current password";
    new_label => "New password";
    repeated_label => "New password once more";
    password_save => "Change password";
    password_saved => "You have a new password. All other devices are logged out.";

    look_heading => "Looks and sounds";
    look_here => "Kept in this browser.";
    look_kept => "Kept with your account, so it follows you to other devices.";
    look_theme => "Colors";
    look_board => "Board";
    look_pieces => "Pieces";
    look_preview => "Try it";
    look_saved => "Saved";
    preview_move => "Show a move";
    preview_sound => "Play a sound";
    sound_is_off => "Sound is off.";
    look_switches => "On or off";
    look_trouble => "Your choice works here, but the server could not keep it. It tries again when you change something.";

    help_heading => "Help while you play";

    level_heading => "My level";

    language_heading => "Language";
    language_name => "English";
    language_about => "Rookery speaks English so far.";

    devices_heading => "Devices";
    devices_lead => "Everywhere you are logged in. Do you not know one? Log out there and change your password.";
    device_here => "This device";
    device_end => "Log out there";
    devices_end_others => "Log out everywhere else";
    devices_ended => "Done. You are logged in only here now.";
    device_ended => "Done. That device is logged out.";
    devices_alone => "You are logged in only here.";

    programs_heading => "For programmers";
    programs_open => "Tokens for programs of yours";
    programs_lead => "A token is like a password for a program of yours. Give it only to programs that you trust.";
    programs_docs => "What programs can do";
    programs_none => "You have no tokens.";
    token_name_label => "What is it for?";
    token_name_hint => "Such as: my chess clock";
    token_scope_label => "What may it do?";
    token_days_label => "How long?";
    token_make => "Make a token";
    token_made => "Here is your token. Copy it now: it is never shown again.";
    token_secret_label => "Your new token";
    token_understood => "I have copied it";
    token_revoked => "Done. That token no longer works.";

    data_heading => "Your data";
    data_lead => "Everything we keep about you, in one archive: your games as PGN, all else as JSON.";
    data_download => "Download everything";

    looks_heading => "Who looked";
    looks_lead => "When somebody who looks after this site looks at something of yours or changes it, you see it here. Looks are kept for 400 days.";
    looks_none => "Nobody has looked at your things.";
    looks_list => "Who looked, the newest first";
    looks_host => "Somebody at the host's machine, or who has left";
    looks_more => "Show more";

    farewell_heading => "Delete my account";
    farewell_heading_guest => "Delete what I did here";
    farewell_lead => "Your name, your games, puzzles, progress and settings are deleted at once. Nobody can bring them back, not even the host of this site. Download your data first if you want to keep it.";
    farewell_begin => "Delete my account…";
    farewell_begin_guest => "Delete everything…";
    farewell_question => "Are you sure? This cannot be undone.";
    farewell_password => "Your password";
    farewell_yes => "Yes, delete everything";
    farewell_no => "No, keep it";
    farewell_done => "Goodbye! Everything of yours is deleted. You are always welcome back.";
    sending => "One moment…";

    guest_heading => "You play as a guest";
    guest_lead => "Your choices are kept in this browser only. With an account your games and settings follow you to every device, and nobody can lose them by accident.";
    guest_sign_up => "Make an account";
}

/// What an email address is good for on this server, and whether one may go without.
pub fn email_hint(lang: Lang, policy: EmailRule, facts: Option<&ServerFacts>) -> &'static str {
    match (lang, facts.is_some_and(|facts| facts.mail), policy) {
        (Lang::En, true, EmailRule::Needed) => {
            "Only used to help you when you forget your password."
        }
        (Lang::En, true, EmailRule::Optional) => {
            "Only used to help you when you forget your password. Leave it empty if you want none."
        }
        (Lang::En, false, EmailRule::Needed) => "You can log in with it.",
        (Lang::En, false, EmailRule::Optional) => {
            "You can log in with it. Leave it empty if you want none."
        }
    }
}

/// Below the names: a guest has one, an account has two.
pub fn names_save(lang: Lang, role: Role) -> &'static str {
    match (lang, role) {
        (Lang::En, Role::Guest) => "Save name",
        (Lang::En, Role::User | Role::Admin) => "Save names",
    }
}

/// A board to choose.
pub fn board_colors(lang: Lang, colors: BoardColors) -> &'static str {
    match (lang, colors) {
        (Lang::En, BoardColors::Moss) => "Moss",
        (Lang::En, BoardColors::Walnut) => "Walnut",
        (Lang::En, BoardColors::Slate) => "Slate",
        (Lang::En, BoardColors::Contrast) => "High contrast",
    }
}

/// A set of pieces to choose.
pub fn piece_set(lang: Lang, set: PieceSet) -> &'static str {
    match (lang, set) {
        (Lang::En, PieceSet::Club) => "Club",
        (Lang::En, PieceSet::Blocks) => "Blocks",
        (Lang::En, PieceSet::Fine) => "Fine lines",
    }
}

/// The name of a switch.
pub fn switch(lang: Lang, switch: Switch) -> &'static str {
    match (lang, switch) {
        (Lang::En, Switch::Sound) => "Sound",
        (Lang::En, Switch::Animation) => "Animation",
        (Lang::En, Switch::Hints) => "Hints",
        (Lang::En, Switch::Coordinates) => "Letters and numbers",
        (Lang::En, Switch::Keys) => "Single keys",
        (Lang::En, Switch::Asks) => "Ask before going back",
        (Lang::En, Switch::Queens) => "Always promote to a queen",
        (Lang::En, Switch::Confirms) => "Confirm each move",
    }
}

/// What a switch does.
pub fn switch_about(lang: Lang, switch: Switch) -> &'static str {
    match (lang, switch) {
        (Lang::En, Switch::Sound) => "A knock when a piece is put down.",
        (Lang::En, Switch::Animation) => "Pieces glide to their squares.",
        (Lang::En, Switch::Hints) => {
            "Show where a piece may go, and offer the Hint button in games."
        }
        (Lang::En, Switch::Coordinates) => "The names of files and ranks at the edge of the board.",
        (Lang::En, Switch::Keys) => {
            "Press ? for the keys, and F to turn the board. Off is best if you speak to the computer."
        }
        (Lang::En, Switch::Asks) => {
            "When you have looked at an earlier move, the game asks whether to go back there."
        }
        (Lang::En, Switch::Queens) => {
            "In games, a pawn that arrives becomes a queen, without a question."
        }
        (Lang::En, Switch::Confirms) => {
            "In games, the board shows your move first, and plays it when you say so."
        }
    }
}

/// What is heard.
pub fn sound(lang: Lang, sound: Sound) -> &'static str {
    match (lang, sound) {
        (Lang::En, Sound::Move) => "That was a move.",
        (Lang::En, Sound::Capture) => "That was a capture.",
        (Lang::En, Sound::Check) => "That was a check.",
        (Lang::En, Sound::End) => "That was the end of a game.",
        (Lang::En, Sound::Illegal) => "That was a move that is not allowed.",
    }
}

/// When a device was last used and when it logs out by itself.
pub fn device_times(lang: Lang, session: &Session, local: impl Fn(i64) -> i64, now: i64) -> String {
    let used = date::recent(lang, local(session.used), local(now));
    let expires = date::day(lang, local(session.expires));
    match lang {
        Lang::En => format!("Last used {used}. Logged in until {expires}."),
    }
}

/// What a button that logs out one of several devices is called.
pub fn device_end_named(lang: Lang, device: &str) -> String {
    match lang {
        Lang::En => format!("Log out there: {device}"),
    }
}

/// What a token may do.
pub fn scope(lang: Lang, scope: Scope) -> &'static str {
    match (lang, scope) {
        (Lang::En, Scope::Read) => "Look, but change nothing",
        (Lang::En, Scope::User) => "Everything of mine but the account itself",
        (Lang::En, Scope::Admin) => "Everything an administrator may, but accounts",
    }
}

/// How long a token works; `None` has no end.
pub fn days(lang: Lang, days: Option<u16>) -> String {
    match (lang, days) {
        (Lang::En, None) => "Until I revoke it".to_owned(),
        (Lang::En, Some(365)) => "One year".to_owned(),
        (Lang::En, Some(days)) => format!("{days} days"),
    }
}

/// What is to know about a token besides its name.
pub fn token_facts(lang: Lang, token: &Token, local: impl Fn(i64) -> i64, now: i64) -> String {
    let scope = scope(lang, token.scope);
    let used = token
        .used
        .map(|used| date::recent(lang, local(used), local(now)));
    let expires = token.expires.map(|expires| date::day(lang, local(expires)));
    match lang {
        Lang::En => {
            let used = used.map_or("Never used.".to_owned(), |used| {
                format!("Last used {used}.")
            });
            let expires = expires.map_or("Works until you revoke it.".to_owned(), |expires| {
                format!("Works until {expires}.")
            });
            format!("{scope}. {used} {expires}")
        }
    }
}

/// What a button that revokes one of several tokens is called.
pub fn token_revoke_named(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("Revoke {name}"),
    }
}

/// What is read on the button that revokes a token: its name stands beside it.
pub fn token_revoke(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Revoke",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_by_mail_is_promised_only_where_mail_is_sent() {
        let mut facts = crate::account::example::facts();
        for mail in [false, true] {
            facts.mail = mail;
            for policy in [EmailRule::Needed, EmailRule::Optional] {
                let hint = email_hint(Lang::En, policy, Some(&facts));
                assert_eq!(hint.contains("forget"), mail, "{hint}");
            }
        }
    }

    #[test]
    fn one_name_is_not_called_names() {
        assert_eq!(names_save(Lang::En, Role::Guest), "Save name");
        assert_eq!(names_save(Lang::En, Role::User), "Save names");
    }
}
