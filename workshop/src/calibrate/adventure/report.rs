//! The tables: each battle as the travelers of a rating met it, and all of them together.

use rookery_campaign::{BATTLES, Battle, Help};
use rookery_play::BattleVerdict;

use super::Company;
use super::campaign::Passed;

/// A battle, or all battles, of one rating.
pub(super) struct BattleTally {
    /// How often it was met.
    pub(super) met: usize,
    pub(super) tries: usize,
    pub(super) losses: usize,
    draws: usize,
    pub(super) won_at_once: usize,
    /// Won with no more help than advice.
    pub(super) without_help: usize,
    /// Never won, and walked past.
    pub(super) walked_past: usize,
    help: Help,
    rung: u16,
}

impl BattleTally {
    pub(super) fn of<'a>(all: impl Iterator<Item = &'a Passed>) -> Self {
        let none = Self {
            met: 0,
            tries: 0,
            losses: 0,
            draws: 0,
            won_at_once: 0,
            without_help: 0,
            walked_past: 0,
            help: Help::None,
            rung: 0,
        };
        all.fold(none, |sum, one| {
            let rungs = one
                .tries
                .iter()
                .map(|(difficulty, _)| difficulty.rung.get());
            Self {
                met: sum.met + 1,
                tries: sum.tries + one.tries.len(),
                losses: sum.losses + one.ended(BattleVerdict::Lost),
                draws: sum.draws + one.ended(BattleVerdict::Drawn),
                won_at_once: sum.won_at_once + usize::from(one.is_won_at_once()),
                without_help: sum.without_help + usize::from(one.help <= Help::Advice),
                walked_past: sum.walked_past + usize::from(one.help == Help::Passage),
                help: sum.help.max(one.help),
                rung: rungs.fold(sum.rung, u16::max),
            }
        })
    }

    /// A part of the battles that were met, from 0 to 1.
    pub(super) fn share(&self, part: usize) -> f64 {
        part as f64 / self.met.max(1) as f64
    }
}

impl Company {
    /// What became of this battle.
    pub(super) fn at(&self, battle: &Battle) -> BattleTally {
        BattleTally::of(self.all().filter(|one| one.battle == battle))
    }

    /// What became of all battles.
    pub(super) fn everywhere(&self) -> BattleTally {
        BattleTally::of(self.all())
    }

    pub(super) fn finished(&self) -> usize {
        let campaigns = self.campaigns.iter();
        campaigns.filter(|campaign| campaign.is_finished).count()
    }

    fn all(&self) -> impl Iterator<Item = &Passed> {
        self.campaigns.iter().flat_map(|campaign| &campaign.passed)
    }
}

pub(super) fn print(companies: &[Company]) {
    println!(
        "| rating | finished | battles | without help | won at the first try | tries a battle | losses | draws | walked past |"
    );
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    for company in companies {
        let all = company.everywhere();
        println!(
            "| {} | {} of {} | {} | {:.0} % | {:.0} % | {:.2} | {:.2} | {:.2} | {} |",
            company.rating,
            company.finished(),
            company.campaigns.len(),
            all.met,
            100.0 * all.share(all.without_help),
            100.0 * all.share(all.won_at_once),
            all.share(all.tries),
            all.share(all.losses),
            all.share(all.draws),
            all.walked_past,
        );
    }
    for company in companies {
        println!("\n### {}\n", company.rating);
        println!(
            "| battle | met | tries | draws | won at the first | most help | highest rung | walked past |"
        );
        println!("|---|---:|---:|---:|---:|---|---:|---:|");
        for battle in &BATTLES {
            let tally = company.at(battle);
            if tally.met > 0 {
                println!("| {} | {} |", battle.key, row(&tally));
            }
        }
    }
}

fn row(tally: &BattleTally) -> String {
    format!(
        "{} | {:.1} | {:.1} | {:.0} % | {} | {} | {}",
        tally.met,
        tally.share(tally.tries),
        tally.share(tally.draws),
        100.0 * tally.share(tally.won_at_once),
        named(tally.help),
        tally.rung,
        tally.walked_past,
    )
}

fn named(help: Help) -> &'static str {
    match help {
        Help::None => "none",
        Help::Advice => "advice",
        Help::Easier => "easier",
        Help::Hints => "hints",
        Help::Passage => "passage",
    }
}
