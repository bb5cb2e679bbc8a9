//! Words of survival mode.

use rookery_campaign::{Animal, GameResult, NextOpponent};

use crate::lang::{Lang, number, sayings};

sayings! {
    title => "Survival";
    lead => "One opponent after the other, each a little stronger than the last. You have three lives, \
        and nobody helps: no taking back, no hints.";
    next => "Next opponent";
    fight => "Fight";
    go_on => "Go on with the game";
    new_run => "New run";
    over => "Game over";
    to_run => "Back to survival";
    score => "Score";
    best => "Best";
    beaten => "Beaten";
    how_it_ended => "What became of it";
    waits => "This game waits for you. If you leave it, it is lost and costs a life.";
    stay => "Go on with this game";
    leave => "Leave, and lose a life";
    resign_question => "Give this game up? That costs a life.";
    drawn => "A draw. No life lost, and the same opponent waits again.";
    record => "That is your best run so far!";

    scores => "Best scores of this server";
    scores_lead => "Games are played on your own device and nobody checks them. So these scores are a matter \
        of honor.";
    scores_closed => "Log in or play a first game to see them.";
    no_scores => "Nobody shows a score yet.";
    show => "Show my best score here";
    show_means => "Others on this server see your name and your best score. Show it only if you \
        played without help.";
    show_with_account => "With an account you can show your best score here too.";
    more => "Show more";
    place => "Place";
    name => "Name";
    you => "(you)";
}

/// "2 lives left".
pub fn lives(lang: Lang, lives: u8) -> String {
    let Lang::En = lang;
    match lives {
        0 => "No life left".to_owned(),
        1 => "1 life left".to_owned(),
        lives => format!("{lives} lives left"),
    }
}

/// "Rated 300".
pub fn rung(lang: Lang, rung: u16) -> String {
    let Lang::En = lang;
    format!("Rated {rung}")
}

/// What became of a game against somebody.
pub fn became(lang: Lang, result: GameResult, name: &str, lives: u8) -> String {
    let Lang::En = lang;
    match (result, lives) {
        (GameResult::Won, _) => format!("{name} is beaten!"),
        (GameResult::Drawn, _) => drawn(lang).to_owned(),
        (GameResult::Lost, 0) => format!("{name} takes your last life."),
        (GameResult::Lost, _) => format!("{name} takes a life."),
    }
}

/// "Next: Muddle the mole, rated 300", or "Again: …" for whoever was not beaten and waits again.
pub fn on_to(lang: Lang, unbeaten: Option<Animal>, next: NextOpponent) -> String {
    let Lang::En = lang;
    let way = match unbeaten == Some(next.animal) {
        true => "Again",
        false => "Next",
    };
    format!("{way}: {}, rated {}", next.animal, next.rung.get())
}

/// How a run ended.
pub fn ended(lang: Lang, beaten: u16, score: u32) -> String {
    let Lang::En = lang;
    let score = number::grouped(lang, u64::from(score));
    match beaten {
        0 => format!("Nobody beaten this time. Score: {score}."),
        1 => format!("You beat 1 opponent. Score: {score}."),
        beaten => format!("You beat {beaten} opponents. Score: {score}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_won_is_played_again_and_somebody_new_is_next() {
        let mole = NextOpponent {
            animal: Animal::Mole,
            rung: rookery_play::rung(300),
        };
        let on_from = |unbeaten| on_to(Lang::En, unbeaten, mole);
        assert_eq!(
            on_from(Some(Animal::Mole)),
            "Again: Muddle the mole, rated 300"
        );
        assert_eq!(
            on_from(Some(Animal::Frog)),
            "Next: Muddle the mole, rated 300"
        );
        assert_eq!(on_from(None), "Next: Muddle the mole, rated 300");
    }

    #[test]
    fn an_end_is_told() {
        assert_eq!(
            became(Lang::En, GameResult::Lost, "Dash", 0),
            "Dash takes your last life."
        );
        assert_eq!(
            ended(Lang::En, 7, 3500),
            "You beat 7 opponents. Score: 3,500."
        );
    }
}
