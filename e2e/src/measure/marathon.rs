//! Many games, and one very long one, against the weakest opponent.

use anyhow::{Context, Result, ensure};
use rookery_rules::{DrawRules, Game, Move, Position, Role};
use serde::Deserialize;
use serde_json::json;

use crate::{Page, harmless_moves};

/// Nothing but the kings can move, and White's last pawn twice.
const LOCKED: &str = "4k3/8/1p1p1p2/pPpPpPp1/P1P1P1P1/8/7P/4K3 w - - 0 1";
/// A pawn must move before so many half-moves have passed without one.
const PATIENCE: u16 = 97;

/// Answers at once and thinks without a book.
const WEAKEST: &str = "200 100 50 100 50 0 none instant";

#[derive(Debug, Deserialize)]
struct Seen {
    fen: String,
    plies: usize,
    is_over: bool,
}

const LOOK: &str = "const look = () => ({
        fen: document.querySelector('[role=grid]').dataset.fen,
        plies: document.querySelectorAll('.sheet-move[data-ply]').length,
        is_over: document.querySelector('#play-again') !== null,
    });
    const wait = (is_there) => {
        const seen = look();
        if (is_there(seen)) done(seen); else setTimeout(() => wait(is_there), 5);
    };";

/// Opens the page in the middle of a game with White that begins here.
///
/// # Errors
/// When the game does not open.
pub async fn begin(page: &Page, start: &Position) -> Result<()> {
    const KEEP: &str = "localStorage.setItem('game', arguments[0])";
    let start = start.fen();
    let text = format!("rookery game 2\nwhite\n{WEAKEST}\n1\n{start}\n");
    // A page with a game would keep its own.
    page.goto("/nowhere").await?;
    page.find("h1").await?;
    page.ask::<()>(KEEP, vec![json!(text)]).await?;
    page.goto("/play").await?;
    page.find("[aria-label='Take back']").await.map(drop)
}

/// Five moves and their answers, resigned.
///
/// # Errors
/// When the game does not go on.
pub async fn short_game(page: &Page) -> Result<()> {
    let mut seen = look(page).await?;
    for _ in 0..5 {
        let position = Position::parse_fen(&seen.fen)?;
        let mv = harmless_moves(&position)
            .next()
            .context("every move is mated")?;
        seen = play(page, mv, seen.plies + 2).await?;
        ensure!(!seen.is_over, "over too soon: {seen:?}");
    }
    resign(page).await
}

/// Gives the game up.
///
/// # Errors
/// When it does not end.
pub async fn resign(page: &Page) -> Result<()> {
    const RESIGN: &str = "document.querySelector('[aria-label=Resign]').click();
        const press = () => {
            const buttons = [...document.querySelectorAll('.game button')];
            const yes = buttons.find((button) => button.textContent === 'Yes, resign');
            if (yes) yes.click(); else return setTimeout(press, 5);
            wait((seen) => seen.is_over);
        };
        press();";
    page.wait_for_answer::<Seen>(&format!("{LOOK} {RESIGN}"), vec![])
        .await?;
    Ok(())
}

/// Begins the same game again.
///
/// # Errors
/// When it does not begin.
pub async fn again(page: &Page) -> Result<()> {
    const AGAIN: &str = "document.querySelector('#play-again').click();
        wait((seen) => !seen.is_over && seen.plies === 0);";
    page.wait_for_answer::<Seen>(&format!("{LOOK} {AGAIN}"), vec![])
        .await?;
    Ok(())
}

/// A game in which nothing can be taken, so that it can go on for hundreds of moves.
pub struct LongGame(Game);

impl LongGame {
    /// Opens the page with such a game.
    ///
    /// # Errors
    /// When the game does not open.
    pub async fn begin(page: &Page) -> Result<Self> {
        let start = LOCKED.parse()?;
        begin(page, &start).await?;
        Ok(Self(Game::from_position(start, DrawRules::AtOnce)))
    }

    /// Walks about with the king until so many half-moves have been played; a pawn moves when the
    /// fifty moves are nearly over.
    ///
    /// # Errors
    /// When the game ends before.
    pub async fn go_on(&mut self, page: &Page, plies: usize) -> Result<()> {
        let Self(game) = self;
        while game.moves().len() < plies {
            game.play(stroll(game).context("nothing to play")?)?;
            let last = game.moves().next_back().context("nothing was played")?;
            let seen = play(page, last, game.moves().len() + 1).await?;
            ensure!(!seen.is_over, "over too soon: {seen:?}");
            let position = *game.position();
            let replies = position.moves();
            let mut replies = replies.iter();
            let reply = replies.find(|&&reply| position.play_unchecked(reply).fen() == seen.fen);
            game.play(*reply.with_context(|| format!("no such answer: {seen:?}"))?)?;
        }
        Ok(())
    }
}

/// The move after which no answer repeats the game, as far as there is one.
fn stroll(game: &Game) -> Option<Move> {
    let position = game.position();
    let seen = |next: &Position| {
        let old = game.positions().filter(|old| old.hash() == next.hash());
        old.count()
    };
    let repeats = |mv: Move| {
        let next = position.play_unchecked(mv);
        let replies = next.moves();
        let answered = replies
            .iter()
            .map(|&reply| seen(&next.play_unchecked(reply)));
        (answered.max(), seen(&next))
    };
    let is_pawn = |mv: &Move| position.board().role_at(mv.from()) == Some(Role::Pawn);
    let is_late = position.halfmoves() >= PATIENCE;
    let moves = position.moves();
    let wanted = moves.iter().filter(|mv| is_pawn(mv) == is_late);
    wanted.copied().min_by_key(|&mv| repeats(mv))
}

async fn look(page: &Page) -> Result<Seen> {
    page.wait_for_answer(&format!("{LOOK} wait(() => true);"), vec![])
        .await
}

/// Plays a move by clicks and waits for the answer.
async fn play(page: &Page, mv: Move, plies: usize) -> Result<Seen> {
    const PLAY: &str = "const [from, to, plies] = arguments;
        for (const square of [from, to]) document.querySelector(`[data-square=${square}]`).click();
        wait((seen) => seen.plies >= plies || seen.is_over);";
    let squares = [mv.from(), mv.to()].map(|square| json!(square.to_string()));
    let [from, to] = squares;
    page.wait_for_answer(&format!("{LOOK} {PLAY}"), vec![from, to, json!(plies)])
        .await
}
