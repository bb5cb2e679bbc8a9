//! Seconds of CPU time that a process has used, as Linux counts it.

use std::fs;

/// Of all threads of the process.
pub fn of_process(id: u32) -> f64 {
    let Ok(tasks) = fs::read_dir(format!("/proc/{id}/task")) else { return 0.0 };
    let nanos = tasks.flatten().filter_map(|task| {
        let text = fs::read_to_string(task.path().join("schedstat")).ok()?;
        text.split(' ').next()?.parse::<f64>().ok()
    });
    nanos.sum::<f64>() / 1e9
}

/// Of the process and all that it has started, directly or not.
pub fn of_family(id: u32) -> f64 {
    let all = fs::read_dir("/proc").expect("the processes, as Linux shows them");
    let ids = all.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let parents: Vec<(u32, u32)> = ids.filter_map(|id| Some((id, parent(id)?))).collect();
    let mut family = vec![id];
    let mut at = 0;
    while let Some(&older) = family.get(at) {
        family.extend(parents.iter().filter(|(_, parent)| *parent == older).map(|(id, _)| id));
        at += 1;
    }
    family.into_iter().map(of_process).sum()
}

fn parent(id: u32) -> Option<u32> {
    let text = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name in brackets may hold anything; state and parent follow it.
    let (_, rest) = text.rsplit_once(')')?;
    rest.split_whitespace().nth(1)?.parse().ok()
}
