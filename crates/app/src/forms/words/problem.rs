//! Words for what the server refused, or for no answer at all.

use crate::forms::refusal::Refusal;
use crate::lang::{Lang, sayings};

sayings! {
    again => "Try again";
}

/// The same where something was typed, which nobody has to type again.
pub fn at_form(lang: Lang, refusal: &Refusal) -> String {
    match (lang, refusal) {
        (Lang::En, Refusal::Unreachable) => "The server does not answer. What you typed is still \
             here. Check your connection and try again."
            .to_owned(),
        _ => sentence(lang, refusal),
    }
}

/// One or two whole sentences.
pub fn sentence(lang: Lang, refusal: &Refusal) -> String {
    match (lang, refusal) {
        (_, Refusal::Problem(problem)) => problem.message.clone(),
        (Lang::En, Refusal::Wait { problem, seconds }) if problem.code == "too_many_attempts" => {
            format!(
                "That was wrong too often. You can try again in {}.",
                time(lang, *seconds)
            )
        }
        (Lang::En, Refusal::Wait { problem, seconds }) => format!(
            "{} You can try again in {}.",
            problem.message,
            time(lang, *seconds)
        ),
        (Lang::En, Refusal::Unreachable) => {
            "The server does not answer. Check your connection and try again.".to_owned()
        }
    }
}

/// Rounded up, so that nobody comes back too early.
fn time(lang: Lang, seconds: u32) -> String {
    match (lang, seconds, seconds.div_ceil(60)) {
        (Lang::En, 0..=1, _) => "a second".to_owned(),
        (Lang::En, 2..=59, _) => format!("{seconds} seconds"),
        (Lang::En, 60, _) => "a minute".to_owned(),
        (Lang::En, _, minutes) => format!("{minutes} minutes"),
    }
}

#[cfg(test)]
mod tests {
    use rookery_protocol::Problem;

    use super::*;

    #[test]
    fn a_wait_is_told_in_words_and_never_too_short() {
        for (seconds, words) in [
            (0, "a second"),
            (1, "a second"),
            (59, "59 seconds"),
            (60, "a minute"),
            (61, "2 minutes"),
            (900, "15 minutes"),
        ] {
            let problem = Problem::new("too_many_attempts", "Too often.");
            let said = sentence(Lang::En, &Refusal::Wait { problem, seconds });
            assert!(said.ends_with(&format!("in {words}.")), "{said}");
        }
    }

    #[test]
    fn only_where_something_was_typed_it_is_said_to_be_there() {
        let unheard = Refusal::Unreachable;
        assert!(at_form(Lang::En, &unheard).contains("What you typed is still here."));
        assert!(!sentence(Lang::En, &unheard).contains("typed"));
    }

    #[test]
    fn the_server_speaks_for_itself() {
        let problem = Problem::new("needs_https", "Logging in needs https here.");
        assert_eq!(
            sentence(Lang::En, &Refusal::Problem(problem)),
            "Logging in needs https here."
        );
    }
}
