//! The corpora of the fuzzer hold, and so does each of them cut short or with a byte changed.

use std::fs;
use std::path::Path;

use rookery_server::fuzzing::LAWS;

/// Changes to each file; the fuzzer itself makes millions.
const CHANGES: usize = 200;

#[test]
fn no_bytes_break_what_reads_them() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    for (name, law) in LAWS {
        law(&[]);
        let mut files = 0;
        for file in fs::read_dir(corpus.join(name)).unwrap() {
            let bytes = fs::read(file.unwrap().path()).unwrap();
            law(&bytes);
            changed(&bytes).for_each(|bytes| law(&bytes));
            files += 1;
        }
        assert!(files > 0, "{name} has no corpus");
    }
}

/// The same changes every time: steps that share no factor with most lengths wander through the
/// whole file and through all bytes.
fn changed(bytes: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    (0..CHANGES).filter(|_| !bytes.is_empty()).map(|change| {
        let place = change * 7919 % bytes.len();
        let mut changed = bytes.to_vec();
        match change % 3 {
            0 => changed.truncate(place),
            1 => changed[place] = (change * 37 % 256) as u8,
            _ => changed.insert(place, b" \",{[0e-"[change % 8]),
        }
        changed
    })
}
