//! Words for opponents: how well they play, how they play, what they open with.

pub mod cast;

use rookery_analysis::{Dial, Rating, Repertoire};
use rookery_openings::Opening;
use rookery_play::{Bout, Depth, Level, Opponent, Pace, Seats, ThinkTime};

use crate::engine::words::thoughts;
use crate::lang::{Lang, sayings};
use crate::opponents::knob::Knob;
use crate::opponents::preset::Preset;
use crate::opponents::rivals::Rival;

sayings! {
    everyone => "Opponents";
    slope => "Animals, from gentle to strong";
    my_level => "My level";
    my_level_means => "Gets stronger when you win, gentler when you lose.";
    everybody => "All 18 opponents";
    own => "Your own";
    made => "Those you made";
    make => "Make an opponent";
    turn_dials => "Turn the dials yourself";

    strength_by => "How its strength is set";
    by_rating => "By rating";
    by_thinking => "By depth";
    rating => "Strength";
    rating_hint => "Below 1350 this is a Rookery rating, measured in matches between our own opponents.";
    time => "Thinking time";
    time_hint => "It plays as well as it can within this time and depth. It has no rating.";
    depth => "Looks ahead";

    style_hint => "These four are how it plays. Strength is how well.";
    style_reset => "Back to plain";

    openings => "Openings";
    no_book => "None: it thinks from the first move";

    advanced => "Advanced";
    pace => "Pace";
    answers_at_once => "answers at once";
    seed => "Seed";
    seed_any => "A new one for every game";
    seed_hint => "The same seed, the same settings and the same moves by you give the same game again. Full strength also looks at the clock, so it may differ.";
    seed_trouble => "A seed is a whole number of at most nine digits. Until then every game gets a new one.";
}

/// The level on a card: "750".
pub fn level_number(lang: Lang, level: Level) -> String {
    match (lang, level) {
        (Lang::En, Level::Full) => "full".to_owned(),
        (Lang::En, Level::Rated(rating)) => rating.get().to_string(),
    }
}

/// How well an opponent plays, on its card: "750", "full", "depth 4".
pub fn short(lang: Lang, who: &Opponent) -> String {
    match (lang, who.level, who.depth) {
        (Lang::En, Level::Full, Some(depth)) => format!("depth {}", depth.half_moves()),
        _ => level_number(lang, who.level),
    }
}

/// The name of a plain strength.
pub fn preset(lang: Lang, preset: Preset) -> &'static str {
    match (lang, preset) {
        (Lang::En, Preset::Easy) => "Easy",
        (Lang::En, Preset::Medium) => "Medium",
        (Lang::En, Preset::Hard) => "Hard",
    }
}

/// Whom a plain strength is for.
pub fn preset_means(lang: Lang, preset: Preset) -> &'static str {
    match (lang, preset) {
        (Lang::En, Preset::Easy) => "For whoever knows the rules.",
        (Lang::En, Preset::Medium) => "For whoever plays at school.",
        (Lang::En, Preset::Hard) => "For whoever plays in a club.",
    }
}

/// What a strength means, short enough for one line beside its dial.
pub fn strength(lang: Lang, level: Level) -> String {
    match (lang, level) {
        (Lang::En, Level::Full) => "full: as well as it can".to_owned(),
        (Lang::En, Level::Rated(rating)) => rated(lang, rating),
    }
}

/// How long full strength may think: "0.5 s", "10 s".
pub fn seconds(lang: Lang, time: ThinkTime) -> String {
    let (whole, tenths) = (time.millis() / 1000, time.millis() % 1000 / 100);
    match (lang, tenths) {
        (Lang::En, 0) => format!("{whole} s"),
        (Lang::En, _) => format!("{whole}.{tenths} s"),
    }
}

/// How far full strength may look.
pub fn looks_ahead(lang: Lang, depth: Option<Depth>) -> String {
    match (lang, depth) {
        (Lang::En, None) => "as far as time allows".to_owned(),
        (Lang::En, Some(depth)) => thoughts::half_moves(lang, depth.half_moves()),
    }
}

/// "Rated 750".
pub fn level(lang: Lang, level: Level) -> String {
    match (lang, level) {
        (Lang::En, Level::Full) => "Full strength".to_owned(),
        (Lang::En, Level::Rated(rating)) => format!("Rated {}", rating.get()),
    }
}

/// Who the game is against.
pub fn against(lang: Lang, bout: &Bout) -> String {
    match &bout.seats {
        Seats::AgainstEngine { opponent, .. } => {
            let level = level(lang, opponent.level);
            let name = match &bout.meeting {
                Some(meeting) => Some(meeting.called()),
                None => Rival::playing_as(opponent).map(|animal| cast::called(lang, animal)),
            };
            let told = [name, Some(level)];
            told.into_iter().flatten().collect::<Vec<_>>().join(" · ")
        }
        Seats::Friends { .. } | Seats::Engines(_) => String::new(),
    }
}

/// How to meet the same game again.
pub fn seed_of(lang: Lang, seed: u32) -> String {
    match lang {
        Lang::En => format!("Seed of this game: {seed}"),
    }
}

/// The seed of the game before, by which it can be repeated.
pub fn last_seed(lang: Lang, seed: u32) -> String {
    match lang {
        Lang::En => format!("Your last game had the seed {seed}."),
    }
}

