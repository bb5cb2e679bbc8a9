//! How fast and how steadily a level gets near: players of a known strength meet whom it proposes. The
//! figures stand in docs/ladder.md.

use super::*;

/// Chance that is the same in every run.
struct Coin(u64);

impl Coin {
    /// In thousandths.
    fn toss(&mut self) -> u32 {
        // Xorshift, by Marsaglia.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from(self.0 >> 11 & 0xffff_ffff).unwrap_or_default() % 1000
    }
}

/// What Elo's curve expects, in thousandths.
fn expected(strength: u16, against: Rating) -> u32 {
    let ahead = f64::from(strength) - f64::from(against.get());
    (1000.0 / (1.0 + 10_f64.powf(-ahead / 400.0))) as u32
}

/// What came of many players of one strength.
#[derive(Debug, Default)]
struct Course {
    /// Games until half of the players had an even one.
    first_even: usize,
    /// Even games in a hundred: of the first ten, of the next twenty, of the next thirty.
    even: [usize; 3],
    /// How far the level moved by a game: the first five, and from the eleventh to the thirtieth.
    steps: [u32; 2],
}

const PLAYERS: usize = 200;
const GAMES: usize = 60;

fn course(strength: u16, said: Option<Standing>) -> Course {
    let mut coin = Coin(0x9e37_79b9_7f4a_7c15);
    let (mut firsts, mut even, mut moved) = (Vec::new(), [0; 3], [0; 2]);
    for _ in 0..PLAYERS {
        let mut level = MyLevel::default();
        if let Some(said) = said {
            level.say(said, 1);
        }
        let mut first = GAMES;
        for game in 0..GAMES {
            let (against, before) = (level.rung(), level.rating().get());
            let score = expected(strength, against);
            if (400..=600).contains(&score) {
                first = first.min(game);
                even[[0, 1, 2][usize::from(game >= 10) + usize::from(game >= 30)]] += 1;
            }
            // A fifth of what the weaker one scores is drawn.
            let draws = score.min(1000 - score) / 5;
            let has_won = match coin.toss() {
                luck if luck < score - draws => Some(true),
                luck if luck < score + draws => None,
                _ => Some(false),
            };
            level.count(against, has_won, Weight::Full, 1 + game as i64);
            let step = u32::from(before.abs_diff(level.rating().get()));
            match game {
                ..5 => moved[0] += step,
                10..30 => moved[1] += step,
                _ => {}
            }
        }
        firsts.push(first);
    }
    firsts.sort_unstable();
    let share = |count: usize, games: usize| count * 100 / (PLAYERS * games);
    let players = u32::try_from(PLAYERS).unwrap();
    Course {
        first_even: firsts[PLAYERS / 2],
        even: [share(even[0], 10), share(even[1], 20), share(even[2], 30)],
        steps: [moved[0] / players / 5, moved[1] / players / 20],
    }
}

#[test]
fn everybody_from_200_to_2000_comes_to_even_games_and_the_number_keeps_still() {
    for strength in (200..=2000).step_by(200) {
        let silent = course(strength, None);
        println!("{strength}, who says nothing: {silent:?}");
        // Nobody knows it exactly.
        let off = if strength < 1000 {
            strength + 200
        } else {
            strength - 200
        };
        let told = course(strength, Some(Standing::About(rung(off))));
        println!("{strength}, who says {off}: {told:?}");
        assert!(silent.first_even <= 20, "{strength}: {silent:?}");
        assert!(silent.even[2] >= 75, "{strength}: {silent:?}");
        assert!(silent.steps[0] <= 80, "{strength}: {silent:?}");
        assert!(told.first_even <= 8, "{strength}: {told:?}");
        assert!(told.even[1] >= 60, "{strength}: {told:?}");
        assert!(told.steps[0] <= 50, "{strength}: {told:?}");
    }
}
