use horda_kit::*;
use horda_zombiaki::{pack::*, *};
use std::sync::Arc;
use std::time::Instant;
fn main() {
    let z = std::fs::read_to_string("content/zombiaki/zombies.toml").unwrap();
    let h = std::fs::read_to_string("content/zombiaki/humans.toml").unwrap();
    let pack = match Pack::load(
        Source { file: "zombies.toml", text: &z },
        Source { file: "humans.toml", text: &h },
    ) {
        Ok(p) => p,
        Err(e) => {
            for p in e {
                println!("{p}")
            }
            return;
        }
    };
    let rules = Zombiaki::new(Arc::new(pack), Default::default());
    println!(
        "state {} view {} action {}",
        size_of::<state::State>(),
        size_of::<view::View>(),
        size_of::<action::Action>()
    );
    let n = 100_000u64;
    let t = Instant::now();
    let mut dec = 0u64;
    let mut offers = 0u64;
    let mut zw = 0;
    let mut out = Vec::with_capacity(64);
    let mut rounds = 0u64;
    for seed in 0..n {
        let mut luck = FastLuck::new(seed);
        let mut cx = Cx::playout(FastLuck::new(seed ^ 0x9999));
        let mut s = rules.deal(&mut cx);
        loop {
            match rules.pending(&s) {
                Pending::Over(v) => {
                    if v.winners.contains(Seat(0)) {
                        zw += 1
                    };
                    rounds += s.face_up.round as u64;
                    break;
                }
                Pending::Decision { seats, .. } => {
                    let seat = seats.iter().next().unwrap();
                    out.clear();
                    rules.legal_actions(&s, seat, &mut out);
                    offers += out.len() as u64;
                    let a = out[pick(Odds::Uniform(out.len() as u32), &mut luck) as usize];
                    dec += 1;
                    rules.apply(&mut s, seat, &a, &mut cx);
                }
            }
        }
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s {:.2}M dec/s {:.1} dec/game {:.1} offers/dec zombies win {:.1}% rounds {:.1}",
        n as f64 / e,
        dec as f64 / e / 1e6,
        dec as f64 / n as f64,
        offers as f64 / dec as f64,
        100.0 * zw as f64 / n as f64,
        rounds as f64 / n as f64
    );
}
