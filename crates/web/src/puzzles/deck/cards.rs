//! Today's cards, one after the other; each attempt is told to the server, which plans the next.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::forms::refusal::Refusal;
use rookery_app::puzzles::solving::{Solving, SolvingEnd};
use rookery_protocol::api::{CardAttemptForm, CardPlan, Deck, DeckCard, Puzzle};
use rookery_puzzles::PuzzleSource;
use rookery_puzzles::deck::Recall;

use super::super::context::PuzzleContext;
use crate::browser::{clock, http as server};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Whoever finds it so soon knows it well.
const AT_ONCE: u64 = 10_000;

/// What is on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardStage {
    Looking,
    Refused(Refusal),
    Solving,
    /// Nothing is left.
    Over,
}

/// Everything about the cards. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Cards {
    pub context: PuzzleContext,
    pub stage: RwSignal<CardStage>,
    pub deck: RwSignal<Option<Deck>>,
    /// What is on the board.
    pub card: RwSignal<Option<DeckCard>>,
    /// When it comes again, or why that is not known.
    pub plan: RwSignal<Option<Result<CardPlan, Refusal>>>,
    began: StoredValue<u64>,
}

impl Cards {
    pub fn begin() -> Self {
        // The solution is known, so nobody has to be asked.
        let context = PuzzleContext::begin(Callback::new(|_| ()));
        let cards = Self {
            context,
            stage: RwSignal::new(CardStage::Looking),
            deck: RwSignal::new(None),
            card: RwSignal::new(None),
            plan: RwSignal::new(None),
            began: StoredValue::new(0),
        };
        let ending = context.ending();
        Effect::new(move |_| {
            if let Some(ending) = ending.get() {
                cards.close(ending);
            }
        });
        cards.look();
        cards
    }

    /// Asks for what is due, and puts the first of it on the board.
    pub fn look(self) {
        self.fetch(move |deck| {
            let solving = deck.cards.first().and_then(solving);
            self.plan.set(None);
            self.card.set(deck.cards.first().cloned());
            match solving {
                Some(solving) => {
                    self.began.set_value(clock::steady());
                    self.context.put(solving);
                    self.stage.set(CardStage::Solving);
                }
                None => self.stage.set(CardStage::Over),
            }
        });
    }

    /// More was found; what is on the board stays.
    pub fn refresh(self) {
        if self.stage.get_untracked() == CardStage::Over {
            self.look();
        } else {
            self.fetch(|_| ());
        }
    }

    fn fetch(self, then: impl FnOnce(&Deck) + 'static) {
        spawn_local(async move {
            let path = format!("/users/me/puzzles/deck?day={}", today());
            let answer = server::get::<Deck>(&path).await;
            // Whoever has gone elsewhere meanwhile waits no longer.
            if self.stage.try_get_untracked().is_none() {
                return;
            }
            match answer {
                Ok(deck) => {
                    then(&deck);
                    self.deck.set(Some(deck));
                }
                Err(refusal) => {
                    if self.stage.get_untracked() != CardStage::Solving {
                        self.stage.set(CardStage::Refused(refusal));
                    }
                }
            }
        });
    }

    fn close(self, ending: SolvingEnd) {
        let Some(card) = self.card.get_untracked() else {
            return;
        };
        let millis = clock::steady().saturating_sub(self.began.get_value());
        let is_clean = self.context.peek(Solving::tries) == Some(1)
            && self.context.peek(Solving::hints) == Some(0);
        let form = CardAttemptForm {
            recall: match (ending, is_clean) {
                (SolvingEnd::Solved, true) if millis < AT_ONCE => Recall::Easy,
                (SolvingEnd::Solved, true) => Recall::Good,
                (SolvingEnd::Solved, false) => Recall::Hard,
                (SolvingEnd::Shown | SolvingEnd::Lost, _) => Recall::Missed,
            },
            day: today(),
            last: card.last,
        };
        spawn_local(async move {
            let path = format!("/users/me/puzzles/deck/{}", card.id);
            let plan = server::post::<CardPlan>(&path, &form).await;
            let is_here = |now: &Option<DeckCard>| now.as_ref() == Some(&card);
            if self.card.try_with_untracked(is_here) == Some(true) {
                self.plan.set(Some(plan));
            }
        });
    }
}

/// The day on the wall here, counted from 1970.
pub fn today() -> u32 {
    u32::try_from(clock::local(clock::now()).div_euclid(DAY)).unwrap_or(0)
}

/// A card on the board; `None` if it makes no sense.
fn solving(card: &DeckCard) -> Option<Solving> {
    Solving::known(&Puzzle {
        id: card.id.clone(),
        source: PuzzleSource::Own,
        fen: card.fen.clone(),
        moves: card.moves.clone(),
        rating: 1500,
        deviation: 350,
        plays: card.tries,
        themes: card.themes.clone(),
    })
}
