//! From games to what is worth keeping of them.

use std::sync::Arc;

use rookery_engine::{Engine, Human, Task};
use rookery_puzzles::{Effort, Moment, Proof, Scout, Solution};
use rookery_rules::{Color, DrawRules, Game, Move, Square};

use super::game;
use super::pairing::Pairing;
use super::root::{LENGTH, Root};
use crate::puzzles::journal::{MomentVerdict, Record, Sound, Tried, written};
use crate::puzzles::thinker::Thinker;
use crate::puzzles::witness::{Witness, human};

/// A first proof is made with so much less effort; most moments fail it.
const FIRST: u64 = 8;
/// Half-moves within which the same first move would be the same puzzle again.
const NEAR: usize = 12;

/// Everybody who is needed for a game. What they remember is forgotten before each.
pub(super) struct Digger {
    player: Engine,
    human: Arc<Human>,
    thinker: Thinker,
    witness: Witness,
}

/// A puzzle of this game, so that it is not found twice.
struct Known {
    ply: usize,
    squares: (Square, Square),
}

impl Digger {
    pub(super) fn new() -> Self {
        Self {
            player: Engine::new(1),
            human: human(),
            thinker: Thinker::new(8),
            witness: Witness::new(),
        }
    }

    /// Plays the game of a number and looks through it.
    pub(super) fn dig(&mut self, number: u64) -> Record {
        let pairing = Pairing::of(number);
        self.begin();
        let (game, quiet) = game::play(&pairing, &mut self.player, &self.human);
        let moments = self.search(&pairing, &game, quiet, &mut Vec::new());
        let kind = format!("{:?}", pairing.kind).to_lowercase();
        self.record(number, kind, &pairing, &game, moments)
    }

    /// Plays the games that branch off before a puzzle. What begins with the same move as another
    /// of them, or as the puzzle itself, would be much like it.
    pub(super) fn dig_beside(&mut self, root: &Root) -> Vec<Record> {
        let mut known = vec![Known {
            ply: root.ply,
            squares: squares(root.first),
        }];
        let branches = root.branches().map(|pairing| {
            self.begin();
            let mut game = Game::from_position(root.start, DrawRules::AtOnce);
            game::go_on(&mut game, &pairing, LENGTH, &mut self.player, &self.human);
            let moments = self.search(&pairing, &game, 0, &mut known);
            self.record(pairing.seed, "branch".to_owned(), &pairing, &game, moments)
        });
        branches.collect()
    }

    fn begin(&mut self) {
        self.player.forget();
        self.thinker.forget();
        self.thinker.nodes = 0;
    }

    fn record(
        &self,
        number: u64,
        kind: String,
        pairing: &Pairing,
        game: &Game,
        moments: Vec<Tried>,
    ) -> Record {
        Record {
            game: number,
            kind,
            ratings: pairing.ratings.map(|rating| rating.get()),
            start: game.start().fen(),
            moves: written(game.moves()),
            moments,
            nodes: self.thinker.nodes,
        }
    }

    /// Looks at every move of the game after the quiet ones, and at those that were likely instead.
    fn search(
        &mut self,
        pairing: &Pairing,
        game: &Game,
        quiet: usize,
        known: &mut Vec<Known>,
    ) -> Vec<Tried> {
        let look = pairing.look();
        let mut tried = Vec::new();
        let mut task = Task::new(*game.start());
        for (ply, mv) in game.moves().enumerate() {
            if ply >= quiet {
                let side = usize::from(task.position.turn() == Color::Black);
                let rating = pairing.ratings[side].get();
                let glance = self.player.glance(&task);
                let tempting = look.tempting(&self.human, &glance, rating, mv);
                let scout = Scout::new(task.position, &tempting, look.nodes);
                for moment in self.thinker.explore(scout) {
                    let wanted = |solution: &Solution| {
                        let squares = squares(solution.moves[1]);
                        let mut near = known.iter().filter(|known| known.ply.abs_diff(ply) < NEAR);
                        let is_new = !near.any(|known| known.squares == squares);
                        is_new && look.wants(solution)
                    };
                    let Some(verdict) = self.judge(&moment, wanted) else {
                        continue;
                    };
                    if let MomentVerdict::Sound(sound) = &verdict
                        && let Some(first) = sound.first(&moment)
                    {
                        let squares = squares(first);
                        known.push(Known { ply, squares });
                    }
                    tried.push(Tried {
                        ply,
                        mistake: moment.mistake.to_string(),
                        effort: [Effort::PROOF.choice, Effort::PROOF.answer],
                        verdict,
                    });
                }
            }
            task.play(mv);
        }
        tried
    }

    /// The verdict on a moment, if a first proof finds a solution that is wanted.
    fn judge(
        &mut self,
        moment: &Moment,
        wanted: impl Fn(&Solution) -> bool,
    ) -> Option<MomentVerdict> {
        let Moment { before, mistake } = *moment;
        let first = Proof::begin(before, mistake, Effort::PROOF.divided(FIRST));
        match self.thinker.settle(first) {
            Proof::Sound(solution) if wanted(&solution) => {}
            _ => return None,
        }
        let proof = Proof::begin(before, mistake, Effort::PROOF);
        Some(match self.thinker.settle(proof) {
            Proof::Sound(solution) => MomentVerdict::Sound(self.told(&solution)),
            Proof::Flawed(flaw) => MomentVerdict::Flawed(flaw.to_string()),
            Proof::Open(..) => unreachable!("settled"),
        })
    }

    fn told(&mut self, solution: &Solution) -> Sound {
        let clues = self.witness.clues(&solution.before, &solution.moves);
        Sound {
            line: written(solution.moves.iter().copied()),
            score: solution.score.to_string(),
            clues: clues.into_iter().map(Into::into).collect(),
        }
    }
}

fn squares(mv: Move) -> (Square, Square) {
    (mv.from(), mv.to())
}
