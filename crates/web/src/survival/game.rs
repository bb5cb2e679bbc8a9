//! A game of a survival run on the page of a game: who comes next sits down, and every end is counted.
//! Comes with survival.

mod ending;
mod waiting;

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use leptos_router::components::A;
use rookery_app::adventure::battle_game;
use rookery_app::game::occasion_extras::{Favors, OccasionExtras};
use rookery_app::survival::run_state::{self, RunState};
use rookery_app::survival::words as said;
use rookery_campaign::{Animal, Cue, GameResult, Mood};
use rookery_play::{Bout, Meeting, Occasion, RunId, Seats, Stage};
use rookery_rules::{Color, DrawRules, Game, Position};

use self::ending::Ending;
use self::waiting::Waiting;
use crate::game::{GameContext, occasion};
use crate::shell::lang;
use crate::shell::later::Page;
use crate::survival::hearts::Hearts;
use crate::survival::run_journal::{self, RunJournal};

/// Sits down opposite whoever comes next.
#[wasm_split(survival, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn begin(context: GameContext) -> Result<(), SplitLoaderError> {
    sit_down(context, &run_journal::recall());
    Ok(())
}

/// Comes when the first game of a run begins.
#[wasm_split(survival, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| SurvivalPart().into_any())
}

fn sit_down(context: GameContext, run_state: &RunState) {
    let Some(next_opponent) = run_state.next_opponent() else {
        return;
    };
    let animal = next_opponent.animal;
    let seats = Seats::AgainstEngine {
        side: run_state.side(),
        opponent: animal.character().playing_at(next_opponent.rung),
    };
    let meeting = Meeting {
        occasion: Occasion::Survival(run_state.run()),
        who: animal.key().to_owned(),
        name: animal.name().to_owned(),
    };
    let game = Game::from_position(Position::start(), DrawRules::AtOnce);
    occasion::sit_down(context, seats, game, None, meeting);
}

/// It finds its context in the page around it.
#[component]
fn SurvivalPart() -> impl IntoView {
    let lang = lang::here();
    let context: GameContext = expect_context();
    let journal = RunJournal::begin();
    occasion::lend(context, move |bout| {
        let fight = Fight::of(bout)?;
        if let Some(result) = fight.result() {
            journal.update(|run_state| fight.count(run_state, result));
        }
        Some(OccasionExtras {
            face: battle_game::drawn_face(&fight.animal.character().face, fight.mood()),
            favors: Favors::Refused,
        })
    });
    let says = occasion::of_game(context, |bout| Fight::of(bout)?.says());
    let is_over = Memo::new(move |_| matches!(context.stage.get(), Stage::Over(_)));
    let lives = Memo::new(move |_| journal.run_state.with(|one| one.standing().lives()));
    view! {
        {occasion::voice(says)}
        {move || match is_over.get() {
            true => view! { <Ending context journal /> }.into_any(),
            false => view! {
                <Waiting context />
                <Hearts lives />
                <A href="/survival" attr:class="text-link battle-leave">{said::to_run(lang)}</A>
            }
            .into_any(),
        }}
    }
}

/// A game of a run, as far as it has to be known here.
struct Fight<'a> {
    bout: &'a Bout,
    run: RunId,
    animal: Animal,
    side: Color,
}

impl<'a> Fight<'a> {
    fn of(bout: &'a Bout) -> Option<Self> {
        let meeting = bout.meeting.as_ref()?;
        Some(Self {
            bout,
            run: meeting.run()?,
            animal: Animal::from_key(&meeting.who)?,
            side: bout.seats.side()?,
        })
    }

    fn result(&self) -> Option<GameResult> {
        let outcome = self.bout.game.outcome()?;
        Some(run_state::result(outcome, self.side))
    }

    /// A game of an earlier run changes nothing.
    fn count(&self, run_state: &mut RunState, result: GameResult) {
        if run_state.run() == self.run {
            run_state.ended(self.bout.id, result);
        }
    }

    fn mood(&self) -> Mood {
        match self.result() {
            Some(GameResult::Won) => Mood::Beaten,
            Some(GameResult::Lost) => Mood::Pleased,
            Some(GameResult::Drawn) => Mood::Calm,
            None => battle_game::tension(&self.bout.game, self.side),
        }
    }

    fn says(&self) -> Option<&'static str> {
        let end = self.result().map(|result| match result {
            GameResult::Won => Cue::Loss,
            GameResult::Lost => Cue::Win,
            GameResult::Drawn => Cue::Draw,
        });
        let voice = &self.animal.character().voice;
        battle_game::remark(voice, &self.bout.game, self.side, end, self.bout.seed)
    }
}
