//! An Elo number that moves less the more games it has seen, on the ladder of opponents.

use rookery_analysis::Rating;

/// What a win against an equal is worth twice over: for the first game, and for good.
const FIRST_K: u16 = 320;
const LAST_K: u16 = 24;
/// After so many games more, it is worth half as much.
const K_HALVES_AFTER: u16 = 4;

/// Points out of a thousand that somebody scores who is better by 0, 100, 200 … points, by Elo's
/// curve.
const EXPECTED: [i32; 9] = [500, 640, 760, 849, 909, 947, 969, 983, 990];

/// The rating after a game against this one; nobody won a draw.
#[must_use]
pub fn after(own: Rating, games: u16, against: Rating, has_won: Option<bool>) -> Rating {
    let score = match has_won {
        Some(true) => 1000,
        None => 500,
        Some(false) => 0,
    };
    let own = i32::from(own.get());
    let surprise = score - expected(own - i32::from(against.get()));
    on_ladder(own + i32::from(worth(games)) * surprise / 1000)
}

/// Within so many points the level lies, nineteen times out of twenty; unknown before the first game.
/// One even game tells as much as 680 points; the ladder itself is not surer than a hundred.
#[must_use]
pub fn margin(games: u16) -> Option<u32> {
    let square = (680 * 680_u32).checked_div(u32::from(games))?;
    Some((square.isqrt() / 50 * 50).clamp(100, 400))
}

/// The rung nearest to a number.
#[must_use]
pub fn on_ladder(rating: i32) -> Rating {
    let (lowest, highest) = (Rating::LOWEST, Rating::HIGHEST);
    let rating = rating.clamp(i32::from(lowest.get()), i32::from(highest.get()));
    let rating = u16::try_from(rating).ok().and_then(Rating::new);
    rating.unwrap_or(lowest)
}

/// Elo's K after so many games.
fn worth(games: u16) -> u16 {
    (FIRST_K * K_HALVES_AFTER / (K_HALVES_AFTER + games.min(1000))).max(LAST_K)
}

/// Points out of a thousand to be expected by somebody who is better by so many points.
fn expected(better_by: i32) -> i32 {
    let gap = better_by.abs().min(799);
    let (mark, rest) = ((gap / 100) as usize, gap % 100);
    let share = EXPECTED[mark] + (EXPECTED[mark + 1] - EXPECTED[mark]) * rest / 100;
    if better_by < 0 { 1000 - share } else { share }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_worth_less_and_less() {
        let even = |games| {
            let own = Rating::new(1000).unwrap();
            after(own, games, own, Some(true)).get() - 1000
        };
        let gains = [0, 4, 12, 100, 1000].map(even);
        assert_eq!(gains, [160, 80, 40, 12, 12]);
    }

    #[test]
    fn the_curve_is_elos() {
        assert_eq!((worth(0), worth(4), worth(u16::MAX)), (320, 160, 24));
        assert_eq!(expected(0), 500);
        assert_eq!((expected(150), expected(-150)), (700, 300));
        assert_eq!(expected(5_000), 989);
    }

    #[test]
    fn a_stronger_opponent_gives_more_and_nobody_leaves_the_ladder() {
        let rating = |number| Rating::new(number).unwrap();
        let gain = |against| after(rating(1000), 20, rating(against), Some(true)).get();
        assert!(gain(1400) > gain(1000) && gain(1000) > gain(600));
        let lowest = after(Rating::LOWEST, 0, Rating::HIGHEST, Some(false));
        assert_eq!(lowest, Rating::LOWEST);
        assert_eq!(
            after(Rating::HIGHEST, 0, Rating::HIGHEST, None),
            Rating::HIGHEST
        );
    }
}
