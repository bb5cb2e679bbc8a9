//! What the adventure has to be for everybody, and what misses.

use rookery_campaign::BATTLES;

use super::Company;

/// Who stands for the learners that it is made for.
const LEARNER: u16 = 800;
/// The part of their battles that they win without help, at least.
const WITHOUT_HELP: f64 = 0.8;
/// If more than this part of the travelers never won a battle, it is a wall.
const WALL: f64 = 1.0 / 3.0;

/// Every promise that is not kept, in words.
pub(super) fn missed(companies: &[Company]) -> Vec<String> {
    let mut missed = Vec::new();
    for company in companies {
        let rating = company.rating;
        let stuck = company.campaigns.len() - company.finished();
        if stuck > 0 {
            missed.push(format!("{stuck} of the {rating} do not finish"));
        }
        let all = company.everywhere();
        let alone = all.share(all.without_help);
        if rating == LEARNER && alone < WITHOUT_HELP {
            let alone = 100.0 * alone;
            missed.push(format!("{rating} wins {alone:.0} % without help"));
        }
        if rating == LEARNER && all.losses == 0 {
            missed.push(format!("{rating} never loses"));
        }
        for battle in &BATTLES {
            let tally = company.at(battle);
            if tally.share(tally.walked_past) > WALL {
                missed.push(format!("{} is a wall for {rating}", battle.key));
            }
        }
    }
    missed
}

#[cfg(test)]
mod tests {
    use rookery_campaign::{Difficulty, Help};
    use rookery_play::BattleVerdict;

    use super::*;
    use crate::calibrate::adventure::campaign::{Campaign, Passed};

    fn company(verdicts: &[BattleVerdict], help: Help) -> Company {
        let battle = &BATTLES[0];
        let tries = verdicts
            .iter()
            .map(|&verdict| (Difficulty::of(battle, &[]), verdict));
        let passed = Passed {
            battle,
            tries: tries.collect(),
            help,
        };
        Company {
            rating: LEARNER,
            campaigns: vec![Campaign {
                passed: vec![passed],
                is_finished: true,
            }],
        }
    }

    #[test]
    fn a_loss_and_a_win_keep_every_promise() {
        let fair = company(&[BattleVerdict::Lost, BattleVerdict::Met], Help::None);
        assert_eq!(missed(&[fair]), Vec::<String>::new());
    }

    #[test]
    fn what_misses_is_named() {
        let dull = company(&[BattleVerdict::Met], Help::None);
        assert_eq!(missed(&[dull]), ["800 never loses"]);
        let mut hard = company(&[BattleVerdict::Lost; 7], Help::Passage);
        hard.campaigns[0].is_finished = false;
        let expected = [
            "1 of the 800 do not finish",
            "800 wins 0 % without help",
            "dormouse is a wall for 800",
        ];
        assert_eq!(missed(&[hard]), expected);
    }
}
