//! A small filter for nicknames: rude words, and names of those who look after the
//! server. It catches the usual tricks and makes no claim to catch all; an administrator
//! can rename.

/// Rude wherever they stand, even inside a longer word.
const ANYWHERE: [&str; 17] = [
    "fuck", "shit", "cunt", "bitch", "nigg", "faggot", "whore", "wank", "asshole", "arsehole",
    "bastard", "penis", "vagina", "porn", "hitler", "nazi", "rapist",
];

/// Rude only as a word of their own: inside others they are innocent.
const ALONE: [&str; 14] = [
    "ass", "arse", "cock", "dick", "fag", "sex", "slut", "tit", "tits", "cum", "rape", "kkk",
    "retard", "pussy",
];

/// Whose name nobody else may take.
const RESERVED: [&str; 10] = [
    "admin",
    "administrator",
    "moderator",
    "root",
    "system",
    "rookery",
    "support",
    "staff",
    "teacher",
    "guest",
];

/// Whether a name would hurt others.
pub(super) fn is_unkind(name: &str) -> bool {
    let whole: String = words(name).concat();
    let spelled_out = words(name).iter().all(|word| word.chars().count() == 1);
    ANYWHERE.iter().any(|rude| whole.contains(rude))
        || words(name)
            .iter()
            .any(|word| ALONE.contains(&word.as_str()))
        || (spelled_out && ALONE.contains(&whole.as_str()))
}

/// Whether a name is kept for those who look after the server.
pub(super) fn is_reserved(name: &str) -> bool {
    words(name)
        .iter()
        .any(|word| RESERVED.contains(&word.as_str()))
}

/// The words of a name in small letters, with digits read as the letters they stand for.
/// Digits at the end are only a number.
fn words(name: &str) -> Vec<String> {
    let name = name.to_lowercase();
    let words = name.split(|letter: char| !letter.is_alphanumeric() && !"@$!".contains(letter));
    let words = words.map(|word| word.trim_end_matches(|letter: char| letter.is_ascii_digit()));
    let words = words.filter(|word| !word.is_empty());
    words
        .map(|word| word.chars().map(plain).collect())
        .collect()
}

fn plain(letter: char) -> char {
    match letter {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        letter => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_tricks_are_seen_through() {
        for name in [
            "fuck", "FuckYou", "f.u.c.k", "sh1t", "b!tch", "D1ck", "a s s", "porn69",
        ] {
            assert!(is_unkind(name), "{name}");
        }
    }

    #[test]
    fn innocent_names_are_left_alone() {
        for name in [
            "Cassandra",
            "Dickens",
            "peacock",
            "Sussex",
            "Title",
            "grape",
            "classic",
            "Hancock",
            "Assam",
            "analyst",
            "Essex",
            "cucumber",
            "Rita 1",
        ] {
            assert!(!is_unkind(name), "{name}");
        }
    }

    #[test]
    fn nobody_poses_as_an_administrator() {
        for name in [
            "admin",
            "ADMIN",
            "Adm1n",
            "the-admin",
            "admin2",
            "Rookery Support",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in ["badminton", "Rita", "systematic", "guesthouse"] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