/// What a rating means, short enough for one line beside its dial: "750: sees some threats".
pub fn rated(lang: Lang, rating: Rating) -> String {
    let Lang::En = lang;
    let words = match rating.get() {
        ..300 => "just learned the rules",
        300..500 => "moves and hopes",
        500..700 => "leaves pieces hanging",
        700..900 => "sees some threats",
        900..1100 => "takes free pieces",
        1100..1300 => "knows simple tricks",
        1300..1500 => "school club player",
        1500..1700 => "good club player",
        1700..1900 => "strong club player",
        1900..2100 => "tournament winner",
        2100..2300 => "expert",
        2300.. => "master",
    };
    format!("{}: {words}", rating.get())
}

/// What a dial is called.
pub fn knob(lang: Lang, knob: Knob) -> &'static str {
    match (lang, knob) {
        (Lang::En, Knob::Aggressiveness) => "Attack",
        (Lang::En, Knob::Positional) => "Good squares",
        (Lang::En, Knob::Trading) => "Trades",
        (Lang::En, Knob::BlindSpots) => "Blind spots",
    }
}

/// What a dial does where it stands.
pub fn turned(lang: Lang, knob: Knob, dial: Dial) -> &'static str {
    let Lang::En = lang;
    let words = match knob {
        Knob::Aggressiveness => [
            "hides at home",
            "stays careful",
            "a bit of both",
            "comes at you",
            "everything at your king",
        ],
        Knob::Positional => [
            "puts pieces anywhere",
            "often odd squares",
            "some good, some odd",
            "mostly good squares",
            "always good squares",
        ],
        Knob::Trading => [
            "keeps every piece it can",
            "would rather not trade",
            "trades when it helps",
            "likes to trade",
            "trades whenever it can",
        ],
        Knob::BlindSpots => [
            "none",
            "misses things now and then",
            "misses quite a lot",
            "misses most things",
            "hardly sees the board",
        ],
    };
    words[match dial.get() {
        ..5 if knob == Knob::BlindSpots => 0,
        ..13 if knob != Knob::BlindSpots => 0,
        ..38 => 1,
        38..63 => 2,
        63..88 => 3,
        88.. => 4,
    }]
}

/// A choice of openings, and what it is like.
pub fn repertoire(lang: Lang, repertoire: Repertoire) -> &'static str {
    match (lang, repertoire) {
        (Lang::En, Repertoire::Everything) => "Everything: a bit of all",
        (Lang::En, Repertoire::Beginner) => "Beginner's: simple and sound",
        (Lang::En, Repertoire::Solid) => "Solid: few risks",
        (Lang::En, Repertoire::Gambits) => "Gambits: gives pawns to attack",
        (Lang::En, Repertoire::Offbeat) => "Offbeat: moves you rarely see",
    }
}

/// How soon an opponent answers, to choose from.
pub fn pace_of(lang: Lang, pace: Pace) -> &'static str {
    match (lang, pace) {
        (Lang::En, Pace::Human) => "Like a person",
        (Lang::En, Pace::Instant) => "At once",
    }
}

/// The name of an opening: "Italian Game · C50".
pub fn opening(lang: Lang, opening: &Opening) -> String {
    match lang {
        Lang::En => format!("{} · {}", opening.name, opening.eco),
    }
}

#[cfg(test)]
mod tests {
    use rookery_analysis::Style;

    use super::*;

    #[test]
    fn times_are_short() {
        let told = ThinkTime::STEPS.map(|time| seconds(Lang::En, time));
        assert_eq!(told, ["0.1 s", "0.5 s", "1 s", "3 s", "10 s", "30 s"]);
    }

    #[test]
    fn depth_is_said_where_it_holds_back() {
        let told = |level, depth| {
            let depth = Depth::new(depth);
            short(
                Lang::En,
                &Opponent {
                    level,
                    depth,
                    ..Opponent::PLAIN
                },
            )
        };
        assert_eq!(told(Level::Full, 4), "depth 4");
        assert_eq!(told(Level::Full, 0), "full");
        assert_eq!(told(Opponent::PLAIN.level, 4), "750");
    }

    #[test]
    fn words_change_along_every_dial() {
        for knob in Knob::ALL {
            let said = |mark| turned(Lang::En, knob, Dial::new(mark).unwrap());
            let mut words: Vec<_> = (0..=100).map(said).collect();
            words.dedup();
            assert_eq!(words.len(), 5, "{knob:?}: {words:?}");
        }
    }

    #[test]
    fn blind_spots_are_none_only_where_there_are_none_to_speak_of() {
        let said = |mark| turned(Lang::En, Knob::BlindSpots, Dial::new(mark).unwrap());
        assert_eq!(said(Style::PURE.blind_spots.get()), "none");
        assert_eq!(said(5), "misses things now and then");
    }

    #[test]
    fn words_change_along_the_ladder() {
        let rungs = (Rating::LOWEST.get()..=Rating::HIGHEST.get()).step_by(50);
        let said = rungs.map(|rung| rated(Lang::En, Rating::new(rung).unwrap()));
        let mut words: Vec<_> = said
            .map(|words| words.split_once(": ").unwrap().1.to_owned())
            .collect();
        words.dedup();
        assert_eq!(words.len(), 12);
        assert_eq!(words[0], "just learned the rules");
        assert_eq!(words[11], "master");
    }
}
