//! What administrators did, for themselves and for the person it was done to.

use crate::lang::Lang;

/// The word of an act, what administrators read, and what the person reads.
type Act = (&'static str, &'static str, &'static str);

/// Acts that are done to a person.
#[rustfmt::skip]
const TO_SOMEONE: [Act; 42] = [
    ("look_account", "Looked at the account", "Looked at your name and email address"),
    ("look_games", "Looked at the list of games", "Looked at the list of your games"),
    ("look_game", "Looked at a game", "Looked at a game of yours"),
    ("look_puzzles", "Looked at puzzles", "Looked at how you do with puzzles"),
    ("look_adventure", "Looked at the adventure", "Looked at your adventure"),
    ("look_survival", "Looked at survival runs", "Looked at your survival runs"),
    ("look_opponents", "Looked at own opponents", "Looked at the opponents you made"),
    ("look_links", "Looked at links", "Looked at your links"),
    ("look_sessions", "Looked at devices", "Looked at where you are logged in"),
    ("look_tokens", "Looked at tokens", "Looked at your tokens"),
    ("look_preferences", "Looked at preferences", "Looked at your settings"),
    ("create_user", "Made an account", "Made your account"),
    ("rename", "Changed a name", "Changed your name"),
    ("change_email", "Changed the email address", "Changed your email address"),
    ("ask_to_verify", "Sent a mail to confirm the address", "Had a mail sent to you"),
    ("change_password", "Changed the password", "Changed your password"),
    ("role", "Changed who they are to the server", "Changed who you are to this site"),
    ("reset_code", "Handed out a code for a new password", "Made you a code for a new password"),
    ("end_session", "Logged out one device", "Logged out a device of yours"),
    ("end_sessions", "Logged out all devices", "Logged out all your devices"),
    ("create_token", "Made a token", "Made a token for you"),
    ("revoke_token", "Revoked a token", "Revoked a token of yours"),
    ("preferences", "Changed preferences", "Changed your settings"),
    ("export", "Downloaded everything", "Downloaded everything of yours"),
    ("delete", "Deleted the account", "Deleted your account"),
    ("keep_game", "Kept a game", "Kept a game for you"),
    ("change_game", "Changed a game", "Changed a game of yours"),
    ("delete_game", "Deleted a game", "Deleted a game of yours"),
    ("import", "Imported games", "Imported games for you"),
    ("revoke_share", "Switched off a link to a game", "Switched off a link to a game of yours"),
    ("report_puzzles", "Told of solved puzzles", "Told of puzzles you solved"),
    ("try_puzzle", "Tried a puzzle for them", "Tried a puzzle for you"),
    ("try_card", "Tried a puzzle from their games", "Tried a puzzle from your games"),
    ("keep_own_puzzles", "Kept puzzles from their games", "Kept puzzles from your games"),
    ("tell_story", "Went on in the story for them", "Went on in the story for you"),
    ("share_sheet", "Made a link to the sheet", "Made a link to your sheet"),
    ("revoke_sheet", "Switched off the link to the sheet", "Switched off the link to your sheet"),
    ("show_survival", "Changed who sees the survival score", "Changed who sees your survival score"),
    ("keep_opponent", "Changed an own opponent", "Changed an opponent you made"),
    ("delete_opponent", "Deleted an own opponent", "Deleted an opponent you made"),
    ("share_opponent", "Made a link to an own opponent", "Made a link to an opponent you made"),
    ("revoke_opponent", "Switched off the link to an own opponent", "Switched off the link to an opponent you made"),
];

/// What an act was. Acts of later versions are shown by their own name.
pub fn act(lang: Lang, act: &str, detail: &str) -> String {
    let what = match (lang, act) {
        (Lang::En, "rename") if !detail.is_empty() => return renamed(lang, detail),
        (Lang::En, "role") if detail == "admin" => "Made them an administrator",
        (Lang::En, "role") if detail == "user" => "Ended their being an administrator",
        (Lang::En, "rules") => "Changed the rules",
        (Lang::En, "text") if detail == "text_privacy" => "Changed the text about privacy",
        (Lang::En, "text") if detail == "text_terms" => "Changed the terms",
        (Lang::En, "text") => "Changed a text",
        (Lang::En, "import_puzzles") => "Imported puzzles",
        (Lang::En, "rotate_keys") => "Made a new key",
        (Lang::En, other) => found(other).map_or(other, |(_, what, _)| what),
    };
    what.to_owned()
}

/// What an act was, for the person it was done to.
pub fn act_on_you(lang: Lang, act: &str) -> String {
    let Lang::En = lang;
    found(act).map_or(act, |(.., what)| what).to_owned()
}

fn found(act: &str) -> Option<Act> {
    TO_SOMEONE.into_iter().find(|(word, ..)| *word == act)
}

fn renamed(lang: Lang, before: &str) -> String {
    match lang {
        Lang::En => format!("Changed the names of {before}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_act_of_the_server_has_its_words() {
        let server = [
            ("rename", "Rita"),
            ("role", "admin"),
            ("role", "user"),
            ("rules", ""),
            ("text", "text_privacy"),
            ("text", "text_terms"),
            ("import_puzzles", ""),
            ("rotate_keys", ""),
        ];
        let others = TO_SOMEONE.map(|(word, ..)| (word, ""));
        for (name, detail) in server.into_iter().chain(others) {
            let said = act(Lang::En, name, detail);
            assert!(said.starts_with(char::is_uppercase), "{name}: {said}");
        }
        assert_eq!(act(Lang::En, "invent", ""), "invent");
    }

    #[test]
    fn a_person_is_told_in_words_of_their_own() {
        for (word, ..) in TO_SOMEONE {
            let said = act_on_you(Lang::En, word);
            assert!(said.contains("you"), "{word}: {said}");
        }
        assert_eq!(
            act_on_you(Lang::En, "look_games"),
            "Looked at the list of your games"
        );
    }
}
