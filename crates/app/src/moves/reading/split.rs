//! Where in a text each game begins, found from where the reader had got to after each.

/// Goes through the games of a text in their order.
#[derive(Default)]
pub(super) struct Split {
    last_begins: usize,
    /// Where the last game ended; not known of a broken one.
    last_ends: Option<usize>,
    is_later: bool,
}

impl Split {
    /// Where the game begins that was read up to here.
    pub(super) fn game(&mut self, text: &str, end: usize, is_broken: bool) -> usize {
        let begins = match self.last_ends {
            Some(ends) => ends,
            None if self.is_later => {
                let both = text.get(self.last_begins..end).unwrap_or_default();
                self.last_begins + last_tags(both)
            }
            None => 0,
        };
        self.is_later = true;
        self.last_begins = begins;
        self.last_ends = (!is_broken).then(|| before_number(text, end));
        begins
    }
}

/// The reader may have used the number of the next game's first move to see that this one ended.
fn before_number(text: &str, end: usize) -> usize {
    let read = text.get(..end).unwrap_or_default();
    let line = read.rfind('\n').map_or(0, |at| at + 1);
    if read[line..].trim() == "1" {
        line
    } else {
        end
    }
}

/// Where the last lines of tags begin.
fn last_tags(text: &str) -> usize {
    let mut begins = 0;
    let mut at = 0;
    let mut follows_tag = false;
    for line in text.split_inclusive('\n') {
        let is_tag = line.starts_with('[');
        if is_tag && !follows_tag {
            begins = at;
        }
        follows_tag = is_tag;
        at += line.len();
    }
    begins
}
