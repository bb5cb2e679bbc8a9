//! How far someone is: the journey that a device told, held to the battles that stored games passed.

use rookery_campaign::{
    AdventureProgress, Beat, Bookmark, Choice, Choices, Crown, Fight, Journey, Story,
};
use rookery_protocol::api::{Adventure, AdventureFight, StoryJourney};
use rookery_store::{Json, Store, StoredProgress, Timestamp, UserId};

use crate::error::ApiError;

/// What is kept of someone's adventure.
pub(crate) async fn load(store: &Store, user: UserId) -> Result<AdventureProgress, ApiError> {
    let journey = match store.progress(user).await? {
        Some(kept) => kept.body.read().map_err(|error| {
            tracing::error!(%error, "a journey that was kept cannot be read");
            ApiError::Internal
        })?,
        None => Journey::default(),
    };
    let fights = store.fights(user).await?.into_iter().map(|kept| {
        let fight = Fight {
            at: u64::try_from(kept.at.as_millis()).unwrap_or_default(),
            battle: kept.battle,
            verdict: kept.verdict,
        };
        (kept.game.to_string(), fight)
    });
    Ok(AdventureProgress {
        journey,
        fights: fights.collect(),
    })
}

/// Takes what a device says, if it is further than what is kept. It may be ahead of a battle whose
/// game is still on its way here, so it is held back only when it is told.
pub(crate) async fn take(
    store: &Store,
    user: UserId,
    told: StoryJourney,
    now: Timestamp,
) -> Result<AdventureProgress, ApiError> {
    let told = AdventureProgress {
        journey: checked(told)?,
        ..AdventureProgress::default()
    };
    let kept = load(store, user).await?;
    let before = kept.journey.clone();
    let merged = kept.merge(told);
    if merged.journey != before {
        let at = merged.journey.at;
        let new = StoredProgress {
            reached: i64::from(at.chapter) << 16 | i64::from(at.step),
            body: Json::of(&merged.journey).expect("words and numbers are JSON"),
            changed: now,
        };
        if !store.put_progress(user, new).await? {
            // Another device was further, a moment ago.
            return load(store, user).await;
        }
    }
    Ok(merged)
}

/// As the owner reads it.
pub(crate) fn told(progress: &AdventureProgress) -> Adventure {
    let story = Story::told();
    let journey = reached(progress);
    let mut fights: Vec<_> = progress.fights.iter().collect();
    fights.sort_by_key(|&(id, fight)| (fight.at, id));
    let fights = fights.into_iter().map(|(id, fight)| AdventureFight {
        game: id.clone(),
        battle: fight.battle.clone(),
        verdict: fight.verdict,
        at: i64::try_from(fight.at).unwrap_or(i64::MAX),
    });
    Adventure {
        fights: fights.collect(),
        crown: crown(&journey),
        finished: progress.is_finished(story),
        feathers: u32::try_from(progress.feathers()).unwrap_or(u32::MAX),
        journey: StoryJourney {
            chapter: journey.at.chapter,
            step: journey.at.step,
            choices: journey.choices,
        },
    }
}

/// The word of what the traveler has become, if the story came so far.
pub(crate) fn crown_of(progress: &AdventureProgress) -> Option<String> {
    crown(&reached(progress))
}

fn crown(journey: &Journey) -> Option<String> {
    Crown::chosen(&journey.choices).map(|crown| crown.key().to_owned())
}

/// The line that was really reached, with what was decided up to there.
fn reached(progress: &AdventureProgress) -> Journey {
    let at = progress.line(Story::told());
    let decided: Vec<_> = choices()
        .filter(|(place, _)| *place <= at)
        .map(|(_, choice)| &choice.key)
        .collect();
    let mut choices = progress.journey.choices.clone();
    choices.retain(|key, _| decided.contains(&key));
    Journey { at, choices }
}

/// A journey that is one of this story.
fn checked(told: StoryJourney) -> Result<Journey, ApiError> {
    check_choices(&told.choices)?;
    let at = Bookmark {
        chapter: told.chapter,
        step: told.step,
    };
    if Story::told().step(at, &told.choices).is_none() {
        let message = "The story has no such line for someone who decided so.";
        return Err(ApiError::field("step", "no_such_line", message));
    }
    Ok(Journey {
        at,
        choices: told.choices,
    })
}

fn check_choices(told: &Choices) -> Result<(), ApiError> {
    for (key, option) in told {
        let asked = choices().find(|(_, choice)| choice.key == *key);
        let known = asked.is_some_and(|(_, choice)| {
            let mut options = choice.options.iter();
            options.any(|one| one.key == *option)
        });
        if !known {
            let short = |text: &str| text.chars().take(40).collect::<String>();
            let message = format!(
                "Nobody in the story is asked \"{}\" and answers \"{}\".",
                short(key),
                short(option)
            );
            return Err(ApiError::field("choices", "unknown_choice", message));
        }
    }
    Ok(())
}

/// Everything that the story asks, with where.
fn choices() -> impl Iterator<Item = (Bookmark, &'static Choice)> {
    let chapters = (0_u16..).zip(&Story::told().chapters);
    chapters.flat_map(|(chapter, one)| {
        let steps = (0_u16..).zip(&one.steps);
        steps.filter_map(move |(step, one)| match &one.beat {
            Beat::Choose(choice) => Some((Bookmark { chapter, step }, choice)),
            _ => None,
        })
    })
}
