//! What ships keeps the promises of its rules. `cargo xtask puzzles check` does with ten times the
//! nodes for all what is done here for a few.

use std::collections::HashSet;

use rookery_engine::Engine;
use rookery_motifs::{Line, Motif, MotifSet, motifs};
use rookery_puzzles::{
    Band, Effort, Family, Likeness, Opinion, Puzzle, Review, SET, Share, pack, unpack,
};

use crate::proofs::answer;

fn puzzles() -> Vec<Puzzle> {
    unpack(SET).expect("what ships is whole")
}

#[test]
fn the_file_is_what_would_be_written() {
    assert_eq!(pack(&puzzles()), SET);
}

#[test]
fn no_puzzle_is_there_twice_or_much_alike() {
    let puzzles = puzzles();
    let names: HashSet<_> = puzzles.iter().map(Puzzle::id).collect();
    let likenesses: HashSet<_> = puzzles.iter().map(|p| Likeness::of(&p.start())).collect();
    assert_eq!(
        (names.len(), likenesses.len()),
        (puzzles.len(), puzzles.len())
    );
    let mut family = Family::default();
    assert!(puzzles.iter().all(|puzzle| family.admits(puzzle)));
}

#[test]
fn themes_are_those_that_the_moves_show_and_a_verdict() {
    let verdicts: MotifSet = [Motif::Equality, Motif::Advantage, Motif::Crushing]
        .into_iter()
        .collect();
    for puzzle in puzzles() {
        let line = Line::answering(*puzzle.before(), puzzle.moves()).expect("legal");
        let shown = motifs(&line);
        let missing = shown.iter().find(|&motif| !puzzle.themes.contains(motif));
        assert_eq!(missing, None, "{}", puzzle.id());
        let others = puzzle.themes.iter().filter(|&theme| !shown.contains(theme));
        let others: Vec<_> = others.collect();
        assert!(others.iter().all(|&theme| verdicts.contains(theme)));
        assert_eq!(others.len(), usize::from(!shown.contains(Motif::Mate)));
    }
}

#[test]
fn no_theme_is_everywhere_and_many_are_well_shown() {
    let puzzles = puzzles();
    let mut share = Share::new(puzzles.len());
    assert!(puzzles.iter().all(|puzzle| share.admits(puzzle)));
    let showing = |theme| puzzles.iter().filter(|p| p.themes.contains(theme)).count();
    let rich = Motif::ALL.iter().filter(|&&theme| showing(theme) >= 100);
    assert!(rich.count() >= 25);
}

#[test]
fn there_are_thousands_easy_and_hard() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 10_000);
    assert!(SET.len() <= 1_500_000);
    // docs/puzzles.md tells how many there are in the hardest band, which are not yet 500.
    for band in Band::wanted().take(10) {
        let within = puzzles.iter().filter(|p| Band::of(p.rating) == band);
        assert!(within.count() >= 500, "{band}");
    }
}

#[test]
fn three_hundred_are_proven_again_from_nothing() {
    let puzzles = puzzles();
    let every = (puzzles.len() / 300).max(1);
    let some: Vec<_> = puzzles.iter().step_by(every).take(300).collect();
    assert_eq!(some.len(), 300);
    let (first, second) = some.split_at(150);
    std::thread::scope(|scope| {
        scope.spawn(|| prove(first));
        prove(second);
    });
}

/// Judges each puzzle with ten times the nodes that it was made with, and an emptied table.
fn prove(puzzles: &[&Puzzle]) {
    let mut engine = Engine::new(32);
    for puzzle in puzzles {
        let nodes = Effort::PROOF.times(10).choice;
        let mut review = Review::new(*puzzle.before(), puzzle.moves(), nodes);
        while let Some(request) = review.request() {
            engine.forget();
            let analysis = answer(&mut engine, &request);
            let opinion = review.hear(&analysis);
            assert_eq!(opinion, Opinion::Agreed, "{}", puzzle.id());
        }
    }
}
