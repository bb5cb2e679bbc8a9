//! Words of the pages on which people make opponents of their own.

use crate::lang::{Lang, sayings};

sayings! {
    title => "My opponents";
    lead => "Make somebody to play against: a name, a face, a style and a weakness.";
    make => "Make an opponent";
    nobody => "You have not made anybody yet.";
    change => "Change";
    delete => "Delete";
    delete_question => "Delete this opponent? Your games against it stay.";
    keep => "Keep it";
    share => "Share";
    link => "Link to this opponent";
    link_lead => "Whoever has the link can look at this opponent and take a copy, for 30 days.";
    revoke => "Stop sharing";
    revoked => "The link no longer works.";

    new_title => "A new opponent";
    change_title => "Change an opponent";
    name => "Name";
    name_hint => "Others may see it when you share your opponent, so keep it kind.";
    face => "Face";
    head => "Head";
    eyes => "Eyes";
    mouth => "Mouth and nose";
    tone => "Background";
    manner => "How it plays";
    openings => "Openings";
    weakness => "Weakness";
    no_weakness => "None";
    preview => "What it would play";
    preview_lead => "Four positions with White to move. Turn a dial and see which arrows change.";
    thinking => "Thinking…";
    stuck => "The engine could not be loaded, so there is nothing to see here. You can save all the same.";
    save => "Save";
    saving => "Saving…";
    back => "Back to my opponents";
    gone => "This opponent is not here any more.";

    shared_title => "An opponent for you";
    copy => "Take a copy";
    link_ended => "This link has ended";
    link_ended_means => "Links work for 30 days, or until they are ended. Ask whoever sent it for a new one.";
}

/// "Play Old Tom".
pub fn play(lang: Lang, name: &str) -> String {
    let Lang::En = lang;
    format!("Play {name}")
}

/// "It plays Nf3."
pub fn plays(lang: Lang, san: &str) -> String {
    let Lang::En = lang;
    format!("It plays {san}.")
}

/// What a small board shows.
pub fn board(lang: Lang, place: usize) -> String {
    let Lang::En = lang;
    format!("Position {}", place + 1)
}

/// The name of a color behind a face.
pub fn tone_name(lang: Lang, key: &str) -> &'static str {
    let Lang::En = lang;
    match key {
        "amber" => "Honey",
        "bark" => "Bark brown",
        "berry" => "Berry red",
        "earth" => "Gray",
        "ink" => "Black",
        "leaf" => "Light green",
        "moss" => "Moss green",
        "rust" => "Fox red",
        "sand" => "Cream",
        "water" => "Blue",
        _ => "White",
    }
}
