//! Words for those who leave: what is not sent yet, and whether somebody else comes.

use crate::keeping::leaving::Unsent;
use crate::lang::{Lang, sayings};

sayings! {
    unsent_heading => "Not everything is safe yet";
    unsent_lead => "This is only on this computer, because it could not be sent:";
    unsent_end => "Logging out removes everything of yours from this computer, so it would be lost.";
    sending => "Sending…";
    again => "Send it again";
    stay_in => "Stay logged in";
    go_anyway => "Log out anyway";
    else_link => "Somebody else?";
    else_heading => "Is somebody else playing now?";
    else_meaning => "A guest has played here. Start fresh, and their games and everything else they did are gone from this computer for good. Sign up first, and it is all kept.";
    else_sign_up => "Sign up and keep it";
    else_stay => "Stay";
    else_start => "Start fresh";
}

/// What would be lost, one after the other: "2 games", "Your place in the story".
pub fn unsent(lang: Lang, unsent: Unsent) -> Vec<String> {
    let Lang::En = lang;
    let count = |number: usize, one: &str, more: &str| match number {
        0 => None,
        1 => Some(one.to_owned()),
        _ => Some(format!("{number} {more}")),
    };
    let whether = |is_so: bool, what: &str| is_so.then(|| what.to_owned());
    let all = [
        count(unsent.games, "1 game", "games"),
        count(
            unsent.refused,
            "1 game that the server did not take",
            "games that the server did not take",
        ),
        count(
            unsent.puzzles,
            "1 puzzle that you tried",
            "puzzles that you tried",
        ),
        count(
            unsent.notes,
            "Your notes to 1 game",
            "games with notes of yours",
        ),
        whether(unsent.story, "Your place in the story"),
        whether(unsent.settings, "Your level and your latest settings"),
    ];
    all.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_would_be_lost_is_told() {
        let told = |left| unsent(Lang::En, left);
        assert!(told(Unsent::default()).is_empty());
        let one = Unsent {
            games: 1,
            ..Unsent::default()
        };
        assert_eq!(told(one), ["1 game"]);
        let much = Unsent {
            games: 2,
            refused: 3,
            puzzles: 4,
            notes: 5,
            story: true,
            settings: true,
        };
        let much = told(much);
        assert_eq!(much.len(), 6);
        assert_eq!(much[0], "2 games");
        assert!(much.iter().all(|line| !line.contains('0')));
    }
}
