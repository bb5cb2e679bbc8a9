//! What a game was played for, and what a battle was worth.

use sqlx::any::AnyRow;

use crate::columns::Columns;
use crate::named::named;
use crate::{RunId, StoreError};

named! {
    /// What a battle was worth, as its judge said.
    pub enum FightVerdict {
        /// Lost.
        Lost = "lost",
        /// Drawn: counts as neither.
        Drawn = "drawn",
        /// Won, though not as the battle asked.
        Won = "won",
        /// Just what the battle asked for.
        Met = "met",
    }
}

/// What a game was played for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The battle of the adventure with this key.
    Battle(String),
    /// This survival run.
    Survival(RunId),
}

const BATTLE: &str = "battle";
const SURVIVAL: &str = "survival";

impl Occasion {
    /// The word for its kind.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::Battle(_) => BATTLE,
            Self::Survival(_) => SURVIVAL,
        }
    }

    /// Which one of its kind.
    pub(crate) fn key(&self) -> String {
        match self {
            Self::Battle(key) => key.clone(),
            Self::Survival(run) => run.to_string(),
        }
    }

    pub(crate) fn read(row: &AnyRow) -> Result<Option<Self>, StoreError> {
        let Some(kind) = row.text_if_any("occasion")? else {
            return Ok(None);
        };
        Ok(Some(match &*kind {
            BATTLE => Self::Battle(row.text("occasion_key")?),
            SURVIVAL => Self::Survival(row.id("occasion_key")?),
            _ => return Err(StoreError::corrupt("occasion", &kind)),
        }))
    }
}
