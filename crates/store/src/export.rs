//! Everything about one person, as a stream that never holds more than a page of it.

use futures_util::stream::{self, Stream};
use rookery_play::GameId;
use rookery_puzzles::Solver;

use crate::{
    AccessToken, ActOnPerson, AttemptSeq, AuditCursor, Event, EventSeq, Game, GameFilter,
    GamePlace, OwnOpponent, OwnPuzzle, Preferences, PuzzleAttempt, Review, Session, ShareLink,
    SheetLink, Store, StoreError, StoredProgress, SurvivalScore, Timestamp, User, UserId,
};

/// Rows that are read at a time.
const PAGE: u32 = 100;

/// One thing of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exported {
    /// Who they are; always first.
    User(User),
    /// What they like.
    Preferences(Preferences),
    /// How far they came.
    Progress(StoredProgress),
    /// A device that is logged in.
    Session(Session),
    /// A token they made, without its secret.
    Token(AccessToken),
    /// A link they made, without its secret.
    ShareLink(ShareLink),
    /// A link to their sheet, without its secret.
    SheetLink(SheetLink),
    /// Their best survival run.
    Survival(SurvivalScore),
    /// An opponent that they have made.
    Opponent(OwnOpponent),
    /// What an administrator did to them or looked at.
    Act(ActOnPerson),
    /// A game, the last played first.
    Game(Box<Game>),
    /// A review, after its game.
    Review(Review),
    /// Something they did, in the order in which it came.
    Event(Event),
    /// How well they solve puzzles.
    Solver(Solver),
    /// A puzzle that they tried, in the order in which it came.
    Attempt(PuzzleAttempt),
    /// A puzzle from a game of their own.
    OwnPuzzle(OwnPuzzle),
    /// A game that was looked through for such puzzles.
    Hunted(GameId),
}

/// What is read next.
enum Next {
    Person,
    Acts(Option<AuditCursor>),
    Games(Option<GamePlace>),
    Events(EventSeq),
    Attempts(AttemptSeq),
    Hunted(Option<GameId>),
    Nothing,
}

impl Store {
    /// Everything about this person; an empty stream when there is no such person. What
    /// changes meanwhile may be in it or not.
    pub fn export(
        &self,
        user: UserId,
        now: Timestamp,
    ) -> impl Stream<Item = Result<Exported, StoreError>> + Send + 'static {
        let start = (self.clone(), Next::Person, Vec::new().into_iter());
        stream::try_unfold(start, move |(store, mut next, mut page)| async move {
            loop {
                if let Some(thing) = page.next() {
                    return Ok(Some((thing, (store, next, page))));
                }
                let things;
                (things, next) = match next {
                    Next::Person => store.export_person(user, now).await?,
                    Next::Acts(before) => store.export_acts(user, before).await?,
                    Next::Games(before) => store.export_games(user, before).await?,
                    Next::Events(after) => store.export_events(user, after).await?,
                    Next::Attempts(after) => store.export_attempts(user, after).await?,
                    Next::Hunted(after) => store.export_hunted(user, after).await?,
                    Next::Nothing => return Ok(None),
                };
                page = things.into_iter();
            }
        })
    }

    async fn export_person(
        &self,
        id: UserId,
        now: Timestamp,
    ) -> Result<(Vec<Exported>, Next), StoreError> {
        let Some(user) = self.user(id).await? else {
            return Ok((Vec::new(), Next::Nothing));
        };
        let mut things = vec![Exported::User(user)];
        things.extend(self.preferences(id).await?.map(Exported::Preferences));
        things.extend(self.progress(id).await?.map(Exported::Progress));
        things.extend(self.solver(id).await?.map(Exported::Solver));
        let sessions = self.sessions(id, now).await?;
        things.extend(sessions.into_iter().map(Exported::Session));
        let tokens = self.tokens(id).await?;
        things.extend(tokens.into_iter().map(Exported::Token));
        let links = self.share_links(id, now).await?;
        things.extend(links.into_iter().map(Exported::ShareLink));
        things.extend(self.sheet_link(id, now).await?.map(Exported::SheetLink));
        things.extend(self.survival_score(id).await?.map(Exported::Survival));
        let opponents = self.own_opponents(id).await?;
        things.extend(opponents.into_iter().map(Exported::Opponent));
        Ok((things, Next::Acts(None)))
    }

    async fn export_acts(
        &self,
        user: UserId,
        before: Option<AuditCursor>,
    ) -> Result<(Vec<Exported>, Next), StoreError> {
        let acts = self.acts_on(user, before, PAGE).await?;
        let next = match acts.last() {
            Some(last) => Next::Acts(Some(last.entry.id)),
            None => Next::Games(None),
        };
        Ok((acts.into_iter().map(Exported::Act).collect(), next))
    }

    async fn export_games(
        &self,
        owner: UserId,
        before: Option<GamePlace>,
    ) -> Result<(Vec<Exported>, Next), StoreError> {
        let all = GameFilter::default();
        let games = self.whole_games(owner, &all, before, PAGE).await?;
        let next = match games.last() {
            Some(last) => Next::Games(Some(last.summary.place())),
            None => Next::Events(EventSeq(0)),
        };
        let mut things = Vec::new();
        for game in games {
            let reviews = self.reviews(game.summary.id).await?;
            things.push(Exported::Game(Box::new(game)));
            things.extend(reviews.into_iter().map(Exported::Review));
        }
        Ok((things, next))
    }

    async fn export_events(
        &self,
        user: UserId,
        after: EventSeq,
    ) -> Result<(Vec<Exported>, Next), StoreError> {
        let events = self.events(user, after, PAGE).await?;
        let next = match events.last() {
            Some(last) => Next::Events(last.seq),
            None => Next::Attempts(AttemptSeq(0)),
        };
        Ok((events.into_iter().map(Exported::Event).collect(), next))
    }

    async fn export_attempts(
        &self,
        user: UserId,
        after: AttemptSeq,
    ) -> Result<(Vec<Exported>, Next), StoreError> {
        let attempts = self.attempts(user, after, PAGE).await?;
        let next = match attempts.last() {
            Some(last) => Next::Attempts(last.seq),
            None => {
                let own = self.own_puzzles(user).await?;
                let own = own.into_iter().map(Exported::OwnPuzzle);
                return Ok((own.collect(), Next::Hunted(None)));
            }
        };
        let attempts = attempts.into_iter().map(Exported::Attempt);
        Ok((attempts.collect(), next))
    }

    async fn export_hunted(
        &self,
        user: UserId,
        after: Option<GameId>,
    ) -> Result<(Vec<Exported>, Next), StoreError> {
        let games = self.hunted_games(user, after, PAGE).await?;
        let next = match games.last() {
            Some(&last) => Next::Hunted(Some(last)),
            None => Next::Nothing,
        };
        Ok((games.into_iter().map(Exported::Hunted).collect(), next))
    }
}
