//! Ratings that explain all results of a chain best (Bradley and Terry), with their errors. Anchors
//! stand where outsiders put them, and the rest hangs from them.

use super::chain::MatchScore;
use super::player::Player;

/// What a player turned out to be worth.
#[derive(Clone, Debug)]
pub(super) struct Estimate {
    pub(super) player: Player,
    pub(super) elo: f64,
    /// Of 95 %, as far as chance goes.
    pub(super) margin: f64,
    pub(super) games: usize,
}

const SCALE: f64 = std::f64::consts::LN_10 / 400.0;
/// How sure an anchor's rating is, far beyond what any number of games could tell.
const CERTAIN: f64 = 1e9;

/// A pairing by the numbers of its players, with games and score.
struct Pair {
    players: [usize; 2],
    games: f64,
    score: f64,
}

pub(super) fn fit(results: &[(Player, Player, MatchScore)]) -> Vec<Estimate> {
    let mut players: Vec<Player> = Vec::new();
    let mut number = |player: &Player| {
        players
            .iter()
            .position(|known| known == player)
            .unwrap_or_else(|| {
                players.push(player.clone());
                players.len() - 1
            })
    };
    let pairs: Vec<_> = results
        .iter()
        .map(|(a, b, tally)| Pair {
            players: [number(a), number(b)],
            // One game more, drawn, so that a clean score has an end.
            games: tally.games() as f64 + 1.0,
            score: tally.score() * tally.games() as f64 + 0.5,
        })
        .collect();
    let mut elo: Vec<f64> = players
        .iter()
        .map(|player| f64::from(player.expected()))
        .collect();
    let mut covariance = Vec::new();
    for _ in 0..50 {
        let (slope, mut curve) = derivatives(&pairs, &elo);
        for (i, player) in players.iter().enumerate() {
            if player.is_anchor() {
                curve[i][i] += CERTAIN;
            }
        }
        covariance = inverse(curve);
        for (i, row) in covariance.iter().enumerate() {
            let step: f64 = row.iter().zip(&slope).map(|(a, b)| a * b).sum();
            elo[i] += step.clamp(-200.0, 200.0);
        }
    }
    let games = |i: usize| {
        let of = pairs.iter().filter(|pair| pair.players.contains(&i));
        of.map(|pair| pair.games - 1.0).sum::<f64>() as usize
    };
    let mut estimates: Vec<_> = (0..players.len())
        .map(|i| Estimate {
            player: players[i].clone(),
            elo: elo[i],
            margin: 1.96 * covariance[i][i].max(0.0).sqrt(),
            games: games(i),
        })
        .collect();
    estimates.sort_by(|a, b| a.elo.total_cmp(&b.elo));
    estimates
}

/// How the likelihood rises with each rating, and how its rise falls off.
fn derivatives(pairs: &[Pair], elo: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut slope = vec![0.0; elo.len()];
    let mut curve = vec![vec![0.0; elo.len()]; elo.len()];
    for Pair {
        players: [a, b],
        games,
        score,
    } in pairs
    {
        let expected = 1.0 / (1.0 + (SCALE * (elo[*b] - elo[*a])).exp());
        let surplus = SCALE * (score - games * expected);
        slope[*a] += surplus;
        slope[*b] -= surplus;
        let weight = SCALE * SCALE * games * expected * (1.0 - expected);
        curve[*a][*a] += weight;
        curve[*b][*b] += weight;
        curve[*a][*b] -= weight;
        curve[*b][*a] -= weight;
    }
    (slope, curve)
}

/// By Gauss and Jordan; the matrix is symmetric and positive.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (i, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|j| if i == j { 1.0 } else { 0.0 }));
    }
    for i in 0..size {
        let largest = (i..size).max_by(|&a, &b| matrix[a][i].abs().total_cmp(&matrix[b][i].abs()));
        matrix.swap(i, largest.unwrap_or(i));
        let lead = matrix[i][i];
        for cell in &mut matrix[i] {
            *cell /= lead;
        }
        let pivot = matrix[i].clone();
        for (j, row) in matrix.iter_mut().enumerate() {
            if j != i {
                let times = row[i];
                for (cell, above) in row.iter_mut().zip(&pivot) {
                    *cell -= times * above;
                }
            }
        }
    }
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_hangs_from_its_anchor() {
        // 76 % is 200 Elo.
        let tally = MatchScore {
            won: 760,
            drawn: 0,
            lost: 240,
        };
        let results = [
            (Player::Stockfish(3), Player::Step(1200), tally),
            (Player::Step(1200), Player::Random, tally),
        ];
        let estimates = fit(&results);
        let elo: Vec<_> = estimates
            .iter()
            .map(|estimate| estimate.elo.round())
            .collect();
        assert_eq!(estimates[2].player, Player::Stockfish(3));
        assert!(
            (elo[2] - 1742.0).abs() < 1.0 && (elo[1] - 1542.0).abs() < 3.0,
            "{elo:?}"
        );
        assert!((elo[0] - 1342.0).abs() < 5.0, "{elo:?}");
        // The further from the anchor, the less is known.
        assert!(estimates[0].margin > estimates[1].margin && estimates[2].margin < 1.0);
    }
}
