use rookery_engine::*;
use rookery_rules::*;
fn main() {
    let mut e = Engine::new(1);
    let mut tot = 0u64;
    let mut mv = 0;
    let t = std::time::Instant::now();
    let mut n = 0u64;
    for line in std::fs::read_to_string("/tmp/games.tsv")
        .unwrap()
        .lines()
        .skip(1)
        .take(40)
    {
        let mut g = Game::new(DrawRules::AtOnce);
        for (i, san) in line.split('\t').nth(8).unwrap().split(' ').enumerate() {
            if i % 8 == 4 {
                let a = e.glance(&Task::from(&g));
                mv += a.moves.len();
                tot += a.moves.iter().map(|m| m.notices.len() as u64).sum::<u64>();
                n += 1;
            }
            if g.play_san(san).is_err() {
                break;
            }
        }
    }
    println!(
        "{n} positions {} nodes each {} moves {:?} each",
        tot / n,
        mv as u64 / n,
        t.elapsed() / n as u32
    );
}
